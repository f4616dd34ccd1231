"""From the state to what a seat may know, and from what a seat knows to a state that may be."""

from random import Random

from rules_core.games.ahrensache.material import Card, in_order
from rules_core.games.ahrensache.secret import Secret
from rules_core.games.ahrensache.state import State
from rules_core.games.ahrensache.view import View, unseen
from rules_core.kernel.game import Seat
from rules_core.pieces.bag import bag_of


def view_of(state: State, seat: Seat | None) -> View:
    """What the seat, or a bystander, may know (rule 3.10)."""
    hands: list[int] = []
    face_down: list[int] = []
    buried: list[int] = []
    for secret in state.secrets:
        hands.append(len(secret.hand))
        face_down.append(len(secret.face_down))
        buried.append(len(secret.buried))
    own = None if seat is None else state.secrets[seat]
    left = sum(state.draw_pile.values())
    return View(state.public, seat, own, tuple(hands), tuple(face_down), tuple(buried), left)


def guess(view: View, rng: Random) -> State:
    """A state that the viewer cannot tell from the real one: unseen cards lie anywhere they may."""
    pool: list[Card] = [card for card, count in unseen(view).items() for _ in range(count)]

    def take(count: int) -> tuple[Card, ...]:
        return in_order([_drawn(pool, rng) for _ in range(count)])

    secrets = tuple(
        view.secret
        if seat == view.seat and view.secret is not None
        else Secret(
            take(view.hand_counts[seat]), take(view.face_down_counts[seat]), take(view.buried_counts[seat])
        )
        for seat in view.public.seats
    )
    pile = bag_of(pool)
    return State(view.public, secrets, pile)


def _drawn(pool: list[Card], rng: Random) -> Card:
    """Take any card out of the pool, by `random()` alone: the one stream that every Python keeps."""
    at = int(rng.random() * len(pool))
    pool[at], pool[-1] = pool[-1], pool[at]
    return pool.pop()

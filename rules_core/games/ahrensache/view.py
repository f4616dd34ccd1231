"""What one seat, or a bystander, may know of a state."""

from rules_core.games.ahrensache.material import CARDS, DECK, Card
from rules_core.games.ahrensache.public import Player, Public
from rules_core.games.ahrensache.secret import Secret
from rules_core.kernel.game import Seat
from rules_core.kernel.value import Value
from rules_core.pieces.bag import Bag


class View(Value, frozen=True):
    """The open table, the viewer's own secrets, and how many cards the others hide."""

    public: Public
    seat: Seat | None
    secret: Secret | None  # of the viewer
    hand_counts: tuple[int, ...]
    face_down_counts: tuple[int, ...]
    buried_counts: tuple[int, ...]
    draw_count: int

    def own(self) -> Player:
        """The public part of the viewer's seat; the viewer must have one."""
        assert self.seat is not None
        return self.public.players[self.seat]


def unseen(view: View) -> Bag[Card]:
    """The bidding cards that the viewer cannot place: in the draw pile, or hidden by other seats."""
    left = dict(DECK)
    seen: list[Card] = [*view.public.display]
    for player in view.public.players:
        if player.standing is not None:
            seen += [played.card for played in player.standing.face_up]
    if view.secret is not None:
        seen += [*view.secret.hand, *view.secret.face_down, *view.secret.buried]
    for card in seen:
        left[card] -= 1
    for card, count in view.public.discards.items():
        left[card] -= count
    return {card: left[card] for card in CARDS if left[card]}

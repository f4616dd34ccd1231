"""What a bid is worth, and why it may not be made (rules 3.2 to 3.9 and section 4).

Works on the open table and the bidder's own secrets, so that rules, screen and bots count alike.
"""

from rules_core.games.ahrensache.actions import Bid, Change, Mode, Pass
from rules_core.games.ahrensache.material import COLOUR_OF, COUNTED, VALUE_OF, BuildingId, Card
from rules_core.games.ahrensache.public import Bonus, PlayedCard, Player, Public, Standing
from rules_core.games.ahrensache.secret import Secret
from rules_core.kernel.game import Refusal, Seat
from rules_core.kernel.value import Value

FACE_DOWN_VALUE = 2
HAYLOFT_CARDS = 3  # rule 4.3: so many face-down cards of a phase count 3
CHANGES_EACH = 2  # rules 4.5, 4.6
WATER_TOWER_FROM, WATER_TOWER = 7, 3
PIGSTY_FROM, PIGSTY = 3, 4
GRAIN_MILL = 3
TOOL_SHED_HAND, TOOL_SHED = 2, 4
CIDER_PRESS = 5
DAIRY_OVER = 28
TRACK = 40

UNCHANGED = {card: PlayedCard(card, card) for card in COUNTED}
"""Each card as it is played when no building changes it."""


class Tally(Value, frozen=True):
    """A bid's value and its parts (rule 3.4)."""

    played: tuple[PlayedCard, ...]  # all face-up cards of the whole bid
    face_up: int
    display: int
    face_down: int
    grain: int
    bonuses: tuple[Bonus, ...]  # kept and gained, all buildings
    gained: tuple[Bonus, ...]  # gained by this act, before the grain mill
    arrival: int  # where the figure arrives, before the grain mill (4.0)
    value: int


def space(value: int) -> int:
    """The space of the bid track on which a bid's figure stands: 1 to 40, again and again (3.7)."""
    return (value - 1) % TRACK + 1


def others_at(public: Public, seat: Seat, value: int) -> bool:
    """Whether another figure stands or lies on the space of that bid (4.7)."""
    if value < 1:
        return False
    at = space(value)
    if public.neutral is not None and space(public.neutral) == at:
        return True
    return any(
        player.standing is not None and player.standing.value > 0 and space(player.standing.value) == at
        for other, player in enumerate(public.players)
        if other != seat
    )


_MODES: dict[tuple[bool, bool], tuple[Mode, ...]] = {
    (True, True): ("colour", "value"),
    (True, False): ("colour",),
    (False, True): ("value",),
    (False, False): (),
}


def modes(cards: tuple[Card, ...]) -> tuple[Mode, ...]:
    """The modes that these face-up cards allow (3.3, 3.5)."""
    if len(cards) < 2:
        return ("colour", "value") if cards else ()
    colour, value = COLOUR_OF[cards[0]], VALUE_OF[cards[0]]
    same_colour = same_value = True
    for card in cards:
        same_colour = same_colour and COLOUR_OF[card] == colour
        same_value = same_value and VALUE_OF[card] == value
    return _MODES[same_colour, same_value]


def display_value(display: tuple[Card, ...], mode: Mode | None, example: Card | None) -> int:
    """What the matching cards of the display add (3.5); `example` is any face-up card of the bid."""
    if mode is None or example is None:
        return 0
    if mode == "colour":
        colour = COLOUR_OF[example]
        return sum([VALUE_OF[card] for card in display if COLOUR_OF[card] == colour])
    value = VALUE_OF[example]
    return sum([value for card in display if VALUE_OF[card] == value])


def face_down_value(count: int, before: int, hayloft: bool) -> int:
    """What so many further face-down cards count when `before` already lie in the bid (3.4, 4.3)."""
    at_three = min(count, max(0, HAYLOFT_CARDS - before)) if hayloft else 0
    return FACE_DOWN_VALUE * count + at_three


def grain_value(grain: int, sheep_pasture: bool) -> int:
    """What the grain of a phase adds to a bid (3.6, 4.4)."""
    return grain // 2 * (4 if sheep_pasture else 3) + grain % 2


def played_cards(standing: Standing | None, face_up: tuple[Card, ...]) -> list[PlayedCard]:
    """The face-up cards of the whole bid, earlier ones first, before changes."""
    earlier = standing.face_up if standing is not None else ()
    return [*earlier, *[UNCHANGED[card] for card in face_up]]


def change_cards(played: list[PlayedCard], changes: tuple[Change, ...]) -> int | None:
    """Apply changes in place; the index of the first one that finds no card of its own, or None.

    Of equal cards the new one is raised and the earlier one lowered: the only difference it makes is
    to the water tower (4.1), and this way it is always to the bidder's good.
    """
    untouched = set(range(len(played)))
    for number, change in enumerate(changes):
        fitting = [i for i in untouched if played[i].counts_as == change.card]
        if not fitting:
            return number
        raised = VALUE_OF[change.counts_as] > VALUE_OF[change.card]
        chosen = max(fitting) if raised else min(fitting)
        untouched.remove(chosen)
        played[chosen] = PlayedCard(played[chosen].card, change.counts_as)
    return None


def tally(public: Public, seat: Seat, secret: Secret, act: Bid | Pass) -> Tally:
    """The value of the seat's whole bid after this act, counted anew (3.9).

    For acts that `bid_refusal` or `pass_refusal` allow; with others it counts what can be counted.
    """
    if isinstance(act, Pass):
        return _tally_pass(public, seat, secret, act)
    player = public.players[seat]
    standing, owned = player.standing, player.buildings
    played = played_cards(standing, act.face_up)
    if act.changes:
        change_cards(played, act.changes)
    down_before = len(secret.face_down)
    down_now = len(act.face_down)
    hayloft = "hayloft" in owned
    face_up = sum([VALUE_OF[card.counts_as] for card in played])
    display = display_value(public.display, act.mode, played[0].counts_as if played else None)
    face_down = face_down_value(down_before + down_now, 0, hayloft)
    grain = grain_value((standing.grain if standing else 0) + act.grain, "sheep_pasture" in owned)
    gained: tuple[Bonus, ...] = ()
    if owned:
        new_up = sum([VALUE_OF[card.counts_as] for card in played[len(played) - len(act.face_up) :]])
        new_down = face_down_value(down_now, down_before, hayloft)
        gained = _gained(owned, len(act.face_up) + down_now, new_up + new_down, act)
    return _summed(standing, act, tuple(played), (face_up, display, face_down, grain), gained)


def _gained(owned: tuple[BuildingId, ...], cards: int, worth: int, act: Bid) -> tuple[Bonus, ...]:
    """What 4.1, 4.2, 4.10 and 4.14 add to a bid of so many new cards worth so much together."""
    gained = []
    if "water_tower" in owned and worth >= WATER_TOWER_FROM:
        gained.append(Bonus("water_tower", WATER_TOWER))
    if "pigsty" in owned and cards >= PIGSTY_FROM:
        gained.append(Bonus("pigsty", PIGSTY))
    return (*gained, *_chosen(act))


def _chosen(act: Bid | Pass) -> tuple[Bonus, ...]:
    return ((Bonus("tool_shed", TOOL_SHED),) if act.tool_shed else ()) + (
        (Bonus("cider_press", CIDER_PRESS),) if act.cider_press else ()
    )


def _summed(
    standing: Standing | None,
    act: Bid | Pass,
    played: tuple[PlayedCard, ...],
    parts: tuple[int, int, int, int],
    gained: tuple[Bonus, ...],
) -> Tally:
    bonuses = standing.bonuses + gained if standing else gained
    arrival = value = sum(parts) + (sum([bonus.points for bonus in bonuses]) if bonuses else 0)
    if act.grain_mill:
        bonuses = (*bonuses, Bonus("grain_mill", GRAIN_MILL))
        value += GRAIN_MILL
    return Tally(played, *parts, bonuses, gained, arrival, value)


def _tally_pass(public: Public, seat: Seat, secret: Secret, act: Pass) -> Tally:
    player = public.players[seat]
    standing = player.standing
    if standing is None:
        return Tally((), 0, 0, 0, 0, (), (), 0, 0)
    up = standing.face_up
    parts = (
        sum([VALUE_OF[card.counts_as] for card in up]),
        display_value(public.display, standing.mode, up[0].counts_as if up else None),
        face_down_value(len(secret.face_down), 0, "hayloft" in player.buildings),
        grain_value(standing.grain, "sheep_pasture" in player.buildings),
    )
    return _summed(standing, act, standing.face_up, parts, _chosen(act))


def building_refusal(player: Player, building: BuildingId, rule: str) -> Refusal | None:
    """Why a "once" building cannot be used: it is not owned, or was used in this phase."""
    if building not in player.buildings:
        return Refusal(rule, "building_not_owned", {"building": building})
    if building in player.used:
        return Refusal(rule, "building_used", {"building": building})
    return None


def bid_refusal(public: Public, seat: Seat, secret: Secret, bid: Bid) -> Refusal | None:
    """Why this bid may not be made, or None; the seat is at turn."""
    return (
        _cards_refusal(secret, bid)
        or _grain_refusal(public.players[seat], bid)
        or (_changes_refusal(public.players[seat], bid) if bid.changes else None)
        or _match_refusal(public.players[seat], bid)
        or _choices_refusal(public, seat, secret, bid)
    )


def _cards_refusal(secret: Secret, bid: Bid) -> Refusal | None:
    cards = bid.face_up + bid.face_down
    if not cards:
        return Refusal("3.2", "no_card")
    left = list(secret.hand)
    for card in cards:
        if card not in left:
            return Refusal("3.2", "not_in_hand", {"card": card})
        left.remove(card)
    return None


def _grain_refusal(player: Player, bid: Bid) -> Refusal | None:
    if not 0 <= bid.grain <= player.grain:
        return Refusal("3.6", "grain_missing", {"grain": bid.grain, "have": player.grain})
    return None


def _changes_refusal(player: Player, bid: Bid) -> Refusal | None:
    recoloured = revalued = 0
    for change in bid.changes:
        if change.card not in VALUE_OF or change.counts_as not in VALUE_OF:
            return Refusal("4.6", "value_out_of_range", {"card": change.counts_as})
        step = abs(VALUE_OF[change.card] - VALUE_OF[change.counts_as])
        if step > 1:
            return Refusal("4.6", "value_step", {"card": change.card, "counts_as": change.counts_as})
        revalued += step
        recoloured += COLOUR_OF[change.card] != COLOUR_OF[change.counts_as]
        if change.card == change.counts_as:
            return Refusal("4.5", "no_change", {"card": change.card})
    if recoloured and (refusal := building_refusal(player, "cowshed", "4.5")):
        return refusal
    if revalued and (refusal := building_refusal(player, "water_mill", "4.6")):
        return refusal
    if recoloured > CHANGES_EACH:
        return Refusal("4.5", "too_many_changes", {"limit": CHANGES_EACH})
    if revalued > CHANGES_EACH:
        return Refusal("4.6", "too_many_changes", {"limit": CHANGES_EACH})
    missing = change_cards(played_cards(player.standing, bid.face_up), bid.changes)
    if missing is not None:
        return Refusal("4.6", "no_card_to_change", {"card": bid.changes[missing].card})
    return None


def _match_refusal(player: Player, bid: Bid) -> Refusal | None:
    played = played_cards(player.standing, bid.face_up)
    if not played:
        return None if bid.mode is None else Refusal("3.5", "mode_without_cards")
    change_cards(played, bid.changes)
    if bid.mode is None:
        return Refusal("3.5", "mode_missing")
    first = played[0].counts_as
    for card in played:
        if bid.mode == "colour" and COLOUR_OF[card.counts_as] != COLOUR_OF[first]:
            return Refusal("3.3", "colours_differ", {"card": card.counts_as, "other": first})
        if bid.mode == "value" and VALUE_OF[card.counts_as] != VALUE_OF[first]:
            return Refusal("3.3", "values_differ", {"card": card.counts_as, "other": first})
    return None


def _choices_refusal(public: Public, seat: Seat, secret: Secret, act: Bid | Pass) -> Refusal | None:
    """Why tool shed, cider press, grain mill or dairy cannot be used with this act (4.0)."""
    if not (act.tool_shed or act.cider_press or act.grain_mill or act.dairy):
        return None
    player = public.players[seat]
    played = len(act.face_up) + len(act.face_down) if isinstance(act, Bid) else 0
    counted = tally(public, seat, secret, act)
    return (
        (shed_refusal(player, len(secret.hand) - played) if act.tool_shed else None)
        or (_press_refusal(player) if act.cider_press else None)
        or (mill_refusal(public, seat, counted.arrival) if act.grain_mill else None)
        or (dairy_refusal(player, counted.value) if act.dairy else None)
    )


def shed_refusal(player: Player, hand: int) -> Refusal | None:
    """Why the tool shed cannot be used with so many cards left in the hand (4.10)."""
    if refusal := building_refusal(player, "tool_shed", "4.10"):
        return refusal
    if hand > TOOL_SHED_HAND:
        return Refusal("4.10", "hand_too_large", {"cards": hand, "limit": TOOL_SHED_HAND})
    return None


def _press_refusal(player: Player) -> Refusal | None:
    if refusal := building_refusal(player, "cider_press", "4.14"):
        return refusal
    return None if player.apples else Refusal("4.14", "no_apple")


def mill_refusal(public: Public, seat: Seat, arrival: int) -> Refusal | None:
    """Why the grain mill cannot raise the figure that arrives there (4.7)."""
    player = public.players[seat]
    if refusal := building_refusal(player, "grain_mill", "4.7"):
        return refusal
    if player.standing is not None and player.standing.value == arrival:
        return Refusal("4.7", "not_arriving", {"value": arrival})
    if not others_at(public, seat, arrival):
        return Refusal("4.7", "nobody_there", {"space": space(arrival)})
    return None


def dairy_refusal(player: Player, value: int) -> Refusal | None:
    """Why the dairy cannot be used with a bid of that value (4.9)."""
    if refusal := building_refusal(player, "dairy", "4.9"):
        return refusal
    if value <= DAIRY_OVER:
        return Refusal("4.9", "bid_too_low", {"value": value, "over": DAIRY_OVER})
    return None


def pass_refusal(public: Public, seat: Seat, secret: Secret, act: Pass, light_free: bool) -> Refusal | None:
    """Why the seat may not pass in this way, or None (3.11, 3.13)."""
    if public.players[seat].standing is not None:
        return _choices_refusal(public, seat, secret, act)
    if secret.hand or light_free:
        return Refusal("3.11", "no_bid")
    if act != Pass():
        return Refusal("3.13", "bid_of_zero")
    return None

"""The keys and values of Ährensache's sentences; the sentences are in resources/translations."""

from collections.abc import Sequence
from typing import Any

from ahrensache_desktop.text.narrator import Saying, Values
from rules_core.games.ahrensache.actions import (
    Action,
    Bid,
    ChooseEither,
    ChoosePlanSide,
    DropOut,
    Pass,
    PlaceTile,
    TakeFarmer,
)
from rules_core.games.ahrensache.events import (
    BiddingEnded,
    BidMade,
    CardDiscarded,
    CardDrawn,
    CardsShifted,
    Event,
    FarmerTaken,
    GoodsTaken,
    PasturesTaken,
    TilesRemoved,
)
from rules_core.games.ahrensache.material import (
    BUILDINGS,
    COLOUR_OF,
    PLAN_POINTS,
    VALUE_OF,
    Card,
    TileId,
    farmer_colour,
)
from rules_core.kernel.game import PointsLine, Refusal


class AhrensachePhrases:
    """Turns ids of Ährensache into words."""

    prefix = "ahrensache"

    def event(self, event: Event, say: Saying) -> tuple[str, Values]:
        """A sentence for every event; what is secret is left out of it."""
        key = type(event).__name__
        values = _values(event, say)
        match event:
            case CardDrawn(card=None) | CardDiscarded(card=None):
                key += "-hidden"
            case BidMade():
                values["cards"] = _bid_cards(event, say)
            case BiddingEnded(order):
                values["order"] = ", ".join(say.seat(seat) for seat in order)
            case CardsShifted(cards):
                values["cards"] = _cards(cards, say)
            case PasturesTaken(tiles=tiles) | TilesRemoved(tiles):
                values["count"] = len(tiles)
            case FarmerTaken(colour=colour):
                values["colour"] = say.name(f"farmer-{colour}-taken")
            case GoodsTaken(grain=grain, apples=apples):
                key += "-both" if grain and apples else ("-grain" if grain else "-apples")
        return key, values

    def action(self, action: Action, view: Any, say: Saying) -> tuple[str, Values]:
        """The words of a button."""
        key = type(action).__name__
        values = _values(action, say)
        match action:
            case ChoosePlanSide(side):
                return f"{key}-{side}", {"points": PLAN_POINTS[side]}
            case ChooseEither(side):
                return f"{key}-{side}", {}
            case TakeFarmer(colour):
                return f"{key}-{colour}", {}
            case Bid() | Pass():
                return key, {}
            case DropOut(offer):
                return key, {"offer": offer}
            case PlaceTile(tile, cell):
                values.update(tile=_tile(tile, say), x=cell[0], y=cell[1])
        return key, values

    def refusal_values(self, refusal: Refusal, say: Saying) -> Values:
        """The values of a refusal, with names instead of ids."""
        values = {name: _named(name, value, say) for name, value in refusal.values.items()}
        if refusal.reason == "farmer_owned":
            values["farmer"] = say.name(f"farmer-{refusal.values['farmer']}-taken")
        return values

    def points_reason(self, line: PointsLine) -> tuple[str, Values]:
        """What the points of a line rest on."""
        if line.reason == "plan" and not line.details:
            return "plan-none", {}
        return line.reason, {"points": line.points, **line.details}


def _values(thing: Any, say: Saying) -> Values:
    """The plain fields of an event or action, ids as names."""
    values: Values = {}
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        if isinstance(value, bool):
            continue
        if isinstance(value, int | str):
            values[name] = _named(name, value, say)
    return values


def _named(field: str, value: int | str, say: Saying) -> int | str:
    """An id as a word; anything else as it is."""
    if field == "seat" and isinstance(value, int):
        return say.seat(value)
    if not isinstance(value, str):
        return value
    if field in ("card", "counts_as", "other") and value in VALUE_OF:
        return card_name(Card(value), say)
    if field == "building":
        return say.name(f"building-{value}")
    if field in ("colour", "farmer"):
        return say.name(f"farmer-{value}-of")
    if field == "tile":
        return _tile(TileId(value), say)
    if field == "side":
        return say.name(f"side-{value}")
    return value


def card_name(card: Card, say: Saying) -> str:
    """A bidding card in words."""
    return say.name(f"card-{COLOUR_OF[card]}", value=VALUE_OF[card])


def _cards(cards: Sequence[Card], say: Saying) -> str:
    return say.listed([card_name(card, say) for card in cards])


def _bid_cards(event: BidMade, say: Saying) -> str:
    """What was played, face-down cards by number."""
    parts = [card_name(card, say) for card in event.face_up]
    if event.face_down_count:
        parts.append(say.name("face-down", count=event.face_down_count))
    if event.grain:
        parts.append(say.name("grain", count=event.grain))
    return say.listed(parts)


def _tile(tile: TileId, say: Saying) -> str:
    """A tile as the object of a sentence."""
    colour = farmer_colour(tile)
    if colour is not None:
        return say.name(f"farmer-{colour}-taken")
    if tile in BUILDINGS:
        return say.name("tile-building", building=say.name(f"building-{tile}"))
    return say.name("tile-pasture")

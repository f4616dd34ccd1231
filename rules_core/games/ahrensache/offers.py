"""What the offers give, by number of players (rules 2.1, 2.2)."""

from typing import Literal

from msgspec.structs import astuple

from rules_core.games.ahrensache.material import OFFERS, OfferId
from rules_core.kernel.value import Value

EitherId = Literal["pasture", "farmer", "building", "goods", "paid_farmer", "grain", "apple"]
"""One side of an "or" on an offer."""


class Gain(Value, frozen=True):
    """What an offer, or one side of its "or", gives."""

    pastures: int = 0
    farmer: bool = False
    farmer_price: int = 0  # grain to pay for the farmer
    building: bool = False  # with the round marker
    grain: int = 0
    apples: int = 0


class Offer(Value, frozen=True):
    """An offer: what it always gives, and the sides of its "or", if it has one."""

    id: OfferId
    always: Gain = Gain()
    either: dict[EitherId, Gain] = {}


_TWO_PASTURES = Offer("A", Gain(pastures=2))
_PASTURE_OR_FARMER = Offer("B", either={"pasture": Gain(pastures=1), "farmer": Gain(farmer=True)})
_PASTURE_AND_FARMER = Offer("B", Gain(pastures=1, farmer=True))
_FARMER_OR_BUILDING = Offer("C", either={"farmer": Gain(farmer=True), "building": Gain(building=True)})
_FARMER_AND_GOODS = Offer("C", Gain(farmer=True), either={"grain": Gain(grain=2), "apple": Gain(apples=1)})
_PASTURE_AND_GRAIN = Offer("D", Gain(pastures=1, grain=1))
_BUILDING_AND_APPLE = Gain(building=True, apples=1)
_GOODS_OR_PAID_FARMER: dict[EitherId, Gain] = {
    "goods": Gain(grain=2, apples=2),
    "paid_farmer": Gain(farmer=True, farmer_price=3),
}

_THREE = (_TWO_PASTURES, _PASTURE_OR_FARMER, _FARMER_OR_BUILDING, Offer("D", either=_GOODS_OR_PAID_FARMER))

OFFERS_OF: dict[int, tuple[Offer, ...]] = {
    2: _THREE,
    3: _THREE,
    4: (
        _TWO_PASTURES,
        _PASTURE_AND_FARMER,
        _FARMER_AND_GOODS,
        Offer("D", _BUILDING_AND_APPLE),
        Offer("E", either=_GOODS_OR_PAID_FARMER),
    ),
    5: (
        _TWO_PASTURES,
        _PASTURE_AND_FARMER,
        _FARMER_AND_GOODS,
        _PASTURE_AND_GRAIN,
        Offer("E", _BUILDING_AND_APPLE),
        Offer("F", either=_GOODS_OR_PAID_FARMER),
    ),
}
"""The offers from left to right, by number of players."""


def _together(one: Gain, other: Gain) -> Gain:
    """Both; no offer has a farmer, or a building, twice."""
    pairs = zip(astuple(one), astuple(other), strict=True)
    return Gain(*(a or b if isinstance(a, bool) else a + b for a, b in pairs))


GAINS: dict[tuple[int, OfferId, EitherId | None], Gain] = {
    (players, offer.id, side): offer.always if side is None else _together(offer.always, offer.either[side])
    for players, offers in OFFERS_OF.items()
    for offer in offers
    for side in (None, *offer.either)
}
"""All that an offer gives with a side of its "or" chosen, by number of players."""

LIGHT_COUNT = {2: 1, 3: 1, 4: 2, 5: 2}


def _slots(offer: Offer) -> list[OfferId]:
    shown = max(gain.pastures for gain in (offer.always, *offer.either.values()))
    return [offer.id] * shown


_IDS = {players: OFFERS[: len(offers)] for players, offers in OFFERS_OF.items()}
_LIGHT = {players: _IDS[players][-count:] for players, count in LIGHT_COUNT.items()}
_SLOTS = {
    players: tuple(slot for offer in offers for slot in _slots(offer))
    for players, offers in OFFERS_OF.items()
}


def offers_for(players: int) -> tuple[Offer, ...]:
    """The offers from left to right."""
    return OFFERS_OF[players]


def offer_ids(players: int) -> tuple[OfferId, ...]:
    """The names of the offers from left to right."""
    return _IDS[players]


def light_offers(players: int) -> tuple[OfferId, ...]:
    """The light offers: the rightmost ones (rule 2.2)."""
    return _LIGHT[players]


def pasture_slots(players: int) -> tuple[OfferId, ...]:
    """The offer at which each open pasture lies: two at A, then one at each other that shows one (2.3)."""
    return _SLOTS[players]

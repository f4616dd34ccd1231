"""The offers: crates with what they give, and the tiles that lie in them."""

from collections.abc import Iterator

from msgspec.structs import replace

from ahrensache_desktop.scene.spot import Layer, Spot
from ahrensache_desktop.titles.ahrensache.board import Board
from ahrensache_desktop.titles.ahrensache.crate_art import CratePicture, Signs
from ahrensache_desktop.titles.ahrensache.farm_view import tile_picture
from ahrensache_desktop.titles.ahrensache.sheet_art import BuildingCardPicture
from ahrensache_desktop.titles.ahrensache.words import Words
from rules_core.games.ahrensache.material import TileId
from rules_core.games.ahrensache.offers import Gain, Offer, light_offers, offers_for, pasture_slots
from rules_core.games.ahrensache.public import Public


def signs_of(gain: Gain) -> Signs:
    """What is given, as signs."""
    signs = (
        ("pasture", gain.pastures),
        ("farmer", int(gain.farmer)),
        ("pay", int(bool(gain.farmer_price))),
        ("building", int(gain.building)),
        ("marker", int(gain.building)),
        ("grain", gain.grain),
        ("apple", gain.apples),
    )
    return tuple((sign, count) for sign, count in signs if count)


def gain_words(gain: Gain, words: Words) -> str:
    """What is given, in words."""
    parts = []
    if gain.pastures:
        parts.append(words.say("gain-pastures", count=gain.pastures))
    if gain.farmer:
        price = gain.farmer_price
        parts.append(words.say("gain-paid-farmer", price=price) if price else words.say("gain-farmer"))
    if gain.building:
        parts.append(words.say("gain-building"))
    if gain.grain:
        parts.append(words.say("gain-grain", count=gain.grain))
    if gain.apples:
        parts.append(words.say("gain-apples", count=gain.apples))
    return words.joined(parts)


def offer_words(offer: Offer, light: bool, draws: int, words: Words) -> str:
    """An offer in words: its name, what it gives, and the cards drawn with it."""
    sides = [gain_words(side, words) for side in offer.either.values()]
    always = gain_words(offer.always, words)
    gives = words.either(sides) if sides else always
    if sides and always:
        gives = words.say("always-and-either", always=always, either=gives)
    heading = words.say("light-offer" if light else "offer", offer=offer.id)
    lines = [heading, gives, words.say("draws", count=draws)]
    if light:
        lines.append(words.say("light-hint"))
    return "\n".join(lines)


def holds_tiles(offer: Offer) -> bool:
    """Whether tiles lie in the crate."""
    return any(gain.pastures or gain.building for gain in (offer.always, *offer.either.values()))


def crate_spots(board: Board) -> Iterator[Spot]:
    """The crates and what lies in them."""
    public, layout = board.public, board.layout
    players = len(public.players)
    offers = offers_for(players)
    draws = public.edition.draws[str(players)]
    for index, offer in enumerate(offers):
        light = offer.id in light_offers(players)
        picture = CratePicture(
            offer.id,
            signs_of(offer.always),
            tuple(signs_of(side) for side in offer.either.values()),
            board.words.say("or"),
            light,
            draws[index],
            holds_tiles(offer),
        )
        tip = offer_words(offer, light, draws[index], board.words)
        place = layout.offer(index, len(offers))
        yield Spot(("offer", offer.id), picture, *place, Layer.BOARD, tip=tip, shadow=4 * board.unit)
        yield from _tiles(board, offer, index, len(offers))


def places_of(public: Public, offer: Offer) -> tuple[int, int]:
    """How many pasture slots a crate has, and how many places for tiles in all."""
    slots = pasture_slots(len(public.players)).count(offer.id)
    building = any(gain.building for gain in (offer.always, *offer.either.values()))
    return slots, slots + 2 * building


def _tiles(board: Board, offer: Offer, index: int, count: int) -> Iterator[Spot]:
    public, unit = board.public, board.unit
    slots = [slot for slot, owner in enumerate(pasture_slots(len(public.players))) if owner == offer.id]
    _, places = places_of(public, offer)
    for place, slot in enumerate(slots):
        tile = public.open_pastures[slot] if slot < len(public.open_pastures) else None
        if tile is not None:
            picture = tile_picture(public.edition, tile)
            rect = board.layout.offer_tile(index, count, place, places)
            tip = board.words.tile(public.edition, tile)
            key = ("open-pasture", slot)
            yield Spot(key, picture, *rect, Layer.TILE, tip=tip, closer=True, shadow=2 * unit, corner=0.02)
    if places > len(slots) and public.open_building is not None:
        building = public.open_building
        tip = board.words.building(building)
        card = board.layout.offer_tile(index, count, len(slots), places)
        picture_of_card = BuildingCardPicture(building)
        yield Spot(
            ("open-building",), picture_of_card, *card, Layer.CARD, tip=tip, closer=True, shadow=2 * unit
        )
        tile_rect = board.layout.offer_tile(index, count, len(slots) + 1, places)
        tile_shown = tile_picture(public.edition, TileId(building))
        lying = Spot(("open-building-tile",), tile_shown, *tile_rect, Layer.TILE, tip=tip, closer=True)
        yield replace(lying, shadow=2 * unit, corner=0.02)

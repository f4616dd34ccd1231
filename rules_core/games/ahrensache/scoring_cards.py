"""The scoring cards of farmers: what each of them counts, and the points for it (rule section 8)."""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from rules_core.games.ahrensache.face import Edition, Face
from rules_core.games.ahrensache.material import (
    ANIMALS,
    THINGS,
    Animal,
    ScoringId,
    Thing,
)
from rules_core.games.ahrensache.public import Player
from rules_core.kernel.value import Value

SET_POINTS = (0, 2, 6, 12, 20)
PAIR_POINTS = (0, 6, 20, 26, 40)
PER_FURTHER_PAIR = 10
APPLE_POINTS = (0, 2, 6, 12, 22)
PER_FURTHER_APPLE = 3
FARMER_POINTS = (0, 2, 6, 12, 20, 30)


class FarmCount(Value, frozen=True):
    """What there is to count of a seat: all that lies in its farm, and its apples."""

    animals: dict[Animal, int]
    objects: dict[Thing, int]
    farmers: int
    pastures: int
    buildings: int
    apples: int


def count_farm(edition: Edition, player: Player) -> FarmCount:
    """The count of a seat."""
    pastures: list[Face] = []
    buildings = 0
    for placement in player.farm:
        face = edition.pastures.get(placement.tile)
        if face is not None:
            pastures.append(face)
        elif placement.tile in edition.buildings:
            buildings += 1
    animals = [animal for face in pastures for animal in face.animals]
    objects = [thing for face in pastures for thing in face.objects]
    return FarmCount(
        animals={animal: animals.count(animal) for animal in ANIMALS},
        objects={thing: objects.count(thing) for thing in THINGS},
        farmers=len(player.farm) - len(pastures) - buildings,
        pastures=len(pastures),
        buildings=buildings,
        apples=player.apples,
    )


def with_face(count: FarmCount, face: Face) -> FarmCount:
    """The count with a pasture of that face more."""
    animals, objects = dict(count.animals), dict(count.objects)
    for animal in face.animals:
        animals[animal] += 1
    for thing in face.objects:
        objects[thing] += 1
    return replace(count, animals=animals, objects=objects, pastures=count.pastures + 1)


def set_points(amounts: Iterable[int]) -> int:
    """Points for sets of different kinds, split best.

    Best is to make the first set as large as can be, then the next: each further kind brings a set more
    than the one before it (2, 4, 6, 8), so moving a kind from a smaller set to a larger one never loses.
    """
    counts = list(amounts)
    return sum([SET_POINTS[sum([count > sets for count in counts])] for sets in range(max(counts))])


def pairs(amounts: Iterable[int]) -> int:
    """Pairs of two of one kind, of all kinds together."""
    return sum([amount // 2 for amount in amounts])


def pair_points(amounts: Iterable[int]) -> int:
    """Points for pairs."""
    return on_scale(pairs(amounts), PAIR_POINTS, PER_FURTHER_PAIR)


def on_scale(amount: int, scale: Sequence[int], per_further: int) -> int:
    """Points for so many, where a scale gives those for the first few."""
    top = len(scale) - 1
    return scale[min(amount, top)] + per_further * max(amount - top, 0)


def animal_sets(count: FarmCount) -> int:
    """A1: sets of different animals."""
    return set_points(count.animals.values())


def object_sets(count: FarmCount) -> int:
    """B1: sets of different objects."""
    return set_points(count.objects.values())


def apples_and_trees(count: FarmCount) -> int:
    """C1: apples, and 3 for each apple tree."""
    apples = on_scale(count.apples, APPLE_POINTS, PER_FURTHER_APPLE)
    return apples + 3 * count.objects["apple_tree"]


def farmers_tractors_and_apples(count: FarmCount) -> int:
    """D1: farmers, 3 for each tractor, and 1 for each apple."""
    return FARMER_POINTS[count.farmers] + 3 * count.objects["tractor"] + count.apples


def beehives_and_wheelbarrows(count: FarmCount) -> int:
    """E1: 18, and 3 for each beehive and each wheelbarrow."""
    return 18 + 3 * (count.objects["beehive"] + count.objects["wheelbarrow"])


def animal_pairs(count: FarmCount) -> int:
    """A2: pairs of one animal."""
    return pair_points(count.animals.values())


def object_pairs(count: FarmCount) -> int:
    """B2: pairs of one object."""
    return pair_points(count.objects.values())


def objects_times_apples(count: FarmCount) -> int:
    """C2: apple trees, wheelbarrows and beehives, times apples."""
    objects = count.objects
    return (objects["apple_tree"] + objects["wheelbarrow"] + objects["beehive"]) * count.apples


def tiles_times_tractors(count: FarmCount) -> int:
    """D2: pastures and buildings, times tractors."""
    return (count.pastures + count.buildings) * count.objects["tractor"]


def animals_times_farmers(count: FarmCount) -> int:
    """E2: animals, times farmers."""
    return sum(count.animals.values()) * count.farmers


CARD_POINTS: dict[ScoringId, Callable[[FarmCount], int]] = {
    "A1": animal_sets,
    "B1": object_sets,
    "C1": apples_and_trees,
    "D1": farmers_tractors_and_apples,
    "E1": beehives_and_wheelbarrows,
    "A2": animal_pairs,
    "B2": object_pairs,
    "C2": objects_times_apples,
    "D2": tiles_times_tractors,
    "E2": animals_times_farmers,
}
"""The points that each card brings to the owner of its farmer."""

RESTS_ON: dict[ScoringId, tuple[str, ...]] = {
    "A1": ANIMALS,
    "B1": THINGS,
    "C1": ("apples", "apple_tree"),
    "D1": ("farmers", "tractor", "apples"),
    "E1": ("beehive", "wheelbarrow"),
    "A2": (*ANIMALS, "animal_pairs"),
    "B2": (*THINGS, "object_pairs"),
    "C2": ("apple_tree", "wheelbarrow", "beehive", "apples"),
    "D2": ("pastures", "buildings", "tractor"),
    "E2": ("animals", "farmers"),
}
"""The amounts that the points of each card rest on, by name."""


def card_details(card: ScoringId, count: FarmCount) -> dict[str, int | str]:
    """The amounts that the points of a card rest on."""
    printed = [*count.animals.items(), *count.objects.items()]
    amounts = {str(name): amount for name, amount in printed} | {
        "animals": sum(count.animals.values()),
        "animal_pairs": pairs(count.animals.values()),
        "object_pairs": pairs(count.objects.values()),
        "farmers": count.farmers,
        "pastures": count.pastures,
        "buildings": count.buildings,
        "apples": count.apples,
    }
    return {name: amounts[name] for name in RESTS_ON[card]}

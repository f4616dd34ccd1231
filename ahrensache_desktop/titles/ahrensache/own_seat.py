"""My own things: building plan, goods and building cards."""

from collections.abc import Iterator

from ahrensache_desktop.scene.art import Picture
from ahrensache_desktop.scene.pictures import CENTRE, LEFT, PanelPicture, TextPicture
from ahrensache_desktop.scene.spot import Layer, Spot
from ahrensache_desktop.titles.ahrensache.board import Board, title
from ahrensache_desktop.titles.ahrensache.piece_art import SketchPicture
from ahrensache_desktop.titles.ahrensache.sheet_art import BuildingCardPicture, PlanPicture
from rules_core.games.ahrensache.material import PLAN_POINTS, BuildingId
from rules_core.games.ahrensache.public import Player

ALWAYS: frozenset[BuildingId] = frozenset(
    {"water_tower", "pigsty", "hayloft", "sheep_pasture", "crate_store"}
)
"""Buildings without a "once" (rules 4.1 to 4.4, 4.13)."""


def own_spots(board: Board) -> Iterator[Spot]:
    """What lies in the column beside the farm."""
    yield from _plan(board)
    yield from _goods(board)
    yield from _buildings(board)


def _plan(board: Board) -> Iterator[Spot]:
    player, unit, words = board.view.own(), board.unit, board.words
    x, y, w, h = board.layout.plan
    line = (x, y - board.line - 2 * unit, w, board.line)
    if player.plan is None or player.plan_side is None:
        yield title(("plan-title",), words.say("plan-title"), line)
        yield Spot(("plan-place",), PanelPicture(radius=6 * unit), x, y, w, h, Layer.PANEL)
        return
    marked = board.public.edition.plans[player.plan].cells(player.plan_side)
    done = marked & {placement.cell for placement in player.farm}
    points = PLAN_POINTS[player.plan_side]
    tip = "\n".join(
        (
            f"{words.say('plan-title')}: {words.say(f'plan-{player.plan_side}')}",
            words.say("plan", points=points),
            words.say("plan-done", done=len(done), of=len(marked)),
        )
    )
    yield title(("plan-title",), words.say("plan-line", points=points, done=len(done), of=len(marked)), line)
    picture = PlanPicture(marked, done, points)
    yield Spot(("plan", player.plan_side), picture, x, y, w, h, Layer.BOARD, tip=tip, shadow=3 * unit)


def _goods(board: Board) -> Iterator[Spot]:
    player, unit = board.view.own(), board.unit
    markers = sum(board.public.edition.round_markers[number - 1] for number in player.markers)
    goods: tuple[tuple[str, Picture, int], ...] = (
        ("grain", SketchPicture("grain"), player.grain),
        ("apples", SketchPicture("apple"), player.apples),
        ("sevens", SketchPicture("seven"), player.sevens),
        ("markers", SketchPicture("marker"), markers),
    )
    panel = PanelPicture(radius=6 * unit)
    yield Spot(("goods-panel",), panel, *board.layout.goods, Layer.PANEL, shadow=3 * unit)
    for index, (key, picture, count) in enumerate(goods):
        x, y, w, h = board.layout.good(index)
        side = min(23 * unit, h - 6 * unit)
        tip = board.words.say(f"own-{key}", count=count)
        opacity = 1.0 if count else 0.45
        left, top = x + 5 * unit, y + (h - side) / 2
        yield Spot(("good", key), picture, left, top, side, side, Layer.PIECE, tip=tip, opacity=opacity)
        words = TextPicture(str(count), 0.88, "text" if count else "muted", LEFT, bold=True)
        high = min(h - 3 * unit, 1.53 * board.line)
        place = (left + side + 3 * unit, y + (h - high) / 2, w - side - 8 * unit, high)
        yield Spot(("good-count", key), words, *place, Layer.MARK)


def building_state(player: Player, building: BuildingId) -> str:
    """Whether a building is ready, used up for this phase, or always on."""
    if building in ALWAYS:
        return "always"
    return "used" if building in player.used else "ready"


def _buildings(board: Board) -> Iterator[Spot]:
    player, unit, words = board.view.own(), board.unit, board.words
    x, y, w, _ = board.layout.buildings
    line = (x, y, w, board.line)
    yield title(("buildings-title",), words.say("buildings", count=len(player.buildings)), line)
    for index, building in enumerate(player.buildings):
        state = building_state(player, building)
        left, top, side, _ = board.layout.building(index, len(player.buildings))
        tip = f"{words.building(building)}\n{words.say(f'building-{state}-hint')}"
        picture = BuildingCardPicture(building, dimmed=state == "used")
        key = ("building", building)
        yield Spot(key, picture, left, top, side, side, Layer.CARD, tip=tip, closer=True, shadow=3 * unit)
        colour = {"ready": "accent", "used": "refused", "always": "muted"}[state]
        below = (left, top + side, side, 0.87 * board.line)
        label = words.say(f"building-{state}")
        yield title(("building-state", building), label, below, colour, align=CENTRE, bold=state == "ready")

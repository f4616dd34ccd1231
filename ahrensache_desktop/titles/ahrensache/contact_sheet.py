"""Every picture of this title on one sheet, to be looked at: `python -m … contact_sheet OUT.png`."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from ahrensache_desktop.scene.art import Art, Picture
from ahrensache_desktop.scene.fonts import load_fonts, text_font
from ahrensache_desktop.scene.theme import SEAT_SHAPES, Theme, theme_of
from ahrensache_desktop.titles.ahrensache.card_art import (
    CARD_RATIO,
    CardBackPicture,
    CardPicture,
    PairPicture,
    PilePicture,
)
from ahrensache_desktop.titles.ahrensache.piece_art import (
    BadgePicture,
    FarmerPicture,
    FigurePicture,
    SeatPicture,
    SheepPicture,
    SketchPicture,
)
from ahrensache_desktop.titles.ahrensache.sheet_art import (
    ICONS,
    BuildingCardPicture,
    PlanPicture,
    ScoringCardPicture,
)
from ahrensache_desktop.titles.ahrensache.sketches import NAMES
from ahrensache_desktop.titles.ahrensache.tile_art import BackPicture, TilePicture
from rules_core.games.ahrensache.face import Edition
from rules_core.games.ahrensache.material import BUILDINGS, CARDS, FARMER_COLOURS, Card

SIZES = (24, 64, 96, 160, 400)
GAP = 8
WIDTH = 2000


def tiles(edition: Edition) -> Iterator[Picture]:
    """All tiles."""
    for face in edition.pastures.values():
        yield TilePicture(face)
    for farmer, face in edition.farmers.items():
        yield TilePicture(face, "farmer", farmer)
    for building, face in edition.buildings.items():
        yield TilePicture(face, "building", building)
    for seat in SEAT_SHAPES:
        yield TilePicture(edition.farmstead, "farmstead", seat)
    yield BackPicture()


def cards() -> Iterator[Picture]:
    """All cards of the shape of a bidding card."""
    for card in CARDS:
        yield CardPicture(card)
    yield CardPicture(Card("red3"), Card("blue4"))
    yield CardPicture(Card("yellow6"), dim=True)
    yield CardBackPicture()
    yield CardBackPicture(Card("blue5"), 3)
    yield PilePicture(4)
    yield PilePicture(4, discarded=True)
    yield PilePicture(0)


def pieces(edition: Edition) -> Iterator[Picture]:
    """Everything else that is as wide as it is high."""
    for name in NAMES:
        yield SketchPicture(name)
    for seat in (*SEAT_SHAPES, "neutral"):
        yield FigurePicture(seat)
        yield SeatPicture(seat)
    yield FigurePicture("red", lying=True)
    yield FigurePicture("neutral", lying=True)
    yield FigurePicture("blue", ghost=True)
    yield SheepPicture()
    for colour in FARMER_COLOURS:
        yield FarmerPicture(colour)
    for building in BUILDINGS:
        yield BuildingCardPicture(building)
    for words in ("7", "1", "8", "40+"):
        yield BadgePicture(words, "red" if words == "40+" else "grain", "paper" if words == "40+" else "ink")
    for down, board in ((False, False), (True, False), (False, True)):
        yield PairPicture(down, board)
    for plan in edition.plans.values():
        for marked in (plan.cells("easy"), plan.cells("difficult")):
            yield PlanPicture(marked, frozenset(sorted(marked)[:2]), 15)


def scoring() -> Iterator[Picture]:
    """The scoring cards."""
    for card in ICONS:
        yield ScoringCardPicture(card)


def contact_sheet(edition: Edition, theme: Theme, sizes: tuple[int, ...] = SIZES) -> QImage:
    """All pictures in all sizes, below one another."""
    art = Art(theme)
    groups: tuple[tuple[list[Picture], float], ...] = (
        (list(tiles(edition)), 1.0),
        (list(cards()), CARD_RATIO),
        (list(pieces(edition)), 1.0),
        (list(scoring()), 0.9),
        (list(scoring()), 0.5),
    )
    laid: list[tuple[Picture, int, int, int, int]] = []
    x, y = GAP, GAP
    for size in sizes:
        for pictures, ratio in groups:
            height = round(size * ratio)
            for picture in pictures:
                if x + size + GAP > WIDTH:
                    x, y = GAP, y + height + GAP
                laid.append((picture, x, y, size, height))
                x += size + GAP
            x, y = GAP, y + height + GAP
        y += 2 * GAP
    image = QImage(WIDTH, y, QImage.Format.Format_RGB32)
    image.fill(theme.colour("table"))
    with QPainter(image) as painter:
        painter.setFont(text_font(12))
        for picture, left, top, width, height in laid:
            painter.drawPixmap(QPointF(left, top), art.pixmap(picture, width, height))
    return image


def farm_sheet(edition: Edition, theme: Theme, side: int = 140) -> QImage:
    """A farm of four by four tiles, to look for seams."""
    art = Art(theme)
    some = list(tiles(edition))
    chosen = [some[i] for i in (3, 8, 20, 10, 7, 49, 2, 5, 0, 13, 24, 26, 38, 33, 9, 41)]
    image = QImage(4 * side, 4 * side, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        for place, picture in enumerate(chosen):
            target = QRectF(place % 4 * side, place // 4 * side, side, side)
            painter.drawPixmap(target.topLeft(), art.pixmap(picture, side, side))
    return image


def main(out: Path) -> None:
    """Write the sheets of both themes, and a farm, beside one another."""
    from rules_core.games.ahrensache.edition import read_edition

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    load_fonts()
    from ahrensache_desktop.paths import resource

    edition = read_edition(resource("editions", "ahrensache.toml").read_text(encoding="utf-8"))
    for name in ("light", "dark"):
        theme = theme_of(name)
        for size in SIZES:
            sheet = contact_sheet(edition, theme, (size,))
            sheet.save(str(out.with_stem(f"{out.stem}_{name}_{size}")))
    farm_sheet(edition, theme_of("light")).save(str(out.with_stem(f"{out.stem}_farm")))
    application.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))

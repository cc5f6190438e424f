"""Makes ../src/styles/fonts/fraunces-display.woff2 from the files of @fontsource-variable/fraunces.

Fontsource cuts Fraunces into subsets by language. A recipe from Hanoi or Istanbul needs letters of three of them, and a
page should load one file: this pins the axes that the site does not vary and puts the letters of all three together.

    pip install fonttools brotli
    python3 libs/ui/scripts/make_display_font.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[3]
FILES = ROOT / "node_modules/@fontsource-variable/fraunces/files"
TARGET = ROOT / "libs/ui/src/styles/fonts/fraunces-display.woff2"

# The display cut: letters drawn for large sizes, softened; the weight stays free for titles and strong words.
AXES = {"opsz": 100, "SOFT": 80, "WONK": 0, "wght": (400, 700)}
# Letters of Central Europe, Turkey and Romania, long vowels of transcriptions, and Vietnamese.
LOWER = "āēīōūąćęłńśźżčďěňřšťůžĺľŕđğşășțőűĩơư"
EXTRA = {*map(ord, LOWER + LOWER.upper() + "ıİ"), *range(0x1EA0, 0x1EFA)}


def pinned(subset: str) -> TTFont:
    font = TTFont(FILES / f"fraunces-{subset}-full-normal.woff2")
    return instancer.instantiateVariableFont(font, dict(AXES))


def transplant(source: TTFont, target: TTFont) -> None:
    """Copies the letters of EXTRA that `target` lacks, with the parts they are composed of and their variations."""
    renamed: dict[str, str] = {}

    def copy(name: str) -> str:
        if name in renamed:
            return renamed[name]
        glyph = source["glyf"][name]
        if glyph.isComposite():
            for part in glyph.components:
                part.glyphName = copy(part.glyphName)
        fresh = renamed[name] = f"x{len(target.getGlyphOrder())}"
        target.setGlyphOrder([*target.getGlyphOrder(), fresh])
        target["glyf"].glyphs[fresh] = glyph
        target["glyf"].glyphOrder = target.getGlyphOrder()
        target["hmtx"].metrics[fresh] = source["hmtx"].metrics[name]
        target["gvar"].variations[fresh] = source["gvar"].variations.get(name, [])
        return fresh

    known = target.getBestCmap()
    for code, name in source.getBestCmap().items():
        if code in EXTRA and code not in known:
            fresh = copy(name)
            for table in target["cmap"].tables:
                if table.isUnicode():
                    table.cmap[code] = fresh


def without_alternates(font: TTFont) -> None:
    """Leaves what the site's titles use: kerning, ligatures and both kinds of figures."""
    options = Options(layout_features=["kern", "liga", "ccmp", "lnum", "onum", "tnum"], hinting=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)


def main() -> None:
    font = pinned("latin")
    for subset in ("latin-ext", "vietnamese"):
        transplant(pinned(subset), font)
    # Advance widths of the new letters are in gvar; the table that repeats them for the others would be wrong.
    for table in ("HVAR", "MVAR", "STAT"):
        if table in font:
            del font[table]
    without_alternates(font)
    font.flavor = "woff2"
    font.save(TARGET)
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes, {len(font.getBestCmap())} letters")


if __name__ == "__main__":
    main()

"""Makes the two fonts of ../src/styles/fonts from the files of @fontsource-variable/{fraunces,inter}.

Each font becomes two files: the letters of French and Western Europe, which every page loads, and those of Central
Europe, Turkey and Vietnam, which browsers load only for a page that has one (`unicode-range` in ../src/styles/fonts.css).
This pins the axes that the site does not vary, puts the letters of several subsets together and leaves out alternates.

    pip install fonttools brotli   # or: apt-get install python3-fonttools python3-brotli
    python3 libs/ui/scripts/make_fonts.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[3]
PACKAGES = ROOT / "node_modules/@fontsource-variable"
TARGET = ROOT / "libs/ui/src/styles/fonts"

# Letters of Central Europe, Turkey and Romania, long vowels of transcriptions, and Vietnamese.
LOWER = "āēīōūąćęłńśźżčďěňřšťůžĺľŕđğşășțőűĩơư"
EXTRA = {*map(ord, LOWER + LOWER.upper() + "ıİ"), *range(0x1EA0, 0x1EFA)}
# Kerning, ligatures, accents that combine, and the kinds of figures.
FEATURES = ["kern", "liga", "ccmp", "lnum", "onum", "tnum"]

# Titles: letters drawn for large sizes, softened, in one weight.
FRAUNCES = ("fraunces", "full", {"opsz": 100, "SOFT": 80, "WONK": 0, "wght": 600})
# Text.
INTER = ("inter", "wght", {"wght": (400, 750)})


def pinned(name: str, cut: str, axes: dict, subset: str) -> TTFont:
    font = TTFont(PACKAGES / name / f"files/{name}-{subset}-{cut}-normal.woff2")
    return instancer.instantiateVariableFont(font, dict(axes))


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
        if "gvar" in target:
            target["gvar"].variations[fresh] = source["gvar"].variations.get(name, [])
        return fresh

    known = target.getBestCmap()
    for code, name in source.getBestCmap().items():
        if code in EXTRA and code not in known:
            fresh = copy(name)
            for table in target["cmap"].tables:
                if table.isUnicode():
                    table.cmap[code] = fresh


def save(font: TTFont, letters: set[int], file: str) -> None:
    """Writes a font with these letters only, without the alternates that no page shows."""
    if "gvar" in font:
        for name in font.getGlyphOrder():
            font["gvar"].variations.setdefault(name, [])
    subsetter = Subsetter(Options(layout_features=FEATURES, hinting=False, notdef_outline=True))
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET / file)
    print(f"{file}: {(TARGET / file).stat().st_size} bytes, {len(font.getBestCmap())} letters")


def make(name: str, cut: str, axes: dict, file: str) -> None:
    western = pinned(name, cut, axes, "latin")
    letters = set(western.getBestCmap())
    save(western, letters, f"{file}.woff2")

    others = pinned(name, cut, axes, "latin")
    for subset in ("latin-ext", "vietnamese"):
        transplant(pinned(name, cut, axes, subset), others)
    # Advance widths of the new letters are in gvar; the table that repeats them for the others would be wrong.
    for table in ("HVAR", "MVAR", "STAT"):
        if table in others:
            del others[table]
    save(others, set(others.getBestCmap()) - letters, f"{file}-other-letters.woff2")


if __name__ == "__main__":
    make(*FRAUNCES, "fraunces-display")
    make(*INTER, "inter-text")

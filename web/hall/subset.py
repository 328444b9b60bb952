"""Make the letters of the page's hall from the fonts of the game.

    python3 web/hall/subset.py

Needs fonttools 4.38 or later with brotli. The page shows the hall before the
game is there, so it has letters of its own: few, and packed. The italic has only
those of the two lines that say what there is. Each other language has files of its
own with the letters that it needs besides. letters.tsv lists the letters of each file.
"""
import glob
import os
import shutil

from fontTools import subset
from fontTools.ttLib import TTFont

CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTERS = CAPITALS + CAPITALS.lower() + " ,.’-–"
READ = LETTERS + "0123456789·%\u2009"
# The capitals are those of "Bone, card and coin" and of the numbers from twenty to
# thirty-nine, in which the line above it says how many games there are.
ASIDE = "BTabcdefghiklmnopqrstuvwxyz ,.-"


def cut(name, letters, out):
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ["GSUB", "GDEF", "STAT", "gasp"]
    font = TTFont(f"sprites/lettering/fonts/{name}.ttf", recalcTimestamp=False)
    tool = subset.Subsetter(options)
    tool.populate(text=letters)
    tool.subset(font)
    font.flavor = "woff2"
    font.save(f"web/hall/{out}.woff2")


FACES = {"title": ("fell", LETTERS), "aside": ("fell-italic", ASIDE), "text": ("alegreya-500", READ), "strong": ("alegreya-700", READ)}
SIGNS = "!?:;()/&+"  # of ASCII, those that texts have and the hall in English does not
LINES = ("{0} games of bone, card and coin", "Bone, card and coin", "numbers in letters")


def read(code):
    """Return the texts of a language by their keys."""
    with open(f"rules/text/{code}.txt", encoding="utf-8") as file:
        return dict(line.rstrip("\n").split("\t", 1) for line in file)


CODES = sorted(os.path.basename(file)[:-len(".txt")] for file in glob.glob("rules/text/*.txt"))
KEYS = sorted({key for code in CODES for key in read(code)})
ENGLISH = read("en")


def said(code):
    """Return the letters of a language, and those of the two lines, which a number may begin.

    What a language lacks is shown in English.
    """
    texts = read(code)
    shown = {key: texts.get(key, ENGLISH.get(key, key)) for key in KEYS}
    lines = "".join(shown[key] for key in LINES)
    return "".join(shown.values()), lines + "".join(number[:1].upper() for number in lines.split("|"))


def missing(code, face):
    """Return the letters that a language needs in a face, and that the file for English lacks."""
    name, base = FACES[face]
    everything, lines = said(code)
    held = TTFont(f"sprites/lettering/fonts/{name}.ttf").getBestCmap()
    wanted = set(lines) if face == "aside" else {c for c in everything if ord(c) > 126 or c in SIGNS}
    return "".join(sorted(c for c in wanted - set(base) - set("{}|") if ord(c) in held and not c.isspace()))


with open("web/hall/letters.tsv", "w", encoding="utf-8") as table:
    for face, (name, letters) in FACES.items():
        cut(name, letters, face)
        table.write(f"{face}\t{letters}\n")
    for code in CODES:
        shutil.rmtree(f"web/hall/{code}", ignore_errors=True)
        if code == "en":
            continue
        os.mkdir(f"web/hall/{code}")
        for face, (name, _) in FACES.items():
            letters = missing(code, face)
            if letters:
                cut(name, letters, f"{code}/{face}")
                table.write(f"{code}/{face}\t{letters}\n")

"""Make the letters of the page's hall from the fonts of the game.

    python3 web/hall/subset.py

Needs fonttools 4.38 or later with brotli. The page shows the hall before the
game is there, so it has letters of its own: few, and packed. The italic has only
those of the two lines that say what there is.
"""
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
    font = TTFont(f"sprites/lettering/fonts/{name}.ttf")
    tool = subset.Subsetter(options)
    tool.populate(text=letters)
    tool.subset(font)
    font.flavor = "woff2"
    font.save(f"web/hall/{out}.woff2")


cut("fell", LETTERS, "title")
cut("fell-italic", ASIDE, "aside")
cut("alegreya-500", READ, "text")
cut("alegreya-700", READ, "strong")

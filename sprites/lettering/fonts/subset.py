"""Make the small fonts of the game from the full ones.

    python3 subset.py <folder with the npm packages @fontsource/alegreya,
        @fontsource/im-fell-english and @fontsource/cinzel, unpacked>

Needs fonttools 4.38 or later. What it does, and why:
- only letters that are set are kept, without hints, ligatures or features but
  kerning, because the fonts are part of every download;
- Alegreya's figures are replaced by its lining figures in the character map,
  so that nothing has to be shaped when the game runs;
- IM Fell English keeps no figures, since none are ever set in it, and is
  renamed, as its licence reserves the name for unchanged copies.
"""
import sys
import tempfile

from fontTools import merge, subset
from fontTools.ttLib import TTFont

LATIN = (" !\"#&'()*+,-./0123456789:;<=>?%@"
         "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
         "\u00a0¡§«»¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿıŒœ"
         "½°·–—‘’‚“”„•…−")
EXT = ("ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŖŗŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽžȘșȚțẞ")
DIGITS = "0123456789"
COUNTED = DIGITS + " +-−–,.%<>"
CAPITALS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ·"


def cut(font, letters):
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.drop_tables += ["STAT", "gasp", "GSUB", "GDEF"]
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    tool = subset.Subsetter(options)
    tool.populate(text=letters)
    tool.subset(font)
    return font


def lining(font):
    """Point the figures of the character map at the lining ones."""
    for table in font["cmap"].tables:
        for digit in DIGITS:
            table.cmap[ord(digit)] = table.cmap[ord(digit)].split(".")[0] + ".lf"
    return font


def rename(font, name):
    for record in list(font["name"].names):
        if record.nameID in (1, 3, 4, 6, 16, 17):
            font["name"].removeNames(nameID=record.nameID)
    font["name"].setName(name, 1, 3, 1, 0x409)
    return font


def join(*fonts):
    with tempfile.TemporaryDirectory() as home:
        parts = [f"{home}/{i}" for i in range(len(fonts))]
        for part, font in zip(parts, fonts):
            font.save(part)
        return merge.Merger().merge(parts)


def main(home):
    def full(pack, name):
        return TTFont(f"{home}/{pack}/files/{name}.woff")

    fell = "im-fell-english-latin-400-"
    letters = "".join(c for c in LATIN if c not in DIGITS + "#½°×÷@*=<>%+−")
    for style, out in (("normal", "fell.ttf"), ("italic", "fell-italic.ttf")):
        f = rename(cut(full("im-fell-english", fell + style), letters), "Knucklebones Fell " + style)
        f.flavor = None
        f.save(out)
    for weight in ("500", "700", "800"):
        base = lining(full("alegreya", f"alegreya-latin-{weight}-normal"))
        out = f"alegreya-{weight}.ttf"
        if weight == "800":
            f = cut(base, COUNTED)
        else:
            f = join(cut(base, LATIN), cut(full("alegreya", f"alegreya-latin-ext-{weight}-normal"), EXT))
        f.flavor = None
        f.save(out)
    f = cut(full("cinzel", "cinzel-latin-600-normal"), CAPITALS)
    f.flavor = None
    f.save("cinzel-600.ttf")


main(sys.argv[1])

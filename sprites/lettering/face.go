package lettering

import (
	"embed"
	"image"
	"image/draw"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A Face is one of the typefaces.
type Face int

const (
	Text   Face = iota // everything that is read
	Strong             // the same, bold: labels of buttons, names
	Title              // titles, prompts, names of games and hands
	Aside              // the log and lines of help; italic
	Figure             // figures that count
	Carved             // capitals cut into a Roman table
	faces
)

//go:embed fonts/*.ttf
var files embed.FS

var names = [faces]string{
	Text: "alegreya-500", Strong: "alegreya-700", Title: "fell",
	Aside: "fell-italic", Figure: "alegreya-800", Carved: "cinzel-600",
}

// A cut is one typeface at one size, for measuring and painting.
type cut struct {
	face font.Face
	size float64
	of   Face

	// Caches of kerning and widths, since looking one up is slow.
	pairs    map[[2]rune]float64
	advances map[rune]float64
}

// A glyphKey is a letter of a cut, shifted right by part/parts of a pixel.
type glyphKey struct {
	cut  *cut
	r    rune
	part int
}

const (
	parts    = 4       // subpixel positions of a letter
	inkLimit = 1 << 20 // size of the cache of painted letters, in bytes
)

type cutKey struct {
	face Face
	size float64
}

var (
	fonts [faces]*sfnt.Font
	held  [faces]map[rune]bool // cache: whether the face has a letter
	cuts  = map[cutKey]*cut{}
	inked = map[glyphKey]*image.Alpha{} // cache of painted letters
	ink   int                           // size of inked in bytes
	buf   sfnt.Buffer
	once  sync.Once
)

// load reads the embedded fonts. It panics if one cannot be read, since they
// are part of the program.
func load() {
	for f := range faces {
		data, err := files.ReadFile("fonts/" + names[f] + ".ttf")
		if err == nil {
			fonts[f], err = opentype.Parse(data)
		}
		if err != nil {
			panic("lettering: " + names[f] + ": " + err.Error())
		}
		held[f] = map[rune]bool{}
	}
}

// cutOf returns a face at a size in pixels. It caches them; when many sizes were used,
// as when a window is resized, it clears the cache.
func cutOf(f Face, size float64) *cut {
	k := cutKey{f, size}
	if c := cuts[k]; c != nil {
		return c
	}
	once.Do(load)
	if len(cuts) >= 96 {
		clear(cuts)
	}
	face, err := opentype.NewFace(fonts[f], &opentype.FaceOptions{Size: size, DPI: 72})
	if err != nil {
		panic("lettering: " + err.Error())
	}
	c := &cut{face, size, f, map[[2]rune]float64{}, map[rune]float64{}}
	cuts[k] = c
	return c
}

// Font returns the font file of a face, for documents that contain it.
func Font(f Face) []byte {
	data, err := files.ReadFile("fonts/" + names[f] + ".ttf")
	if err != nil {
		panic("lettering: " + names[f] + ": " + err.Error())
	}
	return data
}

// FaceFor returns the face in which a letter of a text in face f is set, which may have
// to be another; bold says that the text there is bold.
func FaceFor(f Face, bold bool, r rune) Face {
	once.Do(load)
	return pick(f, bold, r)
}

// Has reports whether a letter can be set in running text.
func Has(r rune) bool { return r == ' ' || has(Text, r) }

// has reports whether the face holds the letter.
func has(f Face, r rune) bool {
	once.Do(load)
	yes, known := held[f][r]
	if !known {
		i, err := fonts[f].GlyphIndex(&buf, r)
		yes = err == nil && i != 0
		held[f][r] = yes
	}
	return yes
}

// pick returns the face in which a letter of a text in face f is set: figures are never
// set in Fell or carved, a letter that f lacks is in a similar face, and bold text is
// in the strong face.
func pick(f Face, bold bool, r rune) Face {
	digit := '0' <= r && r <= '9'
	if bold && f != Figure && f != Carved {
		f = Strong
	}
	switch {
	case digit && bold && f == Strong && has(Figure, r):
		return Figure
	case digit && (f == Title || f == Aside || f == Carved):
		return Strong
	case has(f, r):
		return f
	case f == Figure || f == Carved || f == Title:
		return Strong
	}
	return Text
}

// advance returns the advance width of the letter in pixels.
func (c *cut) advance(r rune) float64 {
	switch r {
	case '\u2009', '\u202f': // thin spaces are in none of the fonts
		return c.size / 6
	case '\u00a0':
		r = ' '
	}
	by, known := c.advances[r]
	if !known {
		a, _ := c.face.GlyphAdvance(r)
		by = float(a)
		c.advances[r] = by
	}
	return by
}

// kern returns the kerning of two letters in pixels.
func (c *cut) kern(a, b rune) float64 {
	pair := [2]rune{a, b}
	by, known := c.pairs[pair]
	if !known {
		by = float(c.face.Kern(a, b))
		c.pairs[pair] = by
	}
	return by
}

// glyph returns the mask of a letter, shifted to the right by part/parts of a pixel.
func (c *cut) glyph(r rune, part int) *image.Alpha {
	k := glyphKey{c, r, part}
	if g := inked[k]; g != nil {
		return g
	}
	at, painted, from, _, ok := c.face.Glyph(fixed.Point26_6{X: fixed.Int26_6(part * 64 / parts)}, r)
	g := image.NewAlpha(at)
	if ok {
		draw.Draw(g, at, painted, from, draw.Src)
	}
	if ink += len(g.Pix); ink > inkLimit {
		clear(inked)
		ink = len(g.Pix)
	}
	inked[k] = g
	return g
}

func float(v fixed.Int26_6) float64 { return float64(v) / 64 }

package lettering

import (
	"image"
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// A wordsKey is everything that the width of a line depends on.
type wordsKey struct {
	s     string
	face  Face
	size  float64
	track float64
}

// A breakKey is everything that the line breaks of a text depend on.
type breakKey struct {
	wordsKey
	width float64
}

type maskKey struct {
	wordsKey
	edge bool
}

var (
	widths = map[wordsKey]float64{}
	breaks = map[breakKey][]string{}
	masks  = picture.Cache[maskKey]{Limit: 400, Screens: 6}
)

// A letter is one glyph with its position on the line.
type letter struct {
	r   rune
	cut *cut
	x   float64
}

// run returns the width of a line in pixels, and appends its letters with their places
// to out unless that is nil.
func run(s string, st Style, out *[]letter) float64 {
	x, bold := 0.0, false
	var last rune
	var lastCut *cut
	for i, r := range s {
		if r == '*' && (strings.HasPrefix(s[i:], "**") || i > 0 && s[i-1] == '*') {
			bold = bold != strings.HasPrefix(s[i:], "**")
			continue
		}
		c := cutOf(pick(st.Face, bold, r), st.Size)
		if lastCut == c {
			x += c.kern(last, r)
		}
		if out != nil {
			*out = append(*out, letter{r, c, x})
		}
		x += c.advance(r) + st.Track*st.Size
		last, lastCut = r, c
	}
	return max(0, x-st.Track*st.Size)
}

// margins returns the room, in whole pixels, that a picture of a line needs above and
// below its baseline, and at each side.
func (st Style) margins() (up, down, side int) {
	e := int(math.Ceil(st.edge()))
	return int(st.Size*1.05) + e + 2, int(st.Size*0.38) + e + 2, int(st.Size*0.25) + e + 2
}

// edge returns the width of the outline of the letters in pixels: 3 for text of
// 18, growing more slowly than the size.
func (st Style) edge() float64 { return 3 * math.Sqrt(st.Size/18) }

// mask returns the picture of a line in white on transparent, or if edge is set of the
// outline around it.
func mask(s string, st Style, edge bool) *ebiten.Image {
	return masks.Get(maskKey{wordsKey{s, st.Face, st.Size, st.Track}, edge}, paint)
}

func paint(k maskKey) *ebiten.Image {
	st := Style{Face: k.face, Size: k.size, Track: k.track}
	if k.edge {
		return widen(mask(k.s, st, false), st.edge())
	}
	return upload(paintLine(k.wordsKey))
}

// paintLine returns the coverage of a line's letters.
func paintLine(k wordsKey) *image.Alpha {
	st := Style{Face: k.face, Size: k.size, Track: k.track}
	var letters []letter
	width := run(k.s, st, &letters)
	up, down, side := st.margins()
	page := image.NewAlpha(image.Rect(0, 0, int(math.Ceil(width))+2*side, up+down))
	for _, l := range letters {
		l.stamp(page, float64(side), up)
	}
	return page
}

// stamp paints a letter of a line that begins at x with the baseline y. It is within an
// eighth of a pixel of its position, so that letters are evenly spaced.
func (l letter) stamp(page *image.Alpha, x float64, y int) {
	switch l.r {
	case ' ', '\u00a0', '\u2009', '\u202f':
		return
	}
	whole, part := math.Modf(math.Round((x+l.x)*parts) / parts)
	glyph := l.cut.glyph(l.r, int(part*parts))
	move := image.Pt(int(whole), y)
	in := glyph.Rect.Add(move).Intersect(page.Rect)
	for row := in.Min.Y; row < in.Max.Y; row++ {
		to := page.Pix[page.PixOffset(in.Min.X, row):][:in.Dx()]
		from := glyph.Pix[glyph.PixOffset(in.Min.X-move.X, row-move.Y):][:in.Dx()]
		for i, ink := range from {
			to[i] += uint8(int(ink) * int(255-to[i]) / 255)
		}
	}
}

// upload returns a picture in white with the opacity of page.
func upload(page *image.Alpha) *ebiten.Image {
	b := page.Bounds()
	pix := make([]byte, 4*len(page.Pix))
	for i, a := range page.Pix {
		pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = a, a, a, a
	}
	img := picture.Blank(b.Dx(), b.Dy())
	img.WritePixels(pix)
	return img
}

// widen returns the outline of a painted line: the line drawn many times around itself,
// up to by pixels away, fading out.
func widen(line *ebiten.Image, by float64) *ebiten.Image {
	img := picture.Blank(line.Bounds().Dx(), line.Bounds().Dy())
	const round = 16
	mid := float64(line.Bounds().Dx()) / 2
	low := float64(line.Bounds().Dy()) / 2
	copies := make([]picture.Stamp, 0, 3*round)
	for _, ring := range [...]struct{ far, ink float64 }{{1, 0.14}, {0.7, 0.3}, {0.4, 0.8}} {
		for i := range round {
			y, x := math.Sincos(2 * math.Pi * float64(i) / round)
			copies = append(copies, picture.Stamp{X: mid + x*by*ring.far, Y: low + y*by*ring.far, Scale: 1, Color: palette.Fade(palette.White, ring.ink)})
		}
	}
	picture.Stamps(img, line, copies)
	return img
}

// put copies a painted line to dst in a colour, with its beginning at x and its
// baseline at y, rounded to whole pixels so that it is sharp.
func put(dst, line *ebiten.Image, x, y, alpha float64, c color.RGBA, st Style) {
	up, _, side := st.margins()
	op := picture.Copying()
	op.GeoM.Translate(math.Round(x)-float64(side), math.Round(y)-float64(up))
	picture.Tint(op, c)
	op.ColorScale.ScaleAlpha(float32(alpha))
	picture.Draw(dst, line, op)
}

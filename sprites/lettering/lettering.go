// Package lettering sets text: in the old roman of the titles, in the plain
// face of running text, and in carved capitals. A line is painted once per size
// and then only copied, so drawing the same text again is cheap. Words between
// double asterisks are bold: "You take **64**". The caches have no lock: like
// the engine's images, text is for one goroutine.
package lettering

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
)

// An Align is the part of a line that is placed at x.
type Align int

const (
	Left Align = iota
	Center
	Right
)

// A Style is the appearance of text. Lengths are in physical pixels.
type Style struct {
	Face  Face
	Size  float64    // em size of the letters
	Color color.RGBA // ink; a fully transparent one stands for palette.Night
	Edge  color.RGBA // outline of the letters, for text directly on a table; none if transparent
	Align Align
	Track float64 // extra space between letters, in Size
}

// Leading returns the distance from one baseline to the next, in pixels.
func (st Style) Leading() float64 {
	if st.Face == Title || st.Face == Carved {
		return 1.1 * st.Size
	}
	return 1.35 * st.Size
}

// Cap returns the height of a capital in pixels. To centre a line at y, set its
// baseline to y + Cap/2.
func (st Style) Cap() float64 {
	switch st.Face {
	case Title, Aside:
		return 0.66 * st.Size
	case Carved:
		return 0.7 * st.Size
	}
	return 0.63 * st.Size
}

// Draw draws one line with its baseline at y. It does not allocate when the
// same line has been drawn before.
func Draw(dst *ebiten.Image, s string, x, y float64, st Style) {
	DrawAlpha(dst, s, x, y, 1, st)
}

// DrawAlpha is like Draw with an opacity of 0 … 1.
func DrawAlpha(dst *ebiten.Image, s string, x, y, alpha float64, st Style) {
	if s == "" || alpha <= 0 || st.Size < 1 {
		return
	}
	x = st.left(s, x)
	if watched(dst, s, x, y, st) {
		return
	}
	if st.Edge.A > 0 {
		put(dst, mask(s, st, true), x, y, alpha, st.Edge, st)
	}
	put(dst, mask(s, st, false), x, y, alpha, st.ink(), st)
}

// Middle draws one line centred on x, y.
func Middle(dst *ebiten.Image, s string, x, y float64, face Face, size float64, c color.RGBA) {
	st := Style{Face: face, Size: size, Color: c, Align: Center}
	Draw(dst, s, x, y+st.Cap()/2, st)
}

// left returns the x of the left end of a line s that is aligned at x as the style
// says.
func (st Style) left(s string, x float64) float64 {
	switch st.Align {
	case Center:
		return x - Width(s, st)/2
	case Right:
		return x - Width(s, st)
	}
	return x
}

// Stamp draws one line into an image in memory, without an outline and without
// the cache.
func Stamp(dst *image.RGBA, s string, x, y float64, st Style) {
	if s == "" || st.Size < 1 {
		return
	}
	page := paintLine(wordsKey{s, st.Face, st.Size, st.Track})
	up, _, side := st.margins()
	at := image.Pt(int(math.Round(st.left(s, x)))-side, int(math.Round(y))-up)
	draw.DrawMask(dst, page.Rect.Add(at), image.NewUniform(st.ink()), image.Point{}, page, image.Point{}, draw.Over)
}

// ink returns the colour of the letters of a style: palette.Night unless it has one.
func (st Style) ink() color.RGBA {
	if st.Color.A == 0 {
		return palette.Night
	}
	return st.Color
}

// DrawLines draws lines one below the other, the first with its baseline at y,
// and returns the baseline after the last.
func DrawLines(dst *ebiten.Image, lines []string, x, y float64, st Style) float64 {
	for _, line := range lines {
		Draw(dst, line, x, y, st)
		y += st.Leading()
	}
	return y
}

// Width returns the width of the line in pixels.
func Width(s string, st Style) float64 {
	k := wordsKey{s, st.Face, st.Size, st.Track}
	if w, ok := widths[k]; ok {
		return w
	}
	if len(widths) >= 2000 {
		clear(widths)
	}
	w := run(s, st, nil)
	widths[k] = w
	return w
}

// Wrap breaks the text into lines no wider than width pixels; a wider word gets
// a line of its own. Line feeds in the text are kept. The latest results are
// cached: do not change them.
func Wrap(s string, width float64, st Style) []string {
	k := breakKey{wordsKey{s, st.Face, st.Size, st.Track}, width}
	lines, ok := breaks[k]
	if !ok {
		if len(breaks) >= 500 {
			clear(breaks)
		}
		lines = broken(s, width, st)
		breaks[k] = lines
	}
	return lines
}

// broken returns the lines of Wrap, without the cache.
func broken(s string, width float64, st Style) (lines []string) {
	for _, part := range strings.Split(s, "\n") {
		lines = wrap(lines, part, width, st)
	}
	return slices.Clip(balance(lines))
}

// wrap appends to lines the lines of a paragraph that are no wider than width.
func wrap(lines []string, s string, width float64, st Style) []string {
	line := ""
	for _, word := range unbroken(s) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line != "" && run(longer, st, nil) > width {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	return append(lines, line)
}

// unbroken splits s into the words between which a line may break. A hand of bones,
// such as "1 3 4 6", is one word, a number is one with its unit, since a thin space
// does not end a word, and a very short last word is joined to the one before, since it
// looks bad by itself.
func unbroken(s string) []string {
	all := strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == '\t' || r == '\r' })
	kept := all[:0]
	for i, word := range all {
		hand := i > 0 && digit(word) && digit(all[i-1])
		lost := i > 2 && i == len(all)-1 && len(strings.Trim(word, "*.")) < 3
		if n := len(kept); hand || lost {
			kept[n-1] += " " + word
		} else {
			kept = append(kept, word)
		}
	}
	return kept
}

// digit reports whether a word is a digit, possibly with punctuation after it.
func digit(word string) bool {
	word = strings.Trim(word, "*.,:;")
	return len(word) == 1 && word[0] >= '0' && word[0] <= '9'
}

// balance adds ** at the ends and beginnings of lines so that bold text goes on over
// line breaks. It changes and returns lines.
func balance(lines []string) []string {
	bold := false
	for i, line := range lines {
		odd := strings.Count(line, "**")%2 == 1
		if bold {
			line = "**" + line
		}
		bold = bold != odd
		if bold {
			line += "**"
		}
		lines[i] = line
	}
	return lines
}

// Fit returns st if the line s fits into that width in pixels, else the style one step
// smaller.
func Fit(s string, st Style, width float64) Style {
	if Width(s, st) <= width {
		return st
	}
	st.Size *= 0.82
	return st
}

// Shrink returns st with letters so small that the line s fits into that width in
// pixels, but not below least pixels.
func Shrink(s string, st Style, width, least float64) Style {
	if w := Width(s, st); w > width && w > 0 {
		st.Size = max(least, float64(int(st.Size*width/w*4))/4)
	}
	return st
}

// Plain returns the text without the ** that mark bold words, as for a screen reader.
func Plain(s string) string { return strings.ReplaceAll(s, "**", "") }

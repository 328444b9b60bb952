package lettering

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// A Mark is a line of text, or a paper that covers what was written before, as it comes
// onto an image. Lengths are in pixels of that image.
type Mark struct {
	Clip       image.Rectangle // the part of the image that is drawn on
	X, Y, W, H float64         // of a line from the top of its capitals to its descenders
	Words      string          // of a line; empty for a paper
	Style      Style           // of a line
	Loose      bool            // a paper that may lie on other texts
}

// Watch is called with every mark, in a test that looks where texts are. As long as it is
// set lines are not painted.
var Watch func(Mark)

// Cover tells Watch, in tests, that a paper covers a part of an image. One that is
// loose may lie on other texts.
func Cover(dst *ebiten.Image, x, y, w, h float64, loose bool) {
	if Watch != nil {
		Watch(Mark{Clip: dst.Bounds(), X: x, Y: y, W: w, H: h, Loose: loose})
	}
}

// watched tells Watch, in tests, of a line that begins at x and has its baseline at y,
// and reports whether there is a Watch.
func watched(dst *ebiten.Image, s string, x, y float64, st Style) bool {
	if Watch == nil {
		return false
	}
	Watch(Mark{Clip: dst.Bounds(), X: x, Y: y - st.Cap(), W: Width(s, st), H: st.Cap() + 0.2*st.Size, Words: s, Style: st})
	return true
}

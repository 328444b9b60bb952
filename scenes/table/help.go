package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// How bones are thrown by hand, at length and in what room there is beside other
// help.
const (
	hintAtLength text.Text = "Take the cup, shake it, and let go where you want the bones to fall. Or press the button."
	hintInShort  text.Text = "Shake the cup and let go, or press the button."
)

// A help is a text shown in place of keys.
type help struct {
	lines []string
	style lettering.Style
	marks *ui.Marks // the terms in them
	hand  bool      // the icon of a hand stands before it
	left  float64   // room before its lines for that
	x, y  float64   // where the baseline of the first line begins
}

// helpOf returns the text for the place r, made to fit: rest, which had no room beside
// the question; goal, what wins; and with hint how to throw. First the hint becomes
// shorter, then rest is left out, then the letters become smaller; goal and hint always
// remain. Where nothing is thrown, the rest remains instead of the goal.
func helpOf(p *ui.Page, r ui.Rect, rest, goal text.Text, hint bool) help {
	switch {
	case !hint && (goal == "" || rest == ""):
		return fitted(p, r, aid{text.Sentences(rest, goal), ""})
	case !hint:
		return fitted(p, r, aid{text.Sentences(rest, goal), ""}, aid{rest, ""})
	case goal == "":
		return fitted(p, r, aid{rest, hintAtLength}, aid{rest, hintInShort}, aid{rest, ""})
	}
	return fitted(p, r, aid{text.Sentences(rest, goal), hintAtLength}, aid{text.Sentences(rest, goal), hintInShort}, aid{goal, hintInShort})
}

// An aid is a text to be set in place of keys, and after it how bones are thrown.
type aid struct{ said, hint text.Text }

// fitted returns the first of the aids that fits in r, or the last one in smaller
// letters, down to two thirds of the usual size.
func fitted(p *ui.Page, r ui.Rect, aids ...aid) (h help) {
	last := aids[len(aids)-1]
	for _, a := range aids {
		if h.set(p, r, a, 1) {
			return h
		}
	}
	for size := 0.9; size > 0.66/p.Text && !h.set(p, r, last, size); size -= 0.05 {
	}
	return h
}

// set lays out an aid with letters of the usual size times size, and reports whether it
// fits in r.
func (h *help) set(p *ui.Page, r ui.Rect, a aid, size float64) bool {
	h.style = lettering.Style{Face: lettering.Text, Size: p.T(2) * size, Color: palette.Bone2}
	if h.left, h.hand = 0, a.hint == hintAtLength; h.hand {
		h.left = 14 * p.U
	}
	said := text.Sentences(a.said, a.hint)
	h.lines, h.marks = lettering.Wrap(p.Words(said), r.W-2*p.U-h.left, h.style), p.Marks(said)
	return !h.overflows(r)
}

// overflows reports whether the lines are too many for a place.
func (h *help) overflows(r ui.Rect) bool { return float64(len(h.lines))*h.style.Leading() > r.H }

// helpBelow returns the text written where keys would be, on rails with that much room:
// the rest of what stands beside the question, what wins at first, and how bones are
// thrown. spare says that nothing else is set or written there.
func helpBelow(in *Instant, rest text.Text, hint, spare bool) (h help) {
	hint = hint && in.Asks && throwOf(&in.Now) != nil
	if rest == "" && in.Goal == "" && !hint || in.Page.Shape == ui.Desk || in.Frame.Keys.H < 8*in.Page.U || !spare && !in.keyless && (len(in.Offer) > 0 || keyed(in)) {
		return h
	}
	r := in.Frame.Keys
	h = helpOf(in.Page, r, rest, in.Goal, hint)
	h.x, h.y = r.X+h.left, r.Y+h.style.Size*1.3
	return h
}

// draw draws the lines with their terms underlined.
func (h *help) draw(dst *ebiten.Image, p *ui.Page) {
	if h.hand {
		thing.Icon(dst, "hand", h.x-8*p.U, h.y-h.style.Size*1.3+8*p.U, 8*p.U, palette.Bone2)
	}
	for _, line := range h.written() {
		line.draw(dst, p.U)
	}
}

// written returns the lines.
func (h *help) written() []glossed { return glossedLines(h.lines, h.marks, h.x, h.y, h.style) }

// Package plain is the board for any game that has none of its own yet: the
// position in words on a slip of paper, the moves as keys in the rail.
package plain

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// New returns a plain board for a game with the given motif on the given ground.
func New(motif shelf.Motif, ground surface.Kind) *table.Board {
	s := &sheet{motif: motif}
	return &table.Board{Ground: ground, Arrange: arrange, Draw: s.draw, Drop: s.drop}
}

// A sheet shows the game's picture and, below it, text.
type sheet struct {
	motif shelf.Motif
	pic   *ebiten.Image // picture of the motif; nil until painted
	side  float64       // width and height of pic in pixels
}

// arrange changes f on upright pages: the text gets the full width and less height than
// a square, and the bones the space that this frees.
func arrange(p *ui.Page, f *table.Frame) {
	high := 64 * p.U * (1 + (p.Text-1)*0.6)
	if p.Shape != ui.Portrait || high >= f.Board.H {
		return
	}
	low := f.Board.Y + f.Board.H
	f.Board = ui.Rect{X: f.Field.X + 4*p.U, Y: f.Board.Y, W: f.Field.W - 8*p.U, H: high}
	more := low - f.Board.Y - high
	f.Bones.Y, f.Bones.H = f.Bones.Y-more, f.Bones.H+more
	f.Pot.Y, f.Pot.H = f.Pot.Y-more/2, f.Pot.H+more/2
}

// draw writes the position in the largest letters that fit, under the picture if the
// text leaves space for one.
func (b *sheet) draw(dst *ebiten.Image, in *table.Instant) {
	p, r := in.Page, in.Frame.Board
	lines, st := fit(in, r)
	high := min(float64(len(lines))*st.Leading()+8*p.U, r.H)
	if side := math.Round(min(r.H-high-3*p.U, r.W*0.8, r.H*0.45)); side >= 16*p.U {
		b.drawPicture(dst, ui.Rect{X: math.Round(r.X + (r.W-side)/2), Y: math.Round(r.Y), W: side, H: side})
		r.Y += side + 3*p.U
	}
	thing.Slip(dst, r.X, r.Y, r.W, high, p.U, 0)
	lettering.DrawLines(dst, lines, r.X+5*p.U, r.Y+4*p.U+st.Size, st)
}

// fit returns the lines of the position and their style: letters as large as leave space
// for the picture, or else small ones that do not. Text too long even for those becomes
// one paragraph and is cut off.
func fit(in *table.Instant, r ui.Rect) (lines []string, st lettering.Style) {
	p := in.Page
	facts := make([]string, len(in.Now.Text))
	for i, fact := range in.Now.Text {
		facts[i] = p.Words(fact)
	}
	width, least := r.W-10*p.U, 3.5*p.U
	most := func() int { return int((r.H - 8*p.U) / st.Leading()) }
	for size := p.T(3); ; size *= 0.95 {
		st = lettering.Style{Face: lettering.Text, Size: max(size, least), Color: palette.Ink}
		lines = lettering.Wrap(strings.Join(facts, "\n"), width, st)
		room := float64(most())
		if size >= p.T(2) {
			room *= 0.52
		}
		if float64(len(lines)) <= room {
			return lines, st
		}
		if size < least {
			break
		}
	}
	lines = lettering.Wrap(p.Words(text.Sentences(in.Now.Text...)), width, st)
	if n := most(); n > 0 && len(lines) > n {
		lines = lines[:n]
		lines[n-1] += " …"
	}
	return lines, st
}

// drawPicture draws the game's motif, painted once per size.
func (b *sheet) drawPicture(dst *ebiten.Image, r ui.Rect) {
	if b.pic == nil || b.side != r.W {
		b.drop()
		b.pic, b.side = picture.New(r.W, r.W), r.W
		b.motif.Draw(b.pic, 0, 0, r.W, r.H)
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(r.X, r.Y)
	dst.DrawImage(b.pic, op)
}

func (b *sheet) drop() {
	picture.Drop(b.pic)
	b.pic, b.side = nil, 0
}

// Package plain is the board for any game that has none of its own yet: the
// position in words on a slip of paper, the moves as keys in the rail.
package plain

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/table"
	"knucklebones/scenes/ui"
	"knucklebones/scenes/words"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// Board shows the game's picture and, below it, words.
type Board struct {
	id     string
	ground surface.Kind
	pic    *ebiten.Image
	side   float64 // of pic
}

// New is a plain board for the game of that id, played on that ground.
func New(id string, ground surface.Kind) *Board { return &Board{id: id, ground: ground} }

// Ground is what the game is played on.
func (b *Board) Ground() surface.Kind { return b.ground }

// Arrange leaves more room to the bones on upright pages, where words need
// less height than a square.
func (*Board) Arrange(p *ui.Page, f *table.Frame) {
	high := 54 * p.U * (1 + (p.Text-1)*0.6)
	if p.Shape != ui.Portrait || high >= f.Board.H {
		return
	}
	low := f.Board.Y + f.Board.H
	f.Board.H = high
	more := low - f.Board.Y - high
	f.Bones.Y, f.Bones.H = f.Bones.Y-more, f.Bones.H+more
	f.Pot.Y, f.Pot.H = f.Pot.Y-more/2, f.Pot.H+more/2
}

// Places are none: the rail has every move.
func (*Board) Places(*table.Instant) []table.Place { return nil }

// Lasts is 0: words do not move.
func (*Board) Lasts(*table.Instant) int { return 0 }

// Draw writes the position, in letters as large as fit, under the picture if
// the words leave room for one.
func (b *Board) Draw(dst *ebiten.Image, in *table.Instant) {
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

// fit is the position in lines, in letters as large as leave room for the
// picture or, if they must be, small ones that do not.
func fit(in *table.Instant, r ui.Rect) (lines []string, st lettering.Style) {
	p := in.Page
	for size := p.T(3); ; size *= 0.95 {
		st = lettering.Style{Face: lettering.Text, Size: max(size, 3.5*p.U), Color: palette.Ink}
		lines = wrap(in, r.W-10*p.U, st)
		high, room := float64(len(lines))*st.Leading()+8*p.U, r.H
		if size >= p.T(2) {
			room = r.H * 0.52
		}
		if high <= room || size < 3.5*p.U {
			return lines, st
		}
	}
}

// drawPicture draws the game's compartment of the drawer, painted once a size.
func (b *Board) drawPicture(dst *ebiten.Image, r ui.Rect) {
	if b.pic == nil || b.side != r.W {
		if b.pic != nil {
			b.pic.Deallocate()
		}
		b.pic, b.side = picture.New(r.W, r.W), r.W
		shelf.Draw(b.pic, b.id, 0, 0, r.W, r.H)
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(r.X, r.Y)
	dst.DrawImage(b.pic, op)
}

func wrap(in *table.Instant, width float64, st lettering.Style) []string {
	var lines []string
	for _, fact := range in.Now.Text {
		lines = append(lines, lettering.Wrap(words.Fill(fact, in.Names), width, st)...)
	}
	return lines
}

// Above draws nothing.
func (*Board) Above(*ebiten.Image, *table.Instant) {}

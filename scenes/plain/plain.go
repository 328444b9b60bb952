// Package plain is the board for any game that has none of its own yet: the
// position in words on a slip of paper, the moves as keys in the rail.
package plain

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/table"
	"knucklebones/scenes/ui"
	"knucklebones/scenes/words"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// Board shows words.
type Board struct{}

// New is a plain board.
func New() Board { return Board{} }

// Ground is walnut.
func (Board) Ground() surface.Kind { return surface.Walnut }

// Arrange keeps the usual places.
func (Board) Arrange(*ui.Page, *table.Frame) {}

// Places are none: the rail has every move.
func (Board) Places(*table.Instant) []table.Place { return nil }

// Lasts is 0: words do not move.
func (Board) Lasts(*table.Instant) int { return 0 }

// Draw writes the position, in letters as large as fit.
func (Board) Draw(dst *ebiten.Image, in *table.Instant) {
	p, r := in.Page, in.Frame.Board
	thing.Slip(dst, r.X, r.Y, r.W, r.H, p.U, 0)
	inner := r.Inset(5 * p.U)
	for size := p.T(3); ; size *= 0.93 {
		st := lettering.Style{Face: lettering.Text, Size: size, Color: palette.Ink}
		lines := wrap(in, inner.W, st)
		if float64(len(lines))*st.Leading() <= inner.H || size < 3*p.U {
			lettering.DrawLines(dst, lines, inner.X, inner.Y+st.Size, st)
			return
		}
	}
}

func wrap(in *table.Instant, width float64, st lettering.Style) []string {
	var lines []string
	for _, fact := range in.Now.Text {
		lines = append(lines, lettering.Wrap(words.Fill(fact, in.Names), width, st)...)
	}
	return lines
}

// Above draws nothing.
func (Board) Above(*ebiten.Image, *table.Instant) {}

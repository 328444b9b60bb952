package knucklebones

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/knucklebones"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the square, the highlighted boxes and the pebbles; or, once all nine are
// covered, the linen as it is folded.
func (b *linen) draw(dst *ebiten.Image, in *table.Instant) {
	b.prepare(in)
	sq, fringe := square(in.Frame)
	if folds := folding(in); folds > 0 {
		b.drawFolded(dst, in, sq, 4*folds)
		return
	}
	picture.At(dst, b.cloth, sq.X, sq.Y-fringe, 1)
	v := cloth(in)
	for n := 1; n <= 9; n++ {
		b.drawBox(dst, in, &v, n)
	}
	b.drawPebbles(dst, in, &v)
}

// cloth returns the board to be drawn: the one before the step until its pebble has
// landed, and an empty one once another player than the last may throw.
func cloth(in *table.Instant) game.Board {
	switch v := boardOf(&in.Now); {
	case landed(in) < 1 && in.Move.Verb == game.Cover:
		return boardOf(&in.Was)
	case in.Move.Verb != game.Cover && in.Move.Verb != rules.Cast && throws(&in.Now) && v.Whose != in.Now.Turn:
		return game.Board{Whose: in.Now.Turn}
	default:
		return v
	}
}

// throws reports whether somebody is asked to throw.
func throws(v *rules.View) bool {
	return slices.ContainsFunc(v.Choices, func(c rules.Choice) bool { return c.Move.Verb == rules.Throw })
}

// drawBox draws box n: covered, lit with its odds if it may be covered, or plain.
func (b *linen) drawBox(dst *ebiten.Image, in *table.Instant, v *game.Board, n int) {
	r := box(in.Frame, n)
	st := plain
	switch {
	case v.Covered[n]:
		st = closed
	case in.Lit(cover(n)):
		st = lit
		picture.At(dst, b.glow, r.X, r.Y, 0.55+0.45*in.Glow)
	}
	picture.At(dst, pictures.Get(boxKey{n, st, r.W}, paintBox), r.X, r.Y, 1)
	if row := in.Row(cover(n)); row != nil && st == lit {
		drawTag(dst, in.Page, r, row)
	}
}

// drawTag draws the odds of covering a box at its foot.
func drawTag(dst *ebiten.Image, p *ui.Page, r ui.Rect, row *rules.OddsRow) {
	style := tagStyle(p, r)
	y, h := tagAt(p, r)
	w := math.Max(lettering.Width(p.Words(row.Short), style)+4.5*p.U, r.W*0.4)
	if row.Best {
		style.Color = palette.Candle
	}
	x := r.X + (r.W-w)/2
	thing.Pill(dst, x, y, w, h, p.U, row.Best)
	lettering.Draw(dst, p.Words(row.Short), x+(w-lettering.Width(p.Words(row.Short), style))/2, y+h/2+style.Size*0.33, style)
}

// tagStyle returns the style of the odds in a box.
func tagStyle(p *ui.Page, r ui.Rect) lettering.Style {
	return lettering.Style{Face: lettering.Strong, Size: math.Min(p.T(2), r.H*0.19), Color: palette.Ink}
}

// tagAt returns the upper edge and the height of the tag with the odds in a box: between
// the feet of the figure and the lower edge.
func tagAt(p *ui.Page, r ui.Rect) (y, h float64) {
	const below = feet + 0.025
	h = math.Max(tagStyle(p, r).Size*1.45, math.Min(5*p.U, r.H*(1-below)))
	return r.Y + math.Max(r.H*below, r.H*0.83-h/2), h
}

func (b *linen) drawPebbles(dst *ebiten.Image, in *table.Instant, v *game.Board) {
	for i, n := range v.Pebbles {
		if n > 0 {
			x, y := box(in.Frame, int(n)).Center()
			thing.Pebble(dst, stone(i), x, y, box(in.Frame, int(n)).W*0.5, i)
		}
	}
	if t := landed(in); t < 1 && in.Move.Verb == game.Cover {
		r := box(in.Frame, int(in.Move.To))
		x, y := r.Center()
		t = animation.Ease(t)
		fromX, fromY := in.Frame.Bones.Center()
		lift := math.Sin(t*math.Pi) * r.W * 0.5
		n := count(v)
		thing.Pebble(dst, stone(n), fromX+(x-fromX)*t, fromY+(y-fromY)*t-lift, r.W*0.5, n)
	}
}

var stones = [...]thing.Stone{thing.GreyStone, thing.WhiteStone, thing.GreyStone, thing.DarkStone, thing.WhiteStone}

// stone returns the kind of the i-th pebble.
func stone(i int) thing.Stone {
	return stones[i%len(stones)]
}

// count returns the number of pebbles on the square.
func count(v *game.Board) int {
	n := 0
	for _, p := range v.Pebbles {
		if p > 0 {
			n++
		}
	}
	return n
}

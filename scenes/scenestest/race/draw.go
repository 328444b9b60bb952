package race

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/table"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// draw draws a track for each seat, with its emblem as far along as its points, and a
// dot where the points of this turn would bring it.
func draw(dst *ebiten.Image, in *table.Instant) {
	b, u := boardOf(&in.Now), in.Page.U
	l := layoutOf(in.Page, in.Frame, &b)
	for i, score := range b.Scores {
		x, y := l.at(i, points(in, i))
		thing.Rule(dst, l.X, y, l.W, u, palette.Bone)
		if b.Seat == rules.Actor(i) {
			next, _ := l.at(i, float64(score+b.Gained))
			thing.Dot(dst, next, y, l.emblem/3, palette.Bone)
		}
		thing.Emblem(dst, in.Colours[i], x, y, l.emblem, in.Page.Things())
	}
}

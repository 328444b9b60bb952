package pentelitha

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/picture"
)

// The opacity of a ghost's hand and of its bones, 0 to 1.
const (
	paleHand  = 0.3
	paleBones = 0.5
)

// drawGhost draws the same toss of a person's best game, as a pale hand that moves on
// its own under pale bones.
func (w *wall) drawGhost(dst *ebiten.Image, in *table.Instant, lay *layout) {
	g := &in.Ghost
	if !g.Flies {
		return
	}
	was := boardOf(&g.Was)
	f := flown{yard: yard(&was), throw: g.Air.Throw, lying: g.Air.Lying}
	f.at, f.taken = f.yard.Caught(f.throw, f.lying)
	at := f.path(g.Age)
	w.ghost = g.Air.Tape.Poses(g.Age, w.ghost[:0])
	for i := range f.yard.Scene.Palm.Held {
		w.ghost[i] = by(f.lying[i], at)
	}
	w.paintGhost(dst, in, lay, at)
}

// paintGhost draws the ghost's hand at a spot, and its bones.
func (w *wall) paintGhost(dst *ebiten.Image, in *table.Instant, lay *layout, at bone.Spot) {
	cam, look := lay.camera(), in.Air.Look
	look.Moving, look.Fade = true, paleBones
	w.lay(dst, lay, at, 0, paleHand)
	w.painter.Draw(dst, cam, w.ghost, look)
}

// lay draws the picture of the hand at a spot, lower pixels further down, with the
// opacity there, 0 to 1.
func (w *wall) lay(dst *ebiten.Image, lay *layout, at bone.Spot, lower, there float64) {
	x, y := lay.corner(at)
	picture.At(dst, w.hand, x, y+lower, there)
}

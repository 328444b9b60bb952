package thing

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// PileMost is the number of coins in a full pile.
const PileMost = 10

// PileRise is the height of each further coin of a pile, in diameters.
const PileRise = 0.13

type pileKey struct{ coins, size, variant int }

var piled = picture.Cache[pileKey]{Limit: 60}

// Pile draws a pile of up to PileMost coins of diameter d; the middle of the lowest is at
// cx, cy. Piles with neighbouring numbers i differ in their metals.
func Pile(dst *ebiten.Image, coins, i int, cx, cy, d float64) {
	k := pileKey{max(0, min(coins, PileMost)), int(math.Round(d)), i & 3}
	if k.coins == 0 || k.size < 2 {
		return
	}
	img := piled.Get(k, paintPile)
	picture.Middle(dst, img, cx, cy-float64(k.coins-1)*PileRise*float64(k.size)/2, palette.White)
}

// paintPile paints a pile into the middle of a picture.
func paintPile(k pileKey) *ebiten.Image {
	d, rise := float64(k.size), PileRise*float64(k.size)
	img := picture.New(1.6*d, 1.6*d+float64(k.coins-1)*rise)
	w, h := float64(img.Bounds().Dx()), float64(img.Bounds().Dy())
	for level := range k.coins {
		x := w/2 + 0.03*d*float64((k.variant*7+level*3)%5-2)
		y := h/2 + (float64(k.coins-1)/2-float64(level))*rise
		Coin(img, heapMetal(k.variant, level), x, y, d, 0)
	}
	return img
}

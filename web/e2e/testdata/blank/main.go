// Blank is an empty window: what the engine alone costs. The bench sets the
// game beside it.
package main

import (
	"image/color"
	"log"

	"github.com/hajimehoshi/ebiten/v2"
)

type blank struct{}

func (blank) Update() error { return nil }

func (blank) Draw(screen *ebiten.Image) { screen.Fill(color.RGBA{42, 28, 19, 255}) }

func (blank) LayoutF(w, h float64) (float64, float64) {
	r := ebiten.Monitor().DeviceScaleFactor()
	return w * r, h * r
}

func (b blank) Layout(w, h int) (int, int) { return w, h }

func main() {
	if err := ebiten.RunGame(blank{}); err != nil {
		log.Fatal(err)
	}
}

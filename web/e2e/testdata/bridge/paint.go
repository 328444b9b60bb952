package main

import (
	"bytes"
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/surface"
)

// A painting paints pictures in frames in which the screen is not drawn, as the game paints
// ahead, and then compares them with pictures that are painted in one frame.
type painting struct {
	frames  int
	ahead   []*ebiten.Image
	painted int
}

// pictures is the number of pictures of a painting, and side their width and height in pixels.
const pictures, side = 6, 64

// empty returns a picture that the engine has drawn in.
func empty() *ebiten.Image {
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, side, side), &ebiten.NewImageOptions{Unmanaged: true})
	img.Clear()
	return img
}

// paint paints picture n: each is of the same material, of another scale.
func paint(img *ebiten.Image, n int) {
	surface.Paint(img, surface.Linen, surface.Options{U: float64(1 + n)})
}

// frame goes on with the painting, in every second frame: the engine uses the memory of a frame
// again in the next but one. It returns the result at the end.
func (p *painting) frame() (result string) {
	switch p.frames++; {
	case p.frames == 1:
		ebiten.SetScreenClearedEveryFrame(false)
		for range pictures {
			p.ahead = append(p.ahead, empty())
		}
	case p.frames%2 == 0:
	case p.painted < pictures:
		paint(p.ahead[p.painted], p.painted)
		p.painted++
	default:
		ebiten.SetScreenClearedEveryFrame(true)
		return fmt.Sprintf("painted %d, %d wrong", pictures, p.wrong())
	}
	return ""
}

// wrong returns how many pictures are not as they should be.
func (p *painting) wrong() (n int) {
	for i, img := range p.ahead {
		want := empty()
		paint(want, i)
		if !bytes.Equal(pixels(img), pixels(want)) {
			n++
		}
	}
	return n
}

func pixels(img *ebiten.Image) []byte {
	b := make([]byte, 4*side*side)
	img.ReadPixels(b)
	return b
}

//go:build !js

package pictures

import (
	"image"
	"image/color"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/webp"

	"knucklebones/rules/games"
	"knucklebones/scenes/app"
	"knucklebones/scenes/screens/hall/listing"
)

// The pictures that the page shows before the game is there are those that the
// game paints. What packing them loses is less than a motif that has changed.
func TestShelfIsAsPainted(t *testing.T) {
	for _, s := range listing.Sheets(len(games.Games())) {
		painted := take(t, app.Show{Scene: "shelf"}, shape{s.Width, s.Height + listing.WoodHeight, 0})
		kept, err := unpack(filepath.Join("..", "..", "..", "web", "hall", s.Name+".webp"))
		if err != nil {
			t.Fatal(err)
		}
		got, want := small(painted.SubImage(image.Rect(0, 0, s.Width, s.Height)).(*image.RGBA), 12), small(kept, 12)
		if got.Rect != want.Rect || compare(got, want).mean > 2*meanAllowed {
			t.Errorf("%s is not as the game paints it (%v, %v): run ./build.sh shelf", s.Name, got.Rect, want.Rect)
		}
	}
}

func unpack(file string) (*image.RGBA, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, err := webp.Decode(f)
	if err != nil {
		return nil, err
	}
	out := image.NewRGBA(img.Bounds())
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			out.SetRGBA(x, y, full(img.(*image.YCbCr).YCbCrAt(x, y)))
		}
	}
	return out, nil
}

// full is a colour of a WebP file, whose levels go from 16 to 235 and 240; Go's
// own pictures, as JPEG files, use all 256.
func full(c color.YCbCr) color.RGBA {
	stretch := func(v uint8, from, levels float64) uint8 {
		return uint8(max(0, min(255, (float64(v)-from)*255/levels)))
	}
	r, g, b := color.YCbCrToRGB(stretch(c.Y, 16, 219), stretch(c.Cb, 16, 224), stretch(c.Cr, 16, 224))
	return color.RGBA{r, g, b, 255}
}

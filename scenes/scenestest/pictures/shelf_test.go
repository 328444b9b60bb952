//go:build !js

package pictures

import (
	"image"
	"image/color"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/webp"

	"knucklebones/scenes/app"
)

// The pictures that the page shows before the game is there are those that the
// game paints. What packing them loses is less than a motif that has changed.
func TestShelfIsAsPainted(t *testing.T) {
	for name, s := range map[string]shape{"shelf": {1820, 720, 0}, "shelf-square": {1372, 720, 0}} {
		painted := take(t, app.Show{Scene: "shelf"}, s)
		kept, err := unpack(filepath.Join("..", "..", "..", "web", "hall", name+".webp"))
		if err != nil {
			t.Fatal(err)
		}
		rows := image.Rect(0, 0, s.w, kept.Rect.Dy())
		got := small(painted.SubImage(rows).(*image.RGBA), 12)
		if want := small(kept, 12); got.Rect != want.Rect || compare(got, want).mean > 2*meanAllowed {
			t.Errorf("%s is not as the game paints it (%v, %v, %+v): run ./build.sh shelf", name, got.Rect, want.Rect, compare(got, want))
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

//go:build !js

package pictures

import (
	"image"
	"image/color"
	"slices"
)

// grain is what levels of colour are rounded to in the pictures kept: finer
// would be noise of wood and cloth, three times as large.
const grain = 8

// small is the picture as it is kept: each pixel the mean of less by less.
func small(img *image.RGBA, less int) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, (b.Dx()+less-1)/less, (b.Dy()+less-1)/less))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			part := image.Rect(x*less, y*less, (x+1)*less, (y+1)*less).Add(b.Min).Intersect(b)
			out.SetRGBA(x, y, mean(img, part))
		}
	}
	return out
}

// mean is the mean colour of a part of a picture, rounded to the grain.
func mean(img *image.RGBA, part image.Rectangle) color.RGBA {
	var sum [3]int
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			at := img.Pix[img.PixOffset(x, y):]
			for i := range sum {
				sum[i] += int(at[i])
			}
		}
	}
	n := part.Dx() * part.Dy()
	for i := range sum {
		sum[i] = min(255, (sum[i]+n*grain/2)/(n*grain)*grain)
	}
	return color.RGBA{uint8(sum[0]), uint8(sum[1]), uint8(sum[2]), 255}
}

// A gap is how far two pictures are from each other, in levels of 255: on the
// mean, and in the pixel that few differ more than.
type gap struct {
	mean float64
	most int
}

// few is how many pixels may differ by more than is allowed: the edges of a
// bone or letter, drawn by another driver.
const few = 4

// The gaps that another processor or driver, another grain of wood or a letter
// moved by a pixel may make. A button, bone or line of words that is not where
// it was makes a greater one.
const (
	meanAllowed = 1.5
	mostAllowed = 28
)

func (g gap) alike() bool { return g.mean <= meanAllowed && g.most <= mostAllowed }

// compare is the gap between two pictures of one size.
func compare(a, b *image.RGBA) gap {
	sum, worst := 0, make([]int, 0, len(a.Pix)/4)
	for i := 0; i < len(a.Pix); i += 4 {
		top := 0
		for k := range 3 {
			d := int(a.Pix[i+k]) - int(b.Pix[i+k])
			d = max(d, -d)
			sum, top = sum+d, max(top, d)
		}
		worst = append(worst, top)
	}
	slices.Sort(worst)
	return gap{float64(sum) / float64(len(worst)*3), worst[max(0, len(worst)-1-few)]}
}

// difference is a picture of where two pictures of one size differ, eight
// times as strong.
func difference(a, b *image.RGBA) *image.RGBA {
	out := image.NewRGBA(a.Rect)
	for i := range a.Pix {
		d := int(a.Pix[i]) - int(b.Pix[i])
		out.Pix[i] = uint8(min(255, 8*max(d, -d)))
		if i%4 == 3 {
			out.Pix[i] = 255
		}
	}
	return out
}

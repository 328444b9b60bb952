package thing

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// emblems are the filled and the stroked drawing of each emblem, on a grid of
// 24, with a pen 2 wide.
var emblems = map[string][2]string{
	"star":   {"M 12 3.2 L 14.6 9.2 L 21.1 9.8 L 16.2 14.1 L 17.7 20.5 L 12 17.1 L 6.3 20.5 L 7.8 14.1 L 2.9 9.8 L 9.4 9.2 Z"},
	"moon":   {"M 14.2 3.4 C 10 5 8.4 9.6 10 13.4 C 11.6 17.2 16.2 18.8 20.2 17 C 18.2 20.4 14 21.8 10.2 20.4 C 5.4 18.6 3 13.2 4.8 8.4 C 6.2 4.6 10.4 2.4 14.2 3.4 Z"},
	"wheel":  {"O 12 12 2.4", "O 12 12 8 M 12 4 V 20 M 4 12 H 20 M 6.3 6.3 L 17.7 17.7 M 17.7 6.3 L 6.3 17.7"},
	"leaf":   {"M 12 2.6 C 17.4 6.4 19 10 18.2 13.6 C 17.5 16.8 15 18.6 12.9 19 V 22 H 11.1 V 19 C 9 18.6 6.5 16.8 5.8 13.6 C 5 10 6.6 6.4 12 2.6 Z"},
	"fish":   {"M 2.4 12 C 5.6 7.4 12.4 6 17 10.4 L 21.6 6.8 C 20.8 10.2 20.8 13.8 21.6 17.2 L 17 13.6 C 12.4 18 5.6 16.6 2.4 12 Z"},
	"key":    {"", "O 8.2 8.2 4 M 11.2 11.2 L 20 20 M 16.4 16.4 L 19 13.8 M 13.6 13.6 L 15.6 11.6"},
	"tower":  {"M 5 3.6 H 8 V 6 H 10.4 V 3.6 H 13.6 V 6 H 16 V 3.6 H 19 V 9 L 17 11 V 18 H 19 V 21 H 5 V 18 H 7 V 11 L 5 9 Z"},
	"anchor": {"", "O 12 5 2.2 M 12 7.4 V 20.4 M 8 10.6 H 16 M 4 13.4 C 4.4 17.8 7.6 20.4 12 20.4 C 16.4 20.4 19.6 17.8 20 13.4 M 2.6 15.2 L 4 13 L 6.2 14.4 M 21.4 15.2 L 20 13 L 17.8 14.4"},
}

type discKey struct {
	player, size int
	state        State
	spot         bool
}

type sourceKey struct {
	i int
	d float64
}

var (
	discs   = picture.Cache[discKey]{Limit: 80}
	sources = picture.Cache[sourceKey]{Limit: 20}
)

// Emblem draws a player's disc of diameter d: player 0 … 7 as in
// palette.Players; grey when Out.
func Emblem(dst *ebiten.Image, player int, cx, cy, d float64, st State) {
	Faint(dst, player, cx, cy, d, 1, st)
}

// Faint is like Emblem with an opacity of 0 … 1.
func Faint(dst *ebiten.Image, player int, cx, cy, d, alpha float64, st State) {
	k := discKey{player, int(math.Round(d)), st & (Out | High), false}
	if k.size >= 2 && alpha > 0 {
		picture.Middle(dst, discs.Get(k, paintDisc), cx, cy, palette.Fade(palette.White, alpha))
	}
}

// Mark draws the emblem alone, without its disc, in a colour.
func Mark(dst *ebiten.Image, player int, cx, cy, d float64, c color.RGBA) {
	k := discKey{player, int(math.Round(d)), 0, true}
	picture.Middle(dst, discs.Get(k, paintDisc), cx, cy, c)
}

func paintDisc(k discKey) *ebiten.Image {
	d := float64(k.size)
	pad := math.Ceil(d/6) + 2
	marks := canvas(d+2*pad, d+2*pad)
	who := palette.Players[k.player&7]
	if k.spot {
		engrave(marks, who.Emblem, pad, pad, d, palette.White)
		return picture.From(marks)
	}
	if k.state.is(Out) {
		who.Disc, who.Mark, who.Rim = grey(who.Disc), grey(who.Mark), color.RGBA{0x5C, 0x58, 0x50, 0xFF}
	}
	if d >= 20 {
		var ring outline.Path
		ring.Circle(pad+d/2, pad+d/2, d*0.39)
		stroke(marks, &ring, max(d/36, 1), palette.Fade(palette.Mix(who.Disc, who.Mark, 0.5), 0.8))
	}
	s := d * 0.56
	engrave(marks, who.Emblem, pad+(d-s)/2, pad+(d-s)/2, s, who.Mark)
	img := picture.Blank(marks.Rect.Dx(), marks.Rect.Dy())
	discOf(who, d).draw(img, pad, pad)
	picture.Over(img, marks)
	return img
}

// discOf returns a player's disc without the emblem.
func discOf(who palette.Player, d float64) box {
	b := sized(d, d, d/9).under(d/9, 0.6)
	b.radius = float32(d / 2)
	b.top, b.bottom = palette.Mix(who.Disc, palette.White, 0.14), palette.Mix(who.Disc, palette.Black, 0.12)
	b.rim, b.rimWidth = who.Rim, float32(max(d/16, 1))
	b.shine = 0.05
	return b
}

// engrave draws an emblem s wide with its corner at x, y.
func engrave(dst *image.RGBA, name string, x, y, s float64, c color.RGBA) {
	k := s / 24
	e := emblems[name]
	if e[0] != "" {
		fill(dst, trace(e[0], k, x, y), c)
	}
	if e[1] != "" {
		stroke(dst, trace(e[1], k, x, y), max(2.2*k, 1), c)
	}
	if name == "fish" {
		hole := palette.Players[4].Disc
		fill(dst, trace("O 7 10.9 1.1", k, x, y), hole)
	}
}

// grey returns a colour without its hue.
func grey(c color.RGBA) color.RGBA {
	l := (30*float64(c.R) + 59*float64(c.G) + 11*float64(c.B)) / 100
	v := uint8(70 + l*0.55)
	return color.RGBA{v, v, uint8(float64(v) * 0.96), c.A}
}

// sourceColor returns the colour of the i-th mark of Source.
func sourceColor(i int) color.RGBA {
	return [5]color.RGBA{palette.Attested, palette.Sourced, palette.Reconstructed, palette.Modern, palette.Ours}[i]
}

// Source draws the mark for the provenance of a rule, of diameter d: ●
// attested, ◐ from sources, a dashed ring reconstructed, ◇ modern, ✚ ours.
func Source(dst *ebiten.Image, i int, cx, cy, d float64) {
	if d > 0 {
		picture.Middle(dst, sources.Get(sourceKey{i, d}, paintSource), cx, cy, palette.White)
	}
}

func paintSource(k sourceKey) *ebiten.Image {
	d := k.d
	img := canvas(d*1.2+2, d*1.2+2)
	mid := float64(img.Rect.Dx()) / 2
	c, pen := sourceColor(k.i), max(d/7, 1)
	r := d/2 - pen/2
	var p outline.Path
	switch k.i {
	case 0:
		p.Circle(mid, mid, d/2)
		fill(img, &p, c)
	case 1:
		arc(&p, mid, mid, d/2, 0, 0.5)
		fill(img, &p, c)
		p.Reset()
		p.Circle(mid, mid, r)
		stroke(img, &p, pen, c)
	case 2:
		for k := range 6 {
			arc(&p, mid, mid, r, float64(k)/6, float64(k)/6+0.09)
		}
		stroke(img, &p, pen, c)
	case 3:
		stroke(img, trace("M 12 3 L 21 12 L 12 21 L 3 12 Z", d/20, mid-d*0.6, mid-d*0.6), pen, c)
	case 4:
		fill(img, trace("M 0 8 H 8 V 0 H 16 V 8 H 24 V 16 H 16 V 24 H 8 V 16 H 0 Z", d/24, mid-d/2, mid-d/2), c)
	}
	return picture.From(img)
}

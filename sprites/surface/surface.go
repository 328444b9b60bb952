// Package surface paints the materials of tables and screens: wood, cloth,
// leather, paper, stone, sand and water, all lit by one lamp at the upper left.
// A surface is painted by a shader at full resolution, once, and then copied.
package surface

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/kage"
	"knucklebones/sprites/picture"
)

// A Kind is a material.
type Kind int

const (
	Walnut Kind = iota
	Oak         // scarred, of a tavern
	Porphyry
	Linen
	Leather
	Paper
	RedFresco
	Wax
	Mosaic // cream
	Papyrus
	RedBaize
	GreenBaize
	Sand
	Clay // orange, as of a vase
	Marble
	RakedSand
	Beach
	NightFresco
	PlainMosaic // white with a few dark stones
	Slate
	Plaster
	Silk // dyed like water
	kinds
)

// Kinds returns all materials.
func Kinds() []Kind {
	all := make([]Kind, kinds)
	for i := range all {
		all[i] = Kind(i)
	}
	return all
}

// Options are the lighting and the detail of a surface.
type Options struct {
	U        float64 // physical pixels of one unit of the design
	Vignette float64 // darkness of the corners, 0 … 1
	Glow     float64 // strength of a warm pool of lamplight, 0 … 1
	GlowX    float64 // middle of the glow as a fraction of the width, 0 … 1
	GlowY    float64 // … of the height
	Inset    float64 // width in pixels of the shadow inside the left and upper rims
	Shift    int     // index of a piece of the material, so that neighbours differ
}

// Table returns the options for a ground that fills the whole screen; u is the page's
// unit in pixels.
func Table(u float64) Options {
	return Options{U: u, Vignette: 0.6, Glow: 0.4, GlowX: 0.46, GlowY: 0.42}
}

// A recipe is the function of the shader for a material, with three colours,
// deep, middle and light, and four numbers whose meaning depends on the
// function.
type recipe struct {
	function          string
	deep, mid, bright uint32
	a, b, c, d        float32
}

var recipes = [kinds]recipe{
	Walnut:      {"timber", 0x1E0F08, 0x57321A, 0x8C5A2F, 58, 1, 0, 0},
	Oak:         {"timber", 0x3A2612, 0x76552C, 0xA98550, 84, 0.8, 1, 0},
	Porphyry:    {"stone", 0x34101A, 0x5E1D2B, 0xB98A72, 1, 0, 0, 0},
	Linen:       {"cloth", 0xA99E84, 0xD8CEB7, 0xECE4D0, 1, 0, 0, 0},
	Leather:     {"leather", 0x1A110B, 0x2E1F15, 0x4C3727, 1, 0, 0, 0},
	Paper:       {"sheet", 0xCDC0A2, 0xE6DDC8, 0xF1EAD9, 1, 0, 0, 0},
	RedFresco:   {"wall", 0x7C1F14, 0xA93222, 0xC9553B, 1, 0, 0, 0},
	Wax:         {"wall", 0x3E2417, 0x5E3A26, 0x7C5239, 0.6, 0, 0, 0},
	Mosaic:      {"tesserae", 0x9C9482, 0xD5CDBA, 0xEBE5D6, 2, 0, 0, 0},
	Papyrus:     {"papyrus", 0xA88A57, 0xD3BB88, 0xE9D7AC, 1, 0, 0, 0},
	RedBaize:    {"baize", 0x6E1620, 0x9C2430, 0xBC3F49, 1, 0, 0, 0},
	GreenBaize:  {"baize", 0x123F26, 0x22613C, 0x3C7F57, 1, 0, 0, 0},
	Sand:        {"sand", 0x8E7442, 0xC2A468, 0xDCC48D, 0, 0, 0, 0},
	Clay:        {"wall", 0xA94A17, 0xD3692A, 0xE58C4C, 0.45, 0, 0, 0},
	Marble:      {"veins", 0xA89C8C, 0xDFD8CC, 0xF3EFE7, 1, 0, 0, 0},
	RakedSand:   {"sand", 0x8E7442, 0xC2A468, 0xDCC48D, 1, 0, 0, 0},
	Beach:       {"sand", 0x9A8350, 0xCDB27A, 0xE6D3A3, 0.35, 0, 0, 0},
	NightFresco: {"wall", 0x102149, 0x1D3A74, 0x34599B, 1, 0, 0, 0},
	PlainMosaic: {"tesserae", 0x77736B, 0xD9D6CE, 0xF0EEE8, 2, 0.06, 0, 0},
	Slate:       {"slate", 0x24272A, 0x3B4043, 0x596064, 1, 0, 0, 0},
	Plaster:     {"veins", 0xC2A896, 0xE2D3C1, 0xF2E8DA, 0.25, 0, 0, 0},
	Silk:        {"silk", 0x0B3A42, 0x175E68, 0x3E97A0, 1, 0, 0, 0},
}

// shader returns the shader with the function of a material.
func shader(function string) *ebiten.Shader { return picture.Shader(kage.Material(function)) }

// Prepare compiles the shader of a material, so that its first painting need not.
func Prepare(kind Kind) { shader(recipes[kind].function) }

// Paint covers all of dst with a material. It is expensive: do it once.
func Paint(dst *ebiten.Image, kind Kind, o Options) {
	r := recipes[kind]
	b := dst.Bounds()
	op := &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
		"Deep": rgb(r.deep), "Mid": rgb(r.mid), "Bright": rgb(r.bright),
		"Figures": []float32{r.a, r.b, r.c, r.d},
		"Unit":    float32(max(o.U, 0.5)),
		"Size":    []float32{float32(b.Dx()), float32(b.Dy())},
		"Light":   []float32{float32(o.Vignette), float32(o.Glow), float32(o.GlowX), float32(o.GlowY)},
		"Inset":   float32(o.Inset),
		"Shift":   float32((o.Shift*7+int(kind))%97) * 37.7,
	}}
	op.GeoM.Translate(float64(b.Min.X), float64(b.Min.Y))
	dst.DrawRectShader(b.Dx(), b.Dy(), shader(r.function), op)
}

// rgb returns a colour 0xRRGGBB as three numbers from 0 to 1.
func rgb(hex uint32) []float32 {
	k := func(shift int) float32 { return float32(hex>>shift&0xFF) / 255 }
	return []float32{k(16), k(8), k(0)}
}

type key struct {
	kind Kind
	w, h int
	o    Options
}

// painted is a cache of surfaces.
var painted = picture.Cache[key]{Limit: 64, Screens: 8}

// Draw covers a rectangle, in pixels, with a material. It is painted at the first call
// for that size and those options, and copied from then on.
func Draw(dst *ebiten.Image, kind Kind, x, y, w, h float64, o Options) {
	k := key{kind, int(math.Round(w)), int(math.Round(h)), o}
	if k.w <= 0 || k.h <= 0 {
		return
	}
	picture.At(dst, painted.Get(k, fresh), x, y, 1)
}

// fresh paints the picture for a key of the cache.
func fresh(k key) *ebiten.Image {
	img := picture.Blank(k.w, k.h)
	Paint(img, k.kind, k.o)
	return img
}

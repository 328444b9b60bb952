package boneace

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/kits/cards"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// The size of a card, and the margin round it for its shadow, in measures.
const (
	cardWide = 44
	cardHigh = 66
	cardRoom = 4
)

var (
	cardPaper = color.RGBA{0xF0, 0xE7, 0xCE, 255}
	cardBack  = color.RGBA{0xE4, 0xD8, 0xB8, 255}
	suitRed   = color.RGBA{0xA8, 0x1E, 0x1A, 255}
	suitBlack = color.RGBA{0x1C, 0x14, 0x10, 255}
)

// lattice prints the back of a card: rows of lozenges in a frame. high means high
// contrast.
func lattice(c outline.Canvas, high bool) {
	ink := palette.Contrast(high, palette.Fade(color.RGBA{0x7A, 0x2E, 0x22, 255}, 0.55), palette.Black)
	c.Line("M 3.4 3.4 H 40.6 V 62.6 H 3.4 Z", 0.6, ink)
	for i := range 17 {
		for k := range 11 {
			if (i+k)%2 == 0 {
				x, y := 7+3*float64(k), 7.4+3.2*float64(i)
				c.Poly(ink, x, y-1.6, x+1.2, y, x, y+1.6, x-1.2, y)
			}
		}
	}
}

// A print is the cache key of a painted card; the zero card is the back.
type print struct {
	card  cards.Card
	wide  int // width in pixels
	bone  bool
	index bool // the rank is written in the corner, for large letters
	high  bool
}

var prints = picture.Cache[print]{Limit: 70}

// printed returns the picture of a card with its shadow, and the margin round the card
// in pixels.
func printed(p print) (img *ebiten.Image, room float64) {
	return prints.Get(p, paintCard), math.Ceil(cardRoom * float64(p.wide) / cardWide)
}

// paintCard paints a card with its shadow and its print.
func paintCard(p print) *ebiten.Image {
	k := float64(p.wide) / cardWide
	room := math.Ceil(cardRoom * k)
	c := outline.NewCanvas(float64(p.wide)+2*room, cardHigh*k+2*room, k).At(room/k, room/k, 1)
	for i := range 4 {
		d := float64(i) * 0.7
		c.Box(0.2+d, 0.2+d, cardWide+0.2*d, cardHigh+0.2*d, color.RGBA{0, 0, 0, 34})
	}
	paper, rim := cardPaper, color.RGBA{0x8C, 0x77, 0x55, 255}
	if p.card == 0 {
		paper = cardBack
	}
	if p.high {
		paper, rim = palette.HighPaper, palette.Black
	}
	c.Fill("M 0 0 H 44 V 66 H 0 Z", rim)
	c.Fill("M 0.5 0.5 H 43.5 V 65.5 H 0.5 Z", paper)
	c.Fill("M 0.5 0.5 H 43.5 V 1.1 H 0.5 Z", color.RGBA{40, 40, 36, 40})
	if p.card == 0 {
		fibres(c)
		lattice(c, p.high)
		return picture.From(c.RGBA)
	}
	ink := suitBlack
	if s := p.card.Suit(); s == cards.Hearts || s == cards.Diamonds {
		ink = suitRed
	}
	if r := p.card.Rank(); r > 10 {
		court(c, p.card, ink)
	} else {
		pips(c, p.card, ink)
	}
	img := picture.From(c.RGBA)
	if p.bone {
		thing.BoneMark(img, room+22*k, room+32*k, 14*k, false, cardPaper)
	}
	if p.index {
		drawIndex(img, p.card, room, k, ink)
	}
	return img
}

// fibres draws the flecks on the back of a card.
func fibres(c outline.Canvas) {
	for i := range 26 {
		x, y := 2+40*outline.Grains(i, 1), 2+62*outline.Grains(i, 2)
		dx, dy := 3*outline.Grains(i, 3)-1.5, 2*outline.Grains(i, 4)-1
		c.Pen(0.35, color.RGBA{0x50, 0x44, 0x2C, 70}, x, y, x+dx, y+dy)
	}
	c.Line("M 3 3 H 41 V 63 H 3 Z", 0.4, color.RGBA{0x60, 0x50, 0x34, 60})
}

// drawIndex writes the rank in the corner that the next card leaves clear.
func drawIndex(img *ebiten.Image, card cards.Card, room, k float64, ink color.RGBA) {
	code := card.Code()
	st := lettering.Style{Face: lettering.Strong, Size: 11 * k, Color: ink}
	lettering.Draw(img, code[:len(code)-1], room+1.5*k, room+10*k, st)
}

// pipRows holds, by rank, the columns and rows of the pips: x and y in turn, in measures
// of the card.
var pipRows = [][]float64{
	1:  {22, 33},
	2:  {22, 14, 22, 52},
	3:  {22, 13, 22, 33, 22, 53},
	4:  {12, 14, 32, 14, 12, 52, 32, 52},
	5:  {12, 14, 32, 14, 22, 33, 12, 52, 32, 52},
	6:  {12, 13, 32, 13, 12, 33, 32, 33, 12, 53, 32, 53},
	7:  {12, 12, 32, 12, 22, 22.5, 12, 33, 32, 33, 12, 54, 32, 54},
	8:  {12, 12, 32, 12, 22, 22.5, 12, 33, 32, 33, 22, 43.5, 12, 54, 32, 54},
	9:  {12, 10.5, 32, 10.5, 12, 25.5, 32, 25.5, 22, 33, 12, 40.5, 32, 40.5, 12, 55.5, 32, 55.5},
	10: {12, 10.5, 32, 10.5, 22, 18, 12, 25.5, 32, 25.5, 12, 40.5, 32, 40.5, 22, 48, 12, 55.5, 32, 55.5},
}

// pipSizes holds, by rank, half the height of a pip in measures.
var pipSizes = [...]float64{0, 15, 9, 8, 7.6, 7.6, 7, 6.4, 6.2, 5.8, 5.6}

// pips prints one pip for each point of the card, the lower ones upside down.
func pips(c outline.Canvas, card cards.Card, ink color.RGBA) {
	r := card.Rank()
	size, xy := pipSizes[r], pipRows[r]
	for i := 0; i < len(xy); i += 2 {
		k := size
		if xy[i+1] > 33 {
			k = -size
		}
		suit(c.At(xy[i], xy[i+1], k), card.Suit(), ink)
	}
}

// suit prints the sign of a suit, two measures high, at the origin.
func suit(c outline.Canvas, s cards.Suit, ink color.RGBA) {
	switch s {
	case cards.Hearts:
		c.Fill("M 0 1 C -0.35 0.5 -0.95 0.15 -0.95 -0.4 C -0.95 -1 -0.2 -1.1 0 -0.5 C 0.2 -1.1 0.95 -1 0.95 -0.4 C 0.95 0.15 0.35 0.5 0 1 Z", ink)
	case cards.Diamonds:
		c.Fill("M 0 -1.05 Q 0.3 -0.4 0.75 0 Q 0.3 0.4 0 1.05 Q -0.3 0.4 -0.75 0 Q -0.3 -0.4 0 -1.05 Z", ink)
	case cards.Spades:
		c.Fill("M 0 -1.05 C 0.3 -0.5 0.95 -0.2 0.95 0.3 C 0.95 0.8 0.3 0.8 0.1 0.45 Q 0.15 0.85 0.42 1 L -0.42 1 Q -0.15 0.85 -0.1 0.45 C -0.3 0.8 -0.95 0.8 -0.95 0.3 C -0.95 -0.2 -0.3 -0.5 0 -1.05 Z", ink)
	default:
		c.Fill("M 0 -0.1 L 0.14 0.3 Q 0.18 0.85 0.42 1 L -0.42 1 Q -0.18 0.85 -0.14 0.3 Z", ink)
		for _, xy := range [][2]float64{{0, -0.52}, {-0.5, 0.18}, {0.5, 0.18}} {
			c.Fill("M 0 0 L 0.1 0.2 L -0.1 0.2 Z", ink)
			c.Disc(xy[0], xy[1], 0.46, ink)
		}
	}
}

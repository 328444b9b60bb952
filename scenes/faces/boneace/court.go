package boneace

import (
	"image/color"

	"knucklebones/rules/kits/cards"
	"knucklebones/sprites/outline"
)

var (
	dyeRed  = color.RGBA{0xB2, 0x34, 0x27, 255}
	dyeBlue = color.RGBA{0x2C, 0x55, 0x7E, 255}
	dyeGold = color.RGBA{0xD9, 0xA4, 0x3B, 255}
	skin    = color.RGBA{0xEB, 0xCB, 0xA6, 255}
	hair    = color.RGBA{0x7A, 0x4A, 0x26, 255}
	steel   = color.RGBA{0xA9, 0xA7, 0xA0, 255}
)

// court prints a figure at full length, as the old packs have it.
func court(c outline.Canvas, card cards.Card, ink color.RGBA) {
	near, far := dyeRed, dyeBlue
	if card.Suit() == cards.Clubs || card.Suit() == cards.Diamonds {
		near, far = far, near
	}
	switch card.Rank() {
	case cards.King:
		king(c, near, far)
	case cards.Queen:
		queen(c, near, far)
	default:
		jack(c, near, far)
	}
	suit(c.At(8, 9.5, 5.5), card.Suit(), ink)
}

// shape fills a drawing and draws its edge.
func shape(c outline.Canvas, drawing string, col color.RGBA) {
	c.Fill(drawing, col)
	c.Line(drawing, 0.8, suitInk)
}

func king(c outline.Canvas, near, far color.RGBA) {
	shape(c, "M 14 33 Q 22 29 30 33 L 36 63 H 8 Z", far)
	shape(c, "M 14 33 Q 8 35 7 47 L 14 50 L 16 42 Z", near)
	shape(c, "M 30 33 Q 36 35 37.5 45 L 31 49 L 28 42 Z", near)
	shape(c, "M 17.5 34 L 26.5 34 L 28 63 H 16 Z", near)
	for _, y := range []float64{41, 49, 57} {
		c.Poly(dyeGold, 22, y-3.6, 24.6, y, 22, y+3.6, 19.4, y)
	}
	shape(c, "M 8 63 L 9.2 58 H 34.8 L 36 63 Z", dyeGold)
	c.Pen(1.8, suitInk, 36.5, 18, 36.5, 60)
	c.Pen(0.9, steel, 36.5, 19, 36.5, 59)
	c.Pen(1.8, dyeGold, 32.5, 46, 40.5, 46)
	c.Disc(36.5, 48.5, 2.3, skin)
	shape(c, "M 15.5 16 H 28.5 L 29 24 Q 29 35 22 38 Q 15 35 15 24 Z", hair)
	shape(c, "M 17 16 H 27 V 24 Q 27 29 22 29 Q 17 29 17 24 Z", skin)
	c.Fill("M 16.6 25 Q 22 22.5 27.4 25 L 26.5 33 L 22 36.5 L 17.5 33 Z", hair)
	c.Pen(0.9, dyeRed, 20.5, 27.2, 23.5, 27.2)
	look(c, 21)
	shape(c, "M 15 17 L 13.5 6.5 L 18.3 10.5 L 22 4 L 25.7 10.5 L 30.5 6.5 L 29 17 Z", dyeGold)
	for _, x := range []float64{18, 22, 26} {
		c.Disc(x, 14, 1, dyeRed)
	}
}

func queen(c outline.Canvas, near, far color.RGBA) {
	shape(c, "M 16 34 H 28 L 31 44 Q 35 54 37 63 H 7 Q 9 54 13 44 Z", far)
	shape(c, "M 19 36 H 25 L 28 63 H 16 Z", near)
	shape(c, "M 16 33 Q 9 35 8 47 L 14.5 49 L 17 41 Z", near)
	shape(c, "M 28 33 Q 35 34 36.5 43 L 31 46.5 L 27 41 Z", near)
	for _, y := range []float64{46, 52, 58} {
		c.Disc(22, y, 1.4, dyeGold)
	}
	shape(c, "M 7 63 Q 7.6 60 8.3 57.5 H 35.7 Q 36.4 60 37 63 Z", dyeGold)
	c.Pen(0.9, color.RGBA{0x3A, 0x6A, 0x34, 255}, 35.5, 45, 36.5, 33)
	for _, d := range [][2]float64{{36.5, 28}, {33.9, 30.4}, {39.1, 30.4}, {36.5, 32.6}} {
		c.Disc(d[0], d[1], 2, dyeRed)
	}
	c.Disc(36.5, 30.3, 1.3, dyeGold)
	c.Disc(34.8, 45, 2.2, skin)
	shape(c, "M 15 15 H 29 Q 31.5 27 29.5 35 Q 22 38 14.5 35 Q 12.5 27 15 15 Z", dyeGold)
	shape(c, "M 17 15 H 27 V 24 Q 26.5 29.5 22 30 Q 17.5 29.5 17 24 Z", skin)
	c.Pen(1, dyeRed, 20.6, 26.8, 23.4, 26.8)
	look(c, 21)
	shape(c, "M 16 16 L 15 9 L 18.8 12 L 22 7 L 25.2 12 L 29 9 L 28 16 Z", dyeGold)
}

func jack(c outline.Canvas, near, far color.RGBA) {
	c.Pen(3.6, suitInk, 18.5, 48, 17.5, 61)
	c.Pen(3.6, suitInk, 25.5, 48, 26.5, 61)
	c.Pen(2.6, near, 18.5, 48, 17.5, 60)
	c.Pen(2.6, far, 25.5, 48, 26.5, 60)
	shape(c, "M 14 63 Q 15 59.5 19.5 60.5 V 63 Z", hair)
	shape(c, "M 25 63 V 60.5 Q 29 59.5 30.5 63 Z", hair)
	shape(c, "M 15 33 Q 22 30 29 33 L 31.5 50 Q 22 54 12.5 50 Z", near)
	c.Fill("M 22 31.6 Q 26 31.6 29 33 L 31.5 50 Q 27 52 22 52 Z", far)
	c.Line("M 15 33 Q 22 30 29 33 L 31.5 50 Q 22 54 12.5 50 Z", 0.8, suitInk)
	c.Pen(1.6, dyeGold, 13.4, 44, 30.6, 44)
	shape(c, "M 15 33 Q 9.5 35 9 45 L 14 46 L 17 40 Z", far)
	shape(c, "M 29 33 Q 34.5 34 36 43 L 31 45.5 L 27 40 Z", near)
	c.Pen(1.7, suitInk, 36, 8, 36, 63)
	c.Pen(0.9, hair, 36, 9, 36, 62)
	shape(c, "M 36 12 Q 42 13 42 20 Q 39 18.5 36 22 Z", steel)
	shape(c, "M 36 12 L 32 15 L 36 18 Z", steel)
	shape(c, "M 34.8 10 L 36 3.5 L 37.2 10 Z", steel)
	c.Disc(35.5, 44.5, 2.2, skin)
	shape(c, "M 15.5 17 H 28.5 L 29.5 29 H 14.5 Z", hair)
	shape(c, "M 17.2 16 H 26.8 V 24 Q 26.5 30 22 30.4 Q 17.5 30 17.2 24 Z", skin)
	c.Pen(0.9, dyeRed, 20.6, 27, 23.4, 27)
	look(c, 21.2)
	shape(c, "M 13 17 Q 13 9.5 22 9.5 Q 31 9.5 31 17 Z", near)
	shape(c, "M 12 17.6 Q 22 14 32 17.6 Q 22 19.5 12 17.6 Z", dyeGold)
	c.Fill("M 27 12 Q 31 3 38 4.5 Q 33 6 30 13.5 Z", dyeRed)
}

// look draws eyes and nose about that height.
func look(c outline.Canvas, y float64) {
	c.Disc(19.7, y, 0.75, suitInk)
	c.Disc(24.3, y, 0.75, suitInk)
	c.Pen(0.5, suitInk, 18.6, y-1.9, 20.8, y-2)
	c.Pen(0.5, suitInk, 23.2, y-2, 25.4, y-1.9)
	c.Pen(0.5, suitInk, 22, y+0.4, 21.6, y+3, 22.5, y+3.2)
}

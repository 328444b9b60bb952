package boneace

import (
	"image/color"

	"knucklebones/rules/kits/cards"
	"knucklebones/sprites/outline"
)

// The dyes of court cards: near and far depend on the suit, the others are the same on
// all cards.
const (
	near = iota
	far
	red
	gold
	skin
	hair
	steel
	inked
	green
)

var dyes = [...]color.RGBA{
	red: {0xB2, 0x34, 0x27, 255}, gold: {0xD9, 0xA4, 0x3B, 255}, skin: {0xEB, 0xCB, 0xA6, 255}, hair: {0x7A, 0x4A, 0x26, 255},
	steel: {0xA9, 0xA7, 0xA0, 255}, inked: {0x2E, 0x1C, 0x12, 255}, green: {0x3A, 0x6A, 0x34, 255},
}

// A shape is a drawing in a dye. It is filled and edged in ink if pen is edged, drawn
// as a line if pen is positive, and only filled if pen is 0.
type shape struct {
	dye     int
	pen     float64
	drawing string
}

// edged is the pen of a shape that is filled and edged in ink.
const edged = -1

// courts are the jack, the queen and the king at full length, as the old packs have
// them.
var courts = [3][]shape{{
	{inked, 3.6, "M 18.5 48 L 17.5 61 M 25.5 48 L 26.5 61"},
	{near, 2.6, "M 18.5 48 L 17.5 60"},
	{far, 2.6, "M 25.5 48 L 26.5 60"},
	{hair, edged, "M 14 63 Q 15 59.5 19.5 60.5 V 63 Z"},
	{hair, edged, "M 25 63 V 60.5 Q 29 59.5 30.5 63 Z"},
	{near, edged, "M 15 33 Q 22 30 29 33 L 31.5 50 Q 22 54 12.5 50 Z"},
	{far, 0, "M 22 31.6 Q 26 31.6 29 33 L 31.5 50 Q 27 52 22 52 Z"},
	{inked, 0.8, "M 15 33 Q 22 30 29 33 L 31.5 50 Q 22 54 12.5 50 Z"},
	{gold, 1.6, "M 13.4 44 H 30.6"},
	{far, edged, "M 15 33 Q 9.5 35 9 45 L 14 46 L 17 40 Z"},
	{near, edged, "M 29 33 Q 34.5 34 36 43 L 31 45.5 L 27 40 Z"},
	{inked, 1.7, "M 36 8 V 63"},
	{hair, 0.9, "M 36 9 V 62"},
	{steel, edged, "M 36 12 Q 42 13 42 20 Q 39 18.5 36 22 Z"},
	{steel, edged, "M 36 12 L 32 15 L 36 18 Z"},
	{steel, edged, "M 34.8 10 L 36 3.5 L 37.2 10 Z"},
	{skin, 0, "O 35.5 44.5 2.2"},
	{hair, edged, "M 15.5 17 H 28.5 L 29.5 29 H 14.5 Z"},
	{skin, edged, "M 17.2 16 H 26.8 V 24 Q 26.5 30 22 30.4 Q 17.5 30 17.2 24 Z"},
	{red, 0.9, "M 20.6 27 H 23.4"},
	{inked, 0, "O 19.7 21.2 0.75 O 24.3 21.2 0.75"},
	{inked, 0.5, "M 18.6 19.3 L 20.8 19.2 M 23.2 19.2 L 25.4 19.3 M 22 21.6 L 21.6 24.2 22.5 24.4"},
	{near, edged, "M 13 17 Q 13 9.5 22 9.5 Q 31 9.5 31 17 Z"},
	{gold, edged, "M 12 17.6 Q 22 14 32 17.6 Q 22 19.5 12 17.6 Z"},
	{red, 0, "M 27 12 Q 31 3 38 4.5 Q 33 6 30 13.5 Z"},
}, {
	{far, edged, "M 16 34 H 28 L 31 44 Q 35 54 37 63 H 7 Q 9 54 13 44 Z"},
	{near, edged, "M 19 36 H 25 L 28 63 H 16 Z"},
	{near, edged, "M 16 33 Q 9 35 8 47 L 14.5 49 L 17 41 Z"},
	{near, edged, "M 28 33 Q 35 34 36.5 43 L 31 46.5 L 27 41 Z"},
	{gold, 0, "O 22 46 1.4 O 22 52 1.4 O 22 58 1.4"},
	{gold, edged, "M 7 63 Q 7.6 60 8.3 57.5 H 35.7 Q 36.4 60 37 63 Z"},
	{green, 0.9, "M 35.5 45 L 36.5 33"},
	{red, 0, "O 36.5 28 2 O 33.9 30.4 2 O 39.1 30.4 2 O 36.5 32.6 2"},
	{gold, 0, "O 36.5 30.3 1.3"},
	{skin, 0, "O 34.8 45 2.2"},
	{gold, edged, "M 15 15 H 29 Q 31.5 27 29.5 35 Q 22 38 14.5 35 Q 12.5 27 15 15 Z"},
	{skin, edged, "M 17 15 H 27 V 24 Q 26.5 29.5 22 30 Q 17.5 29.5 17 24 Z"},
	{red, 1, "M 20.6 26.8 H 23.4"},
	{inked, 0, eyes},
	{inked, 0.5, browsAndNose},
	{gold, edged, "M 16 16 L 15 9 L 18.8 12 L 22 7 L 25.2 12 L 29 9 L 28 16 Z"},
}, {
	{far, edged, "M 14 33 Q 22 29 30 33 L 36 63 H 8 Z"},
	{near, edged, "M 14 33 Q 8 35 7 47 L 14 50 L 16 42 Z"},
	{near, edged, "M 30 33 Q 36 35 37.5 45 L 31 49 L 28 42 Z"},
	{near, edged, "M 17.5 34 L 26.5 34 L 28 63 H 16 Z"},
	{gold, 0, "M 22 37.4 L 24.6 41 22 44.6 19.4 41 Z M 22 45.4 L 24.6 49 22 52.6 19.4 49 Z M 22 53.4 L 24.6 57 22 60.6 19.4 57 Z"},
	{gold, edged, "M 8 63 L 9.2 58 H 34.8 L 36 63 Z"},
	{inked, 1.8, "M 36.5 18 V 60"},
	{steel, 0.9, "M 36.5 19 V 59"},
	{gold, 1.8, "M 32.5 46 H 40.5"},
	{skin, 0, "O 36.5 48.5 2.3"},
	{hair, edged, "M 15.5 16 H 28.5 L 29 24 Q 29 35 22 38 Q 15 35 15 24 Z"},
	{skin, edged, "M 17 16 H 27 V 24 Q 27 29 22 29 Q 17 29 17 24 Z"},
	{hair, 0, "M 16.6 25 Q 22 22.5 27.4 25 L 26.5 33 L 22 36.5 L 17.5 33 Z"},
	{red, 0.9, "M 20.5 27.2 H 23.5"},
	{inked, 0, eyes},
	{inked, 0.5, browsAndNose},
	{gold, edged, "M 15 17 L 13.5 6.5 L 18.3 10.5 L 22 4 L 25.7 10.5 L 30.5 6.5 L 29 17 Z"},
	{red, 0, "O 18 14 1 O 22 14 1 O 26 14 1"},
}}

const (
	eyes         = "O 19.7 21 0.75 O 24.3 21 0.75"
	browsAndNose = "M 18.6 19.1 L 20.8 19 M 23.2 19 L 25.4 19.1 M 22 21.4 L 21.6 24 22.5 24.2"
)

// court prints a court card: the figure and its suit beside it.
func court(c outline.Canvas, card cards.Card, ink color.RGBA) {
	dyes := dyes
	dyes[near], dyes[far] = dyes[red], color.RGBA{0x2C, 0x55, 0x7E, 255}
	if card.Suit() == cards.Clubs || card.Suit() == cards.Diamonds {
		dyes[near], dyes[far] = dyes[far], dyes[near]
	}
	for _, s := range courts[card.Rank()-cards.Jack] {
		if s.pen > 0 {
			c.Line(s.drawing, s.pen, dyes[s.dye])
			continue
		}
		c.Fill(s.drawing, dyes[s.dye])
		if s.pen == edged {
			c.Line(s.drawing, 0.8, dyes[inked])
		}
	}
	suit(c.At(8, 9.5, 5.5), card.Suit(), ink)
}

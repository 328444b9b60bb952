package ui

import (
	"image/color"

	"knucklebones/sprites/palette"
)

// An Ink is a colour by purpose, so that high contrast can replace it.
type Ink int

const (
	OnPaper Ink = iota
	SecondOnPaper
	LineOnPaper
	OnLeather
	SecondOnLeather
	OnBarred
	BarredOnPaper
	Gain
	Loss
	GainOnDark // on leather or wax
	LossOnDark
	Link
	BarInk
	BestInk
	RiskInk
	attestedInk
	sourcedInk
	reconstructedInk
	modernInk
	oursInk
)

// MarkInk returns the ink of the i-th mark of provenance.
func MarkInk(i int) Ink { return attestedInk + Ink(i) }

var inks = [...]color.RGBA{
	OnPaper: palette.Ink, SecondOnPaper: palette.Ink2, LineOnPaper: palette.Ink3,
	OnLeather: palette.Bone, SecondOnLeather: palette.Bone2, OnBarred: palette.Barred, BarredOnPaper: palette.Ink3,
	Gain: palette.Verdigris, Loss: palette.Madder, Link: palette.Woad, BarInk: palette.Tan,
	GainOnDark: palette.Mint, LossOnDark: palette.Rose,
	BestInk: palette.KeyBest, RiskInk: palette.KeyRisk,
	attestedInk: palette.Attested, sourcedInk: palette.Sourced, reconstructedInk: palette.Reconstructed,
	modernInk: palette.Modern, oursInk: palette.Ours,
}

// highInks are the colours for high contrast: black on paper and white on
// leather. Bars and lines that differ by more than their text keep their
// colours.
var highInks = [...]color.RGBA{
	OnPaper: palette.Black, SecondOnPaper: palette.Black, LineOnPaper: palette.Black,
	OnLeather: palette.White, SecondOnLeather: palette.White, OnBarred: palette.Dull, BarredOnPaper: palette.DullOnPaper,
	Gain: palette.Black, Loss: palette.Black, Link: palette.Black, BarInk: palette.Ink3,
	GainOnDark: palette.White, LossOnDark: palette.White,
	BestInk: palette.Black, RiskInk: palette.Black,
	attestedInk: palette.Black, sourcedInk: palette.Black, reconstructedInk: palette.Black,
	modernInk: palette.Black, oursInk: palette.Black,
}

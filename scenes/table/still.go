package table

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/dice"
	"knucklebones/scenes/table/timeline"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
)

// still is the picture of what stands still.
type still struct {
	ground *ebiten.Image // the surface, once a size
	high   bool          // it is painted for high contrast
	under  *ebiten.Image // everything that stands still
	shows  sight         // what is seen on it
	listed int           // how often the page has been listed
}

// A sight is the cache key of the picture of everything at rest: equal sights mean
// equal pictures.
type sight struct {
	listed  int
	dice    dice.State
	cup     int     // bones in it
	moves   bool    // a step is shown
	casts   bool    // its bones are still to fall
	t       float64 // of the board's own picture
	festive float64 // how long it has been celebrated, milliseconds
	coins   float64 // which part of them has landed
	glow    float64 // of lit places
	air     float64 // how long bones that are followed have been in the air
	hand    bone.Spot
	hangs   float64 // a board that stirs while a bone is waited for
	idle    float64 // one that moves as nobody does
	pull    float64 // a place that is dragged
}

// sightOf returns the cache key of the picture of an instant.
func sightOf(in *Instant, listed int, bones dice.State) sight {
	s := sight{listed: listed, dice: bones, cup: in.cup, t: in.T, glow: in.Glow, air: in.Follow.Age, hand: in.Follow.At, hangs: in.Hangs, idle: in.Idle, pull: in.Pull}
	if m := in.step; m != nil {
		s.moves, s.casts, s.coins = true, m.Falling(), m.arrived()
		if m.Times().Feast > 0 {
			s.festive = math.Min(m.Celebrated(), timeline.Festive)
		}
	}
	return s
}

// page returns the image of what stands still. old is true if it shows something else
// than now and must be drawn again; made is true if the image is new, of another size.
func (s *still) page(p *ui.Page, now sight) (img *ebiten.Image, old, made bool) {
	s.under, made = fresh(s.under, p.W, p.H)
	old = made || s.shows != now
	s.shows = now
	return s.under, old, made
}

// draw lays the picture down.
func (s *still) draw(dst *ebiten.Image) {
	op := picture.Copying()
	op.Blend = ebiten.BlendCopy
	picture.Draw(dst, s.under, op)
}

// drawPart draws a part of the picture again, over what moves.
func (s *still) drawPart(dst *ebiten.Image, r ui.Rect) {
	if r.H > 0 {
		s.draw(ui.Part(dst, int(r.X), int(r.Y), int(math.Ceil(r.W)), int(math.Ceil(r.H))))
	}
}

func (s *still) drop() {
	picture.Drop(s.ground, s.under)
	s.ground, s.under = nil, nil
}

// fresh returns img if it has the size w by h, otherwise a new image in its place; made
// tells which.
func fresh(img *ebiten.Image, w, h float64) (_ *ebiten.Image, made bool) {
	if img != nil && img.Bounds().Dx() == int(math.Ceil(w)) && img.Bounds().Dy() == int(math.Ceil(h)) {
		return img, false
	}
	picture.Drop(img)
	return picture.New(w, h), true
}

// drawGround draws the surface, which is painted once a size.
func (s *still) drawGround(dst *ebiten.Image, p *ui.Page, ground surface.Kind) {
	img, made := fresh(s.ground, p.W, p.H)
	s.ground = img
	if made || s.high != p.High {
		s.high = p.High
		surface.Paint(img, ground, surface.Table(p.U))
		if p.High {
			picture.Fill(img, 0, 0, p.W, p.H, color.RGBA{0, 0, 0, 199})
		}
	}
	dst.DrawImage(img, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
}

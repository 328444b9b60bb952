package dice

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/bone"
	"knucklebones/sprites/picture"
)

// crowd is from how many bones on those that lie are kept as a picture, while
// other things move about them: fewer are drawn as quickly.
const crowd = 6

// A crowded is the picture of many bones that lie still. It is painted when they
// are drawn alike for the second time.
type crowded struct {
	list []Laid
	look bone.Look
	cam  bone.Camera
	at   image.Rectangle // of the page
	img  *ebiten.Image   // as large, or larger; nil until it is painted
	full bool            // it shows the list
}

// same reports whether the last picture showed these bones in this light by this
// camera. If not, it stores them for the next call.
func (c *crowded) same(list []Laid, look bone.Look, cam bone.Camera) bool {
	alike := len(c.list) == len(list) && c.look == look && c.cam == cam
	for i := 0; alike && i < len(list); i++ {
		l := list[i]
		l.Tag, l.Brass = c.list[i].Tag, c.list[i].Brass
		alike = l == c.list[i]
	}
	if !alike {
		c.list, c.look, c.cam, c.full = append(c.list[:0], list...), look, cam, false
	}
	return alike
}

// Draw draws bones that lie.
func (d *Dice) Draw(dst *ebiten.Image, list []Laid, look bone.Look) {
	c := &d.crowded
	if len(list) < crowd || !c.same(list, look, d.cam) {
		d.draw(dst, list, look, d.cam)
		return
	}
	if !c.full {
		c.full = true
		d.paintCrowd(dst.Bounds())
	}
	op := picture.Copying()
	op.GeoM.Translate(float64(c.at.Min.X), float64(c.at.Min.Y))
	picture.Draw(dst, c.img.SubImage(image.Rect(0, 0, c.at.Dx(), c.at.Dy())).(*ebiten.Image), op)
}

// paintCrowd paints the bones that were drawn last, with room for their shadows.
func (d *Dice) paintCrowd(page image.Rectangle) {
	c := &d.crowded
	c.at = image.Rectangle{}
	for _, l := range c.list {
		r := int(math.Ceil(3.4 * l.Size))
		c.at = c.at.Union(image.Rect(int(l.X)-r, int(l.Y)-r, int(l.X)+r, int(l.Y)+r))
	}
	c.at = c.at.Intersect(page)
	if c.img == nil || c.img.Bounds().Dx() < c.at.Dx() || c.img.Bounds().Dy() < c.at.Dy() {
		d.dropCrowd()
		c.img = picture.New(float64(c.at.Dx()), float64(c.at.Dy()))
	}
	c.img.Clear()
	x, y := float64(c.at.Min.X), float64(c.at.Min.Y)
	near := make([]Laid, len(c.list))
	for i, l := range c.list {
		l.X, l.Y = l.X-x, l.Y-y
		near[i] = l
	}
	cam := d.cam
	cam.CX, cam.CY = cam.CX-x, cam.CY-y
	d.draw(c.img, near, c.look, cam)
}

// Drop frees the pictures; the dice can still be drawn.
func (d *Dice) Drop() {
	d.painter.Drop()
	d.dropCrowd()
}

// dropCrowd frees the picture of a crowd.
func (d *Dice) dropCrowd() {
	if c := &d.crowded; c.img != nil {
		c.img.Deallocate()
		c.img, c.full = nil, false
	}
}

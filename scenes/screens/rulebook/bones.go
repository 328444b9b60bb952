package rulebook

import (
	"image/color"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/picture"
)

// A side is one way a bone may lie.
type side struct {
	up           int
	name         text.Text
	shape, brief text.Text // brief where shape has no room
	yaw          float64   // in which its picture is plainest, radians
}

var sides = []side{
	{1, "Chios", "flat, narrow", "flat", 0.5},
	{3, "Hyption", "hollow, broad", "hollow", 1.3},
	{4, "Pranes", "round, broad", "round", 0.4},
	{6, "Kos", "twisted, narrow", "twisted", -0.3},
}

// counts returns the number that the i-th side stands for in this game.
func (b *Rulebook) counts(i int) int {
	if b.g.Numbered {
		return i + 1
	}
	return sides[i].up
}

// bones are the pictures of the four sides, painted once a size.
type bones struct {
	img  *ebiten.Image
	cell float64
}

// sides draws and names the four sides of the bone.
func (b *Rulebook) sides(p *ui.Page, f *sheet.Flow) {
	u := p.U
	f.Heading("The sides of the bone", "")
	f.Gap(1)
	w := f.W / 4
	pic := math.Min(w, 24*u)
	row := f.TakePx(pic + 18*u*p.Text)
	for i, s := range sides {
		at := ui.Rect{X: row.X + float64(i)*w, Y: row.Y, W: w, H: row.H}
		count := b.counts(i)
		p.Say("side "+strconv.Itoa(count), ui.Words, text.Of("{0}: {1}, {2}", count, s.name, s.shape), at)
		p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
			b.bones.draw(dst, i, r.X+(r.W-pic)/2, r.Y, pic)
			words := ui.Rect{X: r.X, Y: r.Y + pic, W: r.W, H: (r.H - pic) / 3}
			p.Line(dst, words, text.Figure(count), ui.FigureType.Mid())
			words.Y += words.H
			p.Line(dst, words, s.name, ui.NoteType.In(ui.OnPaper).Mid())
			words.Y += words.H
			shape := s.shape
			if p.Width(shape, ui.SmallType) > words.W-u {
				shape = s.brief
			}
			p.Line(dst, words, shape, ui.SmallType.Mid())
		})
	}
	f.Gap(2)
	f.Write(b.shares(), ui.TextType, ui.Words)
}

// shares says how often the sides come up, of real bones and of those of the usual table.
func (b *Rulebook) shares() text.Text {
	rare := text.Of("The narrow sides, {0} and {1}, are rare: each comes up about once in ten throws.", b.counts(0), b.counts(3))
	if len(b.g.Rulesets) == 0 || b.g.Rulesets[0].Options["weights"] != tali.Even {
		return rare
	}
	return text.Sentences(rare, "But at the usual table of this game the bones are even: each side is as likely as any other.")
}

// draw draws the i-th side in a square of that size.
func (b *bones) draw(dst *ebiten.Image, i int, x, y, cell float64) {
	size := int(math.Ceil(cell))
	if b.img == nil || b.cell != cell {
		b.paint(size)
		b.cell = cell
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round(x), math.Round(y))
	dst.DrawImage(ui.Part(b.img, i*size, 0, size, size), op)
}

func (b *bones) drop() {
	picture.Drop(b.img)
	b.img = nil
}

func (b *bones) paint(size int) {
	b.drop()
	b.img = picture.Blank(4*size, size)
	var painter bone.Painter
	look := bone.Look{Ground: color.RGBA{0xE6, 0xDD, 0xC8, 0xFF}, Shade: 0.5}
	for i, s := range sides {
		x := (float64(i) + 0.47) * float64(size)
		painter.DrawStill(b.img, x, float64(size)*0.5, float64(size)*0.55, s.up, s.yaw, look)
	}
}

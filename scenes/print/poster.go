//go:build !js

package print

import (
	"errors"
	"io"

	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// Posters writes a poster for each game, to hang beside a table at a fair: what one does in
// it, and a large code with which a phone opens its lesson.
func Posters(w io.Writer, o Order) error {
	if o.Site == "" {
		return errors.New("posters lead to a site: name it with -site")
	}
	pen := paper.NewPen(o.Format, "Knucklebones", o.Lang, o.Reader)
	for _, g := range o.Games {
		p := &page{Pen: pen, o: o, game: g.Game, sheet: g.Sheet}
		p.poster()
	}
	return pen.Write(w)
}

// poster writes the poster of the page's game.
func (p *page) poster() {
	p.NewPage()
	p.Bookmark(p.game.Title)
	w, h := p.Size()
	p.Left(margin, margin+26, p.width(), lettering.Title, 80, p.game.Title)
	p.Thick(0.8)
	p.Line(margin, margin+36, w-margin, margin+36)
	y := p.Block(margin, margin+44, p.width(), lettering.Text, 30, p.game.Line) + 8
	y = p.Block(margin, y, p.width(), lettering.Aside, 17, text.Commas(players(p.game), text.Of("about {0} minutes", p.game.Minutes)))
	const code = 92.0
	top := h - margin - code - 16
	if room := top - y; !p.sheet.Sideless && room > 40 {
		p.large(y + room/2 - 8)
	}
	p.Red()
	p.Thick(0.6)
	p.Rect(margin, top, p.width(), code+16)
	p.Black()
	p.code(p.lesson(), margin+8, top+8, code)
	left := margin + code + 18
	end := p.Block(left, top+10, w-margin-left-6, lettering.Title, 27, "Learn it in a minute")
	end = p.Block(left, end+3, w-margin-left-6, lettering.Text, 15, "Scan the code with the camera of your phone. The game shows you how it is played; then play against it, or here with us.")
	p.Block(left, end+4, w-margin-left-6, lettering.Strong, 13, text.Raw(p.o.shown()))
	p.Link(margin, top, p.width(), code+16, p.lesson())
}

// large draws the four sides of a bone across the page around the height y, in mm, and
// below them what each counts.
func (p *page) large(y float64) {
	cell := p.width() / 4
	for i, side := range tali.Sides {
		mid := margin + (float64(i)+0.5)*cell
		p.Bone(side, mid, y, 17)
		p.Red()
		p.Middle(mid, y+25, lettering.Figure, 30, counts(p.game, i))
		p.Black()
	}
}

// lesson returns the URL at which the lesson of the page's game opens.
func (p *page) lesson() string { return p.o.Site + "?game=" + p.game.ID + "&scene=lesson" }

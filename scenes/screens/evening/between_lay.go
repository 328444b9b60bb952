package evening

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// Lay lays out the page: the standing, the biggest moment, the next game, what is
// asked, and the way on.
func (b *Between) Lay(p *ui.Page) {
	if b.s.Reader != nil {
		p.Reader = b.s.Reader
	}
	p.Title = text.Of("An evening, after game {0}", b.s.Played)
	room := b.table.Begin(p, b.rail(p))
	p.Say("standing", ui.Heading, b.said(), ui.Rect{X: room.X, Y: room.Y, W: room.W, H: 4 * p.U})
	title := p.Title
	if wide(p) {
		b.layDesk(p, room)
	} else {
		title = text.Of("Next: {0}", b.s.Next.Title)
		b.layTall(p, room)
	}
	var icons []ui.Item
	if b.s.Results != nil {
		icons = append(icons, ui.Item{ID: "results", Label: text.Of("Result of {0}", b.s.Last), Icon: "log", Do: b.s.Results})
	}
	b.table.End(p, title, b.s.Stop, icons...)
	if b.ask != nil {
		b.ask.Lay(p)
	}
}

// trackOnRail reports whether the rail has room for the track of the evening's games.
func trackOnRail(p *ui.Page) bool { return wide(p) || sheet.Beside(p) }

// rail returns the rail, with the track of games if there is room.
func (b *Between) rail(p *ui.Page) *sheet.Rail {
	r := &sheet.Rail{
		Primary: ui.Item{ID: "play", Text: text.Of("Play {0}", b.s.Next.Title), Do: b.s.Play},
		Seconds: []ui.Item{{ID: "stop", Text: "Stop here", Label: "Stop here. The evening waits in the hall", Do: b.s.Stop}},
	}
	if l := b.s.Loan; l != nil {
		r.Primary.Disabled, r.Primary.Why = true, text.Of("First choose for {0}: lend coins, or sit out.", text.Seat(l.Seat))
	}
	if trackOnRail(p) {
		r.Lay = b.layTrack
	}
	return r
}

// layTrack adds the games of the evening in a row: those that are over with their
// winners, the next one lit, the others with their numbers.
func (b *Between) layTrack(p *ui.Page, at ui.Rect) {
	u, n := p.U, b.s.Games
	said := make([]text.Text, len(b.s.Track))
	for i := range b.s.Track {
		said[i] = b.won(i + 1)
	}
	p.Say("track", ui.Words, text.Sentences(append(said, text.Of("Next is game {0} of {1}.", b.s.Played+1, n))...), at)
	d := math.Min(10*u, at.W/float64(n)*0.8)
	step := 0.0
	if n > 1 {
		step = math.Min(26*u, (at.W-d)/float64(n-1))
	}
	left := at.X
	if !wide(p) {
		left += (at.W - d - step*float64(n-1)) / 2
	}
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		x, y := left-at.X+r.X+d/2, r.Y+r.H/2
		thing.Rule(dst, x, y, step*float64(n-1), 2*u, palette.Fade(palette.Bone2, 0.5))
		for i := range n {
			b.drawStop(dst, p, x+float64(i)*step, y, d, i)
		}
	})
}

// drawStop draws game i of the track, counted from 0.
func (b *Between) drawStop(dst *ebiten.Image, p *ui.Page, x, y, d float64, i int) {
	u := p.U
	if i < len(b.s.Track) && len(b.s.Track[i]) > 0 {
		all := b.s.Track[i]
		for k, c := range all {
			dx := (float64(k) - float64(len(all)-1)/2) * 0.45 * d
			p.Emblem(dst, ui.Rect{X: x + dx - d/2, Y: y - d/2, W: d, H: d}, c)
		}
		return
	}
	thing.Dot(dst, x, y, d, palette.Contrast(p.High, palette.Leather, palette.Black))
	ring, ink := palette.Fade(palette.Bone2, 0.7), ui.SecondOnLeather
	pen := math.Max(1, u/3)
	if i == b.s.Played {
		ring, ink, pen = palette.Contrast(p.High, palette.Candle, palette.HighLit), ui.OnLeather, 0.9*u
	}
	thing.Ring(dst, x, y, d, pen, 0, ring)
	p.Sized(dst, ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}, text.Figure(i+1), ui.FigureType.At(2).In(ink).Mid(), d*0.45)
}

// layDesk lays out a wide page: the tablet at the left, everything else at the right.
func (b *Between) layDesk(p *ui.Page, room ui.Rect) {
	u := p.U
	in := ui.Rect{X: room.X + 8*u, Y: room.Y + 5*u, W: room.W - 16*u, H: room.H - 10*u}
	left, right := in.CutLeft((in.W - 8*u) * 0.6)
	right.X, right.W = right.X+8*u, right.W-8*u
	p.Ink(left, func(dst *ebiten.Image, r ui.Rect) { tablet(dst, p, r) })
	wax := left.Inset((tabletEdge + 1) * u)
	wax.X, wax.W = wax.X+6*u, wax.W-13*u
	head, list := wax.Cut(11 * u * p.Text)
	b.layHead(p, head)
	done := p.Scrolled(&b.rows)
	least := b.rowLeast(p)
	h := math.Max(least, math.Min(29*u, list.H/float64(len(b.s.Rows))))
	for i := range b.s.Rows {
		b.layRow(p, i, ui.Rect{Y: float64(i) * h, W: list.W, H: h})
	}
	done(list, h*float64(len(b.s.Rows)))
	finish := p.Scrolled(&b.page)
	finish(ui.Rect{X: right.X - 2*u, Y: room.Y, W: right.W + 4*u, H: room.H}, b.layCards(p, ui.Rect{X: 2 * u, Y: 5 * u, W: right.W, H: in.H})+5*u)
}

// layTall lays out a narrow page: everything in one column that scrolls.
func (b *Between) layTall(p *ui.Page, room ui.Rect) {
	u := p.U
	done := p.Scrolled(&b.page)
	at := ui.Rect{X: 4 * u, Y: 2.5 * u, W: room.W - 8*u}
	y := at.Y
	if !trackOnRail(p) {
		at.H = 12 * u
		b.layTrack(p, at)
		y += at.H + 2.5*u
	}
	h := math.Max(b.rowLeast(p), 17.5*u)
	switch {
	case low(p), p.Shape == ui.Sideways:
		h = math.Max(b.rowLeast(p), 14*u*math.Max(1, 0.85*p.Text))
	case len(b.s.Rows) > 5:
		h = b.rowLeast(p) + 2*u
	}
	board := ui.Rect{X: 3 * u, Y: y, W: room.W - 6*u, H: h*float64(len(b.s.Rows)) + 2*(tabletEdge+1)*u}
	p.Ink(board, func(dst *ebiten.Image, r ui.Rect) { tablet(dst, p, r) })
	wax := board.Inset((tabletEdge + 1) * u)
	wax.X, wax.W = wax.X+u, wax.W-2*u
	for i := range b.s.Rows {
		b.layRow(p, i, ui.Rect{X: wax.X, Y: wax.Y + float64(i)*h, W: wax.W, H: h})
	}
	y = b.layCards(p, ui.Rect{X: 4 * u, Y: board.Y + board.H + 4*u, W: room.W - 8*u})
	done(room, y+4*u)
}

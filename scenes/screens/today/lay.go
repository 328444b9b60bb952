package today

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// Draw draws the page.
func (t *Today) Draw(dst *ebiten.Image, p *ui.Page) {
	t.sheet.Draw(dst, p)
	p.DrawItems(dst)
}

// head adds the game and the date, beside the picture of the game.
func (t *Today) head(p *ui.Page, f *sheet.Flow) {
	u := p.U
	date := text.Sentences(text.Stop(t.d.Date), "Same bones for everybody.")
	pic := ui.Rect{X: f.X, Y: f.Y, W: 24 * u, H: 18 * u}
	if t.spacious() {
		pic.W, pic.H = 44*u, 33*u
	}
	w := f.W - pic.W - 4*u
	high := p.Height(t.d.Game, w, ui.TitleType)
	row := f.TakePx(math.Max(pic.H, high+p.Height(date, w, ui.TextType)))
	said := ui.Rect{X: pic.X + pic.W + 4*u, Y: row.Y, W: w, H: row.H}
	if t.spacious() {
		said.Y += (row.H - high - p.Height(date, w, ui.TextType)) / 2
	}
	title, low := said.Cut(high)
	p.Say("game", ui.Heading, t.d.Game, title)
	p.Say("date", ui.Words, date, low)
	p.Ink(pic, func(dst *ebiten.Image, r ui.Rect) { t.drawPicture(dst, r) })
	p.Ink(title, func(dst *ebiten.Image, r ui.Rect) { p.Lines(dst, r, t.d.Game, ui.TitleType) })
	p.Ink(low, func(dst *ebiten.Image, r ui.Rect) { p.Lines(dst, r, date, ui.TextType) })
	f.Gap(4)
}

// spacious reports whether the day takes much less room than the calendar beside it.
func (t *Today) spacious() bool { return t.sheet.Wide() && t.d.Result == nil }

// drawPicture draws the picture of the game, which is painted once.
func (t *Today) drawPicture(dst *ebiten.Image, r ui.Rect) {
	if t.d.Picture == nil {
		return
	}
	w, h := math.Round(r.W), math.Round(r.H)
	if t.pic != nil && (t.of != t.d.Game || float64(t.pic.Bounds().Dx()) != w) {
		t.dropPicture()
	}
	if t.pic == nil {
		t.pic, t.of = picture.New(w, h), t.d.Game
		t.d.Picture(t.pic, 0, 0, w, h)
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round(r.X), math.Round(r.Y))
	dst.DrawImage(t.pic, op)
}

func (t *Today) dropPicture() {
	if t.pic != nil {
		t.pic.Deallocate()
		t.pic = nil
	}
}

// before adds what there is to do, on a day that hasn't been played.
func (t *Today) before(f *sheet.Flow) {
	f.Write(t.d.Rule, ui.BodyType, ui.Words)
	f.Gap(3)
	f.Write(t.d.Tries, ui.NameType, ui.Words)
	f.Gap(2)
	f.Write(t.d.Par, ui.TextType, ui.Words)
	f.Gap(4)
}

// result adds the figure beside par, the squares, and what is known of how it came.
func (t *Today) result(p *ui.Page, f *sheet.Flow) {
	r := t.d.Result
	t.figures(p, f, r)
	t.squares(p, f, r)
	verdict := ui.NameType
	switch r.Mark {
	case Better:
		verdict = verdict.In(ui.Gain)
	case Worse:
		verdict = verdict.In(ui.Loss)
	}
	f.Write(r.Verdict, verdict, ui.Words)
	if said := text.Sentences(r.Open, r.How); said != "" {
		f.Write(said, ui.TextType, ui.Words)
	}
	if t.luck != "" {
		t.layLuck(p, f)
	}
	f.Gap(1)
}

// layLuck adds what luck gave and choices cost, and the way to the costliest choice: behind
// the words, or below them where they fill the line.
func (t *Today) layLuck(p *ui.Page, f *sheet.Flow) {
	at := ui.Rect{X: f.X, Y: f.Y}
	f.Write(t.luck, ui.TextType, ui.Words)
	if t.show == nil {
		return
	}
	it := ui.Item{ID: "show", Style: ui.LinkStyle, Text: "Show it", Label: "Show the choice that cost you most", Do: t.show}
	high, w, said := math.Max(11*p.U, 9*p.U*p.Text), p.ButtonWidth(&it), p.Width(t.luck, ui.TextType)+p.U
	it.Rect = ui.Rect{X: f.X + said, Y: (at.Y + f.Y - high) / 2, W: w, H: high}
	if said+w > f.W {
		it.Rect = f.TakePx(high)
		it.Rect.X, it.Rect.W = it.Rect.X-p.U, math.Min(it.Rect.W, w)
	}
	p.Add(it)
}

// figures adds the result and par, side by side.
func (t *Today) figures(p *ui.Page, f *sheet.Flow, r *Result) {
	const part = 0.44 // of the width is for the result
	high := 16.5 * p.U * p.Text
	low := math.Max(p.Height("Your result", f.W*part, ui.TextType), p.Height(r.ParIs, f.W*(1-part)-5*p.U, ui.TextType))
	at := f.TakePx(high + low)
	p.Say("result", ui.Words, text.Sentences(text.Stop(text.Of("Your result: {0} {1}", r.Figure, r.Beside)), text.Stop(text.Of("Par: {0} {1}", r.Par, r.ParBeside))), at)
	p.Ink(at, func(dst *ebiten.Image, at ui.Rect) {
		mine, par := at.CutLeft(at.W * part)
		mine.W -= 2 * p.U
		figure(dst, p, mine, high, r.Figure, r.Beside, "Your result", ui.FigureType.At(7))
		p.Fill(dst, ui.Rect{X: par.X, Y: par.Y + 2*p.U, W: math.Max(1, 0.25*p.U), H: par.H - 4*p.U}, ui.LineOnPaper)
		par.X, par.W = par.X+5*p.U, par.W-5*p.U
		figure(dst, p, par, high, r.Par, r.ParBeside, r.ParIs, ui.FigureType.At(6).In(ui.SecondOnPaper))
	})
	f.Gap(2)
}

// figure draws a number high pixels high, its unit beside it, and below them whose
// number it is.
func figure(dst *ebiten.Image, p *ui.Page, r ui.Rect, high float64, number, word, whose text.Text, ty ui.Type) {
	top, low := r.Cut(high)
	w := math.Min(p.Width(number, ty), top.W*0.7)
	p.Line(dst, ui.Rect{X: top.X, Y: top.Y, W: w, H: top.H}, number, ty)
	small := ui.HeadType.In(ui.SecondOnPaper)
	base := top.Y + top.H - 9*p.U*p.Text
	p.Line(dst, ui.Rect{X: top.X + w + 1.5*p.U, Y: base, W: top.W - w - 1.5*p.U, H: 7 * p.U * p.Text}, word, small)
	p.Lines(dst, low, whose, ui.TextType)
}

// squares draws the small picture of the result.
func (t *Today) squares(p *ui.Page, f *sheet.Flow, r *Result) {
	n := len(r.Squares)
	if n == 0 {
		return
	}
	u := p.U
	perRow := min(n, 15)
	side := math.Min(12.2*u, (f.W+u)/float64(max(9, perRow))-u)
	rows := (n + perRow - 1) / perRow
	at := f.TakePx(float64(rows)*(side+u) + u)
	full := 0
	for _, s := range r.Squares {
		if s.Full {
			full++
		}
	}
	p.Say("squares", ui.Words, text.Of("{0} of {1} squares are full.", full, n), at)
	p.Ink(at, func(dst *ebiten.Image, at ui.Rect) {
		for i, s := range r.Squares {
			x, y := at.X+float64(i%perRow)*(side+u), at.Y+float64(i/perRow)*(side+u)
			square(dst, p, ui.Rect{X: x, Y: y, W: side, H: side}, s)
		}
	})
	f.Gap(1)
}

// square draws one square: dark if it is full, else open with a red rim.
func square(dst *ebiten.Image, p *ui.Page, r ui.Rect, s Square) {
	ink := ui.OnLeather
	if s.Full {
		p.Fill(dst, r, ui.OnPaper)
	} else {
		p.Fill(dst, r, ui.Loss)
		p.Fill(dst, r.Inset(math.Max(1, 0.5*p.U)), ui.OnLeather)
		ink = ui.Loss
	}
	if s.Label != "" {
		p.Line(dst, r, s.Label, ui.FigureType.At(3).Mid().In(ink))
	}
}

// message adds what Share would send, if anything can be shared.
func (t *Today) message(p *ui.Page, f *sheet.Flow) {
	if t.d.Result == nil || t.d.Share == nil || t.cramped(p) {
		return
	}
	m := t.d.Result.Message
	u := p.U
	f.Gap(1)
	about := text.Text("This is what Share sends. It doesn’t give away the bones.")
	if t.d.Copies {
		about = "This is copied. It doesn’t give away the bones."
	}
	f.Write(about, ui.SmallType, ui.Words)
	f.Gap(1)
	line := 6.5 * u * p.Text
	box := f.TakePx(3*line + 4*u)
	p.Say("message", ui.Words, text.Sentences(text.Stop(m.Head), text.Stop(m.Said)), box)
	p.Ink(box, func(dst *ebiten.Image, r ui.Rect) {
		p.Slip(dst, r)
		in := r.Inset(2 * u)
		head, rest := in.Cut(line)
		p.Line(dst, head, m.Head, ui.TextType.In(ui.OnPaper))
		said, address := rest.Cut(line)
		side, x := 2.6*u*p.Text, said.X
		for _, s := range sorted(t.d.Result.Squares) {
			if x > said.X+said.W*0.5 {
				break
			}
			square(dst, p, ui.Rect{X: x, Y: said.Y + (said.H-side)/2, W: side, H: side}, Square{Full: s.Full})
			x += side + 0.5*u
		}
		x += u
		p.Line(dst, ui.Rect{X: x, Y: said.Y, W: said.X + said.W - x, H: said.H}, m.Said, ui.TextType.In(ui.OnPaper))
		p.Line(dst, address, text.Raw(m.Address), ui.TextType.In(ui.Link))
	})
}

// sorted returns the squares with the full ones first, so that they don't show which
// ones are full.
func sorted(list []Square) (out []Square) {
	for _, full := range []bool{true, false} {
		for _, s := range list {
			if s.Full == full {
				out = append(out, s)
			}
		}
	}
	return out
}

// cramped reports whether the page is so small that some things are left out.
func (t *Today) cramped(p *ui.Page) bool { return p.Shape == ui.Portrait && p.H < 180*p.U }

// heads are the days of the week above the calendar.
var heads = [...]text.Text{"Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"}

// month adds the calendar, as a table of days.
func (t *Today) month(p *ui.Page, f *sheet.Flow) {
	m := &t.d.Month
	run := m.Run
	if m.Longest != "" {
		run = text.Commas(m.Run, m.Longest)
	}
	f.Heading("Your days", run)
	u := p.U
	p.Ink(f.Take(6), func(dst *ebiten.Image, at ui.Rect) {
		for i, said := range heads {
			p.Line(dst, column(wide(p, at), i), said, ui.SmallType.Mid())
		}
	})
	weeks := len(m.Days) / 7
	from := 0
	if t.cramped(p) && !t.all {
		from = weeks - 2
	}
	p.Group("Your days")
	narrow := column(wide(p, ui.Rect{W: f.W}), 0).W < leastDay*u
	for week := from; week < weeks; week++ {
		row := wide(p, f.TakePx(math.Max(dayHeight(p), 10*u*p.Text)))
		for i := range 7 {
			t.layDay(p, column(row, i), m.Days[7*week+i], narrow)
		}
		f.Gap(1)
	}
	if narrow {
		t.layTurns(p, f)
	}
	p.Group("")
	if from > 0 {
		p.Add(ui.Item{ID: "all days", Style: ui.PaperStyle, Text: "All days", Rect: f.TakePx(11 * u), Do: func() { t.all = true }})
		f.Gap(1)
	}
	t.legend(p, f)
	f.Gap(2)
	f.Rule()
	f.Gap(2)
	t.layNext(p, f)
	if t.d.Note != "" {
		f.Write(t.d.Note, ui.SmallType, ui.Words)
	}
	f.Gap(2)
}

// layNext says how long it is to the next throw, beside a clock.
func (t *Today) layNext(p *ui.Page, f *sheet.Flow) {
	w, said := f.W-8*p.U, t.next
	row := f.TakePx(math.Max(6*p.U, p.Height(said, w, ui.TextType)))
	p.Say("next", ui.Words, said, row)
	p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
		thing.Icon(dst, "clock", r.X+3*p.U, r.Y+r.H/2, 6*p.U, p.Color(ui.SecondOnPaper))
		high := p.Height(said, w, ui.TextType)
		p.Lines(dst, ui.Rect{X: r.X + 8*p.U, Y: r.Y + (r.H-high)/2, W: w, H: high}, said, ui.TextType)
	})
}

// dayHeight returns the height of a day of the calendar in pixels.
func dayHeight(p *ui.Page) float64 {
	switch {
	case p.Shape != ui.Desk:
		return 11 * p.U
	case p.H < 190*p.U:
		return 14 * p.U
	}
	return 16.5 * p.U
}

// leastDay is the width in units that a day needs to be pressed.
const leastDay = 10.9

// wide returns a row that uses some of the padding at both sides.
func wide(p *ui.Page, r ui.Rect) ui.Rect {
	return ui.Rect{X: r.X - 2*p.U, Y: r.Y, W: r.W + 4*p.U, H: r.H}
}

// layTurns adds buttons for the previous and the next day, where days are too small to
// press.
func (t *Today) layTurns(p *ui.Page, f *sheet.Flow) {
	days := t.d.Month.Days
	at := slices.IndexFunc(days, func(c Cell) bool { return c.Chosen })
	row := f.TakePx(11 * p.U)
	left, right := row.CutLeft(row.W / 2)
	left.W -= p.U
	turn := func(to int, it ui.Item) {
		it.Style, it.Disabled, it.Why = ui.PaperStyle, true, "There is no such day here."
		if at >= 0 && to >= 0 && to < len(days) && days[to].Open != nil {
			it.Disabled, it.Why, it.Do = false, "", days[to].Open
		}
		p.Add(it)
	}
	turn(at-1, ui.Item{ID: "day before", Text: "Day before", Rect: left})
	turn(at+1, ui.Item{ID: "day after", Text: "Day after", Rect: right})
	f.Gap(1)
}

// column returns the place of the i-th of seven columns.
func column(r ui.Rect, i int) ui.Rect {
	w := r.W / 7
	return ui.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: r.H}
}

// layDay adds one day.
func (t *Today) layDay(p *ui.Page, at ui.Rect, c Cell, narrow bool) {
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { drawDay(dst, p, r, c) })
	it := ui.Item{ID: "day " + c.ID, Label: c.Said, Rect: at, Do: c.Open, Selected: c.Chosen}
	if c.Open == nil || narrow {
		p.Say(it.ID, ui.Words, c.Said, at)
		return
	}
	p.Add(it)
}

// drawDay draws a day: its number, and round it what came of it.
func drawDay(dst *ebiten.Image, p *ui.Page, r ui.Rect, c Cell) {
	u := p.U
	r.X, r.W = r.X+0.4*u, r.W-0.8*u
	drawTile(dst, p, r, c)
	if c.Today {
		p.Fill(dst, r, ui.BarInk)
		p.Fill(dst, r.Inset(0.7*u), ui.OnLeather)
	}
	if c.Chosen {
		p.Fill(dst, ui.Rect{X: r.X, Y: r.Y + r.H - 0.8*u, W: r.W, H: 0.8 * u}, ui.OnPaper)
	}
	x, y := r.Center()
	d := math.Min(math.Min(r.W, r.H)-1.6*u, 11.5*u)
	ty := ui.FigureType.At(2).Mid()
	switch c.Mark {
	case Better:
		thing.Score(dst, thing.ScoreWhole, x, y, d, p.Color(ui.Gain))
		ty = ty.In(ui.OnLeather)
	case About:
		thing.Score(dst, thing.ScoreHalf, x, y, d, p.Color(ui.Gain))
	case Worse:
		thing.Score(dst, thing.ScoreRing, x, y, d, p.Color(ui.Loss))
		ty = ty.In(ui.Loss)
	default:
		ty = ty.In(ui.SecondOnPaper)
		if c.Open == nil {
			ty = ty.In(ui.BarredOnPaper)
		}
	}
	p.Line(dst, r, c.Day, ty)
}

// drawTile draws the place of a day that has come: light if it was played, else dark.
func drawTile(dst *ebiten.Image, p *ui.Page, r ui.Rect, c Cell) {
	if c.Open == nil || p.High {
		return
	}
	fill := palette.Fade(palette.Ink, 0.05)
	if c.Mark != None {
		fill = palette.Fade(palette.White, 0.3)
	}
	picture.Fill(dst, r.X, r.Y, r.W, r.H, fill)
	thing.Frame(dst, r.X, r.Y, r.W, r.H, math.Max(1, 0.25*p.U), palette.Fade(palette.Ink, 0.18))
}

// legend adds the meaning of the marks.
func (t *Today) legend(p *ui.Page, f *sheet.Flow) {
	u := p.U
	f.Gap(1)
	marks := []struct {
		mark int
		ink  ui.Ink
		said text.Text
	}{{thing.ScoreWhole, ui.Gain, "better than par"}, {thing.ScoreHalf, ui.Gain, "about par"}, {thing.ScoreRing, ui.Loss, "worse than par"}}
	all := 0.0
	for _, k := range marks {
		all += p.Width(text.Upper(k.said), ui.SmallType) + 7*u
	}
	gap := (f.W - all) / float64(len(marks)-1)
	var row ui.Rect // of all of them, if they find room in one
	if gap >= 0 {
		row = f.Take(6)
	}
	for i, k := range marks {
		var at ui.Rect
		if gap >= 0 {
			at, row = row.CutLeft(p.Width(text.Upper(k.said), ui.SmallType) + 7*u)
			row.X, row.W = row.X+gap, row.W-gap
		} else {
			at = f.Take(6)
		}
		p.Say("legend "+strconv.Itoa(i+1), ui.Words, k.said, at)
		p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
			thing.Score(dst, k.mark, r.X+2*u, r.Y+r.H/2, 3.4*u, p.Color(k.ink))
			r.X, r.W = r.X+6*u, r.W-6*u
			p.Line(dst, r, text.Upper(k.said), ui.SmallType)
		})
	}
}

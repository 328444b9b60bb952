package results

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// A column is a figure every seat has.
type column struct {
	head text.Text
	w    float64 // units
	text func(row *Row) (text.Text, ui.Type)
	coin bool
}

// columns returns the columns of the table that this game needs.
func (r *Results) columns() []column {
	var cols []column
	if slices.ContainsFunc(r.d.Rows, func(row Row) bool { return row.Figure != "" }) {
		cols = append(cols, column{r.d.Unit, 14, func(row *Row) (text.Text, ui.Type) { return row.Figure, ui.FigureType }, false})
	}
	if r.d.Coins {
		cols = append(cols,
			column{"coins", 15, func(row *Row) (text.Text, ui.Type) { return text.Of("{0}", text.Signed(row.Gain)), gainType(row.Gain) }, false},
			column{"purse", 16, func(row *Row) (text.Text, ui.Type) { return text.Figure(row.Purse), ui.TextType }, true})
	}
	return cols
}

// placeWidth is the width of the column of places in page units.
const placeWidth = 7

func gainType(n int) ui.Type {
	ty := ui.TextType.Bold()
	switch {
	case n > 0:
		return ty.In(ui.Gain)
	case n < 0:
		return ty.In(ui.Loss)
	}
	return ty
}

// table adds a row for each seat, with its result.
func (r *Results) table(p *ui.Page, f *sheet.Flow) {
	cols := r.columns()
	r.tall = r.crowded(p, f.W, cols)
	r.places = len(r.d.Rows) > 2 && !r.crowded(p, f.W-placeWidth*p.U, cols)
	head := f.Take(6)
	p.Ink(head, func(dst *ebiten.Image, at ui.Rect) {
		r.across(p, at, cols, func(at ui.Rect, c column) {
			_, at = at.CutLeft(1.5 * p.U) // so that long heads keep apart
			p.Line(dst, at, c.head, ui.SmallType.End())
		})
	})
	for i := range r.d.Rows {
		row := &r.d.Rows[i]
		at := f.TakePx(13 * p.Text * p.U)
		if r.tall {
			at.H += f.Take(7).H
		}
		p.Say("row "+strconv.Itoa(i+1), ui.Words, r.spoken(row, cols), at)
		p.Ink(at, func(dst *ebiten.Image, at ui.Rect) { r.row(dst, p, at, row, cols) })
		f.Rule()
	}
	f.Gap(4)
}

// crowded reports whether names would have to shrink much beside the figures.
func (r *Results) crowded(p *ui.Page, w float64, cols []column) bool {
	r.across(p, ui.Rect{W: w}, cols, func(at ui.Rect, _ column) { w -= at.W })
	for _, row := range r.d.Rows {
		if p.Width(row.Name, ui.NameType)*0.8 > w-14*p.U {
			return true
		}
	}
	return false
}

// across calls do for each column, from the left, with its bounds at the right end of
// at.
func (r *Results) across(p *ui.Page, at ui.Rect, cols []column, do func(at ui.Rect, c column)) {
	k := p.U * math.Min(1.25, p.Text)
	right := 0.0
	for _, c := range cols {
		right += c.w * k
	}
	x := at.X + at.W - right
	for _, c := range cols {
		do(ui.Rect{X: x, Y: at.Y, W: c.w * k, H: at.H}, c)
		x += c.w * k
	}
}

// row draws a row of the table.
func (r *Results) row(dst *ebiten.Image, p *ui.Page, at ui.Rect, row *Row, cols []column) {
	u := p.U
	if row.Won {
		p.Glow(dst, ui.Rect{X: at.X - 1.5*u, Y: at.Y, W: at.W + 1.5*u, H: at.H})
	}
	d := 10 * u
	if r.places {
		p.Line(dst, ui.Rect{X: at.X, Y: at.Y, W: (placeWidth - 1.5) * u, H: at.H}, text.Figure(row.Place), ui.FigureType.At(3).End())
		at.X, at.W = at.X+placeWidth*u, at.W-placeWidth*u
	}
	figures := at
	if r.tall {
		at, figures = at.Cut(at.H * 0.55)
	}
	p.Emblem(dst, ui.Rect{X: at.X, Y: at.Y + (at.H-d)/2, W: d, H: d}, row.Colour)
	right := 0.0
	r.across(p, figures, cols, func(at ui.Rect, c column) {
		said, ty := c.text(row)
		p.Line(dst, at, said, ty.End())
		if c.coin {
			w := p.Width(said, ty)
			p.Coin(dst, ui.Rect{X: at.X + at.W - w - 5.4*u, Y: at.Y + at.H/2 - 2*u, W: 4 * u, H: 4 * u})
		}
		right += at.W
	})
	if r.tall {
		right = 0
	}
	name := ui.Rect{X: at.X + d + 3*u, Y: at.Y, W: at.W - right - d - 4*u, H: at.H}
	if row.Unit != "" {
		p.Stack(dst, name, row.Name, row.Unit)
		return
	}
	p.Line(dst, name, row.Name, ui.NameType)
}

// spoken returns a row in words for a screen reader.
func (r *Results) spoken(row *Row, cols []column) text.Text {
	said := []text.Text{row.Name}
	switch {
	case row.Won:
		said = append(said, "winner")
	case len(r.d.Rows) > 2:
		said = append(said, text.Of("place {0}", row.Place))
	}
	if row.Unit != "" {
		said = append(said, row.Unit)
	}
	for _, c := range cols {
		switch figure, _ := c.text(row); {
		case figure == "":
		case c.head == "":
			said = append(said, figure)
		default:
			said = append(said, text.Of("{0} {1}", figure, c.head))
		}
	}
	return text.Commas(said...)
}

// lists adds the lists of the best results that people made by hand.
func (r *Results) lists(p *ui.Page, f *sheet.Flow) {
	for _, l := range r.d.Bests {
		f.Gap(2)
		f.Write(l.Head, ui.HeadType.At(5), ui.Heading)
		for i, b := range l.Bests {
			said := text.Of("{0}. {1}, **{2}**", i+1, b.Name, b.Figure)
			if b.New {
				said = text.Of("{0}. {1}, **{2}**, just now", i+1, b.Name, b.Figure)
			}
			f.Write(said, ui.TextType, ui.Words)
		}
		f.Gap(2)
	}
}

// beside adds the two results of a challenge side by side.
func (r *Results) beside(p *ui.Page, f *sheet.Flow) {
	n := len(r.d.Beside)
	if n == 0 {
		return
	}
	f.Gap(2)
	f.Write("The same bones", ui.HeadType.At(5), ui.Heading)
	at := f.Take(18)
	for i, line := range r.d.Beside {
		w := at.W / float64(n)
		part := ui.Rect{X: at.X + float64(i)*w, Y: at.Y, W: w - 2*p.U, H: at.H}
		p.Say("beside "+strconv.Itoa(i+1), ui.Words, text.Of("{0}: {1}", line.Head, line.Text), part)
		p.Ink(part, func(dst *ebiten.Image, part ui.Rect) { p.Stack(dst, part, line.Head, line.Text) })
	}
	f.Gap(2)
}

// story adds what decided the game: luck and choices, and once the review is done what
// turned the game, what fell and what was decided well.
func (r *Results) story(p *ui.Page, f *sheet.Flow) {
	if r.d.Look == nil || r.known && r.silent() {
		return
	}
	f.Gap(2)
	f.Write("What decided the game", ui.HeadType.At(5), ui.Heading)
	for i, luck := range r.luck {
		if i == 0 {
			r.line(f, Line{"Luck and choices", luck})
			r.costly(p, f)
			continue
		}
		f.Write(luck, ui.TextType, ui.Words)
		f.Gap(1)
	}
	for _, line := range r.came {
		r.line(f, line)
	}
	if !r.known {
		f.Write(text.Of("Looking back at every throw and choice: part {0} of {1}. You needn’t wait for it.", max(1, r.part), Parts), ui.TextType, ui.Words)
	}
}

// costly adds the link to the choice that cost most, once it is known.
func (r *Results) costly(p *ui.Page, f *sheet.Flow) {
	if r.d.Costly == nil {
		return
	}
	if show := r.d.Costly(); show != nil {
		const said text.Text = "Show the choice that cost you most"
		it := ui.Item{ID: "show", Style: ui.LinkStyle, Text: said, Label: said, Do: show}
		if p.ButtonWidth(&it) > f.W {
			it.Text = "Show it"
		}
		it.Rect = f.TakePx(math.Max(11*p.U, 9*p.U*p.Text))
		it.Rect.X, it.Rect.W = it.Rect.X-p.U, math.Min(f.W, p.ButtonWidth(&it))
		p.Add(it)
		f.Gap(1)
	}
}

func (r *Results) line(f *sheet.Flow, line Line) {
	f.Write(text.Sentences(text.Of("**{0}:**", line.Head), line.Text), ui.TextType, ui.Words)
	f.Gap(1)
}

// chart draws what the bones showed beside what was to be expected.
func (r *Results) chart(p *ui.Page, f *sheet.Flow) {
	u, n := p.U, r.d.bonesFell()
	if n < enough {
		return
	}
	f.Gap(2)
	f.Write(text.Of("How **{0}** bones fell", n), ui.HeadType.At(5), ui.Heading)
	f.Write(text.Sentences("The red line shows what to expect.", r.d.evenness()), ui.TextType, ui.Words)
	f.Gap(3)
	high := 34 * u
	if r.sheet.Wide() {
		high = 62 * u
	}
	at := f.TakePx(high)
	p.Say("chart", ui.Words, r.spokenChart(n), at)
	p.Ink(at, func(dst *ebiten.Image, at ui.Rect) { r.bars(dst, p, at, n) })
	f.Gap(2)
}

// bars draws for each side of the bones a bar with its share, and a red line where it
// was expected to end; n is the number of bones.
func (r *Results) bars(dst *ebiten.Image, p *ui.Page, at ui.Rect, n int) {
	u := p.U
	most := 0.05
	for _, s := range r.d.Sides {
		most = math.Max(most, math.Max(s.Share, float64(s.Fell)/math.Max(1, float64(n))))
	}
	foot := at.Y + at.H - 9*u*math.Min(p.Text, 1.3)
	tall := foot - at.Y - 8*u
	w := at.W / float64(len(r.d.Sides))
	for i, s := range r.d.Sides {
		x := at.X + float64(i)*w
		h := tall * float64(s.Fell) / math.Max(1, float64(n)) / most
		p.Fill(dst, ui.Rect{X: x + w*0.23, Y: foot - h, W: w * 0.54, H: h}, ui.BarInk)
		want := foot - tall*s.Share/most
		p.Fill(dst, ui.Rect{X: x + w*0.12, Y: want - 0.35*u, W: w * 0.76, H: 0.7 * u}, ui.Loss)
		top := math.Min(foot-h, want) - 6.5*u
		p.Line(dst, ui.Rect{X: x, Y: top, W: w, H: 6 * u}, percent(s.Fell, n), ui.SmallType.Mid())
		p.Line(dst, ui.Rect{X: x, Y: foot + u, W: w, H: 8 * u}, s.Label, ui.FigureType.At(3).Mid())
	}
	p.Fill(dst, ui.Rect{X: at.X, Y: foot, W: at.W, H: math.Max(1, 0.4*u)}, ui.SecondOnPaper)
}

// spokenChart returns the chart of n bones for a screen reader.
func (r *Results) spokenChart(n int) (all text.Text) {
	for i, side := range r.d.Sides {
		said := text.Of("{0}: {1} of the bones, expected {2}\u2009%", side.Label, percent(side.Fell, n), int(math.Round(100*side.Share)))
		if i > 0 {
			said = text.Of("{0}; {1}", all, said)
		}
		all = said
	}
	return all
}

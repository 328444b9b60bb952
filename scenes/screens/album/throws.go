package album

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/thing"
)

// A Cell is one cast of the album.
type Cell struct {
	Sides [4]int    // the highest first
	Name  text.Text // "Venus", "Senio 19"; empty without one
	OneIn int       // of so many throws it is one
	Times int       // how often it was thrown; 0 if it is yet to be found
	New   bool      // it was found today
	Open  func()    // tells more of it
}

// Throws is the data of the album of casts.
type Throws struct {
	Common
	Named, Senio, Unnamed []Cell
	Rarest                *Cell // the rarest that was found; nil if there is none
}

// cells calls do for every cast of the album.
func (d *Throws) cells(do func(c *Cell)) {
	for _, group := range [][]Cell{d.Named, d.Senio, d.Unnamed} {
		for i := range group {
			do(&group[i])
		}
	}
}

// count returns the number of casts in the album, how many of them were found, and the
// number of all throws.
func (d *Throws) count() (all, found, times int) {
	d.cells(func(c *Cell) {
		all++
		times += c.Times
		if c.Times > 0 {
			found++
		}
	})
	return all, found, times
}

// A Screen is the album of casts.
type Screen struct {
	page
	d     Throws
	bones bones
}

// New returns the album of casts.
func New(st *scenes.Stack, d Throws) *Screen {
	return &Screen{page: page{st: st, c: d.Common, at: ThrowsTab, sheet: sheet.Sheet{Book: true, Most: 308}}, d: d}
}

// Show replaces the content of the album.
func (s *Screen) Show(d Throws) { s.d, s.c = d, d.Common }

// Lay lays out the page: the casts: with two pages those with names of their own and
// those without at the left, the Senios at the right.
func (s *Screen) Lay(p *ui.Page) {
	all, found, times := s.d.count()
	p.Title = s.heading(all, found)
	left, right := s.sheet.Begin(p, s.rail(s.aside(), ui.Item{}))
	s.title(p, left, s.note(found, times))
	s.lost(p, left)
	s.named(p, left, all, found)
	if s.sheet.Wide() {
		s.group(p, left, "No name", "", s.d.Unnamed)
		right.Gap(5)
		s.group(p, right, "Senio", "at least one six, named by the sum", s.d.Senio)
	} else {
		s.group(p, left, "Senio", "at least one six", s.d.Senio)
		left.Gap(2)
		s.group(p, left, "No name", "", s.d.Unnamed)
	}
	title := text.Text("Your book")
	if !s.sheet.Wide() {
		title = text.Of("Your book: {0} of {1}", found, all)
	}
	s.end(p, title)
}

const throwsTitle text.Text = "The thirty-five throws"

// title adds the title, in one line.
func (s *Screen) title(p *ui.Page, f *sheet.Flow, note text.Text) {
	ty := ui.TitleType
	for ty.Step > ui.HeadType.Step && p.Width(throwsTitle, ty) > f.W {
		ty.Step--
	}
	f.Write(throwsTitle, ty, ui.Heading)
	f.Write(note, ui.TextType, ui.Words)
	f.Gap(2)
}

// heading returns the heading of the page for a screen reader.
func (s *Screen) heading(all, found int) text.Text {
	said := []text.Text{text.Stop(throwsTitle), text.Of("{0} of {1} found.", found, all)}
	var fresh []text.Text
	s.d.cells(func(c *Cell) {
		if c.New {
			fresh = append(fresh, text.Of("{0} is new today.", c.figure()))
		}
	})
	const most = 3 // to be told one by one
	if len(fresh) > most {
		fresh = []text.Text{text.Of("{0} are new today.", len(fresh))}
	}
	return text.Sentences(append(said, fresh...)...)
}

// note returns the line under the title.
func (s *Screen) note(found, times int) text.Text {
	switch {
	case found == 0:
		return "Play any game with four bones."
	case s.page.st.Page().Shape == ui.Portrait:
		return "Below each: one in how many throws"
	}
	return text.Of("Every way four bones can fall. {0} throws so far.", times)
}

// aside returns what the rail says of the rarest cast.
func (s *Screen) aside() text.Text {
	c := s.d.Rarest
	switch {
	case c == nil:
		return ""
	case c.New:
		return text.Of("Rarest so far: **{0}**, 1 in {1}, new today", c.figure(), text.Grouped(c.OneIn))
	}
	return text.Of("Rarest so far: **{0}**, 1 in {1}", c.figure(), text.Grouped(c.OneIn))
}

// perRow returns the number of casts side by side: six, unless they are too small to touch
// then.
func perRow(p *ui.Page, w float64) int {
	if w/6 < 11*p.U {
		return 3
	}
	return 6
}

// named adds the casts with names of their own, and in the last place of their row the
// counter.
func (s *Screen) named(p *ui.Page, f *sheet.Flow, all, found int) {
	p.Group("Venus, Vultures, Canis")
	row := s.rows(p, f, s.d.Named, true)
	p.Group("")
	w := row.W / float64(perRow(p, row.W))
	at := ui.Rect{X: row.X + row.W - w, Y: row.Y, W: w, H: row.H}
	p.Say("counter", ui.Words, text.Of("{0} of {1}", found, all), at)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		u := p.U
		if found == all {
			d := math.Min(r.W*1.1, r.H)
			p.Wreathed(dst, r.Middle(d, d), 1, nil)
		}
		mid := ui.Rect{X: r.X + u/2, Y: r.Y + r.H/2 - 8*u, W: r.W - u, H: 9 * u}
		p.Line(dst, mid, text.Figure(found), ui.FigureType.At(6).In(ui.Loss).Mid())
		mid.Y, mid.H = mid.Y+8.5*u, 6*u
		p.Line(dst, mid, text.Of("of {0}", all), ui.HeadType.Mid())
	})
}

// group adds a part of the album.
func (s *Screen) group(p *ui.Page, f *sheet.Flow, head, note text.Text, cells []Cell) {
	f.Heading(head, note)
	p.Group(head)
	s.rows(p, f, cells, false)
	p.Group("")
}

// rows adds casts in rows, and returns the bounds of the last row. named says that they
// have names of their own.
func (s *Screen) rows(p *ui.Page, f *sheet.Flow, cells []Cell, named bool) (last ui.Rect) {
	for len(cells) > 0 {
		n := min(perRow(p, f.W), len(cells))
		last = s.row(p, f, cells[:n], named)
		cells = cells[n:]
	}
	return last
}

// row adds casts side by side, and returns the bounds of the row.
func (s *Screen) row(p *ui.Page, f *sheet.Flow, cells []Cell, named bool) ui.Rect {
	w := f.W / float64(perRow(p, f.W))
	k := s.measure(p, w, cells, named)
	row := f.TakePx(k.high())
	for i := range cells {
		at := ui.Rect{X: row.X + float64(i)*w, Y: row.Y, W: w, H: row.H}
		s.cell(p, at, k, &cells[i])
		if i > 0 {
			p.Ink(ui.Rect{X: at.X, Y: at.Y + p.U, W: 0, H: at.H - 2*p.U}, p.Hair)
		}
	}
	p.Ink(ui.Rect{X: row.X, Y: row.Y + row.H, W: w * float64(len(cells))}, p.Hair)
	return row
}

// A measure says how high the parts of a cell are, in pixels.
type measure struct {
	top, bones, figure, name, odds float64
	long                           bool // the odds say "1 in"
}

func (k measure) high() float64 { return k.top + k.bones + k.figure + k.name + k.odds }

// measure returns the heights of the parts of cells w pixels wide. named cells show
// names even in little room.
func (s *Screen) measure(p *ui.Page, w float64, cells []Cell, named bool) measure {
	u := p.U
	k := measure{figure: 5.2 * u * p.Text, odds: 5 * u * p.Text}
	k.long = p.Width("1 in 10,000", ui.SmallType) <= w-u
	k.bones = math.Min(w*0.96, 21*u)
	low := p.Shape == ui.Desk && p.H < 190*u
	if low {
		k.bones = math.Min(k.bones, 16.5*u)
	}
	if cells[0].Name != "" && (k.long || named) {
		k.name = 4.2 * u * p.Text
	}
	for _, c := range cells {
		if p.Width(c.Name, ui.SmallType)*0.75 > w-u {
			k.name = 0
		}
	}
	if p.Shape == ui.Desk && !low && p.Text == 1 {
		k.top, k.odds = 1.5*u, k.odds+1.5*u
	}
	return k
}

// cell adds one cast in the bounds at, with parts as k measures.
func (s *Screen) cell(p *ui.Page, at ui.Rect, k measure, c *Cell) {
	p.Add(ui.Item{ID: "cast " + text.Plain(c.figure()), Style: ui.CellStyle, Label: c.spoken(), Rect: at, Do: c.Open})
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		u := p.U
		_, r = r.Cut(k.top)
		pic, words := r.Cut(k.bones)
		s.bones.draw(dst, c.Sides, pic.Inset(u), c.Times == 0)
		ink := ui.SecondOnPaper
		if c.Times > 0 {
			ink = ui.Loss
		}
		line, words := words.Cut(k.figure)
		p.Line(dst, inner(line, u), c.figure(), ui.FigureType.At(3).In(ink).Mid())
		if k.name > 0 {
			line, words = words.Cut(k.name)
			p.Line(dst, inner(line, u), c.Name, ui.SmallType.In(ui.OnPaper).Mid())
		}
		line, _ = words.Cut(k.odds)
		p.Line(dst, inner(line, u), c.odds(k.long), ui.SmallType.Mid())
		s.stamp(dst, p, pic, c)
	})
}

// inner returns r without a small margin at its left and right.
func inner(r ui.Rect, u float64) ui.Rect { return ui.Rect{X: r.X + u/2, Y: r.Y, W: r.W - u, H: r.H} }

// stamp draws on a cast how often it was thrown, and that it is new.
func (s *Screen) stamp(dst *ebiten.Image, p *ui.Page, pic ui.Rect, c *Cell) {
	if c.Times == 0 {
		return
	}
	u := p.U
	d := math.Min(8.6*u, pic.W*0.46)
	x, y := pic.X+pic.W-d/2-0.6*u, pic.Y+d/2+0.8*u
	tag := ui.Rect{X: pic.X + 0.6*u, Y: pic.Y + 0.8*u, W: p.Width("new", ui.SmallType.Bold()) + 2*u, H: 5 * u}
	beside := tag.W <= pic.W-d-u
	if !c.New || beside {
		thing.Stamp(dst, x, y, d, u, p.Things())
		p.Line(dst, ui.Rect{X: x - d*0.36, Y: y - d/2, W: d * 0.72, H: d}, text.Of("{0}", text.Grouped(c.Times)), ui.FigureType.At(1).In(ui.Loss).Mid())
	}
	if !c.New {
		return
	}
	if !beside { // instead of the stamp
		tag.W = math.Min(tag.W, pic.W-u)
		tag.X = pic.X + pic.W - tag.W - 0.6*u
	}
	p.Fill(dst, tag, ui.Loss)
	p.Line(dst, inner(tag, u), "new", ui.SmallType.Bold().In(ui.OnLeather).Mid())
}

// figure returns the sides of the cast, the highest first: "6431".
func (c *Cell) figure() text.Text {
	said := ""
	for _, side := range c.Sides {
		said += strconv.Itoa(side)
	}
	return text.Raw(said)
}

// odds returns how rare the cast is, with words or without.
func (c *Cell) odds(long bool) text.Text {
	if long {
		return text.Of("1 in {0}", text.Grouped(c.OneIn))
	}
	return text.Of("{0}", text.Grouped(c.OneIn))
}

// spoken returns the cast in words for a screen reader.
func (c *Cell) spoken() text.Text {
	s := c.Sides
	list := []text.Text{text.Of("{0} {1} {2} {3}", s[0], s[1], s[2], s[3])}
	if c.Name != "" {
		list = append([]text.Text{c.Name}, list...)
	}
	switch {
	case c.Times == 0:
		list = append(list, "not found yet")
	case c.New:
		list = append(list, text.Of("found {0} times", c.Times), "new today")
	default:
		list = append(list, text.Of("found {0} times", c.Times))
	}
	return text.Commas(append(list, c.odds(true))...)
}

// Leave frees the cached pictures.
func (s *Screen) Leave() {
	s.page.Leave()
	s.bones.drop()
}

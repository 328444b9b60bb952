//go:build !js

// Package print makes printed pages: the rules of a game on one page, with its board at
// playing size, what dice and coins count in place of bones, a score table, and the way
// to the game online. The drawings of each game are with its face.
package print

import (
	"io"
	"math"
	"strings"

	"rsc.io/qr"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// An Order says what is to be printed, and how.
type Order struct {
	Games  []Game
	Format paper.Format
	Reader *text.Reader // formats texts in the language of the page
	Lang   string       // its code
	Site   string       // the address of the site on which the games can be played; "" for none
}

// A Game is a game with its sheet.
type Game struct {
	*rules.Game
	Sheet paper.Sheet
}

// smallest is the size of the smallest letters of rules, in points.
const smallest = 8.0

// Lengths in millimetres.
const (
	margin = 14.0 // the empty edge of a page
	gap    = 8.0  // between two columns
	footer = 31.0 // the foot of the page, with the code
)

// Write writes the printed pages of the ordered games to w, as PDF. Several games make
// a booklet, which begins with its contents.
func Write(w io.Writer, o Order) error {
	if len(o.Games) == 1 {
		pen := paper.NewPen(o.Format, o.Games[0].Title, o.Lang, o.Reader)
		lay(pen, o, o.Games[0])
		return pen.Write(w)
	}
	pen, starts := booklet(o, make([]int, len(o.Games)))
	if pen.Fault() == nil {
		pen, _ = booklet(o, starts) // now the contents know the pages
	}
	return pen.Write(w)
}

// booklet writes all games after a page of contents that has the page numbers starts,
// and returns the pages on which the games really start. The page numbers are only
// known after a first run.
func booklet(o Order, starts []int) (*paper.Pen, []int) {
	pen := paper.NewPen(o.Format, "Knucklebones", o.Lang, o.Reader)
	pen.Number()
	contents(pen, o, starts)
	list := make([]int, len(o.Games))
	for i, g := range o.Games {
		list[i] = pen.Pages() + 1
		lay(pen, o, g)
	}
	return pen, list
}

// contents writes the page with the titles of all games and the pages on which they
// start.
func contents(pen *paper.Pen, o Order, starts []int) {
	pen.NewPage()
	w, _ := pen.Size()
	pen.Left(margin, margin+16, w-2*margin, lettering.Title, 48, "Knucklebones")
	pen.Thick(0.5)
	pen.Line(margin, margin+23, w-margin, margin+23)
	y := margin + 38
	for i, g := range o.Games {
		pen.Left(margin, y, w-2*margin-20, lettering.Title, paper.Head, g.Title)
		page := text.Figure(starts[i])
		pen.Text(w-margin-pen.Width(lettering.Strong, paper.Head-2, page), y, lettering.Strong, paper.Head-2, page)
		pen.LinkPage(margin, y-6, w-2*margin, 8, starts[i])
		y += 9.5
	}
}

// A page is a game that is being written.
type page struct {
	*paper.Pen
	o     Order
	game  *rules.Game
	sheet paper.Sheet
	size  float64 // of the letters of the rules, in points
	y     float64 // where the next thing goes
}

// width returns the width of the page between its margins, in mm.
func (p *page) width() float64 { w, _ := p.Size(); return w - 2*margin }

// lay writes the pages of a game. The rules are on the first, in letters as large as
// fit. The board and the score table, with what can be thrown in place of bones, are on
// the next; a game that has only a score table has it under the rules. Counters to cut
// out come last.
func lay(pen *paper.Pen, o Order, g Game) {
	p := &page{Pen: pen, o: o, game: g.Game, sheet: g.Sheet}
	single := p.sheet.Board == nil && p.sheet.Sideless && p.fits(true)
	if !single {
		p.fits(false)
	}
	p.first(single)
	if !single {
		p.second()
	}
	if p.sheet.Cut != nil {
		p.third()
	}
}

// fits sets p.size to the largest letters, from paper.Body down to smallest, in which
// the rules fit on the first page, and reports whether there are any. If score is set
// the page must also hold the score table.
func (p *page) fits(score bool) bool {
	h := p.room(score)
	for p.size = paper.Body; p.told() > h; p.size -= 0.25 {
		if p.size <= smallest {
			return false
		}
	}
	return true
}

// room returns the height in mm that the columns of rules may have on the first page;
// if score is set the score table takes part of it.
func (p *page) room(score bool) float64 {
	_, h := p.Size()
	h -= 2*margin + headHigh + footer + rulesHead + legendHigh
	if score {
		h -= p.scoreHigh()
	}
	return h
}

// first writes the first page, with the rules and if score is set the score table.
func (p *page) first(score bool) {
	p.NewPage()
	p.Bookmark(p.game.Title)
	p.head()
	p.rules(score)
	if score {
		p.score()
	}
}

// second writes the page with the board and the score table, and what can be thrown in
// place of bones there or on the next page.
func (p *page) second() {
	p.begin(p.sheet.Use)
	if p.sheet.Board != nil {
		p.sheet.Board(p.Pen, margin, p.y, p.width())
		p.Black()
		p.y = p.Lowest() + 6
	}
	p.spare()
	p.score()
	if p.sheet.Sideless {
		return
	}
	if _, h := p.Size(); p.y+p.methodsHigh() > h-margin {
		p.begin("")
	}
	p.methods(margin, p.y, p.width())
}

// spare removes rows from the score table, down to three, if that makes room on the
// page for what can be thrown in place of bones.
func (p *page) spare() {
	const fewest = 3
	_, h := p.Size()
	for rows := p.sheet.Rows; rows >= fewest && !p.sheet.Sideless; rows-- {
		if p.y+p.scoreHigh()-scoreRow*float64(p.sheet.Rows-rows)+p.methodsHigh() <= h-margin {
			p.sheet.Rows = rows
			return
		}
	}
}

// third writes the page with the counters to cut out.
func (p *page) third() {
	p.begin("Counters to cut out")
	p.sheet.Cut(p.Pen, margin, p.y, p.width())
}

// begin begins a page that is not the first: it writes the title of the game at the top and
// below it a text, unless that is empty, and sets p.y to where the next thing goes. The text
// has one line if its letters can then have paper.Small to paper.Body points, else several
// lines of paper.Body points.
func (p *page) begin(what text.Text) {
	p.NewPage()
	p.Left(margin, margin+7, p.width(), lettering.Title, paper.Head+5, p.game.Title)
	p.y = margin + 11
	if what != "" {
		size := p.width() / p.Width(lettering.Text, 1, what)
		if size < paper.Small {
			size = paper.Body
		}
		p.y = p.Block(margin, p.y, p.width(), lettering.Text, min(size, paper.Body), what)
	}
	p.y += 4
}

// headHigh is the height of the head of the first page.
const headHigh = 30.0

// head writes the title of the game, what is needed to play it and how long it takes,
// and sets p.y below that.
func (p *page) head() {
	p.Left(margin, margin+10, p.width(), lettering.Title, paper.Big, p.game.Title)
	needs := []text.Text{players(p.game)}
	if p.sheet.Needs != "" {
		needs = append(needs, p.sheet.Needs)
	}
	needs = append(needs, text.Of("about {0} minutes", p.game.Minutes))
	p.Left(margin, margin+19, p.width(), lettering.Text, paper.Body+0.5, text.Commas(needs...))
	p.Thick(0.5)
	p.Line(margin, margin+23, margin+p.width(), margin+23)
	p.y = margin + headHigh
}

// players returns the number of players, as "2 to 4 players", with a capital.
func players(g *rules.Game) text.Text {
	if g.Seats[0] == g.Seats[1] {
		return text.Upper(text.Of("{0} players", g.Seats[0]))
	}
	return text.Upper(text.Of("{0} to {1} players", g.Seats[0], g.Seats[1]))
}

// column returns the width in mm of one of the two columns of rules.
func (p *page) column() float64 { return (p.width() - gap) / 2 }

// A piece is one thing in the columns of rules.
type piece struct {
	high float64
	draw func(x, y, w float64)
}

// pieces returns the contents of the columns in order: the rules, what the source
// leaves open, the source, and the sides of the bones if the game has any.
func (p *page) pieces() (list []piece) {
	w := p.column()
	for i, r := range p.game.Book.Rules {
		list = append(list, p.rule(i+1, r, w))
	}
	if len(p.game.Book.Doubts) > 0 {
		list = append(list, p.title("What the source leaves open"))
	}
	for _, d := range p.game.Book.Doubts {
		list = append(list, p.paragraph(lettering.Text, p.size-1, d))
	}
	list = append(list, p.paragraph(lettering.Text, paper.Small, p.game.Book.Source))
	if p.sheet.Sideless {
		return list
	}
	return append(list, piece{sidesHigh, p.sides})
}

// rule returns the n-th rule as a piece of a column that is w mm wide.
func (p *page) rule(n int, r rules.Rule, w float64) piece {
	const indent = 7.0
	h := p.Height(w-indent-6.5, lettering.Text, p.size, r.Text) + 1.4
	return piece{h, func(x, y, w float64) {
		p.Red()
		base := y + paper.Leading(p.size)*0.76
		p.Text(x, base, lettering.Strong, p.size, text.Of("{0}.", n))
		p.Black()
		p.Block(x+indent, y, w-indent-6.5, lettering.Text, p.size, r.Text)
		p.mark(x+w-1.6, base-1.2, r.From)
	}}
}

// mark draws the sign of a rule's provenance around x, y.
func (p *page) mark(x, y float64, from rules.Provenance) {
	const r = 1.2
	p.Thick(0.25)
	switch from {
	case rules.Attested:
		p.Dot(x, y, r)
	case rules.FromSources:
		p.Circle(x, y, r)
		p.Dot(x, y, r/2)
	case rules.Reconstructed:
		p.Circle(x, y, r)
	case rules.Modern:
		p.Rect(x-r*0.85, y-r*0.85, r*1.7, r*1.7)
	case rules.Ours:
		p.Line(x-r, y-r, x+r, y+r)
		p.Line(x-r, y+r, x+r, y-r)
	}
}

func (p *page) title(t text.Text) piece {
	return piece{8, func(x, y, _ float64) { p.Text(x, y+6, lettering.Title, paper.Head-2, t) }}
}

func (p *page) paragraph(face lettering.Face, size float64, t text.Text) piece {
	return piece{p.Height(p.column(), face, size, t) + 1.6, func(x, y, w float64) { p.Block(x, y, w, face, size, t) }}
}

// told returns the height in mm of the rules in two columns, in letters of p.size.
func (p *page) told() float64 {
	_, high := split(p.pieces())
	return high
}

// split returns how many pieces go into the first of two columns so that both are about
// equally high, and the height of the higher one.
func split(list []piece) (n int, high float64) {
	sum := 0.0
	for _, x := range list {
		sum += x.high
	}
	first, high := 0.0, math.Inf(1)
	for i, x := range list {
		first += x.high
		if h := math.Max(first, sum-first); h < high {
			n, high = i+1, h
		}
	}
	return n, high
}

const (
	rulesHead  = 10.0 // the height of the title of the rules
	legendHigh = 12.0 // the height of what the signs mean
)

// rules writes the rules from p.y on in two columns, and under them what the signs
// mean; score says whether the score table follows on the page. Rules that are too long
// continue on the next page.
func (p *page) rules(score bool) {
	p.Text(margin, p.y+6, lettering.Title, paper.Head, "How to play")
	p.y += rulesHead
	list, room := p.pieces(), p.room(score)
	n, high := split(list)
	p.foot()
	for high > room {
		n = filled(list, room)
		end := n + filled(list[n:], room)
		p.columns(list[:end], n)
		list = list[end:]
		p.begin("")
		n, high = split(list)
		_, room = p.Size()
		room -= p.y + margin + legendHigh
	}
	p.columns(list, n)
	p.y += high + 3
	p.legend()
}

// filled returns how many pieces fit into a column that is room mm high; at least one.
func filled(list []piece, room float64) int {
	for i, x := range list {
		if room -= x.high; room < 0 && i > 0 {
			return i
		}
	}
	return len(list)
}

// columns writes pieces from p.y on in two columns, the first n of them in the first.
func (p *page) columns(list []piece, n int) {
	y := p.y
	for i, x := range list {
		at := margin
		if i >= n {
			at += p.column() + gap
		}
		if i == n {
			y = p.y
		}
		x.draw(at, y, p.column())
		y += x.high
	}
}

// legend writes from p.y on what the signs beside the rules mean, and sets p.y below
// that.
func (p *page) legend() {
	x := margin
	for i := range rules.Provenances {
		from := rules.Provenance(i)
		if x+3.6+p.Width(lettering.Text, paper.Small-1, from.Name()) > margin+p.width() {
			x, p.y = margin, p.y+4
		}
		p.mark(x+1.2, p.y-1, from)
		p.Text(x+3.6, p.y, lettering.Text, paper.Small-1, from.Name())
		x += 7 + p.Width(lettering.Text, paper.Small-1, from.Name())
	}
	p.y += 4
}

const scoreRow = 7.5

// scoreHigh returns the height of the score table in mm, or 0 if there is none.
func (p *page) scoreHigh() float64 {
	if p.sheet.Score == nil {
		return 0
	}
	return 14 + scoreRow*float64(p.sheet.Rows+1)
}

// score draws the score table from p.y on, if the game has one, and sets p.y below it.
func (p *page) score() {
	if p.sheet.Score == nil {
		return
	}
	p.Text(margin, p.y+5, lettering.Title, paper.Head, "Score")
	p.y += 8
	name := p.width() * 0.22
	cell := (p.width() - name) / float64(len(p.sheet.Score))
	p.Thick(0.25)
	high := scoreRow * float64(p.sheet.Rows+1)
	p.Rect(margin, p.y, p.width(), high)
	p.Text(margin+2, p.y+5, lettering.Strong, paper.Small+0.5, "Player")
	for i, t := range p.sheet.Score {
		x := margin + name + float64(i)*cell
		p.Line(x, p.y, x, p.y+high)
		p.Fit(x+cell/2, p.y+5, cell-2, lettering.Strong, paper.Small+0.5, t)
	}
	for i := range p.sheet.Rows {
		y := p.y + scoreRow*float64(i+1)
		p.Line(margin, y, margin+p.width(), y)
	}
	p.y += high + 6
}

// foot writes at the foot of the page where the game is online, with a QR code; without
// a site only that the page may be copied.
func (p *page) foot() {
	_, h := p.Size()
	y := h - margin - footer + 5
	if p.o.Site == "" {
		p.Block(margin, y+12, p.width(), lettering.Text, paper.Small+0.5, "Copy this page freely.")
		return
	}
	p.Block(margin, y+12, p.width()*0.5, lettering.Text, paper.Small+0.5, "**Copy this page freely.** The game with all variants, and a lesson of a minute, are online.")
	const wide = 84.0
	x := margin + p.width() - wide
	p.Red()
	p.Thick(0.4)
	p.Rect(x, y, wide, footer-5)
	p.Left(x+29, y+10, wide-31, lettering.Title, paper.Head, "Play this online")
	p.Black()
	p.Block(x+29, y+12, wide-31, lettering.Text, paper.Small, text.Raw(p.o.shown()))
	p.Link(x, y, wide, footer-5, p.address())
	p.code(p.address(), x+3, y+2.5, footer-10)
}

// address returns the URL at which the page's game opens.
func (p *page) address() string { return p.o.Site + "#game=" + p.game.ID }

// shown returns the address of the site without https:// and the last slash.
func (o Order) shown() string {
	_, bare, _ := strings.Cut(o.Site, "//")
	return strings.TrimSuffix(bare, "/")
}

// code draws the QR code of a URL as a square with that side in mm, from the upper left
// corner at x, y. It draws nothing if the URL is too long.
func (p *page) code(address string, x, y, side float64) {
	c, err := qr.Encode(address, qr.M)
	if err != nil {
		return // an address that long stands beside it in words
	}
	module := side / float64(c.Size)
	for i := range c.Size {
		for k := range c.Size {
			if c.Black(k, i) {
				p.Fill(x+float64(k)*module, y+float64(i)*module, module*1.02, module*1.02)
			}
		}
	}
}

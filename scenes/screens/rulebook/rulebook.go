// Package rulebook is the screen that tells the rules of a game: each with a
// mark that says how sure it is, the sides of the bone, the names of the
// hands, and what the source leaves in doubt.
package rulebook

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/glossary"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// A Rulebook is the screen.
type Rulebook struct {
	st    *scenes.Stack
	g     *rules.Game
	sheet sheet.Sheet
	bones bones
	ask   *sheet.Question

	// Lesson opens the lesson of the game; nil if there is none.
	Lesson func()

	// Print opens the rules as printed pages, on paper of that format; nil where nobody
	// prints.
	Print func()
	Paper text.Text
}

// New returns the rulebook of a game.
func New(st *scenes.Stack, g *rules.Game) *Rulebook {
	return &Rulebook{st: st, g: g, sheet: sheet.Sheet{Most: 290}}
}

// Lay lays out the page. The sides of the bone and the marks of the rules come first;
// on a wide sheet they are at the top of the right column.
func (b *Rulebook) Lay(p *ui.Page) {
	p.Title = text.Of("The rules of {0}", b.g.Title)
	left, right := b.sheet.Begin(p, b.rail())
	wide := b.sheet.Wide()
	left.Title(b.g.Title, b.g.Book.When, !wide)
	if wide {
		b.rules(p, left)
		b.sides(p, right)
		right.Gap(4)
		b.marks(p, right)
	} else {
		b.sides(p, left)
		left.Gap(4)
		b.legend(left)
		b.rules(p, left)
	}
	b.hands(p, right)
	b.doubts(p, right)
	right.Gap(5)
	right.Write(b.g.Book.Source, ui.SmallType, ui.Words)
	right.Gap(4)
	b.sheet.End(p, "Rulebook", b.st.Pop, ui.Item{ID: "settings", Label: "Settings", Icon: "gear", Do: func() { b.st.Push(b.st.Screens.Settings()) }})
	if b.ask != nil {
		b.ask.Lay(p)
	}
}

// rail returns the rail, with buttons for the lesson and the printed pages if there are
// any.
func (b *Rulebook) rail() *sheet.Rail {
	pages := ui.Item{ID: "print", Text: "Print", Label: text.Of("Print {0} on {1} paper", b.g.Title, b.Paper), Do: b.Print}
	switch {
	case b.Lesson == nil && b.Print == nil:
		return nil
	case b.Lesson == nil:
		return &sheet.Rail{Primary: pages}
	}
	r := &sheet.Rail{Aside: "Or learn by playing, in about a minute", Primary: ui.Item{ID: "lesson", Text: "Play the lesson", Do: b.Lesson}}
	if b.Print != nil {
		r.Seconds = []ui.Item{pages}
	}
	return r
}

// rules adds one line a rule, each with its mark.
func (b *Rulebook) rules(p *ui.Page, f *sheet.Flow) {
	for i, r := range b.g.Book.Rules {
		p.Group(text.Of("Rule {0}", i+1))
		b.rule(p, f, "rule "+strconv.Itoa(i+1), r)
	}
	p.Group("")
}

func (b *Rulebook) rule(p *ui.Page, f *sheet.Flow, id string, r rules.Rule) {
	u := p.U
	h := p.Height(r.Text, f.W-6.5*u, ui.BodyType)
	if _, terms := p.Terms(r.Text); len(terms) > 0 {
		h = math.Max(h, 8.4*u) // to be touched
	}
	row := f.TakePx(h)
	f.Gap(2.6)
	at := ui.Rect{X: row.X + 6.5*u, Y: row.Y, W: row.W - 6.5*u, H: row.H}
	p.Say(id, ui.Words, text.Sentences(r.Text, origin(r.From)), row)
	sheet.Terms(p, id, p.Spots(at, r.Text, ui.BodyType), at, b.explain)
	size := 3.8 * u
	mid := row.Y + p.Size(ui.BodyType)*0.68
	p.Ink(ui.Rect{X: row.X, Y: mid - size/2, W: size, H: size}, func(dst *ebiten.Image, r2 ui.Rect) { p.Mark(dst, r2, int(r.From)) })
	p.Ink(at, func(dst *ebiten.Image, at ui.Rect) { p.Glossed(dst, at, r.Text, ui.BodyType) })
}

// origin returns the provenance of a rule as a sentence of one or two words.
func origin(from rules.Provenance) text.Text { return text.Of("{0, upper}.", from.Name()) }

// explain opens a note on a term.
func (b *Rulebook) explain(t text.Term) {
	b.ask = table.Explain(func() { b.ask = nil }, b.g, t)
}

// marks adds what each mark means.
func (b *Rulebook) marks(p *ui.Page, f *sheet.Flow) {
	u := p.U
	f.Heading("Where the rules come from", "")
	for i := range rules.Provenances {
		from := rules.Provenance(i)
		row := f.Take(8)
		f.Rule()
		p.Say("mark "+from.String(), ui.Words, text.Of("{0, upper}: {1}", from.Name(), from.Means()), row)
		p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
			p.Mark(dst, ui.Rect{X: r.X, Y: r.Y + r.H/2 - 1.9*u, W: 3.8 * u, H: 3.8 * u}, i)
			r.X, r.W = r.X+5*u, r.W-5*u
			name, rest := r.CutLeft(28 * u * p.Text)
			p.Line(dst, name, from.Name(), ui.SmallType.Bold().In(ui.MarkInk(i)))
			p.Line(dst, rest, from.Means(), ui.TextType)
		})
	}
}

// legend adds the marks' names in a line or two.
func (b *Rulebook) legend(f *sheet.Flow) {
	var signs []sheet.Sign
	for i := range rules.Provenances {
		from := rules.Provenance(i)
		signs = append(signs, sheet.Sign{ID: "mark " + from.String(), Mark: i, Name: from.Name(), Says: from.Says(), Do: func() { b.st.Toast(from.Says(), true) }})
	}
	f.Legend(signs)
}

// doubts adds what the source leaves open.
func (b *Rulebook) doubts(p *ui.Page, f *sheet.Flow) {
	if len(b.g.Book.Doubts) == 0 {
		return
	}
	f.Gap(4)
	f.Heading("What the source leaves open", "")
	f.Gap(1)
	for _, d := range b.g.Book.Doubts {
		f.Write(d, ui.TextType, ui.Words)
		f.Gap(2)
	}
}

// hands adds the names of the hands, best first, for the games that use them.
func (b *Rulebook) hands(p *ui.Page, f *sheet.Flow) {
	if !b.g.Ranked {
		return
	}
	f.Gap(4)
	f.Heading("The names of the casts", "")
	for i, h := range glossary.Ladder[:4] {
		b.hand(p, f, "hand "+strconv.Itoa(i+1), h)
	}
	f.Gap(3)
	f.Write("Four bones make 35 different casts. Twelve have no name.", ui.TextType, ui.Words)
}

func (b *Rulebook) hand(p *ui.Page, f *sheet.Flow, id string, h glossary.Rung) {
	u := p.U
	row := f.Take(13.5)
	f.Rule()
	p.Say(id, ui.Words, text.Sentences(text.Of("{0}: {1}.", h.Name, h.About), origin(h.From)), row)
	p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
		sides := h.Hand.Sides(nil)
		slices.Reverse(sides)
		p.Bones(dst, r, sides)
		p.Mark(dst, ui.Rect{X: r.X + r.W - 4*u, Y: r.Y + r.H/2 - 2*u, W: 4 * u, H: 4 * u}, int(h.From))
		x := p.BonesLength(4, r.H) + 2*u
		r.X, r.W = r.X+x, r.W-x-6*u
		top, low := r.Cut(r.H * 0.58)
		p.Line(dst, top, h.Name, ui.HeadType)
		p.Line(dst, low, h.About, ui.SmallType)
	})
}

// Tick returns false, since nothing on the screen moves.
func (b *Rulebook) Tick() bool { return false }

// Leave frees the cached pictures.
func (b *Rulebook) Leave() {
	b.sheet.Leave()
	b.bones.drop()
}

// Draw draws the page.
func (b *Rulebook) Draw(dst *ebiten.Image, p *ui.Page) {
	b.sheet.Draw(dst, p)
	p.DrawItems(dst)
}

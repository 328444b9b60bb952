package setup

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// layRules adds the ruleset and the options to f: first those with named values, then those
// with numbers, which go to other instead where other is shorter by then.
func (s *Setup) layRules(p *ui.Page, f, other *sheet.Flow) {
	if len(s.g.Options)+len(s.g.Rulesets) == 0 {
		return
	}
	if s.reveal && !s.sheet.Wide() {
		s.sheet.Show(f.Y)
	}
	s.reveal = false
	f.Heading("The rules", s.changed())
	if !s.sheet.Wide() {
		if s.layFold(p, f); !s.unfolded {
			return
		}
	}
	s.marks = [rules.Provenances]bool{}
	if len(s.g.Rulesets) > 1 {
		s.layRuleset(p, f)
	}
	var counted []*rules.Option
	for i := range s.g.Options {
		o := &s.g.Options[i]
		switch {
		case !s.t.shown(s.g, o):
		case len(o.Names) == 0:
			counted = append(counted, o)
		default:
			s.layChoice(p, f, o)
		}
	}
	numbers := f
	if other.Y < f.Y {
		numbers = other
	}
	s.layNumbers(p, numbers, counted)
	s.layLegend(f)
	if len(s.t.Options) > 0 {
		p.Add(ui.Item{ID: "usual", Style: ui.PaperStyle, Icon: "undo", Text: "Back to the usual rules", Rect: f.Take(11), Do: s.reset})
		f.Gap(3)
	}
}

// layNumbers adds the options that are numbers, two side by side where there is room.
func (s *Setup) layNumbers(p *ui.Page, f *sheet.Flow, opts []*rules.Option) {
	f.Gap(2)
	two := 2
	if f.W < (33*2+8)*p.U {
		two = 1
	}
	for i := 0; i < len(opts); i += two {
		s.layCounted(p, f, opts[i:min(i+two, len(opts))], two)
	}
}

// reset sets all options to the values of the ruleset.
func (s *Setup) reset() {
	s.company.Finish()
	s.t.Options = map[string]int{}
	s.t.Fill(s.g, s.deps.Purse)
}

// layFold adds the row that names the rules and unfolds or folds them.
func (s *Setup) layFold(p *ui.Page, f *sheet.Flow) {
	name, about := text.Text("Usual rules"), s.g.Line
	if len(s.t.Options) > 0 {
		name = "Your own rules"
	}
	if r := s.ruleset(); r != nil {
		name, about = r.Title, r.About
	}
	it := ui.Item{ID: "rules", Style: ui.ListStyle, Text: "Change", Label: text.Sentences(text.Of("Change the rules: {0}.", name), about), Opens: true, Do: s.fold}
	if s.unfolded {
		name, about = "Rules at this table", ""
		it.Text, it.Label, it.Opens = "Hide", "Hide the rules at this table", false
	}
	w := p.ButtonWidth(&it)
	row := f.TakePx(math.Max(15*p.U, p.Height(name, f.W-w-4*p.U, ui.NameType)+p.Height(about, f.W-w-4*p.U, ui.SmallType)+4*p.U))
	f.Rule()
	it.Rect = ui.Rect{X: row.X + row.W - w, Y: row.Y + (row.H-11*p.U)/2, W: w, H: 11 * p.U}
	p.Ink(ui.Rect{X: row.X, Y: row.Y, W: row.W - w - 4*p.U, H: row.H}, func(dst *ebiten.Image, r ui.Rect) { p.Stack(dst, r, name, about) })
	p.Add(it)
}

// fold unfolds the rules or folds them again.
func (s *Setup) fold() {
	s.unfolded = !s.unfolded
	s.reveal = s.unfolded
}

// ruleset returns the chosen ruleset if the game has several, else nil.
func (s *Setup) ruleset() *rules.Ruleset {
	if len(s.g.Rulesets) < 2 {
		return nil
	}
	for i := range s.g.Rulesets {
		if s.g.Rulesets[i].ID == s.t.Ruleset {
			return &s.g.Rulesets[i]
		}
	}
	return &s.g.Rulesets[0]
}

// layMark adds the mark of a rule's provenance in the middle of at; pressing it
// explains the mark.
func (s *Setup) layMark(p *ui.Page, id string, title text.Text, from rules.Provenance, at ui.Rect) {
	u := p.U
	s.marks[from] = true
	x, y := at.Center()
	p.Add(ui.Item{ID: "mark " + id, Style: ui.Bare, Label: text.Sentences(text.Of("{0}.", title), from.Says()), Rect: ui.Rect{X: x - 5.5*u, Y: y - 5.5*u, W: 11 * u, H: 11 * u},
		Do: func() { s.st.Toast(from.Says(), true) }})
	p.Ink(ui.Rect{X: x - 1.8*u, Y: y - 1.8*u, W: 3.6 * u, H: 3.6 * u}, func(dst *ebiten.Image, r ui.Rect) { p.Mark(dst, r, int(from)) })
}

// layLegend adds the names of the marks that stand beside the rules.
func (s *Setup) layLegend(f *sheet.Flow) {
	var signs []sheet.Sign
	for i, used := range s.marks {
		if from := rules.Provenance(i); used {
			signs = append(signs, sheet.Sign{ID: "mark of " + from.String(), Mark: i, Name: from.Name(), Says: from.Says(), Do: func() { s.st.Toast(from.Says(), true) }})
		}
	}
	f.Legend(signs)
}

// layTerms adds a button for each term in a row of the rules, at its spot.
func (s *Setup) layTerms(p *ui.Page, id string, title text.Text, spots []ui.Spot, whole ui.Rect) {
	p.Group(title)
	sheet.Terms(p, "about "+id, spots, whole, func(t text.Term) {
		s.ask = table.Explain(func() { s.ask = nil }, s.Game(), t)
	})
	p.Group("")
}

// A line is one row of the rules.
type line struct {
	id           string
	title, about text.Text
	from         rules.Provenance
	control      ui.Item
}

// layLine adds a row: what is set, what it means, where it comes from, and its control
// at the right.
func (s *Setup) layLine(p *ui.Page, f *sheet.Flow, l line) {
	u := p.U
	w := 14 * u
	if l.control.Style == ui.ListStyle {
		w = p.ButtonWidth(&l.control)
	}
	said, below := f.W-w-12*u, 0.0
	if said < 34*u { // the control stands under the words
		said, below = f.W-12*u, 12*u
		w = math.Min(w, f.W)
	}
	h := math.Max(15*u, p.Height(l.title, said, ui.NameType)+p.Height(l.about, said, ui.SmallType)+4*u)
	row := f.TakePx(h + below)
	f.Rule()
	l.control.Rect = ui.Rect{X: row.X + row.W - w, Y: row.Y + (row.H-11*u)/2, W: w, H: 11 * u}
	if below > 0 {
		l.control.Rect.Y = row.Y + h
		row.H = h
	}
	l.control.ID = "option " + l.id
	l.control.Label = text.Sentences(text.Of("{0}.", l.title), l.about, text.Upper(l.from.Name()))
	at := ui.Rect{X: row.X, Y: row.Y, W: said, H: row.H}
	s.layTerms(p, l.id, l.title, p.StackSpots(at, l.title, l.about), at)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { p.Explained(dst, r, l.title, l.about) })
	s.layMark(p, l.id, l.title, l.from, ui.Rect{X: row.X + said + 0.5*u, Y: row.Y, W: 11 * u, H: row.H})
	p.Add(l.control)
}

func (s *Setup) layRuleset(p *ui.Page, f *sheet.Flow) {
	at := 0
	for i, r := range s.g.Rulesets {
		if r.ID == s.t.Ruleset {
			at = i
		}
	}
	r := s.g.Rulesets[at]
	s.layLine(p, f, line{id: "ruleset", title: "Version", about: r.About, from: r.From,
		control: ui.Item{Style: ui.ListStyle, Text: r.Title, Value: r.Title, Opens: true, Do: s.askRuleset}})
}

func (s *Setup) askRuleset() {
	s.company.Finish()
	q := &sheet.Question{Title: "Version", Close: func() { s.ask = nil }}
	for _, r := range s.g.Rulesets {
		q.Offer(r.Title, r.About, r.ID == s.t.Ruleset, func() { s.t.Ruleset, s.t.Options = r.ID, map[string]int{} })
	}
	s.ask = q
}

// layChoice adds an option whose values have names.
func (s *Setup) layChoice(p *ui.Page, f *sheet.Flow, o *rules.Option) {
	v := s.t.Value(s.g, o)
	l := line{id: o.ID, title: o.Title, about: o.About, from: o.From}
	if o.Switch() {
		on := v > o.Min
		l.control = ui.Item{Style: ui.SwitchStyle, Role: ui.Toggle, Selected: on, Value: valueName(o, v), Do: func() { s.t.Set(s.g, o, 2*o.Min+1-v) }}
	} else {
		name := text.Upper(valueName(o, v))
		l.control = ui.Item{Style: ui.ListStyle, Text: name, Value: name, Opens: true, Do: func() { s.askOption(o) }}
	}
	s.layLine(p, f, l)
}

func (s *Setup) askOption(o *rules.Option) {
	s.company.Finish()
	q := &sheet.Question{Title: o.Title, Note: o.About, Close: func() { s.ask = nil }}
	for i, name := range o.Names {
		note := text.Text("")
		if o.Min+i == s.t.usual(s.g, o) {
			note = "usual"
		}
		q.Offer(text.Upper(name), note, o.Min+i == s.t.Value(s.g, o), func() { s.t.Set(s.g, o, o.Min+i) })
	}
	if o.ID == tali.OptionID {
		s.offerOwn(q)
	}
	s.ask = q
}

// layCounted adds one or two options that are numbers, with steppers.
func (s *Setup) layCounted(p *ui.Page, f *sheet.Flow, opts []*rules.Option, two int) {
	u := p.U
	w := (f.W - 8*u*float64(two-1)) / float64(two)
	x, y, low := f.X, f.Y, f.Y
	for _, o := range opts {
		head := ui.Rect{X: x, Y: y, W: w, H: math.Max(11*u, 6.5*u*p.Text)}
		v := s.t.Value(s.g, o)
		said := text.Sentences(text.Of("{0}: {1}.", o.Title, v), o.About, text.Upper(o.From.Name()))
		p.Say("option "+o.ID, ui.Words, said, head)
		named, mark := head.CutLeft(w - 11*u)
		box := ui.Rect{X: x, Y: head.Y + head.H, W: w, H: 11 * u}
		about := ui.Rect{X: x, Y: box.Y + box.H + u, W: w, H: p.Height(o.About, w, ui.SmallType)}
		spots := append(p.Spots(named, o.Title, ui.NameType), p.Spots(about, o.About, ui.SmallType)...)
		s.layTerms(p, o.ID, o.Title, spots, named)
		p.Ink(named, func(dst *ebiten.Image, r ui.Rect) { p.Glossed(dst, r, o.Title, ui.NameType) })
		s.layMark(p, o.ID, o.Title, o.From, mark)
		s.layStepper(p, box, o, v)
		p.Ink(about, func(dst *ebiten.Image, r ui.Rect) { p.Glossed(dst, r, o.About, ui.SmallType) })
		low = math.Max(low, about.Y+about.H+3*u)
		x += w + 8*u
	}
	f.Y = low
}

// layStepper adds the buttons for less and more and the value v of option o in box; a
// held button repeats.
func (s *Setup) layStepper(p *ui.Page, box ui.Rect, o *rules.Option, v int) {
	stepper := sheet.Stepper{ID: o.ID, Title: o.Title, Value: v, Least: o.Min, Most: o.Max,
		Less: func() { s.t.Set(s.g, o, o.Less(v)) }, More: func() { s.t.Set(s.g, o, o.More(v)) }}
	stepper.Lay(p, box)
}

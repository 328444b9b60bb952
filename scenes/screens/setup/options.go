package setup

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
)

// layRules lists the ruleset and the options: first those that are chosen,
// then those that are counted, two side by side.
func (s *Setup) layRules(p *ui.Page, f *sheet.Flow) {
	if len(s.g.Options)+len(s.g.Rulesets) == 0 {
		return
	}
	f.Heading("The rules", s.changed())
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
	f.Gap(2)
	two := 2
	if f.W < (33*2+8)*p.U {
		two = 1
	}
	for i := 0; i < len(counted); i += two {
		s.layCounted(p, f, counted[i:min(i+two, len(counted))], two)
	}
}

// A line is one row of the rules.
type line struct {
	id, title, about string
	from             rules.Provenance
	control          ui.Item
}

// layLine lists a row: what is set, what it means, where it comes from, and
// its control at the right.
func layLine(p *ui.Page, f *sheet.Flow, l line) {
	u := p.U
	w := 14 * u
	if l.control.Look == ui.ListLook {
		w = p.ButtonWidth(&l.control)
	}
	text := f.W - w - 9*u
	h := math.Max(15*u, p.Height(l.title, text, ui.NameType)+p.Height(l.about, text, ui.SmallType)+4*u)
	row := f.TakePx(h)
	f.Rule()
	l.control.Rect = ui.Rect{X: row.X + row.W - w, Y: row.Y + (row.H-11*u)/2, W: w, H: 11 * u}
	l.control.ID = "option " + l.id
	l.control.Label = l.title + ". " + l.about + " " + words.Upper(l.from.String())
	p.Ink(ui.Rect{X: row.X, Y: row.Y, W: text, H: row.H}, func(dst *ebiten.Image, r ui.Rect) {
		p.Stack(dst, r, l.title, l.about)
	})
	mark := ui.Rect{X: row.X + row.W - w - 6*u, Y: row.Y + row.H/2 - 1.8*u, W: 3.6 * u, H: 3.6 * u}
	p.Ink(mark, func(dst *ebiten.Image, r ui.Rect) { p.Mark(dst, r, int(l.from)) })
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
	layLine(p, f, line{id: "ruleset", title: "Which game", about: r.About, from: r.From,
		control: ui.Item{Look: ui.ListLook, Text: r.Title, Value: r.Title, Opens: true, Do: s.askRuleset}})
}

func (s *Setup) askRuleset() {
	s.finish()
	q := &sheet.Question{Title: "Which game", Close: func() { s.ask = nil }}
	for _, r := range s.g.Rulesets {
		q.Offer(r.Title, r.About, r.ID == s.t.Ruleset, func() { s.t.Ruleset, s.t.Options = r.ID, map[string]int{} })
	}
	s.ask = q
}

// layChoice lists an option whose values have names.
func (s *Setup) layChoice(p *ui.Page, f *sheet.Flow, o *rules.Option) {
	v := s.t.Value(s.g, o)
	l := line{id: o.ID, title: o.Title, about: o.About, from: o.From}
	if isSwitch(o) {
		on := v > o.Min
		l.control = ui.Item{Look: ui.SwitchLook, Role: ui.Toggle, Chosen: on, Value: valueName(o, v), Do: func() { s.t.Set(s.g, o, 2*o.Min+1-v) }}
	} else {
		name := words.Upper(valueName(o, v))
		l.control = ui.Item{Look: ui.ListLook, Text: name, Value: name, Opens: true, Do: func() { s.askOption(o) }}
	}
	layLine(p, f, l)
}

func (s *Setup) askOption(o *rules.Option) {
	s.finish()
	q := &sheet.Question{Title: o.Title, Note: o.About, Close: func() { s.ask = nil }}
	for i, name := range o.Names {
		note := ""
		if o.Min+i == s.t.usual(s.g, o) {
			note = "usual"
		}
		q.Offer(words.Upper(name), note, o.Min+i == s.t.Value(s.g, o), func() { s.t.Set(s.g, o, o.Min+i) })
	}
	s.ask = q
}

// layCounted lists one or two options that are numbers, with steppers.
func (s *Setup) layCounted(p *ui.Page, f *sheet.Flow, opts []*rules.Option, two int) {
	u := p.U
	w := (f.W - 8*u*float64(two-1)) / float64(two)
	x, y, low := f.X, f.Y, f.Y
	for _, o := range opts {
		head := ui.Rect{X: x, Y: y, W: w, H: 6.5 * u * p.Text}
		v := s.t.Value(s.g, o)
		p.Say("option "+o.ID, ui.Words, o.Title+": "+words.Int(v)+". "+o.About+" "+words.Upper(o.From.String()), head)
		p.Ink(head, func(dst *ebiten.Image, r ui.Rect) {
			p.Mark(dst, ui.Rect{X: r.X + r.W - 3.6*u, Y: r.Y + r.H/2 - 1.8*u, W: 3.6 * u, H: 3.6 * u}, int(o.From))
			r.W -= 6 * u
			p.Line(dst, r, o.Title, ui.NameType)
		})
		box := ui.Rect{X: x, Y: head.Y + head.H, W: w, H: 11 * u}
		s.layStepper(p, box, o, v)
		h := p.Height(o.About, w, ui.SmallType)
		about := ui.Rect{X: x, Y: box.Y + box.H + u, W: w, H: h}
		p.Ink(about, func(dst *ebiten.Image, r ui.Rect) { p.Lines(dst, r, o.About, ui.SmallType) })
		low = math.Max(low, about.Y+about.H+3*u)
		x += w + 8*u
	}
	f.Y = low
}

// layStepper lists less, the figure, and more; holding one goes on.
func (s *Setup) layStepper(p *ui.Page, box ui.Rect, o *rules.Option, v int) {
	u := p.U
	p.Ink(box, p.Stepper)
	less := ui.Item{ID: o.ID + " less", Look: ui.InkIconLook, Icon: "minus", Label: "Less " + o.Title, Repeats: true, Do: func() { s.t.Set(s.g, o, o.Less(v)) },
		Rect: ui.Rect{X: box.X, Y: box.Y, W: 11 * u, H: 11 * u}}
	more := ui.Item{ID: o.ID + " more", Look: ui.InkIconLook, Icon: "plus", Label: "More " + o.Title, Repeats: true, Do: func() { s.t.Set(s.g, o, o.More(v)) },
		Rect: ui.Rect{X: box.X + box.W - 11*u, Y: box.Y, W: 11 * u, H: 11 * u}}
	less.Value, more.Value = words.Int(v), words.Int(v)
	if v <= o.Min {
		less.Barred, less.Why = true, words.Upper(o.Title)+" goes no lower than "+words.Int(o.Min)+"."
	}
	if v >= o.Max {
		more.Barred, more.Why = true, words.Upper(o.Title)+" goes no higher than "+words.Int(o.Max)+"."
	}
	figure := ui.Rect{X: box.X + 11*u, Y: box.Y, W: box.W - 22*u, H: box.H}
	p.Ink(figure, func(dst *ebiten.Image, r ui.Rect) { p.Line(dst, r, words.Int(v), ui.FigureType.Mid()) })
	p.Add(less)
	p.Add(more)
}

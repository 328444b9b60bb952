package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/speech"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// An asking is the question as it is laid out on the rail, with the line aside.
type asking struct {
	heads, lines []string
	terms, under *ui.Marks // in the question and in the lines aside
	st, sub      lettering.Style
	x, y         float64   // where the baseline of the question begins
	subX, subY   float64   // where that of the lines aside begins, or ends if they are aligned right
	rest         text.Text // the line aside if that must be written elsewhere
}

// askingOf lays out the question head with the line aside. The latter is left for
// elsewhere if it doesn't fit, or spare says that there is a better place below. explained
// underlines terms; shared leaves room for the emblem of the acting seat.
func askingOf(in *Instant, head, aside text.Text, explained, spare, shared bool) (a asking) {
	p, r, u := in.Page, in.Frame.Prompt, in.Page.U
	a.terms, a.under = &ui.Marks{}, &ui.Marks{}
	if explained {
		a.terms, a.under = p.Marks(head), p.Marks(aside)
	}
	a.st = lettering.Style{Face: lettering.Title, Size: p.T(5), Color: palette.Bone}
	a.sub = lettering.Style{Face: lettering.Text, Size: p.T(2), Color: palette.Bone2}
	if shared && in.turn() >= 0 {
		_, r = r.CutLeft(emblem(u) + 2.5*u)
	}
	a.heads, a.st = headed(p.Words(head), a.st, r.W, r.H, u)
	a.x, a.subX = r.X, r.X
	if p.Shape == ui.Portrait {
		if aside == aimHint && len(a.heads) == 1 {
			a.st = lettering.Shrink(p.Words(head), a.st, r.W*0.55, 4.2*u)
		}
		a.line(p, r, aside, spare)
		return a
	}
	a.lines = lettering.Wrap(p.Words(aside), r.W, a.sub)
	more := float64(len(a.heads)-1) * a.st.Leading()
	high := a.st.Size + more + float64(len(a.lines))*a.sub.Leading()
	for p.Shape == ui.Desk && high > r.H-2*u && (a.sub.Size > 3*u || a.st.Size > 4.2*u) {
		if a.sub.Size > 3*u {
			a.sub.Size *= 0.94
		} else {
			a.st.Size *= 0.94
			a.heads = lettering.Wrap(p.Words(head), r.W, a.st)
			more = float64(len(a.heads)-1) * a.st.Leading()
		}
		a.lines = lettering.Wrap(p.Words(aside), r.W, a.sub)
		high = a.st.Size + more + float64(len(a.lines))*a.sub.Leading()
	}
	a.y = r.Y + (r.H-high)/2 + a.st.Size*0.8
	if p.Shape == ui.Sideways {
		a.y = r.Y + a.st.Size*0.9
		a.narrow(in, r, aside, more)
	}
	a.subY = a.y + more + a.sub.Leading()*1.1
	return a
}

// emblem returns the size of the emblem before the question.
func emblem(u float64) float64 { return 9 * u }

// narrow writes the line aside smaller on a rail at the side, or leaves it for elsewhere if
// it doesn't fit under a question that takes more pixels than one line.
func (a *asking) narrow(in *Instant, r ui.Rect, aside text.Text, more float64) {
	p := in.Page
	room := int((r.H - a.st.Size - more) / a.sub.Leading())
	if len(a.lines) <= room {
		return
	}
	least := 3 * p.U
	if in.keyless || !keyed(in) { // there is room below
		least = 3.5 * p.U * p.Text
	}
	a.sub = lettering.Shrink(p.Words(aside), a.sub, r.W, least)
	a.lines = lettering.Wrap(p.Words(aside), r.W, a.sub)
	if room < len(a.lines) {
		a.lines, a.rest = nil, aside
	}
}

// line lays out the question in one line and, if it fits and spare doesn't say that there is
// a better place below, the line aside at the right.
func (a *asking) line(p *ui.Page, r ui.Rect, aside text.Text, spare bool) {
	a.rest = aside
	mid := r.Y + r.H*0.5 + a.st.Cap()/2
	a.y = mid - float64(len(a.heads)-1)*a.st.Leading()/2
	left := r.W - lettering.Width(a.heads[0], a.st) - 3*p.U
	if aside == "" || spare || len(a.heads) > 1 {
		return
	}
	a.sub.Size, a.sub.Align = p.T(1)*1.05, lettering.Right
	a.subX, a.subY = r.X+r.W, mid
	if lettering.Width(p.Words(aside), a.sub) <= left {
		a.lines, a.rest = []string{p.Words(aside)}, ""
		return
	}
	lines := lettering.Wrap(p.Words(aside), left, a.sub)
	if len(lines) > 2 && aside == aimHint {
		a.sub.Size /= p.Text
		lines = lettering.Wrap(p.Words(aside), left, a.sub)
	}
	if len(lines) <= 2 && left > 20*p.U {
		a.lines, a.rest = lines, ""
		a.subY -= a.sub.Leading() // the second line stands on that of the question
	}
}

// draw draws the question; shared adds the emblem of the acting seat.
func (a *asking) draw(dst *ebiten.Image, in *Instant, shared bool) {
	r, d := in.Frame.Prompt, emblem(in.Page.U)
	if who := in.turn(); who >= 0 && shared {
		thing.Emblem(dst, in.Colours[who], r.X+d/2, r.Y+r.H/2, d, in.Page.Things())
	}
	for _, line := range a.written() {
		line.draw(dst, in.Page.U)
	}
}

// written returns the lines of the question.
func (a *asking) written() []glossed {
	return append(glossedLines(a.heads, a.terms, a.x, a.y, a.st), glossedLines(a.lines, a.under, a.subX, a.subY, a.sub)...)
}

// A glossed is a line of text in which terms may be underlined.
type glossed struct {
	said  string
	terms *ui.Marks // of the text that it is the next line of
	x, y  float64   // where its baseline begins
	st    lettering.Style
}

// glossedLines returns the lines of a text with its terms. The first begins, or ends if it
// is aligned right, at x with its baseline at y.
func glossedLines(lines []string, terms *ui.Marks, x, y float64, st lettering.Style) (list []glossed) {
	right := st.Align == lettering.Right
	st.Align = lettering.Left
	for _, said := range lines {
		line := glossed{said: said, terms: terms, x: x, y: y, st: st}
		if right {
			line.x -= lettering.Width(said, st)
		}
		list = append(list, line)
		y += st.Leading()
	}
	return list
}

// draw draws the line and underlines its terms.
func (l glossed) draw(dst *ebiten.Image, u float64) {
	lettering.Draw(dst, l.said, l.x, l.y, l.st)
	l.terms.Underline(dst, l.said, l.x, l.y, u, l.st)
}

// headed returns the lines of a question and their style so that they fit in w by h
// pixels: one line, smaller if needed, or several, smaller again if there are too many.
func headed(head string, st lettering.Style, w, h, u float64) (lines []string, _ lettering.Style) {
	st.Size = min(st.Size, max(h*0.95, 4.2*u))
	if st = lettering.Shrink(head, st, w, 4.2*u); lettering.Width(head, st) <= w {
		return []string{head}, st
	}
	for lines = lettering.Wrap(head, w, st); float64(len(lines))*st.Leading() > h && st.Size > 3*u; st.Size *= 0.94 {
		lines = lettering.Wrap(head, w, st)
	}
	return lines, st
}

// keyed reports whether the question has choices in the row of keys.
func keyed(in *Instant) bool {
	keys, _ := sorted(in)
	return len(keys) > 0
}

// prompted returns the view whose question is shown: the one before the step, or before
// several that are shown as one, until they are over.
func (s *script) prompted(in *Instant) rules.View {
	if s.step != nil && s.step.steps > 1 {
		return in.Was
	}
	return *in.known()
}

// prompt returns the question and the line under it.
func (s *script) prompt(in *Instant) (head, aside text.Text) {
	v := s.prompted(in)
	who := v.Asked
	if v.Turn >= 0 {
		who = v.Turn
	}
	said := spoken(in.Said)
	if said != "" {
		v.Prompt, v.Aside = said, ""
		if s.board.More != nil {
			v.Aside = s.board.More(in)
		}
	}
	switch e, verdict := s.step.telling(), s.verdict(); {
	case verdict != "":
		return verdict, ""
	case e != nil:
		return text.Heading(e.Text), ""
	case s.tallies():
		return s.tallyPrompt()
	case in.Follow.On:
		return "Slide the hand", "Get under the bones."
	case s.forward.on:
		return "Still throwing", text.Of("{0} throws so far", s.sess.Casts()-s.forward.from)
	case in.Waits:
		if in.late {
			aside = waitsToFly
		}
		return text.Of("{0} throws", text.Seat(who)), aside
	case v.Turn == rules.Nobody:
	case who >= 0 && !s.seats.person(who):
		return text.Of(s.does(&v), text.Seat(who)), ""
	case v.Turn == rules.Chance && v.Cup > 0 && who >= 0: // what was asked is done
		return text.Of(s.does(&v), text.Seat(who)), v.Aside
	case s.seats.shared() && who >= 0 && said == "":
		return v.Prompt, s.seats.whose(who)
	}
	return v.Prompt, text.Sentences(text.Sentences(s.skip.outcomes...), speech.Unsaid(v.Aside, in.Goal), s.hint)
}

// does returns the pattern that says what the acting seat does, "{0} throws", while no
// person is asked.
func (s *script) does(v *rules.View) text.Text {
	switch {
	case v.Turn == rules.Chance && v.Cup > 0, len(v.Choices) == 1 && v.Choices[0].Move.Verb == rules.Throw:
		return "{0} throws"
	case v.Turn == rules.Chance && s.sess.Game().AllowsRealBones(): // bones that fall out of sight
		return "{0} throws"
	case v.Turn == rules.Chance:
		return "{0} draws"
	case len(v.Choices) > 1:
		return "{0} is thinking"
	}
	return "{0} plays"
}

// promptLines returns the question as a screen reader says it, and the text that
// follows it: what wins, until somebody has acted, and the line under the question.
func (s *script) promptLines(in *Instant) (head, under text.Text) {
	head, aside := s.prompt(in)
	return head, text.Sentences(text.Stop(in.Goal), aside)
}

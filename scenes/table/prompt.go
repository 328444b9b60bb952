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

// drawPrompt draws the question head with the line aside on the rail. It returns aside
// if that must be written elsewhere: it didn't fit, or spare says that there is a
// better place below. explained underlines terms; shared adds the emblem of the acting
// seat.
func drawPrompt(dst *ebiten.Image, in *Instant, head, aside text.Text, explained, spare, shared bool) (rest text.Text) {
	p, r := in.Page, in.Frame.Prompt
	terms, under := &ui.Marks{}, &ui.Marks{}
	if explained {
		terms, under = p.Marks(head), p.Marks(aside)
	}
	u := p.U
	st := lettering.Style{Face: lettering.Title, Size: p.T(5), Color: palette.Bone}
	sub := lettering.Style{Face: lettering.Text, Size: p.T(2), Color: palette.Bone2}
	x, w := r.X, r.W
	if who := in.turn(); who >= 0 && shared {
		d := 9 * u
		thing.Emblem(dst, in.Colours[who], x+d/2, r.Y+r.H/2, d, p.Things())
		x, w = x+d+2.5*u, w-d-2.5*u
	}
	heads, st := headed(p.Words(head), st, w, r.H, u)
	lines := lettering.Wrap(p.Words(aside), w, sub)
	if p.Shape == ui.Portrait {
		if aside == aimHint && len(heads) == 1 {
			st = lettering.Shrink(p.Words(head), st, w*0.55, 4.2*u)
		}
		line := ui.Rect{X: x, Y: r.Y, W: w, H: r.H}
		if spare {
			drawPromptLine(dst, p, line, heads, "", terms, under, st, sub)
			return aside
		}
		return drawPromptLine(dst, p, line, heads, aside, terms, under, st, sub)
	}
	more := float64(len(heads)-1) * st.Leading()
	high := st.Size + more + float64(len(lines))*sub.Leading()
	for p.Shape == ui.Desk && high > r.H-2*u && (sub.Size > 3*u || st.Size > 4.2*u) {
		if sub.Size > 3*u {
			sub.Size *= 0.94
		} else {
			st.Size *= 0.94
			heads = lettering.Wrap(p.Words(head), w, st)
			more = float64(len(heads)-1) * st.Leading()
		}
		lines = lettering.Wrap(p.Words(aside), w, sub)
		high = st.Size + more + float64(len(lines))*sub.Leading()
	}
	y := r.Y + (r.H-high)/2 + st.Size*0.8
	if p.Shape == ui.Sideways {
		y = r.Y + st.Size*0.9
		if room := int((r.H - st.Size - more) / sub.Leading()); len(lines) > room {
			least := 3 * u
			if in.keyless || !keyed(in) { // there is room below
				least = 3.5 * u * p.Text
			}
			sub = lettering.Shrink(p.Words(aside), sub, w, least)
			lines = lettering.Wrap(p.Words(aside), w, sub)
			if room < len(lines) {
				lines, rest = nil, aside
			}
		}
	}
	drawHeads(dst, heads, terms, x, y, p.U, st)
	y += more + sub.Leading()*1.1
	lettering.DrawLines(dst, lines, x, y, sub)
	for _, line := range lines {
		under.Underline(dst, line, x, y, p.U, sub)
		y += sub.Leading()
	}
	return rest
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

// drawHeads writes the lines of a question, the first with its baseline at y.
func drawHeads(dst *ebiten.Image, heads []string, terms *ui.Marks, x, y, u float64, st lettering.Style) {
	lettering.DrawLines(dst, heads, x, y, st)
	for _, head := range heads {
		terms.Underline(dst, head, x, y, u, st)
		y += st.Leading()
	}
}

// keyed reports whether the question has choices in the row of keys.
func keyed(in *Instant) bool {
	keys, _ := sorted(in)
	return len(keys) > 0
}

// drawPromptLine draws the question in one line and, if it fits, the line aside at the
// right. It returns aside if it didn't fit.
func drawPromptLine(dst *ebiten.Image, p *ui.Page, r ui.Rect, heads []string, aside text.Text, terms, under *ui.Marks, st, sub lettering.Style) (rest text.Text) {
	y := r.Y + r.H*0.5 + st.Cap()/2
	drawHeads(dst, heads, terms, r.X, y-float64(len(heads)-1)*st.Leading()/2, p.U, st)
	if len(heads) > 1 {
		return aside
	}
	left := r.W - lettering.Width(heads[0], st) - 3*p.U
	sub.Size = p.T(1) * 1.05
	sub.Align = lettering.Right
	switch {
	case aside == "":
	case lettering.Width(p.Words(aside), sub) <= left:
		lettering.Draw(dst, p.Words(aside), r.X+r.W, y, sub)
		under.Underline(dst, p.Words(aside), r.X+r.W-lettering.Width(p.Words(aside), sub), y, p.U, sub)
	default:
		lines := lettering.Wrap(p.Words(aside), left, sub)
		if len(lines) > 2 && aside == aimHint {
			sub.Size /= p.Text
			lines = lettering.Wrap(p.Words(aside), left, sub)
		}
		if len(lines) > 2 || left <= 20*p.U {
			return aside
		}
		y -= sub.Leading() // the second line stands on that of the question
		lettering.DrawLines(dst, lines, r.X+r.W, y, sub)
		for _, line := range lines {
			under.Underline(dst, line, r.X+r.W-lettering.Width(line, sub), y, p.U, sub)
			y += sub.Leading()
		}
	}
	return ""
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
	case e != nil:
		return text.Heading(e.Text), ""
	case verdict != "":
		return verdict, ""
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
	case s.seats.persons() > 1 && who >= 0 && said == "":
		return v.Prompt, s.seats.whose(who)
	}
	return v.Prompt, text.Sentences(speech.Unsaid(v.Aside, in.Goal), s.hint)
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

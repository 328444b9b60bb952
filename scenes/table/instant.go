package table

import (
	"math"

	"knucklebones/rules/text"
	"knucklebones/scenes/table/gesture"
	"knucklebones/scenes/table/speech"
	"knucklebones/scenes/table/timeline"
)

// flies continues to compute the throw by hand that is in the air, as long as work has
// time, and reports whether there is one. Once it is played, a person who followed the
// bones sees it go on from there.
func (t *Table) flies(work func(step func() bool) bool) bool {
	flew, played := t.hand.Tick(work)
	if !played {
		return flew
	}
	t.leave()
	if t.hand.Ahead > 0 {
		t.show.start()
		t.show.finish()
		t.show.start()
	}
	return true
}

// waitsToFly is said of bones that have left the hand and do not fly yet.
const waitsToFly text.Text = "The bones fly as soon as the other device has answered."

// wait is a tick of a throw that flies once another device has added its chance. After a
// while it says so; it reports whether the picture changed.
func (t *Table) wait(ms float64) bool {
	if t.waited > timeline.Answered {
		return false
	}
	t.st.KeepAwake()
	if t.waited += ms; t.waited <= timeline.Answered {
		return false
	}
	t.say(speech.Vital, waitsToFly)
	t.changed()
	return true
}

// instant returns the moment to be drawn now. It is built once, and again only when
// time has passed or something has changed.
func (t *Table) instant() *Instant {
	if t.old || t.now.Page == nil {
		t.now, t.old = t.build(), false
	}
	return &t.now
}

// build builds the moment to be drawn now.
func (t *Table) build() Instant {
	s := &t.script
	in := Instant{
		Page: t.st.Page(), Frame: &t.frame, Names: t.seats.names, Colours: t.seats.colours, Here: t.seats.here,
		Calm: !t.moves(), Hold: t.hand.Hold(),
		Step: Step{Was: s.shown, Now: s.shown, Mark: s.mark, T: 1, Festive: math.Inf(1), Rests: true},
		step: s.step, voids: s.voids(), outcome: s.verdict() != "", coined: s.sess.Game().Coined(s.sess.Setup()),
	}
	in.Question = t.choice.of(&s.shown, s.asks())
	in.keyless = t.board.keyless(&in)
	in.Lens, in.Glow = t.lens.on, t.choice.glow(!t.moves())
	if in.Asks && !s.acted() {
		in.Goal = s.sess.Game().Line
	}
	if in.Asks && t.lens.on {
		in.Odds = t.lens.odds
	}
	if s.step != nil {
		in.Step = s.step.shown(s.mark)
	}
	in.Idle = t.idle.part()
	if t.board.Bones.Hand != nil {
		in.Asks, in.Waits = in.Asks && !t.hand.Tossing(), s.live() && t.hand.Waits()
		if in.late = in.Waits && t.waited > timeline.Answered; in.Waits {
			in.Goal = ""
		}
		in.Air = t.air()
		if in.draws() {
			in.Hold = gesture.Drawn(in.Air.Throw.Aim, t.hand.Spread(in.Was.Turn), in.T, in.Page.U)
		}
		in.Follow = t.hand.Following()
		t.ghost.haunt(&in)
	}
	if t.frame.Seats != nil { // before the table is laid nothing has its place
		in.cup = t.dice.inCup(&in, t.lesson.holds(s))
		in.Lying = t.dice.laid(&in)
		in.Cup = t.dice.standing(&in)
		t.dice.fallenOf(&in)
	}
	return in
}

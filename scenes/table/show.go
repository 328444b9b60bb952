package table

import (
	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/scenes/table/gesture"
	"knucklebones/scenes/table/speech"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/sound"
)

// A presenter shows the steps of the session one after the other, with their sounds and
// announcements, or throws on for all. It is the only one who goes on with the script,
// the cup and the bones.
type presenter struct {
	*device
	script  *script
	dice    *bones
	hand    *gesture.Thrower
	instant func() *Instant // builds the moment to be drawn
	asked   func()          // is called once a step was shown, for the question that follows
}

// pour makes some of the casts that are shown as one, many at once where nothing is
// hidden, and reports whether all have been made.
func (p *presenter) pour() (done bool) {
	s := p.script.sess
	n := s.Len()
	s.FastForward(20)
	return s.Len() == n && !s.MakeCast() || !p.script.pouring()
}

// start starts showing the next step of the session, with its sounds and announcements.
func (p *presenter) start() {
	s := p.script
	m := s.begin()
	p.old = true
	s.time(*p.instant())
	if m.Flies() {
		p.hand.Skip(&m.Clock)
	}
	if m.move.Verb == rules.Throw && !p.dice.Flung() && p.hand.Ahead == 0 {
		p.play(sound.TakeUp)
	}
	if m.lifts() {
		p.dice.Shows(m.now.Bones)
	}
	if i := m.turns(); i >= 0 && p.dice.Shows(m.was.Bones) {
		p.dice.Turn(i, int(m.now.Bones[i].Side))
	}
	if m.Falling() && s.sess.Step(m.step).Hand && s.sess.Real() != record.OnScreen {
		p.dice.lay(m)
		p.tellRest()
	} else if m.Falling() {
		if p.dice.cast(m) {
			p.tellRest()
		}
	} else if m.uncovers() {
		p.dice.Forget()
		p.dice.settle(m.step + m.steps)
	}
	p.say(s.weight(m), s.tellUpTo(m.Times().Tells))
	if m.Moves() && !m.Falling() && m.move.Verb != rules.Throw && m.Times().Sounds == nil {
		p.play(sound.Pebble)
	}
	if !p.moves() {
		p.sayRest(m)
		if m.Flies() {
			p.st.Fade()
		}
		p.cut(m)
	}
	p.changed()
}

// passes ends a step that has just begun and takes no time, such as a throw before its
// cast, and reports whether it was one.
func (p *presenter) passes() bool {
	m := p.script.step
	if m.Falling() || !m.Over() {
		return false
	}
	p.finish()
	return true
}

// falls makes the cast that is due, and again as long as that is futile, and starts showing it,
// unless more are to be shown as one with it. It reports whether there was a cast.
func (p *presenter) falls() bool {
	if !p.script.sess.MakeCast() {
		return false
	}
	if p.script.rethrows() {
		p.script.sess.Atomically(p.rethrow)
	}
	if !p.script.pouring() {
		p.start()
	}
	return true
}

// rethrow throws again after a void cast, until one counts.
func (p *presenter) rethrow() {
	s := p.script.sess
	for p.script.rethrows() {
		m, decided := rules.Move{Verb: rules.Throw}, true
		if p.script.seats.others(s.Turn()) {
			m, decided = s.Decide(nodes)
		}
		if !decided || s.Play(m) != nil || !s.MakeCast() {
			return
		}
	}
}

// cut removes the animation of a step, since motion is off.
func (p *presenter) cut(m *playback) {
	m.Cut(p.script.subject(m))
	p.layDown(m)
}

// layDown ends the fall of a step's bones at once, if they are falling.
func (p *presenter) layDown(m *playback) {
	if m.Falling() {
		p.dice.Finish()
		m.Lay()
		p.tellRest()
	}
}

// tellRest logs and announces those events of the current step that haven't been told.
func (p *presenter) tellRest() {
	p.say(p.script.weight(p.script.step), p.script.told())
	p.changed()
}

// rested handles the moment when the thrown bones lie still: it tells what was thrown,
// and the rest too unless an animation shows that first.
func (p *presenter) rested(m *playback) {
	if !m.Land() && !m.Moves() {
		p.tellRest()
		return
	}
	s := p.script
	s.mark = s.marked(m)
	p.say(s.weight(m), s.tellUpTo(1))
	p.changed()
}

// advance moves the step that is shown on by ms milliseconds, with its sounds, and
// finishes it at its end.
func (p *presenter) advance(ms float64) {
	m := p.script.step
	if m.Wait(ms) {
		p.dice.Work(p.st.WorkInFrame)
		return
	}
	if m.Falling() {
		if !p.dice.tumble(ms, m.Times().Each) {
			return
		}
		p.rested(m)
	}
	before := m.Advance(ms)
	if m.Done(before) {
		p.tellRest()
	}
	p.hear(m, before)
	p.strikes(m, before)
	if m.Over() {
		p.finish()
	}
}

// land shows at once what comes of the current step, and leaves it in view for as long as
// usual; a step in which nothing moves any more it ends.
func (p *presenter) land() {
	m := p.script.step
	if m == nil || !m.Stirs() {
		p.finish()
		return
	}
	p.layDown(m)
	m.End()
	p.tellRest()
}

// finish shows the current step to its end at once, and asks the next question.
func (p *presenter) finish() {
	s := p.script
	if s.step == nil {
		return
	}
	p.layDown(s.step)
	p.sayRest(s.step)
	p.tellRest()
	s.end()
	if !p.dice.Shows(s.view(s.at).Bones) {
		p.dice.Forget()
		p.dice.settle(s.at)
	}
	p.asked()
	p.changed()
}

// hear plays the sounds of a step between the age before and its present age: those of
// the board, of landing coins, and of a won pot.
func (p *presenter) hear(m *playback, before float64) {
	for _, s := range m.Times().Sounds {
		if at := float64(s.At); before <= at && at < m.Age() {
			p.playSound(s)
			p.sayWith(s)
		}
	}
	for range m.CoinsLanded(before) {
		p.play(sound.Coin)
	}
	if !m.Pays() || !m.Done(before) {
		return
	}
	switch p.script.mark {
	case rules.Venus:
		p.play(sound.Venus)
	case rules.Won:
		p.play(sound.Win)
	}
}

// sayRest announces what belongs to sounds of a step that have not been played, since
// the rest of it is skipped.
func (p *presenter) sayRest(m *playback) {
	for _, s := range m.Times().Sounds {
		if float64(s.At) >= m.Age() && !m.Back() {
			p.sayWith(s)
		}
	}
}

// sayWith announces the text that belongs to a sound, if there is one.
func (p *presenter) sayWith(s Sound) {
	if s.Say != "" {
		p.say(speech.Detail, s.Say)
	}
}

// kinds maps each kind of impact to its sound and its loudness.
var kinds = [...]struct {
	kind sound.Kind
	loud float64
}{
	bone.OnTable: {sound.OnTable, 1}, bone.OnBone: {sound.OnBone, 1}, bone.OnWall: {sound.OnWall, 1},
	bone.OnSand: {sound.OnTable, 0.25}, bone.OnStone: {sound.OnTable, 1}, bone.OnWood: {sound.OnWall, 1},
	bone.OnGlass: {sound.OnWall, 0.8}, bone.OnSkin: {sound.OnTable, 0.15},
}

// strikes plays the impacts of bones in a throw by hand between the age before and the
// present age of the step.
func (p *presenter) strikes(m *playback, before float64) {
	if !m.Flies() || m.Back() {
		return
	}
	air := p.hand.During(m.step)
	if air.Tape == nil {
		return
	}
	to, from := m.Flight(before)
	for _, hit := range air.Tape.Impacts() {
		if from <= hit.Time && hit.Time < to {
			k := kinds[hit.Kind]
			p.sound.Hit(hit.Speed*k.loud, k.kind, hit.Bone, 0)
			if hit.Speed > 8 {
				p.buzz(8)
			}
		}
	}
}

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

// pour lets the next of those casts fall that are shown together, many at once
// where nothing is hidden, and reports whether there are no more.
func (p *presenter) pour() (done bool) {
	s := p.script.sess
	n := s.Len()
	s.FastForward(20)
	return s.Len() == n && !s.MakeCast() || !p.script.pouring()
}

// start shows the next step of the session.
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

// passes ends the step that has begun where it takes no time, as a throw before its
// cast: from letting go to the pouring no tick is lost.
func (p *presenter) passes() bool {
	m := p.script.step
	if m.Falling() || !m.Over() {
		return false
	}
	p.finish()
	return true
}

// falls has chance decide, and shows what came of it unless more is to be shown
// together with it.
func (p *presenter) falls() bool {
	if !p.script.sess.MakeCast() {
		return false
	}
	if !p.script.pouring() {
		p.start()
	}
	return true
}

// cut leaves out all movement of a step.
func (p *presenter) cut(m *playback) {
	m.Cut(p.script.subject(m))
	p.layDown(m)
}

// layDown lays the bones of a step down at once, if any fall.
func (p *presenter) layDown(m *playback) {
	if m.Falling() {
		p.dice.Finish()
		m.Lay()
		p.tellRest()
	}
}

// tellRest says what a step has come to, once.
func (p *presenter) tellRest() {
	p.say(p.script.weight(p.script.step), p.script.told())
	p.changed()
}

// rested says what has been thrown, and what came of it only if nothing moves that
// is to show it first.
func (p *presenter) rested(m *playback) {
	if !m.Land() && !m.Moves() {
		p.tellRest()
		return
	}
	s := p.script
	s.mark = s.marked(m)
	if !m.Times().Counts {
		p.say(s.weight(m), s.tellUpTo(1))
	}
	p.changed()
}

// advance moves the step that is shown on by some milliseconds.
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

// finish finishes the step that is shown.
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

// hear sounds a step since the age before: what the board says, each coin as it
// lands, and the pot when it is won.
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

// sayRest says what would have been said with the sounds of a step that are still
// to come.
func (p *presenter) sayRest(m *playback) {
	for _, s := range m.Times().Sounds {
		if float64(s.At) >= m.Age() && !m.Back() {
			p.sayWith(s)
		}
	}
}

// sayWith says what goes with a sound.
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

// strikes sounds what bones that fly strike since the age before.
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

package table

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/table/speech"
	"knucklebones/scenes/table/timeline"
)

// A script is the part of the game shown so far, and the step being shown. The
// session is never behind it.
type script struct {
	sess  *session.Session
	board *Board
	seats *seating
	eyes  rules.Actor // for whom the curtain is open; Nobody while it is shut

	at      int         // steps of the session that have been shown
	shown   rules.View  // what is shown of them
	step    *playback   // what is being shown, or nil
	mark    rules.Mark  // the most notable event of the last step
	log     []text.Text // what has been told, the oldest line first
	heard   int         // steps that have been told
	hint    text.Text   // for the question that a person is asked now; empty for none
	past    past
	forward forward
	skip    skip
	tally   *tally
	prefs   *prefs.Prefs
	taught  bool // this is a lesson
	watched bool // nobody plays: somebody looks on
}

// viewer returns the seat for whose eyes the picture is drawn: the only person;
// among several the one asked, or in a game that hides bones the one with the open curtain
// until nothing that is shown is hidden; else Nobody.
func (s *script) viewer() rules.Actor {
	if !s.seats.shared() {
		return s.seats.first()
	}
	if _, hides := s.sess.Position().(rules.Hider); hides && (!s.live() || record.Hidden(s.sess.Position())) {
		return s.eyes
	}
	if a := s.sess.Turn(); s.seats.person(a) {
		return a
	}
	return rules.Nobody
}

// position returns the position after the first at steps; with nothing hidden if a
// finished game is being watched.
func (s *script) position(at int) rules.Position {
	if s.watched && s.sess.Over() {
		return rules.Revealed(s.sess.At(at))
	}
	return s.sess.At(at)
}

// view returns what the viewer may know of the game after the first at steps.
func (s *script) view(at int) rules.View { return s.position(at).View(s.viewer()) }

// events returns the events of step i as the viewer may learn of them.
func (s *script) events(i int) []rules.Event {
	return s.position(i).Events(s.sess.Step(i).Move, s.viewer())
}

// live reports whether everything that has happened in the session has been shown.
func (s *script) live() bool {
	return s.step == nil && s.at == s.sess.Len() && !s.forward.on && !s.skip.on
}

// asks reports whether a person is to decide now.
func (s *script) asks() bool {
	return s.live() && s.seats.person(s.sess.Turn()) && !s.renews() && !s.settles()
}

// settles reports whether a person's choice makes no difference, so that the table makes
// it.
func (s *script) settles() bool {
	return s.live() && s.seats.person(s.sess.Turn()) && s.settled(&s.shown)
}

// settled reports whether the table itself makes the choice asked for in a view: the first
// is the best for sure. A learner makes each choice.
func (s *script) settled(v *rules.View) bool { return v.Settled && !s.taught && !s.watched }

// renews reports whether a person's cast was void: it is thrown again by itself, but in a
// lesson, where the learner throws.
func (s *script) renews() bool {
	return s.live() && s.shown.Void && s.seats.person(s.sess.Turn()) && !s.taught && !s.watched
}

// level reports whether at step i seat who throws again for who begins, as the leaders were
// level.
func (s *script) level(i int, who rules.Actor) bool {
	if !session.Opening(s.sess.At(i)) {
		return false
	}
	for k := range i {
		if v := s.view(k); v.Turn == rules.Chance && v.Asked == who {
			return true
		}
	}
	return false
}

// voided returns how many void casts led to the cast that is step i.
func (s *script) voided(i int) (n int) {
	for i--; i >= 0 && s.view(i).Void; i -= 2 { // a throw and its cast
		n++
	}
	return n
}

// voids returns the number of void casts in a row that have been shown, while they fall
// again by themselves; else 0.
func (s *script) voids() int {
	switch m := s.step; {
	case m == nil && s.shown.Void && !s.asks():
		return s.voided(s.at + 1)
	case m == nil || !m.again:
		return 0
	case m.Falling():
		return m.voids
	default:
		return m.voids + max(1, m.folds)
	}
}

// folded returns how many void casts in a row, from step i on, are shown as one; 0 if it is
// no such cast, or the only one.
func (s *script) folded(i int) (n int) {
	for i+1 < s.sess.Len() && s.futile(i) && s.futile(i+2) && s.sess.Step(i+1).Move.Verb == rules.Throw {
		n, i = max(1, n)+1, i+2
	}
	return n
}

// futile reports whether step i is a void cast that need not be seen by itself: nothing else
// came of it, and a computer threw it, or a person who does not play alone and whose cast before
// it was void, too. In a lesson and where a game is watched every cast is seen.
func (s *script) futile(i int) bool {
	if i >= s.sess.Len() || s.taught || s.watched || s.sess.Step(i).Hand || !s.view(i+1).Void {
		return false
	}
	was := s.view(i)
	return was.Turn == rules.Chance && (s.seats.others(was.Asked) || len(was.Seats) > 1 && s.voided(i) > 0) && !slices.ContainsFunc(s.events(i), weighs)
}

// rethrows reports whether the last cast made is futile and has to be thrown again: that is
// done before anything of it is shown.
func (s *script) rethrows() bool {
	turn := s.sess.Turn()
	return (s.seats.others(turn) || s.seats.person(turn)) && s.futile(s.sess.Len()-1)
}

// secret reports whether this table needs a curtain.
func (s *script) secret() bool {
	return s.seats.shared() && record.Hidden(s.sess.Position())
}

// veiled reports whether the curtain is closed in front of the person who is asked.
func (s *script) veiled() bool {
	return s.asks() && s.secret() && s.eyes != s.sess.Turn()
}

// restore moves the display to step s.at without animation.
func (s *script) restore() {
	s.shown, s.skip.recap = s.view(s.at), speech.Recap{}
	s.log = append(s.log[:0], s.past.upTo(s.at, s)...)
}

// marked returns the most notable mark among the events of a step. The marks of the
// steps before it count too, as long as no seat has acted since.
func (s *script) marked(m *playback) rules.Mark {
	mark := s.mark
	if m.was.Turn >= 0 {
		mark = rules.Plain
	}
	for _, e := range m.events {
		mark = max(mark, e.Mark)
	}
	return mark
}

// begin starts showing the next step, together with those that the board shows as one
// with it, and returns it.
func (s *script) begin() *playback {
	i := s.at
	m := &playback{step: i, steps: s.poured(i), folds: s.folded(i)}
	if m.folds > 0 {
		m.steps = 2*m.folds - 1 // a throw between two casts
	}
	m.move = s.sess.Step(m.cast()).Move
	m.was, m.now = s.view(i), s.view(i+m.steps)
	for k := range m.steps {
		m.events = append(m.events, s.events(i+k)...)
	}
	m.throws = m.move.Verb == rules.Cast && m.was.Turn == rules.Chance && m.was.Cup > 0 && !s.board.Bones.Own
	m.Clock = timeline.Falls(m.throws, mostCoins(m.events))
	s.step, s.shown = m, m.now
	return m
}

// time sets the durations of the step that begins, as the board returns them for this
// instant.
func (s *script) time(in Instant) {
	m := s.step
	var times Times
	if s.board.Times != nil {
		in.Step = Step{Was: m.was, Now: m.now, Move: m.move, Mark: s.marked(m), T: 1, Rests: true}
		times = s.board.Times(&in)
	}
	m.gone = m.now.Clear && throwOf(&m.now) != nil && s.board.stands(&in)
	flown := 0.0
	if tape := in.Air.Tape; tape != nil && times.Flies.Faster > 0 {
		flown = times.Flies.Lasts(tape.Length())
	}
	if m.Falling() && !(s.taught && s.seats.person(acting(&m.was))) && !s.sess.Step(m.step).Hand {
		m.voids = s.voided(m.step)
		m.again = m.voids+m.folds > 0 && m.now.Void
	}
	m.level = !s.taught && s.level(m.step, acting(&m.was)) && session.Opening(s.sess.At(m.step+1))
	m.Set(times, flown, s.subject(m))
}

// subject returns what decides how long a step is shown and how fast.
func (s *script) subject(m *playback) timeline.Subject {
	who := acting(&m.was)
	cast := m.was.Turn == rules.Chance
	return timeline.Subject{
		Throws: m.move.Verb == rules.Throw, Cast: cast, Own: s.seats.person(who), Opening: session.Opening(s.sess.At(m.step)), GoesOn: acting(&m.now) == who && !s.settled(&m.now),
		Decides: s.decides(m), Passing: s.passing(m), TakenUp: m.gone, ByHand: cast && s.board.Bones.Hand != nil,
		VoidAgain: m.again && m.folds == 0, Voids: m.folds > 0, Level: m.level, Together: m.steps > 1 && m.folds == 0, Alone: s.seats.persons() == 0,
		Faster: s.faster(who),
		Behind: func(most int) int { return s.behind(m.step, most) },
	}
}

// faster returns the factor by which steps of a seat are shown faster than real time,
// by the player's preference and, in a lesson, for the rivals. The speed-up of many
// throws in a row isn't part of it.
func (s *script) faster(who rules.Actor) float64 {
	if s.taught && !s.seats.person(who) {
		return s.prefs.Pace.Factor() * timeline.LessonSpeedup
	}
	return s.prefs.Pace.Factor()
}

// behind returns the number of casts before a step since a person acted, at most most.
// Casts that are shown as one with others don't count.
func (s *script) behind(step, most int) (n int) {
	for i := step - 1; i >= 0 && n < most; i-- {
		switch turn := s.sess.At(i).Turn(); {
		case s.seats.person(turn):
			return n
		case turn == rules.Chance && !s.pours(i):
			n++
		}
	}
	return n
}

// decides reports whether a step has an event for the headline, or ends the game.
func (s *script) decides(m *playback) bool {
	return slices.ContainsFunc(m.events, heads) || m.now.Turn == rules.Nobody
}

// passing reports whether a step concerns no person here: others made it and act next,
// and nobody won by it.
func (s *script) passing(m *playback) bool {
	won := func(e rules.Event) bool { return e.Mark == rules.Won || e.Mark == rules.Venus }
	here := s.seats.person(acting(&m.was)) || s.seats.person(acting(&m.now))
	return !here && s.seats.persons() > 0 && m.now.Turn != rules.Nobody && !slices.ContainsFunc(m.events, won)
}

// end completes the step being shown: the display is at its result, or after an undo at
// its start.
func (s *script) end() {
	m := s.step
	s.step, s.at = nil, m.step+m.steps
	if m.Back() {
		s.at = m.step
	}
}

// takeBack undoes the last move, or in a practice game everything since a person
// decided, and returns it as a step to be shown backwards; nil if it can't be undone.
func (s *script) takeBack() *playback {
	n := s.sess.Len()
	m := &playback{Clock: timeline.Undone(), step: n - 1, move: s.sess.Step(n - 1).Move, was: s.view(n - 1), now: s.view(n)}
	if !s.sess.Undo() {
		return nil
	}
	for !s.taught && s.itself(s.sess.Len()) && s.sess.Undo() { // what was done by itself goes with it
	}
	s.past.cut(s.sess.Len())
	s.at, s.heard = s.sess.Len(), s.sess.Len()
	m.steps = n - s.at
	return m
}

// itself reports whether the table itself goes on from the position after the first at
// steps: it throws a void cast again, or keeps a settled one.
func (s *script) itself(at int) bool {
	v := s.view(at)
	return v.Void || v.Settled
}

// poured returns the number of steps, from step i on, that are shown as one step.
func (s *script) poured(i int) int {
	n := 1
	for s.pours(i) && i+n < s.sess.Len() && s.pours(i+n) {
		n++
	}
	return n
}

// pours reports whether the board shows step i as one with equal steps before and after
// it.
func (s *script) pours(i int) bool {
	return s.board.Pours != nil && i >= 0 && s.board.Pours(s.sess.Step(i).Move)
}

// pouring reports whether the last cast is shown as one with casts that are still to be
// made.
func (s *script) pouring() bool {
	return s.sess.Turn() == rules.Chance && s.at < s.sess.Len() && s.pours(s.sess.Len()-1)
}

// lastMover returns the seat, of a person or a computer, that made the last move shown;
// ok is false if none did.
func (s *script) lastMover() (rules.Actor, bool) {
	for i := s.at - 1; i >= 0; i-- {
		if a := s.sess.At(i).Turn(); a >= 0 {
			return a, true
		}
	}
	return 0, false
}

// acted reports whether a person has made any move that has been shown, besides throws
// for who begins.
func (s *script) acted() bool {
	for i := range s.at {
		if at := s.sess.At(i); s.seats.person(at.Turn()) && !session.Opening(at) {
			return true
		}
	}
	return false
}

// tossed reports whether the acting seat throws real bones, which are not drawn.
func (s *script) tossed(v *rules.View) bool {
	who := acting(v)
	return who >= 0 && s.sess.ThrowsReal(who)
}

// speed returns the speed of the current step as a multiple of the usual speed.
func (s *script) speed() float64 {
	who := acting(&s.shown)
	if s.step != nil {
		who = acting(&s.step.was)
	}
	switch m := s.step; {
	case m != nil && (m.again || m.level):
		return m.Speed()
	case s.seats.person(who):
		return 1
	case s.taught:
		return timeline.LessonSpeedup
	case m != nil:
		return m.Speed()
	}
	return 1
}

// whyNoUndo returns the reason why no move can be taken back.
func (s *script) whyNoUndo() text.Text {
	if s.sess.Len() == 0 {
		return "There is nothing to undo yet."
	}
	return "You can’t take back a throw you have seen."
}

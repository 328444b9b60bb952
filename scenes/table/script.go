package table

import (
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/kit/words"
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

	at      int        // steps of the session that have been shown
	shown   rules.View // what is shown of them
	step    *playback  // what is being shown, or nil
	mark    rules.Mark // the most notable event of the last step
	log     []string   // what has been told, the oldest line first
	heard   int        // steps that have been told
	past    past
	forward forward
	skip    skip
	tally   *tally
}

// viewer returns the seat for whose eyes the picture is drawn: the only person;
// among several the one asked, or the one with the open curtain if the game hides
// bones; else Nobody.
func (s *script) viewer() rules.Actor {
	if s.seats.persons() < 2 {
		return s.seats.first()
	}
	if _, hides := s.sess.Position().(rules.Hider); hides {
		return s.eyes
	}
	if a := s.sess.Turn(); s.seats.person(a) {
		return a
	}
	return rules.Nobody
}

// view returns the game after at steps as the viewer may see it.
func (s *script) view(at int) rules.View { return s.sess.At(at).View(s.viewer()) }

// live tells whether the picture has caught up with the rules.
func (s *script) live() bool {
	return s.step == nil && s.at == s.sess.Len() && !s.forward.on && !s.skip.on
}

// asks tells whether a person is to decide now.
func (s *script) asks() bool { return s.live() && s.seats.person(s.sess.Turn()) }

// secret tells whether this table needs a curtain.
func (s *script) secret() bool {
	return s.seats.persons() > 1 && record.Hidden(s.sess.Position())
}

// veiled tells whether the curtain is shut before the person who is asked.
func (s *script) veiled() bool {
	return s.asks() && s.secret() && s.eyes != s.sess.Turn()
}

// recall moves the display to step s.at without animation.
func (s *script) recall() {
	s.shown = s.view(s.at)
	s.log = append(s.log[:0], s.past.upTo(s.at, s)...)
}

// A past is the log of the first steps as one viewer reads it; it is written once,
// however often the display moves back and forth.
type past struct {
	viewer rules.Actor
	lines  []string
	ends   []int // after each step, how many lines there are
}

// upTo returns the log of so many steps.
func (p *past) upTo(at int, s *script) []string {
	if who := s.viewer(); who != p.viewer {
		*p = past{viewer: who}
	}
	for i := len(p.ends); i < at; i++ {
		p.lines = append(p.lines, s.lines(s.sess.Events(i, p.viewer))...)
		p.ends = append(p.ends, len(p.lines))
	}
	n := past{ends: p.ends[:at]}
	return p.lines[:n.count()]
}

// count returns how many lines its steps have.
func (p *past) count() int {
	if len(p.ends) == 0 {
		return 0
	}
	return p.ends[len(p.ends)-1]
}

// cut forgets the steps from one on, which were taken back.
func (p *past) cut(at int) {
	if at < len(p.ends) {
		p.ends = p.ends[:at]
		p.lines = p.lines[:p.count()]
	}
}

// tell puts the words of events into the log and is what is said of them aloud.
func (s *script) tell(events []rules.Event) string {
	lines := s.lines(events)
	s.log = append(s.log, lines...)
	return speech.Unmarked(strings.Join(lines, " "))
}

// lines returns the words of events, as the log has them.
func (s *script) lines(events []rules.Event) (list []string) {
	for _, e := range events {
		if e.Text != "" {
			list = append(list, s.seats.fill(e.Text))
		}
	}
	return list
}

// tellUpTo tells so many events of the step that is shown, each once, and is what
// is said of them aloud.
func (s *script) tellUpTo(n int) string {
	m := s.step
	if n = min(n, len(m.events)); m.Back() || m.step < s.heard || m.told >= n {
		return ""
	}
	events := m.events[m.told:n]
	m.told = n
	return s.tell(events)
}

// told tells all of the step that has not been told yet.
func (s *script) told() string {
	m := s.step
	if m.Back() || m.step < s.heard {
		return ""
	}
	said := s.tellUpTo(len(m.events))
	s.heard, s.mark = m.step+m.steps, s.marked(m)
	return said
}

// marked is the most notable event of a step, or, as long as nobody has acted,
// of those before it.
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

// begin goes on to show the next step, and those that are shown together with it.
func (s *script) begin() *playback {
	i := s.at
	m := &playback{step: i, steps: s.poured(i), move: s.sess.Step(i).Move}
	m.was, m.now = s.view(i), s.view(i+m.steps)
	for k := range m.steps {
		m.events = append(m.events, s.sess.Events(i+k, s.viewer())...)
	}
	falls := m.move.Verb == rules.Cast && m.was.Turn == rules.Chance && m.was.Cup > 0 && !s.board.Bones.Own
	m.Clock = timeline.Falls(falls, mostCoins(m.events))
	s.step, s.shown = m, m.now
	return m
}

// time has the step that begins shown as the board says.
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
	m.Set(times, flown, s.subject(m))
}

// subject returns what decides how long a step is shown and how fast.
func (s *script) subject(m *playback) timeline.Subject {
	who := acting(&m.was)
	cast := m.was.Turn == rules.Chance
	return timeline.Subject{
		Throws: m.move.Verb == rules.Throw, Cast: cast, Own: s.seats.person(who), GoesOn: acting(&m.now) == who,
		Decides: s.decides(m), TakenUp: m.gone, ByHand: cast && s.board.Bones.Hand != nil,
		Together: m.steps > 1, Alone: s.seats.persons() == 0,
		Behind: func(most int) int { return s.behind(m.step, most) },
	}
}

// behind counts, up to a number, the casts before a step since a person acted, of
// those shown together none.
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

// decides tells whether something was decided by a step.
func (s *script) decides(m *playback) bool {
	for _, e := range m.events {
		if e.Mark >= rules.Won {
			return true
		}
	}
	return m.now.Turn == rules.Nobody
}

// end goes on to what the step that is shown has come to.
func (s *script) end() {
	m := s.step
	s.step, s.at = nil, m.step+m.steps
	if m.Back() {
		s.at = m.step
	}
}

// undo takes back the last move, or in practice all since a person decided, and
// is what it took back, to be shown backwards; nil if nothing may be.
func (s *script) undo() *playback {
	n := s.sess.Len()
	m := &playback{Clock: timeline.Undone(), step: n - 1, move: s.sess.Step(n - 1).Move, was: s.view(n - 1), now: s.view(n)}
	if !s.sess.Undo() {
		return nil
	}
	s.past.cut(s.sess.Len())
	s.at, s.heard = s.sess.Len(), s.sess.Len()
	m.steps = n - s.at
	return m
}

// poured returns the number of steps from step i on that are shown as one.
func (s *script) poured(i int) int {
	n := 1
	for s.pours(i) && i+n < s.sess.Len() && s.pours(i+n) {
		n++
	}
	return n
}

// pours tells whether step i is one of those that are shown together.
func (s *script) pours(i int) bool {
	return s.board.Pours != nil && i >= 0 && s.board.Pours(s.sess.Step(i).Move)
}

// pouring tells whether more casts are to come that are shown together with the
// last one.
func (s *script) pouring() bool {
	return s.sess.Turn() == rules.Chance && s.at < s.sess.Len() && s.pours(s.sess.Len()-1)
}

// lastPerson is the seat that made the last move before this one.
func (s *script) lastPerson() (rules.Actor, bool) {
	for i := s.at - 1; i >= 0; i-- {
		if a := s.sess.At(i).Turn(); a >= 0 {
			return a, true
		}
	}
	return 0, false
}

// acted tells whether a person has acted yet, but for throwing for who begins.
func (s *script) acted() bool {
	for i := range s.at {
		if at := s.sess.At(i); s.seats.person(at.Turn()) && !session.Opening(at) {
			return true
		}
	}
	return false
}

// prompted is the view whose question is shown: of what is shown together the
// one from before it, until all of it is.
func (s *script) prompted(in *Instant) rules.View {
	if s.step != nil && s.step.steps > 1 {
		return in.Was
	}
	return *in.known()
}

// prompt is the question and the line under it.
func (s *script) prompt(in *Instant) (head, aside string) {
	v := s.prompted(in)
	who := v.Asked
	if v.Turn >= 0 {
		who = v.Turn
	}
	said := spoken(in.Said, in.Names)
	if said != "" {
		v.Prompt, v.Aside = said, ""
	}
	switch e := s.step.telling(); {
	case e != nil:
		return strings.TrimSuffix(s.seats.fill(e.Text), "."), ""
	case s.tallies():
		return s.tallyPrompt()
	case in.Follow.On:
		return "Slide the hand", "Be under the bones."
	case s.forward.on:
		return "Throwing on", words.Int(s.sess.Casts()-s.forward.from) + " casts so far"
	case v.Turn == rules.Nobody:
	case who >= 0 && !s.seats.person(who):
		return words.Fill(s.doing(&v), in.Names[who:]), ""
	case v.Turn == rules.Chance && v.Cup > 0 && who >= 0: // what was asked is done
		return words.Fill(s.doing(&v), in.Names[who:]), s.seats.fill(v.Aside)
	case s.seats.persons() > 1 && who >= 0 && said == "":
		return s.seats.fill(v.Prompt), s.seats.whose(who)
	}
	return s.seats.fill(v.Prompt), speech.Unsaid(s.seats.fill(v.Aside), in.Goal)
}

// doing says what the seat does that acts, as long as no person is asked.
func (s *script) doing(v *rules.View) string {
	switch {
	case v.Turn == rules.Chance && v.Cup > 0, len(v.Choices) == 1 && v.Choices[0].Move.Verb == rules.Throw:
		return "{0} throws"
	case v.Turn == rules.Chance && s.sess.Game().Tossed(): // bones that fall out of sight
		return "{0} throws"
	case v.Turn == rules.Chance:
		return "{0} draws"
	case len(v.Choices) > 1:
		return "{0} is thinking"
	}
	return "{0} plays"
}

// promptLines are the question as it is read out, and what goes with it: what wins
// the game as long as nobody has acted, and the line under the question.
func (s *script) promptLines(in *Instant) (head, under string) {
	head, aside := s.prompt(in)
	goal := in.Goal
	if goal != "" {
		goal = speech.Sentence(goal)
	}
	return head, speech.Joined(goal, speech.Unmarked(aside))
}

// tossed tells whether whoever acts throws real bones, so that none are shown in a
// cup.
func (s *script) tossed(v *rules.View) bool {
	who := acting(v)
	return who >= 0 && s.sess.Tossed(who)
}

// speed returns the speed of the current step as a multiple of the usual speed; taught
// means that this is a lesson.
func (s *script) speed(taught bool) float64 {
	who := acting(&s.shown)
	if s.step != nil {
		who = acting(&s.step.was)
	}
	switch {
	case s.seats.person(who):
		return 1
	case taught:
		return timeline.LessonSpeedup
	case s.step != nil:
		return s.step.Speed()
	}
	return 1
}

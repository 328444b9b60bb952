// Package review analyses a finished game: what turned it, the rarest cast, and
// the best decision. It uses the record and the odds that the game itself
// computes; whatever it does not know it leaves out.
package review

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// A Finding is one finding, in one or more sentences.
type Finding struct {
	Head  text.Text
	Texts []text.Text
}

// most is the number of decisions that are analysed, the last ones of a long
// game, and patience the number of slices after which one is skipped.
const most, patience = 64, 4000

// A Review is the analysis of a finished game, done in slices.
type Review struct {
	of      *session.Session
	ledgers []*Ledger
	casts   int   // number of steps examined for rare casts
	asked   []int // steps at which somebody could ask for the odds
	next    int   // index in asked
	tries   int
	odds    func(nodes int) (rules.Odds, bool)

	course *course
	choice choice
	fall   fall
	buf    []rules.Outcome
}

// New returns the analysis of a finished game; call Step until it is done. What the ledgers
// of the game have asked the lens by then is not asked again.
func New(of *session.Session, ledgers ...*Ledger) *Review {
	seat := looks(of)
	r := &Review{of: of, ledgers: ledgers, course: newCourse(of, seat), fall: fall{seat: seat}}
	watched := r.watched()
	for i := range of.Len() {
		if a := of.At(i).Turn(); a >= 0 && watched>>a&1 == 1 && of.Step(i).Run == 0 {
			r.asked = append(r.asked, i)
		}
	}
	r.asked = r.asked[max(0, len(r.asked)-most):]
	if of.Game().Odds == nil {
		r.asked = nil
	}
	return r
}

// looks returns the seat from whose side the review is told: the only person at this
// device, or else the winner.
func looks(of *session.Session) rules.Actor {
	person, people, winner := rules.Actor(0), 0, rules.Actor(0)
	for i, s := range of.View(rules.Nobody).Seats {
		if of.IsLocal(rules.Actor(i)) {
			person = rules.Actor(i)
			people++
		}
		if s.Place == 1 {
			winner = rules.Actor(i)
		}
	}
	if people == 1 {
		return person
	}
	return winner
}

// watched returns the seats of people, as bits; all seats if only computers
// play.
func (r *Review) watched() (seats uint) {
	for a := range rules.Actor(rules.MaxSeats) {
		if r.of.IsLocal(a) {
			seats |= 1 << a
		}
	}
	if seats == 0 {
		return 1<<rules.MaxSeats - 1
	}
	return seats
}

// Step continues the analysis for about that many nodes, and reports whether it
// is done.
func (r *Review) Step(nodes int) (done bool) {
	switch {
	case r.casts < r.of.Len():
		r.cast()
		return false
	case r.next < len(r.asked):
		r.ask(nodes)
		return false
	}
	return r.course.step(nodes)
}

// ask continues computing the odds of the next decision to examine, unless a ledger has
// them.
func (r *Review) ask(nodes int) {
	i := r.asked[r.next]
	if o, known := r.heard(i); known {
		r.choice.compare(r.of, i, &o)
		r.next++
		return
	}
	if r.odds == nil {
		p := r.of.At(i)
		r.odds = r.of.Game().Odds(p.View(p.Turn()), rand.New(rand.NewPCG(uint64(i), 1)))
	}
	o, known := r.odds(nodes)
	r.tries++
	if known {
		r.choice.compare(r.of, i, &o)
	}
	if known || r.tries == patience {
		r.next, r.odds, r.tries = r.next+1, nil, 0
	}
}

// heard returns the odds at step i if one of the ledgers has asked for them.
func (r *Review) heard(i int) (o rules.Odds, known bool) {
	for _, l := range r.ledgers {
		if o, known = l.heard[i]; known {
			break
		}
	}
	return o, known
}

// cast compares the next step, if it is a cast, with the rarest so far.
func (r *Review) cast() {
	if r.of.At(r.casts).Turn() == rules.Chance {
		r.buf = r.fall.compare(r.of, r.casts, r.buf)
	}
	r.casts++
}

// Lines returns the findings once the analysis is done: at most three, and two more of
// a game in which claims may be false.
func (r *Review) Lines() (lines []Finding) {
	turned := Finding{"Turning point", r.course.turningPoint()}
	if turned.Texts == nil {
		turned = Finding{"Biggest win", biggest(r.of)}
	}
	for _, line := range append([]Finding{turned, {"Luck", r.fall.words()}, {"Best decision", r.choice.words(r.of)}}, bluffed(r.of)...) {
		if line.Texts != nil {
			lines = append(lines, line)
		}
	}
	return lines
}

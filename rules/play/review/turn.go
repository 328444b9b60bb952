package review

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// A stand is the chance of a seat to win before a step, 0 … 1.
type stand struct {
	step   int
	chance float64
	over   bool // the game is over, and the chance is 0 or 1
	known  bool
}

// A turn is the largest change of a seat's chance between two of its decisions.
type turn struct {
	seat     rules.Actor
	was, now stand
}

// turned is the smallest change that counts as turning the game.
const turned = 0.2

func (t *turn) size() float64 { return math.Abs(t.now.chance - t.was.chance) }

func (t *turn) compare(seat rules.Actor, was, now stand) {
	if other := (turn{seat, was, now}); was.known && other.size() > t.size() {
		*t = other
	}
}

// words returns the sentences for the review: "{0} threw 6 6." and "{1}’s chance
// of winning went from 62 % to 21 %."; none if nothing turned the game.
func (t *turn) words(of *session.Session) []text.Text {
	if t.size() < turned {
		return nil
	}
	if what := onlyCast(of, t.was.step, t.now.step); what != "" {
		return []text.Text{what, t.went()}
	}
	return []text.Text{t.wentInRound()}
}

// went returns the sentence about the change.
func (t *turn) went() text.Text {
	from := purse.PerCent(t.was.chance)
	switch {
	case t.now.over && t.now.chance == 1:
		return text.Of("{0} won. Before this throw, the chance of winning was {1}.", t.seat, from)
	case t.now.over:
		return text.Of("{0} lost. Before this throw, the chance of winning was {1}.", t.seat, from)
	}
	return text.Of("{0}’s chance of winning went from {1} to {2}.", t.seat, from, purse.PerCent(t.now.chance))
}

// wentInRound returns the sentence about the change where several casts made it.
func (t *turn) wentInRound() text.Text {
	from := purse.PerCent(t.was.chance)
	switch {
	case t.now.over && t.now.chance == 1:
		return text.Of("{0} won. One round earlier, the chance of winning was {1}.", t.seat, from)
	case t.now.over:
		return text.Of("{0} lost. One round earlier, the chance of winning was {1}.", t.seat, from)
	}
	return text.Of("In one round, {0}’s chance of winning went from {1} to {2}.", t.seat, from, purse.PerCent(t.now.chance))
}

// onlyCast returns the log entry of the one cast between two steps, or "" if
// there were several.
func onlyCast(of *session.Session, from, to int) (only text.Text) {
	for i := from; i < to; i++ {
		if of.At(i).Turn() != rules.Chance {
			continue
		}
		if only != "" {
			return ""
		}
		only = told(of, i)
	}
	return only
}

// told returns the first log entry of a step; if that is secret, the entry for
// the seat that acted.
func told(of *session.Session, i int) text.Text {
	p := of.At(i)
	for _, seat := range []rules.Actor{rules.Nobody, p.View(rules.Nobody).Asked} {
		for _, e := range p.Events(of.Step(i).Move, seat) {
			if e.Text != "" {
				return e.Text
			}
		}
	}
	return ""
}

package review

import (
	"math"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
)

// A stand is the chance of a seat to win before a step, 0 … 1, and its text.
type stand struct {
	step   int
	chance float64
	text   string // "36 %"; empty at the end of the game
	known  bool
}

// share returns the leading percentage of a text: "36 %" of "36 % win".
func share(text string) string {
	i := strings.Index(text, "%")
	return text[:i+1]
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

// words returns the sentence for the review: "{0} threw 6 6: from 62 % to 21 %
// for {1}."
func (t *turn) words(of *session.Session) string {
	if t.size() < turned || t.was.text == "" {
		return ""
	}
	to := t.now.text
	switch {
	case to == "" && t.now.chance == 1:
		to = "the win"
	case to == "":
		to = "nothing"
	}
	went := "{" + strconv.Itoa(int(t.seat)) + "} went from a " + t.was.text + " chance to " + to + "."
	if what := onlyCast(of, t.was.step, t.now.step); what != "" {
		return what + ", and " + went
	}
	return "In one round " + went
}

// onlyCast returns the log entry of the one cast between two steps, or "" if
// there were several.
func onlyCast(of *session.Session, from, to int) (text string) {
	for i := from; i < to; i++ {
		if of.At(i).Turn() != rules.Chance {
			continue
		}
		if text != "" {
			return ""
		}
		text = told(of, i)
	}
	return text
}

// told returns the first log entry of a step, without its full stop; if that is
// secret, the entry for the seat that acted.
func told(of *session.Session, i int) string {
	p := of.At(i)
	for _, seat := range []rules.Actor{rules.Nobody, p.View(rules.Nobody).Asked} {
		for _, e := range p.Events(of.Step(i).Move, seat) {
			if e.Text != "" {
				return strings.TrimSuffix(e.Text, ".")
			}
		}
	}
	return ""
}

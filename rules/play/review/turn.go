package review

import (
	"math"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
)

// A stand is how a seat stood before a step: its chance to win, 0 … 1, and that
// in words.
type stand struct {
	step   int
	chance float64
	text   string // "36 %"; empty at the end of the game
	known  bool
}

// share is the figure of a bar that says more: "36 %" of "36 % win".
func share(text string) string {
	i := strings.Index(text, "%")
	return text[:i+1]
}

// A turn is the largest change of one seat's chance from one time it was asked to
// the next.
type turn struct {
	seat     rules.Actor
	was, now stand
}

// turned is the least change that turns a game.
const turned = 0.2

func (t *turn) size() float64 { return math.Abs(t.now.chance - t.was.chance) }

func (t *turn) compare(seat rules.Actor, was, now stand) {
	if other := (turn{seat, was, now}); was.known && other.size() > t.size() {
		*t = other
	}
}

// words say it: "{0} threw 6 6: from 62 % to 21 % for {1}."
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

// onlyCast is what was told of the one cast between two steps; empty if there were
// several.
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

// told is the first that was told of a step, without its stop; if it was secret
// then, as its seat learned of it.
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

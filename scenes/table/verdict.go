package table

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// heads reports whether an event belongs in the headline: it has words for it, or won
// or decided something.
func heads(e rules.Event) bool { return e.Head != "" || e.Mark >= rules.Won && e.Text != "" }

// mostVerdicts is the largest number of events that a headline tells of.
const mostVerdicts = 2

// verdict returns the result of the current step as a headline, from when it is told
// until the next question; "" for a step that decided nothing. A person's throw that
// ends their turn has one too.
func (s *script) verdict() text.Text {
	m := s.step
	if m == nil || m.Back() || m.Moving() || m.told < len(m.events) {
		return ""
	}
	list := slices.DeleteFunc(slices.Clone(m.events), func(e rules.Event) bool { return !heads(e) })
	if who := acting(&m.was); len(list) == 0 && m.was.Turn == rules.Chance && s.seats.person(who) && acting(&m.now) != who {
		list = slices.DeleteFunc(slices.Clone(m.events), func(e rules.Event) bool { return e.Text == "" })
	}
	return headline(list, s.viewer())
}

// headline returns events as one line; of too many it takes those in which a seat wins
// or loses coins first.
func headline(list []rules.Event, seat rules.Actor) text.Text {
	if len(list) > mostVerdicts {
		slices.SortStableFunc(list, func(a, b rules.Event) int { return concern(b, seat) - concern(a, seat) })
		list = list[:mostVerdicts]
	}
	var said []text.Text
	for _, e := range list {
		if e.Head != "" {
			said = append(said, text.Stop(e.Head))
		} else {
			said = append(said, e.Text)
		}
	}
	if len(said) == 0 {
		return ""
	}
	return text.Heading(text.Sentences(said...))
}

// concern returns 1 for an event in which a seat wins or loses coins, else 0.
func concern(e rules.Event, seat rules.Actor) int {
	if seat >= 0 && e.Coins > 0 && (e.From == seat || e.To == seat) {
		return 1
	}
	return 0
}

// awaited reports whether the headline of a step is shown to a person who made the step
// or is asked next, so that they can go on at once.
func (s *script) awaited() bool {
	m := s.step
	return s.verdict() != "" && (s.seats.person(acting(&m.was)) || s.seats.person(acting(&m.now)) || m.now.Turn == rules.Nobody)
}

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

// verdict returns what came of the current step as a headline, from when it is seen until the
// next question; "" for a step of which there is nothing to say.
func (s *script) verdict() text.Text {
	m := s.step
	if m == nil || m.Back() || !m.seen() {
		return ""
	}
	list := slices.DeleteFunc(slices.Clone(m.events), func(e rules.Event) bool { return !heads(e) })
	if len(list) == 0 && m.was.Turn == rules.Chance && !m.again {
		list = slices.DeleteFunc(slices.Clone(m.events), func(e rules.Event) bool { return e.Text == "" })
	}
	return headline(list, s.viewer())
}

// seen reports whether what came of a step is seen: the bones of a cast have lain long enough,
// or all that moves has come to rest.
func (m *playback) seen() bool {
	return m.throws && !m.Falling() && m.Age() >= 0 || !m.Moving() && m.told == len(m.events)
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

// awaited reports whether a step that decided something, or ended a person's turn, has come to
// rest and its headline is shown to a person who made the step or is asked next, so that they
// can go on at once.
func (s *script) awaited() bool {
	m := s.step
	if m == nil || m.Back() || m.Moving() || m.told < len(m.events) {
		return false
	}
	made, asked := s.seats.person(acting(&m.was)), s.seats.person(acting(&m.now))
	ends := m.was.Turn == rules.Chance && made && acting(&m.now) != acting(&m.was)
	return s.verdict() != "" && (ends || slices.ContainsFunc(m.events, heads)) && (made || asked || m.now.Turn == rules.Nobody)
}

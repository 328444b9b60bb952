package app

import (
	"fmt"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/host"
	"knucklebones/scenes/screens/hall/listing"
	"knucklebones/scenes/screens/lesson"
	"knucklebones/scenes/table"
)

// A known maps the ids of games to how well the people at this device know them. It is
// kept under one key, a line for each game: "tropa won".
type known map[string]listing.Known

const knownKey = "known"

// look loads what is stored.
func (k *known) look() {
	said, _ := host.Load(knownKey) // where nothing is kept nothing is known
	*k = known{}
	k.take(string(said))
}

// take adds what a text says about games known, and reports whether anything was new.
// Unknown games are ignored.
func (k known) take(said string) (fresh bool) {
	for line := range strings.Lines(said) {
		f := strings.Fields(line)
		if len(f) != 2 || games.Find(f[0]) == nil {
			continue
		}
		if how := listing.ReadKnown(f[1]); how > k[f[0]] {
			k[f[0]], fresh = how, true
		}
	}
	return fresh
}

// text returns what is known, in the form that take reads.
func (k known) text() []byte {
	var b []byte
	for _, g := range games.Games() {
		if how := k[g.ID]; how > listing.Unknown {
			b = fmt.Appendf(b, "%s %v\n", g.ID, how)
		}
	}
	return b
}

// know stores that the people here know a game at least that well.
func (h *App) know(g *rules.Game, how listing.Known) {
	if how <= h.known[g.ID] {
		return
	}
	if h.known == nil {
		h.known = known{}
	}
	h.known[g.ID] = how
	h.keepKnown()
}

// keepKnown keeps what is known, except at a kiosk, where the next to come is somebody
// else.
func (h *App) keepKnown() {
	if h.live && h.kiosk == nil {
		host.Save(knownKey, h.known.text()) // where nothing is kept all games are new again another day
	}
}

// ended stores that a game was finished, so that the people here know it.
func (h *App) ended(s *session.Session) {
	how := listing.Played
	for i, seat := range s.View(rules.Nobody).Seats {
		if seat.Won && s.Seats()[i].Kind == record.Person {
			how = listing.Won
		}
	}
	h.know(s.Game(), how)
}

// learner reports whether the people here have not yet learned a game.
func (h *App) learner(g *rules.Game) bool { return h.known[g.ID] < listing.Learned }

// introduce makes a table explain the game if the people here play it for the first
// time.
func (h *App) introduce(t *table.Table) {
	s := t.Session()
	var hints table.Hints
	switch l := faces.For(s.Game()).Lesson; {
	case h.known[s.Game().ID] == listing.Learned:
	case h.known[s.Game().ID] > listing.Unknown:
		return
	case l != nil && s.You() == lesson.Learner && asUsual(s):
		hints = l.Hints()
	}
	t.Introduce(hints)
}

// asUsual reports whether a game has its usual ruleset and options, apart from coins.
func asUsual(s *session.Session) bool {
	set, err := s.Game().Check(rules.Setup{Seats: s.Setup().Seats})
	if err != nil {
		return false
	}
	for id, v := range s.Setup().Options {
		if id != "purse" && v != set.Options[id] {
			return false
		}
	}
	return true
}

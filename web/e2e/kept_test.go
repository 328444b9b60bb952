//go:build !js

package e2e

import (
	"fmt"
	"strings"

	"knucklebones/rules/games"
	"knucklebones/rules/play/session"
)

// A game is one that the page keeps.
type game struct {
	text  string
	steps int
	over  bool
}

// count reads the games that are kept and have changed, from their beginning.
func (f *finger) count() {
	now := map[int]game{}
	for n := 1; n <= f.numbers(); n++ {
		said := pages(f.now.Kept, n)
		if said == "" {
			continue
		}
		g := f.games[n]
		if g.text != said {
			g = f.readOver(said)
		}
		now[n] = g
	}
	f.games = now
}

// numbers is the largest number that a game which is kept can have.
func (f *finger) numbers() (most int) {
	for key := range f.now.Kept {
		var n, page int
		if _, err := fmt.Sscanf(key, "knucklebones/game %d %d", &n, &page); err == nil {
			most = max(most, n)
		}
	}
	return most
}

// pages is the record of the game of that number: its pages without the line
// that stands before each.
func pages(kept map[string]string, n int) string {
	var b strings.Builder
	for page := 0; ; page++ {
		said, ok := kept[fmt.Sprintf("knucklebones/game %d %d", n, page)]
		if !ok {
			return b.String()
		}
		_, said, _ = strings.Cut(said, "\n")
		b.WriteString(said)
	}
}

// readOver plays a record through and counts the coins after every step.
func (f *finger) readOver(said string) game {
	f.read++
	s, err := session.Resume(said, games.Find)
	if err != nil {
		f.fail("a game is kept that cannot be read: %v\n%s", err, said)
	}
	at := s.At(0)
	coins := at.Coins()
	for i := range s.Len() {
		if at = at.After(s.Step(i).Move); at.Coins() != coins {
			f.fail("after step %d there are %d coins, at the beginning there were %d\n%s", i+1, at.Coins(), coins, said)
		}
	}
	return game{said, s.Len(), s.Over()}
}

// keeps fails unless the games that waited before wait now, and none has gone
// back. Those that are over may leave.
func (f *finger) keeps(before map[int]game) {
	for n, was := range before {
		if now, ok := f.games[n]; !was.over && (!ok || now.steps < was.steps) {
			f.fail("game %d is lost: it had %d steps, and has %d\n%s", n, was.steps, now.steps, was.text)
		}
	}
}

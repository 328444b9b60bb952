//go:build !js

package e2e

import (
	"fmt"
	"strings"

	"knucklebones/rules/games"
	"knucklebones/rules/play/evening"
	"knucklebones/rules/play/session"
)

// A game is one that the page keeps, or a whole evening.
type game struct {
	text  string
	steps int
	over  bool
}

// count reads the games that are kept and have changed, from their beginning.
func (f *finger) count() {
	now := map[string]game{}
	for key, said := range f.now.Kept {
		key = strings.TrimPrefix(key, "knucklebones/")
		name, first := strings.CutSuffix(key, " 0")
		var record string
		switch {
		case first && strings.HasPrefix(key, "game "):
			key, said, record = name, "", pages(f.now.Kept, name, true)
		case strings.HasPrefix(key, "evening ") && strings.Count(key, " ") == 1:
			_, said, _ = strings.Cut(said, "\n")
			record = pages(f.now.Kept, key, false)
		default:
			continue
		}
		g := f.games[key]
		switch {
		case g.text == said+record:
		case said != "":
			g = f.readEvening(said, record)
		default:
			g = f.readOver(record)
		}
		now[key] = g
	}
	f.games = now
}

// pages is the record of a game, whose pages may each have a line before it.
func pages(kept map[string]string, key string, headed bool) string {
	var b strings.Builder
	for page := 0; ; page++ {
		said, ok := kept[fmt.Sprintf("knucklebones/%s %d", key, page)]
		if !ok {
			return b.String()
		}
		if headed {
			_, said, _ = strings.Cut(said, "\n")
		}
		b.WriteString(said)
	}
}

// readEvening plays the games of an evening again, counts its coins, and reads the record of
// the game at its table, if there is one.
func (f *finger) readEvening(said, record string) game {
	e, err := evening.Read(said, games.Find)
	if err == nil {
		err = e.Check()
	}
	if err != nil {
		f.fail("an evening is kept that cannot be read: %v\n%s", err, said)
	}
	const longest = 1 << 20 // steps of a game
	g := game{text: said + record, steps: len(e.Played()) * longest, over: e.Over()}
	if record != "" {
		g.steps += f.readOver(record).steps
	}
	return g
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
func (f *finger) keeps(before map[string]game) {
	for key, was := range before {
		if now, ok := f.games[key]; !was.over && (!ok || now.steps < was.steps) {
			f.fail("%s is lost: it had %d steps, and has %d\n%s", key, was.steps, now.steps, was.text)
		}
	}
}

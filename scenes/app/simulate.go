package app

import (
	"encoding/json"
	"fmt"
	"io"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
)

// Simulate plays n games between computer players and writes what came of
// them as JSON. Without players every seat plays at random.
func Simulate(w io.Writer, sh Show, n int) error {
	g, err := find(sh.Game)
	if err != nil {
		return err
	}
	levels := sh.Players
	if levels == nil {
		for range max(g.Seats[0], min(4, g.Seats[1])) {
			levels = append(levels, "random")
		}
	}
	setup, err := g.Check(rules.Setup{Seats: len(levels), Ruleset: sh.Ruleset, Options: sh.Options})
	if err != nil {
		return err
	}
	var seed uint64 = 1
	if sh.Seed != "" {
		s, err := ParseSeed(sh.Seed)
		if err != nil {
			return err
		}
		for _, b := range s {
			seed = seed*257 + uint64(b)
		}
	}
	res, err := opponent.Simulate(g, setup, levels, n, seed)
	if err != nil {
		return err
	}
	out := json.NewEncoder(w)
	out.SetIndent("", "  ")
	return out.Encode(res)
}

// Ladder writes, for the game of a show or for all, how often each level beats
// the one below over n games, by its ruleset and options and at a table of as
// many as it names.
func Ladder(w io.Writer, sh Show, n int) error {
	games := games.Games()
	if sh.Game != "" {
		g, err := find(sh.Game)
		if err != nil {
			return err
		}
		games = []*rules.Game{g}
	}
	for _, g := range games {
		setup := rules.Setup{Seats: len(sh.Players), Ruleset: sh.Ruleset, Options: sh.Options}
		table, err := opponent.Ladder(g, setup, n)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintln(w, table); err != nil {
			return err
		}
	}
	return nil
}

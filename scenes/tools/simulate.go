//go:build !js

package tools

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/scenes/app"
)

// Simulate plays n games between computer players and writes the results to w, as JSON,
// and how far it is to log every few seconds. When interrupted it writes the results so
// far. If sh names no players all play at random.
func Simulate(w, log io.Writer, sh app.Show, n int) error {
	g, err := app.Find(sh.Game)
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
		s, err := app.ParseSeed(sh.Seed)
		if err != nil {
			return err
		}
		for _, b := range s {
			seed = seed*257 + uint64(b)
		}
	}
	res, err := opponent.SimulateWhile(patient(log, n), g, setup, levels, n, seed)
	if err != nil {
		return err
	}
	out := json.NewEncoder(w)
	out.SetIndent("", "  ")
	return out.Encode(res)
}

// patient returns a function, to be called after each game, that reports whether to
// play on: not once the program has been interrupted. Every two seconds it writes to
// log how many of n games are played. A second interrupt ends the program.
func patient(log io.Writer, n int) (more func(played int) bool) {
	stop, cancel := signal.NotifyContext(context.Background(), os.Interrupt)
	tick := time.NewTicker(2 * time.Second)
	return func(played int) bool {
		select {
		case <-stop.Done():
			cancel()
			fmt.Fprintf(log, "interrupted after %d of %d games\n", played, n)
			return false
		case <-tick.C:
			fmt.Fprintf(log, "%d of %d games\n", played, n)
		default:
		}
		return true
	}
}

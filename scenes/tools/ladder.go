//go:build !js

package tools

import (
	"fmt"
	"io"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
	"knucklebones/scenes/app"
	"knucklebones/scenes/faces"
)

// Ladder plays, for the game that sh names or for all, n games of each level of the
// computer against the level below, and writes to w how often it wins. The ruleset, the
// options and the number of players are those of sh.
func Ladder(w io.Writer, sh app.Show, n int) error {
	games := games.Games()
	if sh.Game != "" {
		g, err := app.Find(sh.Game)
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
		if hand := faces.For(g).Board().Bones.Hand; hand != nil {
			if err := (hands{hand}).throwers(w, g, setup, max(20, n/10)); err != nil {
				return err
			}
		}
	}
	return nil
}

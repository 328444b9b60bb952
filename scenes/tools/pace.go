//go:build !js

package tools

import (
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/scenes/app"
)

// A Pacing describes the course of a game at its usual table for a person who acts at once:
// waits are from an act of his to the next thing he is asked, but for those in
// which he was out of play. All times are in seconds, of the table's own clock.
type Pacing struct {
	Game      *rules.Game
	Length    float64   // from the first step to the last, the mean of the games
	Acts      float64   // of the person, a game
	Decisions float64   // those of them with more than one move to choose from
	Waits     []float64 // of all games, the shortest first
}

// deciding and throwing are the seconds that a person takes to decide, and to throw
// where there is nothing to decide.
const deciding, throwing = 4, 1.5

// Minutes returns how many minutes a game takes with a person who takes his time.
func (p *Pacing) Minutes() float64 {
	return (p.Length + p.Decisions*deciding + (p.Acts-p.Decisions)*throwing) / 60
}

// Wait returns the quantile of the waits, in seconds: the given part of them, 0 to 1,
// is not longer.
func (p *Pacing) Wait(part float64) float64 {
	if len(p.Waits) == 0 {
		return 0
	}
	return p.Waits[min(len(p.Waits)-1, int(part*float64(len(p.Waits))))]
}

// PaceOf plays a number of games at the game's usual table without a window, and
// returns how they went.
func PaceOf(g *rules.Game, games int) (Pacing, error) {
	p := Pacing{Game: g}
	for i := range games {
		if err := p.play(uint64(i + 1)); err != nil {
			return p, err
		}
	}
	n := float64(max(games, 1))
	p.Length, p.Acts, p.Decisions = p.Length/n, p.Acts/n, p.Decisions/n
	slices.Sort(p.Waits)
	return p, nil
}

// longestPaced is the most sixtieths of a second that a game may take: a day.
const longestPaced = 24 * 3600 * 60

// play plays one game with the seed of that number, and adds its times to p.
func (p *Pacing) play(seed uint64) error {
	h, t, err := app.Usual(p.Game, seed)
	if err != nil {
		return err
	}
	h.Stack.Resize(390, 844, 1)
	s, person := t.Session(), middle(p.Game, seed)
	acted, seen, out := -1, s.Len(), false
	for tick := range longestPaced {
		h.Stack.Step()
		for ; seen < s.Len(); seen++ {
			out = out || s.At(seen + 1).View(rules.Nobody).Seats[0].Out
		}
		switch {
		case t.Asks():
			if acted >= 0 && !out {
				p.Waits = append(p.Waits, float64(tick-acted)/60)
			}
			out = false
			p.Acts++
			if len(s.Position().Moves(nil)) > 1 {
				p.Decisions++
			}
			t.Play(decide(person, s.Position()))
			acted = tick
		case s.Over() && t.Shown():
			p.Length += float64(tick) / 60
			return nil
		}
	}
	return fmt.Errorf("%s does not end", p.Game.ID)
}

// middle returns a computer player of the game's middle level, which plays in place of
// the person.
func middle(g *rules.Game, seed uint64) *opponent.Player {
	levels := g.Opponents()
	id := "random"
	if len(levels) > 0 {
		id = levels[(len(levels)-1)/2].ID
	}
	return opponent.New(g, id, 0, opponent.Stream(record.Seed{byte(seed)}, 0, 0))
}

// decide returns the move that the player chooses at a position, without a limit of
// time.
func decide(p *opponent.Player, at rules.Position) rules.Move {
	p.Ask(at)
	for {
		if m, done := p.Step(1 << 16); done {
			return m
		}
	}
}

// Pace plays n games each of the game that sh names, or of all, and writes to w a line
// for each game with how long it takes and how long a person waits.
func Pace(w io.Writer, sh app.Show, n int) error {
	list := games.Games()
	if sh.Game != "" {
		g, err := app.Find(sh.Game)
		if err != nil {
			return err
		}
		list = []*rules.Game{g}
	}
	out := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(out, "game\tlength\tacts\tdecisions\twait: middle\t99 in 100\tlongest\tminutes\tlabel\t")
	for _, g := range list {
		p, err := PaceOf(g, n)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%s\t%.0f s\t%.0f\t%.0f\t%.1f s\t%.1f s\t%.1f s\t%.1f\t%d\t\n", g.ID, p.Length, p.Acts, p.Decisions,
			p.Wait(0.5), p.Wait(0.99), p.Wait(1), p.Minutes(), g.Minutes)
	}
	return out.Flush()
}

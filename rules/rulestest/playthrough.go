package rulestest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// A Sitting is the setup of a golden playthrough. The zero Sitting is the usual
// game of three players, or the nearest possible number, who play at random.
type Sitting struct {
	Setup rules.Setup
	Level string // level of all players; empty for random moves
	Seed  uint16 // seed of the casts and of the players
}

// Playthrough returns a whole game as text. It shows the public position at the
// beginning and the end. Each step between shows the prompt, the lines of the
// position that changed, the legal moves if there was a choice, the move or
// outcome, and the log. New lines of the position replace as many old ones;
// lines after a minus are gone.
func Playthrough(g *rules.Game, s Sitting) (string, error) {
	if s.Setup.Seats == 0 {
		s.Setup.Seats = min(g.Seats[1], max(g.Seats[0], 3))
	}
	p, err := g.New(s.Setup)
	if err != nil {
		return "", err
	}
	w := writer{game: g}
	w.line("%s: %s", g.Title, text.Plain(g.Line))
	w.line("%s\n", agreed(g, s.Setup))
	casts, r := 0, rand.New(rand.NewPCG(1, 1+uint64(s.Seed)))
	for p.Turn() != rules.Nobody {
		w.position(p)
		m := s.move(g, p, r)
		if p.Turn() == rules.Chance {
			outs := p.Outcomes(nil)
			m = outs[record.Seed{1, byte(s.Seed), byte(s.Seed >> 8)}.Draw(casts, outs)].Move
			casts++
		}
		w.move(p, m)
		p = p.After(m)
	}
	w.line("\nThe end: %s", head(p.View(rules.Nobody)))
	w.lines("  ", facts(p))
	w.line("  scores %v\n", p.Scores())
	return w.String(), nil
}

// move returns the move of the seat whose turn it is, or no move if no seat
// acts.
func (s Sitting) move(g *rules.Game, p rules.Position, r *rand.Rand) rules.Move {
	if s.Level == "" || p.Turn() < 0 {
		m, _ := pick(p, r)
		return m
	}
	think := g.Think(s.Level, p.View(p.Turn()), r)
	for {
		if m, ok := think(1000); ok {
			return m
		}
	}
}

// agreed returns the seats, the purses and everything unusual about a setup, in
// words.
func agreed(g *rules.Game, s rules.Setup) string {
	full, _ := g.Check(s)
	words := []string{"alone"}
	if s.Seats > 1 {
		words = []string{fmt.Sprintf("%d seats", s.Seats), fmt.Sprintf("purses %v", full.Purses)}
	}
	if full.Ruleset != "" {
		words = append(words, "ruleset "+full.Ruleset)
	}
	if full.Aims != nil {
		words = append(words, fmt.Sprintf("hands %v", full.Aims))
	}
	for _, o := range g.Options {
		if v, ok := s.Options[o.ID]; ok {
			words = append(words, fmt.Sprintf("%s %d", o.ID, v))
		}
	}
	return strings.Join(words, ", ") + "."
}

// A writer writes a playthrough, and remembers what it has shown.
type writer struct {
	strings.Builder
	game  *rules.Game
	step  int
	head  string
	facts [][]string
	said  []string // of the last move
	doing bool     // the last line lists moves and may take another
}

// line writes a line, and ends the one that was begun before.
func (w *writer) line(format string, args ...any) {
	if w.doing {
		w.WriteString("\n")
		w.doing = false
	}
	fmt.Fprintf(w, format+"\n", args...)
}

func (w *writer) lines(before string, all [][]string) {
	for _, part := range all {
		for _, s := range part {
			w.line("%s%s", before, s)
		}
	}
}

// position writes the prompt, the changed lines and the legal moves at p.
func (w *writer) position(p rules.Position) {
	h, f := head(p.View(rules.Nobody)), facts(p)
	if p.Turn() != rules.Chance || h != w.head {
		w.step++
		w.line("%d. %s", w.step, h)
	}
	for i := range f {
		if w.facts == nil {
			w.lines("  ", f[i:i+1])
			continue
		}
		now, gone := changes(w.facts[i], f[i])
		now = slices.DeleteFunc(slices.Clone(now), func(s string) bool {
			return strings.HasSuffix(h, " ("+s+")") || slices.Contains(w.said, s)
		})
		w.lines("  ", [][]string{now})
		w.lines("  - ", [][]string{gone})
	}
	w.head, w.facts = h, f
	if legal := p.Moves(nil); len(legal) > 1 {
		var can []string
		for _, m := range legal {
			can = append(can, w.game.Text(m))
		}
		w.line("  can: %s", strings.Join(can, ", "))
	}
}

// move writes m and its log entries. A throw and its cast share a line with the
// first entry.
func (w *writer) move(p rules.Position, m rules.Move) {
	made := "> "
	if w.doing {
		made = "; "
	}
	made += w.game.Text(m)
	if p.Turn() == rules.Chance {
		made += fmt.Sprintf(", one of %d", len(p.Outcomes(nil)))
	}
	w.WriteString(made)
	w.doing, w.said = true, nil
	for _, e := range p.Events(m, rules.Nobody) {
		said := event(e)
		if said == "" {
			continue
		}
		if w.said == nil {
			w.WriteString(": " + said + "\n")
			w.doing = false
		} else {
			w.line("  %s", said)
		}
		w.said = append(w.said, said)
	}
}

// head returns the seat asked, and the prompt and the line of help.
func head(v rules.View) string {
	asked := actor(v.Asked) + ": " + english(v.Prompt)
	if v.Aside != "" {
		asked += " (" + english(v.Aside) + ")"
	}
	return asked
}

// facts returns the plates, the piles and the other lines of a position, as
// public. It omits the note "throwing" of the seat asked.
func facts(p rules.Position) [][]string {
	v := p.View(rules.Nobody)
	all := make([][]string, 3)
	for i, s := range v.Seats {
		if rules.Actor(i) == v.Asked && text.Plain(s.Note) == "throwing" {
			s.Note = ""
		}
		all[0] = append(all[0], plate(i, s))
	}
	for _, pile := range v.Piles {
		all[1] = append(all[1], fmt.Sprintf("%s %s %d", actor(pile.Seat), english(pile.Label), pile.Coins))
	}
	for _, t := range v.Text {
		all[2] = append(all[2], english(t))
	}
	return all
}

// changes returns the lines of is that are new, and the lines of was that have
// gone without as many in their place.
func changes(was, is []string) (now, gone []string) {
	i, j, n := common(was, is)
	if n == 0 {
		if len(was) == len(is) {
			was = nil
		}
		return is, was
	}
	now, gone = changes(was[:i], is[:j])
	moreNow, moreGone := changes(was[i+n:], is[j+n:])
	return slices.Concat(now, moreNow), slices.Concat(gone, moreGone)
}

// common returns the longest run of lines in both: n lines from a[i] and b[j].
func common(a, b []string) (i, j, n int) {
	for x := range a {
		for y := range b {
			k := 0
			for x+k < len(a) && y+k < len(b) && a[x+k] == b[y+k] {
				k++
			}
			if k > n {
				i, j, n = x, y, k
			}
		}
	}
	return i, j, n
}

// plate returns the plate of a seat in words.
func plate(i int, s rules.SeatView) string {
	words := []string{english(text.Of("{0} {1}", text.Seat(i), text.Coins(s.Purse)))}
	if s.Paid > 0 {
		words = append(words, fmt.Sprintf("paid %d", s.Paid))
	}
	for _, w := range []string{strings.TrimSpace(english(s.Figure) + " " + english(s.Unit)), english(s.Note)} {
		if w != "" {
			words = append(words, w)
		}
	}
	for i, on := range []bool{s.Bank, s.Out, s.Won} {
		if on {
			words = append(words, []string{"bank", "out", "won"}[i])
		}
	}
	return strings.Join(words, ", ")
}

// event returns the text, the mark and the coins of an event.
func event(e rules.Event) string {
	said := english(e.Text)
	if e.Mark != rules.Plain {
		said += " [" + [...]string{"", "good", "won", "Venus", "lost"}[e.Mark] + "]"
	}
	if e.Coins > 0 {
		said += fmt.Sprintf(" [%d from %s to %s]", e.Coins, actor(e.From), actor(e.To))
	}
	return strings.TrimSpace(said)
}

// actor returns an actor as a playthrough names it; a seat is {0}, {1} and so on.
func actor(a rules.Actor) string {
	switch a {
	case rules.Chance:
		return "chance"
	case rules.Nobody:
		return "all"
	case rules.Pot:
		return "pot"
	case rules.House:
		return "house"
	}
	return fmt.Sprintf("{%d}", a)
}

// english returns a text in English, with seats as {0}, {1} ….
func english(t text.Text) string { return (&text.Reader{Catalogue: text.English}).Format(t) }

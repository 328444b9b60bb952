package rulestest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/record"
)

var update = flag.Bool("update", false, "write the golden playthroughs anew")

// golden compares the playthrough of a game with the one in testdata.
func golden(t testing.TB, g *rules.Game) {
	path := filepath.Join("testdata", g.ID+".golden")
	got := Playthrough(g)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%s has no golden playthrough. Run \"go test -update\" in this folder, read %s against the rules line by line, and commit it.", g.ID, path)
	}
	if line, a, b := differ(got, string(want)); line > 0 {
		t.Errorf("%s plays differently from line %d of %s:\n  was %s\n  is  %s\nIf the new play is right, run \"go test -update\" here, read what changed, and say why in the commit.", g.ID, line, path, b, a)
	}
}

// differ is the first line in which two texts differ, or 0.
func differ(a, b string) (line int, x, y string) {
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range max(len(as), len(bs)) {
		x, y := "(nothing)", "(nothing)"
		if i < len(as) {
			x = as[i]
		}
		if i < len(bs) {
			y = bs[i]
		}
		if x != y {
			return i + 1, x, y
		}
	}
	return 0, "", ""
}

// Playthrough is a game from a fixed seed as text: all seats play at random,
// and each step shows what was asked, the plates, the piles, what could be
// done, what was, and what the log said. Long games break off.
func Playthrough(g *rules.Game) string {
	const most = 240 // steps
	var b strings.Builder
	seed := record.Seed{1}
	r := rand.New(rand.NewPCG(1, 1))
	setup := rules.Setup{Seats: min(g.Seats[1], max(g.Seats[0], 3))}
	p, err := g.New(setup)
	if err != nil {
		return "cannot be started: " + err.Error() + "\n"
	}
	fmt.Fprintf(&b, "%s: %s\n", g.Title, g.Line)
	casts := 0
	for n := 1; p.Turn() != rules.Nobody; n++ {
		if n > most {
			fmt.Fprintf(&b, "\nand so on\n")
			return b.String()
		}
		fmt.Fprintf(&b, "\n%d. %s\n", n, instant(g, p))
		m, _ := pick(p, r)
		if p.Turn() == rules.Chance {
			outs := p.Outcomes(nil)
			m = outs[seed.Draw(casts, outs)].Move
			casts++
		}
		fmt.Fprintf(&b, "> %s\n", g.Text(m))
		for _, e := range p.Tell(m, rules.Nobody) {
			fmt.Fprintf(&b, "  %s\n", event(e))
		}
		p = p.After(m)
	}
	fmt.Fprintf(&b, "\nThe end. %s\n  scores %v\n", instant(g, p), p.Scores())
	return b.String()
}

// instant is a position as everybody sees it, a fact a line.
func instant(g *rules.Game, p rules.Position) string {
	v := p.View(rules.Nobody)
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s", actor(v.Asked), v.Prompt)
	if v.Aside != "" {
		fmt.Fprintf(&b, " (%s)", v.Aside)
	}
	for i, s := range v.Seats {
		fmt.Fprintf(&b, "\n  %s", plate(i, s))
	}
	for _, pile := range v.Piles {
		fmt.Fprintf(&b, "\n  %s %s %d", actor(pile.Seat), pile.Label, pile.Coins)
	}
	for _, line := range v.Text {
		fmt.Fprintf(&b, "\n  %s", line)
	}
	var can []string
	for _, m := range p.Moves(nil) {
		can = append(can, g.Text(m))
	}
	if p.Turn() == rules.Chance {
		can = []string{fmt.Sprintf("%d casts", len(p.Outcomes(nil)))}
	}
	if len(can) > 0 {
		fmt.Fprintf(&b, "\n  can: %s", strings.Join(can, ", "))
	}
	return b.String()
}

// plate is a seat's plate in words.
func plate(i int, s rules.SeatView) string {
	words := []string{fmt.Sprintf("{%d} %d coins", i, s.Purse)}
	if s.Paid > 0 {
		words = append(words, fmt.Sprintf("paid %d", s.Paid))
	}
	for _, w := range []string{strings.TrimSpace(s.Figure + " " + s.Unit), s.Note} {
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

// event is what the log said and which coins moved.
func event(e rules.Event) string {
	text := e.Text
	if e.Mark != rules.Plain {
		text += " [" + [...]string{"", "good", "won", "Venus", "lost"}[e.Mark] + "]"
	}
	if e.Coins > 0 {
		text += fmt.Sprintf(" [%d from %s to %s]", e.Coins, actor(e.From), actor(e.To))
	}
	return strings.TrimSpace(text)
}

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

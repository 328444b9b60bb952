package record_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/rulestest/cups"
	"knucklebones/rules/rulestest/race"
)

// skilled is Race, where Calm has a steady hand.
var skilled = func() *rules.Game {
	g := *race.Game
	g.Levels = []rules.Level{{ID: "random", About: "plays"}, {ID: "easy", About: "plays", Aim: rules.Steady}}
	return &g
}()

func find(id string) *rules.Game {
	for _, g := range []*rules.Game{skilled, cups.Game} {
		if g.ID == id {
			return g
		}
	}
	return nil
}

const sample = `knucklebones 1
# An evening at Livia's.
game race
rules long
option goal 6
seat person madder Livia
seat easy woad Marcus
seat random - Äneas the Elder
purses 40 12 40
hands middling shaky steady
first 2
seed 000102030405060708090a0b0c0d0e0f
seal d65df89f702eec58ca3c7bf2001c9ffc
practice

# He begins.
throw
cast 4 by hand # real bones
throw
cast 3
hold
# and that was all
`

func TestParseAndPrint(t *testing.T) {
	r, at, err := record.Parse(sample, find)
	if err != nil {
		t.Fatal(err)
	}
	if got := r.Text(at); got != sample {
		t.Errorf("it prints as\n%s", got)
	}
	if r.Setup.First != 1 || r.Setup.Purses[1] != 12 || r.Seats[2].Name != "Äneas the Elder" || !r.Steps[1].Hand || r.Steps[3].Hand {
		t.Errorf("it reads as %+v", r)
	}
	if len(at) != 6 || at[5].Turn() != rules.Nobody {
		t.Errorf("%d positions, the last being the turn of %d", len(at), at[len(at)-1].Turn())
	}
	if text, err := r.Export(at); err != nil || text != sample {
		t.Errorf("Export: %v", err)
	}
}

// TestLongestLines: what can be read can be read again as it prints, where
// comments stand a little apart.
func TestLongestLines(t *testing.T) {
	for n := 380; n <= 402; n++ {
		for _, c := range [][2]string{
			{"# An evening at Livia's.", "#" + strings.Repeat("x", n-1)},
			{"throw\n", "throw#" + strings.Repeat("x", n-6) + "\n"},
			{"cast 4 by hand # real bones", "cast 4 by hand#" + strings.Repeat("x", n-15)},
		} {
			r, at, err := record.Parse(strings.Replace(sample, c[0], c[1], 1), find)
			if err != nil {
				if n < 390 || !strings.Contains(err.Error(), "longer than") {
					t.Errorf("%d letters: %v", n, err)
				}
				continue
			}
			text := r.Text(at)
			if _, _, err := record.Parse(text, find); err != nil {
				t.Errorf("%d letters %.8q…: what was printed cannot be read: %v", n, c[1], err)
			}
		}
	}
}

func TestErrorsTeach(t *testing.T) {
	for _, c := range []struct{ old, new, says string }{
		{"knucklebones 1", "knucklebones 2", `line 1: this record has version "2", but only`},
		{"knucklebones 1", "chess", `line 1: a record begins with the line "knucklebones 1"`},
		{"game race", "game chess", `line 3: there is no game "chess"`},
		{"game race\n", "", `a line such as "game knucklebones" is missing`},
		{"rules long", "rules short", `no ruleset "short"`},
		{"option goal 6", "option goal six", `line 5: "six" is not a number`},
		{"option goal 6", "option goal 99", `Goal has to be from 5 to 30, not 99`},
		{"seat easy", "seat clever", `"clever" cannot play Race: use one of person, random, easy`},
		{"practice", "practise", `line 14: "practise" is not allowed here: use game, rules`},
		{"practice", "first 1", `"first" appears twice`},
		{"seal d65d", "seal d65e", `line 15: the seal does not belong to the seed`},
		{"seed 0001", "seed 01", `line 12: a seed has 32 digits`},
		{"purses 40 12 40", "purses 40 12", `give one purse for each seat: 3, not 2`},
		{"middling shaky", "shaky", `give one throwing hand for each seat: 3, not 2`},
		{"shaky", "trembling", `line 10: a hand is middling, shaky or steady, not "trembling"`},
		{"first 2", "first 4", `seat 4 cannot begin: there is no such seat`},
		{"cast 3\n", "cast 5\n", `line 20: "cast 5" is not possible here. Possible outcomes: cast 1, cast 3, cast 4, cast 6`},
		{"cast 3\nhold", "cast 3\nlift", `line 21: "lift" is not possible here. Possible moves: throw, hold`},
		{"cast 3\nhold", "cast 3\nhold by hand", `line 21: "hold" is not a cast, so it cannot have been thrown by hand`},
		{"throw\ncast 3", "on 3\ncast 3", `line 19: step 1 of 3 has to be written out, because it is a player’s choice. Possible moves: throw, hold`},
		{"throw\ncast 3", "on 0\ncast 3", `line 19: "0" is not a number of steps`},
		{"throw\ncast 3", "on 2459\ncast 3", `line 19: no game of Race is longer than 2460 steps`},
		{"hold\n", "hold\nthrow\n", `line 22: the game is over before this line`},
		{"madder", strings.Repeat("x", 500), `line 6: the line is longer than`},
	} {
		_, _, err := record.Parse(strings.Replace(sample, c.old, c.new, 1), find)
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q for %q: the error is %v, not %q", c.new, c.old, err, c.says)
		}
	}
}

// play plays the last legal move n times, or until the game is over, with
// casts from the seed.
func play(t testing.TB, g *rules.Game, n int) (*record.Record, record.Positions) {
	t.Helper()
	r, err := record.New(g, rules.Setup{Seats: 2}, record.Seed{7})
	if err != nil {
		t.Fatal(err)
	}
	at, err := r.Play()
	if err != nil {
		t.Fatal(err)
	}
	casts := 0
	for range n {
		p := at[len(at)-1]
		var m rules.Move
		if p.Turn() == rules.Chance {
			outs := p.Outcomes(nil)
			m = outs[r.Seed.Draw(casts, outs)].Move
			casts++
		} else if ms := p.Moves(nil); len(ms) > 0 {
			m = ms[len(ms)-1]
		} else {
			break
		}
		r.Steps = append(r.Steps, record.Step{Move: m})
		at = append(at, p.After(m))
	}
	return r, at
}

func TestSecretsAreSealed(t *testing.T) {
	r, at := play(t, cups.Game, 2)
	if _, err := r.Export(at); err != record.ErrHidden {
		t.Errorf("Export while a cup is down: %v", err)
	}
	if _, err := r.Link(at); err != record.ErrHidden {
		t.Errorf("Link while a cup is down: %v", err)
	}
	if text := r.Text(at); !strings.HasSuffix(text, "\nthrow\ndrawn\n") {
		t.Errorf("a drawn cast is saved as\n%s", text)
	}
	r.Steps[1].Hand = true
	text := r.Text(at)
	if strings.Contains(text, "cast") || !strings.Contains(text, "\nsealed ") {
		t.Errorf("a told cast is saved as\n%s", text)
	}
	again, positions, err := record.Parse(text, find)
	if err != nil || again.Steps[1].Move != r.Steps[1].Move || !again.Steps[1].Hand {
		t.Errorf("it reads as %+v, %v", again, err)
	}
	if got := again.Text(positions); got != text {
		t.Errorf("it prints again as\n%s", got)
	}
	r, at = play(t, cups.Game, 6)
	if text, err := r.Export(at); err != nil || strings.Count(text, "cast ") != 2 {
		t.Errorf("when the cups are lifted the record is %v\n%s", err, text)
	}
}

func TestLinkIsShort(t *testing.T) {
	r, at := play(t, race.Game, 40)
	r.Seats[0].Colour = "madder"
	link, err := r.Link(at)
	if err != nil || len(link) > 80 {
		t.Errorf("a link of %d letters: %q, %v", len(link), link, err)
	}
	for i := range link {
		other := link[:i] + string(link[i]^1) + link[i+1:]
		if _, _, err := record.ParseLink(other, find); err == nil {
			t.Errorf("the link reads with letter %d changed", i)
		}
		if _, _, err := record.ParseLink(link[:i], find); err == nil {
			t.Errorf("the link reads when cut after %d letters", i)
		}
	}
}

func TestDrawIsFairAndFixed(t *testing.T) {
	outs := []rules.Outcome{{Weight: 10}, {Weight: 40}, {Weight: 40}, {Weight: 10}}
	const n = 20000
	var counts [4]float64
	for k := range n {
		counts[record.Seed{9}.Draw(k, outs)]++
	}
	chi := 0.0
	for i, o := range outs {
		want := n * float64(o.Weight) / 100
		chi += (counts[i] - want) * (counts[i] - want) / want
	}
	if chi > 16.3 { // one in a thousand, three degrees of freedom
		t.Errorf("%v fell of %d, chi² %.1f", counts, n, chi)
	}
	var first []string
	for k := range 12 {
		first = append(first, fmt.Sprint(record.Seed{1, 2, 3}.Draw(k, outs)))
	}
	if got, want := strings.Join(first, ""), "112023112232"; got != want {
		t.Errorf("the first casts of a seed are %s, not %s: old games would play differently", got, want)
	}
	big := []rules.Outcome{{Weight: math.MaxInt64 - 1}, {Weight: 1}}
	if (record.Seed{}).Draw(0, big) != 0 {
		t.Error("a weight of almost everything did not fall")
	}
}

func TestSeats(t *testing.T) {
	good := record.Seat{Name: "Octavian", Kind: record.Person, Colour: "madder"}
	for _, s := range []record.Seat{
		{Name: " Octavian", Kind: record.Person}, {Name: "Octa\nvian", Kind: record.Person},
		{Name: strings.Repeat("o", 25), Kind: record.Person}, {Name: "\xff", Kind: record.Person},
		{Kind: "nobody"}, {Kind: record.Person, Colour: "dark red"}, {},
	} {
		if record.CheckSeats(race.Game, 2, []record.Seat{good, s}) == nil {
			t.Errorf("%+v may sit", s)
		}
	}
	if err := record.CheckSeats(race.Game, 2, []record.Seat{good, good}); err != nil {
		t.Error(err)
	}
}

// TestEarlierYou: a person without a name was called "You" in records and links, which
// read and play the same; they are written without a name.
func TestEarlierYou(t *testing.T) {
	named := strings.Replace(sample, "madder Livia", "madder You", 1)
	r, at, err := record.Parse(named, find)
	if err != nil || r.Seats[0].Name != "" || r.Seats[1].Name != "Marcus" || len(at) != 6 {
		t.Fatalf("%v: %+v, %d positions", err, r, len(at))
	}
	if got, want := r.Text(at), strings.Replace(sample, "madder Livia", "madder", 1); got != want {
		t.Errorf("it prints as\n%s", got)
	}
	again, _, err := record.Parse(r.Text(at), find)
	if err != nil || again.Seats[0] != r.Seats[0] {
		t.Errorf("without a name it reads as %+v, %v", again, err)
	}
	r, at = play(t, race.Game, 40)
	r.Seats[0].Name = "You"
	link, err := r.Link(at)
	if err != nil {
		t.Fatal(err)
	}
	linked, played, err := record.ParseLink(link, find)
	if err != nil {
		t.Fatal(err)
	}
	r.Seats[0].Name = ""
	if got, want := linked.Text(played), r.Text(at); got != want {
		t.Errorf("the link reads as\n%s\nnot\n%s", got, want)
	}
}

package rulestest

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// levels are the ids of computer players, weakest first.
var levels = []string{"random", "easy", "medium", "hard", "master"}

// docs checks the texts and fields of a game that are known before it starts.
func docs(t testing.TB, g *rules.Game) {
	if g.ID == "" || strings.Trim(g.ID, "abcdefghijklmnopqrstuvwxyz-") != "" {
		t.Errorf("the id %q is not lower-case letters", g.ID)
	}
	if n := utf8.RuneCountInString(text.Plain(g.Short)); n < 1 || n > 12 {
		t.Errorf("Short, %q, has %d letters; 12 fit", text.Plain(g.Short), n)
	}
	if !strings.Contains(text.Plain(g.Title), strings.ReplaceAll(text.Plain(g.Short), "&", "and")) {
		t.Errorf("Short, %q, is another name than %q: a game has one", text.Plain(g.Short), text.Plain(g.Title))
	}
	if g.Title == "" || !strings.HasSuffix(text.Plain(g.Line), ".") {
		t.Errorf("the title %q or the line %q is missing or no sentence", text.Plain(g.Title), text.Plain(g.Line))
	}
	if g.Seats[0] < 1 || g.Seats[1] < g.Seats[0] || g.Seats[1] > rules.MaxSeats {
		t.Errorf("%s is for %d to %d seats", g.ID, g.Seats[0], g.Seats[1])
	}
	if g.Minutes < 1 || g.Longest < 1 || g.Start == nil || g.Text == nil {
		t.Errorf("%s needs Minutes, Longest, Start and Text", g.ID)
	}
	last := -1
	for _, l := range g.Levels {
		i := slices.Index(levels, l.ID)
		if i <= last || l.Word() == "" || l.About == "" {
			t.Errorf("level %q, %q: levels are of %v, weakest first, each with a few words about what it does", l.ID, text.Plain(l.About), levels)
		}
		last = i
	}
	book(t, g)
	options(t, g)
}

// book checks that a game's book is complete and has plain sentences.
func book(t testing.TB, g *rules.Game) {
	b := g.Book
	if b.When == "" || b.Source == "" || len(b.Rules) == 0 {
		t.Errorf("the book of %s needs When, Source and Rules", g.ID)
	}
	for _, r := range b.Rules {
		if !strings.HasSuffix(text.Plain(r.Text), ".") || strings.Contains(text.Plain(r.Text), "!") {
			t.Errorf("the rule %q is no plain sentence", text.Plain(r.Text))
		}
	}
	if g.From != rules.Ours && g.From != rules.Modern && len(b.Doubts) == 0 {
		t.Errorf("%s is %s, so its book says what the source leaves open", g.ID, g.From)
	}
}

func options(t testing.TB, g *rules.Game) {
	byID := map[string]rules.Option{}
	for _, o := range g.Options {
		if _, twice := byID[o.ID]; twice || o.ID == "" || o.Title == "" || o.About == "" {
			t.Errorf("option %q needs an id of its own, a title and a line about it", o.ID)
		}
		byID[o.ID] = o
		option(t, o)
	}
	for _, o := range g.Options {
		id, value, ok := o.Needs()
		if on, known := byID[id]; o.Only != "" && !(ok && known && on.Allows(value)) {
			t.Errorf("option %q is shown only if %q, which can never be", o.ID, o.Only)
		}
	}
	for i, rs := range g.Rulesets {
		if g.Coded(i) == "" {
			t.Errorf("no ruleset has the code %d: the codes of %d rulesets are 0 to %d", i, len(g.Rulesets), len(g.Rulesets)-1)
		}
		if rs.ID == "" || rs.Title == "" || rs.About == "" {
			t.Errorf("ruleset %q needs an id, a title and a line about it", rs.ID)
		}
		for id, v := range rs.Options {
			if o, ok := byID[id]; !ok || !o.Allows(v) {
				t.Errorf("ruleset %q sets %q to %d, which cannot be", rs.ID, id, v)
			}
		}
	}
}

// option checks the values and the default of an option.
func option(t testing.TB, o rules.Option) {
	if o.Min < 0 || o.Max < o.Min || !o.Allows(o.Default) {
		t.Errorf("option %q goes from %d to %d and is %d", o.ID, o.Min, o.Max, o.Default)
	}
	if len(o.Names) > 0 && len(o.Names) != o.Max-o.Min+1 {
		t.Errorf("option %q has %d values and %d names", o.ID, o.Max-o.Min+1, len(o.Names))
	}
	if len(o.Names) == 0 && o.Step < 1 {
		t.Errorf("option %q has numbers and needs a Step of at least 1", o.ID)
	}
	if o.From == rules.Ours && o.Switch() && o.Default != o.Min {
		t.Errorf("option %q is ours, so it is off until asked for", o.ID)
	}
}

// refusals checks that impossible setups are refused with a reason.
func refusals(t testing.TB, g *rules.Game) {
	bad := []rules.Setup{
		{},
		{Seats: g.Seats[1] + 1},
		{Seats: g.Seats[0], Ruleset: "no such"},
		{Seats: g.Seats[0], Options: map[string]int{"no such": 1}},
		{Seats: g.Seats[0], Purses: make([]int, g.Seats[0]+1)},
		{Seats: g.Seats[0], First: g.Seats[0]},
		{Seats: g.Seats[0], Aims: make([]rules.Aim, g.Seats[0]+1)},
		{Seats: g.Seats[0], Aims: slices.Repeat([]rules.Aim{rules.Aims}, g.Seats[0])},
	}
	if !g.Skilled() {
		bad = append(bad, rules.Setup{Seats: g.Seats[0], Aims: slices.Repeat([]rules.Aim{rules.Steady}, g.Seats[0])})
	}
	for _, o := range g.Options {
		bad = append(bad, rules.Setup{Seats: g.Seats[0], Options: map[string]int{o.ID: o.Max + 1}})
		if o.Step > 1 {
			bad = append(bad, rules.Setup{Seats: g.Seats[0], Options: map[string]int{o.ID: o.Min - o.Min%o.Step + o.Step + 1}})
		}
	}
	for _, s := range bad {
		if _, err := g.New(s); err == nil {
			t.Errorf("%s starts with the setup %+v", g.ID, s)
		}
	}
	for seats := g.Seats[0]; seats <= g.Seats[1]; seats++ {
		if _, err := g.New(rules.Setup{Seats: seats}); err != nil {
			t.Errorf("%s does not start as it stands for %d: %v", g.ID, seats, err)
		}
	}
}

package rulestest

import (
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest/cups"
	"knucklebones/rules/rulestest/race"
	"knucklebones/rules/text"
)

// A listener is a test that keeps what it is told and does not fail.
type listener struct {
	testing.TB
	said string
}

func (l *listener) Helper() {}

func (l *listener) Errorf(format string, args ...any) {
	l.said += fmt.Sprintf(format, args...) + "\n"
}

func (l *listener) Fatalf(format string, args ...any) {
	l.Errorf(format, args...)
	runtime.Goexit()
}

// hear is what a check complains of.
func hear(check func(testing.TB)) string {
	var l listener
	done := make(chan bool)
	go func() {
		defer close(done)
		check(&l)
	}()
	<-done
	return l.said
}

// A fault is what a bad game does otherwise than the good one.
type fault struct {
	moves    func([]rules.Move) []rules.Move
	outcomes func([]rules.Outcome) []rules.Outcome
	why      func(string) string
	coins    func(int) int
	scores   func([]int) []int
	view     func(*rules.View)
	tell     func([]rules.Event) []rules.Event
	wears    bool // After changes the position it is asked of
}

// A bad position is a good one with a fault.
type bad struct {
	rules.Position
	*fault
	worn *int
}

func (b bad) Moves(buf []rules.Move) []rules.Move {
	if b.moves == nil || b.Turn() < 0 {
		return b.Position.Moves(buf)
	}
	return b.moves(b.Position.Moves(buf))
}

func (b bad) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if b.outcomes == nil || b.Turn() != rules.Chance {
		return b.Position.Outcomes(buf)
	}
	return b.outcomes(b.Position.Outcomes(buf))
}

func (b bad) After(m rules.Move) rules.Position {
	if b.wears {
		*b.worn++
	}
	return bad{b.Position.After(m), b.fault, new(int)}
}

func (b bad) Why(m rules.Move) text.Text {
	if b.why == nil {
		return b.Position.Why(m)
	}
	return text.Text(b.why(text.Plain(b.Position.Why(m))))
}

func (b bad) Coins() int {
	if b.coins == nil {
		return b.Position.Coins()
	}
	return b.coins(b.Position.Coins())
}

func (b bad) Scores() []int {
	if b.scores == nil {
		return b.Position.Scores()
	}
	return b.scores(b.Position.Scores())
}

func (b bad) View(seat rules.Actor) rules.View {
	v := b.Position.View(seat)
	if b.view != nil {
		b.view(&v)
	}
	return v
}

func (b bad) Events(m rules.Move, seat rules.Actor) []rules.Event {
	if b.tell == nil {
		return b.Position.Events(m, seat)
	}
	return b.tell(b.Position.Events(m, seat))
}

// with is Race with a fault.
func with(f fault) *rules.Game {
	g := *race.Game
	g.Start = func(s rules.Setup) (rules.Position, error) {
		p, err := race.Game.Start(s)
		return bad{p, &f, new(int)}, err
	}
	return &g
}

// TestKitFindsFaults breaks the contract in many ways and expects to be told.
func TestKitFindsFaults(t *testing.T) {
	calls := 0
	for _, c := range []struct {
		fault fault
		says  string
	}{
		{fault{moves: func([]rules.Move) []rules.Move { return nil }}, "append to the buffer"},
		{fault{moves: func(m []rules.Move) []rules.Move { return append(m, m[len(m)-1]) }}, "are both written"},
		{fault{moves: func(m []rules.Move) []rules.Move {
			calls++
			if n := len(m); n > 1 && calls%2 == 0 {
				m[0], m[n-1] = m[n-1], m[0]
			}
			return m
		}}, "Moves"},
		{fault{outcomes: func(o []rules.Outcome) []rules.Outcome { o[len(o)-1].Weight = 0; return o }}, "has the weight 0"},
		{fault{why: func(string) string { return "" }}, "is not legal, and Why says"},
		{fault{why: func(string) string { return "No." }}, "is legal, but Why says"},
		{fault{coins: func(n int) int { calls++; return n + calls }}, "Coins were"},
		{fault{scores: func(s []int) []int { s[0] += 5; return s }}, "Scores are"},
		{fault{scores: func(s []int) []int { return s[1:] }}, "Scores has"},
		{fault{wears: true}, "the position changed"},
		{fault{view: func(v *rules.View) { v.Prompt = "What would you like to do now" }}, "a prompt"},
		{fault{view: func(v *rules.View) { v.Seat = 0 }}, "says it is of 0"},
		{fault{view: func(v *rules.View) { v.Seats[0].Place = 1 }}, "has place 1 where 0 is right"},
		{fault{view: func(v *rules.View) { v.Seats[0].Place = 0 }}, "has place 0 where"},
		{fault{view: func(v *rules.View) { v.Seats[0].Place *= 2 }}, "is right"},
		{fault{view: func(v *rules.View) { v.Seats[0].Won, v.Seats[1].Won = v.Seats[1].Won, v.Seats[0].Won }}, "winners, and they alone, are first"},
		{fault{view: func(v *rules.View) { v.Asked = rules.Chance }}, "Asked is -1"},
		{fault{view: func(v *rules.View) { v.Choices = nil }}, "are not its moves"},
		{fault{view: func(v *rules.View) { v.Sample = nil }}, "needs a prompt, Sample"},
		{fault{view: func(v *rules.View) { v.Piles[0].Coins += 1 }}, "purses and piles show"},
		{fault{view: func(v *rules.View) { calls++; v.Aside = text.Text(fmt.Sprint(calls)) }}, "not the same when asked twice"},
		{fault{tell: func([]rules.Event) []rules.Event { return []rules.Event{{Text: "Well done!"}} }}, "exclamation mark"},
		{fault{tell: func([]rules.Event) []rules.Event { return []rules.Event{{Coins: 2, From: rules.Pot, To: 0}} }}, "changes the purse"},
	} {
		g := with(c.fault)
		said := hear(func(t testing.TB) { everySetup(t, g, (*game).play) })
		if !strings.Contains(said, c.says) {
			t.Errorf("the kit says %q where it should say %q", said, c.says)
		}
	}
}

// TestKitFindsBadParts: moves whose parts do not tell them apart.
func TestKitFindsBadParts(t *testing.T) {
	one := func(word string, spot int) []rules.Part {
		return []rules.Part{{Word: text.Text(word), Spot: int16(spot)}}
	}
	for _, c := range []struct {
		parts func(m rules.Move) []rules.Part
		says  string
	}{
		{func(rules.Move) []rules.Part { return one("Go", 1) }, "so has another move"},
		{func(m rules.Move) []rules.Part { return one("Go", 1)[:len(race.Game.Text(m))%2] }, "all or none do"},
		{func(m rules.Move) []rules.Part { return one(race.Game.Text(m), 1) }, "is both"},
		{func(m rules.Move) []rules.Part { return one("Go where nobody has gone", len(race.Game.Text(m))) }, "a part"},
	} {
		g := *race.Game
		g.Parts = func(m rules.Move, _ rules.Actor) (said, tacit []rules.Part) { return c.parts(m), nil }
		said := hear(func(t testing.TB) { everySetup(t, &g, (*game).play) })
		if !strings.Contains(said, c.says) {
			t.Errorf("the kit says %q where it should say %q", said, c.says)
		}
	}
}

// peek is a game of cups in which everybody sees every bone.
type peek struct{ rules.Hider }

func (p peek) After(m rules.Move) rules.Position { return peek{p.Hider.After(m).(rules.Hider)} }

func (p peek) Sample(seat rules.Actor, r *rand.Rand) rules.Position {
	return peek{p.Hider.Sample(seat, r).(rules.Hider)}
}

func (p peek) View(seat rules.Actor) rules.View {
	v := p.Hider.View(seat)
	v.Bones = p.Hider.View(0).Bones
	v.Sample = func(r *rand.Rand) rules.Position { return p.Sample(seat, r) }
	return v
}

func TestKitFindsLeaks(t *testing.T) {
	g := *cups.Game
	g.Start = func(s rules.Setup) (rules.Position, error) {
		p, err := cups.Game.Start(s)
		if err != nil {
			return nil, err
		}
		return peek{p.(rules.Hider)}, nil
	}
	said := hear(func(t testing.TB) { everySetup(t, &g, (*game).play) })
	if !strings.Contains(said, "looks different to it") && !strings.Contains(said, "should not tell") {
		t.Errorf("the kit says %q of a game that shows what is under the cups", said)
	}
}

// miser is a game of cups that says of nobody that they know what lies under the cups.
type miser struct{ rules.Keeper }

func (p miser) Knows(seat, owner rules.Actor) bool { return false }

func (p miser) After(m rules.Move) rules.Position { return miser{p.Keeper.After(m).(rules.Keeper)} }

func (p miser) Sample(seat rules.Actor, r *rand.Rand) rules.Position {
	return miser{p.Keeper.Sample(seat, r).(rules.Keeper)}
}

func (p miser) View(seat rules.Actor) rules.View {
	v := p.Keeper.View(seat)
	v.Sample = func(r *rand.Rand) rules.Position { return p.Sample(seat, r) }
	return v
}

// TestKitFindsMisers: a game in which a seat does not know its own secrets.
func TestKitFindsMisers(t *testing.T) {
	g := *cups.Game
	g.Start = func(s rules.Setup) (rules.Position, error) {
		p, err := cups.Game.Start(s)
		if err != nil {
			return nil, err
		}
		return miser{p.(rules.Keeper)}, nil
	}
	said := hear(func(t testing.TB) { everySetup(t, &g, (*game).play) })
	if !strings.Contains(said, "kept from somebody who may know it") {
		t.Errorf("the kit says %q of a game that hides everything from everybody", said)
	}
}

// spy is a game of cups whose sampler hands out the true position.
type spy struct{ rules.Hider }

func (p spy) After(m rules.Move) rules.Position { return spy{p.Hider.After(m).(rules.Hider)} }

func (p spy) Sample(seat rules.Actor, r *rand.Rand) rules.Position {
	return spy{p.Hider.Sample(seat, r).(rules.Hider)}
}

func (p spy) View(seat rules.Actor) rules.View {
	v := p.Hider.View(seat)
	v.Sample = func(*rand.Rand) rules.Position { return p }
	return v
}

// TestKitFindsSpies: a player, or odds, that look under the cups of others.
func TestKitFindsSpies(t *testing.T) {
	under := func(v rules.View, r *rand.Rand) (sum int) {
		p := v.Sample(r)
		for seat := range rules.Actor(2) {
			sum += int(p.View(seat).Bones[seat].Side)
		}
		return sum
	}
	lifted := func(v rules.View) bool { return len(v.Bones) > 1 && len(v.Choices) > 1 }
	g := *cups.Game
	g.Seats = [2]int{2, 2}
	g.Levels = []rules.Level{{ID: "easy", About: "plays"}}
	g.Start = func(s rules.Setup) (rules.Position, error) {
		p, err := cups.Game.Start(s)
		if err != nil {
			return nil, err
		}
		return spy{p.(rules.Hider)}, nil
	}
	g.Think = func(_ string, v rules.View, r *rand.Rand) func(int) (rules.Move, bool) {
		m := v.Choices[0].Move
		if lifted(v) {
			m = v.Choices[under(v, r)%2].Move
		}
		return func(int) (rules.Move, bool) { return m, true }
	}
	if said := hear(func(t testing.TB) { players(t, &g) }); !strings.Contains(said, "where its seat sees the same") {
		t.Errorf("the kit says %q of a player who looks under the cups", said)
	}
	g.Think = nil
	g.Odds = func(v rules.View, r *rand.Rand) func(int) (rules.Odds, bool) {
		o := rules.Odds{Title: "Chances", Note: "Sampled.", Rows: []rules.OddsRow{{Move: v.Choices[0].Move, Label: "a", Best: true}}}
		if lifted(v) {
			o.Rows[0].Short = text.Text(fmt.Sprint(under(v, r)))
		}
		return func(int) (rules.Odds, bool) { return o, true }
	}
	if said := hear(func(t testing.TB) { players(t, &g) }); !strings.Contains(said, "where the seat sees the same") {
		t.Errorf("the kit says %q of odds that look under the cups", said)
	}
}

func TestKitReadsTheDocs(t *testing.T) {
	for _, c := range []struct {
		change func(*rules.Game)
		says   string
	}{
		{func(g *rules.Game) { g.Short = "A long short name" }, "12 fit"},
		{func(g *rules.Game) { g.Book.Source = "" }, "needs When, Source and Rules"},
		{func(g *rules.Game) { g.From = rules.Attested }, "what the source leaves open"},
		{func(g *rules.Game) { g.Options = append(g.Options, g.Options[0]) }, "an id of its own"},
		{func(g *rules.Game) {
			g.Options = []rules.Option{{ID: "x", Title: "X", About: "X.", Only: "y=1", Step: 1}}
		}, "can never be"},
		{func(g *rules.Game) {
			g.Levels = []rules.Level{{ID: "hard", About: "plays"}, {ID: "easy", About: "plays"}}
		}, "weakest first"},
	} {
		g := *race.Game
		c.change(&g)
		if said := hear(func(t testing.TB) { docs(t, &g) }); !strings.Contains(said, c.says) {
			t.Errorf("the kit says %q where it should say %q", said, c.says)
		}
	}
}

// TestKitFindsBadPlayers: a player whose moves are illegal, or never come.
func TestKitFindsBadPlayers(t *testing.T) {
	g := *race.Game
	g.Think = func(string, rules.View, *rand.Rand) func(int) (rules.Move, bool) {
		return func(int) (rules.Move, bool) { return rules.Move{Verb: "cheat"}, true }
	}
	if said := hear(func(t testing.TB) { players(t, &g) }); !strings.Contains(said, "which is not legal") {
		t.Errorf("the kit says %q of a cheat", said)
	}
	g.Think = func(string, rules.View, *rand.Rand) func(int) (rules.Move, bool) {
		return func(int) (rules.Move, bool) { return rules.Move{}, false }
	}
	if said := hear(func(t testing.TB) { players(t, &g) }); !strings.Contains(said, "does not decide") {
		t.Errorf("the kit says %q of a sleeper", said)
	}
}

// TestKitFindsBadOdds: odds that are missing, of impossible size, or not what
// they say they are.
func TestKitFindsBadOdds(t *testing.T) {
	for _, c := range []struct {
		change func(o *rules.Odds, r *rand.Rand)
		says   string
	}{
		{func(*rules.Odds, *rand.Rand) {}, ""},
		{func(o *rules.Odds, _ *rand.Rand) { o.Rows = nil }, "there are no odds"},
		{func(o *rules.Odds, _ *rand.Rand) { o.Exact = false }, "and Exact is false"},
		{func(o *rules.Odds, _ *rand.Rand) { o.Note = "Nearly." }, "and Exact is true"},
		{func(o *rules.Odds, _ *rand.Rand) { o.Title = "" }, "need a title"},
		{func(o *rules.Odds, _ *rand.Rand) { o.Rows[0].Best = false }, "a best row"},
		{func(o *rules.Odds, _ *rand.Rand) { o.Rows[0].Move.Verb = "dance" }, "which is not legal"},
		{func(o *rules.Odds, _ *rand.Rand) { o.Rows[0].Short = "NaN %" }, "is no number"},
		{func(o *rules.Odds, _ *rand.Rand) { o.Rows[0].Bars[0].Size = 1.01 }, "has the length"},
		{func(o *rules.Odds, _ *rand.Rand) { o.Rows[0].Bars[0].Size = math.NaN() }, "has the length"},
		{func(o *rules.Odds, r *rand.Rand) { o.Rows[0].Bars[0].Size = r.Float64() }, "say that they are sampled"},
		{func(o *rules.Odds, r *rand.Rand) {
			o.Rows[0].Bars[0].Size, o.Note, o.Exact = r.Float64(), "Sampled.", false
		}, ""},
	} {
		g := *race.Game
		g.Odds = func(v rules.View, r *rand.Rand) func(int) (rules.Odds, bool) {
			bars := []rules.Bar{{Size: .5, Text: "half"}}
			o := rules.Odds{Title: "Chances", Note: "Exact.", Exact: true, Rows: []rules.OddsRow{
				{Move: v.Choices[0].Move, Label: "a", Short: "50 %", Bars: bars, Best: true}}}
			c.change(&o, r)
			return func(int) (rules.Odds, bool) { return o, true }
		}
		said := hear(func(t testing.TB) { players(t, &g) })
		if !strings.Contains(said, c.says) || c.says == "" && said != "" {
			t.Errorf("the kit says %q where it should say %q", said, c.says)
		}
	}
}

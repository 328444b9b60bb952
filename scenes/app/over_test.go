package app

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// TestSidesOfAKnockedBone: a bone that another one knocks on is no cast, so the
// result counts a bone for every cast and no more.
func TestSidesOfAKnockedBone(t *testing.T) {
	s, err := session.New(games.Find("catapulta"), rules.Setup{Seats: 2}, [16]byte{1})
	if err != nil {
		t.Fatal(err)
	}
	throw := rules.Move{Verb: rules.Throw}
	first := rules.Move{Verb: rules.Cast, To: 1, N: 3}
	knock := rules.Move{Verb: "knock", To: 3, N: 6}
	second := rules.Move{Verb: rules.Cast, To: 2, N: 4}
	for _, err := range []error{s.Play(throw), s.Enter(first), s.Play(throw), s.Enter(knock), s.Enter(second)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	fell := map[string]int{}
	for _, side := range sides(s) {
		fell[text.Plain(side.Label)] = side.Fell
	}
	if fell["3"] != 1 || fell["4"] != 1 || fell["6"] != 0 {
		t.Errorf("a three and a four were tossed: %v", fell)
	}
}

// TestCenturyIsCrowned: a century that stands is a win, and has a wreath without being the
// best there was; one that is lost has none.
func TestCenturyIsCrowned(t *testing.T) {
	seen := map[bool]bool{}
	for seed := byte(1); seed < 30; seed++ {
		s, err := session.New(games.Find("century"), rules.Setup{Seats: 1, Ruleset: "century"}, [16]byte{seed})
		if err != nil {
			t.Fatal(err)
		}
		if err := playOn(s, s.Game().Longest); err != nil {
			t.Fatal(err)
		}
		stands := s.Position().Scores()[0] > 0
		if seen[stands] = true; crowned(s, nil) != stands {
			t.Errorf("seed %d: a century that stands (%v) has a wreath: %v", seed, stands, crowned(s, nil))
		}
	}
	if len(seen) != 2 {
		t.Error("none was won, or none was lost")
	}
}

// TestSidesOfHiddenBones: the result counts what lay under the cup as those who
// peeped saw it, each bone that was cast once.
func TestSidesOfHiddenBones(t *testing.T) {
	s, err := session.New(games.Find("mendax-common"), rules.Setup{Seats: 3}, [16]byte{1})
	if err != nil {
		t.Fatal(err)
	}
	if err := playOn(s, s.Game().Longest); err != nil {
		t.Fatal(err)
	}
	want, fell := map[string]int{}, map[string]int{}
	for i := range s.Len() {
		if m := s.Step(i).Move; m.Verb == rules.Cast {
			for _, b := range tali.Hand(m.N).Bones(nil) {
				want[strconv.Itoa(int(b.Side))]++
			}
		}
	}
	for _, side := range sides(s) {
		fell[text.Plain(side.Label)] = side.Fell
	}
	if !maps.Equal(fell, want) {
		t.Errorf("%v were cast, the result counts %v", want, fell)
	}
}

// TestNextGame: purses and pot go on, the start moves, and who cannot pay gets a
// new purse. With bones that lie on one side alone nobody has 500 points at the
// end of a race, and what was wagered waits for the next.
func TestNextGame(t *testing.T) {
	set := rules.Setup{Seats: 3, First: 2, Purses: []int{40, 9, 6}, Pot: 2, Options: map[string]int{
		"ante": 5, "weights": tali.Custom, "w1": 100, "w3": 0, "w4": 0, "w6": 0,
	}}
	s, err := session.New(games.Find("circus"), set, [16]byte{1})
	if err != nil {
		t.Fatal(err)
	}
	if err := playOn(s, s.Game().Longest); err != nil {
		t.Fatal(err)
	}
	if n := next(s); !slices.Equal(n.Purses, []int{35, 40, 40}) || n.Pot != 17 || n.First != 0 {
		t.Errorf("%+v", n)
	} else if _, err := s.Game().New(n); err != nil {
		t.Error(err)
	}
	s, _ = session.New(games.Find("skiffs"), rules.Setup{Seats: 2}, [16]byte{1})
	if err := playOn(s, s.Game().Longest); err != nil {
		t.Fatal(err)
	}
	if n := next(s); n.Pot != 0 {
		t.Errorf("what the house has it keeps: %+v", n)
	}
}

// Rows stand in the order of places: who is level stays in the order of seats.
func TestOrderByPlaces(t *testing.T) {
	if got := order([]rules.SeatView{{Place: 4}, {Place: 2}, {Place: 1}, {Place: 2}}); !slices.Equal(got, []int{2, 1, 3, 0}) {
		t.Errorf("%v", got)
	}
}

func TestFiguresNeedOneUnit(t *testing.T) {
	left := rules.SeatView{Unit: "left"}
	for _, c := range []struct {
		seats []rules.SeatView
		want  text.Text
	}{
		{[]rules.SeatView{left, left}, "left"},
		{[]rules.SeatView{{}, left, {}}, "left"},
		{[]rules.SeatView{{Unit: "stone", Units: "stones"}, {Unit: "stones", Units: "stones"}}, "stones"},
		{[]rules.SeatView{{Unit: "Senio 20"}, {Unit: "no name"}}, ""},
		{nil, ""},
	} {
		if got := unit(c.seats); got != c.want {
			t.Errorf("unit of %+v is %q, want %q", c.seats, got, c.want)
		}
	}
}

// Coins are counted up where coins were played for, and nowhere else.
func TestResultsCountCoinsPlayedFor(t *testing.T) {
	for id, want := range map[string]bool{"knucklebones": true, "augustus": true, "skiffs": true, "century": false, "biga": false, "mendax-single": false, "circus": false} {
		h, err := Quiet(Show{Game: id, Seed: "7", Scene: "results"})
		if err != nil {
			t.Fatal(err)
		}
		h.Stack.Resize(1280, 800, 1)
		h.Stack.Step()
		said := ""
		for _, it := range h.Stack.Page().Items {
			if strings.HasPrefix(it.ID, "row ") {
				said += text.Plain(it.Label) + "; "
			}
		}
		if got := strings.Contains(said, " purse"); got != want {
			t.Errorf("%s: coins are counted: %v, want %v: %s", id, got, want, said)
		}
	}
}

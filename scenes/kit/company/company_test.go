package company

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
)

func seats(n int) (list []record.Seat) {
	for range n {
		list = Add(list, record.Person)
	}
	return list
}

func TestNextColour(t *testing.T) {
	list := seats(3)
	for range 20 {
		NextColour(list, 0)
		seen := map[string]bool{}
		for _, s := range list {
			if seen[s.Colour] {
				t.Fatalf("two seats have %s", s.Colour)
			}
			seen[s.Colour] = true
		}
	}
}

// Every colour has a name.
func TestColours(t *testing.T) {
	for _, p := range palette.Players {
		if colours[p.Name] == "" {
			t.Errorf("%s has no name", p.Name)
		}
	}
}

func TestTyped(t *testing.T) {
	for _, c := range []struct {
		name, letters string
		back          int
		want          string
	}{
		{"Livia", "", 1, "Livi"}, {"", "", 3, ""}, {"Äb", "", 2, ""}, {"", "Ünal", 0, "Ünal"},
		{"Maximilianus", "x", 0, "Maximilianus"}, {"a", "\n\tb", 0, "ab"},
	} {
		if got := typed(c.name, c.letters, c.back); got != c.want {
			t.Errorf("typed(%q, %q, %d) = %q, want %q", c.name, c.letters, c.back, got, c.want)
		}
	}
}

// list returns a list on a page.
func list(s *[]record.Seat) *List {
	p := ui.NewPage(1280, 800, 1)
	l := &List{Seats: s, Kinds: []Kind{{"easy", "Easy", "plays at random"}}, Least: 2, Most: 4, Added: "easy", Renewed: func() {}}
	l.Ask = func(*sheet.Question) {}
	l.Lay(&p, sheet.NewFlow(&p, 0, 0, 400))
	return l
}

// Whoever leaves the field of a name as it is stays without one, and a computer is given
// a name.
func TestWithoutAName(t *testing.T) {
	s := []record.Seat{{Kind: record.Person}}
	l := list(&s)
	for _, c := range []struct{ typed, want string }{{"You", ""}, {"Zoë", "Zoë"}, {" ", "Zoë"}, {"You", ""}} {
		if l.call(0, c.typed); s[0].Name != c.want {
			t.Errorf("with %q it is called %q", c.typed, s[0].Name)
		}
	}
	pseudo, _ := text.BuiltIn("pseudo")
	l.page.Reader = text.NewReader(pseudo, nil, nil)
	shown := l.page.Words(l.called(0))
	if l.call(0, shown); shown == "You" || s[0].Name != "" {
		t.Errorf("left as %q it is called %q", shown, s[0].Name)
	}
	l.rename(0)
	if l.Finish(); s[0].Name != "" {
		t.Errorf("written as it was it is called %q", s[0].Name)
	}
	if l.play(0, "easy"); s[0].Name == "" {
		t.Error("a computer has no name")
	}
}

// Before who sits is changed it is told, and the name that is being written is taken over.
func TestChanging(t *testing.T) {
	s := seats(2)
	l := list(&s)
	told := 0
	l.Changing = func() { told = len(s) }
	l.rename(0)
	l.typed("x", 3)
	l.add()
	if told != 2 || len(s) != 3 || s[0].Name != "Lix" || s[2].Kind != "easy" {
		t.Errorf("told at %d, now %+v", told, s)
	}
	l.remove(0)
	if len(s) != 2 || s[0].Name != "Marcus" {
		t.Errorf("without the first they are %+v", s)
	}
}

// Seats of people somewhere else have devices of their own, in their order, or share one.
func TestSplit(t *testing.T) {
	for kinds, want := range map[string][]int{
		"person elsewhere elsewhere":               {0, 1, 2},
		"person elsewhere hard beside":             {0, 1, 0, 1},
		"person beside elsewhere beside elsewhere": {0, 1, 2, 2, 3},
		"person hard": {0, 0},
	} {
		var list []record.Seat
		for _, kind := range strings.Fields(kinds) {
			list = append(list, record.Seat{Kind: kind})
		}
		players, of := Split(list)
		if !slices.Equal(of, want) {
			t.Errorf("%s: the devices are %v, not %v", kinds, of, want)
		}
		for i, p := range players {
			if away(p.Kind) {
				t.Errorf("%s: seat %d is of kind %s", kinds, i, p.Kind)
			}
		}
		if Gather(list); Apart(list) {
			t.Errorf("%s: not all are here", kinds)
		}
	}
}

// Somebody has to be at this device; where a game cannot be played apart, that is said.
func TestOfferApart(t *testing.T) {
	for _, x := range []struct {
		kinds string
		seat  int
		list  List
		want  string // what is said of the seat somewhere else; "" if it is not offered
		bars  bool
	}{
		{"person hard", 1, List{}, "", false},
		{"person hard", 1, List{Apart: true}, "a person with their own device", false},
		{"person hard", 0, List{Apart: true}, "At least one person plays at this device.", true},
		{"person hard", 1, List{Apart: true, NotApart: "Only at one device"}, "Only at one device", true},
	} {
		var seats []record.Seat
		for _, kind := range strings.Fields(x.kinds) {
			seats = append(seats, record.Seat{Kind: kind, Name: kind})
		}
		p := ui.NewPage(1280, 800, 1)
		l, q := x.list, (*sheet.Question)(nil)
		l.Seats, l.Ask = &seats, func(asked *sheet.Question) { q = asked }
		l.askKind(x.seat)
		q.Lay(&p)
		got, bars := "", false
		for _, it := range p.Items {
			if text.Plain(it.Text) == "Somewhere else" {
				got, bars = text.Plain(it.Small), it.Disabled
			}
		}
		if got != x.want || bars != x.bars {
			t.Errorf("%s, seat %d: it says %q, %v", x.kinds, x.seat, got, bars)
		}
	}
}

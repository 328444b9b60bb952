package app

import (
	"cmp"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	seating "knucklebones/scenes/kit/company"
	"knucklebones/scenes/screens/evening"
)

// rooms are the scenes of an evening that nobody plays, by name: they are for pictures.
var rooms = []string{"evening", "between", "between-loan", "evening-end", "evening-early"}

// openRoom shows a screen of an evening that nobody plays, for as many as the flags name.
func (h *App) openRoom(name string, sh Show) error {
	if h.live {
		return text.Errorf("this scene can only be used for pictures, with -shot")
	}
	n := 4
	if len(sh.Players) > 1 {
		n = len(sh.Players)
	}
	s := sample{h, min(n, rules.MaxSeats)}
	switch name {
	case "evening":
		h.Stack.Push(evening.NewProgramme(h.Stack, s.programme()))
	case "between", "between-loan":
		st := s.standing()
		if name == "between-loan" {
			st.Rows[s.seats-1].Coins = 0
			st.Choice = nil
			st.Loan = &evening.Loan{Seat: st.Rows[s.seats-1].Seat, Coins: 10, Lend: h.Stack.Pop, SitOut: h.Stack.Pop}
		}
		b := evening.NewBetween(h.Stack, st)
		if st.Choice != nil {
			st.Choice.Choose = func(i int) { st.Choice.Chosen = i; b.Show(st) }
		}
		h.Stack.Push(b)
	default:
		f := s.finale()
		if name == "evening-early" {
			f.Games, f.Honours = 3, nil
		}
		h.Stack.Push(evening.NewEnd(h.Stack, f))
	}
	return nil
}

// A sample is an evening that nobody plays.
type sample struct {
	h     *App
	seats int
}

// programmed are the games of the sample, in their order.
var programmed = []string{"knucklebones", "mendax-single", "boneace", "circus", "augustus"}

func (s sample) game(id string) evening.Game {
	g := games.Find(id)
	return evening.Game{ID: g.ID, Title: g.Title, Short: g.Short, Seats: g.Seats, Paint: motif(g).Draw}
}

func (s sample) ticket(id string) evening.Ticket {
	return evening.Ticket{Game: s.game(id), Minutes: games.Find(id).Minutes}
}

// company returns who sits: every other one is a person.
func (s sample) company() (list []record.Seat) {
	for i := range s.seats {
		u := usual[i]
		list = append(list, record.Seat{Name: u.name, Colour: u.colour, Kind: []string{record.Person, "hard"}[i%2]})
	}
	return list
}

func (s sample) programme() evening.Deps {
	d := evening.Deps{
		Minutes:     func(id string, _ int) int { return games.Find(id).Minutes },
		Suggestions: []evening.Suggestion{{Name: "Half an hour", Games: func(int) []string { return programmed[:3] }}},
		Plan:        evening.Plan{Games: programmed, Seats: s.company(), Purse: 40},
		Purse:       evening.Range{Least: 10, Most: 200, Step: 10},
		Ante:        3, Bets: true,
		Start: func(evening.Plan) { s.h.Stack.Pop() },
	}
	d.Last = &d.Plan
	for _, name := range []text.Text{"All luck", "Liars’ night", "Surprise us"} {
		d.Suggestions = append(d.Suggestions, evening.Suggestion{Name: name, Games: func(int) []string { return programmed[1:] }})
	}
	for _, g := range games.Games() {
		d.Drawer = append(d.Drawer, s.game(g.ID))
	}
	for _, l := range games.Find("mendax-single").Levels {
		d.Kinds = append(d.Kinds, seating.Kind{ID: l.ID, Word: l.Word(), About: l.About})
	}
	return d
}

// rows returns purses that began with 40 coins each and have changed by these amounts in
// all and in the last game; what is missing to nothing is taken from the last seat.
func (s sample) rows(all, last []int) []evening.Purse {
	reader := s.h.Stack.Reader(s.names(), 0)
	even := func(list []int) []int {
		list = append(slices.Clone(list[:s.seats-1]), 0)
		for _, n := range list[:s.seats-1] {
			list[s.seats-1] -= n
		}
		return list
	}
	all, last = even(all), even(last)
	rows := make([]evening.Purse, s.seats)
	for i := range rows {
		rows[i] = evening.Purse{Seat: i, Name: reader.Called(i), Colour: usual[i].colour, Coins: 40 + all[i], Change: last[i]}
	}
	slices.SortStableFunc(rows, func(a, b evening.Purse) int { return cmp.Compare(b.Coins, a.Coins) })
	for i := range rows {
		rows[i].Place = i + 1
	}
	return rows
}

func (s sample) names() (names []string) {
	for _, seat := range s.company() {
		names = append(names, seat.Name)
	}
	return names
}

func (s sample) standing() evening.Standing {
	st := evening.Standing{
		Reader: s.h.Stack.Reader(s.names(), 0), You: 0,
		Last: games.Find("mendax-single").Short, Played: 2, Games: len(programmed),
		Rows: s.rows([]int{4, 12, -14, -2, 3, -5, 1}, []int{-4, 12, -4, -4, 2, -3, 1}),
		Next: s.ticket("boneace"), Track: [][]string{{usual[0].colour}, {usual[1].colour}},
		Play: s.h.Stack.Pop, Stop: s.h.Stack.Pop, Results: s.h.Stack.Pop,
	}
	st.Moment = text.Of("{0} said: five threes. It was a lie, so {1} took the pot: **{2}**.", text.Seat(st.Rows[1].Seat), text.Seat(st.Rows[0].Seat), 16)
	last := st.Rows[s.seats-1]
	st.Choice = &evening.Choice{Seat: last.Seat, Colour: last.Colour, Name: last.Name, Person: true, Number: 4,
		Tickets: [2]evening.Ticket{s.ticket("circus"), s.ticket("skiffs")}}
	return st
}

func (s sample) finale() evening.Finale {
	all := []int{7, 21, -21, -7, 3, -5, 1}
	f := evening.Finale{
		Reader: s.h.Stack.Reader(s.names(), 0), You: 0, Games: len(programmed), Planned: len(programmed), Minutes: 48,
		Rows:  s.rows(all, all),
		Again: s.h.Stack.Pop, Share: s.h.Stack.Pop, Hall: s.h.Stack.Home, Results: s.h.Stack.Pop,
	}
	honour := func(place int, head, line text.Text) {
		r := f.Rows[min(place, s.seats)-1]
		f.Honours = append(f.Honours, evening.Honour{Head: head, Name: r.Name, Colour: r.Colour, Line: line, Watch: s.h.Stack.Pop})
	}
	honour(1, "Biggest pot", text.Of("{0} in {1}", 24, games.Find("boneace").Title))
	honour(3, "Luckiest", text.Of("{0} by luck alone", text.Coins(11)))
	honour(2, "Best decision", text.Of("Doubted five sixes: worth {0}", 9))
	honour(4, "Unluckiest", text.Of("{0} lost by luck alone", text.Coins(13)))
	return f
}

package evening

import (
	"cmp"
	"encoding/binary"
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// A Ticket is a game of a programme, with its ruleset.
type Ticket struct {
	Game    *rules.Game
	Ruleset string // id; empty in a game without rulesets
}

// TicketFor returns the usual ticket of a game.
func TicketFor(g *rules.Game) Ticket {
	if len(g.Rulesets) == 0 {
		return Ticket{Game: g}
	}
	return Ticket{g, g.Rulesets[0].ID}
}

// Fits reports whether a game can be played by that number of players.
func Fits(g *rules.Game, seats int) bool { return g.Seats[0] <= seats && seats <= g.Seats[1] }

// Minutes returns about how many minutes the game takes with that number of players,
// from measurements at the usual table.
func (t Ticket) Minutes(seats int) int {
	const most = 4 // players of a usual table
	usual := max(t.Game.Seats[0], min(most, t.Game.Seats[1]))
	return max(1, (2*t.Game.Minutes*seats+usual)/(2*usual))
}

// minutes returns about how long a programme takes that many players.
func minutes(list []Ticket, seats int) (n int) {
	for _, t := range list {
		n += t.Minutes(seats)
	}
	return n
}

// check returns an error if the ticket is not for that many players.
func (t Ticket) check(seats int) error {
	if t.Game == nil {
		return text.Errorf("there is no such game")
	}
	_, err := t.agreed(seats)
	return err
}

// agreed returns the complete setup of the game for that many players.
func (t Ticket) agreed(seats int) (rules.Setup, error) {
	return t.Game.Check(rules.Setup{Seats: seats, Ruleset: t.Ruleset})
}

// strengths are the ids of levels, weakest first.
var strengths = []string{opponent.Random, "easy", "medium", "hard", "master"}

// everyLevel is no game: it only has all levels.
var everyLevel = rules.Game{Title: "An evening", Levels: levels()}

// levels returns the levels of computer players that an evening offers.
func levels() (list []rules.Level) {
	for _, id := range strengths {
		list = append(list, rules.Level{ID: id})
	}
	return list
}

// KindIn returns the kind of a player in a game: a person stays one, and a computer of a
// level that the game does not have plays the nearest one, of two the weaker.
func KindIn(g *rules.Game, kind string) string {
	if kind == record.Person {
		return kind
	}
	best, far := opponent.Random, len(strengths)
	for _, l := range g.Opponents() {
		d := slices.Index(strengths, l.ID) - slices.Index(strengths, kind)
		if d = max(d, -d); d < far {
			best, far = l.ID, d
		}
	}
	return best
}

// spares draws a spare for each game of the plan from the third on: a game of the shelf
// that fits the company and isn't in the programme. No game is drawn twice.
func spares(p Plan, shelf []*rules.Game) []Ticket {
	list := make([]Ticket, len(p.Games))
	left := slices.DeleteFunc(fitting(shelf, len(p.Company)), func(g *rules.Game) bool {
		return slices.ContainsFunc(p.Games, func(t Ticket) bool { return t.Game == g })
	})
	shuffle(left, p.Seed)
	for i := 2; i < len(list) && i-2 < len(left); i++ {
		list[i] = TicketFor(left[i-2])
	}
	return list
}

// fitting returns the games of the shelf that this number of players can play.
func fitting(shelf []*rules.Game, seats int) []*rules.Game {
	return slices.DeleteFunc(slices.Clone(shelf), func(g *rules.Game) bool { return !Fits(g, seats) })
}

// shuffle shuffles list by a seed, always in the same way.
func shuffle[T any](list []T, seed record.Seed) {
	r := rand.New(rand.NewPCG(binary.BigEndian.Uint64(seed[:8]), binary.BigEndian.Uint64(seed[8:])))
	r.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
}

// A Mood is a way to fill a programme.
type Mood int

// The moods.
const (
	HalfHour   Mood   = iota // about thirty minutes, with the games as they are usually played
	AllLuck                  // nothing to decide
	LiarsNight               // claims that may be false, and hidden hands
	Surprise                 // whatever the seed brings
	Moods      = iota        // how many there are
)

// Name returns the name of the mood.
func (m Mood) Name() text.Text {
	return [...]text.Text{"Half an hour", "All luck", "Liars’ night", "Surprise us"}[m]
}

// Suggest returns a programme for a mood, in the order of the shelf, or none if there are
// not enough games for that many players. Only Surprise depends on the seed.
func Suggest(m Mood, shelf []*rules.Game, seats int, seed record.Seed) []Ticket {
	games := fitting(shelf, seats)
	var list []Ticket
	switch m {
	case HalfHour:
		list = halfHour(games, seats)
	case AllLuck:
		list = allLuck(games, seats)
	case LiarsNight:
		list = liars(games, seats)
	case Surprise:
		shuffle(games, seed)
		n := Fewest + int(seed[len(seed)-1])%(Most-Fewest+1)
		for _, g := range games[:min(n, len(games))] {
			list = append(list, TicketFor(g))
		}
	}
	if len(list) < Fewest {
		return nil
	}
	return list[:min(len(list), Most)]
}

// Shorten takes out the longest games until the others take so many players at most that many
// minutes; it returns none if too few are left.
func Shorten(list []Ticket, seats, most int) []Ticket {
	list = slices.Clone(list)
	for len(list) > 0 && minutes(list, seats) > most {
		longest := 0
		for i, t := range list {
			if t.Minutes(seats) > list[longest].Minutes(seats) {
				longest = i
			}
		}
		list = slices.Delete(list, longest, longest+1)
	}
	if len(list) < Fewest {
		return nil
	}
	return list
}

// halfHour returns games that together come near to thirty minutes and not beyond: the
// longest that find room.
func halfHour(games []*rules.Game, seats int) (list []Ticket) {
	const most = 30
	order := slices.Clone(games)
	slices.SortStableFunc(order, func(a, b *rules.Game) int { return cmp.Compare(b.Minutes, a.Minutes) })
	for _, g := range order {
		if t := TicketFor(g); len(list) < Most && minutes(list, seats)+t.Minutes(seats) <= most {
			list = append(list, t)
		}
	}
	place := func(t Ticket) int { return slices.Index(games, t.Game) }
	slices.SortFunc(list, func(a, b Ticket) int { return cmp.Compare(place(a), place(b)) })
	return list
}

// allLuck returns the games that can be played so that there is nothing to decide, the
// first ruleset of each that leaves nothing.
func allLuck(games []*rules.Game, seats int) (list []Ticket) {
	for _, g := range games {
		if g.Skilled() {
			continue
		}
		for _, t := range tickets(g) {
			if luck(t, seats) {
				list = append(list, t)
				break
			}
		}
	}
	return list
}

// tickets returns a ticket for each ruleset of a game.
func tickets(g *rules.Game) []Ticket {
	if len(g.Rulesets) == 0 {
		return []Ticket{{Game: g}}
	}
	var list []Ticket
	for _, r := range g.Rulesets {
		list = append(list, Ticket{g, r.ID})
	}
	return list
}

// luck reports whether a ticket's game is decided by luck alone: nobody had a choice in
// several random games.
func luck(t Ticket, seats int) bool {
	start, err := t.start(seats)
	if err != nil {
		return false
	}
	const games = 3
	for i := range games {
		if opponent.Chooses(start, rand.New(rand.NewPCG(uint64(i), 7))) {
			return false
		}
	}
	return true
}

// start returns the first position of a ticket's game.
func (t Ticket) start(seats int) (rules.Position, error) {
	setup, err := t.agreed(seats)
	if err != nil {
		return nil, err
	}
	return t.Game.New(setup)
}

// liars returns the games in which claims may be false, and after them those in which
// hands are hidden.
func liars(games []*rules.Game, seats int) (list []Ticket) {
	var hidden []Ticket
	for _, g := range games {
		switch t := TicketFor(g); {
		case g.Bluff:
			list = append(list, t)
		case hides(t, seats):
			hidden = append(hidden, t)
		}
	}
	return append(list, hidden...)
}

// hides reports whether a game can hide anything from anybody.
func hides(t Ticket, seats int) bool {
	p, err := t.start(seats)
	if err != nil {
		return false
	}
	_, ok := p.(rules.Hider)
	return ok
}

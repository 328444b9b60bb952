package evening

import (
	"cmp"
	"slices"
	"sort"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// Net returns the coins of a player less those lent by the house; it may be negative.
func (e *Evening) Net(seat int) int { return e.now.purses[seat] - e.now.loans[seat] }

// Pot returns the coins in the pot that games have left, and those paid for a game that has
// begun.
func (e *Evening) Pot() int { return e.now.pot }

// Check returns an error if coins were lost or made since the evening began.
func (e *Evening) Check() error {
	sum := e.now.pot + e.now.chest
	for i, p := range e.now.purses {
		if p < 0 {
			return text.Errorf("the purse of seat {0} holds {1}", i+1, p)
		}
		sum += p - e.now.loans[i]
	}
	if all := e.plan.Purse * len(e.plan.Company); sum != all || e.now.pot < 0 {
		return text.Errorf("all coins together are {0}, not {1}", sum, all)
	}
	return nil
}

// cost returns the coins that a player needs for the next game.
func (e *Evening) cost() int {
	t := e.Next()
	setup, err := t.agreed(max(t.Game.Seats[0], len(e.now.players())))
	if err != nil || !t.Game.Coined(setup) {
		return Ante
	}
	return least(t.Game, setup)
}

// least returns the smallest purse with which every player can begin a game with that
// setup.
func least(g *rules.Game, s rules.Setup) int {
	begins := func(purse int) bool {
		s.Purses = slices.Repeat([]int{purse}, s.Seats)
		_, err := g.New(s)
		return err == nil
	}
	n := sort.Search(MostPurse, begins)
	return max(n, s.Options["ante"], 1)
}

// A Debtor is a player who cannot pay for the next game.
type Debtor struct {
	Seat      int
	Lend      int  // coins that the house can lend
	MaySitOut bool // the game can be played without this player
}

// Debtors returns the players who cannot pay for the next game and neither have been lent
// coins nor sit it out. It begins only when there are none.
func (e *Evening) Debtors() (list []Debtor) {
	if e.Over() || e.now.begun {
		return nil
	}
	cost, players := e.cost(), e.now.players()
	for _, seat := range players {
		if short := cost - e.now.purses[seat]; short > 0 {
			list = append(list, Debtor{seat, (short + Loan - 1) / Loan * Loan, e.Next().Game.Seats[0] < len(players)})
		}
	}
	return list
}

// help applies an act that lends a debtor coins or has it sit out the next game.
func (e *Evening) help(a act) error {
	if a.seat < 0 || a.seat >= len(e.plan.Company) {
		return errSeat
	}
	list := e.Debtors()
	i := slices.IndexFunc(list, func(d Debtor) bool { return d.Seat == a.seat })
	switch {
	case i < 0:
		return errAble
	case a.word == lineLend:
		e.now.purses[a.seat] += list[i].Lend
		e.now.loans[a.seat] += list[i].Lend
	case !list[i].MaySitOut:
		return errNeeded
	default:
		e.now.out[a.seat] = true
	}
	return nil
}

// start applies the act that begins the next game: it settles which game that is, and
// players pay for it.
func (e *Evening) start() error {
	if len(e.Debtors()) > 0 {
		return errPoor
	}
	if _, err := e.Deal(); err != nil {
		return err
	}
	if e.now.chosen {
		at := len(e.now.played) + 1
		e.now.games[at] = e.plan.Spares[at]
	}
	e.now.chosen, e.now.begun = false, true
	e.now.pay(e.entry())
	return nil
}

// entry returns the coins that each player pays for the present game; 0 if it has coins
// of its own.
func (e *Evening) entry() int {
	setup, err := e.Next().agreed(len(e.now.players()))
	if err != nil || e.Next().Game.Coined(setup) {
		return 0
	}
	return Ante
}

// pay moves coins from the purse of each player to the pot.
func (s *state) pay(coins int) {
	for _, seat := range s.players() {
		s.purses[seat] -= coins
		s.pot += coins
	}
}

// stop ends the evening. The house takes what is left in the pot.
func (e *Evening) stop() error {
	if e.now.begun {
		e.now.pay(-e.entry())
	}
	e.now.begun, e.now.ended, e.now.chosen, e.now.bets = false, true, false, nil
	e.now.sweep()
	return nil
}

// sweep moves the pot to the chest of the house.
func (s *state) sweep() {
	s.chest += s.pot
	s.pot = 0
}

// finish applies the act that ends a game: it pays the bets and moves the coins.
func (e *Evening) finish(a act) error {
	if !e.now.begun {
		return errNotYet
	}
	var before []int
	for seat := range e.now.purses {
		before = append(before, e.Net(seat))
	}
	for _, seat := range e.now.players() {
		before[seat] += e.entry()
	}
	d, err := e.dealt(a.played)
	if err != nil {
		return err
	}
	p := Played{Ticket: e.Next(), Seats: d.Seats, Record: a.record}
	if d.Game.Coined(d.Setup) {
		e.settle(d, a.played.Position())
	} else {
		e.award(d, a.played.Position().Scores())
	}
	e.payBets(a.played)
	for i, seat := range a.played.View(rules.Nobody).Seats {
		if seat.Won {
			p.Winners = append(p.Winners, d.Seats[i])
		}
	}
	for i, had := range before {
		p.Change = append(p.Change, e.Net(i)-had)
	}
	e.now.played = append(e.now.played, p)
	e.now.begun = false
	clear(e.now.out)
	if e.Over() {
		e.now.sweep()
	}
	e.decide()
	return nil
}

// dealt returns the Deal of the evening's current game, which s has to be: the same game
// with the same number of seats, ruleset, options, first seat, coins and aims, not for
// practice, and over. The error is errAnother if s is a different game or practice, errOpen
// if it is not over, and that of Deal if the evening is over or its game cannot be played.
func (e *Evening) dealt(s *session.Session) (Deal, error) {
	d, err := e.Deal()
	if err != nil {
		return d, err
	}
	set := s.Setup()
	same := s.Game() == d.Game && set.Seats == d.Setup.Seats && set.Ruleset == d.Setup.Ruleset && set.First == d.Setup.First &&
		set.Pot == d.Setup.Pot && slices.Equal(set.Purses, d.Setup.Purses) && slices.Equal(set.Aims, d.Setup.Aims)
	for id, v := range d.Setup.Options {
		same = same && set.Options[id] == v
	}
	switch {
	case !same || s.Practice():
		return d, errAnother
	case !s.Over():
		return d, errOpen
	}
	return d, nil
}

// settle takes the players' coins over from the final position p of a game with coins
// of its own. Coins in no purse stay in the evening's pot if the game has an ante,
// otherwise they go to the house.
func (e *Evening) settle(d Deal, p rules.Position) {
	left := p.Coins()
	for i, net := range p.Scores() {
		purse := d.Setup.Purses[i] + net
		e.now.purses[d.Seats[i]] = purse
		left -= purse
	}
	if d.Setup.Options["ante"] > 0 {
		e.now.pot = left
	} else {
		e.now.chest += left
	}
}

// award divides the evening's pot equally among the winners of a game without coins. A
// remainder stays in the pot, and so does all of it if nobody won.
func (e *Evening) award(d Deal, scores []int) {
	var won []int
	for i, score := range scores {
		if score > 0 {
			won = append(won, d.Seats[i])
		}
	}
	if len(won) == 0 {
		return
	}
	each := e.now.pot / len(won)
	for _, seat := range won {
		e.now.purses[seat] += each
		e.now.pot -= each
	}
}

// A Standing is the place and the coins of a player.
type Standing struct {
	Seat   int // in the company
	Place  int // 1 for the best, and the same for those who are level
	Purse  int
	Loan   int // coins of Purse that the house has lent
	Change int // coins won or lost in the last game
}

// Net returns the coins by which players are ranked: the purse less loans.
func (s Standing) Net() int { return s.Purse - s.Loan }

// Standing returns what the players have, by their places.
func (e *Evening) Standing() (list []Standing) {
	for i, purse := range e.now.purses {
		s := Standing{Seat: i, Purse: purse, Loan: e.now.loans[i]}
		if n := len(e.now.played); n > 0 {
			s.Change = e.now.played[n-1].Change[i]
		}
		list = append(list, s)
	}
	slices.SortStableFunc(list, func(a, b Standing) int { return cmp.Compare(b.Net(), a.Net()) })
	for i := range list {
		list[i].Place = i + 1
		if i > 0 && list[i].Net() == list[i-1].Net() {
			list[i].Place = list[i-1].Place
		}
	}
	return list
}

// Winners returns the players with the most coins.
func (e *Evening) Winners() (seats []int) {
	for _, s := range e.Standing() {
		if s.Place == 1 {
			seats = append(seats, s.Seat)
		}
	}
	return seats
}

// checkCompany returns an error that says what is wrong with the players of an evening.
func checkCompany(seats []record.Seat) error {
	if n := len(seats); n < FewestSeats || n > rules.MaxSeats {
		return text.Errorf("an evening is for {0} to {1} players, not {2}", FewestSeats, rules.MaxSeats, n)
	}
	if !slices.ContainsFunc(seats, func(s record.Seat) bool { return s.Kind == record.Person }) {
		return text.Errorf("an evening needs a person")
	}
	return record.CheckSeats(&everyLevel, len(seats), seats)
}

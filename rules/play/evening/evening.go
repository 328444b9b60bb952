// Package evening plays several games in a row with one company and one purse each. It
// says which game comes next, with whom and for what, moves the coins between the purses,
// the pot and the house, and writes the whole evening down as one text.
//
// It knows no clock and no screen, and makes no random numbers: the games are played by
// the caller (package session), and all seeds come from outside.
//
// Coins are conserved: the purses, the pot and the chest of the house, less the coins that
// the house has lent, are the same after every act. That is checked each time.
package evening

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// Limits of an evening, and its amounts in coins.
const (
	Fewest, Most               = 3, 7 // games
	FewestSeats                = 2
	Ante                       = 3  // paid by each player for a game without coins of its own
	Loan                       = 10 // the house lends multiples of it
	UsualPurse                 = 40
	LeastPurse, MostPurse      = 30, 500
	purseStep                  = 10
	mostLetters                = 8 << 20 // of an evening as text
	version                    = "knucklebones evening 1"
	lineGame, lineBegin        = "game", "begin"
	lineLend, lineOut          = "lend", "out"
	lineChoose, lineStop       = "choose", "stop"
	lineBet, lineBets          = "bet", "bets"
	lineSeed, linePurse        = "seed", "purse"
	lineSeat, linePlay, lineOr = "seat", "play", "or"
)

// A Plan is everything that is agreed before an evening begins.
type Plan struct {
	Seed    record.Seed   // tells the evening from others, and chooses the spare games
	Purse   int           // coins of each player
	Company []record.Seat // people and computers; the kind of a computer is the id of a level, of any game
	Games   []Ticket      // the programme
	Bets    bool          // people may bet on what others throw
	Spares  []Ticket      // by game, what may be chosen instead; a Ticket without a game where there is nothing
}

// An Evening is an evening as far as it was played.
type Evening struct {
	plan Plan
	acts []act
	now  state
}

// A state is the state of an evening.
type state struct {
	games  []Ticket // the programme, with the games that were chosen
	purses []int
	loans  []int
	pot    int
	chest  int
	played []Played
	out    []bool // by seat, who sits out the next game
	chosen bool   // the spare takes the place of the game after next
	begun  bool   // the next game has begun
	ended  bool   // the evening was stopped early
	bets   []Bet  // on the game that has begun
}

// A Played is a game of the evening that is over.
type Played struct {
	Ticket  Ticket
	Seats   []int  // by seat of the game, the seat in the company
	Record  string // of the game, in short form
	Change  []int  // by seat in the company, the coins won or lost
	Winners []int  // seats in the company
}

// New begins an evening. Spares of the plan is ignored: for each game from the third on,
// one of the shelf is drawn that fits the company and is not in the programme. The error
// says in plain words why the evening cannot be played.
func New(p Plan, shelf []*rules.Game) (*Evening, error) {
	p.Spares = spares(p, shelf)
	return begin(p)
}

// begin begins an evening with the spares of the plan.
func begin(p Plan) (*Evening, error) {
	if err := p.check(); err != nil {
		return nil, err
	}
	n := len(p.Company)
	e := &Evening{plan: p, now: state{games: slices.Clone(p.Games), purses: make([]int, n), loans: make([]int, n), out: make([]bool, n)}}
	for i := range e.now.purses {
		e.now.purses[i] = p.Purse
	}
	return e, nil
}

// check returns an error if the plan cannot be played.
func (p *Plan) check() error {
	switch n := len(p.Games); {
	case n < Fewest || n > Most:
		return text.Errorf("an evening has {0} to {1} games, not {2}", Fewest, Most, n)
	case p.Purse < LeastPurse || p.Purse > MostPurse || p.Purse%purseStep != 0:
		return text.Errorf("the purse has to be a multiple of {0} from {1} to {2}, not {3}", purseStep, LeastPurse, MostPurse, p.Purse)
	case len(p.Spares) != n:
		return text.Errorf("give one spare game for each game: {0}, not {1}", n, len(p.Spares))
	}
	if err := checkCompany(p.Company); err != nil {
		return err
	}
	for i, t := range p.Games {
		if err := t.check(len(p.Company)); err != nil {
			return record.Error{Place: text.Of("game {0}:", i+1), Err: err}
		}
		if spare := p.Spares[i]; spare.Game != nil {
			if err := spare.check(len(p.Company)); err != nil {
				return record.Error{Place: text.Of("the spare of game {0}:", i+1), Err: err}
			}
		}
	}
	return nil
}

// Plan returns what was agreed. It must not be changed.
func (e *Evening) Plan() Plan { return e.plan }

// Games returns the programme, with the games that were chosen in the place of others. It
// must not be changed.
func (e *Evening) Games() []Ticket { return e.now.games }

// Played returns the games that are over. It must not be changed.
func (e *Evening) Played() []Played { return e.now.played }

// Begun reports whether the next game has begun.
func (e *Evening) Begun() bool { return e.now.begun }

// Out returns by seat who sits out the next game. It must not be changed.
func (e *Evening) Out() []bool { return e.now.out }

// Stopped reports whether the evening was ended before its last game.
func (e *Evening) Stopped() bool { return e.now.ended }

// Over reports whether no game comes any more.
func (e *Evening) Over() bool { return e.now.ended || len(e.now.played) == len(e.now.games) }

// Next returns the game that comes next, or is being played. The evening is not over.
func (e *Evening) Next() Ticket { return e.now.games[len(e.now.played)] }

// players returns the seats in the company that play the next game.
func (s *state) players() (seats []int) {
	for i, out := range s.out {
		if !out {
			seats = append(seats, i)
		}
	}
	return seats
}

// A Deal is everything that a game of the evening is begun with.
type Deal struct {
	Game    *rules.Game
	Setup   rules.Setup
	Players []record.Seat
	Seats   []int // by seat of the game, the seat in the company
}

// Deal returns what the next game, or the one that is being played, is begun with. The
// error says why it cannot be played.
func (e *Evening) Deal() (Deal, error) {
	if e.Over() {
		return Deal{}, errOver
	}
	t := e.Next()
	d := Deal{Game: t.Game, Seats: e.now.players()}
	var kinds []string
	for _, i := range d.Seats {
		seat := e.plan.Company[i]
		seat.Kind = KindIn(t.Game, seat.Kind)
		d.Players, kinds = append(d.Players, seat), append(kinds, seat.Kind)
	}
	setup, err := t.agreed(len(d.Seats))
	if err != nil {
		return d, err
	}
	setup.Purses = nil
	if t.Game.Coined(setup) {
		for _, i := range d.Seats {
			setup.Purses = append(setup.Purses, e.now.purses[i])
		}
		if setup.Options["ante"] > 0 {
			setup.Pot = e.now.pot
		}
	}
	setup.First, setup.Aims = e.now.first(d.Seats), t.Game.AimsOf(kinds)
	d.Setup, err = t.Game.Check(setup)
	return d, err
}

// first returns the index among the players of the next game of the one who begins it.
// The start moves on by one seat of the company with every game.
func (s *state) first(players []int) int {
	turn := len(s.played) % len(s.purses)
	if i := slices.IndexFunc(players, func(seat int) bool { return seat >= turn }); i >= 0 {
		return i
	}
	return 0
}

// What cannot be done, in words for players.
var (
	errOver    = text.Errorf("the evening is over")
	errBegun   = text.Errorf("the next game has already begun")
	errNotYet  = text.Errorf("no game has begun")
	errPoor    = text.Errorf("somebody can’t pay for the next game yet")
	errAnother = text.Errorf("this is not the game that was begun")
	errOpen    = text.Errorf("the game is not over yet")
	errSeat    = text.Errorf("there is no such seat")
	errAble    = text.Errorf("this player can pay for the next game")
	errNeeded  = text.Errorf("the next game needs all its players")
	errChoice  = text.Errorf("nobody can choose a game now")
	errBet     = text.Errorf("this bet is not possible now")
)

// Begin begins the next game: who plays pays for it, where it has no coins of its own.
func (e *Evening) Begin() error { return e.do(act{word: lineBegin}) }

// Finish ends the game that was begun, which was played in s, and moves the coins.
func (e *Evening) Finish(s *session.Session) error {
	return e.do(act{word: lineGame, record: s.ShortText(), played: s})
}

// Lend lends a player who cannot pay for the next game as many coins as Debtors says.
func (e *Evening) Lend(seat int) error { return e.do(act{word: lineLend, seat: seat}) }

// SitOut has a player who cannot pay for the next game sit it out.
func (e *Evening) SitOut(seat int) error { return e.do(act{word: lineOut, seat: seat}) }

// Choose says whether the game after next is the spare, or stays the programmed one. The
// last word counts; the choice ends when the next game begins.
func (e *Evening) Choose(spare bool) error {
	if spare == e.now.chosen {
		return nil
	}
	return e.do(act{word: lineChoose})
}

// Stop ends the evening at once. Who has paid for a game that has begun gets it back.
func (e *Evening) Stop() error { return e.do(act{word: lineStop}) }

// An act is one thing that happened in an evening.
type act struct {
	word   string // as the text has it
	seat   int
	bet    Bet
	record string           // of a game
	played *session.Session // that game; not kept
}

// do applies an act and adds it to the text of the evening. After an error nothing has
// changed.
func (e *Evening) do(a act) error {
	was := e.now
	e.now = was.copy()
	err := e.perform(a)
	if err == nil {
		err = e.Check()
	}
	if err != nil {
		e.now = was
		return err
	}
	a.played = nil
	if last := len(e.acts) - 1; a.word == lineChoose && last >= 0 && e.acts[last].word == lineChoose {
		e.acts = e.acts[:last] // the choice is taken back
		return nil
	}
	e.acts = append(e.acts, a)
	return nil
}

// copy returns a copy that is independent as far as acts change a state.
func (s state) copy() state {
	s.games, s.purses, s.loans = slices.Clone(s.games), slices.Clone(s.purses), slices.Clone(s.loans)
	s.out, s.played, s.bets = slices.Clone(s.out), slices.Clone(s.played), slices.Clone(s.bets)
	return s
}

// perform applies one act to the evening, or returns an error if it is not possible
// now.
func (e *Evening) perform(a act) error {
	if e.Over() {
		return errOver
	}
	switch a.word {
	case lineGame:
		return e.finish(a)
	case lineStop:
		return e.stop()
	case lineBet:
		if a.bet.Seat < 0 || a.bet.Seat >= len(e.plan.Company) || !e.MayBet(a.bet.Seat) {
			return errBet
		}
		return e.now.lay(a.bet)
	}
	if e.now.begun {
		return errBegun
	}
	switch a.word {
	case lineBegin:
		return e.start()
	case lineChoose:
		if seat, _, ok := e.Choice(); !ok || !e.IsPerson(seat) {
			return errChoice
		}
		e.now.chosen = !e.now.chosen
		return nil
	}
	return e.help(a)
}

// Choice returns the player who may choose the game after next, and what it may be instead
// of the programmed one: the one with the fewest coins, of several the one in the later
// seat. A computer has chosen already. There is nothing to choose before the first game
// and at the end, nor where there is no spare.
func (e *Evening) Choice() (seat int, spare Ticket, ok bool) {
	at := len(e.now.played) + 1
	if at < 2 || at >= len(e.now.games) || e.now.begun || e.now.ended {
		return 0, spare, false
	}
	for i := range e.plan.Company {
		if e.Net(i) <= e.Net(seat) {
			seat = i
		}
	}
	spare = e.plan.Spares[at]
	return seat, spare, spare.Game != nil
}

// IsPerson reports whether a person has that seat in the company.
func (e *Evening) IsPerson(seat int) bool { return e.plan.Company[seat].Kind == record.Person }

// decide lets a computer, if it may choose the game after next, do so by the evening's
// seed.
func (e *Evening) decide() {
	if seat, _, ok := e.Choice(); ok && !e.IsPerson(seat) {
		e.now.chosen = e.plan.Seed[len(e.now.played)]&1 == 1
	}
}

// Chosen reports whether the spare was chosen in place of the game after next.
func (e *Evening) Chosen() bool { return e.now.chosen }

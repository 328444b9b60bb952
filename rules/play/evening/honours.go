package evening

import (
	"math"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/review"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// A Merit is the reason for an honour.
type Merit int

// The merits.
const (
	BiggestPot Merit = iota
	Luckiest
	BestDecision
	LongestRun // of games won; where nobody had anything to decide
	Unluckiest
)

// Head returns the heading of the honour.
func (m Merit) Head() text.Text {
	return [...]text.Text{"Biggest pot", "Luckiest", "Best decision", "Longest run", "Unluckiest"}[m]
}

// An Honour is something that a player can be proud of, or not, and the proof of it.
type Honour struct {
	Merit Merit
	Seat  int       // in the company
	Line  text.Text // "24 in Bone-Ace"
	Game  int       // index of the played game that shows it
	Step  int       // of that game; 0 for all of it
}

// Honours works out the honours of an evening, in slices, while it is played.
type Honours struct {
	// Known, if not nil, is called with the account of each player of each game, by the index
	// of the game and the seat in it.
	Known func(game, seat int, a review.Account)

	e    *Evening
	find func(id string) *rules.Game

	scanned int  // games whose pots and choices are known
	choices bool // somebody had something to decide in one of them

	game int // index of the game that is examined
	seat int // of that game
	of   *session.Session
	work []*review.Ledger // of its seats from this one on

	pot, best found
	luck      []float64 // by seat in the company, in coins
	most      []found   // by seat in the company, the game in which luck gave or took most
}

// found is the greatest of several things so far.
type found struct {
	size             float64
	seat, game, step int
	line             text.Text
}

// Honours returns the honours of the evening, which are yet to be worked out: call Step
// until it is done, and again after each game.
func (e *Evening) Honours(find func(id string) *rules.Game) *Honours {
	n := len(e.plan.Company)
	return &Honours{e: e, find: find, luck: make([]float64, n), most: make([]found, n)}
}

// Step continues for about that many nodes, and reports whether the honours are known
// for all games played so far.
func (h *Honours) Step(nodes int) (done bool) {
	switch {
	case h.e.Stopped():
		return true
	case h.scanned < len(h.e.now.played):
		h.scan()
	case h.game == len(h.e.now.played):
		return true
	case h.of == nil:
		h.open()
	case len(h.work) == 0:
		h.of, h.seat = nil, 0
		h.game++
	case h.work[0].Step(nodes):
		a := h.work[0].Account()
		h.count(a)
		if h.Known != nil {
			h.Known(h.game, h.seat, a)
		}
		h.work = h.work[1:]
		h.seat++
	}
	return false
}

func (h *Honours) played() *Played { return &h.e.now.played[h.game] }

// resume returns a game that is over, or nil if it cannot be read any more.
func (h *Honours) resume(game int) *session.Session {
	s, err := session.Resume(h.e.now.played[game].Record, h.find)
	if err != nil {
		return nil
	}
	return s
}

// open loads the next game to examine. A game that can't be read any more is skipped.
func (h *Honours) open() {
	if h.of = h.resume(h.game); h.of == nil {
		h.game++
		return
	}
	var seats []rules.Actor
	for i := range h.played().Seats {
		seats = append(seats, rules.Actor(i))
	}
	h.work = review.NewLedgers(h.of, seats...)
}

// scan searches the next game for the biggest pot and for choices. In a game without
// coins the pot is what its players paid.
func (h *Honours) scan() {
	game, p, of := h.scanned, &h.e.now.played[h.scanned], h.resume(h.scanned)
	h.scanned++
	if of == nil {
		return
	}
	for i := range of.Len() {
		if s := of.Step(i); of.At(i).Turn() >= 0 && s.Run == 0 && s.Move.Verb != rules.Throw {
			h.choices = true
		}
		for _, e := range of.Events(i, rules.Nobody) {
			if e.Mark == rules.Won && e.Coins > 0 && e.To >= 0 {
				h.pot.more(found{float64(e.Coins), p.Seats[e.To], game, i, text.Of("{0} in {1}", text.Coins(e.Coins), p.Ticket.Game.Title)})
			}
		}
	}
	if of.Game().Coined(of.Setup()) || len(p.Winners) != 1 {
		return
	}
	coins := p.Change[p.Winners[0]] + Ante
	h.pot.more(found{float64(coins), p.Winners[0], game, 0, text.Of("{0} in {1}", text.Coins(coins), p.Ticket.Game.Title)})
}

// more replaces f by g if g is larger.
func (f *found) more(g found) {
	if g.size > f.size {
		*f = g
	}
}

// count adds an account, of the seat being examined, to the honours for luck and for
// the best decision.
func (h *Honours) count(a review.Account) {
	p := h.played()
	seat := p.Seats[h.seat]
	if a.HasLuck {
		coins := a.Luck
		if a.Unit != review.Coins {
			coins *= float64(Ante * len(p.Seats))
		}
		h.luck[seat] += coins
		h.most[seat].more(found{size: math.Abs(coins), game: h.game})
	}
	if a.Best.Step < 0 {
		return
	}
	v := h.of.At(a.Best.Step).View(rules.Actor(h.seat))
	for _, c := range v.Choices {
		if c.Move == h.of.Step(a.Best.Step).Move {
			h.best.more(found{a.Best.By, seat, h.game, a.Best.Step, text.Of("“{0}” in {1}", c.Label, p.Ticket.Game.Title)})
		}
	}
}

// List returns the honours as far as they are known, without those that what is left to work
// out could change; none of an evening that was stopped.
func (h *Honours) List() (list []Honour) {
	if h.e.Stopped() || h.scanned < len(h.e.now.played) {
		return nil
	}
	done := h.game == len(h.e.now.played)
	up, down := h.extremes()
	if h.pot.size > 0 {
		list = append(list, h.pot.honour(BiggestPot))
	}
	if done && h.luck[up] >= 0.5 {
		list = append(list, Honour{Luckiest, up, text.Of("about {0} by luck alone", text.Coins(round(h.luck[up]))), h.most[up].game, 0})
	}
	if run, n := h.run(); !h.choices && n > 1 {
		run.line = text.Of("won {0} games in a row", text.Spelled(n))
		list = append(list, run.honour(LongestRun))
	}
	if done && h.best.size > 0 {
		list = append(list, h.best.honour(BestDecision))
	}
	if done && h.luck[down] <= -0.5 {
		list = append(list, Honour{Unluckiest, down, text.Of("about {0} lost by luck alone", text.Coins(-round(h.luck[down]))), h.most[down].game, 0})
	}
	return list
}

func round(x float64) int { return int(math.Round(x)) }

func (f found) honour(m Merit) Honour { return Honour{m, f.seat, f.line, f.game, f.step} }

// extremes returns the players with the most and with the least luck.
func (h *Honours) extremes() (up, down int) {
	for i, x := range h.luck {
		if x > h.luck[up] {
			up = i
		}
		if x < h.luck[down] {
			down = i
		}
	}
	return up, down
}

// run returns the longest run of games won in a row by one player, and its length; of
// equal ones the first.
func (h *Honours) run() (best found, most int) {
	for seat := range h.luck {
		n := 0
		for i, p := range h.e.now.played {
			if n++; !slices.Contains(p.Winners, seat) {
				n = 0
			}
			if n > most {
				best, most = found{seat: seat, game: i}, n
			}
		}
	}
	return best, most
}

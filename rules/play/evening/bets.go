package evening

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// A side bet is a coin on what four bones show that somebody else throws. The house pays it
// at the true odds of these bones: who lays many coins neither wins nor loses on average.

// A Stake names the casts on which a coin is laid.
type Stake int

// The stakes.
const (
	OnVenus  Stake  = iota // all four sides
	OnSenio                // at least one six, with a name of its own
	OnAlike                // four times the same side
	OnNoName               // no six, and not all alike
	Stakes   = iota        // how many there are
)

// stakeWords are the stakes as the text of an evening has them.
var stakeWords = [...]string{"venus", "senio", "alike", "noname"}

// Name returns the name of the stake.
func (k Stake) Name() text.Text {
	return [...]text.Text{"[Venus]", "[Senio]", "All alike", "No name"}[k]
}

// Said returns the stake as part of a sentence.
func (k Stake) Said() text.Text {
	return [...]text.Text{"[Venus]", "a [Senio]", "four alike", "no name"}[k]
}

// MostBets is the most coins that a player can lay in one game.
const MostBets = 5

// A Bet is a coin on the first cast of four bones by another player from a step on.
type Bet struct {
	Seat int // in the company
	Step int // of the game
	On   Stake
}

// falls returns the stake that a view's four bones decide, such as Venus or no name; ok
// is false unless exactly four bones lie in sight.
func falls(v *rules.View) (k Stake, ok bool) {
	if len(v.Bones) != 4 {
		return 0, false
	}
	var n [7]int
	kinds := 0
	for _, b := range v.Bones {
		if b.Side < 1 || b.Side > 6 {
			return 0, false
		}
		if n[b.Side]++; n[b.Side] == 1 {
			kinds++
		}
	}
	switch {
	case kinds == 4:
		return OnVenus, true
	case kinds == 1:
		return OnAlike, true
	case n[6] > 0:
		return OnSenio, true
	}
	return OnNoName, true
}

// chance returns the weight of the outcomes at position p that win a stake, and of all
// outcomes. all is 0 unless p is a cast of four bones in everybody's sight.
func (k Stake) chance(p rules.Position) (wins, all int64) {
	if _, hides := p.(rules.Hider); hides || p.Turn() != rules.Chance || p.View(rules.Nobody).Cup != 4 {
		return 0, 0
	}
	for _, o := range p.Outcomes(nil) {
		v := p.After(o.Move).View(rules.Nobody)
		fell, ok := falls(&v)
		if !ok {
			return 0, 0
		}
		if all += o.Weight; fell == k {
			wins += o.Weight
		}
	}
	return wins, all
}

// pays returns the coins that a winning bet of one coin pays, that coin included, so
// that the bet is fair. wins/all is its chance; where its inverse is no whole number,
// the seed decides by chance between the two nearest. n is the number of the step.
func pays(wins, all int64, seed record.Seed, n int) int {
	coins, part := all/wins, all%wins
	if part == 0 {
		return int(coins)
	}
	b := append([]byte("bet"), seed[:]...)
	sum := sha256.Sum256(binary.BigEndian.AppendUint64(b, uint64(n)))
	more := []rules.Outcome{{Weight: part}, {Weight: wins - part}}
	return int(coins) + 1 - record.Seed(sum[:16]).Draw(0, more)
}

// A Payout is the outcome of a bet.
type Payout struct {
	Step  int // the step after which it was decided
	Fell  Stake
	Coins int // that the house pays, with the coin that was laid; 0 if the bet is lost
}

// Bet lays a coin for a person on what another seat throws in the present game.
func (e *Evening) Bet(b Bet) error { return e.do(act{word: lineBet, bet: b}) }

// Bets returns the bets of the game that was begun. It must not be changed.
func (e *Evening) Bets() []Bet { return e.now.bets }

// MayBet reports whether a person may lay a coin now.
func (e *Evening) MayBet(seat int) bool {
	laid := 0
	for _, b := range e.now.bets {
		if b.Seat == seat {
			laid++
		}
	}
	return e.plan.Bets && e.now.begun && e.IsPerson(seat) && laid < MostBets
}

// lay adds a bet to those of the present game.
func (s *state) lay(b Bet) error {
	if b.Step < 0 || b.On < 0 || b.On >= Stakes {
		return errBet
	}
	s.bets = append(s.bets, b)
	return nil
}

// Odds returns the weight with which a stake wins in the next cast of game s, the
// weight of all outcomes, and the company's seat that casts. all is 0 unless the next
// cast is of four bones in everybody's sight.
func (e *Evening) Odds(s *session.Session, on Stake) (wins, all int64, caster int) {
	d, err := e.Deal()
	p := s.Position()
	if p.Turn() >= 0 {
		moves := p.Moves(nil)
		i := slices.IndexFunc(moves, func(m rules.Move) bool { return m.Verb == rules.Throw })
		if i < 0 {
			return 0, 0, 0
		}
		p = p.After(moves[i])
	}
	wins, all = on.chance(p)
	if err != nil || all == 0 {
		return 0, 0, 0
	}
	return wins, all, d.Seats[p.View(rules.Nobody).Asked]
}

// Payout returns how a bet in game s was decided; ok is false if it is still open.
func (e *Evening) Payout(b Bet, s *session.Session) (out Payout, ok bool) {
	d, err := e.Deal()
	if err != nil {
		return out, false
	}
	for i := b.Step; i < s.Len(); i++ {
		p := s.At(i)
		if p.Turn() != rules.Chance || d.Seats[p.View(rules.Nobody).Asked] == b.Seat {
			continue
		}
		wins, all := b.On.chance(p)
		v := s.At(i + 1).View(rules.Nobody)
		fell, four := falls(&v)
		if all == 0 || !four {
			continue
		}
		out = Payout{Step: i, Fell: fell}
		if fell == b.On {
			out.Coins = pays(wins, all, s.Seed(), i)
		}
		return out, true
	}
	return out, false
}

// payBets pays the bets of a finished game. A player who can't pay a lost coin is lent
// some; a coin on a throw that never came stays with its player.
func (e *Evening) payBets(s *session.Session) {
	for _, b := range e.now.bets {
		out, ok := e.Payout(b, s)
		if !ok {
			continue
		}
		if e.now.purses[b.Seat] == 0 && out.Coins == 0 {
			e.now.purses[b.Seat] += Loan
			e.now.loans[b.Seat] += Loan
		}
		e.now.purses[b.Seat] += out.Coins - 1
		e.now.chest -= out.Coins - 1
	}
	e.now.bets = nil
}

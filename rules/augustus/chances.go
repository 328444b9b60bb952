package augustus

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/tali"
)

// chances are those of one cast.
type chances struct {
	venus float64
	pay   []float64 // by what the cast pays, from 0; not Venus
}

func (a *agreement) reckon() chances {
	c := chances{pay: make([]float64, a.dearest()+1)}
	all := 0.0
	for _, o := range a.falls {
		all += float64(o.Weight)
	}
	for _, o := range a.falls {
		h, p := tali.Hand(o.Move.N), float64(o.Weight)/all
		if tali.Classify(h) == tali.Venus {
			c.venus = p
			continue
		}
		c.pay[a.pays(h)] += p
	}
	return c
}

// pays is the chance that a cast pays anything.
func (c *chances) pays() float64 { return 1 - c.venus - c.pay[0] }

// paying is what a cast pays that is not Venus, drawn by chance.
func (c *chances) paying(r *rand.Rand) int {
	x := r.Float64() * (1 - c.venus)
	for n, p := range c.pay {
		if x -= p; x < 0 {
			return n
		}
	}
	return 0
}

// An outlook reckons what comes of staying to the end of the pot for the seat
// that is about to cast, if all who are in stay as long as they can pay. It
// draws ways in which the fines may fall; how likely the pot is to have been
// taken by then is reckoned and not drawn.
type outlook struct {
	*chances
	purse [rules.MaxSeats]int32
	order []int8 // the seats in the pot, in the order they cast; ours first
	pot   int
	most  int // casts until the coins go back
	ways  int // ways in which the fines may fall to be drawn
	done  int
	take  float64 // sum over ways: chance to take the pot
	coins float64 // sum over ways: coins won from here
	r     *rand.Rand
}

// How many ways are drawn to show the odds, and to make up a mind.
const (
	shown   = 1000
	thought = 300
)

func look(p position, ways int, r *rand.Rand) *outlook {
	l := &outlook{
		chances: &p.chances, purse: p.coins.Purse, pot: p.coins.Pot(),
		most: castsMost - int(p.casts), ways: ways, r: r, order: []int8{p.seat},
	}
	for s := p.next(int(p.seat)); s != p.seat; s = p.next(int(s)) {
		l.order = append(l.order, s)
	}
	return l
}

// run goes on by so many ways and says whether all are done.
func (l *outlook) run(nodes int) bool {
	for ; nodes > 0 && l.done < l.ways; nodes-- {
		l.way()
		l.done++
	}
	return l.done == l.ways
}

// result is the chance to take the pot and the coins likely won from here.
func (l *outlook) result() (take, coins float64) {
	return l.take / float64(l.ways), l.coins / float64(l.ways)
}

// little is how small the chance that the pot goes on is let become.
const little = 1e-4

func (l *outlook) way() {
	purse, pot, still := l.purse, l.pot, 1.0
	var seats [rules.MaxSeats]int8
	n := copy(seats[:], l.order)
	me := seats[0]
	for at, casts := 0, 0; casts < l.most && still > little; casts++ {
		s := seats[at]
		if s == me {
			l.win(still*l.venus, pot)
		}
		still *= 1 - l.venus
		fine := l.paying(l.r)
		switch {
		case int(purse[s]) >= fine:
			purse[s] -= int32(fine)
			pot += fine
			if s == me {
				l.coins -= still * float64(fine)
			}
			at = (at + 1) % n
		case s == me:
			return
		default:
			copy(seats[at:], seats[at+1:n])
			n--
			at %= n
		}
		if n == 1 {
			l.win(still, pot)
			return
		}
	}
}

// win counts the pot as taken with that chance.
func (l *outlook) win(chance float64, pot int) {
	l.take += chance
	l.coins += chance * float64(pot)
}

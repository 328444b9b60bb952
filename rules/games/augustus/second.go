package augustus

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// A second throw is of one bone. It may bring Venus where three different sides lie, and it
// may get rid of the only six, which would cost a fine.

// mayAgain reports whether the seat that has cast may throw one bone again: it can pay for
// that, has thrown once, and one bone can bring Venus or save coins.
func (p *position) mayAgain() bool {
	return p.second > 0 && !p.again && p.coins.Can(int(p.seat), p.second) && p.helps(p.lie)
}

// helps reports whether one bone of a cast, thrown again, can make it Venus or cheaper.
func (a *agreement) helps(h tali.Hand) bool {
	if tali.Classify(h) == tali.Venus {
		return false
	}
	for _, side := range tali.Sides {
		for _, to := range tali.Sides {
			made := h - tali.Of(side) + tali.Of(to)
			if h.Count(side) > 0 && (tali.Classify(made) == tali.Venus || a.pays(made) < a.pays(h)) {
				return true
			}
		}
	}
	return false
}

// againMoves appends the moves of a seat that decides about its cast.
func (p *position) againMoves(buf []rules.Move) []rules.Move {
	buf = append(buf, rules.Move{Verb: bestcast.Stand})
	for _, side := range tali.Sides {
		if p.lie.Count(side) > 0 {
			buf = append(buf, rules.Move{Verb: bestcast.Again, N: int32(tali.Of(side))})
		}
	}
	return buf
}

// throwAgain has the seat pay for a second throw of a bone.
func (p *position) throwAgain(bone tali.Hand) {
	p.coins.Pay(int(p.seat), p.second)
	p.lie -= bone
	p.decides, p.again, p.falling = false, true, true
}

// missing returns the side that makes the cast on the table Venus in place of another, and
// that other. It is not ok if one bone is not enough.
func (p *position) missing() (side, other int, ok bool) {
	for _, s := range tali.Sides {
		switch p.lie.Count(s) {
		case 0:
			if side > 0 {
				return 0, 0, false
			}
			side = s
		case 2:
			other = s
		}
	}
	return side, other, other > 0
}

// An outlook values the rest of a pot for a seat, if all still in it play for the
// most coins. What all will still pay is left out: whoever pays gets back about as much.
type outlook struct {
	*position
	pot   float64
	seats float64 // in the pot
	venus float64 // the chance that a turn ends with Venus
}

// outlook returns the outlook of the seat that acts.
func (p *position) outlook() *outlook {
	o := &outlook{position: p, pot: float64(p.coins.Pot()), seats: float64(p.seats()), venus: p.chances.venus}
	for range 3 { // the better second throws pay, the more Venus there will be
		o.venus = o.perTurn()
	}
	return o
}

// takes returns the chance to win the pot of a seat before whose turn so many others throw.
func (o *outlook) takes(before float64) float64 {
	none := 1 - o.venus
	return math.Pow(none, before) * o.venus / (1 - math.Pow(none, o.seats))
}

// kept returns the coins that a cast that counts brings the seat that acts, with so many more
// in the pot and spent on it.
func (o *outlook) kept(h tali.Hand, more int) float64 {
	if tali.Classify(h) == tali.Venus {
		return o.pot
	}
	fine := o.pays(h)
	if int(o.coins.Purse[o.seat]) < fine+more {
		return -float64(more) // out
	}
	return o.takes(o.seats-1)*(o.pot+float64(fine+more)) - float64(fine+more)
}

// thrown returns the coins that a second throw of a bone of a cast brings, and its chance of
// Venus.
func (o *outlook) thrown(h, bone tali.Hand) (coins, venus float64) {
	all := rules.TotalWeight(o.ones)
	for _, out := range o.ones {
		p, made := float64(out.Weight)/all, h-bone+tali.Hand(out.Move.N)
		coins += p * o.kept(made, o.second)
		if tali.Classify(made) == tali.Venus {
			venus += p
		}
	}
	return coins, venus
}

// perTurn returns the chance that a turn ends with Venus.
func (o *outlook) perTurn() (venus float64) {
	all := rules.TotalWeight(o.falls)
	for _, out := range o.falls {
		venus += float64(out.Weight) / all * o.endsWell(tali.Hand(out.Move.N))
	}
	return venus
}

// endsWell returns the chance that a turn which began with a cast ends with Venus, if the
// best bone is thrown again or none.
func (o *outlook) endsWell(h tali.Hand) (chance float64) {
	switch {
	case tali.Classify(h) == tali.Venus:
		return 1
	case !o.helps(h):
		return 0
	}
	best := o.kept(h, 0)
	for _, side := range tali.Sides {
		if h.Count(side) == 0 {
			continue
		}
		if coins, venus := o.thrown(h, tali.Of(side)); coins > best {
			best, chance = coins, venus
		}
	}
	return chance
}

// againNote says what the odds of a game with second throws assume.
const againNote text.Text = "About right, if everyone plays well."

// againOdds returns the odds of keeping a cast and of second throws.
func (p *position) againOdds() rules.Odds {
	o := p.outlook()
	var list []purse.Prospect
	for _, m := range p.Moves(nil) {
		x := purse.Prospect{Move: m, Label: p.choice(m).Label}
		if m.Verb == bestcast.Stand {
			x.Coins, x.Take = o.kept(p.lie, 0), o.takes(o.seats-1)
		} else {
			var venus float64
			x.Coins, venus = o.thrown(p.lie, tali.Hand(m.N))
			x.Take = venus + (1-venus)*o.takes(o.seats-1)
		}
		list = append(list, x)
	}
	return rules.Odds{Title: "Coins won or lost on average", Note: againNote, Rows: purse.Rows(list, p.Coins())}
}

// saves returns the move of Fair: the only six is thrown again, and nothing else.
func (p *position) saves() rules.Move {
	without := rules.Move{Verb: bestcast.Again, N: int32(tali.Of(6))}
	if p.pays(p.lie) > 0 && p.lie.Count(6) == 1 {
		return without
	}
	return rules.Move{Verb: bestcast.Stand}
}

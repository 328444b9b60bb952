package augustus

import (
	"cmp"
	"math"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Bones are thrown again to bring Venus, or to get rid of a six, which would cost a fine.
// Where any bones may be thrown again, each time costs as much more as the first; else one
// bone may be thrown again, once, where that can help.

// mayAgain reports whether the seat that has cast may throw bones again: it can pay for
// that, and the cast on the table allows it.
func (p *position) mayAgain() bool {
	k := int(p.again)
	return p.allows(p.hand(), k) && p.coins.Can(int(p.seat), p.price(k))
}

// price returns the coins for throwing bones again once more, after that has been done
// again times in the turn.
func (a *agreement) price(again int) int { return a.second * (again + 1) }

// allows reports whether bones of a cast may be thrown again, after that has been done again
// times in the turn.
func (a *agreement) allows(h tali.Hand, again int) bool {
	switch {
	case a.second == 0 || again >= max(1, a.any):
		return false
	case a.any > 0:
		return tali.Classify(h) != tali.Venus
	}
	return a.helps(h)
}

// helps reports whether one bone of a cast, thrown again, can make it Venus, one that takes
// coins, or cheaper.
func (a *agreement) helps(h tali.Hand) bool {
	if tali.Classify(h) == tali.Venus {
		return false
	}
	for _, side := range tali.Sides {
		for _, to := range tali.Sides {
			made := h - tali.Of(side) + tali.Of(to)
			if h.Count(side) > 0 && (tali.Classify(made) == tali.Venus || a.pays(made) < a.pays(h) || a.vultures > 0 && tali.Classify(made).Vulture()) {
				return true
			}
		}
	}
	return false
}

// parts returns the bones of a cast that may be thrown again together: any, or one.
func (a *agreement) parts(h tali.Hand) []tali.Hand {
	const most = 1 << bones
	return slices.DeleteFunc(h.Parts(make([]tali.Hand, 0, most)), func(part tali.Hand) bool {
		n := part.Len()
		return n == 0 || n > 1 && a.any == 0
	})
}

// againMoves appends the moves of a seat that decides about its cast.
func (p *position) againMoves(buf []rules.Move) []rules.Move {
	buf = append(buf, rules.Move{Verb: bestcast.Stand})
	for _, part := range p.parts(p.hand()) {
		buf = append(buf, rules.Move{Verb: bestcast.Again, N: int32(part)})
	}
	return buf
}

// throwAgain has the seat pay for throwing some of its bones again.
func (p *position) throwAgain(part tali.Hand) {
	p.coins.Pay(int(p.seat), p.price(int(p.again)))
	p.lie, p.more = p.hand().Without(part), 0
	p.decides, p.falling = false, true
	p.again++
}

// surplus returns the bones of the cast on the table that are too many for Venus, and the
// sides that Venus needs in place of them.
func (p *position) surplus() (spare, lacks tali.Hand) {
	h := p.hand()
	for _, s := range tali.Sides {
		for range h.Count(s) - 1 {
			spare = spare.Add(tali.Of(s))
		}
		if h.Count(s) == 0 {
			lacks = lacks.Add(tali.Of(s))
		}
	}
	return spare, lacks
}

// missing returns the side that makes the cast on the table Venus in place of another, and
// that other. It is not ok if one bone is not enough.
func (p *position) missing() (side, other int, ok bool) {
	spare, lacks := p.surplus()
	if lacks.Len() != 1 {
		return 0, 0, false
	}
	return lacks.Sum(), spare.Sum(), true
}

// An outlook values the rest of a pot for a seat, if all still in it play for the
// most coins. What all will still pay is left out: whoever pays gets back about as much.
type outlook struct {
	*position
	pot   float64
	seats float64          // in the pot
	venus float64          // the chance that a turn ends with Venus
	from  int              // how often bones had been thrown again when counting of coins began
	known [][moments]value // by how often bones were thrown again, and by the bones that lie
}

// A value holds the coins that a choice brings on average, and the chance that the turn ends
// with Venus. It is known once it has been worked out.
type value struct {
	coins, venus float64
	known        bool
}

// moments is the number of numbers that moment returns.
const moments = (bones + 1) * (bones + 1) * (bones + 1) * (bones + 1)

// moment returns the number of a hand of up to four bones.
func moment(lie tali.Hand) (n int) {
	for _, side := range tali.Sides {
		n = n*(bones+1) + lie.Count(side)
	}
	return n
}

// outlook returns the outlook of the seat that acts.
func (p *position) outlook() *outlook {
	o := &outlook{
		position: p, pot: float64(p.coins.Pot()), seats: float64(p.seats()), venus: p.chances.venus,
		known: make([][moments]value, max(1, p.any)+1),
	}
	for range 3 { // the better it pays to throw again, the more Venus there will be
		o.venus = o.reach(0, 0).venus
		clear(o.known) // it was worked out with another chance of Venus
	}
	o.from = int(p.again)
	return o
}

// spent returns the coins that a seat has paid since counting began, once it has thrown bones
// again that often.
func (o *outlook) spent(again int) (coins int) {
	for k := o.from; k < again; k++ {
		coins += o.price(k)
	}
	return coins
}

// takes returns the chance to win the pot of a seat before whose turn so many others throw.
func (o *outlook) takes(before float64) float64 {
	none := 1 - o.venus
	return math.Pow(none, before) * o.venus / (1 - math.Pow(none, o.seats))
}

// kept returns what a cast that counts brings the seat that acts, after bones have been thrown
// again that often.
func (o *outlook) kept(h tali.Hand, again int) value {
	if tali.Classify(h) == tali.Venus {
		return value{coins: o.pot, venus: 1}
	}
	fine, spent := o.pays(h), o.spent(again)
	pot := o.pot + float64(spent)
	if n := float64(o.draws(h, int(pot))); n > 0 {
		return value{coins: n - float64(spent) + o.takes(o.seats-1)*(pot-n)}
	}
	if int(o.coins.Purse[o.seat]) < fine+spent {
		return value{coins: -float64(spent)} // out
	}
	return value{coins: o.takes(o.seats-1)*(pot+float64(fine)) - float64(fine+spent)}
}

// reach returns what it brings that these bones lie, after bones have been thrown again that
// often: four are kept or thrown again as is best, and where there are fewer the others fall.
func (o *outlook) reach(lie tali.Hand, again int) value {
	v := &o.known[again][moment(lie)]
	switch {
	case v.known:
	case lie.Len() < bones:
		*v = o.falling(lie, again)
	default:
		*v = o.best(lie, again)
	}
	v.known = true
	return *v
}

// falling returns what it brings that the bones fall which do not lie.
func (o *outlook) falling(lie tali.Hand, again int) (v value) {
	falls := o.falls[bones-lie.Len()]
	all := rules.TotalWeight(falls)
	for _, out := range falls {
		x := o.reach(lie.Add(tali.Hand(out.Move.N)), again)
		p := float64(out.Weight) / all
		v.coins += p * x.coins
		v.venus += p * x.venus
	}
	return v
}

// best returns what a cast brings if it is kept or thrown again as is best.
func (o *outlook) best(h tali.Hand, again int) value {
	v := o.kept(h, again)
	if !o.allows(h, again) || !o.coins.Can(int(o.seat), o.spent(again)+o.price(again)) {
		return v
	}
	for _, part := range o.parts(h) {
		if x := o.reach(h.Without(part), again+1); x.coins > v.coins {
			v = x
		}
	}
	return v
}

// againNote says what the odds of a game with second throws assume.
const againNote text.Text = "About right, if everyone plays well."

// againOdds returns the odds of keeping a cast and of throwing bones again, the best first.
func (p *position) againOdds() rules.Odds {
	o := p.outlook()
	var rows []rules.OddsRow
	for _, m := range p.Moves(nil) {
		rows = append(rows, o.row(m))
	}
	slices.SortStableFunc(rows, func(a, b rules.OddsRow) int { return cmp.Compare(b.Worth, a.Worth) })
	rows[0].Best = true
	return rules.Odds{Title: "Coins won or lost on average", Note: againNote, Rows: rows}
}

// row returns the odds of keeping the cast on the table or throwing bones of it again.
func (o *outlook) row(m rules.Move) rules.OddsRow {
	h, part := o.hand(), tali.Hand(m.N)
	v := o.kept(h, o.from)
	if m.Verb == bestcast.Again {
		v = o.reach(h.Without(part), o.from+1)
	}
	bars := []rules.Bar{{Size: min(1, math.Abs(v.coins)/max(1, o.pot)), Text: purse.ExpectedCoins(v.coins), Risk: v.coins < 0}}
	if m.Verb == bestcast.Again {
		bars = append(bars, o.goal(h, part))
	}
	return rules.OddsRow{Move: m, Label: o.choice(m).Label, Short: purse.Expected(v.coins), Worth: v.coins, Bars: bars}
}

// goal returns the bar of what it may bring at once to throw some bones of a cast again, Venus or
// four alike, whichever is worth more by its chance.
func (o *outlook) goal(h, part tali.Hand) rules.Bar {
	venus, alike := 0.0, 0.0
	o.madeBy(h, part, func(made tali.Hand, chance float64) {
		switch rank := tali.Classify(made); {
		case rank == tali.Venus:
			venus += chance
		case rank.Vulture():
			alike += chance
		}
	})
	if alike*math.Min(float64(o.vultures), o.pot) > venus*o.pot {
		return rules.Bar{Size: alike, Text: text.Of("{0} for four alike now", purse.PerCent(alike))}
	}
	return rules.Bar{Size: venus, Text: text.Of("{0} for Venus now", purse.PerCent(venus))}
}

// soon returns the chance that some bones of a cast, thrown again once, make it Venus.
func (p *position) soon(h, part tali.Hand) (venus float64) {
	p.madeBy(h, part, func(made tali.Hand, chance float64) {
		if tali.Classify(made) == tali.Venus {
			venus += chance
		}
	})
	return venus
}

// madeBy calls yield with each cast that some bones of one, thrown again once, can make it, and
// the chance of that.
func (p *position) madeBy(h, part tali.Hand, yield func(made tali.Hand, chance float64)) {
	falls := p.falls[part.Len()]
	all := rules.TotalWeight(falls)
	for _, out := range falls {
		yield(h.Without(part).Add(tali.Hand(out.Move.N)), float64(out.Weight)/all)
	}
}

// alike returns the bones that the cast on the table lacks for the likeliest Vulture, and how
// likely they fall if the others are thrown again.
func (p *position) alike() (need tali.Hand, likely float64) {
	h := p.hand()
	for _, s := range tali.Sides {
		four := tali.Of(s, s, s, s)
		lacks := four.Without(h.Common(four))
		if s == 1 || lacks == 0 {
			continue
		}
		falls := p.falls[lacks.Len()]
		for _, out := range falls {
			if x := float64(out.Weight) / rules.TotalWeight(falls); tali.Hand(out.Move.N) == lacks && x > likely {
				need, likely = lacks, x
			}
		}
	}
	return need, likely
}

// saves returns the move of Fair: of a cast with three different sides, the bone too many is
// thrown again where any may be, and of one with three alike the fourth where that takes coins; else the only six that costs a fine is, and nothing else.
func (p *position) saves() rules.Move {
	again := func(side int) rules.Move { return rules.Move{Verb: bestcast.Again, N: int32(tali.Of(side))} }
	h := p.hand()
	if _, other, ok := p.missing(); ok && p.any > 0 {
		return again(other)
	}
	if need, _ := p.alike(); p.vultures > 0 && need.Len() == 1 {
		side := need.Sum()
		return again(h.Without(tali.Of(side, side, side)).Sum())
	}
	if p.pays(h) > 0 && h.Count(6) == 1 {
		return again(6)
	}
	return rules.Move{Verb: bestcast.Stand}
}

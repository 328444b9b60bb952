package par

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// A wager is the solution of the rest of a turn with paid throws, for a seat that plays
// for the most coins. It leaves out what others will pay in the same round.
type wager struct {
	*position
	matched, missed float64 // shares of the pot
	known           [triesMost]map[tali.Hand]prospect
}

// A prospect is the average result of a hand.
type prospect struct {
	coins float64 // with what is still paid taken off
	match float64 // the chance to match in this turn
}

// bet returns the wager of the seat on turn, if each of the others matches with chance q.
func (p *position) bet(q float64) *wager {
	w := &wager{position: p}
	w.matched, w.missed = p.shares(q)
	for i := range w.known {
		w.known[i] = map[tali.Hand]prospect{}
	}
	return w
}

// wager returns the wager of the seat on turn, if the others play for the most coins, too.
func (p *position) wager() *wager {
	q := p.hope(p.target).Turn(1)
	for range 3 {
		q = p.bet(q).throw(0, 0, p.coins.Pot()).match
	}
	return p.bet(q)
}

// lying returns what a hand brings after that many casts of the turn, with so many coins in
// the pot.
func (w *wager) lying(h tali.Hand, tries, pot int) prospect {
	stop := prospect{coins: w.missed * float64(pot)}
	switch {
	case h == w.target:
		return prospect{w.matched * float64(pot), 1}
	case tries == triesMost:
		return stop
	}
	if x, known := w.known[tries][h]; known {
		return x
	}
	best := stop
	parts := h.Parts(make([]tali.Hand, 0, 16))
	for _, kept := range parts[:len(parts)-1] {
		if x := w.throw(kept, tries, pot); x.coins > best.coins {
			best = x
		}
	}
	w.known[tries][h] = best
	return best
}

// throw returns what it brings to keep some bones and throw the others, after that many
// casts of the turn.
func (w *wager) throw(kept tali.Hand, tries, pot int) (x prospect) {
	pot += tries
	x.coins = -float64(tries)
	w.chance(bones-kept.Len(), func(h tali.Hand, chance float64) {
		y := w.lying(kept.Add(h), tries+1, pot)
		x.coins += chance * y.coins
		x.match += chance * y.match
	})
	return x
}

// paidOdds returns the coins that each choice brings on average where throws are paid.
func (p *position) paidOdds() rules.Odds {
	w, pot, tries := p.wager(), p.coins.Pot(), int(p.tries)
	var list []purse.Prospect
	for _, m := range p.Moves(nil) {
		x := prospect{coins: w.missed * float64(pot)}
		if m.Verb == rules.Throw {
			x = w.throw(tali.Hand(m.N), tries, pot)
		}
		list = append(list, purse.Prospect{Move: m, Label: p.choice(m).Label, Coins: x.coins, Take: x.match})
	}
	rows := purse.Rows(list, p.Coins())
	for i := range rows {
		rows[i].Bars[1].Text = text.Of("{0} to match this turn", purse.PerCent(list[i].Take))
	}
	return rules.Odds{
		Title: "Coins won or lost on average", Worths: true, Rows: rows,
		Note: "Leaves out what the others still pay in this round.",
	}
}

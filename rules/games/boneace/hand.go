package boneace

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/cards"
)

// cutAll starts cutting for the deal: every seat that has the coins for a hand takes a
// card from a full pack.
func (p *position) cutAll() {
	p.phase, p.dealer, p.again = cutting, nobody, 0
	for i := range p.coins.N {
		p.tied[i] = p.can(i)
	}
	p.pack, p.cut = cards.Full, [rules.MaxSeats]cards.Card{}
	p.seat = p.next(int8(p.first)-1, p.toCut)
}

func (p *position) toCut(seat int8) bool { return p.tied[seat] && p.cut[seat] == 0 }

// lift lets the acting seat take a card in the cut. For the first one it also removes
// the cards of the last hand.
func (p *position) lift() {
	p.falling = true
	p.clear()
}

// clear removes the cards of the finished hand.
func (p *position) clear() {
	p.hand = [rules.MaxSeats]hand{}
	p.state = [rules.MaxSeats]State{}
	p.bone, p.winner, p.won = nobody, nobody, 0
}

// cutTo takes in the card of a cut. After the last one the lowest deals, or
// those tied for it cut again.
func (p *position) cutTo(c cards.Card) {
	p.cut[p.seat] = c
	if s := p.next(p.seat, p.toCut); s != nobody {
		p.seat = s
		return
	}
	low := p.lowest()
	first := p.next(int8(p.first)-1, func(i int8) bool { return low[i] })
	alone := low
	alone[first] = false
	if p.again++; alone == [rules.MaxSeats]bool{} || p.again > recuts {
		p.phase, p.dealer, p.seat = opening, first, first
		return
	}
	p.tied, p.seat = low, first
	p.pack, p.cut = cards.Full, [rules.MaxSeats]cards.Card{}
}

// lowest returns the seats that cut the lowest card.
func (p *position) lowest() (low [rules.MaxSeats]bool) {
	least := p.order(p.boneAce)
	for i, c := range p.cut {
		if p.tied[i] {
			least = min(least, p.order(c))
		}
	}
	for i, c := range p.cut {
		low[i] = p.tied[i] && p.order(c) == least
	}
	return low
}

// deal starts a hand with a full pack, for all seats that can pay any loss.
func (p *position) deal() {
	p.clear()
	p.phase, p.falling, p.pack = dealing, true, cards.Full
	p.cut = [rules.MaxSeats]cards.Card{}
	for i := range p.coins.N {
		if p.can(i) {
			p.state[i] = Waits
		}
	}
	p.seat = p.next(p.dealer, p.waits)
}

// turn applies the card that chance has turned, by phase: to the cut, to the deal, or
// to the hand of the seat that asked for it.
func (p *position) turn(c cards.Card) {
	p.falling = false
	p.pack = p.pack.Without(c)
	switch p.phase {
	case cutting:
		p.cutTo(c)
	case dealing:
		p.dealTo(c)
	default:
		p.hand[p.seat].add(c)
		p.judge()
	}
}

// dealTo gives a seat one of its three cards. After the dealer's last the bone
// is paid, and hands that count 31 or more already are judged, eldest first.
func (p *position) dealTo(c cards.Card) {
	p.falling = true
	p.hand[p.seat].add(c)
	if p.hand[p.seat].n < dealt {
		return
	}
	if p.seat != p.dealer {
		p.seat = p.next(p.seat, p.waits)
		return
	}
	p.phase, p.falling = playing, false
	p.bone = p.highest()
	p.collect(p.bone, 1)
	p.seat = p.next(p.dealer, p.waits)
	p.judgeDeal()
}

// highest returns the seat with the highest card face up, of equal ones the
// eldest.
func (p *position) highest() int8 {
	best, most := nobody, 0
	for s := p.next(p.dealer, p.sits); ; s = p.next(s, p.sits) {
		if o := p.order(p.hand[s].cards[dealt-1]); o > most {
			best, most = s, o
		}
		if s == p.dealer {
			return best
		}
	}
}

// judgeDeal applies the rules to hands of 31 or more as dealt, eldest first: 31 wins
// two stakes, more is over. They are only possible if aces count eleven.
func (p *position) judgeDeal() {
	if !p.eleven {
		return
	}
	for s := p.seat; ; s = p.next(s, p.sits) {
		if p.total(s) == target {
			p.settle(s, 2)
			return
		}
		if p.total(s) > target {
			p.state[s] = Over
		}
		if s == p.dealer {
			break
		}
	}
	if !p.waits(p.seat) || p.count(p.stands) == 1 {
		p.goOn()
	}
}

// judge applies the rules to the seat that just got a card: 31 wins two stakes at once,
// more puts it out of the hand.
func (p *position) judge() {
	switch t := p.total(p.seat); {
	case t == target:
		p.settle(p.seat, 2)
	case t > target:
		p.state[p.seat] = Over
		p.goOn()
	}
}

// goOn asks the next seat that has not stuck, or ends the hand: when only one
// seat is still in, or when all have stuck.
func (p *position) goOn() {
	if p.count(p.stands) == 1 {
		p.settle(p.next(p.dealer, p.stands), 1)
		return
	}
	if s := p.next(p.seat, p.waits); s != nobody {
		p.seat = s
		return
	}
	p.settle(p.nearest(), 1)
}

// nearest returns the seat with the highest total up to 31, of equal ones the
// eldest; Nobody if all are over.
func (p *position) nearest() int8 {
	best, most := nobody, 0
	for s := p.left(p.dealer); ; s = p.left(s) {
		if t := p.total(s); p.stands(s) && t > most {
			best, most = s, t
		}
		if s == p.dealer {
			return best
		}
	}
}

// collect moves that many stakes to the winner from each of the others in the
// hand.
func (p *position) collect(winner int8, stakes int) {
	for i := range p.coins.N {
		if i != winner && p.sits(i) {
			p.coins.Give(int(i), int(winner), stakes*p.stake)
		}
	}
}

// settle ends the hand: the winner, if there is one, gets that many stakes from each of
// the others; then the next deals, all cut, or the game is over.
func (p *position) settle(winner int8, stakes int) {
	if winner != nobody {
		p.collect(winner, stakes)
	}
	p.winner, p.won = winner, int16(stakes)
	p.round++
	switch {
	case int(p.round) == p.hands || !p.twoCan():
		p.phase = done
	case p.recut:
		p.cutAll()
	default:
		p.dealer = p.next(p.dealer, p.can)
		p.phase, p.seat = opening, p.dealer
	}
}

package knucklebones

import "knucklebones/rules"

// castOff starts the casts that decide who begins, among the seats of level; the first
// of them from the table's first seat on casts first.
func (p *position) castOff(level seats) {
	p.phase, p.level = opening, level
	p.clearScores()
	p.thrower = int8(p.next(p.first, 1, level))
}

// nextCastOff passes the bones to the next seat that has not cast for who begins. After
// the last one the highest begins; seats tied for highest cast again, up to
// mostCastOffs times.
func (p *position) nextCastOff() {
	if s := p.next(int(p.thrower), 1, p.level&p.unplayed()); s >= 0 {
		p.thrower = int8(s)
		return
	}
	best := p.highest()
	if best.count() > 1 && p.castOffs < mostCastOffs-1 {
		p.castOffs++
		p.castOff(best)
		return
	}
	p.leader = int8(p.next(p.first, 1, best))
	p.thrower = p.leader
	if p.way && p.in.count() > 2 {
		p.phase = steering
		return
	}
	p.startRound()
}

// steer sets in which direction the bones go round, and starts the round.
func (p *position) steer(v rules.Verb) {
	if v == Right {
		p.dir = -1
	}
	p.startRound()
}

// startRound starts a round, or a face-off, of the seats still in: it clears their
// scores and gives the first turn to the leader.
func (p *position) startRound() {
	p.clearScores()
	p.startTurn(p.next(int(p.leader), int(p.dir), p.in))
}

// startTurn starts the turn of a seat, with a round of betting if the rules have one.
func (p *position) startTurn(seat int) {
	p.thrower, p.begun, p.open = int8(seat), false, 0
	p.phase = throwing
	if p.bets != betsNever {
		p.openWindow()
	}
}

// cover puts the next pebble on number n. If that was the last number the turn ends.
func (p *position) cover(n int) {
	p.pebbles[p.covered.count()] = int8(n)
	p.covered |= number(n)
	p.open = 0
	if p.covered == allNumbers {
		p.endTurn()
		return
	}
	p.phase = throwing
}

// endTurn sets the score of the thrower, which is the sum of the numbers it has not
// covered, and begins the next turn.
func (p *position) endTurn() {
	p.score[p.thrower] = int8((allNumbers &^ p.covered).sum())
	p.nextTurn()
}

// nextTurn passes the bones on, or ends the round once all have had their turn.
func (p *position) nextTurn() {
	p.open = 0
	if s := p.next(int(p.thrower), int(p.dir), p.in&p.unplayed()); s >= 0 {
		p.startTurn(s)
		return
	}
	best := p.lowest()
	switch {
	case best.count() == 1:
		p.take(best)
	case p.faced >= p.faceOffs:
		p.take(best)
	default:
		p.beat(p.in &^ best)
		p.faced++
		p.in = best
		p.startRound()
	}
}

// beat records how well the losers of a round did (see merit), before their scores are
// cleared.
func (p *position) beat(losers seats) {
	for i := range p.seats {
		if losers.has(i) {
			p.beaten[i] = int16(p.merit(i))
		}
	}
}

// merit returns a number that is higher the better a seat did: a later
// face-off counts more than a lower score, and to drop out counts less than to
// be beaten.
func (p *position) merit(i int) int {
	switch {
	case p.absent.has(i):
		return -2
	case p.dropped.has(i):
		return -1
	case p.score[i] == unplayed:
		return int(p.beaten[i])
	}
	return int(p.faced+1)*64 - int(p.score[i])
}

// take ends the game: the winners take the pot in equal whole shares, and the
// remainder stays in it.
func (p *position) take(winners seats) {
	var among [rules.MaxSeats]bool
	for i := range among {
		among[i] = winners.has(i)
	}
	p.coins.Share(among)
	p.in, p.phase, p.open = winners, over, 0
}

// next returns the first of the seats in among that is reached from seat on, itself
// included, in steps of dir; −1 if among is empty.
func (t *agreement) next(seat, dir int, among seats) int {
	for i := range t.seats {
		if s := (seat + i*dir + i*t.seats) % t.seats; among.has(s) {
			return s
		}
	}
	return -1
}

// clearScores marks all seats as not having had their turn.
func (p *position) clearScores() {
	for i := range p.score {
		p.score[i] = unplayed
	}
}

// unplayed returns the seats that have no score yet.
func (p *position) unplayed() (s seats) {
	for i := range p.seats {
		if p.score[i] == unplayed {
			s = s.with(i)
		}
	}
	return s
}

// highest returns the seats with the highest throw for who begins.
func (p *position) highest() (best seats) {
	most := int8(unplayed)
	for i := range p.seats {
		switch {
		case !p.level.has(i) || p.score[i] < most:
		case p.score[i] > most:
			most, best = p.score[i], seats(0).with(i)
		default:
			best = best.with(i)
		}
	}
	return best
}

// lowest returns the seats still in with the lowest score so far; none if
// nobody has a score.
func (p *position) lowest() (best seats) {
	least := int8(46)
	for i := range p.seats {
		switch {
		case !p.in.has(i) || p.score[i] == unplayed || p.score[i] > least:
		case p.score[i] < least:
			least, best = p.score[i], seats(0).with(i)
		default:
			best = best.with(i)
		}
	}
	return best
}

package knucklebones

// An estimate is the state of the pot for the seats that can still win it if
// nobody drops.
type estimate struct {
	round
	order  []int   // seats in the order of a share
	level  int     // how many of them are level on the best score
	best   int     // that score; one more than the highest if there is none
	square numbers // open numbers of the next to throw
	made   numbers // numbers that the bones on the table could cover
}

// rivals returns the number of seats that can still win the pot if nobody
// drops.
func (p *position) rivals() int {
	return p.lowest().count() + (p.in & p.unplayed()).count()
}

// estimate returns the estimate of the position. The contest of all rivals must
// be ready.
func (p *position) estimate() estimate {
	r := solverOf(p.weights)
	o := estimate{best: scores, square: allNumbers}
	holders, coming := p.lowest(), p.in&p.unplayed()
	o.order = p.inOrder(p.inOrder(nil, holders), coming)
	if o.level = holders.count(); o.level > 0 {
		o.best = int(p.score[o.order[0]])
	}
	if p.begun && coming.has(int(p.thrower)) {
		o.square, o.made = allNumbers&^p.covered, p.open
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	o.round = round{r, r.contests[len(o.order)], len(o.order)}
	return o
}

// inOrder appends the seats of among to buf, in the order in which they have their
// turns.
func (p *position) inOrder(buf []int, among seats) []int {
	for s, left := int(p.leader), among; left != 0; left = left.without(s) {
		s = p.next(s, int(p.dir), left)
		buf = append(buf, s)
	}
	return buf
}

// plan returns, for each set of open numbers, the chance of the seat that throws next
// to win the pot with best play.
func (o *estimate) plan() plan {
	w := o.worth(o.level, o.best)
	return o.falls.plan(&w)
}

// chances returns the chance of each seat to win the pot, 0 to 1, by seat.
func (o *estimate) chances() (bySeat share) {
	sh := o.fresh
	if o.level == o.m {
		sh = o.win[o.level][o.best]
	} else {
		v, from := o.plan(), o.square
		if o.made != 0 {
			from &^= v.choose(from, o.made)
		}
		d := o.falls.spread(&v, from)
		sh = o.after(o.level, o.best, &d)
	}
	for i, s := range o.order {
		bySeat[s] = sh[i]
	}
	return bySeat
}

package bestcast

import (
	"math"
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// A second throw is of one bone only, and if it makes the cast void the first one stands.
// With sheep's bones six casts of four in ten are void: if all four fell again, until a cast
// counts, the others would wait long, and which bone to throw would be no question.

// SecondUsual is the usual price of a second throw, in coins.
const SecondUsual = 1

// SecondOption returns the option "second": the price of a second throw.
func SecondOption() rules.Option {
	return rules.Option{
		ID: "second", Title: "Second throw", From: rules.Ours,
		About: "Coins you pay to throw one bone again. 0: nobody may.",
		Max:   20, Step: 1,
	}
}

// StraightOption returns the option "straight": nobody throws for who begins.
func StraightOption() rules.Option {
	return rules.Option{
		ID: "straight", Title: "No opening throw", From: rules.Ours,
		About: "Nobody throws to see who begins: the first player does.",
		Max:   1, Names: rules.OffOn,
	}
}

// SecondRulesets returns the ways to play a game with second throws: our three, and as the source
// has it. In the usual one casts count by their total, which that option of the game sets.
func SecondRulesets(totals string) []rules.Ruleset {
	return []rules.Ruleset{
		{
			ID: "totals", Code: 3, Title: "Every throw counts", From: rules.Ours,
			About:   "Five [pots](pot). Casts count by total. For a coin you may throw one bone again.",
			Options: map[string]int{"pots": PotsUsual, "second": SecondUsual, "straight": 1, totals: 1},
		}, {
			ID: "straight", Code: 2, Title: "Straight to the pots", From: rules.Ours,
			About:   "Five [pots](pot), and nobody throws to begin. For a coin you may throw one bone again.",
			Options: map[string]int{"pots": PotsUsual, "second": SecondUsual, "straight": 1},
		}, {
			ID: "second", Code: 1, Title: "With a second throw", From: rules.Ours,
			About:   "Five [pots](pot). For a coin you may throw one of your bones again.",
			Options: map[string]int{"pots": PotsUsual, "second": SecondUsual},
		}, {
			ID: "written", Title: "As written", From: rules.Modern,
			About: "One [pot], and one throw each.",
		},
	}
}

// SecondLevels returns the computer players of a game with second throws.
func SecondLevels() []rules.Level {
	return []rules.Level{{ID: "random", About: "throws again on a whim"}, {ID: "medium", About: "throws again whenever it is behind"}, {ID: "hard", About: "throws again when it pays"}}
}

// A made is a cast of four that counts, and what a second throw can make of it.
type made struct {
	hand   tali.Hand
	worth  int
	chance float64 // that it falls, void casts made again
	again  []again // by the side thrown again
}

// An again is a second throw of a bone.
type again struct {
	side  int
	falls []fall
}

// A fall is a cast that a second throw can make.
type fall struct {
	chance float64
	to     int  // its index among all that count; of the first cast if it is void
	void   bool // so the first one stands
}

// secondThrows returns all casts that count, with their second throws.
func (t *agreement) secondThrows(ones []rules.Outcome) (list []made) {
	at, all := map[tali.Hand]int{}, 0.0
	for _, o := range t.four {
		h := tali.Hand(o.Move.N)
		if worth := t.Worth(h); worth != rotation.Void {
			at[h] = len(list)
			list = append(list, made{hand: h, worth: worth, chance: float64(o.Weight)})
			all += float64(o.Weight)
		}
	}
	weight := 0.0
	for _, o := range ones {
		weight += float64(o.Weight)
	}
	for i := range list {
		m := &list[i]
		m.chance /= all
		for _, side := range sides(m.hand) {
			a := again{side: side}
			for _, o := range ones {
				to, counts := at[m.hand-tali.Of(side)+tali.Hand(o.Move.N)]
				if !counts {
					to = i
				}
				a.falls = append(a.falls, fall{float64(o.Weight) / weight, to, !counts})
			}
			m.again = append(m.again, a)
		}
	}
	return list
}

// secondsOf returns what second throws can make of a cast.
func (t *agreement) secondsOf(h tali.Hand) (list []Second) {
	m := t.madeOf(h)
	for i := range m.again {
		s := Second{Side: m.again[i].side}
		for k, f := range m.again[i].falls {
			s.Makes = append(s.Makes, Made{Side: tali.Hand(t.ones[k].Move.N).Sum(), Hand: t.seconds[f.to].hand, Void: f.void})
		}
		list = append(list, s)
	}
	return list
}

// madeOf returns a cast that counts with its second throws.
func (t *agreement) madeOf(h tali.Hand) *made {
	return &t.seconds[slices.IndexFunc(t.seconds, func(m made) bool { return m.hand == h })]
}

// sides returns the different sides of a hand, the lowest first.
func sides(h tali.Hand) (list []int) {
	for _, side := range tali.Sides {
		if h.Count(side) > 0 {
			list = append(list, side)
		}
	}
	return list
}

// againMoves appends the moves of a seat that decides about its cast.
func (p *position) againMoves(buf []rules.Move) []rules.Move {
	buf = append(buf, rules.Move{Verb: Stand})
	for _, side := range sides(p.hand[p.asked]) {
		buf = append(buf, rules.Move{Verb: Again, N: int32(tali.Of(side))})
	}
	return buf
}

// mayThrowAgain reports whether a seat whose cast counts may pay for a second throw: it can,
// has thrown once and has not won the pot yet.
func (p *position) mayThrowAgain(seat int) bool {
	if p.Second == 0 || p.phase != casting || p.void || p.instead != 0 || !p.rot.In.Has(seat) || !p.coins.Can(seat, p.Second) {
		return false
	}
	level := p.rot.Level()
	return p.rot.In.Count() > 1 && !(p.rot.Over() && level.Has(seat) && level.Count() == 1)
}

// throwAgain has the seat asked throw a bone a second time.
func (p *position) throwAgain(bone tali.Hand) {
	seat := int(p.asked)
	p.coins.Pay(seat, p.Second)
	p.rot.TakeBack(seat)
	p.phase, p.falling = casting, true
	p.instead, p.hand[seat] = p.hand[seat], 0
	p.lie, p.more = p.instead-bone, 0
}

// restore counts the first cast of a seat again, since its second throw was void.
func (p *position) restore(seat int) {
	p.hand[seat] = p.instead
	p.rot.Count(p.Worth(p.instead))
}

// stand applies the choice of the asked seat to let its cast stand.
func (p *position) stand() {
	p.phase = casting
	p.settle()
}

// An outlook is the solution of the rest of a rotation with second throws, for a seat and
// all that throw after it, if each plays for the most coins and level seats share the pot.
type outlook struct {
	*position
	seat  int
	later []int        // the seats that throw after it
	fines []int        // of each cast that counts, after a second throw has been paid for
	best  int          // the worth that leads, the seat's own cast aside
	held  int          // seats that have it
	holds [][]standing // by the number of later seats that have thrown, and the worth that leads
}

// A standing holds the share of the pot that each seat with the leading cast can expect, by
// the number of those seats.
type standing [rules.MaxSeats + 1]float64

// outlook solves the rest of the rotation for a seat that is about to throw or has just
// thrown.
func (p *position) outlook(seat int) *outlook {
	o := &outlook{position: p, seat: seat}
	for _, s := range p.rot.Waiting() {
		if s != seat {
			o.later = append(o.later, s)
		}
	}
	before := p.rot
	before.TakeBack(seat)
	for s := range int(p.rot.N) {
		switch worth := int(before.Worth[s]); {
		case !before.Done.Has(s) || worth < o.best:
		case worth > o.best:
			o.best, o.held = worth, 1
		default:
			o.held++
		}
	}
	for _, m := range p.seconds {
		o.fines = append(o.fines, p.Fine(m.hand, p.coins.Pot()+p.Second))
	}
	o.solve()
	return o
}

// solve fills o.holds: what each leading cast is worth after each number of later
// seats, from the end of the rotation back.
func (o *outlook) solve() {
	n := len(o.later)
	o.holds = make([][]standing, n+1)
	for k := n; k >= 0; k-- {
		o.holds[k] = make([]standing, rotation.Most+1)
		for best := range o.holds[k] {
			for held := 1; held <= int(o.rot.N); held++ {
				o.holds[k][best][held] = o.hold(k, best, held)
			}
		}
	}
}

// hold returns the expected share of the pot of each of held seats that have the
// leading cast best, once k of the later seats have thrown. If no cast can win, all
// seats are level.
func (o *outlook) hold(k, best, held int) (share float64) {
	if k == len(o.later) {
		if best == rotation.Lost {
			held = o.rot.In.Count()
		}
		return 1 / float64(held)
	}
	for worth, p := range o.plays(o.later[k], k+1, best, held) {
		switch {
		case p == 0 || worth > best:
		case worth == best:
			share += p * o.holds[k+1][best][min(held+1, rules.MaxSeats)]
		default:
			share += p * o.holds[k+1][best][held]
		}
	}
	return share
}

// share returns the expected share of the pot of a seat that lets a cast of that worth
// stand, when held seats lead with best and the later seats from the k-th on are still
// to throw.
func (o *outlook) share(k, best, held, worth int) float64 {
	switch {
	case worth > best:
		return o.holds[k][worth][1]
	case worth == best:
		return o.holds[k][best][min(held+1, rules.MaxSeats)]
	}
	return 0
}

// plays returns the distribution of the worth that a seat has at the end of its turn,
// if it throws again when that brings more coins. held seats lead with best; the later
// seats from the k-th on throw after it.
func (o *outlook) plays(seat, k, best, held int) (s rotation.Spread) {
	for i := range o.seconds {
		m := &o.seconds[i]
		most, a := o.keep(k, best, held, m.worth), (*again)(nil)
		for j := range m.again {
			if coins, _ := o.again(seat, &m.again[j], k, best, held); coins > most {
				most, a = coins, &m.again[j]
			}
		}
		if a == nil {
			s[m.worth] += m.chance
			continue
		}
		for _, f := range a.falls {
			s[o.seconds[f.to].worth] += m.chance * f.chance
		}
	}
	return s
}

// keep returns the coins that a cast of that worth wins on average if it stands; the
// other parameters are those of share.
func (o *outlook) keep(k, best, held, worth int) float64 {
	return float64(o.coins.Pot()) * o.share(k, best, held, worth)
}

// again returns what second throw a brings a seat on average: coins, net of its price
// and fine, and take, the share of the pot. A seat that can't pay the fine wins
// nothing; one that can't pay the price gets −∞ coins.
func (o *outlook) again(seat int, a *again, k, best, held int) (coins, take float64) {
	if !o.coins.Can(seat, o.Second) {
		return math.Inf(-1), 0
	}
	coins = -float64(o.Second)
	for _, f := range a.falls {
		fine := o.fines[f.to]
		switch {
		case f.void:
			fine = 0
		case !o.coins.Can(seat, o.Second+fine):
			continue
		}
		take += f.chance * o.share(k, best, held, o.seconds[f.to].worth)
		coins -= f.chance * float64(fine)
	}
	return coins + take*float64(o.coins.Pot()+o.Second), take
}

// prospects returns each choice of the asked seat (to let its cast stand, or to throw
// one bone again) with its expected coins and share of the pot.
func (o *outlook) prospects() []purse.Prospect {
	worth := int(o.rot.Worth[o.seat])
	keep := rules.Move{Verb: Stand}
	list := []purse.Prospect{{
		Move: keep, Label: o.label(keep),
		Coins: o.keep(0, o.best, o.held, worth), Take: o.share(0, o.best, o.held, worth),
	}}
	m := o.madeOf(o.hand[o.seat])
	for j := range m.again {
		a := &m.again[j]
		x := purse.Prospect{Move: rules.Move{Verb: Again, N: int32(tali.Of(a.side))}}
		x.Label = o.label(x.Move)
		x.Coins, x.Take = o.again(o.seat, a, 0, o.best, o.held)
		list = append(list, x)
	}
	return list
}

// secondNote says what the odds of a game with second throws assume.
const secondNote text.Text = "Exact, if all play well and level players share the pot."

// secondOdds returns the odds of letting a cast stand and of second throws.
func (p *position) secondOdds() rules.Odds {
	return rules.Odds{
		Title: "Coins won or lost on average", Note: secondNote, Exact: true, Worths: true,
		Rows: purse.Rows(p.outlook(int(p.asked)).prospects(), p.Coins()),
	}
}

// chance returns the share of the pot that the seat can expect before it throws.
func (o *outlook) chance() (share float64) {
	for worth, p := range o.plays(o.seat, 0, o.best, o.held) {
		share += p * o.share(0, o.best, o.held, worth)
	}
	return share
}

// hastens returns Fair's move: unless its cast is the best so far, it throws a bone again, the
// more often the likelier that brings it level at least.
func (p *position) hastens(r *rand.Rand) rules.Move {
	moves := p.Moves(nil)
	keep := moves[0]
	if p.rot.Best().Has(int(p.asked)) {
		return keep
	}
	chances, sum := make([]float64, len(moves)), 0.0
	for i, m := range moves[1:] {
		chances[i+1] = p.reaches(tali.Hand(m.N).Sum(), p.leading())
		sum += chances[i+1]
	}
	at := r.Float64() * sum
	for i, chance := range chances {
		if at -= chance; at < 0 {
			return moves[i]
		}
	}
	return keep
}

// AgainChoice returns the choice to throw a bone again.
func AgainChoice(m rules.Move) rules.Choice {
	bone := tali.Hand(m.N)
	return rules.Choice{
		Move: m, Kind: rules.Key, Label: againLabel(bone), Figure: bone.Figure(), Bones: true,
		Word: "again", Confirm: "Throw it again",
	}
}

// againChoice returns the choice to throw a bone again, with the chance to bring the lead, or
// a better cast if the seat leads, or to draw level where no bone brings more.
func (p *position) againChoice(m rules.Move) rules.Choice {
	c := AgainChoice(m)
	side := tali.Hand(m.N).Sum()
	c.Word = purse.ShortPerCent(p.reaches(side, p.wanted()))
	if p.rot.Best().Has(int(p.asked)) {
		c.Confirm = text.Of("Throw: {0} worse", purse.ShortPerCent(1-p.reaches(side, p.leading())))
	}
	return c
}

func againLabel(bone tali.Hand) text.Text { return text.Of("Throw a {0} again", bone.Sum()) }

// reaches returns the chance that throwing a bone with that side again makes the cast of the
// seat asked worth least or more.
func (p *position) reaches(side, least int) (chance float64) {
	m := p.madeOf(p.hand[p.asked])
	i := slices.IndexFunc(m.again, func(a again) bool { return a.side == side })
	for _, f := range m.again[i].falls {
		if p.seconds[f.to].worth >= least {
			chance += f.chance
		}
	}
	return chance
}

// wanted returns the worth for which the seat asked throws a bone again: more than the best,
// or as much where no bone brings more.
func (p *position) wanted() int {
	more := max(p.leading(), rotation.Lost) + 1
	if p.levels() {
		return more - 1
	}
	return more
}

// levels reports whether the seat asked is behind, and its bones can only draw it level with
// the best.
func (p *position) levels() bool {
	best := p.rot.Best()
	if best == 0 || best.Has(int(p.asked)) {
		return false
	}
	more := p.leading() + 1
	return !slices.ContainsFunc(sides(p.hand[p.asked]), func(side int) bool { return p.reaches(side, more) > 0 })
}

// behind reports whether the cast of the seat asked can't win as it lies: another leads.
func (p *position) behind() bool {
	best := p.rot.Best()
	return p.phase == deciding && best != 0 && !best.Has(int(p.asked))
}

// leading returns the worth of the best cast.
func (p *position) leading() int {
	for i := range int(p.rot.N) {
		if p.rot.Best().Has(i) { // all of them have the same
			return int(p.rot.Worth[i])
		}
	}
	return 0
}

// settled reports whether a seat decides about a cast that no second throw can bring level
// with the best, or make better if it is the best.
func (p *position) settled() bool {
	if p.phase != deciding {
		return false
	}
	least := max(p.leading(), rotation.Lost+1)
	if p.rot.Best().Has(int(p.asked)) {
		least++
	}
	for _, a := range p.madeOf(p.hand[p.asked]).again {
		for _, f := range a.falls {
			if p.seconds[f.to].worth >= least {
				return false
			}
		}
	}
	return true
}

// secondAside says what the chances on the bones mean.
func (p *position) secondAside() text.Text {
	best := p.rot.Best()
	switch {
	case p.settled() && best.Has(int(p.asked)):
		return "No bone can make it better."
	case p.settled():
		return "No bone can take the lead."
	case best.Has(int(p.asked)) && p.rot.Done.Count() == 1: // nobody else has thrown
		return "On each bone: how likely it makes the throw better."
	case best.Has(int(p.asked)) && best.Count() > 1:
		return "Level so far: who stays level throws again. On each bone: how likely it takes the lead."
	case best.Has(int(p.asked)):
		return text.Of("{0} leads. On each bone: how likely it makes the throw better.", text.Seat(p.asked))
	case p.levels():
		return "On each bone: how likely it draws level with the lead."
	case best.Count() == 1:
		return text.Of("{0} leads. On each bone: how likely it takes the lead. Level players throw again.", text.Seat(best.Only()))
	case best == 0:
		return "This throw is odd and can’t win. On each bone: how likely it makes it even."
	}
	return "On each bone: how likely it takes the lead. Level players throw again."
}

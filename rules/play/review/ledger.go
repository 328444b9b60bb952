package review

import (
	"math"
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// A Ledger works out the Account of a seat of a finished game, in slices.
//
// Whatever a game ends with is what the seat could expect at the beginning, and what luck
// and all decisions have added since. So luck is the result, less what was to be expected,
// less what the decisions of people changed. Computers that decide at once play on by their
// own level wherever a game is sampled, so that of theirs nothing is to be subtracted. In a
// game for one in which the lens is exact, nothing is sampled.
type Ledger struct {
	of      *session.Session
	account Account
	todo    []func(nodes int) (done bool) // what is to be done, in this order

	game    *shared
	choices [rules.MaxSeats][]int // steps at which the seat had a choice
	levels  []string              // of those who play on, by seat
	heard   map[int]rules.Odds    // what the lens has said, by steps
	worths  map[int]worths        // of these steps
	best    choice
	sampler sampler
	most    int // decisions that are examined
	people  int // at this device, for each of whom a ledger may be wanted
}

// A worths is the judgement of the lens on a decision.
type worths struct {
	known bool // the move made has a worth
	exact bool
	best  float64    // of all moves
	move  rules.Move // the one that is worth that
	lost  float64    // by the move made, at most 0
}

// mostChoices is the number of decisions of a seat that are examined where two people or fewer
// play, unless the lens knows what they are worth; of more, as many from all parts of the game
// stand for all. Where many play each has fewer, so that it takes no longer.
const mostChoices = 40

// A shared holds what the ledgers of one game have in common: what one of them has found out
// about luck the others need not find out again.
type shared struct {
	quick   map[string]bool // by level: whether it decides at once
	samples map[sampleID]sample
}

// NewLedgers returns the ledgers of several seats of a game, which share what they have in
// common; call Step of each until it is done.
func NewLedgers(of *session.Session, seats ...rules.Actor) (list []*Ledger) {
	game := &shared{map[string]bool{}, map[sampleID]sample{}}
	for _, seat := range seats {
		list = append(list, newLedger(of, seat, game))
	}
	return list
}

// NewLedger returns the ledger of a seat; call Step until it is done.
func NewLedger(of *session.Session, seat rules.Actor) *Ledger { return NewLedgers(of, seat)[0] }

func newLedger(of *session.Session, seat rules.Actor, game *shared) *Ledger {
	l := &Ledger{of: of, game: game, worths: map[int]worths{}, heard: map[int]rules.Odds{}}
	for i := range of.Seats() {
		if of.IsLocal(rules.Actor(i)) {
			l.people++
		}
	}
	l.people = max(1, l.people)
	l.most = min(mostChoices, 2*mostChoices/l.people)
	none := Choice{Step: -1}
	l.account = Account{Seat: seat, Unit: UnitOf(of), Worst: none, Best: none}
	l.todo = append(l.todo, l.scan(), l.plan)
	return l
}

// Step continues for about that many nodes, and reports whether the account is complete.
func (l *Ledger) Step(nodes int) (done bool) {
	if len(l.todo) > 0 && l.todo[0](nodes) {
		l.todo = l.todo[1:]
	}
	return len(l.todo) == 0
}

// Account returns the account, once it is complete.
func (l *Ledger) Account() Account { return l.account }

// Costliest returns a sentence that says what the seat's costliest choice was and what would
// have been better: "You chose “Drop out”; better was “Match 3”." It is empty if no choice cost
// anything, or if the two have no names of their own.
func (l *Ledger) Costliest() text.Text {
	worst := l.account.Worst
	if worst.Step < 0 || !l.account.erred() {
		return ""
	}
	chosen, other := labels(l.of, worst.Step, worst.Other)
	if chosen == "" || other == "" || chosen == other {
		return ""
	}
	return text.Of("{0} chose “{1}”; better was “{2}”.", text.Seat(l.account.Seat), chosen, other)
}

// scan returns the task that finds the steps at which each seat had a choice.
func (l *Ledger) scan() func(int) bool {
	i, moves := 0, []rules.Move(nil)
	return func(int) bool {
		for end := min(i+64, l.of.Len()); i < end; i++ {
			p := l.of.At(i)
			if turn := p.Turn(); turn >= 0 && l.of.Step(i).Run == 0 {
				if moves = p.Moves(moves[:0]); len(moves) > 1 {
					l.choices[turn] = append(l.choices[turn], i)
				}
			}
		}
		return i == l.of.Len()
	}
}

// plan is a task, done at once: it appends the tasks that follow once the choices are
// known, which find the level that plays each seat on in samples and then begin.
func (l *Ledger) plan(int) bool {
	seats := len(l.of.Seats())
	l.levels = make([]string, seats)
	for i := range seats {
		l.todo = append(l.todo, l.choosePlayer(rules.Actor(i))...)
	}
	l.todo = append(l.todo, l.begin)
	return true
}

// own returns the decisions of the ledger's seat that are examined: all, or l.most of
// them evenly spread.
func (l *Ledger) own() []int {
	all := l.choices[l.account.Seat]
	n := min(len(all), l.most)
	list := make([]int, n)
	for i := range list {
		list[i] = all[i*len(all)/n]
	}
	return list
}

// choosePlayer returns the tasks that find the level which plays a seat on in samples:
// its own if that decides quickly; for people, the strongest that does.
func (l *Ledger) choosePlayer(seat rules.Actor) []func(int) bool {
	g := l.of.Game()
	l.levels[seat] = levelOf(g)
	kind, examined := l.of.Seats()[seat].Kind, seat == l.account.Seat
	levels := []string{kind}
	switch {
	case len(l.choices[seat]) == 0:
		return nil
	case kind == opponent.Random && !examined:
		l.levels[seat] = kind
		return nil
	case kind == record.Person || examined:
		levels = nil
		for _, level := range g.Levels {
			levels = append([]string{level.ID}, levels...)
		}
	}
	var list []func(int) bool
	found := false
	for _, level := range levels {
		test := l.test(level, seat)
		list = append(list, func(nodes int) bool {
			switch {
			case found:
				return true
			case !test(nodes):
				return false
			}
			if found = l.game.quick[level]; found {
				l.levels[seat] = level
			}
			return true
		})
	}
	return list
}

// quickly is the number of nodes that a level may search to be quick, after a first time that
// may compute what all games share; patiently is the most for that first time.
const quickly, patiently = 3 * slice, 300_000

// test returns the task that finds out, at the seat's first choice, whether a level
// decides quickly enough to play samples.
func (l *Ledger) test(level string, seat rules.Actor) func(int) bool {
	step := l.choices[seat][0]
	who := opponent.New(l.of.Game(), level, seat, rand.New(rand.NewPCG(uint64(step), 3)))
	times, spent := 0, 0
	return func(nodes int) bool {
		if _, known := l.game.quick[level]; known {
			return true
		}
		if !who.Thinking() {
			who.Ask(l.of.At(step))
			spent = 0
		}
		_, decided := who.Step(nodes)
		spent += nodes
		switch {
		case decided && times == 0:
			times++
		case decided:
			l.game.quick[level] = spent <= quickly
		case times > 0 && spent > quickly || spent > patiently:
			l.game.quick[level] = false
		}
		_, known := l.game.quick[level]
		return known
	}
}

// begin is a task, done at once: it appends the task that asks the lens about the
// seat's first choice, and then list.
func (l *Ledger) begin(int) bool {
	l.sampler = newSampler(l)
	if all := l.choices[l.account.Seat]; len(all) > 0 {
		l.todo = append(l.todo, l.look(all[0]))
	}
	l.todo = append(l.todo, l.list)
	return true
}

// list is a task, done at once: it appends the tasks that examine the seat's decisions
// and then the luck. If the lens knew the worth of the first choice all decisions are
// examined, as that takes no time.
func (l *Ledger) list(int) bool {
	if all := l.choices[l.account.Seat]; len(all) > 0 && l.worths[all[0]].known {
		l.most = len(all)
	}
	own := l.own()
	for _, i := range own {
		l.todo = append(l.todo, l.look(i), l.examine(i, choiceNodes/len(own)/l.people))
	}
	l.todo = append(l.todo, l.decided, l.expect(), l.sampled())
	return true
}

// look returns the task that asks the lens for the odds at step i.
func (l *Ledger) look(i int) func(int) bool {
	var odds func(int) (rules.Odds, bool)
	tries := 0
	return func(nodes int) bool {
		if _, heard := l.heard[i]; heard || l.of.Game().Odds == nil {
			return true
		}
		if odds == nil {
			odds = l.of.Game().Odds(l.of.At(i).View(l.account.Seat), rand.New(rand.NewPCG(uint64(i), 1)))
		}
		o, known := odds(nodes)
		if tries++; !known {
			return tries == patience
		}
		l.heard[i] = o
		l.best.compare(l.of, i, &o)
		l.worths[i] = worthsOf(&o, l.of.Step(i).Move)
		return true
	}
}

// worthsOf returns what odds say about the worth of a move that was made.
func worthsOf(o *rules.Odds, made rules.Move) (w worths) {
	if !o.Worths || len(o.Rows) == 0 {
		return w
	}
	w.exact = o.Exact
	for i := range o.Rows {
		if i == 0 || o.Rows[i].Worth > w.best {
			w.best, w.move = o.Rows[i].Worth, o.Rows[i].Move
		}
	}
	for i := range o.Rows {
		if o.Rows[i].Move == made {
			w.known, w.lost = true, o.Rows[i].Worth-w.best
		}
	}
	return w
}

// choiceNodes and luckNodes are the nodes of the samples of all decisions together, and of
// luck.
const choiceNodes, luckNodes = 150_000, 250_000

// surely is the number of standard errors by which a sampled decision has to be worse than
// the computer's to be called costly.
const surely = 2

// fewSamples is the number of samples that are the least of a comparison, and manySamples
// the most for a decision.
const fewSamples, manySamples = 8, 100

// examine returns the task that finds the cost of the decision at step i: from the
// lens, or by sampling games on from it and from the move of the strongest computer,
// within a budget of nodes.
func (l *Ledger) examine(i, budget int) func(int) bool {
	var strongest *opponent.Player
	t := trial{step: i, kind: against}
	tries := 0
	return func(nodes int) bool {
		if w := l.worths[i]; w.known {
			l.cost(i, w.move, w.lost, 0)
			return true
		}
		if strongest == nil {
			levels := l.of.Game().Levels
			strongest = opponent.New(l.of.Game(), levels[len(levels)-1].ID, l.account.Seat, rand.New(rand.NewPCG(uint64(i), 2)))
			strongest.Ask(l.of.At(i))
		}
		if strongest.Thinking() {
			m, decided := strongest.Step(nodes)
			t.other = m
			tries++
			return tries == patience || decided && m == l.of.Step(i).Move
		}
		if !l.try(&t, nodes) || t.n < fewSamples || t.n < manySamples && t.nodes < budget {
			return false
		}
		l.cost(i, t.other, t.mean(), t.err(0))
		return true
	}
}

// try continues a sample of a trial for about that many nodes, and reports whether it
// is finished.
func (l *Ledger) try(t *trial, nodes int) (ended bool) {
	if l.sampler.stage == idle {
		l.sampler.begin(t)
	}
	for nodes > 0 && l.sampler.stage != idle {
		nodes -= l.sampler.step()
	}
	return l.sampler.stage == idle
}

// cost enters the cost x of the decision at step i in the account, against the better move, with
// its standard error. A cost is negative; a sampled decision may also have been better than the
// computer's.
func (l *Ledger) cost(i int, better rules.Move, x, err float64) {
	a := &l.account
	a.Decisions += x
	a.DecisionsError = math.Hypot(a.DecisionsError, err)
	if x > -least[a.Unit] || x > -surely*err {
		return
	}
	a.Costly++
	if a.Worst.Step < 0 || -x > a.Worst.By {
		a.Worst = Choice{i, -x, better}
	}
}

// decided is a task, done at once: it completes what the account says of decisions.
func (l *Ledger) decided(int) bool {
	all, own := len(l.choices[l.account.Seat]), len(l.own())
	l.account.HasDecisions, l.account.Choices = true, own
	if own > 0 {
		l.account.Decisions *= float64(all) / float64(own)
		l.account.DecisionsError *= float64(all) / float64(own)
	}
	l.account.DecisionsExact = l.exact() && all == own
	if l.best.gap > 0 {
		l.account.Best = Choice{l.best.step, l.best.gap, l.best.other}
	}
	return true
}

// exact reports whether the lens was exact wherever the seat decided.
func (l *Ledger) exact() bool {
	for _, i := range l.own() {
		if w := l.worths[i]; !w.known || !w.exact {
			return false
		}
	}
	return true
}

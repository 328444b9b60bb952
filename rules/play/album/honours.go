package album

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/session"
)

// An Honour is a feat of one game, or one that can be done in several.
type Honour struct {
	rules.Honour
	Game string                      // id of the game; "" for a feat of several games
	fits func(*session.Session) bool // whether a game counts for it; nil if each does
	// nth returns which of the casts of four bones that a seat has thrown earns it, or -1;
	// nil for an honour that is watched for.
	nth func(casts []tali.Hand) int
}

// Key returns the id of the honour among those of all games.
func (h *Honour) Key() string {
	if h.Game == "" {
		return "any." + h.ID
	}
	return h.Game + "." + h.ID
}

// Honours returns the honours of a game.
func Honours(g *rules.Game) (list []Honour) {
	for _, h := range g.Honours {
		list = append(list, Honour{Honour: h, Game: g.ID})
	}
	return list
}

// Proof returns the step by which a person has earned the honour in a game; false if
// nobody has.
func (h *Honour) Proof(s *session.Session) (step int, ok bool) {
	step = prove(s, []Honour{*h}, Throws(s))[0]
	return step, step >= 0
}

// A watch is an honour that somebody might still earn.
type watch struct {
	nth    int // among the honours that are to be proved
	earned func(rules.Position, rules.Move, rules.Position) bool
}

// prove returns for each honour the step by which a person has first earned it, or -1.
func prove(s *session.Session, list []Honour, throws []Throw) (steps []int) {
	for i := range list {
		steps = append(steps, list[i].fallen(s, throws))
	}
	watches := watched(s, list)
	p := s.At(0)
	for i := range s.Len() {
		next := s.At(i + 1)
		for _, w := range watches {
			if steps[w.nth] < 0 && w.earned(p, s.Step(i).Move, next) {
				steps[w.nth] = i
			}
		}
		p = next
	}
	return steps
}

// fallen returns the step at which the throws of a seat first earned the honour, or -1.
// It is for honours that throws alone earn.
func (h *Honour) fallen(s *session.Session, throws []Throw) int {
	first := -1
	if h.nth == nil {
		return first
	}
	for seat := range rules.Actor(s.Setup().Seats) {
		var casts []tali.Hand
		var steps []int
		for _, t := range throws {
			if t.Seat == seat {
				casts, steps = append(casts, t.Hand), append(steps, t.Step)
			}
		}
		if i := h.nth(casts); i >= 0 && (first < 0 || steps[i] < first) {
			first = steps[i]
		}
	}
	return first
}

// watched returns a watch for each honour and each person who might earn it; none in a
// game that doesn't count.
func watched(s *session.Session, list []Honour) (watches []watch) {
	if !earnest(s) {
		return nil
	}
	for nth := range list {
		if h := &list[nth]; h.Watch == nil || h.fits != nil && !h.fits(s) {
			continue
		}
		for seat := range rules.Actor(s.Setup().Seats) {
			if person(s, seat) {
				watches = append(watches, watch{nth, list[nth].Watch(seat)})
			}
		}
	}
	return watches
}

// Across returns the honours that can be earned in several games.
func Across() []Honour {
	return []Honour{
		{Honour: rules.Honour{ID: "venus", Title: "Venus", Figure: "4", Says: "Throw Venus: four bones, four sides."}, nth: nthOf(1, venus)},
		{Honour: rules.Honour{ID: "twice", Title: "Venus and Venus", Figure: "2", Says: "Throw Venus twice in one game."}, nth: nthOf(2, venus)},
		{Honour: rules.Honour{ID: "alike", Title: "Two flocks", Figure: "2×4", Says: "Throw four alike twice in one game."}, nth: nthOf(2, alike)},
		{Honour: rules.Honour{ID: "sixes", Title: "Three sixes", Figure: "3×6", Says: "Throw at least three sixes with four bones."}, nth: nthOf(1, three(6))},
		{Honour: rules.Honour{ID: "dogs", Title: "Three dogs", Figure: "3×1", Says: "Throw at least three ones with four bones."}, nth: nthOf(1, three(1))},
		{Honour: rules.Honour{ID: "again", Title: "The same again", Figure: "2", Says: "Throw the same with four bones twice running."}, nth: sameAgain},
		{Honour: rules.Honour{ID: "poor", Title: "Last ten coins", Figure: "10", Says: "Win a game after you were down to 10 coins.", Watch: honour.After(poor, honour.Step.Wins)}, fits: coined},
		{Honour: rules.Honour{ID: "haul", Title: "Heavy purse", Figure: "20", Says: "Win at least 20 coins in one game.", Watch: honour.When(haul)}, fits: coined},
		{Honour: rules.Honour{ID: "table", Title: "Full table", Figure: "5", Says: "Win a game of five or more players.", Watch: honour.When(honour.Step.Wins)}, fits: func(s *session.Session) bool { return s.Setup().Seats >= 5 }},
		{Honour: rules.Honour{ID: "sly", Title: "Three Sly beaten", Figure: "3", Says: "Beat three computers that are Sly or better.", Watch: honour.When(honour.Step.Wins)}, fits: threeSly},
	}
}

// nthOf returns a function that finds in a list of casts the index of the n-th for
// which is returns true, or -1.
func nthOf(n int, is func(tali.Hand) bool) func([]tali.Hand) int {
	return func(casts []tali.Hand) int {
		have := 0
		for i, h := range casts {
			if is(h) {
				if have++; have == n {
					return i
				}
			}
		}
		return -1
	}
}

func venus(h tali.Hand) bool { return tali.Classify(h) == tali.Venus }

func alike(h tali.Hand) bool { return tali.Classify(h).Vulture() || tali.Classify(h) == tali.Canis }

// three returns a condition: at least three bones of a cast show that side.
func three(side int) func(tali.Hand) bool {
	return func(h tali.Hand) bool { return h.Count(side) >= 3 }
}

// sameAgain returns the index of the first cast that equals the one before it, or -1.
func sameAgain(casts []tali.Hand) int {
	for i := 1; i < len(casts); i++ {
		if casts[i] == casts[i-1] {
			return i
		}
	}
	return -1
}

// poor reports whether the seat is to act with ten coins or fewer.
func poor(s honour.Step) bool {
	return s.Before.Turn() == s.Seat && s.Before.View(s.Seat).Seats[s.Seat].Purse <= 10
}

func haul(s honour.Step) bool { return s.Over() && s.Gain() >= 20 }

// coined reports whether a game is played for coins.
func coined(s *session.Session) bool { return s.Game().Coined(s.Setup()) }

// threeSly reports whether three computers play that are Sly or better.
func threeSly(s *session.Session) bool {
	n := 0
	for _, seat := range s.Seats() {
		if seat.Kind == "hard" || seat.Kind == "master" {
			n++
		}
	}
	return n >= 3
}

package biga

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position: the chariot on its way to 100.
type Board struct {
	At, Goal int       // the count, and the count that ends the race
	Furthest int       // the highest possible count
	Was      int       // the count before the last throw
	Throws   int       // thrown so far
	Throw    int       // the sum of the last throw; 0 before the first, and while bones fall
	Fate     text.Text // the effect of the last throw: "a lame horse"; empty before the first
	Key      []Way     // all sums of two bones
	One      []Way     // all sums of one bone, if one may be thrown late; else none
	Late     int       // the count from which one may be thrown
	MayOne   bool      // one bone may be thrown now
	Whips    int       // whips left
	Again    bool      // the last throw was made with a whip, or is now
	Back     bool      // the last throw was a single bone that took the chariot back
	Pace     int       // the count of the chariot that keeps the pace: it comes home after Median throws
	Median   int       // throws after which half of all races have ended
	Over     bool      // the race is over: At is Goal, or it is lost
	Second   bool      // a throw is one bone, to which a second may be added
	Adds     []Way     // where a second bone leads, by its side, while it may be added, falls or may be thrown again; Key holds from there, too
}

// A Way is a possible sum of a throw, and its effect now.
type Way struct {
	Sum    int
	Bone   int // the side of the second bone that makes it, in Board.Adds; else 0
	Gain   int // by the key; negative for losing throws
	To     int // the count it would lead to
	Fate   text.Text
	Chance float64
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, 0, rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Seats: []rules.SeatView{p.plate()},
		Bones: p.bones(), Clear: p.clears(), Cup: int(p.cup), Void: p.void && p.cup == 0 && !p.over(),
		Text:    p.facts(),
		Choices: p.choices(),
		Board:   p.board(),
	})
	if v.Turn == 0 {
		v.Cup = p.opens()
	}
	tell.Rank(&v, tell.Alone)
	return v
}

func (p position) board() Board {
	b := Board{
		At: int(p.at), Goal: goal, Furthest: furthest, Was: int(p.was),
		Throws: int(p.throws), Over: p.over(),
	}
	if p.cup == 0 {
		b.Throw = p.lie.Sum()
	}
	if p.lie != 0 {
		b.Fate, b.Back = p.fate().words, p.turned()
	}
	b.Key, b.Late, b.Median = p.ways(bones, int(p.at)), late, p.chances().median
	b.Whips, b.Again, b.Pace = int(p.whips), p.again, p.pace()
	if p.late > 0 || p.second {
		b.One, b.MayOne = p.ways(1, int(p.at)), p.mayOne(int(p.at))
	}
	if b.Second = p.second; p.adds || p.maySecond() || p.second && p.mayWhip() {
		b.Adds, b.Key = p.seconds(), p.ways(bones, int(p.was))
	}
	return b
}

// clears reports whether the next cast picks up the bones that lie. While a second bone may be
// added or thrown again, they lie to be seen.
func (p position) clears() bool {
	if p.cup > 0 {
		return !p.adds
	}
	return !p.second || !p.maySecond() && !p.mayWhip()
}

// bones returns the bones that lie, in the order in which they were thrown where that counts.
func (p position) bones() []rules.Bone {
	if !p.second || p.lie.Len() < bones {
		return p.lie.Bones(nil)
	}
	return tali.Of(p.added()).Bones(tali.Of(int(p.first)).Bones(nil))
}

// ways returns all sums of n bones, thrown from a count.
func (p position) ways(n, from int) (list []Way) {
	for sum, x := range p.chance[n] {
		if x > 0 {
			f := fates[sum]
			list = append(list, Way{Sum: sum, Gain: f.gain, To: drive(from, n, sum), Fate: f.words, Chance: x})
		}
	}
	return list
}

// turned reports whether the last throw was a single bone above the goal.
func (p *position) turned() bool { return p.lie.Len() == 1 && p.was > goal }

// fate returns the effect of the last throw.
func (p *position) fate() *fate {
	if p.turned() {
		return &turning
	}
	return &fates[p.lie.Sum()]
}

// pace returns the count of a chariot that is home after as many throws as half of all races
// take.
func (p *position) pace() int {
	return min(goal, goal*int(p.throws)/max(1, p.chances().median))
}

func (p position) prompt() text.Text {
	switch {
	case p.at == goal:
		return text.Of("Home in {0} throws", text.Number(p.throws))
	case p.over():
		return "The race is lost"
	case p.adds:
		return "Throw a second bone"
	case p.maySecond():
		return "Add a second bone?"
	case p.cup == 1 || p.second && !p.mayWhip():
		return "Throw one bone"
	case p.void && p.cup == 0:
		return "A false start"
	case p.mayWhip():
		return "Throw on or [whip]?"
	case p.cup == 0 && p.mayOne(int(p.at)):
		return "One bone or two?"
	}
	return "Throw two bones"
}

func (p position) aside() text.Text {
	switch {
	case p.at == goal:
		return text.Of("Half of all races take {0} throws or fewer.", p.chances().median)
	case p.over():
		return text.Of("Not home after {0} throws.", text.Number(p.throws))
	case p.void && p.cup == 0:
		return "A losing throw on the starting line isn’t counted."
	}
	if p.second {
		return text.Sentences(p.hopes(), p.toGo(), p.whipsLeft(), p.rival())
	}
	return text.Sentences(p.toGo(), p.whipsLeft(), p.rival(), p.single())
}

// hopes says how likely a second bone is to lead nearer to the goal than the chariot is, while
// it may be added or thrown again.
func (p *position) hopes() text.Text {
	if !p.maySecond() && !p.mayWhip() {
		return ""
	}
	home, nearer, _ := p.outlook()
	switch {
	case p.maySecond() && home > 0:
		return text.Of("The chance that a second bone takes you nearer is {0}, and home {1}.", purse.PerCent(nearer), purse.PerCent(home))
	case p.maySecond():
		return text.Of("The chance that a second bone takes you nearer is {0}.", purse.PerCent(nearer))
	case home > 0:
		return text.Of("A [whip] throws the second bone again: the chance to get nearer is {0}, and home {1}.", purse.PerCent(nearer), purse.PerCent(home))
	}
	return text.Of("A [whip] throws the second bone again: the chance to get nearer is {0}.", purse.PerCent(nearer))
}

// single says what one bone brings, where one may be thrown.
func (p *position) single() text.Text {
	switch {
	case p.cup > 0 || !p.mayOne(int(p.at)):
		return ""
	case p.at > goal:
		return "One bone takes you back 1, 3, 4 or 6."
	}
	return "One bone moves you 1, 3, 6 or 9."
}

// whipsLeft says how many whips are left, if any, or what one would do now.
func (p *position) whipsLeft() text.Text {
	switch {
	case p.mayWhip() && !p.second:
		return text.Of("[Whips](whip) left: {1}. One takes you back to {0}, and you throw again.", text.Number(p.was), text.Number(p.whips))
	case p.whips == 0:
		return ""
	}
	return text.Of("{0} [whips](whip) left.", text.Spelled(p.whips))
}

// rival says how the race stands against the chariot that keeps the pace.
func (p *position) rival() text.Text {
	at := int(min(p.at, 2*goal-p.at)) // whoever is too far has as long a way to go
	switch ahead := at - p.pace(); {
	case p.throws == 0:
		return text.Of("Race the grey chariot: half of all races take its {0} throws or fewer.", p.chances().median)
	case p.pace() == goal:
		return "The grey chariot is home."
	case ahead > 0:
		return text.Of("{0} ahead of the grey chariot.", ahead)
	case ahead < 0:
		return text.Of("{0} behind the grey chariot.", -ahead)
	}
	return "Level with the grey chariot."
}

// toGo says how far it is to the goal.
func (p position) toGo() text.Text {
	to := int(goal - p.at)
	switch {
	case to < 0 && p.mayOneBack():
		return text.Of("{0} too far.", -to)
	case to < 0:
		return text.Of("{0} too far. Only a losing throw takes you back.", -to)
	}
	return text.Of("Exactly {0} to go.", to)
}

func (p position) plate() rules.SeatView {
	s := rules.SeatView{
		Purse: p.purse, Figure: text.Figure(p.at), Unit: "of 100",
		Won: p.at == goal,
	}
	if p.cup > 0 {
		s.Note = "throwing"
	}
	return s
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p position) facts() []text.Text {
	list := []text.Text{text.Of("{0} is at {1} of 100 after {2} throws.", text.Seat(0), text.Number(p.at), text.Number(p.throws))}
	if p.lie != 0 {
		list = append(list, p.lying())
	}
	switch {
	case p.over():
	case p.at > goal:
		list = append(list, "Above 100 only losing throws count: 2, 5, 7, 9 and 12.")
		if p.mayOneBack() {
			list = append(list, "A single bone takes you back as far as it shows.")
		}
	default:
		if p.second {
			list = append(list, "One bone moves you 1, 3, 6 or 9.")
		}
		list = append(list, "Gaining throws: 4 moves you 6 forward, 6 moves you 9, 8 moves you 12, and 10 moves you 15.",
			"Losing throws: 2, 5 and 7 move you 2 back, 9 moves you 3, and 12 moves you 6.")
	}
	if p.most > 0 && !p.over() {
		list = append(list, text.Of("{0} has {1} whips left.", text.Seat(0), text.Spelled(p.whips)))
	}
	if !p.over() {
		list = append(list, p.rival())
	}
	if p.mayOne(int(p.at)) && p.at < goal {
		list = append(list, "A single bone on 1 or 3 moves you forward that far.")
	}
	return list
}

// mayOneBack reports whether a single bone takes the chariot back above the goal.
func (p *position) mayOneBack() bool { return p.second || p.late == lateBack }

// lying returns the bones on the table and the effect of the throw.
func (p position) lying() text.Text {
	seat, sum, d := text.Seat(0), p.lie.Sum(), int(p.at-p.was)
	fate := p.fate().words
	switch {
	case p.again && p.cup > 0 && p.second:
		return text.Of("{0} took back a second bone with a whip: {1} still lies.", seat, p.lie)
	case p.again && p.cup > 0:
		return text.Of("{0} took back a throw of {1}, a total of {2}, with a whip.", seat, p.lie, sum)
	case d > 0:
		return text.Of("{0} threw {1}, a total of {2}: {3}, forward {4}.", seat, p.lie, sum, fate, d)
	case d < 0:
		return text.Of("{0} threw {1}, a total of {2}: {3}, back {4}.", seat, p.lie, sum, fate, -d)
	case p.at > goal:
		return text.Of("{0} threw {1}, a total of {2}: {3}, no gain above 100.", seat, p.lie, sum, fate)
	}
	return text.Of("{0} threw {1}, a total of {2}: {3}, still at the start.", seat, p.lie, sum, fate)
}

func (p position) choices() []rules.Choice { return tell.Choices(p.Moves(nil), p.choice) }

func (p position) choice(m rules.Move) rules.Choice {
	c := rules.Choice{Move: m, Kind: rules.Second}
	switch {
	case m.Verb == One:
		c.Label = "Throw one bone"
	case m.Verb == Second:
		c.Label = "Add a second bone"
	case m.Verb == Whip:
		c.Label = "Use a whip"
	case p.maySecond() || p.mayWhip():
		c.Kind, c.Label = rules.Primary, "Throw on"
	case p.second:
		c.Kind, c.Label = rules.Primary, "Throw one bone"
	default:
		c.Kind, c.Label = rules.Primary, "Throw two bones"
	}
	return c
}

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch {
	case m.Verb == Whip && p.second:
		return tell.Say("{0} used a whip on the second bone.", text.Seat(0))
	case m.Verb == Whip:
		return tell.Say("{0} used a whip and is back at {1}.", text.Seat(0), text.Number(q.at))
	case m.Verb != rules.Cast:
		return nil
	}
	list := tell.Say(q.threw())
	switch {
	case q.at == goal:
		mark := rules.Good
		if int(q.throws) <= q.chances().median {
			mark = rules.Won
		}
		list = append(list, tell.Marked(mark, "{0} came home in {1} throws.", text.Seat(0), text.Spelled(q.throws))...)
	case q.over():
		list = append(list, tell.Marked(rules.Lost, "The race was lost after {0} throws.", text.Number(q.throws))...)
	}
	return list
}

// threw returns the last throw and its effect.
func (p position) threw() text.Text {
	seat, sum := text.Seat(0), p.lie.Sum()
	switch {
	case p.second:
		return p.drove()
	case p.at != p.was:
		return text.Of(p.fate().log, seat, text.Number(p.at))
	case p.void:
		return text.Of("{0} threw {1}: a false start.", seat, sum)
	case p.at > goal:
		return text.Of("{0} threw {1}: no gain above 100.", seat, sum)
	}
	return text.Of("{0} threw {1}: still at the start.", seat, sum)
}

// drove returns the last bone and its effect, where a second one may be added.
func (p position) drove() text.Text {
	seat, first, at := text.Seat(0), int(p.first), text.Number(p.at)
	switch {
	case p.lie.Len() == bones && p.at == p.was:
		return text.Of("{0} added {1} to {2}: still at {3}.", seat, p.added(), first, at)
	case p.lie.Len() == bones && p.at < p.was:
		return text.Of("{0} added {1} to {2}: back to {3}.", seat, p.added(), first, at)
	case p.lie.Len() == bones:
		return text.Of("{0} added {1} to {2}: on to {3}.", seat, p.added(), first, at)
	case p.at < p.was:
		return text.Of("{0} threw {1}: back to {2}.", seat, first, at)
	}
	return text.Of("{0} threw {1}: on to {2}.", seat, first, at)
}

package century

import (
	"math"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position: the days of the century, and the centuries of
// a cohort.
type Board struct {
	Days    []Day // the finished ones
	Men     int
	Safe    int  // men safe from Venus
	Full    int  // men that make a century
	Most    int  // days in a century
	Visited bool // Venus is at the camp, and waits for an answer
	Breaks  bool // camp may be broken once in a century
	Digs    bool // a day may be spent digging in, once in a century
	Works   bool // a day of delay is spent digging in ten men or throwing two bones again
	Delayed bool // it is such a day, and the answer is waited for
	Walled  int  // men for whom there is room behind the palisade, Safe of whom are there
	Rank    int  // men who dig in on a day of delay
	Sends   bool // a day of delay sends out a scout
	Scouts  int  // scouts who are out
	Crew    int  // scouts who can be out at once
	Scouted bool // a cast brought no recruits, and the answer is waited for: call a scout back or not
	Turns   int  // the bone on the table that a scout turned or would turn, from 0; −1 for none
	Again   int  // how many of the bones, the last ones, are thrown again on such a day
	Used    bool // whatever of both may be done was done in this century
	Over    bool // the century is over
	Won     bool // the finished century stands
	Cohort  bool // a cohort is raised
	Built   int  // centuries of the cohort that stand
	Goal    int  // centuries in a cohort
	Played  int  // finished centuries
}

// A Day is a finished day of a century.
type Day struct {
	Hand  tali.Hand // the cast; none if the day was spent digging in
	Rank  tali.Rank
	Gain  int // change in the number of men
	Men   int // men at its end
	Dug   bool
	Built bool // ten men dug in, as it was a day of delay
	Broke bool // camp was broken before Venus came
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, 0, rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		PromptInAnswers: p.phase == casting,
		Bones:           p.bones(), Clear: p.phase != delayed && p.phase != scouted && (p.kept == 0 || !p.falling),
		Text:    p.facts(),
		Choices: p.choices(),
		Board:   p.board(),
		Seats: []rules.SeatView{{
			Purse: int(p.purse), Figure: text.Figure(p.men), Unit: "men",
			Won: p.stands(),
		}},
	})
	if p.phase < between {
		v.Seats[0].Note = text.Of("day {0}", text.Number(p.day+1))
	}
	if p.phase == casting {
		v.Cup = p.cup()
	}
	if p.cohort {
		v.Seats[0].Note = text.Of("{0} of {1}", text.Number(p.built), cohort)
	}
	tell.Rank(&v, tell.Alone)
	return v
}

// cup returns how many bones the next cast throws.
func (p *position) cup() int {
	if p.falling && p.kept != 0 {
		return again
	}
	return bones
}

func (p position) board() Board {
	b := Board{
		Sends: p.sends, Scouts: int(p.scouts), Crew: scoutsMost, Scouted: p.phase == scouted, Turns: p.turns(),
		Men: int(p.men), Safe: int(min(p.safe, p.men)), Full: full, Most: int(p.days),
		Visited: p.phase == visited, Breaks: p.breaks, Digs: p.digs, Used: p.broke == p.breaks && p.dug == p.digs,
		Works: p.idle, Delayed: p.phase == delayed, Walled: int(p.safe), Rank: rank, Again: again,
		Over: p.phase >= between, Won: p.phase >= between && p.won,
		Cohort: p.cohort, Built: int(p.built), Goal: cohort, Played: int(p.played),
	}
	men, safe := 0, 0
	for i, k := range p.log[:p.day] {
		d := Day{Gain: int(p.gains[i]), Men: men + int(p.gains[i]), Dug: k == digging}
		if d.Dug {
			safe = men
		} else {
			d.Hand = tali.Hand(p.falls[k-1].Move.N)
			d.Rank = tali.Classify(d.Hand)
			d.Broke = b.Breaks && d.Rank == tali.Venus && men > safe && d.Gain == 0
			if d.Built = p.walls>>i&1 == 1; d.Built {
				safe = min(safe+rank, full)
			}
		}
		b.Days, men = append(b.Days, d), d.Men
	}
	return b
}

func (p *position) prompt() text.Text {
	switch {
	case p.phase == visited:
		return "[Venus] is at the camp"
	case p.phase == scouted:
		return text.Of("{0}: call a scout?", callers[tali.Classify(p.lie)])
	case p.phase == delayed:
		return "What do the men do?"
	case p.falling && p.kept != 0:
		return "Throw two bones"
	case p.phase == finished && p.cohort && p.stands():
		return "The cohort stands"
	case p.phase == finished && p.cohort:
		return "The cohort is lost"
	case p.phase >= between && p.won:
		return "The century stands"
	case p.phase >= between:
		return "The century is lost"
	}
	return "Throw four bones"
}

func (p *position) aside() text.Text {
	switch {
	case p.phase >= between:
		return p.reason()
	case p.phase == visited:
		return text.Of("Break camp (once a century), or lose {0} men.", text.Number(p.men-min(p.safe, p.men)))
	case p.phase == scouted:
		return p.call()
	case p.phase == delayed:
		return p.remedies()
	case p.sends:
		return text.Sentences(p.count(), text.Of("Scouts: {0}.", text.Number(p.scouts)))
	}
	return p.count()
}

// count says which day it is and how many men there are, once a throw is due.
func (p *position) count() text.Text {
	n, left := text.Number(p.men), min(p.safe, p.men)
	switch {
	case !p.cohort && int(p.men)+most*int(p.days-p.day) < full:
		return text.Of("Day {0} of {1}. The hundred is out of reach. How near can you come?", text.Number(p.day+1), text.Number(p.days))
	case left > 0:
		return text.Of("Day {0} of {1}. {2} men, {3} of them safe.", text.Number(p.day+1), text.Number(p.days), n, text.Number(left))
	}
	return text.Of("Day {0} of {1}. {2} men.", text.Number(p.day+1), text.Number(p.days), n)
}

// turns returns which bone on the table a scout turned or would turn, −1 for none.
func (p *position) turns() int {
	side := p.turned
	if p.phase == scouted {
		low, _ := turned(p.lie)
		side = int8(low)
	}
	return slices.IndexFunc(p.fell().Bones(nil), func(b rules.Bone) bool { return b.Side == side })
}

// callers holds what a scout may be called back for, by the cast.
var callers = map[tali.Rank]text.Text{
	tali.Unnamed: "A [delay]", tali.Venus: "[Venus]", tali.Canis: "[Hounds](hound)", tali.Vulture3: "Lions", tali.Vulture4: "Raiders",
}

// call says what a scout can do about the cast, what else comes of it, and how many men are
// missing.
func (p *position) call() text.Text {
	return text.Sentences(p.answers(), text.Of("You need {0} more.", text.Number(full-p.men)))
}

// answers says what a scout can do about the cast, and what else comes of it.
func (p *position) answers() text.Text {
	side, six := turned(p.lie)
	turn := text.Of("A scout can turn a {0} into a 6: {1} recruits.", side, brings(six))
	after := *p
	after.bare()
	switch loss := p.men - after.men; {
	case p.lastDay():
		return text.Sentences(turn, "It is the last day.")
	case loss > 0:
		return text.Sentences(turn, text.Of("Otherwise you lose {0} men.", text.Number(loss)))
	case after.scouts > p.scouts:
		return text.Sentences(turn, text.Of("Or send out another: then {0} are out.", text.Number(after.scouts)))
	}
	return text.Sentences(turn, "Or save the scout for later.")
}

// remedies says what can be done on a day of delay, and what is at stake.
func (p *position) remedies() text.Text {
	recruits, losses := 0.0, 0.0
	for _, k := range p.search().kinds {
		switch {
		case k.men > 0:
			recruits += k.p
		case k.venus && p.men > p.safe, k.men < 0 && p.men > 0:
			losses += k.p
		}
	}
	seek := text.Of("Throw two again: {0} for recruits.", purse.PerCent(recruits))
	if losses > 0 {
		seek = text.Of("Throw two again: {0} for recruits, {1} to lose men.", purse.PerCent(recruits), purse.PerCent(losses))
	}
	dig := text.Text("Dig in: there is room for ten more men, whom [Venus] can’t take.")
	switch open := p.men - p.safe; {
	case p.lastDay():
		return text.Of("It is the last day: digging in can’t help any more. Throw the two lowest bones again: {0} for recruits.", purse.PerCent(recruits))
	case open > 0:
		dig = text.Of("Dig in: [Venus], {0} in the days left, then takes {1} men, not {2}.", purse.PerCent(p.threat()), text.Number(max(0, open-rank)), text.Number(open))
	}
	return text.Sentences(dig, seek)
}

// threat returns the chance that Venus is thrown on one of the days after today, without a
// second throw.
func (p *position) threat() float64 {
	spared := 1.0
	for _, k := range p.kinds {
		if k.venus {
			spared -= k.p
		}
	}
	return 1 - math.Pow(spared, float64(p.days-1-p.day))
}

// reason returns how a century ended, and in a cohort how many stand.
func (p *position) reason() text.Text {
	n, day, built := text.Number(p.men), text.Number(p.day), text.Number(p.built)
	switch {
	case p.won && p.cohort:
		return text.Of("{0} men on day {1}. {2} of {3} centuries stand.", n, day, built, cohort)
	case p.won:
		return text.Of("{0} men on day {1}.", n, day)
	case p.cohort:
		return text.Of("{0} men after {1} days. The century needed {2}. {3} of {4} centuries stand.", n, day, full, built, cohort)
	}
	return text.Of("{0} men after {1} days: {2} short of a century.", n, day, text.Number(full-p.men))
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p *position) facts() []text.Text {
	list := []text.Text{p.aside()}
	switch {
	case p.falling && p.kept != 0:
		list = append(list, text.Of("{0} kept {1}.", text.Seat(0), p.kept.And()))
	case p.lie != 0:
		list = append(list, p.came(&shown, p.lie))
	}
	if p.phase == casting {
		list = append(list, text.Of("{0} more men needed, and {1} days left.", text.Number(full-p.men), text.Number(p.days-p.day)))
	}
	if p.sends && p.phase < between {
		list = append(list, text.Of("Scouts: {0}.", text.Number(p.scouts)))
	}
	if p.idle && p.phase < between {
		list = append(list, text.Of("The palisade has room for {0} men.", text.Number(p.safe)))
	}
	if p.breaks && !p.broke && p.phase < between {
		list = append(list, "You can still break camp once.")
	}
	if p.digs && !p.dug && p.phase < between {
		list = append(list, "You can still dig in once.")
	}
	if p.cohort {
		list = append(list, text.Of("Cohort: {0} of {1} centuries, {2} played.", text.Number(p.built), cohort, text.Number(p.played)))
	}
	return list
}

func (p *position) choices() []rules.Choice {
	var list []rules.Choice
	for i, m := range p.Moves(nil) {
		c := rules.Choice{Move: m, Label: p.label(m)}
		if i > 0 {
			c.Kind = rules.Second
		}
		list = append(list, c)
	}
	return list
}

func (p *position) label(m rules.Move) text.Text {
	switch m.Verb {
	case Turn:
		side, _ := turned(p.lie)
		return text.Of("Turn {0} into 6", side)
	case Wait:
		if tali.Classify(p.lie) == tali.Unnamed && p.scouts < scoutsMost {
			return "Send another scout"
		}
		if p.scouts == 1 {
			return "Save your scout"
		}
		return "Save your scouts"
	case Break:
		return "Break camp"
	case Stay:
		return "Stay and lose men"
	case Dig:
		return "Dig in"
	case Build:
		return "Ten men dig in"
	case Seek:
		return "Throw two again"
	case Next:
		return "Next century"
	}
	return "Throw four bones"
}

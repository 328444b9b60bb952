package century

import (
	"fmt"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
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
	Used    bool // that was done in this century
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
	Broke bool // camp was broken before Venus came
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, 0, rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Bones: p.lie.Bones(nil), Clear: true,
		Text:    p.facts(),
		Choices: p.choices(),
		Board:   p.board(),
		Seats: []rules.SeatView{{
			Purse: int(p.purse), Figure: strconv.Itoa(int(p.men)), Unit: "men",
			Won: p.stands(),
		}},
	})
	if p.phase < between {
		v.Seats[0].Note = fmt.Sprintf("day %d", p.day+1)
	}
	if p.phase == casting {
		v.Cup = bones
	}
	if p.cohort {
		v.Seats[0].Note = fmt.Sprintf("%d of %d", p.built, cohort)
	}
	return v
}

func (p position) board() Board {
	b := Board{
		Men: int(p.men), Safe: int(min(p.safe, p.men)), Full: full, Most: days,
		Visited: p.phase == visited, Breaks: p.camp == breakCamp, Digs: p.camp == digIn, Used: p.used,
		Over: p.phase >= between, Won: p.phase >= between && p.won,
		Cohort: p.cohort, Built: int(p.built), Goal: cohort, Played: int(p.played),
	}
	men := 0
	for i, k := range p.log[:p.day] {
		d := Day{Gain: int(p.gains[i]), Men: men + int(p.gains[i]), Dug: k == dug}
		if !d.Dug {
			d.Hand = tali.Hand(p.falls[k-1].Move.N)
			d.Rank = tali.Classify(d.Hand)
			d.Broke = b.Breaks && d.Rank == tali.Venus && men > 0 && d.Gain == 0
		}
		b.Days, men = append(b.Days, d), d.Men
	}
	return b
}

func (p *position) prompt() string {
	switch {
	case p.phase == visited:
		return "Venus is at the camp"
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

func (p *position) aside() string {
	switch {
	case p.phase >= between && p.cohort:
		return fmt.Sprintf("%s %s. %d of %d centuries stand.", men(p.men), p.when(), p.built, cohort)
	case p.phase >= between:
		return fmt.Sprintf("%s %s.", men(p.men), p.when())
	case p.phase == visited:
		return fmt.Sprintf("Break camp, as you may once, or lose %s.", men(p.men-min(p.safe, p.men)))
	case p.safe > 0:
		return fmt.Sprintf("Day %d of %d. %s, %d of them safe.", p.day+1, days, men(p.men), min(p.safe, p.men))
	}
	return fmt.Sprintf("Day %d of %d. %s.", p.day+1, days, men(p.men))
}

func (p *position) when() string {
	if p.won {
		return fmt.Sprintf("on day %d", p.day)
	}
	return fmt.Sprintf("after %d days, and %d were needed", p.day, full)
}

func men(n int8) string {
	if n == 1 {
		return "1 man"
	}
	return strconv.Itoa(int(n)) + " men"
}

// facts returns the position in words.
func (p *position) facts() []string {
	list := []string{p.aside()}
	if p.lie != 0 {
		s := fmt.Sprintf("The bones show %s: %s.", p.lie, p.came())
		if p.phase == visited {
			s = fmt.Sprintf("The bones show %s: Venus.", p.lie)
		}
		list = append(list, s)
	}
	if p.phase == casting {
		list = append(list, fmt.Sprintf("%s and %s to go.", men(full-p.men), tell.Figures(days-int(p.day), "day")))
	}
	if p.camp == breakCamp && !p.used && p.phase < between {
		list = append(list, "You may still break camp once.")
	}
	if p.camp == digIn && !p.used && p.phase < between {
		list = append(list, "You may still dig in once.")
	}
	if p.cohort {
		list = append(list, fmt.Sprintf("Cohort: %d of %d centuries, %d played.", p.built, cohort, p.played))
	}
	return list
}

// came returns the effect of the last cast in words.
func (p *position) came() string {
	rank, n := tali.Classify(p.lie), -int(p.last)
	switch {
	case rank == tali.Unnamed:
		return "a delay"
	case rank.Senio():
		return fmt.Sprintf("%d recruits", p.last)
	case rank == tali.Venus && n == 0:
		return "Venus finds nobody"
	case rank == tali.Venus:
		return "Venus steals " + men(int8(n))
	case n == 0:
		return foes[rank] + " find nobody"
	}
	return fmt.Sprintf("%s take %s", foes[rank], tell.Number(n))
}

var foes = map[tali.Rank]string{
	tali.Canis: "hounds", tali.Vulture3: "lions", tali.Vulture4: "raiders", tali.Vulture6: "Gauls",
}

func (p *position) choices() []rules.Choice {
	var list []rules.Choice
	for i, m := range p.Moves(nil) {
		c := rules.Choice{Move: m, Label: label(m)}
		if i > 0 {
			c.Kind = rules.Second
		}
		list = append(list, c)
	}
	return list
}

func label(m rules.Move) string {
	switch m.Verb {
	case Break:
		return "Break camp"
	case Stay:
		return "Stay and lose them"
	case Dig:
		return "Dig in"
	case Next:
		return "Next century"
	}
	return "Throw four bones"
}

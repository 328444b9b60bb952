package par

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
)

// A Board describes the position: the target and the casts at it.
type Board struct {
	Opening bool        // the casting-off for who begins is on
	Target  tali.Hand   // as far as it is set
	Set     []int       // by seat, the side each has set; 0 if none yet
	Waiting []int       // the seats still to cast for who begins, or to set a side, the next one first
	Last    []tali.Hand // by seat, the last cast of each
	Match   []tali.Hand // by seat, its bones that are in the target
	Casts   int         // casts to match so far
	Turns   int         // turns since this target was set
	Limit   int         // turns after which all set a new target; 0 for no limit
	Try     int         // casts made in this turn
	Tries   int         // casts in a turn
	Kept    tali.Hand   // bones on the table that stay lying
	Caster  rules.Actor // the seat whose bones lie on the table; Nobody if none do
	Over    bool
	Winner  rules.Actor // the seat that matched; Nobody if none did
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.rot.Seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Bones: p.lie.Bones(p.kept.Bones(nil)), Clear: p.tries == 0,
		Text:    p.facts(),
		Choices: tell.Choices(p.Moves(nil), p.choice),
		Board:   p.board(),
		Seats:   tell.Plates(seats, p.plate),
	})
	if p.falling || p.phase != over && p.tries == 0 {
		v.Cup = p.cup()
	}
	if p.phase != over && p.ante > 0 {
		v.Piles = p.coins.Piles()
	}
	return v
}

func (p position) board() Board {
	b := Board{
		Opening: p.phase == opening, Target: p.target, Casts: int(p.casts),
		Try: int(p.tries), Tries: p.most(), Kept: p.kept,
		Caster: rules.Actor(p.caster), Over: p.phase == over, Winner: rules.Actor(p.winner),
		Last: slices.Clone(p.last[:]), Turns: int(p.turns),
	}
	for i, s := range p.set {
		b.Set = append(b.Set, int(s))
		b.Match = append(b.Match, p.last[i].Common(p.target))
	}
	if p.phase < casting {
		b.Waiting = p.rot.Waiting()
	}
	if p.redraw {
		b.Limit = turnsMost
	}
	return b
}

func (p *position) prompt() string {
	switch {
	case p.phase == opening:
		return "Throw for the start"
	case p.phase == setting:
		return "Throw one bone"
	case p.phase == over && p.winner < 0 && p.ante > 0:
		return "The pot is shared"
	case p.phase == over && p.winner < 0:
		return "Nobody matched it"
	case p.phase == over && p.ante > 0:
		return fmt.Sprintf("{%d} takes the pot", p.winner)
	case p.phase == over:
		return fmt.Sprintf("{%d} wins", p.winner)
	case p.tries > 0 && !p.falling:
		return "Which do you keep?"
	}
	return "Throw " + tell.Words(p.cup(), "bone")
}

func (p *position) aside() string {
	switch {
	case p.phase == opening:
		return "The highest total begins."
	case p.phase == setting && p.target == 0:
		return "Each casts one bone of the target."
	case p.phase == setting:
		return fmt.Sprintf("Each casts one bone of the target. So far: %s.", p.target)
	case p.phase == over:
		return fmt.Sprintf("The cast to match was %s. It took %s.", p.target, tell.Figures(int(p.casts), "cast"))
	case p.recast:
		return fmt.Sprintf("Match %s. Cast %d of %d.", p.target, p.tries+1, p.most())
	}
	return fmt.Sprintf("Match %s, in any order.", p.target)
}

func (p *position) plate(i int) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Won: p.phase == over && p.rot.In.Has(i),
	}
	switch {
	case p.phase == opening && p.last[i] != 0:
		s.Figure, s.Unit = strconv.Itoa(p.last[i].Sum()), "in all"
	case p.phase != setting && p.last[i] != 0:
		s.Figure, s.Unit = strconv.Itoa(p.last[i].Common(p.target).Len())+" of 4", "match"
	case p.set[i] > 0:
		s.Figure, s.Unit = strconv.Itoa(int(p.set[i])), "set"
	}
	if p.falling && i == int(p.rot.Seat) {
		s.Note = "throwing"
	}
	return s
}

// facts returns the position in words.
func (p *position) facts() []string {
	var list []string
	switch {
	case p.phase == opening:
		list = append(list, "All cast for the start: the highest total begins.")
	case p.phase == setting:
		list = append(list, "The target is being set.")
	default:
		list = append(list, fmt.Sprintf("The cast to match is %s. One cast in %s shows it.", p.target, p.rare()))
		list = append(list, fmt.Sprintf("Casts so far: %d.", p.casts))
	}
	if h := p.hand(); h != 0 && p.caster >= 0 {
		list = append(list, fmt.Sprintf("{%d} threw %s.", p.caster, h))
	}
	for i := range seats {
		s := fmt.Sprintf("{%d} holds %s", i, purse.Coins(int(p.coins.Purse[i])))
		if p.ante == 0 {
			s = fmt.Sprintf("{%d} plays for nothing", i)
		}
		if p.set[i] > 0 {
			s += fmt.Sprintf(" and set %d", p.set[i])
		}
		if h := p.last[i]; h != 0 {
			s += fmt.Sprintf(". Last cast: %s", h)
		}
		list = append(list, s+".")
	}
	return list
}

// rare returns the mean number of casts until the target falls, in words.
func (p *position) rare() string {
	n := 1.0
	p.chance(bones, func(h tali.Hand, x float64) {
		if h == p.target {
			n = 1 / x
		}
	})
	return tell.Number(int(math.Round(n)))
}

func (p *position) choice(m rules.Move) rules.Choice {
	kept := tali.Hand(m.N)
	if p.tries == 0 {
		return rules.Choice{Move: m, Label: "Throw " + tell.Words(p.cup(), "bone")}
	}
	c := rules.Choice{
		Move: m, Kind: rules.Key, Confirm: "Throw " + tell.Words(bones-kept.Len(), "bone"),
		Label: "Keep " + kept.And(), Figure: strings.ReplaceAll(kept.String(), " ", ""), Word: "keep", Bones: true,
	}
	if kept == 0 {
		c.Label, c.Figure, c.Word, c.Bones = "Throw all again", "all", "throw", false
	}
	return c
}

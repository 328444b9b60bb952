package sparing

import (
	"fmt"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tell"
)

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.rot.Seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Bones: p.lie.Bones(nil), Clear: true,
		Text:    p.facts(),
		Choices: tell.Choices(p.Moves(nil), p.choice),
		Board:   p.board(),
		Seats:   tell.Plates(int(p.rot.N), p.plate),
	})
	if p.phase == casting {
		v.Cup = bones
	}
	if p.phase != over {
		v.Piles = p.coins.Piles()
	}
	return v
}

func (p *position) prompt() string {
	switch {
	case p.phase == over && p.winner >= 0:
		return fmt.Sprintf("{%d} takes the pot", p.winner)
	case p.phase == over:
		return "The pot is shared"
	case p.phase == offering:
		return "Double the pot?"
	case p.phase == answering:
		return "Match it or resign?"
	}
	return "Throw four bones"
}

func (p *position) aside() string {
	switch {
	case p.phase == over:
		return p.reason()
	case p.void:
		return "That cast has no name, so it is void. Throw again."
	case p.phase == offering:
		return fmt.Sprintf("Each would put in %s more.", purse.Coins(int(p.stake)))
	case p.phase == answering:
		return fmt.Sprintf("{%d} doubled. To match costs %s.", p.offered, purse.Coins(int(p.stake)))
	}
	return p.stage()
}

// stage returns the current round in words.
func (p *position) stage() string {
	if extra := int(p.played) - p.rounds + 1; extra > 0 {
		return fmt.Sprintf("Extra round %d: %s are level.", extra, tell.Number(p.in.Count()))
	}
	return fmt.Sprintf("Round %d of %d.", p.played+1, p.rounds)
}

// reason returns a sentence about how the game ended.
func (p *position) reason() string {
	switch {
	case p.winner < 0:
		return fmt.Sprintf("Still level after %d rounds.", p.played)
	case p.gone.Count() == p.sat.Count()-1:
		return "All others resigned."
	case int(p.played) > p.rounds:
		return fmt.Sprintf("Level after %s; extra round %d decided it.", tell.Words(p.rounds, "round"), int(p.played)-p.rounds)
	}
	return fmt.Sprintf("Most rounds won: %d of %d.", p.wins[p.winner], p.rounds)
}

func (p *position) plate(i int) rules.SeatView {
	state := p.state(i)
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: strconv.Itoa(int(p.wins[i])), Unit: "rounds",
		Out: state != In, Won: p.phase == over && p.in.Has(i),
	}
	if p.wins[i] == 1 {
		s.Unit = "round"
	}
	switch {
	case p.falling && i == int(p.rot.Seat):
		s.Note = "throwing"
	case state == In && p.phase == casting && p.rot.Best().Has(i):
		s.Note = "leading"
	default:
		s.Note = [...]string{"", "beaten", "resigned", "out"}[state]
	}
	return s
}

// facts returns the position in words.
func (p *position) facts() []string {
	list := []string{fmt.Sprintf("%s The pot holds %s.", p.stage(), purse.Coins(p.coins.Pot()))}
	if p.phase == over {
		list = []string{"The game is over. " + p.reason()}
	}
	if p.void {
		list = append(list, fmt.Sprintf("{%d} threw %s: void.", p.caster, p.lie))
	}
	switch {
	case p.phase == over && int(p.played) > p.rounds:
		list = append(list, "The last round: "+p.named(p.round(&p.latest).Cells)+".")
	case p.phase != over && p.rot.Done != 0:
		list = append(list, "This round: "+p.named(p.now())+".")
	}
	for i, r := range p.over() {
		won := "nobody won."
		if r.Won >= 0 {
			won = fmt.Sprintf("{%d} won.", r.Won)
		}
		list = append(list, fmt.Sprintf("Round %d: %s: %s", i+1, p.named(r.Cells), won))
	}
	for i := range int(p.rot.N) {
		s := fmt.Sprintf("{%d} holds %s, with %s won.", i, purse.Coins(int(p.coins.Purse[i])), tell.Words(int(p.wins[i]), "round"))
		list = append(list, s)
		if state := p.state(i); state != In {
			list = append(list, fmt.Sprintf("{%d} %s.", i, [...]string{
				Beaten: "is beaten", Resigned: "resigned", Without: "has too few coins for the ante",
			}[state]))
		}
	}
	return list
}

// named returns casts by seat in words: "{0} threw 6 6 4 3 (Senio of 19), {1}
// threw …".
func (p *position) named(casts []Cell) string {
	var list []string
	for i, c := range casts {
		if c.Hand != 0 {
			list = append(list, fmt.Sprintf("{%d} threw %s (%s)", i, c.Hand, c.Hand.Name()))
		}
	}
	return strings.Join(list, ", ")
}

func (p *position) choice(m rules.Move) rules.Choice {
	c := rules.Choice{Move: m, Label: label(m)}
	if m.Verb == Double || m.Verb == Resign {
		c.Kind = rules.Second
	}
	return c
}

func label(m rules.Move) string {
	return map[rules.Verb]string{
		rules.Throw: "Throw four bones", Pass: "Play on", Double: "Double the pot", Match: "Match the double", Resign: "Resign",
	}[m.Verb]
}

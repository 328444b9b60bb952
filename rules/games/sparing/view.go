package sparing

import (
	"fmt"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
)

// A Board is the picture of the game: the tally of the rounds.
type Board struct {
	Round, Rounds int         // which is played, from 1, and how many were agreed; an extra round is above Rounds
	Past          []Round     // the agreed rounds that are over
	Now           []tali.Hand // by seat, the casts of this round; after a round those of the last until somebody casts
	Wins          []int       // rounds each has won
	State         []State
	Caster        rules.Actor // whose bones lie on the table; Nobody if none do
	Void          bool        // and they are void
	Pot           int         // coins in it; what was won, at the end
	Over          bool
	Winner        rules.Actor // who took the pot; Nobody if it was shared
}

// A Round is one that is over.
type Round struct {
	Casts []tali.Hand // by seat; none of one who did not cast
	Won   rules.Actor // Nobody if the best were level
}

// A State is how a seat stands.
type State int8

const (
	In       State = iota // it may take the pot
	Beaten                // others play extra rounds for it, or have won
	Resigned              // it would not match a double
	Without               // it could not pay the ante
)

func (p *position) state(i int) State {
	switch {
	case !p.sat.Has(i):
		return Without
	case p.gone.Has(i):
		return Resigned
	case !p.in.Has(i):
		return Beaten
	}
	return In
}

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

func (p *position) board() Board {
	n := int(p.rot.N)
	b := Board{
		Round: int(p.played) + 1, Rounds: p.rounds, Pot: p.coins.Pot(),
		Caster: rules.Actor(p.caster), Void: p.void,
		Over: p.phase == over, Winner: rules.Actor(p.winner),
	}
	if b.Over {
		b.Round, b.Pot = int(p.played), int(p.pot)*p.in.Count()
	}
	for i := range n {
		b.Now = append(b.Now, p.hand[i])
		b.Wins = append(b.Wins, int(p.wins[i]))
		b.State = append(b.State, p.state(i))
	}
	for i := range min(int(p.played), p.rounds) {
		r := Round{Won: rules.Actor(p.past[i].won), Casts: make([]tali.Hand, n)}
		for s := range n {
			if k := p.past[i].cast[s]; k > 0 {
				r.Casts[s] = tali.Hand(p.falls[k-1].Move.N)
			}
		}
		b.Past = append(b.Past, r)
	}
	return b
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
		return "Match or resign"
	}
	return "Throw four bones"
}

func (p *position) aside() string {
	switch {
	case p.phase == over:
		return p.reason()
	case p.void:
		return "No name: void. Cast again until it counts."
	case p.phase == offering:
		return fmt.Sprintf("Each would put in %s more.", purse.Coins(int(p.stake)))
	case p.phase == answering:
		return fmt.Sprintf("{%d} doubled: %s more.", p.offered, purse.Coins(int(p.stake)))
	}
	return p.stage()
}

// stage is which round is played.
func (p *position) stage() string {
	if extra := int(p.played) - p.rounds + 1; extra > 0 {
		return fmt.Sprintf("Extra round %d: %s are level.", extra, tell.Number(p.in.Count()))
	}
	return fmt.Sprintf("Round %d of %d.", p.played+1, p.rounds)
}

// reason is how the game ended.
func (p *position) reason() string {
	switch {
	case p.winner < 0:
		return fmt.Sprintf("Still level after %d rounds.", p.played)
	case p.gone.Count() == p.sat.Count()-1:
		return "All others resigned."
	case int(p.played) > p.rounds:
		return fmt.Sprintf("After %s and %s extra.", tell.Words(p.rounds, "round"), tell.Number(int(p.played)-p.rounds))
	}
	return fmt.Sprintf("Rounds won: %d of %d.", p.wins[p.winner], p.rounds)
}

func (p *position) plate(i int) rules.SeatView {
	state := p.state(i)
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: strconv.Itoa(int(p.wins[i])), Unit: "won",
		Out: state != In, Won: p.phase == over && p.in.Has(i),
	}
	switch {
	case p.falling && i == int(p.rot.Seat):
		s.Note = "throwing"
	case state == In && p.phase == casting && p.rot.Best().Has(i):
		s.Note = "leads"
	default:
		s.Note = [...]string{"", "beaten", "resigned", "out"}[state]
	}
	return s
}

// facts are the position in words.
func (p *position) facts() []string {
	list := []string{fmt.Sprintf("%s The pot holds %s.", p.stage(), purse.Coins(p.coins.Pot()))}
	if p.phase == over {
		list = []string{"The game is over. " + p.reason()}
	}
	if p.void {
		list = append(list, fmt.Sprintf("{%d} threw %s: void.", p.caster, p.lie))
	}
	if p.rot.Done != 0 && (p.phase != over || int(p.played) > p.rounds) {
		list = append(list, "This round: "+p.named(p.hand[:p.rot.N])+".")
	}
	for i, r := range p.board().Past {
		won := "nobody won."
		if r.Won >= 0 {
			won = fmt.Sprintf("{%d} won.", r.Won)
		}
		list = append(list, fmt.Sprintf("Round %d: %s: %s", i+1, p.named(r.Casts), won))
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

// named are casts by seat: "{0} Senio 19, {1} Senio 17".
func (p *position) named(casts []tali.Hand) string {
	var list []string
	for i, h := range casts {
		if h != 0 {
			list = append(list, fmt.Sprintf("{%d} %s (%s)", i, h, h.Name()))
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
		rules.Throw: "Throw four bones", Pass: "Play on", Double: "Double the pot", Match: "Match", Resign: "Resign",
	}[m.Verb]
}

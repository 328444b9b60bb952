package skiffs

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tell"
)

// A Board describes the lake.
type Board struct {
	Lake     [Boxes][rules.MaxSeats]int // skiffs by box, row by row, and seat
	Anchored [Boxes]bool                // the box has a single skiff
	Holder   [Boxes]rules.Actor         // the seat that has all skiffs in the box; Nobody if it is empty or has several colours
	Storm    int                        // skiffs that have still to fall
	Round    int                        // from 1
	Bowl     [rules.MaxSeats]bool       // seats whose racers are still to be drawn in this round
	Order    []rules.Actor              // seats whose racers were drawn, in order
	Acts     rules.Actor                // the seat whose racer was drawn last; Nobody before the first
	Last     rules.Move                 // the last action; zero before the first
	By       rules.Actor                // the seat that made it
	Barred   bool                       // no skiff may be moved until one is taken
	Points   [rules.MaxSeats]int        // skiffs on the lake and boxes held
	Near     []Near                     // lines that are one action from being held
	End      End                        // how the game ended
	Line     []int                      // the boxes of the line that ended it
	Won      [rules.MaxSeats]bool       // the seats that shared the rest
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Text: p.facts(), Choices: p.choices(seat), Board: p.board(),
		Seats: tell.Plates(p.seats, p.plate),
	})
	if p.phase != over {
		v.Piles = []rules.Pile{{Label: "Skiffs", Coins: int(p.coins.Left) - p.seats, Seat: rules.Nobody}}
	}
	return v
}

func (p position) board() Board {
	b := Board{
		Storm: fleet*p.seats - int(p.fallen), Round: int(p.round) + 1, Acts: rules.Nobody,
		Barred: p.barred(), End: p.end, Won: p.wins, Last: p.last, By: rules.Actor(p.by),
		Near: p.near(),
	}
	if p.phase > storming {
		for _, seat := range p.order[:p.drawn()] {
			b.Order = append(b.Order, rules.Actor(seat))
		}
	}
	for box := range Boxes {
		for i, n := range p.lake.n[box] {
			b.Lake[box][i] = int(n)
		}
		b.Anchored[box] = p.lake.sum[box] == 1
		b.Holder[box] = p.lake.holder(box)
	}
	for i := range p.seats {
		b.Bowl[i], b.Points[i] = p.inBowl(i), p.lake.points(i)
		if p.wins[i] && p.end == ByLine {
			line, _ := p.lake.line(i, p.thin)
			for _, box := range line {
				b.Line = append(b.Line, int(box))
			}
		}
	}
	if b.Storm == 0 && p.bowl != p.racers() || p.round > 0 {
		b.Acts = rules.Actor(p.seat)
	}
	return b
}

func (p *position) prompt() string {
	switch {
	case p.phase == gathering:
		return "Turn the storm over"
	case p.phase == storming:
		return "The storm falls"
	case p.phase == drawing:
		return "The next racer"
	case p.phase == over:
		return verdict(p.Scores())
	case p.barred():
		return "Take skiffs"
	}
	return "Take or move skiffs"
}

// verdict returns the verdict on a game. The house wins the racers, so that all
// may lose. Since coins are won all along, the seat that is ahead need not have
// taken the pot.
func verdict(net []int) string {
	switch top := foremost(net); {
	case len(top) > 1:
		return "Level at the top"
	case net[top[0]] > 0:
		return fmt.Sprintf("{%d} wins: %s", top[0], purse.Net(net[top[0]]))
	default:
		return fmt.Sprintf("{%d} loses least", top[0])
	}
}

// foremost returns the seats with the most coins won, or the fewest lost.
func foremost(net []int) []int {
	var top []int
	for i, n := range net {
		if n == slices.Max(net) {
			top = append(top, i)
		}
	}
	return top
}

func (p *position) aside() string {
	switch {
	case p.phase == gathering:
		return "25 each; one is the racer."
	case p.phase == storming:
		return "24 skiffs of each colour."
	case p.phase == drawing:
		return "Whoever is drawn acts."
	case p.phase == over:
		return p.reason()
	case p.barred():
		return "No moving until one is taken."
	}
	return "A lone skiff is anchored."
}

// before is the sentence that explains why the seat that takes the pot need not
// be ahead.
const before = "What was won before counts too."

// reason returns a sentence about how the game ended.
func (p *position) reason() string {
	how := "Every box is of one colour"
	if p.end == ByLine {
		how = "A line is held"
	}
	who := p.who()
	switch {
	case p.won == 0:
		return "The lake is empty."
	case p.wins.len() == 1:
		return fmt.Sprintf("%s: %s takes the pot, %s. %s", how, who, purse.Coins(int(p.won)), before)
	}
	return fmt.Sprintf("%s: %s take %d each from the pot. %s", how, who, p.each, before)
}

// who returns the winners in words.
func (p *position) who() string {
	var list []string
	for i, wins := range p.wins {
		if wins {
			list = append(list, fmt.Sprintf("{%d}", i))
		}
	}
	return strings.Join(list, " and ")
}

func (p *position) plate(i int) rules.SeatView {
	s := rules.SeatView{Purse: int(p.coins.Purse[i])}
	s.Won = p.phase == over && slices.Contains(foremost(p.Scores()), i)
	if p.phase > storming {
		s.Figure, s.Unit = strconv.Itoa(p.lake.points(i)), "points"
	}
	switch {
	case p.phase == acting && i == int(p.seat):
		s.Note = "acts"
	case (p.phase == acting || p.phase == drawing) && p.inBowl(i):
		s.Note = "in the bowl"
	}
	return s
}

// facts returns the position in words: the lake box by box.
func (p *position) facts() []string {
	var list []string
	switch {
	case p.fallen == 0:
		return []string{"All skiffs are in the storm."}
	case p.phase == storming:
		list = append(list, toFall(fleet*p.seats-int(p.fallen)))
	case p.phase != over:
		list = append(list, fmt.Sprintf("Round %d.", p.round+1))
	}
	for box := range Boxes {
		list = append(list, p.fact(box))
	}
	for _, near := range p.near() {
		b := near.Boxes
		list = append(list, fmt.Sprintf("{%d} is one action from holding %d, %d and %d.", near.Seat, b[0]+1, b[1]+1, b[2]+1))
	}
	return list
}

// fact returns the content of a box in words.
func (p *position) fact(box int) string {
	var lie []string
	for i, n := range p.lake.n[box] {
		if n > 0 {
			lie = append(lie, fmt.Sprintf("{%d} %d", i, n))
		}
	}
	switch {
	case len(lie) == 0:
		return fmt.Sprintf("Box %d: empty.", box+1)
	case p.lake.sum[box] == 1:
		return fmt.Sprintf("Box %d: %s, anchored.", box+1, lie[0])
	}
	return fmt.Sprintf("Box %d: %s.", box+1, strings.Join(lie, ", "))
}

// choices returns the choices to the seat that acts alone: there are up to
// 1,200, and nobody else needs them.
func (p *position) choices(viewer rules.Actor) []rules.Choice {
	if viewer != rules.Actor(p.seat) {
		return nil
	}
	moves := p.Moves(nil)
	list := make([]rules.Choice, 0, len(moves))
	for _, m := range moves {
		c := rules.Choice{Move: m, Kind: rules.Second, Label: p.label(m), Confirm: confirms[m.Verb]}
		if m.Verb == Storm {
			c.Kind = rules.Primary
		}
		list = append(list, c)
	}
	return list
}

// confirms are the labels of the button that commits an action once all its
// parts are selected.
var confirms = map[rules.Verb]string{Take: "Take it", Pair: "Take both", Three: "Take three", Shift: "Move it"}

// label returns the label of a move. Boxes go by their numbers, from 1.
func (p *position) label(m rules.Move) string {
	if m.Verb == Storm {
		return "Turn the storm"
	}
	box, colour := At(m.From)
	to, other := At(m.To)
	switch m.Verb {
	case Take:
		return fmt.Sprintf("Take %s in %d", p.name(colour), box+1)
	case Pair:
		return fmt.Sprintf("Own %d + %s %d", box+1, p.name(other), to+1)
	case Three:
		return p.labelThree(box, colour, other, int(m.N))
	}
	return fmt.Sprintf("%s %d to %d", p.name(colour), box+1, m.To+1)
}

// labelThree returns the label of a Three. It has room for one name only: two
// other colours go by the numbers of their seats, and so do all if one's own
// may come from any box.
func (p *position) labelThree(box, one, two, n int) string {
	me := int(p.seat)
	switch {
	case n >= Loose:
		return fmt.Sprintf("%d: %d + %d, own %d", box+1, one+1, two+1, n)
	case one == me && two == me:
		return fmt.Sprintf("%d: three own", box+1)
	case one == me:
		return fmt.Sprintf("%d: 2 own, {%d}", box+1, two)
	case two == me:
		return fmt.Sprintf("%d: 2 own, {%d}", box+1, one)
	case one == two:
		return fmt.Sprintf("%d: own, 2 {%d}", box+1, one)
	}
	return fmt.Sprintf("%d: own, seats %d, %d", box+1, one+1, two+1)
}

// name returns the owner of a skiff in words.
func (p *position) name(seat int) string {
	if seat == int(p.seat) {
		return "yours"
	}
	return fmt.Sprintf("{%d}", seat)
}

// toFall returns a sentence about the number of skiffs still in the storm.
func toFall(n int) string {
	if n == 1 {
		return "One skiff has still to fall."
	}
	return fmt.Sprintf("%d skiffs have still to fall.", n)
}

package gladiators

import (
	"fmt"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
)

// A Board describes the position: two gladiators made of stones.
type Board struct {
	Stones   [2]int       // left of each gladiator
	Of       int          // stones each began with
	Hands    [2]tali.Hand // the cast of each in this bout, or the last one; none before
	Opening  bool         // the casts are for who begins
	Bout     int          // bouts fought so far
	Bouts    []Bout       // those for stones, in order
	Missio   bool         // either may ask for missio
	Deciding bool         // both have fallen, and bouts decide
	Caster   rules.Actor  // the seat that cast last; Nobody before
	First    rules.Actor  // the seat that casts first; Nobody in the opening
	Asker    rules.Actor  // the seat that asks for missio now; Nobody if none does
	Winner   rules.Actor  // Nobody until the end, and after a draw
	Over     bool
}

// A Bout is a finished bout.
type Bout struct {
	Hands [2]tali.Hand // the cast of each
	Lost  [2]bool      // who lost a stone
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.rot.Seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Clear:   p.rot.Done == 0,
		Text:    p.facts(),
		Choices: p.choices(),
		Board:   p.board(),
		Seats:   tell.Plates(int8(2), p.plate),
	})
	if p.phase == opening || p.phase == fighting {
		v.Cup = bones
	}
	if p.coins.Pot() > 0 {
		v.Piles = p.coins.Piles()
	}
	if p.caster >= 0 {
		v.Bones = p.hand[p.caster].Bones(p.hand[1-p.caster].Bones(nil))
	}
	return v
}

func (p position) board() Board {
	b := Board{
		Stones: [2]int{int(p.stones[0]), int(p.stones[1])}, Of: stones, Hands: p.hand,
		Opening: p.phase == opening, Bout: int(p.bouts), Missio: p.missio,
		Deciding: p.phase != over && p.stones == [2]int8{},
		Caster:   rules.Actor(p.caster), First: rules.Nobody, Asker: rules.Nobody, Winner: rules.Actor(p.winner), Over: p.phase == over,
	}
	for _, h := range p.log[:min(int(p.bouts), boutsMost)] {
		if h != (bout{}) {
			diff := h[0].Sum() - h[1].Sum()
			b.Bouts = append(b.Bouts, Bout{h, [2]bool{diff <= 0, diff >= 0}})
		}
	}
	if !b.Opening {
		b.First = rules.Actor(p.first())
	}
	if p.phase == answering {
		b.Asker = rules.Actor(p.asker)
	}
	return b
}

func (p position) prompt() string {
	switch p.phase {
	case opening:
		return "Throw for the start"
	case waiting:
		return "Ask for missio?"
	case answering:
		return "Double or yield?"
	case over:
		if p.winner < 0 {
			return "The fight is a draw"
		}
		return fmt.Sprintf("{%d} wins", p.winner)
	}
	return "Throw two bones"
}

func (p position) aside() string {
	switch {
	case p.phase == opening && p.offs > 0 && p.rot.Done == 0:
		return "Level: both cast again."
	case p.phase == opening:
		return "The higher total casts first."
	case p.phase == waiting:
		return "The other must double, or yield the fight."
	case p.phase == answering:
		return fmt.Sprintf("Doubling costs each %s.", purse.Coins(int(p.coins.Paid[0])))
	case p.phase == over:
		return p.verdict()
	case p.rot.Done != 0 && p.stones == [2]int8{}:
		return fmt.Sprintf("Beat %d to win the fight.", p.hand[p.first()].Sum())
	case p.rot.Done != 0:
		return fmt.Sprintf("Beat %d, or lose a stone.", p.hand[p.first()].Sum())
	case p.stones == [2]int8{}:
		return "Both have fallen: this bout decides."
	}
	return "The lower total loses a stone."
}

// verdict returns a sentence about how the fight ended.
func (p position) verdict() string {
	coins := ""
	if p.won > 0 {
		coins = " The pot was " + purse.Coins(int(p.won)) + "."
	}
	switch {
	case p.ended == byYield:
		return fmt.Sprintf("{%d} yielded.%s", 1-p.winner, coins)
	case p.ended == byStones && p.stones[p.winner] == 0:
		return fmt.Sprintf("{%d} won the deciding bout.%s", p.winner, coins)
	case p.ended == byStones:
		return fmt.Sprintf("{%d} has %s left.%s", p.winner, tell.Words(int(p.stones[p.winner]), "stone"), coins)
	case p.won > 0:
		return "Both lost their last stone. Each takes back the ante."
	}
	return "Both lost their last stone in the same bout."
}

func (p position) plate(i int8) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: strconv.Itoa(int(p.stones[i])), Unit: "stones",
		Won: p.phase == over && i == p.winner,
	}
	if p.stones[i] == 1 {
		s.Unit = "stone"
	}
	switch {
	case p.falling && i == p.rot.Seat:
		s.Note = "throwing"
	case p.phase == answering && i == p.asker:
		s.Note = "asks"
	}
	return s
}

// facts returns the position in words.
func (p position) facts() []string {
	list := []string{fmt.Sprintf("{0} has %s, {1} has %s.", tell.Words(int(p.stones[0]), "stone"), tell.Words(int(p.stones[1]), "stone"))}
	for _, i := range []int8{p.first(), p.second()} {
		if p.hand[i] != 0 {
			list = append(list, fmt.Sprintf("{%d} threw %s: %d.", i, p.hand[i], p.hand[i].Sum()))
		}
	}
	if p.phase == opening {
		return append(list, "The fight has not begun.")
	}
	if n := int(p.bouts); n > 0 {
		list = append(list, fmt.Sprintf("Bouts so far: %d.", n))
	}
	if p.phase != over {
		list = append(list, fmt.Sprintf("{%d} casts first.", p.first()))
	}
	return list
}

func (p position) choices() []rules.Choice { return tell.Choices(p.Moves(nil), p.choice) }

func (p position) choice(m rules.Move) rules.Choice {
	c := rules.Choice{Move: m}
	switch m.Verb {
	case rules.Throw:
		c.Label = "Throw two bones"
	case Wait:
		c.Label = "Fight on"
	case Ask:
		c.Kind, c.Label = rules.Second, "Ask for missio"
	case Double:
		c.Label = fmt.Sprintf("Double for %d", p.coins.Paid[0])
	case Yield:
		c.Kind, c.Label = rules.Grave, "Yield"
	}
	return c
}

package gladiators

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
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
		PromptInAnswers: p.phase == answering || p.phase == fighting,
		Clear:           p.rot.Done == 0,
		Text:            p.facts(),
		Choices:         p.choices(),
		Board:           p.board(),
		Seats:           tell.Plates(int8(2), p.plate),
	})
	if p.phase == opening || p.phase == fighting {
		v.Cup = bones
	}
	if p.coins.Pot() > 0 {
		v.Piles = p.coins.Piles()
	}
	if taken := p.phase == answering && p.asker == p.first(); p.caster >= 0 && !taken { // else they are in the cup already
		v.Bones = p.hand[p.caster].Bones(p.hand[1-p.caster].Bones(nil))
	}
	tell.Rank(&v, func(i int) int { return int(p.stones[i]) })
	tell.Lead(&v, func(i int) int { return int(p.stones[i]) })
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

func (p position) prompt() text.Text {
	switch p.phase {
	case opening:
		return "Throw to begin"
	case waiting:
		return "Ask for [missio]?"
	case answering:
		return "Double or yield?"
	case over:
		if p.winner < 0 {
			return "The fight is a draw"
		}
		return text.Of("{0} wins", text.Seat(p.winner))
	}
	return "Throw two bones"
}

func (p position) aside() text.Text {
	seat := max(p.Turn(), 0)
	rival := text.Seat(1 - seat)
	mine, other, stake := text.Number(p.stones[seat]), text.Number(p.stones[1-seat]), text.Coins(p.coins.Paid[0])
	switch {
	case p.phase == opening && p.offs > 0 && p.rot.Done == 0:
		return "Level: both throw again."
	case p.phase == opening:
		return "The higher total throws first."
	case p.phase == waiting:
		return text.Of("You have {0} stones, {3} has {1}. If you ask, {3} yields the [pot], or both of you pay {2} more.", mine, other, stake, rival)
	case p.phase == answering:
		return text.Of("You have {1} stones, {3} has {2}. Doubling costs each of you {0}; if you yield, {3} takes the [pot].", stake, mine, other, rival)
	case p.phase == over:
		return p.verdict()
	case p.rot.Done != 0 && p.stones == [2]int8{}:
		return text.Of("Beat {0} to win the fight.", p.hand[p.first()].Sum())
	case p.rot.Done != 0:
		return text.Of("Beat {0}, or lose a stone. Level: both lose one.", p.hand[p.first()].Sum())
	case p.stones == [2]int8{}:
		return "Both have fallen: this bout decides."
	}
	return text.Sentences("The lower total loses a stone. Level: both do.", p.aboutMissio(p.rot.Seat))
}

// aboutMissio says what asking for missio does, or why the seat that begins a bout may not ask;
// nothing where there is nothing to ask for.
func (p position) aboutMissio(seat int8) text.Text {
	switch {
	case !p.missio || p.coins.Paid[0] == 0:
		return ""
	case p.doublings() == 0:
		return "No more [missio]: the coins don’t reach to double again."
	case p.mayAsk(seat):
		return text.Of("[Missio]: {0} must yield, or both of you pay {1} more.", text.Seat(1-seat), text.Coins(p.coins.Paid[0]))
	case p.waits() && p.bouts > 0: // just answered
		return ""
	case p.waits():
		return "You can ask for [missio] after this bout."
	}
	return text.Of("{0} asked for [missio] last: {1} may ask next.", text.Seat(seat), text.Seat(1-seat))
}

// verdict returns the sentences about how the fight ended.
func (p position) verdict() text.Text {
	switch {
	case p.winner < 0 && p.won > 0:
		return "Both lost their last stone and take their coins back."
	case p.winner < 0:
		return "Both lost their last stone in the same bout."
	case p.won > 0:
		return p.victory(text.Coins(p.won))
	}
	winner, left := text.Seat(p.winner), p.stones[p.winner]
	if left == 0 {
		return text.Of("{0} won the deciding bout.", winner)
	}
	return text.Of("{0} has {1} stones left.", winner, text.Spelled(left))
}

// victory returns the sentences about how one seat won the fight, and the pot.
// Nobody yields without a pot.
func (p position) victory(pot text.Arg) text.Text {
	winner, left := text.Seat(p.winner), p.stones[p.winner]
	switch {
	case p.ended == byYield:
		return text.Of("{0} yielded. The pot was {1}.", text.Seat(1-p.winner), pot)
	case left == 0:
		return text.Of("{0} won the deciding bout. The pot was {1}.", winner, pot)
	}
	return text.Of("{0} has {1} stones left. The pot was {2}.", winner, text.Spelled(left), pot)
}

func (p position) plate(i int8) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: text.Figure(p.stones[i]), Unit: text.Of("stones beside the figure {0}", text.Number(p.stones[i])), Units: "stones",
		Won: p.phase == over && i == p.winner,
	}
	switch {
	case p.falling && i == p.rot.Seat:
		s.Note = "throwing"
	case p.phase == answering && i == p.asker:
		s.Note = "asks"
	}
	return s
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p position) facts() []text.Text {
	list := []text.Text{text.Of("{0} has {1} stones. {2} has {3} stones.",
		text.Seat(0), text.Spelled(p.stones[0]), text.Seat(1), text.Spelled(p.stones[1]))}
	for _, i := range []int8{p.first(), p.second()} {
		if h := p.hand[i]; h != 0 {
			list = append(list, text.Of("{0} threw {1}: {2}.", text.Seat(i), h, h.Sum()))
		}
	}
	if p.phase == opening {
		return append(list, "The fight has not begun.")
	}
	if p.bouts > 0 {
		list = append(list, text.Of("Bouts so far: {0}.", text.Number(p.bouts)))
	}
	if p.phase != over {
		list = append(list, text.Of("{0} throws first.", text.Seat(p.first())))
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
		c.Label = text.Of("Double for {0}", text.Number(p.coins.Paid[0]))
	case Yield:
		c.Kind, c.Label = rules.Grave, "Yield"
	}
	return c
}

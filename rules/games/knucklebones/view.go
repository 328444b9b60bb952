package knucklebones

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position: the square of nine numbers on the table. A
// square stays as its turn left it until the first throw of the next turn.
type Board struct {
	Whose   rules.Actor // the seat whose turn the square shows; Nobody before the first turn
	Covered [10]bool    // by number, 1 to 9: a pebble lies on it
	Open    [10]bool    // by number, 1 to 9: the cast on the table may cover it
	Pebbles [9]int8     // the covered numbers in the order they were covered, then zeros
	Left    int         // the sum of the numbers not covered, 45 to 0
	FaceOff int         // 0 in the first round, then the number of the face-off
	Turning int         // the direction of play: +1 to the left, −1 to the right
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.thrower), rules.View{
		AnswersInPrompt: p.phase == steering, PromptInAnswers: p.phase == covering || p.phase == answering,
		Bones: p.bones(nil), Cup: 3, Clear: true,
		Piles: p.piles(),
		Board: p.board(), Text: p.facts(), Choices: tell.Choices(p.Moves(nil), p.choice),
		Seats: tell.Plates(p.seats, p.plate),
	})
	v.Prompt, v.Aside = p.prompt()
	tell.Rank(&v, p.merit)
	return v
}

// piles returns the pot; there is none if one plays alone.
func (p *position) piles() []rules.Pile {
	if p.seats == 1 {
		return nil
	}
	return p.coins.Piles()
}

// bones appends the last cast, each bone counting its number.
func (p *position) bones(buf []rules.Bone) []rules.Bone {
	buf = p.hand.Bones(buf)
	for i := range buf {
		buf[i].Counts = int8(tali.Number(int(buf[i].Side)))
	}
	return buf
}

func (p position) board() Board {
	b := Board{
		Whose: p.owner, Pebbles: p.pebbles, FaceOff: int(p.faced), Turning: int(p.dir),
		Left: (allNumbers &^ p.covered).sum(),
	}
	for n := 1; n <= 9; n++ {
		b.Covered[n] = p.covered.has(n)
		b.Open[n] = p.phase == covering && p.open.has(n)
	}
	return b
}

// prompt returns the question to the seat that acts, and a line of help.
func (p *position) prompt() (prompt, aside text.Text) {
	switch p.phase {
	case opening:
		return "Throw to begin", "The highest total begins."
	case steering:
		return "Left or right?", "Choose which way the bones go round."
	case betting:
		return "Raise the [pot]?", "The others must match a raise or drop out."
	case answering:
		return text.Of("Match {0} or drop out?", text.Number(p.raised)),
			text.Of("{0} raised the [pot]. If you drop out, you lose what you paid.", text.Seat(p.raiser))
	case covering:
		return "Cover one number", "Use one bone, two together, or all three."
	case over:
		return p.verdict()
	}
	if !p.begun {
		return "Your throw", "Nine numbers to cover."
	}
	return "Your throw", text.Of("{0} points still open.", (allNumbers &^ p.covered).sum())
}

// verdict returns, for a game that is over, who has won and why.
func (p *position) verdict() (prompt, reason text.Text) {
	switch {
	case p.seats == 1 && p.covered == allNumbers:
		return text.Of("{0} left", 0), "All nine numbers are covered."
	case p.seats == 1:
		return text.Of("{0} left", text.Number(p.score[0])), text.Of("Not covered: {0}.", list(allNumbers&^p.covered))
	case p.in.count() > 1:
		return "The [pot] is shared", text.Of("Still level after {0} face-offs.", text.Spelled(p.faced))
	}
	winner := p.in.only()
	return text.Of("{0} wins the [pot]", text.Seat(winner)), p.reason(p.score[winner])
}

// reason returns why the winner, with that many points left, takes the pot.
func (p *position) reason(left int8) text.Text {
	switch {
	case p.conceded:
		return "Everyone else dropped out."
	case left == 0 && p.faced > 0:
		return "The lowest score of the face-off: all nine numbers are covered."
	case left == 0:
		return "The lowest score: all nine numbers are covered."
	case p.faced > 0:
		return text.Of("The lowest score of the face-off: {0}.", text.Number(left))
	}
	return text.Of("The lowest score: {0}.", text.Number(left))
}

// plate returns the content of a seat's plate.
func (p *position) plate(i int) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Out: !p.in.has(i), Won: p.phase == over && p.in.has(i), Note: p.note(i),
	}
	switch {
	case p.score[i] == unplayed:
	case p.phase == opening || p.phase == steering:
		s.Figure, s.Unit = text.Figure(p.score[i]), "thrown"
	default:
		s.Figure, s.Unit = text.Figure(p.score[i]), "left"
	}
	return s
}

// note returns the status of a seat in a word or two.
func (p *position) note(i int) text.Text {
	thrower := int(p.thrower) == i
	switch {
	case p.phase == over && p.in.has(i):
		return "has won the game"
	case !p.in.has(i):
		return p.whyOut(i)
	case p.phase == over:
		return ""
	case (p.phase == betting || p.phase == answering) && int(p.asked) == i:
		return "deciding"
	case thrower && (p.begun || p.phase == opening || p.phase == throwing):
		return "throwing"
	case thrower && p.phase == steering:
		return "begins"
	case p.score[i] == unplayed && (p.phase != opening || p.level.has(i)):
		return "waits"
	}
	return ""
}

// whyOut returns why a seat cannot win the pot: it sits out, dropped, or was
// beaten.
func (p *position) whyOut(i int) text.Text {
	switch {
	case p.dropped.has(i):
		return "dropped"
	case p.absent.has(i):
		return "sits out"
	}
	return "beaten"
}

// facts returns the rest of the position in words, without plates and piles.
func (p *position) facts() []text.Text {
	var lines []text.Text
	if p.faced > 0 {
		lines = append(lines, text.Of("Face-off {0}.", text.Number(p.faced)))
	}
	switch {
	case p.phase <= steering || p.in.count() <= 2:
	case p.dir < 0:
		lines = append(lines, "The bones go round to the right.")
	default:
		lines = append(lines, "The bones go round to the left.")
	}
	if p.owner < 0 || p.phase == throwing && !p.begun { // the square is the next player's, and empty
		return lines
	}
	if p.covered != 0 {
		lines = append(lines, text.Of("{0} covered {1}.", p.owner, list(p.covered)))
	}
	if open := allNumbers &^ p.covered; open.count() == 1 {
		lines = append(lines, text.Of("Not covered: {0}.", open.least()))
	} else if open != 0 {
		lines = append(lines, text.Of("Not covered: {0} ({1} points).", list(open), open.sum()))
	}
	return lines
}

// list returns the numbers in words: "1, 3 and 4".
func list(s numbers) text.Text {
	var all []text.Text
	for ; s != 0; s &= s - 1 {
		all = append(all, text.Of("{0}", s.least()))
	}
	return text.And(all...)
}

func (p *position) choice(m rules.Move) rules.Choice {
	c := rules.Choice{Move: m}
	switch m.Verb {
	case rules.Throw:
		c.Label = "Throw three bones"
		if p.phase == throwing && p.begun {
			c.Label = "Throw again"
		}
	case Left:
		c.Label = "Send bones left"
	case Right:
		c.Kind, c.Label = rules.Second, "Send bones right"
	case Cover:
		c.Kind, c.Label, c.Figure = rules.Key, text.Of("Cover {0}", text.Number(m.To)), text.Figure(m.To)
		c.Confirm = c.Label
	case Raise:
		c.Kind, c.Label, c.Figure = rules.Key, text.Of("Raise by {0}", text.Number(m.N)), text.Figure(m.N)
		c.Confirm = c.Label
	case Pass:
		c.Label = "Don’t raise"
	case Hush:
		c.Kind, c.Label = rules.Second, "Never raise"
	case Match:
		c.Label = text.Of("Match {0}", text.Number(p.raised))
	case Drop:
		c.Kind, c.Label = rules.Grave, "Drop out"
	}
	return c
}

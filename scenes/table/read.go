package table

import (
	"strings"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
)

// layReading lists what is only to be read: seats, pots, the position in
// words, and the odds.
func layReading(p *ui.Page, in *Instant, log []string) {
	f := in.Frame
	for i, s := range in.Now.Seats {
		p.Say("seat "+words.Int(i+1), ui.Words, seatWords(in.Names[i], s, in.Now.Turn == rules.Actor(i)), f.Seats[i])
	}
	for i, pile := range in.Now.Piles {
		p.Say("pile "+words.Int(i+1), ui.Words, pileWords(pile, in.Names), f.Pot)
	}
	if b := bonesWords(in.Now.Bones); b != "" {
		p.Say("cast", ui.Words, b, f.Bones)
	}
	for i, line := range in.Now.Text {
		p.Say("text "+words.Int(i+1), ui.Words, words.Fill(line, in.Names), f.Board)
	}
	if in.Odds != nil {
		p.Say("odds", ui.Words, in.Odds.Title+". "+in.Odds.Note, f.Slips)
	}
	if n := len(log); n > 0 {
		p.Say("log", ui.Words, strings.ReplaceAll(log[n-1], "**", ""), f.Log)
	}
}

func seatWords(name string, s rules.SeatView, acts bool) string {
	parts := []string{name, words.Coins(s.Purse)}
	if s.Figure != "" {
		parts = append(parts, s.Figure+" "+s.Unit)
	}
	if s.Note != "" {
		parts = append(parts, s.Note)
	}
	if acts {
		parts = append(parts, "to act")
	}
	return strings.Join(parts, ", ")
}

func pileWords(pile rules.Pile, names []string) string {
	if pile.Seat >= 0 {
		return names[pile.Seat] + ", " + pile.Label + ", " + words.Coins(pile.Coins)
	}
	return pile.Label + ", " + words.Coins(pile.Coins)
}

func bonesWords(bones []rules.Bone) string {
	if len(bones) == 0 {
		return ""
	}
	s := "On the table:"
	for _, b := range bones {
		s += " " + words.Int(int(b.Counts))
	}
	return s
}

package evening

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// An evening is written down as text, like this:
//
//	knucklebones evening 1
//	seed 000102030405060708090a0b0c0d0e0f
//	purse 40
//	seat person woad
//	seat hard murex Livia
//	play knucklebones plain
//	play mendax-single single
//	play circus short
//	or skiffs
//
//	begin
//	game
//	> knucklebones 1
//	> game knucklebones
//	> …
//	lend 1
//	begin
//
// After "or" stands the game that may be chosen in place of the one in the line before it,
// with "choose" in the second part. Each game stands as its record, every line after "> ".
// "begin" is the beginning of a game, "bet 1 14 venus" the coin of the first player on what
// somebody else throws from its step 14 on, if "bets" stands in the first part. "lend 2" and "out 2" say that the second player was
// lent coins or sits out the next game, and "stop" that the evening ended before its last
// game.

// quote begins the lines of the record of a game.
const quote = "> "

// Text returns the evening as text, without the game that is being played.
func (e *Evening) Text() string {
	var b strings.Builder
	fmt.Fprintln(&b, version)
	fmt.Fprintln(&b, lineSeed, e.plan.Seed)
	fmt.Fprintln(&b, linePurse, e.plan.Purse)
	if e.plan.Bets {
		fmt.Fprintln(&b, lineBets)
	}
	for _, s := range e.plan.Company {
		colour := s.Colour
		if colour == "" {
			colour = "-"
		}
		fmt.Fprintln(&b, strings.TrimRight(lineSeat+" "+s.Kind+" "+colour+" "+s.Name, " "))
	}
	for i, t := range e.plan.Games {
		writeTicket(&b, linePlay, t)
		if spare := e.plan.Spares[i]; spare.Game != nil {
			writeTicket(&b, lineOr, spare)
		}
	}
	b.WriteByte('\n')
	for _, a := range e.acts {
		a.write(&b)
	}
	return b.String()
}

func writeTicket(b *strings.Builder, word string, t Ticket) {
	fmt.Fprintln(b, strings.TrimRight(word+" "+t.Game.ID+" "+t.Ruleset, " "))
}

// write writes an act as lines of an evening's text.
func (a *act) write(b *strings.Builder) {
	switch a.word {
	case lineLend, lineOut:
		fmt.Fprintln(b, a.word, a.seat+1)
		return
	case lineBet:
		fmt.Fprintln(b, a.word, a.bet.Seat+1, a.bet.Step, stakeWords[a.bet.On])
		return
	}
	fmt.Fprintln(b, a.word)
	if a.word == lineGame {
		for line := range strings.Lines(a.record) {
			b.WriteString(strings.TrimRight(quote+strings.TrimSuffix(line, "\n"), " ") + "\n")
		}
	}
}

// A Glance is a summary of an evening, without its games being played again.
type Glance struct {
	Game, Games int // the game that comes next or is being played, counted from 1, and how many there are
	Over        bool
}

// Look glances at a text that Text wrote. It is not ok if that is no evening.
func Look(said string) (g Glance, ok bool) {
	if !strings.HasPrefix(said, version+"\n") {
		return g, false
	}
	for line := range strings.Lines(said) {
		word, _, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		switch word {
		case linePlay:
			g.Games++
		case lineGame:
			g.Game++
		case lineStop:
			g.Over = true
		}
	}
	g.Over = g.Over || g.Game >= g.Games
	g.Game = min(g.Game+1, g.Games)
	return g, g.Games > 0
}

// A Summary tells of an evening who sat and what was played, without its games being played
// again.
type Summary struct {
	Company []record.Seat
	Played  int // games that are over
}

// Summarize returns the summary of a text that Text wrote.
func Summarize(said string) (s Summary) {
	for line := range strings.Lines(said) {
		line = strings.TrimSuffix(line, "\n")
		if seat, ok := strings.CutPrefix(line, lineSeat+" "); ok {
			s.Company = append(s.Company, readSeat(seat))
		} else if line == lineGame {
			s.Played++
		}
	}
	return s
}

// readSeat reads a seat of the company.
func readSeat(said string) record.Seat {
	kind, rest, _ := strings.Cut(said, " ")
	colour, name, _ := strings.Cut(rest, " ")
	if colour == "-" {
		colour = ""
	}
	return record.Seat{Kind: kind, Colour: colour, Name: record.ReadName(name)}
}

// Read reads what Text wrote and plays all its games again; find returns the game with an
// id, or nil. The error names the line that cannot be read, and says why.
func Read(said string, find func(id string) *rules.Game) (*Evening, error) {
	if len(said) > mostLetters {
		return nil, text.Errorf("an evening can have at most {0} million characters", mostLetters>>20)
	}
	r := reader{find: find}
	lines := strings.Split(strings.TrimSuffix(said, "\n"), "\n")
	for r.at < len(lines) {
		n := r.at
		if err := r.line(lines); err != nil {
			return nil, record.Error{Place: text.Of("line {0}:", n+1), Err: err}
		}
	}
	if r.e == nil {
		return nil, record.Error{Place: text.Of("line {0}:", len(lines)+1), Err: text.Errorf("the empty line after the programme is missing")}
	}
	return r.e, nil
}

// A reader reads an evening line by line: the plan, up to an empty line, then the acts.
type reader struct {
	find func(id string) *rules.Game
	at   int // the line that comes next
	plan Plan
	e    *Evening // nil while the plan is read
}

// line reads the next line: the version, the plan, or an act, with the record that
// belongs to the act of a finished game.
func (r *reader) line(lines []string) (err error) {
	line := lines[r.at]
	r.at++
	switch {
	case r.at == 1 && line != version:
		return text.Errorf("an evening begins with the line {0}", strconv.Quote(version))
	case r.at == 1:
		return nil
	case r.e != nil:
		return r.act(line, lines)
	case line == "":
		r.e, err = begin(r.plan)
		return err
	}
	return r.agree(line)
}

// agree reads a line of the plan into r.plan: seed, purse, bets, a seat, a game or a
// spare.
func (r *reader) agree(line string) (err error) {
	word, rest, _ := strings.Cut(line, " ")
	p := &r.plan
	switch word {
	case lineSeed:
		p.Seed, err = record.ParseSeed(rest)
	case linePurse:
		p.Purse, err = number(rest)
	case lineBets:
		p.Bets = true
	case lineSeat:
		p.Company = append(p.Company, readSeat(rest))
	case linePlay:
		var t Ticket
		t, err = r.ticket(rest)
		p.Games, p.Spares = append(p.Games, t), append(p.Spares, Ticket{})
	case lineOr:
		if len(p.Games) == 0 {
			return text.Errorf("{0} comes after the game in whose place another may be chosen", strconv.Quote(lineOr))
		}
		p.Spares[len(p.Spares)-1], err = r.ticket(rest)
	default:
		err = text.Errorf("{0} is not allowed here: use seed, purse, bets, seat, play or or, and put an empty line after the programme", strconv.Quote(word))
	}
	return err
}

// ticket reads a game and its ruleset.
func (r *reader) ticket(said string) (Ticket, error) {
	id, ruleset, _ := strings.Cut(said, " ")
	t := Ticket{r.find(id), ruleset}
	if t.Game == nil {
		return t, text.Errorf("there is no game {0}", strconv.Quote(id))
	}
	if !slices.Contains(tickets(t.Game), t) {
		return t, text.Errorf("{0} has no ruleset {1}", t.Game.Title, strconv.Quote(ruleset))
	}
	return t, nil
}

// number parses a whole number without leading zeros, spaces or a plus sign.
func number(said string) (int, error) {
	n, err := strconv.Atoi(said)
	if err != nil || strconv.Itoa(n) != said {
		return 0, text.Errorf("{0} is not a whole number", strconv.Quote(said))
	}
	return n, nil
}

// act reads a line with an act and applies it to the evening.
func (r *reader) act(line string, lines []string) (err error) {
	word, rest, _ := strings.Cut(line, " ")
	a := act{word: word}
	switch word {
	case lineBegin, lineChoose, lineStop, lineGame:
		if rest != "" {
			return text.Errorf("{0} stands alone on its line", strconv.Quote(word))
		}
	case lineLend, lineOut:
		if a.seat, err = number(rest); err != nil {
			return err
		}
		a.seat--
	case lineBet:
		if a.bet, err = readBet(rest); err != nil {
			return err
		}
	default:
		return text.Errorf("{0} is not allowed here: use begin, game, lend, out, choose, bet or stop", strconv.Quote(word))
	}
	if word == lineGame {
		if a.played, err = session.Resume(r.quoted(lines), r.find); err != nil {
			return err
		}
		a.record = a.played.ShortText()
	}
	return r.e.do(a)
}

// readBet reads a bet: the player, the step and what the coin is laid on.
func readBet(said string) (b Bet, err error) {
	words := strings.Split(said, " ")
	if len(words) != 3 || !slices.Contains(stakeWords[:], words[2]) {
		return b, errBet
	}
	if b.Seat, err = number(words[0]); err != nil {
		return b, err
	}
	b.Step, err = number(words[1])
	b.Seat, b.On = b.Seat-1, Stake(slices.Index(stakeWords[:], words[2]))
	return b, err
}

// quoted returns the record that the quoted lines from the next one on contain.
func (r *reader) quoted(lines []string) string {
	var b strings.Builder
	for ; r.at < len(lines); r.at++ {
		line, ok := strings.CutPrefix(lines[r.at]+" ", quote)
		if !ok {
			break
		}
		b.WriteString(strings.TrimSuffix(line, " ") + "\n")
	}
	return b.String()
}

package record

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"knucklebones/rules"
)

// The most a record may hold, so that a hostile one does no harm.
const (
	maxText = 4 << 20 // bytes
	maxLine = 400     // bytes
)

// Parse reads a record and plays it through; find knows the games by id and
// answers nil for the others. The positions are as from Play. An error names
// the line and says what could stand there.
func Parse(text string, find func(id string) *rules.Game) (*Record, []rules.Position, error) {
	if len(text) > maxText {
		return nil, nil, fmt.Errorf("a record has at most %d letters", maxText)
	}
	p := parser{find: find, rec: &Record{}, setup: rules.Setup{Options: map[string]int{}}}
	n := 0
	for line := range strings.SplitSeq(text, "\n") {
		n++
		if err := p.line(strings.TrimSpace(line)); err != nil {
			return nil, nil, fmt.Errorf("line %d: %w", n, err)
		}
	}
	if p.walk == nil {
		if err := p.start(); err != nil {
			return nil, nil, fmt.Errorf("line %d: %w", n, err)
		}
	}
	p.rec.Below = p.above
	return p.rec, p.at, nil
}

// A parser reads a record line by line: first the head, up to an empty line,
// then the steps.
type parser struct {
	find  func(id string) *rules.Game
	rec   *Record
	setup rules.Setup
	said  []string // the words of the head so far that may stand only once
	above []string // comments waiting for their step
	walk  *walk    // nil while in the head
	at    []rules.Position
}

func (p *parser) line(line string) error {
	switch {
	case apart(line) > maxLine:
		return fmt.Errorf("the line is longer than %d letters", maxLine)
	case len(p.said) == 0:
		return p.first(line)
	case strings.HasPrefix(line, "#"):
		p.comment(strings.TrimSpace(line[1:]))
		return nil
	case line == "" && p.walk == nil:
		return p.start()
	case line == "":
		return nil
	case p.walk == nil:
		return p.head(line)
	}
	return p.step(line)
}

// apart is how long a line is when its comment stands apart, as it is printed.
func apart(line string) int {
	before, note, found := strings.Cut(line, "#")
	if !found {
		return len(line)
	}
	return max(len(line), len(strings.TrimSpace(before))+len(" # ")+len(strings.TrimSpace(note)))
}

// first reads the line that says this is a record.
func (p *parser) first(line string) error {
	name, version, _ := strings.Cut(line, " ")
	switch {
	case line == head:
		p.said = append(p.said, name)
		return nil
	case name == "knucklebones" && version != "":
		return fmt.Errorf("this record is of version %q, and only version 1 can be read", version)
	}
	return fmt.Errorf("a record begins with the line %q", head)
}

func (p *parser) comment(text string) {
	if p.walk == nil {
		p.rec.Above = append(p.rec.Above, text)
		return
	}
	p.above = append(p.above, text)
}

// head reads a line that says what was agreed.
func (p *parser) head(line string) error {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	if word != "option" && word != "seat" {
		if slices.Contains(p.said, word) {
			return fmt.Errorf("%q is said twice", word)
		}
		p.said = append(p.said, word)
	}
	var err error
	switch word {
	case "game":
		if p.rec.Game = p.find(rest); p.rec.Game == nil {
			return fmt.Errorf("there is no game %q here", rest)
		}
	case "rules":
		p.setup.Ruleset = rest
	case "option":
		err = p.option(rest)
	case "seat":
		err = p.seat(rest)
	case "purses":
		p.setup.Purses, err = numbers(rest)
	case "pot":
		p.setup.Pot, err = number(rest)
	case "hands":
		p.setup.Aims, err = hands(rest)
	case "first":
		p.setup.First, err = number(rest)
		p.setup.First--
	case "seed":
		p.rec.Seed, err = ParseSeed(rest)
	case "practice":
		p.rec.Practice = true
	default:
		err = fmt.Errorf("%q is none of game, rules, option, seat, purses, pot, hands, first, seed, practice; an empty line goes before the first move", word)
	}
	return err
}

func (p *parser) option(rest string) error {
	id, value, _ := strings.Cut(rest, " ")
	if _, twice := p.setup.Options[id]; twice {
		return fmt.Errorf("option %q is said twice", id)
	}
	v, err := number(value)
	p.setup.Options[id] = v
	return err
}

func (p *parser) seat(rest string) error {
	if len(p.rec.Seats) == rules.MaxSeats {
		return fmt.Errorf("there are at most %d seats", rules.MaxSeats)
	}
	kind, rest, _ := strings.Cut(rest, " ")
	colour, name, _ := strings.Cut(strings.TrimSpace(rest), " ")
	if colour == "-" {
		colour = ""
	}
	p.rec.Seats = append(p.rec.Seats, Seat{Name: strings.TrimSpace(name), Kind: kind, Colour: colour})
	return nil
}

// start ends the head: all that was agreed is known now.
func (p *parser) start() error {
	r := p.rec
	if r.Game == nil {
		return fmt.Errorf("a line such as \"game knucklebones\" is missing")
	}
	p.setup.Seats = len(r.Seats)
	setup, err := r.Game.Check(p.setup)
	if err != nil {
		return err
	}
	r.Setup = setup
	if err := CheckSeats(r.Game, setup.Seats, r.Seats); err != nil {
		return err
	}
	if p.walk, err = r.walk(); err != nil {
		return err
	}
	p.at = []rules.Position{p.walk.at}
	return nil
}

// step reads a cast or a move and makes it.
func (p *parser) step(line string) error {
	r, w := p.rec, p.walk
	if w.turn == rules.Nobody {
		return fmt.Errorf("the game is over before this line")
	}
	if len(r.Steps) >= r.Game.Longest {
		return fmt.Errorf("no game of %s is longer than %d lines", r.Game.Title, r.Game.Longest)
	}
	text, note, _ := strings.Cut(line, "#")
	text = strings.Join(strings.Fields(text), " ")
	text, hand := strings.CutSuffix(text, byHand)
	i := w.unseal(len(r.Steps), text)
	if i < 0 {
		return fmt.Errorf("%q cannot be here; %s", text, w.could())
	}
	if hand && w.turn != rules.Chance {
		return fmt.Errorf("%q is no cast, so it is not by hand", text)
	}
	m := w.next[i]
	r.Steps = append(r.Steps, Step{Move: m, Hand: hand, Above: p.above, Note: strings.TrimSpace(note)})
	p.above = nil
	w.take(m)
	p.at = append(p.at, w.at)
	return nil
}

// unseal is the place of the n-th step among what may happen here, from its
// words in clear or sealed, or -1.
func (w *walk) unseal(n int, text string) int {
	if text == drawn {
		return w.fate
	}
	mark, ok := strings.CutPrefix(text, sealedMark)
	if !ok {
		return w.read(text)
	}
	x, err := strconv.ParseUint(mark, 16, 32)
	if i := uint32(x) ^ w.seed.mask(n); err == nil && int64(i) < int64(len(w.next)) {
		return int(i)
	}
	return -1
}

func number(s string) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(s))
	if err != nil || n < -1e9 || n > 1e9 {
		return 0, fmt.Errorf("%q is not a number", s)
	}
	return n, nil
}

func numbers(s string) ([]int, error) {
	var all []int
	for _, f := range strings.Fields(s) {
		n, err := number(f)
		if err != nil {
			return nil, err
		}
		all = append(all, n)
	}
	return all, nil
}

// hands reads what String of a hand writes, one for each seat.
func hands(s string) (all []rules.Aim, err error) {
	for _, f := range strings.Fields(s) {
		h := rules.Aim(0)
		for h < rules.Aims && h.String() != f {
			h++
		}
		if h == rules.Aims {
			return nil, fmt.Errorf("a hand is middling, shaky or steady, not %q", f)
		}
		all = append(all, h)
	}
	return all, nil
}

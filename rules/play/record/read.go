package record

import (
	"slices"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Limits of a record, so that a hostile one does no harm.
const (
	maxText = 32 << 20 // bytes; the longest game that can be played has fewer
	maxLine = 400      // bytes
)

// Parse reads a record and plays it through; find returns the game with an id,
// or nil. The positions are those of Play. An error names the line and says
// what is allowed there.
func Parse(record string, find func(id string) *rules.Game) (*Record, Positions, error) {
	var at Positions
	r, err := Read(record, find, func(p rules.Position) { at = append(at, p) })
	if err != nil {
		return nil, nil, err
	}
	return r, at, nil
}

// Read is like Parse but calls see with each position in turn instead of
// returning them all.
func Read(record string, find func(id string) *rules.Game, see func(rules.Position)) (*Record, error) {
	if len(record) > maxText {
		return nil, text.Errorf("a record can have at most {0} million characters", maxText>>20)
	}
	record = strings.TrimPrefix(record, "\ufeff") // the byte order mark of some editors
	p := parser{find: find, see: see, rec: &Record{}, setup: rules.Setup{Options: map[string]int{}}}
	n := 0
	for line := range strings.SplitSeq(record, "\n") {
		n++
		if err := p.line(strings.TrimSpace(line)); err != nil {
			return nil, Error{text.Of("line {0}:", n), err}
		}
	}
	if p.walk == nil {
		if err := p.start(); err != nil {
			return nil, Error{text.Of("line {0}:", n), err}
		}
	}
	p.rec.Below = p.above
	return p.rec, nil
}

// A parser reads a record line by line: first the head, up to an empty line,
// then the steps.
type parser struct {
	find  func(id string) *rules.Game
	see   func(rules.Position)
	rec   *Record
	setup rules.Setup
	said  []string // the words of the head so far that may stand only once
	seal  string   // the seal in the head, or ""
	above []string // comments waiting for their step
	walk  *walk    // nil while in the head
}

// line parses one line of a record.
func (p *parser) line(line string) error {
	switch {
	case apart(line) > maxLine:
		return text.Errorf("the line is longer than {0} characters", maxLine)
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

// apart returns the length of a line as it would be with its comment separated from the
// step by single spaces.
func apart(line string) int {
	before, note, found := strings.Cut(line, "#")
	if !found {
		return len(line)
	}
	return max(len(line), len(strings.TrimSpace(before))+len(" # ")+len(strings.TrimSpace(note)))
}

// first checks the first line, which identifies a record and its version.
func (p *parser) first(line string) error {
	name, version, _ := strings.Cut(line, " ")
	switch {
	case line == head:
		p.said = append(p.said, name)
		return nil
	case name == "knucklebones" && version != "":
		return text.Errorf("this record has version {0}, but only version 1 can be read", strconv.Quote(version))
	}
	return text.Errorf("a record begins with the line {0}", strconv.Quote(head))
}

// comment keeps a comment for the record's head or for the next step.
func (p *parser) comment(text string) {
	if p.walk == nil {
		p.rec.Above = append(p.rec.Above, text)
		return
	}
	p.above = append(p.above, text)
}

// head parses a line of the header.
func (p *parser) head(line string) error {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	if word != "option" && word != "seat" {
		if slices.Contains(p.said, word) {
			return text.Errorf("{0} appears twice", strconv.Quote(word))
		}
		p.said = append(p.said, word)
	}
	var err error
	switch word {
	case "game":
		if p.rec.Game = p.find(rest); p.rec.Game == nil {
			return text.Errorf("there is no game {0}", strconv.Quote(rest))
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
	case "seal":
		p.seal = rest
	case "practice":
		p.rec.Practice = true
	case "real":
		p.rec.Real, err = ParseReal(rest)
	default:
		err = text.Errorf("{0} is not allowed here: use game, rules, option, seat, purses, pot, hands, first, seed, seal, practice or real, and put an empty line before the first move", strconv.Quote(word))
	}
	return err
}

// option parses the line of an option, "id number".
func (p *parser) option(rest string) error {
	id, value, _ := strings.Cut(rest, " ")
	if _, twice := p.setup.Options[id]; twice {
		return text.Errorf("option {0} appears twice", strconv.Quote(id))
	}
	v, err := number(value)
	p.setup.Options[id] = v
	return err
}

// seat parses the line of a seat, "kind colour name".
func (p *parser) seat(rest string) error {
	if len(p.rec.Seats) == rules.MaxSeats {
		return text.Errorf("a game has at most {0} seats", rules.MaxSeats)
	}
	kind, rest, _ := strings.Cut(rest, " ")
	colour, name, _ := strings.Cut(strings.TrimSpace(rest), " ")
	if colour == "-" {
		colour = ""
	}
	p.rec.Seats = append(p.rec.Seats, Seat{Name: ReadName(strings.TrimSpace(name)), Kind: kind, Colour: colour})
	return nil
}

// start ends the header: it checks the setup and seats, and starts the game.
func (p *parser) start() error {
	r := p.rec
	if r.Game == nil {
		return text.Errorf("a line such as \"game knucklebones\" is missing")
	}
	if p.seal != "" && p.seal != r.Seed.Seal() {
		return text.Errorf("the seal does not belong to the seed, so one of them was changed")
	}
	p.setup.Seats = len(r.Seats)
	if p.setup.Ruleset == "" {
		p.setup.Ruleset = r.Game.Unnamed()
	}
	setup, err := r.Game.Check(p.setup)
	if err != nil {
		return err
	}
	r.Setup = setup
	if err := CheckSeats(r.Game, setup.Seats, r.Seats); err != nil {
		return err
	}
	if err := CheckReal(r.Game, r.Real); err != nil {
		return err
	}
	if p.walk, err = r.walk(); err != nil {
		return err
	}
	p.see(p.walk.at)
	return nil
}

// step parses a line with a move, a cast or a run of steps, and plays it.
func (p *parser) step(line string) error {
	w := p.walk
	if w.turn == rules.Nobody {
		return text.Errorf("the game is over before this line")
	}
	if err := p.room(1); err != nil {
		return err
	}
	said, note, _ := strings.Cut(line, "#")
	said, note = strings.Join(strings.Fields(said), " "), strings.TrimSpace(note)
	if run, ok := strings.CutPrefix(said, runMark); ok {
		return p.run(run, note)
	}
	said, thrown, hand := strings.Cut(said, byHand)
	thrown = strings.TrimSpace(thrown)
	i := w.unseal(len(p.rec.Steps), said)
	if i < 0 {
		return w.stray(said)
	}
	switch {
	case hand && w.turn == rules.Chance && thrown != "", thrown != "" && !written(thrown):
		return text.Errorf("{0} does not describe a throw by hand", strconv.Quote(thrown))
	case hand && w.turn != rules.Chance && thrown == "":
		return text.Errorf("{0} is not a cast, so it cannot have been thrown by hand", strconv.Quote(said))
	}
	p.take(i, Step{Hand: thrown == "" && hand, Thrown: thrown, Remark: p.remark(note)})
	return nil
}

// room returns an error if n more steps would make the game longer than its Longest.
func (p *parser) room(n int) error {
	if g := p.rec.Game; n > g.Longest-len(p.rec.Steps) {
		return text.Errorf("no game of {0} is longer than {1} steps", g.Title, g.Longest)
	}
	return nil
}

// run plays the given number of steps that leave no choice. The comment note belongs to
// the first.
func (p *parser) run(count, note string) error {
	n, err := number(count)
	if err != nil || n < 1 {
		return text.Errorf("{0} is not a number of steps", strconv.Quote(count))
	}
	if err := p.room(n); err != nil {
		return err
	}
	remark := p.remark(note)
	for i := range n {
		only := p.walk.only()
		if only < 0 {
			return p.walk.chosen(i+1, n)
		}
		p.take(only, Step{Remark: remark})
		remark = nil
	}
	return nil
}

// remark returns the comments of the next step: those above it, and note beside it; nil
// if there are none.
func (p *parser) remark(note string) *Remark {
	if note == "" && p.above == nil {
		return nil
	}
	r := &Remark{Above: p.above, Note: note}
	p.above = nil
	return r
}

// take plays the i-th of the possible steps, with the other fields as in s.
func (p *parser) take(i int, s Step) {
	next := p.rec.Next(p.walk.next[i], s == Step{} && i == p.walk.only())
	s.Move, s.Run = next.Move, next.Run
	p.rec.Steps = append(p.rec.Steps, s)
	p.walk.take(s.Move)
	p.see(p.walk.at)
}

// unseal returns the index, among the possible ones, of the n-th step of a game from
// its text, which may be sealed; -1 if there is no such step.
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

// number parses a whole number that is not too large.
func number(s string) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(s))
	if err != nil || n < -1e9 || n > 1e9 {
		return 0, text.Errorf("{0} is not a number", strconv.Quote(s))
	}
	return n, nil
}

// numbers parses whole numbers with spaces between them.
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

// hands reads the names of aims, one for each seat.
func hands(s string) (all []rules.Aim, err error) {
	for _, f := range strings.Fields(s) {
		h := rules.Aim(0)
		for h < rules.Aims && h.String() != f {
			h++
		}
		if h == rules.Aims {
			return nil, text.Errorf("a hand is middling, shaky or steady, not {0}", strconv.Quote(f))
		}
		all = append(all, h)
	}
	return all, nil
}

// Package record writes a game down as text a person can read, and reads it
// again. A record says what was agreed, who sat where, and then every cast
// and move on a line of its own:
//
//	knucklebones 1
//	game knucklebones
//	seat person madder Livia
//	seat medium woad Marcus
//	seed 000102030405060708090a0b0c0d0e0f
//	seal d65df89f702eec58ca3c7bf2001c9ffc
//
//	throw
//	cast 1 3 4
//	cover 8
//	throw
//	cast 3 4 4 by hand
//
// A seat without a name, "seat person madder", is that of the person at the device where the
// record is read, who is addressed as "you". Earlier records have "You" for its name, and
// read the same.
//
// The seal is the fingerprint of the seed that the players were shown before the first
// throw (Seed.Seal); records of earlier versions have none.
//
// Options appear where they differ from the ruleset, "first 2" if the second
// seat has the start, "purses 40 12" if they differ, "pot 3" if the game before has left coins in
// the pot, "hands middling steady" if not all hands are middling where skill
// decides, "practice" if casts might be taken back. Casts that were not drawn from the seed but told by a person
// end in "by hand", and so does a throw of a hand, followed by how it was made:
// "throw bold by hand -2 4.5 1f3a". "real persons" says that persons throw real
// bones on a real table and tell what fell, "real all" that they do so for the
// computers, too. Lines that begin with # are comments and stay in place, as
// does a comment after a move.
//
// While a game hides something, its secret steps are not in clear: "drawn" is
// a cast the seed gives, "sealed 2f81c3d0" a step known only to the program.
//
// What is kept, rather than read, is shorter: "on 412" stands for 412 steps that
// nobody chose, each the one move there was or the cast that the seed gives. A
// very long game is written so for people too.
package record

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Person is the kind of a seat that a person plays; the other kinds are the
// ids of the game's levels.
const Person = "person"

// A Seat is the player of a seat.
type Seat struct {
	Name   string // at most 24 letters; "" for one without a name
	Kind   string // Person or the id of a level
	Colour string // one lower-case word of at most 16 letters; may be empty
}

// earlierYou is the name that earlier records, links and saved tables hold for a seat
// without one.
const earlierYou = "You"

// ReadName returns the name of a seat as it was written: "" for a seat without a name.
func ReadName(written string) string {
	if written == earlierYou {
		return ""
	}
	return written
}

// A Step is one move or outcome that was made.
type Step struct {
	Move   rules.Move
	Hand   bool    // a cast entered by a person, not drawn
	Thrown string  // how a player's gesture made this throw, in characters of thrownSigns; mostly empty
	Run    int32   // at least this many steps up to and including this one are plain: see Next
	Remark *Remark // its comments, or nil
}

// Limits of Step.Thrown: its characters, and how many there may be.
const (
	thrownSigns = "0123456789abcdef.- "
	mostThrown  = 40
)

// written reports whether thrown keeps the limits of Step.Thrown.
func written(thrown string) bool {
	return thrown != "" && len(thrown) <= mostThrown && strings.Trim(thrown, thrownSigns) == "" &&
		strings.Join(strings.Fields(thrown), " ") == thrown
}

// A Remark is the comments on a step.
type Remark struct {
	Above []string // comment lines before it, without the #
	Note  string   // a comment on its own line
}

// A RealBones is the set of players who throw real bones on a real table.
type RealBones int8

const (
	OnScreen RealBones = iota // nobody: all bones fall on the screen
	Persons                   // people only
	All                       // everybody, where all may see the bones
)

// reals are the names of the sets, in records.
var reals = [...]string{OnScreen: "nobody", Persons: "persons", All: "all"}

func (r RealBones) String() string { return reals[r] }

// ParseReal returns the set with that name.
func ParseReal(word string) (RealBones, error) {
	for r, name := range reals {
		if name == word {
			return RealBones(r), nil
		}
	}
	return OnScreen, text.Errorf("{0} is not allowed for real bones: use {1}, {2} or {3}", strconv.Quote(word), OnScreen.String(), Persons.String(), All.String())
}

// CheckReal returns an error if the game cannot be played with those real
// bones.
func CheckReal(g *rules.Game, r RealBones) error {
	switch {
	case r < OnScreen || r > All:
		return text.Errorf("{0} is not allowed for real bones: use 0 for {1}, 1 for {2} or 2 for {3}", text.Number(r), OnScreen.String(), Persons.String(), All.String())
	case r != OnScreen && !g.AllowsRealBones():
		return text.Errorf("{0} cannot be played with real bones", g.Title)
	}
	return nil
}

// A Trail is the positions of a game as played so far: At(i) returns the one
// before the i-th step, and At of the number of steps the current one.
type Trail interface{ At(i int) rules.Position }

// Positions is a trail in memory.
type Positions []rules.Position

// At returns the position before the i-th step.
func (p Positions) At(i int) rules.Position { return p[i] }

// A Record is one game as played so far.
type Record struct {
	Game     *rules.Game
	Setup    rules.Setup // complete, as Check leaves it
	Seats    []Seat
	Seed     Seed
	Practice bool      // casts can be taken back
	Real     RealBones // who throws real bones
	Steps    []Step
	Above    []string // comment lines at the top
	Below    []string // comment lines after the last step
}

// ErrHidden is the error for a record that cannot be shown yet: the game still
// hides something.
var ErrHidden = text.Errorf("something is still hidden: the record is available once everything has been shown")

// New returns the record of a game before its first step. Its seats are people
// without names. The error says what is wrong with the setup.
func New(g *rules.Game, setup rules.Setup, seed Seed) (*Record, error) {
	setup, err := g.Check(setup)
	if err != nil {
		return nil, err
	}
	seats := make([]Seat, setup.Seats)
	for i := range seats {
		seats[i].Kind = Person
	}
	return &Record{Game: g, Setup: setup, Seats: seats, Seed: seed}, nil
}

// Next returns m as the step after the last. A step is plain if nobody chose
// it: the only move, or the cast of the seed.
func (r *Record) Next(m rules.Move, plain bool) Step {
	s := Step{Move: m}
	if n := len(r.Steps); plain {
		s.Run = 1
		if n > 0 {
			s.Run += r.Steps[n-1].Run
		}
	}
	return s
}

// Play plays the record and returns the position before each step and the last
// one. The error names the step that cannot be played.
func (r *Record) Play() (Positions, error) {
	w, err := r.walk()
	if err != nil {
		return nil, err
	}
	at := Positions{w.at}
	for i, s := range r.Steps {
		if w.find(s.Move) < 0 || i >= r.Game.Longest {
			return nil, Error{text.Of("step {0}, {1}, cannot be played:", i+1, strconv.Quote(r.Game.Text(s.Move))), w.why(s.Move)}
		}
		w.take(s.Move)
		at = append(at, w.at)
	}
	return at, nil
}

// Hidden reports whether the position hides anything from anybody.
func Hidden(p rules.Position) bool {
	h, ok := p.(rules.Hider)
	return ok && h.Hidden()
}

// CheckSeats returns an error that says what is wrong with the seats of a game
// for n.
func CheckSeats(g *rules.Game, n int, seats []Seat) error {
	if len(seats) != n {
		return text.Errorf("give one player for each seat: {1}, not {0}", len(seats), n)
	}
	for i, s := range seats {
		if err := s.check(g); err != nil {
			return Error{text.Of("seat {0}:", i+1), err}
		}
	}
	return nil
}

// check returns an error that says in plain words why a seat's name, colour or kind of
// player is not allowed in a game.
func (s Seat) check(g *rules.Game) error {
	switch {
	case utf8.RuneCountInString(s.Name) > 24:
		return text.Errorf("a name can have at most 24 letters")
	case !printable(s.Name):
		return text.Errorf("the name {0} has characters that are not allowed", strconv.Quote(s.Name))
	case len(s.Colour) > 16 || strings.Trim(s.Colour, "abcdefghijklmnopqrstuvwxyz") != "":
		return text.Errorf("a colour is one lower-case word, not {0}", strconv.Quote(s.Colour))
	case kind(g, s.Kind) < 0:
		var all []text.Text
		for _, k := range kinds(g) {
			all = append(all, text.Raw(k))
		}
		return text.Errorf("{0} cannot play {1}: use one of {2}", strconv.Quote(s.Kind), g.Title, text.Commas(all...))
	}
	return nil
}

// printable reports whether a name can be written on a line and read back
// unchanged.
func printable(name string) bool {
	bad := func(r rune) bool { return r == utf8.RuneError || !unicode.IsPrint(r) }
	return strings.TrimSpace(name) == name && strings.IndexFunc(name, bad) < 0
}

// kinds returns the possible kinds of a seat: a person, and the levels of the
// game.
func kinds(g *rules.Game) []string {
	all := []string{Person}
	for _, l := range g.Levels {
		all = append(all, l.ID)
	}
	return all
}

// kind returns the index of a kind among kinds, or -1.
func kind(g *rules.Game, id string) int {
	for i, k := range kinds(g) {
		if k == id {
			return i
		}
	}
	return -1
}

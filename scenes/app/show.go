package app

import (
	"encoding/binary"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
)

// A Show holds the parsed flags of the program.
type Show struct {
	Game    string           // id; empty for none
	Seed    string           // a number or 32 hexadecimal digits; empty for a new one
	Ruleset string           // id; empty for the usual
	Options map[string]int   // by id
	Real    record.RealBones // for whom real bones are thrown
	Players []string         // who sits: person or a level each; nil for the usual company
	Scene   string           // as the flag of that name says; empty for the hall or table
	Lang    string           // code of the language; empty for the usual
	Prefs   string           // settings for a picture
	Play    string           // file of a record
	Kiosk   string           // file of what the owner of a kiosk has set; empty for none
	W, H    int              // of the window; 0 for the usual
	Steps   int              // moves and casts that computers make first
	Tick    int              // sixtieths of a second before a picture is taken
	Use     []string         // items that are used then, by their names, a tick each
	Address []string         // names of the flags that the address of the page may hold

	// Again reads other flags, with which a test of the page begins the app again.
	Again func(args []string) Show

	wrong error // why the flags cannot be read, or nil
}

// Failed returns a show that reports the error of flags that can't be parsed.
func (sh Show) Failed(err error) Show { return Show{Address: sh.Address, Again: sh.Again, wrong: err} }

// ParseSeed reads a number or 32 hexadecimal digits.
func ParseSeed(s string) (record.Seed, error) {
	if len(s) == 32 {
		return record.ParseSeed(s)
	}
	n, err := strconv.ParseUint(s, 10, 64)
	if err != nil {
		return record.Seed{}, text.Errorf("a seed must be a whole number or 32 hexadecimal digits, not {0}", strconv.Quote(s))
	}
	var seed record.Seed
	binary.BigEndian.PutUint64(seed[8:], n)
	return seed, nil
}

// Find returns the game of that id, or an error that says how to learn the ids.
func Find(id string) (*rules.Game, error) {
	if g := games.Find(id); g != nil {
		return g, nil
	}
	flags := !host.FlagsFromAddress() // to name the others is no help on a page
	switch {
	case id == "" && flags:
		return nil, text.Errorf("name a game with -game; -list shows all games")
	case id == "":
		return nil, text.Errorf("no game is named")
	case flags:
		return nil, text.Errorf("there is no game {0}; -list shows all games", strconv.Quote(id))
	}
	return nil, text.Errorf("there is no game {0}", strconv.Quote(id))
}

// session returns the session that the show asks for, before its first move.
func (sh Show) session() (*session.Session, error) {
	g, err := Find(sh.Game)
	if err != nil {
		return nil, err
	}
	seats, err := company(g, sh.Players)
	if err != nil {
		return nil, err
	}
	seed := newSeed()
	if sh.Seed != "" {
		if seed, err = ParseSeed(sh.Seed); err != nil {
			return nil, err
		}
	}
	s, err := session.Begin(g, rules.Setup{Ruleset: sh.Ruleset, Options: sh.Options}, seats, seed)
	if err != nil {
		return nil, err
	}
	return s, s.SetReal(sh.Real)
}

// usual lists the names and colours of the usual players; the first is the person here.
var usual = [...]struct{ name, colour string }{
	{"", "woad"}, {"Livia", "murex"}, {"Marcus", "madder"}, {"Old Tom", "verdigris"},
	{"Brida", "clay"}, {"Gaius", "weld"}, {"Aulus", "lampblack"}, {"Cato", "chalk"},
}

// company returns the players of a game: of the given kinds or, without any, one person
// and computers.
func company(g *rules.Game, kinds []string) ([]record.Seat, error) {
	if kinds == nil {
		kinds = usualKinds(g)
	}
	if len(kinds) > rules.MaxSeats {
		return nil, text.Errorf("there are {0} players, but no game has more than {1} seats", len(kinds), rules.MaxSeats)
	}
	var seats []record.Seat
	person := -1
	for i, k := range kinds {
		if k == record.Person && person < 0 {
			person = i
		}
	}
	next := 1
	for i, k := range kinds {
		who := usual[0]
		if i != person {
			who = usual[next%len(usual)]
			next++
		}
		seats = append(seats, record.Seat{Name: who.name, Kind: k, Colour: who.colour})
	}
	return seats, record.CheckSeats(g, len(seats), seats)
}

// usualKinds returns who sits at the usual table of a game: a person, and computer
// players.
func usualKinds(g *rules.Game) []string {
	n := max(g.Seats[0], min(4, g.Seats[1]))
	kinds := []string{record.Person}
	for i := 1; i < n; i++ {
		kinds = append(kinds, levelOf(g, i))
	}
	return kinds
}

// levelOf returns the level for seat i, so that the levels of a game are spread over
// its seats.
func levelOf(g *rules.Game, i int) string {
	levels := g.Opponents()
	if len(levels) == 0 {
		return "random"
	}
	return levels[(len(levels)+1-i%len(levels))%len(levels)].ID
}

// applyPrefs changes settings as a comma-separated list says, for pictures:
// "high,text=3,calm,none,lens,left,low,opposite,strokes,untagged".
func applyPrefs(p *prefs.Prefs, s string) error {
	if s == "" {
		return nil
	}
	for _, part := range strings.Split(s, ",") {
		switch part {
		case "high":
			p.High = true
		case "text=0", "text=1", "text=2", "text=3":
			p.Letters = int(part[5] - '0')
		case "calm":
			p.Motion = prefs.Calm
		case "none":
			p.Motion = prefs.None
		case "lens":
			p.Lens = prefs.Always
		case "left":
			p.Left = true
		case "low":
			p.Low = true
		case "opposite":
			p.Opposite = true
		case "strokes":
			p.Strokes = true
		case "untagged":
			p.Tags = false
		case "plain":
			p.Light = prefs.Plain
		default:
			return text.Errorf("there is no setting {0}; the settings are high, text=0 to text=3, calm, none, lens, left, low, opposite, strokes, untagged and plain", strconv.Quote(part))
		}
	}
	return nil
}

// Package kiosk is the table that stands at a fair, in a museum, in a school: what
// its owner may set in a file or in the address of the page, when it is open, and
// what it does while nobody plays.
//
// The file is read once, before a window opens. It has a line for each setting,
// as
//
//	volume = 60
//
// and what stands behind a # is for people. What is not set is as usual.
package kiosk

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"knucklebones/rules/text"
)

// A Config holds the settings of a kiosk made by its owner.
type Config struct {
	Games     []string      // ids of those that are offered, in the order of the hall; nil for all
	Minutes   int           // games that usually take longer are not offered; 0 for all
	Evening   int           // minutes that an evening of several games takes at most; 0 if none is offered
	Phones    string        // address of the page as visitors' phones open it; empty if no phone can play along
	Queue     bool          // it is said how long whoever comes next waits
	Languages []string      // codes of those that visitors choose from, the usual one first; nil for what the machine is set to
	Monitor   string        // number from 1, or name; empty for the first
	Open      Hours         // when people may play
	Volume    float64       // the loudest, 0 … 1
	Attract   time.Duration // of rest in the hall until the games play themselves
	Idle      time.Duration // of rest in a game until somebody is asked whether they are there
	Warning   time.Duration // from that question until the table is cleared
	Purse     int           // coins of a seat; 0 for each game's usual
	Real      string        // for whom real bones are thrown: nobody, persons or all
	Sides     [4]int        // in per cent, how often real bones fall on 1, 3, 4 and 6; all 0 if that is not known
	Takebacks bool
	Letters   int     // size: 0 … 3, or what suits the screen
	Low       bool    // all that is pressed lies in the lower part of a tall screen
	Opposite  bool    // the screen lies flat, and turns to whoever sits opposite
	Scale     float64 // how large all is; 0 for what suits the screen
	Plain     bool    // simpler light, for weak machines
	Pin       string  // digits that open the operator's page; empty for no such page
	Counters  string  // file of what is counted; empty for nothing
	Log       string  // file of what is left of a crash; empty for none
}

// A Game is a game that can be offered: its id, and its usual duration in minutes.
type Game struct {
	ID      string
	Minutes int
	Pair    int // its usual duration for two players; 0 if it isn't for two
}

// Offers reports whether a game is offered.
func (c *Config) Offers(g Game) bool {
	return c.chosen(g) && (c.Minutes == 0 || g.Minutes <= c.Minutes)
}

// chosen reports whether the file's list of games has a game, or allows all.
func (c *Config) chosen(g Game) bool { return c.Games == nil || slices.Contains(c.Games, g.ID) }

// Usual returns the configuration in which every setting has its usual value.
func Usual() Config {
	var c Config
	for _, s := range settings {
		if err := s.read(&c, s.usual); err != nil {
			panic("the usual " + s.name + ": " + err.Error())
		}
	}
	return c
}

// Read parses said, the content of a kiosk's configuration file; name is the file's
// name in errors, and games lists the available games. Settings that the file leaves
// out have their usual values. The error has one line for each wrong line of the file,
// with what is allowed there; reading stops after mostWrong of them. If no line is
// wrong by itself, the error names one that leaves too few games. With an error the
// Config is empty.
func Read(name, said string, games []Game) (Config, error) {
	c := Usual()
	var wrong []error
	tell := func(line int, err error) {
		wrong = append(wrong, text.Errorf("line {0} of {1}: {2}", line, name, text.OfError(err)))
	}
	set := map[string]int{}
	for i, line := range strings.Split(strings.TrimPrefix(said, "\ufeff"), "\n") {
		if err := c.line(line, i+1, set, games); err != nil {
			tell(i+1, err)
		}
		if len(wrong) == mostWrong {
			wrong = append(wrong, text.Errorf("there may be more errors after this line"))
			break
		}
	}
	if err := c.bare(games); err != nil && wrong == nil {
		tell(set["minutes"], err)
	}
	if err := c.brief(games); err != nil && wrong == nil {
		tell(set["evening"], err)
	}
	if wrong != nil {
		return Config{}, errors.Join(wrong...)
	}
	return c, nil
}

// bare returns an error if the setting “minutes” is so low that none of the games is
// offered.
func (c *Config) bare(games []Game) error {
	least := 0
	for _, g := range games {
		if c.chosen(g) && (least == 0 || g.Minutes < least) {
			least = g.Minutes
		}
	}
	if c.Minutes == 0 || c.Minutes >= least {
		return nil
	}
	return text.Errorf("minutes cannot be {1}; use 0 or at least {0}, since the shortest game on offer takes that long", least, c.Minutes)
}

// brief returns an error if the setting “evening” is too low for the three shortest
// games for two players that are offered, or if fewer than three such games are.
func (c *Config) brief(games []Game) error {
	const fewest = 3
	var pairs []int
	for _, g := range games {
		if c.Offers(g) && g.Pair > 0 {
			pairs = append(pairs, g.Pair)
		}
	}
	slices.Sort(pairs)
	least := 0
	for _, n := range pairs[:min(fewest, len(pairs))] {
		least += n
	}
	switch {
	case c.Evening == 0:
		return nil
	case len(pairs) < fewest:
		return text.Errorf("evening cannot be {0}; use 0, since an evening needs at least three games for two players on offer", c.Evening)
	case c.Evening < least:
		return text.Errorf("evening cannot be {1}; use 0 or at least {0}, since the three shortest games for two players on offer take that long", least, c.Evening)
	}
	return nil
}

// mostWrong is the number of wrong lines reported before the reading stops.
const mostWrong = 12

// line parses the n-th line of the file and applies it to c. In set it notes in which
// line each setting was set, to refuse a second one. An empty line or comment is no
// error.
func (c *Config) line(line string, n int, set map[string]int, games []Game) error {
	line, _, _ = strings.Cut(line, "#")
	if line = strings.TrimSpace(line); line == "" {
		return nil
	}
	name, value, ok := strings.Cut(line, "=")
	name, value = strings.TrimSpace(name), strings.TrimSpace(value)
	if name == "language" { // as it was called when there could be only one
		name = "languages"
	}
	if !ok {
		return text.Errorf("{0} has no \"=\"; write a name, = and a value, such as \"volume = 60\"", quoted(line))
	}
	s := slices.IndexFunc(settings, func(s setting) bool { return s.name == name })
	switch {
	case s < 0:
		return text.Errorf("there is no setting {0}; the settings are {1}", quoted(name), names())
	case set[name] > 0:
		return text.Errorf("{0} is already set in line {1}", name, set[name])
	}
	set[name] = n
	if err := settings[s].read(c, value); err != nil {
		return text.Errorf("{0} cannot be {2}; use {1}", name, text.OfError(err), quoted(value))
	}
	if name == "games" {
		return c.missing(games)
	}
	return nil
}

// missing returns an error that names the first chosen id that none of the games has.
func (c *Config) missing(games []Game) error {
	var ids []string
	for _, g := range games {
		ids = append(ids, g.ID)
	}
	for _, id := range c.Games {
		if !slices.Contains(ids, id) {
			return text.Errorf("there is no game {0}; the games are {1}", quoted(id), strings.Join(ids, ", "))
		}
	}
	return nil
}

// quoted returns at most the first forty letters of s in quotation marks, for an error
// message.
func quoted(s string) string {
	const most = 40
	if r := []rune(s); len(r) > most {
		s = string(r[:most]) + "…"
	}
	return strconv.Quote(s)
}

// names returns the names of all settings, with commas between them.
func names() string {
	list := make([]string, len(settings))
	for i, s := range settings {
		list[i] = s.name
	}
	return strings.Join(list, ", ")
}

// Example returns a configuration file in which each setting is commented out, with its
// usual value, what it means and what is allowed.
func Example() string {
	var b strings.Builder
	comment := func(t text.Text) { b.WriteString("# " + text.Plain(t) + "\n") }
	comment("The settings of a Knucklebones kiosk.")
	comment("To change a setting, remove the # in front of it and write your value after the =. The values below are the defaults.")
	for _, s := range settings {
		b.WriteString("\n")
		comment(s.help)
		comment(text.Of("Allowed: {0}.", text.OfError(s.read(&Config{}, "?"))))
		b.WriteString("#" + s.name + " = " + s.usual + "\n")
	}
	return b.String()
}

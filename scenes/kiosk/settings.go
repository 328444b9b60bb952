package kiosk

import (
	"strconv"
	"strings"
	"time"

	"knucklebones/rules/text"
)

// A setting is one line of the file. Its reader's error says what is allowed, as
// "yes or no"; no setting allows a lone question mark.
type setting struct {
	name, usual string
	help        text.Text
	read        func(c *Config, value string) error
}

// settings are all of them, in the order of the example.
var settings = []setting{
	{"games", "all", "Which games are offered.", func(c *Config, s string) error { return c.readGames(s) }},
	{"minutes", "0", "Games that usually take more minutes are not offered, for a queue. 0 offers all. That goes by the usual table: more seats or longer rules take longer.", number(0, 600, func(c *Config, n int) { c.Minutes = n })},
	{"queue", "no", "Whether the screen says, while somebody plays, about how long whoever comes next waits.", yes(func(c *Config) *bool { return &c.Queue })},
	{"monitor", "1", "On which monitor the table is.", func(c *Config, s string) error { return c.readMonitor(s) }},
	{"open", "always", "When people may play. At other times the table is dark.", func(c *Config, s string) (err error) {
		c.Open, err = readHours(s)
		return err
	}},
	{"volume", "60", "How loud it is at most, in per cent.", number(0, 100, func(c *Config, n int) { c.Volume = float64(n) / 100 })},
	{"attract", "45", "After so many seconds without a touch in the hall the games play themselves. Where a game of the visitor waits, it asks first.", seconds(func(c *Config) *time.Duration { return &c.Attract })},
	{"idle", "120", "After so many seconds without a touch in a game it asks whether somebody is still there.", seconds(func(c *Config) *time.Duration { return &c.Idle })},
	{"warning", "20", "So many seconds after that question the table is cleared.", seconds(func(c *Config) *time.Duration { return &c.Warning })},
	{"purse", "0", "How many coins each player has. 0 is what is usual in each game.", tens(200, func(c *Config, n int) { c.Purse = n })},
	{"real", "nobody", "For whom real bones are thrown on a table beside the screen, and the sides that fell are touched. Games of skill and of cards stay on the screen.", func(c *Config, s string) error { return c.readReal(s) }},
	{"sides", "unknown", "How often the real bones of this table fall on 1, 3, 4 and 6, in per cent, as \"12 35 41 12\": the game measures that when it does not stand at a fair. Odds and opponents can then go by it.", func(c *Config, s string) error { return c.readSides(s) }},
	{"takebacks", "yes", "Whether a move can be taken back.", yes(func(c *Config) *bool { return &c.Takebacks })},
	{"scale", "auto", "How large everything is, in per cent of the usual. With auto a screen that stands upright shows everything so large that it is read from two metres.", func(c *Config, s string) error { return c.readScale(s) }},
	{"letters", "auto", "The size of letters, from 0 to 3, which is one and a half times as large. With auto it is 0 on a screen that stands upright and 1 on one that lies.", func(c *Config, s string) error { return c.readLetters(s) }},
	{"low", "no", "Whether all that is pressed lies in the lower part of a tall screen, for those who sit or are small.", yes(func(c *Config) *bool { return &c.Low })},
	{"opposite", "no", "Whether the screen lies flat: then it turns to whoever sits opposite when it is their turn.", yes(func(c *Config) *bool { return &c.Opposite })},
	{"pin", "none", "The digits that open the operator's page, after a finger has lain in the lower left corner for three seconds. With none there is no such page.", func(c *Config, s string) error { return c.readPin(s) }},
	{"counters", "no", "A file for what is counted each day, for a spreadsheet: games, how long they last, visitors, idle time. With no, nothing is counted.", file(func(c *Config) *string { return &c.Counters })},
	{"log", "no", "A file for what can be said of a crash. It stays small.", file(func(c *Config) *string { return &c.Log })},
	{"plain", "no", "Whether light is simpler, for a weak machine.", yes(func(c *Config) *bool { return &c.Plain })},
}

// number reads a whole number.
func number(least, most int, set func(c *Config, n int)) func(*Config, string) error {
	return func(c *Config, s string) error {
		n, err := strconv.Atoi(s)
		if err != nil || n < least || n > most {
			return text.Errorf("a whole number from {0} to {1}", least, most)
		}
		set(c, n)
		return nil
	}
}

// tens reads a number that goes in steps of ten, as purses do where a table is set.
func tens(most int, set func(c *Config, n int)) func(*Config, string) error {
	return func(c *Config, s string) error {
		n, err := strconv.Atoi(s)
		if err != nil || n < 0 || n > most || n%10 != 0 {
			return text.Errorf("0, 10, 20, 30 and so on to {0}", most)
		}
		set(c, n)
		return nil
	}
}

// seconds reads how long something lasts: five seconds to an hour.
func seconds(at func(*Config) *time.Duration) func(*Config, string) error {
	return number(5, 3600, func(c *Config, n int) { *at(c) = time.Duration(n) * time.Second })
}

func yes(at func(*Config) *bool) func(*Config, string) error {
	return func(c *Config, s string) error {
		if s != "yes" && s != "no" {
			return text.Errorf("yes or no")
		}
		*at(c) = s == "yes"
		return nil
	}
}

// file reads where a file is to be, or that there is to be none.
func file(at func(*Config) *string) func(*Config, string) error {
	return func(c *Config, s string) error {
		switch {
		case s == "no":
			*at(c) = ""
		case strings.HasPrefix(s, "/"):
			*at(c) = s
		default:
			return text.Errorf("no, or a file's whole path from /")
		}
		return nil
	}
}

func (c *Config) readGames(s string) error {
	if s == "all" {
		c.Games = nil
		return nil
	}
	c.Games = nil
	for _, id := range strings.Split(s, ",") {
		if id = strings.TrimSpace(id); id == "" || id == "?" {
			return text.Errorf("all, or ids of games with commas between them, as knucklebones, skiffs")
		}
		c.Games = append(c.Games, id)
	}
	return nil
}

func (c *Config) readReal(s string) error {
	if s != "nobody" && s != "persons" && s != "all" {
		return text.Errorf("nobody, persons or all")
	}
	c.Real = s
	return nil
}

func (c *Config) readSides(s string) error {
	c.Sides = [4]int{}
	if s == "unknown" {
		return nil
	}
	sum, parts := 0, strings.Fields(s)
	for i, part := range parts {
		n, err := strconv.Atoi(part)
		if sum += n; err != nil || n < 1 || n > 97 || len(parts) != 4 {
			sum = 0
			break
		}
		c.Sides[i] = n
	}
	if sum != 100 {
		return text.Errorf(`unknown, or four whole numbers from 1 that make 100 in all, as "12 35 41 12"`)
	}
	return nil
}

func (c *Config) readMonitor(s string) error {
	if s == "" || s == "?" {
		return text.Errorf("a monitor's number, from 1, or its name")
	}
	c.Monitor = s
	return nil
}

func (c *Config) readPin(s string) error {
	if s == "none" {
		c.Pin = ""
		return nil
	}
	if len(s) < 4 || len(s) > 8 || strings.Trim(s, "0123456789") != "" {
		return text.Errorf("none, or four to eight digits")
	}
	c.Pin = s
	return nil
}

func (c *Config) readScale(s string) error {
	if s == "auto" {
		c.Scale = 0
		return nil
	}
	if number(50, 400, func(c *Config, n int) { c.Scale = float64(n) / 100 })(c, s) != nil {
		return text.Errorf("auto, or a whole number from 50 to 400")
	}
	return nil
}

func (c *Config) readLetters(s string) error {
	if s == "auto" {
		c.Letters = anyLetters
		return nil
	}
	if number(0, 3, func(c *Config, n int) { c.Letters = n })(c, s) != nil {
		return text.Errorf("auto, or a whole number from 0 to 3")
	}
	return nil
}

// anyLetters is the letter size that adapts to the screen.
const anyLetters = -1

// Size returns the letter size, 0 to 3, for a screen of w by h logical pixels. A
// landscape screen gets larger letters, since Zoom does not enlarge it.
func (c *Config) Size(w, h float64) int {
	switch {
	case c.Letters != anyLetters:
		return c.Letters
	case h > w:
		return 0
	}
	return 1
}

// Zoom returns the scale for a screen of w by h logical pixels. A large portrait
// screen shows the layout of a phone as large as fits; with Low set it is a little
// smaller, so that all buttons fit into the lower part.
func (c *Config) Zoom(w, h float64) float64 {
	const phoneW, phoneH, lowH = 430, 844, 1080
	switch {
	case c.Scale > 0:
		return c.Scale
	case h > w && c.Low:
		return max(1, min(w/phoneW, h/lowH))
	case h > w:
		return max(1, min(w/phoneW, h/phoneH))
	}
	return 1
}

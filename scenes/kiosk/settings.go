package kiosk

import (
	"slices"
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
	{"games", "all", "The games on offer.", func(c *Config, s string) error { return c.readGames(s) }},
	{"minutes", "0", "Offer only games that usually take this many minutes or fewer, so that the queue moves on. 0 offers all games. With more players or longer rules than usual, a game takes longer.", number(0, 600, func(c *Config, n int) { c.Minutes = n })},
	{"evening", "0", "How many minutes an evening may take at most. An evening is a few games in a row with one purse, which visitors put together in the hall. It ends early, after a game, when there is no time left for the next one. 0 offers no evenings.", number(0, 240, func(c *Config, n int) { c.Evening = n })},
	{"phones", "no", "The address of the page on visitors' phones, such as \"https://dice.example/\". One seat of a game can then be played on a phone: the phone scans a code on the screen and shows a code to the kiosk's camera. This works only where the kiosk is a page in a browser that can read codes with a camera. With no, no phone can play along.", func(c *Config, s string) error { return c.readPhones(s) }},
	{"queue", "no", "Whether the screen shows, during a game, roughly how long the next player has to wait.", yes(func(c *Config) *bool { return &c.Queue })},
	{"languages", "auto", "The languages that visitors choose from, such as \"de en fr\". The first is the usual one: the screen returns to it when nobody is there. With one, there is nothing to choose. With auto, it is the language of the system.", func(c *Config, s string) error { return c.readLanguages(s) }},
	{"monitor", "1", "The monitor that shows the game.", func(c *Config, s string) error { return c.readMonitor(s) }},
	{"open", "always", "The opening hours. At other times the screen is dark.", func(c *Config, s string) (err error) {
		c.Open, err = readHours(s)
		return err
	}},
	{"volume", "60", "The highest volume, in percent.", number(0, 100, func(c *Config, n int) { c.Volume = float64(n) / 100 })},
	{"attract", "45", "How many seconds the hall waits without a touch before the games start to play themselves. If the visitor has an unfinished game, the hall asks \"Still there?\" first.", seconds(func(c *Config) *time.Duration { return &c.Attract })},
	{"idle", "120", "How many seconds a game waits without a touch before it asks \"Still there?\".", seconds(func(c *Config) *time.Duration { return &c.Idle })},
	{"warning", "20", "How many seconds \"Still there?\" waits for an answer before the table is cleared.", seconds(func(c *Config) *time.Duration { return &c.Warning })},
	{"purse", "0", "How many coins each player starts with. 0 leaves the number to each game.", tens(200, func(c *Config, n int) { c.Purse = n })},
	{"real", "nobody", "For whom real bones are thrown on a table beside the screen: for nobody, for people only (persons), or also for the computer players (all). The players then touch the sides that the bones show. Games of skill and card games always stay on the screen.", func(c *Config, s string) error { return c.readReal(s) }},
	{"sides", "unknown", "How often the real bones of this table fall on 1, 3, 4 and 6, in percent, such as \"12 35 41 12\". The program can measure this when it does not run as a kiosk. Players can then choose these figures for the odds and the computer players.", func(c *Config, s string) error { return c.readSides(s) }},
	{"takebacks", "yes", "Whether players can take back a move.", yes(func(c *Config) *bool { return &c.Takebacks })},
	{"scale", "auto", "How large everything is, in percent of the usual size. With auto, a portrait screen shows everything large enough to read from two metres away.", func(c *Config, s string) error { return c.readScale(s) }},
	{"letters", "auto", "The text size, from 0 (usual) to 3 (one and a half times as large). With auto, it is 0 on a portrait screen and 1 on a landscape screen.", func(c *Config, s string) error { return c.readLetters(s) }},
	{"low", "no", "Whether all buttons stay in the lower part of a tall screen, for wheelchair users and children.", yes(func(c *Config) *bool { return &c.Low })},
	{"opposite", "no", "Whether the screen lies flat on a table. The picture then turns towards a player who sits opposite when it is their turn.", yes(func(c *Config) *bool { return &c.Opposite })},
	{"pin", "none", "The PIN for the operator's page. To open the page, hold the lower left corner for three seconds and enter the PIN. With none, there is no operator's page.", func(c *Config, s string) error { return c.readPin(s) }},
	{"counters", "no", "The file that collects the daily counts for a spreadsheet: games, how long they took, visitors, and time without visitors. With no, nothing is counted.", file(func(c *Config) *string { return &c.Counters })},
	{"log", "no", "The file that describes crashes. It stays small. With no, nothing is written.", file(func(c *Config) *string { return &c.Log })},
	{"plain", "no", "Whether light and shadows are drawn more simply, for a slow machine.", yes(func(c *Config) *bool { return &c.Plain })},
}

// number returns the reader of a setting whose value is a whole number from least to
// most; set stores it.
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

// tens returns the reader of a setting whose value is a multiple of ten from 0 to most,
// as purses are at a table; set stores it.
func tens(most int, set func(c *Config, n int)) func(*Config, string) error {
	return func(c *Config, s string) error {
		n, err := strconv.Atoi(s)
		if err != nil || n < 0 || n > most || n%10 != 0 {
			return text.Errorf("0, 10, 20, 30 and so on up to {0}", most)
		}
		set(c, n)
		return nil
	}
}

// seconds returns the reader of a setting whose value is a duration in whole seconds,
// from 5 to 3600; at returns where it is stored.
func seconds(at func(*Config) *time.Duration) func(*Config, string) error {
	return number(5, 3600, func(c *Config, n int) { *at(c) = time.Duration(n) * time.Second })
}

// yes returns the reader of a setting whose value is yes or no; at returns where it is
// stored.
func yes(at func(*Config) *bool) func(*Config, string) error {
	return func(c *Config, s string) error {
		if s != "yes" && s != "no" {
			return text.Errorf("yes or no")
		}
		*at(c) = s == "yes"
		return nil
	}
}

// file returns the reader of a setting whose value is the full path of a file, or "no"
// for none; at returns where it is stored.
func file(at func(*Config) *string) func(*Config, string) error {
	return func(c *Config, s string) error {
		switch {
		case s == "no":
			*at(c) = ""
		case strings.HasPrefix(s, "/"):
			*at(c) = s
		default:
			return text.Errorf("no, or the full path of a file, starting with /")
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
			return text.Errorf("all, or ids of games with commas between them, such as \"knucklebones, skiffs\"")
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
		return text.Errorf(`unknown, or four whole numbers of at least 1 that add up to 100, such as "12 35 41 12"`)
	}
	return nil
}

// mostAddress is the length of an address that still leaves a code easy to scan, in
// characters.
const mostAddress = 100

// address reports whether s is the address of a page, without a user, a query or a fragment: the
// code adds that. (net/url would tell more, for 18 kB of the page's program.)
func address(s string) bool {
	scheme, rest, _ := strings.Cut(s, "://")
	host, _, _ := strings.Cut(rest, "/")
	name, port, given := strings.Cut(host, ":")
	_, err := strconv.ParseUint(port, 10, 16)
	return (scheme == "https" || scheme == "http") && name != "" && (err == nil || !given) &&
		!strings.ContainsAny(s, " \t?#@\"<>\\") && len(s) <= mostAddress
}

func (c *Config) readPhones(s string) error {
	c.Phones = ""
	if s == "no" {
		return nil
	}
	if !address(s) {
		return text.Errorf("no, or the address of a page, starting with https://")
	}
	c.Phones = s
	return nil
}

// mostLanguages is the number of buttons for languages that the screen has room for.
const mostLanguages = 8

func (c *Config) readLanguages(s string) error {
	c.Languages = nil
	if s == "auto" {
		return nil
	}
	for _, code := range strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == ',' }) {
		if len(code) < 2 || strings.Trim(strings.ToLower(code), "abcdefghijklmnopqrstuvwxyz-") != "" || slices.Contains(c.Languages, code) {
			c.Languages = nil
			break
		}
		c.Languages = append(c.Languages, code)
	}
	if n := len(c.Languages); n == 0 || n > mostLanguages {
		return text.Errorf("auto, or one to {0} different codes of languages with spaces between them, such as \"de en pt-BR\"", text.Spelled(mostLanguages))
	}
	return nil
}

func (c *Config) readMonitor(s string) error {
	if s == "" || s == "?" {
		return text.Errorf("the number of a monitor, counted from 1, or its name")
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

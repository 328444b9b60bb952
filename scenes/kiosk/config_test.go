package kiosk

import (
	"reflect"
	"strings"
	"testing"
	"time"
)

var known = []Game{{"knucklebones", 2, 3}, {"century", 2, 0}, {"skiffs", 1, 1}, {"par", 1, 1}}

// The example says nothing but what is usual, also with its # taken away.
func TestExampleIsUsual(t *testing.T) {
	open := strings.NewReplacer("\n#", "\n").Replace(Example())
	var lines []string
	for _, line := range strings.Split(open, "\n") {
		if strings.Contains(line, " = ") && !strings.HasPrefix(line, " ") {
			lines = append(lines, line)
		}
	}
	if len(lines) != len(settings) {
		t.Fatalf("the example has %d settings of %d: %q", len(lines), len(settings), lines)
	}
	for _, said := range []string{Example(), strings.Join(lines, "\n"), "", "\ufeff# nothing\r\n"} {
		c, err := Read("fair.conf", said, known)
		if err != nil || !reflect.DeepEqual(c, Usual()) {
			t.Errorf("%q is %+v, %v", said, c, err)
		}
	}
}

func TestSettings(t *testing.T) {
	c, err := Read("fair.conf", `
		games = century, skiffs   # the short and the long
		minutes = 12
		monitor = HDMI-1
		open = mo-fr 09:30-18:00, sa 10:00-24:00
		volume=35
		languages = de en, pt-BR
		idle = 90
		takebacks = no
		plain = yes
		phones = https://dice.example/
	`, known)
	if err != nil {
		t.Fatal(err)
	}
	want := Usual()
	want.Games, want.Minutes, want.Monitor, want.Volume, want.Idle = []string{"century", "skiffs"}, 12, "HDMI-1", .35, 90*time.Second
	want.Phones = "https://dice.example/"
	want.Takebacks, want.Plain, want.Languages = false, true, []string{"de", "en", "pt-BR"}
	want.Open = Hours{
		{days: [7]bool{1: true, 2: true, 3: true, 4: true, 5: true}, from: 570, until: 1080},
		{days: [7]bool{6: true}, from: 600, until: 1440},
	}
	if !reflect.DeepEqual(c, want) {
		t.Errorf("it is\n%+v, want\n%+v", c, want)
	}
}

// A wrong line is named, with what is allowed.
func TestWrongLines(t *testing.T) {
	for line, says := range map[string]string{
		"volume":                                 `"volume" has no "="`,
		"volume = loud":                          `volume cannot be "loud"; use a whole number from 0 to 100`,
		"volume = 101":                           "from 0 to 100",
		"idle = 4":                               "from 5 to 3600",
		"colour = red":                           `there is no setting "colour"; the settings are games, minutes`,
		"games = chess":                          `there is no game "chess"; the games are knucklebones, century`,
		"games = century,":                       "with commas between them",
		"takebacks = maybe":                      "yes or no",
		"languages =":                            `languages cannot be ""; use auto, or one to eight different codes of languages`,
		"languages = de en de":                   "different codes",
		"languages = de e":                       "codes of languages",
		"languages = de/../en":                   "codes of languages",
		"languages = aa bb cc dd ee ff gg hh ii": "one to eight",
		"language = German!":                     "languages cannot be",
		"open = 9":                               "always, or times such as",
		"open = 09:00-09:00":                     "always, or times such as",
		"open = xx 9:00-10:00":                   "always, or times such as",
		"open = 09:00-25:00":                     "always, or times such as",
		"open = 09:60-10:00":                     "always, or times such as",
		"purse = 1":                              `purse cannot be "1"; use 0, 10, 20, 30 and so on up to 200`,
		"purse = 210":                            "to 200",
		"real = everybody":                       "nobody, persons or all",
		"sides = 10 40 40":                       "four whole numbers",
		"sides = 10 40 40 11":                    "add up to 100",
		"sides = 0 50 40 10":                     "at least 1",
		"pin = 123":                              "none, or four to eight digits",
		"pin = 12a4":                             "none, or four to eight digits",
		"scale = 500":                            "auto, or a whole number from 50 to 400",
		"counters = yes":                         "no, or the full path of a file",
		"monitor =":                              "the number of a monitor",
		"plain = " + strings.Repeat("y", 5000):   "…",
		"phones = yes":                           `phones cannot be "yes"; use no, or the address of a page`,
		"phones = dice.example":                  "starting with https://",
		"phones = https://dice.example/?kiosk":   "starting with https://",
		"phones = ftp://dice.example/":           "starting with https://",
		"phones = https://dice.example:x/":       "starting with https://",
		"evening = 241":                          "from 0 to 240",
		"evening = 4":                            "evening cannot be 4; use 0 or at least 5, since the three shortest games",
	} {
		_, err := Read("fair.conf", "# a fair\n\n"+line+"\n", known)
		if err == nil || !strings.HasPrefix(err.Error(), "line 3 of fair.conf: ") || !strings.Contains(err.Error(), says) {
			t.Errorf("%.60q: %v, want line 3 and %q", line, err, says)
		}
	}
	if _, err := Read("f", "plain = yes\nplain = no", known); err == nil || !strings.Contains(err.Error(), "line 2 of f: plain is already set in line 1") {
		t.Errorf("twice: %v", err)
	}
	if _, err := Read("f", "language = de\nlanguages = de en", known); err == nil || !strings.Contains(err.Error(), "line 2 of f: languages is already set in line 1") {
		t.Errorf("by both names: %v", err)
	}
	if c, err := Read("f", "language = de", known); err != nil || !reflect.DeepEqual(c.Languages, []string{"de"}) {
		t.Errorf("by the name that it had: %q, %v", c.Languages, err)
	}
	if _, err := Read("f", "minutes = 1\n\ngames = knucklebones, century", known); err == nil || !strings.HasPrefix(err.Error(), "line 1 of f: minutes cannot be 1; use 0 or at least 2, ") {
		t.Errorf("too short for any game: %v", err)
	}
	if _, err := Read("f", "games = century, skiffs, par\nevening = 30", known); err == nil || !strings.HasPrefix(err.Error(), "line 2 of f: evening cannot be 30; use 0, ") {
		t.Errorf("too few games for an evening: %v", err)
	}
	if c, err := Read("f", "evening = 5", known); err != nil || c.Evening != 5 {
		t.Errorf("an evening of the shortest games is %d minutes, %v", c.Evening, err)
	}
	if _, err := Read("f", strings.Repeat("x\n", 1000), known); err == nil || strings.Count(err.Error(), "\n") != mostWrong {
		t.Errorf("a thousand wrong lines: %v", err)
	}
}

func TestHours(t *testing.T) {
	for _, c := range []struct {
		hours string
		at    string // Monday is the 23rd
		open  bool
	}{
		{"always", "2026-11-23 03:00", true},
		{"09:00-18:00", "2026-11-23 09:00", true},
		{"09:00-18:00", "2026-11-23 08:59", false},
		{"09:00-18:00", "2026-11-23 18:00", false},
		{"mo-fr 09:00-18:00", "2026-11-22 12:00", false},
		{"sa-mo 09:00-18:00", "2026-11-22 12:00", true},
		{"SA 20:00-02:00", "2026-11-22 01:59", true},
		{"sa 20:00-02:00", "2026-11-23 01:00", false},
		{"mo 10:00-12:00, mo 14:00-24:00", "2026-11-23 23:59", true},
		{"mo 10:00-12:00, mo 14:00-24:00", "2026-11-23 13:00", false},
	} {
		h, err := readHours(c.hours)
		if err != nil {
			t.Fatal(c.hours, err)
		}
		at, err := time.Parse("2006-01-02 15:04", c.at)
		if err != nil {
			t.Fatal(err)
		}
		if h.At(at) != c.open {
			t.Errorf("%s at %s: open is not %v", c.hours, c.at, c.open)
		}
	}
}

// Whatever a file holds, it is read or refused in words.
func FuzzRead(f *testing.F) {
	f.Add(Example())
	f.Add("open = mo-fr 09:30-18:00\ngames = all")
	f.Fuzz(func(t *testing.T, said string) {
		c, err := Read("fair.conf", said, known)
		if err != nil && !strings.Contains(err.Error(), " of fair.conf: ") {
			t.Errorf("%q: %v", said, err)
		}
		if err == nil && (c.Volume < 0 || c.Volume > 1 || c.Idle <= 0) {
			t.Errorf("%q is %+v", said, c)
		}
	})
}

// An upright screen shows all larger, if the file does not say how large; of low
// reach a little less so.
func TestZoom(t *testing.T) {
	for _, c := range []struct {
		w, h, scale, want float64
	}{{1920, 1080, 0, 1}, {3840, 2160, 0, 1}, {1080, 1920, 0, 1920.0 / 844}, {390, 844, 0, 1}, {1080, 1920, 1.5, 1.5}} {
		k := Config{Scale: c.scale}
		if got := k.Zoom(c.w, c.h); got != c.want {
			t.Errorf("%v by %v at %v is %v, want %v", c.w, c.h, c.scale, got, c.want)
		}
		k.Low = true
		if got := k.Zoom(c.w, c.h); got > c.want || c.w < c.h && c.w > 430 && c.scale == 0 && got > c.h/1080 {
			t.Errorf("%v by %v of low reach is %v", c.w, c.h, got)
		}
	}
}

// A screen that lies shows larger letters, if the file does not say how large.
func TestSize(t *testing.T) {
	for _, c := range []struct {
		w, h float64
		line string
		want int
	}{{1920, 1080, "", 1}, {1080, 1920, "", 0}, {1920, 1080, "letters = 0", 0}, {1080, 1920, "letters = 3", 3}, {1920, 1080, "letters = auto", 1}} {
		k, err := Read("f", c.line, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := k.Size(c.w, c.h); got != c.want {
			t.Errorf("%v by %v with %q is %v, want %v", c.w, c.h, c.line, got, c.want)
		}
	}
}

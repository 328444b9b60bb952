package tools

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"

	"knucklebones/rules/play/record"
	"knucklebones/scenes/app"
	"knucklebones/scenes/host"
)

// Asked holds what the flags ask the program for.
type Asked struct {
	app.Show
	List, Example          bool   // the games that can be played; a file for -kiosk
	Check                  string // a file for -kiosk, to be read and no more
	Verify                 string // a file of a record whose throws are to be checked
	Simulate, Ladder, Pace int    // games to play without a window
	Today                  string // a date, or two with dots between them
	Shot                   string
	Print                  Printing
}

// A Printing holds what the flags ask for on paper.
type Printing struct {
	Game  string // the id of a game, or all, booklet, posters or teacher; "" for nothing
	Out   string // the file, or the folder for all
	Paper string // a4 or letter; "" is a4
	Site  string // the address of the site, which the pages lead to; "" for none
}

// An asking is one flag. Its help has what follows it in back quotes, as package
// flag wants it. What reads nothing is a switch.
type asking struct {
	name, help string
	page       bool // the address of the page may hold it too
	read       func(a *Asked, value string) error
}

// flags are all of them. The address of the page holds those for it under the
// same names: ?game=skiffs&seed=7.
var flags = []asking{
	{"list", "list all games with id and title, and exit", false, nil},
	{"kiosk-example", "print a file for -kiosk that explains all settings, and exit", false, nil},
	{"game", "open the game with this `id`", true, worded(func(a *Asked) *string { return &a.Game })},
	{"seed", "the seed of all throws: a `number`, or 32 hexadecimal digits", true, worded(func(a *Asked) *string { return &a.Seed })},
	{"ruleset", "play by the ruleset with this `id`", true, worded(func(a *Asked) *string { return &a.Ruleset })},
	{"options", "set options, such as `name=number,…`", true, func(a *Asked, s string) (err error) {
		a.Options, err = ParseOptions(s)
		return err
	}},
	{"players", "who plays, such as `person,hard,…`", true, func(a *Asked, s string) error {
		a.Players = ParsePlayers(s)
		return nil
	}},
	{"real", "for whom real bones are thrown: `persons`, all or nobody", true, func(a *Asked, s string) (err error) {
		a.Real, err = record.ParseReal(s)
		return err
	}},
	{"scene", "open `hall`, setup, table, rulebook, lesson, results, fair-play, settings, measure, today, album, book-games, book-evenings, game-page or honours; or, for a picture of a kiosk, attract, asking, pin, operator, cleaning, card or closed", true, worded(func(a *Asked) *string { return &a.Scene })},
	{"lang", "speak this `language`; pseudo shows what is a message and whether its place has room", true, worded(func(a *Asked) *string { return &a.Lang })},
	{"prefs", "settings for a picture, such as `high,text=3,calm,lens,left`", true, worded(func(a *Asked) *string { return &a.Prefs })},
	{"size", "the size of the window, such as `1280x800`", false, func(a *Asked, s string) (err error) {
		a.W, a.H, err = ParseSize(s)
		return err
	}},
	{"steps", "let computers make the first `n` moves and throws", false, times(0, math.MaxInt32, func(a *Asked) *int { return &a.Steps })},
	{"tick", "take the picture after `n` sixtieths of a second", false, times(0, anHour, func(a *Asked) *int { return &a.Tick })},
	{"shot", "write a picture to this `file` and exit", false, worded(func(a *Asked) *string { return &a.Shot })},
	{"print", "write the printed pages of the game with this `id`, or of all, a booklet, posters, or a lesson in chance with teacher, to -o, as PDF, and exit", false, worded(func(a *Asked) *string { return &a.Print.Game })},
	{"o", "the `file` for -print, or the folder for -print all", false, worded(func(a *Asked) *string { return &a.Print.Out })},
	{"paper", "the paper for -print: `a4` or letter", false, worded(func(a *Asked) *string { return &a.Print.Paper })},
	{"site", "the `address` of the site that printed pages lead to, with a code for phones", false, worded(func(a *Asked) *string { return &a.Print.Site })},
	{"play", "show the game in this record `file`", false, worded(func(a *Asked) *string { return &a.Play })},
	{"verify", "check that all throws in this record `file` follow from its seal, and exit", false, worded(func(a *Asked) *string { return &a.Verify })},
	{"kiosk", "run as a kiosk with the settings in this `file`", true, worded(func(a *Asked) *string { return &a.Kiosk })},
	{"kiosk-check", "check a `file` for -kiosk, and exit", false, worded(func(a *Asked) *string { return &a.Check })},
	{"today", "list what Today’s throw is on this `date`, such as 2026-12-24, or from one date to another, 2026-12-24..2026-12-31, and exit", false, worded(func(a *Asked) *string { return &a.Today })},
	{"simulate", "play `n` games without a window and print the results", false, times(1, math.MaxInt, func(a *Asked) *int { return &a.Simulate })},
	{"ladder", "play `n` games of each level against the level below and print a table", false, times(1, math.MaxInt, func(a *Asked) *int { return &a.Ladder })},
	{"pace", "play `n` games at the usual table by its own clock and print how long everything takes", false, times(1, math.MaxInt, func(a *Asked) *int { return &a.Pace })},
}

// worded returns the reader of a flag whose value is a string; at returns where it is
// stored.
func worded(at func(*Asked) *string) func(*Asked, string) error {
	return func(a *Asked, s string) error {
		*at(a) = s
		return nil
	}
}

// anHour is the length of an hour in ticks of a sixtieth of a second.
const anHour = 216000

// times returns the reader of a flag whose value is a whole number from least to most;
// at returns where it is stored.
func times(least, most int, at func(*Asked) *int) func(*Asked, string) error {
	return func(a *Asked, s string) error {
		n, err := strconv.Atoi(s)
		switch {
		case err != nil || n < least:
			return fmt.Errorf("the number must be a whole number, at least %d, not %q", least, s)
		case n > most:
			return fmt.Errorf("the number must be at most %d, not %d", most, n)
		}
		*at(a) = n
		return nil
	}
}

// Read parses the flags and returns what they ask for. Every error is one line. If help
// is asked for it prints the list of flags and returns flag.ErrHelp.
func Read(args []string) (Asked, error) {
	a := Asked{Show: app.Show{Address: pageFlags(), Again: again}}
	var wrong error
	f := flag.NewFlagSet("", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	for i, on := range []*bool{&a.List, &a.Example} {
		f.BoolVar(on, flags[i].name, false, flags[i].help)
	}
	for _, k := range flags[2:] {
		f.Func(k.name, k.help, func(value string) error {
			if err := k.read(&a, value); err != nil && wrong == nil {
				wrong = err
			}
			return nil
		})
	}
	switch err := f.Parse(forUs(args)); {
	case errors.Is(err, flag.ErrHelp):
		f.SetOutput(os.Stderr)
		f.Usage()
		return a, err
	case err != nil:
		return a, err
	case f.NArg() > 0:
		return a, fmt.Errorf("%q is not a flag; -help lists all flags", f.Arg(0))
	}
	return a, wrong
}

// again parses the flags with which a test of the page begins the app again, and
// returns what to show; after an error that is a message.
func again(args []string) app.Show {
	a, err := Read(args)
	if err != nil {
		return a.Show.Failed(err)
	}
	return a.Show
}

// forUs returns the arguments to be parsed: all of them, or if they come from the
// address of a page only the flags that an address may hold.
func forUs(args []string) []string {
	if !host.FlagsFromAddress() {
		return args
	}
	return slices.DeleteFunc(slices.Clone(args), func(arg string) bool {
		name, _, _ := strings.Cut(strings.TrimPrefix(arg, "-"), "=")
		return !slices.Contains(pageFlags(), name)
	})
}

// pageFlags returns the names of the flags that the address of a page may hold.
func pageFlags() (names []string) {
	for _, k := range flags {
		if k.page {
			names = append(names, k.name)
		}
	}
	return names
}

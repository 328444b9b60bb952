// Knucklebones: games of bone, card and coin, old and new, in one window or
// one page. Without flags it opens the hall; README.md tells what the flags do.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"

	"knucklebones/scenes/app"
)

func main() {
	err := run(os.Args[1:])
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return
	}
	fmt.Fprintln(os.Stderr, "knucklebones: "+err.Error())
	os.Exit(2)
}

// run does what the arguments ask for. A wrong argument or file is an error of
// one line.
func run(args []string) error {
	o, err := parse(args)
	if err != nil {
		return app.Wrong(err)
	}
	switch {
	case o.list:
		return app.List(os.Stdout)
	case o.ladder > 0:
		return app.Ladder(os.Stdout, o.show, o.ladder)
	case o.pace > 0:
		return app.Pace(os.Stdout, o.show, o.pace)
	case o.simulate > 0:
		return app.Simulate(os.Stdout, os.Stderr, o.show, o.simulate)
	case o.shot != "":
		return app.Shot(o.show, o.shot)
	}
	return app.Run(o.show)
}

// options are the flags.
type options struct {
	show     app.Show
	list     bool
	simulate int
	ladder   int
	pace     int
	shot     string
}

func parse(args []string) (options, error) {
	var o options
	var size, players, opts string
	f := flag.NewFlagSet("knucklebones", flag.ContinueOnError)
	f.SetOutput(io.Discard) // errors are one line, printed by main
	f.BoolVar(&o.list, "list", false, "list the games that can be played, id and title, and leave")
	f.StringVar(&o.show.Game, "game", "", "open this `id`")
	f.StringVar(&o.show.Seed, "seed", "", "the casts follow from this `number`, or 32 hexadecimal digits")
	f.StringVar(&o.show.Ruleset, "ruleset", "", "play by this ruleset's `id`")
	f.StringVar(&opts, "options", "", "set options, as `name=number,…`")
	f.StringVar(&players, "players", "", "who sits at the table, as `person,hard,…`")
	f.StringVar(&o.show.Scene, "scene", "", "open hall, setup, table, rulebook, lesson, results or settings")
	f.StringVar(&size, "size", "", "the window's size, as `1280x800`")
	f.StringVar(&o.show.Prefs, "prefs", "", "settings for a picture, as `high,text=3,calm,lens,left`")
	f.IntVar(&o.show.Steps, "steps", 0, "let computers play the first so many moves and casts")
	f.IntVar(&o.show.Tick, "tick", 0, "take the picture after so many sixtieths of a second")
	f.StringVar(&o.shot, "shot", "", "write a picture to this `file` and leave")
	f.StringVar(&o.show.Play, "play", "", "show the game that this record `file` holds")
	f.IntVar(&o.simulate, "simulate", 0, "play so many games without a window and print what came of them")
	f.IntVar(&o.ladder, "ladder", 0, "play so many games of each level against the one below and print a table")
	f.IntVar(&o.pace, "pace", 0, "play so many games at the usual table by its own clock and print how they go")
	if err := f.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			f.SetOutput(os.Stderr)
			f.Usage()
		}
		return o, err
	}
	if f.NArg() > 0 {
		return o, fmt.Errorf("%q is no flag; -help lists them", f.Arg(0))
	}
	var err error
	if o.show.W, o.show.H, err = app.ParseSize(size); err != nil {
		return o, err
	}
	if o.show.Options, err = app.ParseOptions(opts); err != nil {
		return o, err
	}
	o.show.Players = app.ParsePlayers(players)
	f.Visit(func(fl *flag.Flag) {
		if n, isCount := counts[fl.Name]; isCount && err == nil {
			err = n.check(fl)
		}
	})
	return o, err
}

// A count is how many of something a flag may ask for.
type count struct{ least, most int }

var counts = map[string]count{
	"steps": {0, math.MaxInt32}, "tick": {0, 216000}, // an hour
	"simulate": {1, math.MaxInt}, "ladder": {1, math.MaxInt}, "pace": {1, math.MaxInt},
}

func (c count) check(f *flag.Flag) error {
	n, _ := strconv.Atoi(f.Value.String()) // the flag has read it
	switch {
	case n < c.least:
		return fmt.Errorf("-%s is a whole number from %d up, not %d", f.Name, c.least, n)
	case n > c.most:
		return fmt.Errorf("-%s is at most %d, not %d", f.Name, c.most, n)
	}
	return nil
}

// Knucklebones: games of bone, card and coin, old and new, in one window or one
// page. Without flags it opens the hall; README.md describes the flags.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime/debug"

	"knucklebones/scenes/app"
)

// failed, shutDown and wrongFile are exit statuses. After the last two the
// program must not be restarted: somebody shut it down, or the kiosk's file has
// to be corrected first.
const failed, shutDown, wrongFile = 2, 3, 78

func main() {
	debug.SetGCPercent(200) // collect garbage between throws, when the game rests
	err := run(os.Args[1:])
	if err != nil && !errors.Is(err, flag.ErrHelp) && !errors.Is(err, app.ErrShutDown) {
		fmt.Fprintln(os.Stderr, "knucklebones: "+err.Error())
	}
	os.Exit(status(err))
}

// status returns the exit status of a program that ends with that error.
func status(err error) int {
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return 0
	case errors.Is(err, app.ErrShutDown):
		return shutDown
	case errors.As(err, new(app.WrongFile)):
		return wrongFile
	}
	return failed
}

// run does what the arguments ask for. The error of a wrong argument or file
// has one line.
func run(args []string) error {
	a, err := app.Read(args)
	if err != nil {
		return app.Wrong(err)
	}
	switch {
	case a.List:
		return app.List(os.Stdout)
	case a.Example:
		return app.KioskExample(os.Stdout)
	case a.Check != "":
		return app.KioskCheck(os.Stdout, a.Check)
	case a.Ladder > 0:
		return app.Ladder(os.Stdout, a.Show, a.Ladder)
	case a.Pace > 0:
		return app.Pace(os.Stdout, a.Show, a.Pace)
	case a.Simulate > 0:
		return app.Simulate(os.Stdout, os.Stderr, a.Show, a.Simulate)
	case a.Shot != "":
		return app.Shot(a.Show, a.Shot)
	}
	return app.Run(a.Show)
}

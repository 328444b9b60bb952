// Knucklebones: games of bone, card and coin, old and new, in one window or
// one page. Without flags it opens the hall; README.md tells what the flags do.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime/debug"

	"knucklebones/scenes/app"
)

// The statuses by which whoever started the program learns how it ended. After the
// last two it is not to be started again: somebody shut it down, or has to mend the
// kiosk's file first.
const failed, shutDown, wrongFile = 2, 3, 78

func main() {
	debug.SetGCPercent(200) // garbage is to be collected between throws, when the game rests
	err := run(os.Args[1:])
	if err != nil && !errors.Is(err, flag.ErrHelp) && !errors.Is(err, app.ErrShutDown) {
		fmt.Fprintln(os.Stderr, "knucklebones: "+err.Error())
	}
	os.Exit(status(err))
}

// status is that of a program that ends with that error.
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

// run does what the arguments ask for. A wrong argument or file is an error of
// one line.
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

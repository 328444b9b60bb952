// Knucklebones: games of bone, card and coin, old and new, in one window or
// one page. Without flags it opens the hall; README.md tells what the flags do.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"

	"knucklebones/scenes/app"
)

// shutDown is the status by which whoever started the program learns that it is
// not to be started again.
const shutDown = 3

func main() {
	err := run(os.Args[1:])
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return
	case errors.Is(err, app.ErrShutDown):
		os.Exit(shutDown)
	}
	fmt.Fprintln(os.Stderr, "knucklebones: "+err.Error())
	os.Exit(2)
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

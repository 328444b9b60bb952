// Knucklebones: games of bone, card and coin, old and new, in one window or one
// page. Without flags it opens the hall; README.md describes the flags.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"

	"knucklebones/scenes/app"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk/stand"
	"knucklebones/scenes/tools"
)

// failed, shutDown and wrongFile are exit statuses. After the last two the
// program must not be restarted: somebody shut it down, or the kiosk's file has
// to be corrected first.
const failed, shutDown, wrongFile = 2, 3, 78

func main() {
	host.SaveMemory()
	err := run(os.Args[1:])
	if err != nil && !errors.Is(err, flag.ErrHelp) && !errors.Is(err, stand.ErrShutDown) {
		fmt.Fprintln(os.Stderr, "knucklebones: "+err.Error())
	}
	os.Exit(status(err))
}

// status returns the exit status of a program that ends with that error.
func status(err error) int {
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return 0
	case errors.Is(err, stand.ErrShutDown):
		return shutDown
	case errors.As(err, new(stand.WrongFile)):
		return wrongFile
	}
	return failed
}

// run does what the arguments ask for. The error of a wrong argument or file
// has one line.
func run(args []string) error {
	a, err := tools.Read(args)
	if err != nil {
		return app.Wrong(a.Show, err)
	}
	switch {
	case a.List:
		return tools.List(os.Stdout)
	case a.Example:
		return tools.KioskExample(os.Stdout)
	case a.Check != "":
		return tools.KioskCheck(os.Stdout, a.Check)
	case a.Verify != "":
		return tools.Verify(os.Stdout, a.Verify)
	case a.Today != "":
		return tools.Today(os.Stdout, a.Today)
	case a.Ladder > 0:
		return tools.Ladder(os.Stdout, a.Show, a.Ladder)
	case a.Pace > 0:
		return tools.Pace(os.Stdout, a.Show, a.Pace)
	case a.Simulate > 0:
		return tools.Simulate(os.Stdout, os.Stderr, a.Show, a.Simulate)
	case a.Print.Game != "":
		return tools.Print(a.Lang, a.Print)
	case a.Shot != "":
		return tools.Shot(a.Show, a.Shot)
	}
	return app.Run(a.Show)
}

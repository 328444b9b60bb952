package app

import (
	"errors"
	"io"
)

// Nothing is said of flags to somebody who looks at a page.
const asGame, listed = "", ""

// What follows is not for the browser, which has no files and no terminal.

var errPage = errors.New("a page does not do this; the program does")

func Shot(Show, string) error                      { return errPage }
func Simulate(_, _ io.Writer, _ Show, _ int) error { return errPage }
func Ladder(io.Writer, Show, int) error            { return errPage }
func Pace(io.Writer, Show, int) error              { return errPage }

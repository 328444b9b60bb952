package tools

import (
	"errors"
	"io"

	"knucklebones/scenes/app"
)

// What follows is not for the browser, which has no files and no terminal.

var errPage = errors.New("only the program can do this, not the page")

func Shot(app.Show, string) error                      { return errPage }
func Simulate(_, _ io.Writer, _ app.Show, _ int) error { return errPage }
func Ladder(io.Writer, app.Show, int) error            { return errPage }
func Print(string, Printing) error                     { return errPage }
func Pace(io.Writer, app.Show, int) error              { return errPage }

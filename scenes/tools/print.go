//go:build !js

package tools

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/app"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/scenes/host"
	"knucklebones/scenes/print"
)

// Print writes the printed pages that are asked for, in a language, as PDF: those of
// one game, a booklet or posters of all, or a lesson in chance, to a file; or those of
// each game to a file in a folder.
func Print(lang string, a Printing) error {
	if a.Out == "" {
		return errors.New("say with -o where the pages go: a file, or for -print all a folder")
	}
	o, err := order(lang, a)
	if err != nil {
		return err
	}
	switch a.Game {
	case "all":
		return printAll(o, a.Out)
	case app.Booklet:
		return printTo(print.Write, o, games.Games(), a.Out)
	case "posters":
		return printTo(print.Posters, o, games.Games(), a.Out)
	case "teacher":
		return printTo(print.Teacher, o, nil, a.Out)
	}
	g, err := app.Find(a.Game)
	if err != nil {
		return err
	}
	return printTo(print.Write, o, []*rules.Game{g}, a.Out)
}

// order returns the order for printing in a language, without games. An unknown paper
// or language is an error.
func order(lang string, a Printing) (print.Order, error) {
	f, known := paper.Formats[cmp.Or(strings.ToLower(a.Paper), "a4")]
	if !known {
		return print.Order{}, fmt.Errorf("the paper must be a4 or letter, not %q", a.Paper)
	}
	code := text.Meet(cmp.Or(lang, text.English.Code()), host.Languages())
	if code == "" {
		return print.Order{}, fmt.Errorf("there is no language %q here", lang)
	}
	c, err := host.Catalogue(code)
	if err != nil {
		return print.Order{}, err
	}
	return print.Order{Format: f, Reader: text.NewReader(c, nil, nil), Lang: code, Site: a.Site}, nil
}

// printAll writes the pages of each game to a file in a folder, which it makes if
// necessary.
func printAll(o print.Order, folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, g := range games.Games() {
		name := app.Pages(g.ID, o.Lang, strings.ToLower(o.Format.Name))
		if err := printTo(print.Write, o, []*rules.Game{g}, filepath.Join(folder, name)); err != nil {
			return err
		}
	}
	return nil
}

// printTo writes the pages of the games in list to a file; if there is an error it
// writes no file.
func printTo(write func(io.Writer, print.Order) error, o print.Order, list []*rules.Game, file string) error {
	o.Games = app.Sheets(list)
	var b bytes.Buffer
	if err := write(&b, o); err != nil {
		return fmt.Errorf("%s: %w", filepath.Base(file), err)
	}
	return os.WriteFile(file, b.Bytes(), 0o644)
}

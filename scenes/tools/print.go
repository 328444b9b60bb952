//go:build !js

package tools

import (
	"fmt"
	"os"

	"knucklebones/rules/text"
	"knucklebones/scenes/app"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/scenes/print"
)

// Print writes the printed page of a game to a file, as PDF.
func Print(id, format, file, address string) error {
	g, err := app.Find(id)
	if err != nil {
		return err
	}
	f := paper.A4
	switch format {
	case "", "a4":
	case "letter":
		f = paper.Letter
	default:
		return fmt.Errorf("the paper must be a4 or letter, not %q", format)
	}
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	o := print.Order{Game: g, Format: f, Reader: text.NewReader(text.English, nil, nil), Lang: "en", Address: address}
	if err := print.Write(out, o); err != nil {
		out.Close()
		return err
	}
	return out.Close()
}

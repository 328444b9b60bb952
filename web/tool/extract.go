//go:build !js

package main

import (
	"os"

	"knucklebones/web/messages"
)

// extract writes the messages of the source in this folder into a template for
// translators.
func extract(to string) error {
	dir, err := os.Getwd()
	if err != nil {
		return err
	}
	list, _, err := messages.Extract(dir)
	if err != nil {
		return err
	}
	lines, err := messages.Goldens(dir)
	if err != nil {
		return err
	}
	f, err := os.Create(to)
	if err != nil {
		return err
	}
	defer f.Close()
	return messages.Template(f, list, lines)
}

//go:build !js

package main

import (
	"io"
	"os"
	"regexp"
	"strings"

	"knucklebones/web/wasm"
)

// numbered matches what a function is called in a stack trace of a page.
var numbered = regexp.MustCompile(`\bf+\.[0-9]+\b`)

// names copies a page's stack trace from r to w with the names of functions in place of
// their numbers. The names are in file, which is the file names.txt of the same site.
func names(r io.Reader, w io.Writer, file string) error {
	list, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	trace, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	known := strings.Split(string(list), "\n")
	_, err = io.WriteString(w, numbered.ReplaceAllStringFunc(string(trace), func(said string) string {
		if i := wasm.Number(said); i < len(known) {
			return known[i]
		}
		return said
	}))
	return err
}

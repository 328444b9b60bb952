//go:build !js

package messages

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// Template writes messages as a .pot file for translators: where each stands, what its
// arguments are, how many letters it may have, and an example out of the lines of whole
// games.
func Template(w io.Writer, list []Message, lines []string) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n")
	for _, m := range list {
		if !m.translates() {
			continue
		}
		fmt.Fprintf(b, "\n#: %s\n", strings.Join(m.Places, " "))
		if note := notes[m.Key]; note != "" {
			fmt.Fprintf(b, "#. %s\n", note)
		}
		if len(m.Kinds) > 0 {
			fmt.Fprintf(b, "#. {0} …: %s\n", strings.Join(m.Kinds, ", "))
		}
		if ids := terms(m.Key); len(ids) > 0 {
			fmt.Fprintf(b, "#. marks words of the glossary, as [word](id): %s\n", strings.Join(ids, ", "))
		}
		if m.Room > 0 {
			fmt.Fprintf(b, "#. at most %d letters\n", m.Room)
		}
		if e := example(m.Key, lines); e != "" {
			fmt.Fprintf(b, "#. for example: %s\n", e)
		}
		fmt.Fprintf(b, "msgid %s\nmsgstr \"\"\n", quoted(m.Key))
	}
	return b.Flush()
}

// translates reports whether a language has to say how the message reads in it: a player
// sees it, and it is more than its arguments.
func (m *Message) translates() bool {
	return !m.Trial && strings.TrimSpace(argument.ReplaceAllString(regexp.QuoteMeta(m.Key), "")) != ""
}

// notes says what messages are that are no sentences.
var notes = map[string]string{
	"name of this language": "The name of the language in its own words, as Deutsch or français.",
	"also in this language": "A sentence that offers the language to somebody who reads another, as Auch auf Deutsch.",
	"mark before decimals":  "The mark between a whole number and its tenths: 1.4.",
	"numbers in letters":    "The numbers from zero to ninety-nine in letters, as they stand before what is counted, with bars between them. The list may end earlier: numbers above are written in figures.",
	",":                     "The mark between groups of three figures: 12,500.",
	".":                     "The mark at the end of a sentence.",
	"you":                   "The reader, where a sentence has no other form; with a capital at its beginning.",
}

// quoted returns a string as .po files write it.
func quoted(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\t", `\t`).Replace(s) + `"`
}

var argument = regexp.MustCompile(`\\\{[0-9][^}]*\\\}`)

// example returns a line that a key with arguments may have become, or "".
func example(key string, lines []string) string {
	if highest(key) < 0 {
		return ""
	}
	key = withoutMarks(key)
	fixed := longest(key)
	if len(fixed) < 4 {
		return ""
	}
	var is *regexp.Regexp
	for _, l := range lines {
		if !strings.Contains(l, fixed) {
			continue
		}
		if is == nil {
			is = regexp.MustCompile(argument.ReplaceAllString(regexp.QuoteMeta(key), `[^. ][^.]*?`))
		}
		if found := is.FindString(strings.TrimSpace(l)); found != "" {
			return found
		}
	}
	return ""
}

// longest returns the longest part of a key between its arguments.
func longest(key string) (part string) {
	for _, p := range regexp.MustCompile(`\{[^}]*\}`).Split(key, -1) {
		if len(p) > len(part) {
			part = p
		}
	}
	return part
}

// Goldens returns the lines of all whole games that are kept for tests below a folder.
func Goldens(dir string) (lines []string, err error) {
	files, err := filepath.Glob(filepath.Join(dir, "rules/games/*/testdata/*.golden"))
	for _, name := range files {
		data, readErr := os.ReadFile(name)
		if readErr != nil {
			return nil, readErr
		}
		lines = append(lines, strings.Split(string(data), "\n")...)
	}
	return lines, err
}

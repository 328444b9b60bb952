//go:build !js

package main

import (
	_ "embed"
	"fmt"
	"strings"
)

//go:embed sittings.txt
var sittingsText string

// sittings parses the list of sittings.
func sittings() (list []sitting, err error) {
	for line := range strings.Lines(sittingsText) {
		name, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		if name == "" || name == "#" {
			continue
		}
		query, acts, _ := strings.Cut(strings.TrimSpace(rest), " ")
		s := sitting{name: name, query: query}
		for act := range strings.SplitSeq(acts, ";") {
			do, err := parseAct(strings.TrimSpace(act))
			if err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
			s.acts = append(s.acts, do)
		}
		list = append(list, s)
	}
	return list, nil
}

// parseAct parses one action of a person in a sitting, and returns a function that does
// it.
func parseAct(said string) (func(*person) error, error) {
	verb, with, _ := strings.Cut(said, " ")
	switch verb {
	case "use":
		return func(p *person) error { return p.use(with) }, nil
	case "press":
		return func(p *person) error { return p.reader.key(with) }, nil
	case "play":
		return func(p *person) error { return p.play(strings.Fields(with)...) }, nil
	}
	return nil, fmt.Errorf("nobody can %q", said)
}

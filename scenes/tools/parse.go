package tools

import (
	"fmt"
	"strconv"
	"strings"

	"knucklebones/rules/text"
)

// ParseSize parses a size in pixels, "1280x800"; "" is 0 by 0.
func ParseSize(s string) (w, h int, err error) {
	if s == "" {
		return 0, 0, nil
	}
	a, b, ok := strings.Cut(s, "x")
	w, errW := strconv.Atoi(a)
	h, errH := strconv.Atoi(b)
	if !ok || errW != nil || errH != nil || w < 1 || h < 1 || w > 8192 || h > 8192 {
		return 0, 0, fmt.Errorf("a size must be width x height in pixels, at most 8192 each, such as 1280x800, not %q", s)
	}
	return w, h, nil
}

// ParseOptions parses options, "ante=5,weights=1"; "" is none. It does not know which
// options there are.
func ParseOptions(s string) (map[string]int, error) {
	if s == "" {
		return nil, nil
	}
	opts := map[string]int{}
	for _, part := range strings.Split(s, ",") {
		id, value, ok := strings.Cut(part, "=")
		n, err := strconv.Atoi(value)
		if !ok || err != nil {
			return nil, text.Errorf("an option must be name=number, not {0}", strconv.Quote(part))
		}
		opts[id] = n
	}
	return opts, nil
}

// ParsePlayers splits a list of players, "person,hard,easy"; "" is nil.
func ParsePlayers(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(s, ",")
}

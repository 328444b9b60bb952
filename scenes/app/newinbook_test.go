package app

import (
	"strings"
	"testing"

	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/album"
	"knucklebones/rules/text"
)

// What is new in the book is said with each name once, and with three at most.
func TestNewInBookNamesThree(t *testing.T) {
	venus, senio := tali.Of(1, 3, 4, 6), []tali.Hand{tali.Of(6, 6, 6, 1), tali.Of(6, 6, 6, 3), tali.Of(6, 6, 6, 4)}
	for _, c := range []struct {
		casts []tali.Hand
		names int
		more  string
	}{
		{[]tali.Hand{venus, venus, senio[0]}, 2, ""}, {[]tali.Hand{venus, senio[0], senio[1]}, 3, ""}, {[]tali.Hand{venus, venus, senio[0], senio[1], senio[2]}, 3, "and 1 more"},
	} {
		said := text.Plain(newInBook(album.News{Casts: c.casts}))
		if n := strings.Count(said, "Venus"); n != 1 {
			t.Errorf("%q names Venus %d times", said, n)
		}
		if n := len(strings.FieldsFunc(said, func(r rune) bool { return r == ',' })); n > c.names {
			t.Errorf("%q has more than %d names", said, c.names)
		}
		if !strings.Contains(said, c.more) || c.more == "" && strings.Contains(said, "more") {
			t.Errorf("%q, not %q", said, c.more)
		}
	}
}

// Package book keeps the figures of finished games: for each game that a person played at
// this device one entry, and what follows from all of them. It knows no storage: a list of
// entries is read from a text and written to one, and two lists are merged so that nothing
// counts twice.
package book

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"math"
	"slices"
	"strings"

	"knucklebones/rules/play/review"
	"knucklebones/rules/text"
)

// An ID identifies a game: two lists that contain the same ID contain the same game.
type ID [6]byte

// IDOf returns the ID of the game with that record that ended at that minute.
func IDOf(record string, when int64) ID {
	b := binary.BigEndian.AppendUint64([]byte(record), uint64(when))
	sum := sha256.Sum256(b)
	return ID(sum[:])
}

// Whole is the share of a game that one seat has won alone. It can be divided by any number
// of winners.
const Whole = 840

// An Entry is one finished game of the person at the device.
type Entry struct {
	ID     ID
	When   int64    // minutes since the beginning of 1970
	Others []string // kinds of the other seats: ids of levels, or record.Person
	Share  int      // of the win, in parts of Whole
	Gain   int      // coins won, or the points of a rules.Scorer; 0 where neither is counted
	Casts  int      // made by all seats
	Lens   bool     // the odds were looked at during the game
	Fell   [4]int   // how often bones thrown by the person, and not told by hand, lay on 1, 3, 4 and 6
	Bones  [4]int   // the weights of these sides, in percent

	Unit            review.Unit
	Luck, Decisions Figure
}

// A Figure is a number in hundredths of the unit, if it is known.
type Figure struct {
	Known, Exact bool
	Hundredths   int
}

// FigureOf returns a figure of the account of a game.
func FigureOf(x float64, known, exact bool) Figure {
	if !known {
		return Figure{}
	}
	return Figure{true, exact, int(math.Round(100 * x))}
}

// A List is the entries of one game, in the order in which they were played, each ID once.
type List []Entry

// byTime compares entries for sorting.
func byTime(a, b Entry) int {
	return cmp.Or(cmp.Compare(a.When, b.When), bytes.Compare(a.ID[:], b.ID[:]))
}

// Add adds an entry, and reports whether the list has changed. Of two entries with the same
// ID it keeps the one that knows more.
func (l *List) Add(e Entry) (changed bool) {
	at, found := slices.BinarySearchFunc(*l, e, byTime)
	switch {
	case !found:
		*l = slices.Insert(*l, at, e)
	case (*l)[at].equal(&e):
		return false
	case (*l)[at].less(&e):
		(*l)[at] = e
	default:
		return false
	}
	return true
}

// Has reports whether the list contains the game of an entry.
func (l *List) Has(e Entry) bool {
	_, found := slices.BinarySearchFunc(*l, e, byTime)
	return found
}

// equal reports whether two entries of the same game say the same.
func (e *Entry) equal(f *Entry) bool {
	return e.Share == f.Share && e.Gain == f.Gain && e.Casts == f.Casts && e.Lens == f.Lens && e.Fell == f.Fell && e.Bones == f.Bones &&
		e.Unit == f.Unit && e.Luck == f.Luck && e.Decisions == f.Decisions && slices.Equal(e.Others, f.Others)
}

// less reports whether e knows less than f, an entry of the same game. Of two that know
// as much the text decides, so that the order of merging doesn't matter.
func (e *Entry) less(f *Entry) bool {
	return cmp.Or(cmp.Compare(e.knows(), f.knows()), strings.Compare(e.line(), f.line())) < 0
}

// knows returns how many of an entry's two figures, for luck and decisions, are known.
func (e *Entry) knows() (n int) {
	for _, f := range []Figure{e.Luck, e.Decisions} {
		if f.Known {
			n++
		}
	}
	return n
}

// Merge adds the entries of another list, and returns the number of games that are new.
func (l *List) Merge(other List) (added int) {
	for _, e := range other {
		before := len(*l)
		l.Add(e)
		added += len(*l) - before
	}
	return added
}

// ErrNewer is returned for a text of a newer version. It must be left as it is.
var ErrNewer = text.Errorf("This book was written by a newer version of Knucklebones.")

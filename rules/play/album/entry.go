package album

import (
	"crypto/sha256"
	"encoding/base64"
	"slices"
	"strconv"
	"strings"

	"knucklebones/rules/play/session"
)

// An Entry holds the casts and honours that one game has brought.
type Entry struct {
	ID      string   // tells games apart: made from the seed and the game
	Day     string   // on which it was entered, "2026-11-24"
	Game    string   // id of the game
	Lens    bool     // a person has seen the odds in it
	Casts   [All]int // how often each cast was thrown, in the order of Casts
	Honours []string // keys of the honours that it earned, see Honour.Key
	Link    string   // to the game; "" if there is none, or nothing needs it
}

// EntryOf returns the album's entry for a game as played so far; ok is false if nothing
// in it counts.
func EntryOf(s *session.Session, day string, lens bool) (e Entry, ok bool) {
	e = Entry{ID: idOf(s), Day: day, Game: s.Game().ID, Lens: lens}
	all, throws := Casts(), Throws(s)
	for _, t := range throws {
		e.Casts[slices.Index(all, t.Hand)]++
	}
	list := append(Honours(s.Game()), Across()...)
	for i, step := range prove(s, list, throws) {
		if step >= 0 {
			e.Honours = append(e.Honours, list[i].Key())
		}
	}
	slices.Sort(e.Honours)
	if e.throws() == 0 && len(e.Honours) == 0 {
		return e, false
	}
	e.Link, _ = s.Link() // without one it is only counted
	return e, true
}

// idOf returns the id of a game in the album.
func idOf(s *session.Session) string {
	seed := s.Seed()
	sum := sha256.Sum256(append([]byte("album "+s.Game().ID+" "), seed[:]...))
	return base64.RawURLEncoding.EncodeToString(sum[:6])
}

// throws returns the number of throws in the entry.
func (e *Entry) throws() (n int) {
	for _, times := range e.Casts {
		n += times
	}
	return n
}

// join returns one entry from two of the same game, as two devices know it: the casts
// and honours of either, the earlier day.
func join(a, b Entry) Entry {
	if a.throws() < b.throws() || a.throws() == b.throws() && a.Link == "" {
		a, b = b, a
	}
	for i, n := range b.Casts {
		a.Casts[i] = max(a.Casts[i], n)
	}
	a.Honours = slices.Clone(a.Honours)
	for _, key := range b.Honours {
		if !slices.Contains(a.Honours, key) {
			a.Honours = append(a.Honours, key)
		}
	}
	slices.Sort(a.Honours)
	a.Day, a.Lens = min(a.Day, b.Day), a.Lens && b.Lens
	return a
}

// letters stand for the casts in their order; a number behind one says how often.
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHI"

// line returns the entry as a line, with or without its link.
func (e *Entry) line(link bool) string {
	var casts strings.Builder
	for i, n := range e.Casts {
		switch {
		case n == 1:
			casts.WriteByte(letters[i])
		case n > 1:
			casts.WriteByte(letters[i])
			casts.WriteString(strconv.Itoa(n))
		}
	}
	words := []string{e.ID, e.Day, e.Game, "-", dash(casts.String()), dash(strings.Join(e.Honours, ","))}
	if e.Lens {
		words[3] = "lens"
	}
	if link && e.Link != "" {
		words = append(words, e.Link)
	}
	return strings.Join(words, " ")
}

// dash returns s, or a dash for an empty one.
func dash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

// readEntry parses a line. It returns false for one that is damaged.
func readEntry(line string) (e Entry, ok bool) {
	f := strings.Split(line, " ")
	if len(f) == 6 {
		f = append(f, "")
	}
	if len(f) != 7 || len(f[0]) != 8 || len(f[1]) != len("2026-11-24") || f[2] == "" || f[3] != "-" && f[3] != "lens" || !plain(line) {
		return e, false
	}
	e = Entry{ID: f[0], Day: f[1], Game: f[2], Lens: f[3] == "lens", Link: f[6]}
	if f[5] != "-" {
		e.Honours = strings.Split(f[5], ",")
	}
	if f[4] != "-" && !e.readCasts(f[4]) {
		return e, false
	}
	return e, e.throws() > 0 || len(e.Honours) > 0
}

// readCasts parses casts, a letter each with the number of times behind it unless it is
// 1, and reports whether they are in order.
func (e *Entry) readCasts(said string) bool {
	for said != "" {
		i := strings.IndexByte(letters, said[0])
		rest := strings.TrimLeft(said[1:], "0123456789")
		n, err := 1, error(nil)
		if digits := said[1 : len(said)-len(rest)]; digits != "" {
			n, err = strconv.Atoi(digits)
		}
		if i < 0 || err != nil || n > mostTimes {
			return false
		}
		e.Casts[i] += n
		said = rest
	}
	return true
}

// mostTimes is the number of times, in one game, above which a line is taken to be damaged.
const mostTimes = 9999

// plain reports whether a line contains only characters that an album is written with:
// printable ASCII.
func plain(line string) bool {
	for _, c := range []byte(line) {
		if c <= ' ' && c != ' ' || c > '~' {
			return false
		}
	}
	return true
}

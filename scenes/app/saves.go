package app

import (
	"cmp"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/screens/hall/listing"
)

// Games that wait lie side by side, each under a number of its own. What is kept
// of one are the pages of its record, under "game 7 0", "game 7 1" and so on; the
// first line of a page says how far the game had come when it was written.

// A save is a game that waits to be gone on with.
type save struct {
	n     int // its number, from 1
	pages int
	game  *rules.Game
	mark
}

// A mark is the progress of a saved game.
type mark struct {
	casts int
	when  int64 // in milliseconds since 1970
	over  bool
	mine  bool // the only person of several players is to act
	lens  bool // a person has seen odds in it
	told  account
}

// An account describes a game that waits, in the words of one language. It is stored
// with the game, because the page, which shows the hall first, cannot replay a record.
type account struct {
	In   string // the code of the language
	Turn string // whose turn it is
	How  string // what happened last, a sentence; may be empty
	With string // the other players; empty for one who plays alone
}

// most is the number of unfinished games that can be saved.
const most = listing.Most

// saves are the games that wait.
type saves struct {
	list []save   // the one played last first
	odd  []string // keys of what cannot be read
	free int      // a number that no game has had
}

// key returns the storage key of one page of saved game n.
func key(n, page int) string { return "game " + itoa(n) + " " + itoa(page) }

// number parses a storage key into the number of a saved game and a page; ok is false
// if it is none.
func number(key string) (n, page int, ok bool) {
	parts := strings.Split(key, " ")
	if len(parts) != 3 || parts[0] != "game" {
		return 0, 0, false
	}
	n, errN := strconv.Atoi(parts[1])
	page, errP := strconv.Atoi(parts[2])
	return n, page, errN == nil && errP == nil && n > 0 && page >= 0
}

// look loads the summaries of the saved games. Finished games are removed.
func (s *saves) look() {
	keys, _ := host.Keys() // where nothing can be kept nothing waits
	pages := map[int]int{}
	*s = saves{free: 1}
	for _, k := range keys {
		if n, _, ok := number(k); ok {
			pages[n]++
			s.free = max(s.free, n+1)
		}
	}
	for n, count := range pages {
		w, err := glance(n, count)
		if err != nil {
			s.odd = append(s.odd, key(n, 0))
		} else {
			s.list = append(s.list, w)
		}
	}
	slices.Sort(s.odd)
	slices.SortFunc(s.list, func(a, b save) int { return cmp.Or(cmp.Compare(b.when, a.when), cmp.Compare(b.n, a.n)) })
}

// glance returns a summary of saved game n without replaying it. The error means
// that a page cannot be read or the game is unknown.
func glance(n, pages int) (save, error) {
	w := save{n: n, pages: pages}
	_, first, err := loadPage(n, 0)
	if err != nil {
		return w, err
	}
	if w.mark, _, err = loadPage(n, pages-1); err != nil {
		return w, err
	}
	_, rest, _ := strings.Cut(first, "\ngame ")
	id, _, _ := strings.Cut(rest, "\n")
	w.game, err = Find(id)
	return w, err
}

// loadPage loads a page of the save with the number n, and its mark.
func loadPage(n, page int) (m mark, said string, err error) {
	b, err := host.Load(key(n, page))
	if err != nil {
		return m, "", err
	}
	return readPage(string(b))
}

// readPage splits a stored page into the summary in its first line and the rest.
func readPage(page string) (m mark, said string, err error) {
	line, said, _ := strings.Cut(page, "\n")
	line, told, _ := strings.Cut(line, " {")
	if told != "" && json.Unmarshal([]byte("{"+told), &m.told) != nil {
		m.told = account{} // without it a game is told of in fewer words
	}
	words := strings.Fields(line)
	if len(words) < 4 || words[0] != "casts" || words[2] != "at" {
		return m, "", errors.New("this is no page of a game")
	}
	m.casts, err = strconv.Atoi(words[1])
	if err == nil {
		m.when, err = strconv.ParseInt(words[3], 10, 64)
	}
	m.over, m.mine, m.lens = slices.Contains(words[4:], "over"), slices.Contains(words[4:], "mine"), slices.Contains(words[4:], "lens")
	return m, said, err
}

// page returns a page of a record with the summary as its first line.
func (m mark) page(said string) []byte {
	b := append([]byte("casts "), itoa(m.casts)...)
	b = strconv.AppendInt(append(b, " at "...), m.when, 10)
	if m.over {
		b = append(b, " over"...)
	}
	if m.mine {
		b = append(b, " mine"...)
	}
	if m.lens {
		b = append(b, " lens"...)
	}
	if m.told != (account{}) {
		told, _ := json.Marshal(m.told) // plain strings always encode
		b = append(append(b, ' '), told...)
	}
	return append(append(b, '\n'), said...)
}

// text returns the record of a saved game.
func (w save) text() (string, error) {
	var b strings.Builder
	for page := range w.pages {
		_, said, err := loadPage(w.n, page)
		if err != nil {
			return "", err
		}
		b.WriteString(said)
	}
	return b.String(), nil
}

// turn returns whose turn it is, or how far the game is: "Your turn", "Throw 3". In
// another language than the game was saved in it says less.
func (w save) turn(language string) text.Text {
	if w.told.In == language {
		return text.Raw(w.told.Turn)
	}
	return listing.Stands(w.casts, w.over, w.mine)
}

// how returns what happened last, and the other players; both are empty in another
// language than the game was saved in.
func (w save) how(language string) (how, players text.Text) {
	switch {
	case w.told.In != language:
		return "", ""
	case w.told.With == "":
		return text.Raw(w.told.How), "Alone"
	}
	return text.Raw(w.told.How), text.Of("With {0}", w.told.With)
}

// since returns the words for how long the game has waited: "since yesterday" if it is
// the person's turn, otherwise "paused yesterday".
func (w save) since(now time.Time) text.Text {
	days := daysBetween(time.UnixMilli(w.when).In(now.Location()), now)
	switch {
	case days <= 0 && w.mine:
		return "since today"
	case days <= 0:
		return "paused today"
	case days == 1 && w.mine:
		return "since yesterday"
	case days == 1:
		return "paused yesterday"
	case w.mine:
		return text.Of("for {0} days", days)
	}
	return text.Of("paused {0} days ago", days)
}

// daysBetween returns how many days of the calendar have passed from one time to another.
func daysBetween(then, now time.Time) int {
	return int(midnight(now).Sub(midnight(then)).Hours()+12) / 24
}

// midnight returns the beginning of a day.
func midnight(t time.Time) time.Time {
	y, m, d := t.Date()
	return time.Date(y, m, d, 0, 0, 0, 0, t.Location())
}

// remove removes the game from storage, the last page first, so that what is left is a
// whole game at any moment.
func (w save) remove() error { return w.cut(0) }

// cut removes the pages from index from on.
func (w save) cut(from int) (err error) {
	for page := w.pages - 1; page >= from; page-- {
		err = errors.Join(err, host.Remove(key(w.n, page)))
	}
	return err
}

// find returns the index of saved game n, or -1.
func (s *saves) find(n int) int {
	return slices.IndexFunc(s.list, func(w save) bool { return w.n == n })
}

// write stores the last page of game w, which becomes the one played last.
func (s *saves) write(w save, said string) error {
	i := s.find(w.n)
	if i >= 0 {
		if err := s.list[i].cut(w.pages); err != nil {
			return err
		}
	}
	if err := host.Save(key(w.n, w.pages-1), w.page(said)); err != nil {
		return err
	}
	if i >= 0 {
		s.list = slices.Delete(s.list, i, i+1)
	}
	s.list = slices.Insert(s.list, 0, w)
	return nil
}

// drop removes saved game n.
func (s *saves) drop(n int) {
	if i := s.find(n); i >= 0 {
		s.list[i].remove()
		s.list = slices.Delete(s.list, i, i+1)
	}
}

// reject sets aside a saved game that can't be read.
func (s *saves) reject(w save) {
	s.odd = append(s.odd, key(w.n, 0))
	s.list = slices.DeleteFunc(s.list, func(x save) bool { return x.n == w.n })
}

// like returns the saved game with the same setup, seats and seed as a record; ok is
// false if there is none.
func (s *saves) like(said string) (w save, ok bool) {
	for _, w := range s.list {
		if _, first, err := loadPage(w.n, 0); err == nil && agreed(first) == agreed(said) {
			return w, true
		}
	}
	return w, false
}

// same returns the saved game with the same setup and exactly the same steps as a
// record; ok is false if there is none.
func (s *saves) same(said string) (w save, ok bool) {
	if w, ok = s.like(said); ok {
		kept, err := w.text()
		ok = err == nil && kept == said
	}
	return w, ok
}

// agreed returns the header of a record, without the line that says it is for practice.
func agreed(said string) string {
	head, _, _ := strings.Cut(said, "\n\n")
	return strings.TrimSuffix(head, "\npractice")
}

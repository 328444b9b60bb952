package today

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"knucklebones/rules/play/session"
)

// A Result is the outcome of a person's try on a day.
type Result struct {
	Day            Day
	Figure, Detail int
	Lens           bool   // odds were seen
	Hand           bool   // bones were thrown by hand
	When           int64  // when the try was finished, in seconds since 1970
	Link           string // to the game, while it is kept; else empty
}

// ResultOf returns the result of a game that is over, finished at that time.
func ResultOf(d Day, s *session.Session, lens bool, when int64) Result {
	r := Result{Day: d, Lens: lens, When: when}
	r.Figure, r.Detail = d.Game().Figure(s)
	for i := range s.Len() {
		r.Hand = r.Hand || s.Step(i).Thrown != ""
	}
	if link, err := s.Link(); err == nil && len(link) <= mostLink {
		r.Link = link
	}
	return r
}

const (
	// linksKept is the number of last days that keep a link to their game: the five weeks of
	// the calendar. Ten years of days take some 150 kB so.
	linksKept = 35
	// mostLink is the most letters of a link that is kept.
	mostLink = 4000
)

// Days are the results of days, in rising order, one for each day at most.
type Days []Result

// find returns the index of a day's result; ok is false if there is none, and at is
// where it would be inserted.
func (l Days) find(d Day) (at int, ok bool) {
	return slices.BinarySearchFunc(l, d, func(r Result, d Day) int { return cmp.Compare(r.Day, d) })
}

// On returns the result of a day.
func (l Days) On(d Day) (r Result, ok bool) {
	at, ok := l.find(d)
	if !ok {
		return r, false
	}
	return l[at], true
}

// Add adds a result, and reports whether it counts: the try of a day that was finished
// first stands.
func (l *Days) Add(r Result) bool {
	at, ok := l.find(r.Day)
	if ok && (*l)[at].When <= r.When {
		return false
	}
	if ok {
		(*l)[at] = r
		return true
	}
	*l = slices.Insert(*l, at, r)
	return true
}

// Merge adds the results of another device, and reports whether any is new here.
func (l *Days) Merge(other Days) (fresh bool) {
	for _, r := range other {
		fresh = l.Add(r) || fresh
	}
	return fresh
}

// Text returns what ReadDays reads: a line for each day, "2026-11-24 2 509 lens,hand
// 1795521600 link", where "-" stands for what there is not.
func (l Days) Text() string {
	var b strings.Builder
	for i, r := range l {
		link := r.Link
		if link == "" || i < len(l)-linksKept {
			link = "-"
		}
		fmt.Fprintf(&b, "%v %d %d %s %d %s\n", r.Day, r.Figure, r.Detail, r.how(), r.When, link)
	}
	return b.String()
}

// how returns the word in a line of Text for how a result was made: with the lens, by
// hand, both, or "-".
func (r Result) how() string {
	switch {
	case r.Lens && r.Hand:
		return "lens,hand"
	case r.Lens:
		return "lens"
	case r.Hand:
		return "hand"
	}
	return "-"
}

// ReadDays reads what Text returns. Lines that cannot be read are returned as they are, so
// that nobody's days are lost.
func ReadDays(said string) (l Days, odd []string) {
	for line := range strings.Lines(said) {
		r, ok := readResult(line)
		if !ok {
			odd = append(odd, strings.TrimSuffix(line, "\n"))
			continue
		}
		l.Add(r)
	}
	return l, odd
}

// readResult parses a line of results; ok is false if it is invalid.
func readResult(line string) (r Result, ok bool) {
	var day, how string
	if n, err := fmt.Sscanf(line, "%s %d %d %s %d %s\n", &day, &r.Figure, &r.Detail, &how, &r.When, &r.Link); n != 6 || err != nil {
		return r, false
	}
	d, err := Parse(day)
	r.Day = d
	r.Lens, r.Hand = strings.HasPrefix(how, "lens"), strings.HasSuffix(how, "hand")
	if r.Link == "-" {
		r.Link = ""
	}
	return r, err == nil
}

// Run returns how many days in a row have a result, up to this day or the one before it,
// and the longest such run there ever was.
func (l Days) Run(now Day) (run, longest int) {
	n := 0
	for i, r := range l {
		if i > 0 && r.Day == l[i-1].Day+1 {
			n++
		} else {
			n = 1
		}
		longest = max(longest, n)
		if r.Day == now || r.Day == now-1 {
			run = n
		}
	}
	return run, longest
}

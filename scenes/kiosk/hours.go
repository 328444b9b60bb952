package kiosk

import (
	"fmt"
	"strings"
	"time"

	"knucklebones/rules/text"
)

// Hours are the opening hours of a kiosk in local time; without spans it is always
// open.
type Hours []span

// A span is from the minute of a day until another, on some weekdays. One that
// ends before it begins goes on over midnight.
type span struct {
	days        [7]bool // from Sunday
	from, until int     // minutes after midnight
}

// weekdays are the days as the file writes them.
var weekdays = [7]string{"su", "mo", "tu", "we", "th", "fr", "sa"}

var errHours = text.Errorf(`always, or times such as "09:30-18:00" or "mo-fr 10:00-17:00, sa 10:00-01:00"`)

// readHours parses the setting “open”: "always", for which it returns nil, or spans
// with commas between them.
func readHours(s string) (h Hours, err error) {
	if s == "always" {
		return nil, nil
	}
	for _, part := range strings.Split(s, ",") {
		sp, ok := readSpan(strings.Fields(part))
		if !ok {
			return nil, errHours
		}
		h = append(h, sp)
	}
	return h, nil
}

// readSpan parses a span from its words: "mo-fr 10:00-17:00", or the times alone for
// every day.
func readSpan(words []string) (s span, ok bool) {
	switch len(words) {
	case 1:
		s.days = [7]bool{true, true, true, true, true, true, true}
	case 2:
		if s.days, ok = readDays(words[0]); !ok {
			return s, false
		}
	default:
		return s, false
	}
	from, until, two := strings.Cut(words[len(words)-1], "-")
	var okFrom, okUntil bool
	s.from, okFrom = readTime(from)
	s.until, okUntil = readTime(until)
	return s, two && okFrom && okUntil && s.from != s.until
}

// readDays parses a weekday or several in a row, "sa" or "mo-fr", and sets those in
// days, which begins with Sunday.
func readDays(word string) (days [7]bool, ok bool) {
	a, b, _ := strings.Cut(word, "-")
	if b == "" {
		b = a
	}
	first, last := weekday(a), weekday(b)
	if first < 0 || last < 0 {
		return days, false
	}
	for d := first; ; d = (d + 1) % 7 {
		days[d] = true
		if d == last {
			return days, true
		}
	}
}

// weekday returns the number of a weekday, 0 for "su", or -1.
func weekday(word string) int {
	for i, name := range weekdays {
		if strings.EqualFold(word, name) {
			return i
		}
	}
	return -1
}

// readTime parses a time, "09:30" or "24:00", and returns it in minutes after midnight.
func readTime(word string) (minutes int, ok bool) {
	var h, m int
	if n, err := fmt.Sscanf(word+" ", "%d:%2d ", &h, &m); n != 2 || err != nil {
		return 0, false
	}
	if h < 0 || m < 0 || m > 59 || h*60+m > 24*60 {
		return 0, false
	}
	return h*60 + m, true
}

// At reports whether the kiosk is open at the time t, by the clock of t's time zone.
func (h Hours) At(t time.Time) bool {
	if len(h) == 0 {
		return true
	}
	day, minute := int(t.Weekday()), t.Hour()*60+t.Minute()
	for _, s := range h {
		if s.has(day, minute) {
			return true
		}
	}
	return false
}

// has reports whether a minute after midnight on a weekday, counted from Sunday, is in
// the span. A span over midnight belongs to the weekday on which it begins.
func (s span) has(day, minute int) bool {
	if s.from < s.until {
		return s.days[day] && minute >= s.from && minute < s.until
	}
	return s.days[day] && minute >= s.from || s.days[(day+6)%7] && minute < s.until
}

// Next returns a sentence that says when the kiosk opens after t, as "Opens again at
// 09:30.", or "Closed." if it doesn't within a week.
func (h Hours) Next(t time.Time) text.Text {
	for m := range week {
		if at := later(t, m); h.At(at) {
			return opens(t, at)
		}
	}
	return "Closed."
}

// closing returns the first minute from t on in which the kiosk is closed: t itself if
// it is closed then. If there is none within a day ok is false.
func (h Hours) closing(t time.Time) (at time.Time, ok bool) {
	for m := range day {
		if at = later(t, m); !h.At(at) {
			return at, true
		}
	}
	return at, false
}

// day is the length of a day in minutes.
const day = 24 * 60

// week is the length of a week in minutes.
const week = 7 * day

// later returns t, rounded down to a whole minute, plus a number of minutes.
func later(t time.Time, minutes int) time.Time {
	return t.Truncate(time.Minute).Add(time.Duration(minutes) * time.Minute)
}

// opens returns a sentence, to be read at the time t, that says when the kiosk opens;
// at is within a week of t.
func opens(t, at time.Time) text.Text {
	if at.YearDay() == t.YearDay() {
		return text.Of("Opens again at {0}.", at.Format("15:04"))
	}
	return text.Of("Opens again on {0} at {1}.", dayNames[at.Weekday()], at.Format("15:04"))
}

// dayNames are the days as they are called, from Sunday.
var dayNames = [7]text.Text{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"}

// early is the hour at which a table that never closes counts as opening.
const early = 6

// opening returns the next opening time: the first minute after t that is open and
// follows a closed one. If the hours have none it returns the next time that it is six
// in the morning.
func (h Hours) opening(t time.Time) time.Time {
	for m := 1; m <= week; m++ {
		if at := later(t, m); h.At(at) && !h.At(later(t, m-1)) {
			return at
		}
	}
	at := time.Date(t.Year(), t.Month(), t.Day(), early, 0, 0, 0, t.Location())
	if !at.After(t) {
		at = at.AddDate(0, 0, 1)
	}
	return at
}

package today

import (
	"crypto/sha256"
	"fmt"

	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// A Day is a day of the calendar: the number of days since 1 January 1970.
type Day int

// First and Last are the days for which there is a throw.
const (
	First Day = 0
	Last  Day = 2932896 // 31 December 9999
)

// DayOf returns the day of a date; ok is false if the calendar has no such day, or it lies
// outside First and Last.
func DayOf(year, month, day int) (d Day, ok bool) {
	if year < 1970 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31 {
		return 0, false
	}
	// Years begin in March here, so that the day that not all of them have is their last.
	y, m := year, month-3
	if m < 0 {
		y, m = y-1, m+12
	}
	d = Day(365*y + y/4 - y/100 + y/400 + (153*m+2)/5 + day - 1 - 719468)
	yy, mm, dd := d.Date()
	return d, yy == year && mm == month && dd == day
}

// Date returns the date of a day.
func (d Day) Date() (year, month, day int) {
	const era = 146097 // days in 400 years
	n := int(d) + 719468
	e := n / era
	n -= e * era
	y := (n - n/1460 + n/36524 - n/(era-1)) / 365
	n -= 365*y + y/4 - y/100
	m := (5*n + 2) / 153
	day = n - (153*m+2)/5 + 1
	year, month = y+400*e, m+3
	if month > 12 {
		year, month = year+1, month-12
	}
	return year, month, day
}

// Weekday returns the day of the week, from 0 for Monday.
func (d Day) Weekday() int { return (int(d) + 3) % 7 }

// String returns the date as 2026-12-24.
func (d Day) String() string {
	year, month, day := d.Date()
	return fmt.Sprintf("%04d-%02d-%02d", year, month, day)
}

// Parse returns the day that String writes.
func Parse(said string) (Day, error) {
	var year, month, day int
	if n, err := fmt.Sscanf(said, "%4d-%2d-%2d", &year, &month, &day); n == 3 && err == nil {
		if d, ok := DayOf(year, month, day); ok && d.String() == said {
			return d, nil
		}
	}
	return 0, text.Errorf("there is no day {0}: write a date such as {1}", text.Verbatim(said), text.Verbatim("2026-12-24"))
}

// Game returns the game of the day.
func (d Day) Game() *Game { return &rotation[(int(d)+turn)%len(rotation)] }

// turn makes 24 November 2026 a day of the first game.
const turn = 9

// Seed returns the seed of the day's throws: the first half of the SHA-256 of a fixed label
// and the date.
func (d Day) Seed() record.Seed {
	sum := sha256.Sum256([]byte("knucklebones: today's throw " + d.String()))
	return record.Seed(sum[:len(record.Seed{})])
}

// Name returns the date in words: "24 November".
func (d Day) Name() text.Text {
	_, month, day := d.Date()
	return text.Of([...]text.Text{
		"{0} January", "{0} February", "{0} March", "{0} April", "{0} May", "{0} June",
		"{0} July", "{0} August", "{0} September", "{0} October", "{0} November", "{0} December",
	}[month-1], day)
}

// Short returns the date in few letters: "24 Nov".
func (d Day) Short() text.Text {
	_, month, day := d.Date()
	return text.Of([...]text.Text{
		"{0} Jan", "{0} Feb", "{0} Mar", "{0} Apr", "{0} May", "{0} Jun",
		"{0} Jul", "{0} Aug", "{0} Sep", "{0} Oct", "{0} Nov", "{0} Dec",
	}[month-1], day)
}

// weekdays are the days of the week, from Monday.
var weekdays = [...]text.Text{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"}

// Full returns the date with its day of the week: "Tuesday, 24 November".
func (d Day) Full() text.Text { return text.Of("{0, upper}, {1}", weekdays[d.Weekday()], d.Name()) }

package stand

import (
	"time"

	"knucklebones/rules/text"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/screens/operator"
	"knucklebones/scenes/table"
)

// A Book keeps what was counted, day by day.
type Book interface {
	Read(date string) (kiosk.Day, error)
	Write(kiosk.Day) error
}

// late is the longest that mere time waits to be written. What visitors do is written at
// once, lest it be lost with the power.
const late = 10 * time.Minute

const unwritten text.Text = "Today’s counts can’t be saved."

// count updates the day's counts by what is shown in this tick, and writes them to the
// book when something happened or ten minutes have passed.
func (k *Kiosk) count(now time.Time, mood kiosk.Mood) {
	d := &k.Desk
	if d.Book == nil {
		return
	}
	if to, turns := d.counter.Turns(now); turns {
		d.leaf(to)
	}
	d.counter.Tick(now, k.sight(mood))
	d.written += d.pass.To(now)
	if d.counter.Fresh || d.written >= late {
		d.Write()
	}
}

// leaf writes the counts of the old day, if there is one, and reads those of the day
// with that date.
func (d *Desk) leaf(date string) {
	if d.counter.Day.Date != "" {
		d.Write()
	}
	day, err := d.Book.Read(date)
	d.Trouble("Today’s counts can’t be read.", err)
	d.counter.Day = day
}

// Write writes the day's counts to the book, if there is one. After an error, which is
// shown to the operator, they are written again at the next occasion.
func (d *Desk) Write() {
	if d.Book == nil {
		return
	}
	d.written, d.counter.Fresh = 0, false
	d.Trouble(unwritten, d.Book.Write(d.counter.Day))
}

// sight returns what the counter is told about this tick: the mood, the kind of screen,
// and the game on the table if one is being played.
func (k *Kiosk) sight(mood kiosk.Mood) kiosk.Sight {
	s := kiosk.Sight{Mood: mood, At: k.place()}
	t, seen := k.Stack.Top().(*table.Table)
	if played, n := k.Play(); seen && played != nil && played == t.Session() {
		s.Game, s.N, s.Over = played.Game().ID, n, played.Over()
	}
	return s
}

// uncounted returns why nothing is counted, for a kiosk that has no book.
func uncounted(c *kiosk.Config) text.Text {
	if c.Counters == "" {
		return "Nothing is counted: the kiosk’s file says “counters = no”."
	}
	return "Nothing is counted: only the program can do that, not the page in a browser."
}

// facts returns today's counts for the operator's page, or nil if nothing is counted.
func (k *Kiosk) facts() []operator.Fact {
	if k.Desk.Book == nil {
		return nil
	}
	d := &k.Desk.counter.Day
	all := d.All()
	return []operator.Fact{
		{Name: "Visitors", Value: text.Figure(d.Visitors)},
		{Name: "Games started", Value: text.Figure(all.Begun)},
		{Name: "Finished", Value: text.Figure(all.Finished)},
		{Name: "Abandoned", Value: text.Figure(all.Abandoned)},
		{Name: "Time played", Value: lasted(all.Played)},
		{Name: "Longest game", Value: lasted(all.Longest)},
		{Name: "Time without visitors", Value: lasted(d.Idle)},
	}
}

// lasted returns a duration as "3 h 20 min", or "4 min".
func lasted(d time.Duration) text.Text {
	h, min := int(d/time.Hour), int(d/time.Minute)%60
	if h == 0 {
		return text.Of("{0} min", min)
	}
	return text.Of("{0} h {1} min", h, min)
}

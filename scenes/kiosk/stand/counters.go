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

// count counts what is seen, and has it written.
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

// leaf turns to another day.
func (d *Desk) leaf(date string) {
	if d.counter.Day.Date != "" {
		d.Write()
	}
	day, err := d.Book.Read(date)
	d.Trouble("Today’s counts can’t be read.", err)
	d.counter.Day = day
}

// Write writes the day down. What cannot be written is tried again later.
func (d *Desk) Write() {
	if d.Book == nil {
		return
	}
	d.written, d.counter.Fresh = 0, false
	d.Trouble(unwritten, d.Book.Write(d.counter.Day))
}

// sight returns the state that a counter sees now.
func (k *Kiosk) sight(mood kiosk.Mood) kiosk.Sight {
	s := kiosk.Sight{Mood: mood, At: k.place()}
	t, seen := k.Stack.Top().(*table.Table)
	if played, n := k.Play(); seen && played != nil && played == t.Session() {
		s.Game, s.N, s.Over = played.Game().ID, n, played.Over()
	}
	return s
}

// uncounted says why nothing is counted where that is so.
func uncounted(c *kiosk.Config) text.Text {
	if c.Counters == "" {
		return "Nothing is counted: the kiosk’s file says “counters = no”."
	}
	return "Nothing is counted: only the program can do that, not the page in a browser."
}

// facts returns what was counted today, in words.
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

// lasted returns a time as "3 h 20 min", or "4 min".
func lasted(d time.Duration) text.Text {
	h, min := int(d/time.Hour), int(d/time.Minute)%60
	if h == 0 {
		return text.Of("{0} min", min)
	}
	return text.Of("{0} h {1} min", h, min)
}

package kiosk

import "time"

// A Tally holds the counts of one game on one day.
type Tally struct {
	Begun, Finished, Abandoned int
	Played, Longest            time.Duration // of all, and of one
}

// A Day holds the counts of one day.
type Day struct {
	Date     string // as 2026-11-23; empty before the first
	Visitors int
	Idle     time.Duration // in which it was open and nobody came
	Games    map[string]*Tally
}

// All returns the sum of the counts of all games; Longest is the longest of any.
func (d *Day) All() (all Tally) {
	for _, t := range d.Games {
		all.Begun += t.Begun
		all.Finished += t.Finished
		all.Abandoned += t.Abandoned
		all.Played += t.Played
		all.Longest = max(all.Longest, t.Longest)
	}
	return all
}

// of returns the tally of the game with that id, and adds an empty one to the day if
// there is none.
func (d *Day) of(game string) *Tally {
	if d.Games == nil {
		d.Games = map[string]*Tally{}
	}
	t := d.Games[game]
	if t == nil {
		t = &Tally{}
		d.Games[game] = t
	}
	return t
}

// A Sight is the state of the kiosk at one tick, as input of a counter.
type Sight struct {
	Mood Mood
	At   Place
	Game string // that is being played; empty for none
	N    int    // its number, from 1: the same as long as it is the same game
	Over bool
}

// A play is a game of the present visitor.
type play struct {
	game   string
	length time.Duration
	over   bool
}

// plays maps the number of each game of the present visitor to its record.
type plays map[int]*play

// add adds a game of the visitor under its number.
func (ps *plays) add(game string, n int) *play {
	if *ps == nil {
		*ps = plays{}
	}
	p := &play{game: game}
	(*ps)[n] = p
	return p
}

// A Counter counts a day. It has no clock of its own; time that jumps does not
// count.
type Counter struct {
	Day     Day
	Fresh   bool // a game began or ended, or a visitor went, since it was last set false
	pass    Lapse
	visited bool // the present visitor is counted
	plays   plays
}

// date returns the day of t as 2006-01-02.
func date(t time.Time) string { return t.Format("2006-01-02") }

// Turns reports whether the date of now is another than that of the counted day, and
// returns it. The caller then has to store c.Day and to replace it by what is stored of
// the new date, which may be an earlier day if the clock was set back.
func (c *Counter) Turns(now time.Time) (to string, turns bool) {
	to = date(now)
	return to, to != c.Day.Date
}

// Tick counts the time since the last tick for what the sight s shows: idle time, a new
// visitor, or time at a game.
func (c *Counter) Tick(now time.Time, s Sight) {
	d := c.pass.To(now)
	if s.Mood == Showing {
		c.Day.Idle += d
	}
	if s.Mood == Played && s.At != AtShow && s.At != AtDesk && !c.visited {
		c.visited = true
		c.Day.Visitors++
	}
	if s.N > 0 {
		c.played(s, d)
	}
}

// played adds the time d to the game in s, and counts the game as begun or finished
// when it is seen so for the first time.
func (c *Counter) played(s Sight, d time.Duration) {
	p, t := c.plays[s.N], c.Day.of(s.Game)
	if p == nil {
		p = c.plays.add(s.Game, s.N)
		t.Begun++
		c.Fresh = true
	}
	if p.over {
		return
	}
	p.length += d
	t.Played += d
	t.Longest = max(t.Longest, p.length)
	if s.Over {
		p.over, c.Fresh = true, true
		t.Finished++
	}
}

// Again notes after a restart that the present visitor and the game with that id and
// number were counted before, so that they are not counted twice. The id is empty if
// the visitor was between two games.
func (c *Counter) Again(game string, n int) {
	c.visited = true
	if game != "" {
		c.plays.add(game, n)
	}
}

// Leave notes that the visitor has gone, and counts each of their unfinished games as
// abandoned.
func (c *Counter) Leave() {
	for _, p := range c.plays {
		if !p.over {
			c.Day.of(p.game).Abandoned++
		}
	}
	c.Fresh = c.Fresh || c.visited
	clear(c.plays)
	c.visited = false
}

package app

import (
	"time"

	"knucklebones/rules"
	"knucklebones/rules/kits/tell"
	"knucklebones/scenes/kiosk"
)

// A queue is what those should know who stand before a table at a fair: how long
// they will wait, and that it closes.
type queue struct {
	minute int64      // of the clock, when this was last reckoned
	word   kiosk.Word // of the operator then
	closes time.Time  // as reckoned in that minute
	ends   bool       // it closes at all
	game   *rules.Game
	since  time.Time // when the game that is being played began
}

// ending is how long before it closes it says so.
const ending = 30 * time.Minute

// reckon finds out anew every minute, and on the operator's word, when the table
// closes; it tells whether it did.
func (q *queue) reckon(g *kiosk.Guard, now time.Time) bool {
	minute := now.Unix() / 60
	if minute == q.minute && g.Word == q.word {
		return false
	}
	q.minute, q.word = minute, g.Word
	q.closes, q.ends = g.Closes(now)
	return true
}

// tick has what is said of it said anew.
func (q *queue) tick(f *fair, now time.Time) {
	if q.reckon(&f.guard, now) && (q.ends || f.guard.Config.Queue) {
		f.app.Stack.Stale()
	}
}

// left is how long the table stays open; ok is false if it does not close.
func (f *fair) left() (d time.Duration, ok bool) {
	now := f.now()
	f.queue.reckon(&f.guard, now)
	return f.queue.closes.Sub(now), f.queue.ends
}

// late is why a game cannot be begun now, as it would not be over before the table
// closes; empty if it can.
func (f *fair) late(g *rules.Game) string {
	left, ends := f.left()
	if !ends || left >= time.Duration(g.Minutes)*time.Minute {
		return ""
	}
	if left <= 0 {
		return "The table is closed now. Come again."
	}
	return "The table closes at " + f.queue.closes.Format("15:04") + ", and this takes " + tell.Words(g.Minutes, "minute") + "."
}

// notice is that it closes soon, or has closed; empty if neither.
func (f *fair) notice() string {
	left, ends := f.left()
	switch {
	case ends && left <= 0:
		return "Closed. No new game is begun."
	case ends && left <= ending:
		return "The table closes at " + f.queue.closes.Format("15:04") + "."
	}
	return ""
}

// wait is the notice, or else how long whoever comes next waits until the game of a
// visitor is over. While nobody plays nobody waits, and nothing is said of it.
func (f *fair) wait() string {
	q := &f.queue
	if said := f.notice(); said != "" || !f.guard.Config.Queue || q.game == nil {
		return said
	}
	n := q.game.Minutes - int(f.now().Sub(q.since)/time.Minute)
	if n < 1 {
		return "Whoever comes next does not wait long."
	}
	return "Whoever comes next waits about " + tell.Words(n, "minute") + "."
}

// begins is a game being begun.
func (f *fair) begins(g *rules.Game) { f.queue.game, f.queue.since = g, f.now() }

// admits tells whether a game can be begun now, and says why not.
func (h *App) admits(g *rules.Game) bool {
	if h.fair == nil {
		return true
	}
	why := h.fair.late(g)
	if why != "" {
		h.Stack.Refuse(why)
	}
	return why == ""
}

// fitting are those of a round of games that can still be begun; all of them if none
// can.
func (f *fair) fitting() (list []*rules.Game) {
	for _, g := range f.round {
		if f.late(g) == "" {
			list = append(list, g)
		}
	}
	if list == nil {
		return f.round
	}
	return list
}

package stand

import (
	"time"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kiosk"
)

// A queue holds the facts for people who wait for the table: when the game began
// that is being played, and when the table closes.
type queue struct {
	minute int64      // of the clock, when this was last reckoned
	word   kiosk.Word // of the operator then
	closes time.Time  // as reckoned in that minute
	ends   bool       // it closes at all
	takes  int        // minutes that the game or evening takes that is being played; 0 if nothing is
	since  time.Time  // when that began
}

// ending is the time before closing from which it is announced.
const ending = 30 * time.Minute

// reckon finds out anew every minute, and on the operator's word, when the table
// closes; it reports whether it did.
func (q *queue) reckon(g *kiosk.Guard, now time.Time) bool {
	minute := now.Unix() / 60
	if minute == q.minute && g.Word == q.word {
		return false
	}
	q.minute, q.word = minute, g.Word
	q.closes, q.ends = g.Closes(now)
	return true
}

// tick lists the page again when the closing time has changed.
func (q *queue) tick(k *Kiosk, now time.Time) {
	if q.reckon(&k.Guard, now) && (q.ends || k.Guard.Config.Queue) {
		k.Stack.Invalidate()
	}
}

// left returns the time that the table stays open; ok is false if it does not close.
func (k *Kiosk) left() (d time.Duration, ok bool) {
	now := k.now()
	k.queue.reckon(&k.Guard, now)
	return k.queue.closes.Sub(now), k.queue.ends
}

// Late returns why a game cannot be begun now, as it would not be over before the table
// closes; empty if it can.
func (k *Kiosk) Late(g *rules.Game) text.Text {
	return k.late(g.Minutes, func(closes string) text.Text {
		return text.Of("The table closes at {0}, and this game takes {1} minutes.", closes, g.Minutes)
	})
}

// LateEvening is like Late for an evening.
func (k *Kiosk) LateEvening() text.Text {
	n := k.Guard.Config.Evening
	return k.late(n, func(closes string) text.Text {
		return text.Of("The table closes at {0}, and an evening takes {1} minutes.", closes, n)
	})
}

// late returns why something that takes so many minutes cannot be begun now, in the words of
// why unless the table is closed; empty if it can.
func (k *Kiosk) late(minutes int, why func(closes string) text.Text) text.Text {
	left, ends := k.left()
	switch {
	case !ends || left >= time.Duration(minutes)*time.Minute:
		return ""
	case left <= 0:
		return "The table is closed now. Please come back another time."
	}
	return why(k.queue.closes.Format("15:04"))
}

// Notice says that the table closes soon, or has closed; it is empty if neither.
func (k *Kiosk) Notice() text.Text {
	left, ends := k.left()
	switch {
	case ends && left <= 0:
		return "Closed. No new games can be started."
	case ends && left <= ending:
		return text.Of("The table closes at {0}.", k.queue.closes.Format("15:04"))
	}
	return ""
}

// Wait returns the notice, or else how long whoever comes next waits until the game of
// a visitor is over. While nobody plays nobody waits, and nothing is said of it.
func (k *Kiosk) Wait() text.Text {
	q := &k.queue
	if said := k.Notice(); said != "" || !k.Guard.Config.Queue || q.takes == 0 {
		return said
	}
	n := q.takes - int(k.now().Sub(q.since)/time.Minute)
	if n < 1 {
		return "The next player won’t have to wait long."
	}
	return text.Of("The next player can start in about {0} minutes.", n)
}

// Begins notes that a visitor begins something that takes so many minutes.
func (k *Kiosk) Begins(minutes int) { k.queue.takes, k.queue.since = minutes, k.now() }

// fitting returns those of a round of games that can still be begun; all of them if none
// can.
func (k *Kiosk) fitting() (list []*rules.Game) {
	for _, g := range k.round {
		if k.Late(g) == "" {
			list = append(list, g)
		}
	}
	if list == nil {
		return k.round
	}
	return list
}

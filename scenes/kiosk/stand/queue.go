package stand

import (
	"time"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kiosk"
)

// A queue holds what people who wait for the table want to know: when the present game
// began and how long it takes, and when the table closes.
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

// reckon updates the closing time once a minute, and when the operator's word has
// changed; it reports whether it did.
func (q *queue) reckon(g *kiosk.Guard, now time.Time) bool {
	minute := now.Unix() / 60
	if minute == q.minute && g.Word == q.word {
		return false
	}
	q.minute, q.word = minute, g.Word
	q.closes, q.ends = g.Closes(now)
	return true
}

// tick updates the closing time and, if the page may show it or the waiting time, lists
// the page again.
func (q *queue) tick(k *Kiosk, now time.Time) {
	if q.reckon(&k.Guard, now) && (q.ends || k.Guard.Config.Queue) {
		k.Stack.Invalidate()
	}
}

// left returns the time until the table closes; ok is false if it does not close within
// a day.
func (k *Kiosk) left() (d time.Duration, ok bool) {
	now := k.now()
	k.queue.reckon(&k.Guard, now)
	return k.queue.closes.Sub(now), k.queue.ends
}

// Late returns why a game cannot be begun now: it would not be over before the table
// closes. If it can be begun Late returns "".
func (k *Kiosk) Late(g *rules.Game) text.Text {
	return k.late(g.Minutes, func(closes string) text.Text {
		return text.Of("The table closes at {0}, and this game takes {1} minutes.", closes, g.Minutes)
	})
}

// LateEvening is like Late, for an evening of games.
func (k *Kiosk) LateEvening() text.Text {
	n := k.Guard.Config.Evening
	return k.late(n, func(closes string) text.Text {
		return text.Of("The table closes at {0}, and an evening takes {1} minutes.", closes, n)
	})
}

// late returns "" if something that takes that many minutes can still be begun before
// the table closes, else the reason: what why returns for the closing time, or that the
// table is closed already.
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

// Notice returns a sentence that says that the table closes within half an hour, or has
// closed; else "".
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

// Wait returns the notice, or if there is none about how long the next visitor has to
// wait for the end of the present game. It returns "" while nobody plays, and if the
// setting “queue” is off.
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

// Begins notes that a visitor now begins a game or evening that takes that many
// minutes.
func (k *Kiosk) Begins(minutes int) { k.queue.takes, k.queue.since = minutes, k.now() }

// fitting returns the games of the round that can still be begun before the table
// closes; all of them if none can.
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

package app

import (
	"slices"

	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/table"
)

// A letterTable is the table of a game apart: where nothing can be done until a letter has
// come, the letter of this device is to be sent.
type letterTable struct {
	*table.Table
	c *correspondence
}

// Tick advances the table, and ends the turn of this device when nothing more can be
// done here.
func (t *letterTable) Tick() bool {
	c := t.c
	if c.s != t.Session() { // earlier steps have become others while another screen was shown
		c.app.goOnApart(c, c.app.Stack.Replace)
		return true
	}
	c.feed()
	switch {
	case c.parted() && t.Waits() && c.app.Stack.Page().Dialog == "":
		c.app.Stack.Replace(c.app.sending(c))
		return true
	case c.Thrown():
	case c.ahead() || t.Waits() && c.waits() && c.app.Stack.Page().Dialog == "":
		return c.handOver()
	}
	busy := t.Table.Tick()
	c.note.Seen = max(c.note.Seen, t.Seen())
	return busy
}

// Leave frees the pictures.
func (t *letterTable) Leave() {
	t.Table.Leave()
	if c := t.c; c.table == t {
		c.lens, c.table = c.aided(), nil
	}
}

// handOver ends the turn of this device: it writes the entry and shows the letter to
// send. It reports whether the screen changed.
func (c *correspondence) handOver() bool {
	h := c.app
	c.note.Auto = false
	if err := c.answer(); err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return true
	}
	c.note.Seen = max(c.note.Seen, c.s.Len())
	switch {
	case c.s != c.table.Session():
		h.goOnApart(c, h.Stack.Replace)
		return true
	case c.over() || !c.unsent() || h.transmit(c):
		return false
	}
	h.Stack.Replace(h.sending(c))
	return true
}

// playApart makes c the game that is being played.
func (h *App) playApart(c *correspondence) {
	h.apart = c
	if c.keep(); !c.atTable() {
		host.SetPlaying(apartKey(c.game.ID()))
	}
}

// goOnApart shows a game apart where it stands: an open proposal, what has happened,
// the table, the letter to send, or the result.
func (h *App) goOnApart(c *correspondence, show func(scenes.Scene)) {
	was := c.game.Entries()
	if err := c.answer(); err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	c.note.Auto = c.note.Auto || c.game.Entries() > was
	h.playApart(c)
	if p, open := c.game.Proposal(); open && c.asked() {
		h.Stack.Home()
		h.hall.Ask(h.proposed(c, p))
		return
	}
	switch {
	case h.meets(c) && c.game.Begun(): // letters go by themselves
		h.transmit(c)
		c.sit(min(c.note.Seen, c.s.Len()), show)
	case c.atTable():
	case c.parted():
		show(h.sending(c))
	case c.game.Begun() && c.note.Seen < len(c.steps()) || c.left() && !c.over():
		show(h.arrived(c))
	case c.game.Mine():
		c.sit(c.s.Len(), show)
	case c.over() && !c.unsent():
		c.result(show)
	default:
		show(h.sending(c))
	}
}

// parted reports whether the game cannot go on before the devices are connected.
func (c *correspondence) parted() bool {
	return c.byHand() && !c.atTable() && !c.over() && !c.alone() && !c.app.meets(c)
}

// sit shows the table of the game; its first from steps count as shown.
func (c *correspondence) sit(from int, show func(scenes.Scene)) {
	h := c.app
	c.s.SaveTo(nil)
	c.table = &letterTable{h.table(c.s, from), c}
	c.s.SetSupply(c.supply) // in place of that for real bones
	show(c.table)
	h.introduce(c.table.Table)
	c.s.SaveTo(c)
}

// result shows the result of the game; the first time it also enters it into book and
// album.
func (c *correspondence) result(show func(scenes.Scene)) {
	h, s := c.app, c.s
	counted := c.note.Counted
	c.note.Counted = true
	if c.atTable() {
		c.forget()
	} else if c.keep(); c.game.Devices() == 2 && c.game.Author() != c.game.Device() {
		h.letters.drop(c.game.ID()) // nobody waits for anything
	}
	if counted {
		show(h.results(s, nil, nil))
		return
	}
	news := h.enterAlbum(s, c.aided())
	known := h.enterOwn(s, c.aided())
	h.ended(s)
	r := h.results(s, h.enter(s), known)
	r.Tell(news)
	show(r)
}

// aided reports whether a person here has seen odds in the game.
func (c *correspondence) aided() bool { return c.lens || c.table != nil && c.table.OddsSeen() }

// again founds the next game with the same players and terms, this device being the
// founder.
func (c *correspondence) again() {
	t := c.game.Terms()
	of := make([]int, len(t.Of))
	for i, d := range t.Of {
		switch own := c.game.Device(); {
		case d == own:
			of[i] = 0
		case d < own:
			of[i] = d + 1
		default:
			of[i] = d
		}
	}
	rec := *c.game.Record()
	aims := rec.Setup.Aims
	rec.Setup = next(c.s)
	rec.Setup.Aims = aims
	next, err := record.New(rec.Game, rec.Setup, record.Seed{})
	if err != nil {
		c.app.Stack.ShowRefusal(text.OfError(err))
		return
	}
	next.Seats = slices.Clone(rec.Seats)
	c.app.sitApart(next, apart.Terms{Of: of, Ahead: t.Ahead, Days: t.Days}, c.app.Stack.Replace)
}

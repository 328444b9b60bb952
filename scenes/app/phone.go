package app

import (
	"cmp"
	"strings"
	"time"

	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/screens/letter"
)

// A visitor's phone can take a seat at a fair's table, if the operator allows it: it is a game
// apart of two devices, played at once only. The table shows a code, which is a link; the
// page that the phone opens shows its answer, which the table's camera reads. The table keeps
// nothing of it: game, keys and connection are in memory until the table is left. When the
// connection breaks the table shows another code for a minute, and then the game ends. The
// phone keeps its side until the result, so that it can come back through that code.

// comeback is the time for which a table waits for a phone to come back.
const comeback = time.Minute

// tablePrefix begins the storage keys of games that a phone plays at a fair's table. There
// is one such game at most.
const tablePrefix = "phone "

func tableKey(id string) string { return tablePrefix + id }

// phones reports whether a phone can take a seat at this table.
func (h *App) phones() bool {
	return h.kiosk.Guard.Config.Phones != "" && (!h.live || h.wire.CanConnect() && h.wire.CanScan())
}

// atTable reports whether the game is one of a fair's table with a phone.
func (c *correspondence) atTable() bool { return c.app.kiosk != nil || c.note.Table }

// keepAtTable stores a game on the phone, where that is possible; a table stores nothing.
func (c *correspondence) keepAtTable() error {
	h := c.app
	if h.kiosk != nil || !h.live {
		return nil
	}
	return host.Save(tableKey(c.game.ID()), c.page(keptApart{game: c.s.Game(), mark: c.mark(), note: c.note}))
}

// forgetTables removes the games from storage that this phone has played at fairs' tables.
func (h *App) forgetTables() {
	keys, _ := host.Keys()
	for _, k := range keys {
		if strings.HasPrefix(k, tablePrefix) {
			host.Remove(k)
		}
	}
}

// sitWithPhone founds the game in which a phone plays a seat, and shows the code for it.
func (h *App) sitWithPhone(rec *record.Record, t apart.Terms) {
	if !h.admits(rec.Game) {
		return
	}
	t.Ahead, t.Days = 0, 0
	h.sitApart(rec, t, h.Stack.Push)
}

// awaitPhone shows the code of a game to the phone that is to play a seat of it.
func (h *App) awaitPhone(c *correspondence, show func(scenes.Scene)) {
	h.leaveMeeting()
	h.playApart(c)
	h.offerTo(&meeting{id: c.game.ID(), table: true}, show)
}

// tableOffer returns the content of the screen on which a table waits for a phone.
func (h *App) tableOffer() letter.Meeting {
	m := h.meeting
	d := letter.Meeting{
		Title: "Scan this code with the phone", Said: "Then press the button, and hold the code that the phone shows in front of the camera here.",
		Pictured: "The link as a QR code", Leave: func() { h.quitMeeting(); h.dropPhone() }, Alone: true,
	}
	if c := h.apart; m.wait > 0 && c != nil {
		d.Title = text.Of("The connection to {0} has ended", c.who(c.other()))
		d.Said = text.Of("Scan this code with the same phone to play on, and show its code to the camera here. In {0} seconds the game ends.", m.seconds())
		d.Leave, d.LeaveText = h.endWithPhone, "End the game"
	}
	switch {
	case m.open:
		d.Said = "Connected. The game opens in a moment."
	case m.answer != "":
		d.Said = "Connecting …"
	case m.offer == "":
		d.Said = "Making the code …"
	default:
		d.Scan, d.ScanText = func() { h.wire.Scan() }, "Scan the phone"
		h.showCode(&d, h.tableAddress()+"#"+atTable+m.offer)
	}
	return d
}

// tableAddress returns the address at which a phone opens the page.
func (h *App) tableAddress() string { return cmp.Or(h.kiosk.Guard.Config.Phones, h.address()) }

// tableAnswer returns the content of the screen on which a phone shows its answer to a table.
func (h *App) tableAnswer() letter.Meeting {
	m := h.meeting
	d := letter.Meeting{
		Title: "Hold this in front of the table’s camera", Said: m.answering(), Pictured: "The answer as a QR code",
		Leave: h.quitMeeting, Alone: true,
	}
	if d.Said == "" {
		d.Said = "The game then opens here by itself."
		h.showCode(&d, m.answer)
	}
	return d
}

// showCode adds to a screen a text as a code, for a camera only.
func (h *App) showCode(d *letter.Meeting, said string) {
	if code, err := encode(said); err == nil {
		d.Code = code.draw
	}
}

// joinTable begins the game of an invitation that a fair's table has sent to this phone.
func (h *App) joinTable(said string) error {
	c, err := h.joined(said)
	if err != nil {
		return err
	}
	h.forgetTables()
	c.note.Table, c.note.Seen = true, len(c.steps())
	h.Stack.Home()
	h.goOnApart(c, h.Stack.Push)
	return nil
}

// phoneGone handles that a table has lost the connection m to a phone, for a reason to be
// shown unless it is empty: it waits for the phone to come back, if the game has begun.
func (h *App) phoneGone(m *meeting, why text.Text) {
	switch c := h.apart; {
	case c == nil || c.over():
	case !c.game.Begun():
		h.apart = nil
		why = cmp.Or(why, "The connection to the phone has ended.")
	default:
		h.offerTo(&meeting{id: m.id, table: true, wait: cmp.Or(m.wait, comeback)}, h.Stack.Push)
	}
	if why != "" {
		h.Stack.ShowRefusal(why)
	}
}

// tendPhone advances a table at which a phone may play: it ends the connection when the game
// is over and both know it, or when the visitor has left the table, and counts the time for
// which it waits for the phone.
func (h *App) tendPhone() {
	switch m, c := h.meeting, h.apart; {
	case h.Stack.Top() == h.hall:
		h.dropPhone()
	case m == nil:
	case c != nil && c.over() && m.has >= c.game.Entries():
		h.leaveMeeting()
	case m.wait > 0:
		h.countDown()
	}
}

// seconds returns the time for which a table still waits for a phone, in whole seconds.
func (m *meeting) seconds() int { return int((m.wait + time.Second - 1) / time.Second) }

// countDown counts the time for which the table waits for a phone; while its answer is tried
// the time stands still.
func (h *App) countDown() {
	m := h.meeting
	passed, was := m.pass.To(h.now()), m.seconds()
	if m.answer != "" {
		return
	}
	if m.wait -= passed; m.wait <= 0 {
		h.endWithPhone()
	} else if m.seconds() != was {
		m.screen.Set(h.meetingPage())
	}
}

// endWithPhone ends a game whose phone has not come back.
func (h *App) endWithPhone() {
	h.dropPhone()
	h.Stack.Home()
	h.Stack.Toast("The game has ended without a winner, since the phone is gone.", false)
}

// dropPhone ends a table's connection to a phone, and forgets their game.
func (h *App) dropPhone() {
	if h.meeting != nil {
		h.leaveMeeting()
	}
	h.apart = nil
}

// cannotSee tells the visitor of a table, and its operator, that the camera can't be used.
func (h *App) cannotSee() {
	h.kiosk.Desk.Trouble("No phone can play along.", text.Errorf("the browser may not use a camera, or finds none"))
	h.Stack.ShowRefusal("The camera can’t be used. Ask the people who look after this table.")
}

// tableGone handles that a phone has lost the connection to a table. It can come back
// through the code that the table shows now.
func (h *App) tableGone(c *correspondence) {
	if c.over() {
		return
	}
	h.Stack.Home()
	h.hall.Ask(&sheet.Question{
		Title: "The connection to the table has ended", Close: func() { h.hall.Ask(nil) },
		Note: "For a minute the table shows a new code. Point the camera at it to play on.",
	})
}

// leaveTable ends the part of this device in a game of a table with a phone.
func (h *App) leaveTable(c *correspondence) {
	h.leaveMeeting()
	c.forget()
	h.Stack.Home()
}

// forget removes the game from the storage of the phone, and from memory once its screen is
// left.
func (c *correspondence) forget() {
	if c.note.Table {
		host.Remove(tableKey(c.game.ID()))
	}
}

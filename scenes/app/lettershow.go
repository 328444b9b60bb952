package app

import (
	"cmp"
	"strings"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/kiosk/stand"
	seating "knucklebones/scenes/kit/company"
	"knucklebones/scenes/screens/setup"
)

// openApartScene shows a screen of games apart, for a picture: of the game that the flags
// name, or of the first.
func (h *App) openApartScene(name string, sh Show) error {
	if h.live {
		return text.Errorf("this scene can only be used for pictures, with -shot")
	}
	g, err := Find(cmp.Or(sh.Game, games.Games()[0].ID))
	if err != nil {
		return err
	}
	switch name {
	case "phone-answer":
		h.meeting = &meeting{table: true, answer: answered + sampleCode}
		h.showMeeting(h.Stack.Push)
		return nil
	case "phone-setup", "phone-code":
		return h.showPhone(g, name, sh)
	case "apart-meet", "apart-answer":
		h.showSampleMeeting(name == "apart-meet")
		return nil
	case "apart-paste":
		h.Stack.Push(h.pasting())
		return nil
	case "apart-setup":
		set := h.Setup(g).(*setup.Setup)
		set.Table().Play(1, seating.Elsewhere)
		h.Stack.Push(set)
		return nil
	}
	here, there, err := h.samplePair(g)
	if err != nil {
		return err
	}
	if name == "apart-invited" {
		return h.invited(here.game.Letter(1))
	}
	if g.Skilled() { // nobody throws by hand for a picture
		h.Stack.Push(h.sending(here))
		return nil
	}
	for n := 0; n < max(1, sh.Steps); n++ {
		if err := exchange(there, here); err != nil {
			return err
		}
		if err := exchange(here, there); err != nil {
			return err
		}
	}
	if err := exchange(there, here); err != nil {
		return err
	}
	return h.showApart(name, here, there)
}

// sampleCode stands in for the code of an offer, and has its length.
var sampleCode = strings.Repeat("k3Q9vTz2", 15)

// showPhone shows a fair's table at which a phone plays a seat: as it is set, or its code;
// after a step the code for a phone that has left.
func (h *App) showPhone(g *rules.Game, name string, sh Show) error {
	h.kiosk = stand.Still(h.kioskDeps())
	h.kiosk.Guard.Config.Phones = h.address()
	set := h.Setup(g).(*setup.Setup)
	set.Table().Play(1, seating.Elsewhere)
	h.Stack.Push(set)
	if name == "phone-setup" {
		return nil
	}
	rec, terms, err := apartOn(g, set.Table())
	if err != nil {
		return err
	}
	if h.apart, err = h.found(rec, terms); err != nil {
		return err
	}
	h.meeting = &meeting{table: true, offers: true, offer: sampleCode}
	if sh.Steps > 0 {
		h.meeting.wait = 48 * time.Second
	}
	h.showMeeting(h.Stack.Push)
	return nil
}

// showSampleMeeting shows how two devices find each other: the offer, or its answer.
func (h *App) showSampleMeeting(offers bool) {
	h.meeting = &meeting{offers: offers, offer: sampleCode}
	if !offers {
		h.meeting.answer = answered + sampleCode
	}
	h.showMeeting(h.Stack.Push)
}

// showApart shows a scene of two devices of which the first is to act.
func (h *App) showApart(name string, here, there *correspondence) error {
	switch name {
	case "apart-arrived":
		h.Stack.Push(h.arrived(here))
	case "apart-fair-play":
		h.apart = here
		h.Stack.Push(h.fairPlay(here.s))
	case "apart-send":
		if err := here.playTurn(); err != nil {
			return err
		}
		h.Stack.Push(h.sending(here))
	case "apart-waiting":
		h.letters = nil
		const day = 24 * 60 * 60 * 1000
		for i, g := range games.Games()[1:3] {
			if c, _, err := h.samplePair(g); err == nil {
				c.when -= int64(1+8*i) * day
				c.note.Days = 7
				c.keep()
			}
		}
		here.keep()
		return h.openWaiting()
	}
	return nil
}

// samplePair returns a game of two devices as each of them has it, before the second has
// joined.
func (h *App) samplePair(g *rules.Game) (here, there *correspondence, err error) {
	t := setup.Usual(g)
	for len(t.Seats) < 2 {
		t.Add(g)
	}
	t.Seats = t.Seats[:max(2, g.Seats[0])]
	t.Play(1, seating.Elsewhere)
	rec, terms, err := apartOn(g, &t)
	if err != nil {
		return nil, nil, err
	}
	first, second := make([]byte, apart.SecretSize), make([]byte, apart.SecretSize)
	second[0] = g.ID[0] // another than the first
	founded, err := apart.Invite(rec, terms, first, library)
	if err != nil {
		return nil, nil, err
	}
	if here, err = h.newCorrespondence(founded); err != nil {
		return nil, nil, err
	}
	joined, err := apart.Join(founded.Letter(1), second, library)
	if err != nil {
		return nil, nil, err
	}
	there, err = h.newCorrespondence(joined)
	return here, there, err
}

// exchange lets computers play the turn of device from and opens its letter on device
// to.
func exchange(from, to *correspondence) error {
	to.note.Seen = to.s.Len()
	if err := from.playTurn(); err != nil {
		return err
	}
	if err := to.game.Open(from.game.Letter(to.game.Device())); err != nil {
		return err
	}
	if err := to.answer(); err != nil {
		return err
	}
	return to.follow()
}

// playTurn lets computers play the turn of this device.
func (c *correspondence) playTurn() error {
	if err := c.follow(); err != nil {
		return err
	}
	for !c.waits() && !c.over() {
		turn := c.s.Turn()
		switch {
		case turn == rules.Chance && c.s.MakeCast():
			c.tell()
			continue
		case turn < 0:
			return c.answer()
		case c.s.IsLocal(turn):
			c.s.Drive(turn, session.Computer(levelOf(c.s.Game(), int(turn))))
		}
		m, done := c.s.Decide(1 << 20)
		for !done {
			m, done = c.s.Decide(1 << 20)
		}
		if err := c.s.Play(m); err != nil {
			return err
		}
		c.tell()
	}
	if err := c.answer(); err != nil {
		return err
	}
	return c.follow()
}

package app

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/screens/setup"
)

// sitTable begins a game as it was set up: at this device, or apart with others.
func (h *App) sitTable(g *rules.Game, t setup.Table) {
	if !t.Apart() {
		h.sit(g, t.Setup(), t.Seats, manner{t.Practice, t.Real})
		return
	}
	rec, terms, err := apartOn(g, &t)
	if err != nil {
		h.Stack.ShowRefusal(text.OfError(err))
		return
	}
	if h.kiosk != nil {
		h.sitWithPhone(rec, terms)
		return
	}
	h.sitApart(rec, terms, h.Stack.Replace)
}

// apartOn returns the game that is played on a table, and on what terms.
func apartOn(g *rules.Game, t *setup.Table) (*record.Record, apart.Terms, error) {
	players, of := t.Split()
	terms := apart.Terms{Of: of, Ahead: apart.MostAhead, Days: t.Days()}
	switch {
	case g.Skilled():
		terms.Ahead, terms.Days = 0, 0
	case t.Single:
		terms.Ahead = 0
	}
	set := t.Setup()
	set.Aims = aimsOf(g, players)
	rec, err := record.New(g, set, record.Seed{})
	if err == nil {
		rec.Seats = players
	}
	return rec, terms, err
}

// aimsOf returns the aim of each player.
func aimsOf(g *rules.Game, players []record.Seat) []rules.Aim {
	kinds := make([]string, len(players))
	for i, p := range players {
		kinds[i] = p.Kind
	}
	return g.AimsOf(kinds)
}

// mayApart returns an error, in words for players, if a table cannot be played with other
// devices.
func (h *App) mayApart(g *rules.Game, t *setup.Table) error {
	rec, terms, err := apartOn(g, t)
	switch {
	case err != nil:
		return err
	case g.Skilled() && slices.Max(terms.Of) > 1:
		return text.Errorf("only two devices can play this at once: let the others play beside one of you")
	}
	return apart.Check(rec, terms)
}

// notApart says why a game can never be played with other devices from here; empty if it can.
func (h *App) notApart(g *rules.Game) text.Text {
	n := max(2, g.Seats[0])
	rec, err := record.New(g, rules.Setup{Seats: n}, record.Seed{})
	if err == nil {
		of := make([]int, n)
		of[n-1] = 1
		err = apart.Check(rec, apart.Terms{Of: of})
	}
	switch {
	case g.Skilled() && h.live && !h.wire.CanConnect():
		return "Only at one device, or on the web page."
	case err != nil:
		return text.Complaint(err)
	}
	return ""
}

// sitApart founds a game apart and shows its invitation.
func (h *App) sitApart(rec *record.Record, t apart.Terms, show func(scenes.Scene)) {
	c, err := h.found(rec, t)
	if err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	if h.kiosk != nil {
		h.awaitPhone(c, show)
		return
	}
	h.goOnApart(c, show)
}

// found returns a new game apart, founded by this device. The error says why it can't
// be played so.
func (h *App) found(rec *record.Record, t apart.Terms) (*correspondence, error) {
	secret := newSecret()
	g, err := apart.Invite(rec, t, secret[:], library)
	if err != nil {
		return nil, err
	}
	return h.newCorrespondence(g)
}

// newSecret returns the random secret of this device for one game.
func newSecret() (secret [apart.SecretSize]byte) {
	first, second := newSeed(), newSeed()
	copy(secret[:], first[:])
	copy(secret[len(first):], second[:])
	return secret
}

package app

import (
	"knucklebones/rules"
	"knucklebones/rules/play/evening"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	room "knucklebones/scenes/screens/evening"
)

// rooms are the scenes of an evening, by name. All but the programme are for pictures:
// computers have played what they show.
var rooms = []string{"evening", "between", "between-loan", "evening-end", "evening-early"}

// openRoom opens a screen of a sample evening, by its name, for a picture.
func (h *App) openRoom(name string, sh Show) error {
	n := 4
	if len(sh.Players) > 1 {
		n = min(len(sh.Players), rules.MaxSeats)
	}
	if name == "evening" {
		h.Stack.Push(h.programme(sampleCompany(n)))
		return nil
	}
	if h.live {
		return text.Errorf("this scene can only be used for pictures, with -shot")
	}
	games := map[string]int{"evening-end": sampleGames, "evening-early": 3}[name]
	if err := h.sampleEvening(n, max(2, games)); err != nil {
		return err
	}
	if name == "evening-early" {
		if err := h.evening.e.Stop(); err != nil {
			return err
		}
	}
	h.Stack.Push(h.roomOf(name))
	slices := 4000 // what takes longer is not shown
	if name == "evening-end" {
		slices = 200
	}
	v := h.evening
	for n := 0; v.work != nil && n < slices && !v.work(); n++ {
	}
	if v.known != nil {
		v.known()
	}
	v.work = nil
	return nil
}

// roomOf returns the screen at which the sample evening stands; for one of the names,
// with a player who has lost all coins.
func (h *App) roomOf(name string) scenes.Scene {
	sc := h.eveningScreen()
	if name != "between-loan" {
		return sc
	}
	d := h.evening.standing()
	last := &d.Rows[len(d.Rows)-1]
	last.Coins, d.Choice = 0, nil
	d.Loan = &room.Loan{Seat: last.Seat, Coins: evening.Loan, Lend: h.Stack.Pop, SitOut: h.Stack.Pop}
	h.evening.work = nil
	return room.NewBetween(h.Stack, d)
}

// sampleGames is the number of games of the sample.
const sampleGames = 5

// sampleCompany returns n players, the first one a person.
func sampleCompany(n int) []record.Seat {
	seats := []record.Seat{{Kind: record.Person, Colour: usual[0].colour}}
	for _, who := range usual[1:n] {
		seats = append(seats, record.Seat{Name: who.name, Kind: "hard", Colour: who.colour})
	}
	return seats
}

// sampleEvening sets h.evening to an evening for pictures and tests, with a person in the
// first of at most eight seats and hard computer players in the others. It has up to
// sampleGames games: only games with nothing to decide, or any games if there are too few
// of those for that many seats. Then computers play its first games, as many as asked for or
// all that there are, also for the person. It is an error if the evening or one of these
// games cannot be played.
func (h *App) sampleEvening(seats, games int) error {
	p := evening.Plan{Seed: record.Seed{1, 15: sampleGames - evening.Fewest}, Purse: evening.UsualPurse, Company: sampleCompany(seats)}
	list := evening.Suggest(evening.AllLuck, h.offered(), len(p.Company), p.Seed)
	if list == nil { // too few such games for so many
		list = evening.Suggest(evening.Surprise, h.offered(), len(p.Company), p.Seed)
	}
	p.Games = list[:min(len(list), sampleGames)]
	e, err := evening.New(p, h.offered())
	if err != nil {
		return err
	}
	h.evening = h.newSitting(e)
	for i := range min(games, len(p.Games)) {
		if err := h.playSample(e, byte(i)); err != nil {
			return err
		}
	}
	return nil
}

// playSample lets computers play the next game of an evening.
func (h *App) playSample(e *evening.Evening, seed byte) error {
	for _, d := range e.Debtors() {
		if err := e.Lend(d.Seat); err != nil {
			return err
		}
	}
	if err := e.Begin(); err != nil {
		return err
	}
	d, err := e.Deal()
	if err != nil {
		return err
	}
	s, err := session.Begin(d.Game, d.Setup, d.Players, record.Seed{seed, 1})
	if err != nil {
		return err
	}
	if err := playOn(s, d.Game.Longest); err != nil {
		return err
	}
	return e.Finish(s)
}

package app

import (
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/evening"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/hall/listing"
)

// eveningSlip returns the slip in the hall that leads to an evening.
func (h *App) eveningSlip() hall.Slip {
	slip := hall.Slip{ID: "evening", Title: "An evening", Line: "3–7 games, one purse", Short: "3–7 games", Open: h.openEvening}
	if h.kiosk != nil {
		slip.Line = text.Of("Several games, about {0} min", h.kiosk.Guard.Config.Evening)
		slip.Short = text.Of("{0} min", h.kiosk.Guard.Config.Evening)
	}
	if list := h.evenings.waiting; len(list) > 0 {
		slip.Line = text.Of("Game {0} of {1}", list[0].Game, list[0].Games)
		slip.Short = slip.Line
	}
	return slip
}

// openEvening resumes the evening that waits, asks which if there are several, or opens
// the programme of a new one.
func (h *App) openEvening() {
	switch list := h.evenings.waiting; len(list) {
	case 0:
		h.newEvening()
	case 1:
		if !h.resumeEvening(list[0]) {
			h.newEvening()
		}
	default:
		h.hall.Ask(h.whichEvening(list))
	}
}

// newEvening opens the programme of a new evening, unless a kiosk closes too soon.
func (h *App) newEvening() {
	if h.admitsEvening() {
		h.Stack.Push(h.programme(nil))
	}
}

// whichEvening returns the question which of several waiting evenings to resume.
func (h *App) whichEvening(list []keptEvening) *sheet.Question {
	q := &sheet.Question{Title: "Which evening?", Close: func() { h.hall.Ask(nil) }}
	for _, e := range list {
		q.Offer(text.Of("Game {0} of {1}", e.Game, e.Games), "", false, func() { h.resumeEvening(e) })
	}
	q.Offer("A new evening", "", false, h.newEvening)
	return q
}

// resumeEvening shows a stored evening where it stopped, and reports whether it can be
// read.
func (h *App) resumeEvening(k keptEvening) bool {
	e, err := k.read()
	if err != nil {
		h.Stack.ShowRefusal(text.Sentences("This evening can’t be read.", text.Complaint(err)))
		return false
	}
	s, pages := k.game()
	h.evening = h.newSitting(e)
	h.evening.pages, h.evening.took, h.evening.lens = pages, k.took, k.lens
	h.goOn(s)
	return true
}

// goOn pushes the screen at which the evening stands: the table of the game s, which
// may be nil, if s is its current game; the table of the next game; the tablet between
// two games; or the end.
func (h *App) goOn(s *session.Session) {
	v := h.evening
	host.SetPlaying(eveningKey(v.id))
	switch {
	case v.e.Over():
		h.Stack.Push(h.eveningEnd())
	case !v.e.Begun() && len(v.e.Played()) > 0:
		h.Stack.Push(h.between())
	case !v.e.Begun() || s == nil || !v.began(s):
		h.playNext(h.Stack.Push)
	default:
		t := h.table(s, s.Len())
		h.Stack.Push(t)
		h.keepGame(s)
	}
}

// began reports whether s is the game that the evening has begun.
func (v *sitting) began(s *session.Session) bool {
	d, err := v.e.Deal()
	return err == nil && s.Game() == d.Game && s.Setup().Seats == d.Setup.Seats
}

// startEvening begins an evening as planned and shows its first table.
func (h *App) startEvening(p evening.Plan) {
	if !h.admitsEvening() {
		return
	}
	p.Seed = newSeed()
	e, err := evening.New(p, h.offered())
	if err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	h.evening = h.newSitting(e)
	for _, d := range e.Debtors() { // nobody has lost anything yet
		if err = e.Lend(d.Seat); err != nil {
			h.Stack.ShowRefusal(text.Complaint(err))
			return
		}
	}
	h.playNext(h.Stack.Replace)
}

// playNext begins the next game of the evening and shows its table with show. If there
// is no time left for it, it ends the evening instead. A game that was begun but can't
// be read begins again.
func (h *App) playNext(show func(scenes.Scene)) {
	v := h.evening
	if v.late() {
		h.stopEvening()
		return
	}
	if !v.e.Begun() {
		if err := v.e.Begin(); err != nil {
			h.Stack.ShowRefusal(text.Complaint(err))
			return
		}
	}
	d, err := v.e.Deal()
	var s *session.Session
	if err == nil {
		s, err = session.Begin(d.Game, d.Setup, d.Players, newSeed())
	}
	if err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	v.keep()
	t := h.opened(s)
	show(t)
	h.introduce(t)
	h.know(d.Game, listing.Begun)
	t.ShowBegins()
	h.keepGame(s)
}

// keepGame makes s the current game of the evening and saves it from now on.
func (h *App) keepGame(s *session.Session) {
	h.keeper = nil
	v := h.evening
	v.s, v.told, v.number = s, v.decided(s), h.saves.free
	h.saves.free++
	if h.live {
		s.SaveTo(v)
	}
}

// isOfEvening reports whether s is the current game of the evening.
func (h *App) isOfEvening(s *session.Session) bool { return h.evening != nil && h.evening.s == s }

// finishGame ends the current game of the evening, updates coins and book, and shows
// the next screen. A game that doesn't count is played again.
func (h *App) finishGame(s *session.Session) {
	v := h.evening
	h.ended(s)
	h.enter(s)
	v.count(s)
	s.SaveTo(nil)
	v.s = nil
	if err := v.e.Finish(s); err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		h.playNext(h.Stack.Replace)
		return
	}
	v.keep()
	v.cut(0)
	if v.late() {
		h.Stack.Toast("The time for this evening is up.", true)
		h.stopEvening()
		return
	}
	h.Stack.Replace(h.eveningScreen())
}

// eveningScreen returns the tablet between two games or, after the last, the end of the
// evening.
func (h *App) eveningScreen() scenes.Scene {
	if h.evening.e.Over() {
		return h.eveningEnd()
	}
	return h.between()
}

// stopEvening ends the evening before its last game.
func (h *App) stopEvening() {
	v := h.evening
	if v.s != nil {
		v.s.SaveTo(nil)
		v.s = nil
	}
	if err := v.e.Stop(); err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	v.keep()
	v.cut(0)
	h.Stack.Replace(h.eveningEnd())
}

// askStop asks whether to leave the evening or to end it.
func (h *App) askStop() {
	over, ok := h.Stack.Top().(asker)
	if !ok {
		return
	}
	q := &sheet.Question{Title: "Stop here?", Leave: "Play on", Close: func() { over.Ask(nil) }}
	h.offerStop(q)
	over.Ask(q)
}

// offerStop adds the choices to leave the evening, or to end it, to a question.
func (h *App) offerStop(q *sheet.Question) {
	waits := text.Text("The evening will wait for you")
	if h.evening.unkept || !h.live {
		waits = "This evening isn’t saved"
	}
	q.Offer("Back to the hall", waits, false, h.Stack.Home)
	q.Offer("End the evening", "Whoever has the most coins wins", false, h.stopEvening)
	q.Warn()
}

// playedGame returns the i-th finished game of the evening.
func (v *sitting) playedGame(i int) (*session.Session, error) {
	return session.Resume(v.e.Played()[i].Record, games.Find)
}

// showGame shows the result of the i-th game of the evening or, unless step is 0, that
// step of it.
func (h *App) showGame(i, step int) {
	s, err := h.evening.playedGame(i)
	if err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	if step > 0 {
		w := h.watch(s)
		h.Stack.Push(w)
		w.Jump(step)
		w.paused = true
		return
	}
	h.Stack.Push(h.results(s, nil, nil))
}

// shareEvening asks how the evening is to be shared. From a window nothing can be sent.
func (h *App) shareEvening() {
	if h.address() == "" {
		h.saveEvening()
		return
	}
	q := &sheet.Question{Title: "Share"}
	q.Offer("Send the result", "", false, h.sendEvening)
	q.Offer("Save the record", "The evening as text, to keep or send", false, h.saveEvening)
	h.askOver(q)
}

// sendEvening sends the result of the evening.
func (h *App) sendEvening() {
	h.sendText("An evening", h.eveningLetter())
}

// eveningLetter returns the result of the evening as lines for somebody else, for whom the
// person here without a name is not “You”.
func (h *App) eveningLetter() string {
	v := h.evening
	words := h.Stack.Page().Words
	reader := v.reader()
	lines := []string{words(text.Of("Knucklebones, an evening of {0} games:", len(v.e.Played())))}
	for _, s := range v.e.Standing() {
		name := reader.Called(s.Seat)
		if rules.Actor(s.Seat) == v.you() {
			name = "Me"
		}
		lines = append(lines, words(text.Of("{0}. {1}", s.Place, text.Of("{0}: {1}", name, text.Coins(s.Net())))))
	}
	return strings.Join(lines, "\n")
}

// saveEvening puts the text of the evening into a file.
func (h *App) saveEvening() {
	const name = "evening.txt"
	if err := host.SaveFile(name, "text/plain", []byte(h.evening.e.Text())); err != nil {
		h.Stack.ShowRefusal("The record can’t be saved here.")
		return
	}
	h.Stack.Toast("The record has been saved to a file.", true)
}

package app

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/screens/hall"
)

// sharedKey is the storage key of the link to the game that was sent to this device
// last, and the name of that game among those that are open when the page is reloaded.
const sharedKey = "shared"

// openShared shows the game in a link, says whose it is, and stores the link so that
// the hall can list it.
func (h *App) openShared(link string) error {
	w, err := h.watchShared(link)
	if err != nil {
		return err
	}
	w.greet()
	if h.live && h.kiosk == nil && host.Save(sharedKey, []byte(link)) == nil {
		host.SetPlaying(sharedKey)
	}
	return nil
}

// watchShared opens the game in a link, to be watched.
func (h *App) watchShared(link string) (*watcher, error) {
	s, err := session.FromLink(link, games.Find)
	if err != nil {
		return nil, err
	}
	if err := s.Seat(h.senders(s.Seats())); err != nil {
		return nil, err
	}
	h.Stack.Home()
	w := h.watch(s)
	h.Stack.Push(w)
	return w, nil
}

// senders returns the players of a game that was sent. The person without a name, who
// was "you" to the sender, gets a name here.
func (h *App) senders(seats []record.Seat) []record.Seat {
	seats = slices.Clone(seats)
	unnamed := func(s record.Seat) bool { return s.Kind == record.Person && s.Name == "" }
	if i := slices.IndexFunc(seats, unnamed); i >= 0 {
		seats[i].Name = h.Stack.Page().Words("Your friend")
	}
	return seats
}

// keptShared returns the game that was sent here last, for the hall's list; none if there
// is none, or it cannot be read any more.
func (h *App) keptShared() []hall.Waiting {
	link, err := host.Load(sharedKey)
	if err != nil || h.kiosk != nil {
		return nil
	}
	s, err := session.FromLink(string(link), games.Find)
	if err != nil || !slices.Contains(h.offered(), s.Game()) {
		return nil
	}
	return []hall.Waiting{{
		Game: s.Game().ID, Title: s.Game().Title, Turn: "To watch", Players: "From a friend",
		Actions: []hall.Action{{Name: "Watch", Do: func() { h.reopenShared(string(link)) }}},
		Drop:    func() { host.Remove(sharedKey) },
	}}
}

// reopenShared opens a game that was sent earlier, and reports whether it can be read.
func (h *App) reopenShared(link string) bool {
	_, err := h.watchShared(link)
	if err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return false
	}
	host.SetPlaying(sharedKey)
	return true
}

// greet opens a note about whose game it is and how it ended.
func (w *watcher) greet() {
	v := w.s.View(rules.Nobody)
	title := text.Of("A game of {0}", w.s.Game().Title)
	if i := slices.IndexFunc(w.s.Seats(), func(s record.Seat) bool { return s.Kind == record.Person }); i >= 0 {
		title = text.Of("{0} sent you a game", text.Seat(i))
	}
	w.paused = true
	q := &sheet.Question{Title: title, Note: text.Of("{0}. You can watch it, or practise from any point.", w.s.Game().Title), Leave: "Watch"}
	if w.s.Over() {
		q.Note = text.Sentences(text.Of("{0}: {1}.", w.s.Game().Title, v.Prompt), v.Aside, "You can watch it, or practise from any point.")
	}
	q.Close = func() {
		w.Ask(nil)
		w.paused = false
		w.app.Stack.Invalidate()
	}
	w.Ask(q)
}

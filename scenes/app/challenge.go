package app

import (
	"slices"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/screens/results"
)

// A challenge is a link to a finished game, whose bones wait for whoever opens it: they
// begin the same game, with the same seed, in the seat of the person who sent it, and at
// the end both results stand side by side. The links of the challenges that were taken up
// are kept under "challenges", a line each, the last one first.

// challenged is the prefix of a link to a challenge.
const challenged = "c="

// challengesKey is the storage key of the challenges, and mostChallenges how many are kept.
const (
	challengesKey  = "challenges"
	mostChallenges = most
)

// challenger returns the seat of the person in a game that can be sent as a challenge.
// ok is false if it can't: it isn't over, was for practice or with real bones, or not
// one person alone played.
func challenger(s *session.Session) (seat int, ok bool) {
	person := func(x record.Seat) bool { return x.Kind == record.Person }
	seat = slices.IndexFunc(s.Seats(), person)
	if seat < 0 || !s.Over() || s.Practice() || s.Real() != record.OnScreen {
		return seat, false
	}
	return seat, !slices.ContainsFunc(s.Seats()[seat+1:], person)
}

// answer begins the game of a challenge, with the same seed, for the person at this
// device.
func answer(of *session.Session) (*session.Session, error) {
	seats := slices.Clone(of.Seats())
	seat, _ := challenger(of)
	seats[seat].Name = ""
	return session.Begin(of.Game(), of.Setup(), seats, of.Seed())
}

// head returns the part of a game's record before its first step.
func head(s *session.Session) string { return agreed(s.ShortText()) }

// openChallenge asks whether to play the challenge in a link. The error says what is
// wrong with the link.
func (h *App) openChallenge(link string) error {
	if h.kiosk != nil {
		return text.Errorf("a challenge can’t be taken up here")
	}
	s, err := session.FromLink(link, games.Find)
	if err != nil {
		return err
	}
	seat, ok := challenger(s)
	if !ok {
		return text.Errorf("this game can’t be sent as a challenge")
	}
	h.Stack.Home()
	who := h.senders(s.Seats())[seat].Name
	q := &sheet.Question{
		Title: text.Of("{0} challenges you", text.Verbatim(who)), Leave: "Not now", Close: func() { h.hall.Ask(nil) },
		Note: text.Sentences(text.Stop(s.Game().Title), "The same bones wait for you. Play, and see both results side by side."),
	}
	q.Offer("Play", "", false, func() { h.takeUp(s, link) })
	h.hall.Ask(q)
	return nil
}

// takeUp shows the table of a challenge: of its game begun earlier, or of a new one.
func (h *App) takeUp(of *session.Session, link string) {
	s, err := answer(of)
	if err != nil {
		h.Stack.ShowRefusal(text.OfError(err))
		return
	}
	if w, ok := h.saves.like(s.ShortText()); ok && h.resume(w) {
		return
	}
	h.keepChallenge(link)
	h.sitAt(s, h.Stack.Push)
}

// challenges returns the links of all challenges accepted on this device.
func (h *App) challenges() []string {
	if !h.live || h.kiosk != nil {
		return nil
	}
	said, _ := host.Load(challengesKey) // where nothing is kept there are none
	return append(slices.Clone(h.taken), strings.Fields(string(said))...)
}

// keepChallenge stores the link of an accepted challenge.
func (h *App) keepChallenge(link string) {
	list := slices.DeleteFunc(h.challenges(), func(l string) bool { return l == link })
	list = slices.Insert(list, 0, link)
	list = list[:min(len(list), mostChallenges)]
	if h.live && host.Save(challengesKey, []byte(strings.Join(list, "\n")+"\n")) != nil {
		h.taken = list // until the page is closed
	}
}

// beside returns the results of a finished game and of the challenge that it answers,
// as lines; nil if it answers none.
func (h *App) beside(s *session.Session) []results.Line {
	if !s.Over() || s.Practice() {
		return nil
	}
	for _, link := range h.challenges() {
		of, err := session.FromLink(link, games.Find)
		if err != nil || of.Game() != s.Game() || of.Seed() != s.Seed() {
			continue
		}
		again, err := answer(of)
		if err != nil || head(again) != head(s) {
			continue
		}
		seat, _ := challenger(of)
		friend := h.senders(of.Seats())[seat].Name
		return []results.Line{{Head: "You", Text: outcome(s, seat)}, {Head: text.Raw(friend), Text: outcome(of, seat)}}
	}
	return nil
}

// outcome returns the result of a finished game for a seat in a few words.
func outcome(s *session.Session, seat int) text.Text {
	v := s.View(rules.Nobody)
	own := v.Seats[seat]
	var said []text.Text
	if own.Figure != "" {
		said = append(said, text.Of("{0} {1}", own.Figure, own.Unit))
	}
	if s.Game().Coined(s.Setup()) {
		said = append(said, coinsOf(s.Position().Scores()[seat]))
	}
	switch {
	case len(v.Seats) == 1:
		said = append(said, v.Prompt)
	case own.Won:
		said = append(said, "winner")
	default:
		said = append(said, text.Of("place {0}", own.Place))
	}
	return text.Upper(text.Commas(said...))
}

// coinsOf returns the words for coins won or lost.
func coinsOf(net int) text.Text {
	switch {
	case net > 0:
		return text.Of("won {0}", text.Coins(net))
	case net < 0:
		return text.Of("lost {0}", text.Coins(-net))
	}
	return "no coins won or lost"
}

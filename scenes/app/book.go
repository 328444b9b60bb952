package app

import (
	"slices"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/book"
	"knucklebones/rules/play/review"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
)

// The book of a device keeps figures of all games that the person at it has finished, of
// each game under a key of its own: "book tropa". It is read and merged again before it is
// written, since another window may have written there, and stays in memory for this visit
// where nothing can be kept.

const bookPrefix = "book "

// bookOf returns the entries of a game in the book. writable is false if a newer
// version of the program wrote them.
func (h *App) bookOf(id string) (list book.List, writable bool) {
	list = slices.Clone(h.books[id])
	if !h.live {
		return list, true
	}
	said, _ := host.Load(bookPrefix + id) // what was never kept cannot be read either
	kept, _, err := book.Read(string(said))
	list.Merge(kept)
	return list, err == nil
}

// keepBook stores the entries of a game in the book.
func (h *App) keepBook(id string, list book.List) error {
	if h.books == nil {
		h.books = map[string]book.List{}
	}
	h.books[id] = list
	return host.Save(bookPrefix+id, []byte(list.Text()))
}

// ownSeat returns the seat of the person to whom the device belongs: of the people at it the
// only one without a name, or else Nobody.
func ownSeat(s *session.Session) rules.Actor {
	own := rules.Nobody
	for i, seat := range s.Seats() {
		switch {
		case seat.Name != "" || !s.IsLocal(rules.Actor(i)):
		case own != rules.Nobody:
			return rules.Nobody
		default:
			own = rules.Actor(i)
		}
	}
	return own
}

// counts reports whether a game goes into the book: one played by the person at this
// device, not for practice, and not at a kiosk.
func (h *App) counts(s *session.Session) bool {
	return h.live && h.kiosk == nil && !s.Practice() && ownSeat(s) != rules.Nobody
}

// enterBook adds a finished game to the book and returns its entry; lens says that odds
// were seen in it.
func (h *App) enterBook(s *session.Session, lens bool) book.Entry {
	e := entryOf(s, h.now(), lens)
	if list, writable := h.bookOf(s.Game().ID); writable && list.Add(e) {
		h.keepBook(s.Game().ID, list) // where nothing is kept it stays for this visit
	}
	return e
}

// enterAccount adds the luck and decisions of a, as far as they are known, to the entry e in
// the book of the game with this id, and stores the book. It does nothing if e is no longer
// in the book, if the entry there knows more, or if a newer version wrote the book.
func (h *App) enterAccount(id string, e book.Entry, a review.Account) {
	e.Luck = book.FigureOf(a.Luck, a.HasLuck, a.LuckExact())
	e.Decisions = book.FigureOf(a.Decisions, a.HasDecisions && a.Choices > 0, a.DecisionsExact)
	if list, writable := h.bookOf(id); writable && list.Has(e) && list.Add(e) {
		h.keepBook(id, list)
	}
}

// entryOf returns the entry of a finished game of the person at this device.
func entryOf(s *session.Session, now time.Time, lens bool) book.Entry {
	you := ownSeat(s)
	e := book.Entry{
		When: now.Unix() / 60, Share: shareOf(s, you), Casts: s.Casts(), Lens: lens, Unit: review.UnitOf(s),
	}
	e.ID = book.IDOf(s.ShortText(), e.When)
	for i, seat := range s.Seats() {
		if rules.Actor(i) != you {
			e.Others = append(e.Others, seat.Kind)
		}
	}
	if e.Unit != review.Wins {
		e.Gain = int(e.Unit.Result(s.Position(), you))
	}
	e.Fell, e.Bones = bonesOf(s, you)
	return e
}

// shareOf returns the share of the win that a seat has: if several have won, or of several
// nobody, they share it.
func shareOf(s *session.Session, seat rules.Actor) int {
	seats := s.View(rules.Nobody).Seats
	winners := 0
	for _, v := range seats {
		if v.Won {
			winners++
		}
	}
	switch {
	case winners == 0 && len(seats) > 1:
		return book.Whole / len(seats)
	case !seats[seat].Won:
		return 0
	}
	return book.Whole / winners
}

// bonesOf returns the sides that a seat has thrown on the screen, and their weights; none in
// games in which more than chance decides the side.
func bonesOf(s *session.Session, seat rules.Actor) (fell, weights [4]int) {
	w, err := tali.WeightsOf(s.Setup().Options)
	if err != nil || !s.Game().AllowsRealBones() {
		return fell, weights
	}
	for i := max(0, s.Len()-counted); i < s.Len(); i++ {
		st := s.Step(i)
		if st.Move.Verb != rules.Cast || st.Hand {
			continue
		}
		if own, h := tali.Fallen(s.At(i), s.At(i+1)); own == seat {
			for k, side := range tali.Sides {
				fell[k] += h.Count(side)
			}
		}
	}
	return fell, w
}

// takeBook merges the book entries of a game from another device, and returns the
// number of games that are new here.
func (h *App) takeBook(id, said string) (added int, err error) {
	if games.Find(id) == nil {
		return 0, nil
	}
	other, _, err := book.Read(said)
	if err != nil {
		return 0, nil // of a newer version
	}
	list, writable := h.bookOf(id)
	if !writable {
		return 0, nil
	}
	before := list.Text()
	if added = list.Merge(other); list.Text() == before {
		return 0, nil
	}
	return added, h.keepBook(id, list)
}

// ledgersOf returns the ledgers of the people at this device, first that of the person to whom
// it belongs: whoever leaves the result early has it in the book all the same.
func ledgersOf(s *session.Session) []*review.Ledger {
	own := ownSeat(s)
	var people []rules.Actor
	for i := range rules.Actor(len(s.Seats())) {
		switch {
		case i == own:
			people = slices.Insert(people, 0, i)
		case s.IsLocal(i):
			people = append(people, i)
		}
	}
	return review.NewLedgers(s, people...)
}

// accounts works out luck and decisions by ledgers, one after the other. Known is called with
// each account, unless it is nil. Said returns what is known so far, a text for each seat.
func accounts(ledgers []*review.Ledger, known func(review.Account)) (step func(nodes int) bool, said func() []text.Text) {
	var texts []text.Text
	step = func(nodes int) bool {
		if len(ledgers) == 0 {
			return true
		}
		if l := ledgers[0]; l.Step(nodes) {
			a := l.Account()
			if list := a.Texts(); len(list) > 0 {
				texts = append(texts, text.Sentences(append(list, l.Costliest())...))
			}
			ledgers = ledgers[1:]
			if known != nil {
				known(a)
			}
		}
		return len(ledgers) == 0
	}
	return step, func() []text.Text { return texts }
}

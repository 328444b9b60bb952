package app

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/hall/listing"
	"knucklebones/scenes/table"
)

// A keeper keeps the game that is played at a table.
type keeper struct {
	app   *App
	s     *session.Session
	n     int          // the game's number among those that wait
	least int          // how many steps it must have: what nobody has touched is not kept
	lens  bool         // a person had seen odds in it before it was gone on with
	table *table.Table // at which it is played, or nil
}

// aided reports whether a person has seen odds in the game being saved.
func (k *keeper) aided() bool { return k.lens || k.table != nil && k.table.OddsSeen() }

// Why a game is not kept yet.
var (
	errUntouched = errors.New("nobody has touched this game")
	errFull      = errors.New("there is no place for another game")
)

// Save stores a page of the game's record; see session.Store.
func (k *keeper) Save(page int, said string) error {
	switch waits := k.app.saves.find(k.n) >= 0; {
	case k.s.Len() < k.least:
		return errUntouched
	case !waits && len(k.app.saves.list) >= most:
		return errFull
	}
	m := k.app.mark(k.s)
	m.lens = k.aided()
	err := k.app.saves.write(save{n: k.n, pages: page + 1, game: k.s.Game(), mark: m}, said)
	k.app.kept(err)
	if err == nil {
		host.SetPlaying(itoa(k.n))
	}
	return err
}

// mark returns the summary of a session that is stored with it.
func (h *App) mark(s *session.Session) mark {
	return mark{casts: s.Casts(), when: h.now().UnixMilli(), over: s.Over(), mine: mine(s), told: h.account(s)}
}

// mine reports whether it is the turn of the only person among several players.
func mine(s *session.Session) bool {
	persons := 0
	for _, seat := range s.Seats() {
		if seat.Kind == record.Person {
			persons++
		}
	}
	turn := acting(s)
	return persons == 1 && len(s.Seats()) > 1 && turn >= 0 && s.Seats()[turn].Kind == record.Person
}

// acting returns the seat that acts, or whose cast falls, or Nobody.
func acting(s *session.Session) rules.Actor {
	if turn := s.Turn(); turn != rules.Chance {
		return turn
	}
	return s.Caster()
}

// account returns what the hall says about a game that is left now. It contains nothing
// hidden.
func (h *App) account(s *session.Session) account {
	r := h.Stack.Reader(s.Names(), s.You())
	turn := listing.Stands(s.Casts(), s.Over(), mine(s))
	if seat := acting(s); seat >= 0 && len(s.Seats()) > 1 && !mine(s) {
		turn = text.Of("{0}’s turn", seat)
	}
	var with []text.Text
	for i := range s.Seats() {
		if rules.Actor(i) != s.You() {
			with = append(with, r.Called(i))
		}
	}
	if len(s.Seats()) == 1 {
		with = nil
	}
	return account{In: r.Catalogue.Code(), Turn: r.Format(turn), How: r.Format(cmp.Or(lead(s), lastTold(s))), With: r.Format(text.And(with...))}
}

// lead returns a sentence about who leads and by how much; "" if nobody does.
func lead(s *session.Session) text.Text {
	seats := s.View(rules.Nobody).Seats
	i := slices.IndexFunc(seats, func(seat rules.SeatView) bool { return seat.Leads })
	switch {
	case i < 0:
		return ""
	case len(seats) == 2:
		return text.Of("{0} leads, {1} to {2}.", text.Seat(i), seats[i].Figure, seats[1-i].Figure)
	}
	return text.Of("{0} leads with {1}.", text.Seat(i), seats[i].Figure)
}

// lastTold returns the last public entry of a game's log; "" if the last steps have
// none.
func lastTold(s *session.Session) text.Text {
	const steps = 8
	for i := s.Len() - 1; i >= max(0, s.Len()-steps); i-- {
		for _, e := range slices.Backward(s.Events(i, rules.Nobody)) {
			if e.Text != "" {
				return e.Text
			}
		}
	}
	return ""
}

// now returns the present time: of the kiosk's clock, of a test or picture, or of the
// system.
func (h *App) now() time.Time {
	switch {
	case h.kiosk != nil:
		return h.kiosk.Now()
	case h.clock != nil:
		return h.clock()
	}
	return time.Now()
}

// unkept tells an operator that games cannot be stored.
const unkept text.Text = "Games can’t be saved."

// kept handles the result of saving a game: an error is shown once, to the person, or
// on a kiosk to the operator.
func (h *App) kept(err error) {
	switch {
	case h.kiosk != nil:
		h.kiosk.Desk.Trouble(unkept, err)
	case err != nil && !h.unkept:
		h.unkept = true
		h.Stack.Toast("This game can’t be saved on this device. You can play on.", false)
	}
}

// keep saves the game of the shown table from step least on, as saved game n, or as a
// new one if n is 0. If no more games can wait it asks which to give up.
func (h *App) keep(t *table.Table, n, least int) {
	if !h.live {
		return
	}
	h.keeper = h.newKeeper(t.Session(), n)
	h.keeper.least, h.keeper.table = least, t
	if i := h.saves.find(n); i >= 0 {
		h.keeper.lens = h.saves.list[i].lens
	}
	t.Session().SaveTo(h.keeper)
	if h.saves.find(h.keeper.n) < 0 && len(h.saves.list) >= most {
		t.Ask(h.crowded(t))
	}
}

// newKeeper returns a keeper that saves the game s under the number n, or under a free
// one if n is 0.
func (h *App) newKeeper(s *session.Session, n int) *keeper {
	if n == 0 {
		n = h.saves.free
		h.saves.free++
	}
	return &keeper{app: h, s: s, n: n}
}

// keeps reports whether the game at a table is saved, so that it can be left.
func (h *App) keeps(t *table.Table) bool {
	return h.keeper != nil && h.keeper.s == t.Session() && h.saves.find(h.keeper.n) >= 0
}

// crowded returns the question which game to give up, as no more can wait.
func (h *App) crowded(t *table.Table) *sheet.Question {
	last := h.saves.list[len(h.saves.list)-1]
	q := &sheet.Question{
		Title: "You have twelve unfinished games", Note: text.Of("There is no room for another. The one you played longest ago is {0}, {1}.", last.game.Title, text.Lower(last.turn(h.Stack.Language().Code()))),
		Leave: "Play without saving this game", Close: func() { t.Ask(nil) },
	}
	q.Offer(text.Of("Give up {0}", last.game.Title), "You can’t get it back", false, func() {
		h.saves.drop(last.n)
		t.Session().SaveTo(h.keeper)
	})
	q.Warn()
	return q
}

// waiting returns the hall's list of unfinished games. It also ends the saving of
// the current game, since no game is played while the hall is shown.
func (h *App) waiting() (all []hall.Waiting) {
	if k := h.keeper; k != nil && h.live {
		h.enterAlbum(k.s, k.aided())
	}
	for _, w := range h.saves.list {
		all = append(all, h.waits(w))
	}
	all = append(all, h.apartWaits()...)
	slices.SortStableFunc(all, func(a, b hall.Waiting) int { return cmp.Compare(rank(a), rank(b)) })
	if !h.live {
		return all
	}
	if m := h.meeting; m != nil && m.table && m.greeted {
		h.leaveMeeting()
	}
	h.keeper, h.evening, h.apart = nil, nil, nil
	host.SetPlaying("")
	return append(all, h.keptShared()...)
}

// rank returns the order of waiting games in the hall: 0 where the person acts, 2 where
// somebody on another device does, else 1.
func rank(w hall.Waiting) int {
	switch {
	case w.Mine:
		return 0
	case w.Theirs:
		return 2
	}
	return 1
}

// waits returns the hall's entry for a saved game.
func (h *App) waits(w save) hall.Waiting {
	language := h.Stack.Language().Code()
	how, players := w.how(language)
	resume := func() {
		if !h.resume(w) {
			h.tellOdd()
		}
	}
	return hall.Waiting{
		Game: w.game.ID, Title: w.game.Title, Players: players, Turn: w.turn(language), How: how, Since: w.since(h.now()), Mine: w.mine,
		Actions: []hall.Action{{Name: "Continue", Do: resume}},
		Drop:    func() { h.saves.drop(w.n) },
	}
}

// resume shows the table of a saved game, and reports whether the game could be read.
func (h *App) resume(w save) bool {
	said, err := w.text()
	var s *session.Session
	if err == nil {
		s, err = session.Resume(said, games.Find)
	}
	if err != nil {
		h.saves.reject(w)
		return false
	}
	t := h.table(s, s.Len())
	h.Stack.Push(t)
	h.keep(t, w.n, 0)
	return true
}

// reload reopens what was open when the page was loaded again (a game, an evening, or a
// game that was sent), and reports whether there was any.
func (h *App) reload() bool {
	for _, w := range h.saves.list {
		if itoa(w.n) == host.Playing() {
			return h.resume(w)
		}
	}
	if h.reloadEvening() || h.reloadApart() {
		return true
	}
	if host.Playing() == sharedKey {
		if link, err := host.Load(sharedKey); err == nil {
			return h.reopenShared(string(link))
		}
	}
	return false
}

// oddKey is the storage key for the list of unreadable entries that the player has
// been told about.
const oddKey = "set aside"

// tellOdd shows, once for each, that a saved game can't be read and has been set aside.
// It reports whether there was a new one.
func (h *App) tellOdd() bool {
	if b, err := host.Load(oddKey); err == nil {
		h.told = append(h.told, strings.Split(string(b), "\n")...)
	}
	fresh := slices.DeleteFunc(slices.Clone(h.saves.odd), func(k string) bool { return slices.Contains(h.told, k) })
	if len(fresh) == 0 {
		return false
	}
	h.told = append(h.told, fresh...)
	host.Save(oddKey, []byte(strings.Join(h.told, "\n"))) // without room for it this is told again another day
	h.Stack.Toast("A saved game can’t be read. It has been set aside; in Settings you can save it to a file.", false)
	return true
}

// adopt imports the single saved game of an early version, which had another key.
func (h *App) adopt() {
	const old = "game"
	b, err := host.Load(old)
	if err != nil {
		return
	}
	s, err := session.Resume(string(b), games.Find)
	if err != nil {
		h.saves.odd = append(h.saves.odd, old)
		return
	}
	if !s.Over() {
		s.SaveTo(h.newKeeper(s, 0))
	}
	if s.Over() || h.saves.find(h.saves.free-1) >= 0 {
		host.Remove(old)
	}
}

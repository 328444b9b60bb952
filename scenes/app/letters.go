package app

import (
	"cmp"
	"slices"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/screens/fairplay"
	"knucklebones/scenes/screens/letter"
	"knucklebones/scenes/table"
)

// A game apart is played by people on several devices, who send each other letters; see
// package apart. The table plays a session that follows the game: what people and computers
// do at this device is told to the game after each step, and the seats of other devices
// make the steps that came with letters.
//
// Throws by hand fly once all devices have added the chance in them, so they go to the game
// first, and their steps come to the session as those of other devices do. Both devices
// have to be there: such a game is played at once, and waits while they are not connected.

// library holds the games that can be played apart.
var library = apart.Library{Find: games.Find, Fly: table.Physics(handOf)}

// handOf returns the hand of a game; nil if it is not played by hand.
func handOf(g *rules.Game) *table.Hand { return faces.For(g).Board().Bones.Hand }

// A correspondence is one game apart, as it is played at this device.
type correspondence struct {
	app  *App
	game *apart.Game
	s    *session.Session // what the table plays
	done int              // steps of s that the game knows
	note apartNote
	when int64 // the turn came to whoever has it, in milliseconds since 1970
	lens bool  // a person has seen odds in it

	table *letterTable // at which it is played, or nil
}

// newCorrespondence returns a game apart together with the session that shows its
// steps.
func (h *App) newCorrespondence(g *apart.Game) (*correspondence, error) {
	c := &correspondence{app: h, game: g, when: h.now().UnixMilli()}
	return c, c.follow()
}

// follow rebuilds the session from the game's steps. Earlier steps may have changed,
// since hidden casts of others become known only when they are shown.
func (c *correspondence) follow() error {
	s, err := c.session(false)
	if err != nil {
		return err
	}
	s.SetSupply(c.supply)
	for i, d := range c.game.Terms().Of {
		if d != c.game.Device() {
			s.Drive(rules.Actor(i), waiting)
		}
	}
	c.s, c.done = s, s.Len()
	return nil
}

// session returns a new session with the steps that can be shown. byHand marks casts as
// entered by hand, since they don't follow from a seed.
func (c *correspondence) session(byHand bool) (*session.Session, error) {
	rec := c.game.Record()
	s, err := session.New(rec.Game, rec.Setup, newSeed())
	if err != nil {
		return nil, err
	}
	if err := s.Seat(c.seats()); err != nil {
		return nil, err
	}
	for i, m := range c.steps() {
		s.Take(record.Step{Move: m, Hand: byHand && s.Turn() == rules.Chance, Thrown: c.game.Thrown(i)})
	}
	return s, nil
}

// byHand reports whether the game is played by hand, and so at once only.
func (c *correspondence) byHand() bool { return c.game.Record().Game.Skilled() }

// waiting returns the driver of the seats of other devices: their steps come with
// letters.
func waiting(*session.Session) func(nodes int) (m rules.Move, decided bool) {
	return func(int) (m rules.Move, decided bool) { return m, false }
}

// feed plays the known steps of other devices at the table, up to the next that is made
// here.
func (c *correspondence) feed() {
	for list := c.steps(); c.s.Len() < len(list); {
		if c.here(c.s.Turn()) && !c.byHand() {
			return
		}
		n := c.s.Len()
		c.s.Take(record.Step{Move: list[n], Thrown: c.game.Thrown(n)})
	}
}

// here reports whether a seat is played at this device.
func (c *correspondence) here(seat rules.Actor) bool {
	return seat >= 0 && c.game.Terms().Of[seat] == c.game.Device()
}

// Throw fixes a throw by hand, which the other device learns of before either knows the
// chance in it; see table.Away.
func (c *correspondence) Throw(m rules.Move, gesture string) error {
	err := c.game.PlayThrown(m, gesture)
	if err == nil {
		err = c.answer()
	}
	if err == nil {
		c.app.transmit(c)
	}
	return err
}

// Thrown reports whether a throw by hand of this device waits for its chance.
func (c *correspondence) Thrown() bool {
	return c.here(c.s.Turn()) && c.s.Len() == len(c.steps()) && c.s.Len() < len(c.game.Steps())
}

// falls lets the bones of a throw by hand fall whose chance is known, and reports whether
// there are any.
func (c *correspondence) falls() bool { return c.byHand() && c.game.Cast() }

// recorded returns a session of s for records and links: in a game apart its casts are
// marked as entered by hand.
func (h *App) recorded(s *session.Session) *session.Session {
	if c := h.apartOf(s); c != nil {
		if told, err := c.session(true); err == nil {
			return told
		}
	}
	return s
}

// steps returns the steps that can be shown: all but a throw whose cast is still
// missing.
func (c *correspondence) steps() []rules.Move {
	list := c.game.Steps()
	if n := len(list); n > 0 && list[n-1].Verb == rules.Throw {
		return list[:n-1]
	}
	return list
}

// seats returns the players with the names used at this device: "" for its only person,
// and "Your friend" for a nameless person elsewhere.
func (c *correspondence) seats() []record.Seat {
	seats := slices.Clone(c.game.Record().Seats)
	own, persons := 0, 0
	for i, d := range c.game.Terms().Of {
		switch {
		case seats[i].Kind != record.Person:
		case d == c.game.Device():
			own, persons = i, persons+1
		case seats[i].Name == "":
			seats[i].Name = c.app.Stack.Page().Words("Your friend")
		}
	}
	if persons == 1 {
		seats[own].Name = ""
	}
	return seats
}

// supply supplies the session with the casts that are due on this device.
func (c *correspondence) supply(s *session.Session) (record.Step, bool) {
	c.tell()
	if n := s.Len(); n < len(c.game.Steps()) || c.game.Cast() {
		return record.Step{Move: c.game.Steps()[n]}, true
	}
	return record.Step{}, false
}

// tell plays in the game what has been decided at the table since the last call.
func (c *correspondence) tell() {
	for ; c.done < c.s.Len(); c.done++ {
		if c.done < len(c.game.Steps()) {
			continue
		}
		if err := c.game.Play(c.s.Step(c.done).Move); err != nil {
			c.app.Stack.ShowRefusal(text.Complaint(err))
			return
		}
	}
}

// Save keeps the game after each step at the table; see session.Store.
func (c *correspondence) Save(int, string) error {
	c.tell()
	c.app.stream(c)
	return c.keep()
}

// ahead reports whether the table is ahead of the game: the last decision shows hands
// that other devices have yet to open.
func (c *correspondence) ahead() bool { return c.s.Len() > len(c.game.Steps()) }

// waits reports whether the table can't go on before a letter comes.
func (c *correspondence) waits() bool {
	return c.ahead() || !c.game.Mine() && c.s.Len() >= len(c.steps())
}

// over reports whether the game is over.
func (c *correspondence) over() bool { return c.game.Begun() && c.game.Writer() < 0 }

// answer adds to the game what this device owes it without anybody deciding: the turn that
// is done, numbers for the throws of others, hands that are shown, bones that fall. It keeps
// the game if there was anything.
func (c *correspondence) answer() error {
	was := c.game.Entries()
	for c.falls() || c.game.Owes() {
		if err := c.game.Write(); err != nil {
			return err
		}
	}
	if c.game.Entries() == was {
		return nil
	}
	c.when = c.app.now().UnixMilli()
	if !c.agrees() {
		if err := c.follow(); err != nil {
			return err
		}
	}
	c.keep()
	return nil
}

// agrees reports whether all steps at the table equal those of the game.
func (c *correspondence) agrees() bool {
	list := c.game.Steps()
	if c.s.Len() > len(list) {
		return false
	}
	for i := range c.s.Len() {
		if c.s.Step(i).Move != list[i] {
			return false
		}
	}
	return true
}

// receiver returns the device to which the next letter goes. Before all have joined that is
// the founder, for the founder the next to join; after the end, of the devices that have not
// left the one that knows least.
func (c *correspondence) receiver() int {
	g := c.game
	switch w := g.Writer(); {
	case !g.Begun() && g.Device() != 0:
		return 0
	case w >= 0 && w != g.Device():
		return w
	}
	others := make([]int, 0, g.Devices())
	for d := range g.Devices() {
		if d != g.Device() && (!g.Gone(d) || c.alone()) {
			others = append(others, d)
		}
	}
	return slices.MaxFunc(others, func(a, b int) int { return cmp.Compare(len(g.Letter(a)), len(g.Letter(b))) })
}

// unsent reports whether the last entry was written here and its letter hasn't been
// sent. Nothing is sent by letter to a fair's table, or from one.
func (c *correspondence) unsent() bool {
	return !c.atTable() && !c.alone() && c.note.Sent < c.game.Entries() && c.game.Author() == c.game.Device() && !c.game.Mine()
}

// markSent notes that the letter has been sent, and says so where it was to be sent.
func (c *correspondence) markSent() {
	c.note.Sent, c.note.At = c.game.Entries(), c.app.now().UnixMilli()
	c.keep()
	if s, ok := c.app.Stack.Top().(*letter.Send); ok {
		s.Retitle(c.errand(c.receiver()))
	}
}

// sentTo says when the last letter was sent to a device; empty if it is yet to be.
func (c *correspondence) sentTo(to int) text.Text {
	if c.note.At == 0 || c.note.Sent < c.game.Entries() {
		return ""
	}
	at := time.UnixMilli(c.note.At).In(c.app.now().Location())
	who, clock := c.who(to), text.Verbatim(at.Format("15:04"))
	switch days := daysBetween(at, c.app.now()); {
	case days <= 0:
		return text.Of("Sent to {0} today, {1}.", who, clock)
	case days == 1:
		return text.Of("Sent to {0} yesterday, {1}.", who, clock)
	}
	return text.Of("Sent to {0} on {1}, {2}.", who, date(day(at)), clock)
}

// who returns the names of the people at a device.
func (c *correspondence) who(device int) text.Text {
	var list []text.Text
	for i, d := range c.game.Terms().Of {
		switch {
		case d != device || c.s.Seats()[i].Kind != record.Person:
		case d != c.game.Device() && c.game.Record().Seats[i].Name == "":
			list = append(list, "your friend")
		default:
			list = append(list, c.reader().Called(i))
		}
	}
	return text.And(list...)
}

// reader returns the reader that formats texts with the names used at this device.
func (c *correspondence) reader() *text.Reader {
	return c.app.Stack.Reader(c.s.Names(), c.s.You())
}

// apartOf returns the game apart whose session is s, or nil.
func (h *App) apartOf(s *session.Session) *correspondence {
	if h.apart != nil && h.apart.s == s {
		return h.apart
	}
	return nil
}

// fairPlay describes how the throws of the game came about.
func (c *correspondence) fairPlay() fairplay.Apart {
	return fairplay.Apart{Game: c.s.Game().Title, Casts: c.s.Casts(), Devices: c.game.Devices(), Trust: apart.Trust(c.s.Game(), c.game.Terms().Ahead), Hides: hides(c.s), Hand: c.byHand()}
}

// hides reports whether anything is ever hidden in a game.
func hides(s *session.Session) bool {
	_, ok := s.Position().(rules.Hider)
	return ok
}

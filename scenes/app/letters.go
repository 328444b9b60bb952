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
	"knucklebones/scenes"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/host"
	"knucklebones/scenes/screens/fairplay"
	"knucklebones/scenes/screens/letter"
	"knucklebones/scenes/screens/setup"
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
// sent.
func (c *correspondence) unsent() bool {
	return !c.alone() && c.note.Sent < c.game.Entries() && c.game.Author() == c.game.Device() && !c.game.Mine()
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

// A letterTable is the table of a game apart: where nothing can be done until a letter has
// come, the letter of this device is to be sent.
type letterTable struct {
	*table.Table
	c *correspondence
}

// Tick advances the table, and ends the turn of this device when nothing more can be
// done here.
func (t *letterTable) Tick() bool {
	c := t.c
	if c.s != t.Session() { // earlier steps have become others while another screen was shown
		c.app.goOnApart(c, c.app.Stack.Replace)
		return true
	}
	c.feed()
	switch {
	case c.parted() && t.Waits() && c.app.Stack.Page().Dialog == "":
		c.app.Stack.Replace(c.app.sending(c))
		return true
	case c.Thrown():
	case c.ahead() || t.Waits() && c.waits() && c.app.Stack.Page().Dialog == "":
		return c.handOver()
	}
	busy := t.Table.Tick()
	c.note.Seen = max(c.note.Seen, t.Seen())
	return busy
}

// Leave frees the pictures.
func (t *letterTable) Leave() {
	t.Table.Leave()
	if c := t.c; c.table == t {
		c.lens, c.table = c.aided(), nil
	}
}

// handOver ends the turn of this device: it writes the entry and shows the letter to
// send. It reports whether the screen changed.
func (c *correspondence) handOver() bool {
	h := c.app
	c.note.Auto = false
	if err := c.answer(); err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return true
	}
	c.note.Seen = max(c.note.Seen, c.s.Len())
	switch {
	case c.s != c.table.Session():
		h.goOnApart(c, h.Stack.Replace)
		return true
	case c.over() || !c.unsent() || h.transmit(c):
		return false
	}
	h.Stack.Replace(h.sending(c))
	return true
}

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

// playApart makes c the game that is being played.
func (h *App) playApart(c *correspondence) {
	h.apart = c
	c.keep()
	host.SetPlaying(apartKey(c.game.ID()))
}

// newSecret returns the random secret of this device for one game.
func newSecret() (secret [apart.SecretSize]byte) {
	first, second := newSeed(), newSeed()
	copy(secret[:], first[:])
	copy(secret[len(first):], second[:])
	return secret
}

// goOnApart shows a game apart where it stands: an open proposal, what has happened,
// the table, the letter to send, or the result.
func (h *App) goOnApart(c *correspondence, show func(scenes.Scene)) {
	was := c.game.Entries()
	if err := c.answer(); err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	c.note.Auto = c.note.Auto || c.game.Entries() > was
	h.playApart(c)
	if p, open := c.game.Proposal(); open && c.asked() {
		h.Stack.Home()
		h.hall.Ask(h.proposed(c, p))
		return
	}
	switch {
	case h.meets(c) && c.game.Begun(): // letters go by themselves
		h.transmit(c)
		c.sit(min(c.note.Seen, c.s.Len()), show)
	case c.parted():
		show(h.sending(c))
	case c.game.Begun() && c.note.Seen < len(c.steps()):
		show(h.arrived(c))
	case c.game.Mine():
		c.sit(c.s.Len(), show)
	case c.over() && !c.unsent():
		c.result(show)
	default:
		show(h.sending(c))
	}
}

// parted reports whether the game cannot go on before the devices are connected.
func (c *correspondence) parted() bool {
	return c.byHand() && !c.over() && !c.alone() && !c.app.meets(c)
}

// sit shows the table of the game; its first from steps count as shown.
func (c *correspondence) sit(from int, show func(scenes.Scene)) {
	h := c.app
	c.s.SaveTo(nil)
	c.table = &letterTable{h.table(c.s, from), c}
	c.s.SetSupply(c.supply) // in place of that for real bones
	show(c.table)
	h.introduce(c.table.Table)
	c.s.SaveTo(c)
}

// apartOf returns the game apart whose session is s, or nil.
func (h *App) apartOf(s *session.Session) *correspondence {
	if h.apart != nil && h.apart.s == s {
		return h.apart
	}
	return nil
}

// result shows the result of the game; the first time it also enters it into book and
// album.
func (c *correspondence) result(show func(scenes.Scene)) {
	h, s := c.app, c.s
	counted := c.note.Counted
	c.note.Counted = true
	if c.keep(); c.game.Devices() == 2 && c.game.Author() != c.game.Device() {
		h.letters.drop(c.game.ID()) // nobody waits for anything
	}
	if counted {
		show(h.results(s, nil, nil))
		return
	}
	news := h.enterAlbum(s, c.aided())
	known := h.enterOwn(s, c.aided())
	h.ended(s)
	r := h.results(s, h.enter(s), known)
	r.Tell(news)
	show(r)
}

// aided reports whether a person here has seen odds in the game.
func (c *correspondence) aided() bool { return c.lens || c.table != nil && c.table.OddsSeen() }

// again founds the next game with the same players and terms, this device being the
// founder.
func (c *correspondence) again() {
	t := c.game.Terms()
	of := make([]int, len(t.Of))
	for i, d := range t.Of {
		switch own := c.game.Device(); {
		case d == own:
			of[i] = 0
		case d < own:
			of[i] = d + 1
		default:
			of[i] = d
		}
	}
	rec := *c.game.Record()
	aims := rec.Setup.Aims
	rec.Setup = next(c.s)
	rec.Setup.Aims = aims
	next, err := record.New(rec.Game, rec.Setup, record.Seed{})
	if err != nil {
		c.app.Stack.ShowRefusal(text.OfError(err))
		return
	}
	next.Seats = slices.Clone(rec.Seats)
	c.app.sitApart(next, apart.Terms{Of: of, Ahead: t.Ahead, Days: t.Days}, c.app.Stack.Replace)
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

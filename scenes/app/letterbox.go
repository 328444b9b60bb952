package app

import (
	"cmp"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/screens/hall"
)

// A game apart is kept under its id, as "apart 0123456789abcdef": a line like that of a
// save, which the page's own hall reads too, the game, a note, and what package apart
// keeps. The last line holds the secret of this device: it is in no link and in no record,
// only in the file with everything that the device keeps.

const apartPrefix = "apart "

func apartKey(id string) string { return apartPrefix + id }

// An apartNote holds what is to be known of a game apart besides the game.
type apartNote struct {
	Seen    int   // steps that have been shown here
	Steps   int   // steps that can be shown
	Sent    int   // entries up to the last letter that was sent
	At      int64 `json:",omitempty"` // when that was, in milliseconds since 1970
	Days    int   // after so many a turn takes too long; 0 for never, and before the game begins
	Counted bool  `json:",omitempty"` // its result is in the book
	Auto    bool  `json:",omitempty"` // this device wrote last without anybody deciding
	Table   bool  `json:",omitempty"` // it is played with a fair's table; see phone.go
}

// A keptApart is a summary of a game apart that is kept.
type keptApart struct {
	id   string
	game *rules.Game
	mark mark
	note apartNote
}

// A letterbox is the list of the games apart that are kept, the last first.
type letterbox []keptApart

// look loads the stored games apart; what can't be read stays stored.
func (l *letterbox) look() {
	*l = nil
	keys, _ := host.Keys() // where nothing can be kept no game is
	for _, k := range keys {
		id, ok := strings.CutPrefix(k, apartPrefix)
		if !ok {
			continue
		}
		b, err := host.Load(k)
		if err != nil {
			continue
		}
		if a, _, err := readApart(string(b)); err == nil {
			a.id = id
			*l = append(*l, a)
		}
	}
	l.sort()
}

// sort sorts the letters: the newest first.
func (l letterbox) sort() {
	slices.SortFunc(l, func(a, b keptApart) int {
		return cmp.Or(cmp.Compare(b.mark.when, a.mark.when), cmp.Compare(a.id, b.id))
	})
}

// put adds a game, or replaces it by its newer state.
func (l *letterbox) put(a keptApart) {
	*l = append(slices.DeleteFunc(*l, func(b keptApart) bool { return b.id == a.id }), a)
	l.sort()
}

// drop removes a game, also from storage.
func (l *letterbox) drop(id string) {
	host.Remove(apartKey(id))
	*l = slices.DeleteFunc(*l, func(a keptApart) bool { return a.id == id })
}

var errNoApart = errors.New("this is no game apart")

// readApart splits what is stored of a game apart into its summary and the string that
// apart.Resume reads.
func readApart(said string) (a keptApart, kept string, err error) {
	m, rest, err := readPage(said)
	if err != nil {
		return a, "", err
	}
	lines := strings.SplitN(rest, "\n", 4)
	id, ok := strings.CutPrefix(lines[0], "game ")
	if !ok || len(lines) < 4 || json.Unmarshal([]byte(lines[1]), &a.note) != nil {
		return a, "", errNoApart
	}
	a.mark = m
	a.game, err = Find(id)
	return a, lines[2], err
}

// keep stores the game. If that fails the game lasts until the page is closed, and a
// toast says so once.
func (c *correspondence) keep() error {
	h := c.app
	if c.atTable() {
		return c.keepAtTable()
	}
	a := keptApart{id: c.game.ID(), game: c.s.Game(), mark: c.mark(), note: c.note}
	a.note.Steps = len(c.steps())
	if a.note.Days = 0; c.game.Begun() {
		a.note.Days = c.game.Terms().Days
	}
	h.letters.put(a)
	if !h.live {
		return nil
	}
	err := host.Save(apartKey(a.id), c.page(a))
	if err == nil {
		delete(h.unsaved, a.id)
		return nil
	}
	if h.unsaved == nil {
		h.unsaved = map[string]*correspondence{}
	}
	if h.unsaved[a.id] = c; !h.unkept {
		h.unkept = true
		h.Stack.Toast("This browser doesn’t let us save. Keep this page open until the game is over.", false)
	}
	return err
}

// page returns what is stored of the game, whose summary is a.
func (c *correspondence) page(a keptApart) []byte {
	note, _ := json.Marshal(a.note) // plain fields always encode
	return a.mark.page("game " + a.game.ID + "\n" + string(note) + "\n" + c.game.Keep() + "\n")
}

// mark returns the summary of the game that is stored with it.
func (c *correspondence) mark() mark {
	m := mark{casts: c.s.Casts(), when: c.when, over: c.over(), mine: c.game.Mine() && !c.byHand() || c.asked(), lens: c.aided()}
	m.told = c.account(m)
	return m
}

// account returns what the hall says about the game. It contains nothing hidden.
func (c *correspondence) account(m mark) account {
	a := c.app.account(c.s)
	r := c.reader()
	switch {
	case m.over:
		a.Turn = r.Format("The end")
	case c.byHand():
		a.Turn = r.Format("Needs you both")
	case m.mine:
		a.Turn = r.Format("Your turn")
	case !c.game.Begun():
		a.Turn = r.Format(text.Of("Waits for {0}", c.who(c.awaited())))
	default:
		a.Turn = r.Format(text.Of("{0}’s turn", c.turnOf(c.awaited())))
	}
	return a
}

// awaited returns the device whose letter this device is waiting for.
func (c *correspondence) awaited() int {
	if w := c.game.Writer(); w != c.game.Device() && (c.game.Begun() || c.game.Device() == 0) {
		return w
	}
	return c.receiver()
}

// turnOf returns the acting seat if it belongs to a device, otherwise the first seat of
// the device, as an argument for a text.
func (c *correspondence) turnOf(device int) text.Arg {
	of := c.game.Terms().Of
	if seat := acting(c.s); seat >= 0 && of[seat] == device {
		return text.Seat(seat)
	}
	return text.Seat(max(0, slices.Index(of, device))) // who has left has no seat
}

// correspondence returns the game apart with that id; nil if this device has none.
func (h *App) correspondence(id string) (*correspondence, error) {
	if c := h.apart; c != nil && c.game.ID() == id {
		return c, nil
	}
	if c := h.unsaved[id]; c != nil {
		return c, nil
	}
	if !h.live {
		return nil, nil
	}
	b, err := host.Load(apartKey(id))
	if err != nil {
		b, err = host.Load(tableKey(id))
	}
	if err != nil {
		return nil, nil
	}
	return h.resumeApart(string(b))
}

// resumeApart returns the game apart that was stored as said.
func (h *App) resumeApart(said string) (*correspondence, error) {
	a, kept, err := readApart(said)
	if err != nil {
		return nil, err
	}
	g, err := apart.Resume(kept, library)
	if err != nil {
		return nil, err
	}
	c, err := h.newCorrespondence(g)
	if err != nil {
		return nil, err
	}
	c.note, c.when, c.lens = a.note, a.mark.when, a.mark.lens
	return c, nil
}

// apartWaits returns the hall's entries for the games apart.
func (h *App) apartWaits() (all []hall.Waiting) {
	if h.kiosk != nil {
		return nil
	}
	for _, a := range h.letters {
		all = append(all, h.apartWaiting(a))
	}
	return all
}

// apartWaiting returns what the hall shows of a game by letters that waits.
func (h *App) apartWaiting(a keptApart) hall.Waiting {
	s := save{game: a.game, mark: a.mark}
	language := h.Stack.Language().Code()
	how, players := s.how(language)
	s.mine = true // it is said since when, whoever is to act
	w := hall.Waiting{
		Game: a.game.ID, Title: a.game.Title, Players: players, Turn: a.turn(language), How: how, Since: s.since(h.now()), Mine: a.mark.mine, Theirs: !a.mark.mine,
		Drop: func() { h.letters.drop(a.id); delete(h.unsaved, a.id) },
	}
	if a.mark.over {
		w.Since = ""
	}
	again := hall.Action{Name: "Send again", Do: func() { h.openApart(a.id, true) }}
	w.Actions = []hall.Action{{Name: "Continue", Do: func() { h.openApart(a.id, false) }}}
	switch done := !a.mark.mine && a.note.Seen >= a.note.Steps; {
	case a.game.Skilled() && !a.mark.over: // it goes on once both are there
	case done && a.mark.over:
		w.Actions = []hall.Action{{Name: "See the result", Do: func() { h.openApart(a.id, false) }}, again}
	case done:
		w.Actions = []hall.Action{again}
	}
	if w.Late = a.late(h.now()); w.Late {
		w.Actions = slices.Insert(w.Actions, 0, hall.Action{Name: "Let a computer play", Do: func() { h.letComputerPlay(a.id) }})
	}
	return w
}

// turn says whose turn it is, in another language than the game was kept in only whether it
// is the reader's.
func (a keptApart) turn(language string) text.Text {
	s := save{mark: a.mark}
	if a.mark.told.In != language && !a.mark.mine && !a.mark.over {
		return "Their turn"
	}
	return s.turn(language)
}

// late reports whether the turn of somebody else takes longer than the game's terms
// allow.
func (a keptApart) late(now time.Time) bool {
	if a.mark.mine || a.mark.over || a.note.Days == 0 {
		return false
	}
	return now.Sub(time.UnixMilli(a.mark.when)) > time.Duration(a.note.Days)*24*time.Hour
}

// openApart opens a game apart from the hall where it stands, or with again the screen
// of its last letter. It reports whether the game can be read.
func (h *App) openApart(id string, again bool) bool {
	c := h.readable(id)
	switch {
	case c == nil:
		return false
	case again:
		h.apart = c
		h.Stack.Push(h.sending(c))
	default:
		h.goOnApart(c, h.Stack.Push)
	}
	return true
}

// readable returns the game apart with that id. If it can't be read it shows that and
// returns nil.
func (h *App) readable(id string) *correspondence {
	c, err := h.correspondence(id)
	if c == nil || err != nil {
		h.Stack.ShowRefusal("This game can’t be read. In Settings you can save it to a file.")
		return nil
	}
	return c
}

// letComputerPlay asks whether to propose that a computer plays for the device whose
// turn takes too long.
func (h *App) letComputerPlay(id string) {
	c := h.readable(id)
	if c == nil {
		return
	}
	who := c.who(c.awaited())
	q := &sheet.Question{
		Title: text.Of("Let a computer play for {0}?", who), Leave: "Keep waiting", Close: func() { h.hall.Ask(nil) },
		Note: text.Of("It plays at this device. If {0} still sends a turn, it can’t be opened any more.", who),
	}
	if c.game.Devices() > 2 {
		q.Note = text.Of("It plays at this device, once all the others have agreed. If {0} sends a turn before that, the game goes on as it was.", who)
	}
	q.Offer("Let a computer play", "", false, func() { h.settle(c, c.game.Propose(c.level())) })
	h.hall.Ask(q)
}

// level returns the level of the computer that plays for somebody else.
func (c *correspondence) level() string {
	levels := c.s.Game().Opponents()
	if len(levels) == 0 {
		return ""
	}
	return levels[len(levels)/2].ID
}

// asked reports whether this device still has to agree to a proposal.
func (c *correspondence) asked() bool {
	_, open := c.game.Proposal()
	return open && c.game.Writer() == c.game.Device()
}

// proposed returns the question whether the person agrees to proposal p, that a
// computer plays for a missing device.
func (h *App) proposed(c *correspondence, p apart.Proposal) *sheet.Question {
	q := &sheet.Question{Title: text.Of("Let a computer play for {0}?", c.who(p.Missing)), Leave: "Not now", Close: func() { h.hall.Ask(nil) }}
	q.Note = text.Of("{0, upper} proposes it, since that turn takes too long. It holds once all have agreed.", c.who(p.By))
	q.Offer("Agree", "", false, func() { h.settle(c, c.game.Agree()) })
	return q
}

// settle shows how a game goes on after a proposal or an agreement, or the error of it.
func (h *App) settle(c *correspondence, err error) {
	if err == nil {
		err = c.follow()
	}
	if err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	c.when = h.now().UnixMilli()
	c.note.Auto = false
	h.goOnApart(c, h.Stack.Push)
}

// left reports whether the others go on without this device.
func (c *correspondence) left() bool { return c.game.Gone(c.game.Device()) }

// alone reports whether no other device is left in the game.
func (c *correspondence) alone() bool {
	for d := range c.game.Devices() {
		if d != c.game.Device() && !c.game.Gone(d) {
			return false
		}
	}
	return true
}

// takeAparts adds the games apart of another device of the same person, or what is
// newer there, and returns the number of games added or changed.
func (h *App) takeAparts(b bundle) (n int, err error) {
	for k, said := range b.Kept {
		id, ok := strings.CutPrefix(k, apartPrefix)
		if !ok {
			continue
		}
		c, err := h.resumeApart(said)
		if err != nil || c.game.ID() != id {
			continue
		}
		if here, _ := h.correspondence(id); here != nil {
			if here.game.Open(c.game.Letter(-1)) != nil || here.follow() != nil {
				continue
			}
			c = here
		}
		if c.keep() != nil {
			return n, errRoom
		}
		n++
	}
	return n, nil
}

// takeLetter opens the letter in a file; the error is for the person to read.
func (h *App) takeLetter(said string) error {
	if err := h.deliver(said); err != nil {
		return text.Fault{Text: text.Complaint(err)}
	}
	return nil
}

// reloadApart reopens the game apart that was open when the page was loaded again, and
// reports whether there was one.
func (h *App) reloadApart() bool {
	id, ok := strings.CutPrefix(host.Playing(), apartPrefix)
	if !ok {
		return false
	}
	if _, err := host.Load(apartKey(id)); err != nil {
		return false
	}
	return h.openApart(id, false)
}

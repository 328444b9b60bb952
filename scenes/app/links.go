package app

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"rsc.io/qr/coding"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/setup"
)

// What stands after # in the page's address is a link: "g=…" holds a game, all
// of it, and "game=skiffs&seats=3&players=person,hard,hard&purse=40" sets a
// table, each option under its own name. "c=…" holds a game, too, whose bones wait for
// whoever opens it; "l=…" holds a letter of a game apart, and
// "r=…" an offer to play one at once, "k=…" one to play at a fair's table; "today" stands for Today's throw,
// and "today=2026-12-24" for that of a day.

// linked is the prefix of a link to a game.
const linked = "g="

// heedLink opens the link that has come to stand in the page's address, if there is
// one.
func (h *App) heedLink() {
	hash := host.Hash()
	if hash == "" {
		return
	}
	host.SetHash("")
	if err := h.follow(hash); err != nil {
		h.lost(err)
	}
}

// follow opens a link by its kind. After an error nothing has changed.
func (h *App) follow(hash string) error {
	if link, ok := strings.CutPrefix(hash, linked); ok {
		return h.openShared(link)
	}
	if link, ok := strings.CutPrefix(hash, challenged); ok {
		return h.openChallenge(link)
	}
	if letter, ok := strings.CutPrefix(hash, lettered); ok {
		return h.deliver(letter)
	}
	if code, ok := strings.CutPrefix(hash, offered); ok {
		return h.answerOffer(code, false)
	}
	if code, ok := strings.CutPrefix(hash, atTable); ok {
		return h.answerOffer(code, true)
	}
	if day, ok := strings.CutPrefix(hash, todayHash); ok {
		return h.followDay(day)
	}
	g, t, err := parseTable(hash)
	if err != nil {
		return err
	}
	h.Stack.Home()
	set := h.Setup(g).(*setup.Setup)
	*set.Table() = t
	h.Stack.Push(set)
	return nil
}

// An asker is a screen that can lay a question over itself.
type asker interface{ Ask(*sheet.Question) }

// lost shows what is wrong with a link, over the present screen.
func (h *App) lost(err error) {
	why := text.Complaint(err)
	over, ok := h.Stack.Top().(asker)
	if !ok {
		h.Stack.ShowRefusal(why)
		return
	}
	h.Refused()
	title := text.Text("This link doesn’t work")
	switch {
	case errors.As(err, new(apart.Fault)):
		title, why = "This turn can’t be right", text.Sentences(why, "Your game hasn’t changed.")
	case err == errLate:
		title = "This turn came too late"
	}
	h.Stack.Announce(why)
	over.Ask(&sheet.Question{Title: title, Note: why, Close: func() { over.Ask(nil) }})
}

// mostTable is the greatest length of a link to a table, in letters.
const mostTable = 400

// parseTable parses a link that sets up a table, and returns the game and the table.
func parseTable(hash string) (g *rules.Game, t setup.Table, err error) {
	if len(hash) > mostTable {
		return nil, t, text.Errorf("the link is too long to set a table")
	}
	said := map[string]string{}
	for part := range strings.SplitSeq(hash, "&") {
		name, value, ok := strings.Cut(part, "=")
		if _, twice := said[name]; !ok || twice {
			return nil, t, text.Errorf("{0} doesn’t belong in a link to a table", strconv.Quote(part))
		}
		said[name] = value
	}
	if g = games.Find(said["game"]); g == nil {
		return nil, t, text.Errorf("there is no game {0}", strconv.Quote(said["game"]))
	}
	delete(said, "game")
	t = setup.Usual(g)
	if err = seatTable(g, &t, said); err == nil {
		err = agree(g, &t, said)
	}
	if err == nil {
		_, err = g.New(t.Setup())
	}
	return g, t, err
}

// seatTable seats as many players as a link says, or the kinds it lists, and removes
// those fields from said.
func seatTable(g *rules.Game, t *setup.Table, said map[string]string) error {
	kinds, named := said["players"]
	n := len(t.Seats)
	if count, ok := said["seats"]; ok {
		var err error
		if n, err = strconv.Atoi(count); err != nil || n < g.Seats[0] || n > g.Seats[1] {
			return text.Errorf("{0} can’t be played by {1} players", g.Title, strconv.Quote(count))
		}
	} else if named {
		n = min(strings.Count(kinds, ",")+1, rules.MaxSeats)
	}
	for len(t.Seats) < n {
		t.Add(g)
	}
	t.Seats = t.Seats[:n]
	if named {
		for i, kind := range strings.Split(kinds, ",") {
			if i >= n {
				return text.Errorf("the link names more players than seats")
			}
			t.Play(i, kind)
		}
	}
	delete(said, "players")
	delete(said, "seats")
	return record.CheckSeats(g, n, t.Seats)
}

// agree sets the ruleset and the options that a link contains.
func agree(g *rules.Game, t *setup.Table, said map[string]string) error {
	if id, ok := said["ruleset"]; ok {
		if !slices.ContainsFunc(g.Rulesets, func(r rules.Ruleset) bool { return r.ID == id }) {
			return text.Errorf("{0} has no ruleset {1}", g.Title, strconv.Quote(id))
		}
		t.Ruleset = id
		delete(said, "ruleset")
	}
	for id, value := range said {
		i := slices.IndexFunc(g.Options, func(o rules.Option) bool { return o.ID == id })
		n, err := strconv.Atoi(value)
		if i < 0 || err != nil || n < g.Options[i].Min || n > g.Options[i].Max {
			return text.Errorf("{0} has no option {1}", g.Title, strconv.Quote(id+"="+value))
		}
		t.Set(g, &g.Options[i], n)
	}
	return nil
}

// send returns the question that offers a game as a link with a code, as a challenge,
// or as a record; ask closes it.
func (h *App) send(s *session.Session, ask func(*sheet.Question)) *sheet.Question {
	s = h.recorded(s)
	q := &sheet.Question{Title: "Send this game", Close: func() { ask(nil) }}
	link, err := s.Link()
	switch {
	case err != nil:
		q.Note = text.Complaint(err)
	case host.Address() == "":
		q.Note = "Only the web page can make a link. Here you can save the record of the game instead: anyone can open the record, in this program or on the page, and watch the game."
	default:
		h.offerLink(q, s.Game(), host.Address()+"#"+linked+link)
		h.offerChallenge(q, s, link)
	}
	h.offerSave(q, s)
	return q
}

// offerLink adds to a question the ways to send a link to a game: as a code, by copying
// and by sharing.
func (h *App) offerLink(q *sheet.Question, g *rules.Game, url string) {
	q.Note = "The link contains the whole game. Anyone who opens it can watch the game, or practise from any point."
	if code, err := encode(url); err == nil {
		q.Picture("The link as a QR code", func(p *ui.Page, _ float64) float64 { return 56 * p.U }, code.draw)
	}
	q.Offer("Send the link", text.Of("{0} characters", len(url)), false, func() {
		words := h.Stack.Page().Words
		host.Share(words(text.Of("Knucklebones: {0}", g.Title)), words(text.Of("A game of {0}", g.Title)), url, h.sent)
	})
	q.Offer("Copy the link", "", false, func() { host.Copy(url, h.copied) })
}

// offerChallenge adds to a question the offer to send a game as a challenge, if it can
// be one.
func (h *App) offerChallenge(q *sheet.Question, s *session.Session, link string) {
	if _, ok := challenger(s); !ok {
		return
	}
	q.Offer("Beat my game", "Send it as a challenge: your friend gets the same bones", false, func() {
		words := h.Stack.Page().Words
		host.Share(words(text.Of("Knucklebones: {0}", s.Game().Title)), words(text.Of("Beat my game of {0}. You get the same bones.", s.Game().Title)), host.Address()+"#"+challenged+link, h.sent)
	})
}

// copied shows whether a link was copied.
func (h *App) copied(ok bool) {
	if ok {
		h.Stack.Toast("Link copied", true)
		return
	}
	h.Stack.ShowRefusal("The link can’t be copied here.")
}

// sent shows whether a link was sent.
func (h *App) sent(ok bool) {
	if ok {
		h.Stack.Toast("The link has been sent or copied.", true)
		return
	}
	h.Stack.ShowRefusal("The link can’t be sent or copied here.")
}

// A code is a QR code: which of its modules are dark.
type code struct{ *coding.Code }

// mostVersion is the greatest version of a QR code; larger codes are too fine to be
// read from a screen.
const mostVersion = 25

var errFine = errors.New("the link is too long for a QR code")

// encode returns the smallest QR code that holds a text.
func encode(said string) (code, error) {
	for v := coding.Version(1); v <= mostVersion; v++ {
		part := coding.String(said)
		if part.Bits(v) > v.DataBytes(coding.L)*8 {
			continue
		}
		plan, err := coding.NewPlan(v, coding.L, 0)
		if err != nil {
			return code{}, err
		}
		c, err := plan.Encode(part)
		return code{c}, err
	}
	return code{}, errFine
}

// draw draws the QR code with its margin, dark on light, in the middle of r.
func (c code) draw(p *ui.Page, dst *ebiten.Image, r ui.Rect) {
	const margin = 4 // modules
	side := float64(int(min(r.W, r.H) / float64(c.Size+2*margin)))
	whole := side * float64(c.Size+2*margin)
	x, y := r.X+(r.W-whole)/2, r.Y+(r.H-whole)/2
	p.Fill(dst, ui.Rect{X: x, Y: y, W: whole, H: whole}, ui.OnLeather)
	for i := range c.Size {
		for k := range c.Size {
			if c.Black(k, i) {
				p.Fill(dst, ui.Rect{X: x + side*float64(k+margin), Y: y + side*float64(i+margin), W: side, H: side}, ui.OnPaper)
			}
		}
	}
}

package app

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/letter"
	"knucklebones/scenes/table"
	"knucklebones/sprites/picture"
)

// lettered is the prefix of a link to a letter of a game apart.
const lettered = "l="

// letterFile begins a file that holds a letter.
const letterFile = "knucklebones letter "

// mostLink is the greatest length of a letter in a link; a longer one goes into a file.
const mostLink = 8000

// letterIn returns the letter contained in a pasted link, in the text of a file, or
// given alone.
func letterIn(said string) string {
	said = strings.TrimSpace(said)
	if _, after, ok := strings.Cut(said, "#"+lettered); ok {
		return after
	}
	return strings.TrimSpace(strings.TrimPrefix(said, letterFile))
}

// deliver opens a letter: it verifies it, adds what is new to the game, and shows it;
// or it shows an invitation. After an error nothing has changed.
func (h *App) deliver(said string) error {
	if h.kiosk != nil {
		return text.Errorf("a game with other devices can’t be played here")
	}
	id, first, err := apart.Peek(said)
	if err != nil {
		return err
	}
	switch c, err := h.correspondence(id); {
	case err != nil:
		return text.Errorf("this game can’t be read on this device")
	case c != nil:
		return c.explain(h.openLetter(c, said))
	case first > 0:
		return text.Errorf("this game isn’t on this device: open the link on the one you play on")
	}
	return h.invited(said)
}

// explain replaces the error of a letter that was opened before by words for the
// person; other errors stay.
func (c *correspondence) explain(err error) error {
	switch {
	case err != apart.ErrOld:
		return err
	case c.game.Mine():
		return text.Errorf("you have opened this link already: it’s your turn in the game that waits in the hall")
	}
	return text.Errorf("you have already played this turn")
}

// errLate is the error of a letter whose device a computer has replaced.
var errLate = text.Errorf("a computer plays that seat now, because the turn took too long. The game goes on without this turn")

// openLetter adds a letter to a game on this device and shows the news. The error is
// apart.ErrOld if nothing is new.
func (h *App) openLetter(c *correspondence, said string) error {
	joined, steps := c.game.Joined(), len(c.game.Steps())
	err := c.game.Open(said)
	h.acted = h.acted || c.game.Joined() > joined || len(c.game.Steps()) > steps
	var fork apart.Fork
	switch {
	case errors.As(err, &fork) && h.kiosk != nil: // nobody there has anything to choose
		return err
	case errors.As(err, &fork) && c.game.Gone(fork.Device):
		return errLate
	case errors.As(err, &fork):
		if _, ok := h.Stack.Top().(asker); !ok {
			h.Stack.Home()
		}
		h.askOver(h.forked(c, said, fork))
		return nil
	case err != nil:
		return err
	}
	c.when = h.now().UnixMilli()
	h.news(c, c.game.Joined() > joined)
	return nil
}

// news shows a game after a letter has come: at its open table, in a toast if it is
// played at once and its table was left, or on a screen. joined says that a device has
// joined with it.
func (h *App) news(c *correspondence, joined bool) {
	open := c.table != nil
	away := !open && h.meets(c) && h.meeting.seated
	var err error
	if open || away {
		err = c.answer()
	}
	if err == nil && !(open && c.agrees()) {
		err = c.follow()
	}
	switch {
	case err != nil:
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	case open:
		h.goOnAtTable(c)
		return
	case away:
		h.goOnAway(c)
		return
	}
	if joined { // nobody has played yet
		c.note.Seen = len(c.steps())
	}
	who := c.who(c.game.Author())
	h.Stack.Home()
	h.goOnApart(c, h.Stack.Push)
	if joined {
		h.Stack.Toast(text.Of("{0, upper} has joined.", who), true)
	}
}

// goOnAtTable continues a game at its open table, or at a new one if earlier steps have
// changed.
func (h *App) goOnAtTable(c *correspondence) {
	c.keep()
	h.transmit(c)
	if c.feed(); c.s != c.table.Session() && h.Stack.Top() == c.table {
		c.sit(min(c.note.Seen, c.s.Len()), h.Stack.Replace)
	}
	h.Stack.Invalidate()
	host.Wake()
}

// forked returns the question what to do with a letter that continues the game
// differently from how it went on here.
func (h *App) forked(c *correspondence, said string, fork apart.Fork) *sheet.Question {
	take := func() { h.backTo(c, fork.Number, said) }
	if c.game.LeftOut(said) {
		q := &sheet.Question{
			Title: "Your turn came too late", Leave: "Keep the game as it is here",
			Note: "The game has gone on without it. A computer plays for you now.",
		}
		q.Offer("See how it went on", "Your turn is lost", false, take)
		return q
	}
	which := text.Text("Your turn was played in two ways.")
	if fork.Device != c.game.Device() {
		which = text.Of("The turn of {0} was played in two ways.", c.who(fork.Device))
	}
	q := &sheet.Question{
		Title: "There are two versions of this game", Leave: "Keep the game as it is here",
		Note: text.Sentences(which, "That happens when a device was restored, or a turn was played on two devices. Agree with the others which one counts."),
	}
	q.Offer("Take the version in the link", "What followed here is lost", false, take)
	q.Offer("Go back to where both agree", "Both turns are lost", false, func() { h.backTo(c, fork.Number, "") })
	return q
}

// backTo takes a game back to its first entries and then opens the letter said, unless
// that is empty.
func (h *App) backTo(c *correspondence, entries int, said string) {
	err := c.game.Back(entries)
	if err == nil && said != "" {
		err = c.game.Open(said)
	}
	if err == nil {
		err = c.follow()
	}
	if err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	c.note.Seen, c.note.Sent = min(c.note.Seen, c.s.Len()), min(c.note.Sent, entries)
	h.Stack.Home()
	h.goOnApart(c, h.Stack.Push)
}

// joined returns the game of an invitation, which this device has joined.
func (h *App) joined(said string) (*correspondence, error) {
	secret := newSecret()
	g, err := apart.Join(said, secret[:], library)
	if err != nil {
		return nil, err
	}
	return h.newCorrespondence(g)
}

// invited shows the invitation in a letter. Nothing is stored before the person
// accepts.
func (h *App) invited(said string) error {
	c, err := h.joined(said)
	if err != nil {
		return err
	}
	founder := c.who(0)
	lines := []text.Text{text.Of("You play as {0}.", c.invitedAs())}
	if others := c.others(); others != "" {
		lines = append(lines, text.Of("Also at the table: {0}.", others))
	}
	if c.byHand() {
		lines = append(lines, "You play at the same time, each on your own device. Both see the bones of every throw fly.")
	} else {
		lines = append(lines, "Each of you plays on their own device, when it suits you. After each turn you send a link.")
	}
	if days := c.game.Terms().Days; days > 0 {
		lines = append(lines, text.Of("A turn can take {0} days; after that a computer may play it.", days))
	}
	h.Stack.Home()
	h.Stack.Push(letter.NewArrived(h.Stack, letter.Arrival{
		Game: c.s.Game().Title, Colours: c.colours(0), Title: text.Of("{0, upper} invites you to a game of {1}", founder, c.s.Game().Title), Now: c.s.Game().Line,
		Lines: lines, Go: "Join", On: func() { c.note.Seen = len(c.steps()); h.goOnApart(c, h.Stack.Replace) },
		Later: h.Stack.Home, Book: func() { h.Stack.Push(h.Rulebook(c.s.Game())) },
	}))
	return nil
}

// invitedAs returns the names under which the founder invited the people at this
// device.
func (c *correspondence) invitedAs() text.Text {
	var list []text.Text
	for i, d := range c.game.Terms().Of {
		if d == c.game.Device() {
			list = append(list, text.Raw(c.game.Record().Seats[i].Name))
		}
	}
	return text.And(list...)
}

// others returns the names of the players other than the founder and the people at this
// device.
func (c *correspondence) others() text.Text {
	var list []text.Text
	for i, d := range c.game.Terms().Of {
		if seat := c.s.Seats()[i]; d != c.game.Device() && (d != 0 || seat.Kind != record.Person) {
			list = append(list, c.reader().Called(i))
		}
	}
	return text.And(list...)
}

// colours returns the colours of the people of a device.
func (c *correspondence) colours(device int) (list []string) {
	for i, d := range c.game.Terms().Of {
		if seat := c.s.Seats()[i]; d == device && seat.Kind == record.Person {
			list = append(list, seat.Colour)
		}
	}
	return list
}

// viewer returns the seat of the only person at this device, or else Nobody; the game
// is told as this seat sees it.
func (c *correspondence) viewer() rules.Actor { return c.s.You() }

// happened returns at most three lines about what has happened since somebody here
// looked, and who leads.
func (c *correspondence) happened() (lines []text.Text) {
	const most = 3
	for i := min(c.note.Seen, c.s.Len()); i < c.s.Len(); i++ {
		for _, e := range c.s.Events(i, c.viewer()) {
			if e.Text != "" && (len(lines) == 0 || e.Text != lines[len(lines)-1]) {
				lines = append(lines, e.Text)
			}
		}
	}
	if said := lead(c.s); said != "" && !c.over() {
		lines = append(lines, said)
	}
	return c.worded(lines[max(0, len(lines)-most):])
}

// worded formats texts that name seats with the names used at this device.
func (c *correspondence) worded(list []text.Text) []text.Text {
	r := c.reader()
	list = slices.Clone(list)
	for i, t := range list {
		list[i] = text.Raw(r.Format(t))
	}
	return list
}

// arrived returns the screen that shows what has happened in a game since somebody
// looked.
func (h *App) arrived(c *correspondence) scenes.Scene {
	s, field := c.s, &fieldPicture{app: h, s: c.s}
	v := s.View(c.viewer())
	d := letter.Arrival{
		Game: s.Game().Title, Colours: c.colours(c.game.Author()), Title: text.Of("{0, upper} has played", c.who(c.game.Author())), Now: "Now it’s your turn.",
		Lines: c.happened(), Checked: "Checked: every throw follows from what all devices promised.",
		Board: field.sized, Left: field.drop, Later: h.Stack.Home, Book: func() { h.Stack.Push(h.Rulebook(s.Game())) },
		Go: "My turn", On: func() { c.see(); c.sit(s.Len(), h.Stack.Replace) },
		Watch: func() { c.sit(min(c.note.Seen, s.Len()), h.Stack.Replace) },
	}
	if c.game.Author() == c.game.Device() { // it has only answered
		d.Colours, d.Title = c.colours(c.awaited()), "What has happened"
	}
	for i, seat := range v.Seats {
		row := letter.Row{Name: c.reader().Called(i), Colour: s.Seats()[i].Colour, Figure: seat.Figure}
		if s.Game().Coined(s.Setup()) {
			row.Figure = text.Of("{0}", text.Coins(seat.Purse))
		}
		if row.Figure != "" {
			d.Rows = append(d.Rows, row)
		}
	}
	switch {
	case c.over():
		d.Now, d.Go, d.On = c.worded([]text.Text{text.Stop(v.Prompt)})[0], "See the result", func() { c.see(); c.finish() }
	case c.left():
		d.Now, d.Go, d.On = "A computer plays for you now.", "Back to the hall", func() { c.see(); h.Stack.Home() }
	case !c.game.Mine():
		d.Now, d.Go, d.On = text.Of("Now it’s up to {0}.", c.who(c.awaited())), "Send it on", func() { c.see(); h.Stack.Replace(h.sending(c)) }
	}
	return letter.NewArrived(h.Stack, d)
}

// see records that everything so far has been seen.
func (c *correspondence) see() {
	c.note.Seen = len(c.steps())
	c.keep()
}

// finish leaves a finished game: to the letter that tells the other devices, or to the
// result.
func (c *correspondence) finish() {
	if c.answer(); c.unsent() {
		c.app.Stack.Replace(c.app.sending(c))
		return
	}
	c.result(c.app.Stack.Replace)
}

// sending returns the screen of the letter that is to be sent; for a game by hand that
// waits for a connection, the way to one.
func (h *App) sending(c *correspondence) scenes.Scene {
	to := c.receiver()
	said := c.game.Letter(to)
	d := letter.Parcel{
		Game: c.s.Game().Title, From: c.colours(c.game.Device()), To: c.colours(to), Who: c.who(to),
		Title: c.errand(to), Steps: c.nextSteps(to), Hall: func() { h.leaveSending(c) },
	}
	if c.parted() {
		d.Live, d.Icon = func() { h.meet(c) }, "hand"
		d.Said = text.Of("Bones thrown by hand fly on both devices at the same time, so {0} can’t be played by letter. Nothing is lost while it waits.", d.Game)
		return letter.NewSend(h.Stack, d)
	}
	if c.game.Begun() {
		if how := cmp.Or(lead(c.s), lastTold(c.s)); how != "" {
			d.Said = c.worded([]text.Text{how})[0]
		}
	}
	if c.over() {
		d.Result = func() { c.result(h.Stack.Replace) }
	}
	d.Save = func() { h.saveLetter(c, said) }
	if c.mayMeet() {
		d.Live = func() { h.meet(c) }
	}
	switch url := h.address() + "#" + lettered + said; {
	case h.address() == "":
		d.Note = text.Of("Only the web page can make a link. Here you save the turn as a file, and give the file to {0}: it can be opened in this program and on the page.", d.Who)
	case len(said) > mostLink:
		d.Note = text.Of("This is too long for a link. Save it as a file, and give the file to {0}.", d.Who)
	default:
		h.offerLetter(&d, c, url)
	}
	return letter.NewSend(h.Stack, d)
}

// offerLetter adds to the screen of a letter the ways to send its link url: as a code,
// by copying and by sharing.
func (h *App) offerLetter(d *letter.Parcel, c *correspondence, url string) {
	if code, err := encode(url); err == nil {
		d.Code = code.draw
	}
	_, site, _ := strings.Cut(url, "//")
	site, _, _ = strings.Cut(site, "#")
	d.Link = site + "…"
	done := func(tell func(bool)) func(bool) {
		return func(ok bool) {
			if tell(ok); ok {
				c.markSent()
			}
		}
	}
	words := h.Stack.Page().Words
	d.Copy = func() { host.Copy(url, done(h.copied)) }
	if host.CanShare() || !h.live {
		d.Share = func() {
			host.Share(words(text.Of("Knucklebones: {0}", c.s.Game().Title)), words(text.Of("It’s your turn in {0}.", c.s.Game().Title)), url, done(h.sent))
		}
	}
}

// errand returns the heading of the letter to device to: what it contains and whom to
// send it to.
func (c *correspondence) errand(to int) text.Text {
	who := c.who(to)
	switch {
	case !c.parted() && c.sentTo(to) != "":
		return c.sentTo(to)
	case c.parted() && c.game.Begun():
		return text.Of("The game waits until you and {0} are connected again.", who)
	case c.parted():
		return text.Of("The table is set. Connect with {0}.", who)
	case !c.game.Begun() && c.game.Device() == 0:
		return text.Of("The table is set. Send {0} the invitation.", who)
	case c.game.Author() != c.game.Device():
		return text.Of("Send it on to {0}.", who)
	case c.joined():
		return text.Of("You have joined. Send it back to {0}.", who)
	case c.over():
		return text.Of("The game is over. Send it to {0}.", who)
	case c.proposes():
		return text.Of("All have to agree to go on without the one who is missing. Ask {0}.", who)
	case c.note.Auto:
		return text.Of("Your device has opened its numbers. Send them to {0}.", who)
	}
	return text.Of("Your turn is done. Send it to {0}.", who)
}

// proposes reports whether a proposal is open.
func (c *correspondence) proposes() bool {
	_, open := c.game.Proposal()
	return open
}

// joined reports whether this device has joined the game and nobody has played yet.
func (c *correspondence) joined() bool {
	return c.game.Device() > 0 && c.game.Entries() <= c.game.Devices()
}

// nextSteps returns what happens next once the letter to a device is sent, as steps for
// the screen.
func (c *correspondence) nextSteps(to int) []letter.Step {
	who := c.who(to)
	opens := letter.Step{Head: text.Of("{0, upper} opens the link", who), About: "on any phone, tablet or computer"}
	back := letter.Step{Head: "They send you a link back", About: "until then the game waits in your hall"}
	switch {
	case c.parted():
		return []letter.Step{
			{Head: "One of you shows a code", About: "it doesn’t matter which device"},
			{Head: "The other opens it and shows an answer", About: "which is scanned, or copied and pasted"},
			{Head: "You play at once", About: "both see every throw as it falls"},
		}
	case c.over():
		return []letter.Step{opens, {Head: "They see how it ended", About: "and can check every throw"}}
	case c.joined():
		return []letter.Step{opens, {Head: "The game starts", About: "as soon as all have joined"}, back}
	case !c.game.Begun():
		return []letter.Step{opens, {Head: "They join the game", About: "no account, no app"}, back}
	}
	return []letter.Step{opens, {Head: "They watch your turn and play theirs", About: "nobody can choose a throw, or know it before"}, back}
}

// leaveSending returns to the hall, with a toast if the letter has not been sent.
func (h *App) leaveSending(c *correspondence) {
	h.Stack.Home()
	if c.unsent() && !c.byHand() {
		h.Stack.Toast(text.Of("{0, upper} doesn’t have your turn yet.", c.who(c.receiver())), false)
	}
}

// saveLetter saves a letter as a file.
func (h *App) saveLetter(c *correspondence, said string) {
	name := c.s.Game().ID + "-" + itoa(c.game.Entries()) + ".txt"
	if err := host.SaveFile(name, "text/plain", []byte(letterFile+said+"\n")); err != nil {
		h.Stack.ShowRefusal("The file couldn’t be saved here.")
		return
	}
	c.markSent()
	h.Stack.Toast(text.Of("Saved to {0}.", name), true)
}

// pasting returns the screen on which a link can be pasted.
func (h *App) pasting() scenes.Scene {
	open := func(said string) {
		if err := h.paste(said); err != nil {
			h.lost(err)
		}
	}
	file := func() {
		if err := (files{h}).Load(); err != nil {
			h.Stack.ShowRefusal(text.OfError(err))
		}
	}
	return letter.NewPaste(h.Stack, open, file)
}

// paste opens a pasted link of any kind; the error is for the person to read.
func (h *App) paste(said string) error {
	said = strings.TrimSpace(said)
	if _, hash, ok := strings.Cut(said, "#"); ok && !strings.HasPrefix(hash, lettered) {
		return h.follow(hash)
	}
	return h.deliver(letterIn(said))
}

// A fieldPicture is the picture of a table as a game stands, without what lies beside it.
type fieldPicture struct {
	app *App
	s   *session.Session
	img *ebiten.Image
}

// sized returns the picture, as large as it fits into a width and height; it is painted once
// a size.
func (f *fieldPicture) sized(p *ui.Page, w, h float64) *ebiten.Image {
	if f.img == nil || f.img.Bounds().Dx() != int(w) || f.img.Bounds().Dy() != int(h) {
		f.paint(p, w, h)
	}
	return f.img
}

// paint draws the table where nobody sees it, and cuts the field out.
func (f *fieldPicture) paint(p *ui.Page, w, h float64) {
	f.drop()
	f.img = picture.Blank(max(1, int(w)), max(1, int(h)))
	unseen := f.app.Stack.HeadlessCopy()
	t := table.New(unseen, f.s, f.app.ahead.take(f.s.Game()), f.s.Len(), table.Deps{})
	defer t.Leave()
	unseen.Push(t)
	whole := picture.New(p.W, p.H)
	defer whole.Deallocate()
	unseen.Draw(whole)
	field := t.Field()
	k := min(w/field.W, h/field.H)
	part := ui.Part(whole, int(field.X), int(field.Y), int(field.W), int(field.H))
	op := picture.Copying()
	op.GeoM.Scale(k, k)
	op.GeoM.Translate((w-k*field.W)/2, (h-k*field.H)/2)
	op.Filter = ebiten.FilterLinear
	picture.Draw(f.img, part, op)
}

func (f *fieldPicture) drop() {
	picture.Drop(f.img)
	f.img = nil
}

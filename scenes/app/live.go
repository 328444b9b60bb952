package app

import (
	"strconv"
	"strings"
	"time"

	"knucklebones/rules/play/apart"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/live"
	"knucklebones/scenes/screens/letter"
)

// Two devices whose people are both there play a game apart at once: its letters go over a
// connection between the two pages. A game by hand can be played only so. One page shows an
// offer, as a link and as a code for a camera; the other shows an answer, which the first
// scans or has pasted. When the connection ends the game goes on by letter; one by hand waits
// for the next.
//
// Over the connection go letters, "=" with the number of entries that the sender has, and
// cannotOpen.

// offered is the prefix of a link to a connection, and atTable that of one to a fair's
// table; answered is that of an answer, which is no link, since it has to go to the page
// that shows the offer.
const (
	offered  = "r="
	atTable  = "k="
	answered = "a="
)

// cannotOpen says that a letter cannot be opened.
const cannotOpen = "!"

// A wire is the connection of this page with another, and its camera; see package host.
type wire interface {
	CanConnect() bool
	CanScan() bool
	Offer()
	Answer(offer string)
	Accept(answer string)
	Transmit(said string)
	HangUp()
	Scan()
	Next() (host.Signal, bool)
}

// pageWire is the wire of the page.
type pageWire struct{}

func (pageWire) CanConnect() bool          { return host.CanConnect() }
func (pageWire) CanScan() bool             { return host.CanScan() }
func (pageWire) Offer()                    { host.Offer() }
func (pageWire) Answer(offer string)       { host.Answer(offer) }
func (pageWire) Accept(answer string)      { host.Accept(answer) }
func (pageWire) Transmit(said string)      { host.Transmit(said) }
func (pageWire) HangUp()                   { host.HangUp() }
func (pageWire) Scan()                     { host.Scan() }
func (pageWire) Next() (host.Signal, bool) { return host.NextSignal() }

// A meeting is the connection with another device, from when it is looked for to its end.
type meeting struct {
	id      string        // of the game; empty until the other device names it
	offer   string        // the code of the offer; empty until it is made
	answer  string        // the code of the answer; empty until it is made
	offers  bool          // this device has made the offer
	open    bool          // the connection can be used
	greeted bool          // a letter has come
	seated  bool          // the table was shown here
	refused bool          // one of the devices cannot open the letters of the other
	sent    int           // entries in the last letter that was sent
	has     int           // entries that the other device has
	table   bool          // one of the devices is a fair's table; see phone.go
	wait    time.Duration // for which a fair's table still waits for a phone to come back; 0 while it plays
	pass    kiosk.Lapse   // since the time was counted
	screen  *letter.Meet
}

var errNoWire = text.Errorf("this browser can’t connect two devices directly: send each turn as a link")

// mayMeet reports whether the game could be played at once and isn't yet: exactly two
// devices play, and it isn't over.
func (c *correspondence) mayMeet() bool {
	return c.app.kiosk == nil && c.game.Devices() == 2 && !c.over() && !c.app.meets(c)
}

// offerAtOnce adds to a question the choice to play a game at once, or to stop that.
func (h *App) offerAtOnce(q *sheet.Question, c *correspondence) {
	switch {
	case c.atTable():
	case h.meets(c) && c.byHand():
		q.Offer("End the connection", "The game waits until you are connected again", false, h.endMeeting)
	case h.meets(c):
		q.Offer("Go on by letter", "The connection to the other device ends", false, h.endMeeting)
	case c.mayMeet():
		q.Offer("Both here? Play at once", "Turns go by themselves", false, func() { h.meet(c) })
	}
}

// meets reports whether the game is now played at once over a connection.
func (h *App) meets(c *correspondence) bool {
	return h.meeting != nil && h.meeting.open && !h.meeting.refused && h.meeting.id == c.game.ID()
}

// meet starts offering to play a game at once, and shows the offer.
func (h *App) meet(c *correspondence) {
	if h.live && !h.wire.CanConnect() {
		if !host.FlagsFromAddress() {
			h.Stack.ShowRefusal("Only the web page can connect two devices directly. Here you send each turn as a file.")
			return
		}
		h.Stack.ShowRefusal(text.Complaint(errNoWire))
		return
	}
	c, err := h.withoutLookahead(c)
	if err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	if m := h.meeting; m != nil && m.open && !m.refused { // after another game
		m.offers = true
		m.turnTo(c.game.ID())
		h.showMeeting(h.Stack.Push)
		h.transmit(c)
		return
	}
	h.leaveMeeting()
	h.offerTo(&meeting{id: c.game.ID()}, h.Stack.Push)
}

// offerTo starts offering a connection, and shows the offer.
func (h *App) offerTo(m *meeting, show func(scenes.Scene)) {
	m.offers, m.sent = true, -1
	h.meeting = m
	h.showMeeting(show)
	h.wire.Offer()
}

// turnTo makes the connection serve another game, of which the other device knows
// nothing yet.
func (m *meeting) turnTo(id string) {
	m.id, m.greeted, m.seated, m.sent, m.has = id, false, false, -1, 0
}

// withoutLookahead returns the game to play at once. One that nobody has joined is
// founded again without look-ahead, which isn't needed over a connection.
func (h *App) withoutLookahead(c *correspondence) (*correspondence, error) {
	t := c.game.Terms()
	if t.Ahead == 0 || c.game.Device() != 0 || c.game.Joined() > 1 || c.note.Sent > 0 {
		return c, nil
	}
	t.Ahead = 0
	again, err := h.found(c.game.Record(), t)
	if err != nil {
		return nil, err
	}
	h.letters.drop(c.game.ID())
	delete(h.unsaved, c.game.ID())
	h.playApart(again)
	if _, invites := h.Stack.Top().(*letter.Send); invites {
		h.Stack.Replace(h.sending(again))
	}
	return again, nil
}

// answerOffer answers the offer in a link, table if it is that of a fair's table. The error
// says what is wrong with it.
func (h *App) answerOffer(code string, table bool) error {
	sdp, offers, err := live.Unpack(code)
	switch {
	case err != nil:
		return err
	case !offers:
		return text.Errorf("this is an answer: it goes to the device that shows the code")
	case h.kiosk != nil:
		return text.Errorf("a game with other devices can’t be played here")
	case !h.wire.CanConnect():
		return errNoWire
	}
	h.leaveMeeting()
	h.Stack.Home()
	h.meeting = &meeting{offer: code, sent: -1, table: table}
	h.showMeeting(h.Stack.Push)
	h.wire.Answer(sdp)
	return nil
}

// takeAnswer connects to the device that gave an answer, or shows what is wrong with
// the answer.
func (h *App) takeAnswer(said string) {
	m := h.meeting
	if m == nil || !m.offers || m.open {
		return
	}
	sdp, err := m.readAnswer(said)
	if err != nil && h.kiosk != nil {
		err = text.Errorf("this isn’t the answer to the code on the screen: scan that with the phone, and show what the phone shows then")
	}
	if err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	m.answer = said
	m.screen.Set(h.meetingPage())
	h.wire.Accept(sdp)
}

// mark returns the last characters of the offer, its checksum, with which an answer to
// it begins.
func (m *meeting) mark() string { return m.offer[max(0, len(m.offer)-4):] }

// readAnswer returns the session description in an answer to the present offer; the
// error is for the person to read.
func (m *meeting) readAnswer(said string) (sdp string, err error) {
	said = strings.TrimSpace(said)
	if strings.Contains(said, "#"+offered) {
		return "", text.Errorf("this is the link with the code: open it on the other device, and bring its answer here")
	}
	code, ok := strings.CutPrefix(said, answered)
	if !ok {
		return "", text.Errorf("this isn’t an answer: copy the whole answer from the other device")
	}
	code, ok = strings.CutPrefix(code, m.mark())
	if !ok || m.offer == "" {
		return "", text.Errorf("this answer belongs to an older code or another game: have the other device open the code that is shown here now")
	}
	sdp, offers, err := live.Unpack(code)
	if err == nil && offers {
		err = text.Errorf("this isn’t an answer: copy the whole answer from the other device")
	}
	return sdp, err
}

// showMeeting shows the screen on which two devices find each other.
func (h *App) showMeeting(show func(scenes.Scene)) {
	h.meeting.screen = letter.NewMeet(h.Stack, h.meetingPage())
	show(h.meeting.screen)
}

// meetingPage returns the content of that screen: the offer or its answer.
func (h *App) meetingPage() letter.Meeting {
	m := h.meeting
	switch {
	case m.table && m.offers:
		return h.tableOffer()
	case m.table:
		return h.tableAnswer()
	case !m.offers:
		return h.answerPage()
	}
	d := letter.Meeting{
		Title: "Both here? Play at once", Caption: "The other device can point a camera at this.", Pictured: "The link as a QR code", Leave: h.quitMeeting,
		Steps: []letter.Step{
			{Head: "Open the link on the other device", About: "or point its camera at the code"},
			{Head: "That device shows an answer", About: "scan it here, or copy and paste it"},
			{Head: "You play at once", About: "turns go from device to device by themselves"},
		},
	}
	switch {
	case m.open:
		d.Note = "Connected. The game begins as soon as the other device has joined."
		return d
	case m.answer != "":
		d.Note = "Connecting …"
		return d
	case m.offer == "":
		d.Note = "Making the code …"
		return d
	}
	url := h.address() + "#" + offered + m.offer
	d.Take = h.takeAnswer
	if !h.live || h.wire.CanScan() {
		d.Scan = func() { h.wire.Scan() }
	}
	h.offerCode(&d, url, "Send the link", "Copy link")
	return d
}

// answerPage returns the content of the screen on a device that answers an offer.
func (h *App) answerPage() letter.Meeting {
	m := h.meeting
	d := letter.Meeting{
		Title: "Bring this answer back to the other device", Caption: "The other device scans this.", Pictured: "The answer as a QR code", Leave: h.quitMeeting,
		Steps: []letter.Step{
			{Head: "The other device scans the answer", About: "or you copy it, send it, and it is pasted there"},
			{Head: "The game opens here by itself", About: "if nothing happens, ask for a new code"},
		},
	}
	if d.Note = m.answering(); d.Note == "" {
		h.offerCode(&d, m.answer, "Send the answer", "Copy the answer")
	}
	return d
}

// answering says what a device waits for that answers an offer; nothing once its answer is
// there.
func (m *meeting) answering() text.Text {
	switch {
	case m.open:
		return "Connected. The game opens in a moment."
	case m.answer == "":
		return "Making the answer …"
	}
	return ""
}

// offerCode adds to the screen the ways to bring a text to the other device: as a code,
// by copying and by sharing.
func (h *App) offerCode(d *letter.Meeting, said string, send, copies text.Text) {
	if code, err := encode(said); err == nil {
		d.Code = code.draw
	}
	d.Link = said
	if _, after, ok := strings.Cut(said, "//"); ok {
		d.Link = after
	}
	d.SendText, d.CopyText = send, copies
	d.Copy = func() { host.Copy(said, h.copiedCode) }
	if host.CanShare() {
		d.Share = func() {
			host.Share(h.Stack.Page().Words("Knucklebones"), said, "", h.copiedCode)
		}
	}
}

// copiedCode shows whether an offer or an answer was copied or sent.
func (h *App) copiedCode(ok bool) {
	if ok {
		h.Stack.Toast("Copied", true)
		return
	}
	h.Stack.ShowRefusal("This can’t be copied here: have the other device scan the code.")
}

// heedWire handles all signals of the connection and the camera.
func (h *App) heedWire() {
	for s, ok := h.wire.Next(); ok; s, ok = h.wire.Next() {
		h.heedSignal(s)
		h.Stack.Invalidate()
	}
}

// sightless says that the camera can't be used: it was refused, or there is none.
func (h *App) sightless(refused bool) {
	switch {
	case h.kiosk != nil:
		h.cannotSee()
	case refused:
		h.Stack.ShowRefusal("This page may not use the camera. Allow it in the browser, or paste the answer.")
	default:
		h.Stack.ShowRefusal("No camera was found. Paste the answer instead.")
	}
}

// heedSignal handles a signal from the page about a connection or the camera.
func (h *App) heedSignal(s host.Signal) {
	switch s.Kind {
	case host.Scanned:
		if s.Text != "" {
			h.takeAnswer(s.Text)
		}
		return
	case host.Refused, host.Blind:
		h.sightless(s.Kind == host.Refused)
		return
	}
	m := h.meeting
	if m == nil {
		return
	}
	switch s.Kind {
	case host.Offered, host.Answered:
		h.describe(s.Text)
	case host.Connected:
		h.connected()
	case host.Heard:
		h.hear(s.Text)
	case host.Disconnected:
		h.disconnected()
	case host.Late:
		h.giveUp("This browser has stopped waiting. Ask for a new code and bring the answer back at once, or let this device show the first code.")
	case host.Missing:
		h.giveUp("This needs a connection to the site once. Try again when you’re online.")
	case host.Failed:
		h.giveUp("The two devices didn’t find each other. Use the same network for both, and try again with a new code.")
	}
}

// describe shows the offer or answer for the session description that the browser has
// made.
func (h *App) describe(sdp string) {
	m := h.meeting
	code, err := live.Pack(sdp)
	switch {
	case err != nil:
		h.giveUp(text.Complaint(err))
		return
	case m.offers:
		m.offer = code
	default:
		m.answer = answered + m.mark() + code
	}
	m.screen.Set(h.meetingPage())
	h.Stack.Announce("The code is ready.")
}

// connected begins exchanging letters over the connection that has opened. The device
// that made the offer sends first.
func (h *App) connected() {
	m := h.meeting
	m.open = true
	m.screen.Set(h.meetingPage())
	if c, _ := h.correspondence(m.id); m.offers && c != nil {
		h.transmit(c)
	}
}

// other returns the other device in a game of two.
func (c *correspondence) other() int { return 1 - c.game.Device() }

// transmit sends what is new in a game over the connection, and reports whether the
// game has one.
func (h *App) transmit(c *correspondence) bool {
	if !h.meets(c) {
		return false
	}
	if m := h.meeting; m.sent != c.game.Entries() {
		m.sent = c.game.Entries()
		h.wire.Transmit(c.game.Letter(c.other()))
		c.markSent()
	}
	return true
}

// stream sends each step of this device as soon as it is made.
func (h *App) stream(c *correspondence) {
	if h.meets(c) && c.game.Unwritten() && c.game.Write() == nil {
		c.when = h.now().UnixMilli()
		h.transmit(c)
	}
}

// hear handles a message from the other device: a letter, a receipt, or that it can't
// open the game.
func (h *App) hear(said string) {
	m := h.meeting
	if m.refused {
		return
	}
	if n, ok := strings.CutPrefix(said, "="); ok {
		m.has, _ = strconv.Atoi(n)
		return
	}
	if said == cannotOpen {
		m.refused = true
		h.giveUp("The other device can’t open this game. Show the code to the device that plays it.")
		return
	}
	err := h.hearLetter(said)
	switch {
	case err != nil && h.kiosk != nil:
		h.giveUp(text.Complaint(err))
	case err != nil:
		m.refused = true
		h.closeMeet()
		h.lost(err)
		h.wire.Transmit(cannotOpen)
	}
}

// hearLetter opens a letter that came over the connection; one without news is no
// error.
func (h *App) hearLetter(said string) error {
	m := h.meeting
	id, first, err := apart.Peek(said)
	if err != nil {
		return err
	}
	c, err := h.correspondence(id)
	switch {
	case err != nil:
		return text.Errorf("this game can’t be read on this device")
	case c == nil && first > 0:
		return text.Errorf("this game isn’t on this device: open the code on the one you play on")
	case h.kiosk != nil && id != m.id: // a stranger can do nothing but play that seat
		return text.Errorf("this phone plays another game")
	}
	if id != m.id {
		m.turnTo(id)
	}
	greets := !m.greeted
	m.greeted, m.wait = true, 0
	if greets {
		h.closeMeet()
	}
	switch {
	case c == nil && m.table:
		return h.joinTable(said)
	case c == nil:
		return h.invited(said)
	}
	if err = h.openLetter(c, said); err != nil && err != apart.ErrOld {
		return err
	}
	h.wire.Transmit("=" + strconv.Itoa(c.game.Entries()))
	if greets && c.table == nil {
		h.Stack.Home()
		h.goOnApart(c, h.Stack.Push)
	}
	m.seated = true
	h.transmit(c)
	return nil
}

// goOnAway handles news in a game that is played at once while its table isn't open.
func (h *App) goOnAway(c *correspondence) {
	c.keep()
	h.transmit(c)
	if c.game.Mine() {
		h.Stack.Toast(text.Stop(text.Of("{0, upper} has played", c.who(c.other()))), true)
	}
}

// disconnected ends the meeting after the connection has closed; the game goes on by
// letter.
func (h *App) disconnected() {
	m := h.meeting
	h.closeMeet()
	h.meeting = nil
	c, _ := h.correspondence(m.id)
	switch {
	case h.kiosk != nil:
		h.phoneGone(m, "")
		return
	case m.refused:
		return
	case c != nil && c.note.Table:
		h.tableGone(c)
		return
	case c == nil:
		h.Stack.ShowRefusal("The other device has ended the connection.")
		return
	}
	c.note.Sent = min(c.note.Sent, m.has)
	c.keep()
	if t, ok := h.Stack.Top().(*letterTable); ok && t.c == c && c.unsent() && c.waits() && t.Seen() >= c.s.Len() {
		h.Stack.Replace(h.sending(c))
	}
	said := text.Of("The connection to {0} has ended. The game goes on by letter.", c.who(c.other()))
	if c.byHand() {
		said = text.Of("The connection to {0} has ended. The game waits until you are connected again.", c.who(c.other()))
	}
	h.Stack.Toast(said, false)
}

// giveUp ends an attempt to connect, and shows why.
func (h *App) giveUp(why text.Text) {
	m := h.meeting
	h.closeMeet()
	h.leaveMeeting()
	if h.kiosk != nil {
		h.phoneGone(m, why)
		return
	}
	h.Stack.ShowRefusal(why)
}

// closeMeet closes the screen of the meeting, if it is open.
func (h *App) closeMeet() {
	if h.Stack.Top() == h.meeting.screen {
		h.Stack.Pop()
	}
}

// quitMeeting closes the screen of the meeting and ends the connection.
func (h *App) quitMeeting() {
	h.closeMeet()
	h.leaveMeeting()
}

// leaveMeeting ends the connection or the attempt to connect, if there is one.
func (h *App) leaveMeeting() {
	if h.meeting != nil {
		h.wire.HangUp()
	}
	h.meeting = nil
	for ok := true; ok; { // what it still has to say is not about the next one
		_, ok = h.wire.Next()
	}
}

// endMeeting ends the connection because the person wants to.
func (h *App) endMeeting() {
	h.wire.HangUp()
	h.disconnected()
}

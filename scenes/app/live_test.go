//go:build !js

package app

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	seating "knucklebones/scenes/kit/company"
	"knucklebones/scenes/live"
	"knucklebones/scenes/screens/letter"
	"knucklebones/scenes/screens/results"
)

// A fakeWire connects two apps of a test as two pages would be. What one sends waits in the
// queue of the other.
type fakeWire struct {
	other   *fakeWire
	name    byte // told apart in descriptions
	made    int
	offer   string // that it has made, or answers
	answer  string
	open    bool
	blind   bool // it cannot connect
	signals []host.Signal
	said    []string // that it has sent
}

func (w *fakeWire) CanConnect() bool { return !w.blind }
func (w *fakeWire) CanScan() bool    { return true }
func (w *fakeWire) Scan()            {}

func (w *fakeWire) tell(kind host.SignalKind, said string) {
	w.signals = append(w.signals, host.Signal{Kind: kind, Text: said})
}

// describe returns a session description, another each time.
func (w *fakeWire) describe(setup string) string {
	w.made++
	return strings.Join([]string{
		"v=0", "a=candidate:1 1 udp 1 192.168.1.7 61001 typ host", fmt.Sprintf("a=ice-ufrag:%c%03d", w.name, w.made), "a=ice-pwd:0123456789abcdefABCDEF+/",
		"a=fingerprint:sha-256 " + strings.TrimSuffix(strings.Repeat("AB:", 32), ":"), "a=setup:" + setup, "a=mid:0", "",
	}, "\r\n")
}

// repacked returns a description as it arrives on the other page.
func repacked(sdp string) string {
	code, _ := live.Pack(sdp)
	sdp, _, _ = live.Unpack(code)
	return sdp
}

func (w *fakeWire) Offer() {
	w.HangUp()
	w.offer = w.describe("actpass")
	w.tell(host.Offered, w.offer)
}

func (w *fakeWire) Answer(offer string) {
	w.HangUp()
	w.offer, w.answer = offer, w.describe("active")
	w.tell(host.Answered, w.answer)
}

func (w *fakeWire) Accept(answer string) {
	if o := w.other; answer != repacked(o.answer) || o.offer != repacked(w.offer) {
		w.tell(host.Failed, "")
		return
	}
	w.open, w.other.open = true, true
	w.tell(host.Connected, "")
	w.other.tell(host.Connected, "")
}

func (w *fakeWire) Transmit(said string) {
	w.said = append(w.said, said)
	if w.open {
		w.other.tell(host.Heard, said)
	}
}

func (w *fakeWire) HangUp() {
	if w.open {
		w.open, w.other.open = false, false
		w.other.tell(host.Disconnected, "")
	}
}

func (w *fakeWire) Next() (s host.Signal, ok bool) {
	if len(w.signals) == 0 {
		return s, false
	}
	s = w.signals[0]
	w.signals = w.signals[1:]
	return s, true
}

// cut breaks the connection for both; what is on its way is lost.
func (w *fakeWire) cut() {
	for _, x := range []*fakeWire{w, w.other} {
		x.open = false
		x.signals = nil
		x.tell(host.Disconnected, "")
	}
}

// wired returns two devices whose pages can connect.
func wired(t *testing.T) (list []*remote, wires []*fakeWire) {
	list = []*remote{newRemote(t), newRemote(t)}
	return list, wire2(list)
}

// wire2 gives two devices pages that can connect.
func wire2(list []*remote) []*fakeWire {
	wires := []*fakeWire{{name: 'A'}, {name: 'B'}}
	wires[0].other, wires[1].other = wires[1], wires[0]
	for i, d := range list {
		d.h.wire = wires[i]
	}
	return wires
}

// heed lets a device take in what the other has sent.
func (d *remote) heed() {
	d.use()
	d.h.heedWire()
	d.h.Stack.Step()
	d.playing = host.Playing()
}

// connect has one device offer to play at once, and the other accept.
func connect(t *testing.T, list []*remote) {
	t.Helper()
	d, e := list[0], list[1]
	if _, sends := d.h.Stack.Top().(*letter.Send); sends {
		d.step("live")
	} else {
		d.use()
		d.h.meet(d.h.apart)
	}
	d.heed()
	if d.h.meeting == nil || d.h.meeting.offer == "" {
		t.Fatalf("no code is shown: %s", ids(d.h.Stack.Page()))
	}
	e.use()
	if err := e.h.follow(offered + d.h.meeting.offer); err != nil {
		t.Fatal(err)
	}
	e.heed()
	if e.h.meeting == nil || e.h.meeting.answer == "" {
		t.Fatalf("no answer is shown: %s", ids(e.h.Stack.Page()))
	}
	d.use()
	d.h.takeAnswer(e.h.meeting.answer)
	for range 6 {
		d.heed()
		e.heed()
	}
}

// playLive lets both devices play until the result is shown on both, or until each returns
// true. It fails where a letter is to be sent.
func playLive(t *testing.T, list []*remote, each func() bool) {
	t.Helper()
	for tick := 0; tick < 400_000; tick++ {
		over := 0
		for _, d := range list {
			d.heed()
			switch top := d.h.Stack.Top().(type) {
			case *results.Results:
				over++
			case *letter.Meet:
			case *letter.Arrived:
				d.step("on")
			case *letterTable:
				top.Unwatched()
				if next := what(d.h.Stack.Page()); tick%3 == 0 && next != "nothing" {
					d.step(next)
				}
			default:
				t.Fatalf("%T is shown: %s", top, ids(d.h.Stack.Page()))
			}
			if each != nil && each() {
				return
			}
		}
		if over == len(list) {
			return
		}
	}
	t.Fatalf("nothing comes of it: %T %s", list[0].h.Stack.Top(), ids(list[0].h.Stack.Page()))
}

// alike checks that both devices know the same game.
func alike(t *testing.T, list []*remote) {
	t.Helper()
	a, b := list[0].h.apart.game, list[1].h.apart.game
	if a.ID() != b.ID() || a.Entries() != b.Entries() || fmt.Sprint(a.Steps()) != fmt.Sprint(b.Steps()) {
		t.Errorf("they know different games: %d and %d entries", a.Entries(), b.Entries())
	}
}

// Whole games are played at once from the invitation on, without a look-ahead, and no
// letter is to be sent: all that two devices can play, with -short a few. Games by hand have
// a test of their own.
func TestPlayAtOnce(t *testing.T) {
	for _, g := range games.Games() {
		if quiet(t).notApart(g) != "" || g.Skilled() || g.Seats[0] > 2 || testing.Short() && !slices.Contains(apartGames, g.ID) {
			continue
		}
		id := g.ID
		t.Run(id, func(t *testing.T) {
			list, wires := wired(t)
			list[0].sit(id, seating.Elsewhere)
			connect(t, list)
			if _, ok := list[1].h.Stack.Top().(*letter.Arrived); !ok {
				t.Fatalf("nobody is invited: %T", list[1].h.Stack.Top())
			}
			playLive(t, list, nil)
			alike(t, list)
			if ahead := list[0].h.apart.game.Terms().Ahead; ahead != 0 {
				t.Errorf("numbers are given %d throws ahead", ahead)
			}
			t.Logf("%d and %d messages", len(wires[0].said), len(wires[1].said))
		})
	}
}

// joined returns two devices that have begun a game by letter, and whose pages can connect.
func joined(t *testing.T, id string) (list []*remote, wires []*fakeWire) {
	list = begin(t, id, 2)
	return list, wire2(list)
}

// byLetter goes on by letter for so many letters, or to the end of the game.
func byLetter(t *testing.T, list []*remote, letters int) {
	t.Helper()
	for letters > 0 && !list[0].h.apart.over() && !list[1].h.apart.over() {
		for i, d := range list {
			if g := d.h.apart.game; g.Writer() != g.Device() && !d.h.apart.unsent() {
				continue
			}
			said, over := d.turn(nil)
			if over {
				return
			}
			letters--
			if err := list[1-i].follow(said); err != nil && !strings.Contains(text.Plain(text.Complaint(err)), "already") {
				t.Fatal(err)
			}
		}
	}
}

// Another game follows over the same connection.
func TestNextGameAtOnce(t *testing.T) {
	list, wires := wired(t)
	list[0].sit("knucklebones", seating.Elsewhere)
	connect(t, list)
	playLive(t, list, nil)
	was := list[0].h.apart.game.ID()
	for i, d := range list { // either can ask for it
		d.step("again")
		d.step("live")
		playLive(t, list, func() bool { return list[1-i].h.apart.game.ID() != was && list[1-i].h.apart.game.Begun() })
		playLive(t, list, nil)
		alike(t, list)
		if id := d.h.apart.game.ID(); id == was {
			t.Error("it is the same game")
		} else {
			was = id
		}
	}
	if wires[0].made > 1 {
		t.Errorf("%d offers were made", wires[0].made)
	}
}

// A game that was begun by letter goes on at once, by letter where the connection breaks, and
// at once again.
func TestConnectionBreaks(t *testing.T) {
	list, wires := joined(t, "skiffs")
	byLetter(t, list, 1)
	breaks := 0
	for range 4 {
		if list[0].h.apart.over() {
			break
		}
		connect(t, list)
		n := 0
		playLive(t, list, func() bool { n++; return n > 200 })
		wires[0].cut()
		for _, d := range list {
			d.heed()
			if d.h.meeting != nil {
				t.Fatal("the connection has not ended")
			}
		}
		breaks++
		byLetter(t, list, 6)
	}
	if breaks < 2 {
		t.Errorf("the connection broke %d times", breaks)
	}
	if !list[0].h.apart.over() {
		connect(t, list)
		playLive(t, list, nil)
		alike(t, list)
	}
}

// A person who shows a code and leaves it again, twice, has one game, whose invitation can be
// sent.
func TestCodeIsLeft(t *testing.T) {
	list, _ := wired(t)
	d, e := list[0], list[1]
	d.sit("knucklebones", seating.Elsewhere)
	for range 2 {
		d.step("live")
		d.heed()
		d.step("leave")
	}
	if d.use(); len(d.h.waiting()) != 1 {
		t.Errorf("%d games wait", len(d.h.waiting()))
	}
	if err := e.follow(d.sent()); err != nil {
		t.Fatal(err)
	}
	e.step("on")
	if err := d.follow(e.sent()); err != nil {
		t.Fatal(err)
	}
	if d.use(); len(d.h.waiting()) != 1 {
		t.Errorf("%d games wait once it has begun", len(d.h.waiting()))
	}
}

// What is wrong with a code or an answer is said, and changes nothing.
func TestWrongCodesAtOnce(t *testing.T) {
	list, wires := wired(t)
	d, e := list[0], list[1]
	d.sit("knucklebones", seating.Elsewhere)
	d.step("live")
	d.heed()
	code := d.h.meeting.offer
	for what, said := range map[string]string{
		"cut": code[:len(code)-3], "changed": "A" + code[1:], "empty": "", "too long": strings.Repeat("A", 5000),
	} {
		e.use()
		if err := e.h.follow(offered + said); err == nil || e.h.meeting != nil {
			t.Errorf("%s: the code is taken", what)
		}
	}
	if err := e.h.follow(offered + code); err != nil {
		t.Fatal(err)
	}
	e.heed()
	answer := e.h.meeting.answer
	d.step("leave")
	d.step("live")
	d.heed()
	for what, said := range map[string]string{
		"of an older code": answer, "the link itself": "https://k.example/#" + offered + d.h.meeting.offer, "empty": "", "something else": "hello", "cut": answer[:20],
	} {
		d.use()
		if d.h.takeAnswer(said); d.h.meeting.answer != "" {
			t.Errorf("%s: the answer is taken", what)
		}
		if _, err := d.h.meeting.readAnswer(said); err == nil || len(text.Plain(text.Complaint(err))) < 20 {
			t.Errorf("%s: it says %v", what, err)
		}
	}
	if _, offers, _ := live.Unpack(strings.TrimPrefix(answer, answered)[4:]); offers {
		t.Error("the answer is an offer")
	}
	if err := e.h.follow(offered + strings.TrimPrefix(answer, answered)[4:]); err == nil {
		t.Error("an answer is taken for an offer")
	}
	e.step("leave")
	wires[1].blind = true
	if err := e.h.follow(offered + d.h.meeting.offer); err == nil || !strings.Contains(text.Plain(text.Complaint(err)), "browser") {
		t.Errorf("without WebRTC it says %v", err)
	}
}

// A device that does not have the game says so, and the other one learns of it.
func TestAtOnceWithoutTheGame(t *testing.T) {
	list, wires := joined(t, "knucklebones")
	list[1] = newRemote(t)
	list[1].h.wire = wires[1]
	connect(t, list)
	if m := list[1].h.meeting; len(list[1].stored()) > 0 || list[0].h.meeting != nil || m != nil && !m.refused {
		t.Error("they go on")
	}
	if p := list[1].h.Stack.Page(); !strings.Contains(text.Plain(p.Dialog), "doesn’t work") {
		t.Errorf("nothing is said: %q", text.Plain(p.Dialog))
	}
}

// inLetter returns bytes as the entries of a letter of a game, with the checksum that fits.
func inLetter(id string, said []byte) string {
	b, _ := hex.DecodeString(id)
	b = append(append([]byte{1}, b...), said...)
	b = binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
	return base64.RawURLEncoding.EncodeToString(b)
}

// FuzzHeard: whatever is brought as an answer, and whatever another page sends over the
// connection, the game stays as it was.
func FuzzHeard(f *testing.F) {
	for i, said := range []string{"", "=3", "=-1", "=99999999999999999999", cannotOpen, answered, offered, "\x00\x00", "\x01\x03abc", "\xff\xff\xff\xff\x7f", "l="} {
		f.Add(byte(i), []byte(said))
		f.Add(byte(i+1), []byte(said))
	}
	f.Fuzz(func(t *testing.T, how byte, said []byte) {
		device(t)
		h := quiet(t)
		w := &fakeWire{name: 'A', other: &fakeWire{name: 'B'}}
		w.other.other, h.wire = w, w
		rec, err := record.New(games.Find("knucklebones"), rules.Setup{Seats: 2}, record.Seed{})
		if err != nil {
			t.Fatal(err)
		}
		c, err := h.found(rec, apart.Terms{Of: []int{0, 1}})
		if err != nil {
			t.Fatal(err)
		}
		h.playApart(c)
		h.meet(c)
		h.heedWire()
		kept := c.game.Keep()
		switch how % 4 {
		case 0:
			h.takeAnswer(string(said))
		case 1:
			h.takeAnswer(answered + h.meeting.mark() + string(said))
		case 2:
			w.tell(host.Connected, "")
			w.tell(host.Heard, string(said))
		case 3:
			w.tell(host.Connected, "")
			w.tell(host.Heard, inLetter(c.game.ID(), said))
		}
		h.heedWire()
		h.Stack.Step()
		if again, err := h.correspondence(c.game.ID()); err != nil || again != c || c.game.Keep() != kept {
			t.Fatalf("the game is another: %v", err)
		}
	})
}

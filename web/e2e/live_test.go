//go:build !js

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/rulestest/short"
	"knucklebones/scenes/live"
)

// A pair is two pages that play a game with each other.
type pair [2]*Page

// await waits for a control and uses it.
func await(t *testing.T, p *Page, ids ...string) {
	t.Helper()
	for _, id := range ids {
		_, err := p.Await(id)
		must(t, err)
		must(t, p.Press(id))
	}
}

// copied returns what a page copies on the screen where two devices find each other.
func copied(t *testing.T, p *Page) string {
	t.Helper()
	for _, id := range []string{"leave", "copy"} {
		_, err := p.Await(id)
		must(t, err)
	}
	time.Sleep(200 * time.Millisecond) // the screen fades in
	var err error
	_, err = Eval[bool](p, `(window.copied = "") === ""`)
	must(t, err)
	must(t, p.Press("copy"))
	must(t, p.Wait("window.copied"))
	said, err := Eval[string](p, "window.copied")
	must(t, err)
	return said
}

// connect carries the offer of the first page to the second, and its answer back, and waits
// until both are connected.
func (l pair) connect(t *testing.T) {
	t.Helper()
	await(t, l[0], "live")
	link := copied(t, l[0])
	if !strings.Contains(link, "#r=") || len(link) > 300 {
		t.Errorf("the link is %q", link)
	}
	openLink(t, l[1], link)
	answer := copied(t, l[1])
	if !strings.HasPrefix(answer, "a=") || len(answer) > 250 {
		t.Errorf("the answer is %q", answer)
	}
	must(t, l[0].write("answer", answer))
	await(t, l[0], "connect")
	for _, p := range l {
		must(t, p.Wait(`!document.querySelector('#controls [data-id="copy"]')`))
	}
}

// write writes a text into a field.
func (p *Page) write(id, said string) error {
	_, err := Eval[bool](p, fmt.Sprintf(`((field) => {
		field.focus();
		field.value = %q;
		return field.dispatchEvent(new Event("input", { bubbles: true }));
	})(document.querySelector('#controls [data-id=%q]'))`, said, id))
	return err
}

// play plays on both pages until both show the result, or for a time if that is not 0; then it
// reports false.
func (l pair) play(t *testing.T, d time.Duration) (over bool) {
	t.Helper()
	began := time.Now()
	for n := 0; time.Since(began) < 5*patience; n++ {
		if d > 0 && time.Since(began) > d {
			return false
		}
		ended := 0
		for _, p := range l {
			switch id := firstOf(t, p, "again", "on", "primary", "key ", "act ", "hall"); id {
			case "again", "hall": // who plays at a fair's table by phone can't ask for another game
				ended++
			case "":
				must(t, p.stir())
			default:
				p.Press(id) // it may be gone already
				must(t, p.stir())
			}
			if firstOf(t, p, "copy") != "" {
				t.Fatalf("a letter is to be sent: %q", p.names())
			}
		}
		if ended == len(l) {
			return true
		}
	}
	t.Fatalf("nothing comes of it: %q and %q", l[0].names(), l[1].names())
	return false
}

// together opens the pages of two people; scripts run before their own.
func together(t *testing.T, scripts ...string) pair {
	t.Helper()
	s, err := house()
	must(t, err)
	return both(t, s.URL+"?"+fast, append(scripts, clipboard, stored(brisk))...)
}

// brief are the controls of a setup that make a game short.
var brief = []string{"pots less", "pots less", "pots less"}

// gamesAtOnce are the games that are played at once: for coins, with hidden hands, on a board.
var gamesAtOnce = []string{"knucklebones", "mendax-single", "skiffs"}

// Two browsers play three games at once to their end, through the hidden controls, all over
// one connection. The script that connects pages is loaded only then. With -short they play
// the first: TestGamesAtOnce in rules/games and TestPlayAtOnce in scenes/app play the others.
func TestAtOnce(t *testing.T) {
	l := together(t)
	const loaded = `performance.getEntriesByType("resource").some((e) => e.name.endsWith("/live.js"))`
	for i, game := range gamesAtOnce[:short.Times(1, len(gamesAtOnce))] {
		sits(t, l[0], game, 1, brief...)
		_, err := l[0].Await("live")
		must(t, err)
		if early, err := Eval[bool](l[0], loaded); i == 0 && (early || err != nil) {
			t.Errorf("live.js is loaded before anybody asks for it: %v", err)
		}
		if i == 0 {
			l.connect(t)
		} else {
			await(t, l[0], "live")
		}
		await(t, l[1], "on")
		l.play(t, 0)
		for _, p := range l {
			await(t, p, "hall")
		}
	}
}

// throws has the two pages throw by hand so many times in all, each when it is asked.
func (l pair) throws(t *testing.T, n int) {
	t.Helper()
	for began := time.Now(); n > 0 && time.Since(began) < 5*patience; {
		for _, p := range l {
			if firstOf(t, p, "primary") != "" && n > 0 && p.Press("primary") == nil {
				n--
			}
			must(t, p.stir())
		}
	}
	if n > 0 {
		t.Fatalf("nobody is asked: %q and %q", l[0].names(), l[1].names())
	}
}

// TestThrowsAtOnce has two browsers play Tropa at once, by hand, each by its buttons. In the
// midst of it one page is loaded again: both say that the game waits, and offer no link, and
// it goes on over another connection.
func TestThrowsAtOnce(t *testing.T) {
	l := together(t)
	sits(t, l[0], "tropa", 1)
	l.connect(t)
	await(t, l[1], "on")
	l.throws(t, 3)
	must(t, l[0].Reload())
	for _, p := range l {
		_, err := p.Await("live")
		must(t, err)
		if id := firstOf(t, p, "copy", "send", "file"); id != "" {
			t.Errorf("a game by hand offers %q", id)
		}
	}
	l.connect(t)
	l.play(t, 0)
}

// byLetters goes on by letter for so many letters, and reports whether the game has ended.
func (l pair) byLetters(t *testing.T, letters int) (over bool) {
	t.Helper()
	for n := 0; n < 3000; n++ {
		for i, p := range l {
			switch id := firstOf(t, p, "again", "copy", "on", "primary", "key ", "act "); id {
			case "again":
				return true
			case "copy":
				if letters == 0 {
					return false
				}
				letters--
				openLink(t, l[1-i], letterOf(t, p))
				must(t, p.stir())
				if firstOf(t, l[1-i], "close") != "" { // it has been sent already
					must(t, l[1-i].Press("close"))
				}
			case "":
				must(t, p.stir())
			default:
				p.Press(id) // it may be gone already
				must(t, p.stir())
			}
		}
	}
	t.Fatalf("nothing comes of it: %q and %q", l[0].names(), l[1].names())
	return false
}

// A page that is loaded again breaks the connection. The other says so, the game goes on by
// letter, and it can be played at once again.
func TestConnectionBreaks(t *testing.T) {
	for range 20 {
		if together(t).breaks(t) {
			return
		}
	}
	t.Fatal("every game is over before its connection breaks")
}

// breaks has the connection break in the middle of a game, and reports false if the game was
// over before.
func (l pair) breaks(t *testing.T) bool {
	t.Helper()
	sits(t, l[0], "knucklebones", 1)
	l.connect(t)
	await(t, l[1], "on")
	if l.play(t, 2*time.Second) || l.ended(t) {
		return false
	}
	must(t, l[0].Reload())
	must(t, l[1].Wait(`document.getElementById("said").textContent.includes("The game goes on by letter")`))
	if l.byLetters(t, 2) {
		return false
	}
	at := l
	if firstOf(t, l[0], "live") == "" {
		at = pair{l[1], l[0]}
	}
	if firstOf(t, at[0], "live") == "" {
		return false
	}
	at.connect(t)
	var most time.Duration
	if testing.Short() { // TestAtOnce plays to the end
		most = 2 * time.Second
	}
	at.play(t, most)
	return true
}

// ended reports whether a page shows the result, or leads to it.
func (l pair) ended(t *testing.T) bool {
	t.Helper()
	return slices.ContainsFunc(l[:], func(p *Page) bool {
		list, err := p.Controls()
		must(t, err)
		return slices.ContainsFunc(list, func(c Control) bool { return c.ID == "again" || c.Name == "See the result" })
	})
}

// camera is a script by which a page seems to have a camera, which sees what window.seen
// says, and may be used unless window.barred is set.
const camera = `window.BarcodeDetector = class { async detect() { return window.seen ? [{ rawValue: window.seen }] : []; } };
	navigator.mediaDevices.getUserMedia = async () => {
		if (window.barred) throw new DOMException("no", "NotAllowedError");
		return document.createElement("canvas").captureStream();
	}`

// The answer can be scanned. A person can close the camera, and who may not use it is told.
func TestAnswerIsScanned(t *testing.T) {
	l := together(t, camera)
	sits(t, l[0], "knucklebones", 1)
	await(t, l[0], "live")
	openLink(t, l[1], copied(t, l[0]))
	answer := copied(t, l[1])
	set := func(js string) {
		t.Helper()
		_, err := Eval[bool](l[0], "(("+js+"), true)")
		must(t, err)
	}
	set("window.barred = true")
	must(t, l[0].Press("scan"))
	must(t, l[0].Wait(`document.getElementById("said").textContent.includes("may not use the camera")`))
	set("window.barred = false")
	must(t, l[0].Press("scan"))
	must(t, l[0].Wait(`document.querySelector("#camera[open] video")`))
	set(`document.querySelector("#camera button").click()`)
	must(t, l[0].Wait(`!document.querySelector("#camera")`))
	must(t, l[0].Press("scan"))
	must(t, l[0].Wait(`document.querySelector("#camera[open] video")`))
	set("window.seen = " + fmt.Sprintf("%q", answer))
	await(t, l[1], "on")
}

// peers is a script by which a page keeps its connections in window.peers.
const peers = `window.peers = [];
	window.RTCPeerConnection = class extends RTCPeerConnection { constructor(...how) { super(...how); window.peers.push(this); } }`

// described returns the code of the connection that a page has prepared last, which it shows as
// a picture only.
func described(t *testing.T, p *Page) string {
	t.Helper()
	must(t, p.Wait(`window.peers.at(-1)?.localDescription && document.querySelector('#controls [data-id="leave"]') && document.getElementById("controls").textContent.includes("QR code")`))
	sdp, err := Eval[string](p, "window.peers.at(-1).localDescription.sdp")
	must(t, err)
	code, err := live.Pack(sdp)
	must(t, err)
	return code
}

// A phone takes a seat at a fair's table: it opens the code on the screen, the table's camera
// sees its answer, and both play to the end of a short game, through the hidden controls. Then
// both have forgotten it.
func TestPhoneAtFair(t *testing.T) {
	w, s := ways()[0], launch(t)
	must(t, os.WriteFile(filepath.Join(s.dir, "fair.txt"), []byte("games = knucklebones\nattract = 60\nphones = "+s.url+"\n"), 0o644))
	l := pair{
		fresh(t, s.url+"?kiosk=fair.txt&"+fast, Small, camera, peers),
		fresh(t, s.url+"?"+fast, Small, stored(brisk), peers),
	}
	leaveShow(t, l[0], w)
	sits(t, l[0], "knucklebones", 1, brief...)
	_, err := l[0].Await("scan")
	must(t, err)
	offer := described(t, l[0])
	openLink(t, l[1], s.url+"#k="+offer)
	answer := "a=" + offer[len(offer)-4:] + described(t, l[1])
	must(t, l[0].Press("scan"))
	must(t, l[0].Wait(`document.querySelector("#camera[open] video")`))
	_, err = Eval[string](l[0], fmt.Sprintf("window.seen = %q", answer))
	must(t, err)
	for _, p := range l {
		_, err := p.Await("menu")
		must(t, err)
	}
	l.play(t, 0)
	must(t, l[0].Wait(`window.peers.every((peer) => peer.connectionState === "closed")`))
	for _, p := range l {
		must(t, p.Wait(`!Object.keys(localStorage).some((key) => /^knucklebones\/(apart|phone) /.test(key))`))
		await(t, p, "hall")
	}
}

// Chromium and Firefox play at once with each other, whichever shows the first code. It needs
// the flag -engines firefox.
func TestAtOnceInTwoBrowsers(t *testing.T) {
	if *tried != "firefox" {
		t.Skip("-engines does not name Firefox alone")
	}
	e := engine{"firefox", start(t, "firefox")}
	s, err := house()
	must(t, err)
	t.Log(e.Version())
	for first := range 2 {
		var l pair
		l[first], l[1-first] = e.table(t, "?"+fast, Small), fresh(t, s.URL+"?"+fast, Small, clipboard, stored(brisk))
		_, err = Eval[bool](l[first], "(() => { "+clipboard+"; return true; })()")
		must(t, err)
		sits(t, l[0], "knucklebones", 1)
		l.connect(t)
		await(t, l[1], "on")
		l.play(t, 0)
	}
}

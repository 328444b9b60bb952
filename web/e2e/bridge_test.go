//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

func TestControlsAreReal(t *testing.T) {
	p := open(t, bridge(t).URL, Small)
	controls, err := p.Controls()
	must(t, err)
	want := []Control{
		{ID: "add", Role: "button", Name: "Add one", X: 20, Y: 80, W: 120, H: 44},
		{ID: "switch", Role: "switch", Name: "Sound", Checked: "false", X: 20, Y: 140, W: 120, H: 44},
		{ID: "slider", Role: "slider", Name: "Volume", X: 20, Y: 200, W: 120, H: 44},
		{ID: "barred", Role: "button", Name: "Barred", Disabled: true, X: 20, Y: 260, W: 120, H: 44},
	}
	for i, w := range want {
		if controls[i+1] != w {
			t.Errorf("control %d is %+v, want %+v", i+1, controls[i+1], w)
		}
	}
	must(t, p.Press("Add one"))
	says(t, p, "count 1")
	must(t, p.Press("switch"))
	must(t, p.Wait(`document.querySelector("[data-id=switch]").getAttribute("aria-checked") === "true"`))
	must(t, p.Press("barred"))
	must(t, p.Wait(`[...document.querySelectorAll("#said > *")].at(-2)?.textContent === "It is barred"`))
	if said, err := p.Said(); err != nil || !strings.Contains(said, "That makes 1") {
		t.Errorf("said %q, %v", said, err)
	}
	if title, err := Eval[string](p, "document.title"); err != nil || title != "Bridge · Knucklebones" {
		t.Errorf("title %q, %v", title, err)
	}
}

func TestScreenReaderFindsTheControls(t *testing.T) {
	p := open(t, bridge(t).URL, Small)
	heard, err := p.Heard()
	must(t, err)
	for _, want := range []string{"heading Bridge", "button Add one", "switch Sound", "slider Volume", "button Barred"} {
		if !slices.Contains(heard, want) {
			t.Errorf("%q is not heard; what is: %q", want, heard)
		}
	}
}

// What is painted while the screen is not drawn is painted as it should be: the engine once
// took what it had told the graphics card of one picture for what it was to tell it of the next.
func TestPicturesAreRightThatArePaintedAhead(t *testing.T) {
	p := open(t, bridge(t).URL, Small)
	must(t, p.Press("paint"))
	says(t, p, "painted 6, 0 wrong")
}

// What belongs to the browser does not reach the game.
func TestShortcutsPass(t *testing.T) {
	p := open(t, bridge(t).URL, Small)
	must(t, p.Key("k", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
	must(t, p.Key("k", chromedp.KeyModifiers(chromedp.ModifierAlt)))
	must(t, p.Key(kb.F6))
	must(t, p.Key("k"))
	says(t, p, "keys 1")
}

func TestFingersAndMouse(t *testing.T) {
	p := open(t, bridge(t).URL, Phone)
	for range 2 {
		must(t, p.Tap("add"))
	}
	says(t, p, "count 2")
	must(t, p.Hold("switch", 300*time.Millisecond))
	must(t, p.Wait(`document.querySelector("[data-id=switch]").getAttribute("aria-checked") === "true"`))

	p = open(t, bridge(t).URL, Small)
	must(t, p.Click("add"))
	says(t, p, "count 1")
}

// Twenty short taps after rest: none may be lost, none may count twice.
func TestShortTapsCountOnce(t *testing.T) {
	p := open(t, bridge(t).URL, Coarse)
	for i := range 20 {
		time.Sleep(time.Duration(i%5) * 40 * time.Millisecond)
		must(t, p.Tap("switch"))
		want := []string{"false", "true"}[(i+1)%2]
		must(t, p.Wait(`document.querySelector("[data-id=switch]").getAttribute("aria-checked") === "`+want+`"`))
	}
}

func TestKeyboardAlone(t *testing.T) {
	p := open(t, bridge(t).URL, Small)
	at := func(want string) {
		t.Helper()
		if got, err := p.Focused(); err != nil || got != want {
			t.Fatalf("the focus is on %q, %v; want %q", got, err, want)
		}
	}
	at("canvas")
	must(t, p.Key("x"))
	says(t, p, "keys 1")
	must(t, p.Key(kb.Tab))
	at("add")
	must(t, p.Key(kb.Enter))
	says(t, p, "count 1 keys 1") // Enter on a button is no key of the canvas
	must(t, p.Key("y"))
	says(t, p, "keys 2")
	at("add")
	must(t, p.Key(kb.Tab+kb.Tab))
	at("slider")
	must(t, p.Key(kb.ArrowRight))
	must(t, p.Wait(`document.querySelector("[data-id=slider]").getAttribute("aria-valuetext") === "1"`))
	must(t, p.Key(kb.Tab, chromedp.KeyModifiers(chromedp.ModifierShift)))
	must(t, p.Key(kb.Tab, chromedp.KeyModifiers(chromedp.ModifierShift)))
	at("add")
	must(t, p.Key(kb.Enter))
	must(t, p.Key(kb.Enter))
	says(t, p, "count 3")
	at("") // the button went: the focus is on the title, where nothing acts
	must(t, p.Key(kb.Enter))
	says(t, p, "count 3")
	for range 9 {
		must(t, p.Key(kb.Tab))
	}
	at("crash")
	must(t, p.Key(kb.Tab))
	if got, _ := p.Focused(); got == "crash" {
		t.Error("the last button holds the focus for ever")
	}
}

func TestSavesOutliveThePage(t *testing.T) {
	p := open(t, bridge(t).URL, Small)
	must(t, p.Press("add"))
	must(t, p.Press("add"))
	says(t, p, "count 2")
	must(t, p.Press("save"))
	says(t, p, "saved")
	must(t, p.Reload())
	says(t, p, "count 2")
	says(t, p, "loaded")
}

func TestForbiddenStorageIsSaidAndNotFatal(t *testing.T) {
	p := open(t, bridge(t).URL, Small)
	_, err := Eval[bool](p, `(Storage.prototype.setItem = () => { throw new Error("full") }) && true`)
	must(t, err)
	must(t, p.Press("save"))
	says(t, p, "not saved")
	must(t, p.Press("add"))
	says(t, p, "count 1")
}

func TestAtRestNothingIsDrawn(t *testing.T) {
	p := open(t, bridge(t).URL+"?bench", Small)
	draws := func() float64 {
		n, err := Eval[float64](p, "knucklebones.stats.draws")
		must(t, err)
		return n
	}
	time.Sleep(time.Second)
	before := draws()
	time.Sleep(time.Second)
	if n := draws() - before; n != 0 {
		t.Errorf("%v pictures were drawn in a second of rest", n)
	}
	must(t, p.Press("add"))
	says(t, p, "count 1")
	if draws() == before {
		t.Error("a press did not wake the game")
	}
}

// The engine asks for the pixel ratio once; the picture must follow it.
func TestPixelRatioFollowsZoom(t *testing.T) {
	p := open(t, bridge(t).URL, Small)
	says(t, p, "size 640x480 ratio 1.00")
	must(t, p.Resize(View{320, 240, 2, false}))
	says(t, p, "size 640x480 ratio 2.00")
	must(t, p.Wait(`document.querySelector("canvas").width === 640`))
	must(t, p.Click("add"))
	says(t, p, "pointer 80,102")
	says(t, p, "count 1")
	must(t, p.Resize(View{300, 400, 1.5, false}))
	says(t, p, "size 450x600 ratio 1.50")
}

// spy keeps the sound engines that the page makes.
const spy = `{
	const Context = AudioContext;
	window.made = [];
	window.AudioContext = class extends Context { constructor(o) { super(o); made.push(this); } };
}`

func TestSoundStopsWhenSilent(t *testing.T) {
	p := open(t, bridge(t).URL, Small, spy)
	must(t, p.Click("switch")) // the browser lets a page sound once it is touched
	for range 2 {
		must(t, p.Click("sound"))
		must(t, p.Wait(`made.length === 1 && made[0].state === "running"`))
		must(t, p.Wait(`made[0].state === "suspended"`))
	}
}

// hasty touches twice as soon as the sound engine listens for touches, before it
// can have answered the first.
const hasty = `{
	const listen = document.addEventListener.bind(document);
	const touch = () => document.dispatchEvent(new Event("keyup"));
	document.addEventListener = (name, f) => {
		listen(name, f);
		if (name === "mouseup") setTimeout(() => { touch(); touch(); });
	};
}`

func TestSoundOpensOnceForTwoTouches(t *testing.T) {
	p := open(t, bridge(t).URL, Small, spy+hasty)
	must(t, p.Click("sound"))
	must(t, p.Wait(`made.length === 1 && made[0].state === "running"`))
	must(t, p.Wait(`made[0].state === "suspended"`))
}

// strict makes a page as strict as Safari: a file is opened only by a frame
// that was asked for during a press.
const strict = `{
	const raf = window.requestAnimationFrame.bind(window);
	let answering = false;
	window.requestAnimationFrame = (f) => {
		const answer = answering || window.event?.type === "click";
		return raf((time) => {
			answering = answer;
			f(time);
			answering = false;
		});
	};
	Object.defineProperty(navigator, "userActivation", { value: { isActive: true } });
	HTMLInputElement.prototype.click = () => { window.opened = answering; };
}`

func TestFramesAnswerThePress(t *testing.T) {
	p := open(t, bridge(t).URL, Small, strict)
	_, err := Eval[bool](p, `dispatchEvent(new Event("focus")) && !document.querySelector("[data-id=import]").click()`)
	must(t, err)
	must(t, p.Wait(`window.opened !== undefined`))
	if ok, err := Eval[bool](p, `window.opened`); !ok || err != nil {
		t.Errorf("the frame that opens a file was asked for before the press (%v)", err)
	}
}

func TestFilesAndClipboard(t *testing.T) {
	p := open(t, bridge(t).URL, Small, `{
		const click = HTMLAnchorElement.prototype.click;
		HTMLAnchorElement.prototype.click = function () { window.given = this.download; click.call(this); };
		HTMLInputElement.prototype.click = function () {
			const chosen = new DataTransfer();
			chosen.items.add(new File(["what was played"], "mine.txt"));
			this.files = chosen.files;
			this.dispatchEvent(new Event("change"));
		};
	}`)
	must(t, p.Click("export"))
	must(t, p.Wait(`window.given === "bridge.txt"`))
	must(t, p.Click("import"))
	says(t, p, "opened mine.txt: what was played")
	must(t, p.Click("copy"))
	says(t, p, "copied ") // true, unless another window has the machine's focus
}

// listings shows listings of controls one after the other, of which each names a group and its
// controls by single letters. It returns what is wrong with their order or with the focus, and
// how many elements were taken out and put in again each time.
const listings = `(async (all) => {
	const { show } = await import("./controls.js"), box = document.getElementById("controls");
	const wrong = [], moved = [];
	const watch = new MutationObserver(() => {});
	watch.observe(box, { childList: true, subtree: true });
	const button = (group) => (id) => ({ id, group, role: "button", label: id, X: 0, Y: 0, W: 9, H: 9 });
	for (const groups of all) {
		show({ title: "", screen: 1, asked: 0, controls: groups.flatMap(([group, ...ids]) => ids.map(button(group))) });
		const changes = watch.takeRecords(), nodes = (list) => changes.flatMap((c) => [...c[list]]);
		const removed = new Set(nodes("removedNodes"));
		moved.push(new Set(nodes("addedNodes").filter((el) => removed.has(el))).size);
		const order = [...box.querySelectorAll("[data-id]")].map((el) => el.dataset.id).join(""), want = groups.flatMap((g) => [...g].slice(1)).join("");
		if (order !== want) wrong.push(order + " instead of " + want);
		const f = box.querySelector("[data-id=f]");
		if (moved.length > 1 && f && document.activeElement !== f) wrong.push("the focus has left f in " + want);
		f?.focus();
	}
	return { wrong, moved };
})`

// A screen reader that is told of many moved elements misses what is said meanwhile: where a
// group has to go elsewhere in the order, or goes, the others stay.
func TestFewElementsMove(t *testing.T) {
	type report struct {
		Wrong []string
		Moved []int
	}
	shown := func(all [][]string) report {
		p := open(t, bridge(t).URL, Small)
		said, err := json.Marshal(all)
		must(t, err)
		r, err := Eval[report](p, fmt.Sprintf("%s(%s)", listings, said))
		must(t, err)
		for _, w := range r.Wrong {
			t.Error(w)
		}
		return r
	}
	r := shown([][]string{
		{"1f", "2ab", "3cdeg", "4hi"}, {"1f", "3cdeg", "4hi", "2b"}, {"1f", "2ab", "3cdeg", "4hi"}, {"1f", "3cdeg", "4hi"}, {"1f", "2a", "3cdeg", "4hi"},
	})
	if want := []int{0, 1, 1, 0, 0}; !slices.Equal(r.Moved, want) {
		t.Errorf("elements that move: %v, want %v", r.Moved, want)
	}
	rng := rand.New(rand.NewPCG(1, 1))
	var all [][]string
	for range 300 {
		var groups []string
		for _, g := range rng.Perm(5) {
			letters := []string{"fxyz", "abc", "de", "ghijk", "lm"}[g]
			group := fmt.Sprint(g)
			for _, i := range rng.Perm(len(letters)) {
				if letters[i] == 'f' || rng.IntN(3) > 0 {
					group += letters[i : i+1]
				}
			}
			if len(group) > 1 {
				groups = append(groups, group)
			}
		}
		all = append(all, groups)
	}
	shown(all)
}

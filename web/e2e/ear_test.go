//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
)

// choice plays until there are keys to choose from, and is the page's controls then.
func choice(t *testing.T, p *Page) []Control {
	t.Helper()
	for until := time.Now().Add(patience); time.Now().Before(until); {
		c := next(t, p, todo)
		if strings.HasPrefix(c.ID, "key ") {
			controls, err := p.Controls()
			must(t, err)
			return controls
		}
		before := state(t, p)
		p.Press(c.ID) // it may be gone by now
		settles(t, p, before)
	}
	t.Fatal("nothing is to be chosen")
	return nil
}

// After the question come all choices, the main button, and then the rest; nothing
// that is barred stands between the question and the main button.
func TestOrderOfADecision(t *testing.T) {
	for _, game := range []string{"knucklebones", "oneandtwenty"} {
		t.Run(game, func(t *testing.T) {
			p := quick(t, "?game="+game+"&seed=8&scene=table&players=person,person")
			controls := choice(t, p)
			at := func(id string) int { return slices.IndexFunc(controls, func(c Control) bool { return c.ID == id }) }
			from, to := at("prompt"), at("primary")
			if to < 0 { // nothing is selected yet
				to = at("state")
			}
			if from != 0 || to < 0 || at("state") < to || at("menu") < to || at("undo") >= 0 && at("undo") < to {
				t.Errorf("the order is %q", p.names())
			}
			for i, c := range controls {
				if inside := i > from && i < to; inside && c.Disabled || !inside && strings.HasPrefix(c.ID, "key ") {
					t.Errorf("%q is the %d. control of %q", c.ID, i, p.names())
				}
			}
			if near := at("state") - to; near > 2 {
				t.Errorf("how it stands can be asked for %d controls after the main button", near)
			}
		})
	}
}

// After an act the focus goes to the next question, and Tab from there to the first
// answer; not if it was moved elsewhere meanwhile.
func TestFocusGoesToTheNextDecision(t *testing.T) {
	p := quick(t, "?game=knucklebones&seed=8&scene=table&players=person,person")
	controls := choice(t, p)
	first := controls[slices.IndexFunc(controls, func(c Control) bool { return strings.HasPrefix(c.ID, "key ") })]
	must(t, enter(p, first.ID)) // which selects
	must(t, p.Wait(`document.querySelector("[data-id=primary]")`))
	must(t, enter(p, "primary"))
	must(t, p.Wait(`["prompt", "primary"].includes(document.activeElement.dataset.id)`)) // what was pressed may be of use again
	must(t, p.Wait(`((el) => el?.textContent.startsWith("Throw") && el.ariaDisabled !== "true")(document.querySelector("[data-id=primary]"))`))
	must(t, enter(p, "primary"))
	must(t, p.Wait(`document.activeElement.dataset.id === "prompt" && document.querySelector("[data-id^='key ']")`))
	must(t, p.Key(kb.Tab))
	if at, err := p.Focused(); err != nil || !strings.HasPrefix(at, "key ") {
		t.Errorf("Tab goes from the question to %q (%v)", at, err)
	}

	p = quick(t, "?game=knucklebones&seed=9&scene=table&players=person,person")
	must(t, enter(p, "primary"))
	must(t, focus(p, "menu"))
	choice(t, p)
	must(t, p.Wait("knucklebones.rests()")) // all has been said
	if at, err := p.Focused(); err != nil || at != "menu" {
		t.Errorf("the focus was taken from the menu to %q (%v)", at, err)
	}
}

// turn goes on to where the first turn begins: a number was covered, and the bones are
// thrown again.
func turn(t *testing.T, p *Page) {
	t.Helper()
	for _, c := range choice(t, p) {
		if strings.HasPrefix(c.ID, "key ") {
			must(t, p.Press(c.ID))
			break
		}
	}
	must(t, p.Wait(`document.querySelector("[data-id=primary]")?.textContent.startsWith("Cover")`))
	must(t, p.Press("primary"))
	must(t, p.Wait(`((el) => el?.textContent.startsWith("Throw") && el.ariaDisabled !== "true")(document.querySelector("[data-id=primary]"))`))
}

// order writes down what is said and where the focus goes, in their order, and into how
// many live regions was written more than once.
const order = `(() => {
	window.heard = [], window.twice = 0;
	const said = document.getElementById("said"), known = new Set();
	new MutationObserver((changes) => {
		for (const c of changes) if (c.target !== said && c.addedNodes.length) {
			heard.push(c.target.textContent);
			twice += known.has(c.target);
			known.add(c.target);
		}
	}).observe(said, { childList: true, subtree: true });
	document.addEventListener("focusin", (e) => heard.push("focus " + e.target.dataset.id));
	return true;
})()`

// heardOn is what that has written down.
func heardOn(t *testing.T, p *Page) (lines []string) {
	t.Helper()
	said, err := Eval[string](p, "JSON.stringify(heard)")
	must(t, err)
	must(t, json.Unmarshal([]byte(said), &lines))
	return lines
}

// The result of an act comes first, and then the question, once: by the focus that goes
// there, or said if it does not. Each line has a live region of its own.
func TestResultBeforeQuestion(t *testing.T) {
	for _, focused := range []bool{true, false} {
		t.Run(fmt.Sprintf("with focus %v", focused), func(t *testing.T) {
			p := quick(t, "?game=knucklebones&seed=8&scene=table&players=person,person")
			turn(t, p)
			must(t, p.Wait("knucklebones.rests()")) // all has been said
			_, err := Eval[bool](p, order)
			must(t, err)
			question := "Cover one number."
			if focused {
				question = "focus prompt"
				must(t, enter(p, "primary"))
			} else {
				must(t, p.Press("primary"))
			}
			must(t, p.Wait(`heard.some((line) => line.includes("Cover 1") || line.includes("Cover 2") || line.includes("Cover 3"))`))
			lines := heardOn(t, p)
			result := slices.IndexFunc(lines, func(s string) bool { return strings.Contains(s, "threw") })
			asked := slices.IndexFunc(lines, func(s string) bool { return strings.HasPrefix(s, question) })
			answers := slices.IndexFunc(lines, func(s string) bool {
				return strings.Contains(s, "Cover 1") || strings.Contains(s, "Cover 2") || strings.Contains(s, "Cover 3")
			})
			if result < 0 || asked >= 0 && asked < result || answers < result || focused && (asked < 0 || asked > answers) {
				t.Errorf("heard were %q", lines)
			}
			if n := slices.IndexFunc(lines, func(s string) bool { return strings.HasPrefix(s, "Cover one number.") }); focused && n >= 0 {
				t.Errorf("the question is heard twice: %q", lines)
			}
			if twice, err := Eval[int](p, "twice"); err != nil || twice > 0 {
				t.Errorf("into %d live regions was written again (%v)", twice, err)
			}
		})
	}
}

// So is it when the control that was used is gone with the act: the focus waits.
func TestResultBeforeQuestionWhereAKeyGoes(t *testing.T) {
	p := quick(t, "?game=knucklebones&seed=8&scene=table&players=person,person")
	_, err := Eval[bool](p, order)
	must(t, err)
	controls := choice(t, p)
	must(t, p.Wait(`heard.some((line) => line.includes("Cover 1"))`)) // the question comes last
	_, err = Eval[bool](p, "(heard.length = 0, true)")
	must(t, err)
	key := controls[slices.IndexFunc(controls, func(c Control) bool { return strings.HasPrefix(c.ID, "key ") })]
	must(t, enter(p, key.ID)) // selects it
	must(t, p.Wait(`document.activeElement.ariaPressed === "true"`))
	must(t, p.Key(kb.Enter))
	must(t, p.Wait(`document.activeElement.dataset.id === "prompt" && heard.some((line) => line.includes("covered"))`))
	lines := heardOn(t, p)
	result := slices.IndexFunc(lines, func(s string) bool { return strings.Contains(s, "covered") })
	if asked := slices.Index(lines, "focus prompt"); result < 0 || asked < result {
		t.Errorf("heard were %q", lines)
	}
}

// What had the focus is still there when the focus goes on to a dialog: a screen reader
// that finds it gone says nothing. A moment later it is gone.
func TestDialogComesBeforeItsOpenerGoes(t *testing.T) {
	p := anew(t, "?game=augustus&scene=setup", Small, "")
	_, err := p.Await("seat 1 kind")
	must(t, err)
	must(t, focus(p, "seat 1 kind"))
	_, err = Eval[bool](p, `((had) => { document.addEventListener("focusin", () => { window.there = had.isConnected; }, { once: true }); window.had = had; return true; })(document.activeElement)`)
	must(t, err)
	must(t, p.Key(kb.Enter))
	must(t, p.Wait(`document.activeElement.closest("[role=dialog]")?.ariaLabel === "Who plays seat 1?"`))
	if there, err := Eval[bool](p, "there"); err != nil || !there {
		t.Errorf("what had the focus was gone before the focus came to the dialog (%v)", err)
	}
	if c, err := p.Find("seat 1 kind"); err == nil {
		t.Errorf("%q can still be used", c.Name)
	}
	must(t, p.Wait(`!had.isConnected`))
	must(t, p.Key(kb.Escape))
	must(t, p.Wait(`document.activeElement.dataset.id === "seat 1 kind" && !document.querySelector("#controls [role=dialog]")`))
}

// A rule is text; the words of it that are explained are buttons, called as they are.
func TestRulebookIsReadAndAsked(t *testing.T) {
	p := anew(t, "?game=knucklebones&scene=rulebook", Small, "")
	_, err := p.Await("rule 2")
	must(t, err)
	controls, err := p.Controls()
	must(t, err)
	terms, pot := map[string]string{}, ""
	for _, c := range controls {
		switch {
		case strings.HasPrefix(c.ID, "rule ") && strings.Count(c.ID, " ") == 1:
			if c.Role != "text" || strings.Contains(c.Name, "What it means") {
				t.Errorf("%s %q: %s", c.Role, c.ID, c.Name)
			}
		case strings.HasPrefix(c.ID, "rule "):
			terms[c.Group+": "+c.Name] = c.Role
			if c.Group == "Rule 2" && c.Name == "pot" {
				pot = c.ID
			}
		}
	}
	if terms["Rule 2: ante"] != "button" || terms["Rule 2: pot"] != "button" {
		t.Errorf("the words that are explained are %v", terms)
	}
	must(t, p.Press(pot))
	must(t, p.Wait(`document.activeElement.closest("[role=dialog]")?.textContent.includes("Pot: The coins in the middle")`))
	if said, err := Eval[string](p, `document.querySelector("#controls [role=dialog]").textContent`); err != nil || strings.Contains(said, "Ante:") {
		t.Errorf("the note says %q (%v)", said, err)
	}
}

// On arrival nothing is announced of the game under a resting mouse, nor of how far the
// game's files are.
func TestArrivalIsQuiet(t *testing.T) {
	url, release := held(t)
	p := before(t, url, Small, "")
	_, err := Eval[bool](p, `document.querySelector(".cell").dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))`)
	must(t, err)
	must(t, p.Wait(`document.getElementById("about").textContent`))
	line, err := Eval[string](p, `document.getElementById("about").textContent`)
	must(t, err)
	lines, err := p.Heard()
	must(t, err)
	for _, l := range lines {
		if strings.Contains(l, line) || strings.HasPrefix(l, "progressbar") {
			t.Errorf("heard is %q", l)
		}
	}
	_, err = Eval[bool](p, `window.percent = 0, new MutationObserver(() => {
		const el = document.getElementById("percent");
		if (el.textContent.startsWith("100") && !el.closest("[aria-hidden=true]")) percent++;
	}).observe(document.getElementById("percent"), { childList: true }) ?? true`)
	must(t, err)
	release()
	must(t, p.Ready())
	if n, err := Eval[int](p, "percent"); err != nil || n > 0 {
		t.Errorf("100 %% is heard %d times (%v)", n, err)
	}
}

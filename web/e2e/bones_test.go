//go:build !js

package e2e

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// A finger tells how a hundred throws of one's own bones fell. Setup offers such
// bones, the odds of the game go by them, and they outlive the page.
func TestOwnBonesAreMeasured(t *testing.T) {
	seen := tali.Tally{40, 20, 25, 15}
	weights := map[string]int{}
	seen.Weights().Set(func(id string, v int) { weights[id] = v })
	own, usual := ahead(t, weights), ahead(t, nil)
	if own == usual {
		t.Fatalf("such bones change nothing: %q", own)
	}
	s, err := house()
	must(t, err)
	p := anew(t, "?game=century&scene=setup", View{390, 664, 1, true}, "")
	touch := func(ids ...string) {
		for _, id := range ids {
			c, err := p.Await(id)
			must(t, err)
			must(t, tap(p, c))
		}
	}
	const offered = `[...document.querySelectorAll("#controls [data-id]")].some((e) => e.textContent.includes("As your bones fall"))`
	touch("real")
	_, err = p.Await("answer 4")
	must(t, err)
	if known, _ := Eval[bool](p, offered); known {
		t.Fatal("bones are offered that nobody has measured")
	}
	touch("answer 4")
	count(t, p, seen)
	shoot(t, p, "counted")
	touch("use", "sit")
	shoot(t, p, "table")
	odds(t, p, own)
	shoot(t, p, "odds")

	must(t, p.Go(s.URL+"?game=century&scene=setup&seed=7"))
	must(t, p.Ready())
	touch("real")
	must(t, p.Wait(offered))
	shoot(t, p, "offered")
	touch("answer 4", "sit")
	odds(t, p, own)
}

// count tells of so many throws: twenty of each side by touch, faster than any
// finger, the rest by the page's own controls.
func count(t *testing.T, p *Page, seen tali.Tally) {
	t.Helper()
	const touched = 20
	for i, n := range seen {
		id := fmt.Sprint("side ", tali.Sides[i])
		c, err := p.Await(id)
		must(t, err)
		for k := range n {
			if k < touched {
				must(t, p.Touch(0, c.middle()))
			} else {
				must(t, p.Press(id))
			}
		}
		must(t, p.Wait(fmt.Sprintf(`document.querySelector('#controls [data-id=%q]').outerHTML.includes("seen %d times")`, id, n)))
	}
	must(t, p.Wait(`document.getElementById("controls").textContent.includes("100 throws")`))
}

// ahead is what the lens says of the first throw of a century with such bones: the
// rules' own words.
func ahead(t *testing.T, options map[string]int) string {
	t.Helper()
	g := games.Find("century")
	s, err := session.Begin(g, rules.Setup{Options: options}, []record.Seat{{Kind: record.Person, Colour: "woad"}}, record.Seed{})
	must(t, err)
	reckon := g.Odds(s.Position().View(0), rand.New(rand.NewPCG(1, 1)))
	o, done := reckon(1 << 20)
	for !done {
		o, done = reckon(1 << 20)
	}
	var said []string
	for _, b := range o.Rows[0].Bars {
		said = append(said, text.Plain(b.Text))
	}
	return strings.Join(said, ", ")
}

// odds looks through the lens and sees that it says this.
func odds(t *testing.T, p *Page, want string) {
	t.Helper()
	c, err := p.Await("lens")
	must(t, err)
	must(t, tap(p, c))
	must(t, p.Wait(fmt.Sprintf(`document.getElementById("controls").textContent.includes(%q)`, want)))
}

// shoot takes a picture where pictures are asked for.
func shoot(t *testing.T, p *Page, name string) {
	t.Helper()
	if *film != "" {
		must(t, p.Shoot(filepath.Join(*film, "bones "+name+".png")))
	}
}

//go:build !js

package e2e

import (
	"regexp"
	"strings"
	"testing"
	"time"
)

// Several people share a table that hides something. When the curtain has shut,
// the page holds nothing but who is to come: whatever it held before is gone from
// what was said, from the controls, the title, and the accessibility tree.
func TestCurtainLeavesNothing(t *testing.T) {
	for _, game := range []string{"mendax-single", "boneace"} {
		t.Run(game, func(t *testing.T) {
			p := quick(t, "?game="+game+"&seed=5&scene=table&players=person,person")
			shut := 0
			for end := time.Now().Add(2 * time.Minute); shut < 6 && time.Now().Before(end); {
				if _, err := p.Find("open"); err == nil {
					bare(t, p)
					shut++
					must(t, p.Press("open"))
					must(t, p.Wait(`document.querySelector("[data-id=open]")?.textContent.includes("again")`))
					must(t, p.Press("open"))
					must(t, p.Wait(`!document.querySelector("[data-id=open]")`))
					continue
				}
				controls, err := p.Controls()
				must(t, err)
				if c, ok := todo(controls); ok {
					before := state(t, p)
					if err := p.Press(c.ID); err != nil && there(p, c) {
						t.Fatal(err)
					}
					settles(t, p, before)
				} else {
					must(t, p.stir())
				}
			}
			if shut < 6 {
				t.Errorf("the curtain was seen shut %d times", shut)
			}
		})
	}
}

// bare sees that a page behind the curtain tells whose turn it is, and no more.
func bare(t *testing.T, p *Page) {
	t.Helper()
	lines, err := p.Heard()
	must(t, err)
	source, err := Eval[string](p, `document.title + "\n" + document.documentElement.outerHTML`)
	must(t, err)
	for _, line := range append(lines, source) {
		if found := private.FindString(line); found != "" {
			t.Fatalf("%q is left behind the curtain in %q", found, line)
		}
	}
	for _, line := range lines {
		role, name, _ := strings.Cut(line, " ")
		known := strings.HasPrefix(name, "Hand this to ") || strings.HasPrefix(name, "I am ") || name == "Menu"
		if !known && (role == "button" || role == "group" || role == "heading" || role == "switch") {
			t.Errorf("behind the curtain %q is heard", line)
		}
	}
}

// private is what one person alone is told: a cast under the cup, a card dealt.
var private = regexp.MustCompile(`threw [1346]( [1346])*\.|for you alone|was dealt the`)

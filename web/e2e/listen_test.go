//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
)

// A listener writes down what the page says aloud, and what is done there.
type listener struct{ lines []string }

// tape is what the page said since it was last asked. What it said before the
// first time, it still holds.
const tape = `(() => {
	const said = document.getElementById("said");
	if (!window.tape) {
		window.tape = [...said.children].map((e) => e.textContent).filter(Boolean);
		new MutationObserver((changes) => {
			for (const c of changes) if (c.target !== said) for (const e of c.addedNodes) window.tape.push(e.textContent);
		}).observe(said, {childList: true, subtree: true});
	}
	return JSON.stringify(window.tape.splice(0));
})()`

// hear takes down what was said since it last did.
func (l *listener) hear(p *Page) error {
	wording, err := Eval[string](p, tape)
	if err != nil {
		return err
	}
	var said []string
	err = json.Unmarshal([]byte(wording), &said)
	l.lines = append(l.lines, said...)
	return err
}

// act takes down that a control is used.
func (l *listener) act(c Control) {
	l.lines = append(l.lines, fmt.Sprintf("    [%s]", c.Name))
}

func (l *listener) String() string { return strings.Join(l.lines, "\n") }

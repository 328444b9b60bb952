//go:build !js

package e2e

import "testing"

// The phone's own way back closes what lies over a screen, and goes back one
// screen; from the hall it leaves the page.
func TestBack(t *testing.T) {
	p := visit(t, "?game=knucklebones&scene=setup", Small)
	_, err := p.Await("sit")
	must(t, err)
	must(t, p.Press("book"))
	_, err = p.Await("rule 1")
	must(t, err)
	back := func(want string) {
		t.Helper()
		must(t, p.Wait(`history.state?.deep === true`))
		_, err := Eval[bool](p, `history.back() ?? true`)
		must(t, err)
		if _, err := p.Await(want); err != nil {
			t.Errorf("back leads elsewhere than to %q: %v", want, err)
		}
	}
	back("sit")
	_, err = p.Await("rules")
	must(t, err)
	back("knucklebones")
	must(t, p.Wait(`!history.state?.deep`))
	must(t, p.Press("Settings"))
	_, err = p.Await("volume")
	must(t, err)
	back("knucklebones")
}

// At a table it closes the menu, and then leaves the game.
func TestBackFromATable(t *testing.T) {
	p := visit(t, screens["table"], Small)
	must(t, p.Press("menu"))
	_, err := p.Await("close")
	must(t, err)
	for _, want := range []string{"menu", "knucklebones"} {
		must(t, p.Wait(`history.state?.deep === true`))
		_, err := Eval[bool](p, `history.back() ?? true`)
		must(t, err)
		if _, err := p.Await(want); err != nil {
			t.Errorf("back leads elsewhere than to %q: %v", want, err)
		}
	}
}

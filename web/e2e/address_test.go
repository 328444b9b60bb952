//go:build !js

package e2e

import (
	"strings"
	"testing"
)

// The address may ask for a table; what is wrong in it is told and taken out of
// it, and what is none of ours stays.
func TestAddress(t *testing.T) {
	p := visit(t, "?game=skiffs&scene=setup&shot=x.png&utm=1", Small)
	_, err := p.Await("sit")
	must(t, err)
	must(t, p.Go(strings.Split(address(t, p), "?")[0]+"?game=chess&utm=1"))
	must(t, p.Ready())
	must(t, p.Wait(`location.search === "?utm=1"`))
	if _, err := p.Find("Go to the hall"); err != nil {
		t.Error(err)
	}
}

// A link sets a table; one that cannot be followed is told of and changes nothing.
func TestLinks(t *testing.T) {
	p := visit(t, "#game=skiffs&seats=3", Small)
	_, err := p.Await("seat 3 name")
	must(t, err)
	must(t, p.Wait(`location.hash === ""`))
	_, err = Eval[bool](p, `(location.hash = "g=AQAMa251Y2tsZWJvbmVzAAADAAAAAAAAAAAA", true)`)
	must(t, err)
	must(t, p.Wait(`document.getElementById("said").textContent.includes("This link is damaged")`))
	if _, err := p.Find("seat 3 name"); err != nil {
		t.Error(err)
	}
}

func address(t *testing.T, p *Page) string {
	t.Helper()
	s, err := Eval[string](p, "location.href")
	must(t, err)
	return s
}

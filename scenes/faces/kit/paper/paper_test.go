//go:build !js

package paper

import (
	"bytes"
	"strings"
	"testing"

	"knucklebones/rules/text"
	"knucklebones/sprites/lettering"
)

func pen() *Pen {
	p := NewPen(A4, "Test", "en", text.NewReader(text.English, nil, nil))
	p.NewPage()
	return p
}

// TestMargin: whatever reaches into the margin is an error that says where.
func TestMargin(t *testing.T) {
	for name, draw := range map[string]func(*Pen){
		"a line":   func(p *Pen) { p.Line(20, 20, 201, 20) },
		"a box":    func(p *Pen) { p.Rect(9, 20, 10, 10) },
		"a circle": func(p *Pen) { p.Circle(100, 290, 10) },
		"an arc":   func(p *Pen) { p.Arc(100, 15, 10, 180, 360) },
		"words":    func(p *Pen) { p.Text(195, 100, lettering.Text, Body, "too long for its place") },
	} {
		p := pen()
		if p.Line(10, 10, 200, 287); p.Fault() != nil {
			t.Fatal(p.Fault())
		}
		if draw(p); p.Fault() == nil || !strings.HasPrefix(p.Fault().Error(), "page 1: ") {
			t.Errorf("%s in the margin: %v", name, p.Fault())
		}
		if p.Write(&bytes.Buffer{}) == nil {
			t.Errorf("%s in the margin is written", name)
		}
	}
}

// TestLetters: a letter that no typeface has is an error that names it.
func TestLetters(t *testing.T) {
	p := pen()
	if p.Text(20, 20, lettering.Title, Body, "No 1 is 40\u2009% – “ćĞŐ”"); p.Fault() != nil {
		t.Error(p.Fault())
	}
	if p.Text(20, 20, lettering.Title, Body, "骨"); p.Fault() == nil || !strings.Contains(p.Fault().Error(), "lack '骨'") {
		t.Errorf("a letter of another script: %v", p.Fault())
	}
}

// TestLines: no line of a block is wider than its place, not even of one long word.
func TestLines(t *testing.T) {
	p := pen()
	const w = 40
	list := p.lines(w, lettering.Text, Body, "Some **bold words that go on** to 40\u2009% and knucklebones.example/a/very/long/address/without/spaces")
	var whole strings.Builder
	for _, line := range list {
		if wide := p.length(Body, line); wide > w {
			t.Errorf("%v is %.1f wide", line, wide)
		}
		for _, r := range line {
			whole.WriteString(r.words)
		}
	}
	if got := strings.ReplaceAll(whole.String(), " ", ""); got != "Someboldwordsthatgoonto40\u2009%andknucklebones.example/a/very/long/address/without/spaces" {
		t.Errorf("%d lines: %s", len(list), got)
	}
}

// TestFit: letters shrink to their room, and never grow.
func TestFit(t *testing.T) {
	p := pen()
	if got := p.fitting(100, lettering.Text, Body, "short"); got != Body {
		t.Errorf("size %v", got)
	}
	size := p.fitting(10, lettering.Text, Body, "much longer than one centimetre")
	if wide := p.Width(lettering.Text, size, "much longer than one centimetre"); wide > 10.01 || wide < 9.9 {
		t.Errorf("%.2f wide", wide)
	}
}

// TestBound: hands are not broken, and no short word stands alone at the end.
func TestBound(t *testing.T) {
	for said, want := range map[string]string{
		"It is Venus: 1 3 4 6 beats 6 6 6 6 and all the others": "It is Venus: 1~3~4~6 beats 6~6~6~6 and all the others",
		"account of games, game 12.":                            "account of games, game~12.",
		"12 of 35 casts, 3 or 4, have no name":                  "12 of 35 casts, 3 or 4, have no~name",
		"alone":                                                 "alone",
		"":                                                      "",
	} {
		if got := strings.ReplaceAll(bound(said), "\u00a0", "~"); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

package kiosk

import (
	"testing"
	"time"

	"knucklebones/rules/text"
)

var noon = time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC) // a Monday

// A finger in the corner is not answered for a second; only after three is the
// ring full, and whoever lets go begins anew.
func TestPressIsSlow(t *testing.T) {
	var p Press
	now := noon
	after := func(d time.Duration, held bool) (part float64) {
		for end := now.Add(d); now.Before(end); {
			now = now.Add(50 * time.Millisecond)
			part = p.Tick(now, held)
		}
		return part
	}
	after(time.Minute, false)
	if part := after(950*time.Millisecond, true); part != 0 {
		t.Errorf("after a second %v of the ring is seen", part)
	}
	if part := after(time.Second, true); part < 0.4 || part > 0.6 {
		t.Errorf("after two seconds %v of the ring is full", part)
	}
	after(100*time.Millisecond, false)
	if part := after(2900*time.Millisecond, true); part == 1 || part == 0 {
		t.Errorf("just before three seconds %v of the ring is full", part)
	}
	if part := after(200*time.Millisecond, true); part != 1 {
		t.Errorf("after three seconds %v of the ring is full", part)
	}
	now = now.Add(time.Hour)
	p.Lift()
	if part := p.Tick(now, true); part != 0 {
		t.Error("a clock that jumps fills the ring")
	}
}

// Three wrong tries in a row cost a minute, by the right digits too; a clock that
// is set shortens it by no more than a moment.
func TestLock(t *testing.T) {
	l := Lock{Pin: "4711"}
	now := noon
	l.Tick(now)
	for range 2 {
		if l.Try("1234") || l.Try("4711") != true {
			t.Fatal("the lock is wrong")
		}
	}
	for left := 2; left >= 0; left-- {
		if l.Try("0000") {
			t.Fatal("a wrong number opens it")
		}
		if left > 0 && l.Left() != left {
			t.Errorf("%d tries are left, want %d", l.Left(), left)
		}
	}
	if l.Try("4711") {
		t.Error("it opens at once")
	}
	now = now.Add(time.Hour)
	if wait := l.Tick(now); wait < 58*time.Second {
		t.Errorf("a clock set an hour on leaves %v", wait)
	}
	for range 61 {
		now = now.Add(time.Second)
		l.Tick(now)
	}
	if !l.Try("4711") {
		t.Error("it does not open after a minute")
	}
	if (&Lock{}).Try("") {
		t.Error("a table without a PIN has an operator's page")
	}
}

// The operator's word counts until the table would open by its hours.
func TestWordAgainstHours(t *testing.T) {
	day, err := readHours("mo-fr 09:00-18:00")
	if err != nil {
		t.Fatal(err)
	}
	night, err := readHours("mo 20:00-02:00, tu 20:00-02:00")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		hours Hours
		said  bool
		at    time.Duration // after Monday noon
		until time.Duration
	}{
		{day, false, 0, 21 * time.Hour},
		{day, true, 8 * time.Hour, 21 * time.Hour},
		{night, false, 13 * time.Hour, 32 * time.Hour}, // Tuesday at one, closed till Tuesday at eight in the evening
		{nil, false, 0, 18 * time.Hour},
		{nil, false, 17 * time.Hour, 18 * time.Hour},
	} {
		g := Guard{Config: Usual()}
		g.Config.Open = c.hours
		g.Say(c.said, noon.Add(c.at))
		if want := noon.Add(c.until); !g.Word.Until.Equal(want) {
			t.Errorf("%v: said at %v it counts until %v, want %v", c.hours, c.at, g.Word.Until, want)
		}
		if g.Open(noon.Add(c.at)) != c.said || g.Open(noon.Add(c.until)) != c.hours.At(noon.Add(c.until)) {
			t.Errorf("%v, said %v at %v: it does not count, or too long", c.hours, c.said, c.at)
		}
	}
	g := Guard{Config: Usual()}
	g.Say(false, noon.AddDate(1, 0, 0))
	if !g.Open(noon) {
		t.Error("a word from a clock that was a year ahead counts")
	}
}

// Closed by word it is dark and says till when; on the operator's pages nothing
// closes and nothing is asked.
func TestClosedByWord(t *testing.T) {
	w := watching(t, "09:00-18:00")
	w.touch(AtShow)
	w.after(time.Second, AtDesk)
	w.g.Say(false, w.now)
	w.after(10*time.Minute, AtDesk)
	w.want(t, "at the desk", Played)
	if w.g.Rest() < 9*time.Minute {
		t.Errorf("nobody touched it for %v", w.g.Rest())
	}
	w.after(time.Second, AtShow)
	w.want(t, "closed by word", Dark)
	if s := text.Plain(w.g.Opens(w.now)); s != "Opens again on Tuesday at 09:00." {
		t.Errorf("it says %q", s)
	}
	w.g.Say(true, w.now)
	w.after(time.Second, AtShow)
	w.want(t, "open by word", Showing)
}

// What the operator said outlasts a restart; a file that was changed, and a text
// that cannot be read, count as if nothing was said.
func TestMemory(t *testing.T) {
	c := Usual()
	m := Memory{Volume: 0.25, Of: c.Volume, Word: Word{Open: false, Until: noon}}
	if got := Recall(m.Write(), &c); got.Volume != 0.25 || got.Word.Open || !got.Word.Until.Equal(noon) {
		t.Errorf("%s is %+v", m.Write(), got)
	}
	said := m.Write()
	c.Volume = 0.9
	if got := Recall(said, &c); got.Volume != 0.9 {
		t.Errorf("another file's volume is %v", got.Volume)
	}
	for _, said := range []string{"", "volume loud of 3\nopen", "volume 9 of 0.9\nopen true until x"} {
		if got := Recall([]byte(said), &c); got.Volume != 0.9 || got.Word.counts(noon) {
			t.Errorf("%q is %+v", said, got)
		}
	}
}

// A finger, which comes to another place and presses, brings no pointer; a mouse
// that moves does, until it presses.
func TestPointerHidesFromFingers(t *testing.T) {
	var p Pointer
	for i := range 20 {
		x := float64(100 * i)
		if p.Tick(x, 50, false) || p.Tick(x, 50, true) || p.Tick(x+9, 50, true) || p.Tick(x+9, 50, false) {
			t.Fatal("a finger shows the pointer")
		}
	}
	for i := range 8 {
		p.Tick(float64(i), 9, false)
	}
	if !p.Tick(7, 9, false) {
		t.Error("a mouse that has moved shows none")
	}
	if p.Tick(7, 9, true) || p.Tick(7, 9, false) {
		t.Error("a press does not hide it")
	}
}

//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// A sight is all that a page shows and keeps at one instant.
type sight struct {
	Title    string
	Message  string // in place of the game, with its details
	Said     string
	Controls []Control
	Kept     map[string]string // by key
}

// seeing is the sight after so many milliseconds.
const seeing = `new Promise((go) => setTimeout(go, %d)).then(() => JSON.stringify({
	Title: document.title,
	Message: document.getElementById("message").hidden ? "" : document.getElementById("message").innerText + document.getElementById("trace").textContent,
	Said: [...document.querySelectorAll("#said p")].map((e) => e.textContent).join("\n"),
	Controls: JSON.parse(%s),
	Kept: {...localStorage},
}))`

// look is what the page shows after so many milliseconds.
func (f *finger) look(ms int) (s sight) {
	said, err := Eval[string](f.p, fmt.Sprintf(seeing, ms, list))
	if err == nil {
		err = json.Unmarshal([]byte(said), &s)
	}
	if err != nil {
		f.fail("the page cannot be looked at: %v", err)
	}
	return s
}

// usable are the controls that can be used.
func (s sight) usable() []Control {
	return slices.DeleteFunc(slices.Clone(s.Controls), func(c Control) bool { return c.Role == "text" || c.Role == "heading" })
}

// like reports whether nothing has changed.
func (s sight) like(o sight) bool {
	return s.Title == o.Title && s.Said == o.Said && slices.Equal(s.Controls, o.Controls) && maps.Equal(s.Kept, o.Kept)
}

// patient is how many actions may change nothing before that is looked into.
const patient = 30

// see takes in what the page shows now, and counts what it keeps if that is new.
func (f *finger) see(s sight) {
	was := f.now
	f.now = s
	if !maps.Equal(s.Kept, was.Kept) {
		f.count()
	}
}

// heed sees what an action has led to, and fails if that must not be.
func (f *finger) heed(s sight) {
	was := f.now
	f.see(s)
	f.met[s.Title]++
	f.still++
	if !s.like(was) {
		f.still = 0
	}
	if errs := f.p.Errors(); s.Message != "" || len(errs) > 0 {
		f.fail("the page says %q and complains %q", s.Message, errs)
	}
	if len(s.usable()) == 0 && len(f.look(3000).usable()) == 0 {
		f.fail("nothing can be used")
	}
	if f.still >= patient {
		f.still = 0
		f.answers()
	}
}

// answers fails if nothing that can be used does anything.
func (f *finger) answers() {
	for _, c := range f.now.usable() {
		if err := f.press(c.ID, 1); err != nil {
			f.fail("pressing %q: %v", c.ID, err)
		}
		for range 10 {
			if s := f.look(150); !s.like(f.now) {
				f.see(s)
				return
			}
		}
	}
	f.fail("stuck: nothing answers")
}

// playOn fails if a game on the table does not go on when a plain player, who
// closes what lies over it, does what is to be done.
func (f *finger) playOn() {
	for until := time.Now().Add(patience); ; {
		before := f.now
		if c, ok := f.next(); ok {
			if err := f.press(c.ID, 1); err != nil {
				f.fail("pressing %q: %v", c.ID, err)
			}
		}
		f.see(f.look(150))
		if !f.playing() || f.now.Title != before.Title || f.now.Said != before.Said || !maps.Equal(f.now.Kept, before.Kept) {
			return
		}
		if time.Now().After(until) {
			f.fail("stuck: the game does not go on for a plain player")
		}
	}
}

// playing reports whether a table is seen.
func (f *finger) playing() bool {
	return slices.ContainsFunc(f.now.Controls, func(c Control) bool { return c.ID == "primary" || c.ID == "close" })
}

// next is what a plain player does now.
func (f *finger) next() (Control, bool) {
	for _, c := range f.now.Controls {
		if c.ID == "close" {
			return c, true
		}
	}
	return todo(f.now.Controls)
}

// failure is the file for the picture of a page that failed a test.
func failure(t *testing.T) string {
	return filepath.Join(os.TempDir(), "failed-"+strings.ReplaceAll(t.Name(), "/", "-")+".png")
}

//go:build !js

package e2e

import (
	"errors"
	"strings"
	"time"

	"knucklebones/rules/games"
)

// Games returns the ids of all games, in the order of the hall.
func Games() (ids []string) {
	for _, g := range games.Games() {
		ids = append(ids, g.ID)
	}
	return ids
}

// A Tour goes from the hall to a game's setup, sits down, plays on for a few
// moves and returns to the hall. It calls At at each stop: "setup", "table"
// and, back again, "hall".
type Tour struct {
	Page *Page
	At   func(where string) error
}

// Visit makes the tour of the game with that id: it opens the table, plays and leaves.
func (t Tour) Visit(id string) error {
	steps := []func() error{
		func() error { return t.press(id) },
		func() error { return t.await("sit") },
		func() error { return t.At("setup") },
		func() error { return t.press("sit") },
		func() error { return t.sat() },
		func() error { return t.play(6) },
		func() error { return t.At("table") },
		func() error { return t.openMenu() },
		func() error { return t.leave() },
		func() error { return t.await(id) },
		func() error { return t.At("hall") },
	}
	for _, do := range steps {
		if err := do(); err != nil {
			return err
		}
	}
	return nil
}

// sat waits for the table. If twelve games already wait, the page first asks whether
// the oldest may go; sat agrees.
func (t Tour) sat() error {
	for end := time.Now().Add(patience); ; time.Sleep(100 * time.Millisecond) {
		if _, err := t.Page.Find("menu"); err == nil {
			return nil
		}
		if _, err := t.Page.Find("answer 1"); err == nil {
			t.Page.Press("answer 1") // in vain if it has gone meanwhile
		}
		if time.Now().After(end) {
			return t.await("menu")
		}
	}
}

func (t Tour) await(id string) error {
	_, err := t.Page.Await(id)
	return err
}

func (t Tour) press(id string) error {
	return errors.Join(t.await(id), t.Page.Press(id))
}

// openMenu opens the menu, unless the game is over already, which has another way to the
// hall.
func (t Tour) openMenu() error {
	if t.over() {
		return nil
	}
	return t.press("menu")
}

// over reports whether the game is over.
func (t Tour) over() bool {
	_, err := t.Page.Find("verdict")
	return err == nil
}

// leave chooses "Back to the hall" in the menu, or in the result.
func (t Tour) leave() error {
	if t.over() {
		return t.press("hall")
	}
	for end := time.Now().Add(patience); ; time.Sleep(100 * time.Millisecond) {
		all, err := t.Page.Controls()
		for _, c := range all {
			if strings.HasPrefix(c.Name, "Back to the hall") {
				return t.Page.Press(c.ID)
			}
		}
		if err != nil || time.Now().After(end) {
			return errors.Join(err, errors.New("the menu does not lead back to the hall"))
		}
	}
}

// play presses the control that continues the game, n times.
func (t Tour) play(n int) error {
	for range n {
		time.Sleep(400 * time.Millisecond)
		all, err := t.Page.Controls()
		if err != nil {
			return err
		}
		if use := Next(all); use != "" {
			t.Page.Press(use) // in vain where it has gone meanwhile
		}
	}
	return nil
}

// Next returns the id of the control among all that continues the game, or "" if there
// is none.
func Next(all []Control) (use string) {
	for _, c := range all {
		switch {
		case c.Disabled:
		case c.ID == "primary" || c.ID == "again" || use == "" && (strings.HasPrefix(c.ID, "key ") || strings.HasPrefix(c.ID, "act ")):
			use = c.ID
		}
	}
	return use
}

//go:build !js

package e2e

import (
	"errors"
	"strings"
	"time"

	"knucklebones/rules/games"
)

// Games are the ids of all games, in the order of the hall.
func Games() (ids []string) {
	for _, g := range games.Games() {
		ids = append(ids, g.ID)
	}
	return ids
}

// A Tour goes from the hall to a game's setup, sits down, plays until something was
// thrown, and comes back to the hall. At is told where it is: at "setup", at the
// "table" and in the "hall" again.
type Tour struct {
	Page *Page
	At   func(where string) error
}

// Visit makes the tour of one game.
func (t Tour) Visit(id string) error {
	steps := []func() error{
		func() error { return t.press(id) },
		func() error { return t.await("sit") },
		func() error { return t.At("setup") },
		func() error { return t.press("sit") },
		func() error { return t.await("menu") },
		func() error { return t.play(6) },
		func() error { return t.At("table") },
		func() error { return t.press("menu") },
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

func (t Tour) await(id string) error {
	_, err := t.Page.Await(id)
	return err
}

func (t Tour) press(id string) error {
	return errors.Join(t.await(id), t.Page.Press(id))
}

// leave chooses "Back to the hall" in the menu.
func (t Tour) leave() error {
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

// play presses what goes on with the game n times.
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

// Next is the id of the control that goes on with a game, or empty.
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

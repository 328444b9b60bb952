package app

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/host"
)

// Run opens the window, or the page, and stays until it is closed.
func Run(sh Show) error {
	host.Start()
	h := New()
	if err := h.open(sh); err != nil {
		return err
	}
	if host.Benching() {
		h.Stack.Measure()
	}
	w, hgt := 1280, 800
	if sh.W > 0 {
		w, hgt = sh.W, sh.H
	}
	ebiten.SetWindowSize(w, hgt)
	ebiten.SetWindowTitle("Knucklebones")
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	return ebiten.RunGame(h.Stack)
}

// open shows what the flags ask for, above the hall.
func (h *App) open(sh Show) error {
	if sh.Play != "" {
		return h.play(sh.Play)
	}
	name := sh.Scene
	if name == "" && sh.Game != "" {
		name = "table"
	}
	if h.Stack.Top() == nil {
		h.Stack.Push(h.Hall())
	}
	switch name {
	case "", "hall":
		return nil
	case "settings":
		h.Stack.Push(h.Settings())
		return nil
	case "setup", "rulebook", "table", "results", "lesson":
		return h.openGame(name, sh)
	}
	return fmt.Errorf("there is no scene %q; hall, setup, table, rulebook, lesson, results and settings are", name)
}

func (h *App) openGame(name string, sh Show) error {
	if name == "lesson" {
		return h.openLesson(sh)
	}
	s, err := sh.session()
	if err != nil {
		return err
	}
	switch name {
	case "setup":
		h.Stack.Push(h.Setup(s.Game()))
	case "rulebook":
		h.Stack.Push(h.Rulebook(s.Game()))
	case "table":
		if err := playOn(s, sh.Steps); err != nil {
			return err
		}
		h.Stack.Push(h.table(s, s.Len()))
	case "results":
		if err := playOn(s, s.Game().Longest); err != nil {
			return err
		}
		t := h.table(s, s.Len())
		h.Stack.Push(h.results(s, t.Names()))
	}
	return nil
}

// playOn lets computers play n steps, or to the end.
func playOn(s *session.Session, n int) error {
	for range n {
		turn := s.Turn()
		switch {
		case turn == rules.Nobody:
			return nil
		case turn == rules.Chance:
			if _, err := s.Draw(); err != nil {
				return err
			}
			continue
		}
		level := s.Seats()[turn].Kind
		if level == "person" {
			level = levelOf(s.Game(), int(turn))
		}
		p := opponent.New(s.Game(), level, turn, opponent.Stream(s.Seed(), turn, s.Len()))
		p.Ask(s.Position())
		m, done := p.Step(1 << 20)
		for !done {
			m, done = p.Step(1 << 20)
		}
		if err := s.Play(m); err != nil {
			return err
		}
	}
	return nil
}

// play shows the game that a record holds, from its beginning.
func (h *App) play(file string) error {
	b, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("the record cannot be read: %w", err)
	}
	s, err := session.Resume(string(b), games.Find)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if h.Stack.Top() == nil {
		h.Stack.Push(h.Hall())
	}
	h.Stack.Push(h.watch(s))
	return nil
}

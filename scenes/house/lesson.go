package house

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/session"
	"knucklebones/scenes"
	"knucklebones/scenes/boards"
	"knucklebones/scenes/lesson"
	"knucklebones/scenes/setup"
	"knucklebones/scenes/table"
)

// teach is what opens the lesson of a game, or nil if there is none.
func (h *House) teach(g *rules.Game) func() {
	l := lesson.For(g.ID)
	if l == nil {
		return nil
	}
	return func() {
		s, err := l.Session()
		if err != nil {
			h.Stack.Refuse(err.Error())
			return
		}
		h.Stack.Push(h.taught(l, s))
	}
}

// taught is the table of a lesson. It is never kept: the game that waits in the
// hall goes on waiting.
func (h *House) taught(l *lesson.Lesson, s *session.Session) *table.Table {
	return table.New(h.Stack, s, boards.For(s.Game()), s.Len(), table.Deps{
		Sound: h.sound,
		Coach: l.Coach(),
		Menu:  func(*table.Table) { h.Stack.Pop() },
		Over:  func(*session.Session, []string) { h.apply(s.Game()) },
	})
}

// apply goes from a lesson to a game: back to the table it was left for, or to
// one that is being set, else to a new one.
func (h *House) apply(g *rules.Game) {
	waits := func(sc scenes.Scene) bool {
		switch sc := sc.(type) {
		case *table.Table:
			return !sc.Taught()
		case *setup.Setup:
			return sc.Game() == g
		}
		return false
	}
	if !h.Stack.Unwind(waits) {
		h.Stack.Replace(h.Setup(g))
	}
}

// openLesson shows the lesson of a game after some steps of it.
func (h *House) openLesson(sh Show) error {
	l := lesson.For(sh.Game)
	if l == nil {
		return fmt.Errorf("there is no lesson for the game %q", sh.Game)
	}
	s, err := l.Session()
	if err != nil {
		return err
	}
	if err := playOn(s, sh.Steps); err != nil {
		return err
	}
	h.Stack.Push(h.taught(l, s))
	return nil
}

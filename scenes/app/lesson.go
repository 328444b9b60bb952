package app

import (
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/screens/hall/listing"
	"knucklebones/scenes/screens/lesson"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
)

// teach returns a function that opens the lesson of a game, or nil if it has no lesson.
func (h *App) teach(g *rules.Game) func() {
	l := faces.For(g).Lesson
	if l == nil {
		return nil
	}
	return func() {
		s, err := l.Session(g)
		if err != nil {
			h.Stack.ShowRefusal(text.OfError(err))
			return
		}
		if h.Stack.PopTo(taughtAt) {
			h.Stack.Replace(h.taught(l, s)) // its book was opened: it begins again
			return
		}
		h.Stack.Push(h.taught(l, s))
	}
}

// taughtAt reports whether the scene is the table of a lesson.
func taughtAt(sc scenes.Scene) bool {
	t, ok := sc.(*table.Table)
	return ok && t.Taught()
}

// taught returns the table of a lesson. The lesson is never saved, so that the saved
// games stay as they are.
func (h *App) taught(l *lesson.Lesson, s *session.Session) *table.Table {
	return table.New(h.Stack, s, faces.For(s.Game()).Board(), s.Len(), table.Deps{
		Sound: h.sound,
		Coach: l.Coach(),
		Menu:  func(*table.Table) { h.Stack.Pop() },
		Over: func(*session.Session) {
			h.know(s.Game(), listing.Learned)
			h.apply(s.Game())
		},
	})
}

// apply leaves a lesson for the game itself: the table from which the lesson was
// opened, or a new one, set up as before.
func (h *App) apply(g *rules.Game) {
	waits := func(sc scenes.Scene) bool {
		if s, ok := sc.(*setup.Setup); ok {
			return s.Game() == g
		}
		_, ok := sc.(*table.Table)
		return ok && !taughtAt(sc)
	}
	if !h.Stack.PopTo(waits) {
		h.Stack.Replace(h.Setup(g))
	}
	if s, ok := h.Stack.Top().(*setup.Setup); ok {
		s.Sit()
	}
}

// openLesson opens the lesson of a game and plays some steps of it, for a picture.
func (h *App) openLesson(sh Show) error {
	g, err := Find(sh.Game)
	if err != nil {
		return err
	}
	l := faces.For(g).Lesson
	if l == nil {
		return text.Errorf("there is no lesson for the game {0}", strconv.Quote(sh.Game))
	}
	s, err := l.Session(g)
	if err != nil {
		return err
	}
	if err := playOn(s, sh.Steps); err != nil {
		return err
	}
	h.Stack.Push(h.taught(l, s))
	return nil
}

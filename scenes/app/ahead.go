package app

import (
	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/scenes"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/picture"
)

// An ahead prepares the board of the game that was played last or is being set up: it
// paints the board's pictures in small pieces while nobody sees it, so that the table
// opens at once.
type ahead struct {
	game  *rules.Game
	board *table.Board
	now   outlook            // what was painted for
	paint func() (done bool) // goes on with it; nil once it is done
}

// An outlook holds the values that most pictures of a game's table depend on.
type outlook struct {
	seats       int
	prefs       prefs.Prefs
	w, h, ratio float64
}

// lookAhead paints, while nothing moves, what the table being set up will need, so that
// it opens at once. It reports whether it wants another tick. A painting that has begun
// is always finished.
func (h *App) lookAhead() (more bool) {
	s, _ := h.Stack.Top().(*setup.Setup)
	if !h.Stack.Live() || h.Stack.Moving() {
		return false
	}
	if s == nil && h.ahead.paint == nil {
		if h.Stack.Top() == scenes.Scene(h.hall) {
			h.ahead.drop()
		}
		return false
	}
	return !h.Stack.WorkInTick(func() (done bool) {
		if h.ahead.paint != nil {
			h.ahead.goOn()
			return false
		}
		return s == nil || !h.beginAhead(s)
	})
}

// beginAhead starts painting the table that is being set up, and reports whether it
// did: not if that is painted already or the setup can't be played.
func (h *App) beginAhead(s *setup.Setup) bool {
	g, t, p := s.Game(), s.Table(), h.Stack.Page()
	now := outlook{len(t.Seats), h.Stack.Prefs, p.W, p.H, p.Ratio}
	if h.ahead.game == g && h.ahead.now == now {
		return false
	}
	players, _ := t.Split()
	sess, err := session.Begin(g, t.Setup(), players, newSeed())
	if err != nil {
		return false
	}
	sess.CastOff()
	b := h.ahead.take(g)
	h.ahead.now, h.ahead.paint = now, outline.InPieces(func() { h.sketch(sess, b) })
	return true
}

// sketch draws the first picture of a table unseen, so that board b caches what it
// paints for it.
func (h *App) sketch(s *session.Session, b *table.Board) {
	unseen := h.Stack.HeadlessCopy()
	p := unseen.Page()
	t := table.New(unseen, s, b, s.Len(), table.Deps{})
	defer t.Leave()
	unseen.Push(t)
	img := picture.New(p.W, p.H)
	defer img.Deallocate()
	unseen.Draw(img)
}

// take returns the board of a game, which is cached for the next time in place of the
// last game's. While another game's board is half painted it returns one that isn't
// cached.
func (a *ahead) take(g *rules.Game) *table.Board {
	switch {
	case a.game == g:
		a.finish()
	case a.paint != nil:
		return faces.For(g).Board()
	default:
		a.drop()
		*a = ahead{game: g, board: faces.For(g).Board()}
	}
	b := *a.board
	b.Drop = nil // whoever leaves the table lets go of no picture
	return &b
}

// goOn paints one more shape.
func (a *ahead) goOn() {
	if a.paint() {
		a.paint = nil
	}
}

// finish paints everything that is left.
func (a *ahead) finish() {
	for a.paint != nil {
		a.goOn()
	}
}

// drop frees the cached board, since nobody knows which game comes next.
func (a *ahead) drop() {
	if a.board != nil && a.board.Drop != nil {
		a.board.Drop()
	}
	*a = ahead{}
}

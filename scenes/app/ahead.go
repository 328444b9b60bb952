package app

import (
	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/picture"
)

// ahead paints the table that is being set, in small pieces and where nobody sees
// it: whoever sits down finds it painted.
type ahead struct {
	now   outlook
	board *table.Board
	paint func() (done bool) // goes on with it; nil once it is done
}

// An outlook is what the pictures of a table depend on.
type outlook struct {
	game        *rules.Game
	table       string // as it is set
	prefs       prefs.Prefs
	w, h, ratio float64
}

// lookAhead goes on for a while with painting the table that is being set, if one
// is, while nothing moves. It tells whether it wants another tick. What was begun is
// brought to its end in any case: it cannot be left half done.
func (h *App) lookAhead() (more bool) {
	s, _ := h.Stack.Top().(*setup.Setup)
	if h.Stack.Moving() || s == nil && h.ahead.paint == nil {
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

// beginAhead begins to paint the table that is being set, unless it is painted or
// nobody could sit down at it.
func (h *App) beginAhead(s *setup.Setup) bool {
	g, t, p := s.Game(), s.Table(), h.Stack.Page()
	now := outlook{g, string(t.Write()), h.Stack.Prefs, p.W, p.H, p.Ratio}
	if h.ahead.now == now {
		return false
	}
	sess, err := session.Begin(g, t.Setup(), t.Seats, newSeed())
	if err != nil {
		return false
	}
	sess.CastOff()
	b := h.ahead.take(g)
	h.ahead = ahead{now, b, outline.InPieces(func() { h.sketch(sess, *b) })}
	return true
}

// sketch draws the first picture of a table where nobody sees it: what is painted
// for it the board keeps.
func (h *App) sketch(s *session.Session, b table.Board) {
	b.Drop = nil
	unseen := h.Stack.Unseen()
	p := unseen.Page()
	t := table.New(unseen, s, &b, s.Len(), table.Deps{})
	defer t.Leave()
	unseen.Push(t)
	img := picture.New(p.W, p.H)
	defer img.Deallocate()
	unseen.Draw(img)
}

// take gives away the board of that game, painted or not. One of another game's is
// dropped, unless it is in the midst of being painted.
func (a *ahead) take(g *rules.Game) *table.Board {
	if a.now.game != g {
		if a.paint == nil {
			a.drop()
		}
		return faces.For(g).Board()
	}
	for a.paint != nil {
		a.goOn()
	}
	b := a.board
	*a = ahead{}
	return b
}

// drop lets the pictures go.
func (a *ahead) drop() {
	if a.board != nil && a.board.Drop != nil {
		a.board.Drop()
	}
	*a = ahead{}
}

// goOn paints one shape more.
func (a *ahead) goOn() {
	if a.paint() {
		a.paint = nil
	}
}

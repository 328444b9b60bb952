package album

import (
	"math"
	"strconv"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// A Game is a line of the list of games.
type Game struct {
	Title text.Text
	Line  text.Text // "148 games, 73 won"
	Open  func()    // opens the page of the game
}

// Games is the data of the list of games.
type Games struct {
	Common
	List []Game
}

// A GamesScreen lists the games.
type GamesScreen struct {
	page
	d Games
}

// NewGames returns the list of games.
func NewGames(st *scenes.Stack, d Games) *GamesScreen {
	return &GamesScreen{page: page{st: st, c: d.Common, at: GamesTab}, d: d}
}

// Lay writes a button for each game, the second half at the right of a wide sheet.
func (s *GamesScreen) Lay(p *ui.Page) {
	p.Title = "Your games"
	left, right := s.sheet.Begin(p, s.rail("", ui.Item{}))
	left.Write("Your games", ui.TitleType, ui.Heading)
	left.Write("What each has come to, and its honours", ui.TextType, ui.Words)
	left.Gap(2)
	s.lost(left)
	if s.sheet.Wide() {
		right.Gap(4)
	}
	half := (len(s.d.List) + 1) / 2
	for i, g := range s.d.List {
		f := left
		if i >= half {
			f = right
		}
		s.game(p, f, i, g)
	}
	s.end(p, "Your book")
}

func (s *GamesScreen) game(p *ui.Page, f *sheet.Flow, i int, g Game) {
	w := f.W - 7*p.U // between the margins of the button
	h := math.Max(13*p.U+(p.Text-1)*9*p.U, p.Height(g.Title, w, ui.NameType)+p.Height(g.Line, w, ui.SmallType)+3*p.U)
	p.Add(ui.Item{ID: "game " + strconv.Itoa(i+1), Style: ui.AnswerStyle, Text: g.Title, Small: g.Line, Value: g.Line, Rect: f.TakePx(h), Do: g.Open})
	f.Gap(1.5)
}

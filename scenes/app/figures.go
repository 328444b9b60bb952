package app

import (
	"math"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/album"
	"knucklebones/rules/play/book"
	"knucklebones/rules/play/review"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	pages "knucklebones/scenes/screens/album"
)

// gamePage returns the page of a game in the book.
func (h *App) gamePage(g *rules.Game) scenes.Scene {
	list, _ := h.bookOf(g.ID)
	f, aided := book.FiguresOf(list, false), book.FiguresOf(list, true)
	d := pages.GamePage{
		Common: h.common(), Title: g.Title, Line: gameLine(list, f), Honours: h.honours(album.Honours(g)),
		Play: func() { h.Stack.Replace(h.Setup(g)) }, Motif: motif(g).Draw,
	}
	if aided.Games > 0 {
		d.Aided = text.Of("With the odds lens: {0} games, {1} won. They are not in the figures.", aided.Games, pages.Wins(aided.Won))
	}
	for _, a := range f.Against {
		l := pages.Level{Name: rules.Level{ID: a.Level}.Word(), Played: a.Games, Won: a.Won, Expected: -1}
		if a.Games >= book.Enough {
			l.Expected, l.Range = a.Expected, a.Range
		}
		d.Levels = append(d.Levels, l)
	}
	d.Luck, d.Decisions, d.Unit = charts(f.Last)
	return pages.NewGame(h.Stack, d)
}

// gameLine returns a line of totals for a game: "148 games, 73 won. Best result: 22."
func gameLine(list book.List, f book.Figures) text.Text {
	if f.Games == 0 {
		return "Not played yet"
	}
	said := []text.Text{text.Of("{0} games, {1} won.", f.Games, pages.Wins(f.Won))}
	if f.Best >= 0 {
		switch e := &list[f.Best]; {
		case e.Unit == review.Points:
			said = append(said, text.Of("Best result: {0}.", max(e.Gain, -e.Gain)))
		case e.Gain > 0:
			said = append(said, text.Of("Most won: {0}.", text.Coins(e.Gain)))
		}
	}
	if f.Longest >= 0 {
		said = append(said, text.Of("Longest: {0} throws.", list[f.Longest].Casts))
	}
	return text.Sentences(said...)
}

// charts returns the charts of luck and decisions of the last games, nil where they are
// unknown, and their unit. Only games in the unit of the last one are included.
func charts(last []book.Entry) (luck, decisions *pages.Chart, unit text.Text) {
	if len(last) == 0 {
		return nil, nil, ""
	}
	of := last[len(last)-1].Unit
	add := func(c **pages.Chart, f book.Figure) {
		if !f.Known {
			return
		}
		if *c == nil {
			*c = &pages.Chart{}
		}
		(*c).Games = append((*c).Games, float64(f.Hundredths)/100)
		(*c).About = (*c).About || !f.Exact
	}
	for i := range last {
		if e := &last[i]; e.Unit == of {
			add(&luck, e.Luck)
			add(&decisions, e.Decisions)
		}
	}
	return luck, decisions, [...]text.Text{review.Coins: "coins", review.Points: "", review.Wins: "wins"}[of]
}

// askBones opens a note on how all bones thrown by people here fell, compared with what
// is expected.
func (h *App) askBones() {
	var lists []book.List
	for _, g := range games.Games() {
		list, _ := h.bookOf(g.ID)
		lists = append(lists, list)
	}
	b := book.BonesOf(lists...)
	q := &sheet.Question{Title: "How your bones fell", Note: b.Text()}
	for k, side := range tali.Sides {
		if b.All() > 0 {
			q.Lines = append(q.Lines, text.Of("Side {0}: {1} times, expected {2}", side, text.Grouped(b.Fell[k]), text.Grouped(int(math.Round(b.Expected[k])))))
		}
	}
	h.askOver(q)
}

// sampleBook returns made-up figures of a game, for a picture of its page.
func sampleBook(now time.Time) (list book.List) {
	level := []string{"easy", "medium", "hard"}
	for i := range 148 {
		e := book.Entry{When: now.Unix()/60 - int64(148-i)*600, Others: []string{level[i%3]}, Casts: 40 + i%17, Unit: review.Coins, Gain: i%9 - 4}
		e.ID[0], e.ID[1] = byte(i), byte(i>>8)
		if i*i%7 < 4-i%3 {
			e.Share = book.Whole
		}
		e.Luck = book.Figure{Known: true, Exact: true, Hundredths: int(150 * math.Sin(float64(i)*0.7))}
		e.Decisions = book.Figure{Known: true, Exact: true, Hundredths: -(i * i * 7 % 90) * (i % 3 % 2)}
		list.Add(e)
	}
	return list
}

// figuresOf returns the figures of a game in the book, from games played without the
// odds lens.
func (h *App) figuresOf(g *rules.Game) book.Figures {
	list, _ := h.bookOf(g.ID)
	return book.FiguresOf(list, false)
}

// gameSummary returns the line for a game in the book's list of games.
func gameSummary(f book.Figures, earned, honours int) text.Text {
	said := text.Of("{0} of {1} honours.", earned, honours)
	if f.Games == 0 {
		return said
	}
	return text.Sentences(text.Of("{0} games, {1} won.", f.Games, pages.Wins(f.Won)), said)
}

package app

import (
	"slices"

	"knucklebones/rules/games"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/album"
	"knucklebones/rules/play/book"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	pages "knucklebones/scenes/screens/album"
	"knucklebones/sprites/thing"
)

// bookAt returns the screen of a part of the book.
func (h *App) bookAt(t pages.Tab) scenes.Scene {
	switch t {
	case pages.GamesTab:
		return pages.NewList(h.Stack, h.gamesList())
	case pages.EveningsTab:
		return pages.NewList(h.Stack, h.eveningsList())
	case pages.HonoursTab:
		return pages.NewHonours(h.Stack, h.honoursData())
	}
	return pages.New(h.Stack, h.throwsData())
}

// common returns the actions and notes that all screens of the book share.
func (h *App) common() pages.Common {
	c := pages.Common{Fair: h.askBones, Open: func(t pages.Tab) {
		if _, page := h.Stack.Top().(*pages.GameScreen); page {
			h.Stack.Pop() // to the list of games
		}
		h.Stack.Replace(h.bookAt(t))
	}}
	if h.live {
		c.Keep = func() { h.Stack.Push(h.Settings()) }
	}
	if h.unwritten {
		c.Lost = unsavedBook
		if host.FlagsFromAddress() {
			c.Allow = h.askAllow
		}
	}
	return c
}

// unsavedBook says what is lost where nothing can be stored.
const unsavedBook text.Text = "This browser doesn’t let us save. Your book ends when you close the page."

// askAllow tells how a browser can be made to store what the page keeps.
func (h *App) askAllow() {
	h.askOver(&sheet.Question{Title: "How to allow it", Lines: []text.Text{
		"In a private window nothing is kept. Open this page in an ordinary one.",
		"Otherwise look for “cookies and site data” in the settings of your browser, and allow them for this page. Then load it again.",
	}})
}

// askOver opens a question over the screen that is shown, if that can show one.
func (h *App) askOver(q *sheet.Question) {
	if over, ok := h.Stack.Top().(asker); ok {
		q.Close = func() { over.Ask(nil) }
		over.Ask(q)
	}
}

// throwsData returns the album of casts for its screen.
func (h *App) throwsData() pages.Throws {
	d := pages.Throws{Common: h.common()}
	rarest, any := h.album.Rarest()
	for _, c := range album.Casts() {
		group := &d.Unnamed
		switch r := tali.Classify(c); {
		case r.Senio():
			group = &d.Senio
		case r != tali.Unnamed:
			group = &d.Named
		}
		cell := h.cell(c)
		*group = append(*group, cell)
		if any && c == rarest {
			d.Rarest = &cell
		}
	}
	if any {
		d.Share = h.shareAlbum
	}
	return d
}

// cell returns a cast of the album for its screen.
func (h *App) cell(c tali.Hand) pages.Cell {
	have := h.album.Cast(c)
	cell := pages.Cell{Name: cellName(c), OneIn: album.OneIn(c), Times: have.Times, New: have.Times > 0 && have.First.Day == day(h.now()), Open: func() { h.askCast(c) }}
	sides := c.Sides(nil)
	slices.Reverse(sides)
	copy(cell.Sides[:], sides)
	return cell
}

// askCast opens a note on a cast of the album: when and in which game it was first
// found, how often, and how rare it is, with a button that shows the throw.
func (h *App) askCast(c tali.Hand) {
	have := h.album.Cast(c)
	q := &sheet.Question{Title: text.Raw(figures(c))}
	if tali.Classify(c) != tali.Unnamed {
		q.Title = text.Of("{0}: {1}", cellName(c), text.Raw(figures(c)))
	}
	odds := text.Of("It comes up about once in {0} throws of four bones.", text.Grouped(album.OneIn(c)))
	if have.Times == 0 {
		q.Note = odds
		h.askOver(q)
		return
	}
	q.Note = text.Sentences(text.Of("First found on {0} in {1}.", date(have.First.Day), titleOf(have.First.Game)), text.Of("Found {0} times.", have.Times), odds)
	s := h.proof(have.First)
	if s == nil {
		q.Note = text.Sentences(q.Note, "That game is too long to be shown.")
		h.askOver(q)
		return
	}
	for _, t := range album.Throws(s) {
		if t.Hand == c {
			q.Offer("Show this throw", "", false, func() { h.showStep(s, t.Step) })
			break
		}
	}
	h.askOver(q)
}

// titleOf returns the title of a game by its id.
func titleOf(id string) text.Text {
	if g := games.Find(id); g != nil {
		return g.Title
	}
	return text.Raw(id)
}

// proof returns the game that an entry of the album links to; nil if it has no link or
// that can't be read.
func (h *App) proof(e album.Entry) *session.Session {
	if e.Link == "" {
		return nil
	}
	s, err := session.FromLink(e.Link, games.Find)
	if err != nil {
		return nil
	}
	return s
}

// showStep opens a game just before a step, plays that step and pauses.
func (h *App) showStep(s *session.Session, step int) {
	w := h.watch(s)
	h.Stack.Push(w)
	at, _ := slices.BinarySearch(w.stops, step+1)
	w.seek(at - 1)
	w.next()
}

// shareAlbum sends the counter and the rarest cast.
func (h *App) shareAlbum() {
	found, _ := h.album.Count()
	c, _ := h.album.Rarest()
	h.sendText("Your book", h.Stack.Page().Words(text.Of("Knucklebones: I have found {0} of the {1} throws of four bones. The rarest is {2}, one in {3}.",
		found, album.All, text.Raw(figures(c)), text.Grouped(album.OneIn(c)))))
}

// sendText sends a text to somebody, with the address of the page on a line of its own.
func (h *App) sendText(title text.Text, said string) {
	if at := host.Address(); at != "" {
		said += "\n" + at
	}
	host.Share(h.Stack.Page().Words(title), said, "", h.sentText)
}

// sentText shows whether a text was sent or copied.
func (h *App) sentText(ok bool) {
	if ok {
		h.Stack.Toast("Sent or copied.", true)
		return
	}
	h.Stack.ShowRefusal("This can’t be sent or copied here.")
}

// honoursData returns all honours for their screen.
func (h *App) honoursData() pages.Honours {
	d := pages.Honours{Common: h.common(), Chapters: []pages.Chapter{{Title: "In any game", Honours: h.honours(album.Across())}}}
	for _, g := range games.Games() {
		if len(g.Honours) > 0 {
			d.Chapters = append(d.Chapters, pages.Chapter{Title: g.Title, Honours: h.honours(album.Honours(g))})
		}
	}
	return d
}

// honours returns honours for a screen.
func (h *App) honours(list []album.Honour) (all []pages.Honour) {
	for i := range list {
		a := &list[i]
		have := h.album.Honour(a.Key())
		merit := thing.Unearned
		switch {
		case have.Filled:
			merit = thing.Filled
		case have.Times > 0:
			merit = thing.Outlined
		}
		all = append(all, pages.Honour{
			ID: a.Key(), Title: a.Title, Says: a.Says, Figure: a.Figure, Merit: merit, Times: have.Times,
			Open: func() { h.askHonour(a) },
		})
	}
	return all
}

// askHonour opens a note on an honour: when and in which game it was earned, with a
// button that shows the step that proves it.
func (h *App) askHonour(a *album.Honour) {
	have := h.album.Honour(a.Key())
	q := &sheet.Question{Title: a.Title, Note: a.Says}
	if have.Times == 0 {
		h.askOver(q)
		return
	}
	earned := text.Of("Earned on {0} in {1}.", date(have.Proof.Day), titleOf(have.Proof.Game))
	if !have.Filled {
		earned = text.Sentences(earned, "The odds lens was on. Earn it without, and its disc is filled.")
	}
	q.Note = text.Sentences(a.Says, earned, text.Of("Earned {0} times in all.", have.Times))
	if s := h.proof(have.Proof); s != nil {
		if step, ok := a.Proof(s); ok {
			q.Offer("Show how", "", false, func() { h.showStep(s, step) })
		}
	} else {
		q.Note = text.Sentences(q.Note, "That game is too long to be shown.")
	}
	h.askOver(q)
}

// gamesList returns the games for their list.
func (h *App) gamesList() pages.List {
	d := pages.List{Common: h.common(), At: pages.GamesTab, Kind: "game", Head: "Your games", About: "What each has come to, and its honours"}
	for _, g := range games.Games() {
		list := h.honours(album.Honours(g))
		earned := 0
		for _, a := range list {
			if a.Times > 0 {
				earned++
			}
		}
		d.Lines = append(d.Lines, pages.Line{Title: g.Title, About: gameSummary(h.figuresOf(g), earned, len(list)), Open: func() { h.Stack.Push(h.gamePage(g)) }})
	}
	return d
}

// openBook opens a part of the book for a picture, with made-up or with real entries.
func (h *App) openBook(name string, sh Show) error {
	if !h.live {
		h.album, h.books, h.evenings = sampleAlbum(h.now()), map[string]book.List{}, sampleEvenings(h.now())
		if sh.Game != "" {
			h.books[sh.Game] = sampleBook(h.now())
		}
	}
	switch name {
	case "album":
		h.Stack.Push(h.bookAt(pages.ThrowsTab))
	case "book-games":
		h.Stack.Push(h.bookAt(pages.GamesTab))
	case "book-evenings":
		h.Stack.Push(h.bookAt(pages.EveningsTab))
	case "honours":
		h.Stack.Push(h.bookAt(pages.HonoursTab))
	default:
		g, err := Find(sh.Game)
		if err != nil {
			return err
		}
		h.Stack.Push(h.gamePage(g))
	}
	return nil
}

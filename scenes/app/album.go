package app

import (
	"slices"
	"strconv"
	"time"

	"knucklebones/rules/games"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/album"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	pages "knucklebones/scenes/screens/album"
	"knucklebones/scenes/screens/hall"
)

// albumKey is the storage key of the album of casts and honours.
const albumKey = "album"

// loadAlbum reads the album. It is empty where nothing is kept.
func loadAlbum() *album.Album {
	said, _ := host.Load(albumKey)
	return album.Read(string(said))
}

// keepAlbum stores the album and reports whether that worked. An album of a newer version
// stays as it is.
func (h *App) keepAlbum() bool {
	return !h.album.Newer() && host.Save(albumKey, []byte(h.album.Text())) == nil
}

// day returns the date of a time as the album stores it.
func day(t time.Time) string { return t.Format("2006-01-02") }

// months are the names of the months, short.
var months = [...]text.Text{"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"}

// date returns a day of the album in words: "24 Nov 2026".
func date(day string) text.Text {
	t, err := time.Parse("2006-01-02", day)
	if err != nil {
		return text.Raw(day)
	}
	return text.Of("{0} {1} {2}", t.Day(), months[t.Month()-1], text.Verbatim(strconv.Itoa(t.Year())))
}

// enterAlbum adds to the album what people have thrown and earned so far in a game, and
// returns a sentence about what is new in it; empty if nothing is. aided says that a
// person has seen odds.
func (h *App) enterAlbum(s *session.Session, aided bool) text.Text {
	if h.kiosk != nil || h.album.Newer() {
		return ""
	}
	e, ok := album.EntryOf(s, day(h.now()), aided)
	if !ok {
		return ""
	}
	news := h.album.Enter(e)
	h.unwritten = !h.keepAlbum() // then the album lasts as long as the visit
	return newInBook(news)
}

// toldMost is the most honours of a game for which the result has room to say what each was
// earned for.
const toldMost = 2

// newInBook returns what is new in the book: the honours and the casts.
func newInBook(n album.News) text.Text {
	var honours, casts []text.Text
	for _, key := range n.Honours {
		a := honourOf(key)
		switch {
		case a == nil:
		case len(n.Honours) > toldMost:
			honours = append(honours, a.Title)
		default:
			honours = append(honours, text.Of("{0} ({1})", a.Title, text.Heading(a.Says)))
		}
	}
	for _, c := range n.Casts {
		casts = append(casts, castName(c))
	}
	return text.Sentences(
		news(honours, "Honours earned: {0}.", "Honours earned: {0} and {1} more."),
		news(casts, "New throws in your book: {0}.", "New throws in your book: {0} and {1} more."),
	)
}

// news returns a sentence with each of these names once and three at most: one of the two
// keys, the second if there are more; empty if there is none.
func news(list []text.Text, all, more text.Text) text.Text {
	const most = 3
	var names []text.Text
	for _, name := range list {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	switch {
	case len(names) == 0:
		return ""
	case len(names) > most:
		return text.Of(more, text.Commas(names[:most]...), len(names)-most)
	}
	return text.Of(all, text.Commas(names...))
}

// honourOf returns the honour with that key, or nil if this version has none.
func honourOf(key string) *album.Honour {
	for _, a := range allHonours() {
		if a.Key() == key {
			return &a
		}
	}
	return nil
}

// allHonours returns all honours, those of several games first.
func allHonours() []album.Honour {
	list := album.Across()
	for _, g := range games.Games() {
		list = append(list, album.Honours(g)...)
	}
	return list
}

// castName returns what a cast is called in a list: "Venus", or its sides as they lie on a table,
// "1 3 6 6".
func castName(h tali.Hand) text.Text {
	if tali.Classify(h) == tali.Venus {
		return "Venus"
	}
	return text.Of("{0}", h)
}

// figures returns the sides of a cast, the highest first: "6431".
func figures(h tali.Hand) string {
	said := ""
	for _, side := range slices.Backward(h.Sides(nil)) {
		said += strconv.Itoa(side)
	}
	return said
}

// cellName returns the name of a cast below its picture.
func cellName(h tali.Hand) text.Text {
	switch r := tali.Classify(h); {
	case r == tali.Venus:
		return "Venus"
	case r == tali.Canis:
		return "Canis"
	case r.Vulture():
		return "Vultures"
	case r.Senio():
		return text.Of("Senio {0}", r.Total())
	}
	return ""
}

// takeAlbum merges the album of another device into this one's, and reports whether
// anything was new.
func (h *App) takeAlbum(said string) (grown bool, err error) {
	other := album.Read(said)
	switch {
	case other.Newer():
		return false, errNewer
	case h.album.Newer() || !h.album.Merge(other):
		return false, nil
	case !h.keepAlbum():
		return true, errRoom
	}
	return true, nil
}

// bookSlip returns the slip in the hall that leads to the book.
func (h *App) bookSlip() hall.Slip {
	s := hall.Slip{ID: "book", Title: "Your book", Line: "Nothing in it yet", Short: "Empty", Open: func() { h.Stack.Push(h.bookAt(pages.ThrowsTab)) }}
	if found, _ := h.album.Count(); found > 0 {
		s.Line, s.Short = text.Of("{0} of {1} throws", found, album.All), text.Of("{0} of {1}", found, album.All)
	}
	return s
}

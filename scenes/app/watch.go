package app

import (
	"math"
	"slices"

	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// A watcher is the table at which a game is watched: it plays by itself or event by
// event, forwards and back, and one may play on from any event.
type watcher struct {
	*table.Table
	app    *App
	s      *session.Session
	stops  []int // steps before which an event begins; the last is the end
	paused bool
	until  int    // the step before which it pauses, or 0
	result func() // shows the result of the game, at its end
}

// watch opens a game, to be watched from its beginning.
func (h *App) watch(s *session.Session) *watcher {
	w := &watcher{app: h, s: s.Clone(), stops: s.Stops()}
	w.result = func() { h.over(w.s) }
	w.Table = table.New(h.Stack, w.s, faces.For(s.Game()).Board(), 0, table.Deps{Sound: h.sound, Over: func(*session.Session) { w.result() }, Menu: w.menu, Watch: w.layRow})
	return w
}

// watchAt is like watch, at the event of a step.
func (h *App) watchAt(s *session.Session, step int) *watcher {
	w := h.watch(s)
	event, _ := slices.BinarySearch(w.stops, step)
	w.seek(event)
	return w
}

// event returns the index, from 0, of the event that is shown.
func (w *watcher) event() int {
	at, found := slices.BinarySearch(w.stops, w.Seen())
	if !found {
		at--
	}
	return at
}

// Tick advances the table unless the watcher has paused it or the end is reached.
func (w *watcher) Tick() bool {
	if w.paused || w.Shown() && !w.s.Over() {
		return false
	}
	busy := w.Table.Tick()
	if w.until > 0 && w.Seen() >= w.until {
		w.paused, w.until = true, 0
		w.app.Stack.Invalidate()
	}
	return busy
}

// seek jumps to the moment before an event, and pauses.
func (w *watcher) seek(event int) {
	w.Jump(w.stops[max(0, min(event, len(w.stops)-1))])
	w.paused, w.until = true, 0
	w.app.Stack.Invalidate()
}

// back jumps to the start of the present event, or to the event before it, and pauses.
func (w *watcher) back() {
	at := w.event()
	if w.Seen() == w.stops[at] {
		at--
	}
	w.seek(at)
}

// next plays one event and then pauses.
func (w *watcher) next() {
	w.until = w.stops[min(w.event()+1, len(w.stops)-1)]
	w.paused = false
	w.app.Stack.Invalidate()
}

// play pauses or continues; at the end it starts from the beginning.
func (w *watcher) play() {
	if w.Shown() {
		w.seek(0)
		w.paused = true
	}
	w.paused, w.until = !w.paused, 0
	w.app.Stack.Invalidate()
}

// layRow lists the controls of watching from left to right in a row. If the row is too
// short, the slider lies above it, and the last button is in the menu.
func (w *watcher) layRow(p *ui.Page, row ui.Rect) {
	p.Group("Watching")
	defer p.Group("")
	u, icon := p.U, 12*p.U
	on := w.last()
	others := (3*13.5 + 24) * u
	button := math.Min(p.ButtonWidth(&on), math.Max(30*u, row.W-others))
	short := row.W < button+others
	if short {
		at, end := ui.Rect{X: row.X, Y: row.Y - 13*u, W: row.W, H: 11 * u}, ui.Rect{}
		if w.over() {
			at, end = at.CutLeft(row.W - math.Min(button, row.W*0.6))
			at.W -= 1.5 * u
			on.Rect = end
		}
		w.laySlider(p, at)
		icon = (row.W - 3*u) / 3
	}
	for _, it := range w.steps() {
		it.Rect, row = row.CutLeft(icon)
		row.X, row.W = row.X+1.5*u, row.W-1.5*u
		p.Add(it)
	}
	if !short {
		var at ui.Rect
		at, row = row.CutLeft(row.W - button - 1.5*u)
		w.laySlider(p, at)
		row.X, row.W = row.X+1.5*u, row.W-1.5*u
	}
	if !short {
		on.Rect = row
	}
	if !short || w.over() {
		p.Add(on)
	}
}

// steps returns three buttons: previous event, play or pause, next event.
func (w *watcher) steps() []ui.Item {
	play := ui.Item{ID: "play", Style: ui.SecondStyle, Icon: "pause", Label: "Pause", Key: 'p', Do: w.play}
	switch {
	case w.Shown():
		play.Icon, play.Label = "replay", "From the beginning"
	case w.paused:
		play.Icon, play.Label = "play", "Go on"
	}
	return []ui.Item{
		{ID: "back event", Style: ui.SecondStyle, Icon: "back", Label: "Previous event", Key: 'b', Do: w.back}, play,
		{ID: "next event", Style: ui.SecondStyle, Icon: "skip", Label: "Next event", Key: 'n', Do: w.next, Disabled: w.Shown(), Why: "This is the end of the game."},
	}
}

// last returns the last of the buttons with which somebody watches a game: "See the
// result" where the end of a finished game is shown; elsewhere "Practise from here", which
// begins a practice game before the event that is shown.
func (w *watcher) last() ui.Item {
	if w.over() {
		return ui.Item{ID: "result", Style: ui.PrimaryStyle, Text: "See the result", Keyed: true, Do: w.result}
	}
	return ui.Item{ID: "play on", Style: ui.SecondStyle, Text: "Practise from here", Do: w.playOn}
}

// over reports whether the end of a finished game is shown.
func (w *watcher) over() bool { return w.Shown() && w.s.Over() }

func (w *watcher) laySlider(p *ui.Page, at ui.Rect) {
	last := len(w.stops) - 1
	it := ui.Item{ID: "event", Role: ui.Slider, Style: ui.SliderStyle, Label: "Event", Value: text.Of("{0} of {1}", w.event(), last), Rect: at}
	it.Amount = float64(w.event()) / float64(max(1, last))
	it.Slide = func(amount float64) { w.seek(int(amount*float64(last) + 0.5)) }
	p.Add(it)
}

// playOn begins a practice game from the event that is shown.
func (w *watcher) playOn() {
	if !w.app.admits(w.s.Game()) {
		return
	}
	s := w.s.Until(w.stops[w.event()])
	s.StartPractice()
	t := w.app.table(s, s.Len())
	w.app.Stack.Replace(t)
	w.app.keep(t, 0, s.Len()+1)
	w.app.Stack.Toast("You are playing on from here, for practice.", true)
}

// menu shows the dialog with the choices of a person who watches, such as to play on.
func (w *watcher) menu(t *table.Table) {
	h := w.app
	q := &sheet.Question{Title: w.s.Game().Title, Close: func() { t.Ask(nil) }}
	q.Offer("Practise from here", "A practice game, since you may know how the bones will fall", false, w.playOn)
	q.Offer("From the beginning", "", false, func() { w.seek(0); w.play() })
	q.Offer("Rules", "", false, func() { h.Stack.Push(h.Rulebook(w.s.Game())) })
	q.Offer("What happened", "", false, t.ShowLog)
	if h.kiosk == nil { // a visitor takes no file home
		q.Offer("Send this game", "As a link that contains the whole game", false, func() { t.Ask(h.send(w.s, t.Ask)) })
		h.offerSave(q, w.s)
	}
	q.Offer("Stop watching", "", false, h.Stack.Pop)
	t.Ask(q)
}

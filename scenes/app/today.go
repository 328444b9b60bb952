package app

import (
	"math"
	"slices"
	"strings"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/review"
	"knucklebones/rules/play/session"
	"knucklebones/rules/play/today"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/screens/hall"
	screen "knucklebones/scenes/screens/today"
)

// A try at Today's throw is any game with the seed, the rules and the seats of its day. The
// one that is finished first counts, if it is finished on its day: whoever has begun it
// before midnight and comes back later finds that it has become practice. What counts
// is kept under "days", a line for each day; see package today.
//
// Days go by the clock of the device. Whoever sets it on can play a day before it comes,
// and has then played it; whoever sets it back finds the days played that were played.

// daysKey is the storage key of the results of all days.
const daysKey = "days"

// todayHash is the beginning of links to Today's throw.
const todayHash = "today"

// A dayLog holds the results of all days that are kept.
type dayLog struct {
	today.Days
	odd []string // lines that cannot be read, and are kept as they are
}

// look loads the stored results.
func (l *dayLog) look() {
	said, _ := host.Load(daysKey) // where nothing is kept no day was played
	l.Days, l.odd = today.ReadDays(string(said))
}

// save stores the results; if that fails they last until the page is closed.
func (l *dayLog) save() error {
	said := l.Text()
	for _, line := range l.odd {
		said += line + "\n"
	}
	return host.Save(daysKey, []byte(said))
}

// take merges the results of another device, and reports whether any was new and could
// be stored.
func (l *dayLog) take(said string) bool {
	other, _ := today.ReadDays(said)
	return l.Merge(other) && l.save() == nil
}

// pictured returns the time at which pictures are taken.
func pictured() time.Time { return time.Date(2026, 11, 24, 14, 20, 0, 0, time.UTC) }

// day returns the present day in the local calendar.
func (h *App) day() today.Day {
	now := h.now()
	d, ok := today.DayOf(now.Year(), int(now.Month()), now.Day())
	if !ok {
		return today.First // a clock that was never set
	}
	return d
}

// todaySlip returns the slip of Today's throw in the hall.
func (h *App) todaySlip() hall.Slip {
	d := h.day()
	g := d.Game()
	_, _, leaf := d.Date()
	s := hall.Slip{ID: "today", Title: "Today’s throw", Day: leaf, Open: func() { h.openDay(h.day()) }}
	if r, ok := h.days.On(d); ok {
		mean, _ := g.Mean()
		number, word := g.Beside(r.Figure)
		s.Line, s.Short, s.Mark = text.Of("{0, upper}, par {1}", g.Says(r.Figure), mean), text.Of("{0} {1}", number, word), hall.Done
		return s
	}
	s.Line, s.Short, s.Mark = text.Of("{0}, one try", g.Short), g.Short, hall.Due
	if _, ok := h.waitingTry(d); ok {
		s.Line = text.Of("{0}, your try waits", g.Short)
	}
	return s
}

// followDay opens the day that a link names, or the present day. The error says what is
// wrong with the link.
func (h *App) followDay(hash string) error {
	if h.kiosk != nil {
		return text.Errorf("Today’s throw can’t be played here")
	}
	d := h.day()
	if date, ok := strings.CutPrefix(hash, "="); ok {
		var err error
		if d, err = today.Parse(date); err != nil {
			return err
		}
	} else if hash != "" {
		return text.Errorf("{0} doesn’t belong in a link to Today’s throw", text.Verbatim(hash))
	}
	if d > h.day() {
		return text.Errorf("the throw of {0} hasn’t come yet", d.Name())
	}
	h.Stack.Home()
	h.openDay(d)
	return nil
}

// openToday opens the present day; in a picture, after computers have played as many
// days as the flags give steps.
func (h *App) openToday(sh Show) error {
	d := h.day()
	for ; sh.Steps > 0 && !h.live; sh.Steps-- {
		s, err := d.Begin()
		if err != nil {
			return err
		}
		if err := playOn(s, s.Game().Longest); err != nil {
			return err
		}
		if d.Weekday() != 3 { // a day that was missed
			h.days.Add(today.ResultOf(d, s, sh.Steps%4 == 0, 0))
		}
		d--
	}
	h.openDay(h.day())
	return nil
}

// openDay opens the screen of a day.
func (h *App) openDay(d today.Day) { h.showDay(&dayPage{app: h, day: d}) }

func (h *App) showDay(o *dayPage) { h.Stack.Push(screen.New(h.Stack, o.data)) }

// A dayPage is the screen of a day, and the day that it shows.
type dayPage struct {
	app   *App
	day   today.Day
	s     *session.Session     // the try that has just been finished, or nil
	known func(review.Account) // is told what luck gave in it; may be nil
	back  *lookBack            // of the day that was looked back on last, or nil
}

// A lookBack works out what luck gave in the try of a day, and what choices cost.
type lookBack struct {
	day   today.Day
	s     *session.Session
	step  func(nodes int) bool
	said  func() []text.Text
	worst int // the step of the choice that cost most, or -1
}

// lookBack returns the review of the try of a day, computed step by step; nil if its
// game is not stored.
func (o *dayPage) lookBack(r today.Result) *lookBack {
	if o.back != nil && o.back.day == r.Day {
		return o.back
	}
	s, known := o.s, o.known
	if s == nil || !r.Day.Is(s) {
		known = nil
		var err error
		if s, err = session.FromLink(r.Link, games.Find); err != nil {
			return nil
		}
	}
	b := &lookBack{day: r.Day, s: s, worst: -1}
	b.step, b.said = accounts([]*review.Ledger{review.NewLedger(s, 0)}, func(a review.Account) {
		b.worst = a.Worst.Step
		if known != nil {
			known(a)
		}
	})
	if known != nil {
		o.app.ledger = func() bool { return b.step(lookNodes) }
	}
	o.back = b
	return b
}

// show opens the try at the choice that cost most.
func (o *dayPage) show() {
	o.app.Stack.Push(o.app.watchAt(o.back.s, o.back.worst))
}

// data returns the content of the screen.
func (o *dayPage) data() screen.Data {
	h, d := o.app, o.day
	g, now := d.Game(), h.day()
	v := screen.Data{
		Game: g.Title, Picture: motif(g.Game).Draw, Date: d.Full(), Rule: g.Line, Next: h.untilNext, Back: h.Stack.Pop,
		Par: parOf(g), Month: o.month(now), Practise: o.practise, Best: o.best,
	}
	if len(h.days.Days) > 0 && h.days.Days[len(h.days.Days)-1].Day > now {
		v.Note = "This device’s clock was ahead. Days you have played stay played."
	}
	if len(h.days.Days) > 0 {
		v.All = o.list
	}
	if r, ok := h.days.On(d); ok {
		o.played(&v, r)
		return v
	}
	_, v.Begun = h.waitingTry(d)
	switch {
	case d != now:
		v.Tries = "You didn’t play this day. You can practise it, but it stays empty."
	case v.Begun:
		v.Tries, v.Throw = "Your try counts if you finish it before midnight.", o.throw
	default:
		v.Tries, v.Throw = "One try counts today.", o.throw
	}
	if v.Throw != nil {
		v.Practise, v.Best = nil, nil // they would show the bones
	}
	return v
}

// mostListed is the largest number of days in their list.
const mostListed = 100

// list lists the days that were played last, each of which can be opened.
func (o *dayPage) list() {
	over, ok := o.app.Stack.Top().(asker)
	if !ok {
		return
	}
	q := &sheet.Question{Title: "Your days", Close: func() { over.Ask(nil) }}
	days := o.app.days.Days
	for _, r := range slices.Backward(days[max(0, len(days)-mostListed):]) {
		g := r.Day.Game()
		v, _ := g.Judge(r.Figure)
		q.Offer(date(r.Day.String()), text.Commas(g.Title, g.Says(r.Figure), v.Says()), r.Day == o.day, func() { o.day = r.Day })
	}
	over.Ask(q)
}

// parOf returns the sentence that explains par for a game.
func parOf(g *today.Game) text.Text {
	mean, _ := g.Mean()
	return text.Of("Par is {0}: {1}.", mean, parIs[g.Of])
}

// parIs are the words about whose average par is.
var parIs = [...]text.Text{
	today.Best: "best play averages this", today.Steady: "a steady hand averages this", today.Strongest: "our strongest computer averages this",
}

// played sets the parts of the screen that show the result of a day, with its picture,
// par, message and review.
func (o *dayPage) played(d *screen.Data, r today.Result) {
	h, g := o.app, o.day.Game()
	s := &screen.Result{Verdict: g.Compared(r.Figure), Mark: markOf(g, r.Figure), Open: g.Open(r.Figure, r.Detail), How: how(g, r)}
	s.Figure, s.Beside = g.Beside(r.Figure)
	s.Par, s.ParBeside = g.Mean()
	s.ParIs = text.Of("Par: {0}", parIs[g.Of])
	for _, q := range g.Squares(r.Figure, r.Detail) {
		s.Squares = append(s.Squares, screen.Square{Label: q.Label, Full: q.Full})
	}
	s.Message = screen.Message{
		Head: text.Of("Knucklebones, today’s throw, {0}: {1}", o.day.Short(), g.Title),
		Said: text.Of("{0}, {1}", g.Says(r.Figure), g.Averages()),
	}
	if at := h.address(); at != "" {
		_, shown, _ := strings.Cut(at, "//")
		s.Message.Address = strings.TrimSuffix(shown, "/") + "/" + todayHash
		d.Copies = h.live && !host.CanShare()
		d.Share = func() {
			letter := h.letter(s.Message, g.Letters(r.Figure, r.Detail), at+"#"+todayHash+"="+o.day.String())
			host.Share(h.Stack.Page().Words(g.Title), letter, "", h.sent)
		}
	}
	if b := o.lookBack(r); b != nil {
		s.Reader = h.Stack.Reader(b.s.Names(), b.s.You())
		s.Look = func() bool { return b.step(lookNodes) }
		s.Luck = func() (said text.Text, show func()) {
			if b.worst >= 0 {
				show = o.show
			}
			return text.Sentences(b.said()...), show
		}
	}
	if r.Link != "" {
		d.Mine = func() { o.mine(r.Link) }
	}
	d.Result = s
}

// how says in a few words how a result came: with the odds shown, and in a game that can be
// thrown by hand whether it was.
func how(g *today.Game, r today.Result) text.Text {
	switch {
	case r.Lens && r.Hand:
		return "Thrown by hand, with the odds shown."
	case r.Hand:
		return "Thrown by hand."
	case r.Lens && g.Skilled():
		return text.Sentences("The bones were thrown for you.", "Played with the odds shown.")
	case r.Lens:
		return "Played with the odds shown."
	case g.Skilled():
		return "The bones were thrown for you."
	}
	return ""
}

// markOf returns the mark of a figure: below, about or above what is usual.
func markOf(g *today.Game, figure int) screen.Mark {
	v, _ := g.Judge(figure)
	return screen.About + screen.Mark(v)
}

// address returns the address of the page, or in a picture that of an example; "" in a
// window, from which nothing can be sent.
func (h *App) address() string {
	if h.live {
		return host.Address()
	}
	return "https://knucklebones.example/"
}

// letter returns the text that Share sends: the game and its day, the squares and the
// result, and a link to the day.
func (h *App) letter(m screen.Message, squares, link string) string {
	words := h.Stack.Page().Words
	return words(m.Head) + "\n" + strings.TrimSpace(squares+" "+words(m.Said)) + "\n" + link
}

// mine shows the person's own try, which counted, from its link.
func (o *dayPage) mine(link string) {
	s, err := session.FromLink(link, games.Find)
	if err != nil {
		o.app.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	o.app.Stack.Push(o.app.watch(s))
}

// throw begins the try that counts, or resumes it.
func (o *dayPage) throw() {
	h := o.app
	if w, ok := h.waitingTry(o.day); ok {
		h.Stack.Pop()
		if !h.resume(w) {
			h.tellOdd()
			h.openDay(o.day) // where a new try can be begun
		}
		return
	}
	o.begin(false)
}

// practise begins a practice game with the throws of the day.
func (o *dayPage) practise() { o.begin(true) }

// begin opens the table of the day's game, for practice or for the result that counts.
func (o *dayPage) begin(practice bool) {
	h := o.app
	s, err := o.day.Begin()
	if err != nil {
		h.Stack.ShowRefusal(text.OfError(err))
		return
	}
	if practice {
		s.StartPractice()
	}
	h.sitAt(s, h.Stack.Replace)
}

// A dayHead is the head of the record of a day's try: the hall asks for it whenever it is laid
// out, and to begin a game takes long.
type dayHead struct {
	of   today.Day
	said string
}

// headOf returns the header of the record of a try at a day; "" if none can be begun.
func (h *App) headOf(d today.Day) string {
	if h.dayHead.said == "" || h.dayHead.of != d {
		h.dayHead = dayHead{of: d}
		if s, err := d.Begin(); err == nil {
			h.dayHead.said, _, _ = strings.Cut(s.ShortText(), "\n\n")
		}
	}
	return h.dayHead.said
}

// waitingTry returns the saved try at a day that was begun and not finished.
func (h *App) waitingTry(d today.Day) (save, bool) {
	for _, w := range h.saves.list {
		if w.game.ID != d.Game().ID {
			continue
		}
		if _, first, err := loadPage(w.n, 0); err == nil {
			if head, _, _ := strings.Cut(first, "\n\n"); head == h.headOf(d) { // practice would be said in it
				return w, true
			}
		}
	}
	return save{}, false
}

// countDay records a finished game as the result of its day, if it is the first try at
// it. It returns the day, and ok if it counts.
func (h *App) countDay(k *keeper) (d today.Day, ok bool) {
	if d = h.day(); h.kiosk != nil || !k.s.Over() {
		return d, false
	}
	if !d.Is(k.s) {
		if (d - 1).Is(k.s) {
			h.Stack.Toast("It is past midnight, so this try doesn’t count.", false)
		}
		return d, false
	}
	if !h.days.Add(today.ResultOf(d, k.s, k.aided(), h.now().Unix())) {
		h.Stack.Toast("Today’s try has been made. This game doesn’t count.", false)
		return d, false
	}
	if h.days.save() != nil {
		h.Stack.Toast("This result can’t be saved here. It is lost when you close the page.", false)
	}
	return d, true
}

// best lets the strongest computer player play the day's game, and then shows it.
func (o *dayPage) best() {
	s, err := o.day.BestPlay()
	if err != nil {
		o.app.Stack.ShowRefusal(text.OfError(err))
		return
	}
	o.app.best = s
	o.app.Stack.Toast("The computer is playing …", true)
}

// playBest continues the computer's game for best, and shows it once it is over. It
// reports whether it wants another tick.
func (h *App) playBest() (more bool) {
	s := h.best
	if s == nil {
		return false
	}
	if _, ok := h.Stack.Top().(*screen.Today); !ok {
		h.best = nil // whoever asked for it has gone elsewhere
		return false
	}
	over := h.Stack.WorkInTick(func() bool { return playStep(s) })
	if over {
		h.best = nil
		h.Stack.Push(h.watch(s))
	}
	return !over
}

// playStep continues a game of computers a little, and reports whether it is over.
func playStep(s *session.Session) (over bool) {
	const nodes = 100 // between two looks at the clock
	switch s.Turn() {
	case rules.Nobody:
		return true
	case rules.Chance:
		s.Draw()
	default:
		if m, done := s.Decide(nodes); done {
			s.Play(m)
		}
	}
	return false
}

// untilNext returns the words for the time until the next day's throw.
func (h *App) untilNext() text.Text {
	now := h.now()
	y, m, d := now.Date()
	left := time.Date(y, m, d+1, 0, 0, 0, 0, now.Location()).Sub(now)
	if hours := left.Hours(); hours > 1 {
		return text.Of("Next throw in {0} h", int(math.Ceil(hours)))
	}
	return text.Of("Next throw in {0} min", int(math.Ceil(left.Minutes())))
}

// weeks is the number of weeks of the calendar.
const weeks = 5

// month returns the calendar: the weeks up to the present one, or up to that of an
// earlier day.
func (o *dayPage) month(now today.Day) (m screen.Month) {
	h := o.app
	last := now
	if first := now - today.Day(now.Weekday()+7*(weeks-1)); o.day < first {
		last = o.day
	}
	first := last - today.Day(last.Weekday()+7*(weeks-1))
	for d := first; d < first+7*weeks; d++ {
		m.Days = append(m.Days, o.cell(max(d, today.First), now))
	}
	run, longest := h.days.Run(now)
	if run > 0 {
		m.Run = text.Of("{0} days in a row", run)
	}
	if longest > 1 {
		m.Longest = text.Of("longest {0}", longest)
	}
	return m
}

// cell returns a day for the calendar; now is the present day.
func (o *dayPage) cell(d, now today.Day) screen.Cell {
	_, _, n := d.Date()
	c := screen.Cell{ID: d.String(), Day: text.Figure(n), Said: d.Full(), Today: d == now, Chosen: d == o.day}
	if d > now {
		return c
	}
	c.Open = func() { o.day = d }
	r, ok := o.app.days.On(d)
	if !ok {
		c.Said = text.Of("{0}, not played", d.Full())
		return c
	}
	v, _ := d.Game().Judge(r.Figure)
	c.Mark, c.Said = markOf(d.Game(), r.Figure), text.Of("{0}, {1}", d.Full(), v.Says())
	return c
}

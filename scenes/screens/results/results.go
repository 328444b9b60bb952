// Package results is the screen after a game: who won and why, what each has,
// and what the bones showed beside what was to be expected of them.
package results

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// Parts is the number of parts of the look back on a game: the luck and choices of the person
// here, how the game came, and the luck and choices of the others.
const Parts = 3

// Data is the result of a game. Its texts contain the players' names already.
type Data struct {
	Game    text.Text
	Verdict text.Text    // "Livia wins the pot"
	Reason  text.Text    // "five left to your six"; may be empty
	Unit    text.Text    // what the figures are: "left"; empty where there are none
	Coins   bool         // whether the game was for coins
	Reader  *text.Reader // knows the players; nil if no text names one
	Rows    []Row        // in the order of their places, the winners first
	Bests   []List       // the best that people have made by hand, as far as these may be among them
	Sides   []Side       // what the bones can show; empty where none were cast
	Beside  []Line       // the two results of a challenge, side by side; mostly empty
	Wreath  bool         // whether somebody won, or did better than before

	// Look looks back a little further on the game, and reports whether that has come
	// to its end. Came says how it came, once that is known; Luck says what luck gave the
	// people here and what their choices cost, a text for each of whom it is known. All are
	// nil where nothing is kept. Costly opens the game at the choice that cost the person
	// here most; it is nil, as the function is, while no such choice is known.
	Look   func() (done bool)
	Part   func() int // the part of the look back, from 1 to Parts, that goes on now
	Luck   func() []text.Text
	Costly func() func()
	Came   func() []Line

	// What can be done next; those that are nil are left out. Back leads back to the evening
	// of which the game is a part.
	Again, Watch, Hall, Log, Share, Fair, Back func()
}

// A Line is one answer to how a game came: "Turning point", and what it was.
type Line struct{ Head, Text text.Text }

// A List is the best of one kind, the best of all first.
type List struct {
	Head  text.Text
	Bests []Best
}

// A Best is a figure, and whose it is.
type Best struct {
	Figure, Name text.Text
	New          bool // it has come just now
}

// A Row is one seat.
type Row struct {
	Name   text.Text
	Colour string
	Figure text.Text
	Unit   text.Text // of the figure, where that differs from seat to seat
	Gain   int
	Purse  int
	Won    bool
	Place  int // 1 for the best, and the same for those that are level
}

// A Side is one side of the bone: what it counts, how often it fell, and the
// share of casts to be expected, 0 … 1.
type Side struct {
	Label text.Text
	Fell  int
	Share float64
}

// Results is the screen.
type Results struct {
	st     *scenes.Stack
	d      Data
	sheet  sheet.Sheet
	tall   bool // figures stand under the names
	places bool // places stand before the names
	ask    *sheet.Question
	fresh  text.Text   // what is new in the book
	luck   []text.Text // of those of whom it is known
	came   []Line      // once it is known
	known  bool
	part   int // of the look back, when it was last asked
}

// New returns the screen with the result of a game.
func New(st *scenes.Stack, d Data) *Results {
	return &Results{st: st, d: d, sheet: sheet.Sheet{Part: 0.59}}
}

// Lay lays out the page: the verdict and the table at the left of a wide sheet, the
// chart at the right.
func (r *Results) Lay(p *ui.Page) {
	if r.d.Reader != nil {
		p.Reader = r.d.Reader
	}
	p.Title = text.Of("{0}: {1}", r.d.Game, r.d.Verdict)
	if r.sheet.Most = 0; r.short() {
		r.sheet.Most = 150 // one column
	}
	left, right := r.sheet.Begin(p, r.rail())
	r.verdict(p, left)
	r.table(p, left)
	r.beside(p, left)
	r.news(p, left)
	r.lists(p, left)
	r.story(p, right)
	r.chart(p, right)
	back := r.hall
	if r.d.Back != nil {
		back = r.d.Back
	}
	r.sheet.End(p, r.d.Game, back, r.icons()...)
	if r.ask != nil {
		r.ask.Lay(p)
	}
}

// short reports whether the screen has only the table, and nothing beside it.
func (r *Results) short() bool {
	return (r.d.Look == nil || r.known && r.silent()) && r.d.bonesFell() < enough
}

// silent reports whether the review found nothing to tell.
func (r *Results) silent() bool { return len(r.luck)+len(r.came) == 0 }

// Ask opens a question over the screen; nil closes it.
func (r *Results) Ask(q *sheet.Question) {
	r.ask = q
	r.st.Invalidate()
}

func (r *Results) rail() *sheet.Rail {
	rail := &sheet.Rail{Primary: ui.Item{ID: "again", Text: "Play again", Do: r.d.Again}}
	switch {
	case r.d.Back != nil:
		rail.Primary = ui.Item{ID: "evening", Text: "Back to the evening", Do: r.d.Back}
	case r.d.Again == nil:
		rail.Primary = ui.Item{ID: "hall", Text: "Back to the hall", Do: r.hall}
		return rail
	default:
		rail.Seconds = append(rail.Seconds, ui.Item{ID: "hall", Text: "Back to the hall", Do: r.hall})
	}
	if r.d.Watch != nil {
		rail.Seconds = append(rail.Seconds, ui.Item{ID: "watch", Text: "Watch again", Do: r.d.Watch})
	}
	return rail
}

// hall goes back to the hall.
func (r *Results) hall() {
	if r.d.Hall != nil {
		r.d.Hall()
		return
	}
	r.st.Home()
}

func (r *Results) icons() []ui.Item {
	var icons []ui.Item
	if r.d.Log != nil {
		icons = append(icons, ui.Item{ID: "log", Label: "What happened", Icon: "log", Do: r.d.Log})
	}
	if r.d.Fair != nil {
		icons = append(icons, ui.Item{ID: "fair", Label: "Fair play", Icon: "key", Do: r.d.Fair})
	}
	if r.d.Share != nil {
		icons = append(icons, ui.Item{ID: "share", Label: "Share the game", Icon: "share", Do: r.d.Share})
	}
	return icons
}

// verdict adds the sentence about who won, with a wreath round the emblem if it was won
// well.
func (r *Results) verdict(p *ui.Page, f *sheet.Flow) {
	u := p.U
	won := r.winners()
	if !r.d.Wreath {
		r.plainVerdict(p, f)
		return
	}
	wreath := 36 * u
	if p.Shape == ui.Sideways {
		wreath = 26 * u
	}
	if r.sheet.Wide() || p.Shape == ui.Sideways && f.W > 90*u {
		w := f.W - wreath - 10*u
		row := f.TakePx(math.Max(wreath, p.Height(r.d.Verdict, w, ui.TitleType)+p.Height(r.d.Reason, w, ui.NoteType)) + 2*u)
		p.Say("verdict", ui.Heading, text.Of("{0}. {1}", r.d.Verdict, r.d.Reason), row)
		p.Ink(row, func(dst *ebiten.Image, at ui.Rect) {
			p.Wreathed(dst, ui.Rect{X: at.X + 3*u, Y: at.Y, W: wreath, H: wreath}, 1, won)
			at.X, at.W = at.X+wreath+10*u, at.W-wreath-10*u
			r.words(dst, p, at, false)
		})
		return
	}
	p.Ink(f.TakePx(wreath+2*u), func(dst *ebiten.Image, at ui.Rect) {
		p.Wreathed(dst, ui.Rect{X: at.X + (at.W-wreath)/2, Y: at.Y, W: wreath, H: wreath}, 1, won)
	})
	r.plainVerdict(p, f)
}

// plainVerdict adds the sentence about who won, without emblem and wreath.
func (r *Results) plainVerdict(p *ui.Page, f *sheet.Flow) {
	h := p.Height(r.d.Verdict, f.W, ui.TitleType) + p.Height(r.d.Reason, f.W, ui.NoteType) + 2*p.U
	row := f.TakePx(h)
	p.Say("verdict", ui.Heading, text.Of("{0}. {1}", r.d.Verdict, r.d.Reason), row)
	p.Ink(row, func(dst *ebiten.Image, at ui.Rect) { r.words(dst, p, at, !r.sheet.Wide()) })
	f.Gap(2)
}

// Tell adds a sentence that says what is new in the book; empty if nothing is.
func (r *Results) Tell(news text.Text) { r.fresh = news }

// news adds what is new in the book.
func (r *Results) news(p *ui.Page, f *sheet.Flow) {
	if r.fresh != "" {
		f.Write(r.fresh, ui.TextType.In(ui.Gain), ui.Words)
		f.Gap(2)
	}
}

// words draws the verdict and its reason, centred if middle is set.
func (r *Results) words(dst *ebiten.Image, p *ui.Page, at ui.Rect, middle bool) {
	title, note := ui.TitleType, ui.NoteType
	title.Middle, note.Middle = middle, middle
	hs := []float64{p.Height(r.d.Verdict, at.W, title), p.Height(r.d.Reason, at.W, note)}
	if r.d.Reason == "" {
		hs[1] = 0
	}
	at.Y += math.Max(0, (at.H-hs[0]-hs[1])/2)
	at.H = hs[0]
	p.Lines(dst, at, r.d.Verdict, title)
	at.Y, at.H = at.Y+hs[0], hs[1]
	p.Lines(dst, at, r.d.Reason, note)
}

func (r *Results) winners() []string {
	var won []string
	for _, row := range r.d.Rows {
		if row.Won {
			won = append(won, row.Colour)
		}
	}
	return won
}

// Tick looks back on the game, a little at a time, and shows what is known.
func (r *Results) Tick() bool {
	if r.d.Look == nil || r.known {
		return false
	}
	r.known = r.st.WorkInPause(r.d.Look)
	came, luck := r.d.Came(), r.luck
	if r.d.Luck != nil {
		luck = r.d.Luck()
	}
	part := r.d.Part()
	if r.known || part > r.part || len(came) > len(r.came) || len(luck) > len(r.luck) {
		r.came, r.luck, r.part = came, luck, part
		r.st.Invalidate()
	}
	return false
}

// WakeAfter returns the time until the next tick is needed, in milliseconds, which
// keeps the page awake during the review.
func (r *Results) WakeAfter() int {
	if r.d.Look == nil || r.known {
		return 0
	}
	return 1
}

// Leave frees the cached pictures.
func (r *Results) Leave() { r.sheet.Leave() }

// Draw draws the page.
func (r *Results) Draw(dst *ebiten.Image, p *ui.Page) {
	r.sheet.Draw(dst, p)
	p.DrawItems(dst)
}

// bonesFell returns the number of bones that fell in all.
func (d *Data) bonesFell() int {
	n := 0
	for _, s := range d.Sides {
		n += s.Fell
	}
	return n
}

// enough is the number of bones from which their sides are worth comparing.
const enough = 20

// evenness returns a sentence about how near the bones came to what was expected, by a
// chi-square test.
func (d *Data) evenness() text.Text {
	n := d.bonesFell()
	off := 0.0
	for _, s := range d.Sides {
		if want := s.Share * float64(n); want > 0 {
			off += (float64(s.Fell) - want) * (float64(s.Fell) - want) / want
		}
	}
	limits := chance[min(len(d.Sides), len(chance)-1)]
	switch {
	case off < limits[0]:
		return "Each side came up about as often as expected."
	case off < limits[1]:
		return "Differences like these are common."
	case off < limits[2]:
		return "Some sides fell more often than expected."
	}
	return "Some sides fell far more often than expected."
}

// chance are the sums of squares that five games in ten, nine in ten, and
// ninety-nine in a hundred stay below, by the number of sides.
var chance = [...][3]float64{{}, {}, {0.45, 2.71, 6.63}, {1.39, 4.61, 9.21}, {2.37, 6.25, 11.34}}

// percent returns part as a percentage of whole, "43 %"; "" if whole is 0.
func percent(part, whole int) text.Text {
	if whole == 0 {
		return ""
	}
	return text.Of("{0}\u2009%", int(math.Round(100*float64(part)/float64(whole))))
}

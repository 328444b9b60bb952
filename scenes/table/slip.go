package table

import (
	"cmp"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// drawSlips draws the papers under the seats: what the board has to say, what happened so
// far, and the odds if they are wanted.
func drawSlips(dst *ebiten.Image, in *Instant, b *Board, g *rules.Game, log []text.Text) {
	drawNotes(dst, in, b, log)
	r := in.Frame.Slips
	switch least := leastLens * in.Page.U * in.Page.Text; {
	case r.W == 0 && (in.Odds == nil || in.Page.Shape != ui.Desk), !in.Lens || g.Odds == nil:
	case r.H < least:
		drawOverlay(dst, in)
	default:
		drawLens(dst, in, r)
	}
}

// leastLens is the height in units that the odds have under the seats at least.
const leastLens = 28

// drawNotes draws the papers under the seats.
func drawNotes(dst *ebiten.Image, in *Instant, b *Board, log []text.Text) {
	r := in.Frame.Notes
	if r.H < leastLog*in.Page.U {
		return
	}
	note, rest := noteOf(in, b)
	if note.title != "" {
		note.draw(dst, in.Page, r)
	}
	p := in.Page
	past := soFar(p, rest, log)
	past.draw(dst, p, rest)
	if past.title != "" {
		thing.Icon(dst, "log", rest.X+rest.W-7*p.U, rest.Y+padding*p.U+p.T(4)*0.45, 5*p.U, palette.Ink3)
	}
}

// leastLog is the height in units that the log has at least, and can be pressed in.
const leastLog = 12

// noteOf returns the paper with the board's note, empty if it has none or there is no
// room, and the part of the notes left for the log.
func noteOf(in *Instant, b *Board) (note paper, rest ui.Rect) {
	p, r := in.Page, in.Frame.Notes
	gap, keep := 2*p.U, 20*p.U*p.Text
	if b.Note == nil || r.H < 2*keep {
		return paper{}, r
	}
	title, list, foot := b.Note(in)
	var lines []string
	for _, line := range list {
		lines = append(lines, lettering.Wrap(p.Words(line), r.W-2*padding*p.U, paperType(p))...)
	}
	note = newPaper(p, r.W, p.Words(title), lines, p.Words(foot))
	note.fit(p, r.H-keep-gap)
	_, rest = r.Cut(note.high + gap)
	return note, rest
}

// drawOverlay shows the odds over the table where there is no room under the seats.
func drawOverlay(dst *ebiten.Image, in *Instant) {
	f := in.Frame.Field
	w := min(60*in.Page.U, f.W*0.45)
	drawLens(dst, in, ui.Rect{X: f.X + f.W - w - 2*in.Page.U, Y: f.Y + 4*in.Page.U, W: w, H: f.H - 8*in.Page.U})
}

const padding = 4 // units inside a slip

// drawLens draws the odds on a slip in r and returns how high the slip is, in pixels.
func drawLens(dst *ebiten.Image, in *Instant, r ui.Rect) float64 {
	p, u := in.Page, in.Page.U
	head := lettering.Style{Face: lettering.Title, Size: p.T(4), Color: palette.Ink}
	sub := lettering.Style{Face: lettering.Text, Size: p.T(2), Color: palette.Ink2}
	inner := r.W - 2*padding*u
	title, note := lensWords(in)
	titles := lettering.Wrap(p.Words(title), inner, sub)
	notes := lettering.Wrap(p.Words(note), inner, sub)
	var rows []rules.OddsRow
	if in.Odds != nil {
		rows = in.Odds.Rows
	}
	fixed := 2*padding*u + head.Size + float64(len(titles)+len(notes))*sub.Leading() + 3*u
	room := r.H - fixed
	scale := scaleOf(p, rows, inner)
	if scale.above > 0 && scale.sum(p, rows) > room { // no room for choices above their bars
		scale = beside(p, rows, inner)
	}
	all := scale.sum(p, rows)
	if len(rows) > 0 && all > room {
		least := leastRow(p, rows, inner)
		for _, words := range []*[]string{&notes, &titles} { // the odds are more important
			if least > room {
				fixed -= float64(len(*words)) * sub.Leading()
				room, *words = r.H-fixed, nil
			}
		}
		rows, all = legible(rows, room, least), room
	}
	h := min(r.H, fixed+all)
	thing.Slip(dst, r.X, r.Y, r.W, h, u, p.Things())
	x, y := r.X+padding*u, r.Y+padding*u+head.Size*0.75
	lettering.Draw(dst, p.Words("Odds lens"), x, y, head)
	y = lettering.DrawLines(dst, titles, x, y+sub.Leading()*1.05, sub) - sub.Size + 2*u
	rows = inOrder(rows, in.Now.Choices)
	for i := range rows {
		high := all / float64(len(rows))
		if scale.above > 0 {
			high = scale.high(p, rows[i:i+1])
		}
		drawOddsRow(dst, p, ui.Rect{X: x, Y: y, W: inner, H: high}, &rows[i], scale)
		y += high
	}
	lettering.DrawLines(dst, notes, x, y+sub.Size*1.1, sub)
	return h
}

// legible returns as many of the rows as fit into room pixels at least pixels each: one
// or more, with the best row among them.
func legible(rows []rules.OddsRow, room, least float64) []rules.OddsRow {
	n := max(1, int(room/least))
	if n >= len(rows) {
		return rows
	}
	best := slices.IndexFunc(rows, func(r rules.OddsRow) bool { return r.Best })
	if best < n {
		return rows[:n]
	}
	return append(rows[:n-1:n-1], rows[best])
}

// inOrder returns the rows in the order of the choices on the rail. With more choices
// than anybody compares, the best rows stay first.
func inOrder(rows []rules.OddsRow, choices []rules.Choice) []rules.OddsRow {
	const most = 64
	if len(choices) > most {
		return rows
	}
	at := func(row rules.OddsRow) int {
		return slices.IndexFunc(choices, func(c rules.Choice) bool { return c.Move == row.Move })
	}
	rows = slices.Clone(rows)
	slices.SortStableFunc(rows, func(a, b rules.OddsRow) int { return cmp.Compare(at(a), at(b)) })
	return rows
}

// A scale is the common measure of the rows of a lens, so that their bars can be compared.
type scale struct {
	wide  float64 // width of the rows, pixels
	label float64 // width of the choices; the bars begin beside it
	above float64 // height of the choices where they stand above their bars, which then begin at the edge; else 0
	full  float64 // length of a full bar
}

// comparable is the least part of a row's width for a full bar. Where long choices leave
// less beside them, they stand above the bars.
const comparable = 0.35

// scaleOf returns the scale of rows that are w pixels wide.
func scaleOf(p *ui.Page, rows []rules.OddsRow, w float64) scale {
	s := beside(p, rows, w)
	if s.full >= comparable*w {
		return s
	}
	return scale{wide: w, above: 1.35 * p.T(2), full: max(w-widestWords(p, rows)-2*p.U, comparable*w)}
}

// beside returns the scale of rows with the bars beside the choices.
func beside(p *ui.Page, rows []rules.OddsRow, w float64) scale {
	s := scale{wide: w}
	for i := range rows {
		_, label := labelStyle(p, &rows[i], w)
		s.label = max(s.label, label)
	}
	words := widestWords(p, rows)
	room := w - s.label
	least := words * min(1, 3.3*p.U/p.T(1)) // of the words, in smaller letters
	s.full = max(room-words-2*p.U, min(room*0.4, room-least-2*p.U), room*0.2)
	return s
}

// widestWords returns the width of the longest words beside a bar, in pixels.
func widestWords(p *ui.Page, rows []rules.OddsRow) (most float64) {
	st := lettering.Style{Face: lettering.Strong, Size: p.T(1)}
	for i := range rows {
		for _, b := range rows[i].Bars {
			most = max(most, lettering.Width(p.Words(b.Text), st))
		}
	}
	return most
}

// high returns the height of a row with as many bars as these have, in pixels; 0 without rows.
func (s *scale) high(p *ui.Page, rows []rules.OddsRow) float64 {
	bars := 1
	for i := range rows {
		bars = max(bars, len(rows[i].Bars))
	}
	switch {
	case len(rows) == 0:
		return 0
	case s.above > 0:
		return s.above + (5.6*float64(bars)+2)*p.U*p.Text
	case bars == 1:
		return max(10*p.U*p.Text, leastRow(p, rows, s.wide))
	}
	return max((5.6*float64(bars)+4)*p.U*p.Text, leastRow(p, rows, s.wide))
}

// leastRow returns the height in pixels in which any of some rows, w pixels wide, is
// legible.
func leastRow(p *ui.Page, rows []rules.OddsRow, w float64) float64 {
	high := 0.0
	for i := range rows {
		st, label := labelStyle(p, &rows[i], w)
		st.Size = min(st.Size, 3.5*p.U)
		lines := 1
		if lettering.Width(p.Words(rows[i].Label), st) > label-p.U {
			lines = len(lettering.Wrap(p.Words(rows[i].Label), label-p.U, st))
		}
		high = max(high, float64(lines)*st.Leading()+p.U, p.T(2)*1.1*float64(max(1, len(rows[i].Bars))))
		for _, b := range rows[i].Bars {
			high = max(high, leastBar(p, b, (w-label)*0.6)*float64(len(rows[i].Bars))+p.U)
		}
	}
	return high
}

// leastBar returns the height in pixels in which the words of a bar, w pixels wide, are
// legible.
func leastBar(p *ui.Page, b rules.Bar, w float64) float64 {
	st := lettering.Style{Face: lettering.Strong, Size: 2.4 * p.U}
	said := p.Words(b.Text)
	if lettering.Width(said, st) <= w {
		return st.Size
	}
	return float64(len(lettering.Wrap(said, w, st))) * 1.15 * st.Size
}

// lensWords returns the title of the slip of odds, and the note below it.
func lensWords(in *Instant) (title, note text.Text) {
	switch {
	case in.Odds != nil:
		return in.Odds.Title, in.Odds.Note
	case in.Asks:
		return "Working it out …", ""
	}
	return "You can see the odds when it is your turn.", ""
}

// sum returns the height of all rows: each as high as the highest, but where choices stand
// above their bars as high as it needs to be.
func (s *scale) sum(p *ui.Page, rows []rules.OddsRow) (all float64) {
	if s.above == 0 {
		return s.high(p, rows) * float64(len(rows))
	}
	for i := range rows {
		all += s.high(p, rows[i:i+1])
	}
	return all
}

// drawOddsRow draws one choice: its figure, and a bar with words for each
// outcome.
func drawOddsRow(dst *ebiten.Image, p *ui.Page, r ui.Rect, row *rules.OddsRow, scale scale) {
	u := p.U
	if row.Best {
		picture.Fill(dst, r.X-1.5*u, r.Y, r.W+3*u, r.H-u, palette.Fade(palette.Brass, 0.28))
	}
	fig, _ := labelStyle(p, row, r.W)
	label, bars := ui.Rect{X: r.X, Y: r.Y, W: scale.label - u, H: r.H - u}, ui.Rect{X: r.X + scale.label, Y: r.Y, W: r.W - scale.label, H: r.H - u}
	if scale.above > 0 {
		label.W, label.H, fig.Size = r.W, scale.above, min(fig.Size, p.T(2))
		bars.Y, bars.H = r.Y+scale.above, bars.H-scale.above
	}
	drawOddsLabel(dst, p, label, p.Words(row.Label), fig)
	each := bars.H / float64(max(1, len(row.Bars)))
	for i, b := range row.Bars {
		drawOddsBar(dst, p, ui.Rect{X: bars.X, Y: bars.Y + each*float64(i), W: bars.W, H: each}, b, scale.full, row.Best && !b.Risk)
	}
}

// labelStyle returns the style of a choice's label in a row of the odds w pixels wide,
// and the label's width in pixels.
func labelStyle(p *ui.Page, row *rules.OddsRow, w float64) (st lettering.Style, wide float64) {
	if len([]rune(p.Words(row.Label))) <= 3 {
		return lettering.Style{Face: lettering.Figure, Size: p.T(4) * 0.95, Color: palette.Ink}, 12 * p.U
	}
	most := 0.42
	if len(row.Bars) < 2 {
		most = 0.56 // a single bar may be short
	}
	st = lettering.Style{Face: lettering.Strong, Size: p.T(2), Color: palette.Ink}
	return st, min(w*most, lettering.Width(p.Words(row.Label), st)+2.5*p.U)
}

// drawOddsLabel writes what a choice is called in the middle of a height, in as many
// lines as it takes to be read.
func drawOddsLabel(dst *ebiten.Image, p *ui.Page, r ui.Rect, label string, st lettering.Style) {
	least := min(st.Size, 3.5*p.U)
	one := lettering.Shrink(label, st, r.W, least)
	lines := []string{label}
	if lettering.Width(label, one) > r.W {
		for one = st; ; one.Size *= 0.93 {
			lines = lettering.Wrap(label, r.W, one)
			if float64(len(lines))*one.Leading() <= r.H || one.Size < least {
				break
			}
		}
	}
	y := r.Y + r.H/2 + one.Cap()/2 - float64(len(lines)-1)*one.Leading()/2
	for _, line := range lines {
		lettering.Draw(dst, line, r.X, y, lettering.Shrink(line, one, r.W, 2.4*p.U))
		y += one.Leading()
	}
}

// drawOddsBar draws a bar, full pixels long if its size is 1, and its words beside it.
func drawOddsBar(dst *ebiten.Image, p *ui.Page, r ui.Rect, b rules.Bar, full float64, best bool) {
	u := p.U
	st := lettering.Style{Face: lettering.Strong, Size: min(p.T(1), max(2.6*u, r.H*0.9)), Color: palette.Ink}
	said, lines := p.Words(b.Text), []string{p.Words(b.Text)}
	w := max(u*0.5, full*min(1, b.Size))
	h := min(5*u, r.H*0.72)
	hue := thing.Plain
	switch {
	case b.Risk:
		hue = thing.Risk
	case best:
		hue = thing.Good
	}
	thing.Bar(dst, r.X, r.Y+(r.H-h)/2, w, h, u, hue)
	room := r.W - w - 1.5*u
	step := 0.0
	st = lettering.Shrink(said, st, room, 3*u)
	over := lettering.Width(said, st) / room
	if over > 1 && (r.H > 6*u || over*2.4*u > st.Size) { // even the smallest letters need two lines
		for lines = lettering.Wrap(said, room, st); float64(len(lines))*1.15*st.Size > r.H && st.Size > 2.4*u; lines = lettering.Wrap(said, room, st) {
			st.Size *= 0.95
		}
		step = min(st.Leading(), r.H/float64(len(lines)))
	}
	y := r.Y + r.H/2 + st.Cap()/2 - float64(len(lines)-1)*step/2
	for _, line := range lines {
		lettering.Draw(dst, line, r.X+w+1.5*u, y, lettering.Shrink(line, st, room, 2.4*u))
		y += step
	}
}

// soFar returns the paper with the end of the log for the place r: as many entries as
// fit whole, always with the newest; in little room without the heading, and in smaller
// letters.
func soFar(p *ui.Page, r ui.Rect, log []text.Text) paper {
	if len(log) == 0 {
		log = []text.Text{"The game begins."}
	}
	wide := r.W - 2*padding*p.U
	s := newPaper(p, r.W, p.Words("So far"), nil, "")
	newest := p.Words(log[len(log)-1])
	s.lines = lettering.Wrap(newest, wide, s.style)
	if s.over(p, r.H) {
		s = paper{style: s.style, lines: s.lines}
	}
	for s.over(p, r.H) && s.style.Size > 2.6*p.U {
		s.style.Size *= 0.95
		s.lines = lettering.Wrap(newest, wide, s.style)
	}
	s.fresh = len(s.lines)
	for i := len(log) - 2; i >= 0 && s.title != ""; i-- {
		more := s
		more.lines = append(lettering.Wrap(p.Words(log[i]), wide, s.style), s.lines...)
		if more.over(p, r.H) {
			break
		}
		s = more
	}
	s.high = s.need(p)
	return s
}

// A paper is a slip with a title, lines and a foot, of which any may be empty.
type paper struct {
	title       string
	lines, feet []string
	fresh       int             // how many lines, the last ones, stand out among the others; 0 for all
	style       lettering.Style // of the lines
	high        float64         // pixels
}

// paperType returns the style of the lines of a paper.
func paperType(p *ui.Page) lettering.Style {
	return lettering.Style{Face: lettering.Text, Size: p.T(2), Color: palette.Ink}
}

// footType returns the style of its foot.
func footType(p *ui.Page) lettering.Style {
	return lettering.Style{Face: lettering.Text, Size: p.T(1) * 1.05, Color: palette.Ink2}
}

// newPaper returns a paper of width w with a title, lines already broken to that width,
// and a foot, which it breaks into lines.
func newPaper(p *ui.Page, w float64, title string, lines []string, foot string) paper {
	s := paper{title: title, lines: lines, style: paperType(p)}
	if foot != "" {
		s.feet = lettering.Wrap(foot, w-2*padding*p.U, footType(p))
	}
	s.high = s.need(p)
	return s
}

// edge returns the margin above and below what is written, in pixels: a paper without a
// title has little room.
func (s *paper) edge(p *ui.Page) float64 {
	if s.title == "" {
		return 2 * p.U
	}
	return padding * p.U
}

// need returns the height in pixels that the paper takes with all its lines.
func (s *paper) need(p *ui.Page) float64 {
	high := 2*s.edge(p) + float64(len(s.lines))*s.style.Leading()
	if s.title != "" {
		high += p.T(4)
	}
	if len(s.feet) > 0 {
		high += float64(len(s.feet))*footType(p).Leading() + 2*p.U
	}
	return high
}

// over reports whether the paper needs more than high pixels.
func (s *paper) over(p *ui.Page, high float64) bool { return s.need(p) > high }

// fit makes the paper at most high pixels high: it drops the foot, and then lines from
// the end.
func (s *paper) fit(p *ui.Page, high float64) {
	if s.over(p, high) {
		s.feet = nil
	}
	for s.over(p, high) && len(s.lines) > 0 {
		s.lines = s.lines[:len(s.lines)-1]
	}
	s.high = s.need(p)
}

// draw draws the paper at the top of the place r.
func (s *paper) draw(dst *ebiten.Image, p *ui.Page, r ui.Rect) {
	u, st := p.U, s.style
	thing.Slip(dst, r.X, r.Y, r.W, s.high, u, p.Things())
	x, y := r.X+padding*u, r.Y+s.edge(p)-st.Leading()*0.28
	if s.title != "" {
		head := lettering.Style{Face: lettering.Title, Size: p.T(4), Color: palette.Ink}
		y = r.Y + padding*u + head.Size*0.75
		lettering.Draw(dst, s.title, x, y, head)
		y += st.Leading() * 0.1
	}
	lines := s.lines
	if old := len(lines) - s.fresh; s.fresh > 0 && old > 0 {
		older := st
		older.Color = palette.Contrast(p.High, palette.Ink2, palette.Ink)
		y = lettering.DrawLines(dst, lines[:old], x, y+st.Leading(), older) - st.Leading()
		lines = lines[old:]
	}
	y = lettering.DrawLines(dst, lines, x, y+st.Leading(), st)
	lettering.DrawLines(dst, s.feet, x, y+2*u, footType(p))
}

package album

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A Level tells how games against computers of one level went.
type Level struct {
	Name     text.Text
	Played   int
	Won      float64 // a win that was shared counts in part
	Expected float64 // of Won, for a player of that level; less than 0 where too few were played
	Range    float64 // by so much chance alone moves that, nineteen times in twenty
}

// A Chart lists what luck gave, or what decisions lost, in the last games.
type Chart struct {
	Games []float64 // by game, the earliest first
	About bool      // the figures are sampled
}

// enough is the number of games from which a chart has a line.
const enough = 10

// GamePage is the data of the page of a game.
type GamePage struct {
	Common
	Title     text.Text
	Line      text.Text // "148 games, 73 won. Best result: 0 left."
	Aided     text.Text // what is said of games with help; or empty
	Unit      text.Text // what luck and decisions are counted in: "coins"; empty for the figure of a game for one
	Levels    []Level
	Luck      *Chart // nil where nothing can be said
	Decisions *Chart
	Honours   []Honour
	Play      func()

	// Motif paints the picture of the game; may be nil.
	Motif func(dst *ebiten.Image, x, y, w, h float64)
}

// A GameScreen is the page of a game.
type GameScreen struct {
	page
	d     GamePage
	motif *ebiten.Image // painted once a size
}

// NewGame returns the page of a game.
func NewGame(st *scenes.Stack, d GamePage) *GameScreen {
	return &GameScreen{page: page{st: st, c: d.Common, at: GamesTab, sheet: sheet.Sheet{Most: 292}}, d: d}
}

// Lay writes the figures at the left of a wide sheet, luck and decisions at the right, and
// the honours under both.
func (s *GameScreen) Lay(p *ui.Page) {
	p.Title = s.heading()
	play := ui.Item{ID: "play", Text: text.Of("Play {0}", s.d.Title), Do: s.d.Play}
	left, right := s.sheet.Begin(p, s.rail("", play))
	s.title(p, left)
	s.lost(p, left)
	s.levels(p, left)
	s.charts(p, right)
	s.honours(p, s.sheet.Below(p))
	s.end(p, "Your book")
}

// heading returns the heading of the page for a screen reader.
func (s *GameScreen) heading() text.Text {
	said := []text.Text{text.Of("{0}.", s.d.Title), s.d.Line}
	if c := s.d.Luck; c != nil && len(c.Games) >= enough {
		said = append(said, text.Of("Luck {0} over {1} games.", s.counted(c.sum()), len(c.Games)))
	}
	if c := s.d.Decisions; c != nil && len(c.Games) >= enough {
		said = append(said, text.Of("Decisions {0} a game.", s.counted(c.mean())))
	}
	return text.Sentences(said...)
}

// title adds the name of the game and its figures beside its picture.
func (s *GameScreen) title(p *ui.Page, f *sheet.Flow) {
	u := p.U
	const wide, high = 24, 18 // of the picture, units
	w := f.W - (wide+4)*u
	title, line := p.Height(s.d.Title, w, ui.TitleType), p.Height(s.d.Line, w, ui.TextType)
	row := f.TakePx(math.Max(high*u, title+line) + u)
	f.Gap(2)
	p.Say("title", ui.Heading, s.d.Title, row)
	if s.d.Line != "" {
		p.Say("line", ui.Words, s.d.Line, row)
	}
	p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
		s.picture(dst, ui.Rect{X: r.X, Y: r.Y + (r.H-high*u)/2, W: wide * u, H: high * u}, u)
		at := ui.Rect{X: r.X + (wide+4)*u, Y: r.Y + math.Max(0, (r.H-title-line)/2), W: w, H: title}
		p.Lines(dst, at, s.d.Title, ui.TitleType)
		at.Y, at.H = at.Y+title, line
		p.Lines(dst, at, s.d.Line, ui.TextType)
	})
}

// picture draws the picture of the game in a frame.
func (s *GameScreen) picture(dst *ebiten.Image, r ui.Rect, u float64) {
	if s.d.Motif == nil {
		return
	}
	w, h := int(math.Ceil(r.W)), int(math.Ceil(r.H))
	if s.motif == nil || s.motif.Bounds().Dx() != w {
		picture.Drop(s.motif)
		s.motif = picture.Blank(w, h)
		s.d.Motif(s.motif, 0, 0, float64(w), float64(h))
	}
	picture.At(dst, s.motif, r.X, r.Y, 1)
	thing.Frame(dst, r.X, r.Y, r.W, r.H, 0.4*u, palette.Ink2)
}

// Leave frees the cached pictures.
func (s *GameScreen) Leave() {
	s.page.Leave()
	picture.Drop(s.motif)
	s.motif = nil
}

// counted returns an amount of luck or decisions with its unit.
func (s *GameScreen) counted(x float64) text.Text {
	if s.d.Unit == "" {
		return text.Of("{0}", text.SignedDecimal(x))
	}
	return text.Of("{0} {1}", text.SignedDecimal(x), s.d.Unit)
}

// levels adds a row for each level, with how games against it went.
func (s *GameScreen) levels(p *ui.Page, f *sheet.Flow) {
	if s.d.Aided != "" {
		f.Write(s.d.Aided, ui.SmallType, ui.Words)
	}
	if len(s.d.Levels) == 0 {
		return
	}
	f.Gap(2)
	f.Heading("Won against", "")
	f.Write(text.Sentences(text.Stop("Red line: what a player of that level would have won"), "Red bar: 19 times in 20, chance alone leaves it in here."), ui.SmallType, ui.Words)
	f.Gap(1)
	p.Group("Won against")
	for i := range s.d.Levels {
		l := &s.d.Levels[i]
		at := f.TakePx(11 * p.U * math.Min(p.Text, 1.3))
		p.Say("level "+strconv.Itoa(i+1), ui.Words, l.spoken(), at)
		p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { l.draw(dst, p, r) })
	}
	p.Group("")
	f.Gap(2)
}

// draw draws a level: its name, a bar of what was won, and the figures.
func (l *Level) draw(dst *ebiten.Image, p *ui.Page, r ui.Rect) {
	u := p.U
	name, rest := r.CutLeft(18 * u * math.Min(p.Text, 1.3))
	p.Line(dst, name, l.Name, ui.NameType)
	count := text.Of("**{0}** of {1}", Wins(l.Won), l.Played)
	expected := text.Of("expected {0}", int(math.Round(l.Expected)))
	w, wide := math.Max(22*u, p.Width(count, ui.TextType)+2*u), p.Width(expected, ui.TextType)+2*u
	if rest.W > 75*u*p.Text {
		var at ui.Rect
		rest, at = rest.CutLeft(rest.W - wide)
		if l.Expected >= 0 {
			p.Line(dst, at, expected, ui.TextType.End())
		}
	}
	bar, figures := rest.CutLeft(rest.W - w)
	bar = ui.Rect{X: bar.X, Y: bar.Y + r.H/2 - 2.8*u, W: bar.W - 3*u, H: 5.6 * u}
	picture.Fill(dst, bar.X, bar.Y, bar.W, bar.H, palette.Fade(p.Color(ui.BarInk), 0.35))
	p.Fill(dst, ui.Rect{X: bar.X, Y: bar.Y, W: bar.W * l.Won / float64(max(1, l.Played)), H: bar.H}, ui.BarInk)
	if l.Expected >= 0 {
		at := func(wins float64) float64 {
			return bar.X + bar.W*math.Max(0, math.Min(wins/float64(max(1, l.Played)), 1))
		}
		x, low, high := at(l.Expected), at(l.Expected-l.Range), at(l.Expected+l.Range)
		picture.Fill(dst, low, bar.Y+bar.H-1.2*u, high-low, 1.2*u, palette.Fade(p.Color(ui.Loss), 0.5))
		p.Fill(dst, ui.Rect{X: x - 0.4*u, Y: bar.Y - 1.2*u, W: 0.8 * u, H: bar.H + 2.4*u}, ui.Loss)
	}
	p.Line(dst, figures, count, ui.TextType.End())
}

// Wins returns a number of wins, with a decimal if one was shared.
func Wins(x float64) text.Arg {
	if x == math.Trunc(x) {
		return text.Number(int(x))
	}
	return text.Decimal(x)
}

// spoken returns the level in words for a screen reader.
func (l *Level) spoken() text.Text {
	said := text.Of("{0}: won {1} of {2}", l.Name, Wins(l.Won), l.Played)
	if l.Expected < 0 {
		return said
	}
	return text.Commas(said, text.Of("expected {0}, give or take {1}", int(math.Round(l.Expected)), int(math.Ceil(l.Range))))
}

// charts adds luck and decisions, side by side where there is room.
func (s *GameScreen) charts(p *ui.Page, f *sheet.Flow) {
	type chart struct {
		id, head, about text.Text
		c               *Chart
		luck            bool
	}
	var list []chart
	if s.d.Luck != nil {
		list = append(list, chart{"luck", "Luck", "What the bones gave you in the last 30 games. In the long run it evens out.", s.d.Luck, true})
	}
	if s.d.Decisions != nil {
		list = append(list, chart{"decisions", "Decisions", "What your choices lost against best play in the last 30 games. 0 is perfect.", s.d.Decisions, false})
	}
	if len(list) == 0 {
		return
	}
	if !s.sheet.Wide() {
		f.Gap(2)
		f.Rule()
		f.Gap(2)
	}
	gap := 6 * p.U
	w := (f.W - gap) / 2
	about := 0.0
	for _, c := range list {
		about = math.Max(about, p.Height(c.about, w, ui.SmallType))
	}
	high := 8.5*p.U*p.Text + 10*p.U*p.Text + 24*p.U + about
	row := f.TakePx(high)
	for i, c := range list {
		at := ui.Rect{X: row.X + float64(i)*(w+gap), Y: row.Y, W: w, H: row.H}
		p.Say(text.Plain(c.id), ui.Words, text.Sentences(text.Of("{0}: {1}", c.head, s.total(c.c, c.luck)), c.about), at)
		p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
			head, r := r.Cut(8.5 * p.U * p.Text)
			p.Line(dst, head, c.head, ui.HeadType)
			sum, r := r.Cut(10 * p.U * p.Text)
			s.figure(dst, p, sum, c.c, c.luck)
			lines, words := r.Cut(r.H - about)
			c.c.draw(dst, p, lines.Inset(p.U), c.luck)
			p.Lines(dst, words, c.about, ui.SmallType)
		})
	}
}

// total returns the figure of a chart in words: the sum of luck, or what decisions cost
// per game.
func (s *GameScreen) total(c *Chart, luck bool) text.Text {
	switch n := len(c.Games); {
	case n < enough:
		return text.Of("{0} games make a line. {1} so far.", enough, n)
	case luck && c.About:
		return text.Of("about {0} in all.", s.counted(c.sum()))
	case luck:
		return text.Of("{0} in all.", s.counted(c.sum()))
	case c.About:
		return text.Of("about {0} a game.", s.counted(c.mean()))
	}
	return text.Of("{0} a game.", s.counted(c.mean()))
}

// figure draws the figure of a chart, large, with its unit below.
func (s *GameScreen) figure(dst *ebiten.Image, p *ui.Page, r ui.Rect, c *Chart, luck bool) {
	if len(c.Games) < enough {
		p.Lines(dst, r, text.Of("{0} games make a line. {1} so far.", enough, len(c.Games)), ui.NoteType)
		return
	}
	value, unit, ink := c.mean(), text.Text("a game"), ui.Gain
	if luck {
		value, unit, ink = c.sum(), "in all", ui.MarkInk(2)
	}
	if s.d.Unit != "" {
		unit = text.Of("{0} {1}", s.d.Unit, unit)
	}
	said := text.Of("{0}", text.SignedDecimal(value))
	if c.About {
		unit = text.Of("{0}, about", unit)
	}
	ty := ui.FigureType.At(6).In(ink)
	w := math.Min(p.Width(said, ty), r.W*0.5)
	big, rest := r.CutLeft(w + 1.5*p.U)
	p.Line(dst, big, said, ty)
	p.Lines(dst, rest, unit, ui.SmallType)
}

// sum returns the sum of the chart's values.
func (c *Chart) sum() (x float64) {
	for _, v := range c.Games {
		x += v
	}
	return x
}

func (c *Chart) mean() float64 { return c.sum() / float64(max(1, len(c.Games))) }

// running is the number of games over which decisions are averaged.
const running = 5

// line returns the line of the chart: luck added up, or the average decisions of the last
// few games.
func (c *Chart) line(luck bool) []float64 {
	list := make([]float64, len(c.Games))
	for i := range list {
		if luck {
			list[i] = c.Games[i]
			if i > 0 {
				list[i] += list[i-1]
			}
			continue
		}
		from := max(0, i+1-running)
		list[i] = (&Chart{Games: c.Games[from : i+1]}).mean()
	}
	return list
}

// draw draws the chart: a base at 0, bars for single decisions, and the line, dashed for
// luck.
func (c *Chart) draw(dst *ebiten.Image, p *ui.Page, r ui.Rect, luck bool) {
	u := p.U
	if len(c.Games) < enough {
		return
	}
	line := c.line(luck)
	low, high := 0.0, 0.0
	for i, v := range line {
		low, high = math.Min(low, v), math.Max(high, v)
		if !luck {
			low = math.Min(low, c.Games[i])
		}
	}
	tall := math.Max(high-low, 1e-9)
	x := func(i int) float64 { return r.X + r.W*float64(i)/float64(len(line)-1) }
	y := func(v float64) float64 { return r.Y + r.H*(high-v)/tall }
	ink := p.Color(ui.Gain)
	if luck {
		ink = p.Color(ui.MarkInk(2))
	} else {
		for i, v := range c.Games {
			if h := y(v) - y(0); h >= 1 {
				picture.Fill(dst, x(i)-0.5*u, y(0), u, h, palette.Fade(ink, 0.35))
			}
		}
	}
	thing.Rule(dst, r.X, y(0), r.W, u, p.Color(ui.SecondOnPaper))
	for i := 1; i < len(line); i++ {
		if !luck {
			picture.Line(dst, x(i-1), y(line[i-1]), x(i), y(line[i]), 0.9*u, ink)
			continue
		}
		x0, y0, x1, y1 := x(i-1), y(line[i-1]), x(i), y(line[i])
		picture.Line(dst, x0, y0, x0+(x1-x0)*0.6, y0+(y1-y0)*0.6, 0.9*u, ink)
	}
	last := len(line) - 1
	thing.Dot(dst, x(last), y(line[last]), 2.4*u, ink)
}

// honours adds the honours of the game.
func (s *GameScreen) honours(p *ui.Page, f *sheet.Flow) {
	f.Gap(3)
	f.Rule()
	f.Gap(1)
	c := Chapter{"Honours", s.d.Honours}
	f.Heading("Honours", text.Of("{0} of {1}", c.earned(), len(c.Honours)))
	p.Group("Honours")
	discs(p, f, s.d.Honours)
	p.Group("")
	f.Gap(1)
	f.Write(legend, ui.SmallType, ui.Words)
}

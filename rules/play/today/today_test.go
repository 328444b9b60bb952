package today

import (
	"encoding/binary"
	"flag"
	"fmt"
	"go/format"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
)

var only = flag.String("only", "", "the id of the only game whose par is worked out anew")

var more = flag.Int("more", 0, "with -only and -update: games to add to those from which par was worked out")

var update = flag.Bool("update", false, "work out par anew, and write the golden days")

// TestDays: dates and days belong to each other, for all the years there are.
func TestDays(t *testing.T) {
	d := First
	weekday := 3 // a Thursday
	for year := 1970; year <= 9999; year++ {
		for month := 1; month <= 12; month++ {
			for day := 1; day <= 31; day++ {
				got, ok := DayOf(year, month, day)
				if !ok {
					continue
				}
				if got != d || got.Weekday() != weekday {
					t.Fatalf("%d-%d-%d is day %d, a %d; want %d, a %d", year, month, day, got, got.Weekday(), d, weekday)
				}
				d, weekday = d+1, (weekday+1)%7
			}
		}
	}
	if d != Last+1 || Last.String() != "9999-12-31" {
		t.Errorf("the last day is %d, %v", d-1, Last)
	}
	for _, bad := range []string{"", "2026-2-3", "2026-02-29", "2026-13-01", "26-01-01", "2026-02-03x", "tomorrow", "1969-12-31"} {
		if d, err := Parse(bad); err == nil {
			t.Errorf("%q is %v", bad, d)
		}
	}
	if d, err := Parse("2028-02-29"); err != nil || text.Plain(d.Full()) != "Tuesday, 29 February" || text.Plain(d.Short()) != "29 Feb" {
		t.Errorf("%v, %v", d, err)
	}
}

// TestGoldenDays: what is played on a day, and by which seed, follows from the date for
// ever.
func TestGoldenDays(t *testing.T) {
	var b strings.Builder
	for _, days := range []string{"2026-12-01..2026-12-31", "1970-01-01", "2000-02-29", "2100-02-28..2100-03-01", "9999-12-31"} {
		from, to, _ := strings.Cut(days, "..")
		first, _ := Parse(from)
		last := first
		if to != "" {
			last, _ = Parse(to)
		}
		for d := first; d <= last; d++ {
			s, err := d.Begin()
			if err != nil {
				t.Fatal(err)
			}
			head, _, _ := strings.Cut(s.ShortText(), "\n\n")
			fmt.Fprintf(&b, "%v\n%s\n\n", d, head)
		}
	}
	const file = "testdata/days.golden"
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) != b.String() {
		t.Errorf("days are no longer as they were in %s; they may never change", file)
	}
}

// TestRotation: there are at least ten games, all different, and each begins, is short
// enough for a link, and fits its texts.
func TestRotation(t *testing.T) {
	if len(rotation) < 10 || len(pars) != len(rotation) {
		t.Fatalf("%d games have %d pars", len(rotation), len(pars))
	}
	seen := map[*rules.Game]bool{}
	for i := range rotation {
		g := &rotation[i]
		if seen[g.Game] || g.Par != &pars[i] {
			t.Errorf("%s is there twice, or has the par of another", g.ID)
		}
		seen[g.Game] = true
		s := finished(t, g, 1)
		link, err := s.Link()
		if err != nil || len(link) > mostLink {
			t.Errorf("%s has a link of %d characters, %v", g.ID, len(link), err)
		}
		figure, detail := g.Figure(s)
		full, squares := 0, g.Squares(figure, detail)
		for _, q := range squares {
			if q.Full {
				full++
			}
		}
		if letters := g.Letters(figure, detail); len(squares) > mostSquares || letters != strings.Repeat("■", full)+strings.Repeat("□", len(squares)-full) {
			t.Errorf("%s: %d is %s, with %d of %d squares full", g.ID, figure, letters, full, len(squares))
		}
		for _, n := range []int{-3, 0, 1, 7} {
			if g.unit != coins && n < 0 {
				continue
			}
			number, word := g.Beside(n)
			if text.Plain(number) == "" || text.Plain(word) == "" || text.Plain(g.Says(n)) == "" {
				t.Errorf("%s: %d is %q %q, %q", g.ID, n, number, word, g.Says(n))
			}
		}
		t.Logf("%-14s %4d  %s  %s, %s", g.ID, figure, g.Letters(figure, detail), text.Plain(g.Says(figure)), text.Plain(g.Averages()))
	}
}

// finished is a game of the strongest computer player, of so many.
func finished(t testing.TB, g *Game, n uint64) *session.Session {
	t.Helper()
	s, err := g.best(seedOf(n))
	if err != nil {
		t.Fatal(err)
	}
	playOut(t, s)
	return s
}

// seedOf is the seed of that number.
func seedOf(n uint64) (seed record.Seed) {
	binary.BigEndian.PutUint64(seed[8:], n)
	return seed
}

// playOut lets those who sit there play to the end.
func playOut(t testing.TB, s *session.Session) {
	t.Helper()
	for !s.Over() {
		if s.Turn() == rules.Chance {
			s.Draw()
			continue
		}
		m, done := s.Decide(1 << 20)
		for range 10000 {
			if done {
				break
			}
			m, done = s.Decide(1 << 20)
		}
		if err := s.Play(m); err != nil {
			t.Fatal(err)
		}
	}
}

// gamesOf is the number of games from which the par of a game is worked out: fewer where
// the computer thinks long.
func gamesOf(g *Game) int {
	switch {
	case g.rival != "" && g.Strongest() == "master":
		return 1000 // of most of a second each
	case g.rival != "":
		return 4000
	case g.Skilled():
		return 20000
	}
	return 10000
}

// A series plays games of one kind, one after the other. They share what a game works out
// once.
type series struct {
	g      *Game
	start  rules.Position
	levels []string
}

func seriesOf(t testing.TB, g *Game, level string) *series {
	t.Helper()
	s, err := g.begin(record.Seat{Kind: level, Colour: "woad"}, record.Seed{})
	if err != nil {
		t.Fatal(err)
	}
	all := &series{g: g, start: s.Position()}
	for _, seat := range s.Seats() {
		all.levels = append(all.levels, seat.Kind)
	}
	return all
}

// play plays the game of a seed, and returns its figure.
func (x *series) play(seed record.Seed) int {
	e := ended{Position: x.start}
	casts := 0
	for step := 0; e.Turn() != rules.Nobody; step++ {
		var m rules.Move
		switch turn := e.Turn(); turn {
		case rules.Chance:
			list := e.Outcomes(nil)
			m = list[seed.Draw(casts, list)].Move
			casts++
		default:
			p := opponent.New(x.g.Game, x.levels[turn], turn, opponent.Stream(seed, turn, step))
			p.Ask(e.Position)
			for done := false; !done; {
				m, done = p.Step(1 << 20)
			}
		}
		e.count(e.Position, m)
		e.Position = e.After(m)
	}
	figure, _ := x.g.figureOf(e)
	return figure
}

// averaged plays n games from the seed after so many, and is their par.
func (x *series) averaged(after, n int) (p Par) {
	sum, squares := 0.0, 0.0
	for i := range n {
		figure := float64(x.play(seedOf(uint64(after + i))))
		sum += figure
		squares += figure * figure
	}
	p.Games = n
	p.Mean = sum / float64(n)
	p.Error = math.Sqrt(math.Max(0, squares/float64(n)-p.Mean*p.Mean) / float64(n))
	return p
}

// joined returns the par of two series of games together.
func joined(a, b Par) Par {
	games := float64(a.Games + b.Games)
	squares := func(p Par) float64 { n := float64(p.Games); return n * (n*p.Error*p.Error + p.Mean*p.Mean) }
	mean := (float64(a.Games)*a.Mean + float64(b.Games)*b.Mean) / games
	return Par{mean, math.Sqrt(math.Max(0, (squares(a)+squares(b))/games-mean*mean) / games), a.Games + b.Games}
}

// TestJoined: games in two series have the par of all of them in one.
func TestJoined(t *testing.T) {
	x := seriesOf(t, &rotation[len(rotation)-1], "random")
	want, got := x.averaged(1, 30), joined(x.averaged(1, 10), x.averaged(11, 20))
	if math.Abs(want.Mean-got.Mean) > 1e-9 || math.Abs(want.Error-got.Error) > 1e-9 || want.Games != got.Games {
		t.Errorf("together they have %+v, in one %+v", got, want)
	}
}

// exactly returns the mean that the lens knows before the first throw of a game for one, if
// it is exact.
func (x *series) exactly(p rules.Position) (mean float64, ok bool) {
	scorer, points := p.(rules.Scorer)
	if !points || len(x.levels) > 1 {
		return 0, false
	}
	if p.Turn() == rules.Nobody {
		return float64(scorer.Points(0)), true
	}
	if p.Turn() == rules.Chance {
		all := 0.0
		for _, o := range p.Outcomes(nil) {
			one, ok := x.exactly(p.After(o.Move))
			if !ok {
				return 0, false
			}
			mean, all = mean+one*float64(o.Weight), all+float64(o.Weight)
		}
		return mean / all, true
	}
	search := x.g.Odds(p.View(0), rand.New(rand.NewPCG(1, 1)))
	odds, done := search(1 << 20)
	for !done {
		odds, done = search(1 << 20)
	}
	if len(odds.Rows) > 0 {
		mean = math.Inf(-1)
		for _, row := range odds.Rows {
			mean = math.Max(mean, row.Worth)
		}
		return mean, odds.Exact && odds.Worths
	}
	if moves := p.Moves(nil); len(moves) == 1 {
		return x.exactly(p.After(moves[0]))
	}
	return 0, false
}

// TestExactPar: where the lens is exact, so is par, and simulated games agree with it.
func TestExactPar(t *testing.T) {
	exact := 0
	for i := range rotation {
		g := &rotation[i]
		x := seriesOf(t, g, g.Strongest())
		mean, ok := x.exactly(x.start)
		if !ok {
			continue
		}
		exact++
		if mean = math.Abs(mean); math.Abs(mean-g.Par.Mean) > 1e-4 || g.Par.Error != 0 {
			t.Errorf("%s: the lens says %.4f, and par is %.4f ± %.4f", g.ID, mean, g.Par.Mean, g.Par.Error)
		}
	}
	if exact < 3 {
		t.Errorf("only %d pars are exact", exact)
	}
}

// TestSeries: the games from which par is worked out are those that are played.
func TestSeries(t *testing.T) {
	for i := range rotation {
		g := &rotation[i]
		want, _ := g.Figure(finished(t, g, 3))
		if got := seriesOf(t, g, g.Strongest()).play(seedOf(3)); got != want {
			t.Errorf("%s: %d, not %d", g.ID, got, want)
		}
	}
}

// TestPar plays games that par was not worked out from, and compares their mean with it.
// With -update it works par out and writes it.
func TestPar(t *testing.T) {
	for i := range rotation {
		g := &rotation[i]
		if *update && (*only == "" || *only == g.ID) {
			x := seriesOf(t, g, g.Strongest())
			if mean, ok := x.exactly(x.start); ok {
				pars[i] = Par{Mean: math.Abs(mean)}
			} else if *more > 0 {
				pars[i] = joined(pars[i], x.averaged(1+pars[i].Games, *more))
			} else {
				pars[i] = x.averaged(1, gamesOf(g))
			}
			t.Logf("%s: %+v", g.ID, pars[i])
		}
		if *only != "" && *only != g.ID {
			continue
		}
		if g.Par.Error > 0 && g.Par.Games < 400 || g.Par.Mean == 0 {
			t.Errorf("%s has a par of %d games", g.ID, g.Par.Games)
			continue
		}
		n := short.Times(gamesOf(g)/200, gamesOf(g)/10)
		got := seriesOf(t, g, g.Strongest()).averaged(1<<32, n)
		if off, bar := math.Abs(got.Mean-g.Par.Mean), 4.5*math.Hypot(got.Error, g.Par.Error); off > bar {
			t.Errorf("%s: %d games average %.3f ± %.3f, not %.3f ± %.3f", g.ID, n, got.Mean, got.Error, g.Par.Mean, g.Par.Error)
		}
	}
	if *update {
		writePars(t)
	}
}

// writePars writes pars.go.
func writePars(t *testing.T) {
	var b strings.Builder
	b.WriteString("// Code generated by \"go test ./rules/play/today -run TestPar -update\"; DO NOT EDIT.\n\npackage today\n\n// pars are the pars of the rotation, in its order.\nvar pars = [...]Par{\n")
	for i, p := range pars {
		fmt.Fprintf(&b, "\t{%.4f, %.4f, %d}, // %s\n", p.Mean, p.Error, p.Games, text.Plain(rotation[i].Title))
	}
	b.WriteString("}\n")
	said, err := format.Source([]byte(b.String()))
	if err == nil {
		err = os.WriteFile("pars.go", said, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestBestPlayIsHardToBeat: the weakest players average worse than par; where par is only
// that of the strongest computer, they average at least not better.
func TestBestPlayIsHardToBeat(t *testing.T) {
	for i := range rotation {
		g := &rotation[i]
		weak := seriesOf(t, g, g.Levels[0].ID).averaged(1, short.Times(60, 400))
		better, bar := weak.Mean-g.Par.Mean, 3*math.Hypot(weak.Error, g.Par.Error)
		if g.Less {
			better = -better
		}
		if g.Of != Strongest && better > 0 || better > bar {
			t.Errorf("%s: %s averages %.2f ± %.2f, and par is %.2f", g.ID, g.Levels[0].ID, weak.Mean, weak.Error, g.Par.Mean)
		}
	}
}

// TestJudge compares figures with par, both ways round.
func TestJudge(t *testing.T) {
	less := Game{Less: true, Near: 0.5, Par: &Par{Mean: 3.12}, unit: left}
	more := Game{Near: 1, Par: &Par{Mean: -0.44}, unit: coins}
	for _, c := range []struct {
		g    Game
		n    int
		v    Verdict
		says string
	}{
		{less, 2, Better, "1.1 better than par."}, {less, 3, About, "About par."}, {less, 5, Worse, "1.9 worse than par."},
		{more, 0, About, "About par."}, {more, -1, About, "About par."}, {more, 4, Better, "4.4 better than par."}, {more, -9, Worse, "8.6 worse than par."},
	} {
		if v, _ := c.g.Judge(c.n); v != c.v || text.Plain(c.g.Compared(c.n)) != c.says {
			t.Errorf("%d: %v, %q", c.n, v, text.Plain(c.g.Compared(c.n)))
		}
	}
}

// TestIs: a person's try is known by its seed, rules and seats, and nothing else is one.
func TestIs(t *testing.T) {
	for d := Day(20700); d < 20700+Day(len(rotation)); d++ {
		own := func() *session.Session {
			s, err := d.Begin()
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
		if s := own(); !d.Is(s) || (d + 1).Is(s) || (d + Day(len(rotation))).Is(s) {
			t.Errorf("%v: a try is not known, or is that of another day", d)
		}
		if again, err := session.Resume(own().ShortText(), games.Find); err != nil || !d.Is(again) {
			t.Errorf("%v: a try that was kept is not known: %v", d, err)
		}
		s := own()
		if s.StartPractice(); d.Is(s) {
			t.Errorf("%v: practice counts", d)
		}
		if s, err := d.BestPlay(); err != nil || d.Is(s) {
			t.Errorf("%v: a computer's try counts: %v", d, err)
		}
	}
}

// TestResults: days are kept in a few letters, the try that was finished first stands, and
// what two devices have kept is joined and never doubled.
func TestResults(t *testing.T) {
	one, two := Result{Day: 20700, Figure: 2, Detail: 509, When: 100, Lens: true, Link: "abc"}, Result{Day: 20702, Figure: -7, When: 300, Hand: true}
	var l Days
	if !l.Add(two) || !l.Add(one) || l.Add(one) || l.Add(Result{Day: 20700, Figure: 0, When: 101}) {
		t.Error("what is added does not count as it should")
	}
	said := l.Text()
	got, odd := ReadDays(said)
	if !slices.Equal(got, l) || odd != nil {
		t.Errorf("%q is read as %v, %q", said, got, odd)
	}
	if got, odd = ReadDays("what\n" + said + "2026-02-30 1 1 - 1 -\n"); !slices.Equal(got, l) || len(odd) != 2 {
		t.Errorf("of damaged days %v is left, and %q", got, odd)
	}
	other := Days{{Day: 20700, Figure: 9, When: 50}, {Day: 20701, Figure: 1, When: 200}, two}
	if !l.Merge(other) || l.Merge(other) || len(l) != 3 {
		t.Errorf("joined: %v", l)
	}
	if r, ok := l.On(20700); !ok || r.Figure != 9 {
		t.Errorf("the try that was finished first is not kept: %v", r)
	}
	for now, want := range map[Day][2]int{20702: {3, 3}, 20703: {3, 3}, 20704: {0, 3}, 20701: {2, 3}, 20699: {0, 3}} {
		if run, longest := l.Run(now); run != want[0] || longest != want[1] {
			t.Errorf("on %v: %d in a row, longest %d", now, run, longest)
		}
	}
}

// TestTenYears: ten years of days with their links take at most 300 kB.
func TestTenYears(t *testing.T) {
	var l Days
	for d := range Day(3653) {
		l.Add(Result{Day: 20000 + d, Figure: 100, Detail: 509, Lens: true, Hand: true, When: 1795521600, Link: strings.Repeat("x", mostLink)})
	}
	said := l.Text()
	if len(said) > 300000 {
		t.Errorf("they take %d bytes", len(said))
	}
	if got, odd := ReadDays(said); len(got) != len(l) || odd != nil {
		t.Error("they cannot be read")
	}
}

func TestList(t *testing.T) {
	var b strings.Builder
	if err := List(&b, "2026-12-24..2026-12-26"); err != nil || strings.Count(b.String(), "\n") != 3 || !strings.HasPrefix(b.String(), "2026-12-24\t") {
		t.Errorf("%s, %v", b.String(), err)
	}
	for _, bad := range []string{"", "now", "2026-12-24..then"} {
		if err := List(&b, bad); err == nil {
			t.Errorf("%q is listed", bad)
		}
	}
}

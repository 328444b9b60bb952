// Package today is Today's throw: every day one game with one seed, the same for
// everybody who plays on that date.
//
// The game, its rules and its seed follow from the date alone, now and for ever: the
// games take turns in a fixed order, and the seed is a hash of the date. A game that joins
// them later has to begin at a date, so that the days before it stay as they were. Each
// game counts one figure, which is compared with its par: the average of best play over
// all games, and so not of this day's bones.
//
// The package knows no clock. Whoever calls it says which day it is.
package today

import (
	"maps"
	"math"
	"slices"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/games/biga"
	"knucklebones/rules/games/boneace"
	"knucklebones/rules/games/catapulta"
	"knucklebones/rules/games/century"
	"knucklebones/rules/games/circus"
	"knucklebones/rules/games/hounds"
	"knucklebones/rules/games/knucklebones"
	"knucklebones/rules/games/oneandtwenty"
	"knucklebones/rules/games/pentelitha"
	"knucklebones/rules/games/skiffs"
	"knucklebones/rules/games/tropa"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// A Game is one game of the rotation, as it is played for a figure.
type Game struct {
	*rules.Game
	Line text.Text // what to do, in one line
	Less bool      // the lower figure is the better one
	Near float64   // a figure that is no further from par is about par
	Par  *Par
	Of   Player // whose average par is

	ruleset string
	options map[string]int
	rival   string // the level of the other player; empty for a game alone
	unit    unit
	figure  func(e ended) int
	detail  func(e ended) int                        // what else the picture needs; may be nil
	picture func(figure, detail int) (full, all int) // how many squares are full, and of how many
}

// A Par is the average of a player in a game: computed exactly, or over the Games that
// were simulated.
type Par struct {
	Mean, Error float64 // Error is the standard error of Mean, 0 if that is exact
	Games       int
}

// A Player is the player whose average is par.
type Player int8

const (
	Best      Player = iota // plays best, as our solver says
	Steady                  // throws with a steady hand, and chooses the better throw each time
	Strongest               // is the strongest computer player
)

// A unit is the thing that a figure counts, in words.
type unit struct {
	said   text.Text // the figure in words: "took {0} turns"
	beside text.Text // the word beside the figure {0}
	many   text.Text // the word beside an average
}

var (
	left   = unit{"{0} left", "left", "left"}
	men    = unit{"{0} men", "men beside the figure {0}", "men"}
	turns  = unit{"took {0} turns", "turns beside the figure {0}", "turns"}
	points = unit{"{0} points", "points beside the figure {0}", "points"}
	tosses = unit{"took {0} tosses", "tosses beside the figure {0}", "tosses"}
	throws = unit{"took {0} throws", "throws beside the figure {0}", "throws"}
	coins  = unit{many: "coins"} // won or lost
)

// rotation are the games, which take turns day by day. Their order, rules and rivals never
// change.
var rotation = [...]Game{
	{
		Game: knucklebones.Game, Line: "Cover as many boxes as you can. Leave as little as possible.",
		Less: true, Near: 0.5, Of: Best, ruleset: "plain", unit: left, Par: &pars[0],
		figure: func(e ended) int { return board[knucklebones.Board](e).Left }, detail: covered,
		picture: func(_, covered int) (int, int) { return boxes(covered), 9 },
	}, {
		Game: catapulta.Game, Line: "Score 300 points in as few turns as you can.",
		Less: true, Near: 0.5, Of: Steady, ruleset: "long", options: map[string]int{"target": 300}, unit: turns, Par: &pars[1],
		figure:  func(e ended) int { return e.throws / 4 },
		picture: each,
	}, {
		Game: oneandtwenty.Game, Line: "Win as many coins as you can in six rounds, against one player.",
		Near: 1, Of: Strongest, options: map[string]int{"rounds": 6}, rival: "medium", unit: coins, Par: &pars[2],
		figure: net, picture: won,
	}, {
		Game: pentelitha.Game, Line: "Catch all five bones in as few tosses as you can.",
		Less: true, Near: 0.5, Of: Steady, unit: tosses, Par: &pars[3],
		figure:  func(e ended) int { return board[pentelitha.Board](e).Tosses },
		picture: each,
	}, {
		Game: biga.Game, Line: "Reach exactly 100 in as few throws as you can.",
		Less: true, Near: 0.5, Of: Best, ruleset: "whips", unit: throws, Par: &pars[4],
		figure:  func(e ended) int { return board[biga.Board](e).Throws },
		picture: each,
	}, {
		Game: skiffs.Game, Line: "Win as many coins as you can against one player.",
		Near: 1, Of: Strongest, rival: "medium", unit: coins, Par: &pars[5],
		figure: net, picture: won,
	}, {
		Game: tropa.Game, Line: "Throw four bones at the jar. Score as many points as you can.",
		Near: 0.5, Of: Steady, unit: points, Par: &pars[6],
		figure:  func(e ended) int { return board[tropa.Board](e).Turns[0].Points },
		detail:  func(e ended) int { return board[tropa.Board](e).Turns[0].In },
		picture: func(_, in int) (int, int) { return in, 4 },
	}, {
		Game: hounds.Game, Line: "Throw four ones, then threes, fours and sixes, in as few turns as you can.",
		Less: true, Near: 0.5, Of: Best, ruleset: "held", unit: turns, Par: &pars[7],
		figure:  func(e ended) int { return e.throws },
		picture: each,
	}, {
		Game: boneace.Game, Line: "Win as many coins as you can in five hands. The other player sticks at 24.",
		Near: 1, Of: Strongest, options: map[string]int{"hands": 5}, rival: "easy", unit: coins, Par: &pars[8],
		figure: net, picture: won,
	}, {
		Game: century.Game, Line: "Raise as many men as you can in twenty days, up to a hundred.",
		Near: 5, Of: Strongest, ruleset: "choices", unit: men, Par: &pars[9],
		figure:  func(e ended) int { return min(100, board[century.Board](e).Men) },
		picture: func(men, _ int) (int, int) { return men / 10, 10 },
	}, {
		Game: circus.Game, Line: "Drive as far as you can in one lap of twelve throws. You may use the spur once.",
		Near: 5, Of: Best, ruleset: "short", options: map[string]int{"laps": 1}, unit: points, Par: &pars[10],
		figure:  func(e ended) int { return board[circus.Board](e).Total[0] },
		picture: func(points, _ int) (int, int) { return points / 24, 12 },
	},
}

// An ended is a game that is over: its last position, and how many throws the first seat
// began.
type ended struct {
	rules.Position
	throws int
}

// endOf returns the end of a game: its last position, and the number of throws of the
// first seat.
func endOf(s *session.Session) ended {
	e := ended{Position: s.Position()}
	for i := range s.Len() {
		e.count(s.At(i), s.Step(i).Move)
	}
	return e
}

// count counts move m at position at if it is a throw of the first seat.
func (e *ended) count(at rules.Position, m rules.Move) {
	if m.Verb == rules.Throw && at.Turn() == 0 {
		e.throws++
	}
}

// board returns the board of a finished game's public view, as the game's type B.
func board[B any](e ended) B { return e.View(rules.Nobody).Board.(B) }

// net returns the coins that the first seat has won or, less than 0, lost.
func net(e ended) int { return e.Scores()[0] }

// covered returns the covered boxes: bit n−1 stands for box n.
func covered(e ended) (boxes int) {
	for n, on := range board[knucklebones.Board](e).Covered {
		if on {
			boxes |= 1 << (n - 1)
		}
	}
	return boxes
}

// boxes returns the number of boxes in a set.
func boxes(set int) (n int) {
	for ; set != 0; set &= set - 1 {
		n++
	}
	return n
}

// mostSquares is the most squares of a picture.
const mostSquares = 30

// each returns the picture of a figure that counts something: as many full squares as
// the figure.
func each(figure, _ int) (full, all int) {
	n := min(figure, mostSquares)
	return n, n
}

// won returns the picture of coins: a full square for each coin won, or an empty one
// for each lost.
func won(figure, _ int) (full, all int) {
	all = min(max(figure, -figure), mostSquares)
	if figure > 0 {
		full = all
	}
	return full, all
}

// Figure returns the figure of a game that is over, and the detail that its picture needs.
func (g *Game) Figure(s *session.Session) (figure, detail int) {
	return g.figureOf(endOf(s))
}

// figureOf returns the figure by which a game that has ended is judged, and a second
// one that decides between equal ones.
func (g *Game) figureOf(e ended) (figure, detail int) {
	if g.detail != nil {
		detail = g.detail(e)
	}
	return g.figure(e), detail
}

// squares returns the picture of a figure: how many of how many squares are full. It
// accepts any figure, as links can contain what nobody can have.
func (g *Game) squares(figure, detail int) (full, all int) {
	full, all = g.picture(figure, detail)
	all = max(0, min(all, mostSquares))
	return max(0, min(full, all)), all
}

// A Square is a part of the picture of a result.
type Square struct {
	Label text.Text // of those that have a name; else empty
	Full  bool
}

// Squares returns the picture of a result for the person who made it.
func (g *Game) Squares(figure, detail int) (list []Square) {
	full, all := g.squares(figure, detail)
	for i := range all {
		q := Square{Full: i < full}
		if g.Game == knucklebones.Game { // whose boxes have numbers
			q = Square{text.Figure(i + 1), detail>>i&1 == 1}
		}
		list = append(list, q)
	}
	return list
}

// Open says which squares of a result are not full, or is empty where squares have no names.
func (g *Game) Open(figure, detail int) text.Text {
	var open []text.Text
	for _, q := range g.Squares(figure, detail) {
		if q.Label != "" && !q.Full {
			open = append(open, q.Label)
		}
	}
	switch {
	case g.Game != knucklebones.Game:
		return ""
	case len(open) == 0:
		return "All nine numbers are covered."
	case len(open) == 1:
		return text.Of("Only the {0} stayed open.", open[0])
	}
	return text.Of("Not covered: {0}.", text.And(open...))
}

// Letters returns the picture as the characters ■ and □, the full squares first, so
// that it doesn't show which of them are full.
func (g *Game) Letters(figure, detail int) string {
	full, all := g.squares(figure, detail)
	return strings.Repeat("■", full) + strings.Repeat("□", all-full)
}

// Says returns a figure in words: "2 left", "won 5 coins".
func (g *Game) Says(figure int) text.Text {
	switch {
	case g.unit != coins:
		return text.Of(g.unit.said, figure)
	case figure > 0:
		return text.Of("won {0}", text.Coins(figure))
	case figure < 0:
		return text.Of("lost {0}", text.Coins(-figure))
	}
	return "no coins won or lost"
}

// Beside returns a figure as a number, and the word to show beside it.
func (g *Game) Beside(figure int) (number, word text.Text) {
	switch g.unit {
	case coins:
		return text.Of("{0}", text.Signed(figure)), coins.many
	case left:
		return text.Figure(figure), left.beside
	}
	return text.Figure(figure), text.Of(g.unit.beside, figure)
}

// Mean returns par in figures, and the word beside it.
func (g *Game) Mean() (number, word text.Text) {
	if g.unit == coins {
		return text.Of("{0}", text.SignedDecimal(g.Par.Mean)), coins.many
	}
	return text.Of("{0}", text.Decimal(g.Par.Mean)), g.unit.many
}

// Averages says whose average par is: "best play averages 3.1".
func (g *Game) Averages() text.Text {
	mean, _ := g.Mean()
	return text.Of([...]text.Text{"best play averages {0}", "a steady hand averages {0}", "our strongest computer averages {0}"}[g.Of], mean)
}

// A Verdict is the result of a day beside par.
type Verdict int8

const (
	Worse Verdict = iota - 1
	About
	Better
)

// Judge compares a figure with par. by is the difference, never negative, rounded like
// par.
func (g *Game) Judge(figure int) (v Verdict, by float64) {
	by = float64(figure) - math.Round(10*g.Par.Mean)/10
	if g.Less {
		by = -by
	}
	switch {
	case math.Abs(by) <= g.Near+1e-9:
		return About, math.Abs(by)
	case by > 0:
		return Better, by
	}
	return Worse, -by
}

// Says returns the verdict in words.
func (v Verdict) Says() text.Text {
	return [...]text.Text{"worse than par", "about par", "better than par"}[v+1]
}

// Compared says how far a figure is from par: "1.1 better than par."
func (g *Game) Compared(figure int) text.Text {
	v, by := g.Judge(figure)
	if v == About {
		return text.Upper(text.Stop(v.Says()))
	}
	return text.Of([...]text.Text{Worse + 1: "{0} worse than par.", Better + 1: "{0} better than par."}[v+1], text.Of("{0}", text.Decimal(by)))
}

// setup returns what is agreed on in the game.
func (g *Game) setup() rules.Setup { return rules.Setup{Ruleset: g.ruleset, Options: g.options} }

// seats returns the player of that kind, and the rival if there is one.
func (g *Game) seats(first record.Seat) []record.Seat {
	seats := []record.Seat{first}
	if g.rival != "" {
		seats = append(seats, record.Seat{Name: "Livia", Kind: g.rival, Colour: "murex"})
	}
	return seats
}

// begin starts the game with that seed.
func (g *Game) begin(first record.Seat, seed record.Seed) (*session.Session, error) {
	return session.Begin(g.Game, g.setup(), g.seats(first), seed)
}

// Begin starts the day's game for the person at this device.
func (d Day) Begin() (*session.Session, error) {
	return d.Game().begin(record.Seat{Kind: record.Person, Colour: "woad"}, d.Seed())
}

// Strongest returns the level of the computer player who plays best.
func (g *Game) Strongest() string { return g.Levels[len(g.Levels)-1].ID }

// BestPlay starts the day's game for the strongest computer player, with the same seed.
func (d Day) BestPlay() (*session.Session, error) { return d.Game().best(d.Seed()) }

// best starts the game for the strongest computer player.
func (g *Game) best(seed record.Seed) (*session.Session, error) {
	return g.begin(record.Seat{Name: "Cato", Kind: g.Strongest(), Colour: "verdigris"}, seed)
}

// Is reports whether a session is a person's try at the day's game: with its rules, rival
// and seed, and with bones that fall on the screen.
func (d Day) Is(s *session.Session) bool {
	own, err := d.Begin()
	return err == nil && s.Seed() == own.Seed() && !s.Practice() && s.Real() == record.OnScreen && alike(s, own)
}

// alike reports whether two sessions have the same game, setup and kinds of players.
func alike(s, t *session.Session) bool {
	a, b := s.Setup(), t.Setup()
	return s.Game() == t.Game() && a.Seats == b.Seats && a.Ruleset == b.Ruleset && a.First == b.First && a.Pot == b.Pot &&
		maps.Equal(a.Options, b.Options) && slices.Equal(a.Purses, b.Purses) && same(s.Seats(), t.Seats())
}

// LineOf says in one line what to do in a game that is set up as in Today's throw; it
// returns "" for any other.
func LineOf(s *session.Session) text.Text {
	for i := range rotation {
		g := &rotation[i]
		if g.Game != s.Game() {
			continue
		}
		if own, err := g.begin(record.Seat{Kind: record.Person, Colour: "woad"}, s.Seed()); err == nil && alike(s, own) {
			return g.Line
		}
	}
	return ""
}

// same reports whether two lists of seats have the same kinds of players: people and
// levels.
func same(a, b []record.Seat) bool {
	for i := range a {
		if a[i].Kind != b[i].Kind {
			return false
		}
	}
	return true
}

package opponent

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// A Result is the outcome of a series of games between computer players.
type Result struct {
	Game    string         `json:"game"`
	Ruleset string         `json:"ruleset"`
	Options map[string]int `json:"options"`
	Players []string       `json:"players"` // their levels
	Games   int            `json:"games"`
	Steps   Steps          `json:"steps"`
	Seats   []Seat         `json:"seats"` // one for each of Players, who change seats from game to game
	// Figures has totals over all games: each verb ("cast", "raise"), each hand as
	// a record writes it ("cast 1 3 4"), the bones on each side where a cast is
	// nothing else ("bone 1"), the marks of events ("good", "won", "venus",
	// "lost"), the coins in pots won ("coins won") and, of games that can end in
	// several ways, how they ended ("end line").
	Figures map[string]float64 `json:"figures"`
}

// Steps is the statistics of the length of the games, in moves and outcomes.
type Steps struct {
	Mean float64 `json:"mean"`
	SD   float64 `json:"sd"`
	Max  int     `json:"max"`
}

// A Seat is the result of one player.
type Seat struct {
	Player string  `json:"player"` // the level
	Wins   float64 `json:"wins"`   // games with the best score; a shared win counts in parts
	Mean   float64 `json:"mean"`   // score per game
	SD     float64 `json:"sd"`

	winsSD float64 // standard deviation of the wins per game
}

// Simulate plays n games between players of those levels, one per seat, who
// move one seat on after every game. The same seed gives the same games. It is
// an error if the setup cannot be played, a level is unknown, a player does not
// decide or makes an illegal move, or a game does not end.
func Simulate(g *rules.Game, setup rules.Setup, levels []string, n int, seed uint64) (Result, error) {
	return SimulateWhile(func(int) bool { return true }, g, setup, levels, n, seed)
}

// SimulateWhile is like Simulate but calls more before each game with the
// number of games played, and stops when it returns false.
func SimulateWhile(more func(played int) bool, g *rules.Game, setup rules.Setup, levels []string, n int, seed uint64) (Result, error) {
	s, setup, err := newSeries(g, setup, levels)
	if err != nil {
		return Result{}, err
	}
	played := 0
	for ; played < n && more(played); played++ {
		if err := s.play(played, seed, played); err != nil {
			return Result{}, err
		}
	}
	return s.result(setup, played), nil
}

// starts returns the first positions of games in which the players have moved on by 0,
// 1, 2 … seats; in games of skill their aims move with them.
func starts(g *rules.Game, setup rules.Setup, levels []string) ([]rules.Position, error) {
	var list []rules.Position
	hands := g.AimsOf(levels)
	for k := range levels {
		setup.Aims = slices.Concat(hands[len(hands)-k:], hands[:len(hands)-k])
		p, err := g.New(setup)
		if err != nil {
			return nil, err
		}
		list = append(list, p)
	}
	return list, nil
}

// A series is a number of games played one after the other.
type series struct {
	game    *rules.Game
	starts  []rules.Position // by how many seats the players have moved on
	levels  []string
	players []*Player
	chance  *rand.PCG
	search  *rand.PCG
	draw    *rand.Rand // over chance
	moves   []rules.Move
	outs    []rules.Outcome

	lengths sums
	wins    []sums
	scores  []sums
	figures figures
}

// newSeries returns a series without games, and its complete setup.
func newSeries(g *rules.Game, setup rules.Setup, levels []string) (*series, rules.Setup, error) {
	setup.Seats = len(levels)
	setup, err := g.Check(setup)
	if err != nil {
		return nil, setup, err
	}
	if err := unknown(g, levels); err != nil {
		return nil, setup, err
	}
	starts, err := starts(g, setup, levels)
	if err != nil {
		return nil, setup, err
	}
	s := &series{game: g, starts: starts, levels: levels, chance: &rand.PCG{}, search: &rand.PCG{},
		wins: make([]sums, len(levels)), scores: make([]sums, len(levels)), figures: newFigures()}
	s.draw = rand.New(s.chance)
	r := rand.New(s.search)
	for _, l := range levels {
		s.players = append(s.players, New(g, l, 0, r))
	}
	return s, setup, nil
}

// unknown returns an error if one of the levels does not exist in the game.
func unknown(g *rules.Game, levels []string) error {
	for _, l := range levels {
		is := func(have rules.Level) bool { return have.ID == l }
		if l != Random && !slices.ContainsFunc(g.Levels, is) {
			return text.Errorf("{0} has no computer player {1}", g.Title, strconv.Quote(l))
		}
	}
	return nil
}

// play plays the i-th game. Games with the same seed and luck get the same random
// numbers for their casts.
func (s *series) play(i int, seed uint64, luck int) error {
	s.chance.Seed(seed, uint64(2*luck))
	s.search.Seed(seed, uint64(2*i+1))
	if err := s.through(s.starts[i%len(s.starts)], i); err != nil {
		return fmt.Errorf("%s, game %d of seed %d: %w", s.game.ID, i+1, seed, err)
	}
	return nil
}

// through plays the i-th game from position p to its end, and counts its result.
func (s *series) through(p rules.Position, i int) error {
	n := len(s.players)
	for k, pl := range s.players {
		pl.seat = rules.Actor((k + i) % n)
	}
	steps := 0
	for turn := p.Turn(); turn != rules.Nobody; turn = p.Turn() {
		if steps++; steps > s.game.Longest {
			return fmt.Errorf("it does not end within %d steps", s.game.Longest)
		}
		m, err := s.next(p, turn, i)
		if err != nil {
			return err
		}
		s.figures.count(p, m)
		p = p.After(m)
	}
	s.figures.end(p)
	s.lengths.add(float64(steps))
	scores := p.Scores()
	wins := shares(scores)
	for k := range s.players {
		seat := (k + i) % n
		s.scores[k].add(float64(scores[seat]))
		s.wins[k].add(wins[seat])
	}
	return nil
}

// next returns the next move or outcome at p in the i-th game; turn is the side that
// acts.
func (s *series) next(p rules.Position, turn rules.Actor, i int) (rules.Move, error) {
	if turn == rules.Chance {
		s.outs = p.Outcomes(s.outs[:0])
		return rules.Draw(s.outs, s.draw), nil
	}
	n := len(s.players)
	pl := s.players[(int(turn)-i%n+n)%n]
	if pl.level == Random || s.game.Think == nil {
		s.moves = p.Moves(s.moves[:0])
		return s.moves[pl.rand.IntN(len(s.moves))], nil
	}
	return pl.decide(p)
}

// decide searches until the player has decided. It is an error if that takes
// unreasonably long.
func (p *Player) decide(at rules.Position) (rules.Move, error) {
	const slice, most = 1 << 16, 1 << 12
	p.Ask(at)
	for range most {
		if m, done := p.Step(slice); done {
			if why := at.Why(m); why != "" {
				return m, fmt.Errorf("level %s plays %q: %s", p.level, p.game.Text(m), text.Plain(why))
			}
			return m, nil
		}
	}
	return rules.Move{}, fmt.Errorf("level %s does not decide", p.level)
}

// Chooses plays a game with random outcomes from a position until somebody has more
// than one legal move, and reports whether that happened.
func Chooses(p rules.Position, r *rand.Rand) bool {
	var outs []rules.Outcome
	var moves []rules.Move
	for p.Turn() != rules.Nobody {
		if p.Turn() == rules.Chance {
			outs = p.Outcomes(outs[:0])
			p = p.After(rules.Draw(outs, r))
			continue
		}
		if moves = p.Moves(moves[:0]); len(moves) > 1 {
			return true
		}
		p = p.After(moves[0])
	}
	return false
}

// shares returns each seat's share of the win; ties divide it. A single player wins
// with any score above 0.
func shares(scores []int) []float64 {
	all := make([]float64, len(scores))
	best, n := math.MinInt, 0.0
	for _, s := range scores {
		if s > best {
			best, n = s, 0
		}
		if s == best {
			n++
		}
	}
	for i, s := range scores {
		if s == best && (len(scores) > 1 || s > 0) {
			all[i] = 1 / n
		}
	}
	return all
}

// result returns the statistics of the n games that were played.
func (s *series) result(setup rules.Setup, n int) Result {
	res := Result{
		Game: s.game.ID, Ruleset: setup.Ruleset, Options: setup.Options, Players: s.levels, Games: n,
		Steps:   Steps{Mean: s.lengths.mean(), SD: s.lengths.sd(), Max: int(s.lengths.max)},
		Figures: s.figures.named(s.game),
	}
	for k, l := range s.levels {
		res.Seats = append(res.Seats, Seat{Player: l, Wins: s.wins[k].sum,
			Mean: s.scores[k].mean(), SD: s.scores[k].sd(), winsSD: s.wins[k].sd()})
	}
	return res
}

// sums is the running sums of a series of numbers, for their mean and standard
// deviation.
type sums struct{ n, sum, squares, max float64 }

// add adds a value to those that are counted.
func (s *sums) add(x float64) {
	s.n++
	s.sum += x
	s.squares += x * x
	s.max = max(s.max, x)
}

func (s *sums) mean() float64 { return s.sum / max(s.n, 1) }

// sd returns the standard deviation of a sample, or 0 for less than two values.
func (s *sums) sd() float64 {
	if s.n < 2 {
		return 0
	}
	return math.Sqrt(max(0, (s.squares-s.sum*s.sum/s.n)/(s.n-1)))
}

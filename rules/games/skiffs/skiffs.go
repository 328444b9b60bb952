// Package skiffs is Skiffs, a gambling game of halflings from a modern book of
// gambling games for a world of magic.
//
// The lake is nine boxes, three by three. Everybody puts up 25 skiffs of a
// colour, each worth a coin. One of each colour is its racer and goes into a
// bowl; all the others are the storm, which is turned over on the lake. Then
// racers are drawn one by one, and the player whose racer is drawn does one of
// four things: take any one skiff; take one of their own and any other; take
// one of their own and two others from the same box; or move any skiff to the
// next box. Players keep the skiffs they take. When all racers are drawn a new
// round begins.
//
// A skiff alone in its box is anchored: only its owner may take it or move it,
// or move a skiff to it. Whoever holds the three boxes of a straight line, with
// nobody else's skiffs in them, takes all skiffs left. The game also ends when
// no box has two colours; then skiffs and boxes held are counted as points, and
// the most points take all that is left. The house keeps the racers.
//
// The source leaves open whether a line needs a skiff in each of its boxes (here
// it does), and from which box the two others come (here from the box of one's
// own). It does not limit moving to and fro: here, after three rounds in which
// nobody took a skiff, somebody must.
package skiffs

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// Game is Skiffs.
var Game = &rules.Game{
	ID: "skiffs", Title: "Skiffs", Short: "Skiffs",
	Line:    "Each skiff you take is a coin. Have three boxes in a line to yourself, and you take all the rest.",
	From:    rules.Modern,
	Seats:   [2]int{2, 8},
	Minutes: 1,
	Options: options(),
	Levels: []rules.Level{
		{ID: "easy", About: "takes as many skiffs as it can"},
		{ID: "medium", About: "takes skiffs and builds lines"}, {ID: "hard", About: "thinks of your next move, too"}, {ID: "master", About: "thinks several moves ahead"},
	},
	Book:    book,
	Honours: honours,
	Longest: 2 + fleet*rules.MaxSeats + 2*rules.MaxSeats*(still+2)*fleet*rules.MaxSeats,
	Start:   start,
	Text:    record,
	Parts:   parts,
	Think:   think,
	Odds:    odds,
}

func options() []rules.Option {
	return []rules.Option{
		purse.PurseOption(Skiffs),
		{
			ID: "storm", Title: "[Storm]", From: rules.Modern,
			About: "Skiffs fall evenly on the nine boxes, or mostly in the middle.",
			Max:   1, Names: []text.Text{"fall evenly", "middle"},
		},
		{
			ID: "line", Title: "Line", From: rules.Modern,
			About: "Full: all three boxes need a skiff of yours. Thin: boxes may be empty.",
			Max:   1, Names: []text.Text{"full", "thin"},
		},
		toggle("loose", "Own from any box", "When you take three, your own skiff may come from another box."),
		toggle("diagonal", "Move diagonally", "A skiff may also move to a box that touches its own at a corner."),
		toggle("tow", "Move [anchored] skiffs", "Other players may move an [anchored] skiff, but not take it."),
	}
}

func toggle(id string, title, about text.Text) rules.Option {
	return rules.Option{ID: id, Title: title, About: about, Max: 1, Names: rules.OffOn, From: rules.Modern}
}

// The verbs. A place is a box and the colour of a seat; see Place.
const (
	Storm rules.Verb = "storm" // turn the bowl over the lake
	Fall  rules.Verb = "fall"  // a skiff of seat From falls in box To
	Draw  rules.Verb = "draw"  // the racer of seat From is drawn
	Take  rules.Verb = "take"  // take the skiff at place From
	Pair  rules.Verb = "pair"  // take one's own skiff at From and the skiff at To
	Three rules.Verb = "three" // take one's own skiff and those at From and To, all in one box; N: see Loose
	Shift rules.Verb = "move"  // move the skiff at From to box To
)

// Loose is the least N of a Three whose own skiff comes from any box: that box
// plus Loose. N is 0 if all three come from the same box.
const Loose = 1

const (
	// Boxes is the number of boxes of the lake; they are numbered from 0, row
	// by row.
	Boxes = 9
	// Skiffs is the number of skiffs that each seat puts up.
	Skiffs = 25

	fleet = Skiffs - 1 // all but the racer
	still = 3          // whole rounds without a skiff taken, until moving is barred
)

// Place returns the place of a seat's colour in a box.
func Place(box, seat int) int16 { return int16(box*rules.MaxSeats + seat) }

// At returns the box and the seat of a place.
func At(place int16) (box, seat int) {
	return int(place) / rules.MaxSeats, int(place) % rules.MaxSeats
}

// An agreement holds the settings of a game, shared by all its positions.
type agreement struct {
	seats      int
	thin       bool // a line may have empty boxes
	loose      bool
	diagonal   bool
	tow        bool
	middle     bool // the storm falls to the middle
	first      int8 // the seat that turns the storm over
	neighbours [Boxes][]int8
}

func start(s rules.Setup) (rules.Position, error) {
	o := s.Options
	a := &agreement{
		seats: s.Seats, thin: o["line"] == 1, loose: o["loose"] == 1,
		diagonal: o["diagonal"] == 1, tow: o["tow"] == 1, middle: o["storm"] == 1,
		first: int8(s.First),
	}
	for b := range a.neighbours {
		a.neighbours[b] = a.next(b)
	}
	p := position{agreement: a, coins: purse.New(s.Purses), seat: a.first}
	for i := range s.Seats {
		if !p.coins.Pay(i, Skiffs) {
			return nil, text.Errorf("everyone must have at least {0}", text.Coins(Skiffs))
		}
	}
	p.coins.Left, p.coins.Paid = int32(p.coins.Pot()), [rules.MaxSeats]int32{}
	return p, nil
}

// next returns the boxes a skiff in a box may move to.
func (a *agreement) next(box int) (list []int8) {
	for b := range Boxes {
		rows, columns := abs(b/3-box/3), abs(b%3-box%3)
		if rows+columns == 1 || a.diagonal && rows == 1 && columns == 1 {
			list = append(list, int8(b))
		}
	}
	return list
}

func abs(n int) int { return max(n, -n) }

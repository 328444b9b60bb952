// Package rules says what a game is, for all games alike.
//
// A game is a tree of positions. A position says who acts: a seat, Chance, or
// Nobody when the game is over. A seat has its legal moves, Chance has its
// outcomes with weights, and each leads to another position; a position never
// changes once made. Nothing here rolls a bone, keeps a clock or knows a
// screen: whoever plays a game (package session) supplies the outcomes.
package rules

import "math/rand/v2"

// An Actor is who acts next: a seat from 0 up, Chance or Nobody.
type Actor int8

const (
	Chance Actor = -1 // an outcome falls
	Nobody Actor = -2 // the game is over; as a viewer: one who sees what all may see
)

// MaxSeats is the most seats any game has.
const MaxSeats = 8

// A Verb is what a move does, in one lower-case word that a record can hold.
type Verb string

// The two verbs every game with bones shares. Before each cast its seat has
// the move Throw; only then does Chance act, with Cast.
const (
	Throw Verb = "throw"
	Cast  Verb = "cast"
)

// A Move is one act of a seat or one outcome of Chance. Moves are comparable:
// two are the same act in the same position exactly if they are equal. What
// From, To and N mean is each game's to say; unused ones are zero.
type Move struct {
	Verb     Verb
	From, To int16
	N        int32
}

// An Outcome is what may fall when Chance acts. Its probability is Weight
// over the sum of the weights of all outcomes of that position; every Weight
// is at least 1 and their sum fits an int64.
type Outcome struct {
	Move   Move
	Weight int64
}

// A Position is one instant of a game. It never changes once made and may be
// shared freely.
type Position interface {
	// Turn says who acts.
	Turn() Actor
	// Moves appends the legal moves of the seat whose turn it is to buf, in a
	// fixed order, at least one; none when Chance or Nobody acts.
	Moves(buf []Move) []Move
	// Outcomes appends what may fall to buf, in a fixed order, when Chance
	// acts; none otherwise.
	Outcomes(buf []Outcome) []Outcome
	// After is the position once m, a legal move or a listed outcome, is made.
	// What it does with any other move is undefined: ask Why first.
	After(m Move) Position
	// Why is empty if m is legal here and else says why not, in one sentence
	// a player may be shown: "6 is covered already."
	Why(m Move) string
	// Scores is the result by seat when the game is over: net coins won or
	// lost, or, in games without stakes, one point shared among the winners in
	// units of 1/840.
	Scores() []int
	// Coins is the sum of all purses, pots and the house's coins. It is the
	// same in every position of a game.
	Coins() int
	// View is what a seat (or Nobody) may know of the position.
	View(seat Actor) View
	// Events says what happens, as that seat (or Nobody) learns of it, when m is
	// made here: words for the log, coins that move, and how much to make of it.
	Events(m Move, seat Actor) []Event
}

// A Hider is a position of a game that hides things from some seats.
type Hider interface {
	Position
	// Hidden tells whether anything is hidden from anybody now. While it is,
	// records are not shown.
	Hidden() bool
	// Seen is m as that seat learns of it, with what it may not know left out.
	Seen(seat Actor, m Move) Move
	// Sample is a position that the seat cannot tell from this one, drawn with
	// the probability that its own knowledge of casts and deals gives it.
	Sample(seat Actor, r *rand.Rand) Position
}

// An Opener is a position of a game that begins with casts, or cuts of the
// cards, for who begins.
type Opener interface {
	Position
	// Opening tells whether that is still being found out, and nothing else
	// hangs on what falls next. Meanwhile no seat has a choice.
	Opening() bool
}

// A View is what one seat may know: all that drawing, opponents and the
// screen reader are given. Words in it name seats as {0}, {1} …, which package
// words turns into names.
type View struct {
	Seat   Actor  // whose view this is
	Turn   Actor  // who acts
	Asked  Actor  // for whom the Prompt and Choices are: Turn, or when Chance acts the seat that throws
	Prompt string // what is asked, at most 22 letters ("Cover one number"); at the end the verdict ("{1} takes the pot")
	Aside  string // one more line of help; at the end the reason
	Seats  []SeatView
	Piles  []Pile
	Bones  []Bone   // the bones that lie on the table, in the order they were cast
	Cup    int      // how many bones the next cast throws; the rest of Bones stay lying
	Clear  bool     // the next cast takes the lying bones up first
	Text   []string // the rest of the position in words, a fact a line
	// Choices are the legal moves of Turn in the order of Moves, with words. They
	// are public (what a seat may do never gives a secret away), save where a
	// game hides them from other seats by leaving them out.
	Choices []Choice
	// Board is the game's own picture of the position, a value of a type that
	// its package documents, with all that this seat may not know blanked.
	Board any
	// Sample is the only way from a view to a position.
	Sample Sampler
}

// A Sampler draws positions that the seat of a view cannot tell from the true
// one: whatever is hidden from it is drawn anew, and nothing in them tells what
// it truly is. Where nothing is hidden there is but one, the position itself.
type Sampler func(r *rand.Rand) Position

// A SeatView is what shows on a seat's plate.
type SeatView struct {
	Purse  int    // coins the seat holds, not counting what lies in pots
	Paid   int    // coins it has in the pot or staked
	Figure string // the figure that counts in this game so far ("5"), or empty
	Unit   string // the word beside the figure ("left"), or empty
	Note   string // one word on what it is doing ("waits", "throwing", "dropped")
	Out    bool   // it takes no part any more
	Bank   bool   // it holds the bank
	Won    bool   // it is a winner, once that is known
}

// A Pile is a heap of coins on the table: the pot, or a seat's stake.
type Pile struct {
	Label string // "Pot", "stake", "lost"
	Coins int
	Seat  Actor // whose stake it is; Nobody for a common pot
}

// A Bone is one knucklebone lying on the table.
type Bone struct {
	Side   int8 // the side that is up: 1, 3, 4 or 6; 0 when covered
	Counts int8 // what it counts in this game
}

// The kinds of a choice: how prominent it is, and where it stands.
type Kind int8

const (
	Primary Kind = iota // the one act that goes on: throw, next pot
	Second              // an alternative: stay, leave, drop
	Key                 // one of several like choices: which number, how many more
	Grave               // an alternative that cannot be taken back lightly
)

// A Choice is a legal move with words.
type Choice struct {
	Move    Move
	Kind    Kind
	Label   string // on a button, at most 18 letters, and what a screen reader says: "Cover 8"
	Figure  string // on a key, at most 3 characters: "8"; empty except on keys
	Word    string // on a key, a word over the figure that says what is done with it: "keep"; may be empty
	Bones   bool   // the figure names bones by their sides, which are drawn in its place
	Confirm string // if not empty, choosing the key only selects it, and the primary, so labelled, commits: "Throw 2 more"
}

// A Part is one of the things that a move is said by, in games with more moves
// than anybody would look through.
type Part struct {
	Word   string // at most 18 letters ("To 4"), or a seat alone ("{2}")
	Group  string // under which it is found where there are many ("Box 5"); empty for what is offered at once
	Figure string // of the group, or without one of the part, at most 3 characters ("5"); may be empty
	Spot   int16  // where it is on the board, each game's to say: no two have the same
}

// Piles coins can move from and to, besides seats.
const (
	Pot   Actor = -3
	House Actor = -4
)

// A Mark says how much to make of an event.
type Mark int8

const (
	Plain Mark = iota
	Good       // a good move, a perfect zero
	Won        // a pot is won
	Venus      // a Venus, a Century
	Lost       // over, out, the turn ends
)

// An Event is one thing that happened: words for the log (at most 46
// letters once names of eight are put in; may be empty) and coins that moved.
type Event struct {
	Text     string
	Result   string // what a cast came to, named large while it is seen, at most 18 letters: "Senio of 17"; may be empty
	Coins    int
	From, To Actor // seats, Pot or House; meaningful if Coins > 0
	Mark     Mark
}

// A Setup is what is agreed before a game begins.
type Setup struct {
	Seats   int
	Ruleset string         // id of one of the game's rulesets; empty for the first
	Options map[string]int // by option id; missing ones are as the ruleset says
	Purses  []int          // coins each seat brings; nil for the option "purse" each
	Pot     int            // coins that the game before has left in the pot, where there is an ante
	First   int            // the seat the start has moved on to, where the game asks for one
	Aims    []Aim          // by seat, where skill decides; nil if all are Middling
}

// An Aim is how sure of its aim a seat is, where a table without a real throw
// plays it.
type Aim int8

const (
	Middling Aim = iota // a person's
	Shaky
	Steady
	Aims = iota // how many there are
)

func (h Aim) String() string { return [...]string{"middling", "shaky", "steady"}[h] }

// An Option is one thing a table may set. Its values are the whole numbers
// from Min to Max that are multiples of Step, and Min and Max themselves; with
// Names all of them are, and value Min+i is called Names[i].
type Option struct {
	ID, Title string
	About     string // what it changes and what is usual, one short line
	Min, Max  int    // from 0 up
	Step      int    // at least 1 where there are no Names
	Default   int
	Names     []string // {"off", "on"} makes a switch
	From      Provenance
	Only      string // if not empty, "id=value": shown only when that option has that value
}

// A Ruleset is a named setting of a game's options.
type Ruleset struct {
	ID, Title, About string
	From             Provenance
	Options          map[string]int
}

// A Provenance says how sure a rule is.
type Provenance int8

const (
	Attested      Provenance = iota // in an ancient or period text or find
	FromSources                     // drawn from one, with a gap filled
	Reconstructed                   // the best guess at what was played
	Modern                          // of our own time
	Ours                            // added by this project, and off until asked for
	Provenances   = iota            // how many there are
)

func (p Provenance) String() string {
	return [...]string{"attested", "from sources", "reconstructed", "modern", "ours"}[p]
}

// Means says in a few words what String says in one.
func (p Provenance) Means() string {
	return [...]string{
		"in an ancient text or find", "drawn from one, with a gap filled", "our best guess at what was played",
		"of our own time", "added by us, and off until you say so",
	}[p]
}

// A Level is a computer player of a game: an id (random, easy, medium, hard
// or master), the word people call it, and its hand where skill decides.
type Level struct {
	ID, Word string
	Aim      Aim
}

// A Rule is one line of the rulebook.
type Rule struct {
	Text string
	From Provenance
}

// A Book is what the rulebook says of a game, in our own words.
type Book struct {
	When   string // "Rome, before the year 14"
	Rules  []Rule
	Doubts []string // what the source leaves open, and how it is played here
	Source string   // what the rules come from
}

// Odds answer "what are my chances": one row a choice, best first.
type Odds struct {
	Title string // what the figures are: "Points likely left if you cover"
	Note  string // "Exact." or what it assumes, or that it is sampled
	Exact bool
	Win   bool // the first bar of each row is the chance to win the game
	Rows  []OddsRow
}

// An OddsRow is the estimate of one choice.
type OddsRow struct {
	Move  Move
	Label string // as the choice's Figure or Label
	Short string // the figure on the key: "1.4", "17 %"
	Bars  []Bar
	Best  bool
}

// A Bar is one figure of a choice as a length and as words.
type Bar struct {
	Size float64 // 0 … 1 of the full width
	Text string  // "36 % win"
	Risk bool    // shown as a danger
}

// A Game is all there is to know of one game before it starts.
type Game struct {
	ID, Title, Short string // Short is a part of Title of at most 12 letters
	Line             string // the rule in one line: "Cover boxes with your throws. The lowest total left wins the pot."
	From             Provenance
	Numbered         bool   // the four sides of a bone count 1, 2, 3 and 4; else 1, 3, 4 and 6
	Ranked           bool   // hands of four bones go by their names, Venus the highest
	Bluff            bool   // what a seat says need not be true
	Seats            [2]int // fewest and most
	Minutes          int    // a usual game
	Rulesets         []Ruleset
	Options          []Option
	Levels           []Level // computer players, weakest first
	Book             Book
	Longest          int // no game has more moves and outcomes than this

	// Start is the first position, or why the setup cannot be played, in words
	// a player may be shown. Check has been called and the setup is complete.
	Start func(Setup) (Position, error)
	// Text is m as a record holds it: "cover 8", "cast 1 3 4". It is never
	// empty, has no line break, and differs for any two moves legal in one position.
	Text func(m Move) string
	// Parts are what m, made by a seat, is said by, in any order and twice where
	// it is meant twice, in games with more moves than anybody would look through;
	// nil for moves that are chosen whole, and in games that have no others. Tacit
	// are those that may be said besides and go without saying. Either all moves
	// legal in one position have parts or none, and no two have the same in all.
	Parts func(m Move, seat Actor) (parts, tacit []Part)
	// Think makes up the mind of a computer player of that level for the seat
	// whose view this is, from what that seat may know: the view, and what
	// v.Sample draws. So it decides alike, with the same chance, wherever the
	// seat sees the same. The function it returns is called again and again
	// with the number of nodes it may visit before it returns, until it has
	// decided. A nil Think plays at random.
	Think func(level string, v View, r *rand.Rand) func(nodes int) (Move, bool)
	// Odds reckons the chances of the choices in v, from as little and in slices
	// like Think; nil where there is nothing to decide. The function may answer done with no
	// rows when this position has nothing to reckon.
	Odds func(v View, r *rand.Rand) func(nodes int) (Odds, bool)
}

// Package rules says what a game is, for all games alike.
//
// A game is a tree of positions. A position says who acts: a seat, Chance, or
// Nobody when the game is over. A seat has its legal moves, Chance has its
// outcomes with weights, and each leads to another position; a position never
// changes once made. Nothing here rolls a bone, keeps a clock or knows a
// screen: whoever plays a game (package session) supplies the outcomes.
package rules

import (
	"math/rand/v2"

	"knucklebones/rules/text"
)

// An Actor identifies the side that acts next: a seat from 0 up, Chance or
// Nobody.
type Actor int8

const (
	Chance Actor = -1 // an outcome falls
	Nobody Actor = -2 // the game is over; as a viewer: the public
)

// TextArg returns a seat as an argument of a text.
func (a Actor) TextArg() text.Arg { return text.Seat(a) }

// MaxSeats is the most seats any game has.
const MaxSeats = 8

// A Verb names the action of a move in one lower-case word, which records
// contain.
type Verb string

// The two verbs every game with bones shares. Before each cast its seat has
// the move Throw; only then does Chance act, with Cast.
const (
	Throw Verb = "throw"
	Cast  Verb = "cast"
)

// A Move is one act of a seat or one outcome of Chance. Moves are comparable:
// in one position two moves are the same act exactly if they are equal. Each
// game defines the meaning of From, To and N; unused fields are zero.
type Move struct {
	Verb     Verb
	From, To int16
	N        int32
}

// An Outcome is one possible result when Chance acts. Its probability is Weight
// over the sum of the weights of all outcomes of that position; every Weight is
// at least 1 and their sum fits an int64.
type Outcome struct {
	Move   Move
	Weight int64
}

// TotalWeight returns the sum of the weights of outcomes: the probability of each is its
// weight over this.
func TotalWeight(list []Outcome) (all float64) {
	for _, o := range list {
		all += float64(o.Weight)
	}
	return all
}

// Draw returns the move of an outcome that is drawn at random by weight. Games take it to try
// out what may come; what does come is never drawn by the rules.
func Draw(list []Outcome, r *rand.Rand) Move {
	total := int64(0)
	for i := range list {
		total += list[i].Weight
	}
	x := r.Int64N(total)
	for i := range list {
		if x -= list[i].Weight; x < 0 {
			return list[i].Move
		}
	}
	panic("rules: the weights add up to more than they are")
}

// A Position is one state of a game, hidden information included. It is
// immutable and may be shared freely.
type Position interface {
	// Turn returns the side that acts next.
	Turn() Actor
	// Moves appends the legal moves of the seat whose turn it is to buf, in a
	// fixed order, at least one; none when Chance or Nobody acts.
	Moves(buf []Move) []Move
	// Outcomes appends the possible outcomes to buf, in a fixed order, when
	// Chance acts; none otherwise.
	Outcomes(buf []Outcome) []Outcome
	// After returns the position after m, which must be a legal move or a listed
	// outcome. The result for any other move is undefined: ask Why first.
	After(m Move) Position
	// Why returns "" if m is legal here, and otherwise the reason why not, in one
	// sentence that can be shown to players: "6 is covered already."
	Why(m Move) text.Text
	// Scores returns the result of each seat when the game is over: net coins
	// won or lost, or, in games without stakes, one point shared among the
	// winners in units of 1/840.
	Scores() []int
	// Coins returns the sum of all purses, pots and the house's coins. It is the
	// same in every position of a game.
	Coins() int
	// View returns the part of the position that a seat (or Nobody) may know.
	View(seat Actor) View
	// Events returns the log entries of m, made here, as the seat (or Nobody)
	// learns of them: text, coins that move, and how prominently to show it.
	Events(m Move, seat Actor) []Event
}

// A Hider is a Position that hides information from some seats.
type Hider interface {
	Position
	// Hidden reports whether anything is hidden from anybody now. While it is,
	// records are not shown.
	Hidden() bool
	// Seen returns m as the seat learns of it, with everything secret removed.
	Seen(seat Actor, m Move) Move
	// Sample returns a position that the seat cannot distinguish from this one,
	// drawn with the probability that follows from the casts and deals it has seen.
	Sample(seat Actor, r *rand.Rand) Position
	// Reveal returns this position with nothing hidden: its views and events tell every
	// viewer everything. It is for games that are over.
	Reveal() Position
}

// A Keeper is a Hider of a game that several devices can play together, none of which
// learns more than its seats may know.
type Keeper interface {
	Hider
	// Knows reports whether a seat, or Nobody, may know by now what the owner has cast,
	// moved or got in secret since something is hidden. The owner always may.
	Knows(seat, owner Actor) bool
}

// Revealed returns the position p with nothing hidden from anybody, for looking back on
// a game that is over.
func Revealed(p Position) Position {
	if h, hides := p.(Hider); hides {
		return h.Reveal()
	}
	return p
}

// An Opener is a Position of a game that begins with casts, or cuts of the
// cards, to decide who begins.
type Opener interface {
	Position
	// Opening reports whether that is still undecided, and the next outcome
	// decides nothing else. Meanwhile no seat has a choice.
	Opening() bool
}

// An Ender is a Position of a game that can end in several ways.
type Ender interface {
	Position
	// Ending returns the way in which the game ended, once it is over, as a
	// lower-case word for statistics: "line".
	Ending() string
}

// A Scorer is a Position of a game in which a seat that plays alone compares its games
// by points, not only by whether it has won.
type Scorer interface {
	Position
	// Points returns the points of a seat so far; more are better, and they may be
	// negative: minus the throws where few throws are wanted.
	Points(seat Actor) int
}

// A Bluffer is a Position of a game in which claims may be false and are doubted.
type Bluffer interface {
	Position
	// Verdict returns the truth about m, made here, when everything is known.
	Verdict(m Move) Verdict
}

// A Verdict is the truth about a claim or a doubt.
type Verdict int8

const (
	NoClaim Verdict = iota // neither a claim nor a doubt
	Truth
	Lie
	RightDoubt // of a lie
	WrongDoubt // of the truth
)

// A View is the part of a position that one seat may know: the only input of
// drawing, computer players and the screen reader. Its texts name seats as {0},
// {1} …, which package words replaces by names.
type View struct {
	Seat   Actor     // the seat that this view is for, or Nobody
	Turn   Actor     // the side that acts next
	Asked  Actor     // the seat that Prompt and Choices address: Turn, or when Chance acts the seat that throws
	Prompt text.Text // the question, at most 22 letters ("Cover one number"); at the end the verdict ("{1} wins the pot")
	Aside  text.Text // one more line of help; at the end the reason
	// AnswersInPrompt reports that Prompt names every choice ("Left or right?"), so that a
	// screen reader need not list the choices.
	AnswersInPrompt bool
	// PromptInAnswers reports that Prompt tells to do what the labels of the choices say
	// ("Cover one number" and "Cover 2"), so that a screen reader need not read it before them.
	PromptInAnswers bool
	Seats           []SeatView
	Piles           []Pile
	Bones           []Bone      // the bones that lie on the table, in the order they were cast
	Cup             int         // number of bones in the next cast; the rest of Bones stay on the table
	Clear           bool        // the next cast picks up the bones on the table first
	Void            bool        // the last cast counts for nothing, and all that Turn can do is throw again
	Settled         bool        // the first of Choices is the best for Turn however the bones fall
	Text            []text.Text // the rest of the position in words, a fact a line
	// Choices are the legal moves of Turn in the order of Moves, with words. They
	// are public (the legal moves of a seat never reveal a secret), except where
	// a game hides them from other seats by leaving them out.
	Choices []Choice
	// Board is the game's own description of the position, a value of a type that
	// its package documents, with everything secret from this seat blanked.
	Board any
	// Sample is the only way from a view to a position.
	Sample Sampler
}

// A Sampler draws positions that the seat of a view cannot distinguish from the
// true one: everything hidden from it is drawn at random, independently of the
// truth. Where nothing is hidden it always returns the position itself.
type Sampler func(r *rand.Rand) Position

// A SeatView is the content of a seat's plate.
type SeatView struct {
	Purse  int       // coins the seat holds, pots and stakes not included
	Paid   int       // coins it has in the pot or staked
	Figure text.Text // the score or count that matters in this game ("5"), or empty
	Unit   text.Text // the word beside the figure ("left"), or empty
	Units  text.Text // the word above the figures of all seats, where Unit goes by the figure; else empty
	Note   text.Text // its status in one word ("waits", "throwing", "dropped")
	Out    bool      // it no longer takes part
	Rests  bool      // it is Out of this pot only, and plays in the next
	Bank   bool      // it holds the bank
	Won    bool      // it is a winner, once that is known
	Leads  bool      // while the game goes on: it is ahead of every other seat by a count that Figure shows; false where nothing is counted
	Place  int       // once the game is over, its place by what the game counts: 1 for the best, and the same for seats that are level; else 0
}

// A Pile is a heap of coins on the table: the pot, or a seat's stake.
type Pile struct {
	Label text.Text // "Pot", "stake", "lost"
	Coins int
	Seat  Actor // the owner of a stake; Nobody for a common pot

	Numbered bool // the label ends with a number, so the coins after it are called that
}

// A Bone is one knucklebone on the table.
type Bone struct {
	Side   int8 // the side that is up: 1, 3, 4 or 6; 0 when covered
	Counts int8 // its points in this game
}

// A Kind is the prominence of a choice, which also decides where its button
// goes.
type Kind int8

const (
	Primary Kind = iota // the main action: throw, next pot; where there are several, none is preferred
	Second              // an alternative: stay, leave, drop
	Key                 // one of several equal choices: which number, how many more
	Grave               // an alternative with serious consequences
)

// A Choice is a legal move with its texts.
type Choice struct {
	Move    Move
	Kind    Kind
	Label   text.Text // on a button and for screen readers, at most 18 letters: "Cover 8"
	Figure  text.Text // on a key, at most 3 characters: "8"; empty except on keys
	Word    text.Text // on a key, the verb above the figure: "keep"; may be empty
	Bones   bool      // Figure lists sides of bones; draw those bones instead
	Confirm text.Text // of a key, which only selects: the label of the primary button that commits, "Throw 2 more"
	Warning text.Text // why the move can only harm its seat, as everybody knows; its player is asked once more. Else empty
}

// A Part is one component of a move, in games with too many moves to list: the
// player selects a move part by part.
type Part struct {
	Word   text.Text // as within a sentence, at most 18 letters ("to box 4", "Livia’s skiff")
	Group  text.Text // what many parts are grouped under, as within a sentence ("box 5"); empty for a part that is always offered
	Figure text.Text // short form of the group, or of the part if it has no group, at most 3 characters ("5"); may be empty
	Seat   Actor     // the seat by which it is known in its group, or Nobody
	Spot   int16     // its place on the board, as the game numbers them; unique
}

// Actors besides seats that coins move from and to.
const (
	Pot   Actor = -3
	House Actor = -4
)

// A Mark says how prominently to show an event.
type Mark int8

const (
	Plain Mark = iota
	Good       // a good move, a perfect zero
	Won        // a pot is won
	Venus      // a Venus, a Century
	Lost       // over, out, the turn ends
)

// An Event is one entry of the log: text (at most 46 letters with names of
// eight letters; may be empty) and coins that moved.
type Event struct {
	Text     text.Text
	Result   text.Text // name of a cast, shown large while it is on the table, at most 18 letters: "Senio of 17"; may be empty
	Head     text.Text // what the headline says of an outcome that is held in view, at most 30 letters: "Ten beats seven"; may be empty
	Coins    int
	From, To Actor // seats, Pot or House; meaningful if Coins > 0
	Mark     Mark
}

// A Setup is everything that is agreed before a game begins.
type Setup struct {
	Seats   int
	Ruleset string         // id of one of the game's rulesets; empty for the first
	Options map[string]int // by option id; missing ones follow the ruleset
	Purses  []int          // coins each seat brings; nil: as many as the option "purse" for each
	Pot     int            // coins left in the pot by the previous game, where there is an ante
	First   int            // the seat that starts, in games whose start moves round the table
	Aims    []Aim          // by seat, in games of skill; nil if all are Middling
}

// An Aim is the throwing skill of a seat, used where no real throw decides.
type Aim int8

const (
	Middling Aim = iota // a person's
	Shaky
	Steady
	Aims = iota // how many there are
)

func (h Aim) String() string { return [...]string{"middling", "shaky", "steady"}[h] }

// An Option is one setting of a table. Its values are the multiples of Step
// from Min to Max, and Min and Max themselves; with Names all whole numbers
// from Min to Max, and value Min+i is called Names[i].
type Option struct {
	ID       string
	Title    text.Text
	About    text.Text // its effect and the usual value, one short line
	Min, Max int       // from 0 up
	Step     int       // at least 1 where there are no Names
	Default  int
	Names    []text.Text // OffOn makes a switch
	From     Provenance
	Only     string // if not empty, "id=value" with a number: shown only while that option has that value
}

// A Ruleset is a named setting of a game's options. The first of a game is the
// usual one.
type Ruleset struct {
	ID           string
	Code         int // its number in links, which never changes; records and links that name no ruleset mean the one with 0
	Title, About text.Text
	From         Provenance
	Options      map[string]int
}

// A Provenance is the historical evidence for a rule.
type Provenance int8

const (
	Attested      Provenance = iota // in an ancient or period text or find
	FromSources                     // from such a text, with a gap filled
	Reconstructed                   // the best guess at what was played
	Modern                          // invented in modern times
	Ours                            // added by this project, and off by default
	Provenances   = iota            // how many there are
)

// String returns the provenance in English, for ids and tests.
func (p Provenance) String() string {
	return [...]string{"attested", "from sources", "reconstructed", "modern", "ours"}[p]
}

// Name returns the provenance in a word or two.
func (p Provenance) Name() text.Text {
	return [...]text.Text{"attested", "from sources", "reconstructed", "modern", "ours"}[p]
}

// Means returns what the provenance means, in a few words.
func (p Provenance) Means() text.Text {
	return [...]text.Text{
		"known from an old text or object", "from an old text, with gaps filled", "our best guess at how it was played",
		"invented in modern times", "added by us, not found in any source",
	}[p]
}

// Says returns a sentence with the provenance's name and what it means.
func (p Provenance) Says() text.Text { return text.Of("{0, upper}: {1}.", p.Name(), p.Means()) }

// A Level is a computer player of a game: an id (random, easy, medium, hard or
// master), what it does in a few words ("bids what it holds"), and its skill in games of
// skill.
type Level struct {
	ID    string
	About text.Text
	Aim   Aim
}

// Word returns the name of the level on the screen, which is the same in all games for
// the same ID: Easy, Fair, Sly, Master, or Fickle for random play.
func (l Level) Word() text.Text {
	switch l.ID {
	case "random":
		return "Fickle"
	case "easy":
		return "Easy"
	case "medium":
		return "Fair"
	case "hard":
		return "Sly"
	case "master":
		return "Master"
	}
	return ""
}

// A Rule is one paragraph of the rulebook.
type Rule struct {
	Text text.Text
	From Provenance
}

// A Book is the rulebook of a game, in our own words.
type Book struct {
	When   text.Text // "Rome, before the year 14"
	Rules  []Rule
	Doubts []text.Text // points that the source leaves open, and how they are played here
	Source text.Text   // where the rules come from
}

// Odds answer the question "what are my chances": one row per choice, best
// first.
type Odds struct {
	Title text.Text // meaning of the figures: "Points likely left if you cover"
	Badge text.Text // meaning of the figures on keys, if that is another: "Points left"
	Note  text.Text // "Exact.", or the assumptions, or that the figures are sampled
	Exact bool
	Win   bool // the first bar of each row is the chance to win the game
	// Worths reports that each row has its Worth, and that the strongest computer player
	// chooses by it.
	Worths bool
	Rows   []OddsRow
}

// An OddsRow is the estimate of one choice.
type OddsRow struct {
	Move  Move
	Label text.Text // the choice's Figure or Label
	Short text.Text // the figure on the key: "1.4", "17 %"
	Bars  []Bar
	Best  bool
	// Worth is the expected result of the game after the choice: in coins where it is
	// played for coins, in points where a Scorer plays alone, else the chance to win. In
	// a game for several seats only differences between rows count.
	Worth float64
}

// A Bar is one figure of a choice, as a length and as text.
type Bar struct {
	Size float64   // 0 … 1 of the full width
	Text text.Text // "36 % win"
	Risk bool      // shown as a danger
}

// A Game describes one game: its texts, its settings and its entry points.
type Game struct {
	ID           string
	Title, Short text.Text // Short is a part of Title of at most 12 letters
	Line         text.Text // the rule in one line: "Cover boxes with your throws. The lowest total left wins the pot."
	From         Provenance
	Numbered     bool // the four sides of a bone count 1, 2, 3 and 4; else 1, 3, 4 and 6
	Ranked       bool // hands of four bones rank by name, Venus highest
	Bluff        bool // a seat's claims may be false
	// Dealt reports that what a seat gets in secret depends on what the others got, as with
	// cards of one pack. After then takes what Seen returns of a secret outcome for that
	// outcome, which is unknown.
	Dealt    bool
	Seats    [2]int // fewest and most players
	Alone    bool   // one player may play it, too: without coins and rivals, for as good a result as possible
	Minutes  int    // length of a usual game
	Stake    string // id of the option whose value 0 makes it a game without coins; "" if there is none
	Rulesets []Ruleset
	Options  []Option
	Levels   []Level // computer players, weakest first
	Book     Book
	Words    map[string]text.Text // what terms mean in this game only, by the ids with which texts mark them; may be nil
	Honours  []Honour             // the feats of this game, easiest first
	Longest  int                  // no game has more moves and outcomes than this

	// Start returns the first position. Check has been called and the setup is
	// complete. The error says why the setup cannot be played, in words that can
	// be shown to players.
	Start func(Setup) (Position, error)
	// Text returns m as records write it: "cover 8", "cast 1 3 4". It is never
	// empty, has no line break, and differs for any two moves legal in one position.
	Text func(m Move) string
	// Parts returns the parts by which a seat selects m, in any order, in games
	// with too many moves to list; a part needed twice is listed twice. It returns
	// nil for moves that are chosen whole; it is nil in games without parts. Tacit
	// parts may be selected too but are implied. In one position all legal moves
	// have parts or none has, and no two moves have the same parts.
	Parts func(m Move, seat Actor) (parts, tacit []Part)
	// Think returns a search for the move of a computer player of that level in
	// the seat of the view. It uses only the view and the positions v.Sample
	// draws, so it plays with the same probabilities wherever the seat sees the
	// same. The search is called repeatedly, each time with the number of nodes it
	// may visit, until it returns true. A nil Think plays at random.
	Think func(level string, v View, r *rand.Rand) func(nodes int) (Move, bool)
	// Odds computes the chances of the choices in v, with the same inputs and in
	// slices like Think; it is nil where there is nothing to decide. The search may
	// end with no rows where this position has nothing to compute.
	Odds func(v View, r *rand.Rand) func(nodes int) (Odds, bool)
	// Ranks returns what hands of four bones are worth by their names in a game set up so;
	// it is nil where they never are.
	Ranks func(Setup) Ranking
}

// A Ranking says what hands of four bones are worth by their names. The zero Ranking is
// that of a game in which names count nothing.
type Ranking struct {
	Named  bool      // a hand is worth what its name is
	Lowest bool      // the lowest is the best
	Void   bool      // a hand without a name does not count
	Sums   bool      // hands without a name are ranked by their total
	Line   text.Text // what the list of hands says above them; empty for what wins
	Fine   int       // coins that Canis and Senio pay where hands are not compared, and Venus takes the pot; else 0
}

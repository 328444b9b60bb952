package evening

import (
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/company"
)

// A Plan is an evening as it is put together.
type Plan struct {
	Games []string // ids, in the order in which they are played
	Seats []record.Seat
	Purse int // coins of each seat
	Bets  bool
}

// Deps holds the dependencies of the programme.
type Deps struct {
	Drawer      []Game                           // all games, in the order of the hall
	Kinds       []company.Kind                   // computers that can be given a seat, the weakest first
	Minutes     func(game string, seats int) int // how long a game takes
	Suggestions []Suggestion
	Plan        Plan         // as it is laid out first
	Last        *Plan        // the evening before this one, or nil
	Purse       Range        // of coins that a purse can hold
	Most        int          // minutes that the evening may take; 0 for any
	Ante        int          // coins that a game without a pot costs each
	Bets        bool         // whether side bets are offered
	Unkept      bool         // nothing can be stored here
	Changed     func(p Plan) // the plan was changed; may be nil
	Start       func(p Plan)
}

// A Range holds the limits of a number that is chosen with a stepper.
type Range struct{ Least, Most, Step int }

// A Suggestion fills all tickets.
type Suggestion struct {
	Name  text.Text                // "Half an hour"
	Games func(seats int) []string // for so many; each call may differ
}

// A Standing is the state of an evening between two games.
type Standing struct {
	Reader *text.Reader // knows the players by their seats; nil if no text names one
	You    int          // the seat of the only person, or −1
	Last   text.Text    // title of the game that is over
	Played int          // the number of games that are over, 1 and up
	Games  int          // … and of the whole evening
	Rows   []Purse      // in the order of their places, the richest first
	Moment text.Text    // what changed the chances most; empty if nothing is known
	Next   Ticket
	Track  [][]string // colours of the winners of each game so far
	Choice *Choice    // of the game after the next, or nil
	Loan   *Loan      // for the first who cannot pay for the next game, or nil

	Play    func() // begins the next game
	Stop    func() // leaves the evening, which waits in the hall
	Results func() // shows the result of the last game; may be nil
}

// A Purse holds the coins of a seat.
type Purse struct {
	Seat   int // as texts name it
	Name   text.Text
	Colour string
	Place  int  // 1 for the richest, and the same for those that are level
	Coins  int  // in the purse, loans included
	Change int  // in the last game, or at the end in the whole evening
	Loan   int  // coins lent by the house
	Out    bool // sits out the next game
}

// A Choice is between two games for one that is to come.
type Choice struct {
	Seat    int
	Colour  string
	Name    text.Text
	Person  bool // a person chooses; a computer has chosen
	Number  int  // of the game, 1 and up
	Tickets [2]Ticket
	Chosen  int // 0 or 1
	Usual   int // the one that the programme had
	Choose  func(i int)
}

// A Loan is asked for by a seat that cannot pay.
type Loan struct {
	Seat   int
	Coins  int // that the house would lend
	Lend   func()
	SitOut func() // nil if the game cannot be played by fewer
}

// A Finale is the end of an evening.
type Finale struct {
	Reader  *text.Reader
	You     int      // the seat of the only person, or −1
	Games   int      // that were played
	Planned int      // … and that the programme had: more if the evening was stopped early
	Minutes int      // that it took; 0 if they are not to be said
	Rows    []Purse  // in the order of their places; Coins without loans, which are paid back
	Honours []Honour // empty if the evening was stopped early

	Again, Share, Hall func() // nil if not offered
	Results            func() // the games one by one; may be nil
	Back               func() // where an evening of the past was opened; nil for the hall
}

// An Honour is something that somebody can be proud of, or not.
type Honour struct {
	Head   text.Text // "Biggest pot"
	Name   text.Text
	Colour string
	Line   text.Text // "24 in Bone-Ace"
	Luck   bool      // it is about luck, which is explained
	Watch  func()    // shows it; nil if nothing is to be seen
}

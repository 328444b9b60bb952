package evening

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/compartment"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// A Between is the screen between two games of an evening.
type Between struct {
	st    *scenes.Stack
	s     Standing
	table sheet.Table
	page  ui.Scroll // of everything, or on a wide page of what is beside the tablet
	rows  ui.Scroll // of the tablet, on a wide page
	next  compartment.Pictures
	pair  compartment.Pictures // of the tickets to choose from
	ask   *sheet.Question
}

// NewBetween returns the screen for where an evening is.
func NewBetween(st *scenes.Stack, s Standing) *Between { return &Between{st: st, s: s} }

// Show shows a later state of the same pause, as after a choice.
func (b *Between) Show(s Standing) {
	b.s = s
	b.next.Drop()
	b.pair.Drop()
	b.st.Invalidate()
}

// Ask opens a question over the screen; nil closes it.
func (b *Between) Ask(q *sheet.Question) {
	b.ask = q
	b.st.Invalidate()
}

// said returns sentences about the standing, for a screen reader.
func (b *Between) said() text.Text {
	list := []text.Text{text.Of("After game {0} of {1}.", b.s.Played, b.s.Games), b.leaders()}
	if i := slices.IndexFunc(b.s.Rows, func(r Purse) bool { return r.Seat == b.s.You }); i >= 0 && b.s.Rows[i].Place > 1 {
		r := b.s.Rows[i]
		list = append(list, text.Of("{0} is {1} with {2}.", text.Seat(r.Seat), ordinals[r.Place-1], r.Coins))
	}
	return text.Sentences(list...)
}

// ordinals are the words for places.
var ordinals = [MostSeats]text.Text{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"}

// leaders returns a sentence about who has the most coins.
func (b *Between) leaders() text.Text {
	best := first(b.s.Rows)
	if len(best) == 1 {
		return text.Of("{0} leads with {1}, {2}.", text.Seat(best[0].Seat), text.Coins(best[0].Coins), text.Signed(best[0].Change))
	}
	return text.Of("{0, upper} lead with {1} each.", together(best), text.Coins(best[0].Coins))
}

// first returns the rows of the players in first place.
func first(rows []Purse) []Purse {
	for i, r := range rows {
		if r.Place > 1 {
			return rows[:i]
		}
	}
	return rows
}

// together joins the names of several players: "Livia and you".
func together(rows []Purse) text.Text {
	list := make([]text.Text, len(rows))
	for i, r := range rows {
		list[i] = text.Of("{0}", text.Seat(r.Seat))
	}
	return text.And(list...)
}

// row returns the row of the player in a seat of the company.
func (b *Between) row(seat int) Purse {
	return b.s.Rows[slices.IndexFunc(b.s.Rows, func(r Purse) bool { return r.Seat == seat })]
}

// seatOf returns the seat of a colour, or −1.
func (b *Between) seatOf(colour string) int {
	if i := slices.IndexFunc(b.s.Rows, func(r Purse) bool { return r.Colour == colour }); i >= 0 {
		return b.s.Rows[i].Seat
	}
	return -1
}

// won returns a sentence about who won a finished game; game counts from 1.
func (b *Between) won(game int) text.Text {
	var who []text.Text
	for _, c := range b.s.Track[game-1] {
		if seat := b.seatOf(c); seat >= 0 {
			who = append(who, text.Of("{0}", text.Seat(seat)))
		}
	}
	if len(who) == 0 {
		return text.Of("Nobody won game {0}.", game)
	}
	return text.Of("Game {0}: won by {1}.", game, text.And(who...))
}

// choose chooses the programmed game (0) or the spare (1) for the game after next.
func (b *Between) choose(i int) {
	c := b.s.Choice
	b.st.Announce(text.Of("Game {0} will be {1}.", c.Number, c.Tickets[i].Title))
	c.Choose(i)
}

// asks returns the sentence that asks a player without coins about a loan.
func (b *Between) asks() text.Text {
	l := b.s.Loan
	if has := b.row(l.Seat).Coins; has > 0 {
		return text.Of("{0} has only {1} left. Lend {2}?", text.Seat(l.Seat), text.Coins(has), l.Coins)
	}
	return text.Of("{0} is out of coins. Lend {1}?", text.Seat(l.Seat), l.Coins)
}

// Tick continues painting pictures.
func (b *Between) Tick() bool {
	return unpainted(b.st, &b.next) || unpainted(b.st, &b.pair)
}

// Leave frees the cached pictures.
func (b *Between) Leave() {
	b.next.Drop()
	b.pair.Drop()
}

// Draw draws the page.
func (b *Between) Draw(dst *ebiten.Image, p *ui.Page) {
	paint(b.st, &b.next, func(int) *Game { return &b.s.Next.Game })
	paint(b.st, &b.pair, func(i int) *Game { return &b.s.Choice.Tickets[i].Game })
	b.table.Draw(dst, p)
	p.DrawItems(dst)
}

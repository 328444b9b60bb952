package app

import (
	"slices"

	"knucklebones/rules/play/evening"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/table"
)

// wagers returns the bets that people can lay on the next throw of the current game.
func (v *sitting) wagers(s *session.Session) (list []table.Wager) {
	if v.s != s {
		return nil
	}
	for k := range evening.Stake(evening.Stakes) {
		wins, all, caster := v.e.Odds(s, k)
		if wins == 0 || len(v.bettors(caster)) == 0 {
			continue
		}
		pays := int((2*all + wins) / (2 * wins))
		list = append(list, table.Wager{
			ID: "bet " + itoa(int(k)), Word: k.Name(), Figure: text.Figure(pays), Laid: v.laid(k),
			Label: text.Of("Lay a coin on {0}: it pays about {1}", k.Said(), text.Coins(pays)),
			Do:    func() { v.lay(k, caster) },
		})
	}
	return list
}

// bettors returns the people who may bet on a throw of a seat in the company.
func (v *sitting) bettors(caster int) (seats []int) {
	for i := range v.e.Plan().Company {
		if i != caster && v.e.MayBet(i) {
			seats = append(seats, i)
		}
	}
	return seats
}

// laid reports whether an undecided bet lies on a stake.
func (v *sitting) laid(k evening.Stake) bool {
	return slices.ContainsFunc(v.e.Bets(), func(b evening.Bet) bool {
		_, decided := v.e.Payout(b, v.s)
		return b.On == k && !decided
	})
}

// lay bets a coin for the only person who may, or asks whose it is.
func (v *sitting) lay(k evening.Stake, caster int) {
	seats := v.bettors(caster)
	if len(seats) == 1 {
		v.layFor(seats[0], k)
		return
	}
	over, ok := v.app.Stack.Top().(asker)
	if !ok || len(seats) == 0 {
		return
	}
	q := &sheet.Question{Title: "Whose coin?", Close: func() { over.Ask(nil) }}
	reader := v.reader()
	for _, seat := range seats {
		q.Offer(reader.Called(seat), "", false, func() { v.layFor(seat, k) })
	}
	over.Ask(q)
}

// layFor bets a coin of a seat on the next throw of somebody else.
func (v *sitting) layFor(seat int, k evening.Stake) {
	if err := v.e.Bet(evening.Bet{Seat: seat, Step: v.s.Len(), On: k}); err != nil {
		v.app.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	v.keep()
	v.app.Stack.Toast(text.Of("One coin on {0}, for the next throw of somebody else.", k.Said()), true)
}

// decided returns how many of the bets on game s, in their order, are decided.
func (v *sitting) decided(s *session.Session) int {
	bets := v.e.Bets()
	open := func(b evening.Bet) bool { _, ok := v.e.Payout(b, s); return !ok }
	if i := slices.IndexFunc(bets, open); i >= 0 {
		return i
	}
	return len(bets)
}

// tellBets announces how bets on throws that have been seen since were decided.
func (v *sitting) tellBets() {
	t, ok := v.app.Stack.Top().(*table.Table)
	if !ok || t.Session() != v.s {
		return
	}
	bets := v.e.Bets()
	v.told = min(v.told, len(bets))
	for ; v.told < len(bets); v.told++ {
		b := bets[v.told]
		out, decided := v.e.Payout(b, v.s)
		if !decided || t.Seen() <= out.Step {
			return
		}
		said := text.Of("{0}: the coin is lost.", text.Upper(b.On.Name()))
		if out.Coins > 0 {
			said = text.Of("{0}: it pays {1}.", text.Upper(b.On.Name()), text.Coins(out.Coins))
		}
		v.app.Stack.Toast(said, out.Coins > 0)
	}
}

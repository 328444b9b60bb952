package stand

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/screens/setup"
)

// A rehearsal is the game that is shown next, which computers play unseen to its end.
// Then it is shown from at most lastSteps steps before its end.
type rehearsal struct {
	game  *rules.Game
	whole *session.Session
	part  *session.Session // the same game up to where it is shown from; nil until the whole is over
	from  int              // how many steps that are
}

// lastSteps is the largest number of steps of a game that are shown: where each takes longest
// they last for two minutes and a half.
const lastSteps = 120

// Rehearsed returns the game that is played unseen, to be shown next, or nil.
func (k *Kiosk) Rehearsed() *session.Session { return k.rehearsal.whole }

// following returns the game that is shown next, and starts a new round if all of the
// last one were shown.
func (k *Kiosk) following() *rules.Game {
	if len(k.Coming) == 0 {
		k.Coming = k.fitting()
	}
	return k.Coming[0]
}

// rehearse advances the rehearsal of the next game as far as this tick has time, and
// begins it if it isn't that game's.
func (k *Kiosk) rehearse() {
	r := &k.rehearsal
	if g := k.following(); r.game != g {
		*r = rehearsal{game: g, whole: k.begin(g)}
	}
	k.Stack.WorkInTick(r.step)
}

// step plays one step of the whole game or of the part, or lets a computer think a
// little; it reports whether the part is ready or there was an error.
func (r *rehearsal) step() (done bool) {
	switch {
	case !r.whole.Over():
		return goOn(r.whole, r.think) != nil
	case r.part == nil:
		r.cut()
		return false
	case r.staged():
		return true
	}
	return goOn(r.part, r.repeat) != nil
}

// goOn advances s by a step: it draws if chance is to act, else it plays the move that
// decide returns. If decide hasn't decided yet it does nothing.
func goOn(s *session.Session, decide func() (m rules.Move, decided bool)) (err error) {
	if s.Turn() == rules.Chance {
		_, err = s.Draw()
	} else if m, decided := decide(); decided {
		err = s.Play(m)
	}
	return err
}

// think lets the computer whose turn it is think a little; decided is false while it
// needs more time.
func (r *rehearsal) think() (m rules.Move, decided bool) {
	const nodes = 10 // so few that no frame is late
	return r.whole.Decide(nodes)
}

// repeat returns the move that the whole game has at the step at which the part stands;
// decided is always true.
func (r *rehearsal) repeat() (m rules.Move, decided bool) {
	return r.whole.Step(r.part.Len()).Move, true
}

// cut begins the part: a game with the same seed, so that the draws are the same, to be
// played up to the stop from which at most about lastSteps steps remain.
func (r *rehearsal) cut() {
	w := r.whole
	at := w.Stops()
	i, _ := slices.BinarySearch(at, w.Len()-lastSteps)
	r.part, r.from = begun(w.Game(), w.Setup(), w.Seats(), w.Seed()), at[i]
}

// staged reports whether the part has been played up to the step from which it is
// shown.
func (r *rehearsal) staged() bool { return r.part != nil && r.part.Len() == r.from }

// next returns the next game that plays itself: if its rehearsal is ready, the game as
// it stands before its last steps, else a new one.
func (k *Kiosk) next() *session.Session {
	g, r := k.following(), k.rehearsal
	k.Coming, k.rehearsal = k.Coming[1:], rehearsal{}
	if r.game == g && r.staged() {
		return r.part
	}
	return k.begin(g)
}

// begin begins a game at its usual table with a computer player on every seat.
func (k *Kiosk) begin(g *rules.Game) *session.Session {
	u := setup.Usual(g)
	u.Fill(g, k.Guard.Config.Purse)
	for i := range u.Seats {
		u.Seats[i].Kind = k.Level(g, i)
		if u.Seats[i].Name == "" {
			u.Seats[i].Name = "Flavia"
		}
	}
	return begun(g, u.Setup(), u.Seats, k.Seed())
}

// begun begins a game and panics if the table is not a valid one: nobody has set it, so
// that would be a mistake in the program.
func begun(g *rules.Game, u rules.Setup, seats []record.Seat, seed [16]byte) *session.Session {
	s, err := session.Begin(g, u, seats, seed)
	if err != nil {
		panic("the usual table of " + g.ID + ": " + err.Error())
	}
	return s
}

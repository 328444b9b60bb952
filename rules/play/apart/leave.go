package apart

import (
	"errors"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// A Proposal names the device that is missing and says how to go on without it.
type Proposal struct {
	By, Missing int
	Level       string // of the computer that plays on, at device By; "" to end the game
}

// An asking is a proposal that not all others have agreed to.
type asking struct {
	Proposal
	agreed []bool // by device; the one that proposes has
}

// agrees returns the next device that has to agree to the open proposal, or none.
func (s *state) agrees() int {
	for d := range s.devices {
		if !s.gone[d] && d != s.asks.Missing && !s.asks.agreed[d] {
			return d
		}
	}
	return none
}

// propose parses the proposal of an author to go on without the device whose turn it
// is, and checks that it may be made.
func (s *state) propose(r *reader, author int) error {
	level := r.int(len(s.record.Game.Levels) + 1)
	missing := s.player()
	switch {
	case r.bad || len(r.rest) > 0:
		return errDamaged
	case missing == none || missing == author || s.gone[author]:
		return s.fault("no other device is to play now")
	case s.days == 0:
		return s.fault("a turn may take as long as it likes")
	}
	s.asks = &asking{Proposal{By: author, Missing: missing}, make([]bool, s.devices)}
	if level > 0 {
		s.asks.Level = s.record.Game.Levels[level-1].ID
	}
	return s.agree(author)
}

// agree records that an author agrees to the proposal; the last one's agreement carries
// it out.
func (s *state) agree(author int) error {
	if s.asks == nil || s.asks.agreed[author] || s.gone[author] || author == s.asks.Missing {
		return s.fault("there is nothing to agree to")
	}
	asks := *s.asks
	asks.agreed = slices.Clone(asks.agreed)
	asks.agreed[author] = true
	if s.asks = &asks; s.agrees() == none {
		s.replace(asks.Proposal)
	}
	return nil
}

// replace carries out a proposal: the game ends, or a computer takes over the missing
// device's seats. As its secrets are lost, the game goes back to before the first
// secret.
func (s *state) replace(p Proposal) {
	s.asks, s.ended = nil, p.Level == ""
	if s.ended {
		return
	}
	s.gone[p.Missing] = true
	rec := *s.record
	rec.Seats, s.of = slices.Clone(rec.Seats), slices.Clone(s.of)
	for i, d := range s.of {
		if d == p.Missing {
			s.of[i], rec.Seats[i] = p.By, record.Seat{Name: rec.Seats[i].Name, Kind: p.Level, Colour: rec.Seats[i].Colour}
		}
	}
	s.record = &rec
	for _, x := range s.secrets { // no number serves twice
		s.casts[x.device] = max(s.casts[x.device], x.n+1)
	}
	if len(s.secrets) > 0 {
		s.steps, s.mine = slices.Clip(s.steps[:s.before.steps]), slices.Clip(s.mine[:s.before.steps])
		s.at, s.here = s.before.at, s.before.at
		s.secrets, s.lifting, s.last = nil, false, nil
	}
}

// Proposal returns the proposal that waits for the agreement of others, if there is one.
func (g *Game) Proposal() (p Proposal, open bool) {
	if g.log.asks == nil {
		return p, false
	}
	return g.log.asks.Proposal, true
}

// Propose proposes to go on without the device whose turn it is: a computer of that level,
// at this device, plays for its seats; with an empty level the game ends without a result.
// It holds once all others have agreed. The error says in words for players why that
// cannot be proposed.
func (g *Game) Propose(level string) error {
	if !g.Begun() {
		return text.Errorf("no other device is to play now")
	}
	i := 0
	if level != "" {
		i = 1 + slices.IndexFunc(g.log.record.Game.Levels, func(l rules.Level) bool { return l.ID == level })
		if i == 0 {
			return text.Errorf("there is no such computer player")
		}
	}
	return g.write([]byte{entryProposes, byte(i)})
}

// Agree agrees to the proposal of another device.
func (g *Game) Agree() error {
	if !g.Begun() {
		return text.Errorf("there is nothing to agree to")
	}
	return g.write([]byte{entryAgrees})
}

// Ended reports whether the devices have agreed to end the game without a result.
func (g *Game) Ended() bool { return g.log.ended }

// LeftOut reports whether the game has gone on without this device according to a letter
// that Open refuses as a Fork.
func (g *Game) LeftOut(letter string) bool {
	var fork Fork
	l, err := parseLetter(letter)
	if err != nil || !errors.As(g.Open(letter), &fork) {
		return false
	}
	s, err := g.after(fork.Number)
	if err != nil {
		return false
	}
	for _, entry := range l.entries[fork.Number-l.first:] {
		if s.add(entry) != nil {
			return false
		}
	}
	return s.gone[g.me.device]
}

// Gone reports whether the others go on without a device.
func (g *Game) Gone(device int) bool { return g.log.begun() && g.log.gone[device] }

package apart

import (
	"bytes"
	"crypto/ed25519"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// SecretSize is the number of bytes of a device's secret.
const SecretSize = 32

// A Game is one game apart, as one of its devices knows it.
type Game struct {
	log    state    // what follows from the entries
	now    state    // with what this device has done since its last entry
	done   turn     // what that is
	all    [][]byte // the entries
	device int
	secret []byte
	key    ed25519.PrivateKey
	chains []chain // of this device, by the device whose casts they are for
	find   Find
}

// Invite founds a game on these terms: rec has the game, its setup and its seats. The
// secret is SecretSize random bytes that nobody else ever sees, new for each game. The
// error says in words for players why the game cannot be played so.
func Invite(rec *record.Record, t Terms, secret []byte, lib Library) (*Game, error) {
	p := newPact(rec, t)
	if err := p.check(); err != nil {
		return nil, err
	}
	body, err := p.body()
	if err != nil {
		return nil, err
	}
	g := &Game{find: lib.Find}
	g.become(0, secret, p.devices)
	return g, g.write(append(body, g.part().body()...))
}

// Join opens the letter of a game in which this device takes the next part. The secret is as
// for Invite.
func Join(letter string, secret []byte, lib Library) (*Game, error) {
	l, err := parseLetter(letter)
	if err != nil {
		return nil, err
	}
	if l.first != 0 {
		return nil, ErrEarlier
	}
	g := &Game{find: lib.Find, device: none}
	g.log.self = none
	if err := g.take(l.entries); err != nil {
		return nil, err
	}
	if g.log.begun() {
		return nil, ErrFull
	}
	g.become(len(g.log.parts), secret, g.log.devices)
	return g, g.write(g.part().body())
}

// become derives the key and the chains of a device from its secret.
func (g *Game) become(device int, secret []byte, devices int) {
	g.device, g.secret = device, secret
	seed := append(sum(secret, []byte("sign"), []byte{0}), sum(secret, []byte("sign"), []byte{1})...)
	g.key = ed25519.NewKeyFromSeed(seed)
	for d := range devices {
		g.chains = append(g.chains, newChain(secret, d))
	}
	g.log.self, g.log.chains = device, g.chains
}

func (g *Game) part() part {
	p := part{key: g.key.Public().(ed25519.PublicKey)}
	for _, c := range g.chains {
		p.roots = append(p.roots, c.at(-1))
	}
	return p
}

// write adds an entry of this device with that body.
func (g *Game) write(body []byte) error {
	return g.take([][]byte{g.log.sign(g.key, g.device, body)})
}

// take adds entries to the log, all or none.
func (g *Game) take(entries [][]byte) error {
	s := g.log.clone()
	for _, entry := range entries {
		if err := s.add(entry, g.find); err != nil {
			return err
		}
	}
	g.all = append(g.all, entries...)
	g.log, g.now, g.done = s, s.clone(), turn{}
	return nil
}

// Record returns the game, its setup and its seats; it must not be changed.
func (g *Game) Record() *record.Record { return g.log.record }

// Begun reports whether all devices have joined.
func (g *Game) Begun() bool { return g.log.begun() }

// Steps returns all steps so far, those made here since the last entry included. The
// slice must not be changed.
func (g *Game) Steps() []rules.Move { return g.now.steps }

// Position returns the position after Steps. The game must have begun.
func (g *Game) Position() rules.Position { return g.now.at }

// Writer returns the device that has to write the next entry, or -1 after the end.
func (g *Game) Writer() int { return g.log.writer() }

// Mine reports whether this device acts next: a seat of it decides or throws.
func (g *Game) Mine() bool {
	if !g.Begun() {
		return false
	}
	if g.now.lifts != nil {
		return false
	}
	d, throws := g.now.turn()
	return g.Writer() == g.device && d == g.device && (!throws || g.now.due(d))
}

// Play makes a decision of a seat of this device. The error says in words for players why
// it cannot be made.
func (g *Game) Play(m rules.Move) error {
	if d, throws := g.turn(); g.now.lifts != nil || d != g.device || throws || g.Writer() != g.device {
		return text.Errorf("it is not your turn")
	}
	i := moveIndex(g.now.at, m)
	if i < 0 {
		return text.Fault{Text: g.now.at.Why(m)}
	}
	g.done.moves = append(g.done.moves, i)
	g.now.move(m)
	g.now.settle()
	return nil
}

// turn returns the device that acts next and whether it throws, as state.turn does, or none
// before the game begins.
func (g *Game) turn() (device int, throws bool) {
	if !g.Begun() {
		return none, false
	}
	return g.now.turn()
}

// Cast makes the cast of a seat of this device that is due, and the steps that follow from
// it, and reports whether there was one.
func (g *Game) Cast() bool {
	if !g.Begun() || g.Writer() != g.device || !g.now.due(g.device) || g.now.casts[g.device] == chainLength {
		return false
	}
	g.now.cast(g.device)
	g.done.casts++
	return true
}

// Write adds what was done since the last entry to the log, with elements for the others,
// as an entry that Letter sends. It is an error unless this device is Writer.
func (g *Game) Write() error {
	if !g.Begun() || g.Writer() != g.device {
		return text.Errorf("it is not your turn")
	}
	return g.write(g.done.body(&g.log, &g.now, g.device, g.chains))
}

// Letter returns the letter for a device: all entries since the last one that it wrote
// itself.
func (g *Game) Letter(to int) string {
	first := 0
	for i, entry := range g.all {
		if int(entry[0]) == to {
			first = i + 1
		}
	}
	return letter{g.id(), first, g.all[first:]}.String()
}

// Open adds what is new in a letter. An error changes nothing: one of the errors of this
// package, a Fault, a Fork, or one that says what else is wrong with the letter.
func (g *Game) Open(s string) error {
	l, err := parseLetter(s)
	switch {
	case err != nil:
		return err
	case l.id != g.id():
		return ErrOther
	case l.first > len(g.all):
		return ErrEarlier
	}
	known := min(len(g.all)-l.first, len(l.entries))
	for i, entry := range l.entries[:known] {
		if !bytes.Equal(entry, g.all[l.first+i]) {
			return g.fork(l.first+i, entry)
		}
	}
	if known == len(l.entries) {
		return ErrOld
	}
	return g.take(l.entries[known:])
}

// fork returns the error of an entry that differs from that of its number in the log.
func (g *Game) fork(number int, entry []byte) error {
	s, err := g.after(number)
	if err != nil {
		return err
	}
	if err := s.add(entry, g.find); err != nil {
		return err
	}
	return Fork{int(entry[0]), number}
}

// after returns the state after so many entries.
func (g *Game) after(n int) (s state, err error) {
	s.self, s.chains = g.device, g.chains
	for _, entry := range g.all[:n] {
		if err := s.add(entry, g.find); err != nil {
			return s, err
		}
	}
	return s, nil
}

// Back takes the game back to its first n entries, with which all devices agree. What came
// after is lost.
func (g *Game) Back(n int) error {
	s, err := g.after(n)
	if err != nil {
		return err
	}
	g.all = g.all[:n:n]
	g.log, g.now, g.done = s, s.clone(), turn{}
	return nil
}

// Entries returns how many entries the log has.
func (g *Game) Entries() int { return len(g.all) }

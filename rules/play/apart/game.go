package apart

import (
	"bytes"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// SecretSize is the number of bytes of a device's secret.
const SecretSize = 32

// A Game is one game apart, as one of its devices knows it.
type Game struct {
	log  state    // what follows from the entries
	now  state    // with what this device has done since its last entry
	done [][]byte // what that is, by act
	all  [][]byte // the entries
	me   *keys
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
	g := &Game{me: newKeys(0, secret, p.devices)}
	g.log.lib, g.log.me = lib, g.me
	return g, g.write(append(body, g.me.part().body()...))
}

// Join opens the letter of a game in which this device takes the next part. The secret is as
// for Invite.
func Join(letter string, secret []byte, lib Library) (*Game, error) {
	l, err := parseLetter(letter)
	if err != nil {
		return nil, err
	}
	if l.first != 0 || len(l.entries) == 0 {
		return nil, ErrEarlier
	}
	g := &Game{}
	g.log.lib = lib
	if err := g.take(l.entries); err != nil {
		return nil, err
	}
	if g.log.begun() {
		return nil, ErrFull
	}
	g.me = newKeys(len(g.log.parts), secret, g.log.devices)
	g.log.me = g.me
	return g, g.write(g.me.part().body())
}

// write signs body as an entry of this device and adds it to the log.
func (g *Game) write(body []byte) error {
	return g.take([][]byte{g.log.sign(g.me.sign, g.me.device, body)})
}

// take applies entries to the log; if one of them is refused, none is added.
func (g *Game) take(entries [][]byte) error {
	s := g.log.clone()
	for _, entry := range entries {
		if err := s.add(entry); err != nil {
			return err
		}
	}
	g.all = append(g.all, entries...)
	g.log, g.now, g.done = s, s.clone(), nil
	return nil
}

// Record returns the game, its setup and its seats; it must not be changed.
func (g *Game) Record() *record.Record { return g.log.record }

// Begun reports whether all devices have joined.
func (g *Game) Begun() bool { return g.log.begun() }

// Steps returns all steps so far as this device knows them, those made here since the last
// entry included; for one that is hidden from it there is a stand-in. When something is
// opened earlier steps change, and when a device is replaced the last ones may go. The
// slice must not be changed.
func (g *Game) Steps() []rules.Move { return g.now.mine }

// Position returns the position after Steps. The game must have begun.
func (g *Game) Position() rules.Position { return g.now.here }

// Writer returns the device that has to write the next entry, or -1 after the end.
func (g *Game) Writer() int { return g.log.writer() }

// Mine reports whether the next move or throw is made on this device.
func (g *Game) Mine() bool {
	if !g.Begun() || g.log.player() != g.me.device || g.now.player() != g.me.device || g.now.lifting || g.now.giver() != none {
		return false
	}
	d, _ := g.now.turn()
	return d == g.me.device
}

// Owes reports whether this device has to write the next entry and nobody at it has
// anything to decide or to throw before: Write does all.
func (g *Game) Owes() bool {
	return g.Begun() && g.log.asks == nil && g.Writer() == g.me.device && !g.Mine()
}

// Play makes a decision of a seat of this device. The error says in words for players why
// it cannot be made.
func (g *Game) Play(m rules.Move) error { return g.PlayThrown(m, "") }

// PlayThrown makes a decision like Play for a throw by hand; gesture describes the
// hand's motion, without chance, in the form of the library's Fly.
func (g *Game) PlayThrown(m rules.Move, gesture string) error {
	if !g.Mine() || g.now.due(g.me.device) {
		return text.Errorf("it is not your turn")
	}
	if moveIndex(g.now.here, m) < 0 {
		return text.Fault{Text: g.now.here.Why(m)}
	}
	return g.do(g.now.chosen(m, gesture))
}

// do applies an act of this device to the present game, to be written later.
func (g *Game) do(act []byte) error {
	s := g.now.clone()
	if err := s.act(&reader{rest: act}, g.me.device); err != nil {
		return err
	}
	g.now, g.done = s, append(g.done, act)
	return nil
}

// Cast makes the cast of a seat of this device that is due, and the steps that follow from
// it, and reports whether there was one.
func (g *Game) Cast() bool {
	if !g.Mine() || !g.now.due(g.me.device) {
		return false
	}
	return g.do(g.now.threw()) == nil
}

// Write adds what was done since the last entry to the log, with what the others need, as
// an entry that Letter sends. It is an error unless it is for this device to play.
func (g *Game) Write() error {
	if !g.Begun() || g.log.player() != g.me.device {
		return text.Errorf("it is not your turn")
	}
	return g.write(g.log.body(&g.now, g.done))
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

// fork returns the error for an entry that differs from the one with its number in the
// log: ErrTaken while devices join, a Fork if its author signed two different ones, or
// the reason why it is no entry at all.
func (g *Game) fork(number int, entry []byte) error {
	s, err := g.after(number)
	if err != nil {
		return err
	}
	if err := s.add(entry); err != nil {
		return err
	}
	if number < s.devices {
		return ErrTaken
	}
	return Fork{int(entry[0]), number}
}

// after returns the state after that many entries.
func (g *Game) after(n int) (s state, err error) {
	s.lib, s.me = g.log.lib, g.me
	for _, entry := range g.all[:n] {
		if err := s.add(entry); err != nil {
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
	g.log, g.now, g.done = s, s.clone(), nil
	return nil
}

// Entries returns how many entries the log has.
func (g *Game) Entries() int { return len(g.all) }

package record

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"io"
	"slices"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// linkVersion is the first byte of a link. A link is base64url of, in bytes:
// the version; the setup, in varints and short strings; the seed; the number of
// steps; and then one large number whose digits are the steps. A step among n
// possible ones is a digit to the base n, so one that nobody chose takes no
// room, nor does a cast that the seed gives; the first step is the lowest
// digit. A checksum ends it.
const linkVersion = 1

const (
	maxLink      = 8000  // letters of a link
	maxLinkSteps = 20000 // steps it may hold
)

// Link flags.
const (
	flagPractice = 1 << iota
	flagPurses   // not the usual ones
	flagCasts    // some casts are not as the seed gives them
	flagPot      // coins were left in it
	flagHands    // not all are middling
	flagThrown   // the gestures of throws are included
	flagPersons  // real bones are thrown for persons
	flagAll      // and for everybody
	flagsEnd
)

// ErrTooLong is the error of Link for a game that is too long for a link.
var ErrTooLong = text.Errorf("this game is too long for a link; keep its record instead")

var errDamaged = text.Errorf("this link is damaged: a letter is missing or wrong")

// Link returns the record in few characters that are safe in a URL, without
// comments; at has the positions of the game. The error is ErrHidden while
// anything is hidden, and ErrTooLong for a long game.
func (r *Record) Link(at Trail) (string, error) {
	if r.hides(at) {
		return "", ErrHidden
	}
	if len(r.Steps) > maxLinkSteps {
		return "", ErrTooLong
	}
	number, err := r.digits()
	if err != nil {
		return "", err
	}
	return r.link(number)
}

// link returns the link whose steps are a number.
func (r *Record) link(number *numeral) (string, error) {
	b := r.pack(number)
	b = binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
	link := base64.RawURLEncoding.EncodeToString(b)
	if len(link) > maxLink {
		return "", ErrTooLong
	}
	return link, nil
}

// ParseLink reads what Link writes and plays it through, once; see Parse. The error
// says in plain words why the link cannot be read.
func ParseLink(link string, find func(id string) *rules.Game) (*Record, Positions, error) {
	if len(link) > maxLink {
		return nil, nil, ErrTooLong
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(link)
	if err != nil || len(b) < 5 {
		return nil, nil, errDamaged
	}
	b, sum := b[:len(b)-4], binary.BigEndian.Uint32(b[len(b)-4:])
	if crc32.ChecksumIEEE(b) != sum {
		return nil, nil, errDamaged
	}
	if b[0] != linkVersion {
		return nil, nil, text.Errorf("this link has version {0}, but only version {1} can be read", text.Number(b[0]), linkVersion)
	}
	u := unpacker{Reader: bytes.NewReader(b[1:])}
	r, at, err := u.record(find)
	if err != nil {
		return nil, nil, err
	}
	if again, err := r.link(&u.number); err != nil || again != link || r.hides(at) {
		return nil, nil, errDamaged
	}
	for i := range r.Seats {
		r.Seats[i].Name = ReadName(r.Seats[i].Name)
	}
	return r, at, nil
}

// pack returns the record in bytes, without the checksum; its steps are a number.
func (r *Record) pack(number *numeral) []byte {
	p := packer{linkVersion}
	flags := 0
	for i, on := range []bool{r.Practice, r.ownPurses(), number.other, r.Setup.Pot > 0, r.Setup.Aims != nil, slices.ContainsFunc(r.Steps, thrown), r.Real == Persons, r.Real == All} {
		if on {
			flags |= 1 << i
		}
	}
	p.int(flags)
	p.text(r.Game.ID)
	p.int(r.rulesetCode())
	p.options(r)
	p.int(len(r.Seats))
	for _, s := range r.Seats {
		p.int(kind(r.Game, s.Kind))
		p.text(s.Colour)
		p.text(s.Name)
	}
	if r.ownPurses() {
		for _, c := range r.Setup.Purses {
			p.int(c)
		}
	}
	if r.Setup.Pot > 0 {
		p.int(r.Setup.Pot)
	}
	for _, h := range r.Setup.Aims {
		p.int(int(h))
	}
	p.int(r.Setup.First)
	p = append(p, r.Seed[:]...)
	p.int(len(r.Steps))
	if flags&flagThrown != 0 {
		p.throws(r.Steps)
	}
	return append(p, number.bytes()...)
}

// thrown reports whether a step records the gesture of a throw by hand.
func thrown(s Step) bool { return s.Thrown != "" }

// throws packs the gestures of throws by hand: for each the distance in steps from the
// previous one and its text, then 0.
func (p *packer) throws(steps []Step) {
	last := -1
	for i, s := range steps {
		if thrown(s) {
			p.int(i - last)
			p.text(s.Thrown)
			last = i
		}
	}
	p.int(0)
}

// rulesetCode returns the code of the ruleset; 0 in a game without rulesets.
func (r *Record) rulesetCode() int {
	for _, rs := range r.Game.Rulesets {
		if rs.ID == r.Setup.Ruleset {
			return rs.Code
		}
	}
	return 0
}

// A packer is a buffer that values are appended to.
type packer []byte

func (p *packer) int(n int) { *p = binary.AppendUvarint(*p, uint64(n)) }

// text appends a string with its length.
func (p *packer) text(s string) {
	p.int(len(s))
	*p = append(*p, s...)
}

// options packs the options that differ from the ruleset, by their index in the
// game.
func (p *packer) options(r *Record) {
	own := r.own()
	p.int(len(own))
	for i, o := range r.Game.Options {
		if len(own) > 0 && own[0].ID == o.ID {
			p.int(i)
			p.int(r.Setup.Options[o.ID] - o.Min)
			own = own[1:]
		}
	}
}

// An unpacker reads what a packer wrote. It keeps the first error; after that
// all it reads is zero.
type unpacker struct {
	*bytes.Reader
	err    error
	number numeral // the steps read, as Link would write them
}

// int reads a number under limit.
func (u *unpacker) int(limit int) int {
	n, err := binary.ReadUvarint(u)
	if u.err == nil && (err != nil || n >= uint64(limit)) {
		u.err = errDamaged
	}
	if u.err != nil {
		return 0
	}
	return int(n)
}

// text reads a string of at most that many bytes.
func (u *unpacker) text(most int) string {
	b := make([]byte, u.int(most+1))
	if _, err := io.ReadFull(u, b); err != nil && u.err == nil {
		u.err = errDamaged
	}
	return string(b)
}

// record reads a packed record and plays it through; find returns the game with an id.
func (u *unpacker) record(find func(id string) *rules.Game) (*Record, Positions, error) {
	flags := u.int(flagsEnd)
	id := u.text(40)
	g := find(id)
	if u.err == nil && g == nil {
		return nil, nil, text.Errorf("there is no game {0}", strconv.Quote(id))
	}
	if u.err != nil {
		return nil, nil, u.err
	}
	r := &Record{Game: g, Practice: flags&flagPractice != 0}
	r.Real = realOf(flags)
	if err := u.agreed(r, flags); err != nil {
		return nil, nil, err
	}
	at, err := u.steps(r, flags)
	return r, at, err
}

// agreed reads into r what was agreed before the game: ruleset, options, seats, and as
// flags say purses, pot and aims; then the first seat and the seed. The error says what
// no game allows.
func (u *unpacker) agreed(r *Record, flags int) error {
	g := r.Game
	setup := rules.Setup{Options: map[string]int{}, Ruleset: g.Coded(u.int(max(1, len(g.Rulesets))))}
	for range u.int(len(g.Options) + 1) {
		if o := g.Options[u.int(len(g.Options))]; u.err == nil {
			setup.Options[o.ID] = o.Min + u.int(o.Max-o.Min+1)
		}
	}
	setup.Seats = u.int(rules.MaxSeats + 1)
	for range setup.Seats {
		kind := kinds(g)[u.int(len(kinds(g)))]
		r.Seats = append(r.Seats, Seat{Kind: kind, Colour: u.text(16), Name: u.text(100)})
	}
	if flags&flagPurses != 0 {
		for range setup.Seats {
			setup.Purses = append(setup.Purses, u.int(rules.MaxPurse+1))
		}
	}
	if flags&flagPot != 0 {
		setup.Pot = u.int(rules.MaxPurse + 1)
	}
	if flags&flagHands != 0 {
		for range setup.Seats {
			setup.Aims = append(setup.Aims, rules.Aim(u.int(rules.Aims)))
		}
	}
	setup.First = u.int(rules.MaxSeats)
	io.ReadFull(u, r.Seed[:]) // missing bytes cause an error when the steps are read
	if u.err != nil {
		return u.err
	}
	var err error
	if r.Setup, err = g.Check(setup); err != nil {
		return err
	}
	if err := CheckReal(g, r.Real); err != nil {
		return err
	}
	return CheckSeats(g, setup.Seats, r.Seats)
}

// realOf returns who throws real bones, from the flags of a link.
func realOf(flags int) RealBones {
	switch {
	case flags&flagAll != 0:
		return All
	case flags&flagPersons != 0:
		return Persons
	}
	return OnScreen
}

// throws unpacks the gestures of throws by hand among n steps, by index of the step.
func (u *unpacker) throws(n int) map[int]string {
	list, at := map[int]string{}, -1
	for {
		after := u.int(n + 1)
		if after == 0 {
			return list
		}
		at += after
		if list[at] = u.text(mostThrown); u.err == nil && (at >= n || !written(list[at])) {
			u.err = errDamaged
		}
	}
}

// steps unpacks the large number and plays the steps that are its digits, which it
// appends to r.
func (u *unpacker) steps(r *Record, flags int) (Positions, error) {
	n := u.int(min(maxLinkSteps, r.Game.Longest) + 1)
	var throws map[int]string
	if flags&flagThrown != 0 {
		throws = u.throws(n)
	}
	if u.err != nil {
		return nil, u.err
	}
	rest, _ := io.ReadAll(u)
	var digits splitter
	digits.rest.SetBytes(rest)
	w, err := r.walk()
	if err != nil {
		return nil, err
	}
	at := Positions{w.at}
	for range n {
		if len(w.next) == 0 {
			return nil, errDamaged
		}
		i, hand := digits.step(w, flags&flagCasts == 0)
		s := r.Next(w.next[i], !hand && throws[len(r.Steps)] == "" && i == w.only())
		s.Hand, s.Thrown = hand, throws[len(r.Steps)]
		u.number.add(w, i, hand)
		r.Steps = append(r.Steps, s)
		w.take(w.next[i])
		at = append(at, w.at)
	}
	if digits.rest.Sign() != 0 {
		return nil, errDamaged
	}
	return at, nil
}

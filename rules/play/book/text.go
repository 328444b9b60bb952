package book

import (
	"encoding/base64"
	"slices"
	"strconv"
	"strings"

	"knucklebones/rules/play/record"
	"knucklebones/rules/play/review"
)

// A text of a list is a line with the version, and then a line for each entry, with its
// fields separated by spaces. Numbers are in base 36 where they are long.
//
//	book 1
//	q83vEjRW hyn3c 4 mmh nc 9 v l 3,12,9,4 s c 150 -40~
//
// These are ID, minute, kinds of the others, share, gain, casts, help, sides, bones, unit,
// luck and decisions.

// version is the first line.
const version = "book 1"

// most is the number of entries that are read of one game.
const most = 100_000

// kinds are the letters of the kinds of players.
var kinds = []struct {
	letter byte
	kind   string
}{{'p', record.Person}, {'r', "random"}, {'e', "easy"}, {'m', "medium"}, {'h', "hard"}, {'x', "master"}}

// units are the letters of the units.
const units = "cpw"

// The weights that have a letter of their own.
var (
	sheep = [4]int{10, 40, 40, 10}
	even  = [4]int{25, 25, 25, 25}
)

// Text returns the list as Read reads it.
func (l List) Text() string {
	b := []byte(version + "\n")
	for i := range l {
		b = append(l[i].append(b), '\n')
	}
	return string(b)
}

// Read returns the list in a text, and the number of lines that were damaged and are left
// out. An empty text is an empty list. The error is ErrNewer.
func Read(said string) (l List, damaged int, err error) {
	first := true
	for line := range strings.Lines(said) {
		line = strings.TrimRight(line, "\r\n")
		switch {
		case first && line != version && strings.HasPrefix(line, "book "):
			if n, err := strconv.Atoi(line[len("book "):]); err == nil && n > 1 {
				return nil, 0, ErrNewer
			}
			damaged++
		case line == "" || line == version:
		case len(l) == most:
			damaged++
		default:
			e, ok := parse(line)
			if !ok {
				damaged++
				break
			}
			l = append(l, e)
		}
		first = false
	}
	return l.sorted(), damaged, nil
}

// sorted returns the list in the order of play, each game once, with the entry that knows
// more. It may change the order of l, or return l itself.
func (l List) sorted() List {
	if slices.IsSortedFunc(l, byTime) && !l.doubles() {
		return l
	}
	slices.SortStableFunc(l, byTime)
	var all List
	for _, e := range l {
		if n := len(all); n > 0 && byTime(all[n-1], e) == 0 {
			all.Add(e)
			continue
		}
		all = append(all, e)
	}
	return all
}

// doubles reports whether two entries of a sorted list are of the same game.
func (l List) doubles() bool {
	for i := 1; i < len(l); i++ {
		if byTime(l[i-1], l[i]) == 0 {
			return true
		}
	}
	return false
}

// line returns the entry as a line.
func (e *Entry) line() string { return string(e.append(nil)) }

// append appends the entry as a line.
func (e *Entry) append(b []byte) []byte {
	b = base64.RawURLEncoding.AppendEncode(b, e.ID[:])
	b = strconv.AppendInt(append(b, ' '), e.When, 36)
	b = appendKinds(append(b, ' '), e.Others)
	b = strconv.AppendInt(append(b, ' '), int64(e.Share), 36)
	b = strconv.AppendInt(append(b, ' '), int64(e.Gain), 10)
	b = strconv.AppendInt(append(b, ' '), int64(e.Casts), 36)
	if e.Lens {
		b = append(b, " l "...)
	} else {
		b = append(b, " - "...)
	}
	b = appendFour(b, e.Fell)
	b = appendWeights(append(b, ' '), e.Bones)
	b = append(b, ' ', units[e.Unit])
	b = e.Luck.append(append(b, ' '))
	return e.Decisions.append(append(b, ' '))
}

// appendKinds appends the letters of kinds of players, or "-" for none, to b.
func appendKinds(b []byte, others []string) []byte {
	if len(others) == 0 {
		return append(b, '-')
	}
	for _, kind := range others {
		for _, k := range kinds {
			if k.kind == kind {
				b = append(b, k.letter)
			}
		}
	}
	return b
}

func appendFour(b []byte, n [4]int) []byte {
	for i, x := range n {
		if i > 0 {
			b = append(b, ',')
		}
		b = strconv.AppendInt(b, int64(x), 10)
	}
	return b
}

func appendWeights(b []byte, w [4]int) []byte {
	switch w {
	case sheep:
		return append(b, 's')
	case even:
		return append(b, 'e')
	}
	return appendFour(b, w)
}

// append appends "-" if the figure is not known, and marks with ~ that it is not exact.
func (f Figure) append(b []byte) []byte {
	if !f.Known {
		return append(b, '-')
	}
	if b = strconv.AppendInt(b, int64(f.Hundredths), 10); !f.Exact {
		b = append(b, '~')
	}
	return b
}

// A parser reads the fields of a line one after the other.
type parser struct {
	rest string // of the line
	bad  bool
	buf  [128]byte
}

// parse parses a line; ok is false if any part of it is damaged.
func parse(line string) (e Entry, ok bool) {
	p := parser{rest: line}
	e.ID = p.id()
	e.When = p.number(36, 0, 1<<40)
	e.Others = p.others()
	e.Share = int(p.number(36, 0, Whole))
	e.Gain = int(p.number(10, -1<<31, 1<<31))
	e.Casts = int(p.number(36, 0, 1<<31))
	e.Lens = p.help()
	e.Fell = p.four(1 << 31)
	e.Bones = p.bones()
	e.Unit = p.unit()
	e.Luck, e.Decisions = p.figure(), p.figure()
	return e, !p.bad && string(e.append(p.buf[:0])) == line // no other text means the same
}

// next returns the next field.
func (p *parser) next() (f string) {
	f, p.rest, _ = strings.Cut(p.rest, " ")
	return f
}

// must marks the line as damaged if so is false.
func (p *parser) must(so bool) { p.bad = p.bad || !so }

// id parses the id of an entry, in base64.
func (p *parser) id() (id ID) {
	b, err := base64.RawURLEncoding.DecodeString(p.next())
	if p.must(err == nil && len(b) == len(id)); !p.bad {
		id = ID(b)
	}
	return id
}

func (p *parser) number(base int, least, most int64) int64 {
	return p.parse(p.next(), base, least, most)
}

// parse parses a number in a base and sets p.bad unless it is from least to most.
func (p *parser) parse(digits string, base int, least, most int64) int64 {
	n, err := strconv.ParseInt(digits, base, 64)
	p.must(err == nil && n >= least && n <= most)
	return n
}

// others parses the kinds of the other players, a letter each, or "-" for none.
func (p *parser) others() (others []string) {
	f := p.next()
	if f == "-" {
		return nil
	}
	if p.must(len(f) < 8); p.bad {
		return nil
	}
	for i := range len(f) {
		kind := kindOf(f[i])
		p.must(kind != "")
		others = append(others, kind)
	}
	return others
}

// kindOf returns the kind with that letter, or "".
func kindOf(letter byte) string {
	for _, k := range kinds {
		if k.letter == letter {
			return k.kind
		}
	}
	return ""
}

// help parses whether the lens was used.
func (p *parser) help() bool {
	f := p.next()
	p.must(f == "l" || f == "-")
	return f == "l"
}

func (p *parser) four(most int64) (n [4]int) { return p.numbers(p.next(), most) }

// numbers parses four numbers with commas between them, from 0 to most each.
func (p *parser) numbers(f string, most int64) (n [4]int) {
	for i := range n {
		var one string
		one, f, _ = strings.Cut(f, ",")
		n[i] = int(p.parse(one, 10, 0, most))
	}
	return n
}

// bones parses the weights of the bones: a letter for the usual ones, or four numbers
// in percent.
func (p *parser) bones() [4]int {
	switch f := p.next(); f {
	case "s":
		return sheep
	case "e":
		return even
	default:
		w := p.numbers(f, 100)
		p.must(w[0]+w[1]+w[2]+w[3] == 100 || w == [4]int{})
		return w
	}
}

// unit parses the letter of a unit of luck and decisions.
func (p *parser) unit() review.Unit {
	f := p.next()
	at := strings.Index(units, f)
	p.must(len(f) == 1 && at >= 0)
	return review.Unit(max(0, at))
}

// figure parses a figure that may be unknown ("-") or approximate (with ~ behind it).
func (p *parser) figure() (f Figure) {
	said := p.next()
	if said == "-" {
		return f
	}
	digits, about := strings.CutSuffix(said, "~")
	return Figure{true, !about, int(p.parse(digits, 10, -1<<31, 1<<31))}
}

// Package text makes every text of the game a value: an English sentence as key, and
// arguments of known kinds. A text is put into words only where somebody reads or hears
// it, for one reader and in one language.
//
// The key is plain English in the third person, with {0}, {1} … for the arguments:
//
//	text.Of("{0} won the pot: {1}.", seat, text.Coins(n))
//
// What a language needs besides, such as the form for "you" and plurals, stands in its
// catalogue, English too, in a small subset of ICU MessageFormat (see Catalogue).
package text

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A Text is a message with its arguments. It is comparable: two texts are equal if they
// have the same key and the same arguments. The empty Text says nothing. A constant is a
// key without arguments.
//
// It is held as a string: the key, and for every argument the mark, its kind, the length
// of its value in bytes, a colon and the value. Only this package looks into it.
type Text string

// mark begins an argument within a Text. No key contains it.
const mark = '\x1f'

// A kind says how an argument is put into words.
type kind byte

const (
	number   kind = 'n' // in figures: "12", "−3"
	grouped  kind = 'g' // in figures, grouped by thousands: "12,500"
	signed   kind = '+' // in figures with its sign: "+9", "−3", "0"
	word     kind = 'w' // in letters up to twelve: "four"
	letters  kind = 'l' // in letters up to ninety-nine: "thirty-four"
	decimal  kind = 'd' // with one digit after the point: "1.4", "−0.3"
	coins    kind = 'c' // an amount of coins: "12 coins"
	seat     kind = 's' // the player on a seat: "Livia", or "you"
	bones    kind = 'b' // bones as they lie: "1 3 4 6"
	verbatim kind = 'v' // words as they are
	nested   kind = 't' // another Text
	oneOf    kind = 'o' // one of several arguments: "2, 3 or 7"; only Merged makes it
)

// An Arg is an argument of a Text.
type Arg struct {
	kind  kind
	value string
}

type integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32
}

func of[N integer](k kind, n N) Arg { return Arg{k, strconv.Itoa(int(n))} }

// Number returns an argument in figures: "12", "−3".
func Number[N integer](n N) Arg { return of(number, n) }

// Grouped returns an argument in figures, grouped by thousands: "12,500".
func Grouped[N integer](n N) Arg { return of(grouped, n) }

// Signed returns an argument in figures with its sign: "+9", "−3", "0".
func Signed[N integer](n N) Arg { return of(signed, n) }

// Decimal returns an argument with one digit after the point: "1.4", "−0.3".
func Decimal(x float64) Arg { return Arg{decimal, rounded(x)} }

// SignedDecimal returns an argument with its sign and one digit after the point: "+1.4",
// "−0.3", "0.0".
func SignedDecimal(x float64) Arg {
	s := rounded(x)
	if s[0] != '-' && s != "0.0" {
		s = "+" + s
	}
	return Arg{decimal, s}
}

// rounded returns x with one decimal, and never "-0.0".
func rounded(x float64) string {
	s := strconv.FormatFloat(x, 'f', 1, 64)
	if s == "-0.0" {
		return "0.0"
	}
	return s
}

// Spelled returns an argument in letters up to twelve, and in figures above: "four", "13".
func Spelled[N integer](n N) Arg { return of(word, n) }

// InLetters returns an argument in letters up to ninety-nine: "thirty-four".
func InLetters[N integer](n N) Arg { return of(letters, n) }

// Coins returns an amount of coins as an argument: "1 coin", "12 coins".
func Coins[N integer](n N) Arg { return of(coins, n) }

// Seat returns the player on a seat, counted from 0, as an argument.
func Seat[N integer](n N) Arg { return of(seat, n) }

// Bones returns bones as an argument, their figures with spaces between them: "1 3 4 6".
func Bones(figures string) Arg { return Arg{bones, figures} }

// Verbatim returns words of no language as an argument: a step as records write it, the
// name of a file.
func Verbatim(words string) Arg { return Arg{verbatim, words} }

// An Arguer is a type that has a kind of its own.
type Arguer interface{ TextArg() Arg }

// Of returns the Text of a key and its arguments. An argument is an Arg, an Arguer, a
// Text, an int, which is a Number, or a string, which is Verbatim. Any other is a mistake in
// the program, and Of panics.
func Of(key Text, args ...any) Text {
	list := make([]Arg, len(args))
	for i, a := range args {
		list[i] = argument(key, a)
	}
	return compose(key, list)
}

// compose encodes a key and its arguments as a Text; parse decodes it.
func compose(key Text, args []Arg) Text {
	if len(args) == 0 {
		return key
	}
	b := make([]byte, 0, len(key)+16*len(args))
	b = append(b, key...)
	for _, a := range args {
		b = append(b, mark, byte(a.kind))
		b = strconv.AppendInt(b, int64(len(a.value)), 10)
		b = append(b, ':')
		b = append(b, a.value...)
	}
	return Text(b)
}

// argument returns a as an argument of a message with that key; it panics at a type
// that has no kind.
func argument(key Text, a any) Arg {
	switch a := a.(type) {
	case Arg:
		return a
	case Arguer:
		return a.TextArg()
	case Text:
		return Arg{nested, string(a)}
	case int:
		return Number(a)
	case string:
		return Verbatim(a)
	}
	panic(fmt.Sprintf("the message %q has an argument of type %T, which has no kind", key, a))
}

// Figure returns the Text of a number in figures: "12", "−3".
func Figure[N integer](n N) Text { return Of("{0}", Number(n)) }

// Raw returns the Text of words of no language; "" is the empty Text.
func Raw(words string) Text {
	if words == "" {
		return ""
	}
	return Of("{0}", Verbatim(words))
}

// Upper returns a Text that begins with a capital letter.
func Upper(t Text) Text { return Of("{0, upper}", t) }

// Lower returns a Text that begins with a small letter.
func Lower(t Text) Text { return Of("{0, lower}", t) }

// And joins texts to a list: "A", "A and B", "A, B and C".
func And(list ...Text) Text { return joined("{0}, {1}", "{0} and {1}", list) }

// Or joins texts to a list: "A", "A or B", "A, B or C".
func Or(list ...Text) Text { return joined("{0}, {1}", "{0} or {1}", list) }

// follows is the key of a sentence and of what follows it.
const follows Text = "{0} {1}"

// Sentences puts texts one after the other, each a whole sentence, without those that are
// empty.
func Sentences(list ...Text) Text {
	return joined(follows, follows, slices.DeleteFunc(slices.Clone(list), func(t Text) bool { return t == "" }))
}

// Parts returns the sentences that Sentences has put together, or of any other Text itself.
func Parts(t Text) []Text {
	key, args := parse(t)
	switch {
	case t == "":
		return nil
	case key == follows && len(args) == 2 && args[0].kind == nested && args[1].kind == nested:
		return append(Parts(Text(args[0].value)), Parts(Text(args[1].value))...)
	}
	return []Text{t}
}

// Lines puts texts one below the other.
func Lines(list ...Text) Text { return joined("{0}\n{1}", "{0}\n{1}", list) }

// Stop returns a sentence with a full stop, unless it ends in a mark; "" stays empty.
func Stop(t Text) Text {
	if t == "" {
		return ""
	}
	return Of("{0, stop}", t)
}

// Heading returns a sentence as it stands above others: without its full stop.
func Heading(t Text) Text { return Of("{0, heading}", t) }

// Commas joins texts to a list without a last word: "A, B, C".
func Commas(list ...Text) Text { return joined("{0}, {1}", "{0}, {1}", list) }

// joined joins texts with the pattern key, and the last two with the pattern last.
func joined(key, last Text, list []Text) (all Text) {
	for i := len(list) - 1; i >= 0; i-- {
		if all == "" {
			all = list[i]
			continue
		}
		all, last = Of(last, list[i], all), key
	}
	return all
}

// parse decodes a Text into its key and its arguments. Of one that was cut off it
// returns what is whole.
func parse(t Text) (key Text, args []Arg) {
	first, rest, more := strings.Cut(string(t), string(mark))
	for more && rest != "" {
		k := kind(rest[0])
		length, value, _ := strings.Cut(rest[1:], ":")
		n, err := strconv.Atoi(length)
		if err != nil || n < 0 || n > len(value) {
			break
		}
		args = append(args, Arg{k, value[:n]})
		rest, more = strings.CutPrefix(value[n:], string(mark))
	}
	return Text(first), args
}

// number returns the number that an argument is; of several, the last.
func (a Arg) number() int {
	if a.kind == oneOf {
		list := a.alternatives()
		return list[len(list)-1].number()
	}
	n, _ := strconv.Atoi(a.value)
	return n
}

// A Fault is an error whose words are a Text. Error puts it into English.
type Fault struct{ Text Text }

// Errorf returns an error of a key and its arguments, as Of takes them.
func Errorf(key Text, args ...any) error { return Fault{Of(key, args...)} }

func (f Fault) Error() string { return Plain(f.Text) }

// ErrorText returns the text of the fault.
func (f Fault) ErrorText() Text { return f.Text }

// OfError returns the words of an error: those of the first in its chain that has a Text
// of its own, such as a Fault, or else what Error says, as it is.
func OfError(err error) Text {
	var said interface{ ErrorText() Text }
	if errors.As(err, &said) {
		return said.ErrorText()
	}
	return Raw(err.Error())
}

// Complaint returns the words of an error as a sentence, with a capital letter and a full
// stop.
func Complaint(err error) Text { return Of("{0, upper}.", OfError(err)) }

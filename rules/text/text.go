// Package text makes every text of the game a value: an English sentence as key, and
// arguments of known kinds. A text is put into words only where somebody reads or hears
// it, for one reader and in one language.
//
// The key is plain English in the third person, with {0}, {1} … for the arguments:
//
//	text.Of("{0} takes the pot: {1}.", seat, text.Coins(n))
//
// What a language needs besides, such as the form for "you" and plurals, stands in its
// catalogue, English too, in a small subset of ICU MessageFormat (see Catalogue).
package text

import (
	"fmt"
	"strconv"
	"strings"
)

// A Text is a message with its arguments. It is comparable: two texts are equal if they
// have the same key and the same arguments. The empty Text says nothing. A constant is a
// key without arguments.
//
// It is held as a string: the key, and for every argument the mark, its kind, the length
// of its value in bytes, a colon and the value.
type Text = string

// mark begins an argument within a Text. No key contains it.
const mark = '\x1f'

// A kind says how an argument is put into words.
type kind byte

const (
	number  kind = 'n' // in figures: "12", "−3"
	signed  kind = '+' // in figures with its sign: "+9", "−3", "0"
	word    kind = 'w' // in letters up to twelve: "four"
	letters kind = 'l' // in letters up to ninety-nine: "thirty-four"
	coins   kind = 'c' // an amount of coins: "12 coins"
	seat    kind = 's' // the player on a seat: "Livia", or "you"
	bones   kind = 'b' // bones as they lie: "1 3 4 6"
	nested  kind = 't' // another Text
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

// Signed returns an argument in figures with its sign: "+9", "−3", "0".
func Signed[N integer](n N) Arg { return of(signed, n) }

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

// An Arguer is a type that has a kind of its own.
type Arguer interface{ TextArg() Arg }

// Of returns the Text of a key and its arguments. An argument is an Arg, an Arguer, a
// Text, or an int, which is a Number; any other is a mistake in the program, and Of
// panics.
func Of(key Text, args ...any) Text {
	if len(args) == 0 {
		return key
	}
	return settled(key, args)
}

func encoded(key Text, args ...any) Text {
	if len(args) == 0 {
		return key
	}
	b := make([]byte, 0, len(key)+16*len(args))
	b = append(b, key...)
	for _, a := range args {
		arg := argument(key, a)
		b = append(b, mark, byte(arg.kind))
		b = strconv.AppendInt(b, int64(len(arg.value)), 10)
		b = append(b, ':')
		b = append(b, arg.value...)
	}
	return string(b)
}

func argument(key Text, a any) Arg {
	switch a := a.(type) {
	case Arg:
		return a
	case Arguer:
		return a.TextArg()
	case Text:
		return Arg{nested, a}
	case int:
		return Number(a)
	}
	panic(fmt.Sprintf("the message %q has an argument of type %T, which has no kind", key, a))
}

// Upper returns a Text that begins with a capital letter.
func Upper(t Text) Text { return Of("{0, upper}", t) }

// And joins texts to a list: "A", "A and B", "A, B and C".
func And(list ...Text) Text { return joined("{0}, {1}", "{0} and {1}", list) }

// Commas joins texts to a list without a last word: "A, B, C".
func Commas(list ...Text) Text { return joined("{0}, {1}", "{0}, {1}", list) }

// joined joins texts by a key, and the last two by another.
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

// parse splits a Text into its key and its arguments. Of a Text that was cut it returns
// what is whole.
func parse(t Text) (key Text, args []Arg) {
	key, rest, more := strings.Cut(t, string(mark))
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
	return key, args
}

func (a Arg) number() int {
	n, _ := strconv.Atoi(a.value)
	return n
}

// A Fault is an error whose words are a Text. Error puts it into English.
type Fault struct{ Text Text }

// Errorf returns an error of a key and its arguments, as Of takes them.
func Errorf(key Text, args ...any) error { return Fault{Of(key, args...)} }

func (f Fault) Error() string { return (&Reader{Catalogue: English}).Format(f.Text) }

package text

import "slices"

// alternatives returns an argument that is one of several: "2, 3 or 7".
func alternatives(list []Arg) Arg { return Arg{oneOf, string(compose("", list))} }

// alternatives returns the arguments that a may be: all of them if it is one of
// several, otherwise a alone.
func (a Arg) alternatives() []Arg {
	if a.kind != oneOf {
		return []Arg{a}
	}
	_, list := parse(Text(a.value))
	return list
}

// as returns the argument with another kind; of several, each of them.
func (a Arg) as(k kind) Arg {
	if a.kind != oneOf {
		return Arg{k, a.value}
	}
	list := a.alternatives()
	for i := range list {
		list[i].kind = k
	}
	return alternatives(list)
}

// are reports whether the argument has a kind; of several, each of them.
func (a Arg) are(k kind) bool {
	return !slices.ContainsFunc(a.alternatives(), func(one Arg) bool { return one.kind != k })
}

// following returns how many arguments at the front of a list are whole numbers of one kind
// that follow one another.
func following(list []Arg) int {
	n := 1
	for n < len(list) && list[n] == (of(list[0].kind, list[0].number()+n)) {
		n++
	}
	return n
}

// Merged returns a list in which neighbours that differ in a single argument are one text:
// "Cover 2", "Cover 3" and "Pass" become "Cover 2 or 3" and "Pass". Four numbers and more
// that follow one another are said by the first and the last: "Cover 2 to 5".
func Merged(list []Text) (merged []Text) {
	for len(list) > 0 {
		n, path := 1, []int(nil)
		for n < len(list) {
			next, ok := difference(list[n-1], list[n])
			if !ok || n > 1 && !slices.Equal(next, path) {
				break
			}
			n, path = n+1, next
		}
		merged, list = append(merged, merge(list[:n], path)), list[n:]
	}
	return merged
}

// difference returns where the only argument stands in which two texts differ: its index,
// and within a text that is an argument the index there, and so on. It is not ok if the
// texts differ in more, or in an argument that is a whole sentence of its own.
func difference(a, b Text) (path []int, ok bool) {
	key, x := parse(a)
	other, y := parse(b)
	if key != other || len(x) != len(y) {
		return nil, false
	}
	at := -1
	for i := range x {
		if x[i] != y[i] {
			if at >= 0 {
				return nil, false
			}
			at = i
		}
	}
	if at < 0 {
		return nil, false
	}
	if x[at].plain() && y[at].plain() {
		return []int{at}, true
	}
	deeper, ok := difference(Text(x[at].value), Text(y[at].value))
	return append([]int{at}, deeper...), ok && x[at].kind == nested && y[at].kind == nested
}

// plain reports whether an argument has no arguments of its own.
func (a Arg) plain() bool {
	if a.kind != nested {
		return true
	}
	_, args := parse(Text(a.value))
	return len(args) == 0
}

// merge returns one text for several that differ only in the argument at path: that
// argument becomes one of several. path has the index of the argument, then of the one
// within it, and so on.
func merge(list []Text, path []int) Text {
	if len(list) == 1 {
		return list[0]
	}
	key, args := parse(list[0])
	differ := make([]Arg, len(list))
	inner := make([]Text, len(list))
	for i, t := range list {
		_, all := parse(t)
		differ[i], inner[i] = all[path[0]], Text(all[path[0]].value)
	}
	if args[path[0]] = alternatives(differ); len(path) > 1 {
		args[path[0]] = Arg{nested, string(merge(inner, path[1:]))}
	}
	return compose(key, args)
}

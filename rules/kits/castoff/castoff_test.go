package castoff

import (
	"testing"

	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
)

func fall(o Off, sides ...int) Off {
	o.Fall(tali.Of(sides...), tali.Hand.Sum)
	return o
}

func TestHighestBegins(t *testing.T) {
	o := New(rotation.All(4).Without(2), 4, 2)
	if o.Seat != 3 {
		t.Fatalf("seat 3 is the first of those in, not %d", o.Seat)
	}
	o = fall(fall(fall(o, 1, 1), 6, 4), 3, 3)
	if !o.Over || o.Seat != 0 {
		t.Errorf("seat 0 threw most: %+v", o)
	}
}

func TestLevelThrowAgain(t *testing.T) {
	o := New(rotation.All(3), 3, 1)
	before := fall(fall(o, 4, 4), 1, 1)
	o = fall(before, 4, 4)
	if o.Over || o.Seat != 1 || o.Plays(2) || !o.Plays(0) {
		t.Fatalf("seats 1 and 0 throw again: %+v", o)
	}
	if list := before.Events(o, tali.Of(4, 4), tali.Hand.Name); len(list) != 2 {
		t.Errorf("it is told that they are level: %v", list)
	}
	if o = fall(fall(o, 1, 3), 1, 1); !o.Over || o.Seat != 1 {
		t.Errorf("seat 1 begins: %+v", o)
	}
}

func TestEnds(t *testing.T) {
	o := New(rotation.All(2), 2, 1)
	n := 0
	for ; !o.Over; n++ {
		o = fall(o, 3, 3)
	}
	if n != 2*20 || 2*n != Longest(2) || o.Seat != 1 {
		t.Errorf("after %d casts seat %d begins", n, o.Seat)
	}
}

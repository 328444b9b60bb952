package dice

import (
	"math"
	"testing"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
)

var room = ui.Rect{X: 40, Y: 300, W: 300, H: 180}

// bones are bones with these sides up.
func bones(sides ...int8) (list []rules.Bone) {
	for _, s := range sides {
		list = append(list, rules.Bone{Side: s, Counts: s})
	}
	return list
}

// held tells how the bones lie and holds that to the room and to what is counted.
func held(t *testing.T, d *Dice, want []rules.Bone) {
	t.Helper()
	list := d.Lying(d.Rest())
	if len(list) != len(want) {
		t.Fatalf("%d bones lie, want %d", len(list), len(want))
	}
	for i, l := range list {
		if l.Side != int(want[i].Side) || !room.Has(l.X, l.Y) {
			t.Errorf("bone %d lies as %+v, want side %d in %v", i, l, want[i].Side, room)
		}
	}
}

// at once works as long as there is anything to do.
func atOnce(step func() bool) bool {
	for !step() {
	}
	return true
}

func TestThrownBonesLieAsCounted(t *testing.T) {
	var d Dice
	d.Fit(room, 4, 4)
	first := bones(1, 3, 6)
	d.Throw(Cast{Seed: [16]byte{7}, After: first})
	if d.Phase() != Shaken || d.Rest() != 0 {
		t.Errorf("phase %v, %d bones lie", d.Phase(), d.Rest())
	}
	var all News
	for range 600 {
		n := d.Tick(1000.0/60, atOnce)
		all.Shook, all.Poured = all.Shook || n.Shook, all.Poured || n.Poured
		all.Struck = append(all.Struck, n.Struck...)
		all.Lain += n.Lain
		if all.Rest = n.Rest; n.Rest {
			break
		}
	}
	if !all.Shook || !all.Poured || len(all.Struck) < 3 || all.Lain != 3 || !all.Rest || d.Phase() != Resting {
		t.Errorf("all that was heard: %+v", all)
	}
	held(t, &d, first)

	more := append(bones(6, 1), bones(4)...) // the 3 is taken up and falls as a 4
	d.Throw(Cast{Seed: [16]byte{7}, Number: 1, Stay: bones(6, 1), After: more})
	if d.Rest() != 2 {
		t.Errorf("%d bones stay", d.Rest())
	}
	d.Finish()
	held(t, &d, more)
}

// What lies is laid again from the casts alone, the same each time.
func TestSettledBonesLieAsCounted(t *testing.T) {
	casts := []Cast{
		{Seed: [16]byte{1}, After: bones(1, 1, 4, 6)},
		{Seed: [16]byte{1}, Number: 1, Stay: bones(1, 1), After: bones(1, 1, 3, 3)},
	}
	var a, b Dice
	for _, d := range []*Dice{&a, &b} {
		if d.Fit(room, 4, 4); !d.Stale() {
			t.Error("bones that were never laid are not to be laid")
		}
		d.Settle(casts, bones(1, 1, 3, 3))
		held(t, d, bones(1, 1, 3, 3))
	}
	for i, l := range a.Lying(4) {
		if o := b.Lying(4)[i]; l.X != o.X || l.Y != o.Y {
			t.Errorf("bone %d lies at %v, %v and at %v, %v", i, l.X, l.Y, o.X, o.Y)
		}
	}
	if !a.Shows(bones(1, 3)) || a.Rest() != 2 || a.Shows(bones(1, 3, 6)) {
		t.Errorf("of two bones %d are left", a.Rest())
	}
	if b.Fit(room.Inset(40), 4, 4); !b.Stale() {
		t.Error("bones of another size are not to be laid anew")
	}
}

// Bones laid down at once do not lie on each other, however narrow the room is.
func TestSettledBonesLieApart(t *testing.T) {
	for _, room := range []ui.Rect{{W: 126, H: 340}, {W: 290, H: 112}, {W: 300, H: 300}} {
		for n := range 20 {
			var d Dice
			d.Fit(room, 4, 4)
			d.Settle([]Cast{{Seed: [16]byte{2}, Number: n, After: bones(1, 3, 4, 6)}}, bones(1, 3, 4, 6))
			for i, p := range d.lying {
				for _, o := range d.lying[:i] {
					if apart := bone.Apart(p, o); apart < 1.2 {
						t.Errorf("cast %d in %v by %v: bones lie %.2f apart", n, room.W, room.H, apart)
					}
				}
			}
		}
	}
}

// Bones that are let go by hand leave the cup there, almost at once.
func TestBonesFallWhereTheyAreLetGo(t *testing.T) {
	var d Dice
	d.Fit(room, 4, 3)
	x, y := 100.0, 420.0
	if taken, thrown := d.Grip(ui.Drag{X: 200, Y: 400, Phase: ui.Take}); !taken || thrown || d.Phase() != Held {
		t.Error("the bones are not taken up")
	}
	if moved, _ := d.Stir(); !moved {
		t.Error("bones that are held lie still")
	}
	if _, thrown := d.Grip(ui.Drag{X: x, Y: y, VX: 300, Phase: ui.Release}); !thrown || !d.Flung() {
		t.Error("the bones are not let go")
	}
	d.Throw(Cast{Seed: [16]byte{9}, After: bones(3, 4, 6)})
	const most = 100 // milliseconds
	poured := false
	for ms := 0.0; ms < most && !poured; ms += 1000.0 / 60 {
		poured = d.Tick(1000.0/60, atOnce).Poured
	}
	if !poured || d.Phase() != Falling || d.Flung() {
		t.Errorf("%d ms after they were let go they are still in the cup", most)
	}
	if at := d.fall.cup; at.X != x || at.Y != y {
		t.Errorf("the cup is poured at %v, %v", at.X, at.Y)
	}
}

// The cup keeps off the bones that lie.
func TestCupStandsBesideBones(t *testing.T) {
	var d Dice
	d.Fit(room, 4, 4)
	d.Settle([]Cast{{After: bones(1, 3)}}, bones(1, 3))
	at := d.Stand(2)
	for _, l := range d.Lying(2) {
		if far := math.Hypot(l.X-at.X, (l.Y-at.Y)/bone.Tall); far < l.Size+at.H*0.3 {
			t.Errorf("the cup stands %.0f pixels from a bone", far)
		}
	}
	if mid := d.Stand(0); mid.X != 190 || mid.Y != 390 {
		t.Errorf("alone it stands at %v", mid)
	}
}

// seconds is how long a throw takes from the shaking until all rest.
func seconds(t *testing.T, d *Dice, c Cast) float64 {
	t.Helper()
	d.Forget()
	d.Settle(nil, nil)
	d.Throw(c)
	for tick := 1; tick < 600; tick++ {
		if d.Tick(1000.0/60, atOnce).Rest {
			held(t, d, c.After)
			return float64(tick) / 60
		}
	}
	t.Fatalf("%d bones never rest", len(c.After))
	return 0
}

// Bones that nobody sees fall as long as those that are worked out.
func TestUnseenBonesTakeAsLong(t *testing.T) {
	const throws, near = 8, 0.15
	for n := 1; n <= 5; n++ {
		seen, unseen := Dice{}, Dice{Unseen: true}
		seen.Fit(room, 4, 5)
		unseen.Fit(room, 4, 5)
		var long, blind float64
		for k := range throws {
			c := Cast{Seed: [16]byte{5}, Number: k, After: bones(1, 3, 4, 6, 3)[:n]}
			long += seconds(t, &seen, c)
			blind += seconds(t, &unseen, c)
		}
		if math.Abs(long-blind) > near*long {
			t.Errorf("%d bones fall for %.2f s, unseen for %.2f s", n, long/throws, blind/throws)
		}
	}
}

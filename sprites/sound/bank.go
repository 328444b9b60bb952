package sound

import "math/rand/v2"

// sliceWork is the amount of work per tick, in frames times tones: about one
// millisecond in a browser.
const sliceWork = 120_000

// A bank holds the finished waves, several variants of each sound. It makes
// them one after the other in slices.
type bank struct {
	waves  [sounds][]wave
	wanted [sounds]int // by how many tables; those that any table may need are always wanted
	making *making
	next   job
}

// A job is the variant of a sound to be made next. All sounds get their first
// variant before any gets its second.
type job struct {
	sound   soundID
	variant int
}

func newBank() *bank {
	b := &bank{}
	for s := range common {
		b.wanted[s] = 1
	}
	return b
}

// want adds a sound to those that are to be made, once more.
func (b *bank) want(s soundID) {
	if b.wanted[s]++; b.wanted[s] == 1 {
		b.next = job{} // finished ones are skipped
	}
}

// release takes back one want. A sound that is no longer wanted is forgotten.
func (b *bank) release(s soundID) {
	if b.wanted[s]--; b.wanted[s] > 0 {
		return
	}
	b.waves[s] = nil
	if b.making != nil && b.making.sound == s {
		b.making = nil
	}
}

// ready reports whether all wanted sounds are made.
func (b *bank) ready() bool { return b.making == nil && b.next.variant >= variants }

// wave returns a variant of a sound, or nil if none is made yet.
func (b *bank) wave(s soundID, variant int) wave {
	w := b.waves[s]
	if len(w) == 0 {
		return nil
	}
	return w[variant%len(w)]
}

// step spends that amount of work, in frames times tones, on the missing sounds.
func (b *bank) step(work int) {
	for work > 0 && !b.ready() {
		if b.making == nil {
			b.begin()
			continue
		}
		r := b.making.recipe
		each := len(r.modes) + len(r.bursts)
		before := b.making.done
		finished := b.making.step(max(work/each, 1))
		work -= (b.making.done - before) * each
		if finished {
			s := b.making.sound
			b.waves[s] = append(b.waves[s], b.making.wave())
			b.making = nil
		}
	}
}

// begin sets b.making to the next sound that needs a variant, if any does.
func (b *bank) begin() {
	for ; b.next.variant < variants; b.next = (job{0, b.next.variant + 1}) {
		for ; b.next.sound < sounds; b.next.sound++ {
			s, v := b.next.sound, b.next.variant
			if v < counts[s] && v == len(b.waves[s]) && b.wanted[s] > 0 {
				b.making = newMaking(&recipes[s], v, rand.New(rand.NewPCG(uint64(s), uint64(v))))
				b.making.sound = s
				return
			}
		}
	}
}

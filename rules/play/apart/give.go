package apart

import "slices"

// lacks returns how many elements of device d device e must have been given to know
// hidden bones that pass to a seat of it; 0 if it lacks none.
func (s *state) lacks(e, d int) (n int) {
	if e == d || s.record.Game.Dealt {
		return 0
	}
	for _, x := range s.secrets {
		if x.device == d && x.n >= max(s.given[e][d], s.open[d][d].n) && s.shares(e, x.owner) {
			n = x.n + 1
		}
	}
	return n
}

// giver returns the device that must first give elements to another, as bones it hid
// have passed on, or none. Of several it is the one with the latest secret.
func (s *state) giver() int {
	for _, x := range slices.Backward(s.secrets) {
		for e := range s.devices {
			if x.n < s.lacks(e, x.device) {
				return x.device
			}
		}
	}
	return none
}

// give returns the elements that this device owes others, each masked for its receiver,
// for its entry.
func (s *state) give() (b []byte) {
	if s.lifting || s.giver() != s.me.device {
		return nil
	}
	for e := range s.devices {
		for d := range s.devices {
			n := s.lacks(e, d)
			if n == 0 {
				continue
			}
			x, _ := s.knows(d, n-1)
			b = append(b, xor(x[:], s.pad(e, "give", d, n, len(x)))...)
		}
	}
	return b
}

// take parses the elements that author gives away (see give). Where this device is the
// receiver it unmasks and checks them, and learns what they hide.
func (s *state) take(r *reader, author int) error {
	if s.lifting || s.giver() != author {
		return nil
	}
	lacks := make([][]int, s.devices)
	for e := range lacks {
		for d := range s.devices {
			lacks[e] = append(lacks[e], s.lacks(e, d))
		}
	}
	mine := false
	for e := range lacks {
		for d, n := range lacks[e] {
			if n == 0 {
				continue
			}
			masked := r.element()
			s.given[e][d] = n
			if s.me == nil || e != s.me.device || r.bad {
				continue
			}
			if err := s.receive(masked, author, d, n); err != nil {
				return err
			}
			mine = true
		}
	}
	if mine {
		return s.unfold()
	}
	return r.err()
}

// receive unmasks the n-th element of device d, which author has given to this device,
// and checks that it belongs to the chain.
func (s *state) receive(masked element, author, d, n int) error {
	o := s.own[d]
	if s.open[d][d].n > o.n {
		o = s.open[d][d]
	}
	x := xor(masked[:], s.pad(author, "give", d, n, len(masked)))
	o, ok := o.open(element(x), n-o.n)
	if !ok {
		return s.fault("what it shows under the cup is not what was promised")
	}
	s.own[d] = o
	return nil
}

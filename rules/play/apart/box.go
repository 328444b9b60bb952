package apart

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"math/big"
	"slices"
)

// boxSize is the number of bytes of an X25519 key.
const boxSize = 32

// x25519 returns the X25519 function (RFC 7748, section 5) of a secret key and a point. It
// takes a time that depends on the key, which nobody can measure from a letter. That of
// crypto/ecdh would make the page a tenth of a megabyte longer, with curves that are not
// used.
func x25519(key, point []byte) []byte {
	k, u := slices.Clone(key), slices.Clone(point)
	k[0] &= 248
	k[31] = k[31]&127 | 64
	u[31] &= 127
	p := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 255), big.NewInt(19))
	one, a24 := big.NewInt(1), big.NewInt(121665)
	mod := func(x *big.Int) *big.Int { return x.Mod(x, p) }
	add := func(a, b *big.Int) *big.Int { return mod(new(big.Int).Add(a, b)) }
	sub := func(a, b *big.Int) *big.Int { return mod(new(big.Int).Sub(a, b)) }
	mul := func(a, b *big.Int) *big.Int { return mod(new(big.Int).Mul(a, b)) }
	slices.Reverse(u)
	x1 := mod(new(big.Int).SetBytes(u))
	x2, z2, x3, z3 := one, new(big.Int), x1, one
	for t := 254; t >= 0; t-- {
		set := k[t/8]>>(t%8)&1 == 1
		if set {
			x2, z2, x3, z3 = x3, z3, x2, z2
		}
		a, b, c, d := add(x2, z2), sub(x2, z2), add(x3, z3), sub(x3, z3)
		aa, bb, da, cb := mul(a, a), mul(b, b), mul(d, a), mul(c, b)
		e, sum, diff := sub(aa, bb), add(da, cb), sub(da, cb)
		x3, z3 = mul(sum, sum), mul(x1, mul(diff, diff))
		x2, z2 = mul(aa, bb), mul(e, add(aa, mul(a24, e)))
		if set {
			x2, z2, x3, z3 = x3, z3, x2, z2
		}
	}
	inverse, power := one, sub(p, big.NewInt(2)) // z2 to that power, by Fermat’s theorem
	for i := 254; i >= 0; i-- {
		if inverse = mul(inverse, inverse); power.Bit(i) == 1 {
			inverse = mul(inverse, z2)
		}
	}
	out := mul(x2, inverse).FillBytes(make([]byte, boxSize))
	slices.Reverse(out)
	return out
}

// box returns the X25519 public key of a secret one.
func box(key []byte) []byte {
	base := make([]byte, boxSize)
	base[0] = 9
	return x25519(key, base)
}

// weak reports whether a public key is one of the few with which everybody shares the same
// secret, zero.
func weak(public []byte) bool { return slices.Max(x25519(make([]byte, boxSize), public)) == 0 }

// derive returns n bytes, at most 32, that follow from a secret: HKDF-SHA-256 (RFC 5869).
func derive(secret, salt, info []byte, n int) []byte {
	mac := hmac.New(sha256.New, salt)
	mac.Write(secret)
	mac = hmac.New(sha256.New, mac.Sum(nil))
	mac.Write(info)
	mac.Write([]byte{1})
	return mac.Sum(nil)[:n]
}

// pad returns n bytes that only this device and another one can compute, as a one-time pad
// for what one of them tells the other. No purpose and number come twice after the same
// log.
func (s *state) pad(other int, purpose string, of, number, n int) []byte {
	shared := s.me.shared[other]
	if shared == nil {
		shared = x25519(s.me.box, s.parts[other].box)
		s.me.shared[other] = shared
	}
	info := append([]byte(purpose), byte(of))
	info = binary.BigEndian.AppendUint64(info, uint64(number))
	return derive(shared, s.hash[:], info, n)
}

// xor returns the bytes of a, each masked with one of b.
func xor(a, b []byte) []byte {
	c := make([]byte, len(a))
	for i := range a {
		c[i] = a[i] ^ b[i]
	}
	return c
}

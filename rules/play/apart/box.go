package apart

import (
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/binary"
	"slices"

	"filippo.io/edwards25519"
)

// scalarOf returns the secret scalar of an Ed25519 key (RFC 8032), which is the X25519 key
// that belongs to it, too.
func scalarOf(key ed25519.PrivateKey) *edwards25519.Scalar {
	h := sha512.Sum512(key.Seed())
	return clamped(h[:32])
}

// clamped returns the scalar of 32 bytes of an X25519 key (RFC 7748).
func clamped(key []byte) *edwards25519.Scalar {
	s, err := edwards25519.NewScalar().SetBytesWithClamping(key)
	if err != nil {
		panic(err) // they are not 32
	}
	return s
}

// pointOf returns the point of an Ed25519 public key. It reports false for what is no point,
// and for points outside the group of prime order, with which a shared secret would be known
// or would betray something.
func pointOf(key ed25519.PublicKey) (p *edwards25519.Point, ok bool) {
	p, err := new(edwards25519.Point).SetBytes(key)
	if err != nil {
		return nil, false
	}
	eight := append([]byte{8}, make([]byte, 31)...)
	n, err := edwards25519.NewScalar().SetCanonicalBytes(eight)
	if err != nil {
		return nil, false
	}
	cleared := new(edwards25519.Point).MultByCofactor(p)
	same := new(edwards25519.Point).ScalarMult(n.Invert(n), cleared)
	return p, same.Equal(p) == 1 && p.Equal(edwards25519.NewIdentityPoint()) == 0
}

// agree returns the X25519 secret (RFC 7748) of a scalar and a point, which is mapped to
// Montgomery form.
func agree(s *edwards25519.Scalar, p *edwards25519.Point) []byte {
	return new(edwards25519.Point).ScalarMult(s, p).BytesMontgomery()
}

// pad returns n secret bytes that only this device and device other can compute, to
// mask what one of them sends the other: HKDF-SHA-256 of their X25519 secret. purpose,
// of and number name the use; no use comes twice after the same log.
func (s *state) pad(other int, purpose string, of, number, n int) []byte {
	shared := s.me.shared[other]
	if shared == nil {
		p, _ := pointOf(s.parts[other].key)
		shared = agree(scalarOf(s.me.sign), p)
		s.me.shared[other] = shared
	}
	info := append([]byte(purpose), byte(of))
	info = binary.BigEndian.AppendUint64(info, uint64(number))
	key, err := hkdf.Key(sha256.New, shared, slices.Clone(s.hash[:]), string(info), n)
	if err != nil {
		panic(err) // n is too great
	}
	return key
}

// xor returns the bytes of a, each masked with one of b.
func xor(a, b []byte) []byte {
	c := make([]byte, len(a))
	for i := range a {
		c[i] = a[i] ^ b[i]
	}
	return c
}

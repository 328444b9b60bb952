package apart

import (
	"crypto/ecdh"
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/binary"
)

// A keys holds what a device derives from its secret.
type keys struct {
	device int
	secret []byte
	sign   ed25519.PrivateKey
	box    *ecdh.PrivateKey
	chains []chain // by the device whose casts they are for
}

// newKeys derives the keys of a device in a game of so many devices.
func newKeys(device int, secret []byte, devices int) *keys {
	k := &keys{device: device, secret: secret}
	long := func(label string) []byte {
		return append(sum(secret, []byte(label), []byte{0}), sum(secret, []byte(label), []byte{1})...)
	}
	k.sign = ed25519.NewKeyFromSeed(long("sign"))
	k.box, _ = ecdh.X25519().NewPrivateKey(long("box")) // any 32 bytes are a key
	for d := range devices {
		k.chains = append(k.chains, newChain(secret, d))
	}
	return k
}

// part returns what the device shows when it joins a game.
func (k *keys) part(hides bool) part {
	p := part{key: k.sign.Public().(ed25519.PublicKey)}
	if hides {
		p.box = k.box.PublicKey().Bytes()
	}
	for _, c := range k.chains {
		p.roots = append(p.roots, c.at(-1))
	}
	return p
}

// pad returns n bytes that only this device and another one can compute, as a one-time pad
// for what one of them tells the other: HKDF-SHA-256 of their X25519 secret. No purpose
// and number come twice in a game. The error means that the key of the other is none.
func (s *state) pad(other int, purpose string, of, number, n int) ([]byte, error) {
	key, err := ecdh.X25519().NewPublicKey(s.parts[other].box)
	if err != nil {
		return nil, errForged
	}
	shared, err := s.me.box.ECDH(key)
	if err != nil {
		return nil, errForged
	}
	info := append([]byte(purpose), byte(of))
	info = binary.BigEndian.AppendUint64(info, uint64(number))
	return hkdf.Key(sha256.New, shared, s.hash[:], string(info), n)
}

// xor returns the bytes of a, each masked with one of b.
func xor(a, b []byte) []byte {
	c := make([]byte, len(a))
	for i := range a {
		c[i] = a[i] ^ b[i]
	}
	return c
}

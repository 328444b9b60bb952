package apart

import (
	"crypto/hmac"
	"crypto/sha256"
)

// chainLength is the number of elements of a chain, and so the most casts that one device
// can make in a game.
const chainLength = 1 << 14

// stride is the number of elements from one that a chain keeps to the next one.
const stride = 1 << 7

// An element is the contribution of one device to one cast of a device. Whoever knows an
// element can compute all earlier ones of its chain.
type element [16]byte

// before returns the element that is n places earlier.
func (x element) before(n int) element {
	for range n {
		sum := sha256.Sum256(x[:])
		x = element(sum[:])
	}
	return x
}

// A chain is one device's contributions to the casts of one device. It keeps every
// element whose number is one less than a multiple of stride.
type chain []element

// newChain computes the chain that a device with that secret contributes to the casts
// of device d.
func newChain(secret []byte, d int) chain {
	x := element(sum(secret, []byte("chain"), []byte{byte(d)}))
	c := make(chain, chainLength/stride)
	for i := len(c) - 1; i >= 0; i-- {
		c[i] = x
		x = x.before(stride)
	}
	return c
}

// at returns the n-th element, from 0; -1 is the root.
func (c chain) at(n int) element {
	if n < 0 {
		return c[0].before(stride)
	}
	return c[n/stride].before(stride - 1 - n%stride)
}

// An opening is the part of a chain that the others know: its first n elements, the last of
// which is kept. Before any is open, last is the root.
type opening struct {
	last element
	n    int
}

// at returns the i-th element, which must be open.
func (o opening) at(i int) element { return o.last.before(o.n - 1 - i) }

// open returns the opening with more further elements, the last of which is x. ok is
// false if x does not belong to the chain, or the chain is shorter.
func (o opening) open(x element, more int) (opening, bool) {
	if more < 0 || o.n+more > chainLength || x.before(more) != o.last {
		return o, false
	}
	return opening{x, o.n + more}, true
}

// sum returns the first 16 bytes of the HMAC-SHA-256 of all parts, joined.
func sum(key []byte, parts ...[]byte) []byte {
	mac := hmac.New(sha256.New, key)
	for _, p := range parts {
		mac.Write(p)
	}
	return mac.Sum(nil)[:16]
}

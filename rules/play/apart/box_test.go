package apart

import (
	"bytes"
	"crypto/ecdh"
	"encoding/hex"
	"strings"
	"testing"

	"filippo.io/edwards25519"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// bytesOf returns the bytes of hexadecimal digits.
func bytesOf(t *testing.T, digits string) []byte {
	t.Helper()
	b, err := hex.DecodeString(digits)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestX25519 compares with the vectors of RFC 7748, section 6.1, and with crypto/ecdh.
func TestX25519(t *testing.T) {
	alice := bytesOf(t, strings.Repeat("a7", 32))
	bob := bytesOf(t, "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb")
	public := new(edwards25519.Point).ScalarBaseMult(clamped(bob))
	if got := hex.EncodeToString(public.BytesMontgomery()); got != "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f" {
		t.Errorf("the public key is %s", got)
	}
	for range 20 {
		a, err := ecdh.X25519().NewPrivateKey(alice)
		if err != nil {
			t.Fatal(err)
		}
		b, err := ecdh.X25519().NewPrivateKey(bob)
		if err != nil {
			t.Fatal(err)
		}
		want, err := a.ECDH(b.PublicKey())
		if err != nil {
			t.Fatal(err)
		}
		if got := agree(clamped(alice), new(edwards25519.Point).ScalarBaseMult(clamped(bob))); !bytes.Equal(got, want) {
			t.Fatalf("the secret is %x, want %x", got, want)
		}
		alice, bob = bob, want
	}
}

// TestKeysAgree: two devices find the same secret from each other's Ed25519 keys.
func TestKeysAgree(t *testing.T) {
	a, b := newKeys(0, secretOf(0), 1), newKeys(1, secretOf(1), 1)
	p, ok := pointOf(a.part().key)
	q, fine := pointOf(b.part().key)
	if !ok || !fine || !bytes.Equal(agree(scalarOf(a.sign), q), agree(scalarOf(b.sign), p)) {
		t.Error("they do not")
	}
}

// TestWeakKeys has a device join with a key of small order, one with a part of small order, and
// one that is no point.
func TestWeakKeys(t *testing.T) {
	good, _ := pointOf(newKeys(1, secretOf(1), 2).part().key)
	order2, err := new(edwards25519.Point).SetBytes(bytesOf(t, "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"))
	if err != nil {
		t.Fatal(err)
	}
	mixed := new(edwards25519.Point).Add(good, order2)
	for name, key := range map[string][]byte{
		"of order 2": order2.Bytes(), "the identity": edwards25519.NewIdentityPoint().Bytes(),
		"of mixed order": mixed.Bytes(), "no point": bytesOf(t, "02"+strings.Repeat("00", 31)),
	} {
		if _, ok := pointOf(key); ok {
			t.Errorf("a key %s is taken", name)
		}
	}
	rec, err := record.New(find("race"), rules.Setup{Seats: 2}, record.Seed{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := Invite(rec, Terms{Of: []int{0, 1}, Ahead: 16}, secretOf(0), library)
	if err != nil {
		t.Fatal(err)
	}
	me := newKeys(1, secretOf(1), 2)
	p := me.part()
	p.key = order2.Bytes()
	if err := g.Open(letterOf(g, g.log.sign(me.sign, 1, p.body()))); err != errForged {
		t.Errorf("it says: %v", err)
	}
}

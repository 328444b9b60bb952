package apart

import (
	"bytes"
	"encoding/hex"
	"strings"
	"testing"

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

// TestX25519 compares with the vectors of RFC 7748, sections 5.2 and 6.1.
func TestX25519(t *testing.T) {
	for _, x := range [][3]string{
		{"a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4", "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c", "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"},
		{"4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d", "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493", "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957"},
	} {
		if got := hex.EncodeToString(x25519(bytesOf(t, x[0]), bytesOf(t, x[1]))); got != x[2] {
			t.Errorf("it is %s, want %s", got, x[2])
		}
	}
	alice := bytesOf(t, "77076d0a7318a57d3c16c17251b26645df4c8b2c0a2ef36d7a4c0c9c7c1d9c2a")
	bob := bytesOf(t, "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb")
	if !bytes.Equal(x25519(alice, box(bob)), x25519(bob, box(alice))) {
		t.Error("two devices do not find the same")
	}
	if got := hex.EncodeToString(box(bob)); got != "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f" {
		t.Errorf("the public key is %s", got)
	}
}

// TestDerive compares with the first vector of RFC 5869.
func TestDerive(t *testing.T) {
	secret, salt, info := bytes.Repeat([]byte{0xb}, 22), bytesOf(t, "000102030405060708090a0b0c"), bytesOf(t, "f0f1f2f3f4f5f6f7f8f9")
	if got := hex.EncodeToString(derive(secret, salt, info, 32)); got != "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf" {
		t.Errorf("it is %s", got)
	}
}

// TestWeakKeys has a device join with a key that makes every shared secret zero.
func TestWeakKeys(t *testing.T) {
	rec, err := record.New(find("boneace"), rules.Setup{Seats: 2}, record.Seed{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := Invite(rec, Terms{Of: []int{0, 1}, Ahead: 16}, secretOf(0), library)
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{strings.Repeat("00", 32), "01" + strings.Repeat("00", 31), "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800"} {
		me := newKeys(1, secretOf(1), 2)
		p := me.part(true)
		p.box = bytesOf(t, key)
		if err := g.Open(letterOf(g, g.log.sign(me.sign, 1, p.body()))); err != errForged {
			t.Errorf("it says of %s: %v", key, err)
		}
	}
}

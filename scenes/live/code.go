// Package live lets two pages find each other without a server: it packs the offer or the
// answer of a WebRTC connection with one data channel into a code of about 150 letters,
// which fits a link or a QR code, and makes the session description (SDP) of it again.
//
// A code is base64url of, in bytes:
//
//	version and role       1: the version in the high half; the role in the low one
//	fingerprint           32: SHA-256 of the certificate (DTLS)
//	user fragment and password (ICE): each a byte for its form and length, then as many bytes
//	candidates                each a byte for its form, its address and two bytes for its port
//	checksum               2: of all that, the low half of its CRC-32
//
// Everything else of a session description is the same for all pages. Only candidates over
// UDP are kept, and of those at most mostCandidates.
package live

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"hash/crc32"
	"strconv"
	"strings"

	"knucklebones/rules/text"
)

const (
	version        = 1
	mostCandidates = 6
	mostCode       = 800 // letters of a code
	mostWord       = 63  // bytes of a user fragment or password, as they are packed
)

// A role tells which page begins the encryption (a=setup).
type role byte

const (
	offers  role = iota // either of the two: this is an offer
	active              // this page
	passive             // the other one
	roles   = iota
)

var setups = [...]string{offers: "actpass", active: "active", passive: "passive"}

// A description holds everything in which session descriptions differ.
type description struct {
	role        role
	fingerprint [32]byte
	user, word  string // user fragment and password
	candidates  []candidate
}

// A candidate is an address at which a page may be reached.
type candidate struct {
	outside bool   // as a STUN server sees it (srflx), else as the page itself does (host)
	named   bool   // address is a name that hides it (mDNS)
	address []byte // 4 or 16 bytes
	port    uint16
}

var (
	errDamaged = text.Errorf("part of the code is missing or wrong: copy it again")
	errOther   = text.Errorf("this browser cannot play at the same time")
)

// Pack returns the code of a session description that this browser has made, with all
// its candidates. If another browser's is made otherwise, that is an error.
func Pack(sdp string) (code string, err error) {
	d, err := parse(sdp)
	if err != nil {
		return "", err
	}
	b := d.bytes()
	b = binary.BigEndian.AppendUint16(b, uint16(crc32.ChecksumIEEE(b)))
	return base64.RawURLEncoding.EncodeToString(b), nil
}

// Unpack returns the session description that a code holds; offer is true if it is an
// offer, and false if it is an answer.
func Unpack(code string) (sdp string, offer bool, err error) {
	b, err := base64.RawURLEncoding.Strict().DecodeString(code)
	if err != nil || len(code) > mostCode || len(b) < 3 {
		return "", false, errDamaged
	}
	end := len(b) - 2
	if uint16(crc32.ChecksumIEEE(b[:end])) != binary.BigEndian.Uint16(b[end:]) {
		return "", false, errDamaged
	}
	d, err := read(b[:end])
	if err != nil {
		return "", false, err
	}
	return d.sdp(), d.role == offers, nil
}

// The forms of a word.
const (
	plain = iota
	inBase64
	inHex
)

// pack appends the packed form of a word to b: a byte for its form and length, then the
// word's bytes, decoded if it is base64 or hexadecimal.
func pack(b []byte, word string) []byte {
	form, p := plain, []byte(word)
	if q, err := base64.StdEncoding.Strict().DecodeString(word); err == nil && base64.StdEncoding.EncodeToString(q) == word {
		form, p = inBase64, q
	}
	if q, err := hex.DecodeString(word); err == nil && hex.EncodeToString(q) == word {
		form, p = inHex, q
	}
	return append(append(b, byte(form<<6|len(p))), p...)
}

// unpack reads one word that pack has written, and sets r.bad if there is none.
func (r *reader) unpack() string {
	head := r.byte()
	p := r.bytes(int(head & mostWord))
	switch head >> 6 {
	case plain:
		return string(p)
	case inBase64:
		return base64.StdEncoding.EncodeToString(p)
	case inHex:
		return hex.EncodeToString(p)
	}
	r.bad = true
	return ""
}

// The forms of a candidate, in the low bits of its first byte; outside is a bit above.
const (
	four = iota
	six
	named
	outsideBit = 1 << 2
)

// bytes returns the packed form of the description, without its checksum.
func (d *description) bytes() []byte {
	b := append([]byte{version<<4 | byte(d.role)}, d.fingerprint[:]...)
	b = pack(pack(b, d.user), d.word)
	for _, c := range d.candidates {
		form := byte(four)
		switch {
		case c.named:
			form = named
		case len(c.address) == 16:
			form = six
		}
		if c.outside {
			form |= outsideBit
		}
		b = append(append(b, form), c.address...)
		b = binary.BigEndian.AppendUint16(b, c.port)
	}
	return b
}

// read parses the packed form of a description, without its checksum, and checks it.
func read(b []byte) (d description, err error) {
	r := &reader{rest: b}
	head := r.byte()
	if head>>4 != version {
		return d, text.Errorf("this code has version {0}, but only version {1} can be read", text.Number(head>>4), version)
	}
	d.role = role(head & 0xf)
	copy(d.fingerprint[:], r.bytes(len(d.fingerprint)))
	d.user, d.word = r.unpack(), r.unpack()
	for len(r.rest) > 0 && !r.bad {
		d.candidates = append(d.candidates, r.candidate())
	}
	if r.bad || d.role >= roles || !d.right() {
		return d, errDamaged
	}
	return d, nil
}

// candidate reads a packed candidate.
func (r *reader) candidate() (c candidate) {
	form := r.byte()
	c.outside = form&outsideBit != 0
	switch form &^ outsideBit {
	case four:
		c.address = r.bytes(4)
	case six, named:
		c.address, c.named = r.bytes(16), form&^outsideBit == named
	default:
		r.bad = true
	}
	if p := r.bytes(2); !r.bad {
		c.port = binary.BigEndian.Uint16(p)
	}
	return c
}

// right reports whether the user fragment, the password and the number of candidates
// are ones that a browser may have.
func (d *description) right() bool {
	return len(d.user) >= 4 && len(d.word) >= 22 && ice(d.user) && ice(d.word) && len(d.candidates) <= mostCandidates
}

// ice reports whether a word has only letters that ICE allows, and at most mostWord of
// them.
func ice(word string) bool {
	const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	return strings.Trim(word, signs) == "" && len(word) <= mostWord
}

// A reader reads bytes. After a mistake it is bad, and all it reads is zero.
type reader struct {
	rest []byte
	bad  bool
}

// bytes returns the next n bytes, or nil and sets r.bad if there are not that many.
func (r *reader) bytes(n int) []byte {
	if r.bad = r.bad || n > len(r.rest); r.bad {
		return nil
	}
	b := r.rest[:n:n]
	r.rest = r.rest[n:]
	return b
}

// byte returns the next byte, or 0 and sets r.bad if there is none.
func (r *reader) byte() byte {
	if b := r.bytes(1); b != nil {
		return b[0]
	}
	return 0
}

// port parses the number of a port.
func port(word string) (uint16, error) {
	n, err := strconv.ParseUint(word, 10, 16)
	return uint16(n), err
}

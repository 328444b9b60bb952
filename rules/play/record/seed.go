package record

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"math"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// A Seed determines every cast of a game.
type Seed [16]byte

// String returns the seed in 32 hexadecimal digits.
func (s Seed) String() string { return hex.EncodeToString(s[:]) }

// ParseSeed returns the seed that String wrote.
func ParseSeed(digits string) (Seed, error) {
	b, err := hex.DecodeString(digits)
	if err != nil || len(b) != len(Seed{}) {
		return Seed{}, text.Errorf("a seed has 32 digits, each 0 to 9 or a to f")
	}
	return Seed(b), nil
}

// Draw returns the index of the k-th outcome of a game, counting from 0 and
// counting casts entered by hand too. It depends on nothing else. HMAC-SHA-256
// with the seed as its key, over k and a block number from 0 (each eight bytes,
// high byte first), gives four numbers of 64 bits. The first one below the
// greatest multiple of the total weight that fits 64 bits is used, and the
// others are rejected so that no outcome is favoured; after four rejections the
// next block follows. Its remainder by the total weight then selects among the
// outcomes in their order.
func (s Seed) Draw(k int, outcomes []rules.Outcome) int {
	var total uint64
	for _, o := range outcomes {
		total += uint64(o.Weight)
	}
	x := s.below(total, uint64(k))
	for i, o := range outcomes {
		if x < uint64(o.Weight) {
			return i
		}
		x -= uint64(o.Weight)
	}
	panic("record: no outcome to draw from")
}

// below returns a number under total, all equally likely.
func (s Seed) below(total, k uint64) uint64 {
	over := (math.MaxUint64%total + 1) % total // how many of the 2⁶⁴ numbers are rejected
	for block := uint64(0); ; block++ {
		sum := s.sum(k, block)
		for i := 0; i < len(sum); i += 8 {
			if x := binary.BigEndian.Uint64(sum[i:]); x <= math.MaxUint64-over {
				return x % total
			}
		}
	}
}

// sum returns the HMAC-SHA-256 of some numbers, with the seed as its key.
func (s Seed) sum(numbers ...uint64) []byte {
	mac := hmac.New(sha256.New, s[:])
	for _, n := range numbers {
		mac.Write(binary.BigEndian.AppendUint64(nil, n))
	}
	return mac.Sum(nil)
}

// mask returns a number that hides the n-th step of a game from a casual eye.
// It is the sum over three numbers, so that no mask is ever a draw.
func (s Seed) mask(n int) uint32 {
	return binary.BigEndian.Uint32(s.sum(uint64(n), 0, 1))
}

package live

import (
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// parse parses a session description that this browser has made. It skips the lines
// that are the same for all pages, and candidates that a code does not hold.
func parse(sdp string) (d description, err error) {
	seen := map[string]bool{}
	for line := range strings.Lines(sdp) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), ":")
		seen[key] = true
		ok := true
		switch key {
		case "a=ice-ufrag":
			d.user = value
		case "a=ice-pwd":
			d.word = value
		case "a=fingerprint":
			ok = d.certificate(value)
		case "a=setup":
			i := slices.Index(setups[:], value)
			d.role, ok = role(i), i >= 0
		case "a=mid":
			ok = value == "0"
		case "a=candidate":
			if c, udp := candidateOf(value); udp && len(d.candidates) < mostCandidates {
				d.candidates = append(d.candidates, c)
			}
		}
		if !ok {
			return d, errOther
		}
	}
	if !seen["a=fingerprint"] || !seen["a=setup"] || !d.right() {
		return d, errOther
	}
	return d, nil
}

// certificate parses a fingerprint, "sha-256 AB:CD:…", into d.fingerprint, and reports
// whether it is valid.
func (d *description) certificate(value string) bool {
	digits, ok := strings.CutPrefix(value, "sha-256 ")
	b, err := hex.DecodeString(strings.ReplaceAll(digits, ":", ""))
	return copy(d.fingerprint[:], b) == len(d.fingerprint) && ok && err == nil && len(b) == len(d.fingerprint)
}

// candidateOf parses a candidate, such as "4 1 udp 2113937151 192.168.1.7 54609 typ
// host generation 0"; ok is false if it is invalid or of a kind that codes don't hold.
func candidateOf(value string) (c candidate, ok bool) {
	f := strings.Fields(value)
	if len(f) < 8 || f[1] != "1" || !strings.EqualFold(f[2], "udp") || f[6] != "typ" {
		return c, false
	}
	c.outside = f[7] == "srflx"
	if !c.outside && f[7] != "host" {
		return c, false
	}
	var err error
	if c.port, err = port(f[5]); err != nil {
		return c, false
	}
	if name, hidden := strings.CutSuffix(f[4], ".local"); hidden {
		c.named = true
		c.address, err = hex.DecodeString(strings.ReplaceAll(name, "-", ""))
		return c, err == nil && name != "" && uuid(c.address) == name
	}
	c.address = addressOf(f[4])
	return c, c.address != nil
}

// addressOf returns the 4 or 16 bytes of an IP address, or nil if it is not written as
// browsers write it.
func addressOf(word string) []byte {
	if strings.Contains(word, ".") {
		return numbers(strings.Split(word, "."), 10, 4, 1)
	}
	head, tail, short := strings.Cut(word, "::")
	all, rest := fields(head), fields(tail)
	for short && len(all)+len(rest) < 8 {
		all = append(all, "0")
	}
	return numbers(append(all, rest...), 16, 8, 2)
}

// fields returns the parts of an IPv6 address between its colons.
func fields(word string) []string {
	if word == "" {
		return nil
	}
	return strings.Split(word, ":")
}

// numbers parses n words as numbers in a base and returns them in size bytes each, or
// nil if there are not n or one is invalid.
func numbers(words []string, base, n, size int) (b []byte) {
	if len(words) != n {
		return nil
	}
	for _, w := range words {
		x, err := strconv.ParseUint(w, base, 8*size)
		if err != nil {
			return nil
		}
		b = append(b, binary.BigEndian.AppendUint16(nil, uint16(x))[2-size:]...)
	}
	return b
}

// written returns the candidate's address as a session description has it: IPv4, IPv6
// or a name that ends in .local.
func (c candidate) written() string {
	switch {
	case c.named:
		return uuid(c.address) + ".local"
	case len(c.address) == 4:
		return fmt.Sprintf("%d.%d.%d.%d", c.address[0], c.address[1], c.address[2], c.address[3])
	}
	var list []string
	for i := 0; i < len(c.address); i += 2 {
		list = append(list, strconv.FormatUint(uint64(binary.BigEndian.Uint16(c.address[i:])), 16))
	}
	return strings.Join(list, ":")
}

// uuid returns 16 bytes as a UUID, or "" if there are not 16.
func uuid(b []byte) string {
	if len(b) != 16 {
		return ""
	}
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

// sdp returns the description as a session description that all browsers read (RFC
// 8829, RFC 8841).
func (d *description) sdp() string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\r\n", args...) }
	line("v=0")
	line("o=- 1 1 IN IP4 127.0.0.1")
	line("s=-")
	line("t=0 0")
	line("a=group:BUNDLE 0")
	line("m=application 9 UDP/DTLS/SCTP webrtc-datachannel")
	line("c=IN IP4 0.0.0.0")
	for i, c := range d.candidates {
		line("a=candidate:%s", c.text(i))
	}
	line("a=end-of-candidates")
	line("a=ice-ufrag:%s", d.user)
	line("a=ice-pwd:%s", d.word)
	line("a=fingerprint:sha-256 %s", colons(d.fingerprint[:]))
	line("a=setup:%s", setups[d.role])
	line("a=mid:0")
	line("a=sctp-port:5000")
	line("a=max-message-size:65536")
	return b.String()
}

// text returns the candidate as a session description has it; i is its index there. Its
// priority follows from its kind and index (RFC 8445).
func (c candidate) text(i int) string {
	kind, local := 126, 65535-i
	if c.outside {
		kind = 100
	}
	line := fmt.Sprintf("%d 1 udp %d %s %d typ ", i+1, kind<<24|local<<8|255, c.written(), c.port)
	if !c.outside {
		return line + "host"
	}
	return line + "srflx raddr 0.0.0.0 rport 0"
}

// colons returns bytes as a fingerprint has them: "AB:CD".
func colons(b []byte) string {
	var list []string
	for _, x := range b {
		list = append(list, fmt.Sprintf("%02X", x))
	}
	return strings.Join(list, ":")
}

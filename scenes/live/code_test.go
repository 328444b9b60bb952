package live

import (
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"strings"
	"testing"
)

// Session descriptions as browsers make them.
const (
	chromium = `v=0
o=- 3905113417620987043 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 50712 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 192.0.2.17
a=candidate:3344217931 1 udp 2113937151 1f0e9a52-6c1d-4b7b-9a53-8f6cf1d0e2ab.local 50712 typ host generation 0 network-cost 999
a=candidate:842163049 1 udp 1677729535 192.0.2.17 50712 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999
a=candidate:1518280447 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active generation 0 network-cost 999
a=ice-ufrag:x7/p
a=ice-pwd:Wq2f+0aKz9LmN4bTdY1cE8uS
a=ice-options:trickle
a=fingerprint:sha-256 3A:51:0C:9E:77:D2:18:BF:64:05:EA:91:2D:C3:48:F6:B0:1B:7C:E9:55:A8:30:62:DD:94:0F:47:8B:C1:26:FE
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`
	chromiumAnswer = `v=0
o=- 771260314425113089 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 61001 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 192.168.1.7
b=AS:30
a=candidate:2999745851 1 udp 2122260223 192.168.1.7 61001 typ host generation 0 network-id 1 network-cost 10
a=candidate:2999745852 1 udp 2122262783 2001:db8::7 61002 typ host generation 0 network-id 2 network-cost 10
a=ice-ufrag:Ab3+
a=ice-pwd:0123456789abcdefABCDEF+/
a=ice-options:trickle
a=fingerprint:sha-256 00:51:0C:9E:77:D2:18:BF:64:05:EA:91:2D:C3:48:F6:B0:1B:7C:E9:55:A8:30:62:DD:94:0F:47:8B:C1:26:01
a=setup:active
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`
	firefox = `v=0
o=mozilla...THIS_IS_SDPARTA-99.0 2113047706539241133 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 9B:51:0C:9E:77:D2:18:BF:64:05:EA:91:2D:C3:48:F6:B0:1B:7C:E9:55:A8:30:62:DD:94:0F:47:8B:C1:26:7A
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 42107 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 192.0.2.9
a=candidate:0 1 UDP 2122252543 6b0c3d1e-0f7a-4c53-8a55-2f1f6c8c9f01.local 42107 typ host
a=candidate:2 1 TCP 2105524479 6b0c3d1e-0f7a-4c53-8a55-2f1f6c8c9f01.local 9 typ host tcptype active
a=candidate:1 1 UDP 1686052863 192.0.2.9 42107 typ srflx raddr 0.0.0.0 rport 0
a=sendrecv
a=end-of-candidates
a=ice-pwd:0c1d2e3f405162738495a6b7c8d9eafb
a=ice-ufrag:1a2b3c4d
a=mid:0
a=setup:actpass
a=sctp-port:5000
a=max-message-size:1073741823
`
)

// TestCode packs session descriptions of browsers and makes them again: what a connection needs
// is the same, and the code of what is made is the same.
func TestCode(t *testing.T) {
	for name, x := range map[string]struct {
		sdp   string
		offer bool
		most  int // letters of the code
		lines []string
	}{
		"Chromium": {chromium, true, 120, []string{
			"a=candidate:1 1 udp 2130706431 1f0e9a52-6c1d-4b7b-9a53-8f6cf1d0e2ab.local 50712 typ host",
			"a=candidate:2 1 udp 1694498559 192.0.2.17 50712 typ srflx raddr 0.0.0.0 rport 0",
			"a=ice-ufrag:x7/p", "a=ice-pwd:Wq2f+0aKz9LmN4bTdY1cE8uS", "a=setup:actpass",
			"a=fingerprint:sha-256 3A:51:0C:9E:77:D2:18:BF:64:05:EA:91:2D:C3:48:F6:B0:1B:7C:E9:55:A8:30:62:DD:94:0F:47:8B:C1:26:FE",
		}},
		"Chromium’s answer": {chromiumAnswer, false, 120, []string{
			"a=candidate:1 1 udp 2130706431 192.168.1.7 61001 typ host",
			"a=candidate:2 1 udp 2130706175 2001:db8:0:0:0:0:0:7 61002 typ host",
			"a=ice-ufrag:Ab3+", "a=ice-pwd:0123456789abcdefABCDEF+/", "a=setup:active",
		}},
		"Firefox": {firefox, true, 120, []string{
			"a=candidate:1 1 udp 2130706431 6b0c3d1e-0f7a-4c53-8a55-2f1f6c8c9f01.local 42107 typ host",
			"a=candidate:2 1 udp 1694498559 192.0.2.9 42107 typ srflx raddr 0.0.0.0 rport 0",
			"a=ice-ufrag:1a2b3c4d", "a=ice-pwd:0c1d2e3f405162738495a6b7c8d9eafb", "a=setup:actpass",
		}},
	} {
		code, err := Pack(strings.ReplaceAll(x.sdp, "\n", "\r\n"))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		sdp, offer, err := Unpack(code)
		if err != nil || offer != x.offer {
			t.Fatalf("%s: offer %v, %v", name, offer, err)
		}
		for _, line := range append(x.lines, "a=mid:0", "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "a=sctp-port:5000") {
			if !strings.Contains(sdp, line+"\r\n") {
				t.Errorf("%s lacks %s:\n%s", name, line, sdp)
			}
		}
		if strings.Contains(strings.ToLower(sdp), " tcp ") {
			t.Errorf("%s keeps a candidate over TCP", name)
		}
		if again, err := Pack(sdp); err != nil || again != code {
			t.Errorf("%s: what is made again has another code, %v", name, err)
		}
		t.Logf("%s: %d letters", name, len(code))
		if len(code) > x.most {
			t.Errorf("the code of %s has %d letters", name, len(code))
		}
	}
}

// TestWrongCodes: codes that are cut or changed are refused in words, and so are session
// descriptions of something else.
func TestWrongCodes(t *testing.T) {
	code, err := Pack(firefox)
	if err != nil {
		t.Fatal(err)
	}
	for i := range code {
		if _, _, err := Unpack(code[:i]); err == nil {
			t.Errorf("it reads %d letters", i)
		}
		if _, _, err := Unpack(code[:i] + "-" + code[i+1:]); err == nil && code[i] != '-' {
			t.Errorf("it reads a changed letter %d", i)
		}
	}
	for _, x := range [][2]string{
		{"a=mid:0", "a=mid:data"}, {"a=setup:actpass", "a=setup:holdconn"}, {"sha-256", "sha-1"},
		{"a=ice-pwd:0c1d", "a=ice-pwd:0c 1d"}, {"a=ice-ufrag:1a2b3c4d", ""}, {"a=fingerprint", "a=fingertip"}, {":7A\n", "\n"},
	} {
		if _, err := Pack(strings.Replace(firefox, x[0], x[1], 1)); err == nil {
			t.Errorf("it packs %q", x[1])
		}
	}
}

// FuzzCode: any bytes with their checksum are refused, or are a description that has the same
// code.
func FuzzCode(f *testing.F) {
	for _, sdp := range []string{chromium, chromiumAnswer, firefox} {
		code, err := Pack(sdp)
		if err != nil {
			f.Fatal(err)
		}
		b, _ := base64.RawURLEncoding.DecodeString(code)
		f.Add(b[:len(b)-2])
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		b = binary.BigEndian.AppendUint16(b, uint16(crc32.ChecksumIEEE(b)))
		sdp, _, err := Unpack(base64.RawURLEncoding.EncodeToString(b))
		if err != nil {
			return
		}
		code, err := Pack(sdp)
		if err != nil {
			t.Fatalf("%v:\n%s", err, sdp)
		}
		if again, _, err := Unpack(code); err != nil || again != sdp {
			t.Fatalf("%v:\n%s\n%s", err, sdp, again)
		}
		candidates := strings.Count(sdp, "a=candidate:")
		if n := strings.Count(sdp, "\r\n"); candidates > mostCandidates || n != 15+candidates || strings.Count(sdp, "\n") != n {
			t.Fatalf("there are other lines in it:\n%s", sdp)
		}
	})
}

// FuzzSDP: any session description is refused, or its code says the same.
func FuzzSDP(f *testing.F) {
	f.Add(chromium)
	f.Add(chromiumAnswer)
	f.Add(firefox)
	f.Add(strings.ReplaceAll(firefox, "6b0c3d1e-0f7a-4c53-8a55-2f1f6c8c9f01", ""))
	f.Fuzz(func(t *testing.T, sdp string) {
		code, err := Pack(sdp)
		if err != nil {
			return
		}
		made, _, err := Unpack(code)
		if err != nil {
			t.Fatalf("%v:\n%s", err, sdp)
		}
		if again, err := Pack(made); err != nil || again != code {
			t.Fatalf("%v:\n%s\n%s", err, sdp, made)
		}
	})
}

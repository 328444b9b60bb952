package host

// A connection with another page carries texts both ways, without a server. One page offers
// it, the other answers; people bring the descriptions of both from page to page. There is
// one connection at a time.

// A SignalKind names something that can happen to the connection, or to the camera.
type SignalKind string

const (
	Offered      SignalKind = "offer"   // Text describes the connection that Offer offers
	Answered     SignalKind = "answer"  // Text is the answer to the offer given to Answer
	Connected    SignalKind = "open"    // the connection can be used
	Heard        SignalKind = "said"    // the other page has sent Text
	Disconnected SignalKind = "closed"  // the connection has ended
	Failed       SignalKind = "failed"  // there will be no connection
	Late         SignalKind = "late"    // the answer was not taken in time, and is no longer any use
	Missing      SignalKind = "missing" // the page lacks what it needs, and can't load it now
	Scanned      SignalKind = "scanned" // Text is in the code that the camera saw; empty if the person left
	Refused      SignalKind = "refused" // the camera may not be used
	Blind        SignalKind = "blind"   // there is no camera, or it doesn't work
)

// A Signal is something that happened to the connection or the camera.
type Signal struct {
	Kind SignalKind
	Text string
}

// NextSignal returns the next signal, oldest first; ok is false if there is none.
func NextSignal() (s Signal, ok bool) {
	if len(state.signals) == 0 {
		return s, false
	}
	s = state.signals[0]
	state.signals = state.signals[1:]
	return s, true
}

// Offer makes an offer for a connection. The signal Offered follows, with the text that
// the other page needs.
func Offer() { reach("offer", "") }

// Answer answers the offer of another page. The signal Answered follows, with the text
// that the other page needs.
func Answer(offer string) { reach("answer", offer) }

// Accept passes on the other page's answer to the last offer. The signal Connected or
// Failed follows.
func Accept(answer string) { reach("accept", answer) }

// Transmit sends a text to the other page, which receives it with the signal Heard.
func Transmit(said string) { reach("transmit", said) }

// HangUp ends the connection, if there is one.
func HangUp() { reach("hangUp", "") }

// Scan shows the camera's picture until there is a code in it. The signal Scanned
// follows, with the code, or Refused or Blind.
func Scan() { reach("scan", "") }

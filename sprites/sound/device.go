//go:build !linux

package sound

import "github.com/ebitengine/oto/v3"

// renews: here the machine finds its way to another card by itself.
const renews = false

// present reports whether it is worth asking for sound at all.
func present() bool { return true }

// hush does nothing: here the machine knows by itself that nothing is heard.
func hush(*oto.Context, bool) {}

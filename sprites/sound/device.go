//go:build !linux

package sound

// present tells whether it is worth asking for sound at all.
func present() bool { return true }

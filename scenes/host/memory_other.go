//go:build !js && !linux

package host

// returnFreed does nothing on this system.
func returnFreed() {}

// trim does nothing on this system.
func trim() {}

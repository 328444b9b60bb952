package outline

import "iter"

// pause is called before each shape while InPieces runs; otherwise it is nil.
var pause func()

// InPieces returns a function that runs work, which paints, in slices: each call paints
// one shape and returns false, until one returns true when all is done. Between two
// calls others may paint on the same goroutine; work must not hold a lock while it
// paints.
func InPieces(work func()) (next func() (done bool)) {
	resume, _ := iter.Pull(func(yield func(struct{}) bool) {
		var mine func()
		mine = func() {
			pause = nil
			yield(struct{}{})
			pause = mine
		}
		pause = mine
		defer func() { pause = nil }()
		work()
	})
	return func() bool {
		_, more := resume()
		return !more
	}
}

package outline

import "iter"

// pause is called before each shape while work is done in pieces; else it is nil.
var pause func()

// InPieces does work that paints, a shape with each call of next, until all is done.
// Between two calls others may paint, on the same goroutine, and work may be in the
// midst of something: it must hold no lock.
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

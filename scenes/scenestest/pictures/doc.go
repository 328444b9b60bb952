// Package pictures holds only tests, which look at the screens as a person
// would: each is drawn at an exact instant and compared with the picture kept
// of it in testdata, a few times smaller; and the bones on the tables must show
// the sides that were counted.
//
// The tests need a display; without one they are left out, unless CI is set. On
// Linux one is made with
//
//	xvfb-run -a env LIBGL_ALWAYS_SOFTWARE=1 go test ./scenes/pictures
//
// A picture that was meant to change is kept anew with -update behind that
// line, and looked at before it is committed.
package pictures

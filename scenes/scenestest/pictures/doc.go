// Package pictures holds only tests, which look at the screens as a person
// would: each is drawn at an exact instant and compared with the picture kept
// of it in testdata, several times smaller; and the bones on the tables must
// show the sides that were counted.
//
// The tests need a display; without one they are left out, unless CI is set. On
// Linux one is made with
//
//	xvfb-run -a env LIBGL_ALWAYS_SOFTWARE=1 go test ./scenes/scenestest/pictures
//
// With -update behind that line those pictures are kept anew that have changed
// by more than a driver or a grain of wood can. With -run TestDraw -draw they
// are drawn in all shapes and at full size into dist/pictures, which is not
// committed: look at them there.
package pictures

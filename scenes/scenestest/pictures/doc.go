// Package pictures has only tests, of what screens look like: each is drawn at
// an exact tick and compared with a picture in testdata, several times smaller;
// and the bones on the tables must show the sides that the rules count.
//
// The tests need a display and are skipped without one, unless CI is set. On
// Linux run them with
//
//	xvfb-run -a env LIBGL_ALWAYS_SOFTWARE=1 go test ./scenes/scenestest/pictures
//
// With -update at its end the pictures are replaced that have changed by more
// than drivers and textures differ. With -run TestDraw -draw they are drawn in
// all shapes and at full size into dist/pictures, which is not committed: look
// at them there.
package pictures

package thing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// icons are drawn with a pen 2 wide on a grid of 24.
var icons = map[string]string{
	"menu":       "M 4 6 H 20 M 4 12 H 20 M 4 18 H 20",
	"back":       "M 14.5 5.5 L 8 12 L 14.5 18.5",
	"next":       "M 9.5 5.5 L 16 12 L 9.5 18.5",
	"up":         "M 5.5 15 L 12 8.5 L 18.5 15",
	"down":       "M 5.5 9 L 12 15.5 L 18.5 9",
	"lens":       "O 10.2 10.2 5.8 M 14.6 14.6 L 20 20",
	"book":       "M 12 6.2 C 10 4.8 7 4.6 4 4.8 V 18.4 C 7 18.2 10 18.4 12 19.8 C 14 18.4 17 18.2 20 18.4 V 4.8 C 17 4.6 14 4.8 12 6.2 V 19.8",
	"undo":       "M 8.5 4.8 L 4.2 9 L 8.5 13.2 M 4.8 9 H 14.5 C 17.6 9 20 11.3 20 14.2 C 20 17.2 17.6 19.4 14.5 19.4 H 11.5",
	"redo":       "M 15.5 4.8 L 19.8 9 L 15.5 13.2 M 19.2 9 H 9.5 C 6.4 9 4 11.3 4 14.2 C 4 17.2 6.4 19.4 9.5 19.4 H 12.5",
	"replay":     "M 6 3.8 V 8.4 H 10.6 M 6.2 8.2 C 7.6 6 9.8 4.8 12.4 4.8 C 16.6 4.8 20 8.1 20 12.2 C 20 16.3 16.6 19.6 12.4 19.6 C 9 19.6 6.2 17.5 5.2 14.4",
	"gear":       "O 12 12 3.6 M 12 3.4 V 5.4 M 12 18.6 V 20.6 M 3.4 12 H 5.4 M 18.6 12 H 20.6 M 5.9 5.9 L 7.3 7.3 M 16.7 16.7 L 18.1 18.1 M 18.1 5.9 L 16.7 7.3 M 7.3 16.7 L 5.9 18.1",
	"hands":      "M 3.4 20 V 16 H 8.2 V 12 H 13 V 8 H 17.8 V 4 H 20.6 V 20 Z",
	"wreath":     "M 10.5 20.4 C 5.6 18.6 3.4 13.8 4.8 8.6 M 13.5 20.4 C 18.4 18.6 20.6 13.8 19.2 8.6 M 4.6 9.6 C 2.6 8.6 2.6 6.4 3.4 5 C 5 5.6 5.8 7.6 4.8 9 M 19.4 9.6 C 21.4 8.6 21.4 6.4 20.6 5 C 19 5.6 18.2 7.6 19.2 9 M 4.9 14.6 C 7.2 14.4 8.2 12.6 8 10.8 C 6 11 4.6 12.4 4.9 14.6 Z M 19.1 14.6 C 16.8 14.4 15.8 12.6 16 10.8 C 18 11 19.4 12.4 19.1 14.6 Z",
	"pen":        "M 4.4 19.6 L 5.6 15 L 15.6 5 L 19 8.4 L 9 18.4 Z M 13.2 7.4 L 16.6 10.8",
	"log":        "M 4 5.5 H 20 M 4 10 H 15 M 4 14.5 H 20 M 4 19 H 12",
	"eye":        "M 2.6 12 C 5 7.8 8.3 5.8 12 5.8 C 15.7 5.8 19 7.8 21.4 12 C 19 16.2 15.7 18.2 12 18.2 C 8.3 18.2 5 16.2 2.6 12 Z O 12 12 2.8",
	"plus":       "M 12 4.5 V 19.5 M 4.5 12 H 19.5",
	"minus":      "M 4.5 12 H 19.5",
	"share":      "M 12 15 V 3.6 M 7.8 7.4 L 12 3.4 L 16.2 7.4 M 7 11 H 4.6 V 20.4 H 19.4 V 11 H 17",
	"letter":     "M 3.5 5.5 H 20.5 V 18.5 H 3.5 Z M 4 6.2 L 12 13 L 20 6.2",
	"copy":       "M 8.5 8.5 H 19.5 V 19.5 H 8.5 Z M 5 15.5 H 4.5 V 4.5 H 15.5 V 5",
	"sound":      "M 4 9.6 V 14.4 H 7.2 L 11.6 18.4 V 5.6 L 7.2 9.6 Z M 15 9 C 16.6 10.8 16.6 13.2 15 15 M 17.8 6.4 C 20.8 9.6 20.8 14.4 17.8 17.6",
	"mute":       "M 4 9.6 V 14.4 H 7.2 L 11.6 18.4 V 5.6 L 7.2 9.6 Z M 15.4 9.4 L 20.6 14.6 M 20.6 9.4 L 15.4 14.6",
	"check":      "M 4.8 12.8 L 9.8 17.8 L 19.4 6.6",
	"cross":      "M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5",
	"filter":     "M 4 5 H 20 L 14 12.4 V 18 L 10 20.2 V 12.4 Z",
	"clock":      "O 12 12 8.4 M 12 6.8 V 12 L 15.6 14.2",
	"pause":      "M 8.5 5.5 V 18.5 M 15.5 5.5 V 18.5",
	"play":       "M 7.5 5 L 19 12 L 7.5 19 Z",
	"skip":       "M 5 5.5 L 11.5 12 L 5 18.5 M 12 5.5 L 18.5 12 L 12 18.5 M 20.2 5.5 V 18.5",
	"hand":       "M 7.6 13.6 V 6.4 C 7.6 4.2 10.4 4.2 10.4 6.4 V 11 V 4.8 C 10.4 2.6 13.2 2.6 13.2 4.8 V 11 V 5.8 C 13.2 3.8 16 3.8 16 5.8 V 11.6 V 8.4 C 16 6.4 18.6 6.4 18.6 8.4 V 14.4 C 18.6 18.6 16.2 21 12.8 21 C 9.8 21 8.4 19.6 6.8 17 L 4.6 13.2 C 3.6 11.4 5.8 10.2 6.8 11.8 L 7.6 13.6",
	"cup":        "M 6 5 L 7.8 19.6 H 16.2 L 18 5 M 6 5 C 6 3.2 18 3.2 18 5 C 18 6.8 6 6.8 6 5 M 7 12.4 H 17",
	"coin":       "O 12 12 8.2 O 12 12 4.6",
	"person":     "O 12 8 3.8 M 4.8 20 C 5.4 16 8.2 14.2 12 14.2 C 15.8 14.2 18.6 16 19.2 20",
	"machine":    "M 5 8.6 H 19 V 19 H 5 Z M 12 8.6 V 5 O 12 4.2 0.8 M 9.4 13 V 14.4 M 14.6 13 V 14.4 M 2.6 12 V 15.6 M 21.4 12 V 15.6",
	"fullscreen": "M 4.5 9 V 4.5 H 9 M 15 4.5 H 19.5 V 9 M 19.5 15 V 19.5 H 15 M 9 19.5 H 4.5 V 15",
	"high":       "M 4.5 20 C 6.5 1.5 14 -0.5 17.6 14.6 O 18.4 18 2",
	"flat":       "M 3 16 C 7 9.4 14 8.6 18 13.2 O 19.4 15.6 2",
	"key":        "O 7.6 7.6 4.4 M 10.8 10.8 L 20 20 M 16.4 16.4 L 19.4 13.4 M 13.4 13.4 L 15.6 11.2",
	"lock":       "M 5.5 11 H 18.5 V 20 H 5.5 Z M 8.4 11 V 7.6 C 8.4 2.9 15.6 2.9 15.6 7.6 V 11",
}

type iconKey struct {
	name string
	size int
}

var drawn = picture.Cache[iconKey]{Limit: 120}

// Icon draws the icon of that name, size pixels wide, centred on cx, cy. It
// draws nothing for an unknown name.
func Icon(dst *ebiten.Image, name string, cx, cy, size float64, c color.RGBA) {
	k := iconKey{name, int(math.Round(size))}
	if icons[name] == "" || k.size < 2 {
		return
	}
	picture.Middle(dst, drawn.Get(k, paintIcon), cx, cy, c)
}

func paintIcon(k iconKey) *ebiten.Image {
	img := canvas(float64(k.size+4), float64(k.size+4))
	s := float64(k.size) / 24
	stroke(img, trace(icons[k.name], s, 2, 2), max(2*s, 1.2), palette.White)
	return picture.From(img)
}

// Bridge is a small table of buttons with which the tests try all that lies
// between the game and the page.
package main

import (
	"encoding/binary"
	"fmt"
	"image/color"
	"log"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/audio"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"knucklebones/scenes/host"
)

type bridge struct {
	count, amount, keys, draws int
	on                         bool
	down                       map[int]bool // fingers
	w, h                       float64
	note                       string
	last                       string
	still                      int
	sound                      *audio.Context
	painting                   *painting // or nil
}

// rect returns the rectangle of control n in CSS pixels: six in a column.
func rect(n int) (x, y, w, h float64) {
	return 20 + 140*float64(n/6), 20 + 60*float64(n%6), 120, 44
}

func (b *bridge) controls() []host.Control {
	list := []host.Control{
		{ID: "state", Role: host.Text, Label: b.state()},
		{ID: "add", Role: host.Button, Label: "Add one"},
		{ID: "switch", Role: host.Switch, Label: "Sound", Pressed: host.StateOf(b.on)},
		{ID: "slider", Role: host.Slider, Label: "Volume", Value: fmt.Sprint(b.amount), Amount: float64(b.amount) / 10},
		{ID: "barred", Role: host.Button, Label: "Barred", Disabled: true},
		{ID: "save", Role: host.Button, Label: "Save"},
		{ID: "sound", Role: host.Button, Label: "Sound a tone"},
		{ID: "export", Role: host.Button, Label: "Export"},
		{ID: "import", Role: host.Button, Label: "Import"},
		{ID: "copy", Role: host.Button, Label: "Copy"},
		{ID: "crash", Role: host.Button, Label: "Crash"},
		{ID: "paint", Role: host.Button, Label: "Paint"},
	}
	if b.count == 3 {
		list = append(list[:1], list[2:]...) // the focused button goes
	}
	for i := range list {
		list[i].X, list[i].Y, list[i].W, list[i].H = rect(i)
	}
	return list
}

func (b *bridge) state() string {
	return fmt.Sprintf("count %d keys %d pointer %s size %.0fx%.0f ratio %.2f fingers %d %s", b.count, b.keys, b.last, b.w, b.h, host.Ratio(), len(b.down), b.note)
}

func (b *bridge) Update() error {
	stirred := host.Poll()
	for u, ok := host.NextUse(); ok; u, ok = host.NextUse() {
		if u.How == host.Slide {
			b.amount = int(math.Round(10 * u.Amount))
		}
		b.use(u.ID)
	}
	if f, ok := host.Opened(); ok {
		b.note = fmt.Sprintf("opened %s: %s", f.Name, f.Data)
	}
	b.take()
	host.Show(host.Page{Title: "Bridge", Controls: b.controls()})
	if b.still++; stirred || host.FocusChanged() || b.painting != nil {
		b.still = 0
	}
	if b.still > 2 {
		host.Painted()
		host.Sleep()
	}
	return nil
}

// take counts what was done since the last tick.
func (b *bridge) take() {
	events, _ := host.Events()
	for _, e := range events {
		switch {
		case e.Kind == "down":
			b.press(e.X, e.Y)
			if !e.Mouse {
				b.down[e.Pointer] = true
			}
		case e.Kind == "up", e.Kind == "cancel":
			delete(b.down, e.Pointer)
		case e.Kind == "key":
			b.keys++
		}
	}
}

// press uses the control under a place in physical pixels.
func (b *bridge) press(px, py float64) {
	px, py = px/host.Ratio(), py/host.Ratio()
	b.last = fmt.Sprintf("%.0f,%.0f", px, py)
	for i, c := range b.controls() {
		if x, y, w, h := rect(i); px >= x && px < x+w && py >= y && py < y+h {
			b.use(c.ID)
		}
	}
}

func (b *bridge) use(id string) {
	b.still = 0
	switch id {
	case "add":
		b.count++
		host.Say(fmt.Sprintf("That makes %d", b.count))
	case "switch":
		b.on = !b.on
	case "barred":
		host.Say("It is barred")
	case "save":
		b.note = "saved"
		if err := host.Save("bridge", []byte(strings.Repeat("x", b.count))); err != nil {
			b.note = "not saved"
		}
	case "sound":
		host.SoundUntil(300)
		b.sound.NewPlayerF32FromBytes(tone()).Play()
	case "export":
		host.SaveFile("bridge.txt", "text/plain", []byte("a game"))
	case "import":
		host.OpenFile(".txt")
	case "copy":
		host.Copy("a link", func(ok bool) { b.note = fmt.Sprint("copied ", ok) })
	case "paint":
		b.painting = &painting{}
	case "crash":
		panic("the test asked for it")
	}
}

// tone is 0.2 s of a low buzz, as samples of two channels of four bytes.
func tone() []byte {
	b := make([]byte, 48000/5*8)
	for i := 0; i < len(b); i += 8 {
		v := math.Float32bits(0.1 * float32(math.Sin(float64(i)/80)))
		binary.LittleEndian.PutUint32(b[i:], v)
		binary.LittleEndian.PutUint32(b[i+4:], v)
	}
	return b
}

func (b *bridge) Draw(screen *ebiten.Image) {
	if b.painting != nil {
		if said := b.painting.frame(); said != "" {
			b.note, b.painting = said, nil
		}
		return
	}
	screen.Fill(color.RGBA{42, 28, 19, 255})
	r := float32(host.Ratio())
	for i, c := range b.controls() {
		x, y, w, h := rect(i)
		clr := color.RGBA{217, 199, 159, 255}
		if c.ID == host.Focused() {
			clr = color.RGBA{255, 210, 122, 255}
		}
		vector.FillRect(screen, float32(x)*r, float32(y)*r, float32(w)*r, float32(h)*r, clr, false)
	}
	b.draws++
	host.Stats("draws", float64(b.draws))
}

func (b *bridge) LayoutF(w, h float64) (float64, float64) {
	r := ebiten.Monitor().DeviceScaleFactor()
	b.w, b.h = w*r, h*r
	return b.w, b.h
}

func (b *bridge) Layout(w, h int) (int, int) { return w, h }

func main() {
	host.Start()
	b := &bridge{down: map[int]bool{}, sound: audio.NewContext(48000)}
	if data, err := host.Load("bridge"); err == nil {
		b.count = len(data)
		b.note = "loaded"
	}
	if err := ebiten.RunGame(b); err != nil {
		log.Fatal(err)
	}
}

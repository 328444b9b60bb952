//go:build !js

package pictures

import (
	"fmt"
	"image/png"
	"os"
	"testing"

	"knucklebones/scenes/app"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

func TestZZ(t *testing.T) {
	games := []string{"tropa", "catapulta", "pentelitha"}
	for _, game := range games {
		for _, prefs := range []string{"", "high"} {
			for _, s := range all {
				sh := app.Show{Scene: "table", Game: game, Seed: "7", Prefs: prefs, W: s.w, H: s.h}
				h, err := app.Quiet(sh)
				if err != nil {
					t.Fatal(err)
				}
				h.Stack.Prefs.Beside = false
				n := 0
				shoot := func(what string) {
					f, _ := os.Create(fmt.Sprintf("/tmp/hand/burst/%s-%s-%s-%02d-%s.png", game, map[string]string{"": "n", "high": "h"}[prefs], s, n, what))
					png.Encode(f, app.Picture(h, app.Show{W: s.w, H: s.h}))
					f.Close()
					n++
				}
				h.Stack.Resize(float64(s.w), float64(s.h), 1)
				h.Stack.Step()
				tb := h.Stack.Top().(*table.Table)
				throw := func(knots float64, dx float64, first bool) {
					p := h.Stack.Page()
					it := p.Find("bones")
					if it == nil { t.Fatal("no bones") }
					x, y := it.Rect.X+it.Rect.W*0.5, it.Rect.Y+it.Rect.H*0.5
					grip := func(x, y float64, ph ui.Phase) {
						h.Stack.Page().Find("bones").Grip(ui.Grip{X: x, Y: y, Phase: ph})
						h.Stack.Stale()
						h.Stack.Step()
					}
					grip(x, y, ui.Take)
					grip(x+dx, y+knots*6.5*p.U, ui.Carry)
					if first { shoot("aim") }
					grip(x+dx, y+knots*6.5*p.U, ui.Release)
					if game == "pentelitha" {
						for range 20 { h.Stack.Step() }
						if it := h.Stack.Page().Find("bones"); it != nil && it.Grip != nil {
							grip(x+3*p.U, y+10*p.U, ui.Take)
						}
						if first { shoot("follow") }
					}
				}
				k := map[string]float64{"tropa": 4.5, "catapulta": 3.1, "pentelitha": 3}[game]
				throw(k, 0, false)
				for range 400 { h.Stack.Step(); if tb.Asks() && h.Stack.Page().Find("harder") != nil { break } }
				if tb.Session().Over() { continue }
				throw(k+0.3, 5, true)
				for range 25 { h.Stack.Step() }
				shoot("air")
				for range 25 { h.Stack.Step() }
				shoot("air2")
				for range 400 { h.Stack.Step(); if tb.Asks() && h.Stack.Page().Find("harder") != nil { break } }
				shoot("landed")
			}
		}
	}
}

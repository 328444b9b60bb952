//go:build !js

package e2e

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"
)

// counter is a script that keeps the size of every live WebGL texture and
// renderbuffer in window.textures_.
const counter = `{
	const live = window.textures_ = new Map();
	const gl = WebGL2RenderingContext.prototype;
	const { bindTexture, texImage2D, texStorage2D, deleteTexture, bindRenderbuffer, renderbufferStorage, deleteRenderbuffer } = gl;
	let texture = null, buffer = null;
	gl.bindTexture = function (target, t) { texture = t; bindTexture.call(this, target, t); };
	gl.texImage2D = function (...a) { if (typeof a[4] === "number") live.set(texture, [a[3], a[4]]); texImage2D.apply(this, a); };
	gl.texStorage2D = function (...a) { live.set(texture, [a[3], a[4]]); texStorage2D.apply(this, a); };
	gl.deleteTexture = function (t) { live.delete(t); deleteTexture.call(this, t); };
	gl.bindRenderbuffer = function (target, b) { buffer = b; bindRenderbuffer.call(this, target, b); };
	gl.renderbufferStorage = function (...a) { live.set(buffer, [a[2], a[3]]); renderbufferStorage.apply(this, a); };
	gl.deleteRenderbuffer = function (b) { live.delete(b); deleteRenderbuffer.call(this, b); };
}`

// Textures are the sizes, in pixels, of a page's live WebGL textures, the largest first.
type Textures [][2]int

// CountTextures makes the page record its textures. Call it before Go.
func (p *Page) CountTextures() error { return p.Before(counter) }

// DrawForNothing makes drawing cost nothing, as with the fastest graphics card: the page does all
// its work, and its pictures stay empty. Call it before Go.
func (p *Page) DrawForNothing() error {
	return p.Before(`WebGL2RenderingContext.prototype.drawElements = () => {}`)
}

// Textures returns the live textures of a page on which CountTextures was
// called.
func (p *Page) Textures() (list Textures, err error) {
	said, err := Eval[string](p, `JSON.stringify([...textures_.values()])`)
	if err != nil {
		return nil, err
	}
	err = json.Unmarshal([]byte(said), &list)
	slices.SortFunc(list, func(a, b [2]int) int { return b[0]*b[1] - a[0]*a[1] })
	return list, err
}

// Bytes returns the memory that the textures take at four bytes a pixel.
func (t Textures) Bytes() (n int) {
	for _, size := range t {
		n += 4 * size[0] * size[1]
	}
	return n
}

// String lists how many textures there are of each size, the largest first.
func (t Textures) String() string {
	var b strings.Builder
	for i := 0; i < len(t); {
		n := i
		for n < len(t) && t[n] == t[i] {
			n++
		}
		fmt.Fprintf(&b, " %d of %d×%d", n-i, t[i][0], t[i][1])
		i = n
	}
	return strings.TrimSpace(b.String())
}

var pss = regexp.MustCompile(`(?m)^Pss:\s+(\d+) kB`)

// DrawingMemory returns the memory of the browser's GPU process in bytes (PSS).
// Without a graphics chip it includes all textures. It works on Linux only.
func (p *Page) DrawingMemory() (bytes int, err error) {
	processes, err := chromedp.CallBrowser(p.ctx, systeminfo.GetProcessInfo, cdp.Empty{})
	if err != nil {
		return 0, err
	}
	for _, info := range processes.ProcessInfo {
		if info.Type != "GPU" {
			continue
		}
		said, err := os.ReadFile(fmt.Sprintf("/proc/%d/smaps_rollup", int(info.ID)))
		if err != nil {
			return 0, err
		}
		if m := pss.FindSubmatch(said); m != nil {
			kB, err := strconv.Atoi(string(m[1]))
			return kB << 10, err
		}
	}
	return 0, errors.New("no process that draws was found")
}

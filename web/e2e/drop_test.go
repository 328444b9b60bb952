//go:build !js

package e2e

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/session"
)

// A record dropped on the page is played on; another file is told of, and the
// page stays. Neither takes anything away.
func TestDroppedFiles(t *testing.T) {
	p := anew(t, "", Small, "")
	_, err := p.Await("century")
	must(t, err)
	dir := t.TempDir()
	must(t, p.drop(written(t, dir, "picture.png", "\x89PNG")))
	must(t, p.Wait(`document.getElementById("said").textContent.includes("not saved by Knucklebones")`))
	must(t, p.drop(written(t, dir, "century.txt", half(t).Text())))
	must(t, p.Wait(casts+` === 2`))
	_, err = p.Await("primary")
	must(t, err)
	if n := waiting(t, p); n != 1 {
		t.Errorf("%d games wait", n)
	}
}

// half is a game of Century that is not over.
func half(t *testing.T) *session.Session {
	t.Helper()
	g := games.Find("century")
	s, err := session.New(g, rules.Setup{Seats: 1, Ruleset: "choices"}, [16]byte{7})
	must(t, err)
	for s.Casts() < 2 {
		must(t, s.Play(rules.Move{Verb: rules.Throw}))
		s.MakeCast()
	}
	return s
}

// written is the path of a new file.
func written(t *testing.T, dir, name, said string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	must(t, os.WriteFile(path, []byte(said), 0o600))
	return path
}

// drop drags a file to the middle of the page and lets it go there.
func (p *Page) drop(path string) error {
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: []string{path}, DragOperationsMask: 1}
	for _, kind := range []input.DispatchDragEventType{
		input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop,
	} {
		at := input.DispatchDragEventParams{Type: kind, X: 200, Y: 300, Data: data}
		err := p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, input.DispatchDragEvent, at)
			return err
		}))
		if err != nil {
			return err
		}
	}
	return nil
}

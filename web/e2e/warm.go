//go:build !js

package e2e

import (
	"errors"
	"fmt"
	"net/url"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// A Warm gives out one page after another in a browser that keeps the site's
// files and its compiled program, so that a page opens in a third of the time
// of a first visit. What a page itself stores is deleted before the next one
// opens.
type Warm struct {
	browser *Browser
	root    *Page           // holds the browser context
	page    *Page           // given out last; closed before the next, since two would share their storage and only one may play
	seen    map[string]bool // origins whose sites the browser already keeps
}

// Page returns an empty page with the screen v, in a browser that keeps the
// site at address. It closes the page given out before.
func (w *Warm) Page(address string, v View) (*Page, error) {
	if w.root == nil {
		root, err := w.browser.NewPage(v)
		if err != nil {
			return nil, err
		}
		w.root, w.seen = root, map[string]bool{}
	}
	u, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	if site := u.Scheme + "://" + u.Host; !w.seen[site] {
		w.seen[site] = true
		if err := w.visit(site + u.Path); err != nil {
			return nil, err
		}
	}
	if w.page != nil {
		err = w.Clear(w.page)
	}
	if err == nil {
		w.page, err = w.root.Beside(v)
	}
	return w.page, err
}

// visit waits until the browser keeps the site at address.
func (w *Warm) visit(address string) error {
	p, err := w.root.Beside(Small)
	if err != nil {
		return err
	}
	const kept = `(navigator.serviceWorker.getRegistration().then((r) => window.kept_ = r?.active?.state === "activated"), window.kept_)`
	err = errors.Join(p.Go(address), p.Ready(), p.Wait(kept))
	return errors.Join(err, w.Clear(p))
}

// kinds are the kinds of storage that Clear deletes: all but the site's own
// files.
const kinds = "cookies,file_systems,indexeddb,local_storage"

// Clear closes a page and deletes what it stored. The page leaves its site
// first, so that the game cannot write anything afterwards.
func (w *Warm) Clear(p *Page) error {
	defer p.Close()
	if p == w.page {
		w.page = nil
	}
	if p.ctx.Err() == nil {
		if err := p.Go("about:blank"); err != nil {
			return err
		}
	}
	for site := range w.seen {
		_, err := chromedp.Call(w.root.ctx, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: site, StorageTypes: kinds})
		if err != nil {
			return err
		}
	}
	return nil
}

// A Loaded is a page that stays loaded between tests: for each test the game
// restarts in it with another address and other settings, which takes a
// fraction of the time of loading. If the restart fails, as on a page that
// shows an error, a new page is loaded.
type Loaded struct {
	browser *Browser
	page    *Page
}

// Page returns the page after a restart of the game at the address search, such
// as "?game=par", with the given stored settings, or the defaults if settings
// is "".
func (l *Loaded) Page(site, search string, v View, settings string) (*Page, error) {
	for range 2 {
		if l.page == nil {
			p, err := l.browser.Open(site+"?bench", v)
			if err != nil {
				return nil, err
			}
			l.page = p
		}
		err := errors.Join(l.page.do(v.set()), l.page.undraw(Undrawn))
		if ok, _ := l.page.restart(search, settings); ok && err == nil {
			l.page.Tab.(*chromiumTab).forget()
			return l.page, nil
		}
		l.drop()
	}
	return nil, errors.New("the game does not begin again")
}

// Leave goes to the hall, where nothing is animated.
func (l *Loaded) Leave() {
	if l.page == nil { // a test that has asked for two pages leaves twice
		return
	}
	if ok, _ := l.page.restart("?bench", ""); !ok {
		l.drop()
	}
}

// undraw sets whether the game draws nothing once it has restarted.
func (p *Page) undraw(undrawn bool) error {
	_, err := Eval[bool](p, fmt.Sprintf(`(window.undrawn = %v, true)`, undrawn))
	return err
}

func (l *Loaded) drop() {
	l.page.Close()
	l.page = nil
}

// restart starts the game again and reports whether it did. It works only on a
// page that was loaded with "?bench".
func (p *Page) restart(search, settings string) (bool, error) {
	return Eval[bool](p, fmt.Sprintf(`window.knucklebones?.restart && document.getElementById("message").hidden
		? Promise.race([knucklebones.restart(%q, %q).then(() => true), new Promise((late) => setTimeout(late, 5000, false))]) : false`, search, settings))
}

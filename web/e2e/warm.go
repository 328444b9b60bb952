//go:build !js

package e2e

import (
	"errors"
	"fmt"
	"net/url"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// A Warm gives out pages one after another that share what the browser keeps of a site: its
// files and the compiled program. So a page is there in a third of the time that the first
// visit takes. What a page keeps itself is gone before the next.
type Warm struct {
	browser *Browser
	root    *Page           // holds the browser context
	page    *Page           // that was given out last: two would share what they keep, and one alone may play
	seen    map[string]bool // origins that are kept
}

// Page returns an empty page of that screen, in a browser that keeps the site at address.
// The page before is closed.
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

// kinds are what a page may keep, but for its own files.
const kinds = "cookies,file_systems,indexeddb,local_storage"

// Clear closes a page, and takes away what it kept. The page leaves its site first: so it
// plays no more, and writes nothing after that.
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

// A Loaded is a page of the game that stays loaded: the game begins anew in it for each
// test, at another address and with settings of its own, which takes a fraction of the time
// of loading. What cannot be had so, such as a page that has met trouble, is loaded.
type Loaded struct {
	warm Warm
	page *Page
}

// Page shows the site at an address of its own, such as "?game=par", to somebody who has
// those settings, as the page stores them, or none.
func (l *Loaded) Page(site, search string, v View, settings string) (*Page, error) {
	for range 2 {
		if l.page == nil {
			p, err := l.warm.Page(site, v)
			if err != nil {
				return nil, err
			}
			if err := errors.Join(p.Go(site+"?bench"), p.Ready()); err != nil {
				return nil, err
			}
			l.page = p
		}
		err := l.page.do(v.set())
		if ok, _ := l.page.restart(search, settings); ok && err == nil {
			l.page.Tab.(*chromiumTab).forget()
			return l.page, nil
		}
		l.drop()
	}
	return nil, errors.New("the game does not begin again")
}

// Leave goes to the hall, where nothing moves.
func (l *Loaded) Leave() {
	if ok, _ := l.page.restart("?bench", ""); !ok {
		l.drop()
	}
}

func (l *Loaded) drop() {
	l.page.Close()
	l.page = nil
}

// restart has the game begin again and tells whether it did. Only a page that was loaded
// with "?bench" can.
func (p *Page) restart(search, settings string) (bool, error) {
	return Eval[bool](p, fmt.Sprintf(`window.knucklebones?.restart && document.getElementById("message").hidden
		? Promise.race([knucklebones.restart(%q, %q).then(() => true), new Promise((late) => setTimeout(late, 5000, false))]) : false`, search, settings))
}

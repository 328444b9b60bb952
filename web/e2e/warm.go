//go:build !js

package e2e

import (
	"errors"
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

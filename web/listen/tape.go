//go:build !js

package main

import (
	_ "embed"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"knucklebones/web/site"
)

//go:embed tape.js
var tapeScript []byte

// A note is an event of the page, as its own script reports it.
type note struct {
	Kind string // said, asked, hush, dialog, title; focus, or barred for the focus on a disabled control
	Text string
	ID   string // of the focused element
	at   time.Time
}

// A tape serves the site with a script that reports events, and records them.
type tape struct {
	*httptest.Server
	files *site.Server

	mu    sync.Mutex
	notes []note
}

func newTape(dir string) *tape {
	t := &tape{files: &site.Server{Dir: dir, Base: "/"}}
	t.Server = httptest.NewServer(t)
	return t
}

func (t *tape) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch r.URL.Path {
	case "/":
		page, err := os.ReadFile(filepath.Join(t.files.Dir, "index.html"))
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Write([]byte(strings.Replace(string(page), "<head>", `<head><script type="module" src="tape.js"></script>`, 1)))
	case "/tape.js":
		w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
		w.Write(tapeScript)
	case "/tape":
		t.take(w, r)
	default:
		t.files.ServeHTTP(w, r)
	}
}

func (t *tape) take(w http.ResponseWriter, r *http.Request) {
	n := note{at: time.Now()}
	if err := json.NewDecoder(r.Body).Decode(&n); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.notes = append(t.notes, n)
}

// since returns the notes from the n-th on.
func (t *tape) since(n int) []note {
	t.mu.Lock()
	defer t.mu.Unlock()
	return append([]note(nil), t.notes[min(n, len(t.notes)):]...)
}

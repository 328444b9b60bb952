//go:build !js

package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"mime"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// zipped gives the content types of the files that GitHub Pages compresses with gzip, by
// extension; others are sent as they are.
var zipped = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
	".json": "application/json", ".txt": "text/plain; charset=utf-8",
}

// A Server serves a folder below a path as GitHub Pages does: with gzip for some file
// types, ten minutes of cache, and an ETag.
type Server struct {
	Dir  string       // the folder
	Base string       // the path, with a slash at both ends
	Rate int          // limit of bytes per second for each response; 0 is none
	Sent atomic.Int64 // bytes of all response bodies so far, as sent

	mu    sync.Mutex
	cache map[string]page
}

// A page is a cached response.
type page struct {
	stamp string // time and size of the file
	body  []byte
}

func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name, ok := strings.CutPrefix(r.URL.Path, s.Base)
	if !ok {
		http.NotFound(w, r)
		return
	}
	if name == "" || strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	body, err := s.read(filepath.FromSlash(name))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	h := w.Header()
	h.Set("Cache-Control", "max-age=600")
	h.Set("ETag", fmt.Sprintf("%q", fmt.Sprintf("%x", sha256.Sum256(body))[:16]))
	kind, gz := zipped[filepath.Ext(name)]
	if !gz {
		if kind = mime.TypeByExtension(filepath.Ext(name)); kind == "" {
			kind = "application/octet-stream"
		}
	}
	h.Set("Content-Type", kind)
	if gz {
		h.Set("Content-Encoding", "gzip")
	}
	if r.Header.Get("If-None-Match") == h.Get("ETag") {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Length", fmt.Sprint(len(body)))
	s.send(w, body)
}

// send writes body no faster than the rate, and counts what is sent. It gives up when
// the client closes the connection.
func (s *Server) send(w http.ResponseWriter, body []byte) {
	const beat = 20 * time.Millisecond
	for len(body) > 0 {
		part := body
		if s.Rate > 0 {
			part = body[:min(len(body), int(int64(s.Rate)*int64(beat)/int64(time.Second)))]
			time.Sleep(beat)
		}
		n, err := w.Write(part)
		s.Sent.Add(int64(n))
		if err != nil {
			return
		}
		body = body[len(part):]
	}
}

// read returns the body of the response for a file, by its path in s.Dir: the contents,
// compressed with gzip if zipped lists the extension. It caches the body until the time
// or size of the file changes. The error is os.ErrNotExist if the path leads out of
// s.Dir, else that of reading the file.
func (s *Server) read(name string) ([]byte, error) {
	if !filepath.IsLocal(name) {
		return nil, os.ErrNotExist
	}
	file := filepath.Join(s.Dir, name)
	info, err := os.Stat(file)
	if err != nil {
		return nil, err
	}
	stamp := fmt.Sprint(info.ModTime(), info.Size())
	s.mu.Lock()
	defer s.mu.Unlock()
	if p, ok := s.cache[name]; ok && p.stamp == stamp {
		return p.body, nil
	}
	body, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	if _, gz := zipped[filepath.Ext(name)]; gz {
		body = Gzip(body)
	}
	if s.cache == nil {
		s.cache = map[string]page{}
	}
	s.cache[name] = page{stamp, body}
	return body, nil
}

// Gzip returns data compressed as servers do.
func Gzip(data []byte) []byte {
	var b bytes.Buffer
	w, _ := gzip.NewWriterLevel(&b, gzip.DefaultCompression) // a level that exists
	w.Write(data)                                            // a buffer takes all
	w.Close()
	return b.Bytes()
}

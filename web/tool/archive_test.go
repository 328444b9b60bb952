//go:build !js

package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// TestArchive checks that an archive contains the folder, that its program is executable, and that
// the same folder makes the same archive.
func TestArchive(t *testing.T) {
	tmp := t.TempDir()
	dir := filepath.Join(tmp, "game-1")
	for name, said := range map[string]string{"game": "code", "README.md": "read", "hall/a.txt": "a"} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(said), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var twice [2][]byte
	for i := range twice {
		for _, name := range []string{"a.zip", "a.tar.gz"} {
			file := filepath.Join(tmp, name)
			if err := archive(dir, file); err != nil {
				t.Fatal(err)
			}
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			twice[i] = append(twice[i], data...)
		}
	}
	if !bytes.Equal(twice[0], twice[1]) {
		t.Error("the same folder makes another archive")
	}
	z, err := zip.OpenReader(filepath.Join(tmp, "a.zip"))
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	if len(z.File) != 3 || z.File[1].Name != "game-1/game" || z.File[1].Mode() != 0o755 || z.File[0].Mode() != 0o644 {
		t.Errorf("the zip holds %v, %v", z.File[0].FileHeader, z.File[1].FileHeader)
	}
	f, err := os.Open(filepath.Join(tmp, "a.tar.gz"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	g, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	r := tar.NewReader(g)
	got := map[string]string{}
	for {
		h, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		said, _ := io.ReadAll(r)
		got[h.Name] = string(said)
	}
	if len(got) != 3 || got["game-1/hall/a.txt"] != "a" || got["game-1/game"] != "code" {
		t.Errorf("the tar holds %v", got)
	}
}

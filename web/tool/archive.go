//go:build !js

package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"
)

// modified is the modification time of every file in an archive, so that the same files
// make the same archive.
var modified = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// archive writes a folder, under its own name, to a file that ends in .zip or .tar.gz.
// Programs, which are files without an extension or with .exe, are executable.
func archive(dir, file string) error {
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	if strings.HasSuffix(file, ".zip") {
		err = zipped(dir, out)
	} else {
		err = tarred(dir, out)
	}
	if closed := out.Close(); err == nil {
		err = closed
	}
	return err
}

// mode returns the permissions that the file with that name has in an archive.
func mode(name string) fs.FileMode {
	if ext := path.Ext(name); (ext == "" || ext == ".exe") && path.Base(name) != "LICENSE" {
		return 0o755
	}
	return 0o644
}

// each calls put for every file of a folder, in order, with its name in the archive and
// its content.
func each(dir string, put func(name string, data []byte) error) error {
	return fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return err
		}
		return put(path.Join(filepath.Base(dir), name), data)
	})
}

func zipped(dir string, out io.Writer) error {
	z := zip.NewWriter(out)
	err := each(dir, func(name string, data []byte) error {
		h := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: modified}
		h.SetMode(mode(name))
		w, err := z.CreateHeader(h)
		if err == nil {
			_, err = w.Write(data)
		}
		return err
	})
	if closed := z.Close(); err == nil {
		err = closed
	}
	return err
}

func tarred(dir string, out io.Writer) error {
	g, _ := gzip.NewWriterLevel(out, gzip.BestCompression) // a level that exists
	t := tar.NewWriter(g)
	err := each(dir, func(name string, data []byte) error {
		h := &tar.Header{Name: name, Size: int64(len(data)), Mode: int64(mode(name)), ModTime: modified, Format: tar.FormatUSTAR}
		err := t.WriteHeader(h)
		if err == nil {
			_, err = t.Write(data)
		}
		return err
	})
	for _, c := range []io.Closer{t, g} {
		if closed := c.Close(); err == nil {
			err = closed
		}
	}
	return err
}

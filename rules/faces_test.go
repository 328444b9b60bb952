package rules_test

import (
	"fmt"
	"go/ast"
	"path"
	"slices"
	"strings"
	"testing"
)

// skeleton lists the files that every face has, in the order in which they are read,
// and the declarations that stand nowhere else. NAME is the name of the package.
var skeleton = []struct {
	file     string
	declares string
	optional bool // a face may lack it, if it declares nothing of that
}{
	{"NAME.go", "Face board figure note", false},
	{"layout.go", "room arrange layout layoutOf", false},
	{"animation.go", "times tense pours forward lay snapshot snapshotOf schedule scheduleOf", false},
	{"draw.go", "draw above", false},
	{"paint.go", "prepare drop", true},
	{"touch.go", "places propose", true},
	{"motif.go", "motif", false},
	{"lesson.go", "taught", false},
}

// former lists names of files that stand for a part of the skeleton and not for a
// thing of one game.
var former = []string{"board.go", "plan.go", "scene.go", "motion.go", "move.go", "timeline.go", "face.go", "places.go", "time.go"}

// TestFacesAreBuiltAlike: every face has the files of the skeleton, with what belongs in
// them, so that whoever knows one finds the way in all.
func TestFacesAreBuiltAlike(t *testing.T) {
	sources, faces := house(t), 0
	for _, dir := range faceDirs(sources) {
		faces++
		for _, what := range unlike(inDir(sources, dir, false)) {
			t.Error(what)
		}
	}
	if faces < 2 {
		t.Errorf("there are %d faces", faces)
	}
	bad := []string{
		"scenes/faces/toga/toga.go", "package toga; var Face = 0; func places() {}",
		"scenes/faces/toga/layout.go", "package toga; type layout struct{}",
		"scenes/faces/toga/draw.go", "package toga; func (l *layout) above() {}",
		"scenes/faces/toga/plan.go", "package toga; func (l *layout) places() {}; func times() {}",
		"scenes/faces/toga/motif.go", "package toga",
		"scenes/faces/toga/lesson.go", "package toga",
	}
	var files []source
	for i := 0; i < len(bad); i += 2 {
		s, err := read(bad[i], bad[i+1])
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, s)
	}
	want := []string{
		"scenes/faces/toga/toga.go declares places: it belongs in touch.go",
		"scenes/faces/toga/plan.go declares times: it belongs in animation.go",
		"scenes/faces/toga/plan.go: name a file after a thing of the game, or put what it has into the files that every face has",
		"scenes/faces/toga has no animation.go",
	}
	if got := unlike(files); !slices.Equal(got, want) {
		t.Errorf("of a bad face the test says %q", got)
	}
}

// faceDirs returns the folders of all faces, and of the one to copy.
func faceDirs(sources []source) (dirs []string) {
	for _, s := range sources {
		if s.name == "lesson.go" && (path.Dir(s.dir) == "scenes/faces" || path.Dir(s.dir) == "scenes/scenestest") {
			dirs = append(dirs, s.dir)
		}
	}
	return dirs
}

// unlike returns a sentence for each way in which the files of one face differ from the
// skeleton. A method counts as what it is called only where it draws or keeps pictures,
// as a board's functions do.
func unlike(files []source) (list []string) {
	dir := files[0].dir
	has := map[string]bool{}
	for _, s := range files {
		has[s.name] = true
		for _, name := range topLevel(s) {
			if to := belongs(dir, name); to != "" && to != s.name {
				list = append(list, fmt.Sprintf("%s declares %s: it belongs in %s", s.path(), name, to))
			}
		}
		if slices.Contains(former, s.name) {
			list = append(list, s.path()+": name a file after a thing of the game, or put what it has into the files that every face has")
		}
	}
	for _, part := range skeleton {
		if name := named(dir, part.file); !has[name] && !part.optional {
			list = append(list, dir+" has no "+name)
		}
	}
	return list
}

// named returns the name of a file of the skeleton in a face's folder.
func named(dir, file string) string { return strings.Replace(file, "NAME", path.Base(dir), 1) }

// belongs returns the file of the skeleton where a face declares a name, or nothing if
// that may stand anywhere.
func belongs(dir, name string) string {
	for _, part := range skeleton {
		if slices.Contains(strings.Fields(part.declares), name) {
			return named(dir, part.file)
		}
	}
	return ""
}

// topLevel returns the names that a file declares at its top level, and of methods draw,
// above, prepare and drop where a whole board is the receiver.
func topLevel(s source) (names []string) {
	for _, d := range s.file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil || slices.Contains([]string{"draw", "above", "prepare", "drop"}, d.Name.Name) {
				names = append(names, d.Name.Name)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					names = append(names, spec.Name.Name)
				case *ast.ValueSpec:
					for _, id := range spec.Names {
						names = append(names, id.Name)
					}
				}
			}
		}
	}
	return names
}

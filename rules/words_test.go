package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// habits are ways of speaking that no text on a screen has: people and children
// read them aloud.
var habits = []struct {
	is   *regexp.Regexp
	says string
}{
	{regexp.MustCompile(`\b[Ss]hall\b`), "say what happens, in the present"},
	{regexp.MustCompile(`(^|[.:;] )Who [^?]*\.`), "say who it is: a player who …, or whoever …"},
	{regexp.MustCompile(`; who `), "say who it is: and a player who …"},
	{regexp.MustCompile(`\bNor\b|^So do(es)? `), "begin with who does it"},
	{regexp.MustCompile(`\b[Tt]hose (level|tied)\b`), "those who are level"},
	{regexp.MustCompile(`\b(for want of|anew|thee|ye|must needs)\b`), "say it as people speak today"},
	{regexp.MustCompile(`Senio [0-9%][^”]*$|Vultures, (threes|fours|sixes)`), "a Senio of 17, Vultures of sixes"},
	{regexp.MustCompile(`\b(one’s|one (may|can|likes|says|has to))\b`), "say you, or a player"},
	{regexp.MustCompile(`[a-z]!$`), "no exclamation marks"},
}

// TestPlainWords: no text of the product has a habit that makes it hard to read.
func TestPlainWords(t *testing.T) {
	for _, root := range []string{".", "../scenes"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err == nil && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") && !strings.Contains(path, "rulestest") {
				readAloud(t, path)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// readAloud looks at all texts of a file.
func readAloud(t *testing.T, path string) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		lit, ok := n.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			return true
		}
		text, _ := strconv.Unquote(lit.Value)
		for _, h := range habits {
			if found := h.is.FindString(text); found != "" {
				t.Errorf("%s: %q in %q: %s", set.Position(lit.Pos()), found, text, h.says)
			}
		}
		return true
	})
}

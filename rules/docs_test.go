package rules_test

import (
	"fmt"
	"go/ast"
	"go/token"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestDocs checks that every doc comment begins with the name of what it
// describes and makes sense alone.
func TestDocs(t *testing.T) {
	for _, s := range house(t) {
		if s.test() {
			continue
		}
		for _, said := range docComplaints(s) {
			t.Error(said)
		}
	}
}

// docComplaints returns what is wrong with the doc comments of a file.
func docComplaints(s source) []string {
	var said []string
	check := func(names []string, doc *ast.CommentGroup) {
		if wrong := docWrong(names, doc.Text()); wrong != "" {
			said = append(said, fmt.Sprintf("%s: %s: %s", s.path(), names[0], wrong))
		}
	}
	for _, d := range s.file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			check([]string{d.Name.Name}, d.Doc)
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				check(declared(spec), specDoc(d, spec))
			}
		}
	}
	return said
}

// declared returns the names that a spec declares; imports declare none.
func declared(spec ast.Spec) []string {
	switch spec := spec.(type) {
	case *ast.TypeSpec:
		return []string{spec.Name.Name}
	case *ast.ValueSpec:
		var names []string
		for _, n := range spec.Names {
			names = append(names, n.Name)
		}
		return names
	}
	return []string{""}
}

// specDoc returns the doc comment of one spec. The comment above a group in
// parentheses belongs to the whole group and may begin with anything.
func specDoc(d *ast.GenDecl, spec ast.Spec) *ast.CommentGroup {
	if d.Tok == token.IMPORT {
		return nil
	}
	if !d.Lparen.IsValid() {
		return d.Doc
	}
	switch spec := spec.(type) {
	case *ast.TypeSpec:
		return spec.Doc
	case *ast.ValueSpec:
		return spec.Doc
	}
	return nil
}

// clauses matches a predicate that is a bare clause or a pronoun, as in "x is that
// of now". asks matches the exception: "x says what is left" is a sentence.
var (
	clauses = regexp.MustCompile(`^(is|are|was|were|has|says|tells) (that|this|those|these|it|its|such|so|what|how|where|when|why|which|who|whom|whose|whoever|whatever|as|then|there|if|one that|one who|one of them|all that|all those|all who|only that|only what|just that)\b`)
	asks    = regexp.MustCompile(`^(says|tells) (that|what|how|where|when|why|which|who|whom|whose|if|so)\b`)
)

// hollow matches a verb whose only object is a pronoun, as in "x draws that."
var hollow = regexp.MustCompile(`^\w+ (it|that|this|them|those|these|him|her|so|one|both|all)[.,;:]`)

// ends matches the end of a complete sentence.
var ends = regexp.MustCompile(`[.:?!]["”)]*$`)

// openers lists words that cannot come right after the name, since no verb does.
var openers = []string{
	"that", "this", "those", "these", "it", "such", "so", "what", "how", "where", "when", "why", "which",
	"who", "whose", "whoever", "whatever", "as", "then", "if", "one", "of", "for", "to", "in", "at", "on", "by",
	"from", "with", "and", "or", "but", "the", "a", "an", "not", "also", "only", "just",
}

// docWrong returns what is wrong with a doc comment of the named declaration,
// or "". A declaration without a comment is fine.
func docWrong(names []string, text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if text == "" || strings.HasPrefix(text, "Deprecated:") {
		return ""
	}
	words := strings.Fields(text)
	if slices.Contains([]string{"A", "An", "The"}, words[0]) {
		words = words[1:]
	}
	name := strings.TrimRight(words[0], ",:")
	rest := strings.Join(words[1:], " ")
	switch {
	case !slices.Contains(names, name):
		return fmt.Sprintf("begin the comment with the name, not %q", name)
	case len(words) < 3:
		return "say what it is or does in a sentence"
	case !ends.MatchString(text):
		return "end the comment with a full stop"
	case name != words[0], words[1] == "and" && slices.Contains(names, words[2]): // a list of names
		return ""
	case slices.Contains(openers, words[1]):
		return fmt.Sprintf("put a verb after the name, not %q", words[1])
	case clauses.MatchString(rest) && !asks.MatchString(rest):
		return fmt.Sprintf("name the thing: %q begins a bare clause", strings.Join(words[:3], " "))
	case hollow.MatchString(rest):
		return fmt.Sprintf("name the object: %q does not make sense alone", strings.Join(words[:3], " "))
	}
	return ""
}

// TestDocsCanFail checks one comment of each refused kind, and some good ones.
func TestDocsCanFail(t *testing.T) {
	for _, c := range []struct{ doc, says string }{
		{"// Stray is the chance of the next throw.", "begin the comment with the name"},
		{"// x of.", "say what it is or does"},
		{"// x counts the seats", "end the comment"},
		{"// x where the bones lie.", "put a verb after the name"},
		{"// x is that of now.", "begins a bare clause"},
		{"// x is how many seats there are.", "begins a bare clause"},
		{"// x writes that.", "does not make sense alone"},
		{"// x counts the seats.", ""},
		{"// x says how many seats there are.", ""},
		{"// x reports whether a seat is free.", ""},
		{"", ""},
	} {
		s, err := read("rules/x.go", "package rules\n\n"+c.doc+"\nfunc x() {}\n")
		if err != nil {
			t.Fatal(err)
		}
		got := strings.Join(docComplaints(s), "\n")
		if c.says == "" && got != "" || !strings.Contains(got, c.says) {
			t.Errorf("%s: the test says %q and not %q", c.doc, got, c.says)
		}
	}
}

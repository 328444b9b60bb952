//go:build !js

package site

// typefaces is the module that reads fonts.
const typefaces = "golang.org/x/image"

const knownTypefaces = "v0.47.0"

var typefaceEdits = []edit{
	{"golang.org/x/text/encoding/charmap: fonts in the encoding of the Macintosh, and names of fonts", []fileEdit{
		{"sfnt.go", []part{
			{"\t\"golang.org/x/text/encoding/charmap\"\n", ")", ""},
			{"func stringifyMacintosh(", "func stringifyUCS2(", "func stringifyMacintosh(b []byte) (string, error) { return string(b), nil }\n\n"},
		}},
		{"cmap.go", []part{
			{"import (", "\n// Platform IDs", ""},
			{"\tcase 0:\n\t\treturn pid", "\tcase 4:", ""},
			{"\tcase 0:\n\t\treturn f.make", "\tcase 4:", ""},
			{"func (f *Font) makeCachedGlyphIndexFormat0(", "func (f *Font) makeCachedGlyphIndexFormat4(", ""},
		}},
	}},
	{"no package: fonts with outlines of PostScript", []fileEdit{
		{"sfnt.go", []part{
			{"\tif isPostScript {\n\t\tp := cffParser{", "if f.loca.length", "\tif isPostScript {\n\t\treturn nil, glyphData{}, false, errInvalidLocationData\n\t} else "},
			{"\tif f.cached.isPostScript {", "if err := loadGlyf", "\t"},
		}},
	}},
}

package thing

import "testing"

func TestShadersCompile(t *testing.T) {
	for _, source := range [][]byte{boxSource, solidSource, reliefSource, woodSource} {
		compiled(nil, source)
	}
}

package rulestest

import (
	"encoding/binary"
	"hash/fnv"
	"io"
	"math"
	"reflect"
	"slices"
)

// fingerprint returns a hash of x and everything it points to, except functions
// and channels.
func fingerprint(x any) uint64 {
	h := fnv.New64a()
	mix(h, reflect.ValueOf(x), 0)
	return h.Sum64()
}

// mix writes the value v, and what it points to, to the hash w; it stops at a depth of
// 20, as in cycles.
func mix(w io.Writer, v reflect.Value, depth int) {
	if depth > 20 {
		return // stop at cycles
	}
	put := func(n uint64) { w.Write(binary.LittleEndian.AppendUint64(nil, n)) }
	put(uint64(v.Kind()))
	switch v.Kind() {
	case reflect.Bool:
		put(map[bool]uint64{true: 1}[v.Bool()])
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		put(uint64(v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		put(v.Uint())
	case reflect.Float32, reflect.Float64:
		put(math.Float64bits(v.Float()))
	case reflect.String:
		io.WriteString(w, v.String())
	case reflect.Struct:
		for i := range v.NumField() {
			mix(w, v.Field(i), depth+1)
		}
	case reflect.Array, reflect.Slice:
		put(uint64(v.Len()))
		for i := range v.Len() {
			mix(w, v.Index(i), depth+1)
		}
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			mix(w, v.Elem(), depth+1)
		}
	case reflect.Map:
		mixMap(put, v, depth)
	}
}

// mixMap mixes the entries in an order that does not depend on the map.
func mixMap(put func(uint64), v reflect.Value, depth int) {
	var all []uint64
	for it := v.MapRange(); it.Next(); {
		h := fnv.New64a()
		mix(h, it.Key(), depth+1)
		mix(h, it.Value(), depth+1)
		all = append(all, h.Sum64())
	}
	slices.Sort(all)
	for _, n := range all {
		put(n)
	}
}

package host

import (
	"testing"
	"unsafe"

	"github.com/ebitengine/purego"
)

// The C library maps each large block by itself, also after it has freed a larger one:
// then it returns the block to the system as soon as it is freed.
func TestLargeBlocksAreReturned(t *testing.T) {
	malloc, err := purego.Dlsym(purego.RTLD_DEFAULT, "malloc")
	free, err2 := purego.Dlsym(purego.RTLD_DEFAULT, "free")
	if _, err3 := purego.Dlsym(purego.RTLD_DEFAULT, "gnu_get_libc_version"); err != nil || err2 != nil || err3 != nil {
		t.Skip("the C library is not glibc")
	}
	alloc := func(size uintptr) uintptr {
		p, _, _ := purego.SyscallN(malloc, size)
		return p
	}
	returnFreed()
	purego.SyscallN(free, alloc(16<<20))
	p := alloc(1 << 20)
	defer purego.SyscallN(free, p)
	// The word before a block has its size; the second bit tells that it is mapped.
	head := *(*uintptr)(unsafe.Add(*(*unsafe.Pointer)(unsafe.Pointer(&p)), -int(unsafe.Sizeof(p))))
	if head&2 == 0 {
		t.Error("a block of 1 MB is taken from a heap that is never returned")
	}
}

package host

import "github.com/ebitengine/purego"

// mapped is the size in bytes from which the C library maps a block of its own.
const mapped = 128 << 10

// returnFreed makes the C library return large blocks to the system when they are freed.
// Without a graphics card textures are such blocks, of up to 8 MB on a small screen. By
// default glibc maps a block of its own only above a size that rises with every block
// that is freed, up to 32 MB. From then on textures lie in a heap among small blocks of
// the driver that are never freed, and the heap grows with every game that is shown. A
// size that was set does not rise. And all threads share one arena: by default each thread
// that draws keeps what it has freed in an arena of its own. Other C libraries lack the
// function and the habits.
func returnFreed() {
	// M_MMAP_THRESHOLD and M_ARENA_MAX in malloc.h.
	mmapThreshold, arenaMax := -3, -8
	if mallopt, err := purego.Dlsym(purego.RTLD_DEFAULT, "mallopt"); err == nil {
		purego.SyscallN(mallopt, uintptr(mmapThreshold), mapped)
		purego.SyscallN(mallopt, uintptr(arenaMax), 1)
	}
}

// trim returns what the C library has freed inside its heaps: the driver compiles shaders
// there, and keeps textures below the size of a mapped block.
func trim() {
	if trim, err := purego.Dlsym(purego.RTLD_DEFAULT, "malloc_trim"); err == nil {
		purego.SyscallN(trim, 0)
	}
}

package host

import (
	"os"
	"strconv"
	"syscall"
	"time"
)

// A Service tells whoever started the program, as systemd does, that it is well.
// Without anybody who listens it does nothing.
type Service struct {
	every time.Duration // that it is to be told; 0 for never
	last  time.Time
	ready bool
}

// NewService asks the environment who listens. WATCHDOG_PID is not looked at: the
// program may run below one that shows it, which systemd takes for the service.
func NewService() *Service {
	us, _ := strconv.Atoi(os.Getenv("WATCHDOG_USEC"))
	return &Service{every: time.Duration(us) * time.Microsecond / 3}
}

// Beat says that the program runs. Call it in every turn of what must not stand
// still, and nowhere else.
func (s *Service) Beat(now time.Time) {
	if !s.ready {
		s.ready = true
		notify("READY=1")
	}
	if s.every > 0 && now.Sub(s.last).Abs() >= s.every {
		s.last = now
		notify("WATCHDOG=1")
	}
}

// Stop says that the program ends because it was told to.
func (s *Service) Stop() { notify("STOPPING=1") }

// notify sends a word to the socket of whoever listens. It waits for nothing: who
// does not hear one word hears the next.
func notify(word string) error {
	name := os.Getenv("NOTIFY_SOCKET")
	if name == "" {
		return nil
	}
	fd, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_DGRAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer syscall.Close(fd)
	return syscall.Sendto(fd, []byte(word), syscall.MSG_DONTWAIT|syscall.MSG_NOSIGNAL, &syscall.SockaddrUnix{Name: name})
}

// Anew begins the program again as it was begun, in the place of this one: whoever
// watches over it sees the same process. It comes back only if that fails.
func Anew() error { return syscall.Exec("/proc/self/exe", os.Args, os.Environ()) }

package host

import (
	"os"
	"strconv"
	"syscall"
	"time"
)

// A Service reports to systemd, or whoever started the program, that it is
// alive. Without a listener it does nothing.
type Service struct {
	every time.Duration // interval of the reports; 0 for never
	last  time.Time
	ready bool
}

// NewService reads the listener from the environment. It ignores WATCHDOG_PID:
// the program may run below a launcher, which systemd takes for the service.
func NewService() *Service {
	us, _ := strconv.Atoi(os.Getenv("WATCHDOG_USEC"))
	return &Service{every: time.Duration(us) * time.Microsecond / 3}
}

// Beat reports that the program runs. Call it in each iteration of the loop
// that must not hang, and nowhere else.
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

// Stop reports that the program ends because it was told to.
func (s *Service) Stop() { notify("STOPPING=1") }

// notify sends a message to the listener's socket. It never blocks: if one
// message is lost the next one arrives.
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

// Restart replaces this process by a new run of the program, with the same process
// id for whoever watches it. It returns only if that fails.
func Restart() error { return syscall.Exec("/proc/self/exe", os.Args, os.Environ()) }

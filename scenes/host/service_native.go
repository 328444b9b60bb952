//go:build !js && !linux

package host

import (
	"errors"
	"time"
)

// A Service reports that the program is alive; it does nothing here, since only
// Linux has a listener.
type Service struct{}

// NewService returns a service without a listener.
func NewService() *Service { return &Service{} }

// Beat does nothing on this system.
func (*Service) Beat(time.Time) {}

// Stop does nothing on this system.
func (*Service) Stop() {}

// Restart returns an error: it is only needed on Linux.
func Restart() error { return errors.ErrUnsupported }

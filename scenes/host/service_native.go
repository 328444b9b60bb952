//go:build !js && !linux

package host

import (
	"errors"
	"time"
)

// A Service tells whoever started the program that it is well; only Linux has
// somebody who listens.
type Service struct{}

// NewService returns a service to which nobody listens.
func NewService() *Service { return &Service{} }

// Beat says that the program runs.
func (*Service) Beat(time.Time) {}

// Stop says that the program ends because it was told to.
func (*Service) Stop() {}

// Anew returns an error: nothing here asks for it.
func Anew() error { return errors.ErrUnsupported }

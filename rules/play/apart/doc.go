// Package apart plays one game on several devices that exchange letters, so that no device
// can choose or foresee a cast, see what is hidden from it, alter what happened, or play for
// another. README.md describes the protocol, so that somebody else could write a program
// that takes part.
package apart

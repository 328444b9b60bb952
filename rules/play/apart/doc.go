// Package apart plays one game on several devices that exchange letters, so that no device
// can choose or foresee a cast, alter what happened, or play for another.
//
// # The log
//
// A game apart is a log of signed entries, the same on every device:
//
//	entry 0        the invitation: the game, its setup and seats, the device of each
//	               seat, the look-ahead, the days that a turn may take, and the
//	               founder's part
//	entries 1…m−1  each further device joins, in the order of their numbers, with its part
//	later entries  what the device that was to write next did
//
// A letter is a run of entries that its receiver may lack. Whoever opens it checks each
// entry before anything is kept; entries that are known already must be equal.
//
// The part of a device is its public key (Ed25519) and, for each device d of the game, the
// root of the chain that it will contribute to the casts of d. All parts are in the log
// before anything of a chain is opened.
//
// # Casts
//
// A cast belongs to the device whose seat throws; one that no seat throws belongs to
// the founder, device 0. The n-th cast of device d (from 0) is drawn with a seed of its
// own,
//
//	HMAC-SHA-256(key = hash of the log up to the last part,
//	             d, n, x(0,d,n), x(1,d,n), …, x(m−1,d,n))   // its first 16 bytes
//
// in the way that record.Seed draws its cast number 0. d is one byte, n eight bytes, high
// byte first, and x(e,d,n) the 16 bytes that device e contributes: the n-th element of
// its chain for d. An element of a chain is the first 16 bytes of the SHA-256 of the next
// element; its root is that of element 0; its last element, number 16,383, is the first
// 16 bytes of HMAC-SHA-256(secret of e, "chain", d). So a device that has shown a root
// cannot choose what it contributes, whoever knows an element knows those before it and
// none after, and one element opens all before it at once.
//
// A device that is to throw needs the elements of all others, which came with their
// entries: each entry opens for every other device its next elements, as many as the
// game's look-ahead says. The device opens its own element with the entry that tells the
// cast. Nobody else could know it before, and the device itself was bound by its root.
//
// # Entries
//
// An entry is the number of its author (one byte), its body, and the author's signature
// of the hash of all entries before it followed by author and body. Numbers in a body are
// varints. The body of an entry that plays is
//
//	the number of own casts it makes
//	the number of own elements it opens, and if there are any the last of them
//	for each other device: the number of elements opened, and if any the last of them
//	the moves: for each decision of its own seats, the index of the move among the legal
//	ones in their order
//
// Steps that nobody chooses, a single legal move or a cast, take no room: every device
// makes them by itself.
//
// The device that writes next follows from the log: it is the one whose seat decides or
// throws; but if a cast lacks an element of another device, that device, of several the one
// with the highest number.
//
// # What each device can do and cannot
//
// It cannot choose or change a cast, nor know a cast of another. With its look-ahead a
// changed program could know the casts of its own turn before it decides; a look-ahead of
// 1 prevents that, at the price of a letter for each cast. It cannot change a past entry,
// nor write for another: the hash and the signature would not fit. It can write two
// different entries with one number, and is convicted by its own two signatures (Fork). It
// can stop writing, which everybody sees.
//
// # Hidden hands
//
// Where a cast is hidden from the other players, its device makes it and opens nothing: it
// alone can compute what fell, and is bound by its root. The others put the first possible
// outcome in its place. The move that shows all hands waits until every device that holds
// one has opened its elements, one entry each; then each device computes the hands, puts
// them in place, and makes the move. An opening shows the earlier casts of the same device,
// too: those are open already, since all hands are shown together.
//
// A game in which a hidden hand goes from player to player, or cards are dealt face down,
// needs more than this and is refused (rules.Game.OwnHands).
package apart

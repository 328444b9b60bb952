package apart

import "crypto/ed25519"

// A keys holds what a device derives from its secret.
type keys struct {
	device int
	secret []byte
	sign   ed25519.PrivateKey
	shared map[int][]byte // the X25519 secrets with other devices, as they are needed
	chains []chain        // by the device whose casts they are for
}

// newKeys derives the keys of a device in a game of that many devices.
func newKeys(device int, secret []byte, devices int) *keys {
	k := &keys{device: device, secret: secret, shared: map[int][]byte{}}
	k.sign = ed25519.NewKeyFromSeed(append(sum(secret, []byte("sign"), []byte{0}), sum(secret, []byte("sign"), []byte{1})...))
	for d := range devices {
		k.chains = append(k.chains, newChain(secret, d))
	}
	return k
}

// part returns what the device shows when it joins a game.
func (k *keys) part() part {
	p := part{key: k.sign.Public().(ed25519.PublicKey)}
	for _, c := range k.chains {
		p.roots = append(p.roots, c.at(-1))
	}
	return p
}

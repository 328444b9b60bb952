package sound

import "math"

// A soundID names one thing struck in one way.
type soundID int

const (
	boneSoft soundID = iota // on the table
	boneFirm
	boneHard
	clackSoft // on another bone
	clackFirm
	clackHard
	rimSoft
	rimFirm
	rimHard
	cupSoft
	cupFirm
	cupHard
	knock
	rest
	stone
	coin
	slide
	cupFoot
	cupMouth
	card
	cloth
	dull
	bell
	strings
	disc // from here on only made on request: see Box.Request
	cover
	tooth
	glass
	roll
	chime
	gut
	stylus
	gust
	bark
	thunder
	drag
	hoof
	wheel
	whip
	split
	crowd
	sandal
	iron
	thud
	horn
	drum
	chalk
	slate
	sponge
	ting
	creak
	plop
	tone
	hum
	sounds
)

// common is the number of sounds that every table has.
const common = disc

// strikes are the sounds of a bone by material, from soft to hard.
var strikes = [kinds][3]soundID{
	OnTable: {boneSoft, boneFirm, boneHard},
	OnBone:  {clackSoft, clackFirm, clackHard},
	OnWall:  {rimSoft, rimFirm, rimHard},
	OnCup:   {cupSoft, cupFirm, cupHard},
}

// variants is the most variants of a sound; counts has the number of each.
// Frequent sounds must not repeat exactly.
const variants = 15

var counts = [sounds]int{
	boneSoft: 8, boneFirm: 8, boneHard: 8,
	clackSoft: 6, clackFirm: 6, clackHard: 6,
	rimSoft: 4, rimFirm: 4, rimHard: 4,
	cupSoft: 6, cupFirm: 8, cupHard: 6,
	knock: 3, rest: 3, stone: 4, coin: 8, slide: 3,
	cupFoot: 2, cupMouth: 2, card: 4, cloth: 2, dull: 2, bell: 1, strings: 1,
	disc: 4, cover: 8, tooth: 8, glass: 3, roll: 2, chime: 1,
	gut: 8, stylus: 6, gust: 2, bark: 3, thunder: 2, drag: 3,
	hoof: 6, wheel: 2, whip: 2, split: 3, crowd: 2, sandal: 6, iron: 8, thud: 3,
	horn: 1, drum: 1, chalk: 6, slate: 4, sponge: 2, ting: 5, hum: 4, creak: 2, plop: 6, tone: 15,
}

// A note is a sound within a moment.
type note struct {
	sound soundID
	after float64 // seconds
	gain  float64
	pan   float64 // −1 left, 1 right
}

// scores are the notes of each moment.
var scores = [moments][]note{
	TakeUp:   {{sound: knock, gain: 0.5}, {sound: clackSoft, after: 0.045, gain: 0.15}},
	Shake:    {{sound: cupFirm, gain: 0.4}},
	Settle:   {{sound: rest, gain: 0.35}},
	Pebble:   {{sound: stone, gain: 0.5}},
	Coin:     {{sound: coin, gain: 0.35}},
	Stake:    {{sound: slide, gain: 0.5}, {sound: coin, after: 0.19, gain: 0.18}, {sound: coin, after: 0.24, gain: 0.12}},
	CupDown:  {{sound: cupFoot, gain: 0.75}, {sound: clackSoft, after: 0.03, gain: 0.2}, {sound: rest, after: 0.075, gain: 0.12}},
	CupLift:  {{sound: cupMouth, gain: 0.4}},
	Card:     {{sound: card, gain: 0.5}},
	Curtain:  {{sound: cloth, gain: 0.5}},
	Barred:   {{sound: dull, gain: 0.5}},
	YourTurn: {{sound: boneSoft, gain: 0.35}, {sound: boneFirm, after: 0.13, gain: 0.4}},
	Win: {{sound: bell, gain: 0.55},
		{sound: coin, after: 0.10, gain: 0.3, pan: -0.4}, {sound: coin, after: 0.17, gain: 0.25, pan: 0.3},
		{sound: coin, after: 0.26, gain: 0.3, pan: 0.1}, {sound: coin, after: 0.32, gain: 0.2, pan: -0.2},
		{sound: coin, after: 0.45, gain: 0.2, pan: 0.4}, {sound: coin, after: 0.62, gain: 0.15}},
	Venus: {{sound: bell, gain: 0.55}, {sound: strings, after: 0.12, gain: 0.5}},
	Tap:   {{sound: boneSoft, gain: 0.3}},
	Disc:  {{sound: disc, gain: 0.5}},
	Cover: {{sound: cover, gain: 0.5}},
	Climb: {{sound: tooth, gain: 0.4}},
	Bead:  {{sound: glass, gain: 0.45}},
	Roll:  {{sound: roll, gain: 0.5}},
	Chime: {{sound: chime, gain: 0.5}},
	Pluck: {{sound: gut, gain: 0.3}},
	Write: {{sound: stylus, gain: 0.35}},
	Wind:  {{sound: gust, gain: 0.35}},
	Bark:  {{sound: bark, gain: 0.45}, {sound: bark, after: 0.19, gain: 0.35}},
	Bolt:  {{sound: thunder, gain: 0.7}},
	Drag:  {{sound: drag, gain: 0.45}, {sound: stone, after: 0.42, gain: 0.35}},
	Hoof:  {{sound: hoof, gain: 0.4}, {sound: hoof, after: 0.07, gain: 0.28}},
	Wheel: {{sound: wheel, gain: 0.3}},
	Whip:  {{sound: whip, gain: 0.4}},
	Split: {{sound: split, gain: 0.5}},
	Crowd: {{sound: crowd, gain: 0.3}},
	Step:  {{sound: sandal, gain: 0.4}},
	Clash: {{sound: iron, gain: 0.45}},
	Thud:  {{sound: thud, gain: 0.5}},
	Horn:  {{sound: horn, gain: 0.35}},
	Drum:  {{sound: drum, gain: 0.6}, {sound: drum, after: 0.22, gain: 0.4}},
	Chalk: {{sound: chalk, gain: 0.3}},
	Slate: {{sound: slate, gain: 0.45}},
	Wipe:  {{sound: sponge, gain: 0.4}, {sound: sponge, after: 0.3, gain: 0.35}},
	Ting:  {{sound: ting, gain: 0.4}},
	Hum:   {{sound: hum, gain: 0.35}},
	Clack: {{sound: clackFirm, gain: 0.3}, {sound: stone, gain: 0.25}, {sound: clackSoft, after: 0.09, gain: 0.2}},
	Stick: {{sound: card, gain: 0.2}, {sound: coin, after: 0.01, gain: 0.25}},
	Creak: {{sound: creak, gain: 0.4}},
	Plop:  {{sound: plop, gain: 0.4}, {sound: plop, after: 0.06, gain: 0.15}},
	Pitch: {{sound: tone, gain: 0.3}},
}

// recipes are the recipes by sound.
var recipes = [sounds]recipe{
	boneSoft:  boned(0.0018, 3200, 1.0, 0.62, tableThump(0.10)),
	boneFirm:  boned(0.0012, 5200, 0.9, 0.85, tableThump(0.07)),
	boneHard:  boned(0.0007, 12000, 0.75, 1.2, tableThump(0.05)),
	clackSoft: boned(0.0015, 4500, 0.8, 0.8, nil),
	clackFirm: boned(0.0010, 8000, 0.7, 1.0, nil),
	clackHard: boned(0.0006, 14000, 0.6, 1.3, nil),
	rimSoft:   boned(0.0018, 2400, 0.6, 0.5, tableThump(0.30)),
	rimFirm:   boned(0.0014, 3600, 0.6, 0.6, tableThump(0.25)),
	rimHard:   boned(0.0010, 6000, 0.55, 0.75, tableThump(0.20)),
	cupSoft:   boned(0.0018, 3000, 0.7, 0.6, cupModes(0.45)),
	cupFirm:   boned(0.0012, 5000, 0.7, 0.8, cupModes(0.40)),
	cupHard:   boned(0.0008, 10000, 0.6, 1.05, cupModes(0.35)),
	knock: {length: 0.16, peak: 0.7, modes: append(tableThump(0.9), boneModes(0.7, 0.35)...),
		bursts: []burst{{length: 0.0024, gain: 1, high: 1400}}},
	rest: {length: 0.22, peak: 0.7, modes: append(tableThump(0.15), boneModes(0.8, 1)...),
		bursts: []burst{{length: 0.0015, gain: 1, high: 4000}, {at: 0.052, length: 0.0018, gain: 0.5, high: 3500}, {at: 0.083, length: 0.0018, gain: 0.22, high: 3000}}},
	stone: {length: 0.16, peak: 0.7,
		modes:  []mode{{140, 0.25, 0.070}, {1350, 0.8, 0.032}, {2300, 0.5, 0.024}, {3600, 0.3, 0.016}},
		bursts: []burst{{length: 0.0022, gain: 1, high: 2500}, {at: 0.004, length: 0.06, gain: 0.035, low: 250, high: 1500, dry: 6}}},
	coin: {length: 0.7, peak: 0.7, modes: coinModes(),
		bursts: []burst{{length: 0.0006, gain: 1}, {at: 0.092, length: 0.0006, gain: 0.42}, {at: 0.157, length: 0.0006, gain: 0.22}, {at: 0.199, length: 0.0006, gain: 0.12}, {at: 0.226, length: 0.0006, gain: 0.07}}},
	slide: {length: 0.36, peak: 0.6, modes: coinModes()[:4],
		bursts: []burst{{length: 0.26, gain: 0.12, low: 1800, high: 5500, dry: 2.5, gust: 0.8}, {at: 0.07, length: 0.0006, gain: 0.5}, {at: 0.15, length: 0.0006, gain: 0.7}}},
	cupFoot: {length: 0.30, peak: 0.8,
		modes:  append(cupModes(0.5), mode{150, 1, 0.13}, mode{212, 0.7, 0.10}, mode{335, 0.4, 0.07}),
		bursts: []burst{{length: 0.004, gain: 1, high: 900}, {at: 0.011, length: 0.003, gain: 0.4, high: 1500}}},
	cupMouth: {length: 0.30, peak: 0.5, modes: []mode{{760, 0.15, 0.11}, {1180, 0.10, 0.09}},
		bursts: []burst{{length: 0.004, gain: 0.25, high: 2200}, {at: 0.01, length: 0.22, gain: 0.5, low: 500, high: 1600, dry: 1}}},
	card: {length: 0.16, peak: 0.6, modes: []mode{{230, 0.3, 0.04}, {1900, 0.15, 0.012}},
		bursts: []burst{{length: 0.075, gain: 0.25, low: 2200, high: 7000, dry: 1}, {at: 0.07, length: 0.006, gain: 1, low: 300, high: 4000, dry: 0.9}}},
	cloth: {length: 0.55, peak: 0.5,
		bursts: []burst{{length: 0.42, gain: 1, low: 350, high: 1700, dry: 1, gust: 0.5}, {at: 0.16, length: 0.36, gain: 0.5, low: 900, high: 3500, dry: 1, gust: 0.7}}},
	dull: {length: 0.22, peak: 0.7, modes: []mode{{160, 1, 0.11}, {243, 0.7, 0.08}, {395, 0.45, 0.05}},
		bursts: []burst{{length: 0.004, gain: 1, high: 700}}},
	bell:    {length: 3.4, peak: 0.7, modes: bellModes(196), bursts: []burst{{length: 0.003, gain: 1, high: 3500}}},
	strings: {length: 3.0, peak: 0.5, modes: chord(196, 293.66, 392, 493.88), bursts: []burst{{length: 2.4, gain: 1, high: 3000, dry: 0.0006}}},
	disc: {length: 0.14, peak: 0.7, modes: []mode{{430, 1, 0.045}, {910, 0.8, 0.036}, {1560, 0.5, 0.026}, {2480, 0.25, 0.016}},
		bursts: []burst{{length: 0.0022, gain: 1, high: 2200}, {at: 0.021, length: 0.0018, gain: 0.3, high: 1800}}},
	cover: {length: 0.24, peak: 0.7, step: 1.0595 * 1.0595, modes: append(scaled([]mode{{1, 1, 0.16}, {2.76, 0.5, 0.07}, {5.4, 0.22, 0.03}}, 1, 1, 523.25), boneModes(0.6, 0.10)...),
		bursts: []burst{{length: 0.0012, gain: 1, high: 5000}}},
	tooth: {length: 0.07, peak: 0.6, step: 1.04, modes: []mode{{760, 1, 0.016}, {1520, 0.9, 0.013}, {2630, 0.6, 0.010}, {4100, 0.3, 0.007}},
		bursts: []burst{{length: 0.0010, gain: 1, high: 6000}}},
	glass: {length: 0.32, peak: 0.65, modes: append([]mode{{3150, 1, 0.20}, {5230, 0.6, 0.13}, {8120, 0.3, 0.07}}, scaled(tableThump(0.5), 1, 0.5)...),
		bursts: []burst{{length: 0.0008, gain: 1, high: 9000}, {at: 0.047, length: 0.0007, gain: 0.35, high: 7000}, {at: 0.074, length: 0.0006, gain: 0.14, high: 6000}}},
	roll: {length: 0.62, peak: 0.6, modes: append([]mode{{2900, 0.8, 0.16}, {4870, 0.5, 0.10}}, scaled(tableThump(0.7), 1, 0.8)...),
		bursts: []burst{{length: 0.30, gain: 0.05, low: 200, high: 1400, dry: 0.6, gust: 0.5}, {at: 0.30, length: 0.0008, gain: 1, high: 7000},
			{at: 0.37, length: 0.0007, gain: 0.45, high: 6000}, {at: 0.415, length: 0.0006, gain: 0.2, high: 6000}}},
	chime: {length: 1.5, peak: 0.6, modes: scaled(bellModes(1), 1, 0.45, 587.33), bursts: []burst{{length: 0.002, gain: 1, high: 5000}}},
	gut: {length: 0.6, peak: 0.6, step: 1.0595 * 1.0595, modes: scaled([]mode{{1, 1, 0.5}, {2, 0.3, 0.3}, {3, 0.15, 0.2}, {4.02, 0.07, 0.12}}, 1, 1, 392),
		bursts: []burst{{length: 0.003, gain: 1, high: 3000}}},
	stylus: {length: 0.14, peak: 0.45, modes: []mode{{2600, 0.1, 0.012}},
		bursts: []burst{{length: 0.10, gain: 0.7, low: 1400, high: 4200, dry: 1, gust: 0.8}}},
	gust: {length: 1.1, peak: 0.4,
		bursts: []burst{{length: 1.0, gain: 1, low: 220, high: 900, dry: 1, gust: 0.4}, {at: 0.15, length: 0.7, gain: 0.4, low: 500, high: 1600, dry: 1, gust: 0.6}}},
	bark: {length: 0.22, peak: 0.7, modes: []mode{{430, 1, 0.06}, {520, 0.8, 0.05}, {880, 0.7, 0.05}, {1450, 0.5, 0.04}, {2500, 0.2, 0.03}},
		bursts: []burst{{length: 0.07, gain: 0.6, low: 250, high: 1800, dry: 0.12}}},
	thunder: {length: 1.6, peak: 0.8, modes: []mode{{62, 1, 0.7}, {88, 0.8, 0.5}, {131, 0.5, 0.3}},
		bursts: []burst{{length: 0.02, gain: 1, high: 3000, dry: 0.4}, {at: 0.02, length: 1.1, gain: 0.5, low: 40, high: 420, dry: 0.5, gust: 0.9}}},
	tone: {length: 0.35, peak: 0.6, step: 1.0595, modes: scaled([]mode{{1, 1, 0.3}, {2, 0.15, 0.16}}, 1, 1, 311),
		bursts: []burst{{length: 0.003, gain: 1, high: 2500}}},
	drag: {length: 0.5, peak: 0.55, modes: []mode{{1350, 0.3, 0.032}, {2300, 0.25, 0.024}},
		bursts: []burst{{length: 0.44, gain: 0.4, low: 600, high: 2800, dry: 1, gust: 0.9}}},
	hoof: {length: 0.13, peak: 0.7, modes: []mode{{115, 1, 0.06}, {210, 0.7, 0.045}, {420, 0.35, 0.03}},
		bursts: []burst{{length: 0.005, gain: 1, high: 700}, {at: 0.004, length: 0.05, gain: 0.05, low: 400, high: 1800, dry: 5}}},
	wheel: {length: 0.55, peak: 0.5, modes: []mode{{180, 0.02, 0.05}, {340, 0.015, 0.04}},
		bursts: []burst{{length: 0.5, gain: 1, low: 120, high: 800, dry: 1, gust: 0.6}}},
	whip: {length: 0.3, peak: 0.8,
		bursts: []burst{{length: 0.16, gain: 0.12, low: 900, high: 3000, dry: 1}, {at: 0.15, length: 0.012, gain: 1, low: 1500, dry: 1}}},
	split: {length: 0.3, peak: 0.75, modes: []mode{{390, 0.8, 0.05}, {820, 1, 0.04}, {1430, 0.7, 0.03}, {2350, 0.4, 0.02}},
		bursts: []burst{{length: 0.002, gain: 1, high: 5000, dry: 0.4}, {at: 0.035, length: 0.002, gain: 0.6, high: 4000, dry: 0.4}, {at: 0.052, length: 0.003, gain: 0.8, high: 3000, dry: 0.4}}},
	crowd: {length: 1.9, peak: 0.4, modes: []mode{{330, 0.02, 0.08}, {460, 0.03, 0.06}, {610, 0.02, 0.06}, {940, 0.012, 0.05}},
		bursts: []burst{{length: 1.8, gain: 1, low: 250, high: 900, dry: 0.3, gust: 0.7}, {at: 0.3, length: 1.2, gain: 0.8, low: 500, high: 1500, dry: 0.2, gust: 0.9}}},
	sandal: {length: 0.12, peak: 0.6, modes: []mode{{620, 1, 0.022}, {1180, 0.8, 0.018}, {2050, 0.4, 0.012}},
		bursts: []burst{{length: 0.003, gain: 1, high: 2600}, {at: 0.012, length: 0.03, gain: 0.08, low: 900, high: 3500, dry: 4}}},
	iron: {length: 0.7, peak: 0.7, step: 1.0595 * 1.0595, modes: scaled([]mode{{1, 1, 0.5}, {1.51, 0.8, 0.42}, {2.33, 0.6, 0.33}, {3.42, 0.4, 0.22}, {4.71, 0.3, 0.15}}, 1, 1, 880),
		bursts: []burst{{length: 0.0008, gain: 1}, {at: 0.018, length: 0.0006, gain: 0.3}}},
	thud: {length: 0.3, peak: 0.7, modes: []mode{{88, 1, 0.08}, {152, 0.8, 0.06}, {240, 0.3, 0.04}},
		bursts: []burst{{length: 0.008, gain: 1, high: 400}, {at: 0.006, length: 0.2, gain: 0.05, low: 300, high: 1600, dry: 9, gust: 0.6}}},
	horn: {length: 1.4, peak: 0.5, modes: scaled([]mode{{1, 0.6, 0.6}, {2, 1, 0.6}, {3, 0.8, 0.5}, {4, 0.6, 0.4}, {5, 0.4, 0.3}, {6, 0.25, 0.25}}, 1, 1, 174.6),
		bursts: []burst{{length: 1.1, gain: 1, high: 2500, dry: 0.0006}}},
	drum: {length: 0.4, peak: 0.8, modes: []mode{{64, 1, 0.22}, {102, 0.6, 0.15}, {146, 0.3, 0.1}},
		bursts: []burst{{length: 0.006, gain: 1, high: 300}}},
	chalk: {length: 0.2, peak: 0.45, modes: []mode{{2950, 0.06, 0.02}},
		bursts: []burst{{length: 0.17, gain: 0.8, low: 1900, high: 6000, dry: 1, gust: 0.9}}},
	slate: {length: 0.16, peak: 0.65, modes: append([]mode{{1620, 1, 0.03}, {2740, 0.7, 0.022}, {4100, 0.4, 0.015}}, boneModes(0.5, 0.2)...),
		bursts: []burst{{length: 0.0014, gain: 1, high: 6000}, {at: 0.028, length: 0.0012, gain: 0.3, high: 5000}}},
	sponge: {length: 0.4, peak: 0.4,
		bursts: []burst{{length: 0.36, gain: 1, low: 250, high: 1200, dry: 1, gust: 0.3}, {at: 0.05, length: 0.25, gain: 0.3, low: 1200, high: 3200, dry: 1, gust: 0.8}}},
	hum: {length: 1.3, peak: 0.4, step: 1.0595 * 1.0595, modes: scaled([]mode{{1, 1, 0.9}, {1.012, 0.8, 0.9}, {2.01, 0.12, 0.5}}, 1, 1, 196),
		bursts: []burst{{length: 0.5, gain: 1, high: 700}}},
	ting: {length: 0.9, peak: 0.6, step: 0.89, modes: scaled([]mode{{1, 1, 0.7}, {1.004, 0.5, 0.6}, {2.32, 0.25, 0.4}, {4.25, 0.12, 0.2}}, 1, 1, 2350),
		bursts: []burst{{length: 0.0006, gain: 1, high: 12000}}},
	creak: {length: 0.5, peak: 0.5, modes: []mode{{290, 1, 0.03}, {545, 0.8, 0.025}, {880, 0.6, 0.02}},
		bursts: creaks()},
	plop: {length: 0.2, peak: 0.6, modes: []mode{{430, 1, 0.07}, {560, 0.7, 0.05}, {790, 0.4, 0.04}},
		bursts: []burst{{length: 0.004, gain: 1, high: 1200}, {at: 0.012, length: 0.09, gain: 0.06, low: 700, high: 2600, dry: 4}}},
}

// creaks returns the bursts of noise of wood that rubs on wood.
func creaks() (list []burst) {
	for k, at := 0, 0.0; k < 14; k++ {
		list = append(list, burst{at: at, length: 0.002, gain: 0.4 + 0.6*math.Sin(float64(k+1)/15*math.Pi), high: 2200})
		at += 0.038 - 0.0012*float64(k)
	}
	return list
}

// boned returns the recipe of one blow of a bone: shorter and brighter the
// harder it is. Tilt is the relative gain of each tone over the one below.
func boned(length, bright, decay, tilt float64, under []mode) recipe {
	modes := boneModes(decay, 1)
	for i := range modes {
		modes[i].gain *= math.Pow(tilt, float64(i))
	}
	return recipe{length: 0.16, peak: 0.8, modes: append(modes, under...),
		bursts: []burst{{length: length, gain: 1, high: bright, dry: 0.15}}}
}

// boneModes returns the tones of a sheep's knucklebone.
func boneModes(decay, gain float64) []mode {
	return scaled([]mode{{2100, 1, 0.055}, {2950, 0.85, 0.047}, {3720, 0.7, 0.039}, {4650, 0.55, 0.031}, {5900, 0.4, 0.022}, {7400, 0.3, 0.015}}, gain, decay)
}

// tableThump returns the tones of the wood below a bone.
func tableThump(gain float64) []mode {
	return scaled([]mode{{185, 1, 0.09}, {320, 0.8, 0.07}, {560, 0.5, 0.05}, {910, 0.35, 0.035}}, gain, 1)
}

// cupModes returns the tones of the clay cup, damped by a hand.
func cupModes(gain float64) []mode {
	return scaled([]mode{{420, 1, 0.10}, {760, 0.85, 0.08}, {1180, 0.7, 0.06}}, gain, 1)
}

// coinModes returns the tones of a coin in pairs that beat, since struck metal
// is never quite round.
func coinModes() []mode {
	return []mode{{4100, 0.8, 0.55}, {4128, 0.5, 0.50}, {6350, 1, 0.42}, {6392, 0.6, 0.40}, {7900, 0.7, 0.32}, {9600, 0.5, 0.24}, {11800, 0.3, 0.18}}
}

// bellModes returns the partials of a bell: the hum an octave below the note, a
// minor third, the nominal above. High ones go first.
func bellModes(note float64) []mode {
	return scaled([]mode{{0.5, 0.4, 4.5}, {1, 1, 3.6}, {1.003, 0.4, 3.2}, {1.19, 0.7, 2.6}, {1.51, 0.4, 1.9}, {2, 1.1, 2.0}, {2.008, 0.4, 1.8}, {2.52, 0.5, 1.1}, {3.02, 0.5, 0.8}, {4.15, 0.45, 0.45}, {5.43, 0.3, 0.25}}, 1, 1, note)
}

// chord returns the tones of strings excited by breath: narrow resonances over
// each note.
func chord(notes ...float64) (m []mode) {
	for _, n := range notes {
		m = append(m, scaled([]mode{{1, 1, 0.9}, {2, 0.5, 0.7}, {3, 0.3, 0.5}, {4, 0.15, 0.4}}, 1, 1, n)...)
	}
	return m
}

// scaled returns m with its gains and decays multiplied and, if a note is given, its
// frequencies multiplied by that. It changes m.
func scaled(m []mode, gain, decay float64, note ...float64) []mode {
	for i := range m {
		m[i].gain *= gain
		m[i].decay *= decay
		for _, n := range note {
			m[i].hertz *= n
		}
	}
	return m
}

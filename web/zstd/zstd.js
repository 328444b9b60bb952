// What was packed with zstd is unpacked by zstd's own program: zstd.wasm, from
// zstddec 0.3.4, which also says how it is made. What comes of it is the wasm file
// sorted, so that it packs by a fifth better (web/wasm/sort.go); here it is made as it
// was, to the byte, while it arrives.
"use strict";

const room = 1 << 18; // bytes that are unpacked at once

// What Go does at a call: it puts on the stack where to come back to, calls a function
// from its beginning, and looks after it whether to sleep.
const pushing = [0x20, 1, 0x41, 8, 0x6b, 0x22, 1, 0x24, 0, 0x20, 1, 0x42];
const pushed = [0x37, 3, 0];
const calling = [0x41, 0, 0x10];
const taking = [0x6b, 0x22, 1, 0x24, 0]; // a frame on the stack
const leaving = [0x6a, 0x24, 0, 0x41, 0, 0x0f]; // it again, at the end
const back = [0x23, 0, 0x21, 1, 0x04, 0x40, 0x41, 1, 0x0f, 0x0b];
const usual = [..."23230011001122232301012"].map(Number); // alignments of loads and stores

// kinds says by the first byte what follows: nothing (0), a number (1), one that is
// kept with others of its kind (2 to 5), a place in memory (6), or other things (7);
// the number of a local may be in that byte (8).
const kinds = Uint8Array.from({ length: 256 }, (_, op) => {
  if (op >= 0x20 && op < 0x25 || op > 1 && op < 5 || op === 0x3f || op === 0x40) return 1;
  if (op === 0x10) return 2;
  if (op === 0x41) return 3;
  if (op === 0x42) return 4;
  if (op === 0x0c || op === 0x0d) return 5;
  if (op >= 0x28 && op < 0x3f || op >= 0xd0 && op < 0xe7) return 6;
  if (op > 0xe7 && op < 0xfb) return 8;
  return op === 0x0e || op === 0x11 || op === 0x43 || op === 0x44 || op > 0xc4 ? 7 : 0;
});

// reaching are the places of the kinds of loads and stores among all kinds of numbers.
const reaching = [8, 4, 8, 6, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 14, 10, 14, 12, 14, 14, 14, 14, 14];

// expander gives a function that writes the next function as it was into o from a
// place on, and returns its end. The places are where numbers of each kind begin in b.
function expander(b, places, o) {
  let code = places[0];
  let frame; // how many bytes of the stack the function took
  let before; // what came before: 1 pushes the stack, 2 extends a number
  const words = new DataView(o.buffer);
  let to, address;
  let loaded, stored; // the places that the last load and store reached
  const write = (list) => { for (let i = 0; i < list.length; i++) o[to++] = list[i]; };
  const copy = (from) => {
    do o[to++] = b[from]; while (b[from++] & 0x80);
    return from;
  };
  const uint = () => {
    let n = 0, shift = 0;
    for (; b[code] & 0x80; shift += 7) n |= (b[code++] & 0x7f) << shift;
    return n | b[code++] << shift;
  };
  const lead = (n) => {
    for (; n > 0x7f; n >>>= 7) o[to++] = n & 0x7f | 0x80;
    o[to++] = n;
  };
  const push = (further) => {
    address += further;
    write(pushing);
    for (let i = 0; i < 28; i += 7) o[to++] = address >> i & 0x7f | 0x80;
    o[to++] = address >> 28 & 0x7f;
    write(pushed);
  };
  const part = (kind) => { places[kind] = copy(places[kind]); };
  const call = (further) => {
    push(further);
    write(calling);
    part(1);
    write(back);
  };
  const reach = (op) => {
    const next = op >= 0xd0, load = (next ? op -= 0xa8 : op) < 0x36;
    o[to++] = op;
    o[to++] = usual[op - 0x28];
    let n = 0, shift = 0;
    if (next) n = (load ? loaded : stored) + 8;
    else {
      const kind = reaching[op - 0x28] + (before & 1);
      let at = places[kind];
      for (; b[at] & 0x80; shift += 7) n |= (b[at++] & 0x7f) << shift;
      n |= b[at++] << shift;
      places[kind] = at;
    }
    if (load) loaded = n; else stored = n;
    lead(n);
  };
  const odd = () => {
    const op = o[to++] = b[code++];
    o[to++] = b[code++];
    const n = uint();
    if (op < 0x36) loaded = n; else stored = n;
    lead(n);
  };
  const table = () => {
    const count = uint();
    o[to++] = 0x0e;
    lead(count - 1);
    for (let i = 0, last = 0; i < count; i++) {
      const n = uint();
      lead(last += n >> 1 ^ -(n & 1));
    }
  };
  const raw = (size) => { while (size-- > 0) o[to++] = b[places[2]++]; };
  const point = () => {
    const power = b[places[2]++];
    if (power === 0xff) return raw(8);
    let n = 0, shift = 0, at = places[2];
    for (; b[at] & 0x80; shift += 7) n |= (b[at++] & 0x7f) << shift;
    n |= b[at++] << shift;
    places[2] = at;
    const x = Number(`${n}e${(power & 63) - 32}`);
    words.setFloat64(to, power & 64 ? -x : x, true);
    to += 8;
  };
  const others = (op) => {
    if (op === 0x0e) return table();
    if (op === 0xcb) return odd();
    o[to++] = op;
    if (op === 0x43) raw(4);
    if (op === 0x44) point();
    if (op === 0x11) code = copy(copy(code));
    if (op === 0xfc) {
      const second = b[code];
      code = copy(code);
      for (let i = second < 8 ? 0 : second === 10 ? 2 : 1; i > 0; i--) o[to++] = b[code++];
    }
  };
  const stack = (size, then) => {
    write([0x20, 1, 0x41]);
    for (; size > 0x3f; size >>= 7) o[to++] = size & 0x7f | 0x80;
    o[to++] = size;
    write(then);
  };
  const calls = (op) => {
    if (op === 0xcc) stack(frame = uint(), taking);
    else if (op === 0xcd) stack(frame + 8, leaving);
    else if (op < 0xc8) call(op - 0xc4);
    else if (op === 0xc8) call(uint());
    else if (op === 0xc9) push(uint());
    else write(back);
  };
  const local = (op) => {
    o[to++] = op < 0xf0 ? 0x20 : op < 0xf8 ? 0x21 : 0x22;
    o[to++] = op - (op < 0xf0 ? 0xe7 : op < 0xf8 ? 0xef : 0xf6);
  };
  const instruction = (op) => {
    const kind = kinds[op];
    if (kind === 8) return local(op);
    if (kind === 6) return reach(op);
    if (kind === 7) return others(op);
    o[to++] = op;
    if (kind === 1) code = copy(code);
    else if (kind === 2) part(1);
    else if (kind === 3) part(16 + before);
    else if (kind === 4) part(19 + before);
    else if (kind === 5) part(3);
  };
  return (at, last) => {
    to = at;
    address = last;
    loaded = stored = -1;
    frame = before = 0;
    let locals = b[code];
    for (code = copy(code); locals > 0; locals--) {
      code = copy(code);
      o[to++] = b[code++];
    }
    for (let op; (op = b[code++]) !== 0xff;) {
      if (op > 0xc4 && op < 0xce && op !== 0xcb) {
        calls(op);
        continue;
      }
      instruction(op);
      before = op === 0xe8 ? 1 : op === 0xad ? 2 : 0;
    }
    return to;
  };
}

// leb is how a number is written in a wasm file.
function leb(n) {
  const list = [];
  for (; n > 0x7f; n >>>= 7) list.push(n & 0x7f | 0x80);
  return [...list, n];
}

// restore asks for bytes, as many as it yields, and calls out with pieces of the file.
function* restore(out) {
  const uint = function* () {
    for (let n = 0, shift = 0; ; shift += 7) {
      const [byte] = yield 1;
      n |= (byte & 0x7f) << shift;
      if (byte < 0x80) return n;
    }
  };
  out(yield 8);
  for (;;) {
    const [id] = yield 1;
    const size = yield* uint();
    out(Uint8Array.from([id, ...leb(size)]));
    const [sorted] = yield 1;
    if (!sorted) yield* plain(out, size);
    else if (id === 9) yield* elements(out, uint);
    else if (id === 11) yield* data(out, uint);
    else yield* functions(out, uint);
  }
}

function* plain(out, size) {
  for (let left = size; left > 0; left -= room) out(yield Math.min(left, room));
}

// elements is the list of functions that values may lead to, each after the one before.
function* elements(out, uint) {
  out(yield yield* uint());
  const first = yield* uint(), count = yield* uint(), list = [];
  for (let i = 0; i < count; i++) list.push(...leb(first + i));
  out(Uint8Array.from(list));
}

// data is what memory holds, and within it what Go knows of its functions, of which the
// words of one kind were laid together (web/wasm/table.go).
function* data(out, uint) {
  yield* plain(out, yield* uint());
  const count = yield* uint(), size = yield* uint(), first = yield* uint();
  const columns = [];
  let length = first - 8 * count;
  for (let i = 0; i < 23; i++) {
    columns.push({ at: length, last: 0, none: i === 2 ? 1 << 31 : i < 15 ? 0 : -1 });
    length += yield* uint();
  }
  const b = yield length;
  const file = new Uint8Array(size);
  const words = new DataView(file.buffer);
  file.set(b.subarray(0, first - 8 * count), 8 * count);
  const word = (c) => {
    let n = 0, shift = 0;
    for (; b[c.at] & 0x80; shift += 7) n |= (b[c.at++] & 0x7f) << shift;
    n |= b[c.at++] << shift;
    return n-- ? c.last += n >>> 1 ^ -(n & 1) : c.none;
  };
  for (let i = 0, at = first; i < count; i++, at = at + 7 & ~7) {
    words.setUint32(8 * i + 4, at, true);
    const begin = at;
    const put = (c) => {
      words.setUint32(at, word(c), true);
      at += 4;
    };
    columns.slice(0, 11).forEach(put);
    words.setUint32(8 * i, words.getUint32(begin, true), true);
    columns.slice(11, 11 + file[begin + 28]).forEach(put);
    columns.slice(15, 15 + file[begin + 43]).forEach(put);
  }
  out(file);
  yield* plain(out, yield* uint());
}

const group = 8192; // functions were sorted together

function* functions(out, uint) {
  const count = yield* uint();
  const base = yield* uint();
  out(Uint8Array.from(leb(count)));
  for (let done = 0; done < count; done += group) {
    const size = yield* uint(), places = [];
    let end = 0;
    for (let i = 0; i < 22; i++) {
      places.push(end);
      end += yield* uint();
    }
    const file = new Uint8Array(size + 8);
    const next = expander(yield end, places, file);
    let at = 0;
    for (let i = done; i < Math.min(done + group, count); i++) {
      const length = next(at + 5, base + i * 0x10000 - 1) - at - 5, head = leb(length);
      file.set(head, at);
      file.copyWithin(at + head.length, at + 5, at + 5 + length);
      at += head.length + length;
    }
    out(file.subarray(0, size));
  }
}

// restorer gives a function that takes the sorted file piece by piece and calls out
// with the file as it was.
function restorer(out) {
  const parts = restore(out);
  let wanted = new Uint8Array(parts.next().value), have = 0;
  return (piece) => {
    for (let at = 0; ;) {
      const n = Math.min(wanted.length - have, piece.length - at);
      wanted.set(piece.subarray(at, at += n), have);
      if ((have += n) < wanted.length) return;
      wanted = new Uint8Array(parts.next(wanted).value);
      have = 0;
    }
  };
}

// unpacker has the program and gives a function that takes what was packed, piece
// by piece, calls out with each piece of what comes of it, and tells whether that
// is all.
async function unpacker(program, out) {
  const wasm = await WebAssembly.instantiate(await (await program).arrayBuffer(), { env: { emscripten_notify_memory_growth() {} } });
  const zstd = wasm.instance.exports;
  const state = zstd.ZSTD_createDCtx();
  const to = zstd.malloc(room);
  const [from, into] = [zstd.malloc(12), zstd.malloc(12)]; // each holds a place, a size, and how far it is used
  const give = restorer(out);
  const words = (at) => new Uint32Array(zstd.memory.buffer, at, 3);
  return (packed) => {
    const at = zstd.malloc(packed.length);
    new Uint8Array(zstd.memory.buffer, at).set(packed);
    words(from).set([at, packed.length, 0]);
    let left;
    for (let used = room; used === room || words(from)[2] < packed.length;) {
      words(into).set([to, room, 0]);
      left = zstd.ZSTD_decompressStream(state, into, from);
      if (left < 0) throw new Error("not packed with zstd");
      used = words(into)[2];
      if (used) give(new Uint8Array(zstd.memory.buffer, to, used));
    }
    zstd.free(at);
    return left === 0;
  };
}

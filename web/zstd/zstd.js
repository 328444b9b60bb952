// The page's decoder: zstd.wasm decompresses, and what comes of it is the game's wasm
// file as web/wasm encodes it. Here it becomes that wasm file again, to the byte, while
// it arrives. zstd.wasm is zstd's own program, from zstddec 0.3.4, which also says how it is built.
"use strict";

// format holds all constants and tables of the encoding; the site's build writes
// them here (web/wasm/format.go). Lists of 256 are by the bytes of the opcode stream.
const format = {/* format */};
const { kind } = format;
const [kinds, ops, operands, streams, contexts, stores, aligns] = ["kinds", "ops", "operands", "streams", "contexts", "stores", "aligns"]
  .map((name) => Uint8Array.from(format[name]));

const chunkSize = 1 << 18; // bytes that are decompressed at once

// functionDecoder returns a function that writes the next function of a group to o,
// from an offset on, and returns its end. b holds the group's streams, and starts where
// each begins.
function functionDecoder(b, starts, o) {
  let code = starts[format.codeStream];
  let to; // where the next byte is written
  let address; // the previous return address
  let frame; // size of the stack frame
  let context;
  const offsets = [-1, -1]; // of the previous load and of the previous store
  const view = new DataView(o.buffer);
  const write = (list) => { for (let i = 0; i < list.length; i++) o[to++] = list[i]; };
  const copy = (from) => {
    do o[to++] = b[from]; while (b[from++] & 0x80);
    return from;
  };
  const readUint = () => {
    let n = 0, shift = 0;
    for (; b[code] & 0x80; shift += 7) n |= (b[code++] & 0x7f) << shift;
    return n | b[code++] << shift;
  };
  const readFrom = (stream) => {
    let n = 0, shift = 0, at = starts[stream];
    for (; b[at] & 0x80; shift += 7) n |= (b[at++] & 0x7f) << shift;
    n |= b[at++] << shift;
    starts[stream] = at;
    return n;
  };
  const writeUint = (n) => {
    for (; n > 0x7f; n >>>= 7) o[to++] = n & 0x7f | 0x80;
    o[to++] = n;
  };
  const copyFrom = (stream) => { starts[stream] = copy(starts[stream]); };
  const returnAddress = (distance) => {
    address += distance;
    write(format.pushReturn);
    const last = 7 * (format.addressSize - 1);
    for (let i = 0; i < last; i += 7) o[to++] = address >> i & 0x7f | 0x80;
    o[to++] = address >> last & 0x7f;
    write(format.storeReturn);
  };
  const call = (distance) => {
    returnAddress(distance);
    write(format.callEntry);
    copyFrom(format.callStream);
    write(format.resumeCheck);
  };
  const stackFrame = (size, then) => {
    write(format.loadStack);
    for (; size > 0x3f; size >>= 7) o[to++] = size & 0x7f | 0x80;
    o[to++] = size;
    write(then);
  };
  const memory = (token, next) => {
    o[to++] = ops[token];
    o[to++] = aligns[token];
    const access = stores[token];
    const n = next ? offsets[access] + format.slot : readFrom(streams[token] + (context & format.stackContext));
    offsets[access] = n;
    writeUint(n);
  };
  const unusualAlignment = () => {
    const op = o[to++] = b[code++];
    o[to++] = b[code++];
    const n = readUint();
    offsets[stores[op]] = n;
    writeUint(n);
  };
  const branchTable = () => {
    const count = readUint();
    writeUint(count - 1);
    for (let i = 0, last = 0; i < count; i++) {
      const n = readUint();
      writeUint(last += n >> 1 ^ -(n & 1));
    }
  };
  const raw = (size) => { while (size-- > 0) o[to++] = b[starts[format.floatStream]++]; };
  const { bias, max, sign, none } = format.decimal;
  const float64 = () => {
    const power = b[starts[format.floatStream]++];
    if (power === none) return raw(8);
    const x = Number(`${readFrom(format.floatStream)}e${(power & max) - bias}`);
    view.setFloat64(to, power & sign ? -x : x, true);
    to += 8;
  };
  const prefixed = () => {
    const second = b[code];
    code = copy(code);
    for (let i = format.prefixOperands[second]; i > 0; i--) o[to++] = b[code++];
  };
  // sequence decodes tokens for parts of calls, which leave the context as it is, and
  // returns whether the token is one.
  const sequence = (token) => {
    switch (kinds[token]) {
      case kind.call: call(operands[token]); return true;
      case kind.farCall: call(readUint()); return true;
      case kind.return: returnAddress(readUint()); return true;
      case kind.resume: write(format.resumeCheck); return true;
      case kind.prologue: stackFrame(frame = readUint(), format.prologue); return true;
      case kind.epilogue: stackFrame(frame + format.slot, format.epilogue); return true;
    }
    return false;
  };
  const rare = (token) => {
    if (kinds[token] === kind.align) return unusualAlignment();
    o[to++] = token;
    switch (kinds[token]) {
      case kind.two: code = copy(copy(code)); break;
      case kind.float32: raw(4); break;
      case kind.float64: float64(); break;
      case kind.table: branchTable(); break;
      case kind.prefix: prefixed(); break;
    }
  };
  const instruction = (token) => {
    switch (kinds[token]) {
      case kind.plain: o[to++] = token; break;
      case kind.inline: o[to++] = token; code = copy(code); break;
      case kind.local: o[to++] = ops[token]; o[to++] = operands[token]; break;
      case kind.memory: memory(token, false); break;
      case kind.next: memory(token, true); break;
      case kind.stream: o[to++] = token; copyFrom(streams[token]); break;
      case kind.context: o[to++] = token; copyFrom(streams[token] + context); break;
      default: rare(token);
    }
  };
  return (at, previous) => {
    to = at;
    address = previous;
    offsets[0] = offsets[1] = -1;
    frame = context = 0;
    let locals = b[code];
    for (code = copy(code); locals > 0; locals--) {
      code = copy(code);
      o[to++] = b[code++];
    }
    for (let token; kinds[token = b[code++]] !== kind.end;) {
      if (sequence(token)) continue;
      instruction(token);
      context = contexts[token];
    }
    return to;
  };
}

// leb returns n as an unsigned LEB128 number.
function leb(n) {
  const list = [];
  for (; n > 0x7f; n >>>= 7) list.push(n & 0x7f | 0x80);
  return [...list, n];
}

// decode is a coroutine: it yields how many bytes it needs next, is resumed with these,
// and calls out with pieces of the wasm file.
function* decode(out) {
  const uint = function* () {
    for (let n = 0, shift = 0; ; shift += 7) {
      const [byte] = yield 1;
      n |= (byte & 0x7f) << shift;
      if (byte < 0x80) return n;
    }
  };
  out(yield format.magicSize);
  for (;;) {
    const header = [...yield 1];
    let size = 0;
    for (let shift = 0; shift === 0 || header.at(-1) & 0x80; shift += 7) {
      header.push(...yield 1);
      size |= (header.at(-1) & 0x7f) << shift;
    }
    out(Uint8Array.from(header));
    const [id] = header, [encoded] = yield 1;
    if (!encoded) yield* plain(out, size);
    else if (id === format.sections.elements) yield* elements(out, uint);
    else if (id === format.sections.data) yield* data(out, uint);
    else yield* functions(out, uint);
  }
}

// plain copies bytes.
function* plain(out, size) {
  for (let left = size; left > 0; left -= chunkSize) out(yield Math.min(left, chunkSize));
}

// elements decodes an element section: function indices that ascend by one.
function* elements(out, uint) {
  out(yield yield* uint());
  const first = yield* uint(), count = yield* uint(), list = [];
  for (let i = 0; i < count; i++) list.push(...leb(first + i));
  out(Uint8Array.from(list));
}

// data decodes a data section, within it Go's function index and records, of which each
// word is a column, and its table of buckets (web/wasm/functab.go).
function* data(out, uint) {
  const { indexEntry, fixedWords, mostPCData, recordPCData, recordFuncData } = format;
  yield* plain(out, yield* uint());
  const count = yield* uint(), size = yield* uint(), first = yield* uint();
  const columns = [];
  let length = first - indexEntry * count;
  for (const absent of format.absent) {
    const values = length, codes = values + (yield* uint());
    columns.push({ values, codes, absent, last: 0 });
    length = codes + (yield* uint());
  }
  const b = yield length;
  const number = (c, list) => {
    let n = 0, shift = 0;
    for (; b[c[list]] & 0x80; shift += 7) n |= (b[c[list]++] & 0x7f) << shift;
    return n | b[c[list]++] << shift;
  };
  const next = (c) => { // the next value
    const n = number(c, "values");
    return c.last += n >>> 1 ^ -(n & 1);
  };
  for (const c of columns) {
    c.often = Array.from({ length: number(c, "values") }, () => next(c));
    c.last = 0;
  }
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  file.set(b.subarray(0, first - indexEntry * count), indexEntry * count);
  const word = (c) => {
    const code = number(c, "codes");
    if (code === format.absentCode) return c.absent;
    return code === format.onceCode ? next(c) : c.often[code - format.rankCodes];
  };
  const pointers = fixedWords + mostPCData;
  for (let i = 0, at = first; i < count; i++, at = at + 7 & ~7) {
    view.setUint32(indexEntry * i + 4, at, true);
    const record = at;
    const put = (c) => {
      view.setUint32(at, word(c), true);
      at += 4;
    };
    columns.slice(0, fixedWords).forEach(put);
    view.setUint32(indexEntry * i, view.getUint32(record, true), true);
    columns.slice(fixedWords, fixedWords + file[record + recordPCData]).forEach(put);
    columns.slice(pointers, pointers + file[record + recordFuncData]).forEach(put);
  }
  out(file);
  yield* plain(out, yield* uint());
  buckets(out, yield* uint());
  yield* plain(out, yield* uint());
}

// buckets writes the table by which Go finds the function of an address.
function buckets(out, count) {
  const { bucketSize, bucketsPerFunction } = format;
  const file = new DataView(new ArrayBuffer(bucketSize * count));
  for (let i = 0; i < count; i++) file.setUint32(bucketSize * i, Math.floor(i / bucketsPerFunction), true);
  out(new Uint8Array(file.buffer));
}

const lebSize = 5; // the most bytes of a 32-bit LEB128 number

// functions decodes a code section.
function* functions(out, uint) {
  const count = yield* uint();
  const base = yield* uint();
  out(Uint8Array.from(leb(count)));
  for (let done = 0; done < count; done += format.groupSize) {
    const size = yield* uint(), starts = [];
    let end = 0;
    for (let i = 0; i < format.streamCount; i++) {
      starts.push(end);
      end += yield* uint();
    }
    const file = new Uint8Array(size + 2 * lebSize);
    const next = functionDecoder(yield end, starts, file);
    let at = 0;
    for (let i = done; i < Math.min(done + format.groupSize, count); i++) {
      const body = at + lebSize; // its size comes before it, and is not known yet
      const length = next(body, base + i * 2 ** format.blockBits - 1) - body, head = leb(length);
      file.set(head, at);
      file.copyWithin(at + head.length, body, body + length);
      at += head.length + length;
    }
    out(file.subarray(0, size));
  }
}

// decoder returns a function that takes the encoded file piece by piece and calls out
// with pieces of the wasm file.
function decoder(out) {
  const parts = decode(out);
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

// unpacker loads zstd.wasm from the response program, and returns a function that takes
// the compressed file piece by piece, calls out with pieces of the wasm file, and
// returns whether the compressed file is complete.
async function unpacker(program, out) {
  const wasm = await WebAssembly.instantiate(await (await program).arrayBuffer(), { env: { emscripten_notify_memory_growth() {} } });
  const zstd = wasm.instance.exports;
  const state = zstd.ZSTD_createDCtx();
  const to = zstd.malloc(chunkSize);
  const [from, into] = [zstd.malloc(12), zstd.malloc(12)]; // buffers: address, size, and position
  const push = decoder(out);
  const words = (at) => new Uint32Array(zstd.memory.buffer, at, 3);
  return (packed) => {
    const at = zstd.malloc(packed.length);
    new Uint8Array(zstd.memory.buffer, at).set(packed);
    words(from).set([at, packed.length, 0]);
    let left;
    for (let used = chunkSize; used === chunkSize || words(from)[2] < packed.length;) {
      words(into).set([to, chunkSize, 0]);
      left = zstd.ZSTD_decompressStream(state, into, from);
      if (left < 0) throw new Error("not compressed with zstd");
      used = words(into)[2];
      if (used) push(new Uint8Array(zstd.memory.buffer, to, used));
    }
    zstd.free(at);
    return left === 0;
  };
}

// The page's decoder: zstd.wasm decompresses, and what comes of it is the game's wasm
// file as web/wasm encodes it. Here it becomes that wasm file again, to the byte, while
// it arrives. zstd.wasm is zstd's own program, from zstddec 0.3.4, which also says how it is built.
"use strict";

// format holds all constants and tables of the encoding; the site's build writes
// them here (web/wasm/format.go).
const format = {/* format */};

// functionDecoder is functions.wasm, in base64: its source, functions.c, says what it does.
const functionDecoder = "/* functions.wasm */";

const chunkSize = 1 << 18; // bytes that are decompressed at once
const pageSize = 1 << 16; // bytes by which the memory of a wasm program grows
const spare = 8; // bytes, more than functions.wasm writes beyond the end of what it decodes

const bytes = (base64) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));

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

// loadFunctionDecoder returns what functions.wasm exports.
function loadFunctionDecoder() {
  const decimal = (digits, power) => Number(`${digits}e${power}`);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes(functionDecoder)), { env: { decimal } });
  new Uint8Array(exports.memory.buffer, exports.format.value).set(bytes(format.tables));
  return exports;
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
    const put = (first, count) => {
      for (let k = first; k < first + count; k++, at += 4) view.setUint32(at, word(columns[k]), true);
    };
    put(0, fixedWords);
    view.setUint32(indexEntry * i, view.getUint32(record, true), true);
    put(fixedWords, file[record + recordPCData]);
    put(pointers, file[record + recordFuncData]);
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

// functions decodes a code section. In the memory of functions.wasm, the streams of a group of
// functions come first, and then the functions.
function* functions(out, uint) {
  const { memory, starts, decode, __heap_base: { value: heap } } = loadFunctionDecoder();
  const count = yield* uint();
  const base = yield* uint();
  out(Uint8Array.from(leb(count)));
  for (let done = 0; done < count; done += format.groupSize) {
    const size = yield* uint(), from = [];
    let end = heap;
    for (let i = 0; i < format.streamCount; i++) {
      from.push(end);
      end += yield* uint();
    }
    const streams = yield end - heap;
    const missing = end + size + spare - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / pageSize));
    const all = new Uint8Array(memory.buffer);
    all.set(streams, heap);
    new Uint32Array(memory.buffer, starts.value).set(from);
    decode(end, Math.min(format.groupSize, count - done), base + done * 2 ** format.blockBits, 2 ** format.blockBits);
    out(all.slice(end, end + size));
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

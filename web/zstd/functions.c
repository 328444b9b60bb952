// Decodes the functions of the game's wasm file, which web/wasm encodes in streams of bytes.
// JavaScript takes several times as long for this, which is most of the time that a page needs
// to unpack the game. `./build.sh decoder` compiles it to functions.wasm, with clang and lld.

typedef unsigned char byte;
typedef unsigned int uint;

// The kinds of bytes in the opcode stream, in the order of web/wasm/format.go.
enum kind {
  PLAIN, INLINE, TWO, STREAM, CONTEXT, LOCAL, MEMORY, NEXT, ALIGN, FLOAT32, FLOAT64, TABLE, PREFIX,
  CALL, FAR_CALL, RETURN, RESUME, PROLOGUE, EPILOGUE, END,
};

typedef struct {
  byte length, bytes[15];
} sequence;

// What depends on the encoding. The build writes it into zstd.js, in this order
// (web/wasm/format.go). Lists of 256 are by the bytes of the opcode stream.
struct {
  byte kinds[256], ops[256], operands[256], streams[256], contexts[256], stores[256], aligns[256];
  byte prefix_operands[16];
  sequence push_return, store_return, call_entry, resume_check, load_stack, prologue, epilogue;
  byte slot, address_size, stack_context, code_stream, call_stream, float_stream;
  byte decimal_bias, decimal_max, decimal_sign, decimal_none;
} format;

uint starts[32]; // the address of the next byte of each stream; zstd.js writes the first ones

static const byte *code; // where the next byte of the opcode stream is read
static byte *to;         // where the next byte is written
static int address;      // the previous return address
static int frame;        // size of the stack frame
static uint context;
static uint offsets[2]; // of the previous load and of the previous store

// decimal returns n times ten to a power.
__attribute__((import_module("env"), import_name("decimal"))) double decimal(int n, int power);

static inline void write_all(const sequence *s) {
  for (uint i = 0; i < s->length; i++) *to++ = s->bytes[i];
}

static inline const byte *copy(const byte *from) {
  do *to++ = *from; while (*from++ & 0x80);
  return from;
}

static inline uint read(const byte **from) {
  uint n = 0, shift = 0;
  const byte *at = *from;
  for (; *at & 0x80; shift += 7) n |= (uint)(*at++ & 0x7f) << shift;
  n |= (uint)*at++ << shift;
  *from = at;
  return n;
}

static inline uint read_from(uint stream) {
  const byte *at = (const byte *)starts[stream];
  uint n = read(&at);
  starts[stream] = (uint)at;
  return n;
}

static inline void write_uint(uint n) {
  for (; n > 0x7f; n >>= 7) *to++ = (n & 0x7f) | 0x80;
  *to++ = n;
}

static inline void copy_from(uint stream) { starts[stream] = (uint)copy((const byte *)starts[stream]); }

static void return_address(uint distance) {
  address += distance;
  write_all(&format.push_return);
  uint last = 7 * (format.address_size - 1);
  for (uint i = 0; i < last; i += 7) *to++ = (address >> i & 0x7f) | 0x80;
  *to++ = address >> last & 0x7f;
  write_all(&format.store_return);
}

static void call(uint distance) {
  return_address(distance);
  write_all(&format.call_entry);
  copy_from(format.call_stream);
  write_all(&format.resume_check);
}

static void stack_frame(int size, const sequence *then) {
  write_all(&format.load_stack);
  for (; size > 0x3f; size >>= 7) *to++ = (size & 0x7f) | 0x80;
  *to++ = size;
  write_all(then);
}

static inline void offset(byte op, uint n) {
  offsets[format.stores[op]] = n;
  write_uint(n);
}

static inline void memory(byte token, uint n) {
  *to++ = format.ops[token];
  *to++ = format.aligns[token];
  offset(token, n);
}

static void unusual_alignment(void) {
  byte op = *to++ = *code++;
  *to++ = *code++;
  offset(op, read(&code));
}

static void branch_table(void) {
  uint count = read(&code), last = 0;
  write_uint(count - 1);
  for (uint i = 0; i < count; i++) {
    uint n = read(&code);
    write_uint(last += n >> 1 ^ -(n & 1));
  }
}

static void raw(uint size) {
  while (size-- > 0) *to++ = *(const byte *)starts[format.float_stream]++;
}

static void float64(void) {
  byte power = *(const byte *)starts[format.float_stream]++;
  if (power == format.decimal_none) return raw(8);
  double x = decimal(read_from(format.float_stream), (power & format.decimal_max) - format.decimal_bias);
  if (power & format.decimal_sign) x = -x;
  __builtin_memcpy(to, &x, 8);
  to += 8;
}

static void prefixed(void) {
  byte second = *code;
  code = copy(code);
  for (uint i = format.prefix_operands[second]; i > 0; i--) *to++ = *code++;
}

// function decodes the next function.
static void function(void) {
  offsets[0] = offsets[1] = -1;
  frame = context = 0;
  uint locals = *code;
  for (code = copy(code); locals > 0; locals--) {
    code = copy(code);
    *to++ = *code++;
  }
  for (;;) {
    byte token = *code++;
    switch (format.kinds[token]) {
    case PLAIN: *to++ = token; break;
    case INLINE: *to++ = token; code = copy(code); break;
    case LOCAL: *to++ = format.ops[token]; *to++ = format.operands[token]; break;
    case MEMORY: memory(token, read_from(format.streams[token] + (context & format.stack_context))); break;
    case NEXT: memory(token, offsets[format.stores[token]] + format.slot); break;
    case STREAM: *to++ = token; copy_from(format.streams[token]); break;
    case CONTEXT: *to++ = token; copy_from(format.streams[token] + context); break;
    case TWO: *to++ = token; code = copy(copy(code)); break;
    case ALIGN: unusual_alignment(); break;
    case FLOAT32: *to++ = token; raw(4); break;
    case FLOAT64: *to++ = token; float64(); break;
    case TABLE: *to++ = token; branch_table(); break;
    case PREFIX: *to++ = token; prefixed(); break;
    // Parts of calls leave the context as it is.
    case CALL: call(format.operands[token]); continue;
    case FAR_CALL: call(read(&code)); continue;
    case RETURN: return_address(read(&code)); continue;
    case RESUME: write_all(&format.resume_check); continue;
    case PROLOGUE: stack_frame(frame = read(&code), &format.prologue); continue;
    case EPILOGUE: stack_frame(frame + format.slot, &format.epilogue); continue;
    case END: return;
    }
    context = format.contexts[token];
  }
}

// decode writes count functions to out, each with its size before it. The first has the address
// first, and each of the others is at an address greater by step than the one before. It writes
// up to four bytes beyond the end of the last function.
void decode(byte *out, uint count, int first, int step) {
  enum { size = 5 }; // the most bytes of a size
  code = (const byte *)starts[format.code_stream];
  for (to = out; count-- > 0; first += step) {
    byte *head = to, *body = to += size;
    address = first - 1;
    function();
    uint length = to - body;
    to = head;
    write_uint(length);
    __builtin_memmove(to, body, length);
    to += length;
  }
}

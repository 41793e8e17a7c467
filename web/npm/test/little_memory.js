// The same core with less memory: the number of pages it may grow to, written into its list of memories.
const page = 1 << 16;
const memories = 5; // the section

function number(bytes, at) {
  let [value, shift] = [0, 0];
  for (;;) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return { value, at };
    shift += 7;
  }
}

function written(value) {
  const bytes = [];
  do {
    bytes.push((value % 128) + (value >= 128 ? 128 : 0));
    value = Math.floor(value / 128);
  } while (value > 0);
  return bytes;
}

export function withMemory(wasm, most) {
  let at = 8; // after the magic number and the version
  while (at < wasm.length) {
    const size = number(wasm, at + 1);
    const end = size.at + size.value;
    if (wasm[at] === memories) {
      const least = number(wasm, size.at + 2); // after the count, which is one, and the flags
      const body = [1, 1, ...written(least.value), ...written(most / page)];
      return Buffer.concat([
        wasm.subarray(0, at),
        Buffer.from([memories, ...written(body.length), ...body]),
        wasm.subarray(end),
      ]);
    }
    at = end;
  }
  throw new Error('it has no memory');
}

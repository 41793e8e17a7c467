// Memory that will be wanted soon is asked for now. WebAssembly has no such instruction: there a byte is read, which
// waits for nothing as long as nobody wants its value and little else comes between; so ask for many in a short loop.
#pragma once

namespace asobi {

inline void fetch_ahead(const void* at) {
#ifdef __wasm__
  static_cast<void>(*static_cast<const volatile unsigned char*>(at));
#else
  __builtin_prefetch(at);
#endif
}

}  // namespace asobi

// The C++ library for WebAssembly comes without an unwinder, and -fignore-exceptions leaves nobody to catch: what is
// thrown ends the instance. These are the two functions of the C++ ABI that `throw` calls.
#include <cstddef>
#include <cstdlib>
#include <new>
#include <typeinfo>

#include "apps/wasm/host.hpp"

namespace {

// Where an exception is made; there is no second one.
constexpr std::size_t largest_exception = 4096;
alignas(std::max_align_t) std::byte room[largest_exception];

}  // namespace

extern "C" {

void* __cxa_allocate_exception(std::size_t bytes) noexcept {
  if (bytes > sizeof room) std::abort();
  return room;
}

[[noreturn]] void __cxa_throw(void*, std::type_info* type, void (*)(void*)) {
  if (*type == typeid(std::bad_alloc)) host_out_of_memory();
  std::abort();
}
}

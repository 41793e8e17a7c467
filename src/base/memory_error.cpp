#include "base/memory_error.hpp"

#include "base/memory_limit.hpp"

namespace asobi {

std::unexpected<Error> no_memory_error() {
  const Text elsewhere = more_memory_elsewhere();
  return fail(Code::limit, "not enough memory{0}", "メモリが足りません{1}", elsewhere.en, elsewhere.ja);
}

std::unexpected<Error> no_memory_error(std::uint64_t refused) {
  const Text elsewhere = more_memory_elsewhere();
  return fail(Code::limit, "not enough memory: {0} bytes were refused{1}",
              "メモリが足りません: {0} バイトを確保できません{2}", grouped(refused), elsewhere.en, elsewhere.ja);
}

std::unexpected<Error> too_much_memory_error(std::uint64_t wanted, std::uint64_t allowed) {
  constexpr std::uint64_t mebibyte = 1 << 20;
  const Text elsewhere = more_memory_elsewhere();
  return fail(Code::limit, "this needs {0} MiB of memory, and {1} MiB are allowed{2}",
              "これには {0} MiB のメモリが必要ですが、使えるのは {1} MiB までです{3}",
              grouped((wanted + mebibyte - 1) / mebibyte), grouped(allowed / mebibyte), elsewhere.en, elsewhere.ja);
}

}  // namespace asobi

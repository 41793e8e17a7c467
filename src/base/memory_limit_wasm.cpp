// In a browser the instance has the memory that it was linked for.
#include "base/memory_limit.hpp"

namespace asobi {

bool limit_memory(std::uint64_t) { return false; }

Text more_memory_elsewhere() {
  return {"; the program asobi on a computer has more than a browser gives",
          "。パソコンのプログラム asobi ならブラウザーより多く使えます"};
}

}  // namespace asobi

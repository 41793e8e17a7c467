// Faults on purpose: this program's calls for memory, of files and sockets, and for threads are counted, and one of
// them, or all from one on, can be told to fail. The calls are caught by functions of the same names in this
// executable, which all libraries find first, and which hand on to those of the C library (glibc).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace asobi::faults {

enum class Kind { memory, read, write, rename, flush, map, thread, fork, spawn, accept };

constexpr std::array<std::string_view, 10> kind_names = {"memory", "read",   "write", "rename", "flush",
                                                         "map",    "thread", "fork",  "spawn",  "accept"};
using Counts = std::array<std::uint64_t, kind_names.size()>;  // by kind

// From now on calls are counted, and the n-th of this kind fails; 0: none does.
void begin(Kind kind = Kind::memory, std::uint64_t n = 0);
// The same, and so do all of this kind that follow the n-th, until the end.
void begin_from(Kind kind, std::uint64_t n);
std::uint64_t so_far(Kind kind);  // calls
// Until now. How many calls there were of each kind.
Counts end();

// While it lives, the calls of its thread are neither counted nor refused.
class Spared {
 public:
  Spared();
  ~Spared();
  Spared(const Spared&) = delete;
  Spared& operator=(const Spared&) = delete;
};

// Pieces of memory that were given and not yet given back, since the program began.
std::int64_t living();

}  // namespace asobi::faults

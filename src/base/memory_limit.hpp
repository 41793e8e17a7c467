// How much memory there is to be had here: a hard limit on that of this process, which the system enforces, and what to
// do where more is wanted.
#pragma once

#include <cstdint>

#include "base/text.hpp"

namespace asobi {

// From now on this process may take so many bytes more than it has, and some for itself: stacks of threads, the answer.
// What is refused is an error of the work that asked for it. Tables mapped from files do not count. False when the
// system does not see to it.
bool limit_memory(std::uint64_t more);

// Where there is more, as the end of a sentence; empty on a computer, where this is all.
Text more_memory_elsewhere();

}  // namespace asobi

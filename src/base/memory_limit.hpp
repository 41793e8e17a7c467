// A hard limit on the memory of this process, which the system enforces: what is refused is an error of the work that
// asked for it. Tables mapped from files do not count.
#pragma once

#include <cstdint>

namespace asobi {

// From now on this process may take so many bytes more than it has, and some for itself: stacks of threads, the answer.
// False when the system does not see to it.
bool limit_memory(std::uint64_t more);

}  // namespace asobi

// What is said where memory is wanting. All are of code `limit`.
#pragma once

#include <cstdint>

#include "base/result.hpp"

namespace asobi {

std::unexpected<Error> no_memory_error();
std::unexpected<Error> no_memory_error(std::uint64_t refused);
std::unexpected<Error> too_much_memory_error(std::uint64_t wanted, std::uint64_t allowed);

}  // namespace asobi

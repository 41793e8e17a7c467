// How long something took.
#pragma once

#include <chrono>

namespace asobi {

inline double seconds_since(std::chrono::steady_clock::time_point begun) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

}  // namespace asobi

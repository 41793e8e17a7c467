// A task is run for each level of processor that this machine has (base/processor.hpp): in one run of the program it is
// seen what they are worth. The name of the task alone is the program as it is.
#pragma once

#include <string>

#include <fmt/format.h>

#include "base/processor.hpp"

namespace asobi {

// f(name, processor)
template <class F>
void each_level(const std::string& task, F&& f) {
  for (const Processor processor : processors_here()) {
    const bool usual = processor == this_processor();
    f(usual ? task : fmt::format("{} level {}", task, static_cast<int>(processor)), processor);
  }
}

}  // namespace asobi

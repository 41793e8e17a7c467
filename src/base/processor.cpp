#include "base/processor.hpp"

namespace asobi {

namespace {

Processor found() {
#ifdef __x86_64__
  const bool v3 = __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                  __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("lzcnt");
  return v3 ? Processor::v3 : Processor::plain;
#else
  return Processor::plain;
#endif
}

}  // namespace

Processor this_processor() {
  static const Processor out = found();
  return out;
}

std::vector<Processor> processors_here() {
  std::vector<Processor> out;
  for (const Processor each : {Processor::plain, Processor::v3}) {
    if (each <= this_processor()) out.push_back(each);
  }
  return out;
}

}  // namespace asobi

// One plain source for several kinds of processor. A program for every x86-64 machine cannot even count bits in one
// instruction, though nearly all machines can, and more. So a hot loop is compiled for both, and which of them runs is
// chosen where a search, or a large block of it, begins:
//
//   return on(processor, [&] { return count_all(words); });
//
// What the kernel calls is compiled for the level only if it becomes a part of it: functions that must, and lambdas
// inside it, are declared ASOBI_KERNEL. All levels compute the same in the same order; none has fused multiplications.
// A kernel is never a part of its caller: browsers, too, make better code of it when it is called again. Elsewhere than
// on x86-64 there is one level: every aarch64 machine has NEON, every browser that we serve 128-bit vectors.
#pragma once

#include <cstdint>
#include <vector>

// Where there is one level compilers know best what should become a part of what.
#ifdef __x86_64__
#define ASOBI_KERNEL [[gnu::always_inline]]
#else
#define ASOBI_KERNEL
#endif

namespace asobi {

// Levels of x86-64 as its makers number them, without what is for floating-point numbers only: v3 has popcnt, avx2,
// bmi, bmi2 and lzcnt. v2, between them, was tried and is worth nothing: the loops take 8 % fewer to 8 % more
// instructions.
enum class Processor : std::uint8_t { plain, v3 };

// The most that this machine has.
Processor this_processor();

// All that this machine has, from the plain one on: tests compare them.
std::vector<Processor> processors_here();

template <class Kernel>
[[gnu::noinline]] decltype(auto) on_plain(const Kernel& kernel) {
  return kernel();
}
#ifdef __x86_64__
template <class Kernel>
[[gnu::target("popcnt,avx2,bmi,bmi2,lzcnt"), gnu::flatten, gnu::noinline]] decltype(auto) on_v3(const Kernel& kernel) {
  return kernel();
}
#endif

// Calls the kernel as compiled for that processor, which this machine must have.
template <class Kernel>
decltype(auto) on([[maybe_unused]] Processor processor, const Kernel& kernel) {
#ifdef __x86_64__
  if (processor == Processor::v3) return on_v3(kernel);
#endif
  return on_plain(kernel);
}

}  // namespace asobi

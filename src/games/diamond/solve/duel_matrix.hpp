// A byte for every two classes of a folded duel: rows padded to whole cache lines, transposed in place.
#pragma once

#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "games/diamond/solve/folding.hpp"

namespace asobi::diamond {

class DuelMatrix {
 public:
  static constexpr std::uint64_t line = 64;

  static std::uint64_t width(const Folding& folding) { return (folding.classes() + line - 1) / line * line; }
  static std::uint64_t bytes(const Folding& folding) { return width(folding) * width(folding); }

  static Result<DuelMatrix> make(const Folding& folding);

  std::span<std::uint8_t> row(std::uint64_t number) {
    return data_.as<std::uint8_t>().subspan(number * width_, width_);
  }
  // The turn goes to the other player.
  void change_turns(const Folding& folding, unsigned threads);

 private:
  Buffer data_;
  std::uint64_t width_;

  DuelMatrix(Buffer data, std::uint64_t width) : data_(std::move(data)), width_(width) {}
};

}  // namespace asobi::diamond

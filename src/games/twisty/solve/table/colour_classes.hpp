// How many of some states differ up to symmetry: a rotation or reflection of the whole acts on places and on colours at
// once, and takes a state to one as far from the solved one. States are counted however the whole stands.
//
// Each class of states has as many members as there are symmetries divided by those that keep a member (Burnside), so
// it is enough to add up, state by state, how many symmetries keep it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/twisty/puzzle/turn.hpp"
#include "games/twisty/puzzle/whole_symmetries.hpp"

namespace asobi::twisty {

class ColourClasses {
 public:
  // The reference: stickers of a piece that looks like no other. Only symmetries count that take these
  // turns to one another.
  ColourClasses(const Puzzle& puzzle, std::span<const int> reference, std::span<const Turn> turns);

  // How many symmetries keep a state, told by the colour at each sticker's place; the reference is at home.
  std::uint64_t kept_by(std::span<const std::uint8_t> colours) const;
  std::uint64_t symmetries() const { return symmetries_.size(); }

 private:
  std::vector<WholeSymmetry> symmetries_;
  std::size_t faces_;
  std::size_t first_, second_;                    // stickers of the reference
  std::vector<std::vector<std::size_t>> taking_;  // by `way`: the symmetries that take the faces of these two so

  // By whether it mirrors, and the faces to which those two go.
  std::size_t way(bool mirrors, std::size_t first, std::size_t second) const {
    return ((mirrors ? faces_ : 0) + first) * faces_ + second;
  }
  static bool keep(std::span<const std::uint8_t> colours, const WholeSymmetry& places, const WholeSymmetry& faces);
};

}  // namespace asobi::twisty

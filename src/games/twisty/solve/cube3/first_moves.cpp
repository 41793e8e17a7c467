#include "games/twisty/solve/cube3/first_moves.hpp"

namespace asobi::twisty::cube3 {

Result<std::shared_ptr<const FirstMoves>> FirstMoves::make(const Progress& progress) {
  ASOBI_TRY(Classes classes, Classes::explore(flip_slice_values, flip_slice_of, all_moves(), progress));
  ASOBI_TRY(Coordinate twist, Coordinate::explore(twist_values, twist_of, all_moves(), progress));
  return std::shared_ptr<const FirstMoves>(new FirstMoves(std::move(classes), std::move(twist)));
}

FirstMoves::FirstMoves(Classes classes, Coordinate twist) : classes_(std::move(classes)), twist_(std::move(twist)) {
  const Geometry& geometry = Geometry::get();
  for (int s = 0; s < kept_symmetries; ++s) {
    for (int m = 0; m < move_count; ++m) move_seen_[s][m] = static_cast<std::uint8_t>(geometry.conjugate_move(m, s));
    for (int t = 0; t < kept_symmetries; ++t) both_[s][t] = static_cast<std::uint8_t>(geometry.compose(s, t));
  }
}

std::vector<std::uint32_t> FirstMoves::places(FirstCoordinates at) const {
  const std::uint32_t own = at.edges / kept_symmetries, seen = column(at);
  std::vector<std::uint32_t> out;
  for (std::uint32_t s = 0; s < kept_symmetries; ++s) {
    if ((classes_.keepers[own] >> s & 1) != 0) {
      out.push_back(own * twist_values + twist_.conjugated[s * twist_values + seen]);
    }
  }
  return out;
}

}  // namespace asobi::twisty::cube3

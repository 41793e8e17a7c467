#include "math/automata/diagram.hpp"

#include <algorithm>

namespace asobi::automata {

Reference Diagram::node(Track level, std::span<const Reference> children) {
  if (std::ranges::all_of(children, [&](Reference child) { return child == children[0]; })) return children[0];
  row_[0] = level;
  std::ranges::copy(children, row_.begin() + 1);
  return nodes_.intern(row_);
}

}  // namespace asobi::automata

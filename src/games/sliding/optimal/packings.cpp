#include "games/sliding/optimal/packings.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "base/bits.hpp"

namespace asobi::sliding {

namespace {

// Bron and Kerbosch's way through all cliques that cannot grow (1973).
struct Packer {
  std::vector<Packing> disjoint;  // by part: those without a common tile
  std::vector<Packing> found;

  // Goes on from those chosen by some that fit; those done with fit, too, but all with them has been found. What can be
  // added to a part that fits is not tried at once: without that part, or one which meets it, it could still grow.
  void pack(Packing chosen, Packing fitting, Packing done) {
    if ((fitting | done) == 0) {
      found.push_back(chosen);
      return;
    }
    const auto pivot = static_cast<std::size_t>(lowest_bit(fitting | done));
    for (Packing left = fitting & ~disjoint[pivot]; left != 0; left &= left - 1) {
      const auto p = static_cast<std::size_t>(lowest_bit(left));
      pack(chosen | Packing{1} << p, fitting & disjoint[p], done & disjoint[p]);
      fitting &= ~(Packing{1} << p);
      done |= Packing{1} << p;
    }
  }
};

}  // namespace

std::vector<Packing> packings(std::span<const std::uint32_t> parts) {
  Packer packer;
  for (const std::uint32_t one : parts) {
    Packing disjoint = 0;
    for (std::size_t q = 0; q < parts.size(); ++q) disjoint |= Packing{(one & parts[q]) == 0} << q;
    packer.disjoint.push_back(disjoint);
  }
  packer.pack(0, static_cast<Packing>((std::uint64_t{1} << parts.size()) - 1), 0);
  // Where two differ first, that which has the part comes first.
  std::ranges::sort(packer.found, [](Packing a, Packing b) { return (((a ^ b) & -(a ^ b)) & a) != 0; });
  return std::move(packer.found);
}

std::vector<Packing> best_packings(const std::vector<Packing>& all, const std::vector<std::vector<std::uint8_t>>& sums,
                                   std::size_t most) {
  const auto greater = [](std::uint8_t a, std::uint8_t b) { return std::max(a, b); };
  std::vector<std::uint8_t> bounds(sums.empty() ? 0 : sums.front().size());
  const auto raised = [&](std::size_t k) {
    return std::transform_reduce(bounds.begin(), bounds.end(), sums[k].begin(), 0, std::plus{}, greater);
  };
  std::vector<std::size_t> left(all.size());
  std::iota(left.begin(), left.end(), std::size_t{0});
  std::vector<Packing> out;
  while (out.size() < most && !left.empty()) {
    const auto best = std::ranges::max_element(left, {}, raised);
    std::ranges::transform(bounds, sums[*best], bounds.begin(), greater);
    out.push_back(all[*best]);
    left.erase(best);
  }
  return out;
}

}  // namespace asobi::sliding

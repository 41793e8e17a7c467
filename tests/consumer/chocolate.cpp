// The chocolate game with z <= y/2: its L-states, and a law for them, typed as in the paper, compared with the truth.
#include <asobi/games/chocolate/law_check.hpp>
#include <asobi/games/chocolate/lstates.hpp>
#include <fmt/format.h>

using namespace asobi::chocolate;

int main() {
  asobi::Progress progress;
  const std::uint32_t most = 60;
  const auto plane = plane_up_to(Edge::quotient(2), most, progress);
  if (!plane) return fmt::print("{}\n", plane.error().message.en), 1;
  const LStates lstates = LStates::of(*plane, most, progress).value();
  for (const auto [y, z] : lstates.with(5)) fmt::print("{{5, {}, {}}}\n", y, z);

  const auto law = Law::parse("Table[{y ⊕ z, y, z}, {y, 0, Infinity}, {z, 0, y/2}]");
  if (!law) return fmt::print("{}\n", law.error().message.en), 1;
  const Comparison comparison = compare(*law, *plane, most, 3, progress).value();
  fmt::print("{} L-states, of which the law lacks {}; it has {} too many\n", comparison.lstates,
             comparison.missing_count, comparison.surplus_count);
  return comparison.holds() && comparison.lstates == lstates.count() ? 0 : 1;
}

// The checks of the chocolate paper by part, and what they share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/chocolate/game.hpp"
#include "games/chocolate/lstates.hpp"
#include "papers/check.hpp"
#include "papers/finding.hpp"

namespace asobi::chocolate_claims {

using namespace chocolate;  // the paper speaks of nothing else

std::vector<Check> bars();   // sections 1 and 2
std::vector<Check> law();    // section 3: the program, the families, the conjecture
std::vector<Check> proof();  // section 3: the sketch of a proof

constexpr std::uint32_t bound = 1'000;  // of the laws checked here

std::string text_of(const Position& p);  // "{3, 6, 3}"
Result<Plane> plane_of(Integer k, std::uint32_t last, Context& context);
Result<Rules> bar_at(Integer k, const Position& p);
inline std::uint32_t grundy(const Plane& plane, const Position& p) { return p.x ^ plane(p.y, p.z); }
Text bar_told(const Plane& plane, const Position& p);  // its Grundy number

// That the law's points are the L-states of all positions, by automata: it lies in the positions, no cut leads from it
// to itself, and from every other position one leads into it.
Result<bool> proved(Integer k, std::string_view text, Context& context);

}  // namespace asobi::chocolate_claims

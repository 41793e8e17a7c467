// The claims of the chocolate paper by part, and what their checks share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/chocolate/game.hpp"
#include "games/chocolate/lstates.hpp"
#include "papers/finding.hpp"
#include "papers/live.hpp"
#include "play/paper.hpp"

namespace asobi::chocolate_claims_by_part {

using namespace chocolate;  // the paper speaks of nothing else

std::vector<Claim> bars();   // sections 1 and 2
std::vector<Claim> law();    // section 3: the program, the families, the conjecture
std::vector<Claim> proof();  // section 3: the sketch of a proof

constexpr std::uint32_t bound = 1'000;  // of the laws checked here

std::string text_of(const Position& p);  // "{3, 6, 3}"
Result<Plane> plane_of(Integer k, std::uint32_t last, Context& context);
Result<Rules> bar_at(Integer k, const Position& p);
inline std::uint32_t grundy(const Plane& plane, const Position& p) { return p.x ^ plane(p.y, p.z); }
Text bar_told(const Plane& plane, const Position& p);  // its Grundy number

// That the law's points are the L-states of all positions, by automata: it lies in the positions, no cut leads from it
// to itself, and from every other position one leads into it.
Result<bool> proved(Integer k, std::string_view text, Context& context);

// "from `from` these cuts lead to …", an L-state where that is said.
Claim cut(std::string id, Text section, Integer k, Position from, const std::vector<Cut>& cuts,
          const std::string& printed, bool wins = false);

// What shows a claim: a bar with moves made, or a tool about all bars of one k.
std::string live_bar(Integer k, const Position& p, const std::string& moves = {});
std::string live_tool(Integer k, const std::string& tool, std::uint32_t max, const std::string& more = {});

}  // namespace asobi::chocolate_claims_by_part

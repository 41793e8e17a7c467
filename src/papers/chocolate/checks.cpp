// The paper as a whole, and what it leaves open.
#include "papers/chocolate/checks.hpp"

#include <algorithm>
#include <iterator>

#include "games/chocolate/law_search.hpp"
#include "games/chocolate/shipped_laws.hpp"
#include "papers/chocolate/parts.hpp"

namespace asobi {

namespace {

using namespace chocolate_claims;

Result<Finding> check_other_k(Context& context) {
  std::string odd;
  for (const Integer k : {4, 6, 8}) {
    ASOBI_TRY(const Plane plane, plane_of(k, bound, context));
    ASOBI_TRY(const NimSumSearch nim, search_nim_sum(plane, context.progress));
    ASOBI_TRY(const bool everywhere, proved(k, formula_law(k).text, context));
    if (nim.exceptions > 0 || !everywhere) {
      return answered_if(false, {"an even k is no nim-sum", "偶数の k で外れる"});
    }
  }
  for (const Integer k : {3, 5}) {
    ASOBI_TRY(const Plane plane, plane_of(k, bound, context));
    ASOBI_TRY(const LStates lstates, LStates::of(plane, bound, context.progress));
    ASOBI_TRY(const auto law, search_law(plane, lstates, context.progress));
    if (!law) return answered_if(false, {"no law was found", "法則が見つからない"});
    ASOBI_TRY(const bool everywhere, proved(k, law->text, context));
    if (!everywhere) return answered_if(false, {"the law found does not hold", "見つけた法則は成り立たない"});
    odd += fmt::format("{}k = {}: {}", odd.empty() ? "" : ", ", k, law->period);
  }
  for (const Integer k : {1, 3, 5, 7, 9}) {
    ASOBI_TRY(const bool everywhere, proved(k, formula_law(k).text, context));
    if (!everywhere) {
      return answered_if(false, {"the formula for odd k does not hold", "奇数の k の公式は成り立たない"});
    }
  }
  return answered_if(
      true,
      {fmt::format(
           "even k (4, 6, 8): the nim-sum. Every odd k: with d = y - z, x = y + ⌈z/2⌉ if d is even, else "
           "d + min(⌊z/2⌋, ⌊d/(2k)⌋), a theorem, for k = 1 to 9 decided by automata, too; written like AA to FF "
           "these are families with periods in x {}",
           odd),
       fmt::format(
           "偶数の k（4, 6, 8）はニム和。奇数の k はどれも、d = y - z が偶数なら x = y + ⌈z/2⌉、奇数なら "
           "d + min(⌊z/2⌋, ⌊d/(2k)⌋)。これは定理で、k = 1 から 9 まではオートマトンでも証明した。AA–FF の書き方では、"
           "x の周期は {}",
           odd)});
}

}  // namespace

std::vector<Check> chocolate_checks() {
  std::vector<Check> out = {{"other-k", check_other_k}};
  for (auto checks : {chocolate_claims::bars(), chocolate_claims::law(), chocolate_claims::proof()}) {
    std::ranges::move(checks, std::back_inserter(out));
  }
  return out;
}

}  // namespace asobi

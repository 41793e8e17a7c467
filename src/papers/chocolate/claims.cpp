// The paper as a whole, and what it leaves open.
#include "papers/chocolate/claims.hpp"

#include <algorithm>
#include <iterator>

#include "games/chocolate/law_search.hpp"
#include "games/chocolate/shipped_laws.hpp"
#include "papers/chocolate/parts.hpp"

namespace asobi {

namespace chocolate_claims_by_part {

namespace {

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

Claim other_k() {
  return {"other-k",
          {"2, 3", "2, 3"},
          {"k = 2 and k = 1 are studied; other k are not", "調べたのは k = 2 と k = 1 で、他の k は扱わない"},
          check_other_k,
          live_tool(3, "search", 200)};
}

}  // namespace

}  // namespace chocolate_claims_by_part

Paper chocolate_paper() {
  namespace part = chocolate_claims_by_part;
  std::vector<Claim> claims;
  for (auto section : {part::bars(), part::law(), part::proof()}) {
    std::ranges::move(section, std::back_inserter(claims));
  }
  claims.push_back(part::other_k());
  return {
      .id = "chocolate",
      .title = {"Combinatorial games studied with computer algebra (R. Miyadera)",
                "数式処理システムを用いた組み合わせゲームの研究と教育への応用（宮寺良平）"},
      .citation = {"R. Miyadera, Kwansei Gakuin Senior High School", "宮寺良平（関西学院高等部）"},
      .abstract =
          {"Chocolate games, a kind of combinatorial games, suit a computer algebra system with "
           "many mathematical functions. Presented here is a bar whose lost positions (L-states) "
           "follow a rather intricate rule; to make its nature clear it is compared with bars whose "
           "L-states have a formula that was published before. Throughout, the work leans on the "
           "computing and programming of Mathematica.",
           "この論文では組み合わせゲームの一種であるチョコレート問題について考える。チョコレート問題は数学関連の関数を"
           "多く持つ数式処"
           "理システムには適している。今回紹介するのは、L-state "
           "がやや複雑な規則性を持っているチョコレート問題である。その問"
           "題の特徴を理解していただくために、既に発表済みの L-state "
           "の公式を持つチョコレートと比較して考える。研究全般にお"
           "いて、数式処理システム Mathematica に大きく依存しており、その計算機能とプログラム機能が本質的に寄与している"
           "。"},
      .source = "001_d4be29cb0ca96ac4.txt",
      .claims = std::move(claims),
  };
}

}  // namespace asobi

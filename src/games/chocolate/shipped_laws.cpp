#include "games/chocolate/shipped_laws.hpp"

#include <algorithm>

namespace asobi::chocolate {

namespace {

constexpr std::string_view theorem4 =
    R"law((* Paper 001, theorem 4: for y >= 2z (k = 2) the L-states are the points with x ⊕ y ⊕ z = 0, that is, x = y ⊕ z. *)
Table[{y ⊕ z, y, z}, {y, 0, Infinity}, {z, 0, Floor[y/2]}];
)law";

constexpr std::string_view conjecture =
    R"law((* Paper 001, section 3: the conjecture for y >= z (k = 1), as printed. m is a cut-off: the last ranges of CC and FF
   have no end. The paper prints one ] too few at the end of AA, BB, CC and DD; here they are complete. *)
AA[n_] :=
  Union[Join[
    Table[{6 n - 1, 4 n + 2 k - 1, 4 n - 4 k - 1}, {k, 0, n - 1}],
    Table[{6 n - 1, 4 n + 2 k, 4 n - 4 k - 2}, {k, 0, n - 1}],
    Table[{6 n - 1, 6 n + 2 k - 1, 4 k}, {k, 0, n - 1}],
    Table[{6 n - 1, 6 n + 2 k, 4 k + 1}, {k, 0, n - 1}]]];
BB[n_] :=
  Union[Join[Table[{6 n, 4 n + 2 k, 4 n - 4 k}, {k, 0, n}],
    Table[{6 n, 4 n + 2 k + 1, 4 n - 4 k - 3}, {k, 0, n - 1}],
    Table[{6 n, 6 n + 2 k + 1, 4 k + 2}, {k, 0, n - 1}],
    Table[{6 n, 6 n + 2 k + 2, 4 k + 3}, {k, 0, n - 1}]]];
CC[n_, m_] :=
  Union[Join[
    Table[{6 n + 1, 4 n + 2 k + 1, 4 n - 4 k - 1}, {k, 0, n - 1}],
    Table[{6 n + 1, 4 n + 2 k + 2, 4 n - 4 k - 2}, {k, 0, n - 1}],
    Table[{6 n + 1, 6 n + 2 k + 1, 4 k}, {k, 0, n}],
    Table[{6 n + 1, 6 n + 2 k + 2, 4 k + 1}, {k, 0, n - 1}],
    Table[{6 n + 1, k + 8 n + 2, k + 4 n + 1}, {k, 0, n + m}]]];
DD[n_] :=
  Union[Join[
    Table[{6 n + 2, 4 n + 2 k + 1, 4 n - 4 k + 1}, {k, 0, n}],
    Table[{6 n + 2, 4 n + 2 k + 2, 4 n - 4 k}, {k, 0, n}],
    Table[{6 n + 2, 6 n + 2 k + 3, 4 k + 2}, {k, 0, n - 1}],
    Table[{6 n + 2, 6 n + 2 k + 4, 4 k + 3}, {k, 0, n - 1}]]];
EE[n_] :=
  Union[Join[
    Table[{6 n + 3, 4 n + 2 k + 2, 4 n + 2 - 4 k}, {k, 0, n}],
    Table[{6 n + 3, 4 n + 2 k + 3, 4 n - 4 k - 1}, {k, 0, n - 1}],
    Table[{6 n + 3, 6 n + 2 k + 3, 4 k}, {k, 0, n}],
    Table[{6 n + 3, 6 n + 2 k + 4, 4 k + 1}, {k, 0, n}]]];
FF[n_, m_] :=
  Union[Join[
    Table[{6 n + 4, 4 n + 2 k + 3, 4 n - 4 k + 1}, {k, 0, n}],
    Table[{6 n + 4, 4 n + 2 k + 4, 4 n - 4 k}, {k, 0, n}],
    Table[{6 n + 4, 6 n + 2 k + 5, 4 k + 2}, {k, 0, n}],
    Table[{6 n + 4, 6 n + 2 k + 6, 4 k + 3}, {k, 0, n - 1}],
    Table[{6 n + 4, k + 8 n + 6, k + 4 n + 3}, {k, 0, n + m}]]];
)law";

}  // namespace

const std::vector<ShippedLaw>& shipped_laws() {
  static const std::vector<ShippedLaw> all = {
      {"theorem4", 2, {"theorem 4 (k = 2): x ⊕ y ⊕ z = 0", "定理 4（k = 2）: x ⊕ y ⊕ z = 0"}, std::string(theorem4)},
      {"conjecture",
       1,
       {"the conjecture of section 3 (k = 1): AA to FF", "第 3 節の予想（k = 1）: AA から FF"},
       std::string(conjecture)},
  };
  return all;
}

namespace {

// z is bound first, and y = k z + 2 j or k z + 2 j + 1, so that d = y - z is even or odd.
std::string odd_text(Integer k) {
  return fmt::format(
      "(* For y >= {0}z. With d = y - z: x = y + Ceiling[z/2] if d is even, else d + Min[Floor[z/2], Floor[d/{2}]]. "
      "*)\n"
      "Table[{{{0} z + 2 j + (z + 1)/2, {0} z + 2 j, z}}, {{z, 0, Infinity}}, {{j, 0, Infinity}}];\n"
      "Table[{{{1} z + 2 j + 1 + Min[z/2, ({1} z + 2 j + 1)/{2}], {0} z + 2 j + 1, z}}, {{z, 0, Infinity}}, {{j, 0, "
      "Infinity}}];\n",
      k, k - 1, 2 * k);
}

std::string even_text(Integer k) {
  return fmt::format(
      "(* For y >= {0}z: x ⊕ y ⊕ z = 0. *)\n"
      "Table[{{y ⊕ z, y, z}}, {{y, 0, Infinity}}, {{z, 0, Floor[y/{0}]}}];\n",
      k);
}

}  // namespace

ShippedLaw formula_law(Integer k) {
  if (k % 2 != 0) {
    return {"odd", k, say("the formula for odd k (k = {})", "奇数の k の公式（k = {}）", k), odd_text(k)};
  }
  return {"even", k, say("even k (k = {}): x ⊕ y ⊕ z = 0", "偶数の k（k = {}）: x ⊕ y ⊕ z = 0", k), even_text(k)};
}

std::vector<ShippedLaw> laws_for(Integer k) {
  std::vector<ShippedLaw> out = shipped_laws();
  if (k > 0) out.push_back(formula_law(k));
  return out;
}

bool is_named_or_written(std::string_view text, Integer k) {
  const auto all = laws_for(k);
  return text.find_first_of("[{") != std::string_view::npos ||
         std::ranges::find(all, trimmed(text), &ShippedLaw::name) != all.end();
}

Result<Law> law_named_or_written(std::string_view text, const Edge* bar) {
  const std::string_view name = trimmed(text);
  std::vector<std::string> names;
  for (const ShippedLaw& law : laws_for(bar != nullptr ? bar->k() : 0)) {
    if (law.name == name) return Law::parse(law.text, bar);
    names.push_back(law.name);
  }
  if (name.find_first_of("[{") != std::string_view::npos) return Law::parse(text, bar);
  const Text hint = did_you_mean(name, names);
  return fail(Code::unknown_name,
              "for this bar there is no law {0}: it is neither a file, nor a law itself, nor one of {1}{2}",
              "このチョコに法則 {0} はありません: ファイルでも、法則の文でも、{1} のいずれでもありません{3}",
              shown(name), fmt::format("{}", fmt::join(names, ", ")), hint.en, hint.ja);
}

}  // namespace asobi::chocolate

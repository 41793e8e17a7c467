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
      {"theorem4", 2, {"theorem 4 (k = 2): x ⊕ y ⊕ z = 0", "定理 4（k = 2）: x ⊕ y ⊕ z = 0"}, theorem4},
      {"conjecture",
       1,
       {"the conjecture of section 3 (k = 1): AA to FF", "第 3 節の予想（k = 1）: AA から FF"},
       conjecture},
  };
  return all;
}

std::string_view law_text(std::string_view name_or_text) {
  const auto named = std::ranges::find(shipped_laws(), trimmed(name_or_text), &ShippedLaw::name);
  return named == shipped_laws().end() ? name_or_text : named->text;
}

bool is_named_or_written(std::string_view text) {
  return text.find_first_of("[{") != std::string_view::npos ||
         std::ranges::find(shipped_laws(), trimmed(text), &ShippedLaw::name) != shipped_laws().end();
}

Result<Law> law_named_or_written(std::string_view text, const Edge* bar) {
  const std::string_view name = trimmed(text);
  std::vector<std::string> names;
  for (const ShippedLaw& law : shipped_laws()) {
    if (law.name == name) return Law::parse(law.text, bar);
    names.push_back(law.name);
  }
  if (name.find_first_of("[{") != std::string_view::npos) return Law::parse(text, bar);
  const Text hint = did_you_mean(name, names);
  return fail(Code::unknown_name, "there is no law {0}: it is neither a file, nor a law itself, nor one of {1}{2}",
              "法則 {0} はありません: ファイルでも、法則の文でも、{1} のいずれでもありません{3}", shown(name),
              fmt::format("{}", fmt::join(names, ", ")), hint.en, hint.ja);
}

}  // namespace asobi::chocolate

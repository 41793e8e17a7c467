// Looking for laws in the L-states of a bar: is the Grundy number the nim-sum, and if not, where first; and do the
// L-states, sorted by first coordinate, fall into lines {p n + r, a n + s k + b, c n + e k + d} as in the paper's
// AA…FF?
//
// For a stride s the L-states of one x are cut into chains (y, z), (y + s, z + e), (y + 2s, z + 2e), …; for a period p
// the chains of x = p n + r must have the same steps and begin and end at linear functions of n. What is found is
// written as a law and compared with all L-states up to the bound. It is a guess that fits, not a proof.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/chocolate/law_check.hpp"
#include "games/chocolate/lstates.hpp"

namespace asobi::chocolate {

// Where the Grundy number of the plane is not the nim-sum.
struct NimSumException {
  std::uint32_t y, z;
  std::uint32_t grundy;

  std::uint32_t nim_sum() const { return y ^ z; }
  friend bool operator==(const NimSumException&, const NimSumException&) = default;

  static constexpr auto fields() {
    return field_list(field("y", &NimSumException::y), field("z", &NimSumException::z),
                      field("grundy", &NimSumException::grundy), field("nim_sum", &NimSumException::nim_sum, "y ⊕ z"));
  }
};

struct NimSumSearch {
  std::uint64_t positions = 0;
  std::uint64_t exceptions = 0;
  std::optional<NimSumException> first = std::nullopt;  // by y, then z

  bool holds() const { return exceptions == 0; }

  static constexpr auto fields() {
    return field_list(field("holds", &NimSumSearch::holds, "g(y, z) = y ⊕ z wherever it was looked at"),
                      field("exceptions", &NimSumSearch::exceptions, "how many"),
                      field("positions", &NimSumSearch::positions, "how many were looked at"),
                      field("first", &NimSumSearch::first, "exception by y, then z"));
  }
};

Result<NimSumSearch> search_nim_sum(const Plane& plane, const Progress& progress);

struct FoundLaw {
  std::uint32_t period;  // in x
  std::uint32_t stride;  // in y
  struct Class {
    std::uint32_t residue;  // of x
    std::uint32_t tables;   // lines of points
    std::uint32_t endless;  // of these, without end

    static constexpr auto fields() {
      return field_list(field("residue", &Class::residue, "of x by the period"),
                        field("tables", &Class::tables, "lines of points"),
                        field("endless", &Class::endless, "of these, without end"));
    }
  };
  std::vector<Class> classes;
  std::vector<Point> single;  // points near the beginning that lie on no line
  std::string text;
  std::uint32_t most;  // it was compared with the L-states up to this x and y
  Comparison comparison;

  std::optional<bool> proved = {};              // if a proof was asked for; one that is refuted is not found
  std::optional<std::string> certificate = {};  // the file it was written to

  Text status() const {
    if (proved == true) return {"proved for all positions", "全ての局面について証明した"};
    return say("fits up to {}, not proved", "{} まで一致。証明ではない", most);
  }

  static constexpr auto fields() {
    return field_list(field("status", &FoundLaw::status, "how far it was compared"),
                      field("period", &FoundLaw::period, "in x"), field("stride", &FoundLaw::stride, "in y"),
                      field("classes", &FoundLaw::classes),
                      field("single", &FoundLaw::single, "points near the beginning that lie on no line"),
                      field("text", &FoundLaw::text, "the law as it can be checked"),
                      field("proved", &FoundLaw::proved, "for all positions, if that was asked"),
                      field("certificate", &FoundLaw::certificate, "the file that the proof was written to"));
  }
};

constexpr std::uint32_t greatest_period = 512;
constexpr std::uint32_t greatest_stride = 8;

// The law with the least period, then stride, that fits all L-states with x, y ≤ most; none if there is no such law
// with period and stride up to those above in sight. Cost: for each period and stride some columns x of the L-states.
Result<std::optional<FoundLaw>> search_law(const Plane& plane, const LStates& lstates, Progress& progress);

// The greatest period p that the L-states with x, y ≤ most decide: six points x = p n + r of every residue r lie below
// most / 4, of which a line must fit the last five. Then search_law finds the families with a period up to p if
//   - all lines have begun by n = 1 (what lies before may be up to 200 single points), and
//   - those that end do so at y ≤ 4 x.
// So "none" means: no such family. No finite number of L-states says anything of a family that begins later.
std::uint32_t decided_period(std::uint32_t most);
// The least bound that decides this period.
std::uint32_t bound_to_decide(std::uint32_t period);

enum class SearchOutcome { found, none, undecided };

constexpr auto names(SearchOutcome) { return std::to_array<std::string_view>({"found", "none", "undecided"}); }

// A search that looks farther until it has decided.
struct FamilySearch {
  SearchOutcome outcome = SearchOutcome::undecided;
  std::uint32_t decided_period = 0;
  std::uint32_t bound = 0;
  std::optional<FoundLaw> law = std::nullopt;
  std::optional<Text> stopped = std::nullopt;

  static constexpr auto fields() {
    return field_list(
        field("outcome", &FamilySearch::outcome,
              "of the search for families, whatever is known: found; none with a period up to decided_period; or "
              "undecided, because the search was stopped before all periods were decided"),
        field("decided_period", &FamilySearch::decided_period,
              "the greatest period that the L-states with x, y ≤ bound decide"),
        field("bound", &FamilySearch::bound,
              "the greatest x and y that were looked at; the search raises it by itself"),
        field("stopped", &FamilySearch::stopped, "why it is undecided, and what it would take"),
        field("law", &FamilySearch::law, "the family that was found").or_null());
  }
};

// Whether what fits is to be believed: it may be proved, or refuted beyond the bound; then the search goes on.
using Believed = std::function<Result<bool>(FoundLaw&)>;

// From this bound on, twice as far each time, until a law is found, or all periods that are looked for are decided;
// undecided where time or memory do not suffice, or the edge ends.
Result<FamilySearch> search_families(const Edge& edge, std::uint32_t bound, const Believed& believed,
                                     Progress& progress);

}  // namespace asobi::chocolate

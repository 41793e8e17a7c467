// Paper 002, chapter 14: which pieces there are, and where.
#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/tsukuda.hpp"
#include "papers/finding.hpp"
#include "papers/solvers/cases.hpp"
#include "papers/solvers/formulas.hpp"

namespace asobi {

namespace {

using namespace twisty;

// 14.1.2: the sides on which pieces stand before the step that are on Y- after it.
Result<Finding> check_sides(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::Tsukuda>("cube-face-4"));
  const human::Mechanism& m = ready->mechanism;
  const human::CubeParts parts(m);
  const auto phases = ready->tables.phases(Manner::paper);
  const human::Phase& step = *std::ranges::find(phases, "bottom-inner", &human::Phase::id);
  Random random(1);
  std::map<std::string_view, int> taken;
  for (int state = 0; state < 20; ++state) {
    const human::Board before = shuffled(m, random);
    human::Hand hand(before);
    if (!step.run(hand)) return Finding{false, {"the step does not end", "ステップが終わらない"}};
    for (const int below : parts.inner("Y-").places) {
      const int mark = hand.board().at(below);
      for (const std::string_view side : {"X+", "X-", "Z+", "Z-"}) {
        taken[side] += std::ranges::any_of(parts.inner(side).places, [&](int p) { return before.at(p) == mark; });
      }
    }
  }
  std::vector<std::string_view> sides;
  for (const auto& [side, pieces] : taken) {
    if (pieces > 0) sides.push_back(side);
  }
  return computes(fmt::format("{}", fmt::join(sides, ", ")),
                  {"a piece of Y- may be on any side, and the step ends with all of Y- right",
                   "Y- 色のピースはどの側面にもあり得る。このステップの後で Y- 面はすべて揃う"});
}

// 14.1.9: the face to which no case of the step belongs.
Result<Finding> check_done_face(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::Tsukuda>("cube-face-4"));
  const auto phases = ready->tables.phases(Manner::plain);
  const human::Table& table = *std::ranges::find(phases, "top-edges", &human::Phase::id)->tables[0];
  std::vector<std::string_view> free;
  for (const std::string_view face : {"X+", "X-", "Y+", "Y-", "Z+", "Z-"}) {
    const bool met = std::ranges::any_of(table.cases(), [&](const auto& one) {
      return std::ranges::any_of(ready->model.puzzle.stickers_of(ready->mechanism.piece(one.first[0])), [&](int mark) {
        return ready->mechanism.colour(mark) == ready->mechanism.face(face);
      });
    });
    if (!met) free.push_back(face);
  }
  return computes(fmt::format("{}", fmt::join(free, ", ")),
                  {"its edges are already right", "その面のエッジはすでに揃っている"});
}

// 14.1.10: the place of the step, and the places where its pieces can be.
Result<Finding> check_top_central(Context&) {
  std::array<Formulas, 3> at = {formulas_of_layers(), formulas_of_layers(), formulas_of_layers()};
  std::set<std::size_t> counts;
  for (int n = 3; n <= 9; n += 2) {
    ASOBI_TRY(const auto ready, prepared<human::Tsukuda>(fmt::format("cube-face-{}", n)));
    const auto phases = ready->tables.phases(Manner::plain);
    const human::Table& table = *std::ranges::find(phases, "top-central-edges", &human::Phase::id)->tables[0];
    const int place = table.look().places[0];
    for (int axis = 0; axis < 3; ++axis) {
      at[static_cast<std::size_t>(axis)].met(n, n, ready->mechanism.layer(place, axis));
    }
    std::set<int> pieces;
    for (const auto& [key, procedures] : table.cases()) pieces.insert(ready->mechanism.piece(key[0]));
    counts.insert(pieces.size());
  }
  return computes(
      fmt::format("({},{},{}), {}", at[0].text(), at[1].text(), at[2].text(), fmt::join(counts, " or ")),
      {"four of the twelve are on Y-, which is already right", "十二ヶ所のうち四ヶ所は、すでに揃った Y- 面にある"});
}

// 14.1.11: how far the Numbers x + N(y + Nz) of two pieces of a kind in layers L and N-1-L are apart.
Result<Finding> check_number_difference(Context&) {
  Formulas formulas({{"N(N-1-2L)", [](int n, int l) { return n * (n - 1 - 2 * l); }}});
  std::set<int> pairs;
  for (int n = 4; n <= 10; ++n) {
    ASOBI_TRY(const Model model, Model::make(fmt::format("cube-face-{}", n)));
    const human::Mechanism m(model.puzzle);
    const auto number = [&](int mark) { return m.layer(mark, 0) + n * (m.layer(mark, 1) + n * m.layer(mark, 2)); };
    const auto colours = [&](int mark) {
      std::set<int> out;
      for (const int s : model.puzzle.stickers_of(m.piece(mark))) out.insert(m.colour(s));
      return out;
    };
    for (int l = 1; 2 * l < n - 1; ++l) {
      const auto lower = human::CubeParts(m).upright_edges(l).places;
      const auto upper = human::CubeParts(m).upright_edges(n - 1 - l).places;
      int same = 0;
      for (const int a : lower) {
        for (const int b : upper) {
          if (colours(a) != colours(b)) continue;
          ++same;
          formulas.met(n, l, number(b) - number(a));
        }
      }
      pairs.insert(same);
    }
  }
  return computes(fmt::format("{}, {}", fmt::join(pairs, " or "), formulas.text()),
                  {"pairs of a kind for each L, N = 4 to 10", "N = 4 から 10 の各 L で同種の組を数えた"});
}

// 14.2.2: corners of Y- and edges of the middle layer that have two colours in common, but for the pair itself.
Result<Finding> check_other_pairs(Context&) {
  ASOBI_TRY(const Model model, Model::make("cube-face-3"));
  const human::Mechanism m(model.puzzle);
  const human::CubeParts parts(m);
  const auto colours = [&](int mark) {
    std::set<int> out;
    for (const int s : model.puzzle.stickers_of(m.piece(mark))) out.insert(m.colour(s));
    return out;
  };
  int pairs = 0;
  for (const int corner : parts.corners(0).places) {
    for (const int edge : parts.upright_edges(1).places) pairs += std::ranges::includes(colours(corner), colours(edge));
  }
  return computes(std::to_string(pairs - 1),
                  {fmt::format("there are {} pairs in all", pairs), fmt::format("ペアは全部で {} 組", pairs)});
}

// 14.4: up to which N the tetrahedron has none of a kind.
Result<Finding> check_kinds_of_pieces(Context&) {
  struct Kind {
    bool forward;
    std::size_t faces;
    int last_without = 1;
  };
  std::array<Kind, 4> kinds = {{{true, 2}, {false, 2}, {true, 1}, {false, 1}}};
  for (int n = 2; n <= 10; ++n) {
    ASOBI_TRY(const Model model, Model::make(fmt::format("tetra-vertexface-{}", n)));
    const human::Mechanism m(model.puzzle);
    std::array<bool, 4> met{};
    for (int mark = 0; mark < m.marks(); ++mark) {
      std::array<int, 4> at{};
      int sum = 0, faces = 0;
      for (std::size_t axis = 0; axis < 4; ++axis) {
        at[axis] = m.layer(mark, static_cast<int>(axis));
        sum += at[axis];
        faces += at[axis] == 0;
      }
      std::ranges::sort(at);
      const bool corner = at[2] == 0, centre = faces == 1 && at[1] == at[3];
      for (std::size_t k = 0; k < kinds.size() && !corner && !centre; ++k) {
        met[k] = met[k] || (kinds[k].forward == (sum == n - 1) && kinds[k].faces == static_cast<std::size_t>(faces));
      }
    }
    for (std::size_t k = 0; k < kinds.size(); ++k) {
      if (!met[k]) kinds[k].last_without = n;
    }
  }
  return computes(fmt::format("{}, {}, {}, {}", kinds[0].last_without, kinds[1].last_without, kinds[2].last_without,
                              kinds[3].last_without),
                  {"the last N, of 2 to 10, that has none", "N = 2 から 10 のうち、それが存在しない最後の N"});
}

}  // namespace

std::vector<Claim> piece_claims() {
  return {
      step_claim("bottom-inner-sides", "14.1.2",
                 {"sides from which the inner pieces of Y- are taken", "Y- 面のインナーピースを取り出す側面"},
                 check_sides, "X+, Z+", "X+, X-, Z+, Z-")
          .with_caveat({"the copy at hand has lost small signs elsewhere in this section (Y_ for Y-), so the print may "
                        "have X± and Z±",
                        "手元の写しはこの節のほかの箇所で添字の符号を失っており（Y- が Y_）、原文は X±、Z± "
                        "かもしれない"}),
      step_claim("top-edges-done", "14.1.9",
                 {"the side that is already right, where the piece is not", "すでに確定していて、目的のピースがない面"},
                 check_done_face, "Y+", "Y-")
          .with_caveat(
              {"the copy at hand has lost or changed small signs elsewhere in chapter 14.1 (Y_ for Y-), so the "
               "print may have Y-",
               "手元の写しは 14.1 章のほかの箇所で添字の符号を失っており（Y- が Y_）、原文は Y- "
               "かもしれない"}),
      step_claim("top-central-place", "14.1.10",
                 {"the place of the step, and how many its pieces may have", "目的の位置と、ピースの取り得る位置の数"},
                 check_top_central, "((N-1)/2,0,N-1), 12", "((N-1)/2,N-1,N-1), 8"),
      step_claim("number-difference", "14.1.11",
                 {"pairs of a kind, and the difference of their Numbers", "同種の組の数と Number の差"},
                 check_number_difference, "4, N(N-1-2L)"),
      step_claim("other-pairs", "14.2.2", {"the other pairs of corner and edge", "残りのコーナーとエッジのペアの数"},
                 check_other_pairs, "4", "3"),
      step_claim("tetrahedron-kinds", "14.4",
                 {"the last N without forward and reverse edge pieces, forward and reverse inner pieces",
                  "エッジ順・逆ピース、インナー順・逆ピースが存在しない最後の N"},
                 check_kinds_of_pieces, "2, 3, 4, 5"),
  };
}

}  // namespace asobi

// Paper 002, chapter 14: letters and single procedures as it prints them.
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>

#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/effects.hpp"
#include "games/twisty/human/lbl.hpp"
#include "games/twisty/human/tsukuda.hpp"
#include "games/twisty/human/tsukuda_tables.hpp"
#include "games/twisty/notation/notation.hpp"
#include "papers/finding.hpp"
#include "papers/solvers/cases.hpp"
#include "papers/solvers/formulas.hpp"

namespace asobi {

namespace {

using namespace twisty;

// "3 axes × 3 layers × 2 senses".
Result<Finding> check_turns(Context&) {
  ASOBI_TRY(const Model model, Model::make("cube-face-3"));
  const human::Mechanism mechanism(model.puzzle);
  std::set<std::vector<int>> different;
  for (int axis = 0; axis < mechanism.axes(); ++axis) {
    for (int layer = 0; layer < mechanism.n(); ++layer) {
      for (const int sense : {1, -1}) {
        std::vector<int> places;
        for (int m = 0; m < mechanism.marks(); ++m)
          places.push_back(mechanism.moved(m, Turn{axis, layer, layer, sense}));
        different.insert(places);
      }
    }
  }
  return computes(std::to_string(different.size()), {"all do different things", "すべて異なる回転"});
}

// Table 14.1: the layer that each letter turns, for N = 3 to 10 and every L.
Result<Finding> check_letters_of_layers(Context&) {
  std::vector<std::string> out;
  for (const char letter : std::string_view("0lmrn")) {
    Formulas formulas = formulas_of_layers();
    for (int n = 3; n <= 10; ++n) {
      if (letter == 'm' && n % 2 == 0) continue;
      ASOBI_TRY(const Model model, Model::make(fmt::format("cube-face-{}", n)));
      const human::Mechanism mechanism(model.puzzle);
      for (int l = 1; 2 * l < n - 1; ++l) {
        const human::Word word = human::read_word(mechanism, fmt::format("x{}", letter), human::Letters::with_l(n, l));
        formulas.met(n, l, word[0].first);
      }
    }
    out.push_back(formulas.text());
  }
  return computes(fmt::format("{}", fmt::join(out, ", ")),
                  {"for N = 3 to 10 and every L", "N = 3 から 10 とすべての L で"});
}

// Fig. 14.1: where the piece that belongs at (n,0,n) is before the procedure of a row, and where its D_y points.
Result<Finding> check_rows(Context&) {
  std::set<std::string> found;
  for (int n = 2; n <= 10; ++n) {
    ASOBI_TRY(const auto ready, prepared<human::Tsukuda>(fmt::format("cube-face-{}", n)));
    const human::Mechanism& m = ready->mechanism;
    const int home = human::CubeParts(m).corners(0).places[0];
    std::vector<std::string> rows;
    for (const std::string_view text : {"xn' yn' xn ynd zn yn' zn'", "ynd zn yn' zn'"}) {
      const int at = m.fetched(home, human::read_word(m, text, human::Letters(n)));
      std::string row;
      for (int axis = 0; axis < 3; ++axis) row += m.layer(at, axis) == 0 ? "0," : "n,";
      // The mark of Y- is on the face that D_y points away from.
      const std::string face = m.puzzle().solid().paper_name(m.colour(at));
      rows.push_back(fmt::format("{}{}{}", row, face[1] == '+' ? "-" : "", face[0]));
    }
    found.insert(fmt::format("{}", fmt::join(rows, "; ")));
  }
  return computes(fmt::format("{}", fmt::join(found, " | ")),
                  {"on every cube, N = 2 to 10", "N = 2 から 10 のどの立方体でも"});
}

// 14.1.4, 14.1.9: the last L for which pairs of edge pieces are put in.
Result<Finding> check_last_l(Context&) {
  std::array<Formulas, 2> last = {Formulas({{"N/2-1", [](int n, int) { return n / 2 - 1; }}}),
                                  Formulas({{"(N-3)/2", [](int n, int) { return (n - 3) / 2; }}})};
  for (int n = 4; n <= 10; ++n) {
    ASOBI_TRY(const auto ready, prepared<human::Tsukuda>(fmt::format("cube-face-{}", n)));
    const auto phases = ready->tables.phases(Manner::plain);
    for (const std::string_view id : {"bottom-edges", "top-edges"}) {
      const auto tables = std::ranges::find(phases, id, &human::Phase::id)->tables;
      last[static_cast<std::size_t>(n % 2)].met(n, 0, static_cast<int>(tables.size() / 2));
    }
  }
  return computes(fmt::format("even {}, odd {}", last[0].text(), last[1].text()),
                  {"no edge piece is left out, N = 4 to 10", "N = 4 から 10 でエッジピースの漏れはない"});
}

// What a word does to the corners of Y+ and to nothing below: how many stay as they are and how many are twisted alike,
// once the top is turned back. Empty if it does anything else.
std::string twisted_corners(const human::Mechanism& m, std::string_view text) {
  const human::Letters letters(m.n());
  const human::CubeParts parts(m);
  for (const auto back : {"", "yn", "ynd", "yn'"}) {
    const human::Word word = human::read_word(m, fmt::format("{} {}", text, back), letters);
    if (!human::by_piece(parts.corners(m.n() - 1)).kept_by(m, word)) continue;
    std::map<bool, int> twists;  // by sense
    int stay = 0;
    for (const int top : parts.corners(m.n() - 1).places) {
      const int to = m.moved(top, word);
      if (to == top) {
        ++stay;
        continue;
      }
      const bool to_z = m.colour(to) / 2 == m.face("Z+") / 2, same_ends = m.layer(top, 0) == m.layer(top, 2);
      ++twists[to_z == same_ends];
    }
    for (int mark = 0; mark < m.marks(); ++mark) {
      if (m.layer(mark, 1) < m.n() - 1 && m.moved(mark, word) != mark) return {};
    }
    if (twists.size() != 1) return {};
    return fmt::format("{} + {}", stay, twists.begin()->second);
  }
  return {};
}

Result<Finding> check_twist(Context&) {
  std::set<std::string> effects;
  std::set<int> costs;
  for (int n = 2; n <= 10; ++n) {
    ASOBI_TRY(const Model model, Model::make(fmt::format("cube-face-{}", n)));
    const human::Mechanism m(model.puzzle);
    effects.insert(twisted_corners(m, human::tsukuda::paper_twist));
    costs.insert(m.cost(human::read_word(m, human::tsukuda::paper_twist, human::Letters(n))));
  }
  return computes(
      fmt::format("{}, {}", fmt::join(effects, " or "), fmt::join(costs, " or ")),
      {"by xn' yn' xn yn' xn' ynd xn, which turns the top by 180° besides; nothing below changes, N = 2 to 10",
       "xn' yn' xn yn' xn' ynd xn による。上の層はさらに 180° 回る。その下は変わらない（N = 2 から 10）"});
}

// 14.1.15: the pieces that a word changes, apart from inner pieces of the sides.
Result<Finding> check_flip(Context&) {
  std::set<int> costs;
  bool neighbours = true;
  for (int n = 3; n <= 9; n += 2) {
    ASOBI_TRY(const Model model, Model::make(fmt::format("cube-face-{}", n)));
    const human::Mechanism m(model.puzzle);
    const human::Effect effect =
        human::effect_of(m, human::read_word(m, human::tsukuda::paper_central_directions, human::Letters(n)));
    costs.insert(effect.cost);
    std::set<int> flipped;
    for (const auto& [from, to] : effect.moves) {
      const int piece = m.piece(from);
      if (model.puzzle.stickers_of(piece).size() == 1) {
        neighbours = neighbours && m.face("Y+") != m.colour(from) && m.face("Y-") != m.colour(from);
        continue;
      }
      neighbours = neighbours && m.piece(to) == piece && m.layer(from, 1) == (n - 1) / 2;
      flipped.insert(piece);
    }
    std::set<int> faces;
    for (const int piece : flipped) {
      for (const int s : model.puzzle.stickers_of(piece)) faces.insert(m.colour(s));
    }
    neighbours = neighbours && flipped.size() == 2 && faces.size() == 3;
  }
  return computes(fmt::format("{}", fmt::join(costs, " or ")),
                  {"two neighbours are flipped, and of all else only inner pieces of the sides change, N = 3 to 9",
                   "隣り合う二つが裏返り、ほかは側面のインナーピースだけが変わる（N = 3 から 9）"},
                  neighbours);
}

// Table 14.5: for every arrangement of wrong pairs the fewest of A and B. Case 4 is another claim, exchange-saved.
Result<Finding> check_direction_words(Context&) {
  ASOBI_TRY(const Model model, Model::make("cube-face-4"));
  const human::Mechanism m(model.puzzle);
  const human::Look pairs = human::upright_pairs(human::CubeParts(m), 1);
  const human::Letters letters = human::Letters::with_l(4, 1);
  std::map<unsigned, std::string> best = {{0u, ""}};
  std::vector<std::pair<unsigned, char>> steps;
  for (const human::Word& hold : human::beginnings(m, letters)) {
    for (const auto& [name, text] :
         {std::pair('A', human::tsukuda::paper_directions_a), std::pair('B', human::tsukuda::paper_directions_b)}) {
      human::Word word = hold;
      std::ranges::copy(human::read_word(m, text, letters), std::back_inserter(word));
      const human::Key seen = pairs.before(m, word), right = pairs.solved(m);
      unsigned exchanged = 0;
      for (std::size_t i = 0; i < seen.size(); i += 2) {
        if (seen[i] != right[i]) exchanged |= 1u << i / 2;
      }
      steps.emplace_back(exchanged, name);
    }
  }
  for (std::size_t length = 0; length < 4; ++length) {
    const auto known = best;
    for (const auto& [state, word] : known) {
      if (word.size() != length) continue;
      for (const auto& [change, name] : steps) {
        std::string longer = word + name;
        std::ranges::sort(longer);
        auto& at = best.try_emplace(state ^ change, longer).first->second;
        if (longer.size() == at.size()) at = std::min(at, longer);
      }
    }
  }
  return computes(fmt::format("2 {}, 3 {}, 5 {}, 6 {}", best[0b0001], best[0b0011], best[0b0111], best[0b1111]),
                  {"the fewest of both that put all pairs right", "すべての組を直す最少の手順の列"});
}

// 14.2: the official letters.
Result<Finding> check_official_letters(Context&) {
  ASOBI_TRY(const Model model, Model::make("cube-face-3"));
  std::vector<std::string> out;
  for (const char letter : std::string_view("LMRDEUBSF")) {
    ASOBI_TRY(const auto turns, parse_turns(model, std::string(1, letter)));
    ASOBI_TRY(const std::string layers, paper_text(model, turns));
    out.push_back(fmt::format("{} {}", letter, layers));
  }
  return computes(
      fmt::format("{}", fmt::join(out, ", ")),
      {"axis, layer and sense of each, by the reader of that notation", "その記法を読む部分による、軸・層・向き"});
}

Result<Finding> check_official_word(Context&) {
  ASOBI_TRY(const Model model, Model::make("cube-face-3"));
  const human::Mechanism m(model.puzzle);
  ASOBI_TRY(const auto turns, parse_turns(model, "U F' U2 F U2 F' U F"));
  return computes(human::word_text(m, turns, human::Letters(3)),
                  {"U F' U2 F U2 F' U F in the paper's commands", "U F' U2 F U2 F' U F を論文の記法で書いたもの"});
}

// 14.2.2: from every place of a corner with its three directions.
Result<Finding> check_preparation(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::LayerByLayer>("cube-face-3"));
  const human::Mechanism& m = ready->mechanism;
  int most = 0;
  std::set<int> moved;
  for (int mark = 0; mark < m.marks(); ++mark) {
    if (ready->model.puzzle.stickers_of(m.piece(mark)).size() != 3) continue;
    const human::Word* way = ready->tables.way_up(mark);
    if (way == nullptr) continue;
    moved.insert(m.piece(mark));
    most = std::max(most, m.cost(*way));
  }
  return computes(std::to_string(most),
                  {fmt::format("from {} of the 8 places; the longest takes {}", moved.size(), most),
                   fmt::format("8 ヶ所のうち {} ヶ所から。最長は {} 手", moved.size(), most)},
                  moved.size() == 6);
}

}  // namespace

std::vector<Claim> printed_claims() {
  return {
      step_claim("turns-of-3", "14", {"turns that are possible for N = 3", "N = 3 で可能な回転の数"}, check_turns,
                 "18"),
      step_claim("letters-of-layers", "14.1, Table 14.1",
                 {"the layers of the letters 0, l, m, r, n", "文字 0, l, m, r, n の層"}, check_letters_of_layers,
                 "0, L, (N-1)/2, N-1-L, N-1"),
      step_claim("printed-rows", "14.1, Fig. 14.1",
                 {"the conditions of the rows No.1 and No.23, by their procedures", "No.1 と No.23 の手順が解く条件"},
                 check_rows, "n,0,n,-X; 0,n,n,-Z"),
      step_claim("last-l", "14.1.4, 14.1.9", {"L runs from 1 to", "L の範囲の上端"}, check_last_l,
                 "even N/2-1, odd (N-3)/2"),
      step_claim("twist-turns", "14.1.8",
                 {"corners that stay and that are twisted alike, and the turns of the procedure",
                  "そのままのコーナーと同じ向きに回るコーナーの数、手順の手数"},
                 check_twist, "1 + 3, 8"),
      step_claim("direction-words", "14.1.13, Table 14.5",
                 {"what puts the cases 2, 3, 5, 6 right", "2、3、5、6 の場合を直す手順"}, check_direction_words,
                 "2 B, 3 A, 5 AB, 6 AA"),
      step_claim("flip-turns", "14.1.15",
                 {"turns that flip two neighbouring edges", "隣り合う二つのエッジの方向を変える手数"}, check_flip,
                 "14"),
      step_claim("official-letters", "14.2", {"the official letters", "公式回転記号"}, check_official_letters,
                 "L X0+, M X1+, R X2-, D Y0+, E Y1+, U Y2-, B Z0+, S Z1-, F Z2-"),
      step_claim("official-word", "14.2",
                 {"U F' U2 F U2 F' U F in the commands of 14.1", "U F' U2 F U2 F' U F を 14.1 の記法で"},
                 check_official_word, "yn' zn ynd zn' ynd zn yn' zn'"),
      step_claim("preparation", "14.2.2",
                 {"turns that bring the corner to one of the two places", "コーナーを二つの位置のどちらかへ移す手数"},
                 check_preparation)
          .needs("4"),
  };
}

}  // namespace asobi

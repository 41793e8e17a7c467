#include "games/twisty/group/group.hpp"

#include <algorithm>

#include "games/twisty/group/action.hpp"
#include "games/twisty/group/colour_stabiliser.hpp"
#include "games/twisty/group/colours.hpp"

namespace asobi::twisty {
namespace {

// Rows over GF(2): for each turn, on which orbits it is odd.
using Row = std::vector<bool>;

// A basis of the linear relations between the columns: sets of columns whose sum is even in every row.
std::vector<Row> relations(std::vector<Row> rows, std::size_t columns) {
  std::vector<int> pivot_row(columns, -1);
  std::size_t rank = 0;
  for (std::size_t c = 0; c < columns && rank < rows.size(); ++c) {
    const auto found = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(rank), rows.end(),
                                    [&](const Row& row) { return row[c]; });
    if (found == rows.end()) continue;
    std::iter_swap(rows.begin() + static_cast<std::ptrdiff_t>(rank), found);
    for (std::size_t r = 0; r < rows.size(); ++r) {
      if (r == rank || !rows[r][c]) continue;
      for (std::size_t i = 0; i < columns; ++i) rows[r][i] = rows[r][i] != rows[rank][i];
    }
    pivot_row[c] = static_cast<int>(rank++);
  }
  std::vector<Row> out;
  for (std::size_t free = 0; free < columns; ++free) {
    if (pivot_row[free] >= 0) continue;
    Row relation(columns, false);
    relation[free] = true;
    for (std::size_t c = 0; c < columns; ++c) {
      if (pivot_row[c] >= 0 && rows[pivot_row[c]][free]) relation[c] = true;
    }
    out.push_back(std::move(relation));
  }
  return out;
}

std::string list_of(const Row& set) {
  std::string out;
  for (std::size_t o = 0; o < set.size(); ++o) {
    if (set[o]) out += fmt::format("{}{}", out.empty() ? "" : ", ", o + 1);
  }
  return out;
}

Text parity_law(const Row& relation) {
  const std::string list = list_of(relation);
  const auto count = std::ranges::count(relation, true);
  if (count == 1) {
    return say("Orbit {}: only even permutations.", "軌道 {}: 偶置換だけが現れます。", list);
  }
  if (count == 2) {
    return say("Orbits {}: both permutations are even, or both odd.", "軌道 {}: 置換はともに偶か、ともに奇です。",
               list);
  }
  return say("Orbits {}: an even number of their permutations are odd.", "軌道 {}: 奇置換になるものは偶数個です。",
             list);
}

Natural power(const Natural& base, std::size_t exponent) {
  Natural out = 1;
  for (std::size_t i = 0; i < exponent; ++i) out *= base;
  return out;
}

// One orbit's own laws.
struct OrbitLaws {
  std::vector<Text> sentences;
  Natural states = 1;      // of the orbit alone, even and odd permutations counted
  bool symmetric = false;  // every permutation of its pieces occurs, up to its sign
};

Result<OrbitLaws> orbit_laws(const Puzzle& puzzle, Turning turning, const std::vector<Orbit>& orbits, std::size_t o,
                             Progress& progress) {
  const Orbit& orbit = orbits[o];
  const std::size_t n = orbit.pieces.size();
  OrbitLaws out;
  std::vector<Permutation> on_pieces = piece_turns_in(puzzle, turning, orbit);
  const bool odd = std::ranges::any_of(on_pieces, &Permutation::is_odd);
  ASOBI_TRY(const Natural permutations, order_of(std::move(on_pieces), progress));
  const Natural all = factorial(static_cast<unsigned>(n));
  out.symmetric = permutations == all || (n > 1 && permutations * 2 == all && !odd);
  if (!out.symmetric) {
    out.sentences.push_back(say("Orbit {0}: of the {2} permutations of its {1} pieces only {3} occur.",
                                "軌道 {0}: {1} 個のピースの {2} 通りの置換のうち {3} 通りだけが現れます。", o + 1, n,
                                grouped(to_string(all)), grouped(to_string(permutations))));
  }
  std::vector<bool> whole(orbits.size(), false);
  whole[o] = true;
  Natural twists = 1;
  if (orbit.orientations > 1) {
    ASOBI_TRY(
        const Natural order,
        order_of(part_of_action(puzzle, turning, orbits, whole, std::vector<bool>(orbits.size(), false)), progress));
    twists = order / permutations;
    const Natural every = power(orbit.orientations, n);
    // For a prime number of orientations and interchangeable pieces, that many ways can only mean a sum of 0.
    const bool prime = orbit.orientations == 2 || orbit.orientations == 3 || orbit.orientations == 5;
    if (prime && out.symmetric && twists * static_cast<std::uint64_t>(orbit.orientations) == every) {
      out.sentences.push_back(
          say("Orbit {}: when all are in place, the twists of its {} pieces add up to 0 modulo {}.",
              "軌道 {}: 全部が元の位置にあるとき、{} 個のピースのねじれの和は {} を法として 0 です。", o + 1, n,
              orbit.orientations));
    } else if (twists != every) {
      out.sentences.push_back(say("Orbit {}: of {} ways to twist its pieces in place only {} occur.",
                                  "軌道 {}: その場でのねじれ {} 通りのうち {} 通りだけが現れます。", o + 1,
                                  grouped(to_string(every)), grouped(to_string(twists))));
    }
  }
  out.states = (out.symmetric ? all : permutations) * twists;
  return out;
}

}  // namespace

Result<GroupFacts> group_facts(const Puzzle& puzzle, Turning turning, Progress& progress) {
  ASOBI_TRY(const PermutationGroup group, PermutationGroup::generate(sticker_turns(puzzle, turning), progress));
  GroupFacts out;
  out.order = group.order();
  out.oriented = out.order;
  if (puzzle.mark_count() > puzzle.sticker_count()) {
    ASOBI_TRY(out.oriented, order_of(mark_turns(puzzle, turning), progress));
  }
  const std::vector<Orbit> orbits = piece_orbits(puzzle, turning);
  ASOBI_TRY(const Natural keep, colour_stabiliser_order(puzzle, turning, orbits, out.order, progress));
  out.states = out.order / keep;
  std::vector<int> rotations;
  for (int g = 0; g < puzzle.solid().shape().rotation_count(); ++g) {
    if (group.contains(puzzle.rotation(g))) rotations.push_back(g);
  }
  out.rotations = static_cast<int>(rotations.size());
  ASOBI_TRY(out.states_up_to_rotation, states_up_to_rotation(puzzle, orbits, out.states, rotations));
  return out;
}

Result<Laws> laws(const Puzzle& puzzle, Turning turning, Progress& progress) {
  const std::vector<Orbit> orbits = piece_orbits(puzzle, turning);
  Laws out;
  Natural obeying = 1;
  std::vector<bool> symmetric;
  for (std::size_t o = 0; o < orbits.size(); ++o) {
    ASOBI_TRY(OrbitLaws own, orbit_laws(puzzle, turning, orbits, o, progress));
    for (Text& sentence : own.sentences) out.add(std::move(sentence), {o});
    obeying *= own.states;
    symmetric.push_back(own.symmetric && orbits[o].pieces.size() > 1);
  }
  std::vector<Row> rows;
  for (const int layer : turning_layers(puzzle, turning)) {
    rows.push_back(signs(puzzle.piece_turn(layer), orbits));
  }
  for (const Row& relation : relations(rows, orbits.size())) {
    const auto first = static_cast<std::size_t>(std::ranges::find(relation, true) - relation.begin());
    const bool alone = std::ranges::count(relation, true) == 1;
    if (alone && !symmetric[first]) continue;  // its permutations were already counted as they are
    std::vector<std::size_t> tied;
    for (std::size_t o = 0; o < orbits.size(); ++o) {
      if (relation[o]) tied.push_back(o);
    }
    out.add(parity_law(relation), std::move(tied));
    obeying /= 2;
  }
  ASOBI_TRY(const Natural order, order_of(sticker_turns(puzzle, turning), progress));
  out.complete = obeying == order;
  if (!out.complete) {
    const std::string rest = grouped(to_string(obeying / order));
    out.add(say("Further ties between the orbits leave one in {} of these states.",
                "軌道どうしの更なる関係により、このうち {} 分の 1 の状態だけが現れます。", rest),
            {});
  }
  return out;
}

}  // namespace asobi::twisty

#include "games/twisty/human/tsukuda.hpp"

#include <algorithm>

#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/tsukuda_tables.hpp"

namespace asobi::twisty::human {

namespace {

// As seen in a mirror that exchanges left and right.
Word mirrored(const Mechanism& mechanism, Word word) {
  const int n = mechanism.n() - 1;
  for (Turn& turn : word) {
    if (turn.axis == 0) {
      turn = {0, n - turn.last, n - turn.first, turn.times};
    } else {
      turn.times = -turn.times;
    }
  }
  return word;
}

}  // namespace

Tsukuda::Tsukuda(const Mechanism& mechanism) : mechanism_(&mechanism), n_(mechanism.n() - 1), inner_(mechanism) {
  make_corner_tables();
  for (int l = 1; 2 * l < n_; ++l) make_edge_tables(l);
  if (n_ % 2 == 0) make_central_tables();
}

const Table* Tsukuda::keep(Table table) {
  tables_.push_back(std::make_unique<Table>(std::move(table)));
  return tables_.back().get();
}

void Tsukuda::make_corner_tables() {
  const CubeParts parts(*mechanism_);
  const Letters letters(n_ + 1);
  const auto words = [&](std::string_view lines) { return read_words(*mechanism_, lines, letters); };
  const auto lower = parts.corners(0).places;
  Table corner(*mechanism_, {{lower[0]}}, singles({lower.begin() + 1, lower.end()}));
  corner.add(words(tsukuda::lower_corner));
  lower_corner_ = keep(std::move(corner));

  const auto free_top = beginnings(*mechanism_, letters, {"yn", "ynd", "yn'"});
  Table positions(*mechanism_, by_piece(parts.corners(n_)));
  positions.add(words(tsukuda::upper_corners), free_top);
  positions.add(Word{}, -1, free_top);
  upper_corners_ = keep(std::move(positions.longest_in_print(14)));

  Table twists(*mechanism_, parts.corners(n_));
  twists.add(words(tsukuda::upper_twists), beginnings(*mechanism_, letters));
  upper_twists_ = keep(std::move(twists));
}

void Tsukuda::make_edge_tables(int l) {
  const CubeParts parts(*mechanism_);
  const Letters letters = Letters::with_l(n_ + 1, l);
  const auto words = [&](std::string_view lines) { return read_words(*mechanism_, lines, letters); };
  for (const int y : {0, n_}) {
    const auto left = parts.edges(y, l).places, right = parts.edges(y, n_ - l).places;
    std::vector<Word> procedures = words(y == 0 ? tsukuda::lower_edge : tsukuda::upper_edge);
    for (const bool mirror : {false, true}) {
      std::vector<int> others = {mirror ? left[0] : right[0]};
      for (std::size_t i = 1; i < 4; ++i) others.insert(others.end(), {left[i], right[i]});
      Table table(*mechanism_, {{mirror ? right[0] : left[0]}}, singles(others));
      table.add(procedures);
      table.longest_in_print(y == 0 ? 13 : 15);
      (y == 0 ? lower_edges_ : upper_edges_).push_back(keep(std::move(table)));
      for (Word& word : procedures) word = mirrored(*mechanism_, std::move(word));
    }
    Table both(*mechanism_, {{left[0], right[0]}}, singles({left[1], right[1], left[2], right[2], left[3], right[3]}));
    for (const Word& word : words(y == 0 ? tsukuda::lower_pair : tsukuda::upper_pair)) {
      both.add(word, -1);
      both.add(mirrored(*mechanism_, word), -1);
    }
    (y == 0 ? lower_pairs_ : upper_pairs_).push_back(keep(std::move(both)));
  }
  const Look pairs = upright_pairs(parts, l);
  Table pairing(*mechanism_, as_pairs(pairs, true));
  const auto slides = beginnings(*mechanism_, letters, {"yl", "yld", "yl'", "yr", "yrd", "yr'"});
  pairing.add(words(tsukuda::pairing), slides);
  pairing.add(Word{}, -1, slides);
  pairing_.push_back(keep(std::move(pairing)));

  Table positions(*mechanism_, as_pairs(pairs, false));
  const auto both = beginnings(*mechanism_, letters, {"yl yr", "yld yrd", "yl' yr'"});
  positions.add(words(tsukuda::pair_positions), both);
  positions.add(Word{}, -1, both);
  pair_positions_.push_back(keep(std::move(positions.longest_in_print(16))));

  Table directions(*mechanism_, pairs);
  directions.add(words(tsukuda::pair_directions), beginnings(*mechanism_, letters));
  pair_directions_.push_back(keep(std::move(directions)));
}

void Tsukuda::make_central_tables() {
  const CubeParts parts(*mechanism_);
  const Letters letters(n_ + 1);
  const auto words = [&](std::string_view lines) { return read_words(*mechanism_, lines, letters); };
  const int m = n_ / 2;
  for (const int y : {0, n_}) {
    const auto places = parts.edges(y, m).places;
    Table table(*mechanism_, {{places[0]}}, singles({places.begin() + 1, places.end()}));
    table.add(words(y == 0 ? tsukuda::lower_central_edge : tsukuda::upper_central_edge));
    table.longest_in_print(8);
    (y == 0 ? lower_central_ : upper_central_) = keep(std::move(table));
  }
  const auto holds = beginnings(*mechanism_, letters);
  Table positions(*mechanism_, by_piece(parts.upright_edges(m)));
  positions.add(words(tsukuda::central_positions), holds);
  central_positions_ = keep(std::move(positions));
  Table directions(*mechanism_, parts.upright_edges(m));
  directions.add(words(tsukuda::central_directions), holds);
  central_directions_ = keep(std::move(directions));
}

unsigned Tsukuda::kept(const Table& table, const Board& board, Minding minding) {
  return minding == Minding::standing ? table.standing(board) : table.possible(table.look().seen(board));
}

// Each table puts one piece in the front; turning the whole about Y brings the next of the four sides there.
bool Tsukuda::place_in_order(Hand& hand, const std::vector<const Table*>& tables, Minding minding) const {
  const Turn next = whole(mechanism_->puzzle(), 1);
  for (int side = 0; side < 4; ++side, hand.make(next)) {
    for (const Table* table : tables) {
      if (!hand.follow(*table, kept(*table, hand.board(), minding))) return false;
    }
  }
  return true;
}

// Takes next what costs least for each piece that it puts right (14.1.18).
bool Tsukuda::place_freely(Hand& hand, const std::vector<const Table*>& tables, Minding minding) const {
  const Turn next = whole(mechanism_->puzzle(), 1);
  for (;;) {
    if (hand.stopped()) return false;
    double least = 0;
    int best_side = 0;
    const Table* best = nullptr;
    bool done = true;
    for (int side = 0; side < 4; ++side, hand.make(next)) {
      for (const Table* table : tables) {
        const auto wrong =
            std::ranges::count_if(table->look().places, [&](int place) { return !hand.board().is_right(place); });
        if (wrong == 0) continue;
        done = false;
        const Procedure* procedure = table->find(hand.board(), kept(*table, hand.board(), minding));
        if (procedure == nullptr) continue;
        const double cost = static_cast<double>(procedure->cost) / static_cast<double>(wrong);
        if (best != nullptr && cost >= least) continue;
        least = cost;
        best_side = side;
        best = table;
      }
    }
    if (done) return true;
    if (best == nullptr) return false;
    for (int side = 0; side < best_side; ++side) hand.make(next);
    hand.follow(*best, kept(*best, hand.board(), minding));
  }
}

// Begins so that these tables, followed one after the other, cost least; then follows the first of them.
bool Tsukuda::begin_well(Hand& hand, const std::vector<Word>& beginnings, std::vector<const Table*> tables) const {
  const Word* best = nullptr;
  int least = 0;
  for (const Word& beginning : beginnings) {
    if (hand.stopped()) return false;
    Hand trial(hand.board());
    trial.make(beginning);
    if (!std::ranges::all_of(tables, [&](const Table* table) { return trial.follow(*table, ~0u); })) continue;
    const int cost = mechanism_->cost(shortened(*mechanism_, trial.turns()));
    if (best != nullptr && cost >= least) continue;
    least = cost;
    best = &beginning;
  }
  if (best != nullptr) hand.make(*best);
  return hand.follow(*tables[0], ~0u);
}

}  // namespace asobi::twisty::human

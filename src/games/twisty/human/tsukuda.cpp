#include "games/twisty/human/tsukuda.hpp"

#include <algorithm>

#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/hold.hpp"
#include "games/twisty/human/tsukuda_tables.hpp"

namespace asobi::twisty::human {

namespace {

constexpr std::string_view side_faces[] = {"Z+", "X+", "Z-", "X-"};

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

// The eight pieces in layers l and r of the upright edges, edge by edge.
Look upright_pairs(const CubeParts& parts, int l) {
  const Look low = parts.upright_edges(l), high = parts.upright_edges(parts.n() - l);
  Look out;
  for (std::size_t i = 0; i < low.places.size(); ++i) {
    out.places.push_back(low.places[i]);
    out.places.push_back(high.places[i]);
  }
  return out;
}

Look as_pairs(Look look, bool any_order) {
  look.group = 2;
  look.any_order = any_order;
  look.by_piece = true;
  return look;
}

// Each of the first, alone and before each of the second.
std::vector<Word> joined(const std::vector<Word>& first, const std::vector<Word>& second) {
  std::vector<Word> out = first;
  for (const Word& a : first) {
    for (const Word& b : second) {
      out.push_back(a);
      out.back().insert(out.back().end(), b.begin(), b.end());
    }
  }
  return out;
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
  positions.add(free_top);
  upper_corners_ = keep(std::move(positions));

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
  pairing.add(slides);
  pairing_.push_back(keep(std::move(pairing)));

  Table positions(*mechanism_, as_pairs(pairs, false));
  const auto both = beginnings(*mechanism_, letters, {"yl yr", "yld yrd", "yl' yr'"});
  positions.add(words(tsukuda::pair_positions), both);
  positions.add(both);
  pair_positions_.push_back(keep(std::move(positions)));

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

// Each table puts one piece in the front; turning the whole about Y brings the next of the four sides there.
bool Tsukuda::place_in_order(Hand& hand, const std::vector<const Table*>& tables) const {
  const Turn next = whole(mechanism_->puzzle(), 1);
  for (int side = 0; side < 4; ++side, hand.make(next)) {
    for (const Table* table : tables) {
      if (!hand.follow(*table, table->possible(table->look().seen(hand.board())))) return false;
    }
  }
  return true;
}

// Takes next what costs least for each piece that it puts right, and minds only those others that are right (14.1.18).
bool Tsukuda::place_freely(Hand& hand, const std::vector<const Table*>& tables) const {
  const Turn next = whole(mechanism_->puzzle(), 1);
  for (;;) {
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
        const Procedure* procedure = table->find(hand.board(), table->standing(hand.board()));
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
    hand.follow(*best, best->standing(hand.board()));
  }
}

// Begins so that these tables, followed one after the other, cost least; then follows the first of them.
bool Tsukuda::begin_well(Hand& hand, const std::vector<Word>& beginnings, std::vector<const Table*> tables) const {
  const Word* best = nullptr;
  int least = 0;
  for (const Word& beginning : beginnings) {
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

std::vector<Phase> Tsukuda::phases(bool improved) const {
  const CubeParts parts(*mechanism_);
  const bool odd = n_ % 2 == 0, large = n_ >= 3;
  const int m = n_ / 2;
  std::vector<Phase> out;
  const auto add = [&](Phase phase) { out.push_back(std::move(phase)); };
  // Every table once, from the state as it stands.
  const auto each = [](const std::vector<const Table*>& tables) {
    return [tables](Hand& hand) {
      return std::ranges::all_of(tables, [&](const Table* table) { return hand.follow(*table, ~0u); });
    };
  };
  const auto placing = [this, improved](std::vector<const Table*> tables, const std::vector<const Table*>& pairs) {
    if (improved) tables.insert(tables.end(), pairs.begin(), pairs.end());
    return [this, tables, improved](Hand& hand) {
      return improved ? place_freely(hand, tables) : place_in_order(hand, tables);
    };
  };
  const auto edges = [&](int y) {
    Look look;
    for (int l = 1; 2 * l < n_; ++l) look = joined(joined(look, parts.edges(y, l)), parts.edges(y, n_ - l));
    return look;
  };
  const auto uprights = [&](bool pairs, bool any_order) {
    std::vector<Look> looks;
    for (int l = 1; 2 * l < n_; ++l) {
      const Look look = upright_pairs(parts, l);
      looks.push_back(pairs ? as_pairs(look, any_order) : look);
    }
    return looks;
  };

  if (odd || improved) add(hold_phase(*mechanism_, improved));
  if (large) {
    add({"bottom-inner",
         "14.1.2",
         {"Y- inner pieces", "Y-面インナーピース合わせ"},
         {parts.inner("Y-")},
         [this, improved](Hand& hand) { return inner_.bottom(hand, improved), true; }});
  }
  add({"bottom-corners",
       "14.1.3",
       {"Y- corners", "Y-面コーナーピース合わせ"},
       {parts.corners(0)},
       placing({lower_corner_}, {}),
       {},
       {lower_corner_}});
  if (large) {
    add({"bottom-edges",
         "14.1.4",
         {"Y- edges", "Y-面非中央エッジピース合わせ"},
         {edges(0)},
         placing(lower_edges_, lower_pairs_),
         {},
         lower_edges_});
  }
  if (odd) {
    add({"bottom-central-edges",
         "14.1.5",
         {"Y- central edges", "Y-面中央エッジピース合わせ"},
         {parts.edges(0, m)},
         placing({lower_central_}, {}),
         {},
         {lower_central_}});
  }
  if (large) {
    add({"top-inner",
         "14.1.6",
         {"Y+ inner pieces", "Y+面インナーピース合わせ"},
         {parts.inner("Y+")},
         [this, improved](Hand& hand) { return inner_.top(hand, improved), true; }});
  }
  add({"top-corner-positions",
       "14.1.7",
       {"Y+ corners, positions", "Y+面コーナーピース移動"},
       {by_piece(parts.corners(n_))},
       [this, each, improved](Hand& hand) {
         if (!improved) return each({upper_corners_})(hand);
         const Letters letters(n_ + 1);
         return begin_well(hand,
                           joined(beginnings(*mechanism_, letters, {"yn", "ynd", "yn'"}),
                                  read_words(*mechanism_, tsukuda::upper_corners, letters)),
                           {upper_corners_, upper_twists_});
       },
       {},
       {upper_corners_}});
  add({"top-corner-directions",
       "14.1.8",
       {"Y+ corners, directions", "Y+面コーナーピース方向合わせ"},
       {parts.corners(n_)},
       each({upper_twists_}),
       {"a corner is twisted by itself", "コーナーピースが1個だけねじれています"},
       {upper_twists_}});
  if (large) {
    add({"top-edges",
         "14.1.9",
         {"Y+ edges", "Y+面非中央エッジピース合わせ"},
         {edges(n_)},
         placing(upper_edges_, upper_pairs_),
         {},
         upper_edges_});
  }
  if (odd) {
    add({"top-central-edges",
         "14.1.10",
         {"Y+ central edges", "Y+面中央エッジピース合わせ"},
         {parts.edges(n_, m)},
         placing({upper_central_}, {}),
         {},
         {upper_central_}});
  }
  if (large) {
    add({"pairing",
         "14.1.11",
         {"upright edges, pairing", "非中央Y中間層エッジピースペアリング"},
         uprights(true, true),
         [this, each, improved](Hand& hand) {
           if (!improved) return each(pairing_)(hand);
           for (std::size_t i = 0; i < pairing_.size(); ++i) {
             const Letters letters = Letters::with_l(n_ + 1, static_cast<int>(i) + 1);
             const auto slides = beginnings(*mechanism_, letters, {"yl", "yld", "yl'", "yr", "yrd", "yr'"});
             if (!begin_well(hand, joined(slides, read_words(*mechanism_, tsukuda::pairing, letters)),
                             {pairing_[i], pair_positions_[i], pair_directions_[i]})) {
               return false;
             }
           }
           return true;
         },
         {},
         pairing_});
    add({"pair-positions",
         "14.1.12",
         {"upright edges, positions", "非中央Y中間層エッジピース位置合わせ"},
         uprights(true, false),
         each(pair_positions_),
         {},
         pair_positions_});
    add({"pair-directions",
         "14.1.13",
         {"upright edges, directions", "非中央Y中間層エッジピース方向合わせ"},
         uprights(false, false),
         each(pair_directions_),
         {},
         pair_directions_});
  }
  if (odd) {
    add({"central-positions",
         "14.1.14",
         {"upright central edges, positions", "中央Y中間層エッジピース位置合わせ"},
         {by_piece(parts.upright_edges(m))},
         each({central_positions_}),
         {"two pieces have changed places, and nothing else", "ピースが2個だけ入れ替わっています"},
         {central_positions_}});
    add({"central-directions",
         "14.1.15",
         {"upright central edges, directions", "中央Y中間層エッジピース方向合わせ"},
         {parts.upright_edges(m)},
         each({central_directions_}),
         {"an edge is flipped by itself", "エッジピースが1個だけ裏返っています"},
         {central_directions_}});
  }
  if (large) {
    std::vector<Look> sides;
    for (const auto face : side_faces) sides.push_back(parts.inner(face));
    add({"side-inner",
         "14.1.16",
         {"inner pieces of the sides", "X±, Z±面インナーピース合わせ"},
         sides,
         [this, improved](Hand& hand) { return inner_.sides(hand, improved), true; }});
  }
  return out;
}

}  // namespace asobi::twisty::human

// The sixteen steps in their order, each with its goal (14.1.1 … 14.1.16).
#include <algorithm>

#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/hold.hpp"
#include "games/twisty/human/tsukuda.hpp"
#include "games/twisty/human/tsukuda_paper.hpp"
#include "games/twisty/human/tsukuda_tables.hpp"

namespace asobi::twisty::human {

namespace {

constexpr std::string_view side_faces[] = {"Z+", "X+", "Z-", "X-"};

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

std::vector<const Table*> pointers(const std::vector<Table>& tables) {
  std::vector<const Table*> out;
  for (const Table& table : tables) out.push_back(&table);
  return out;
}

}  // namespace

std::vector<Phase> Tsukuda::phases(Manner manner) const {
  Improvements improvements;
  if (manner == Manner::improved) improvements = {true, true, {true, true}, true};
  std::vector<Phase> out = phases_with(improvements);
  if (manner == Manner::paper) follow_the_paper(out);
  return out;
}

std::vector<Phase> Tsukuda::phases_with(Improvement improvement) const {
  return phases_with(Improvements{improvement == Improvement::stages,
                                  improvement == Improvement::order,
                                  {improvement == Improvement::clusters, improvement == Improvement::opposite}});
}

std::vector<Phase> Tsukuda::phases_with(const Improvements& improvements) const {
  const bool improved = improvements.all;
  const InnerImprovements inner = improvements.inner;
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
  const auto placing = [this, improved](std::vector<const Table*> tables, const std::vector<const Table*>& pairs,
                                        bool freely, Minding minding) {
    if (improved) tables.insert(tables.end(), pairs.begin(), pairs.end());
    return [this, tables, freely, minding](Hand& hand) {
      return freely ? place_freely(hand, tables, minding) : place_in_order(hand, tables, minding);
    };
  };
  const Minding usually = improved ? Minding::standing : Minding::possible;
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
         [this, inner](Hand& hand) { return inner_.bottom(hand, inner), true; }});
  }
  add({"bottom-corners",
       "14.1.3",
       {"Y- corners", "Y-面コーナーピース合わせ"},
       {parts.corners(0)},
       placing({lower_corner_}, {}, improved, improvements.stages ? Minding::standing : Minding::possible),
       {},
       {lower_corner_}});
  if (large) {
    add({"bottom-edges",
         "14.1.4",
         {"Y- edges", "Y-面非中央エッジピース合わせ"},
         {edges(0)},
         placing(lower_edges_, lower_pairs_, improved, usually),
         {},
         lower_edges_});
  }
  if (odd) {
    add({"bottom-central-edges",
         "14.1.5",
         {"Y- central edges", "Y-面中央エッジピース合わせ"},
         {parts.edges(0, m)},
         placing({lower_central_}, {}, improved, usually),
         {},
         {lower_central_}});
  }
  if (large) {
    add({"top-inner",
         "14.1.6",
         {"Y+ inner pieces", "Y+面インナーピース合わせ"},
         {parts.inner("Y+")},
         [this, inner](Hand& hand) { return inner_.top(hand, inner), true; }});
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
         placing(upper_edges_, upper_pairs_, improvements.order, usually),
         {},
         upper_edges_});
  }
  if (odd) {
    add({"top-central-edges",
         "14.1.10",
         {"Y+ central edges", "Y+面中央エッジピース合わせ"},
         {parts.edges(n_, m)},
         placing({upper_central_}, {}, improvements.order, usually),
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
         [this, inner](Hand& hand) { return inner_.sides(hand, inner), true; }});
  }
  return out;
}

// Puts the paper's own procedures in the place of shorter ones. They are made here, and kept by the phases that follow
// them.
void Tsukuda::follow_the_paper(std::vector<Phase>& phases) const {
  const auto paper = std::make_shared<const TsukudaPaper>(*mechanism_);
  const auto set = [&](std::string_view id, std::function<bool(Hand&)> run, std::vector<const Table*> tables = {}) {
    const auto phase = std::ranges::find(phases, id, &Phase::id);
    if (phase == phases.end()) return;
    phase->run = std::move(run);
    phase->tables = std::move(tables);
  };
  const auto by_l = [&](std::string_view id, const std::vector<Table>& tables) {
    set(
        id,
        [paper, &tables](Hand& hand) {
          return std::ranges::all_of(tables, [&](const Table& table) { return hand.follow(table, ~0u); });
        },
        pointers(tables));
  };
  for (Phase& phase : phases) phase.as_written = true;
  set("bottom-inner", [paper](Hand& hand) { return paper->inner.bottom(hand); });
  set("bottom-corners", [this, paper](Hand& hand) { return place_in_order(hand, {&paper->lower_corner}); },
      {&paper->lower_corner});
  set("top-inner", [paper](Hand& hand) { return paper->inner.top(hand); });
  set("top-corner-directions", [paper](Hand& hand) { return hand.follow(paper->twists, ~0u); }, {&paper->twists});
  set(
      "pairing",
      [paper](Hand& hand) {
        for (int l = 1; 2 * l < hand.mechanism().n() - 1; ++l) {
          if (!paper->pair_up(hand, l)) return false;
        }
        return true;
      },
      pointers(paper->pairing));
  by_l("pair-directions", paper->pair_directions);
  by_l("central-positions", paper->central_positions);
  by_l("central-directions", paper->central_directions);
  set("side-inner", [paper](Hand& hand) { return paper->inner.sides(hand); });
}

}  // namespace asobi::twisty::human

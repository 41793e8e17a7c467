#include "games/twisty/inside/equivalence.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "games/twisty/inside/placing.hpp"

namespace asobi::twisty {
namespace {

using Layers = std::vector<std::uint8_t>;  // of a part of the second puzzle, by axis

// By axis of the first puzzle, by layer of the second along that direction: the layer of the first that it answers to.
constexpr int unbound = -1;
using Answers = std::vector<std::vector<int>>;

// An orbit of the first puzzle: its first piece, and the rotations that turns can make of it.
struct Journey {
  std::vector<int> pieces;
  int orientations;
  std::vector<int> rotations;
  std::vector<int> places;  // by rotation in `rotations`: which piece's home
  int stay;                 // how many of them leave it in place
};

// A way to send an orbit: where its first piece goes.
struct Sending {
  int piece = -1;  // of the second puzzle; -1: hidden
  int joined = 1;  // pieces of the second that stand for each
  bool oriented = true;
  int news = 0;  // layers of the second that answer only because of it
};

// In this order: what is found at all, what shows, what is one piece.
struct Score {
  int found = 0, shown = 0, single = 0;

  void add(std::size_t pieces, const Sending& sending) {
    const int count = static_cast<int>(pieces);
    found += count;
    if (sending.piece >= 0) shown += count;
    if (sending.piece >= 0 && sending.joined == 1) single += count;
  }
  auto operator<=>(const Score&) const = default;
};

class MapSearch {
 public:
  MapSearch(const Model& from, const Model& to, const Placing& placing, std::int64_t& work, Progress& progress)
      : from_(from.puzzle),
        to_(to.puzzle),
        placing_(placing),
        work_(work),
        progress_(progress),
        to_core_turns_(to.named.turning == Turning::all) {
    for (const int layer : turning_layers(from_, from.named.turning)) from_turns_.push_back(layer);
    turns_.assign(from_.layers().size(), false);
    for (const int layer : from_turns_) turns_[layer] = true;
    for (const Orbit& orbit : piece_orbits(from_, from.named.turning)) journeys_.push_back(journey(orbit));
    // Few can stand for a piece that has many turns in place; those are sent first.
    std::ranges::sort(journeys_, {},
                      [](const Journey& j) { return std::tuple(-j.stay, j.pieces.size(), j.pieces[0]); });
  }

  void by_scaling();
  void by_search() {
    const Answers none = unbound_answers();
    sent_.assign(journeys_.size(), std::nullopt);
    used_.assign(to_.piece_count(), false);
    search(0, none, {});
  }
  const Score& score() const { return best_score_; }
  bool perfect() const { return best_score_.shown == from_.piece_count() && best_score_.single == from_.piece_count(); }
  bool exhaustive() const { return exhaustive_; }
  Equivalence result() const;

 private:
  Journey journey(const Orbit& orbit) const;
  Answers unbound_answers() const;
  int layers_along(int axis) const { return to_.axes()[placing_.lines[axis].axis].layer_count(); }
  int along(int axis, int layer) const {
    return placing_.lines[axis].sign > 0 ? layer : layers_along(axis) - 1 - layer;
  }
  bool bind(Answers& answers, int axis, int to_layer, int from_layer, int& news) const;
  bool may_stand(const Journey& journey, int piece, const Answers& answers) const;
  std::optional<Sending> try_piece(const Journey& journey, int piece, Answers& answers) const;
  bool is_hidden(const Journey& journey, double scale, const Answers& answers) const;
  Layers rotated(const Layers& layers, int rotation) const;
  std::vector<int> images(const Journey& journey, int piece) const;
  void search(std::size_t depth, const Answers& answers, Score score);
  void keep(const Answers& answers, Score score);
  std::optional<Answers> answers_of_scale(double scale) const;
  std::optional<Layers> layers_at(const Vector& point) const;

  const Puzzle& from_;
  const Puzzle& to_;
  const Placing& placing_;
  std::int64_t& work_;  // left to do
  Progress& progress_;
  bool to_core_turns_;
  std::vector<int> from_turns_;
  std::vector<bool> turns_;  // by layer of the first
  std::vector<Journey> journeys_;
  std::vector<std::optional<Sending>> sent_;
  std::vector<bool> used_;
  bool exhaustive_ = true;
  Score best_score_;
  std::vector<std::optional<Sending>> best_;
  Answers best_answers_;
};

Journey MapSearch::journey(const Orbit& orbit) const {
  const RegularSolid& shape = from_.solid().shape();
  Journey out{orbit.pieces, orbit.orientations, {0}, {orbit.pieces[0]}, 0};
  std::vector<bool> reached(shape.rotation_count(), false);
  reached[0] = true;
  for (std::size_t i = 0; i < out.rotations.size(); ++i) {
    if (out.places[i] == orbit.pieces[0]) ++out.stay;
    for (int a = 0; a < static_cast<int>(from_.axes().size()); ++a) {
      if (!turns_[from_.layer(a, from_.layer_of_piece(out.places[i], a))]) continue;
      const int next = shape.product(out.rotations[i], from_.axes()[a].rotation);
      if (reached[next]) continue;
      reached[next] = true;
      out.rotations.push_back(next);
      out.places.push_back(from_.piece_image(next, orbit.pieces[0]));
    }
  }
  return out;
}

Answers MapSearch::unbound_answers() const {
  Answers out;
  for (int a = 0; a < static_cast<int>(from_.axes().size()); ++a) out.emplace_back(layers_along(a), unbound);
  return out;
}

// A layer of the second answers to one layer of the first, in the order along the axis.
bool MapSearch::bind(Answers& answers, int axis, int to_layer, int from_layer, int& news) const {
  std::vector<int>& row = answers[axis];
  if (row[to_layer] == from_layer) return true;
  if (row[to_layer] != unbound) return false;
  const int core = to_.axes()[placing_.lines[axis].axis].core;
  if (!to_core_turns_ && along(axis, to_layer) == core && turns_[from_.layer(axis, from_layer)]) return false;
  for (int t = to_layer; t-- > 0;) {
    if (row[t] == unbound) continue;
    if (row[t] > from_layer) return false;
    break;
  }
  for (int t = to_layer + 1; t < static_cast<int>(row.size()); ++t) {
    if (row[t] == unbound) continue;
    if (row[t] < from_layer) return false;
    break;
  }
  row[to_layer] = from_layer;
  ++news;
  return true;
}

std::vector<int> MapSearch::images(const Journey& journey, int piece) const {
  std::vector<int> out;
  for (const int g : journey.rotations) out.push_back(to_.piece_image(placing_.rotations[g], piece));
  return out;
}

// A quick look at the layers of the piece itself.
bool MapSearch::may_stand(const Journey& journey, int piece, const Answers& answers) const {
  for (int a = 0; a < static_cast<int>(from_.axes().size()); ++a) {
    const int bound = answers[a][along(a, to_.layer_of_piece(piece, placing_.lines[a].axis))];
    if (bound != unbound && bound != from_.layer_of_piece(journey.pieces[0], a)) return false;
  }
  return true;
}

std::optional<Sending> MapSearch::try_piece(const Journey& journey, int piece, Answers& answers) const {
  Sending out{piece, 1, true, 0};
  const auto axes = static_cast<int>(from_.axes().size());
  for (std::size_t i = 0; i < journey.rotations.size(); ++i) {
    const int image = to_.piece_image(placing_.rotations[journey.rotations[i]], piece);
    if (used_[image]) return std::nullopt;
    for (int a = 0; a < axes; ++a) {
      const int layer = along(a, to_.layer_of_piece(image, placing_.lines[a].axis));
      if (!bind(answers, a, layer, from_.layer_of_piece(journey.places[i], a), out.news)) return std::nullopt;
    }
  }
  std::map<int, int> stands_for;
  std::set<int> standing;
  std::set<std::vector<int>> looks;
  for (std::size_t i = 0; i < journey.rotations.size(); ++i) {
    const int g = placing_.rotations[journey.rotations[i]], image = to_.piece_image(g, piece);
    const auto [known, is_new] = stands_for.emplace(image, journey.places[i]);
    if (known->second != journey.places[i]) return std::nullopt;
    if (journey.places[i] != journey.pieces[0]) continue;
    standing.insert(image);
    std::vector<int> look;
    for (const int s : to_.stickers_of(piece)) look.push_back(to_.sticker_image(g, s));
    looks.insert(std::move(look));
  }
  out.joined = static_cast<int>(standing.size());
  out.oriented = static_cast<int>(looks.size()) >= journey.orientations;
  return out;
}

Layers MapSearch::rotated(const Layers& layers, int rotation) const {
  Layers out(layers.size());
  for (std::size_t b = 0; b < layers.size(); ++b) {
    const auto [image, sign] = to_.solid().image(rotation, to_.axes()[b].axis);
    const int last = to_.axes()[b].layer_count() - 1;
    out[to_.cut_axis(image)] = static_cast<std::uint8_t>(sign > 0 ? layers[b] : last - layers[b]);
  }
  return out;
}

// Whether the first piece of an orbit, with its solid scaled, lies in one part inside the second puzzle that can stand
// for it.
bool MapSearch::is_hidden(const Journey& journey, double scale, const Answers& answers) const {
  const auto stickers = from_.stickers_of(journey.pieces[0]);
  Vector middle;
  for (const int s : stickers) middle = middle + from_.centre(s);
  const auto layers = layers_at(placing_.turn * ((scale / static_cast<double>(stickers.size())) * middle));
  if (!layers) return false;
  std::map<Layers, int> stands_for;
  std::map<int, Layers> stand;
  for (std::size_t i = 0; i < journey.rotations.size(); ++i) {
    const Layers image = rotated(*layers, placing_.rotations[journey.rotations[i]]);
    for (int a = 0; a < static_cast<int>(from_.axes().size()); ++a) {
      if (answers[a][along(a, image[placing_.lines[a].axis])] != from_.layer_of_piece(journey.places[i], a))
        return false;
    }
    if (stands_for.emplace(image, journey.places[i]).first->second != journey.places[i]) return false;
    if (stand.emplace(journey.places[i], image).first->second != image) return false;
  }
  return true;
}

void MapSearch::keep(const Answers& answers, Score score) {
  if (score <= best_score_) return;
  best_score_ = score;
  best_ = sent_;
  best_answers_ = answers;
}

void MapSearch::search(std::size_t depth, const Answers& answers, Score score) {
  if (perfect()) return;
  if (depth == journeys_.size()) return keep(answers, score);
  Score hope = score;
  for (std::size_t d = depth; d < journeys_.size(); ++d) hope.add(journeys_[d].pieces.size(), Sending{.piece = 0});
  if (hope <= best_score_) return;
  const Journey& journey = journeys_[depth];
  work_ -= to_.piece_count();
  if (work_ < 0 || progress_.stopped()) {
    exhaustive_ = false;
    return;
  }
  struct Choice {
    Sending sending;
    Answers answers;
  };
  std::vector<Choice> choices;
  for (int q = 0; q < to_.piece_count(); ++q) {
    if (used_[q]) continue;
    if (!may_stand(journey, q, answers)) continue;
    Answers bound = answers;
    if (auto sending = try_piece(journey, q, bound)) choices.push_back({*sending, std::move(bound)});
  }
  std::ranges::sort(choices, {}, [](const Choice& c) {
    return std::tuple(c.sending.joined, !c.sending.oriented, c.sending.news, c.sending.piece);
  });
  for (const Choice& choice : choices) {
    const std::vector<int> places = images(journey, choice.sending.piece);
    for (const int q : places) used_[q] = true;
    sent_[depth] = choice.sending;
    Score next = score;
    next.add(journey.pieces.size(), choice.sending);
    search(depth + 1, choice.answers, next);
    sent_[depth] = std::nullopt;
    for (const int q : places) used_[q] = false;
    if (perfect() || work_ < 0) return;
  }
  search(depth + 1, answers, score);
}

// With the first solid made `scale` times as large, all its planes are planes of the second: each layer of the second
// lies in one of the first.
std::optional<Answers> MapSearch::answers_of_scale(double scale) const {
  Answers out = unbound_answers();
  for (int a = 0; a < static_cast<int>(from_.axes().size()); ++a) {
    const std::vector<double>& planes = from_.axes()[a].offsets;
    std::vector<double> those = to_.axes()[placing_.lines[a].axis].offsets;
    if (placing_.lines[a].sign < 0) {
      std::ranges::reverse(those);
      for (double& d : those) d = -d;
    }
    std::size_t below = 0;
    for (std::size_t t = 0; t <= those.size(); ++t) {
      out[a][t] = static_cast<int>(below);
      if (t < those.size() && below < planes.size() && std::abs(planes[below] * scale - those[t]) < 1e-9) ++below;
    }
    if (below != planes.size()) return std::nullopt;
    for (int t = 0; t < layers_along(a) && !to_core_turns_; ++t) {
      const bool core = along(a, t) == to_.axes()[placing_.lines[a].axis].core;
      if (core && turns_[from_.layer(a, out[a][t])]) return std::nullopt;
    }
  }
  return out;
}

// Of the part of the second puzzle round a point in its interior.
std::optional<Layers> MapSearch::layers_at(const Vector& point) const {
  for (const RegularSolid::Face& face : to_.solid().shape().faces()) {
    if (dot(face.normal, point) > 1 - 1e-9) return std::nullopt;
  }
  Layers out;
  for (int b = 0; b < static_cast<int>(to_.axes().size()); ++b) {
    const double at = dot(to_.line_of(b).direction, point);
    int layer = 0;
    for (const double plane : to_.axes()[b].offsets) {
      if (std::abs(plane - at) < 1e-9) return std::nullopt;
      if (plane < at) ++layer;
    }
    out.push_back(static_cast<std::uint8_t>(layer));
  }
  return out;
}

void MapSearch::by_scaling() {
  std::set<double> scales;
  for (const double d : from_.axes()[0].offsets) {
    for (const double e : to_.axes()[placing_.lines[0].axis].offsets) {
      const double scale = placing_.lines[0].sign * e / d;
      if (std::abs(d) > same_plane && scale > same_plane &&
          scales.lower_bound(scale - 1e-9) == scales.lower_bound(scale + 1e-9)) {
        scales.insert(scale);
      }
    }
  }
  if (std::ranges::all_of(from_.axes()[0].offsets, [](double d) { return std::abs(d) < same_plane; })) scales.insert(1);
  for (const double scale : scales) {
    const auto answers = answers_of_scale(scale);
    if (!answers) continue;
    sent_.assign(journeys_.size(), std::nullopt);
    used_.assign(to_.piece_count(), false);
    Score score;
    for (std::size_t j = 0; j < journeys_.size(); ++j) {
      const Journey& journey = journeys_[j];
      for (int q = 0; q < to_.piece_count(); ++q) {
        if (!may_stand(journey, q, *answers)) continue;
        Answers bound = *answers;
        const auto sending = try_piece(journey, q, bound);
        if (!sending) continue;
        if (!sent_[j] ||
            std::pair(sending->joined, !sending->oriented) < std::pair(sent_[j]->joined, !sent_[j]->oriented)) {
          sent_[j] = sending;
        }
      }
      if (sent_[j]) {
        for (const int q : images(journey, sent_[j]->piece)) used_[q] = true;
      } else if (is_hidden(journey, scale, *answers)) {
        sent_[j] = Sending{};
      }
      if (sent_[j]) score.add(journey.pieces.size(), *sent_[j]);
    }
    keep(*answers, score);
  }
}

Equivalence MapSearch::result() const {
  Equivalence out;
  out.fate.assign(from_.piece_count(), Fate::absent);
  out.pieces.resize(from_.piece_count());
  out.oriented.assign(from_.piece_count(), false);
  out.rotations = placing_.rotations;
  for (std::size_t j = 0; j < journeys_.size(); ++j) {
    if (!best_[j]) continue;
    const Journey& journey = journeys_[j];
    for (std::size_t i = 0; i < journey.rotations.size(); ++i) {
      const int p = journey.places[i];
      out.fate[p] = best_[j]->piece < 0 ? Fate::hidden : Fate::shown;
      if (best_[j]->piece < 0) continue;
      out.oriented[p] = best_[j]->oriented;
      const int q = to_.piece_image(placing_.rotations[journey.rotations[i]], best_[j]->piece);
      if (std::ranges::find(out.pieces[p], q) == out.pieces[p].end()) out.pieces[p].push_back(q);
    }
  }
  for (auto& list : out.pieces) std::ranges::sort(list);
  for (const int l : from_turns_) {
    const Layer& layer = from_.layers()[l];
    const Placing::Line& line = placing_.lines[layer.axis];
    std::vector<int> block;
    for (int t = 0; t < layers_along(layer.axis); ++t) {
      if (best_answers_[layer.axis][t] == layer.index) block.push_back(along(layer.axis, t));
    }
    Equivalence::TurnPair pair{{from_.axes()[layer.axis].axis, layer.index, layer.index, 1}, std::nullopt};
    if (!block.empty()) {
      pair.to = Turn{to_.axes()[line.axis].axis, std::ranges::min(block), std::ranges::max(block), line.times};
    }
    out.turns.push_back(pair);
  }
  return out;
}

// Pieces looked at: about a second.
constexpr std::int64_t most_work = 20'000'000;

}  // namespace

int Equivalence::count(Fate what) const { return static_cast<int>(std::ranges::count(fate, what)); }

bool Equivalence::whole() const {
  return count(Fate::shown) == static_cast<int>(fate.size()) && std::ranges::all_of(oriented, std::identity()) &&
         std::ranges::all_of(pieces, [](const auto& list) { return list.size() == 1; });
}

bool turns_agree(const Puzzle& from, const Puzzle& to, const Equivalence& map) {
  for (const auto& [turn, image] : map.turns) {
    const Permutation here = from.piece_turn(from.layer(from.cut_axis(turn.axis), turn.first), turn.times);
    Permutation there = Permutation::identity(to.piece_count());
    for (int l = image ? image->first : 1; image && l <= image->last; ++l) {
      there = there * to.piece_turn(to.layer(to.cut_axis(image->axis), l), image->times);
    }
    for (int p = 0; p < from.piece_count(); ++p) {
      if (map.fate[p] != map.fate[here[p]]) return false;
      if (map.fate[p] != Fate::shown) continue;
      std::vector<int> moved;
      for (const int q : map.pieces[p]) moved.push_back(there[q]);
      std::ranges::sort(moved);
      if (moved != map.pieces[here[p]]) return false;
    }
  }
  return true;
}

Result<Equivalence> find_map(const Model& from, const Model& to, Progress& progress) {
  const std::vector<Placing> placings = find_placings(from.puzzle, to.puzzle);
  if (placings.empty()) {
    return fail(Code::unsolvable,
                "the axes of {} cannot be laid upon axes of {}, so its turns have no counterparts there",
                "{} の軸は {} の軸に重ねられないので、対応する回転がありません", from.named.name, to.named.name);
  }
  std::int64_t work = most_work;
  std::optional<Equivalence> best;
  Score score;
  bool exhaustive = true;
  const auto take = [&](const MapSearch& search) {
    exhaustive = exhaustive && search.exhaustive();
    if (search.score() <= score) return;
    score = search.score();
    best = search.result();
  };
  for (const Placing& placing : placings) {
    MapSearch search(from, to, placing, work, progress);
    search.by_scaling();
    if (!search.perfect()) search.by_search();
    take(search);
    if (search.perfect()) break;
  }
  ASOBI_CHECK(progress.check());
  if (!best) {
    return fail(Code::unsolvable, "no piece of {} moves as a piece of {} does",
                "{} のどのピースも {} のピースと同じ動きをしません", from.named.name, to.named.name);
  }
  best->exhaustive = exhaustive || best->whole();
  if (!turns_agree(from.puzzle, to.puzzle, *best)) {
    return fail(Code::internal, "the map of {} into {} does not hold", "{} から {} への対応が成り立ちません",
                from.named.name, to.named.name);
  }
  return std::move(*best);
}

}  // namespace asobi::twisty

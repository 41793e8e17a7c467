#include "games/twisty/solve/big_cube/centre_words.hpp"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace asobi::twisty::big_cube {
namespace {

using WordKind = CentreWord::Kind;

std::span<const std::uint8_t> told(const LayerTurns& layers, int width) {
  return std::span(layers).first(static_cast<std::size_t>(width));
}

constexpr std::array<std::array<std::int32_t, 8>, 6> all_centre_costs() {
  std::array<std::array<std::int32_t, 8>, 6> out{};
  for (int colour = 0; colour < 6; ++colour) {
    for (int face = 0; face < 6; ++face) out[colour][face] = cost_of_colour(colour, face);
  }
  return out;
}
constexpr auto centre_costs = all_centre_costs();

constexpr int most_offered = 10;  // layers
constexpr std::int8_t no_colour = 7, near_cost = cost_of_colour(0, 1), far_cost = cost_of_colour(0, 2);

std::uint8_t word_byte(int value) { return static_cast<std::uint8_t>(value); }

// What is done in turn: S, R, what turns the layers back; the face, the layer across.
struct Part {
  enum class What { layers, then, layers_back, then_back, face, face_back, across, across_back } what;
};

std::span<const Part::What> parts_of(WordKind kind) {
  using enum Part::What;
  static constexpr std::array slices = {layers};
  static constexpr std::array exchange = {layers, face, layers_back};
  static constexpr std::array insertion = {layers, across, layers_back};
  static constexpr std::array pair = {layers, across, then, across_back, then_back};
  static constexpr std::array cycle = {layers, face, across, face_back, then, face, across_back, face_back, then_back};
  switch (kind) {
    case WordKind::slices:
      return slices;
    case WordKind::exchange:
      return exchange;
    case WordKind::insertion:
      return insertion;
    case WordKind::pair:
      return pair;
    case WordKind::cycle:
      return cycle;
    case WordKind::face:
      break;
  }
  return {};
}

// The last turn of the face is needed only before layers that turn back.
std::span<const Part::What> parts_of(const CentreWord& word) {
  const std::span<const Part::What> all = parts_of(word.kind);
  const bool ends_early = word.kind == WordKind::cycle && std::ranges::none_of(word.then, std::identity());
  return ends_early ? all.first(all.size() - 2) : all;
}

int quarters_of(const CentreWord& word, Part::What part, std::size_t layer) {
  using enum Part::What;
  switch (part) {
    case layers:
      return word.layers[layer];
    case then:
      return (word.then[layer] - word.layers[layer]) & 3;
    case layers_back:
      return -word.layers[layer] & 3;
    default:
      return -word.then[layer] & 3;
  }
}

LayerTurns layer_turns_of(const CentreWord& word, Part::What part, int width) {
  LayerTurns out{};
  for (std::size_t layer = 0; std::cmp_less(layer, width); ++layer) {
    out[layer] = word_byte(quarters_of(word, part, layer));
  }
  return out;
}

// Whole faces may turn as they like where only they and what comes after them would notice.
Ends ends_of(WordKind kind, Part::What part) {
  const bool last = part == Part::What::then_back || (kind == WordKind::insertion && part == Part::What::layers_back);
  return kind == WordKind::slices || kind == WordKind::exchange || last ? Ends::free : Ends::still;
}

Block centre_face_block(const CentreCells& map, int face, int quarters) {
  const std::uint8_t layer = word_byte(face % 2 == 0 ? 0 : map.size() - 1);
  return {word_byte(face / 2), layer, layer, word_byte(quarters & 3)};
}

}  // namespace

int cost_of(const CentreCells& map, const Cells& cells) {
  int out = 0;
  for (int cell = 0; std::cmp_less(cell, cells.size()); ++cell)
    out += centre_costs[cells[cell]][map.face_of_cell(cell)];
  return out;
}

void apply(const CentreCells& map, const CentreWord& word, Cells& cells) {
  for (const Block& block : blocks_of(map, word)) map.turn(cells, block);
}

std::vector<Block> blocks_of(const CentreCells& map, const CentreWord& word) {
  using enum Part::What;
  std::vector<Block> out;
  if (word.first_quarters != 0) out.push_back(centre_face_block(map, word.first_face, word.first_quarters));
  const std::uint8_t layer = word_byte(word.layer + 1);
  for (const Part::What part : parts_of(word)) {
    switch (part) {
      case face:
        out.push_back(centre_face_block(map, word.face, word.face_quarters));
        break;
      case face_back:
        out.push_back(centre_face_block(map, word.face, -word.face_quarters));
        break;
      case across:
        out.push_back({word.across, layer, layer, word.layer_quarters});
        break;
      case across_back:
        out.push_back({word.across, layer, layer, word_byte(-word.layer_quarters & 3)});
        break;
      default: {
        const LayerTurns turns = layer_turns_of(word, part, map.width());
        const std::vector<Block> blocks =
            blocks_of_layers(word.axis, told(turns, map.width()), ends_of(word.kind, part));
        out.insert(out.end(), blocks.begin(), blocks.end());
      }
    }
  }
  return out;
}

void WordFinder::begin(const Cells& cells, LeastGains least, std::vector<FoundWord>& out) {
  cells_ = &cells;
  least_ = least;
  out_ = &out;
  word_ = {};
}

void WordFinder::find(const Cells& cells, int face, int quarters, LeastGains least, std::vector<FoundWord>& out) {
  Cells turned = cells;
  map_->turn_face(turned, face, quarters);
  begin(turned, least, out);
  word_.first_face = word_byte(face);
  word_.first_quarters = word_byte(quarters);
  find_all_lines();
  for (int layer = 0; layer < map_->width(); ++layer) find_all_across(layer);
}

void WordFinder::find_lines(const Cells& cells, LeastGains least, std::vector<FoundWord>& out) {
  begin(cells, least, out);
  find_all_lines();
}

void WordFinder::find_across(const Cells& cells, int layer, LeastGains least, std::vector<FoundWord>& out) {
  begin(cells, least, out);
  find_all_across(layer);
}

void WordFinder::find_all_lines() {
  sum_lines();
  for (int axis = 0; axis < 3; ++axis) {
    find_slices(axis);
    for (int strip = 0; strip < 4; ++strip) find_exchanges(axis, strip);
  }
}

void WordFinder::find_all_across(int layer) {
  for (int axis = 0; axis < 3; ++axis) {
    for (const int across : {(axis + 1) % 3, (axis + 2) % 3}) {
      word_.axis = word_byte(axis);
      word_.across = word_byte(across);
      word_.layer = word_byte(layer);
      read_ends(axis, across, layer);
      if (!stays(layer)) find_insertions();
      find_pairs();
      for (const End& end : ends_) find_cycles(end);
    }
  }
}

void WordFinder::sum_lines() {
  const int width = map_->width();
  std::ranges::fill(lines_, Costs{});
  for (int axis = 0; axis < 3; ++axis) {
    for (int strip = 0; strip < 4; ++strip) {
      Costs* const lines = &lines_[static_cast<std::size_t>((axis * 4 + strip) * 2 * width)];
      for (int layer = 0; layer < width; ++layer) {
        for (int place = 0; place < width; ++place) {
          const Costs& cost = centre_costs[colour_at(map_->at(axis, strip, layer, place))];
          for (int face = 0; face < 8; ++face) {
            lines[layer][face] += cost[face];
            lines[width + place][face] += cost[face];
          }
        }
      }
    }
  }
}

// The line that stands at the layer after the face was turned.
const WordFinder::Costs& WordFinder::line(int axis, int strip, int layer, int quarters) const {
  const int width = map_->width(), times = CentreCells::quarters_on_strip(strip, quarters);
  const int from_end = width - 1 - layer;
  const int line = times == 0 ? layer : times == 1 ? width + layer : times == 2 ? from_end : width + from_end;
  return lines_[static_cast<std::size_t>((axis * 4 + strip) * 2 * width + line)];
}

void WordFinder::find_slices(int axis) {
  for (int layer = 0; layer < map_->width(); ++layer) {
    for (int quarters = 0; quarters < 4; ++quarters) {
      int gain = 0;
      for (int strip = 0; strip < 4; ++strip) {
        const Costs& cost = line(axis, strip, layer, 0);
        gain += cost[map_->face_of_strip(axis, strip)] - cost[map_->face_of_strip(axis, (strip + quarters) & 3)];
      }
      gains_[layer][quarters] = gain;
    }
  }
  if (stays(map_->width() / 2)) gains_[map_->width() / 2] = {};
  word_.kind = WordKind::slices;
  word_.axis = word_byte(axis);
  choose(0, 1, Ends::free);
}

void WordFinder::find_exchanges(int axis, int strip) {
  const int face = map_->face_of_strip(axis, strip);
  word_.kind = WordKind::exchange;
  word_.axis = word_byte(axis);
  word_.face = word_byte(face);
  for (int face_quarters = 1; face_quarters < 4; ++face_quarters) {
    for (int layer = 0; layer < map_->width(); ++layer) {
      const Costs& leaves = line(axis, strip, layer, face_quarters);
      gains_[layer][0] = 0;
      for (int quarters = 1; quarters < 4; ++quarters) {
        const int from = (strip - quarters) & 3, other = map_->face_of_strip(axis, from);
        const Costs& enters = line(axis, from, layer, 0);
        gains_[layer][quarters] = enters[other] - enters[face] + leaves[face] - leaves[other];
      }
    }
    word_.face_quarters = word_byte(face_quarters);
    choose(1, 2, Ends::free);
  }
}

// What enters the face at a place that then leaves it again with another layer of S goes to that layer's strip, and
// what was at the place stays.
int WordFinder::crossings(int strip, const LayerTurns& layers) const {
  const int width = map_->width(), times = CentreCells::quarters_on_strip(strip, word_.face_quarters);
  const int face = map_->face_of_strip(word_.axis, strip);
  int out = 0;
  const auto cross = [&](int layer, int other, int place) {
    const int to = map_->face_of_strip(word_.axis, (strip - layers[other]) & 3);
    const Costs& enters = centre_costs[colour_at(map_->at(word_.axis, (strip - layers[layer]) & 3, layer, place))];
    const Costs& stays = centre_costs[colour_at(map_->at(word_.axis, strip, layer, place))];
    out += enters[face] - enters[to] + stays[to] - stays[face];
  };
  for (int layer = 0; layer < width; ++layer) {
    if (layers[layer] == 0) continue;
    if (times == 2) {
      if (layers[width - 1 - layer] == 0) continue;
      for (int place = 0; place < width; ++place) cross(layer, width - 1 - layer, place);
    } else {
      for (int other = 0; other < width; ++other) {
        if (layers[other] != 0) cross(layer, other, times == 1 ? other : width - 1 - other);
      }
    }
  }
  return out;
}

// The turn of a layer across S meets the layers of S on two opposite faces, the ends. Read along the layers of S: the
// colours there and where S would bring other colours from, and the colours beside, that the turn would bring.
void WordFinder::read_ends(int axis, int across, int layer) {
  const int width = map_->width();
  int number = 0;
  for (int strip = 0; strip < 4; ++strip) {
    const int face = map_->face_of_strip(across, strip);
    if (face / 2 == axis) continue;
    End& end = ends_[number++];
    const CentreCells::Spot first = map_->spot(axis, map_->at(across, strip, layer, 0));
    const bool rising = first.layer == 0;
    end.strip = first.strip;
    end.place = first.place;
    for (ByteLine& line : end.own) clear(line);
    for (ByteLine& line : end.beside) clear(line);
    for (int quarters = 0; quarters < 4; ++quarters) {
      const int own = (first.strip - quarters) & 3, beside = (strip - quarters) & 3;
      end.own_face[quarters] = map_->face_of_strip(axis, own);
      end.beside_face[quarters] = map_->face_of_strip(across, beside);
      for (int i = 0; i < width; ++i) {
        end.own[quarters].set(i, colour_at(map_->at(axis, own, i, first.place)));
        end.beside[quarters].set(i, colour_at(map_->at(across, beside, layer, rising ? i : width - 1 - i)));
      }
      fill_costs(end.own[quarters], end.own_costs[quarters]);
      if (quarters % 2 == 1) fill_costs(end.beside[quarters], end.beside_costs[quarters]);
    }
  }
}

void WordFinder::clear(ByteLine& line) const {
  for (std::size_t vector = 0; vector < used_vectors(); ++vector) line.vectors[vector] = Bytes{} + no_colour;
}

void WordFinder::fill_costs(const ByteLine& line, CostLines& out) const {
  for (std::size_t vector = 0; vector < used_vectors(); ++vector) {
    const Bytes colours = line.vectors[vector];
    for (std::int8_t face = 0; face < 6; ++face) {
      // What is true is -1.
      const Bytes home = colours == face, opposite = colours == static_cast<std::int8_t>(face ^ 1);
      out[static_cast<std::size_t>(face)].vectors[vector] =
          far_cost + (home & std::int8_t{far_cost}) * std::int8_t{-1} +
          (opposite & std::int8_t{far_cost - near_cost}) * std::int8_t{-1};
    }
  }
}

void WordFinder::find_insertions() {
  word_.kind = WordKind::insertion;
  for (const int turned : {1, 3}) {
    std::ranges::fill(gains_, std::array<int, 4>{});
    for (const End& end : ends_) {
      const CostLines& enters = end.beside_costs[turned];
      const int from = end.beside_face[turned], to = end.beside_face[4 - turned];
      for (int quarters = 0; quarters < 4; ++quarters) {
        const CostLines& leaves = end.own_costs[quarters];
        const int face = end.own_face[quarters];
        for (std::size_t layer = 0; layer < gains_.size(); ++layer) {
          gains_[layer][quarters] +=
              leaves[face][layer] - leaves[to][layer] + enters[from][layer] - enters[face][layer];
        }
      }
    }
    word_.layer_quarters = word_byte(turned);
    choose(1, 2, Ends::still);
  }
}

// Cycles of three at one end: from i quarters before it to j, from j to the third place, from there to i.
void WordFinder::add_cycles(const End& end, int third_face, const CostLines& third, bool first) {
  for (std::size_t vector = 0; vector < used_vectors(); ++vector) {
    for (int i = 0; i < 4; ++i) {
      const int face = end.own_face[i];
      const CostLines& from = end.own_costs[i];
      const Bytes enters = from[face].vectors[vector] + third[third_face].vectors[vector] - third[face].vectors[vector];
      for (int j = 0; j < 4; ++j) {
        if (i == j) continue;
        const int to = end.own_face[j];
        const Bytes gains = enters - from[to].vectors[vector] + end.own_costs[j][to].vectors[vector] -
                            end.own_costs[j][third_face].vectors[vector];
        Bytes& sum = cycle_gains_[i + 4 * j].vectors[vector];
        sum = first ? gains : sum + gains;
      }
    }
  }
}

int WordFinder::best_cycle_at(int layer) const {
  int out = 0;
  for (const ByteLine& gains : cycle_gains_) out = std::max<int>(out, gains[layer]);
  return out;
}

void WordFinder::forbid_cycles_at(int layer) {
  for (ByteLine& gains : cycle_gains_) gains.set(layer, 0);
}

void WordFinder::find_pairs() {
  word_.kind = WordKind::pair;
  for (const int turned : {1, 3}) {
    for (const End& end : ends_) {
      add_cycles(end, end.beside_face[turned], end.beside_costs[turned], &end == ends_.data());
    }
    if (2 * word_.layer == map_->width() - 1) {  // both ends have the same ring, each place twice
      for (int i = 0; i < 4; ++i) cycle_gains_[i + 4 * ((i + 2) & 3)] = {};
    }
    if (stays(word_.layer)) forbid_cycles_at(word_.layer);
    word_.layer_quarters = word_byte(turned);
    choose_cycles(2);
  }
}

// With B the end and F the face opposite: S and f t f' meet only where S crosses the line of t on B, so their
// commutator is a cycle of three for every layer of S, except for the one into which f' turns that line. For quarter
// turns of t the turn of f matters for that exception only.
void WordFinder::find_cycles(const End& end) {
  const int face = end.own_face[2], strip = (end.strip + 2) & 3, width = map_->width();
  word_.kind = WordKind::cycle;
  word_.face = word_byte(face);
  const CentreCells::Spot facing = {word_byte(strip), 0, word_byte(width - 1 - end.place)};
  const auto forbidden = [&](int times) { return map_->turned(facing, times).layer; };
  const auto find = [&](int turned, int third_face, const CostLines& third, bool one, bool three) {
    add_cycles(end, third_face, third, true);
    const int times_of_one = CentreCells::quarters_on_strip(strip, 3), times_of_three = 4 - times_of_one;
    if (one && three) one = best_cycle_at(forbidden(times_of_one)) <= best_cycle_at(forbidden(times_of_three));
    word_.face_quarters = one ? 1 : 3;
    word_.layer_quarters = word_byte(turned);
    forbid_cycles_at(forbidden(one ? times_of_one : times_of_three));
    choose_cycles(5);
  };
  for (const int turned : {1, 3}) {
    if (!relevant(end.own_face[0]) && !relevant(end.beside_face[turned])) continue;
    find(turned, end.beside_face[turned], end.beside_costs[turned], true, true);
  }
  if (!relevant(end.own_face[0]) && !relevant(face)) return;
  for (const int face_quarters : {1, 3}) {
    const int times = CentreCells::quarters_on_strip(strip, 4 - face_quarters);
    ByteLine third;
    clear(third);
    for (int layer = 0; layer < width; ++layer) {
      const CentreCells::Spot opposite = {word_byte(strip), word_byte(width - 1 - layer), facing.place};
      third.set(layer, colour_at(map_->at(word_.axis, map_->turned(opposite, times))));
    }
    CostLines costs;
    fill_costs(third, costs);
    find(2, face, costs, face_quarters == 1, face_quarters == 3);
  }
}

// The layers that gain most one after the other, each with its best quarters; where the ends are free, also after the
// best block from an end.
void WordFinder::choose(int other_turns, int times, Ends ends) {
  const int width = map_->width();
  int still = 0, most = 0;
  for (const std::array<int, 4>& gains : gains_) {
    still += gains[0];
    most += std::max(std::max(gains[0], gains[1]), std::max(gains[2], gains[3]));
  }
  if (!std::ranges::any_of(least_, [&](int least) { return most >= least; }) || most <= 0) return;
  choose_from({}, 0, still, other_turns, times, ends);
  if (ends == Ends::still) return;
  int best = still, best_count = 0, best_quarters = 0;
  for (int quarters = 1; quarters < 4; ++quarters) {
    for (const bool far : {false, true}) {
      int sum = still;
      for (int count = 1; count < width; ++count) {
        if (word_.kind == WordKind::slices && stays(far ? width - count : count - 1)) break;
        const std::array<int, 4>& gains = gains_[far ? width - count : count - 1];
        sum += gains[quarters] - gains[0];
        if (sum > best && count > 1) best = sum, best_count = far ? -count : count, best_quarters = quarters;
      }
    }
  }
  if (best_count == 0) return;
  LayerTurns begun{};
  for (int layer = 0; layer < width; ++layer) {
    if (best_count > 0 ? layer < best_count : layer >= width + best_count) begun[layer] = word_byte(best_quarters);
  }
  choose_from(begun, 1, best, other_turns, times, ends);
}

void WordFinder::choose_from(const LayerTurns& begun, int turns, int gain, int other_turns, int times, Ends ends) {
  const int width = map_->width();
  LayerTurns layers = begun;
  order_.clear();
  for (int layer = 0; layer < width; ++layer) {
    const std::array<int, 4>& gains = gains_[layer];
    const int best = static_cast<int>(std::ranges::max_element(gains) - gains.begin());
    if (gains[best] > gains[begun[layer]]) order_.emplace_back(gains[begun[layer]] - gains[best], layer * 4 + best);
  }
  std::ranges::sort(order_);
  if (turns > 0) offer(layers, other_turns, times, gain, ends);
  std::size_t offered = order_.size();  // with many layers only as many as gain most for each turn
  if (width > most_offered) {
    int sum = gain, best_gain = 0, best_turns = 1;
    for (std::size_t i = 0; i < order_.size(); ++i) {
      sum -= order_[i].first;
      const int all = other_turns + times * (turns + static_cast<int>(i) + 1);
      if (sum * best_turns > best_gain * all) best_gain = sum, best_turns = all, offered = i + 1;
    }
  }
  for (std::size_t i = 0; i < offered; ++i) {
    layers[order_[i].second / 4] = word_byte(order_[i].second % 4);
    gain -= order_[i].first;
    if (width <= most_offered || i + 1 == offered) offer(layers, other_turns, times, gain, ends);
  }
}

void WordFinder::offer(const LayerTurns& layers, int other_turns, int times, int gain, Ends ends) {
  if (!wanted(other_turns + times, gain)) return;
  const auto turns_with = [&](Ends own) { return turns_of_layers(told(layers, map_->width()), own); };
  const int turns =
      other_turns + turns_with(ends) + (times == 2 ? turns_with(Ends::free) : 0) + (word_.first_quarters != 0 ? 1 : 0);
  if (!wanted(turns, gain)) return;
  if (word_.kind == WordKind::exchange) {
    const int strip = map_->face_of_strip(word_.axis, 0) == word_.face   ? 0
                      : map_->face_of_strip(word_.axis, 1) == word_.face ? 1
                      : map_->face_of_strip(word_.axis, 2) == word_.face ? 2
                                                                         : 3;
    gain += crossings(strip, layers);
    if (!wanted(turns, gain)) return;
  }
  out_->push_back({word_, turns, gain});
  out_->back().word.layers = layers;
}

// The layers that gain most one after the other, a turn more of the layer counted for what it may gain elsewhere.
void WordFinder::choose_cycles(int other_turns) {
  const int width = map_->width();
  order_.clear();
  int most = 0;
  for (std::size_t vector = 0; vector < used_vectors(); ++vector) {
    Bytes values{}, ways{};
    for (std::int8_t way = 0; way < 16; ++way) {
      if (way % 4 == way / 4) continue;
      const bool turns_thrice = way % 4 != 0 && way / 4 != 0;
      const std::int8_t price = turns_thrice ? static_cast<std::int8_t>(price_) : std::int8_t{0};
      const Bytes own = cycle_gains_[way].vectors[vector] - price;
      const Bytes better = own > values;
      ways = (ways & ~better) | (way & better);
      values = (values & ~better) | (own & better);
    }
    std::array<std::int8_t, lanes> value_at, way_at;
    std::memcpy(value_at.data(), &values, lanes);
    std::memcpy(way_at.data(), &ways, lanes);
    const std::size_t first = vector * lanes, end = std::min(static_cast<std::size_t>(width) - first, lanes);
    for (std::size_t lane = 0; lane < end; ++lane) {
      if (value_at[lane] <= 0) continue;
      most += cycle_gains_[way_at[lane]][first + lane];
      order_.emplace_back(-value_at[lane], static_cast<int>(first + lane) * 16 + way_at[lane]);
    }
  }
  if (most <= 0 || !std::ranges::any_of(least_, [&](int least) { return most >= least; })) return;
  std::ranges::sort(order_);
  LayerTurns layers{}, then{};
  int gain = 0;
  const auto add = [&](int choice) {
    layers[choice / 16] = word_byte(choice % 4);
    then[choice / 16] = word_byte(choice / 4 % 4);
    gain += cycle_gains_[choice % 16][choice / 16];
  };
  std::size_t offered = order_.size();  // with many layers only as many as gain most for each turn
  if (width > most_offered) {
    int sum = 0, best_gain = 0, best_turns = 1, turns = other_turns;
    for (std::size_t i = 0; i < order_.size(); ++i) {
      const int choice = order_[i].second;
      sum += cycle_gains_[choice % 16][choice / 16];
      turns += choice % 4 != 0 && choice / 4 % 4 != 0 ? 3 : 2;
      if (sum * best_turns > best_gain * turns) best_gain = sum, best_turns = turns, offered = i + 1;
    }
  }
  for (std::size_t i = 0; i < offered; ++i) {
    add(order_[i].second);
    if (width <= most_offered || i + 1 == offered) offer_cycles(layers, then, other_turns, gain);
  }
}

int WordFinder::turns_of(const CentreWord& word) const {
  int out = word.first_quarters != 0 ? 1 : 0;
  for (const Part::What part : parts_of(word)) {
    const bool of_layers = part == Part::What::layers || part == Part::What::then || part == Part::What::then_back;
    out += of_layers ? turns_of_layers(told(layer_turns_of(word, part, map_->width()), map_->width()),
                                       ends_of(word.kind, part))
                     : 1;
  }
  return out;
}

void WordFinder::offer_cycles(const LayerTurns& layers, const LayerTurns& then, int other_turns, int gain) {
  if (!wanted(other_turns + 2, gain)) return;
  out_->push_back({word_, 0, gain});
  CentreWord& word = out_->back().word;
  word.layers = layers;
  word.then = then;
  const int turns = turns_of(word);
  out_->back().turns = turns;
  if (!wanted(turns, gain)) out_->pop_back();
}

}  // namespace asobi::twisty::big_cube

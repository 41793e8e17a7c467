#include "games/twisty/solve/big_cube/centre_phases.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

#include <boost/unordered/unordered_flat_set.hpp>

#include "base/bits.hpp"
#include "base/hash.hpp"
#include "base/random.hpp"

namespace asobi::twisty::big_cube {
namespace {

constexpr std::uint8_t unseen_view = 255;
constexpr std::array<std::size_t, 3> table_sizes = {735471, 12870, 343000};  // C(24,8), C(16,8), C(8,4)³
constexpr int most_turns_of_phase = 40;

constexpr std::array<std::array<std::uint32_t, 9>, 25> all_set_choices() {
  std::array<std::array<std::uint32_t, 9>, 25> out{};
  for (int n = 0; n < 25; ++n) {
    out[n][0] = 1;
    for (int k = 1; k < 9 && n > 0; ++k) out[n][k] = out[n - 1][k - 1] + out[n - 1][k];
  }
  return out;
}
constexpr auto set_choices = all_set_choices();

// The number of a set among those with as many elements, in two parts of 12 bits; that of the upper one depends on how
// many elements are in the lower.
struct SetNumbers {
  static constexpr int half = 12, most_elements = 8;
  std::array<std::uint32_t, 1 << half> low{};
  std::array<std::array<std::uint32_t, 1 << half>, most_elements + 1> high{};

  SetNumbers() {
    for (std::uint32_t set = 0; set < low.size(); ++set) {
      low[set] = slow_number(set, 0, 0);
      for (int before = 0; before <= most_elements; ++before) high[before][set] = slow_number(set, half, before);
    }
  }

  static std::uint32_t slow_number(std::uint32_t set, int shift, int count) {
    std::uint32_t out = 0;
    for (; set != 0 && count < most_elements; set &= set - 1) out += set_choices[lowest_bit(set) + shift][++count];
    return out;
  }
};

std::uint32_t number_of_set(std::uint32_t set) {
  static const SetNumbers numbers;
  const std::uint32_t low = set & 0xfff;
  return numbers.low[low] + numbers.high[static_cast<std::size_t>(std::popcount(low))][set >> 12];
}

// The cube seen with the axes named anew, each one earlier: faces, rows and columns go with their axes.
Cells seen_from(const CentreCells& map, const Cells& cells, int first_axis) {
  Cells out(cells.size());
  for (int face = 0; face < 6; ++face) {
    const int from = (face + 2 * first_axis) % 6;
    for (int i = 0; i < map.cells_of_face(); ++i) {
      out[face * map.cells_of_face() + i] =
          static_cast<std::uint8_t>((cells[from * map.cells_of_face() + i] + 6 - 2 * first_axis) % 6);
    }
  }
  return out;
}

}  // namespace

CentrePhases::View CentrePhases::view(int phase, const Orbit& colours) {
  if (phase == 0) return {colours[0] | colours[1], 0, 0};
  if (phase == 1) return {colours[2] | colours[3], 0, 0};
  return {colours[0], colours[2], colours[4]};
}

std::size_t CentrePhases::index(int phase, const View& view) {
  if (phase == 0) return number_of_set(view[0]);
  if (phase == 1) return number_of_set(view[0] >> 8);
  std::size_t out = 0;
  for (int axis = 0; axis < 3; ++axis) out = out * 70 + number_of_set(view[axis] >> (8 * axis) & 255);
  return out;
}

bool CentrePhases::allowed(int phase, int turn) const {
  const Block& block = turns_[turn];
  const bool face = block.first == block.last && (block.first == 0 || block.last == size_ - 1);
  return phase == 0 || face || block.quarters == 2 || (phase == 1 && block.axis == 0);
}

void CentrePhases::turn(Orbits& orbits, int turn) const {
  for (int orbit = 0; orbit < orbit_count(); ++orbit) {
    for (std::uint32_t& places : orbits[orbit]) places = apply(moved_[turn][orbit], places);
  }
}

CentrePhases::Orbits CentrePhases::read(const Cells& cells) const {
  Orbits out{};
  for (int orbit = 0; orbit < orbit_count(); ++orbit) {
    for (int place = 0; place < 24; ++place) out[orbit][cells[cells_[orbit][place]]] |= 1u << place;
  }
  return out;
}

// Blocks from an end and single layers that leave the middles, if there are any, at home.
void CentrePhases::list_turns(const CentreCells& map) {
  for (std::uint8_t axis = 0; axis < 3; ++axis) {
    for (int first = 0; first < size_; ++first) {
      for (int last = first; last < size_; ++last) {
        const bool one_turn = first == last || first == 0 || last == size_ - 1;
        const bool whole = first == 0 && last == size_ - 1;
        const bool middle = size_ % 2 == 1 && first <= size_ / 2 && last >= size_ / 2;
        if (!one_turn || whole || middle) continue;
        for (std::uint8_t quarters = 1; quarters < 4; ++quarters) {
          turns_.push_back({axis, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(last), quarters});
        }
      }
    }
  }
  for (const Block& block : turns_) {
    std::array<BytePlaces, most_orbits>& places = moved_.emplace_back();
    for (int orbit = 0; orbit < orbit_count(); ++orbit) {
      Cells marks(6 * static_cast<std::size_t>(map.cells_of_face()), 24);
      for (int place = 0; place < 24; ++place) marks[cells_[orbit][place]] = static_cast<std::uint8_t>(place);
      for (int layer = block.first; layer <= block.last; ++layer) {
        if (layer == 0) map.turn_face(marks, 2 * block.axis, block.quarters);
        if (layer == size_ - 1) map.turn_face(marks, 2 * block.axis + 1, block.quarters);
        if (layer > 0 && layer < size_ - 1) map.turn_layer(marks, block.axis, layer - 1, block.quarters);
      }
      for (int place = 0; place < 24; ++place) {
        const int from = marks[cells_[orbit][place]];
        for (int set = 0; set < 256; ++set) {
          if ((set >> (from % 8) & 1) != 0) places[orbit][from / 8][set] |= 1u << place;
        }
      }
    }
  }
}

Result<void> CentrePhases::fill_table(int orbit, int phase, Progress& progress) {
  std::vector<BytePlaces> moves;
  for (int turn = 0; std::cmp_less(turn, turns_.size()); ++turn) {
    if (allowed(phase, turn)) moves.push_back(moved_[turn][orbit]);
  }
  std::vector<std::uint8_t>& table = tables_[orbit][phase];
  table.assign(table_sizes[phase], unseen_view);
  Orbit home{};
  for (int face = 0; face < 6; ++face) home[face] = 15u << (4 * face);
  std::vector<View> queue = {view(phase, home)};
  table[index(phase, queue[0])] = 0;
  for (std::size_t next = 0; next < queue.size(); ++next) {
    if (next % 4096 == 0) ASOBI_CHECK(progress.check());
    const View now = queue[next];
    const int distance = table[index(phase, now)];
    for (const BytePlaces& move : moves) {
      View after{};
      for (int i = 0; i < (phase == 2 ? 3 : 1); ++i) after[i] = apply(move, now[i]);
      std::uint8_t& there = table[index(phase, after)];
      if (there != unseen_view) continue;
      there = static_cast<std::uint8_t>(distance + 1);
      queue.push_back(after);
    }
  }
  return {};
}

Result<CentrePhases> CentrePhases::make(const CentreCells& map, Progress& progress) {
  CentrePhases out;
  const int width = map.width();
  out.size_ = map.size();
  for (int column = 0; column < (width + 1) / 2; ++column) {
    std::array<int, 24>& cells = out.cells_.emplace_back();
    for (int face = 0; face < 6; ++face) {
      int row = face % 2 == 1 ? 0 : column, x = face % 2 == 1 ? column : 0;
      for (int i = 0; i < 4; ++i) {
        cells[face * 4 + i] = face * map.cells_of_face() + row * width + x;
        x = std::exchange(row, width - 1 - x);
      }
    }
  }
  out.list_turns(map);
  for (int orbit = 0; orbit < out.orbit_count(); ++orbit) {
    for (int phase = 0; phase < phase_count; ++phase) ASOBI_CHECK(out.fill_table(orbit, phase, progress));
  }
  return out;
}

class PhaseBeam {
 public:
  PhaseBeam(const CentrePhases& phases, int width) : phases_(&phases), width_(static_cast<std::size_t>(width)) {}

  // The turns, or nothing if the beam lost its way.
  Result<std::optional<std::vector<int>>> search(const CentrePhases::Orbits& start, Progress& progress) {
    beam_ = {{start, -1}};
    for (int phase = 0; phase < CentrePhases::phase_count; ++phase) {
      ASOBI_TRY(const bool found, search_phase(phase, progress));
      if (!found) return std::nullopt;
    }
    std::vector<int> out;
    for (int node = beam_[0].node; node >= 0; node = nodes_[node].parent) out.push_back(nodes_[node].turn);
    std::ranges::reverse(out);
    return out;
  }

 private:
  struct Node {
    int parent, turn;
  };
  struct State {
    CentrePhases::Orbits orbits;
    int node;
  };
  struct Candidate {
    int cost;
    std::uint32_t chance;
    int state, turn;
  };

  const CentrePhases* phases_;
  std::size_t width_;
  std::vector<Node> nodes_;
  std::vector<State> beam_;
  std::vector<Candidate> candidates_;
  Random random_{1};

  int cost(int phase, const CentrePhases::Orbits& orbits) const {
    int out = 0;
    for (int orbit = 0; orbit < phases_->orbit_count(); ++orbit) {
      const int distance = phases_->distance(phase, orbit, orbits[orbit]);
      out += distance * distance;
    }
    return out;
  }

  int cost_after(int phase, const CentrePhases::Orbits& orbits, int turn) const {
    int out = 0;
    for (int orbit = 0; orbit < phases_->orbit_count(); ++orbit) {
      CentrePhases::View view = CentrePhases::view(phase, orbits[orbit]);
      for (int i = 0; i < (phase == 2 ? 3 : 1); ++i)
        view[i] = CentrePhases::apply(phases_->moved_[turn][orbit], view[i]);
      const int distance = phases_->tables_[orbit][phase][CentrePhases::index(phase, view)];
      out += distance * distance;
    }
    return out;
  }

  std::uint64_t hash(int phase, const CentrePhases::Orbits& orbits) const {
    std::uint64_t out = 0;
    for (int orbit = 0; orbit < phases_->orbit_count(); ++orbit) {
      for (const std::uint32_t part : CentrePhases::view(phase, orbits[orbit])) {
        out = asobi::folded(out, part);
      }
    }
    return out;
  }

  static bool before(const Candidate& a, const Candidate& b) {
    return a.cost != b.cost ? a.cost < b.cost : a.chance < b.chance;
  }

  Result<void> collect(int phase, Progress& progress) {
    const std::size_t room = 3 * width_;
    int worst = std::numeric_limits<int>::max();
    candidates_.clear();
    for (int state = 0; std::cmp_less(state, beam_.size()); ++state) {
      if (state % 256 == 0) ASOBI_CHECK(progress.check());
      for (int turn = 0; std::cmp_less(turn, phases_->turns().size()); ++turn) {
        if (!phases_->allowed(phase, turn)) continue;
        const int cost = cost_after(phase, beam_[state].orbits, turn);
        if (cost > worst) continue;
        candidates_.push_back({cost, static_cast<std::uint32_t>(random_.next()), state, turn});
        if (candidates_.size() < 2 * room) continue;
        std::ranges::nth_element(candidates_, candidates_.begin() + static_cast<std::ptrdiff_t>(room), before);
        candidates_.resize(room);
        worst = std::ranges::max_element(candidates_, before)->cost;
      }
    }
    std::ranges::sort(candidates_, before);
    return {};
  }

  // In the end the beam holds what solves the phase in the fewest turns.
  Result<bool> search_phase(int phase, Progress& progress) {
    const auto solved = [&](const State& state) { return cost(phase, state.orbits) == 0; };
    if (std::ranges::any_of(beam_, solved)) {
      std::erase_if(beam_, [&](const State& state) { return !solved(state); });
      return true;
    }
    boost::unordered_flat_set<std::uint64_t> seen;
    for (int turns = 0; turns < most_turns_of_phase && !beam_.empty(); ++turns) {
      ASOBI_CHECK(collect(phase, progress));
      const bool ends = !candidates_.empty() && candidates_[0].cost == 0;
      std::vector<State> next;
      for (const Candidate& candidate : candidates_) {
        if (next.size() == width_ || (ends && candidate.cost > 0)) break;
        State state = beam_[candidate.state];
        phases_->turn(state.orbits, candidate.turn);
        if (!ends && !seen.insert(hash(phase, state.orbits)).second) continue;
        nodes_.push_back({state.node, candidate.turn});
        state.node = static_cast<int>(nodes_.size()) - 1;
        next.push_back(state);
      }
      beam_ = std::move(next);
      if (ends) return true;
    }
    return false;
  }
};

Result<std::optional<std::vector<Block>>> CentrePhases::solve(const CentreCells& map, const Cells& cells, int width,
                                                              Progress& progress) const {
  std::optional<std::vector<Block>> best;
  for (int first_axis = 0; first_axis < 3; ++first_axis) {
    const Orbits start = read(seen_from(map, cells, first_axis));
    ASOBI_TRY(const auto found, PhaseBeam(*this, width).search(start, progress));
    if (!found) continue;
    std::vector<Block> blocks;
    for (const int turn : *found) {
      blocks.push_back(turns_[turn]);
      blocks.back().axis = static_cast<std::uint8_t>((turns_[turn].axis + first_axis) % 3);
    }
    blocks = merged(blocks);
    if (!best || blocks.size() < best->size()) best = std::move(blocks);
  }
  return best;
}

}  // namespace asobi::twisty::big_cube

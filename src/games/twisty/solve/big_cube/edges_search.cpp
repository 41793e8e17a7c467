#include "games/twisty/solve/big_cube/edges_search.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <tuple>

#include "games/twisty/solve/big_cube/tail.hpp"

namespace asobi::twisty::big_cube {
namespace {

constexpr std::size_t vector_bytes = 16;
constexpr std::size_t few_orbits = 8;  // for so many every choice of layers of a word is followed

struct Use {                    // of a layer by a word
  std::uint8_t lane, quarters;  // lane 2i + e: orbit i, near the positive end for e = 0
  int gain = 0;
};

struct Node {
  std::vector<Slots> aims;
  Tail tail;
  int turns, right;
  std::size_t parent = 0, word = 0;
  std::vector<Use> uses;  // none for a start
};

struct Candidate {
  double value;  // the less the better
  int right;
  std::size_t parent, word;
  std::vector<Use> uses;

  // A total order: what equal values leave open would be each C++ library's own choice.
  auto rank() const { return std::tuple(value, parent, word); }
};

// Which rows of the table of gains a word adds, by quarters.
struct Rows {
  std::array<std::array<std::uint16_t, 8>, 4> row;
  std::array<std::uint8_t, 4> count = {};
};

class EdgeSearch {
 public:
  EdgeSearch(std::span<const EdgeWord> words, const EdgeTask& task, const EndCost& end_cost, Progress& progress)
      : words_(words),
        task_(task),
        end_cost_(end_cost),
        progress_(progress),
        orbits_(task.depths.size()),
        lanes_(2 * orbits_),
        stride_((lanes_ + vector_bytes - 1) / vector_bytes * vector_bytes),
        mate_(task.pairs ? 1 : 0),
        goal_(static_cast<int>(orbits_) * slot_count),
        gains_(slot_count * slot_count * stride_),
        begun_(task.size) {
    for (auto& sums : sums_) sums.resize(stride_);
    for (const EdgeWord& word : words) {
      Rows& rows = rows_.emplace_back();
      for (std::size_t quarters = 1; quarters < 4; ++quarters) {
        for (const auto& [from, to] : word.effects[quarters]) {
          rows.row[quarters][rows.count[quarters]++] = static_cast<std::uint16_t>(from * slot_count + to);
        }
      }
    }
  }

  Result<std::vector<Block>> run(std::span<const EdgeStart> starts) {
    std::vector<std::size_t> beam;
    for (const EdgeStart& start : starts) {
      Tail tail(task_.size);
      for (const Block& block : start.blocks) {
        tail.turn(block.axis, block.first, block.quarters);
      }
      nodes_.push_back({start.aims, tail, tail.turns(), right_in(start.aims), nodes_.size(), 0, {}});
      add_to(beam, starts);
    }
    std::ranges::sort(beam, {},
                      [&](std::size_t node) { return std::pair(value(nodes_[node].turns, nodes_[node].right), node); });
    beam.resize(std::min(beam.size(), task_.beam));
    while (!beam.empty()) {
      for (const std::size_t node : beam) {
        ASOBI_CHECK(progress_.check());
        if (nodes_[node].turns < best_turns_) expand(node);
      }
      beam = next_beam(starts);
    }
    return blocks_to(best_, starts);
  }

 private:
  int right_in(const Slots& aim) const {
    int out = 0;
    for (std::size_t slot = 0; slot < slot_count; ++slot) out += aim[slot] == (slot ^ mate_) ? 1 : 0;
    return out;
  }

  int right_in(const std::vector<Slots>& aims) const {
    int out = 0;
    for (const Slots& aim : aims) out += right_in(aim);
    return out;
  }

  // The last node goes to the beam, or is an end.
  void add_to(std::vector<std::size_t>& beam, std::span<const EdgeStart> starts) {
    const std::size_t last = nodes_.size() - 1;
    if (nodes_[last].right < goal_) {
      beam.push_back(last);
      return;
    }
    int turns = nodes_[last].turns;
    if (turns < best_turns_) turns += end_cost_(blocks_to(last, starts));
    if (turns >= best_turns_) return;
    best_turns_ = turns;
    best_ = last;
  }

  std::vector<std::size_t> next_beam(std::span<const EdgeStart> starts) {
    std::ranges::sort(pool_, {}, &Candidate::rank);
    std::vector<std::size_t> beam;
    std::set<std::vector<Slots>> seen;
    for (const Candidate& candidate : pool_) {
      if (seen.size() == task_.beam) break;
      Node next = after(candidate);
      if (next.turns >= best_turns_ || !seen.insert(next.aims).second) continue;
      nodes_.push_back(std::move(next));
      add_to(beam, starts);
    }
    pool_.clear();
    return beam;
  }

  // What a move of a wing from one slot to another gains, for all layers.
  void fill_gains(const std::vector<Slots>& aims) {
    std::ranges::fill(gains_, std::int8_t{0});
    const auto weight = static_cast<std::int8_t>(task_.pairs ? 2 : 1);
    for (std::size_t lane = 0; lane < lanes_; ++lane) {
      const Slots& aim = aims[lane / 2];
      const std::size_t end = lane % 2;
      for (std::size_t from = 0; from < slot_count; ++from) {
        const std::size_t wanted = aim[from ^ end] ^ mate_ ^ end;
        if (wanted != from) {
          gains_[(from * slot_count + wanted) * stride_ + lane] = weight;
          continue;
        }
        for (std::size_t to = 0; to < slot_count; ++to) {
          gains_[(from * slot_count + to) * stride_ + lane] = static_cast<std::int8_t>(-weight);
        }
      }
    }
  }

  // What the word gains with each layer by so many quarters.
  void sum_gains(std::size_t number, const Node& node) {
    const Rows& rows = rows_[number];
    for (std::size_t quarters = 1; quarters < 4; ++quarters) {
      std::int8_t* const sums = sums_[quarters].data();
      for (std::size_t first = 0; first < stride_; first += vector_bytes) {
        std::array<std::int8_t, vector_bytes> sum = {};
        for (std::size_t move = 0; move < rows.count[quarters]; ++move) {
          const std::int8_t* const own = &gains_[rows.row[quarters][move] * stride_ + first];
          for (std::size_t i = 0; i < vector_bytes; ++i) sum[i] = static_cast<std::int8_t>(sum[i] + own[i]);
        }
        std::ranges::copy(sum, sums + first);
      }
    }
    if (task_.pairs && words_[number].folded) sum_both_of_pairs(words_[number], node);
  }

  // Where both wings of a pair may have moved, gains do not add up.
  void sum_both_of_pairs(const EdgeWord& word, const Node& node) {
    for (std::uint8_t quarters = 1; quarters < 4; ++quarters) {
      for (std::size_t lane = 0; lane < lanes_; ++lane) {
        const Use use{static_cast<std::uint8_t>(lane), quarters};
        const Slots& aim = node.aims[lane / 2];
        const Slots next = moved_aims(word, aim, std::span(&use, 1), lane / 2);
        sums_[quarters][lane] = static_cast<std::int8_t>(right_in(next) - right_in(aim));
      }
    }
  }

  void expand(std::size_t number) {
    const Node node = nodes_[number];
    fill_gains(node.aims);
    begun_word_ = words_.size();
    for (std::size_t word = 0; word < words_.size(); ++word) {
      sum_gains(word, node);
      if (orbits_ == 1 && !task_.pairs && !words_[word].folded) {
        try_both_ends(node, number, word);
      } else {
        try_best_layers(node, number, word);
      }
    }
  }

  void try_both_ends(const Node& node, std::size_t number, std::size_t word) {
    for (std::uint8_t plus = 0; plus < 4; ++plus) {
      for (std::uint8_t minus = 0; minus < 4; ++minus) {
        if (sums_[plus][0] + sums_[minus][1] <= 0) continue;
        scratch_.clear();
        if (plus > 0) scratch_.push_back({0, plus, sums_[plus][0]});
        if (minus > 0) scratch_.push_back({1, minus, sums_[minus][1]});
        offer(node, number, word, scratch_);
      }
    }
  }

  // Layers that gain, the best first: with few orbits the first one, two, three …; else as many as gain most for each
  // turn.
  void try_best_layers(const Node& node, std::size_t number, std::size_t word) {
    const bool one_end = task_.pairs || words_[word].folded;
    std::vector<Use>& uses = scratch_;
    uses.clear();
    for (std::size_t lane = 0; lane < lanes_; ++lane) {
      Use best{static_cast<std::uint8_t>(lane), 0, 0};
      for (std::uint8_t quarters = 1; quarters < 4; ++quarters) {
        if (sums_[quarters][lane] > best.gain) best = {best.lane, quarters, sums_[quarters][lane]};
      }
      if (best.gain == 0) continue;
      if (one_end && lane % 2 == 1 && !uses.empty() && uses.back().lane == lane - 1) {
        if (best.gain > uses.back().gain) uses.back() = best;
      } else {
        uses.push_back(best);
      }
    }
    if (uses.empty()) return;
    std::ranges::sort(uses, {}, [](const Use& use) { return std::pair(-use.gain, use.lane); });
    if (orbits_ > few_orbits) {
      uses.resize(most_gainful(uses, words_[word].outer_turns()));
      offer(node, number, word, uses);
      return;
    }
    for (std::size_t count = 1; count <= uses.size(); ++count) {
      offer(node, number, word, std::span(uses).first(count));
    }
  }

  // How many of the uses gain most for each turn.
  static std::size_t most_gainful(std::span<const Use> uses, std::size_t outer_turns) {
    std::size_t best = 1;
    double most = 0;
    int gain = 0;
    for (std::size_t i = 0; i < uses.size(); ++i) {
      gain += uses[i].gain;
      const double rate = gain / static_cast<double>(outer_turns + 2 * (i + 1));
      if (rate > most) {
        most = rate;
        best = i + 1;
      }
    }
    return best;
  }

  void offer(const Node& node, std::size_t number, std::size_t word, std::span<const Use> uses) {
    int gain = 0;
    for (const Use& use : uses) gain += use.gain;
    if (gain <= 0) return;
    const int right = node.right + gain;
    const std::size_t room = 3 * task_.beam;
    // Packing hardly ever saves more than this.
    const std::size_t saved = orbits_ > few_orbits ? 4 : 6;
    const int hoped = node.turns + static_cast<int>(std::max(words_[word].inside.size() + saved,
                                                             words_[word].outer_turns() + 2 * uses.size()) -
                                                    saved);
    if (pool_.size() == room && value(hoped, right) >= pool_.front().value) return;
    const int turns = turns_after(node, word, uses);
    if (pool_.size() == room && value(turns, right) >= pool_.front().value) return;
    pool_.push_back({value(turns, right), right, number, word, {uses.begin(), uses.end()}});
    std::ranges::push_heap(pool_, {}, &Candidate::rank);
    if (pool_.size() <= room) return;
    std::ranges::pop_heap(pool_, {}, &Candidate::rank);
    pool_.pop_back();
  }

  double value(int turns, int right) const { return turns - right / task_.rate; }

  int layer_of(const Use& use) const { return layer_at(task_.depths[use.lane / 2], use.lane % 2 == 1, task_.size); }

  // The same for all uses up to the first turns of layers.
  void begin_word(const Node& node, std::size_t word) {
    if (begun_word_ == word) return;
    begun_word_ = word;
    begun_ = node.tail;
    for (const std::uint8_t move : words_[word].before) begun_.turn_outer(move);
  }

  int turns_after(const Node& node, std::size_t word, std::span<const Use> uses) {
    begin_word(node, word);
    Tail opened = begun_, closed(task_.size);
    for (const Use& use : uses) {
      opened.turn(words_[word].axis, layer_of(use), use.quarters);
      closed.turn(words_[word].axis, layer_of(use), 4 - use.quarters);
    }
    return opened.turns() + static_cast<int>(words_[word].inside.size()) + closed.turns();
  }

  Tail after_word(Tail tail, const EdgeWord& word, std::span<const Use> uses) const {
    for (const std::uint8_t move : word.before) tail.turn_outer(move);
    for (const Use& use : uses) tail.turn(word.axis, layer_of(use), use.quarters);
    for (const std::uint8_t move : word.inside) tail.turn_outer(move);
    for (const Use& use : uses) tail.turn(word.axis, layer_of(use), 4 - use.quarters);
    return tail;
  }

  // Without the word's outer turns.
  Slots moved_aims(const EdgeWord& word, const Slots& aims, std::span<const Use> uses, std::size_t orbit) const {
    Slots to = home_slots();
    for (const Use& use : uses) {
      if (use.lane / 2 != orbit) continue;
      const Slots own = targets(word, use.quarters, use.lane % 2 == 1);
      for (std::size_t slot = 0; slot < slot_count; ++slot) {
        if (own[slot] != slot) to[slot] = own[slot];
      }
    }
    Slots out;
    for (std::size_t slot = 0; slot < slot_count; ++slot) out[to[slot]] = task_.pairs ? to[aims[slot]] : aims[slot];
    return out;
  }

  Node after(const Candidate& candidate) const {
    const EdgeWord& word = words_[candidate.word];
    const Node& parent = nodes_[candidate.parent];
    const Tail tail = after_word(parent.tail, word, candidate.uses);
    Node out{{}, tail, tail.turns(), candidate.right, candidate.parent, candidate.word, candidate.uses};
    Slots brought;  // where the outer turns bring what is at a slot
    for (std::uint8_t slot = 0; slot < slot_count; ++slot) brought[word.source[slot]] = slot;
    for (std::size_t orbit = 0; orbit < orbits_; ++orbit) {
      const Slots aims = moved_aims(word, parent.aims[orbit], candidate.uses, orbit);
      Slots next;
      for (std::size_t slot = 0; slot < slot_count; ++slot) next[brought[slot]] = brought[aims[slot]];
      out.aims.push_back(next);
    }
    return out;
  }

  std::vector<Block> blocks_to(std::size_t number, std::span<const EdgeStart> starts) const {
    std::vector<std::size_t> path;
    for (; number >= starts.size(); number = nodes_[number].parent) path.push_back(number);
    std::vector<Block> out = starts[number].blocks;
    for (auto it = path.rbegin(); it != path.rend(); ++it) {
      const EdgeWord& word = words_[nodes_[*it].word];
      const auto layers = [&](bool back) {
        for (const Use& use : nodes_[*it].uses) {
          const auto layer = static_cast<std::uint8_t>(layer_of(use));
          out.push_back({word.axis, layer, layer, static_cast<std::uint8_t>(back ? 4 - use.quarters : use.quarters)});
        }
      };
      for (const std::uint8_t move : word.before) out.push_back(outer_turn(move, task_.size));
      layers(false);
      for (const std::uint8_t move : word.inside) out.push_back(outer_turn(move, task_.size));
      layers(true);
    }
    return out;
  }

  std::span<const EdgeWord> words_;
  const EdgeTask& task_;
  const EndCost& end_cost_;
  Progress& progress_;
  std::size_t orbits_, lanes_, stride_;
  unsigned mate_;  // right is what has the aim slot ^ mate_
  int goal_;
  std::vector<Rows> rows_;                        // by word
  std::vector<std::int8_t> gains_;                // [(from * 24 + to) * stride + lane]
  std::array<std::vector<std::int8_t>, 4> sums_;  // [quarters][lane], of one word
  std::vector<Node> nodes_;                       // the starts first
  std::vector<Candidate> pool_;                   // a heap, the worst at its head
  std::vector<Use> scratch_;
  std::size_t begun_word_ = 0;
  Tail begun_;  // after what comes before the layers of the word begun_word_
  std::size_t best_ = 0;
  int best_turns_ = std::numeric_limits<int>::max();
};

}  // namespace

Result<std::vector<Block>> search_edges(std::span<const EdgeWord> words, const EdgeTask& task,
                                        std::span<const EdgeStart> starts, const EndCost& end_cost,
                                        Progress& progress) {
  return EdgeSearch(words, task, end_cost, progress).run(starts);
}

}  // namespace asobi::twisty::big_cube

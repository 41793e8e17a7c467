#include "games/twisty/solve/big_cube/centre_beam.hpp"

#include <algorithm>
#include <cstring>
#include <limits>

#include <boost/unordered/unordered_flat_set.hpp>

#include "base/hash.hpp"
#include "games/twisty/solve/big_cube/tail.hpp"

namespace asobi::twisty::big_cube {
namespace {

constexpr int most_turns_of_word = 24;
constexpr int cost_of_odd_wings = 20;  // they take some turns to be made even

class WordBeam {
 public:
  WordBeam(const CentreCells& map, const WordBeamLimits& limits, WordFinder::Middles middles)
      : map_(&map), finder_(map, middles), limits_(limits), width_(static_cast<std::size_t>(limits.width)) {}

  Result<std::vector<std::vector<CentreWord>>> search(const Cells& start, Progress& progress) {
    nodes_.push_back({start, {Tail(map_->size()), 0}, -1, cost_of(*map_, start), 0, {}});
    if (nodes_[0].cost == 0) return std::vector(1, std::vector<CentreWord>());
    seen_.insert(hash(start));
    expand(0);
    std::vector<std::vector<CentreWord>> ends;
    std::size_t stop = std::numeric_limits<std::size_t>::max();
    for (std::size_t turns = 1; turns < std::min(buckets_.size(), stop); ++turns) {
      const std::size_t first = nodes_.size();
      take(turns, ends);
      if (!ends.empty()) stop = std::min(stop, turns + 1 + static_cast<std::size_t>(limits_.longer));
      for (std::size_t node = first; node < nodes_.size(); ++node) {
        ASOBI_CHECK(progress.check());
        expand(static_cast<int>(node));
      }
    }
    return ends;
  }

 private:
  // What comes after a word: its last turns, and which layers were turned by an odd number of quarters in all.
  struct Step {
    Tail tail;
    std::uint64_t odd;
  };

  struct Node {
    Cells cells;
    Step step;
    int parent, cost, turns;
    CentreWord word;
  };
  struct Candidate {
    int rank, cost, parent;
    CentreWord word;
  };

  const CentreCells* map_;
  WordFinder finder_;
  WordBeamLimits limits_;
  std::size_t width_;
  std::vector<Node> nodes_;
  std::vector<std::vector<Candidate>> buckets_;  // by turns; heaps, the worst in front
  boost::unordered_flat_set<std::uint64_t> seen_;
  std::vector<FoundWord> found_;

  static std::uint64_t hash(const Cells& cells) {
    std::uint64_t out = 0, word = 0;
    for (std::size_t at = 0; at < cells.size(); at += sizeof word) {
      std::memcpy(&word, cells.data() + at, std::min(sizeof word, cells.size() - at));
      out = folded(out, word);
    }
    return out;
  }

  Step step_after(const Node& node, const CentreWord& word) const {
    Step out = node.step;
    for (const Block& block : blocks_of(*map_, word)) {
      out.tail.turn(block);
      out.odd ^= odd_depths(block, map_->size());
    }
    return out;
  }

  int odd_cost(const Step& step) const { return step.odd == limits_.odd ? 0 : cost_of_odd_wings; }

  std::size_t room() const { return 3 * width_; }

  std::vector<int> least_gains(const Node& node) const {
    std::vector<int> out(most_turns_of_word + 1, std::numeric_limits<int>::min());
    for (std::size_t turns = 0; turns < out.size(); ++turns) {
      const std::size_t bucket = static_cast<std::size_t>(node.turns) + turns;
      if (bucket < buckets_.size() && buckets_[bucket].size() >= room()) {
        out[turns] = node.cost - buckets_[bucket].front().rank + 1;
      }
    }
    // A word may save a turn by joining the last ones.
    for (std::size_t turns = out.size() - 1; turns > 1; --turns) out[turns] = std::min(out[turns], out[turns - 1]);
    return out;
  }

  void expand(int number) {
    found_.clear();
    const std::size_t base = static_cast<std::size_t>(nodes_[number].turns);
    buckets_.resize(std::max(buckets_.size(), base + most_turns_of_word + 1));
    const auto look = [&](int face, int quarters) {
      finder_.find(nodes_[number].cells, face, quarters, least_gains(nodes_[number]), found_);
      for (const FoundWord& found : found_) {
        const Step step = step_after(nodes_[number], found.word);
        const int turns = std::max(step.tail.turns(), nodes_[number].turns + 1),
                  cost = nodes_[number].cost - found.gain;
        put(buckets_[static_cast<std::size_t>(turns)], {cost + odd_cost(step), cost, number, found.word});
      }
      const bool any = !found_.empty();
      found_.clear();
      return any;
    };
    bool any = look(0, 0);
    for (int face = 0; face < 6; ++face) {
      for (int quarters = 1; quarters < 4; ++quarters) {
        if ((3 * face + quarters + number) % limits_.every == 0) any = look(face, quarters) || any;
      }
    }
    if (any) return;
    for (int face = 0; face < 6; ++face) {
      for (std::uint8_t quarters = 1; quarters < 4; ++quarters) {
        CentreWord word;
        word.first_face = static_cast<std::uint8_t>(face);
        word.first_quarters = quarters;
        put(buckets_[base + 1],
            {nodes_[number].cost + odd_cost(nodes_[number].step), nodes_[number].cost, number, word});
      }
    }
  }

  void put(std::vector<Candidate>& heap, const Candidate& candidate) const {
    if (heap.size() >= room()) {
      if (candidate.rank >= heap.front().rank) return;
      std::ranges::pop_heap(heap, {}, &Candidate::rank);
      heap.back() = candidate;
    } else {
      heap.push_back(candidate);
    }
    std::ranges::push_heap(heap, {}, &Candidate::rank);
  }

  // The best of the candidates become nodes, or ends if nothing is left to do.
  void take(std::size_t turns, std::vector<std::vector<CentreWord>>& ends) {
    std::vector<Candidate> candidates;
    std::swap(candidates, buckets_[turns]);
    std::ranges::sort_heap(candidates, {}, &Candidate::rank);
    std::size_t taken = 0, ended = 0;
    for (const Candidate& candidate : candidates) {
      if (candidate.cost == 0) {
        if (ended == limits_.ends) continue;
        ++ended;
        ends.push_back(words_to(candidate.parent));
        ends.back().push_back(candidate.word);
        continue;
      }
      if (taken == width_) break;
      Cells cells = nodes_[candidate.parent].cells;
      apply(*map_, candidate.word, cells);
      if (!seen_.insert(hash(cells)).second) continue;
      const Step step = step_after(nodes_[candidate.parent], candidate.word);
      nodes_.push_back(
          {std::move(cells), step, candidate.parent, candidate.cost, static_cast<int>(turns), candidate.word});
      ++taken;
    }
  }

  std::vector<CentreWord> words_to(int node) const {
    std::vector<CentreWord> out;
    for (; nodes_[node].parent >= 0; node = nodes_[node].parent) out.push_back(nodes_[node].word);
    std::ranges::reverse(out);
    return out;
  }
};

}  // namespace

Result<std::vector<std::vector<CentreWord>>> search_words(const CentreCells& map, const Cells& cells,
                                                          const WordBeamLimits& limits, WordFinder::Middles middles,
                                                          Progress& progress) {
  return WordBeam(map, limits, middles).search(cells, progress);
}

}  // namespace asobi::twisty::big_cube

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

class WordBeam {
 public:
  WordBeam(const CentreCells& map, int width, WordFinder::Middles middles)
      : map_(&map), finder_(map, middles), width_(static_cast<std::size_t>(width)) {}

  Result<std::optional<std::vector<CentreWord>>> search(const Cells& start, Progress& progress) {
    nodes_.push_back({start, Tail(map_->size()), -1, cost_of(*map_, start), 0, {}});
    if (nodes_[0].cost == 0) return std::vector<CentreWord>();
    seen_.insert(hash(start));
    expand(0);
    for (std::size_t turns = 1; turns < buckets_.size(); ++turns) {
      const std::size_t first = nodes_.size();
      if (const int solved = take(turns); solved >= 0) return words_to(solved);
      for (std::size_t node = first; node < nodes_.size(); ++node) {
        ASOBI_CHECK(progress.check());
        expand(static_cast<int>(node));
      }
    }
    return std::nullopt;
  }

 private:
  struct Node {
    Cells cells;
    Tail tail;
    int parent, cost, turns;
    CentreWord word;
  };
  struct Candidate {
    int cost, parent;
    CentreWord word;
  };

  const CentreCells* map_;
  WordFinder finder_;
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

  std::size_t room() const { return 3 * width_; }

  std::vector<int> least_gains(const Node& node) const {
    std::vector<int> out(most_turns_of_word + 1, std::numeric_limits<int>::min());
    for (std::size_t turns = 0; turns < out.size(); ++turns) {
      const std::size_t bucket = static_cast<std::size_t>(node.turns) + turns;
      if (bucket < buckets_.size() && buckets_[bucket].size() >= room()) {
        out[turns] = node.cost - buckets_[bucket].front().cost + 1;
      }
    }
    // A word may save a turn by joining the last ones.
    for (std::size_t turns = out.size() - 1; turns > 1; --turns) out[turns] = std::min(out[turns], out[turns - 1]);
    return out;
  }

  Tail tail_after(const Node& node, const CentreWord& word) const {
    Tail out = node.tail;
    for (const Block& block : blocks_of(*map_, word)) out.turn(block);
    return out;
  }

  void expand(int number) {
    found_.clear();
    const std::size_t base = static_cast<std::size_t>(nodes_[number].turns);
    buckets_.resize(std::max(buckets_.size(), base + most_turns_of_word + 1));
    const auto look = [&](int face, int quarters) {
      finder_.find(nodes_[number].cells, face, quarters, least_gains(nodes_[number]), found_);
      for (const FoundWord& found : found_) {
        const int turns = std::max(tail_after(nodes_[number], found.word).turns(), nodes_[number].turns + 1);
        put(buckets_[static_cast<std::size_t>(turns)], {nodes_[number].cost - found.gain, number, found.word});
      }
      const bool any = !found_.empty();
      found_.clear();
      return any;
    };
    bool any = look(0, 0);
    for (int face = 0; face < 6; ++face) {
      for (int quarters = 1; quarters < 4; ++quarters) any = look(face, quarters) || any;
    }
    if (any) return;
    for (int face = 0; face < 6; ++face) {
      for (std::uint8_t quarters = 1; quarters < 4; ++quarters) {
        CentreWord word;
        word.first_face = static_cast<std::uint8_t>(face);
        word.first_quarters = quarters;
        put(buckets_[base + 1], {nodes_[number].cost, number, word});
      }
    }
  }

  void put(std::vector<Candidate>& heap, const Candidate& candidate) const {
    if (heap.size() >= room()) {
      if (candidate.cost >= heap.front().cost) return;
      std::ranges::pop_heap(heap, {}, &Candidate::cost);
      heap.back() = candidate;
    } else {
      heap.push_back(candidate);
    }
    std::ranges::push_heap(heap, {}, &Candidate::cost);
  }

  // The best of the candidates become nodes; the number of a solved one, or -1.
  int take(std::size_t turns) {
    std::vector<Candidate> candidates;
    std::swap(candidates, buckets_[turns]);
    std::ranges::sort_heap(candidates, {}, &Candidate::cost);
    std::size_t taken = 0;
    for (const Candidate& candidate : candidates) {
      if (taken == width_) break;
      Cells cells = nodes_[candidate.parent].cells;
      apply(*map_, candidate.word, cells);
      if (!seen_.insert(hash(cells)).second) continue;
      const Tail tail = tail_after(nodes_[candidate.parent], candidate.word);
      nodes_.push_back(
          {std::move(cells), tail, candidate.parent, candidate.cost, static_cast<int>(turns), candidate.word});
      ++taken;
      if (candidate.cost == 0) return static_cast<int>(nodes_.size()) - 1;
    }
    return -1;
  }

  std::vector<CentreWord> words_to(int node) const {
    std::vector<CentreWord> out;
    for (; nodes_[node].parent >= 0; node = nodes_[node].parent) out.push_back(nodes_[node].word);
    std::ranges::reverse(out);
    return out;
  }
};

}  // namespace

Result<std::optional<std::vector<CentreWord>>> search_words(const CentreCells& map, const Cells& cells, int width,
                                                            WordFinder::Middles middles, Progress& progress) {
  return WordBeam(map, width, middles).search(cells, progress);
}

}  // namespace asobi::twisty::big_cube

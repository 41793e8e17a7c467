#include "solve/fibred_space.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <numeric>

#include "base/parallel.hpp"

namespace asobi {
namespace {

// The finest partition of both parts, the right one's states counted on after the left one's, that puts 0 and `right`'s
// 0 together and is respected by all moves. By state: its class, classes counted in the order of their first states.
class TieFinder {
 public:
  TieFinder(const PartMoves& left, const PartMoves& right)
      : left_(left),
        right_(right),
        left_size_(static_cast<std::uint32_t>(left[0].size())),
        parent_(left_size_ + right[0].size()) {
    std::iota(parent_.begin(), parent_.end(), 0u);
    join(0, left_size_);
    while (!pending_.empty()) {
      const std::uint32_t x = pending_.back();
      pending_.pop_back();
      for (std::size_t g = 0; g < left_.size(); ++g) join(after(x, g), after(root(x), g));
    }
  }

  std::vector<std::uint32_t> classes() {
    constexpr std::uint32_t none = ~0u;
    std::vector<std::uint32_t> number(parent_.size(), none), out(parent_.size());
    std::uint32_t count = 0;
    for (std::uint32_t x = 0; x < parent_.size(); ++x) {
      std::uint32_t& own = number[root(x)];
      if (own == none) own = count++;
      out[x] = own;
    }
    return out;
  }

 private:
  const PartMoves& left_;
  const PartMoves& right_;
  std::uint32_t left_size_;
  std::vector<std::uint32_t> parent_, pending_;

  std::uint32_t after(std::uint32_t x, std::size_t g) const {
    return x < left_size_ ? left_[g][x] : left_size_ + right_[g][x - left_size_];
  }
  std::uint32_t root(std::uint32_t x) {
    while (parent_[x] != x) x = parent_[x] = parent_[parent_[x]];
    return x;
  }
  void join(std::uint32_t a, std::uint32_t b) {
    a = root(a);
    b = root(b);
    if (a == b) return;
    const auto [less, more] = std::minmax(a, b);
    parent_[more] = less;
    pending_.push_back(more);
  }
};

}  // namespace

FibredSpace::FibredSpace(const PartMoves& left, const PartMoves& right)
    : left_size_(static_cast<std::uint32_t>(left[0].size())), left_(left) {
  assert(left.size() == right.size());
  const auto right_size = static_cast<std::uint32_t>(right[0].size());
  std::vector<std::uint32_t> classes = TieFinder(left, right).classes();
  class_.assign(classes.begin(), classes.begin() + left_size_);
  right_class_.assign(classes.begin() + left_size_, classes.end());
  classes_ = std::ranges::max(right_class_) + 1;
  block_ = right_size / classes_;
  rank_.resize(right_size);
  std::vector<std::uint32_t> filled(classes_, 0), place(right_size);
  for (std::uint32_t r = 0; r < right_size; ++r) {
    rank_[r] = filled[right_class_[r]]++;
    place[r] = right_class_[r] * block_ + rank_[r];
  }
  assert(std::ranges::all_of(filled, [&](std::uint32_t count) { return count == block_; }));
  for (const auto& images : right) {
    auto& ranks = right_.emplace_back(right_size);
    for (std::uint32_t r = 0; r < right_size; ++r) ranks[place[r]] = rank_[images[r]];
  }
}

class FibredCensus {
 public:
  FibredCensus(const FibredSpace& space, unsigned threads, Progress& progress)
      : space_(space), threads_(threads), progress_(progress), words_((space.size() + 63) / 64) {
    const std::uint64_t rows = std::max<std::uint64_t>(1, entries_in_chunk / space.block_ / 64) * 64;
    chunk_rows_ = static_cast<std::uint32_t>(std::min<std::uint64_t>(rows, std::uint64_t{1} << 31));
    chunks_ = (space.left_size_ + chunk_rows_ - 1) / chunk_rows_;
    chunk_words_ = static_cast<std::uint64_t>(chunk_rows_) * space.block_ / 64;
  }

  Result<FibredCount> run() {
    ASOBI_CHECK(progress_.needs(3 * words_ * 8 + DistanceTable::bytes_for(space_.size())));
    progress_.stage({"counting states", "状態を数えています"}, space_.size());
    for (Buffer* bits : {&seen_buffer_, &frontier_buffer_, &next_buffer_}) {
      ASOBI_TRY(*bits, Buffer::zeroed(words_ * 8));
    }
    seen_ = seen_buffer_.as<std::uint64_t>();
    frontier_ = frontier_buffer_.as<std::uint64_t>();
    next_ = next_buffer_.as<std::uint64_t>();
    ASOBI_TRY(out_.distances, Buffer::zeroed(DistanceTable::bytes_for(space_.size())));
    distances_ = out_.distances.as<std::uint64_t>();
    std::ranges::fill(distances_, ~std::uint64_t{0});

    next_[space_.start() / 64] = std::uint64_t{1} << space_.start() % 64;
    std::uint64_t found = 0;
    for (unsigned distance = 0;; ++distance) {
      const std::uint64_t fresh = settle(distance);
      if (fresh == 0) break;
      found += fresh;
      out_.distribution.push_back(fresh);
      progress_.advance(fresh);
      // Pulling looks at every unseen state, pushing at every move of the frontier, at a higher price each.
      const bool pull = fresh * 2 > space_.size() - found;
      parallel_for(chunks_, threads_, [&](std::size_t chunk) {
        if (pull) {
          pull_into(chunk);
        } else {
          push_from(chunk);
        }
      });
      ASOBI_CHECK(progress_.check());
    }
    return std::move(out_);
  }

 private:
  static constexpr std::uint64_t entries_in_chunk = 1 << 16;
  const FibredSpace& space_;
  unsigned threads_;
  Progress& progress_;
  std::uint64_t words_;       // of each set of bits
  std::uint32_t chunk_rows_;  // a multiple of 64, so that chunks share no word
  std::size_t chunks_;
  std::uint64_t chunk_words_;
  Buffer seen_buffer_, frontier_buffer_, next_buffer_;
  std::span<std::uint64_t> seen_, frontier_, next_, distances_;
  FibredCount out_;

  // What is in `next` and was not seen becomes the frontier.
  std::uint64_t settle(unsigned distance) {
    std::atomic<std::uint64_t> count = 0, first = ~std::uint64_t{0};
    parallel_for(chunks_, threads_, [&](std::size_t chunk) {
      const std::uint64_t from = chunk * chunk_words_, to = std::min(words_, from + chunk_words_);
      std::uint64_t own = 0, own_first = ~std::uint64_t{0};
      for (std::uint64_t w = from; w < to; ++w) {
        std::uint64_t fresh = next_[w] & ~seen_[w];
        next_[w] = 0;
        frontier_[w] = fresh;
        if (fresh == 0) continue;
        seen_[w] |= fresh;
        own += static_cast<std::uint64_t>(std::popcount(fresh));
        own_first = std::min(own_first, w * 64 + static_cast<std::uint64_t>(std::countr_zero(fresh)));
        for (; fresh != 0; fresh &= fresh - 1) {
          const auto bit = static_cast<unsigned>(std::countr_zero(fresh));
          distances_[2 * w + bit / 32] ^= static_cast<std::uint64_t>(distance % 3 ^ 3) << (bit % 32 * 2);
        }
      }
      count += own;
      for (std::uint64_t least = first; own_first < least && !first.compare_exchange_weak(least, own_first);) {
      }
    });
    if (count > 0) out_.farthest = first;
    return count;
  }

  template <class Visit>
  void rows(std::size_t chunk, const Visit& visit) const {
    const std::uint64_t from = chunk * static_cast<std::uint64_t>(chunk_rows_);
    const std::uint64_t to = std::min<std::uint64_t>(space_.left_size_, from + chunk_rows_);
    std::vector<std::uint64_t> after(space_.moves());         // by move: the first state of the row that it leads to
    std::vector<const std::uint32_t*> ranks(space_.moves());  // by move: by state of this row, the rank after it
    const std::uint64_t between_checks = std::max<std::uint64_t>(1, entries_in_chunk / space_.block_);
    for (std::uint64_t l = from; l < to; ++l) {
      if (l % between_checks == 0 && progress_.stopped()) return;
      for (std::size_t g = 0; g < after.size(); ++g) {
        after[g] = static_cast<std::uint64_t>(space_.left_[g][l]) * space_.block_;
        ranks[g] = space_.right_[g].data() + static_cast<std::uint64_t>(space_.class_[l]) * space_.block_;
      }
      visit(l * space_.block_, after, ranks);
    }
  }

  // Calls visit(i) for every i < block whose bit is set in `word(w)`, the bits of a row beginning at `first`.
  template <class Word, class Visit>
  void each_bit(std::uint64_t first, const Word& word, const Visit& visit) const {
    const std::uint64_t end = first + space_.block_;
    for (std::uint64_t w = first / 64; w * 64 < end; ++w) {
      std::uint64_t bits = word(w);
      if (w * 64 < first) bits &= ~std::uint64_t{0} << first % 64;
      if (end - w * 64 < 64) bits &= (std::uint64_t{1} << end % 64) - 1;
      for (; bits != 0; bits &= bits - 1) visit(w * 64 + static_cast<std::uint64_t>(std::countr_zero(bits)));
    }
  }

  void pull_into(std::size_t chunk) {
    rows(chunk, [&](std::uint64_t first, const auto& after, const auto& ranks) {
      each_bit(
          first, [&](std::uint64_t w) { return ~seen_[w]; },
          [&](std::uint64_t state) {
            for (std::size_t g = 0; g < after.size(); ++g) {
              const std::uint64_t other = after[g] + ranks[g][state - first];
              if ((frontier_[other / 64] >> other % 64 & 1) == 0) continue;
              next_[state / 64] |= std::uint64_t{1} << state % 64;
              break;
            }
          });
    });
  }

  void push_from(std::size_t chunk) {
    rows(chunk, [&](std::uint64_t first, const auto& after, const auto& ranks) {
      each_bit(
          first, [&](std::uint64_t w) { return frontier_[w]; },
          [&](std::uint64_t state) {
            for (std::size_t g = 0; g < after.size(); ++g) {
              const std::uint64_t other = after[g] + ranks[g][state - first];
              const std::uint64_t bit = std::uint64_t{1} << other % 64;
              if ((seen_[other / 64] & bit) != 0) continue;
              std::atomic_ref(next_[other / 64]).fetch_or(bit, std::memory_order_relaxed);
            }
          });
    });
  }
};

Result<FibredCount> count_states(const FibredSpace& space, unsigned threads, Progress& progress) {
  return FibredCensus(space, threads, progress).run();
}

std::vector<std::size_t> descend(const FibredSpace& space, std::span<const std::uint64_t> distances,
                                 std::uint64_t state) {
  std::vector<std::size_t> out;
  while (state != space.start()) {
    const unsigned nearer = (DistanceTable::value(distances, state) + 2) % 3;
    std::size_t g = 0;
    while (DistanceTable::value(distances, space.after(state, g)) != nearer) ++g;
    state = space.after(state, g);
    out.push_back(g);
  }
  return out;
}

}  // namespace asobi

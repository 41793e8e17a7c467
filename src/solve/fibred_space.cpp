#include "solve/fibred_space.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <cmath>
#include <numeric>

#include "base/parallel.hpp"
#include "base/tally.hpp"

namespace asobi {
namespace {

// The finest partition of both parts, the right one's states counted on after the left one's, that puts the two
// starts together and is respected by all moves. By state: its class, classes counted in the order of their first
// states.
class TieFinder {
 public:
  TieFinder(const PartMoves& left, const PartMoves& right)
      : left_(left),
        right_(right),
        left_size_(static_cast<std::uint32_t>(left[0].size())),
        parent_(left_size_ + right[0].size()) {
    std::iota(parent_.begin(), parent_.end(), 0u);
  }

  // Move by move: once a few have been respected, the others mostly are, too.
  Result<void> run(std::size_t generators, const Progress& progress) {
    join(0, left_size_);
    for (std::size_t moves = 1; moves <= generators; ++moves) {
      for (std::uint32_t x = 0; x < parent_.size(); ++x) {
        if (x % between_checks == 0) ASOBI_CHECK(progress.check());
        respect(x, moves - 1);
      }
      for (std::size_t done = 0; !pending_.empty(); ++done) {
        if (done % between_checks == 0) ASOBI_CHECK(progress.check());
        const std::uint32_t x = pending_.back();
        pending_.pop_back();
        for (std::size_t g = 0; g < moves; ++g) respect(x, g);
      }
    }
    return {};
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
  static constexpr std::size_t between_checks = 1 << 16;
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
  void respect(std::uint32_t x, std::size_t g) { join(after(x, g), after(root(x), g)); }
  void join(std::uint32_t a, std::uint32_t b) {
    a = root(a);
    b = root(b);
    if (a == b) return;
    const auto [less, more] = std::minmax(a, b);
    parent_[more] = less;
    pending_.push_back(more);
  }
};

// By state of a part: its number among those of its class.
std::vector<std::uint32_t> ranks_within(std::span<const std::uint32_t> classes, std::uint32_t count) {
  std::vector<std::uint32_t> filled(count, 0), out(classes.size());
  for (std::size_t x = 0; x < classes.size(); ++x) out[x] = filled[classes[x]]++;
  assert(std::ranges::all_of(filled, [&](std::uint32_t own) { return own == filled[0]; }));
  return out;
}

// The bits of a half word, each where a field of two bits begins.
std::uint64_t spread(std::uint64_t bits) {
  bits &= 0xFFFF'FFFF;
  bits = (bits | bits << 16) & 0x0000'FFFF'0000'FFFF;
  bits = (bits | bits << 8) & 0x00FF'00FF'00FF'00FF;
  bits = (bits | bits << 4) & 0x0F0F'0F0F'0F0F'0F0F;
  bits = (bits | bits << 2) & 0x3333'3333'3333'3333;
  return (bits | bits << 1) & 0x5555'5555'5555'5555;
}

}  // namespace

Result<FibredSpace> FibredSpace::make(PartMoves left, PartMoves right, std::size_t generators, const Progress& progress,
                                      std::span<const PairSymmetry> symmetries) {
  assert(left.size() == right.size() && generators > 0 && generators <= left.size());
  FibredSpace out(std::move(left), std::move(right));
  out.left_size_ = static_cast<std::uint32_t>(out.left_[0].size());
  const auto right_size = static_cast<std::uint32_t>(out.right_[0].size());
  TieFinder ties(out.left_, out.right_);
  ASOBI_CHECK(ties.run(generators, progress));
  const std::vector<std::uint32_t> classes = ties.classes();
  const auto left_classes = std::span(classes).first(out.left_size_);
  out.right_class_.assign(classes.begin() + out.left_size_, classes.end());
  out.classes_ = std::ranges::max(out.right_class_) + 1;
  out.class_rows_ = out.left_size_ / out.classes_;
  out.block_ = right_size / out.classes_;
  out.rank_ = ranks_within(out.right_class_, out.classes_);
  out.row_ = ranks_within(left_classes, out.classes_);
  for (std::uint32_t l = 0; l < out.left_size_; ++l) out.row_[l] += left_classes[l] * out.class_rows_;
  for (std::size_t g = 0; g < out.left_.size(); ++g) {
    ASOBI_CHECK(progress.check());
    std::vector<std::uint32_t> rows(out.left_size_), ranks(right_size);
    for (std::uint32_t l = 0; l < out.left_size_; ++l) rows[out.row_[l]] = out.row_[out.left_[g][l]];
    for (std::uint32_t r = 0; r < right_size; ++r) {
      ranks[out.right_class_[r] * out.block_ + out.rank_[r]] = out.rank_[out.right_[g][r]];
    }
    out.left_[g] = std::move(rows);
    out.right_[g] = std::move(ranks);
  }
  out.fold(symmetries);
  return out;
}

// The least of the rows that symmetries take to one another is kept.
void FibredSpace::fold(std::span<const PairSymmetry> symmetries) {
  std::vector<std::uint32_t> least(left_size_);
  std::iota(least.begin(), least.end(), 0u);
  fold_.assign(left_size_, 0);
  folds_.assign(1 + symmetries.size(), std::vector<std::uint32_t>(right_class_.size()));
  for (std::size_t place = 0; place < right_class_.size(); ++place) {
    folds_[0][place] = static_cast<std::uint32_t>(place % block_);
  }
  for (std::size_t s = 0; s < symmetries.size(); ++s) {
    const auto& [left, right] = symmetries[s];
    for (std::uint32_t l = 0; l < left_size_; ++l) {
      const std::uint32_t row = row_[l], other = row_[left[l]];
      if (other == row) stays_.emplace_back(row, static_cast<std::uint8_t>(s + 1));
      if (other >= least[row]) continue;
      least[row] = other;
      fold_[row] = static_cast<std::uint8_t>(s + 1);
    }
    for (std::uint32_t r = 0; r < right_class_.size(); ++r) {
      folds_[s + 1][right_class_[r] * block_ + rank_[r]] = rank_[right[r]];
    }
  }
  kept_row_.resize(left_size_);
  for (std::uint32_t row = 0; row < left_size_; ++row) {
    if (least[row] == row) {
      kept_row_[row] = static_cast<std::uint32_t>(kept_.size());
      kept_.push_back(row);
    } else {
      kept_row_[row] = kept_row_[least[row]];
    }
  }
  std::erase_if(stays_, [&](const auto& own) { return least[own.first] != own.first; });
  for (auto& [row, symmetry] : stays_) row = kept_row_[row];
  std::ranges::sort(stays_);
}

std::vector<std::uint32_t> FibredSpace::weights() const {
  std::vector<std::uint32_t> out(kept_.size());
  for (const std::uint32_t row : kept_row_) ++out[row];
  return out;
}

class FibredCensus {
 public:
  FibredCensus(const FibredSpace& space, unsigned threads, Progress& progress)
      : space_(space),
        threads_(threads),
        progress_(progress),
        words_((space.entries() + 63) / 64),
        weight_(space.weights()) {
    const std::uint64_t rows = std::max<std::uint64_t>(1, entries_in_chunk / space.block_ / 64) * 64;
    chunk_rows_ = static_cast<std::uint32_t>(std::min<std::uint64_t>(rows, std::uint64_t{1} << 31));
    chunks_ = (weight_.size() + chunk_rows_ - 1) / chunk_rows_;
  }

  Result<FibredCount> run() {
    ASOBI_CHECK(progress_.needs(bytes_to_count(space_.entries())));
    progress_.stage({"counting states", "状態を数えています"}, space_.size());
    for (Buffer* bits : {&seen_buffer_, &frontier_buffer_, &next_buffer_}) {
      ASOBI_TRY(*bits, Buffer::zeroed(words_ * 8));
    }
    seen_ = seen_buffer_.as<std::uint64_t>();
    frontier_ = frontier_buffer_.as<std::uint64_t>();
    next_ = next_buffer_.as<std::uint64_t>();
    ASOBI_TRY(out_.distances, Buffer::zeroed(DistanceTable::bytes_for(space_.entries())));
    distances_ = out_.distances.as<std::uint64_t>();
    std::ranges::fill(distances_, ~std::uint64_t{0});

    const std::uint64_t start = space_.entry(space_.start());
    next_[start / 64] = std::uint64_t{1} << start % 64;
    std::uint64_t found = 0;
    for (unsigned distance = 0;; ++distance) {
      const std::uint64_t fresh = settle(distance);
      ASOBI_CHECK(progress_.check());
      if (fresh == 0) break;
      found += fresh;
      out_.distribution.push_back(fresh);
      progress_.advance(fresh);
      const bool pull = pulling_is_cheaper(fresh, space_.size() - found);
      parallel_for(chunks_, threads_, [&](std::size_t chunk) {
        if (pull) {
          pull_into(chunk);
        } else {
          push_from(chunk);
        }
      });
    }
    return std::move(out_);
  }

 private:
  static constexpr std::uint64_t entries_in_chunk = 1 << 16;
  const FibredSpace& space_;
  unsigned threads_;
  Progress& progress_;
  std::uint64_t words_;                // of each set of bits
  std::vector<std::uint32_t> weight_;  // by row that is kept: how many it stands for
  std::uint32_t chunk_rows_;           // a multiple of 64, so that chunks share no word
  std::size_t chunks_;
  Buffer seen_buffer_, frontier_buffer_, next_buffer_;
  std::span<std::uint64_t> seen_, frontier_, next_, distances_;
  FibredCount out_;

  // Pulling looks at every unseen state until some move hits, pushing at every move of the frontier.
  bool pulling_is_cheaper(std::uint64_t frontier, std::uint64_t unseen) const {
    constexpr double look_in_push = 2;  // what pushing along a move costs, in looks
    const auto moves = static_cast<double>(space_.moves());
    const double hit = static_cast<double>(frontier) / static_cast<double>(space_.size());
    const double looks = (1 - std::pow(1 - hit, moves)) / hit;
    return static_cast<double>(unseen) * looks < look_in_push * static_cast<double>(frontier) * moves;
  }

  // Calls visit(row) for every row of a chunk.
  template <class Visit>
  void rows_of(std::size_t chunk, const Visit& visit) const {
    const std::uint32_t from = static_cast<std::uint32_t>(chunk) * chunk_rows_;
    const std::uint32_t to = from + std::min(chunk_rows_, static_cast<std::uint32_t>(weight_.size()) - from);
    const std::uint64_t between_checks = std::max<std::uint64_t>(1, entries_in_chunk / space_.block_);
    for (std::uint32_t row = from; row < to; ++row) {
      if (row % between_checks == 0 && progress_.stopped()) return;
      visit(row);
    }
  }

  // Calls visit(w, mask) for every word w with entries of a row, which are the bits of the mask.
  template <class Visit>
  void words_of(std::uint32_t row, const Visit& visit) const {
    const std::uint64_t first = static_cast<std::uint64_t>(row) * space_.block_, end = first + space_.block_;
    for (std::uint64_t w = first / 64; w * 64 < end; ++w) {
      std::uint64_t mask = ~std::uint64_t{0};
      if (w * 64 < first) mask &= ~std::uint64_t{0} << first % 64;
      if (end - w * 64 < 64) mask &= (std::uint64_t{1} << end % 64) - 1;
      visit(w, mask);
    }
  }

  // Pushing found for each state of a row that is kept one of those that its symmetries take to one another.
  void complete(std::uint32_t kept) {
    const std::uint32_t row = space_.kept_[kept];
    auto stays = std::ranges::lower_bound(space_.stays_, std::pair<std::uint32_t, std::uint8_t>(kept, 0));
    for (; stays != space_.stays_.end() && stays->first == kept; ++stays) {
      const std::uint32_t* images = space_.folds_[stays->second].data() + space_.place(row);
      words_of(kept, [&](std::uint64_t w, std::uint64_t mask) {
        for (std::uint64_t bits = next_[w] & mask; bits != 0; bits &= bits - 1) {
          const std::uint64_t first = static_cast<std::uint64_t>(kept) * space_.block_;
          const std::uint64_t rank = w * 64 + static_cast<unsigned>(std::countr_zero(bits)) - first;
          const std::uint64_t other = first + images[rank];
          next_[other / 64] |= std::uint64_t{1} << other % 64;
        }
      });
    }
  }

  // What is in `next` and was not seen becomes the frontier. How many states that are.
  std::uint64_t settle(unsigned distance) {
    std::atomic<std::uint64_t> count = 0, first = ~std::uint64_t{0};
    parallel_for(chunks_, threads_, [&](std::size_t chunk) {
      std::uint64_t own = 0, own_first = ~std::uint64_t{0};
      rows_of(chunk, [&](std::uint32_t row) {
        complete(row);
        words_of(row, [&](std::uint64_t w, std::uint64_t mask) {
          const std::uint64_t fresh = next_[w] & ~seen_[w] & mask;
          next_[w] &= ~mask;
          frontier_[w] = (frontier_[w] & ~mask) | fresh;
          if (fresh == 0) return;
          seen_[w] |= fresh;
          own += static_cast<std::uint64_t>(std::popcount(fresh)) * weight_[row];
          own_first = std::min(own_first, w * 64 + static_cast<std::uint64_t>(std::countr_zero(fresh)));
          const std::uint64_t from_unseen = distance % 3 ^ 3;
          distances_[2 * w] ^= spread(fresh) * from_unseen;
          distances_[2 * w + 1] ^= spread(fresh >> 32) * from_unseen;
        });
      });
      count += own;
      for (std::uint64_t least = first; own_first < least && !first.compare_exchange_weak(least, own_first);) {
      }
    });
    if (count > 0) out_.farthest = first;
    return count;
  }

  // What a move does to the entries of a row.
  struct RowMove {
    std::uint64_t first;           // entry of the row that it leads to
    const std::uint32_t* ranks;    // by rank: the rank after it
    const std::uint32_t* folding;  // then by rank: the rank in the row that is kept

    std::uint64_t after(std::uint64_t rank) const { return first + folding[ranks[rank]]; }
  };

  void read_moves(std::uint32_t kept, std::vector<RowMove>& out) const {
    const std::uint32_t row = space_.kept_[kept];
    for (std::size_t g = 0; g < out.size(); ++g) {
      const std::uint32_t other = space_.left_[g][row];
      out[g] = {static_cast<std::uint64_t>(space_.kept_row_[other]) * space_.block_, space_.ranks_after(row, g),
                space_.ranks_folded(other)};
    }
  }

  // Whether a row has any of these bits.
  template <class Bits>
  bool any(std::uint32_t row, const Bits& bits) const {
    std::uint64_t all = 0;
    words_of(row, [&](std::uint64_t w, std::uint64_t mask) { all |= bits(w) & mask; });
    return all != 0;
  }

  void pull_into(std::size_t chunk) {
    std::vector<RowMove> moves(space_.moves());
    rows_of(chunk, [&](std::uint32_t row) {
      if (!any(row, [&](std::uint64_t w) { return ~seen_[w]; })) return;
      read_moves(row, moves);
      const std::uint64_t first = static_cast<std::uint64_t>(row) * space_.block_;
      words_of(row, [&](std::uint64_t w, std::uint64_t mask) {
        std::uint64_t open = ~seen_[w] & mask, found = 0;
        for (std::size_t g = 0; g < moves.size() && open != 0; ++g) {
          const RowMove move = moves[g];
          for (std::uint64_t bits = open; bits != 0; bits &= bits - 1) {
            const int bit = std::countr_zero(bits);
            const std::uint64_t other = move.after(w * 64 + static_cast<unsigned>(bit) - first);
            found |= (frontier_[other / 64] >> other % 64 & 1) << bit;
          }
          open &= ~found;
        }
        next_[w] |= found;
      });
    });
  }

  void push_from(std::size_t chunk) {
    std::vector<RowMove> moves(space_.moves());
    rows_of(chunk, [&](std::uint32_t row) {
      if (!any(row, [&](std::uint64_t w) { return frontier_[w]; })) return;
      read_moves(row, moves);
      const std::uint64_t first = static_cast<std::uint64_t>(row) * space_.block_;
      words_of(row, [&](std::uint64_t w, std::uint64_t mask) {
        for (std::uint64_t bits = frontier_[w] & mask; bits != 0; bits &= bits - 1) {
          const std::uint64_t rank = w * 64 + static_cast<unsigned>(std::countr_zero(bits)) - first;
          for (const RowMove& move : moves) {
            const std::uint64_t other = move.after(rank), bit = std::uint64_t{1} << other % 64;
            if ((seen_[other / 64] & bit) == 0) put(next_[other / 64], bit);
          }
        }
      });
    });
  }

  void put(std::uint64_t& word, std::uint64_t bit) const {
    const std::atomic_ref shared(word);
    const std::uint64_t old = shared.load(std::memory_order_relaxed);
    if (threads_ <= 1) {
      shared.store(old | bit, std::memory_order_relaxed);
    } else if ((old & bit) == 0) {
      shared.fetch_or(bit, std::memory_order_relaxed);
    }
  }
};

std::uint64_t bytes_to_count(std::uint64_t entries) {
  return 3 * ((entries + 63) / 64 * sizeof(std::uint64_t)) + DistanceTable::bytes_for(entries);
}

bool holds(const FibredSpace& space, std::span<const std::byte> distances,
           std::span<const std::uint64_t> distribution) {
  Tally<2> tally(distances);
  std::uint64_t first = 0;
  for (const std::uint32_t weight : space.weights()) {
    tally.add(first, space.block_, weight);
    first += space.block_;
  }
  const auto reached = std::accumulate(distribution.begin(), distribution.end(), std::uint64_t{0});
  return tally.ones() == ones_of_census<2>(distribution, 3, space.size() - reached);
}

Result<FibredCount> count_states(const FibredSpace& space, unsigned threads, Progress& progress) {
  return FibredCensus(space, threads, progress).run();
}

std::optional<std::vector<std::size_t>> descend(const FibredSpace& space, std::span<const std::uint64_t> distances,
                                                std::uint64_t state, std::size_t most) {
  const auto value = [&](std::uint64_t s) { return DistanceTable::value(distances, space.entry(s)); };
  std::vector<std::size_t> out;
  while (state != space.start()) {
    const unsigned nearer = (value(state) + 2) % 3;
    std::size_t g = 0;
    while (g < space.moves() && value(space.after(state, g)) != nearer) ++g;
    if (g == space.moves() || out.size() == most) return std::nullopt;
    state = space.after(state, g);
    out.push_back(g);
  }
  return out;
}

}  // namespace asobi

#include "solve/fibred_census.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstring>
#include <numeric>

#include "base/bits.hpp"
#include "base/parallel.hpp"

namespace asobi {
namespace {

using Word = Blocks::Word;

constexpr std::uint64_t entries_in_chunk = 1 << 16;
enum Row : std::size_t { even_row, odd_row, low_row, high_row };

// How many rows of a space a chunk has: a multiple of 64, so that chunks share no word.
std::uint32_t rows_of_chunk(const FibredSpace& space) {
  const std::uint64_t rows = std::max<std::uint64_t>(1, entries_in_chunk / space.row_size() / 64) * 64;
  return static_cast<std::uint32_t>(std::min<std::uint64_t>(rows, std::uint64_t{1} << 31));
}

std::uint64_t words_of_row(const FibredSpace& space) { return (space.entries() + 63) / 64; }

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

class FibredCensus {
 public:
  FibredCensus(const FibredSpace& space, Blocks& blocks, Team& team, unsigned threads, Progress& progress,
               Processor processor)
      : space_(space),
        blocks_(blocks),
        team_(team),
        alone_(blocks.in_place() && team.size() == 1),
        threads_(threads),
        progress_(progress),
        processor_(processor),
        here_(blocks.here()),
        weight_(space.weights()),
        chunk_rows_(rows_of_chunk(space)),
        chunk_words_(static_cast<std::uint64_t>(chunk_rows_) / 64 * space.row_size()),
        first_chunk_(here_.begin / chunk_words_),
        chunks_((here_.end + chunk_words_ - 1) / chunk_words_ - first_chunk_) {}

  // Members of a team go on together to the end of a level, even when one of them was stopped.
  Result<FibredCount> run() {
    begin();
    for (;;) {
      const auto fresh = advance(static_cast<unsigned>(out_.distribution.size()));
      std::array<std::uint64_t, 3> all = {fresh ? *fresh : 0, progress_.stopped() ? 1u : 0u, fresh ? 0u : 1u};
      team_.add(all);
      ASOBI_CHECK(progress_.check());
      if (!fresh) return std::unexpected(fresh.error());
      if (all[1] > 0) return stopped_error();
      if (all[2] > 0) {
        return fail(Code::limit, "another process could not go on", "他のプロセスが続けられませんでした");
      }
      if (all[0] == 0) break;
      out_.distribution.push_back(all[0]);
      progress_.advance(all[0]);
      ASOBI_CHECK(blocks_.commit(out_.distribution, progress_));
    }
    list_farthest();
    ASOBI_CHECK(make_table());
    return std::move(out_);
  }

 private:
  const FibredSpace& space_;
  Blocks& blocks_;
  Team& team_;
  bool alone_;  // all rows are in the memory of this process
  unsigned threads_;
  Progress& progress_;
  Processor processor_;
  WordRange here_;
  std::vector<std::uint32_t> weight_;  // by row of the space that is kept: how many it stands for
  std::uint32_t chunk_rows_;
  std::uint64_t chunk_words_, first_chunk_, chunks_;
  const Word *frontier_ = nullptr, *low_ = nullptr, *high_ = nullptr;  // before the level that is being made
  std::vector<bool> in_frontier_;  // by row of the space that is kept: whether it has something there; if not alone
  FibredCount out_;

  // What becomes of a chunk's words; `first` is the first of them.
  struct Piece {
    std::uint64_t first = 0;
    Word *next = nullptr, *low = nullptr, *high = nullptr;
  };

  static std::size_t frontier_row(unsigned distance) { return distance % 2 == 0 ? even_row : odd_row; }

  void begin() {
    out_.distribution = blocks_.begun_with();
    const auto known = std::accumulate(out_.distribution.begin(), out_.distribution.end(), std::uint64_t{0});
    const Text stage = known == 0 ? Text{"counting states", "状態を数えています"}
                                  : say("counting states, on from distance {}", "状態を数えています（{} 手目から再開）",
                                        out_.distribution.size());
    progress_.stage(stage, space_.size() - known);
  }

  // Makes the frontier of a distance. How many states that are here.
  Result<std::uint64_t> advance(unsigned distance) {
    return alone_ ? advance_in_place(distance) : advance_in_pieces(distance);
  }

  Result<std::uint64_t> advance_in_place(unsigned distance) {
    low_ = blocks_.row(low_row);
    high_ = blocks_.row(high_row);
    frontier_ = blocks_.row(frontier_row(distance + 1));
    const Piece all{0, blocks_.place(frontier_row(distance), 0, {}), blocks_.place(low_row, 0, {}),
                    blocks_.place(high_row, 0, {})};
    const bool pull = distance > 0 && pulling_is_cheaper();
    if (!pull) {
      each_chunk([&](std::size_t chunk) {
        const std::uint64_t first = chunk * chunk_words_;
        std::fill_n(all.next + first, std::min(chunk_words_, here_.end - first), 0);
      });
    }
    if (distance == 0) put_starts(all);
    if (distance > 0) each_chunk([&](std::size_t chunk) { pull ? pull_into(chunk, all) : push_from(chunk, all); });
    std::atomic<std::uint64_t> count = 0;
    each_chunk([&](std::size_t chunk) { count += settle(chunk, distance, all); });
    return count.load();
  }

  Result<std::uint64_t> advance_in_pieces(unsigned distance) {
    const std::size_t target = frontier_row(distance);
    if (distance > 0) {
      ASOBI_TRY(frontier_, blocks_.whole(frontier_row(distance - 1)));
      in_frontier_.assign(weight_.size(), false);
      for (std::uint32_t row = 0; row < weight_.size(); ++row) {
        in_frontier_[row] = any(row, [&](std::uint64_t w) { return frontier_[w]; });
      }
    }
    low_ = blocks_.row(low_row);
    high_ = blocks_.row(high_row);
    for (const std::size_t row : {target, std::size_t{low_row}, std::size_t{high_row}}) {
      ASOBI_CHECK(blocks_.begin(row));
    }
    std::atomic<std::uint64_t> count = 0;
    each_chunk([&](std::size_t chunk) { count += make_piece(chunk, distance); });
    for (const std::size_t row : {target, std::size_t{low_row}, std::size_t{high_row}}) {
      ASOBI_CHECK(blocks_.finish(row, progress_));
    }
    return count.load();
  }

  std::uint64_t make_piece(std::size_t chunk, unsigned distance) {
    const std::uint64_t first = chunk * chunk_words_, words = std::min(chunk_words_, here_.end - first);
    std::array<std::vector<Word>, 3> scratch;
    if (!blocks_.in_place()) scratch.fill(std::vector<Word>(words));
    const std::array<std::size_t, 3> rows = {frontier_row(distance), low_row, high_row};
    std::array<Word*, 3> places{};
    for (std::size_t i = 0; i < rows.size(); ++i) places[i] = blocks_.place(rows[i], first, scratch[i]);
    std::fill_n(places[0], words, 0);
    if (!blocks_.in_place()) {
      std::copy_n(low_ + first, words, places[1]);
      std::copy_n(high_ + first, words, places[2]);
    }
    const Piece piece{first, places[0], places[1], places[2]};
    if (distance == 0) {
      put_starts(piece);
    } else {
      pull_into(chunk, piece);
    }
    const std::uint64_t count = settle(chunk, distance, piece);
    for (std::size_t i = 0; i < rows.size(); ++i)
      blocks_.hand_over(rows[i], first, {places[i], static_cast<std::size_t>(words)});
    return count;
  }

  // Calls body(chunk) for the chunks that are here.
  template <class Body>
  void each_chunk(const Body& body) {
    parallel_for(static_cast<std::size_t>(chunks_), threads_, [&](std::size_t chunk) { body(first_chunk_ + chunk); });
  }

  // Those that are in the piece.
  void put_starts(const Piece& piece) const {
    const std::uint64_t end = alone_ ? here_.end : std::min(piece.first + chunk_words_, here_.end);
    for (const std::uint64_t state : space_.starts()) {
      const std::uint64_t start = space_.entry(state), word = start / 64;
      if (word >= piece.first && word < end) piece.next[word - piece.first] |= Word{1} << start % 64;
    }
  }

  ASOBI_KERNEL Word unseen(std::uint64_t w) const { return ~(low_[w] | high_[w]); }

  // Pulling looks at every unseen state until some move hits, pushing at every move of the frontier.
  bool pulling_is_cheaper() const {
    constexpr double look_in_push = 2;  // what pushing along a move costs, in looks
    const auto found = std::accumulate(out_.distribution.begin(), out_.distribution.end(), std::uint64_t{0});
    const auto moves = static_cast<double>(space_.moves());
    const auto frontier = static_cast<double>(out_.distribution.back());
    const double hit = frontier / static_cast<double>(space_.size());
    const double looks = (1 - std::pow(1 - hit, moves)) / hit;
    return static_cast<double>(space_.size() - found) * looks < look_in_push * frontier * moves;
  }

  // Calls visit(row) for every row of a chunk.
  template <class Visit>
  ASOBI_KERNEL void rows_of(std::size_t chunk, const Visit& visit) const {
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
  ASOBI_KERNEL void words_of(std::uint32_t row, const Visit& visit) const {
    const std::uint64_t first = static_cast<std::uint64_t>(row) * space_.block_, end = first + space_.block_;
    for (std::uint64_t w = first / 64; w * 64 < end; ++w) {
      std::uint64_t mask = ~std::uint64_t{0};
      if (w * 64 < first) mask &= ~std::uint64_t{0} << first % 64;
      if (end - w * 64 < 64) mask &= (std::uint64_t{1} << end % 64) - 1;
      visit(w, mask);
    }
  }

  // Pushing found for each state of a row that is kept one of those that its symmetries take to one another.
  ASOBI_KERNEL void complete(std::uint32_t kept, const Piece& piece) const {
    const std::uint32_t row = space_.kept_[kept];
    auto stays = std::ranges::lower_bound(space_.stays_, std::pair<std::uint32_t, std::uint8_t>(kept, 0));
    for (; stays != space_.stays_.end() && stays->first == kept; ++stays) {
      const std::uint32_t* images = space_.folds_[stays->second].data() + space_.place(row);
      words_of(kept, [&] ASOBI_KERNEL(std::uint64_t w, std::uint64_t mask) {
        for (std::uint64_t bits = piece.next[w - piece.first] & mask; bits != 0; bits &= bits - 1) {
          const std::uint64_t first = static_cast<std::uint64_t>(kept) * space_.block_;
          const std::uint64_t rank = w * 64 + static_cast<unsigned>(lowest_bit(bits)) - first;
          const std::uint64_t other = first + images[rank];
          piece.next[other / 64 - piece.first] |= std::uint64_t{1} << other % 64;
        }
      });
    }
  }

  // What was found and not seen before is the frontier. How many states that are.
  std::uint64_t settle(std::size_t chunk, unsigned distance, const Piece& piece) const {
    const unsigned code = 1 + distance % 3;
    const Word in_low = code % 2 != 0 ? ~Word{0} : 0, in_high = code >= 2 ? ~Word{0} : 0;
    std::uint64_t count = 0;
    on(processor_, [&] {
      rows_of(chunk, [&] ASOBI_KERNEL(std::uint32_t row) {
        complete(row, piece);
        words_of(row, [&] ASOBI_KERNEL(std::uint64_t w, std::uint64_t mask) {
          const std::uint64_t at = w - piece.first;
          const Word fresh = piece.next[at] & ~(piece.low[at] | piece.high[at]) & mask;
          piece.next[at] = (piece.next[at] & ~mask) | fresh;
          if (fresh == 0) return;
          piece.low[at] |= fresh & in_low;
          piece.high[at] |= fresh & in_high;
          count += static_cast<std::uint64_t>(std::popcount(fresh)) * weight_[row];
        });
      });
    });
    return count;
  }

  // What a move does to the entries of a row.
  struct RowMove {
    std::uint64_t first;           // entry of the row that it leads to
    const std::uint32_t* ranks;    // by rank: the rank after it
    const std::uint32_t* folding;  // then by rank: the rank in the row that is kept

    std::uint64_t after(std::uint64_t rank) const { return first + folding[ranks[rank]]; }
  };

  ASOBI_KERNEL void read_moves(std::uint32_t kept, std::vector<RowMove>& out) const {
    const std::uint32_t row = space_.kept_[kept];
    out.clear();
    for (std::size_t g = 0; g < space_.moves(); ++g) {
      const std::uint32_t other = space_.left_[g][row];
      if (!alone_ && !in_frontier_[space_.kept_row_[other]]) continue;
      out.push_back({static_cast<std::uint64_t>(space_.kept_row_[other]) * space_.block_, space_.ranks_after(row, g),
                     space_.ranks_folded(other)});
    }
  }

  // Whether a row has any of these bits.
  template <class Bits>
  ASOBI_KERNEL bool any(std::uint32_t row, const Bits& bits) const {
    std::uint64_t all = 0;
    words_of(row, [&] ASOBI_KERNEL(std::uint64_t w, std::uint64_t mask) { all |= bits(w) & mask; });
    return all != 0;
  }

  void pull_into(std::size_t chunk, const Piece& piece) const {
    std::vector<RowMove> moves;
    moves.reserve(space_.moves());
    on(processor_, [&] {
      rows_of(chunk, [&] ASOBI_KERNEL(std::uint32_t row) {
        moves.clear();
        if (any(row, [&] ASOBI_KERNEL(std::uint64_t w) { return unseen(w); })) read_moves(row, moves);
        const std::uint64_t first = static_cast<std::uint64_t>(row) * space_.block_;
        words_of(row, [&] ASOBI_KERNEL(std::uint64_t w, std::uint64_t mask) {
          std::uint64_t open = unseen(w) & mask, found = 0;
          for (std::size_t g = 0; g < moves.size() && open != 0; ++g) {
            const RowMove move = moves[g];
            for (std::uint64_t bits = open; bits != 0; bits &= bits - 1) {
              const int bit = lowest_bit(bits);
              const std::uint64_t other = move.after(w * 64 + static_cast<unsigned>(bit) - first);
              found |= (frontier_[other / 64] >> other % 64 & 1) << bit;
            }
            open &= ~found;
          }
          Word& next = piece.next[w - piece.first];
          next = (next & ~mask) | found;
        });
      });
    });
  }

  void push_from(std::size_t chunk, const Piece& piece) const {
    std::vector<RowMove> moves;
    moves.reserve(space_.moves());
    on(processor_, [&] {
      rows_of(chunk, [&] ASOBI_KERNEL(std::uint32_t row) {
        if (!any(row, [&] ASOBI_KERNEL(std::uint64_t w) { return frontier_[w]; })) return;
        read_moves(row, moves);
        const std::uint64_t first = static_cast<std::uint64_t>(row) * space_.block_;
        words_of(row, [&] ASOBI_KERNEL(std::uint64_t w, std::uint64_t mask) {
          for (std::uint64_t bits = frontier_[w] & mask; bits != 0; bits &= bits - 1) {
            const std::uint64_t rank = w * 64 + static_cast<unsigned>(lowest_bit(bits)) - first;
            for (const RowMove& move : moves) {
              const std::uint64_t other = move.after(rank);
              put(piece.next[other / 64], std::uint64_t{1} << other % 64);
            }
          }
        });
      });
    });
  }

  ASOBI_KERNEL void put(std::uint64_t& word, std::uint64_t bit) const {
    const std::atomic_ref shared(word);
    const std::uint64_t old = shared.load(std::memory_order_relaxed);
    if (threads_ <= 1) {
      shared.store(old | bit, std::memory_order_relaxed);
    } else if ((old & bit) == 0) {
      shared.fetch_or(bit, std::memory_order_relaxed);
    }
  }

  // The count ended with an empty frontier; the one before it is still there.
  void list_farthest() {
    const Word* last = blocks_.row(frontier_row(static_cast<unsigned>(out_.distribution.size() - 1)));
    std::vector<std::uint64_t> own;
    for (std::uint64_t w = here_.begin; w < here_.end; ++w) {
      for (Word bits = last[w]; bits != 0; bits &= bits - 1) {
        own.push_back(w * 64 + static_cast<unsigned>(lowest_bit(bits)));
      }
    }
    if (team_.size() == 1) {
      out_.farthest = std::move(own);
      return;
    }
    const std::string bytes(reinterpret_cast<const char*>(own.data()), own.size() * sizeof(std::uint64_t));
    for (const std::string& list : team_.gather(bytes)) {
      const std::size_t begin = out_.farthest.size();
      out_.farthest.resize(begin + list.size() / sizeof(std::uint64_t));
      if (!list.empty()) std::memcpy(out_.farthest.data() + begin, list.data(), list.size());
    }
  }

  // The planes hold v = 0 or 1 + distance modulo 3, the table (v + 3) modulo 4: both bits are those of ~low, the
  // higher one then exclusive or high. In the memory of one process the table takes the place of the frontiers.
  Result<void> make_table() {
    static_assert(even_row == 0 && odd_row == 1 && low_row == 2 && high_row == 3);
    const std::uint64_t words = words_of_row(space_), bytes = bytes_of_distances(space_.entries());
    out_.distances = blocks_.give_memory();
    const bool in_place = out_.distances.size() > 0;
    if (!in_place) {
      ASOBI_TRY(out_.distances, zeroed_by_all(team_, bytes));
    }
    const auto fields = out_.distances.as<std::uint64_t>();
    const auto each_word = [&](const auto& body) {
      const std::size_t parts = static_cast<std::size_t>((words + chunk_words_ - 1) / chunk_words_);
      parallel_for(parts, threads_, [&](std::size_t part) {
        const std::uint64_t end = std::min((part + 1) * chunk_words_, words);
        for (std::uint64_t w = part * chunk_words_; w < end; ++w) body(w);
      });
    };
    const auto plane = [&](Row row) -> Result<const Word*> {
      if (in_place) return fields.data() + row * words;
      return blocks_.whole(row);
    };
    ASOBI_TRY(const Word* low, plane(low_row));
    each_word([&](std::uint64_t w) {
      fields[2 * w] = spread(~low[w]) * 3;
      fields[2 * w + 1] = spread(~low[w] >> 32) * 3;
    });
    ASOBI_TRY(const Word* high, plane(high_row));
    each_word([&](std::uint64_t w) {
      fields[2 * w] ^= spread(high[w]) * 2;
      fields[2 * w + 1] ^= spread(high[w] >> 32) * 2;
    });
    if (in_place) {
      out_.distances.shrink(static_cast<std::size_t>(bytes));
      std::ranges::fill(out_.distances.as<std::uint64_t>().last(2), 0);  // the owner's words
    }
    return {};
  }
};

std::uint64_t bytes_of_distances(std::uint64_t entries) {
  return DistanceTable::bytes_for(entries) + 2 * sizeof(std::uint64_t);
}

std::uint64_t bytes_to_count(std::uint64_t entries) {
  return rows_to_count * ((entries + 63) / 64 * sizeof(std::uint64_t));
}

std::vector<std::uint64_t> parts_of_team(const FibredSpace& space, std::size_t members) {
  const std::uint64_t words = words_of_row(space);
  const std::uint64_t chunk = static_cast<std::uint64_t>(rows_of_chunk(space)) / 64 * space.row_size();
  const std::uint64_t chunks = (words + chunk - 1) / chunk;
  std::vector<std::uint64_t> out;
  for (std::size_t rank = 0; rank <= members; ++rank) out.push_back(std::min(chunks * rank / members * chunk, words));
  return out;
}

Result<FibredCount> count_states(const FibredSpace& space, Blocks& blocks, Team& team, unsigned threads,
                                 Progress& progress, Processor processor) {
  return FibredCensus(space, blocks, team, threads, progress, processor).run();
}

Result<FibredCount> count_states(const FibredSpace& space, unsigned threads, Progress& progress, Processor processor) {
  ASOBI_CHECK(progress.needs(bytes_to_count(space.entries())));
  Team alone;
  ASOBI_TRY(const auto blocks, MemoryBlocks::open(rows_to_count, words_of_row(space)));
  return count_states(space, *blocks, alone, threads, progress, processor);
}

}  // namespace asobi

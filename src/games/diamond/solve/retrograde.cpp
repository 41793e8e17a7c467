#include "games/diamond/solve/retrograde.hpp"

#include <algorithm>
#include <atomic>
#include <utility>

#include "games/diamond/solve/hop_table.hpp"

namespace asobi::diamond {

namespace {

constexpr std::size_t ahead = 8;  // so many columns before a target is needed it is fetched

// The memory of one thread while it works on a row: by rest, the points to look at.
struct RowWork {
  std::vector<std::vector<PointSet>> found;  // by winner and rest
  std::vector<std::uint32_t> touched;        // the rests of which something was found
  std::vector<const PointSet*> targets;      // by rest, of this row; null until asked for
  std::vector<std::uint32_t> columns;        // of which there are news

  RowWork(unsigned players, std::uint32_t rests)
      : found(players, std::vector<PointSet>(rests)), targets(rests, nullptr) {}
};

// The bits of a square matrix, mirrored at its diagonal (Hacker's Delight, 7-3): bit j of word i and bit i of word j.
void transpose(std::array<std::uint64_t, 64>& rows) {
  std::uint64_t mask = 0x00000000FFFFFFFFu;
  for (unsigned width = 32; width != 0; width /= 2, mask ^= mask << width) {
    for (unsigned i = 0; i < 64; i = (i + width + 1) & ~width) {
      const std::uint64_t swapped = ((rows[i] >> width) ^ rows[i + width]) & mask;
      rows[i] ^= swapped << width;
      rows[i + width] ^= swapped;
    }
  }
}

class Retrograde {
 public:
  Retrograde(const Arena& arena, unsigned threads, Progress& progress)
      : arena_(arena),
        placements_(arena.placements()),
        players_(arena.players()),
        rows_(arena.turns() * arena.rows()),
        words_((placements_.count() + 63) / 64),
        threads_(threads),
        progress_(progress) {}

  static std::uint64_t won_words(const Arena& arena) {
    return (arena.players() - 1) * arena.turns() * arena.rows() * arena.placements().rests();
  }
  static std::uint64_t news_words(const Arena& arena) {
    return arena.players() * arena.turns() * arena.rows() * ((arena.placements().count() + 63) / 64);
  }

  Result<Table> run() {
    ASOBI_TRY(Buffer codes, Buffer::zeroed(arena_.cells()));
    ASOBI_TRY(Buffer won, Buffer::zeroed(won_words(arena_) * sizeof(PointSet)));
    ASOBI_TRY(Buffer news, Buffer::zeroed(news_words(arena_) * sizeof(std::uint64_t)));
    ASOBI_TRY(Buffer received, Buffer::zeroed(news_words(arena_) * sizeof(std::uint64_t)));
    ASOBI_TRY(const HopTable hops, HopTable::make(arena_.board(), others(arena_), threads_, progress_));
    codes_ = codes.as<std::uint8_t>();
    won_ = won.as<PointSet>();
    news_ = news.as<std::uint64_t>();
    received_ = received.as<std::uint64_t>();
    hops_ = &hops;
    progress_.stage({"deciding positions", "局面の勝敗を決めています"}, arena_.positions() / arena_.stands_for());
    each_row([&](std::uint64_t row, PointSet rivals, RowWork&) { return finish_row(row, rivals); });
    for (distance_ = 1; decided_ > 0; ++distance_) {
      ASOBI_CHECK(progress_.check());
      if (distance_ > PositionValue::longest(players_)) {
        return fail(Code::internal, "a win takes more than {} moves, for which a byte has no room",
                    "勝つまでに {} 手を超える局面があり、1 バイトに収まりません", PositionValue::longest(players_));
      }
      decided_ = 0;
      hand_over();
      each_row([&](std::uint64_t row, PointSet rivals, RowWork& work) { return take_back(row, rivals, work); });
    }
    ASOBI_CHECK(progress_.check());
    return Table{arena_.name(), census(), std::move(codes)};
  }

  // The pieces of all armies but the one that moves.
  static int others(const Arena& arena) { return static_cast<int>(arena.players() * arena.placements().pieces()) - 1; }

 private:
  const Arena& arena_;
  const Placements& placements_;
  unsigned players_;
  std::uint64_t rows_;   // of all turns
  std::uint64_t words_;  // of bits for the columns of a row
  unsigned threads_;
  Progress& progress_;
  const HopTable* hops_ = nullptr;
  std::span<std::uint8_t> codes_;
  std::span<PointSet> won_;            // by winner (from 1), row and rest: the points that lead to his wins
  std::span<std::uint64_t> news_;      // by row, winner and column: what was decided last
  std::span<std::uint64_t> received_;  // by line, winner and column: the same, for those whose move leads there
  unsigned distance_ = 0;
  std::atomic<std::uint64_t> decided_ = 0;

  // f(row, the others' pieces, memory) for every row that stands for something, on all threads.
  template <class F>
  void each_row(const F& f) {
    constexpr std::uint64_t chunk = 16;
    parallel_for((rows_ + chunk - 1) / chunk, threads_, [&](std::size_t i) {
      if (progress_.stopped()) return;
      RowWork work(players_, placements_.rests());
      std::uint64_t decided = 0;
      for (std::uint64_t row = i * chunk; row < std::min(rows_, (i + 1) * chunk); ++row) {
        if (const auto rivals = arena_.others(row % arena_.rows())) decided += f(row, *rivals, work);
      }
      decided_ += decided;
      progress_.advance(decided);
    });
  }

  // Writes down who wins there, if that was open, as news for the player before.
  bool decide(std::uint64_t row, std::uint32_t column, unsigned winner) {
    std::uint8_t& code = codes_[row * placements_.count() + column];
    if (code != 0) return false;
    code = PositionValue::code(players_, winner, distance_);
    news_[(row * players_ + winner) * words_ + column / 64] |= std::uint64_t{1} << column % 64;
    return true;
  }

  // For the player before, the mover's placement is a part of the row and the placement that was the row's highest
  // digit is the column: the news change hands as bits of transposed matrices, 64 x 64 at a time.
  void hand_over() {
    if (players_ == 1) return std::swap(news_, received_);
    const std::uint64_t matrices = rows_ / placements_.count();
    parallel_for(matrices * words_, threads_, [&](std::size_t i) {
      for (unsigned winner = 0; winner < players_; ++winner) {
        for (std::uint64_t down = 0; down < words_; ++down) hand_over_block(i / words_, down, i % words_, winner);
      }
    });
  }

  void hand_over_block(std::uint64_t matrix, std::uint64_t down, std::uint64_t across, unsigned winner) {
    const std::uint64_t low = arena_.rows() / placements_.count();
    const std::uint64_t first = matrix / low * arena_.rows() + matrix % low;
    const std::uint64_t end = std::min<std::uint64_t>(64, placements_.count() - 64 * down);
    std::array<std::uint64_t, 64> block = {};
    std::uint64_t any = 0;
    for (std::uint64_t i = 0; i < end; ++i) {
      const std::uint64_t row = first + (64 * down + i) * low;
      any |= block[i] = std::exchange(news_[(row * players_ + winner) * words_ + across], 0);
    }
    if (any == 0) return;
    transpose(block);
    const std::uint64_t lines = std::min<std::uint64_t>(64, placements_.count() - 64 * across);
    for (std::uint64_t i = 0; i < lines; ++i) {
      const std::uint64_t line = matrix * placements_.count() + 64 * across + i;
      received_[(line * players_ + winner) * words_ + down] = block[i];
    }
  }

  // The line of the matrices where the news for this row are.
  std::uint64_t line(std::uint64_t row) const {
    if (players_ == 1) return row;
    const std::uint64_t next = (row / arena_.rows() + 1) % arena_.turns();
    const auto digits = arena_.digits(row % arena_.rows());
    std::uint64_t matrix = 0;
    for (std::size_t i = digits.size(); i-- > 1;) matrix = matrix * placements_.count() + arena_.unshifted()[digits[i]];
    matrix += next * (arena_.rows() / placements_.count());
    return matrix * placements_.count() + arena_.unshifted()[digits[0]];
  }

  std::uint64_t finish_row(std::uint64_t row, PointSet rivals) {
    const auto turn = static_cast<unsigned>(row / arena_.rows());
    std::vector<PointSet> armies = {0};
    for (const std::uint32_t digit : arena_.digits(row % arena_.rows())) armies.push_back(placements_.set(digit));
    std::uint64_t decided = 0;
    for (std::uint32_t column = 0; column < placements_.count(); ++column) {
      armies[0] = placements_.set(column);
      if ((armies[0] & rivals) != 0) continue;
      if (const auto winner = arena_.winner(turn, armies)) decided += decide(row, column, *winner) ? 1 : 0;
    }
    return decided;
  }

  std::uint64_t take_back(std::uint64_t row, PointSet rivals, RowWork& work) {
    const auto turn = static_cast<unsigned>(row / arena_.rows());
    std::ranges::fill(work.targets, nullptr);
    std::uint64_t decided = 0;
    const std::uint64_t here = line(row);
    for (unsigned winner = 0; winner < players_; ++winner) {
      const unsigned seen = (winner + players_ - 1) % players_;  // by the player who moves next
      const auto news = received_.subspan((here * players_ + seen) * words_, words_);
      work.columns.clear();
      for (std::size_t i = 0; i < words_; ++i) {
        each_point(std::exchange(news[i], 0),
                   [&](unsigned bit) { work.columns.push_back(arena_.shifted()[64 * i + bit]); });
      }
      for (std::size_t i = 0; i < work.columns.size(); ++i) {
        if (i + ahead < work.columns.size()) fetch_targets(work.columns[i + ahead], rivals, work);
        const bool stuck = read_news(row, turn, rivals, work.columns[i], winner, work);
        if (stuck) decided += decide(row, work.columns[i], winner) ? 1 : 0;
      }
    }
    for (unsigned winner = 0; winner < players_; ++winner) {
      for (const std::uint32_t rest : work.touched) {
        each_point(std::exchange(work.found[winner][rest], 0), [&](unsigned point) {
          const std::uint32_t column = placements_.with(rest, point);
          if (codes_[row * placements_.count() + column] != 0) return;
          if (winner == 0 || all_lead_to(winner, row, turn, column, rivals, work)) {
            decided += decide(row, column, winner) ? 1 : 0;
          }
        });
      }
    }
    work.touched.clear();
    return decided;
  }

  const PointSet* targets(std::uint32_t rest, PointSet rivals, RowWork& work) const {
    const PointSet*& known = work.targets[rest];
    if (known == nullptr) known = hops_->targets(rivals | placements_.rest(rest));
    return known;
  }

  // The table of hops is far larger than the cache, and waiting for it would take a third of the time.
  void fetch_targets(std::uint32_t column, PointSet rivals, RowWork& work) const {
    for (const auto [rest, point] : placements_.parts(column)) {
      __builtin_prefetch(targets(rest, rivals, work) + point);
    }
  }

  // A move of this row into `column` leads to a win of `winner`: notes from where there is one. Says whether the army
  // cannot move there at all, so that the only way there is a pass.
  bool read_news(std::uint64_t row, unsigned turn, PointSet rivals, std::uint32_t column, unsigned winner,
                 RowWork& work) {
    bool stuck = true;
    for (const auto [rest, point] : placements_.parts(column)) {
      const PointSet there = targets(rest, rivals, work)[point];
      if ((there & arena_.to(turn, point)) != 0) stuck = false;
      if (winner > 0) won(winner, row)[rest] |= set_of(point);
      const PointSet from = there & arena_.from(turn, point);
      if (from == 0) continue;
      touch(work, rest);
      work.found[winner][rest] |= from;
    }
    return stuck;
  }

  void touch(RowWork& work, std::uint32_t rest) const {
    for (unsigned winner = 0; winner < players_; ++winner) {
      if (work.found[winner][rest] != 0) return;
    }
    work.touched.push_back(rest);
  }

  std::span<PointSet> won(unsigned winner, std::uint64_t row) const {
    return won_.subspan(((winner - 1) * rows_ + row) * placements_.rests(), placements_.rests());
  }

  bool all_lead_to(unsigned winner, std::uint64_t row, unsigned turn, std::uint32_t column, PointSet rivals,
                   RowWork& work) const {
    const auto his = won(winner, row);
    for (const auto [rest, point] : placements_.parts(column)) {
      if ((targets(rest, rivals, work)[point] & arena_.to(turn, point) & ~his[rest]) != 0) return false;
    }
    return true;
  }

  std::vector<std::uint64_t> census() const {
    std::vector<std::uint64_t> out(256);
    for (const std::uint8_t code : codes_) ++out[code];
    std::uint64_t decided = 0;
    for (std::size_t code = 1; code < out.size(); ++code) decided += out[code];
    out[0] = arena_.positions() / arena_.stands_for() - decided;
    while (out.size() > 1 && out.back() == 0) out.pop_back();
    return out;
  }
};

}  // namespace

std::uint64_t retrograde_bytes(const Arena& arena) {
  const std::uint64_t words = Retrograde::won_words(arena) + 2 * Retrograde::news_words(arena);
  return arena.cells() + words * sizeof(PointSet) + HopTable::bytes(arena.board(), Retrograde::others(arena));
}

Result<Table> decide_all(const Arena& arena, unsigned threads, Progress& progress) {
  ASOBI_CHECK(progress.needs(retrograde_bytes(arena)));
  return Retrograde(arena, threads, progress).run();
}

}  // namespace asobi::diamond

#include "games/diamond/solve/retrograde.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <numeric>
#include <string>
#include <utility>

#include "games/diamond/solve/hop_table.hpp"
#include "games/diamond/solve/news.hpp"

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

// A row that is this process's.
struct Row {
  std::uint64_t number;
  std::uint64_t here;  // counted from the first that is here
  std::uint64_t news;  // where they begin
  unsigned turn;
  PointSet rivals;  // the others' pieces
};

class Retrograde {
 public:
  Retrograde(const Arena& arena, BlockStore& store, unsigned threads, Progress& progress)
      : arena_(arena),
        placements_(arena.placements()),
        players_(arena.players()),
        store_(store),
        team_(store.team()),
        threads_(threads),
        progress_(progress) {}

  static std::uint64_t won_words(const Arena& arena) {
    return (arena.players() - 1) * arena.turns() * arena.rows() * arena.placements().rests();
  }

  Result<Decided> run() {
    const auto hops = HopTable::make(arena_.board(), others(arena_), threads_, progress_);
    ASOBI_CHECK(agreed(team_, hops ? Result<void>() : fail(hops.error())));
    ASOBI_TRY(Buffer codes, zeroed_by_all(team_, arena_.cells()));
    ASOBI_TRY(News news, News::make(arena_, store_, progress_));
    rows_ = news.end_place() - news.first_place();
    ASOBI_TRY(Buffer won, zeroed_by_all(team_, (players_ - 1) * rows_ * placements_.rests() * sizeof(PointSet)));
    codes_ = codes.as<std::uint8_t>();
    won_ = won.as<PointSet>();
    news_ = &news;
    hops_ = &*hops;
    progress_.stage({"deciding positions", "局面の勝敗を決めています"}, arena_.positions() / arena_.stands_for());
    each_row([&](const Row& row, RowWork&) { return finish_row(row); });
    ASOBI_CHECK(end_level());
    for (distance_ = 1; decided_ > 0; ++distance_) {
      if (distance_ > PositionValue::longest(players_)) {
        return fail(Code::internal, "a win takes more than {} moves, for which a byte has no room",
                    "勝つまでに {} 手を超える局面があり、1 バイトに収まりません", PositionValue::longest(players_));
      }
      decided_ = 0;
      news.hand_over(threads_);
      each_row([&](const Row& row, RowWork& work) { return take_back(row, work); });
      ASOBI_CHECK(end_level());
    }
    share_codes();
    return Decided{Table{arena_.name(), census(), std::move(codes)}, std::move(sent_)};
  }

  // The pieces of all armies but the one that moves.
  static int others(const Arena& arena) { return static_cast<int>(arena.players() * arena.placements().pieces()) - 1; }

 private:
  const Arena& arena_;
  const Placements& placements_;
  unsigned players_;
  BlockStore& store_;
  Team& team_;
  unsigned threads_;
  Progress& progress_;
  std::uint64_t rows_ = 0;  // that are here, of all turns
  const HopTable* hops_ = nullptr;
  News* news_ = nullptr;
  std::span<std::uint8_t> codes_;  // of all rows; others write those that are not here
  std::span<PointSet> won_;        // by winner (from 1), row and rest: the points that lead to his wins
  unsigned distance_ = 0;
  std::atomic<std::uint64_t> decided_ = 0;
  std::vector<std::uint64_t> sent_;  // by level

  // f(row, memory) for every row here that stands for something, on all threads.
  template <class F>
  void each_row(const F& f) {
    constexpr std::uint64_t chunk = 16;
    parallel_for((rows_ + chunk - 1) / chunk, threads_, [&](std::size_t i) {
      if (progress_.stopped()) return;
      RowWork work(players_, placements_.rests());
      std::uint64_t decided = 0;
      for (std::uint64_t here = i * chunk; here < std::min(rows_, (i + 1) * chunk); ++here) {
        const std::uint64_t place = news_->first_place() + here, number = news_->row_at(place);
        const auto turn = static_cast<unsigned>(number / arena_.rows());
        if (const auto rivals = arena_.others(number % arena_.rows())) {
          decided += f(Row{number, here, news_->base_of(place), turn, *rivals}, work);
        }
      }
      decided_ += decided;
      progress_.advance(decided);
    });
  }

  // Members of a team go on together to the end of a level, even when one of them was stopped.
  Result<void> end_level() {
    const std::uint64_t own = decided_;
    std::array<std::uint64_t, 3> all = {own, progress_.stopped() ? 1u : 0u, news_->sent()};
    team_.add(all);
    ASOBI_CHECK(progress_.check());
    if (all[1] > 0) return stopped_error();
    decided_ = all[0];
    progress_.advance(all[0] - own);
    sent_.push_back(all[2] - std::accumulate(sent_.begin(), sent_.end(), std::uint64_t{0}));
    return {};
  }

  // Everybody gets the whole table, since best play may lead anywhere.
  void share_codes() {
    if (team_.size() == 1) return;
    const std::uint64_t width = placements_.count();
    std::string own;
    for (std::uint64_t here = 0; here < rows_; ++here) {
      const auto row = codes_.subspan(news_->row_at(news_->first_place() + here) * width, width);
      own.append(row.begin(), row.end());
    }
    std::uint64_t place = 0;
    for (const std::string& part : team_.gather(std::move(own))) {
      for (std::size_t at = 0; at < part.size(); at += width, ++place) {
        std::ranges::copy(std::string_view(part).substr(at, width), &codes_[news_->row_at(place) * width]);
      }
    }
  }

  // Writes down who wins there, if that was open, as news for the player before.
  bool decide(const Row& row, std::uint32_t column, unsigned winner) {
    std::uint8_t& code = codes_[row.number * placements_.count() + column];
    if (code != 0) return false;
    code = PositionValue::code(players_, winner, distance_);
    news_->add(row.news, winner, column);
    return true;
  }

  std::uint64_t finish_row(const Row& row) {
    std::vector<PointSet> armies = {0};
    for (const std::uint32_t digit : arena_.digits(row.number % arena_.rows())) {
      armies.push_back(placements_.set(digit));
    }
    std::uint64_t decided = 0;
    for (std::uint32_t column = 0; column < placements_.count(); ++column) {
      armies[0] = placements_.set(column);
      if ((armies[0] & row.rivals) != 0) continue;
      if (const auto winner = arena_.winner(row.turn, armies)) decided += decide(row, column, *winner) ? 1 : 0;
    }
    return decided;
  }

  std::uint64_t take_back(const Row& row, RowWork& work) {
    std::ranges::fill(work.targets, nullptr);
    std::uint64_t decided = 0;
    for (unsigned winner = 0; winner < players_; ++winner) {
      news_->take(row.number, (winner + players_ - 1) % players_, work.columns);  // as the next player counts
      for (std::size_t i = 0; i < work.columns.size(); ++i) {
        if (i + ahead < work.columns.size()) fetch_targets(work.columns[i + ahead], row.rivals, work);
        const bool stuck = read_news(row, work.columns[i], winner, work);
        if (stuck) decided += decide(row, work.columns[i], winner) ? 1 : 0;
      }
    }
    for (unsigned winner = 0; winner < players_; ++winner) {
      for (const std::uint32_t rest : work.touched) {
        each_point(std::exchange(work.found[winner][rest], 0), [&](unsigned point) {
          const std::uint32_t column = placements_.with(rest, point);
          if (codes_[row.number * placements_.count() + column] != 0) return;
          if (winner == 0 || all_lead_to(winner, row, column, work)) {
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
  bool read_news(const Row& row, std::uint32_t column, unsigned winner, RowWork& work) {
    bool stuck = true;
    for (const auto [rest, point] : placements_.parts(column)) {
      const PointSet there = targets(rest, row.rivals, work)[point];
      if ((there & arena_.to(row.turn, point)) != 0) stuck = false;
      if (winner > 0) won(winner, row)[rest] |= set_of(point);
      const PointSet from = there & arena_.from(row.turn, point);
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

  std::span<PointSet> won(unsigned winner, const Row& row) const {
    return won_.subspan(((winner - 1) * rows_ + row.here) * placements_.rests(), placements_.rests());
  }

  bool all_lead_to(unsigned winner, const Row& row, std::uint32_t column, RowWork& work) const {
    const auto his = won(winner, row);
    for (const auto [rest, point] : placements_.parts(column)) {
      if ((targets(rest, row.rivals, work)[point] & arena_.to(row.turn, point) & ~his[rest]) != 0) return false;
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

std::uint64_t retrograde_bytes(const Arena& arena, std::size_t members) {
  return arena.cells() + Retrograde::won_words(arena) * sizeof(PointSet) / members + News::bytes(arena, members) +
         HopTable::bytes(arena.board(), Retrograde::others(arena));
}

Result<Decided> decide_together(const Arena& arena, BlockStore& store, unsigned threads, Progress& progress) {
  BlockStore alone;
  BlockStore& all = arena.players() == 2 ? store : alone;
  ASOBI_CHECK(progress.needs(retrograde_bytes(arena, all.team().size())));
  return Retrograde(arena, all, threads, progress).run();
}

Result<Table> decide_all(const Arena& arena, unsigned threads, Progress& progress) {
  BlockStore alone;
  ASOBI_TRY(Decided out, decide_together(arena, alone, threads, progress));
  return std::move(out.table);
}

}  // namespace asobi::diamond

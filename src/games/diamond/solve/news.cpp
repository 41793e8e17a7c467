#include "games/diamond/solve/news.hpp"

#include <algorithm>
#include <utility>

#include "base/bit_square.hpp"
#include "base/parallel.hpp"

namespace asobi::diamond {

namespace {

constexpr std::uint64_t tile_side = bit_square_side;  // of a tile

}  // namespace

// Who plays alone has one row, which is handed over as it is.
News::Plan::Plan(const Arena& arena) {
  const std::uint64_t count = arena.placements().count();
  const bool single = arena.players() == 1;
  matrices = single ? arena.turns() : arena.turns() * arena.rows() / count;
  acrosses = (count + tile_side - 1) / tile_side;
  downs = single ? 1 : acrosses;
  tile_words = single ? 1 : std::min(tile_side, count);
}

std::vector<std::uint64_t> News::Plan::bands(std::size_t members) const {
  std::vector<std::uint64_t> out;
  for (std::size_t rank = 0; rank <= members; ++rank) out.push_back(matrices * downs * rank / members);
  return out;
}

std::uint64_t News::bytes(const Arena& arena, std::size_t members) {
  const Plan plan(arena);
  const std::uint64_t received = arena.turns() * arena.rows() * plan.acrosses * arena.players();
  const std::uint64_t came = members == 1 ? 0 : plan.words();
  return (arena.players() * plan.words() + received + came) * sizeof(std::uint64_t) / members;
}

News::News(const Arena& arena, const Plan& plan, const Team& team)
    : arena_(arena),
      players_(arena.players()),
      count_(arena.placements().count()),
      downs_(plan.downs),
      acrosses_(plan.acrosses),
      tile_words_(plan.tile_words),
      low_(players_ == 1 ? 1 : arena.rows() / count_),
      alone_(team.size() == 1) {
  for (const std::uint32_t once : arena.shifted()) column_of_.push_back(arena.shifted()[once]);
  if (players_ == 1) column_of_ = arena.shifted();
  const std::uint64_t rows = arena.turns() * arena.rows();
  const std::vector<std::uint64_t> bands = plan.bands(team.size());
  first_place_ = alone_ ? 0 : std::min(rows, bands[team.rank()] * tile_side);
  end_place_ = alone_ ? rows : std::min(rows, bands[team.rank() + 1] * tile_side);
  for (std::uint64_t down = 0; down < downs_ && !alone_; ++down) {
    for (std::uint64_t across = 0; across < acrosses_; ++across) {
      mirrored_.push_back(
          {(down * acrosses_ + across) * tile_words_, (across * acrosses_ + down) * tile_words_, tile_words_});
    }
  }
}

Result<News> News::make(const Arena& arena, BlockStore& store, Progress& progress) {
  Team& team = store.team();
  const Plan plan(arena);
  News out(arena, plan, team);
  std::vector<std::uint64_t> parts = plan.bands(team.size());
  for (std::uint64_t& part : parts) part *= plan.acrosses * plan.tile_words;
  ASOBI_TRY(out.blocks_, store.open(arena.name(), {out.players_, out.players_, std::move(parts)}, progress));
  const WordRange here = out.blocks_->here();
  for (unsigned winner = 0; winner < out.players_; ++winner) {
    out.winners_.push_back(out.blocks_->place(winner, here.begin, {}) - here.begin);
  }
  if (!out.alone_) {
    ASOBI_TRY(out.came_, zeroed_by_all(team, (here.end - here.begin) * sizeof(std::uint64_t)));
  }
  const std::uint64_t lines = out.end_place_ - out.first_place_;
  ASOBI_TRY(out.received_, zeroed_by_all(team, lines * out.players_ * out.acrosses_ * sizeof(std::uint64_t)));
  return out;
}

// The highest digit counts as the player before sees it, so that a duel's places are the lines of its rows.
std::uint64_t News::row_at(std::uint64_t place) const {
  if (players_ == 1) return place;
  const std::uint64_t matrix = place / count_;
  return matrix / low_ * arena_.rows() + arena_.shifted()[place % count_] * low_ + matrix % low_;
}

std::uint64_t News::base_of(std::uint64_t place) const {
  if (players_ == 1) return place * acrosses_;
  const std::uint64_t down = place % count_;
  return (place / count_ * downs_ + down / tile_side) * acrosses_ * tile_words_ + down % tile_side;
}

void News::hand_over(unsigned threads) {
  const WordRange here = blocks_->here();
  const std::uint64_t begin = here.begin / (downs_ * tile_words_), end = here.end / (downs_ * tile_words_);
  for (unsigned winner = 0; winner < players_; ++winner) {
    if (!alone_) {
      blocks_->moved(winner, mirrored_, came_.as<std::uint64_t>());
      std::fill(winners_[winner] + here.begin, winners_[winner] + here.end, 0);
    }
    std::uint64_t* const own = winners_[winner];
    std::uint64_t* const came = came_.as<std::uint64_t>().data() - here.begin;
    parallel_for(end - begin, threads, [&](std::size_t i) {
      const std::uint64_t matrix = (begin + i) / acrosses_, across = (begin + i) % acrosses_;
      for (std::uint64_t down = 0; down < downs_; ++down) {
        std::uint64_t* const tile = alone_ ? own + ((matrix * downs_ + down) * acrosses_ + across) * tile_words_
                                           : came + (across * acrosses_ + down) * tile_words_;
        turn({tile, static_cast<std::size_t>(tile_words_)}, matrix, down, across, winner);
      }
    });
  }
}

// Empties a tile into the lines that it is for.
void News::turn(std::span<std::uint64_t> tile, std::uint64_t matrix, std::uint64_t down, std::uint64_t across,
                unsigned winner) {
  BitSquare block = {};
  std::uint64_t any = 0;
  for (std::size_t i = 0; i < tile.size(); ++i) any |= block[i] = tile[i];
  if (any == 0) return;
  std::ranges::fill(tile, 0);
  const auto to = [&](std::uint64_t line, std::uint64_t word) -> std::uint64_t& {
    return received_.as<std::uint64_t>()[((line - first_place_) * players_ + winner) * acrosses_ + word];
  };
  if (players_ == 1) {
    to(matrix, across) = block[0];
    return;
  }
  transpose(block);
  const std::uint64_t lines = std::min(tile_side, count_ - tile_side * across);
  for (std::uint64_t i = 0; i < lines; ++i) to(matrix * count_ + tile_side * across + i, down) = block[i];
}

// Where the news for this row are.
std::uint64_t News::line(std::uint64_t row) const {
  if (players_ == 1) return row;
  const std::uint64_t next = (row / arena_.rows() + 1) % arena_.turns();
  const auto digits = arena_.digits(row % arena_.rows());
  std::uint64_t matrix = 0;
  for (std::size_t i = digits.size(); i-- > 1;) matrix = matrix * count_ + arena_.unshifted()[digits[i]];
  return (matrix + next * low_) * count_ + arena_.unshifted()[digits[0]];
}

void News::take(std::uint64_t row, unsigned winner, std::vector<std::uint32_t>& columns) {
  columns.clear();
  const auto news =
      received_.as<std::uint64_t>().subspan(((line(row) - first_place_) * players_ + winner) * acrosses_, acrosses_);
  for (std::size_t i = 0; i < acrosses_; ++i) {
    each_point(std::exchange(news[i], 0), [&](unsigned bit) { columns.push_back(column_of_[tile_side * i + bit]); });
  }
}

}  // namespace asobi::diamond

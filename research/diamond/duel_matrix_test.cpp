#include "research/diamond/duel_matrix.hpp"

#include <algorithm>
#include <atomic>

#include <gtest/gtest.h>

#include "base/thread_team_for_tests.hpp"

namespace asobi::diamond {
namespace {

// Some of the cells are not empty.
unsigned cell_at(const Folding& folding, std::uint64_t row, std::uint64_t column) {
  const std::uint64_t mixed = (row * 7'919 + column) * 0x9E37'79B9'7F4A'7C15 >> 40;
  return mixed % 97 == 0 ? static_cast<unsigned>(mixed / 97) % (1u << folding.symmetries()) : 0;
}

unsigned inverse_of(const Folding& folding, unsigned cell) {
  unsigned out = 0;
  for (unsigned i = 0; i < folding.symmetries(); ++i) out |= (cell >> i & 1) << folding.inverse(i);
  return out;
}

void put(const Folding& folding, std::span<std::uint8_t> row, std::uint64_t column, unsigned cell) {
  const std::uint64_t bit = column * folding.slots();
  row[bit / 8] |= static_cast<std::uint8_t>(cell << bit % 8);
}

unsigned seen(const Folding& folding, std::span<const std::uint8_t> row, std::uint64_t column) {
  const std::uint64_t bit = column * folding.slots();
  return row[bit / 8] >> bit % 8 & ((1u << folding.slots()) - 1);
}

// Tiles that leave their member are sent once: a mask for 64 words, and the words that are not 0.
void expect_transposed(int dim, int size, const char* seats, unsigned slots, std::initializer_list<std::size_t> teams) {
  const auto board = Board::make(dim, size).value();
  const Arena arena = Arena::make_duel(board, parse_seats(*board, seats).value(), {}).value();
  const Folding folding(arena);
  ASSERT_EQ(folding.slots(), slots);
  const std::uint64_t tiles = DuelMatrix::tiles(folding), height = DuelMatrix::height_of_tile(folding);
  const std::uint64_t words_of_line = DuelMatrix::line / 8;
  for (const std::size_t members : teams) {
    const auto owner = [&](std::uint64_t tile) {
      std::size_t rank = 0;
      while (tile >= tiles * (rank + 1) / members) ++rank;
      return rank;
    };
    std::atomic<std::uint64_t> sent = 0, words = 0, leaving = 0;
    run_team(members, [&](Team& team) {
      Progress progress;
      DuelBands bands = DuelBands::make(folding, team, progress).value();
      DuelMatrix matrix = DuelMatrix::make(folding, bands).value();
      const std::uint64_t begin = bands.tiles().begin * height, end = bands.tiles().end * height;
      for (std::uint64_t row = begin; row < end; ++row) {
        const auto bytes = matrix.row(row);
        for (std::uint64_t i = 0; i < tiles * height; ++i) put(folding, bytes, i, cell_at(folding, row, i));
        for (std::uint64_t word = 0; word < tiles * words_of_line; ++word) {
          if (owner(word / words_of_line) == team.rank()) continue;
          if (row % height == 0 && word % words_of_line == 0) ++leaving;
          if (std::ranges::any_of(bytes.subspan(word * 8, 8), [](std::uint8_t byte) { return byte != 0; })) ++words;
        }
      }
      matrix.change_turns(folding, bands, 1);
      std::uint64_t wrong = 0;
      for (std::uint64_t row = begin; row < end; ++row) {
        for (std::uint64_t i = 0; i < tiles * height; ++i) {
          const unsigned cell = inverse_of(folding, cell_at(folding, i, row));
          wrong += seen(folding, matrix.row(row), i) == cell ? 0 : 1;
        }
      }
      EXPECT_EQ(wrong, 0u) << seats << " by " << members;
      sent += bands.sent();
    });
    EXPECT_EQ(sent, 8 * (height / 8 * leaving + words)) << seats << " by " << members;
    EXPECT_EQ(leaving > 0, members > 1 && tiles > 1);
  }
}

TEST(DiamondDuelMatrixStandard, ATeamTransposesItAndSendsWhatDocsSay) {
  expect_transposed(2, 4, "1-,2-", 1, {2});
  expect_transposed(2, 4, "1-,1+", 2, {1, 2, 4});
  expect_transposed(3, 1, "1-,2+", 2, {1, 2});
  expect_transposed(3, 1, "1-,1+", 8, {1, 2});
}

}  // namespace
}  // namespace asobi::diamond

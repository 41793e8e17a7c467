#include "games/diamond/solve/duel_matrix.hpp"

#include <algorithm>
#include <atomic>

#include <gtest/gtest.h>

#include "base/thread_team_for_tests.hpp"

namespace asobi::diamond {
namespace {

// Some of the bytes are not 0.
std::uint8_t byte_at(std::uint64_t row, std::uint64_t column) {
  const std::uint64_t mixed = (row * 7'919 + column) * 0x9E37'79B9'7F4A'7C15 >> 40;
  return mixed % 97 == 0 ? static_cast<std::uint8_t>(mixed % 3 + 1) : 0;
}

// Tiles of 64 x 64 bytes that leave their member are sent once: a mask for 64 words, and the words that are not 0.
TEST(DiamondDuelMatrixStandard, ATeamTransposesItAndSendsWhatDocsSay) {
  const auto board = Board::make(2, 4).value();
  const Arena arena = Arena::make_duel(board, parse_seats(*board, "1-,1+").value(), {}).value();
  const Folding folding(arena);
  const std::uint64_t width = DuelMatrix::width(folding), tiles = width / DuelMatrix::line;
  for (const std::size_t members : {1u, 2u, 4u}) {
    const auto owner = [&](std::uint64_t line) {
      std::size_t rank = 0;
      while (line / DuelMatrix::line >= tiles * (rank + 1) / members) ++rank;
      return rank;
    };
    std::atomic<std::uint64_t> sent = 0, words = 0, leaving = 0;
    run_team(members, [&](Team& team) {
      Progress progress;
      DuelBands bands = DuelBands::make(folding, team, progress).value();
      DuelMatrix matrix = DuelMatrix::make(folding, bands).value();
      const std::uint64_t begin = bands.tiles().begin * DuelMatrix::line, end = bands.tiles().end * DuelMatrix::line;
      for (std::uint64_t row = begin; row < end; ++row) {
        for (std::uint64_t column = 0; column < width; ++column) matrix.row(row)[column] = byte_at(row, column);
        for (std::uint64_t column = 0; column < width; column += 8) {
          if (owner(column) == team.rank()) continue;
          if (row % DuelMatrix::line == 0 && column % DuelMatrix::line == 0) ++leaving;
          if (std::ranges::any_of(matrix.row(row).subspan(column, 8), [](std::uint8_t byte) { return byte != 0; })) {
            ++words;
          }
        }
      }
      matrix.change_turns(folding, bands, 1);
      std::uint64_t wrong = 0;
      for (std::uint64_t row = begin; row < end; ++row) {
        for (std::uint64_t column = 0; column < width; ++column) {
          wrong += matrix.row(row)[column] == folding.inverted(byte_at(column, row)) ? 0 : 1;
        }
      }
      EXPECT_EQ(wrong, 0u) << "by " << members;
      sent += bands.sent();
    });
    EXPECT_EQ(sent, 8 * (8 * leaving + words)) << "by " << members;
    EXPECT_EQ(leaving > 0, members > 1);
  }
}

}  // namespace
}  // namespace asobi::diamond

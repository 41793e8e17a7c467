#include "games/chocolate/lstates.hpp"

#include <charconv>

#include "base/files.hpp"

namespace asobi::chocolate {

LStates::LStates(const Plane& plane, std::uint32_t most) : begin_(std::size_t{most} + 2) {
  for (std::uint32_t y = 0; y < plane.rows(); ++y) {
    for (const Plane::Value x : plane.row(y)) {
      if (x <= most) ++begin_[std::size_t{x} + 1];
    }
  }
  for (std::size_t x = 1; x < begin_.size(); ++x) begin_[x] += begin_[x - 1];
  points_.resize(begin_.back());
  std::vector<std::uint64_t> next(begin_.begin(), begin_.end() - 1);
  for (std::uint32_t y = 0; y < plane.rows(); ++y) {
    const auto row = plane.row(y);
    for (std::uint32_t z = 0; z < row.size(); ++z) {
      if (row[z] <= most) points_[next[row[z]]++] = {static_cast<std::uint16_t>(y), static_cast<std::uint16_t>(z)};
    }
  }
}

Result<void> write_csv(const LStates& lstates, const std::filesystem::path& path, Progress& progress) {
  constexpr std::size_t piece = std::size_t{1} << 16;
  constexpr std::size_t longest_row = 32;
  ASOBI_TRY(TextWriter file, TextWriter::open(path));
  progress.stage({"writing", "書き出し"}, lstates.count());
  std::string text(piece + longest_row, '\0');
  char* const begin = text.data();
  char* at = begin;
  const auto put = [&](std::uint32_t number, char after) {
    at = std::to_chars(at, begin + text.size(), number).ptr;
    *at++ = after;
  };
  const auto hand_over = [&]() -> Result<void> {
    ASOBI_CHECK(progress.check());
    ASOBI_CHECK(file.write({begin, static_cast<std::size_t>(at - begin)}));
    at = begin;
    return {};
  };
  for (const char c : std::string_view("x,y,z\n")) *at++ = c;
  for (std::uint32_t x = 0; x <= lstates.most(); ++x) {
    const auto points = lstates.with(x);
    for (const auto& [y, z] : points) {
      put(x, ',');
      put(y, ',');
      put(z, '\n');
      if (static_cast<std::size_t>(at - begin) >= piece) ASOBI_CHECK(hand_over());
    }
    progress.advance(points.size());
  }
  ASOBI_CHECK(hand_over());
  return file.finish();
}

}  // namespace asobi::chocolate

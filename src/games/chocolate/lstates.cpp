#include "games/chocolate/lstates.hpp"

#include <charconv>

#include "base/files.hpp"

namespace asobi::chocolate {

Result<LStates> LStates::of(const Plane& plane, std::uint32_t most, const Progress& progress) {
  LStates out(most);
  for (std::uint32_t y = 0; y < plane.rows(); ++y) {
    ASOBI_CHECK(progress.check());
    for (const Plane::Value x : plane.row(y)) {
      if (x <= most) ++out.begin_[std::size_t{x} + 1];
    }
  }
  for (std::size_t x = 1; x < out.begin_.size(); ++x) out.begin_[x] += out.begin_[x - 1];
  out.points_.resize(out.begin_.back());
  std::vector<std::uint64_t> next(out.begin_.begin(), out.begin_.end() - 1);
  for (std::uint32_t y = 0; y < plane.rows(); ++y) {
    ASOBI_CHECK(progress.check());
    const auto row = plane.row(y);
    for (std::uint32_t z = 0; z < row.size(); ++z) {
      if (row[z] <= most) out.points_[next[row[z]]++] = {static_cast<std::uint16_t>(y), static_cast<std::uint16_t>(z)};
    }
  }
  return out;
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

#include "games/diamond/solo/heights.hpp"

#include <algorithm>

#include "base/buffer.hpp"

namespace asobi::diamond {

HeightProfiles::HeightProfiles(const Board& board, Corner home, std::int64_t most) {
  std::vector<int> heights;
  for (Point p = 0; p < board.points(); ++p) heights.push_back(board.height(home, p));
  const int lowest = std::ranges::min(heights), highest = std::ranges::max(heights);
  for (; thick_ <= highest - lowest; ++thick_) {
    level_.clear();
    room_.assign(static_cast<std::size_t>((highest - lowest) / thick_) + 1, 0);
    for (const int height : heights) {
      level_.push_back((height - lowest) / thick_);
      ++room_[static_cast<std::size_t>(level_.back())];
    }
    if (!number_profiles(board.home(home).size(), most)) continue;
    std::vector<int> at_home(room_.size());
    for (const Point p : board.home(home)) ++at_home[static_cast<std::size_t>(level_[p])];
    home_ = number(at_home);
    return;
  }
}

bool HeightProfiles::number_profiles(std::size_t pieces, std::int64_t most) {
  share_.clear();
  for (std::size_t e = 0; e < pieces; ++e) {
    std::vector<std::int64_t> row = {0};
    for (std::size_t h = 1; h <= room_.size(); ++h) row.push_back(row.back() + (e == 0 ? 1 : share_[e - 1][h]));
    if (row.back() > most) return false;
    share_.push_back(std::move(row));
  }
  count_ = static_cast<std::uint32_t>(share_.back().back());
  return true;
}

std::uint32_t HeightProfiles::number(std::span<const int> counts) const {
  std::int64_t sum = 0;
  std::size_t place = 0;
  for (std::size_t level = 0; level < counts.size(); ++level) {
    for (int i = 0; i < counts[level]; ++i) sum += share_[place++][level];
  }
  return static_cast<std::uint32_t>(sum);
}

std::vector<int> HeightProfiles::counts(std::uint32_t number) const {
  std::vector<int> out(room_.size());
  std::size_t level = room_.size() - 1;
  for (std::size_t place = share_.size(); place-- > 0;) {
    while (share_[place][level] > number) --level;
    number -= static_cast<std::uint32_t>(share_[place][level]);
    ++out[level];
  }
  return out;
}

void HeightProfiles::Look::at(std::span<const int> counts) {
  counts_.assign(counts.begin(), counts.end());
  ends_.assign(1, 0);
  down_.assign(1, 0);
  up_.assign(1, 0);
  std::int64_t sum = 0;
  int place = 0;
  const int last = static_cast<int>(profiles_.share_.size()) - 1;
  for (int level = 0; level < profiles_.levels(); ++level) {
    for (int i = 0; i < count(level); ++i, ++place) {
      const std::int64_t here = share(place, level);
      sum += here;
      down_.push_back(down_.back() + (place == 0 ? 0 : share(place - 1, level) - here));
      up_.push_back(up_.back() + (place == last ? 0 : share(place + 1, level) - here));
    }
    ends_.push_back(place);
  }
  number_ = static_cast<std::uint32_t>(sum);
}

// The last piece of the old level leaves upwards, the first downwards; those between slip by one place.
std::uint32_t HeightProfiles::Look::after(int from, int to) const {
  const auto at = [](const std::vector<std::int64_t>& sums, int i) { return sums[static_cast<std::size_t>(i)]; };
  if (to > from) {
    const int old_place = ends_[static_cast<std::size_t>(from) + 1] - 1,
              place = ends_[static_cast<std::size_t>(to)] - 1;
    return static_cast<std::uint32_t>(number_ - share(old_place, from) + at(down_, place + 1) -
                                      at(down_, old_place + 1) + share(place, to));
  }
  const int old_place = ends_[static_cast<std::size_t>(from)], place = ends_[static_cast<std::size_t>(to) + 1];
  return static_cast<std::uint32_t>(number_ - share(old_place, from) + at(up_, old_place) - at(up_, place) +
                                    share(place, to));
}

std::uint32_t HeightProfiles::opposite(std::uint32_t number) const {
  auto image = counts(number);
  std::ranges::reverse(image);
  return this->number(image);
}

Result<int> HeightProfiles::fewest(Progress& progress) const {
  progress.stage({"counting moves by heights alone", "高さだけで手数を見積もっています"});
  ASOBI_CHECK(progress.needs(count_ / 8));
  ASOBI_TRY(Buffer bits, Buffer::zeroed(count_ / 64 * std::uint64_t{8} + 8));
  const auto seen = bits.as<std::uint64_t>();
  const auto has = [&](std::uint32_t p) { return (seen[p / 64] >> p % 64 & 1) != 0; };
  std::vector<std::uint32_t> now, next = {home_};
  seen[home_ / 64] |= std::uint64_t{1} << home_ % 64;
  Look look(*this);
  for (int depth = 0;; ++depth) {
    // The first layer that holds an image of what was seen has the middle of a way.
    std::vector<std::uint32_t> met;
    for (const std::uint32_t p : next) {
      if (const std::uint32_t image = opposite(p); has(image)) met.push_back(image);
    }
    if (!met.empty()) {
      std::ranges::sort(now);
      const bool before = std::ranges::any_of(met, [&](auto p) { return std::ranges::binary_search(now, p); });
      return 2 * depth - (before ? 1 : 0);
    }
    now.swap(next);
    next.clear();
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (i % 1024 == 0) {
        ASOBI_CHECK(progress.check());
        ASOBI_CHECK(progress.needs(count_ / 8 + (now.size() + 2 * next.size()) * std::uint64_t{4}));
        progress.advance(1024);
      }
      const auto here = counts(now[i]);
      look.at(here);
      for (int from = 0; from < levels(); ++from) {
        if (here[static_cast<std::size_t>(from)] == 0) continue;
        look.each_move(from, [&](int, std::uint32_t to) {
          if (has(to)) return;
          seen[to / 64] |= std::uint64_t{1} << to % 64;
          next.push_back(to);
        });
      }
    }
    if (next.empty()) return fail(Code::unsolvable, "the army cannot get home", "駒を目標へ移せません");
  }
}

Result<void> HeightProfiles::extend(std::vector<std::uint8_t>& left, int depth, int most,
                                    const Progress& progress) const {
  std::vector<std::uint32_t> now, next;
  for (std::uint32_t p = 0; p < count_; ++p) {
    if (left[p] <= depth) now.push_back(p);
  }
  Look look(*this);
  for (; !now.empty() && depth < std::min(most, beyond - 1); ++depth) {
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (i % 1024 == 0) ASOBI_CHECK(progress.check());
      const auto here = counts(now[i]);
      look.at(here);
      for (int from = 0; from < levels(); ++from) {
        if (here[static_cast<std::size_t>(from)] == 0) continue;
        look.each_move(from, [&](int, std::uint32_t to) {
          if (left[to] != beyond) return;
          left[to] = static_cast<std::uint8_t>(depth + 1);
          next.push_back(to);
        });
      }
    }
    now.swap(next);
    next.clear();
  }
  return {};
}

}  // namespace asobi::diamond

#include "plain.hpp"

#include <array>
#include <string>
#include <unordered_set>

namespace plain {
namespace {

// Corners 0-6 move, the eighth stays: U, R, F by one quarter. Which corner comes to each place, and its twist there.
struct Quarter {
  std::array<int, 7> from, twist;
};
constexpr std::array<Quarter, 3> quarters = {{{{3, 0, 1, 2, 4, 5, 6}, {0, 0, 0, 0, 0, 0, 0}},
                                              {{4, 1, 2, 0, 6, 5, 3}, {2, 0, 0, 1, 1, 0, 2}},
                                              {{1, 5, 2, 3, 0, 4, 6}, {1, 2, 0, 0, 2, 1, 0}}}};

int rank_of(const std::array<int, 7>& order) {
  int out = 0;
  for (int i = 0; i < 7; ++i) {
    int smaller = 0;
    for (int j = i + 1; j < 7; ++j) smaller += order[j] < order[i];
    out = out * (7 - i) + smaller;
  }
  return out;
}

std::array<int, 7> order_of(int rank) {
  std::array<int, 7> digits{}, out{};
  for (int i = 6; i >= 0; --i) {
    digits[i] = rank % (7 - i);
    rank /= 7 - i;
  }
  std::vector<int> left = {0, 1, 2, 3, 4, 5, 6};
  for (int i = 0; i < 7; ++i) {
    out[i] = left[digits[i]];
    left.erase(left.begin() + digits[i]);
  }
  return out;
}

}  // namespace

Counts cube2_by_index() {
  constexpr int orders = 5040, twists = 729;
  std::vector<std::array<int, 3>> order_after(orders), twist_after(twists);
  for (int rank = 0; rank < orders; ++rank) {
    const auto order = order_of(rank);
    for (int m = 0; m < 3; ++m) {
      std::array<int, 7> next{};
      for (int place = 0; place < 7; ++place) next[place] = order[quarters[m].from[place]];
      order_after[rank][m] = rank_of(next);
    }
  }
  for (int number = 0; number < twists; ++number) {
    std::array<int, 7> twist{};
    int rest = number, sum = 0;
    for (int place = 0; place < 6; ++place, rest /= 3) sum += twist[place] = rest % 3;
    twist[6] = (21 - sum) % 3;
    for (int m = 0; m < 3; ++m) {
      int next = 0;
      for (int place = 5; place >= 0; --place) {
        next = next * 3 + (twist[quarters[m].from[place]] + quarters[m].twist[place]) % 3;
      }
      twist_after[number][m] = next;
    }
  }
  std::vector<std::int8_t> distance(orders * twists, -1);
  distance[0] = 0;
  Counts out = {1};
  for (std::int8_t level = 0;; ++level) {
    std::uint64_t found = 0;
    for (int at = 0; at < orders * twists; ++at) {
      if (distance[at] != level) continue;
      for (int m = 0; m < 3; ++m) {
        int order = at / twists, twist = at % twists;
        for (int k = 0; k < 3; ++k) {
          order = order_after[order][m];
          twist = twist_after[twist][m];
          std::int8_t& next = distance[order * twists + twist];
          if (next >= 0) continue;
          next = static_cast<std::int8_t>(level + 1);
          ++found;
        }
      }
    }
    if (found == 0) return out;
    out.push_back(found);
  }
}

Counts cube2_by_hashing() {
  // A sticker for every corner and twist; a state says for every place which sticker stands there.
  std::array<std::array<int, 21>, 9> moves{};
  for (int m = 0; m < 3; ++m) {
    for (int place = 0; place < 7; ++place) {
      for (int i = 0; i < 3; ++i) {
        moves[3 * m][3 * place + i] = 3 * quarters[m].from[place] + (i + 3 - quarters[m].twist[place]) % 3;
      }
    }
    for (int k = 1; k < 3; ++k) {
      for (int q = 0; q < 21; ++q) moves[3 * m + k][q] = moves[3 * m + k - 1][moves[3 * m][q]];
    }
  }
  std::string solved(21, 0);
  for (int q = 0; q < 21; ++q) solved[q] = static_cast<char>('a' + q);
  std::unordered_set<std::string> seen = {solved};
  Counts out;
  for (std::vector<std::string> level = {solved}, next; !level.empty(); level.swap(next)) {
    out.push_back(level.size());
    next.clear();
    for (const std::string& state : level) {
      for (const auto& move : moves) {
        std::string there(21, 0);
        for (int q = 0; q < 21; ++q) there[q] = state[move[q]];
        if (seen.insert(there).second) next.push_back(std::move(there));
      }
    }
  }
  return out;
}

}  // namespace plain

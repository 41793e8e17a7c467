// Sorting that leaves equals as they stood, for short lists whose order is seen in an answer: what std::sort makes of
// equals differs between C++ libraries, and std::stable_sort of libstdc++ 12 cannot be compiled without a warning.
// n² / 4 moves of elements.
#pragma once
#include <algorithm>
#include <functional>
#include <iterator>
#include <ranges>

namespace asobi {

template <std::ranges::random_access_range List, class Less = std::ranges::less, class Key = std::identity>
void sort_stably(List& list, Less less = {}, Key key = {}) {
  for (auto next = list.begin(); next != list.end(); ++next) {
    const auto place = std::ranges::upper_bound(list.begin(), next, std::invoke(key, *next), less, key);
    std::rotate(place, next, std::next(next));
  }
}

}  // namespace asobi

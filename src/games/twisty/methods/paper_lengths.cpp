#include "games/twisty/methods/paper_lengths.hpp"

#include <algorithm>
#include <vector>

namespace asobi::twisty {

std::span<const PaperLength> paper_lengths() {
  static const std::vector<PaperLength> list = {
      {"cube-face-2", "tsukuda", "14.1.17", 46, 8.3},
      {"cube-face-3", "tsukuda", "14.1.17", 124, 14.5},
      {"cube-face-4", "tsukuda", "14.1.17", 377, 34.3},
      {"cube-face-5", "tsukuda", "14.1.17", 624, 40.0},
      {"cube-face-6", "tsukuda", "14.1.17", 1042, 54.3},
      {"cube-face-7", "tsukuda", "14.1.17", 1438, 70.3},
      {"cube-face-8", "tsukuda", "14.1.17", 2025, 84.3},
      {"cube-face-9", "tsukuda", "14.1.17", 2606, 104.2},
      {"cube-face-10", "tsukuda", "14.1.17", 3366, 90.3},
      {"cube-face-3", "lbl", "14.2.5", 74, 6.8},
      {"cube-face-3", "picture", "14.3.4", 42, 15.6, "picture-centres"},
      {"tetra-vertexface-3", "pyraminx", "14.4.6", 33, 7.8},
  };
  return list;
}

const PaperLength* paper_length(std::string_view puzzle, std::string_view method) {
  const auto list = paper_lengths();
  const auto found =
      std::ranges::find_if(list, [&](const PaperLength& row) { return row.puzzle == puzzle && row.method == method; });
  return found == list.end() ? nullptr : &*found;
}

}  // namespace asobi::twisty

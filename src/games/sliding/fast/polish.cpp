#include "games/sliding/fast/polish.hpp"

#include <algorithm>

#include "games/sliding/fast/short_path.hpp"

namespace asobi::sliding {

namespace {

constexpr std::size_t window = 30;  // moves
constexpr std::size_t slides_at_once = 6;
constexpr std::uint64_t most_nodes = 3000;

}  // namespace

std::vector<Slide> polish(const Lattice& lattice, const Arrangement& start, std::vector<Slide> slides,
                          const Progress& progress) {
  const std::array<bool, most_cells> free{};
  Arrangement from = start;
  std::size_t at = 0;  // `from` is the position before slides[at]
  while (at < slides.size() && !progress.stopped()) {
    const std::size_t length = std::min(window, slides.size() - at);
    Arrangement to = from;
    for (std::size_t i = at; i < at + length; ++i) to.slide(lattice, slides[i]);
    const auto shorter = short_path(lattice, from, to, free, {static_cast<int>(length) - 2, most_nodes});
    if (!shorter) {
      for (const std::size_t stop = std::min(at + slides_at_once, slides.size()); at < stop; ++at) {
        from.slide(lattice, slides[at]);
      }
      continue;
    }
    const auto place = slides.begin() + static_cast<std::ptrdiff_t>(at);
    slides.erase(std::ranges::copy(*shorter, place).out, place + static_cast<std::ptrdiff_t>(length));
    for (const std::size_t back = at - std::min(at, window / 2); at > back; --at) {
      from.slide(lattice, opposite(slides[at - 1]));
    }
  }
  return slides;
}

}  // namespace asobi::sliding

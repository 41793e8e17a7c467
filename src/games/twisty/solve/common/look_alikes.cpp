#include "games/twisty/solve/common/look_alikes.hpp"

#include <utility>

namespace asobi::twisty {
namespace {

class LookAlikes {
 public:
  LookAlikes(const OrbitPart& part, const OrbitPart& looks, int orientations)
      : part_(part), looks_(looks), ways_(orientations), out_(part), taken_(part.pieces.size(), false) {}

  OrbitPart run() {
    std::vector<std::size_t> open;
    for (std::size_t place = 0; place < part_.pieces.size(); ++place) {
      if (looks_.pieces[part_.pieces[place]] == looks_.pieces[place] && shown(place) == looks_.orientation[place]) {
        name(place, place);
      } else {
        open.push_back(place);
      }
    }
    for (const std::size_t place : open) {
      std::size_t home = 0;
      while (taken_[home] || looks_.pieces[home] != looks_.pieces[part_.pieces[place]]) ++home;
      name(place, home);
    }
    if (permutes_oddly(out_) != permutes_oddly(part_)) exchange_two(open);
    return std::move(out_);
  }

 private:
  const OrbitPart& part_;
  const OrbitPart& looks_;
  int ways_;
  OrbitPart out_;
  std::vector<bool> taken_;

  // How the look that stands at a place stands there.
  int shown(std::size_t place) const {
    return (looks_.orientation[part_.pieces[place]] + part_.orientation[place]) % ways_;
  }
  void name(std::size_t place, std::size_t piece) {
    out_.pieces[place] = static_cast<Point>(piece);
    out_.orientation[place] = static_cast<std::uint8_t>((shown(place) - looks_.orientation[piece] + ways_) % ways_);
    taken_[piece] = true;
  }

  // Two that look alike change names: if possible two that are not at home.
  void exchange_two(const std::vector<std::size_t>& open) {
    std::vector<std::size_t> places = open;
    for (std::size_t place = 0; place < part_.pieces.size(); ++place) places.push_back(place);
    for (std::size_t i = 0; i < places.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const std::size_t a = places[i], b = places[j], at_a = out_.pieces[a], at_b = out_.pieces[b];
        if (at_a == at_b || looks_.pieces[at_a] != looks_.pieces[at_b]) continue;
        name(a, at_b);
        name(b, at_a);
        return;
      }
    }
  }
};

}  // namespace

std::size_t pieces_away(const OrbitPart& part, const OrbitPart& looks, int orientations) {
  std::size_t out = 0;
  for (std::size_t i = 0; i < part.pieces.size(); ++i) out += would_fit(part, looks, orientations, i, i, 0) ? 0 : 1;
  return out;
}

bool looks_home(const OrbitPart& part, const OrbitPart& looks, int orientations) {
  return pieces_away(part, looks, orientations) == 0;
}

OrbitPart with_look_alikes_home(const OrbitPart& part, const OrbitPart& looks, int orientations) {
  return LookAlikes(part, looks, orientations).run();
}

}  // namespace asobi::twisty

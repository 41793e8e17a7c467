#include "games/twisty/solve/universal/word_index.hpp"

namespace asobi::twisty {

WordIndex::WordIndex(const TurnActions& actions, const ShortWords& words) {
  for (const OrbitShape& shape : actions.shapes) {
    const std::size_t pieces = pieces_.emplace_back(static_cast<std::size_t>(shape.pieces));
    const std::size_t ways = ways_.emplace_back(static_cast<std::size_t>(shape.orientations));
    first_place_.push_back(places_);
    first_want_.push_back(wants_);
    first_key_.push_back(keys_);
    places_ += pieces;
    wants_ += pieces * ways;
    keys_ += pieces * pieces * ways;
  }
  for (std::size_t w = 0; w < words.size(); ++w) {
    if (words.has_set_up(w)) continue;
    Word one{static_cast<std::uint32_t>(w), static_cast<std::uint32_t>(moves_.size()), 0, words.cost(w)};
    for (const PieceMove& m : words.moves(w)) {
      moves_.push_back({static_cast<std::uint32_t>(place(m.orbit, m.from)),
                        static_cast<std::uint32_t>(want(m.orbit, m.to, m.twist))});
    }
    one.last = static_cast<std::uint32_t>(moves_.size());
    words_.push_back(one);
    costs_.push_back(static_cast<std::uint8_t>(one.cost));
  }
  const auto each = [&](const auto& visit) {
    for (std::uint32_t w = 0; w < words_.size(); ++w) {
      for (const PieceMove& m : words.moves(words_[w].number)) visit(key(m), w);
    }
  };
  first_listed_.assign(keys_ + 2, 0);
  each([&](std::size_t key, std::uint32_t) { ++first_listed_[key + 2]; });
  for (std::size_t k = 2; k < first_listed_.size(); ++k) first_listed_[k] += first_listed_[k - 1];
  listed_.resize(first_listed_.back());
  each([&](std::size_t key, std::uint32_t word) { listed_[first_listed_[key + 1]++] = word; });
}

}  // namespace asobi::twisty

#include "games/twisty/solve/universal/quotient.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "games/twisty/group/action.hpp"
#include "games/twisty/solve/universal/pure_cycles.hpp"

namespace asobi::twisty {
namespace {

constexpr int least_large = 5;               // pieces of an orbit that is large by itself
constexpr std::size_t longest_freeing = 40;  // turns of a word that makes a smaller one large, and one more

}  // namespace

Result<Quotient> Quotient::make(const TurnActions& actions, Progress& progress) {
  Quotient out(actions);
  ASOBI_CHECK(out.find_large(progress));
  ASOBI_CHECK(out.free_small(progress));
  ASOBI_CHECK(out.find_signs(progress));
  ASOBI_CHECK(out.find_words(progress));
  return out;
}

// Large are those on whose pieces the group acts as the alternating or the symmetric group.
Result<void> Quotient::find_large(Progress& progress) {
  for (std::size_t o = 0; o < actions_->shapes.size(); ++o) {
    ASOBI_CHECK(progress.check());
    const auto pieces = static_cast<unsigned>(actions_->shapes[o].pieces);
    bool large = false;
    if (pieces >= least_large) {
      std::vector<Permutation> generators;
      for (const std::uint16_t t : actions_->moving(o)) {
        if (!actions_->unit[t]) continue;
        generators.push_back(Permutation::from_images_unchecked(actions_->effects[t][o].pieces));
      }
      ASOBI_TRY(const Natural order, order_of(std::move(generators), progress));
      large = order * 2 >= factorial(pieces);
    }
    is_large_.push_back(large);
  }
  return {};
}

// Three or four pieces are large, too, where a short word turns three of them and keeps the other small orbits.
Result<void> Quotient::free_small(Progress& progress) {
  std::vector<std::size_t> keep;
  for (std::size_t o = 0; o < is_large_.size(); ++o) {
    if (!is_large_[o]) keep.push_back(o);
  }
  for (const std::size_t o : std::vector(keep)) {
    ASOBI_CHECK(progress.check());
    const OrbitShape& shape = actions_->shapes[o];
    if (shape.orientations > 1 || shape.pieces >= least_large) continue;
    std::erase(keep, o);
    is_large_[o] = find_pure_cycle(*actions_, o, keep, longest_freeing, progress).has_value();
    keep.push_back(o);
  }
  return {};
}

Result<void> Quotient::find_signs(const Progress& progress) {
  std::map<std::vector<bool>, std::size_t> first = {{std::vector<bool>(actions_->effects.size(), false), always_even}};
  for (std::size_t o = 0; o < is_large_.size(); ++o) {
    ASOBI_CHECK(progress.check());
    std::vector<bool> odd;
    for (const OrbitState& effect : actions_->effects) odd.push_back(permutes_oddly(effect[o]));
    sign_of_.push_back(first.try_emplace(std::move(odd), o).first->second);
  }
  return {};
}

bool Quotient::signs_agree(const OrbitState& state) const {
  for (std::size_t o = 0; o < state.size(); ++o) {
    if (!is_large_[o] || sign_of_[o] == o) continue;
    const bool wanted = sign_of_[o] != always_even && permutes_oddly(state[sign_of_[o]]);
    if (permutes_oddly(state[o]) != wanted) return false;
  }
  return true;
}

Result<void> Quotient::find_words(Progress& progress) {
  progress.stage({"finding words for the small orbits", "小さな軌道の手順を探しています"});
  std::vector<Permutation> generators;
  for (std::size_t t = 0; t < actions_->turns.size(); ++t) {
    if (!actions_->unit[t] || actions_->inverse_of[t] < t) continue;
    ASOBI_CHECK(progress.check());
    Permutation own = image(actions_->effects[t]);
    if (own.is_identity()) continue;
    generators_.push_back(static_cast<std::uint16_t>(t));
    generators.push_back(std::move(own));
  }
  if (generators.empty()) return {};
  ASOBI_TRY(const PermutationGroup group, PermutationGroup::generate(std::move(generators), progress));
  ASOBI_TRY(words_, GroupWords::build(group, progress, {.short_products = 30'000, .rounds = 8}));
  return {};
}

int Quotient::twist_sum(const OrbitState& state, std::size_t orbit) const {
  const auto& twists = state[orbit].orientation;
  return std::accumulate(twists.begin(), twists.end(), 0) % actions_->shapes[orbit].orientations;
}

// On the points of the small orbits, two points for each sign of large ones and a ring for the sum of their twists.
Permutation Quotient::image(const OrbitState& state) const {
  std::vector<Point> images;
  for (std::size_t o = 0; o < state.size(); ++o) {
    const auto first = static_cast<Point>(images.size());
    const OrbitShape& shape = actions_->shapes[o];
    if (!is_large_[o]) {
      const Permutation own = as_permutation(std::span(&shape, 1), {state[o]});
      for (const Point to : own.images()) images.push_back(static_cast<Point>(first + to));
      continue;
    }
    for (int i = 0; shape.orientations > 1 && i < shape.orientations; ++i) {
      images.push_back(static_cast<Point>(first + (i + twist_sum(state, o)) % shape.orientations));
    }
    if (sign_of_[o] != o) continue;
    const int odd = permutes_oddly(state[o]) ? 1 : 0;
    const auto pair = static_cast<int>(images.size());
    for (int i = 0; i < 2; ++i) images.push_back(static_cast<Point>(pair + (i ^ odd)));
  }
  return Permutation::from_images_unchecked(std::move(images));
}

std::optional<Letters> Quotient::word(const OrbitState& state) const {
  if (!signs_agree(state)) return std::nullopt;
  const Permutation wanted = image(inverse(actions_->shapes, state));
  if (!words_) return wanted.is_identity() ? std::optional(Letters{}) : std::nullopt;
  const auto word = words_->word(wanted);
  if (!word) return std::nullopt;
  Letters out;
  for (const int letter : *word) {
    const std::uint16_t turn = generators_[static_cast<std::size_t>(std::abs(letter)) - 1];
    out.push_back(letter > 0 ? turn : actions_->inverse_of[turn]);
  }
  return out;
}

// What all turns keep and the state breaks: the sum of an orbit's twists, or which orbits are odd together.
Text Quotient::broken_law(const OrbitState& state, std::string_view puzzle) const {
  for (std::size_t o = 0; o < state.size(); ++o) {
    const int sum = twist_sum(state, o), ways = actions_->shapes[o].orientations;
    const auto keeps = [&](const OrbitState& turn) { return twist_sum(turn, o) == 0; };
    if (!is_large_[o] || sum == 0 || !std::ranges::all_of(actions_->effects, keeps)) continue;
    return say(
        "this state cannot be reached: the twists of the {} pieces of orbit {} add up to {} modulo {}, and turns keep "
        "that sum at 0",
        "この状態にはなりません: 軌道 {1} の {0} 個のピースのねじれの和が {3} を法として {2} ですが、回転では和は 0 "
        "のままです",
        actions_->shapes[o].pieces, o + 1, sum, ways);
  }
  std::vector<std::size_t> odd;
  const std::vector<bool> signs = signs_of(state);
  for (std::size_t o = 0; o < signs.size(); ++o) {
    if (signs[o]) odd.push_back(o + 1);
  }
  if (!odd.empty() && !reachable_signs(state)) {
    return say(
        "this state cannot be reached: the odd permutations are those of orbits {}, and no turns make just these odd",
        "この状態にはなりません: 奇置換なのは軌道 {} ですが、それだけが奇になる回し方はありません",
        fmt::join(odd, ", "));
  }
  return say(
      "this state of {} cannot be reached: its small orbits do not go together with each other or with the parities "
      "and twists of the others",
      "{} のこの状態にはなりません: 小さな軌道どうし、または他の軌道の偶奇・ねじれとの関係が合いません", puzzle);
}

// Whether the signs are a sum of those of turns, by elimination.
bool Quotient::reachable_signs(const OrbitState& state) const {
  std::vector<bool> wanted = signs_of(state);
  std::vector<std::vector<bool>> rows;
  for (const OrbitState& effect : actions_->effects) rows.push_back(signs_of(effect));
  const auto add = [](std::vector<bool>& to, const std::vector<bool>& row) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = to[i] != row[i];
  };
  for (std::size_t o = 0; o < wanted.size(); ++o) {
    const auto pivot = std::ranges::find_if(rows, [&](const std::vector<bool>& row) { return row[o]; });
    if (pivot == rows.end()) {
      if (wanted[o]) return false;
      continue;
    }
    const std::vector<bool> row = std::move(*pivot);
    rows.erase(pivot);
    for (std::vector<bool>& other : rows) {
      if (other[o]) add(other, row);
    }
    if (wanted[o]) add(wanted, row);
  }
  return true;
}

}  // namespace asobi::twisty

#include "solve/fibred_space.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "base/tally.hpp"

namespace asobi {
namespace {

// The finest partition of both parts, the right one's states counted on after the left one's, that puts the two
// starts together and is respected by all moves. By state: its class, classes counted in the order of their first
// states.
class TieFinder {
 public:
  TieFinder(const PartMoves& left, const PartMoves& right)
      : left_(left),
        right_(right),
        left_size_(static_cast<std::uint32_t>(left[0].size())),
        parent_(left_size_ + right[0].size()) {
    std::iota(parent_.begin(), parent_.end(), 0u);
  }

  // Move by move: once a few have been respected, the others mostly are, too.
  Result<void> run(std::size_t generators, const Progress& progress) {
    join(0, left_size_);
    for (std::size_t moves = 1; moves <= generators; ++moves) {
      for (std::uint32_t x = 0; x < parent_.size(); ++x) {
        if (x % between_checks == 0) ASOBI_CHECK(progress.check());
        respect(x, moves - 1);
      }
      for (std::size_t done = 0; !pending_.empty(); ++done) {
        if (done % between_checks == 0) ASOBI_CHECK(progress.check());
        const std::uint32_t x = pending_.back();
        pending_.pop_back();
        for (std::size_t g = 0; g < moves; ++g) respect(x, g);
      }
    }
    return {};
  }

  std::vector<std::uint32_t> classes() {
    constexpr std::uint32_t none = ~0u;
    std::vector<std::uint32_t> number(parent_.size(), none), out(parent_.size());
    std::uint32_t count = 0;
    for (std::uint32_t x = 0; x < parent_.size(); ++x) {
      std::uint32_t& own = number[root(x)];
      if (own == none) own = count++;
      out[x] = own;
    }
    return out;
  }

 private:
  static constexpr std::size_t between_checks = 1 << 16;
  const PartMoves& left_;
  const PartMoves& right_;
  std::uint32_t left_size_;
  std::vector<std::uint32_t> parent_, pending_;

  std::uint32_t after(std::uint32_t x, std::size_t g) const {
    return x < left_size_ ? left_[g][x] : left_size_ + right_[g][x - left_size_];
  }
  std::uint32_t root(std::uint32_t x) {
    while (parent_[x] != x) x = parent_[x] = parent_[parent_[x]];
    return x;
  }
  void respect(std::uint32_t x, std::size_t g) { join(after(x, g), after(root(x), g)); }
  void join(std::uint32_t a, std::uint32_t b) {
    a = root(a);
    b = root(b);
    if (a == b) return;
    const auto [less, more] = std::minmax(a, b);
    parent_[more] = less;
    pending_.push_back(more);
  }
};

// By state of a part: its number among those of its class.
std::vector<std::uint32_t> ranks_within(std::span<const std::uint32_t> classes, std::uint32_t count) {
  std::vector<std::uint32_t> filled(count, 0), out(classes.size());
  for (std::size_t x = 0; x < classes.size(); ++x) out[x] = filled[classes[x]]++;
  assert(std::ranges::all_of(filled, [&](std::uint32_t own) { return own == filled[0]; }));
  return out;
}

// Whether b takes everything back that a took away.
bool undo(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  for (std::uint32_t x = 0; x < a.size(); ++x) {
    if (b[a[x]] != x) return false;
  }
  return true;
}

}  // namespace

Result<FibredSpace> FibredSpace::make(PartMoves left, PartMoves right, std::size_t generators, const Progress& progress,
                                      std::span<const PairSymmetry> symmetries) {
  assert(left.size() == right.size() && generators > 0 && generators <= left.size());
  FibredSpace out(std::move(left), std::move(right));
  out.left_size_ = static_cast<std::uint32_t>(out.left_[0].size());
  const auto right_size = static_cast<std::uint32_t>(out.right_[0].size());
  TieFinder ties(out.left_, out.right_);
  ASOBI_CHECK(ties.run(generators, progress));
  const std::vector<std::uint32_t> classes = ties.classes();
  const auto left_classes = std::span(classes).first(out.left_size_);
  out.right_class_.assign(classes.begin() + out.left_size_, classes.end());
  out.classes_ = std::ranges::max(out.right_class_) + 1;
  out.class_rows_ = out.left_size_ / out.classes_;
  out.block_ = right_size / out.classes_;
  out.rank_ = ranks_within(out.right_class_, out.classes_);
  out.row_ = ranks_within(left_classes, out.classes_);
  for (std::uint32_t l = 0; l < out.left_size_; ++l) out.row_[l] += left_classes[l] * out.class_rows_;
  for (std::size_t g = 0; g < out.left_.size(); ++g) {
    ASOBI_CHECK(progress.check());
    std::vector<std::uint32_t> rows(out.left_size_), ranks(right_size);
    for (std::uint32_t l = 0; l < out.left_size_; ++l) rows[out.row_[l]] = out.row_[out.left_[g][l]];
    for (std::uint32_t r = 0; r < right_size; ++r) {
      ranks[out.right_class_[r] * out.block_ + out.rank_[r]] = out.rank_[out.right_[g][r]];
    }
    out.left_[g] = std::move(rows);
    out.right_[g] = std::move(ranks);
  }
  out.fold(symmetries);
  out.starts_ = {out.index(0, 0)};
  return out;
}

// The least of the rows that symmetries take to one another is kept.
void FibredSpace::fold(std::span<const PairSymmetry> symmetries) {
  std::vector<std::uint32_t> least(left_size_);
  std::iota(least.begin(), least.end(), 0u);
  fold_.assign(left_size_, 0);
  folds_.assign(1 + symmetries.size(), std::vector<std::uint32_t>(right_class_.size()));
  for (std::size_t place = 0; place < right_class_.size(); ++place) {
    folds_[0][place] = static_cast<std::uint32_t>(place % block_);
  }
  for (std::size_t s = 0; s < symmetries.size(); ++s) {
    const auto& [left, right, name] = symmetries[s];
    for (std::uint32_t l = 0; l < left_size_; ++l) {
      const std::uint32_t row = row_[l], other = row_[left[l]];
      if (other == row) stays_.emplace_back(row, static_cast<std::uint8_t>(s + 1));
      if (other >= least[row]) continue;
      least[row] = other;
      fold_[row] = static_cast<std::uint8_t>(s + 1);
    }
    for (std::uint32_t r = 0; r < right_class_.size(); ++r) {
      folds_[s + 1][right_class_[r] * block_ + rank_[r]] = rank_[right[r]];
    }
  }
  names_.emplace_back(left_.size());
  std::iota(names_[0].begin(), names_[0].end(), std::size_t{0});
  inverse_.assign(1 + symmetries.size(), 0);
  for (std::size_t s = 0; s < symmetries.size(); ++s) {
    assert(symmetries[s].name.size() == left_.size());
    names_.push_back(symmetries[s].name);
    const auto undoes = [&](const PairSymmetry& other) {
      return undo(symmetries[s].left, other.left) && undo(symmetries[s].right, other.right);
    };
    const auto found = std::ranges::find_if(symmetries, undoes);
    assert(found != symmetries.end());
    inverse_[s + 1] = static_cast<std::uint8_t>(found - symmetries.begin() + 1);
  }
  kept_row_.resize(left_size_);
  for (std::uint32_t row = 0; row < left_size_; ++row) {
    if (least[row] == row) {
      kept_row_[row] = static_cast<std::uint32_t>(kept_.size());
      kept_.push_back(row);
    } else {
      kept_row_[row] = kept_row_[least[row]];
    }
  }
  std::erase_if(stays_, [&](const auto& own) { return least[own.first] != own.first; });
  for (auto& [row, symmetry] : stays_) row = kept_row_[row];
  std::ranges::sort(stays_);
}

std::vector<std::vector<std::uint8_t>> FibredSpace::foldings() const {
  std::vector<std::vector<std::uint8_t>> out(kept_.size());
  for (std::uint32_t row = 0; row < left_size_; ++row) out[kept_row_[row]].push_back(fold_[row]);
  return out;
}

std::vector<std::uint32_t> FibredSpace::weights() const {
  std::vector<std::uint32_t> out(kept_.size());
  for (const std::uint32_t row : kept_row_) ++out[row];
  return out;
}

bool holds(const FibredSpace& space, std::span<const std::byte> distances,
           std::span<const std::uint64_t> distribution) {
  Tally<2> tally(distances);
  std::uint64_t first = 0;
  for (const std::uint32_t weight : space.weights()) {
    tally.add(first, space.block_, weight);
    first += space.block_;
  }
  const auto reached = std::accumulate(distribution.begin(), distribution.end(), std::uint64_t{0});
  return tally.ones() == ones_of_census<2>(distribution, 3, space.size() - reached);
}

std::optional<std::vector<std::size_t>> descend(const FibredSpace& space, std::span<const std::uint64_t> distances,
                                                std::uint64_t state, std::size_t most) {
  const auto value = [&](std::uint64_t s) { return DistanceTable::value(distances, space.entry(s)); };
  std::vector<std::size_t> out;
  while (std::ranges::find(space.starts(), state) == space.starts().end()) {
    const unsigned nearer = (value(state) + 2) % 3;
    std::size_t g = 0;
    while (g < space.moves() && value(space.after(state, g)) != nearer) ++g;
    if (g == space.moves() || out.size() == most) return std::nullopt;
    state = space.after(state, g);
    out.push_back(g);
  }
  return out;
}

}  // namespace asobi

#include "solve/part_symmetries.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace asobi {
namespace {

class RenamingSearch {
 public:
  explicit RenamingSearch(std::span<const Permutation> moves)
      : moves_(moves), count_(moves.size()), products_(count_ * count_), name_(count_), taken_(count_, false) {
    std::map<Permutation, std::size_t> number;
    for (std::size_t i = 0; i < count_; ++i) number.emplace(moves[i], i);
    std::map<std::vector<std::size_t>, std::size_t> types;
    for (std::size_t i = 0; i < count_ * count_; ++i) {
      const Permutation product = moves[i / count_] * moves[i % count_];
      const auto found = number.find(product);
      products_[i] = found != number.end()
                         ? found->second
                         : count_ + types.try_emplace(cycle_type(product), types.size()).first->second;
    }
  }

  std::vector<Renaming> run() {
    extend(0);
    if (out_.size() > most || nodes_ > most_nodes) return {};
    std::erase_if(out_, [](const Renaming& own) { return std::ranges::is_sorted(own.name); });
    return std::move(out_);
  }

 private:
  static constexpr std::size_t most = 200, most_nodes = 100'000, at_leaf = 300;  // a leaf costs as much as some nodes
  std::span<const Permutation> moves_;
  std::size_t count_;
  std::vector<std::size_t> products_;  // by two moves: the move that they make, or else `count_` and more by cycle type
  std::vector<std::size_t> name_;
  std::vector<bool> taken_;
  std::vector<Renaming> out_;
  std::size_t nodes_ = 0;

  static std::vector<std::size_t> cycle_type(const Permutation& p) {
    std::vector<std::size_t> out;
    for (const auto& cycle : p.cycles()) out.push_back(cycle.size());
    std::ranges::sort(out);
    return out;
  }

  // Whether the product of moves i and k, both among the first `known`, which have names, agrees with that of the
  // names.
  bool agrees(std::size_t i, std::size_t k, std::size_t known) const {
    const std::size_t old = products_[i * count_ + k], now = products_[name_[i] * count_ + name_[k]];
    if (old >= count_) return now == old;
    return now < count_ && (old >= known || now == name_[old]);
  }

  // Where the points go, if some permutation of them takes each move to its name: found orbit by orbit.
  std::optional<std::vector<Point>> relabelled() const {
    const std::size_t points = moves_.empty() ? 0 : static_cast<std::size_t>(moves_[0].degree());
    std::vector<int> image(points, -1);
    std::vector<bool> hit(points, false);
    for (std::size_t base = 0; base < points; ++base) {
      std::size_t there = 0;
      if (image[base] < 0) {
        while (there < points && (hit[there] || !follow_points(base, there, image, hit))) ++there;
      }
      if (there == points) return std::nullopt;
    }
    return std::vector<Point>(image.begin(), image.end());
  }

  bool follow_points(std::size_t base, std::size_t there, std::vector<int>& image, std::vector<bool>& hit) const {
    std::vector<std::size_t> reached = {base};
    image[base] = static_cast<int>(there);
    bool agree = true;
    for (std::size_t done = 0; done < reached.size() && agree; ++done) {
      const std::size_t x = reached[done];
      for (std::size_t g = 0; g < count_ && agree; ++g) {
        const std::size_t next = moves_[g][x];
        const int moved = moves_[name_[g]][static_cast<std::size_t>(image[x])];
        agree = image[next] < 0 ? !hit[static_cast<std::size_t>(moved)] : image[next] == moved;
        if (!agree || image[next] >= 0) continue;
        image[next] = moved;
        reached.push_back(next);
      }
    }
    for (const std::size_t x : reached) {
      if (agree) {
        hit[static_cast<std::size_t>(image[x])] = true;
      } else {
        image[x] = -1;
      }
    }
    return agree;
  }

  void extend(std::size_t i) {
    if (out_.size() > most || ++nodes_ > most_nodes) return;
    if (i == count_) {
      nodes_ += at_leaf;
      for (std::size_t k = 0; k < count_ * count_; ++k) {
        if (!agrees(k / count_, k % count_, count_)) return;
      }
      if (auto points = relabelled()) out_.push_back({name_, std::move(*points)});
      return;
    }
    for (std::size_t name = 0; name < count_; ++name) {
      if (taken_[name]) continue;
      name_[i] = name;
      bool fits = true;
      for (std::size_t k = 0; k <= i && fits; ++k) fits = agrees(i, k, i + 1) && agrees(k, i, i + 1);
      if (!fits) continue;
      taken_[name] = true;
      extend(i + 1);
      taken_[name] = false;
    }
  }
};

}  // namespace

std::vector<Renaming> renamings_of(std::span<const Permutation> moves) { return RenamingSearch(moves).run(); }

Result<bool> PartSymmetries::trace(const Renaming& renaming, std::uint32_t start, const Progress& progress) {
  image_[start] = start;
  reached_.push_back(start);
  for (std::size_t done = 0; done < reached_.size(); ++done) {
    if (done % (1 << 16) == 0) ASOBI_CHECK(progress.check());
    const std::uint32_t x = reached_[done];
    for (std::size_t g = 0; g < generators_; ++g) {
      const std::uint32_t next = moves_[g][x], there = moves_[renaming.name[g]][image_[x]];
      if (image_[next] == none) {
        image_[next] = there;
        reached_.push_back(next);
      } else if (image_[next] != there) {
        return false;
      }
    }
  }
  return true;
}

void PartSymmetries::forget() {
  followed_ += reached_.size();
  for (const std::uint32_t x : reached_) image_[x] = none;
  reached_.clear();
}

Result<std::vector<std::uint32_t>> PartSymmetries::follow(const Renaming& renaming, std::uint32_t start,
                                                          const Progress& progress) {
  ASOBI_TRY(const bool holds, trace(renaming, start, progress));
  std::vector<std::uint32_t> out;
  if (holds) out = image_;
  forget();
  return out;
}

Result<bool> PartSymmetries::keeps(const Renaming& renaming, std::uint32_t start, const Progress& progress) {
  const Result<bool> out = trace(renaming, start, progress);
  forget();
  return out;
}

}  // namespace asobi

#include "games/sliding/optimal/path_automaton.hpp"

#include <algorithm>
#include <cassert>
#include <queue>

#include <boost/unordered/unordered_flat_map.hpp>

#include "base/hash.hpp"

namespace asobi::sliding {

namespace {

using Path = std::vector<Slide>;

// A board without edges in reach of a path that starts in its middle.
class Plain {
 public:
  explicit Plain(int reach) : width_(2 * reach + 1), tiles_(static_cast<std::size_t>(width_ * width_)) {
    for (std::size_t cell = 0; cell < tiles_.size(); ++cell) tiles_[cell] = static_cast<std::uint16_t>(cell);
    blank_ = tiles_.size() / 2;
  }

  void slide(Slide slide) {
    constexpr std::array<int, 4> columns = {1, -1, 0, 0}, rows = {0, 0, 1, -1};  // where the blank goes
    const auto way = static_cast<std::size_t>(slide);
    const std::size_t next = blank_ + static_cast<std::size_t>(rows[way] * width_ + columns[way]);
    key_ ^= share(tiles_[next], next) ^ share(tiles_[next], blank_);
    std::swap(tiles_[blank_], tiles_[next]);
    blank_ = next;
  }

  std::uint64_t key() const { return key_ + blank_; }
  int row() const { return static_cast<int>(blank_) / width_; }
  int col() const { return static_cast<int>(blank_) % width_; }
  friend bool operator==(const Plain& a, const Plain& b) { return a.tiles_ == b.tiles_; }

 private:
  int width_;
  std::vector<std::uint16_t> tiles_;
  std::size_t blank_;
  std::uint64_t key_ = 0;

  static std::uint64_t share(std::uint64_t tile, std::uint64_t cell) { return mixed(tile * 1024 + cell + 1) << 11; }
};

struct Box {
  int top, bottom, left, right;

  Box with(int row, int col) const {
    return {std::min(top, row), std::max(bottom, row), std::min(left, col), std::max(right, col)};
  }
  bool within(const Box& other) const {
    return top >= other.top && bottom <= other.bottom && left >= other.left && right <= other.right;
  }
};

constexpr std::uint32_t nobody = ~std::uint32_t{0};

struct Kept {
  std::uint32_t path;  // two bits a slide, the last one lowest
  std::uint32_t length;
  Box box;
  std::uint32_t other;  // another path with the same key, or nobody
};

class Finder {
 public:
  explicit Finder(int depth) : depth_(depth), board_(depth) { keep(box()); }

  // The forbidden paths with `length` moves that hold no forbidden path of the automaton.
  std::vector<Path> find(int length, const PathAutomaton* automaton) {
    found_.clear();
    length_ = static_cast<std::size_t>(length);
    automaton_ = automaton;
    extend(PathAutomaton::start(), box());
    return std::move(found_);
  }

 private:
  int depth_;
  Plain board_;
  std::vector<Kept> kept_;
  boost::unordered_flat_map<std::uint64_t, std::uint32_t> newest_;  // by key of the board, in kept_
  std::vector<Path> found_;
  std::size_t length_ = 0;
  const PathAutomaton* automaton_ = nullptr;
  Path path_;

  Box box() const { return {board_.row(), board_.row(), board_.col(), board_.col()}; }

  void extend(PathAutomaton::State state, const Box& box) {
    if (path_.size() == length_) {
      decide(box);
      return;
    }
    for (const Slide slide : all_slides) {
      const auto next = automaton_ == nullptr ? PathAutomaton::start() : automaton_->after(state, slide);
      if (next == PathAutomaton::forbidden) continue;
      board_.slide(slide);
      path_.push_back(slide);
      extend(next, box.with(board_.row(), board_.col()));
      path_.pop_back();
      board_.slide(opposite(slide));
    }
  }

  void decide(const Box& box) {
    const auto newest = newest_.find(board_.key());
    for (std::uint32_t i = newest == newest_.end() ? nobody : newest->second; i != nobody; i = kept_[i].other) {
      if (kept_[i].box.within(box) && replayed(kept_[i]) == board_) {
        found_.push_back(path_);
        return;
      }
    }
    keep(box);
  }

  void keep(const Box& box) {
    std::uint32_t packed = 0;
    for (const Slide slide : path_) packed = packed * 4 + static_cast<std::uint32_t>(slide);
    const auto [at, isnew] = newest_.emplace(board_.key(), nobody);
    kept_.push_back({packed, static_cast<std::uint32_t>(path_.size()), box, at->second});
    at->second = static_cast<std::uint32_t>(kept_.size() - 1);
  }

  Plain replayed(const Kept& kept) const {
    Plain out(depth_);
    for (std::uint32_t i = kept.length; i-- > 0;) out.slide(static_cast<Slide>(kept.path >> (2 * i) & 3));
    return out;
  }
};

}  // namespace

PathAutomaton::PathAutomaton(int depth) {
  assert(2 <= depth && depth <= 12);
  Finder finder(depth);
  std::vector<Path> paths;
  for (int length = 1; length <= depth; ++length) {
    const auto more = finder.find(length, paths.empty() ? nullptr : this);
    if (more.empty()) continue;
    paths.insert(paths.end(), more.begin(), more.end());
    forbid(paths);
  }
}

const PathAutomaton& PathAutomaton::usual() {
  static const PathAutomaton automaton(10);
  return automaton;
}

// The automaton of Aho and Corasick: a state is the longest end of the path so far that begins a forbidden one.
void PathAutomaton::forbid(const std::vector<std::vector<Slide>>& paths) {
  next_.assign(1, {});  // 0: no child yet
  for (const Path& path : paths) {
    State state = 0;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
      State child = next_[state][static_cast<std::size_t>(path[i])];
      if (child == 0) {
        child = static_cast<State>(next_.size());
        next_[state][static_cast<std::size_t>(path[i])] = child;
        next_.emplace_back();
      }
      state = child;
    }
    next_[state][static_cast<std::size_t>(path.back())] = forbidden;
  }
  std::vector<State> shorter(next_.size());
  std::queue<State> queue({0});
  for (; !queue.empty(); queue.pop()) {
    const State state = queue.front();
    for (std::size_t slide = 0; slide < 4; ++slide) {
      State& child = next_[state][slide];
      const State other = state == 0 ? State{0} : next_[shorter[state]][slide];
      if (child == 0) {
        child = other;
      } else if (child != forbidden) {
        shorter[child] = other;
        queue.push(child);
      }
    }
  }
}

}  // namespace asobi::sliding

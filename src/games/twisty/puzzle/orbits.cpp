#include "games/twisty/puzzle/orbits.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace asobi::twisty {
namespace {

// Sets that are joined step by step.
class Parts {
 public:
  explicit Parts(int count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0); }

  int root(int x) {
    while (parent_[x] != x) x = parent_[x] = parent_[parent_[x]];
    return x;
  }
  void join(int x, int y) {
    x = root(x);
    y = root(y);
    parent_[std::max(x, y)] = std::min(x, y);
  }

 private:
  std::vector<int> parent_;
};

// In how many ways its stickers can stand when the piece is in its own place. Where a piece is and how it stands is the
// rotation that brought it there, and every axis about which it may turn there changes that rotation.
int orientations_of(const Puzzle& puzzle, Turning turning, int piece) {
  const RegularSolid& shape = puzzle.solid().shape();
  std::vector<bool> reached(shape.rotation_count(), false);
  std::vector<int> queue = {0};
  reached[0] = true;
  std::set<std::vector<int>> ways;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const int at = puzzle.piece_image(queue[i], piece);
    if (at == piece) {
      std::vector<int> stickers;
      for (const int s : puzzle.stickers_of(piece)) stickers.push_back(puzzle.sticker_image(queue[i], s));
      ways.insert(std::move(stickers));
    }
    for (int a = 0; a < static_cast<int>(puzzle.axes().size()); ++a) {
      if (turning == Turning::around_core && puzzle.layer_of_piece(at, a) == puzzle.axes()[a].core) continue;
      const int next = shape.product(queue[i], puzzle.axes()[a].rotation);
      if (!reached[next]) queue.push_back(next);
      reached[next] = true;
    }
  }
  return static_cast<int>(ways.size());
}

}  // namespace

std::vector<int> turning_layers(const Puzzle& puzzle, Turning turning) {
  std::vector<int> out;
  for (int l = 0; l < static_cast<int>(puzzle.layers().size()); ++l) {
    const Layer& layer = puzzle.layers()[l];
    if (turning == Turning::all || layer.index != puzzle.axes()[layer.axis].core) out.push_back(l);
  }
  return out;
}

std::vector<Orbit> piece_orbits(const Puzzle& puzzle, Turning turning) {
  Parts stickers(puzzle.sticker_count()), pieces(puzzle.piece_count());
  for (int a = 0; a < static_cast<int>(puzzle.axes().size()); ++a) {
    const TurnAxis& axis = puzzle.axes()[a];
    const Permutation turn = puzzle.rotation(axis.rotation);
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      if (turning == Turning::around_core && puzzle.layer_of_sticker(s, a) == axis.core) continue;
      stickers.join(s, turn[s]);
      pieces.join(puzzle.piece_of(s), puzzle.piece_of(turn[s]));
    }
  }
  std::vector<Orbit> out;
  std::vector<int> number(puzzle.piece_count(), -1);
  for (int p = 0; p < puzzle.piece_count(); ++p) {
    const int root = pieces.root(p);
    if (number[root] < 0) {
      number[root] = static_cast<int>(out.size());
      out.push_back({{}, static_cast<int>(puzzle.stickers_of(p).size()), orientations_of(puzzle, turning, p), {}});
    }
    out[number[root]].pieces.push_back(p);
  }
  for (Orbit& orbit : out) {
    // Colours, each with the orbit of its sticker: a piece shows them so wherever it stands.
    std::map<std::vector<std::pair<int, int>>, std::vector<int>> classes;
    for (const int p : orbit.pieces) {
      std::vector<std::pair<int, int>> look;
      for (const int s : puzzle.stickers_of(p)) look.emplace_back(stickers.root(s), puzzle.face_of(s));
      std::ranges::sort(look);
      classes[look].push_back(p);
    }
    for (auto& [look, members] : classes) {
      if (members.size() > 1) orbit.look_alike.push_back(std::move(members));
    }
  }
  return out;
}

}  // namespace asobi::twisty

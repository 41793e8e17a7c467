#include "games/twisty/solve/cube3/optimal_lane.hpp"

#include <algorithm>
#include <bit>

#include "base/bits.hpp"

namespace asobi::twisty::cube3 {
namespace {

constexpr int view_of_axis(int axis) { return (4 - axis) % 3; }

// By side and the face moved last there, from -1 on: a bit for each face that may come next. On the side of the inverse
// what comes next stands before it in the solution.
constexpr auto faces_after = [] {
  std::array<std::array<std::uint8_t, 7>, 2> out{};
  for (int last = -1; last < 6; ++last) {
    for (int face = 0; face < 6; ++face) {
      if (may_follow(face, last)) out[0][last + 1] |= static_cast<std::uint8_t>(1 << face);
      if (last < 0 || may_follow(last, face)) out[1][last + 1] |= static_cast<std::uint8_t>(1 << face);
    }
  }
  return out;
}();

// A bit for each face on an axis along which the other side's bound leaves room for a turn.
unsigned faces_with_room(const std::array<std::uint8_t, view_count>& bounds, int togo) {
  unsigned out = 0;
  for (int view = 0; view < view_count; ++view) out |= (bounds[view] < togo ? 3u : 0u) << 2 * axis_of_view(view);
  return out;
}

unsigned faces_to_move(const OptimalNode& node, int side, int togo) {
  return faces_after[side][node.last[side] + 1] & faces_with_room(node.bounds[1 - side], togo);
}

}  // namespace

OptimalNode OptimalNode::of(const BothWays& at, const OptimalTable& table) {
  OptimalNode out{at, {}};
  for (int side = 0; side < 2; ++side) {
    for (int view = 0; view < view_count; ++view) {
      const unsigned bound = table.bound(table.spot(table.see(at.sums[side], view)));
      out.bounds[side][view] = static_cast<std::uint8_t>(bound);
    }
  }
  return out;
}

bool OptimalNode::can_be(int togo) const {
  return std::ranges::all_of(bounds, [&](const auto& own) {
    const auto [least, most] = std::ranges::minmax(own);
    return most <= togo && (least < togo || togo == 0);
  });
}

void OptimalLane::begin(const OptimalNode& node, int togo) {
  nodes_ = 0;
  solution_.reset();
  depth_ = 0;
  frames_[0].node = node;
  frames_[0].togo = static_cast<std::uint8_t>(togo);
  enter(frames_[0]);
}

bool OptimalLane::step() {
  Frame& frame = frames_[depth_];
  if (frame.count == 0) return go_on();
  if (stage_ == Stage::classes) {
    find_spots(frame);
    stage_ = Stage::bounds;
    return true;
  }
  sieve(frame);
  ++looked_;
  if (frame.count == 0 || looked_ == 2 * view_count) return go_on();
  if (looked_ == view_count) turn_to(frame, 1 - side_);
  see(frame);
  return true;
}

// Lists the children on the side that has fewer, and begins to look up their bounds.
void OptimalLane::enter(Frame& frame) {
  const std::array<unsigned, 2> faces = {faces_to_move(frame.node, 0, frame.togo),
                                         faces_to_move(frame.node, 1, frame.togo)};
  frame.side = std::popcount(faces[1]) < std::popcount(faces[0]) ? 1 : 0;
  frame.next = 0;
  list(frame, faces[frame.side]);
  nodes_ += frame.count;
  if (frame.count == 0) return;
  looked_ = 0;
  const auto& bounds = frame.node.bounds;
  turn_to(frame, std::ranges::max(bounds[0]) > std::ranges::max(bounds[1])   ? 0
                 : std::ranges::max(bounds[0]) < std::ranges::max(bounds[1]) ? 1
                                                                             : frame.side);
  see(frame);
}

void OptimalLane::list(Frame& frame, unsigned faces) const {
  frame.count = 0;
  for (; faces != 0; faces &= faces - 1) {
    const int face = lowest_bit(faces);
    const int same = frame.node.bounds[1 - frame.side][view_of_axis(face / 2)];
    for (int move = 3 * face; move < 3 * face + 3; ++move) {
      const int left = frame.togo - cost_of(move, table_->metric());
      if (same > left) continue;
      Child& child = frame.children[frame.count];
      child.move = static_cast<std::uint8_t>(move);
      child.togo = static_cast<std::uint8_t>(left);
      frame.left[frame.count] = frame.count;
      ++frame.count;
    }
  }
}

// Prepares what is to be looked up of one side: from the greatest bound on.
void OptimalLane::turn_to(Frame& frame, int side) {
  const OptimalNode& node = frame.node;
  const auto& bounds = node.bounds[side];
  side_ = static_cast<std::uint8_t>(side);
  views_ = {0, 1, 2};
  const auto order = [&](std::size_t a, std::size_t b) {
    if (bounds[views_[a]] < bounds[views_[b]]) std::swap(views_[a], views_[b]);
  };
  order(0, 1);
  order(1, 2);
  order(0, 1);
  const auto of = side == frame.side ? PieceMoves::moved : PieceMoves::other;
  Sums terms;
  for (std::size_t i = 0, face = 6; i < frame.count; ++i) {
    Child& child = frame.children[frame.left[i]];
    const auto own = static_cast<std::size_t>(face_of(child.move));
    if (face != own) terms = pieces_->face_terms(node.at.pieces[frame.side], face_of(child.move), of);
    face = own;
    child.sums[side] = pieces_->sums_after(node.at.pieces[frame.side], child.move, of, node.at.sums[side], terms);
    child.tight = 0;
  }
}

void OptimalLane::see(const Frame& frame) {
  const int view = views_[looked_ % view_count];
  same_ = side_ == frame.side ? -1 : axis_of_view(view);
  for (std::size_t i = 0; i < frame.count; ++i) {
    const Child& child = frame.children[frame.left[i]];
    if (child.move / 6 != same_) seen_[i] = table_->see(child.sums[side_], view);
  }
  stage_ = Stage::classes;
}

void OptimalLane::find_spots(const Frame& frame) {
  for (std::size_t i = 0; i < frame.count; ++i) {
    if (frame.children[frame.left[i]].move / 6 != same_) spots_[i] = table_->spot(seen_[i]);
  }
}

// Keeps the children that may lie as near as is left.
void OptimalLane::sieve(Frame& frame) {
  const int view = views_[looked_ % view_count];
  std::uint8_t count = 0;
  for (std::size_t i = 0; i < frame.count; ++i) {
    Child& child = frame.children[frame.left[i]];
    const unsigned bound = child.move / 6 == same_ ? frame.node.bounds[side_][view] : table_->bound(spots_[i]);
    child.bounds[side_][view] = static_cast<std::uint8_t>(bound);
    child.tight = static_cast<std::uint8_t>(child.tight + (bound == child.togo ? 1 : 0));
    const bool keep = bound <= child.togo && (child.tight < view_count || child.togo == 0);
    frame.left[count] = frame.left[i];
    count = static_cast<std::uint8_t>(count + (keep ? 1 : 0));
  }
  frame.count = count;
}

// To the next child of the last frame that has one.
bool OptimalLane::go_on() {
  for (;;) {
    Frame& frame = frames_[depth_];
    if (frame.next < frame.count) {
      const Child& child = frame.children[frame.left[frame.next++]];
      descend(frame, child);
      if (child.togo > 0) return true;
      arrive();
      if (solution_) return false;
    }
    if (frames_[depth_].next < frames_[depth_].count) continue;
    if (depth_ == 0) return false;
    --depth_;
  }
}

void OptimalLane::descend(const Frame& from, const Child& child) {
  Frame& to = frames_[++depth_];
  to.node.at = {pieces_->after(from.node.at.pieces, from.side, child.move), child.sums};
  to.node.bounds = child.bounds;
  to.node.last = from.node.last;
  to.node.last[from.side] = static_cast<std::int8_t>(face_of(child.move));
  to.togo = child.togo;
  to.count = to.next = 0;
  if (child.togo > 0) enter(to);
}

void OptimalLane::arrive() {
  if (frames_[depth_].node.at.pieces[0] != Pieces::of(solved_cube())) return;
  std::vector<std::uint8_t> first, last;
  for (std::size_t d = 0; d < depth_; ++d) {
    const Frame& frame = frames_[d];
    const std::uint8_t move = frame.children[frame.left[frame.next - 1u]].move;
    if (frame.side == 0) first.push_back(move);
    if (frame.side == 1) last.push_back(static_cast<std::uint8_t>(inverse_move(move)));
  }
  first.insert(first.end(), last.rbegin(), last.rend());
  solution_ = std::move(first);
}

}  // namespace asobi::twisty::cube3

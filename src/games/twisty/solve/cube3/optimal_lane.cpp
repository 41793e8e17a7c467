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

constexpr std::uint32_t moves_of_face = 7, moves_of_axis = 63, half_turns = 0222222;

// By a bit for each face.
constexpr auto moves_of_faces = [] {
  std::array<std::uint32_t, 64> out{};
  for (unsigned faces = 0; faces < 64; ++faces) {
    for (unsigned face = 0; face < 6; ++face) out[faces] |= (faces >> face & 1) * moves_of_face << 3 * face;
  }
  return out;
}();

template <class Body>
void each(std::uint32_t moves, const Body& body) {
  for (; moves != 0; moves &= moves - 1) body(lowest_bit(moves), moves & (0 - moves));
}

}  // namespace

OptimalNode OptimalNode::of(const BothWays& at, const OptimalTable& table) {
  OptimalNode out{at, {}};
  for (int side = 0; side < 2; ++side) {
    for (int view = 0; view < view_count; ++view) {
      const unsigned bound = table.bound(table.spot(at.sums[side], view));
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
  if (frame.left == 0) return go_on();
  sieve(frame);
  ++looked_;
  if (frame.left == 0 || looked_ == 2 * view_count) return go_on();
  if (looked_ == view_count) turn_to(frame, 1 - side_);
  see(frame);
  return true;
}

// Lists the children on the side that has fewer, and begins to look up their bounds.
void OptimalLane::enter(Frame& frame) {
  const std::array<unsigned, 2> faces = {faces_to_move(frame.node, 0, frame.togo),
                                         faces_to_move(frame.node, 1, frame.togo)};
  frame.side = std::popcount(faces[1]) < std::popcount(faces[0]) ? 1 : 0;
  frame.left = moves_of(frame, faces[frame.side]);
  nodes_ += static_cast<unsigned>(std::popcount(frame.left));
  if (frame.left == 0) return;
  looked_ = 0;
  const auto& bounds = frame.node.bounds;
  turn_to(frame, std::ranges::max(bounds[0]) > std::ranges::max(bounds[1])   ? 0
                 : std::ranges::max(bounds[0]) < std::ranges::max(bounds[1]) ? 1
                                                                             : frame.side);
  see(frame);
}

// All moves of the faces but half turns that cost more than their axis has room for.
OptimalLane::Moves OptimalLane::moves_of(const Frame& frame, unsigned faces) const {
  Moves out = moves_of_faces[faces];
  if (table_->metric() == CubeMetric::half) return out;
  for (int axis = 0; axis < 3; ++axis) {
    if (frame.node.bounds[1 - frame.side][view_of_axis(axis)] + 2 > frame.togo) {
      out &= ~(half_turns & moves_of_axis << 6 * axis);
    }
  }
  return out;
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
  tight_ = frame.left;
  const auto of = side == frame.side ? PieceMoves::moved : PieceMoves::other;
  for (Moves rest = frame.left; rest != 0;) {
    const int face = face_of(lowest_bit(rest));
    pieces_->sums_after(node.at.pieces[frame.side], face, of, node.at.sums[side], &frame.sums[side][3 * face]);
    rest &= ~(moves_of_face << 3 * face);
  }
}

void OptimalLane::see(const Frame& frame) {
  const int view = views_[looked_ % view_count];
  same_ = side_ == frame.side ? 0 : moves_of_axis << 6 * axis_of_view(view);
  each(frame.left & ~same_, [&](int move, Moves) { spots_[move] = table_->spot(frame.sums[side_][move], view); });
}

// Keeps the children that may lie as near as is left.
void OptimalLane::sieve(Frame& frame) {
  const int view = views_[looked_ % view_count];
  auto& bounds = frame.bounds[side_][view];
  const Moves twice = table_->metric() == CubeMetric::quarter ? half_turns : 0;
  const unsigned togo = frame.togo;
  Moves near = 0, equal = 0;
  const auto judge = [&](int move, Moves bit, unsigned bound) {
    const unsigned left = togo - 1 - ((twice & bit) != 0 ? 1 : 0);
    bounds[move] = static_cast<std::uint8_t>(bound);
    near |= bound <= left ? bit : 0;
    equal |= bound == left ? bit : 0;
  };
  each(frame.left & ~same_, [&](int move, Moves bit) { judge(move, bit, table_->bound(spots_[move])); });
  each(frame.left & same_, [&](int move, Moves bit) { judge(move, bit, frame.node.bounds[side_][view]); });
  frame.left = near;
  tight_ &= equal;
  // A child's next turn home leaves the bound along its axis as it is, so that one of the three is less than what is
  // left; at home there is no next one.
  if ((looked_ + 1) % view_count == 0 && frame.togo > 2) frame.left &= ~tight_;
}

// To the next child of the last frame that has one.
bool OptimalLane::go_on() {
  for (;;) {
    Frame& frame = frames_[depth_];
    if (frame.left != 0) {
      frame.move = static_cast<std::uint8_t>(lowest_bit(frame.left));
      frame.left &= frame.left - 1;
      descend(frame);
      if (frames_[depth_].togo > 0) return true;
      arrive();
      if (solution_) return false;
    }
    if (frames_[depth_].left != 0) continue;
    if (depth_ == 0) return false;
    --depth_;
  }
}

void OptimalLane::descend(const Frame& from) {
  Frame& to = frames_[++depth_];
  to.node.at = {pieces_->after(from.node.at.pieces, from.side, from.move),
                {from.sums[0][from.move], from.sums[1][from.move]}};
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::size_t view = 0; view < view_count; ++view) {
      to.node.bounds[side][view] = from.bounds[side][view][from.move];
    }
  }
  to.node.last = from.node.last;
  to.node.last[from.side] = static_cast<std::int8_t>(face_of(from.move));
  to.togo = static_cast<std::uint8_t>(from.togo - cost_of(from.move, table_->metric()));
  to.left = 0;
  if (to.togo > 0) enter(to);
}

void OptimalLane::arrive() {
  if (frames_[depth_].node.at.pieces[0] != Pieces::of(solved_cube())) return;
  std::vector<std::uint8_t> first, last;
  for (std::size_t d = 0; d < depth_; ++d) {
    const Frame& frame = frames_[d];
    if (frame.side == 0) first.push_back(frame.move);
    if (frame.side == 1) last.push_back(static_cast<std::uint8_t>(inverse_move(frame.move)));
  }
  first.insert(first.end(), last.rbegin(), last.rend());
  solution_ = std::move(first);
}

}  // namespace asobi::twisty::cube3

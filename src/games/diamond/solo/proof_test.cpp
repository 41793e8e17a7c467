#include "games/diamond/solo/proof.hpp"

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "games/diamond/solve/placements.hpp"

namespace asobi::diamond {
namespace {

using Men = FixedBits<1>;

// One army alone on a small board: how far every placement is from home and goal, by breadth-first search.
struct Truth {
  Mover<Men> mover;
  Placements all;
  std::vector<int> from_home, to_goal;

  Truth(int dim, int size)
      : mover(Board::make(dim, size).value(), usual_seats(1), {}),
        all(mover.board().points(), static_cast<int>(mover.start().occupied.count())),
        from_home(distances(mover.start().occupied)),
        to_goal(distances(mover.goal(0))) {}  // moves can be taken back

  static std::uint32_t number(const Men& men) {
    PointSet set = 0;
    men.each([&](Point p) { set |= set_of(p); });
    return Placements::number(set);
  }
  Position<Men> position(std::uint32_t number) const {
    auto out = mover.empty(0);
    each_point(all.set(number), [&](unsigned p) { mover.put(out, 0, static_cast<Point>(p)); });
    return out;
  }
  int fewest() const { return to_goal[number(mover.start().occupied)]; }

  std::vector<int> distances(const Men& from) const {
    std::vector<int> out(all.count(), -1);
    std::vector<std::uint32_t> queue = {number(from)};
    out[queue[0]] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const PointSet here = all.set(queue[i]);
      mover.each_move(position(queue[i]), [&](Move move) {
        const std::uint32_t next = Placements::number((here & ~set_of(move.from)) | set_of(move.to));
        if (out[next] >= 0) return;
        out[next] = out[queue[i]] + 1;
        queue.push_back(next);
      });
    }
    return out;
  }
};

// Of every placement that can be on a way of `length` moves, after each layer: it is in its layer, and its bound is at
// most the moves it takes.
void expect_sound(const Truth& truth, int length) {
  Quiet quiet;
  SoloProof<Men> proof(truth.mover, 1'000'000);
  const Alike<Men> alike(truth.mover.board(), truth.mover.seats()[0]);
  std::vector<Men> men;
  for (std::uint32_t i = 0; i < truth.all.count(); ++i) men.push_back(truth.position(i).occupied);
  int depth = 0, missed = 0, above = 0;
  ASSERT_TRUE(proof.each_layer(length, length - 1, quiet.context, [&](const auto& layer, const auto& bound, int most) {
    for (std::uint32_t i = 0; i < truth.all.count(); ++i) {
      if (truth.from_home[i] + truth.to_goal[i] > length) continue;
      if (truth.from_home[i] == depth && !layer.contains(alike.chosen(men[i]))) ++missed;
      if (truth.to_goal[i] <= most && bound(men[i]) > truth.to_goal[i]) ++above;
    }
    ++depth;
  }));
  EXPECT_EQ(missed, 0) << length;
  EXPECT_EQ(above, 0) << length;
}

TEST(DiamondProofStandard, NoBoundIsAboveTheTruthAndNoWayIsLost) {
  for (const auto& [dim, size] : {std::pair(2, 2), {3, 1}, {2, 4}}) {
    SCOPED_TRACE(testing::Message() << dim << ":" << size);
    const Truth truth(dim, size);
    for (int length = truth.fewest(); length <= truth.fewest() + 4; ++length) expect_sound(truth, length);
    expect_sound(truth, 200);  // nothing is left out
  }
}

TEST(DiamondProofExtreme, NoBoundIsAboveTheTruthOn51Points) {
  const Truth truth(3, 2);
  for (int length = truth.fewest(); length <= truth.fewest() + 4; ++length) expect_sound(truth, length);
  expect_sound(truth, 200);
}

}  // namespace
}  // namespace asobi::diamond

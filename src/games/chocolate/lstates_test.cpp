#include "games/chocolate/lstates.hpp"

#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

#include "base/files.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "games/chocolate/reference.hpp"

namespace asobi::chocolate {
namespace {

LStates lstates(Integer k, std::uint32_t most) {
  Progress progress;
  return *LStates::of(*plane_up_to(Edge::quotient(k), most, progress), most, progress);
}

TEST(LStates, AreTheZerosOfPlainSearch) {
  for (const Integer k : {1, 2, 3}) {
    const LStates found = lstates(k, 40);
    const ReferenceTable plain(*Edge::quotient(k).heights(40, no_cap), 40);
    EXPECT_EQ(found.count(), plain.lstates());
    for (std::uint32_t x = 0; x <= 40; ++x) {
      std::uint32_t before = 0;
      for (const auto& [y, z] : found.with(x)) {
        EXPECT_EQ(plain({x, y, z}), 0u);
        EXPECT_TRUE(before <= y) << "by growing y";
        before = y + 1u;
      }
    }
  }
}

TEST(LStates, TheKnownCounts) {
  EXPECT_EQ(lstates(1, 60).count(), 1'571u);
  EXPECT_EQ(lstates(1, 100).count(), 4'284u);
  EXPECT_EQ(lstates(1, 150).count(), 9'551u);
}

TEST(LStates, CsvHasOneRowEachAndIsWholeOrAbsent) {
  const ScratchFolder folder;
  Progress progress;
  ASSERT_TRUE(write_csv(lstates(1, 3), folder / "l.csv", progress));
  EXPECT_EQ(*read_text(folder / "l.csv"), "x,y,z\n0,0,0\n1,1,0\n1,2,1\n1,3,2\n2,1,1\n2,2,0\n3,2,2\n3,3,0\n");
  const LStates many = lstates(1, 200);
  ASSERT_TRUE(write_csv(many, folder / "l.csv", progress));
  const std::string text = *read_text(folder / "l.csv");
  EXPECT_EQ(static_cast<std::uint64_t>(std::ranges::count(text, '\n')), many.count() + 1);

  std::stop_source stop;
  stop.request_stop();
  Progress stopped(stop.get_token());
  EXPECT_EQ(write_csv(many, folder / "new.csv", stopped).error().code, Code::cancelled);
  EXPECT_FALSE(std::filesystem::exists(folder / "new.csv"));
  EXPECT_EQ(write_csv(many, "/dev/full", progress).error().code, Code::limit);
}

}  // namespace
}  // namespace asobi::chocolate

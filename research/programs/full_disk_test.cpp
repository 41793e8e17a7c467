// A disk that is really full in the middle of a count: the program says so, and goes on once there is room.
#include <string>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "research/keep/small_disk_for_tests.hpp"
#include "tests/program_for_tests.hpp"

namespace asobi {
namespace {

// Where there was room for the beginning, somebody else fills the disk as soon as ten levels are kept.
TEST(FullDiskStandard, ACountInFilesSaysSoAndGoesOnFromItsLastLevel) {
  const auto disk = SmallDisk::mounted(64 << 20);  // the bitmaps have 32 MB, and half as many again meanwhile
  if (!disk) GTEST_SKIP() << SmallDisk::skipped;
  const std::string folder = disk->path().string();
  const std::string count = "LC_ALL=C " ASOBI_RESEARCH_PROGRAM " --tables " + folder +
                            " --threads 1 sliding census 3x4 --files --json 2>/dev/null";
  const std::string kept = "ls " + folder + " | grep -q '[0-9][0-9].state$'";
  const std::string fill = "dd if=/dev/zero of=" + folder + "/filler bs=64k oflag=append conv=notrunc 2>/dev/null";
  const Outcome full = run_in_shell(count + " & while kill -0 $! && ! " + kept + "; do sleep 0.01; done; while " +
                                    "kill -0 $! 2>/dev/null; do " + fill + "; done; wait $!");
  EXPECT_EQ(full.code, 3) << full.out;
  EXPECT_NE(full.out.find("No space left on device"), std::string::npos) << full.out;
  EXPECT_EQ(run_in_shell(count).code, 3) << "still full";
  EXPECT_EQ(run_in_shell(kept).code, 0) << "and nothing is lost";
  std::filesystem::remove(disk->path() / "filler");
  const Outcome whole = run_in_shell(count);
  ASSERT_EQ(whole.code, 0);
  const Json answer = Json::parse(whole.out);
  EXPECT_EQ(answer.at("states"), 239'500'800);
  EXPECT_EQ(answer.at("diameter"), 53);
  EXPECT_EQ(answer.at("distribution")[53], 18);
}

}  // namespace
}  // namespace asobi

// Work that is killed at random moments, and does it come to its end some day?
#pragma once

#include <cstdint>

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/random.hpp"

namespace asobi {

// Does `work`, which says whether it is done and right, in a process of its own that is killed after so long. True when
// it came to its end.
template <class Work>
bool ends_before_it_is_killed(const Work& work, std::uint64_t microseconds) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(work() ? 0 : 1);
  ::usleep(static_cast<useconds_t>(microseconds));
  ::kill(child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
  return WIFEXITED(status);
}

// Kills it again and again, at first at once and later and later, so that it is killed and comes to its end on any
// machine. `microseconds`: about what one step takes.
template <class Work>
void expect_to_end_though_killed(const Work& work, std::uint64_t microseconds) {
  constexpr std::uint64_t enough = 2'000;
  Random random(7);
  std::uint64_t kills = 0;
  while (kills < enough) {
    if (ends_before_it_is_killed(work, random.below(microseconds * (kills + 1) / 4))) break;
    ++kills;
  }
  EXPECT_GE(kills, 3u);
  EXPECT_LT(kills, enough);
}

}  // namespace asobi

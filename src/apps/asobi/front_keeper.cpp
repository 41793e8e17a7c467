#include "apps/asobi/front_keeper.hpp"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <system_error>
#include <thread>

#include <spawn.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "apps/asobi/client.hpp"

namespace asobi {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto too_soon = std::chrono::milliseconds(100);  // after its beginning, to die again
constexpr auto breath = std::chrono::milliseconds(150);    // then

}  // namespace

Result<int> FrontKeeper::run() {
  for (bool first = true;; first = false) {
    const auto begun = Clock::now();
    if (const int error = spawn(); error != 0 && !first) {
      std::this_thread::sleep_for(breath);
      continue;
    } else if (error != 0) {
      return fail(Code::limit, "no process can be started for the server: {}; end other programs and try again",
                  "サーバーのプロセスを起動できません: {}。他のプログラムを終了してからもう一度お試しください",
                  std::generic_category().message(error));
    }
    const int status = wait_for(child_);
    {
      const std::lock_guard lock(mutex_);
      if (ending_) return EXIT_SUCCESS;
    }
    const bool lacked = WIFEXITED(status) && WEXITSTATUS(status) == Exit::limit;
    if (WIFEXITED(status) && (first || !lacked)) return WEXITSTATUS(status);
    if (Clock::now() - begun < too_soon) std::this_thread::sleep_for(breath);
  }
}

void FrontKeeper::end() {
  const std::lock_guard lock(mutex_);
  ending_ = true;
  if (child_ != 0) ::kill(child_, SIGTERM);
}

// In a group of its own: Ctrl-C at our terminal is for us. An errno value, or 0.
int FrontKeeper::spawn() {
  std::vector<std::string> words = command_;
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  sigset_t none;
  sigemptyset(&none);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  if (const int error = ::posix_spawn_file_actions_init(&actions); error != 0) return error;
  if (const int error = ::posix_spawnattr_init(&attributes); error != 0) return error;
  ::posix_spawn_file_actions_adddup2(&actions, socket_, socket_there);
  ::posix_spawn_file_actions_addclosefrom_np(&actions, socket_there + 1);
  ::posix_spawnattr_setsigmask(&attributes, &none);
  ::posix_spawnattr_setpgroup(&attributes, 0);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
  const std::lock_guard lock(mutex_);
  int error = 0;
  if (!ending_) error = ::posix_spawn(&child_, pointers[0], &actions, &attributes, pointers.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  ::posix_spawnattr_destroy(&attributes);
  return error;
}

// Its number is not another's before we have forgotten it.
int FrontKeeper::wait_for(pid_t child) {
  if (child == 0) return 0;
  siginfo_t seen{};
  while (::waitid(P_PID, static_cast<id_t>(child), &seen, WEXITED | WNOWAIT) != 0 && errno == EINTR) continue;
  const std::lock_guard lock(mutex_);
  child_ = 0;
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  return status;
}

void end_with(pid_t keeper) {
  ::prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (::getppid() != keeper) std::_Exit(EXIT_SUCCESS);  // it has gone already
}

}  // namespace asobi

// Keeps a process alive that may die: whenever it is ended by a signal, or for want of something, it is begun anew,
// soon. It is told to end when we are, and when it ends otherwise, or cannot begin at first, that is the end.
#pragma once

#include <mutex>
#include <string>
#include <vector>

#include <sys/types.h>

#include "base/result.hpp"

namespace asobi {

class FrontKeeper {
 public:
  // The process finds `socket` at descriptor `socket_there`.
  FrontKeeper(std::vector<std::string> command, int socket) : command_(std::move(command)), socket_(socket) {}

  static constexpr int socket_there = 3;

  Result<int> run();  // until it is over; the exit code of the process, or 0 if it was told to end
  void end();         // from any thread

 private:
  const std::vector<std::string> command_;
  const int socket_;
  std::mutex mutex_;  // guards what follows
  pid_t child_ = 0;   // 0: none at present
  bool ending_ = false;

  int spawn();
  int wait_for(pid_t child);
};

// The process itself, first thing: it does not outlive whoever keeps it.
void end_with(pid_t keeper);

}  // namespace asobi

// The person at the terminal: a progress line (base/progress_text.hpp), and Ctrl-C.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "base/json_fwd.hpp"
#include "base/text.hpp"

namespace asobi {

bool output_is_terminal();
bool errors_are_terminal();
bool input_is_terminal();
int terminal_width();

// Draws on standard error, and only when that is a terminal; notes are always printed there.
class ProgressLine {
 public:
  explicit ProgressLine(Lang lang) : lang_(lang) {}
  void show(const Json& progress);
  void clear();

 private:
  Lang lang_;
  bool drawn_ = false;
};

// Ctrl-C and SIGTERM, taken off the threads and given to whoever is at work. Make it before any other thread.
class Interrupts {
 public:
  Interrupts();
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

  // While set, an interrupt calls this instead of ending the program; a second one within the same work ends it.
  void to(std::function<void()> handler);

 private:
  std::mutex mutex_;
  std::function<void()> handler_;
  bool once_ = false;
  std::jthread watcher_;

  void interrupted();
};

}  // namespace asobi

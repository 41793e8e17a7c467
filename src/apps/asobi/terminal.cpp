#include "apps/asobi/terminal.hpp"

#include <csignal>
#include <cstdio>
#include <ctime>

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/json.hpp"
#include "base/progress_text.hpp"

namespace asobi {

namespace {

constexpr int exit_interrupted = 130;

sigset_t watched_signals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  return set;
}

}  // namespace

bool output_is_terminal() { return ::isatty(STDOUT_FILENO) == 1; }
bool errors_are_terminal() { return ::isatty(STDERR_FILENO) == 1; }
bool input_is_terminal() { return ::isatty(STDIN_FILENO) == 1; }

int terminal_width() {
  winsize size{};
  if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return 80;
}

void ProgressLine::show(const Json& progress) {
  if (const auto note = progress.find("note"); note != progress.end()) {
    clear();
    fmt::print(stderr, "{}{}\n", lang_ == Lang::ja ? "注意: " : "note: ", note->get<std::string>());
    return;
  }
  if (!errors_are_terminal()) return;
  const auto stage = progress.value("stage", std::string());
  const Report report{{stage, stage},
                      progress.value("done", std::uint64_t{0}),
                      progress.value("total", std::uint64_t{0}),
                      progress.value("seconds", 0.0)};
  fmt::print(stderr, "\r{}\x1b[K", progress_text(report, terminal_width() - 1, lang_));
  std::fflush(stderr);
  drawn_ = true;
}

void ProgressLine::clear() {
  if (!drawn_) return;
  fmt::print(stderr, "\r\x1b[K");
  std::fflush(stderr);
  drawn_ = false;
}

Interrupts::Interrupts() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // a file too large is an error of write(), not of the program
  const sigset_t set = watched_signals();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  watcher_ = std::jthread([this, set](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      constexpr timespec nap = {0, 20'000'000};
      if (sigtimedwait(&set, nullptr, &nap) > 0) interrupted();
    }
  });
}

Interrupts::~Interrupts() = default;

void Interrupts::to(std::function<void()> handler) {
  const std::lock_guard lock(mutex_);
  handler_ = std::move(handler);
  once_ = false;
}

void Interrupts::interrupted() {
  const std::lock_guard lock(mutex_);
  if (!handler_ || once_) {
    if (errors_are_terminal()) fmt::print(stderr, "\n");
    ::_exit(exit_interrupted);
  }
  once_ = true;
  handler_();
}

}  // namespace asobi

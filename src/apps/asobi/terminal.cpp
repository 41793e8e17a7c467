#include "apps/asobi/terminal.hpp"

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <ctime>

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/json.hpp"
#include "base/say.hpp"

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

std::string clock_text(double seconds) {
  const auto whole = static_cast<long>(std::ceil(seconds));
  if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{:02}:{:02}", whole / 60, whole % 60);
}

std::string bar(double part, int cells) {
  static constexpr const char* eighths[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  const int filled = static_cast<int>(part * cells * 8);
  std::string out;
  for (int i = 0; i < filled / 8; ++i) out += "█";
  int used = filled / 8;
  if (used < cells && filled % 8 != 0) {
    out += eighths[filled % 8];
    ++used;
  }
  return out + std::string(static_cast<std::size_t>(cells - used), ' ');
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

std::string progress_text(const Json& progress, int width, Lang lang) {
  const auto stage = progress.value("stage", std::string());
  const auto done = progress.value("done", std::uint64_t{0});
  const auto total = progress.value("total", std::uint64_t{0});
  const auto seconds = progress.value("seconds", 0.0);
  if (total == 0) {
    return done == 0 ? fmt::format("{}  {}", stage, clock_text(seconds))
                     : fmt::format("{}  {}  {}", stage, grouped(done), clock_text(seconds));
  }
  const double part = std::min(1.0, static_cast<double>(done) / static_cast<double>(total));
  const std::string left = part > 0.01 ? say(lang, "{} left", "残り {}", clock_text(seconds / part * (1 - part))) : "";
  const std::string tail = fmt::format(" {:3.0f} %  {}", part * 100, left);
  const int room = width - static_cast<int>(display_width(stage)) - static_cast<int>(display_width(tail)) - 2;
  return fmt::format("{} {}{}", stage, room >= 5 ? bar(part, std::min(room, 40)) : std::string(), tail);
}

void ProgressLine::show(const Json& progress) {
  if (const auto note = progress.find("note"); note != progress.end()) {
    clear();
    fmt::print(stderr, "{}{}\n", lang_ == Lang::ja ? "注意: " : "note: ", note->get<std::string>());
    return;
  }
  if (!errors_are_terminal()) return;
  fmt::print(stderr, "\r{}\x1b[K", progress_text(progress, terminal_width() - 1, lang_));
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

// Long work takes a Progress: it can be watched, timed and stopped. Thread-safe; a report is sent at most every 50 ms.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>

#include "base/result.hpp"

namespace asobi {

// `note` is a remark for the person waiting (a table could not be kept on disk); then the counts mean nothing.
struct Report {
  Text stage;
  std::uint64_t done = 0;
  std::uint64_t total = 0;  // 0: unknown
  double seconds = 0;       // since the stage began
  bool note = false;
};

class Progress {
 public:
  using Watcher = std::function<void(const Report&)>;

  Progress() = default;  // nobody watches, nobody stops
  explicit Progress(std::stop_token stop, Watcher watcher = {})
      : stop_(std::move(stop)), watcher_(std::move(watcher)) {}

  bool stopped() const { return stop_.stop_requested(); }
  // An error of code `cancelled` once the work was stopped.
  Result<void> check() const;

  void stage(const Text& name, std::uint64_t total = 0);
  void advance(std::uint64_t steps = 1);
  void note(const Text& remark);

 private:
  using Clock = std::chrono::steady_clock;

  std::stop_token stop_;
  Watcher watcher_;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<Clock::rep> next_report_ = 0;
  std::mutex mutex_;  // guards what follows, and calls of the watcher
  Text stage_;
  std::uint64_t total_ = 0;
  Clock::time_point begun_ = Clock::now();

  void report(Clock::time_point now);
};

}  // namespace asobi

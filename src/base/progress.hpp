// Long work takes a Progress: it can be watched, timed and stopped, by a person or by a deadline, and is told how much
// memory it may take. Thread-safe; a report is sent at most every 50 ms. `stopped` costs a clock reading (some 30 ns):
// ask it every few thousand steps.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
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

// What work says that was stopped, or that took too long.
std::unexpected<Error> stopped_error();
std::unexpected<Error> late_error(double seconds);

class Progress {
 public:
  using Watcher = std::function<void(const Report&)>;

  static constexpr std::uint64_t any_memory = std::numeric_limits<std::uint64_t>::max();

  Progress() = default;  // nobody watches, nobody stops
  // seconds: 0 for no deadline.
  explicit Progress(std::stop_token stop, Watcher watcher = {}, double seconds = 0, std::uint64_t memory = any_memory);

  bool stopped() const { return stop_.stop_requested() || late(); }
  // An error of code `cancelled` once the work was stopped, of code `limit` once it is late.
  Result<void> check() const;
  // To be asked before a large table is begun: an error of code `limit` when so many bytes are more than is allowed.
  Result<void> needs(std::uint64_t bytes) const;

  void stage(const Text& name, std::uint64_t total = 0);
  void advance(std::uint64_t steps = 1);
  void note(const Text& remark);

  // The same stop, deadline and memory, watched by nobody: for many small works inside one that reports.
  Progress unwatched() const { return Progress(Unwatched{}, *this); }

 private:
  using Clock = std::chrono::steady_clock;

  struct Unwatched {};
  Progress(Unwatched, const Progress& watched)
      : stop_(watched.stop_), seconds_(watched.seconds_), memory_(watched.memory_), deadline_(watched.deadline_) {}

  std::stop_token stop_;
  Watcher watcher_;
  double seconds_ = 0;
  std::uint64_t memory_ = any_memory;
  Clock::time_point deadline_ = Clock::time_point::max();
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<Clock::rep> next_report_ = 0;
  std::mutex mutex_;  // guards what follows, and calls of the watcher
  Text stage_;
  std::uint64_t total_ = 0;
  Clock::time_point begun_ = Clock::now();

  bool late() const { return deadline_ != Clock::time_point::max() && Clock::now() >= deadline_; }
  void report(Clock::time_point now);
};

}  // namespace asobi

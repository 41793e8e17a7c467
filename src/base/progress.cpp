#include "base/progress.hpp"

#include "base/memory_error.hpp"

namespace asobi {

Progress::Progress(std::stop_token stop, Watcher watcher, double seconds, std::uint64_t memory)
    : stop_(std::move(stop)), watcher_(std::move(watcher)), seconds_(seconds), memory_(memory) {
  if (seconds > 0)
    deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

std::unexpected<Error> stopped_error() {
  return fail(Code::cancelled, "stopped before the work was done", "作業は途中で中止されました");
}

std::unexpected<Error> late_error(double seconds) {
  return fail(Code::limit, "the time allowed ({} seconds) is over", "制限時間（{} 秒）を過ぎました", seconds);
}

Result<void> Progress::check() const {
  if (stop_.stop_requested()) return stopped_error();
  if (late()) return late_error(seconds_);
  return {};
}

Result<void> Progress::needs(std::uint64_t bytes) const {
  if (bytes <= memory_) return {};
  return too_much_memory_error(bytes, memory_);
}

void Progress::stage(const Text& name, std::uint64_t total) {
  if (!watcher_) return;
  const std::lock_guard lock(mutex_);
  stage_ = name;
  total_ = total;
  done_ = 0;
  begun_ = Clock::now();
  report(begun_);
}

void Progress::advance(std::uint64_t steps) {
  if (!watcher_) return;
  done_ += steps;
  const auto now = Clock::now();
  auto due = next_report_.load();
  if (now.time_since_epoch().count() < due) return;
  const std::lock_guard lock(mutex_);
  if (now.time_since_epoch().count() >= next_report_.load()) report(now);
}

void Progress::note(const Text& remark) {
  if (!watcher_) return;
  const std::lock_guard lock(mutex_);
  watcher_({.stage = remark, .note = true});
}

void Progress::report(Clock::time_point now) {
  next_report_ = (now + std::chrono::milliseconds(50)).time_since_epoch().count();
  watcher_({stage_, done_, total_, std::chrono::duration<double>(now - begun_).count()});
}

}  // namespace asobi

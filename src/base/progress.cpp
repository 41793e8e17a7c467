#include "base/progress.hpp"

namespace asobi {

Progress::Progress(std::stop_token stop, Watcher watcher, double seconds)
    : stop_(std::move(stop)), watcher_(std::move(watcher)) {
  if (seconds > 0)
    deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

Result<void> Progress::check() const {
  if (stop_.stop_requested()) {
    return fail(Code::cancelled, "stopped before the work was done", "作業は途中で中止されました");
  }
  if (late()) {
    return fail(Code::limit, "the time allowed is over; give more seconds",
                "制限時間を過ぎました。秒数を増やしてください");
  }
  return {};
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

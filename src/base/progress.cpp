#include "base/progress.hpp"

namespace asobi {

Result<void> Progress::check() const {
  if (stopped()) return fail(Code::cancelled, "stopped before the work was done", "作業は途中で中止されました");
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

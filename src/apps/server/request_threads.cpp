#include "apps/server/request_threads.hpp"

#include <algorithm>

namespace asobi {

RequestThreads::RequestThreads(unsigned threads) {
  try {
    for (unsigned i = 0; i <= threads; ++i) threads_.emplace_back([this, i] { run(i == 0); });
  } catch (...) {
    close();
    throw;
  }
}

RequestThreads::~RequestThreads() { close(); }

void RequestThreads::close() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void RequestThreads::submit(const std::string& address, bool slow, Work work) {
  {
    const std::lock_guard lock(mutex_);
    Lane& lane = lanes_[address];
    (slow ? lane.slow : lane.quick).push_back(std::move(work));
  }
  if (slow) {
    changed_.notify_all();  // only one of them takes it
  } else {
    changed_.notify_one();
  }
}

bool RequestThreads::nothing_waits() const {
  return std::ranges::all_of(lanes_,
                             [](const auto& row) { return row.second.quick.empty() && row.second.slow.empty(); });
}

// The lane that has used least, of those with work for this thread.
RequestThreads::Lane* RequestThreads::next(bool takes_slow, Clock::time_point now) {
  Lane* least = nullptr;
  double its_use = 0;
  for (auto& [address, lane] : lanes_) {
    if (lane.quick.empty() && (!takes_slow || lane.slow.empty())) continue;
    // Those at work will have used something, too.
    const double use = lane.use.seconds(now) + 1e-3 * static_cast<double>(lane.at_work);
    if (least == nullptr || use < its_use) {
      least = &lane;
      its_use = use;
    }
  }
  return least;
}

void RequestThreads::forget(Clock::time_point now) {
  std::erase_if(lanes_, [&](const auto& row) {
    const Lane& each = row.second;
    return each.quick.empty() && each.slow.empty() && each.at_work == 0 && each.use.forgotten(now);
  });
}

void RequestThreads::run(bool takes_slow) {
  std::unique_lock lock(mutex_);
  for (;;) {
    Lane* lane = nullptr;
    changed_.wait(lock, [&] {
      lane = next(takes_slow, Clock::now());
      return lane != nullptr || (closing_ && nothing_waits());
    });
    if (lane == nullptr) return;
    auto& line = takes_slow && !lane->slow.empty() ? lane->slow : lane->quick;
    Work work = std::move(line.front());
    line.pop_front();
    ++lane->at_work;
    if (!lane->quick.empty()) changed_.notify_one();
    lock.unlock();
    const auto begun = Clock::now();
    work();
    work = {};
    lock.lock();
    const auto now = Clock::now();
    lane->use.add(now - begun, now);
    --lane->at_work;
    if (lanes_.size() > most_remembered) forget(now);
    if (closing_) changed_.notify_all();
  }
}

}  // namespace asobi

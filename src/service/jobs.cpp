#include "service/jobs.hpp"

#include <algorithm>

namespace asobi {

Jobs::Jobs(unsigned workers, std::size_t longest_queue) : longest_queue_(longest_queue) {
  for (unsigned i = 0; i < std::max(1u, workers); ++i) {
    workers_.emplace_back([this](const std::stop_token& closing) { work(closing); });
  }
}

Jobs::~Jobs() {
  std::deque<Handle> waiting;
  {
    const std::lock_guard lock(mutex_);
    waiting.swap(queue_);
    for (const Handle& job : running_) job->stop.request_stop();
  }
  for (const Handle& job : waiting) {
    job->stop.request_stop();
    job->work(job->stop.get_token());
  }
  for (std::jthread& worker : workers_) worker.request_stop();
  workers_.clear();
}

Jobs::Handle Jobs::submit(Work work) {
  auto job = std::make_shared<Job>(Job{std::move(work), {}});
  {
    const std::lock_guard lock(mutex_);
    if (queue_.size() >= longest_queue_) return nullptr;
    queue_.push_back(job);
  }
  ready_.notify_one();
  return job;
}

void Jobs::stop(const Handle& job) {
  job->stop.request_stop();
  bool waiting = false;
  {
    const std::lock_guard lock(mutex_);
    waiting = std::erase(queue_, job) > 0;
  }
  if (waiting) job->work(job->stop.get_token());
}

void Jobs::work(const std::stop_token& closing) {
  for (;;) {
    Handle job;
    {
      std::unique_lock lock(mutex_);
      if (!ready_.wait(lock, closing, [this] { return !queue_.empty(); })) return;
      job = queue_.front();
      queue_.pop_front();
      running_.push_back(job);
    }
    job->work(job->stop.get_token());
    const std::lock_guard lock(mutex_);
    std::erase(running_, job);
  }
}

}  // namespace asobi

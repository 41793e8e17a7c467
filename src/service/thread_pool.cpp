#include "service/thread_pool.hpp"

#include <algorithm>

namespace asobi {

ThreadPool::ThreadPool(unsigned workers, std::size_t longest_queue) : longest_queue_(longest_queue) {
  running_.reserve(std::max(1u, workers));  // a worker that asked for memory would have nobody to tell
  for (unsigned i = 0; i < workers; ++i) {
    workers_.emplace_back([this](const std::stop_token& closing) { work(closing); });
  }
}

ThreadPool::~ThreadPool() {
  std::deque<Handle> waiting;
  {
    const std::lock_guard lock(mutex_);
    waiting.swap(queue_);
    for (const Handle& task : running_) task->stop.request_stop();
  }
  for (const Handle& task : waiting) {
    task->stop.request_stop();
    task->work(task->stop.get_token());
  }
  for (std::jthread& worker : workers_) worker.request_stop();
  workers_.clear();
}

ThreadPool::Handle ThreadPool::submit(Work work) {
  auto task = std::make_shared<Task>(Task{std::move(work), {}});
  {
    const std::lock_guard lock(mutex_);
    if (queue_.size() >= longest_queue_) return nullptr;
    queue_.push_back(task);
  }
  ready_.notify_one();
  return task;
}

void ThreadPool::stop(const Handle& task) {
  task->stop.request_stop();
  bool waiting = false;
  {
    const std::lock_guard lock(mutex_);
    waiting = std::erase(queue_, task) > 0;
  }
  if (waiting) task->work(task->stop.get_token());
}

bool ThreadPool::run_next() {
  Handle task;
  {
    const std::lock_guard lock(mutex_);
    if (queue_.empty()) return false;
    task = take_next();
  }
  run(task);
  return true;
}

void ThreadPool::work(const std::stop_token& closing) {
  for (;;) {
    Handle task;
    {
      std::unique_lock lock(mutex_);
      if (!ready_.wait(lock, closing, [this] { return !queue_.empty(); })) return;
      task = take_next();
    }
    run(task);
  }
}

ThreadPool::Handle ThreadPool::take_next() {
  Handle task = queue_.front();
  queue_.pop_front();
  running_.push_back(task);
  return task;
}

void ThreadPool::run(const Handle& task) {
  task->work(task->stop.get_token());
  const std::lock_guard lock(mutex_);
  std::erase(running_, task);
}

}  // namespace asobi

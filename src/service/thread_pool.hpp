// Work on a few threads: a bounded queue, each task with its own stop. Without threads it is done by whoever calls
// run_next.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace asobi {

class ThreadPool {
 public:
  // Called exactly once, also when the task is stopped before it began; then stop is already requested.
  using Work = std::function<void(std::stop_token)>;

  struct Task {
    Work work;
    std::stop_source stop;
  };
  using Handle = std::shared_ptr<Task>;

  ThreadPool(unsigned workers, std::size_t longest_queue);  // workers: 0 for none
  ~ThreadPool();                                            // stops what runs, and lets it end
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  // Null when the queue is full; the work is then not called.
  Handle submit(Work work);
  // Returns at once. A task that waits is ended here and now; one that runs is asked to stop.
  void stop(const Handle& task);
  // Does the task that has waited longest, here and now; false when none waits.
  bool run_next();

 private:
  std::mutex mutex_;
  std::condition_variable_any ready_;
  std::deque<Handle> queue_;
  std::vector<Handle> running_;
  std::size_t longest_queue_;
  std::vector<std::jthread> workers_;

  void work(const std::stop_token& closing);
  Handle take_next();  // with the lock held
  void run(const Handle& task);
};

}  // namespace asobi

// Work shared among threads: the simplest thing that keeps every core busy.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace asobi {

// Calls body(i) for every i < count, each once, on `threads` threads; the parts are handed out one by one, so they may
// differ in cost. The first exception is thrown again in the caller.
template <class Body>
void parallel_for(std::size_t count, unsigned threads, const Body& body) {
  const auto workers = static_cast<unsigned>(std::min<std::size_t>(std::max(1u, threads), count));
  if (workers <= 1) {
    for (std::size_t i = 0; i < count; ++i) body(i);
    return;
  }
  std::atomic<std::size_t> next = 0;
  std::exception_ptr first;
  std::mutex mutex;
  const auto work = [&] {
    try {
      for (std::size_t i; (i = next.fetch_add(1)) < count;) body(i);
    } catch (...) {
      next = count;
      const std::lock_guard lock(mutex);
      if (!first) first = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> team;
    try {
      for (unsigned t = 1; t < workers; ++t) team.emplace_back(work);
    } catch (const std::system_error&) {
      // No more threads to be had: those that began do it all.
    } catch (const std::bad_alloc&) {
      // Nor memory for one.
    }
    work();
  }
  if (first) std::rethrow_exception(first);
}

// What the first part in order that finds something has found: the same for any number of threads, provided that a part
// is given up only when it is beaten.
template <class T>
class FirstFound {
 public:
  // Whether an earlier part has found something.
  bool beats(std::size_t part) const { return part_.load(std::memory_order_relaxed) < part; }
  // A part may find something once.
  void found(std::size_t part, T what) {
    const std::lock_guard lock(mutex_);
    if (beats(part)) return;
    part_ = part;
    what_ = std::move(what);
  }
  // When all is done.
  const std::optional<T>& what() const { return what_; }
  std::size_t part() const { return part_; }  // greater than all if nothing was found

 private:
  std::atomic<std::size_t> part_ = ~std::size_t{0};
  std::mutex mutex_;
  std::optional<T> what_;
};

}  // namespace asobi

// The threads that answer requests. Next comes the address that has used them least lately, so nobody is kept waiting
// by one who asks much; and what may take long has one of the threads, and never the others.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "apps/server/recent_use.hpp"

namespace asobi {

class RequestThreads {
 public:
  using Work = std::function<void()>;

  explicit RequestThreads(unsigned threads);  // and one more, which takes what may be slow, too
  ~RequestThreads();                          // what waits is done first
  RequestThreads(const RequestThreads&) = delete;
  RequestThreads& operator=(const RequestThreads&) = delete;

  // The work throws nothing.
  void submit(const std::string& address, bool slow, Work work);

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t most_remembered = 64;  // addresses, before those that have used nothing lately go

  struct Lane {  // of one address
    std::deque<Work> quick, slow;
    RecentUse use{std::chrono::seconds(5)};
    std::size_t at_work = 0;
  };

  std::mutex mutex_;  // guards what follows
  std::condition_variable changed_;
  std::map<std::string, Lane> lanes_;
  bool closing_ = false;
  std::vector<std::thread> threads_;

  void close();
  void run(bool takes_slow);
  Lane* next(bool takes_slow, Clock::time_point now);
  bool nothing_waits() const;
  void forget(Clock::time_point now);
};

}  // namespace asobi

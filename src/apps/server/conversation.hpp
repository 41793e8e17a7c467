// One client's Service and what lies between it and the client's connection, which may break and be made anew: requests
// that wait, replies not yet sent, and replies sent that the connection may have lost. Knows nothing of sockets. When
// there is no memory for a reply, nor for a short one that says so, the conversation is lost, and its client is told.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "apps/server/limits.hpp"
#include "apps/server/request_threads.hpp"
#include "service/service.hpp"

namespace asobi {

// Memory that several share.
struct Budget {
  const std::size_t most;
  std::atomic<std::size_t> used = 0;
};

// What conversations share.
struct SharedParts {
  const Catalogue& catalogue;
  Jobs& jobs;                       // long work
  RequestThreads& request_threads;  // the requests, one of a client at a time
  ServerLimits limits;
  Budget all_held{limits.all_held_bytes};
};

// attach, detach, end and resumes are called by one thread; the rest by any.
class Conversation : public std::enable_shared_from_this<Conversation> {
 public:
  using Message = std::shared_ptr<const std::string>;

  Conversation(SharedParts& shared, std::string token, const std::string& address);
  ~Conversation();
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;

  const std::string& token() const { return token_; }
  const std::string& address() const { return client_->address; }

  // Whether all final replies after the first `taken` can still be sent.
  bool resumes(std::uint64_t taken) const;
  // A connection begins, in place of any other; final replies after the first `taken` are sent, again if need be.
  // Returns how many requests were received. `notify` is called, from any thread, when next, has_room or lost may have
  // changed; it must only leave word, and throw nothing.
  std::uint64_t attach(std::uint64_t connection, std::uint64_t taken, std::function<void()> notify);
  // That connection ended; nothing happens if another has taken its place.
  void detach(std::uint64_t connection);
  std::uint64_t connection() const;  // 0: none

  void receive(std::string request);
  // So many bytes of the next request have come. Whether there is room for them in what all may hold.
  bool holds_part(std::size_t bytes);
  bool has_room() const;     // for another request
  Message next();            // the next reply to be sent, or null
  bool lost() const;         // too many replies were left unread, or there was no memory for one; its own are gone
  std::size_t held() const;  // bytes of requests and replies in memory

  // Stops the jobs and returns; the Service ends on one of the threads for requests. To be called before destruction,
  // and again until it returns true: there may be no memory to leave word for the thread.
  bool end();
  void tend();  // leaves word for the thread if there was no memory to do it before

 private:
  struct Waiting {
    Message text;
    bool final;
    std::string job;  // whose progress it is; empty for final replies and notes
  };

  SharedParts& shared_;
  const std::string token_;
  const std::shared_ptr<JobClient> client_;

  mutable std::mutex mutex_;  // guards what follows
  std::function<void()> notify_;
  std::uint64_t connection_ = 0;
  std::deque<std::string> inbox_;
  std::size_t inbox_bytes_ = 0;
  std::size_t part_bytes_ = 0;  // of a request that has not come whole
  std::uint64_t received_ = 0;
  bool busy_ = false;  // a hand is at work, or will be
  std::deque<Waiting> unsent_;
  std::size_t unsent_bytes_ = 0;
  std::deque<Message> sent_;  // final replies, the last of them the `finals_sent_`-th
  std::size_t sent_bytes_ = 0;
  std::size_t counted_ = 0;  // of these bytes, in what all hold
  std::uint64_t finals_sent_ = 0;
  bool lost_ = false;
  bool ended_ = false;

  std::unique_ptr<Service> service_;  // last: it ends first

  std::size_t bytes() const { return inbox_bytes_ + part_bytes_ + unsent_bytes_ + sent_bytes_; }
  void push(const Reply& reply);
  void push_final(Waiting reply, const std::string& job);
  void push_progress(Waiting reply);
  void lose();
  void work();
  void handle(const std::string& request);
  void put_down(std::size_t bytes);
  void submit();
  void forget_sent();
  void forget_replies();
  void count();
};

}  // namespace asobi

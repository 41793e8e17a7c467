// The conversations of all clients, by token: begun, taken up again, kept for a while without a connection, and ended.
// Used by one thread.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "apps/server/conversation.hpp"

namespace asobi {

class Conversations {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Conversations(SharedParts& shared) : shared_(shared) {}
  ~Conversations();
  Conversations(const Conversations&) = delete;
  Conversations& operator=(const Conversations&) = delete;

  // The one with this token, if it can go on after the client took so many final replies; else a new one, alone as yet.
  std::shared_ptr<Conversation> resume_or_begin(const std::string& token, std::uint64_t taken,
                                                const std::string& address, Clock::time_point now);
  void joined(const std::string& token);  // it has a connection
  // It has no connection any more.
  void alone(const std::string& token, Clock::time_point now);
  void end(const std::string& token);
  // Ends those that were alone for too long, and tends the others.
  void sweep(Clock::time_point now);
  void end_all();

  std::size_t size() const { return all_.size(); }
  std::size_t held() const;

 private:
  struct Kept {
    std::shared_ptr<Conversation> conversation;
    std::optional<Clock::time_point> alone_since;
    bool ending = false;  // and only waits for the memory to do so
  };
  using All = std::map<std::string, Kept, std::less<>>;

  SharedParts& shared_;
  All all_;

  void end(All::iterator conversation);
};

// 128 bits that nobody can guess, as text.
std::string new_token();

}  // namespace asobi

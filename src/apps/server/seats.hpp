// Places for connections: so many in all and for one address. When none is free for a newcomer, the connection that was
// silent for the longest gives its place up, of the address that has the most. Used by one thread.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "apps/server/limits.hpp"

namespace asobi {

class Seat;

class Seats {
 public:
  using Time = std::chrono::steady_clock::time_point;

  explicit Seats(const ServerLimits& limits) : limits_(limits) {}

  std::size_t taken() const { return all_.size(); }
  // Whether the newcomer, whose seat is counted already, may stay; another connection may be closed for it.
  bool make_room(const Seat& newcomer, Time now);

 private:
  friend class Seat;
  const ServerLimits& limits_;
  std::vector<Seat*> all_;
  std::map<std::string, std::size_t> of_address_;  // those that stay: who leaves may take long to go
};

// One connection counted, for as long as it lives.
class Seat {
 public:
  Seat(Seats& seats, std::string address, Seats::Time now);
  ~Seat();
  Seat(const Seat&) = delete;
  Seat& operator=(const Seat&) = delete;

  const std::string& address() const { return address_; }
  void comes_from(std::string address);                                    // known better now
  void alive(Seats::Time now) { alive_ = now; }                            // it has sent something
  void closes(std::function<void()> close) { close_ = std::move(close); }  // how it is closed

 private:
  friend class Seats;
  Seats& seats_;
  std::string address_;
  Seats::Time alive_;
  std::function<void()> close_;
  bool leaving_ = false;

  void uncount();
};

}  // namespace asobi

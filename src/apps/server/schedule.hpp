// Whose job is done next. There are a few seats. A job that has run for a moment must settle: most seats are for jobs
// that have, the others are kept for those that may be over at once. So a short job never waits long, however many long
// ones there are: when a job's moment is over and it cannot settle, and somebody waits, it goes back into the line to
// be begun anew once it can. Jobs of clients who have gone give way to all others.
//
// The line is fair: next comes the client who has the fewest seats, has used the least of them lately, and wants the
// least; clients of one address share. All times are told, so nothing here looks at a clock. Used by one thread; every
// call costs a walk over the jobs (some hundreds).
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/server/recent_use.hpp"
#include "service/jobs.hpp"

namespace asobi {

struct SeatLimits {
  std::size_t seats = 8;
  std::size_t kept_free = 2;  // of them, for those that have not settled
  std::size_t waiting = 1'000;
  std::size_t waiting_of_address = 200;
  std::size_t waiting_bytes = std::size_t{64} << 20;  // of all requests that wait
  std::chrono::milliseconds moment = std::chrono::seconds(1);
};

class Schedule {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Id = std::uint64_t;
  using Client = std::shared_ptr<const JobClient>;

  explicit Schedule(const SeatLimits& limits) : limits_(limits) {}

  // An error of code `limit` when the line is too long. `bytes`: of the request.
  Result<void> add(Id job, Client client, std::size_t bytes);
  // It is over, or was stopped while it waited.
  void remove(Id job, Time now);

  // One step at a time, until there is none: who goes back into the line (if any), and who takes the seat.
  struct Step {
    std::optional<Id> back = {};
    Id begins = 0;
  };
  std::optional<Step> next(Time now);
  // When `next` may have something new to say though nothing was added or removed; only while somebody waits.
  std::optional<Time> wake(Time now) const;

  std::size_t waiting() const;

 private:
  enum class Place : std::uint8_t { waits, fresh, settled };
  struct Entry {
    Id id;
    Client client;
    std::size_t bytes;
    Place place = Place::waits;
    bool tried = false;  // its moment is over: it needs a seat to settle in
    Time begun = {};
  };
  struct Order;  // who comes first

  const SeatLimits limits_;
  std::vector<Entry> jobs_;  // in the order of their coming
  std::map<std::string, RecentUse> of_address_;
  std::map<const JobClient*, RecentUse> of_client_;

  std::size_t count(Place place) const;
  std::size_t to_settle() const { return limits_.seats - limits_.kept_free; }
  bool can_settle(const Entry& job) const;
  void settle(Time now);
  void leave(Entry& job, Time now);
  Order order(const Entry& job, Time now) const;
  Entry* first_waiting(Time now);
  Entry* gives_way(const Entry& to, Time now);
};

}  // namespace asobi

#include "apps/server/schedule.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace asobi {

namespace {

constexpr auto half_life = std::chrono::minutes(1);  // of what was used

}  // namespace

struct Schedule::Order {
  bool gone;
  std::size_t seats_of_address;
  double use_of_address;  // in quarters of a second, so that a few short jobs count as none
  std::size_t wishes_of_address;
  std::size_t seats_of_client;
  double use_of_client;

  auto operator<=>(const Order&) const = default;
};

std::size_t Schedule::count(Place place) const {
  return static_cast<std::size_t>(std::ranges::count(jobs_, place, &Entry::place));
}

std::size_t Schedule::waiting() const { return count(Place::waits); }

Result<void> Schedule::add(Id job, Client client, std::size_t bytes) {
  std::size_t of_all = 0, of_address = 0, all_bytes = bytes;
  for (const Entry& other : jobs_) {
    if (other.place != Place::waits) continue;
    ++of_all;
    of_address += other.client->address == client->address ? 1 : 0;
    all_bytes += other.bytes;
  }
  if (of_all >= limits_.waiting || of_address >= limits_.waiting_of_address || all_bytes > limits_.waiting_bytes) {
    return too_many_waiting_error();
  }
  of_address_.try_emplace(client->address, half_life);
  of_client_.try_emplace(client.get(), half_life);
  jobs_.push_back({job, std::move(client), bytes});
  return {};
}

// Its seat is counted for its client and its address.
void Schedule::leave(Entry& job, Time now) {
  if (job.place == Place::waits) return;
  of_address_.at(job.client->address).add(now - job.begun, now);
  of_client_.at(job.client.get()).add(now - job.begun, now);
  job.place = Place::waits;
}

void Schedule::remove(Id job, Time now) {
  const auto found = std::ranges::find(jobs_, job, &Entry::id);
  if (found == jobs_.end()) return;
  leave(*found, now);
  jobs_.erase(found);
  // A client's address in memory may be another's later, so its use is forgotten with its last job.
  std::erase_if(of_client_, [&](const auto& row) {
    return std::ranges::none_of(jobs_, [&](const Entry& e) { return e.client.get() == row.first; });
  });
  std::erase_if(of_address_, [&](const auto& row) {
    return row.second.forgotten(now) &&
           std::ranges::none_of(jobs_, [&](const Entry& e) { return e.client->address == row.first; });
  });
}

Schedule::Order Schedule::order(const Entry& job, Time now) const {
  Order out{job.client->gone, 0, 0, 0, 0, 0};
  out.use_of_address = of_address_.at(job.client->address).seconds(now);
  out.use_of_client = of_client_.at(job.client.get()).seconds(now);
  for (const Entry& other : jobs_) {
    const bool same = other.client->address == job.client->address;
    if (other.place == Place::waits) {
      out.wishes_of_address += same ? 1 : 0;
      continue;
    }
    const double held = RecentUse::Duration(now - other.begun).count();
    if (same) {
      ++out.seats_of_address;
      out.use_of_address += held;
    }
    if (other.client == job.client) {
      ++out.seats_of_client;
      out.use_of_client += held;
    }
  }
  out.use_of_address = std::floor(4 * out.use_of_address);
  return out;
}

// One address does not get the last two of the seats to settle in.
bool Schedule::can_settle(const Entry& job) const {
  std::size_t all = 0, same = 0;
  for (const Entry& other : jobs_) {
    if (other.place != Place::settled) continue;
    ++all;
    same += other.client->address == job.client->address ? 1 : 0;
  }
  const std::size_t of_address = to_settle() > 2 ? to_settle() - 2 : 1;
  return all < to_settle() && same < of_address;
}

void Schedule::settle(Time now) {
  for (Entry& job : jobs_) {
    if (job.place == Place::fresh && now - job.begun >= limits_.moment && can_settle(job)) job.place = Place::settled;
  }
}

Schedule::Entry* Schedule::first_waiting(Time now) {
  Entry* first = nullptr;
  std::optional<Order> least;
  for (Entry& job : jobs_) {
    if (job.place != Place::waits) continue;
    // Who must settle and cannot waits on, unless somebody who has gone holds a seat.
    if (job.tried && !can_settle(job) && gives_way(job, now) == nullptr) continue;
    const Order its = order(job, now);
    if (!least || its < *least) {
      least = its;
      first = &job;
    }
  }
  return first;
}

// Whose seat may be taken for this job: first that of a client who has gone, then one whose moment is over.
Schedule::Entry* Schedule::gives_way(const Entry& to, Time now) {
  Entry* out = nullptr;
  for (Entry& job : jobs_) {
    if (job.place == Place::waits || to.client->gone) continue;
    const bool gone = job.client->gone && (!to.tried || job.place == Place::settled);
    const bool over = !to.tried && job.place == Place::fresh && now - job.begun >= limits_.moment;
    if (!gone && !over) continue;
    // The one who came last has the least to lose.
    if (out == nullptr ||
        std::tuple(job.client->gone.load(), job.begun) > std::tuple(out->client->gone.load(), out->begun))
      out = &job;
  }
  return out;
}

std::optional<Schedule::Step> Schedule::next(Time now) {
  settle(now);
  Entry* job = first_waiting(now);
  if (job == nullptr) return std::nullopt;
  Step step{.begins = job->id};
  const bool seat = count(Place::waits) + limits_.seats > jobs_.size();
  if (!seat || (job->tried && !can_settle(*job))) {
    Entry* back = gives_way(*job, now);
    if (back == nullptr) return std::nullopt;
    step.back = back->id;
    back->tried = true;
    leave(*back, now);
  }
  job->place = job->tried ? Place::settled : Place::fresh;
  job->begun = now;
  return step;
}

std::optional<Schedule::Time> Schedule::wake(Time now) const {
  if (waiting() == 0) return std::nullopt;
  Time first = now + limits_.moment;
  for (const Entry& job : jobs_) {
    if (job.place == Place::fresh && job.begun + limits_.moment > now)
      first = std::min(first, job.begun + limits_.moment);
  }
  return first;
}

}  // namespace asobi

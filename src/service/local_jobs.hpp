// Jobs done by this process, on threads of its own: for the command line, for `asobi stdio`, and inside a worker. In a
// browser, where there are no threads, by whoever calls run_next.
#pragma once

#include <algorithm>

#include "base/context.hpp"
#include "play/entry.hpp"
#include "service/jobs.hpp"
#include "service/positions.hpp"
#include "service/thread_pool.hpp"

namespace asobi {

class LocalJobs final : public Jobs {
 public:
  struct Settings {
    unsigned at_once = 1;  // 0: only in run_next
    std::size_t waiting = 1'000;
    unsigned threads = 1;                         // for each
    std::uint64_t memory = Progress::any_memory;  // bytes for one table
    Team* team = nullptr;                         // who does every job together
  };

  LocalJobs(const Catalogue& catalogue, Shelf& shelf, const Settings& settings)
      : catalogue_(catalogue),
        shelf_(shelf),
        settings_(settings),
        positions_(std::min<std::uint64_t>(most_positions, settings.memory / 16)),
        pool_(settings.at_once, settings.waiting) {}

  Result<Running> start(Job job) override;
  void stop(const Running& job) override;
  // Does the job that has waited longest, here and now; false when none waits.
  bool run_next() { return pool_.run_next(); }

 private:
  static constexpr std::size_t most_positions = std::size_t{32} << 20;  // bytes

  const Catalogue& catalogue_;
  Shelf& shelf_;
  const Settings settings_;
  Positions positions_;
  ThreadPool pool_;  // last: it ends first

  void run(const Job& job, const std::stop_token& stop);
  Result<Json> answer(const Job& job, Context& context);
  Result<Json> reproduction(const Job& job, Context& context) const;
};

}  // namespace asobi

// Jobs done by processes of their own, which speak the protocol through pipes and can be killed: a limit of time, of
// memory or of the answer's length holds whatever the work does, and when a process breaks, the others do not notice.
// A process takes one job after the other and is thrown away when it was killed or has grown; one waits ready.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "apps/server/schedule.hpp"
#include "service/jobs.hpp"

namespace asobi {

struct WorkerSettings {
  std::vector<std::string> command = {};  // that runs a worker (service/stdio.hpp)
  SeatLimits seats = {};
  std::size_t answer_bytes = std::size_t{16} << 20;
  std::size_t grown_bytes = std::size_t{64} << 20;                      // memory that is not kept between jobs
  std::chrono::milliseconds patience = std::chrono::milliseconds(100);  // with one that was told to stop
};

class Workers final : public Jobs {
 public:
  explicit Workers(const WorkerSettings& settings);
  ~Workers() override;  // kills them all
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  Result<Running> start(Job job) override;
  void stop(const Running& job) override;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace asobi

// Jobs done elsewhere by somebody who has only to carry lines: in a browser the page's script, which gives each job to
// a worker and may end that at any moment. Whatever happens to the worker, the job ends with one final reply, written
// here.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "service/jobs.hpp"

namespace asobi {

// How a job's worker ended without an answer. The host says it by number.
enum class JobEnd : std::uint8_t { cancelled, late, no_memory, broken };

class HostJobs final : public Jobs {
 public:
  // Neither may call back before it returns.
  struct Host {
    std::function<void(std::uint32_t job, std::string_view line, double seconds)> start;  // seconds: 0 for any time
    std::function<void(std::uint32_t job)> stop;  // at most once a job, and only while it is under way
  };

  explicit HostJobs(Host host) : host_(std::move(host)) {}

  Result<Running> start(Job job) override;
  void stop(const Running& job) override;

  // From the host: a line that the job's worker has said; and that it was ended. About a job that is over, nothing.
  void heard(std::uint32_t job, std::string line);
  void ended(std::uint32_t job, JobEnd end);

 private:
  struct Task {
    std::uint32_t number;
    Job job;
    Json id;
    bool stopped = false;
  };

  const Host host_;
  std::uint32_t last_ = 0;
  std::map<std::uint32_t, std::shared_ptr<Task>> tasks_;

  void finish(std::uint32_t number, const Reply& reply);
};

}  // namespace asobi

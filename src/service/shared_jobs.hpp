// Jobs made of many trials (base/trials.hpp), done in shares where those who do jobs have one thread each: every share
// is a job, and so is the answer, which is given the outcomes of all of them. All other jobs are passed on as they are.
#pragma once

#include <cstddef>

#include "service/jobs.hpp"

namespace asobi {

class SharedJobs final : public Jobs {
 public:
  // They are done by `jobs`, `parts` at once.
  SharedJobs(Jobs& jobs, std::size_t parts) : jobs_(jobs), parts_(parts) {}

  Result<Running> start(Job job) override;
  void stop(const Running& job) override;

 private:
  struct Work;
  using WorkHandle = std::shared_ptr<Work>;

  Jobs& jobs_;
  const std::size_t parts_;

  Result<void> start_shares(const WorkHandle& work);
  void heard(const WorkHandle& work, std::size_t part, const Reply& reply);
  void join(Work& work);
  void end(Work& work, const Reply& reply);
};

}  // namespace asobi

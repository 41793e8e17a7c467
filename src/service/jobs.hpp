// Long work. A job is a request that needs nothing but itself (an `ask` about a game, its options and its moves; or a
// `reproduce`), so it can be answered here, in a process that may be killed, or in a browser's worker, all the same.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "base/json.hpp"
#include "service/reply.hpp"

namespace asobi {

// On whose behalf jobs are done.
struct JobClient {
  JobClient() = default;
  explicit JobClient(std::string from) : address(std::move(from)) {}

  std::string address;
  std::atomic<bool> gone = false;  // nobody reads the replies at present
};

struct Job {
  Json request;  // checked
  Lang lang = Lang::en;
  double seconds = 0;  // the longest it may take; 0: any time
  Send send;           // progress, and then one final reply, from any thread
  std::shared_ptr<const JobClient> client = {};
  bool trials = false;  // it can be done in shares
};

std::unexpected<Error> too_many_waiting_error();
std::unexpected<Error> answer_too_long_error(std::size_t most_bytes);

class Jobs {
 public:
  using Running = std::shared_ptr<void>;  // a job, for whoever started it

  virtual ~Jobs() = default;
  // An error, now or as the final reply, when too many wait; if now, `send` is never called.
  virtual Result<Running> start(Job job) = 0;
  // Returns at once; the final reply comes soon.
  virtual void stop(const Running& job) = 0;
};

}  // namespace asobi

// One conversation with one client: requests in, replies out, the same for the command line, standard input and
// sockets. docs/protocol.md says what a request looks like. What is quick is answered before `handle` returns; an `ask`
// becomes a job, which reports progress under the request's id and ends with exactly one
// final reply.
#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <string>
#include <string_view>

#include "play/entry.hpp"
#include "service/jobs.hpp"

namespace asobi {

constexpr std::size_t any_length = std::numeric_limits<std::size_t>::max();

struct ServiceLimits {
  std::size_t request_bytes = 1 << 20;
  std::size_t answer_bytes = any_length;  // of a final reply
  std::size_t jobs = 1'000;               // under way at once
  double seconds = 0;                     // the longest a job may take; 0: as long as it asks for
  bool files = true;                      // whether a tool may write the file it is told to
};

class Service {
 public:
  // `send` may be called from several threads, never from two at once.
  Service(const Catalogue& catalogue, Jobs& jobs, ServiceLimits limits, Send send,
          std::shared_ptr<const JobClient> client = {});
  ~Service();  // stops its jobs and waits for them, unless `leave` was called
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;

  void handle(std::string_view line);
  void handle(const Json& request);
  void stop();   // asks all jobs to stop, and does not wait for them
  void wait();   // until no job is under way
  void leave();  // stops all jobs and sends nothing more; nobody waits for what is still under way

 private:
  struct Call;  // one request, checked
  struct Desk;
  using Quick = Result<Json> (Service::*)(const Call&);

  const Catalogue& catalogue_;
  Jobs& jobs_;
  const ServiceLimits limits_;
  const std::shared_ptr<const JobClient> client_;
  const std::shared_ptr<Desk> desk_;
  bool left_ = false;

  void finish(const Json& id, Lang lang, Result<Json> result);
  Result<Json> answer(const Call& call);
  Result<void> start_job(const Call& call, Job job);

  Result<Job> job_of_at(const Call& call);
  Result<Job> job_of_ask(const Call& call);
  Result<Job> job_of_reproduce(const Call& call);

  Result<Json> hello(const Call&);
  Result<Json> list(const Call&);
  Result<Json> info(const Call&);
  Result<Json> papers(const Call&);
  Result<Json> paper(const Call&);
  Result<Json> cancel(const Call&);
};

}  // namespace asobi

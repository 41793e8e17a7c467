// One conversation with one client: requests in, replies out, the same for the command line, standard input and
// sockets. docs/protocol.md says what a request looks like. What is quick is answered before `handle` returns; an `ask`
// becomes a job, which knows nothing of its session, reports progress under the request's id and ends with exactly one
// final reply.
#pragma once

#include <atomic>
#include <cstddef>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "play/entry.hpp"
#include "service/jobs.hpp"

namespace asobi {

// Memory that several share.
struct Budget {
  const std::size_t most;
  std::atomic<std::size_t> used = 0;
};

constexpr std::size_t any_length = std::numeric_limits<std::size_t>::max();

struct ServiceLimits {
  std::size_t sessions = 100;
  std::size_t session_bytes = std::numeric_limits<std::size_t>::max();  // of memory, about, for all of them
  Budget* all_sessions = nullptr;                                       // of all services together, if that is limited
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
  struct Opened {
    const Entry* entry;
    Json options;
    std::unique_ptr<Session> session;
    std::size_t bytes = 0;  // as counted
  };
  using Quick = Result<Json> (Service::*)(const Call&);

  const Catalogue& catalogue_;
  Jobs& jobs_;
  const ServiceLimits limits_;
  const std::shared_ptr<const JobClient> client_;
  const std::shared_ptr<Desk> desk_;
  std::map<std::string, Opened> sessions_;
  std::size_t last_session_ = 0;
  std::size_t session_bytes_ = 0;
  bool left_ = false;

  void finish(const Json& id, Lang lang, Result<Json> result);
  Result<Json> answer(const Call& call);
  Result<void> start_job(const Call& call, Job job);

  Result<void> room_for_sessions() const;
  void count(Opened& session, std::size_t bytes);
  Result<void> grow(const Call& call, const std::function<Result<void>(Session&)>& change);
  Result<Opened*> opened(const Call& call);
  Result<Session*> session(const Call& call);
  Result<Job> job_of_at(const Call& call);
  Result<Job> job_of_ask(const Call& call);
  Result<Job> job_of_reproduce(const Call& call);

  Result<Json> hello(const Call&);
  Result<Json> list(const Call&);
  Result<Json> info(const Call&);
  Result<Json> open(const Call&);
  Result<Json> state(const Call&);
  Result<Json> whole_state(const Call&);
  Result<Json> moves(const Call&);
  Result<Json> play(const Call&);
  Result<Json> plan(const Call&);
  Result<Json> go(const Call&);
  Result<Json> undo(const Call&);
  Result<Json> redo(const Call&);
  Result<Json> close(const Call&);
  Result<Json> papers(const Call&);
  Result<Json> paper(const Call&);
  Result<Json> cancel(const Call&);
};

}  // namespace asobi

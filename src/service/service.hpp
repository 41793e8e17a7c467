// One conversation with one client: requests in, replies out, the same for the command line, standard input and
// sockets. docs/protocol.md says what a request looks like. What is quick is answered before `handle` returns; an `ask`
// becomes a job that owns a snapshot of its session, reports progress under the request's id and ends with exactly one
// final reply.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "base/json_fwd.hpp"
#include "base/progress.hpp"
#include "base/shelf.hpp"
#include "play/entry.hpp"
#include "service/jobs.hpp"

namespace asobi {

struct ServiceLimits {
  std::size_t sessions = 100;
  std::size_t request_bytes = 1 << 20;
  std::size_t jobs = 1'000;                     // under way at once
  unsigned threads = 1;                         // for each job
  double seconds = 0;                           // the longest a job may take; 0: as long as it asks for
  std::uint64_t memory = Progress::any_memory;  // the bytes a job may take for one table
  bool files = true;                            // whether a tool may write the file it is told to
};

class Service {
 public:
  // May be called from several threads, never from two at once.
  using Send = std::function<void(const Json& reply)>;

  Service(const Catalogue& catalogue, Jobs& jobs, Shelf& shelf, ServiceLimits limits, Send send);
  ~Service();  // stops its jobs and waits for them
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;

  void handle(std::string_view line);
  void handle(const Json& request);
  void stop();  // asks all jobs to stop, and does not wait for them
  void wait();  // until no job is under way

 private:
  struct Call;  // one request, checked
  using Quick = Result<Json> (Service::*)(const Call&);

  const Catalogue& catalogue_;
  Jobs& jobs_;
  Shelf& shelf_;
  const ServiceLimits limits_;
  const Send send_;

  std::mutex sending_;  // guards send_
  std::mutex mutex_;    // guards what follows
  std::condition_variable idle_;
  std::map<std::string, std::unique_ptr<Session>> sessions_;
  std::map<std::string, const Entry*> entry_of_;
  std::map<std::string, Jobs::Handle> running_;  // by the request's id, written as JSON
  std::size_t ending_ = 0;                       // jobs that only have to send their reply
  std::size_t opened_ = 0;

  void send(const Json& reply);
  void finish(const Json& id, Lang lang, Result<Json> result);
  Result<Json> answer(const Call& call);
  using Work = std::function<Result<Json>(Context&)>;
  Result<void> start_job(const Call& call, double seconds, Work work);

  Result<Session*> session(const Call& call);
  static Result<std::unique_ptr<Session>> position_of(const Entry& entry, const Call& call);
  Result<Work> work_of_ask(const Call& call);
  Result<Work> work_of_reproduce(const Call& call);

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

#include "service/shared_jobs.hpp"

#include <mutex>
#include <vector>

namespace asobi {

struct SharedJobs::Work {
  Job job;
  std::mutex mutex;              // guards what follows
  std::vector<Running> running;  // by part, and then the one that joins them; of a job passed on, that one
  std::vector<Json> outcomes;    // by part
  std::size_t left = 0;          // parts
  bool stopped = false;
  bool over = false;  // nothing more is sent
};

Result<Jobs::Running> SharedJobs::start(Job job) {
  auto work = std::make_shared<Work>();
  if (!job.trials || parts_ < 2) {
    ASOBI_TRY(work->running.emplace_back(), jobs_.start(std::move(job)));
    return work;
  }
  work->job = std::move(job);
  work->left = parts_;
  work->outcomes.resize(parts_);
  if (const auto begun = start_shares(work); !begun) {
    stop(work);
    return std::unexpected(begun.error());
  }
  return work;
}

// None is heard before all are known. When one cannot be started, none will be.
Result<void> SharedJobs::start_shares(const WorkHandle& work) {
  const std::lock_guard lock(work->mutex);
  for (std::size_t part = 0; part < parts_; ++part) {
    Json request = work->job.request;
    request["op"] = "share";
    request["part"] = part;
    request["of"] = parts_;
    request.erase("text");
    auto begun = jobs_.start({.request = std::move(request),
                              .lang = work->job.lang,
                              .seconds = work->job.seconds,
                              .send = [this, work, part](const Reply& reply) { heard(work, part, reply); },
                              .client = work->job.client});
    if (!begun) {
      work->over = true;
      return std::unexpected(begun.error());
    }
    work->running.push_back(*begun);
  }
  return {};
}

void SharedJobs::stop(const Running& job) {
  const auto work = std::static_pointer_cast<Work>(job);
  std::vector<Running> running;
  {
    const std::lock_guard lock(work->mutex);
    work->stopped = true;
    running = work->running;
  }
  for (const Running& each : running) jobs_.stop(each);
}

// The parts are alike, so the progress of one is that of all.
void SharedJobs::heard(const WorkHandle& work, std::size_t part, const Reply& reply) {
  if (!reply.final()) {
    if (part == 0) work->job.send(reply);
    return;
  }
  Json whole = reply.json();
  if (!whole.value("ok", false)) return end(*work, reply);
  {
    const std::lock_guard lock(work->mutex);
    work->outcomes[part] = std::move(whole["result"]["outcomes"]);
    if (--work->left > 0 || work->over) return;
  }
  join(*work);
}

void SharedJobs::join(Work& work) {
  const Json id = work.job.request.value("id", Json());
  Json request = work.job.request;
  request["outcomes"] = Json(std::move(work.outcomes));
  const auto begun = jobs_.start({.request = std::move(request),
                                  .lang = work.job.lang,
                                  .seconds = work.job.seconds,
                                  .send = work.job.send,
                                  .client = work.job.client});
  if (!begun) return end(work, final_reply(id, work.job.lang, std::unexpected(begun.error())));
  bool stopped = false;
  {
    const std::lock_guard lock(work.mutex);
    work.running = {*begun};
    stopped = work.stopped;
  }
  if (stopped) jobs_.stop(*begun);
}

// With the first error; the other parts are in vain.
void SharedJobs::end(Work& work, const Reply& reply) {
  std::vector<Running> running;
  {
    const std::lock_guard lock(work.mutex);
    if (std::exchange(work.over, true)) return;
    running = std::move(work.running);
    work.running.clear();
  }
  for (const Running& each : running) jobs_.stop(each);
  work.job.send(reply);
}

}  // namespace asobi

#include "service/host_jobs.hpp"

#include "base/memory_error.hpp"
#include "base/progress.hpp"
#include "service/worker_lines.hpp"

namespace asobi {

namespace {

std::unexpected<Error> error_of(JobEnd end, double seconds) {
  switch (end) {
    case JobEnd::cancelled:
      return stopped_error();
    case JobEnd::late:
      return late_error(seconds);
    case JobEnd::no_memory:
      return no_memory_error();
    case JobEnd::broken:
      break;
  }
  return fail(Code::internal, "this work broke off; nothing else was harmed",
              "この計算は異常終了しました。他に影響はありません");
}

}  // namespace

Result<Jobs::Running> HostJobs::start(Job job) {
  const std::uint32_t number = ++last_;
  const double seconds = job.seconds;
  const Json id = job.request.value("id", Json());
  const std::string line = request_for_worker(std::move(job.request), number, seconds);
  auto task = std::make_shared<Task>(Task{number, std::move(job), id});
  tasks_.emplace(number, task);
  host_.start(number, line, seconds);
  return task;
}

void HostJobs::stop(const Running& job) {
  const auto task = std::static_pointer_cast<Task>(job);
  if (!std::exchange(task->stopped, true) && tasks_.contains(task->number)) host_.stop(task->number);
}

void HostJobs::heard(std::uint32_t job, std::string line) {
  const auto found = tasks_.find(job);
  if (found == tasks_.end()) return;
  const auto task = found->second;
  const auto reply = reply_of_worker(std::move(line), job, task->id);
  if (!reply) return;
  if (reply->final()) {
    finish(job, *reply);
  } else if (!task->stopped) {
    task->job.send(*reply);
  }
}

void HostJobs::ended(std::uint32_t job, JobEnd end) {
  const auto found = tasks_.find(job);
  if (found == tasks_.end()) return;
  const Task& task = *found->second;
  finish(job, final_reply(task.id, task.job.lang, error_of(end, task.job.seconds)));
}

// It is over before its client hears of it, who may then begin another.
void HostJobs::finish(std::uint32_t number, const Reply& reply) {
  const auto over = tasks_.extract(number);
  over.mapped()->job.send(reply);
}

}  // namespace asobi

#include "apps/server/workers.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <csignal>
#include <thread>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <fmt/format.h>

#include "apps/server/run_io.hpp"
#include "apps/server/worker_process.hpp"
#include "base/memory_error.hpp"
#include "service/positions.hpp"
#include "service/worker_lines.hpp"

namespace asobi {

namespace {

namespace asio = boost::asio;
using Fault = boost::system::error_code;
using Clock = std::chrono::steady_clock;
using Process = std::shared_ptr<WorkerProcess>;

constexpr auto too_short_to_grow = std::chrono::milliseconds(5);

struct Task {
  Task(asio::io_context& io, Job wanted) : job(std::move(wanted)), id(job.request.value("id", Json())), limit(io) {}

  Job job;
  const Json id;
  std::string game;                    // it is about
  std::string line;                    // for a worker
  Schedule::Id number = 0;             // 0: over
  Process process;                     // null while it waits
  Clock::time_point begun;             // when it was given to it
  std::atomic<bool> unwanted = false;  // to be told to stop
  bool stopped = false;                // told
  bool answered = false;               // the final reply was sent
  bool owed = false;                   // it could not be sent for want of memory
  std::shared_ptr<Task> next_owed;
  asio::steady_timer limit;
};
using TaskHandle = std::shared_ptr<Task>;

// Its own reply has no id, and so is none of a job's.
std::string cancel_line(const Task& task) { return to_line({{"op", "cancel"}, {"job", task.number}}); }

// A process that ended without an answer.
std::unexpected<Error> broken(int signal) {
  if (signal == SIGKILL) {
    return fail(Code::limit, "the system ended this work, perhaps for want of memory; try something smaller",
                "システムがこの計算を終了させました。メモリ不足かもしれません。もっと小さいものでお試しください");
  }
  return fail(Code::internal, "the process of this work broke off (signal {}); nothing else was harmed",
              "この計算のプロセスが異常終了しました（シグナル {}）。他に影響はありません", signal);
}

}  // namespace

// All of it runs on one thread, which never computes.
class Workers::Impl {
 public:
  explicit Impl(const WorkerSettings& settings) : settings_(settings), schedule_(settings.seats) {
    asio::post(io_, [this] { keep_ready(); });
    thread_ = std::thread([this] { run(); });
  }

  ~Impl() {
    closing_ = true;
    io_.stop();
    thread_.join();
  }

  TaskHandle start(Job job) {
    auto task = std::make_shared<Task>(io_, std::move(job));
    asio::post(io_, [this, task] { attempt(task, [&] { enter(task); }); });
    return task;
  }

  // If there is no memory to leave word, it is seen in the next turn.
  void stop(const TaskHandle& task) {
    task->unwanted = true;
    asobi::attempt([&] { asio::post(io_, [this, task] { attempt(task, [&] { stop_now(task); }); }); });
  }

 private:
  const WorkerSettings settings_;
  asio::io_context io_{1};
  asio::steady_timer wake_{io_};
  Schedule schedule_;
  Schedule::Id last_ = 0;
  std::atomic<bool> closing_ = false;
  std::vector<TaskHandle> tasks_;  // waiting and running
  TaskHandle owed_;                // the first of those whose reply is owed
  std::vector<Process> ready_;     // without a job
  std::vector<Process> killed_;    // not yet reaped
  std::thread thread_;

  // Writing to a process that has ended is an error, not a signal.
  void run() {
    sigset_t broken_pipe;
    sigemptyset(&broken_pipe);
    sigaddset(&broken_pipe, SIGPIPE);
    ::pthread_sigmask(SIG_BLOCK, &broken_pipe, nullptr);
    run_io(io_, closing_, [this] { tend(); });
    while (!tasks_.empty()) {
      const TaskHandle task = tasks_.back();
      attempt(task, [&] { finish(task, stopped_error()); });
    }
    for (const Process& process : ready_) process->kill();
  }

  // What fails for want of memory is an error of this job.
  template <class Body>
  void attempt(const TaskHandle& task, const Body& body) {
    try {
      body();
    } catch (...) {
      leave(task);
      if (!asobi::attempt([&] { answer(*task, caught_error()); })) owe(task);
      asobi::attempt([&] { give_seats(); });
    }
  }

  // Needs no memory.
  void owe(const TaskHandle& task) {
    if (task->answered || std::exchange(task->owed, true)) return;
    task->next_owed = std::exchange(owed_, task);
  }

  void pay(const TaskHandle& task) {
    task->owed = false;
    if (!asobi::attempt([&] { answer(*task, no_memory_error()); })) owe(task);
  }

  void tend() {
    for (TaskHandle task = std::exchange(owed_, nullptr); task;) {
      const TaskHandle next = std::exchange(task->next_owed, nullptr);
      pay(task);
      task = next;
    }
    std::erase_if(killed_, [](const Process& process) { return process->reap(false); });
    while (const Process lame = perished()) {
      std::erase(ready_, lame);
      end(lame);
    }
    while (const TaskHandle task = to_be_ended()) attempt(task, [&] { end_now(task); });
    give_seats();
  }

  Process perished() const {
    const auto found = std::ranges::find_if(ready_, [](const Process& process) { return process->perished(); });
    return found == ready_.end() ? nullptr : *found;
  }

  TaskHandle to_be_ended() const {
    const auto found = std::ranges::find_if(tasks_, [](const TaskHandle& task) {
      return (task->unwanted && !task->stopped) || (task->process && task->process->perished());
    });
    return found == tasks_.end() ? nullptr : *found;
  }

  void end_now(const TaskHandle& task) {
    if (task->process && task->process->perished()) {
      finish(task, no_memory_error());
    } else {
      stop_now(task);
    }
  }

  void enter(const TaskHandle& task) {
    const auto client = task->job.client ? task->job.client : std::make_shared<const JobClient>();
    const Schedule::Id number = ++last_;
    task->game = game_of(task->job.request);
    task->line = request_for_worker(std::move(task->job.request), number, task->job.seconds);
    tasks_.push_back(task);
    task->number = number;
    const auto added = schedule_.add(number, client, task->line.size());
    if (!added) {
      finish(task, std::unexpected(added.error()));
      return;
    }
    give_seats();
  }

  void stop_now(const TaskHandle& task) {
    if (std::exchange(task->stopped, true) || task->number == 0) return;
    if (!task->process) {
      finish(task, stopped_error());
      return;
    }
    task->process->send(cancel_line(*task));
    end_after(task, settings_.patience, [] { return stopped_error(); });
  }

  // Whatever it does then, it is over.
  template <class Why>
  void end_after(const TaskHandle& task, Clock::duration time, const Why& why) {
    task->limit.expires_after(time);
    task->limit.async_wait([this, task, why](const Fault& fault) {
      if (!fault && task->number != 0) attempt(task, [&] { finish(task, why()); });
    });
  }

  void give_seats() {
    if (closing_) return;
    while (const auto step = schedule_.next(Clock::now())) {
      const TaskHandle next = *find(step->begins);
      if (step->back) put_back(TaskHandle(*find(*step->back)));
      attempt(next, [&] { begin(next); });
    }
    attempt_to_be_ready();
    if (const auto when = schedule_.wake(Clock::now())) {
      wake_.expires_at(*when);
      wake_.async_wait([this](const Fault& fault) {
        if (!fault) give_seats();
      });
    }
  }

  // Into the line, where it waits to be begun anew; unless it was to end anyway.
  void put_back(const TaskHandle& task) {
    put_down(*task);
    if (!task->stopped) return;
    leave(task);
    if (!asobi::attempt([&] { answer(*task, stopped_error()); })) owe(task);
  }

  std::vector<TaskHandle>::iterator find(Schedule::Id number) {
    return std::ranges::find(tasks_, number, [](const TaskHandle& task) { return task->number; });
  }

  void begin(const TaskHandle& task) {
    const auto got = take_process(task->game);
    if (!got) {
      finish(task, std::unexpected(got.error()));
      return;
    }
    task->process = *got;
    task->process->game = task->game;
    task->begun = Clock::now();
    task->process->on(
        {[this, task](std::string line) { attempt(task, [&] { heard(task, std::move(line)); }); },
         [this, task] { attempt(task, [&] { finish(task, answer_too_long_error(settings_.answer_bytes)); }); },
         [this, task] {
           task->process->reap(true);
           attempt(task, [&] { finish(task, broken(task->process->signal())); });
         }});
    task->process->send(task->line);
    if (task->job.seconds > 0) {
      const auto time = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(task->job.seconds));
      end_after(task, time + settings_.patience, [seconds = task->job.seconds] { return late_error(seconds); });
    }
  }

  void heard(const TaskHandle& task, std::string line) {
    const auto reply = reply_of_worker(std::move(line), task->number, task->id);
    if (!reply) return;  // to the cancelling
    if (!reply->final()) {
      if (!task->stopped) task->job.send(*reply);
      return;
    }
    if (!has_grown(*task)) be_ready(std::exchange(task->process, nullptr));
    leave(task);
    task->job.send(*reply);
    task->answered = true;
    give_seats();
  }

  bool has_grown(const Task& task) const {
    return Clock::now() - task.begun > too_short_to_grow && task.process->own_memory() > settings_.grown_bytes;
  }

  void finish(const TaskHandle& task, Result<Json> result) {
    leave(task);
    answer(*task, std::move(result));
    give_seats();
  }

  static void answer(Task& task, Result<Json> result) {
    if (task.answered) return;
    task.job.send(final_reply(task.id, task.job.lang, std::move(result)));
    task.answered = true;
  }

  void leave(const TaskHandle& task) {
    put_down(*task);
    task->limit.cancel();
    schedule_.remove(task->number, Clock::now());
    task->number = 0;
    std::erase(tasks_, task);
  }

  // Its process goes, if it has one.
  void put_down(Task& task) {
    if (!task.process) return;
    task.limit.cancel();
    end(std::exchange(task.process, nullptr));
  }

  // Killed, and to be reaped; if there is no memory to remember it, at once.
  void end(const Process& process) {
    process->kill();
    try {
      killed_.push_back(process);
    } catch (const std::bad_alloc&) {
      process->reap(true);
    }
  }

  // One that had this game last, for it may still know the position; else the one that had its game the longest ago.
  Result<Process> take_process(const std::string& game) {
    if (ready_.empty()) return WorkerProcess::start(io_, settings_.command, settings_.answer_bytes);
    auto found = std::ranges::find(ready_, game, [](const Process& process) { return process->game; });
    if (found == ready_.end()) found = ready_.begin();
    Process process = std::move(*found);
    ready_.erase(found);
    return process;
  }

  void be_ready(const Process& process) {
    try {
      process->on({.line = {}, .too_long = {}, .ended = [this, gone = std::weak_ptr(process)] {
                     std::erase(ready_, gone.lock());  // the next is started when it is needed
                   }});
      ready_.push_back(process);
    } catch (const std::bad_alloc&) {
      end(process);
      throw;
    }
  }

  void attempt_to_be_ready() {
    try {
      keep_ready();
    } catch (const std::bad_alloc&) {
      // Then whoever needs a process starts it.
    }
  }

  // One more than is needed, so that nobody waits for a process to begin; not many more.
  void keep_ready() {
    if (ready_.empty()) {
      const auto fresh = WorkerProcess::start(io_, settings_.command, settings_.answer_bytes);
      if (!fresh) return;  // whoever needs it will be told
      be_ready(*fresh);
    }
    while (ready_.size() > std::max<std::size_t>(1, settings_.seats.kept_free)) {
      const Process process = ready_.front();
      ready_.erase(ready_.begin());
      end(process);
    }
  }
};

Workers::Workers(const WorkerSettings& settings) : impl_(std::make_unique<Impl>(settings)) {}
Workers::~Workers() = default;

Result<Jobs::Running> Workers::start(Job job) { return impl_->start(std::move(job)); }
void Workers::stop(const Running& job) { impl_->stop(std::static_pointer_cast<Task>(job)); }

}  // namespace asobi

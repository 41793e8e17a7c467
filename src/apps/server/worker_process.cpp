#include "apps/server/worker_process.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <new>
#include <system_error>

#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>
#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "apps/server/pending.hpp"
#include "base/descriptor.hpp"

namespace asobi {

namespace {

namespace asio = boost::asio;
using Fault = boost::system::error_code;

struct Pipe {
  Descriptor out, in;  // read from, written to

  bool open() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    out = Descriptor(ends[0]);
    in = Descriptor(ends[1]);
    return true;
  }
};

// What a process is begun with. An errno value, or 0, is what its steps return.
class Beginning {
 public:
  Beginning() : made_{::posix_spawn_file_actions_init(&actions_), ::posix_spawnattr_init(&attributes_)} {}
  ~Beginning() {
    if (made_[0] == 0) ::posix_spawn_file_actions_destroy(&actions_);
    if (made_[1] == 0) ::posix_spawnattr_destroy(&attributes_);
  }
  Beginning(const Beginning&) = delete;
  Beginning& operator=(const Beginning&) = delete;

  // Its input and output are the pipes; it has nothing else of ours open, and Ctrl-C at our terminal is not for it.
  int spawn(std::vector<std::string> words, int input, int output, pid_t& child) {
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    sigset_t none;
    sigemptyset(&none);
    int error = made_[0] != 0 ? made_[0] : made_[1];
    if (error == 0) error = ::posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
    if (error == 0) error = ::posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
    if (error == 0) error = ::posix_spawn_file_actions_addclosefrom_np(&actions_, STDERR_FILENO + 1);
    if (error == 0) error = ::posix_spawnattr_setsigmask(&attributes_, &none);
    if (error == 0) error = ::posix_spawnattr_setpgroup(&attributes_, 0);
    if (error == 0) error = ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
    if (error == 0) error = ::posix_spawn(&child, pointers[0], &actions_, &attributes_, pointers.data(), environ);
    return error;
  }

 private:
  posix_spawn_file_actions_t actions_;
  posix_spawnattr_t attributes_;
  std::array<int, 2> made_;
};

}  // namespace

// What needs memory comes before the process: it must not be lost.
Result<std::shared_ptr<WorkerProcess>> WorkerProcess::start(asio::io_context& io,
                                                            const std::vector<std::string>& command,
                                                            std::size_t longest) {
  auto out = std::shared_ptr<WorkerProcess>(new WorkerProcess(io, longest));
  Pipe input, output;
  int error = input.open() && output.open() ? 0 : errno;
  if (error == 0) {
    out->to_.assign(input.in.get());
    input.in.give();
    out->from_.assign(output.out.get());
    output.out.give();
    error = Beginning().spawn(command, input.out.get(), output.in.get(), out->pid_);
  }
  if (error != 0) {
    return fail(Code::limit, "no process can be started for this: {}; try again later",
                "このためのプロセスを起動できません: {}。後でもう一度お試しください",
                std::generic_category().message(error));
  }
  out->reaped_ = false;
  out->read();
  return out;
}

WorkerProcess::WorkerProcess(asio::io_context& io, std::size_t longest)
    : to_(io), from_(io), longest_(longest), buffer_(std::size_t{64} << 10) {}

WorkerProcess::~WorkerProcess() {
  if (reaped_) return;
  ::kill(pid_, SIGKILL);
  reap(true);
}

void WorkerProcess::send(std::string line) {
  unsent_.push_back(std::move(line) + "\n");
  if (unsent_.size() == 1) write();
}

void WorkerProcess::write() {
  asio::async_write(
      to_, asio::buffer(unsent_.front()),
      [this, pending = Pending(write_pending_, shared_from_this())](const Fault& fault, std::size_t) mutable {
        pending.called();
        if (fault) return;  // it has ended, and that is heard elsewhere
        unsent_.pop_front();
        if (!unsent_.empty()) write();
      });
}

void WorkerProcess::read() {
  from_.async_read_some(asio::buffer(buffer_), [this, pending = Pending(read_pending_, shared_from_this())](
                                                   const Fault& fault, std::size_t n) mutable {
    pending.called();
    if (!from_.is_open()) return;
    if (fault) return end();
    try {
      take({buffer_.data(), n});
      if (from_.is_open()) read();
    } catch (const std::bad_alloc&) {  // what it says cannot be heard any more
      ::kill(pid_, SIGKILL);
      end();
    }
  });
}

bool WorkerProcess::perished() const {
  return from_.is_open() && (!read_pending_ || (!unsent_.empty() && !write_pending_));
}

void WorkerProcess::end() {
  close();
  if (const auto ended = std::exchange(events_, {}).ended) ended();
}

void WorkerProcess::take(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t end = bytes.find('\n');
    line_ += bytes.substr(0, end);
    if (line_.size() > longest_) {
      close();
      if (const auto too_long = std::exchange(events_, {}).too_long) too_long();
      return;
    }
    if (end == std::string_view::npos) return;
    bytes.remove_prefix(end + 1);
    std::string line = std::exchange(line_, {});
    if (events_.line) std::function(events_.line)(std::move(line));
    if (!from_.is_open()) return;
  }
}

void WorkerProcess::close() {
  Fault ignored;
  to_.close(ignored);
  from_.close(ignored);
}

void WorkerProcess::kill() {
  events_ = {};
  close();
  if (!reaped_) ::kill(pid_, SIGKILL);
}

bool WorkerProcess::reap(bool wait) {
  while (!reaped_) {
    const pid_t got = ::waitpid(pid_, &status_, wait ? 0 : WNOHANG);
    if (got == 0) return false;
    if (got < 0 && errno == EINTR) continue;
    reaped_ = true;
  }
  return true;
}

int WorkerProcess::signal() const { return reaped_ && WIFSIGNALED(status_) ? WTERMSIG(status_) : 0; }

std::size_t WorkerProcess::own_memory() const {
  std::ifstream statm(fmt::format("/proc/{}/statm", pid_));
  std::size_t all = 0, resident = 0, shared = 0;
  statm >> all >> resident >> shared;
  return statm && resident > shared ? (resident - shared) * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) : 0;
}

}  // namespace asobi

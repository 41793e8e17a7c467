// A process at the other ends of two pipes that reads and writes lines, and may be killed at any time.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>

#include "base/result.hpp"

namespace asobi {

class WorkerProcess : public std::enable_shared_from_this<WorkerProcess> {
 public:
  struct Events {
    std::function<void(std::string line)> line;
    std::function<void()> too_long;  // a line has passed `longest`; nothing more is read
    std::function<void()> ended;     // it has ended by itself
  };

  // Errors: `limit` when the system starts no more processes.
  static Result<std::shared_ptr<WorkerProcess>> start(boost::asio::io_context& io,
                                                      const std::vector<std::string>& command, std::size_t longest);
  ~WorkerProcess();
  WorkerProcess(const WorkerProcess&) = delete;
  WorkerProcess& operator=(const WorkerProcess&) = delete;

  std::string game;  // what it was last asked about, for whoever chooses one

  void on(Events events) { events_ = std::move(events); }
  void send(std::string line);
  bool perished() const;           // there was no memory to go on reading or writing: it is to be killed
  void kill();                     // nothing is heard of it any more
  bool reap(bool wait);            // whether it is no more; to be asked after it ended or was killed
  int signal() const;              // that ended it, 0 if none did
  std::size_t own_memory() const;  // resident bytes that it shares with nobody; 0 where that cannot be known

 private:
  WorkerProcess(boost::asio::io_context& io, std::size_t longest);

  int pid_ = 0;
  boost::asio::posix::stream_descriptor to_, from_;
  const std::size_t longest_;
  Events events_;
  std::vector<char> buffer_;
  std::string line_;
  std::deque<std::string> unsent_;
  bool read_pending_ = false, write_pending_ = false;
  int status_ = 0;
  bool reaped_ = true;  // there is none

  void read();
  void take(std::string_view bytes);
  void write();
  void end();
  void close();
};

}  // namespace asobi

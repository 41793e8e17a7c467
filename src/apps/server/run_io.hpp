// A thread of input and output: what one handler throws, were it for want of memory, ends that handler alone. `tend` is
// called after each such fault, and in turns, to mend what has been left undone by it. Runs until `over`, which is to
// be followed by a stop of `io`.
#pragma once

#include <atomic>
#include <chrono>
#include <exception>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>

namespace asobi {

constexpr auto io_turn = std::chrono::milliseconds(250);

// Whether it came to its end.
template <class Body>
bool attempt(const Body& body) {
  try {
    body();
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

template <class Tend>
void run_io(boost::asio::io_context& io, const std::atomic<bool>& over, const Tend& tend) {
  const auto open = boost::asio::make_work_guard(io);
  while (!over) {
    attempt([&] { io.run_for(io_turn); });
    io.restart();
    attempt(tend);
  }
}

}  // namespace asobi

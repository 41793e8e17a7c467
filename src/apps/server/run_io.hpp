// A thread of input and output: what one handler throws, were it for want of memory, ends that handler alone.
#pragma once

#include <exception>

#include <boost/asio/io_context.hpp>

namespace asobi {

inline void run_io(boost::asio::io_context& io) {
  for (;;) {
    try {
      io.run();
      return;
    } catch (const std::exception&) {
      // The others go on.
    }
  }
}

}  // namespace asobi

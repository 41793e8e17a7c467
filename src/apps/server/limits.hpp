// Everything a client may not have more of. The numbers are meant for a laboratory that a class of students shares.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace asobi {

struct ServerLimits {
  // Of one client.
  std::size_t message_bytes = std::size_t{1} << 20;
  std::size_t jobs = 16;  // under way at once: a page asks several things when it opens
  double job_seconds = 600;
  std::size_t waiting_bytes = std::size_t{64} << 10;  // requests not yet begun; beyond it no more are read
  std::size_t unsent_bytes = std::size_t{16} << 20;   // replies the client does not take; beyond it, it is dropped
  std::size_t kept_bytes = std::size_t{4} << 20;      // replies sent, kept in case the connection lost them

  // Of all together.
  // Requests, also those that have not come whole, and replies in memory; beyond it, large ones are lost.
  std::size_t all_held_bytes = std::size_t{256} << 20;
  std::size_t small_bytes = std::size_t{64} << 10;  // and these are not large
  std::size_t connections = 1'000;
  std::size_t connections_of_address = 500;
  std::size_t lone_conversations = 256;  // without a connection; the oldest go first
  unsigned request_threads = 2;          // for what is answered at once, and one more for long requests
  std::size_t quick_bytes = 4096;        // a request that is longer, a line of many moves, may take long

  using Time = std::chrono::milliseconds;
  Time lone_time = std::chrono::minutes(2);      // how long a conversation is kept without a connection
  Time request_time = std::chrono::seconds(15);  // for a whole HTTP request, for a reply, and between two requests
  Time busy_time = std::chrono::seconds(2);      // after a sign of life a connection keeps its place from newcomers
  Time idle_time = std::chrono::seconds(60);     // without a sign of life, asked for by pings, a WebSocket is closed
};

}  // namespace asobi

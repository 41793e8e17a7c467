// For the fuzzers: a server on the loopback address, with small limits, that is asked again and again whether it still
// serves. Whatever a client sent, the next one is answered.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <thread>

#include "apps/server/client_for_tests.hpp"
#include "apps/server/server.hpp"
#include "base/files.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "demand.hpp"
#include "games/nim/game.hpp"
#include "service/local_jobs.hpp"

namespace asobi {

class Served {
 public:
  static constexpr std::size_t longest_message = 4096;

  std::uint16_t port() const { return server_->port(); }

  // Reads what the server still says after the client has said all; it must come to an end. No goodbye is waited for:
  // the system has not so many ports.
  static std::string rest(Wire& wire) {
    wire.finish();
    const auto begun = std::chrono::steady_clock::now();
    std::string out;
    for (;;) {
      const std::string part = wire.receive(patience);
      if (part.empty()) break;
      out += part;
    }
    demand(std::chrono::steady_clock::now() - begun < std::chrono::duration<double>(patience),
           "the connection was not closed");
    wire.reset();
    return out;
  }

  // To be asked when no connection is open.
  void demand_still_serves() {
    {
      Wire wire(port());
      wire.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
      demand(rest(wire).starts_with("HTTP/1.1 200 "), "GET / is not answered");
    }
    {
      WebClient client(port());
      demand(!client.token().empty(), "the WebSocket does not open");
      demand(!client.ask({{"id", "still there"}, {"op", "hello"}}).is_null(), "hello is not answered");
      client.send_frame(8, std::string("\x03\xe8", 2));
      rest(client.wire());
    }
    for (int tries = 0; server_->counts().connections > 0; ++tries) {
      demand(tries < 5'000, "connections that were closed keep their places");
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  }

 private:
  static constexpr double patience = 8;

  const Catalogue catalogue_ = {{nim::entry(), count_entry()}, {}};
  ScratchFolder page_;
  Shelf shelf_;
  LocalJobs jobs_{catalogue_, shelf_, {}};
  std::unique_ptr<Server> server_ = start();

  std::unique_ptr<Server> start() {
    demand(write_text(page_ / "index.html", "<h1>home</h1>").has_value(), "the page cannot be written");
    ServerSettings settings = {.port = 0, .page = page_.path()};
    settings.limits.message_bytes = longest_message;
    settings.limits.connections = 16;
    settings.limits.lone_conversations = 4;
    settings.limits.job_seconds = 1;
    settings.limits.lone_time = std::chrono::milliseconds(100);
    auto started = Server::start(catalogue_, jobs_, settings);
    demand(started.has_value(), "the server does not start");
    return std::move(*started);
  }
};

}  // namespace asobi

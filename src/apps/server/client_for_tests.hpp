// For tests: a client on plain sockets that can also behave badly, and a game whose tools are as slow or as wordy as a
// test needs them.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "play/entry.hpp"

namespace asobi {

// A TCP connection to the loopback address.
class Wire {
 public:
  explicit Wire(std::uint16_t port, int receive_buffer = 0);
  Wire(Wire&& other) noexcept;
  ~Wire() { close(); }

  bool send(std::string_view bytes);
  // As many bytes as there are, at least one; empty when the connection ended or nothing came in time.
  std::string receive(double seconds = 10);
  void finish();  // nothing more will be sent
  void close();
  void reset();  // closes it so that the other side gets no goodbye

 private:
  int descriptor_ = -1;
};

struct HttpAnswer {
  int status = 0;
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;
};

// Sends these bytes and reads one answer.
HttpAnswer http(std::uint16_t port, std::string_view bytes);
HttpAnswer get(std::uint16_t port, std::string_view target, std::string_view more_headers = "",
               std::string_view method = "GET");

// Speaks the protocol over a WebSocket.
class WebClient {
 public:
  struct Options {
    std::string target = "/ws";
    std::string headers = {};
    int receive_buffer = 0;
    bool greet = true;  // read the server's first message
  };

  explicit WebClient(std::uint16_t port) : WebClient(port, Options()) {}
  WebClient(std::uint16_t port, const Options& options);
  // Goes on with the conversation of a client that was dropped.
  static WebClient resumed(std::uint16_t port, const std::string& token, std::uint64_t finals);

  int status() const { return status_; }
  const std::map<std::string, std::string>& headers() const { return headers_; }
  const std::string& token() const { return token_; }
  std::uint64_t server_received() const { return server_received_; }
  std::uint64_t finals() const { return finals_; }  // final replies read
  bool last_was_packed() const { return packed_; }
  int close_code() const { return close_code_; }
  const std::string& close_reason() const { return close_reason_; }
  Wire& wire() { return wire_; }

  bool send(const Json& request) { return send_text(to_line(request)); }
  bool send_text(std::string_view text) { return send_frame(1, text); }
  bool send_frame(int opcode, std::string_view payload, bool masked = true);
  // The next message; nullopt when the connection ended or nothing came in time. Pings are answered.
  std::optional<std::string> read_text(double seconds = 10);
  std::optional<Json> read(double seconds = 10);
  // The next final reply; progress on the way is counted.
  std::optional<Json> read_final(double seconds = 10);
  Json ask(const Json& request);
  int progress() const { return progress_; }

 private:
  Wire wire_;
  std::string buffer_;
  int status_ = 0;
  std::map<std::string, std::string> headers_;
  std::string token_;
  std::uint64_t server_received_ = 0;
  std::uint64_t finals_ = 0;
  int progress_ = 0;
  bool packed_ = false;
  int close_code_ = 0;
  std::string close_reason_;

  bool fill(std::size_t bytes, double seconds);
};

// The game `count`: five stones, one or two are taken. Tools: `left` (quick), `slow` (`ms` long, reports progress),
// `large` (a text of `bytes`), `table` (needs `bytes` of memory), `write` (a file); and ill-bred ones: `deaf` (computes
// for `ms` and hears nothing), `hungry` (takes `bytes` without asking), `breaks` (aborts), `self` (the process's
// number).
Entry count_entry();
Catalogue catalogue_for_tests();  // it and nim

// What starts the test program itself as a worker that knows these, with so many bytes of memory for a job.
std::vector<std::string> worker_command(std::uint64_t memory = std::uint64_t{1} << 30);

}  // namespace asobi

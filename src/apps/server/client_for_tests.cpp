#include "apps/server/client_for_tests.hpp"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <stdexcept>
#include <thread>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "service/count_down_for_tests.hpp"

namespace asobi {

namespace {

// A signal, such as a fuzzer's alarm clock, is no answer.
template <class Call>
auto uninterrupted(const Call& call) {
  for (;;) {
    const auto result = call();
    if (result >= 0 || errno != EINTR) return result;
  }
}

// A connection goes on while a signal is heard; asked again, it would only say that it is under way.
bool connected(int descriptor, const sockaddr_in& address) {
  if (::connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return true;
  if (errno != EINTR) return false;
  pollfd poll = {descriptor, POLLOUT, 0};
  int fault = 0;
  socklen_t size = sizeof fault;
  return uninterrupted([&] { return ::poll(&poll, 1, -1); }) == 1 &&
         ::getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &fault, &size) == 0 && fault == 0;
}

}  // namespace

Wire::Wire(std::uint16_t port, int receive_buffer) : descriptor_(::socket(AF_INET, SOCK_STREAM, 0)) {
  const int at_once = 1;
  ::setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &at_once, sizeof at_once);
  if (receive_buffer > 0) {
    ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
  }
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (!connected(descriptor_, address)) close();
}

Wire::Wire(Wire&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

bool Wire::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = uninterrupted([&] { return ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL); });
    if (n <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

std::string Wire::receive(double seconds) {
  if (descriptor_ < 0) return {};  // which poll would wait for
  pollfd poll = {descriptor_, POLLIN, 0};
  if (uninterrupted([&] { return ::poll(&poll, 1, static_cast<int>(seconds * 1000)); }) <= 0) return {};
  std::string out(std::size_t{1} << 16, '\0');
  const ssize_t n = ::recv(descriptor_, out.data(), out.size(), 0);
  out.resize(n > 0 ? static_cast<std::size_t>(n) : 0);
  return out;
}

void Wire::finish() { ::shutdown(descriptor_, SHUT_WR); }

void Wire::close() {
  if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
}

void Wire::reset() {
  const linger at_once = {1, 0};
  ::setsockopt(descriptor_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  close();
}

namespace {

// Reads the head off the front of `text`; false when it is not all there.
bool take_head(std::string& text, int& status, std::map<std::string, std::string>& headers) {
  const std::size_t end = text.find("\r\n\r\n");
  if (end == std::string::npos) return false;
  const std::string head = text.substr(0, end + 2);
  text.erase(0, end + 4);
  status = std::atoi(head.substr(head.find(' ') + 1).c_str());
  for (std::size_t begin = head.find("\r\n") + 2; begin < head.size();) {
    const std::size_t stop = head.find("\r\n", begin);
    const std::string line = head.substr(begin, stop - begin);
    begin = stop + 2;
    std::string name = line.substr(0, line.find(':'));
    for (char& c : name) c = static_cast<char>(std::tolower(c));
    headers[name] = std::string(trimmed(std::string_view(line).substr(line.find(':') + 1)));
  }
  return true;
}

}  // namespace

HttpAnswer http(std::uint16_t port, std::string_view bytes) {
  Wire wire(port);
  wire.send(bytes);
  HttpAnswer answer;
  std::string text;
  bool head = false;
  for (;;) {
    const std::string part = wire.receive();
    text += part;
    if (!head) head = take_head(text, answer.status, answer.headers);
    const bool whole = head && answer.headers.contains("content-length") &&
                       text.size() >= std::stoul(answer.headers["content-length"]);
    if (part.empty() || whole) break;
  }
  answer.body = text;
  return answer;
}

HttpAnswer get(std::uint16_t port, std::string_view target, std::string_view more_headers, std::string_view method) {
  const std::string host = more_headers.starts_with("Host:") ? "" : fmt::format("Host: localhost:{}\r\n", port);
  return http(port, fmt::format("{} {} HTTP/1.1\r\n{}{}Connection: close\r\n\r\n", method, target, host, more_headers));
}

WebClient::WebClient(std::uint16_t port, const Options& options) : wire_(port, options.receive_buffer) {
  const std::string host = options.headers.starts_with("Host:") ? "" : fmt::format("Host: localhost:{}\r\n", port);
  wire_.send(
      fmt::format("GET {} HTTP/1.1\r\n{}{}Connection: Upgrade\r\nUpgrade: websocket\r\n"
                  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
                  options.target, host, options.headers));
  while (!take_head(buffer_, status_, headers_)) {
    const std::string part = wire_.receive();
    if (part.empty()) return;
    buffer_ += part;
  }
  if (status_ != 101 || !options.greet) return;
  const auto hello = read();
  if (!hello) return;
  token_ = hello->at("connection").at("token").get<std::string>();
  server_received_ = hello->at("connection").at("received").get<std::uint64_t>();
}

WebClient WebClient::resumed(std::uint16_t port, const std::string& token, std::uint64_t finals) {
  WebClient out(port, {.target = fmt::format("/ws?token={}&received={}", token, finals)});
  if (out.token_ == token) out.finals_ = finals;
  return out;
}

bool WebClient::send_frame(int opcode, std::string_view payload, bool masked) {
  static constexpr char mask[] = {'\x12', '\x34', '\x56', '\x78'};
  std::string frame(1, static_cast<char>(0x80 | opcode));
  const int flag = masked ? 0x80 : 0;
  const std::size_t size = payload.size();
  const int length_bytes = size < 126 ? 0 : size < 65536 ? 2 : 8;
  frame += static_cast<char>(flag | (length_bytes == 0 ? static_cast<int>(size) : length_bytes == 2 ? 126 : 127));
  for (int i = length_bytes - 1; i >= 0; --i) frame += static_cast<char>(size >> (8 * i) & 255);
  if (masked) frame.append(mask, 4);
  for (std::size_t i = 0; i < size; ++i) frame += static_cast<char>(masked ? payload[i] ^ mask[i % 4] : payload[i]);
  return wire_.send(frame);
}

bool WebClient::fill(std::size_t bytes, double seconds) {
  while (buffer_.size() < bytes) {
    const std::string part = wire_.receive(seconds);
    if (part.empty()) return false;
    buffer_ += part;
  }
  return true;
}

std::optional<std::string> WebClient::read_text(double seconds) {
  std::string message;
  for (;;) {
    if (!fill(2, seconds)) return std::nullopt;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(buffer_[i]); };
    const int opcode = byte(0) & 15;
    const bool last = (byte(0) & 0x80) != 0;
    if (opcode == 1) packed_ = (byte(0) & 0x40) != 0;
    std::size_t size = byte(1) & 127;
    const std::size_t head = size < 126 ? 2 : size == 126 ? 4 : 10;
    if (!fill(head, seconds)) return std::nullopt;
    if (head > 2) size = 0;
    for (std::size_t i = 2; i < head; ++i) size = size << 8 | byte(i);
    if (!fill(head + size, seconds)) return std::nullopt;
    const std::string payload = buffer_.substr(head, size);
    buffer_.erase(0, head + size);
    if (opcode == 8) {
      close_code_ = payload.size() < 2
                        ? 1005
                        : static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
      close_reason_ = payload.size() < 2 ? "" : payload.substr(2);
      send_frame(8, payload);
      return std::nullopt;
    }
    if (opcode == 9) send_frame(10, payload);
    if (opcode > 2) continue;
    message += payload;
    if (last) return message;
  }
}

std::optional<Json> WebClient::read(double seconds) {
  const auto text = read_text(seconds);
  if (!text) return std::nullopt;
  Json reply = Json::parse(*text);
  if (reply.contains("final")) {
    if (reply.at("final") == true) {
      ++finals_;
    } else {
      ++progress_;
    }
  }
  return reply;
}

std::optional<Json> WebClient::read_final(double seconds) {
  for (;;) {
    auto reply = read(seconds);
    if (!reply || reply->at("final") == true) return reply;
  }
}

Json WebClient::ask(const Json& request) {
  send(request);
  return read_final().value_or(Json());
}

namespace {

// One field of one name.
template <FixedText Name, class T>
struct Only {
  T value;

  static constexpr auto fields() { return field_list(field(Name.view(), &Only::value)); }
};
template <FixedText Name, class T>
std::string text(const Only<Name, T>&, Lang) {
  return "";
}

using Left = Only<"left", int>;
using Waited = Only<"waited", std::uint64_t>;
using Large = Only<"text", std::string>;
using Made = Only<"made", bool>;

struct Wait {
  std::uint64_t ms = 1'000;
};
struct Size {
  std::uint64_t bytes = 0;
};
struct Target {
  std::string to;
};

Result<Left> left(const CountDown&, const int& state, const NoArguments&, Context&) { return Left{state}; }

Result<Waited> slow(const CountDown&, const int&, const Wait& asked, Context& context) {
  context.progress.stage({"waiting", "待機"}, asked.ms);
  for (std::uint64_t i = 0; i < asked.ms; ++i) {
    ASOBI_CHECK(context.progress.check());
    context.progress.advance();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return Waited{asked.ms};
}

Result<Large> large(const CountDown&, const int&, const Size& asked, Context&) {
  return Large{std::string(asked.bytes, 'x')};
}

Result<Made> table(const CountDown&, const int&, const Size& asked, Context& context) {
  ASOBI_CHECK(context.progress.needs(asked.bytes));
  return Made{true};
}

Result<Waited> deaf(const CountDown&, const int&, const Wait& asked, Context&) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(asked.ms);
  while (std::chrono::steady_clock::now() < end) std::this_thread::yield();
  return Waited{asked.ms};
}

Result<Made> hungry(const CountDown&, const int&, const Size& asked, Context&) {
  std::vector<std::string> taken;
  constexpr std::uint64_t piece = 1 << 20;
  for (std::uint64_t i = 0; i < asked.bytes; i += piece) taken.emplace_back(piece, 'x');
  return Made{!taken.empty()};
}

Result<Made> breaks(const CountDown&, const int&, const NoArguments&, Context&) { std::abort(); }

Result<Left> self(const CountDown&, const int&, const NoArguments&, Context&) { return Left{::getpid()}; }

Result<Left> write(const CountDown&, const int& state, const Target&, Context&) { return Left{state}; }

const ToolRows<CountDown>& tools() {
  static const Arguments<Size> bytes = {
      argument("bytes", &Size::bytes, {"", ""}, {"", ""}).within(0, std::int64_t{1} << 40)};
  static const Arguments<Wait> milliseconds = {argument("ms", &Wait::ms, {"", ""}, {"", ""}).within(0, 1'000'000)};
  static const ToolRows<CountDown> rows = {
      tool_row({.name = "left"}, {}, left),
      tool_row({.name = "slow"}, milliseconds, slow),
      tool_row({.name = "deaf"}, milliseconds, deaf),
      tool_row({.name = "hungry"}, bytes, hungry),
      tool_row({.name = "breaks"}, {}, breaks),
      tool_row({.name = "self"}, {}, self),
      tool_row({.name = "large"}, bytes, large),
      tool_row({.name = "table"}, bytes, table),
      tool_row({.name = "write"}, {argument("to", &Target::to, {"", ""}, {"", ""}).kind(ParameterKind::path)}, write),
  };
  return rows;
}

}  // namespace

Entry count_entry() { return count_down_entry(tools()); }

}  // namespace asobi

// One connection as long as it speaks HTTP: the page's files are sent, what is wrong is refused, and a WebSocket is
// handed on. All of it runs on the server's one input and output thread. It lives as long as a handler waits for it, so
// what ends a handler, were it want of memory, closes the connection.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>

#include "apps/server/answer.hpp"
#include "apps/server/limits.hpp"
#include "apps/server/seats.hpp"

namespace asobi {

// What connections are told of the server.
struct HttpParts {
  const ServerLimits& limits;
  const Page& page;
  const Guard& guard;
  const bool behind_proxy;  // a client's address is what X-Forwarded-For says last
  std::function<void(boost::beast::tcp_stream, const HttpRequest&, std::shared_ptr<Seat>)> talk;  // over a WebSocket
};

class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(const HttpParts& parts, boost::beast::tcp_stream stream, std::shared_ptr<Seat> seat);

  void start(bool has_place);  // if it has none, it is told so

 private:
  using Fault = boost::system::error_code;
  using Parser = boost::beast::http::request_parser<boost::beast::http::empty_body>;

  const HttpParts& parts_;
  boost::beast::tcp_stream stream_;
  std::shared_ptr<Seat> seat_;  // until it is handed on
  boost::beast::flat_buffer buffer_;
  std::optional<Parser> parser_;  // of the present request
  std::size_t ignored_ = 0;

  void read();
  void take(const Fault& fault);
  void send(HttpReply reply, bool again);
  void linger();
  void ignore();
  std::optional<HttpReply> refuse() const;
};

}  // namespace asobi

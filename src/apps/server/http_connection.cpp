#include "apps/server/http_connection.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message_generator.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "apps/server/client_address.hpp"
#include "apps/server/run_io.hpp"

namespace asobi {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

constexpr std::uint32_t longest_header = 8 << 10;
constexpr std::size_t read_buffer = std::size_t{16} << 10;
constexpr auto linger_time = std::chrono::seconds(1);
constexpr std::size_t piece_ignored = std::size_t{4} << 10;
constexpr std::size_t most_ignored = std::size_t{64} << 10;

// "a, b, c": the last is the one that our own proxy has added.
std::string last_of_list(std::string_view list) { return std::string(trimmed(list.substr(list.rfind(',') + 1))); }

HttpReply refuse_unreadable(const boost::system::error_code& fault) {
  if (fault == http::error::header_limit || fault == http::error::buffer_overflow) {
    return refusal(HttpStatus::request_header_fields_too_large,
                   {"The request's header is too long.", "要求のヘッダーが長すぎます。"});
  }
  return refusal(HttpStatus::bad_request, {"This is not an HTTP request.", "HTTP の要求として読めません。"});
}

}  // namespace

HttpConnection::HttpConnection(const HttpParts& parts, beast::tcp_stream stream, std::shared_ptr<Seat> seat)
    : parts_(parts), stream_(std::move(stream)), seat_(std::move(seat)), buffer_(read_buffer) {}

void HttpConnection::start(bool has_place) {
  if (!has_place) {
    send(refusal(HttpStatus::service_unavailable,
                 {"Too many connections; try again later.", "接続が多すぎます。後でもう一度お試しください。"}),
         false);
    return;
  }
  seat_->closes([this] { stream_.close(); });
  read();
}

void HttpConnection::read() {
  parser_.emplace();
  parser_->header_limit(longest_header);
  stream_.expires_after(parts_.limits.request_time);
  http::async_read_header(stream_, buffer_, *parser_,
                          [self = shared_from_this()](const Fault& fault, std::size_t) { self->take(fault); });
}

void HttpConnection::take(const Fault& fault) {
  if (fault && fault.category() != http::make_error_code(http::error::bad_method).category()) return;
  if (fault == http::error::end_of_stream) return;
  if (auto refused = fault ? refuse_unreadable(fault) : refuse()) {
    send(std::move(*refused), false);
    return;
  }
  const HttpRequest& request = parser_->get();
  seat_->alive(std::chrono::steady_clock::now());
  if (path_of_target(as_view(request.target())) != "ws") {
    if (!attempt([&] { send(page_reply(request, parts_.page), request.keep_alive()); })) {
      send(refusal(HttpStatus::service_unavailable, {"Something is lacking here at present; try again later.",
                                                     "今は資源が足りません。後でもう一度お試しください。"}),
           false);
    }
    return;
  }
  if (const auto from = as_view(request["X-Forwarded-For"]); parts_.behind_proxy && !from.empty()) {
    seat_->comes_from(client_address(last_of_list(from)));
  }
  seat_->closes({});
  parts_.talk(std::move(stream_), request, std::move(seat_));
}

void HttpConnection::send(HttpReply reply, bool again) {
  stream_.expires_after(parts_.limits.request_time);
  beast::async_write(stream_, std::move(reply), [self = shared_from_this(), again](const Fault& fault, std::size_t) {
    if (!fault && again) {
      self->read();
    } else {
      self->linger();
    }
  });
}

// Lets the client read the last reply: closing while it still sends would take the reply from it.
void HttpConnection::linger() {
  Fault fault;
  stream_.socket().shutdown(tcp::socket::shutdown_send, fault);
  if (fault) return;
  stream_.expires_after(linger_time);
  ignore();
}

void HttpConnection::ignore() {
  buffer_.clear();
  stream_.async_read_some(buffer_.prepare(piece_ignored),
                          [self = shared_from_this()](const Fault& fault, std::size_t bytes) {
                            self->ignored_ += bytes;
                            if (!fault && self->ignored_ < most_ignored) self->ignore();
                          });
}

// What is wrong with a request whoever sends it, if anything.
std::optional<HttpReply> HttpConnection::refuse() const {
  const HttpRequest& request = parser_->get();
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    return refusal(HttpStatus::method_not_allowed, {"Only GET and HEAD.", "GET と HEAD だけが使えます。"});
  }
  if (!parser_->is_done()) {
    return refusal(HttpStatus::bad_request, {"A GET has no body.", "GET に本文は付けられません。"});
  }
  if (request.count(http::field::host) > 1) {
    return refusal(HttpStatus::bad_request, {"A request has one Host.", "Host は一つだけです。"});
  }
  const std::string_view host = as_view(request[http::field::host]);
  if (!parts_.guard.host_allowed(host)) {
    return refusal(HttpStatus::misdirected_request,
                   {"This server does not answer to that name; asobi serve --allow-host allows one.",
                    "このサーバーはその名前では応答しません。asobi serve --allow-host で許可できます。"});
  }
  if (path_of_target(as_view(request.target())) != "ws") return std::nullopt;
  const std::string_view origin = as_view(request[http::field::origin]);
  if (origin.empty() && !parts_.guard.program_allowed(as_view(request[http::field::authorization]))) {
    return refusal(
        HttpStatus::forbidden,
        {"Programs show a token here: Authorization: Bearer TOKEN (asobi serve --token).",
         "プログラムからの接続にはトークンが要ります: Authorization: Bearer TOKEN（asobi serve --token）。"});
  }
  if (!origin.empty() && !parts_.guard.origin_allowed(origin, host)) {
    return refusal(HttpStatus::forbidden,
                   {"Pages of other servers may not connect; asobi serve --origin allows one.",
                    "他のサーバーのページからは接続できません。asobi serve --origin で許可できます。"});
  }
  if (!beast::websocket::is_upgrade(request)) {
    return refusal(HttpStatus::upgrade_required, {"This is the place of the WebSocket; the page is at /.",
                                                  "ここは WebSocket 用です。ページは / にあります。"});
  }
  return std::nullopt;
}

}  // namespace asobi

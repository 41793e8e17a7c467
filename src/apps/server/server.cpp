#include "apps/server/server.hpp"

#include <array>
#include <future>
#include <map>
#include <thread>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>

#include "apps/server/answer.hpp"
#include "apps/server/conversations.hpp"
#include "apps/server/run_io.hpp"
#include "apps/server/seats.hpp"
#include "apps/server/socket_connection.hpp"
#include "base/json.hpp"
#include "service/messages.hpp"

namespace asobi {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using Fault = boost::system::error_code;
using Clock = Conversations::Clock;

constexpr std::uint32_t longest_header = 8 << 10;
constexpr std::size_t read_buffer = std::size_t{16} << 10;
constexpr auto goodbye_time = std::chrono::milliseconds(40);
constexpr auto linger_time = std::chrono::seconds(1);
constexpr std::size_t most_ignored = std::size_t{64} << 10;
constexpr auto sweep_time = std::chrono::milliseconds(250);

// The value of one field of "a=1&b=2".
std::string field_of(std::string_view target, std::string_view name) {
  const std::size_t question = target.find('?');
  if (question == std::string_view::npos) return {};
  for (const std::string_view pair : words(target.substr(question + 1), "&")) {
    if (pair.starts_with(name) && pair.substr(name.size()).starts_with('=')) {
      return std::string(pair.substr(name.size() + 1));
    }
  }
  return {};
}

// "a, b, c": the last is the one that our own proxy has added.
std::string last_of_list(std::string_view list) { return std::string(trimmed(list.substr(list.rfind(',') + 1))); }

Result<tcp::endpoint> endpoint_of(asio::io_context& io, const std::string& host, std::uint16_t port) {
  Fault fault;
  tcp::resolver resolver(io);
  const auto found = resolver.resolve(host, std::to_string(port), tcp::resolver::passive, fault);
  if (fault || found.empty()) {
    return fail(Code::invalid, "there is no address {}; --host takes a name or an address of this machine",
                "アドレス {} が見つかりません。--host にはこの計算機の名前かアドレスを指定してください", shown(host));
  }
  return found.begin()->endpoint();
}

Result<void> listen_on(tcp::acceptor& acceptor, const tcp::endpoint& endpoint, const std::string& host) {
  Fault fault;
  acceptor.open(endpoint.protocol(), fault);
  if (!fault) acceptor.set_option(tcp::acceptor::reuse_address(true), fault);
  if (!fault) acceptor.bind(endpoint, fault);
  if (!fault) acceptor.listen(asio::socket_base::max_listen_connections, fault);
  if (fault == asio::error::address_in_use) {
    return fail(
        Code::invalid, "port {} of {} is already in use; choose another with --port (--port 0 takes any free one)",
        "ポート {}（{}）は使用中です。--port で別のポートを指定してください（--port 0 なら空きポートを選びます）",
        endpoint.port(), host);
  }
  if (fault) {
    return fail(Code::invalid, "cannot listen on port {} of {}: {}; choose another with --port or --host",
                "ポート {}（{}）で待ち受けできません: {}。--port か --host を変えてください", endpoint.port(), host,
                fault.message());
  }
  return {};
}

}  // namespace

class Server::Impl {
 public:
  Impl(const Catalogue& catalogue, Jobs& jobs, const ServerSettings& settings)
      : request_threads_(settings.limits.request_threads),
        shared_{catalogue, jobs, request_threads_, settings.limits},
        page_(settings.page, settings.frames),
        host_(settings.host),
        behind_proxy_(settings.behind_proxy),
        seats_(shared_.limits) {
    guard_.origins = settings.origins;
    guard_.hosts = settings.hosts;
    guard_.token = settings.token;
  }

  ~Impl() {
    if (!thread_.joinable()) return;
    asio::post(io_, [this] { goodbye(); });
    thread_.join();
  }

  Result<void> start(std::uint16_t port) {
    if (const auto wrong = std::ranges::find_if_not(page_.frames(), is_origin); wrong != page_.frames().end()) {
      return fail(Code::invalid, "{} is not a page's origin; write it as https://example.org",
                  "{} はページの origin ではありません。https://example.org の形で書いてください", shown(*wrong));
    }
    ASOBI_TRY(const tcp::endpoint endpoint, endpoint_of(io_, host_, port));
    guard_.loopback = endpoint.address().is_loopback();
    if (!guard_.loopback && guard_.hosts.empty()) {
      return fail(
          Code::invalid,
          "whoever reaches {} could use this machine; say by which names it may be called, with --allow-host NAME "
          "(docs/serving.md)",
          "{} に届く人は誰でもこの計算機を使えてしまいます。応答してよい名前を --allow-host NAME で指定してください"
          "（docs/serving.md）",
          host_);
    }
    if (guard_.loopback) guard_.hosts.push_back(host_);
    ASOBI_CHECK(listen_on(acceptor_, endpoint, host_));
    port_ = acceptor_.local_endpoint().port();
    asio::co_spawn(io_, accept_all(), asio::detached);
    sweep_later();
    thread_ = std::thread([this] { run_io(io_); });
    return {};
  }

  std::uint16_t port() const { return port_; }
  bool is_local() const { return guard_.loopback; }

  std::string address() const {
    const bool v6 = host_.find(':') != std::string::npos;
    return fmt::format("http://{}:{}/", v6 ? "[" + host_ + "]" : host_, port());
  }

  ServerCounts counts() {
    std::promise<ServerCounts> promise;
    asio::post(io_, [&] { promise.set_value({seats_.taken(), conversations_.size(), conversations_.held()}); });
    return promise.get_future().get();
  }

 private:
  // Ended from the last to the first: no handler runs any more when the conversations end.
  RequestThreads request_threads_;
  SharedParts shared_;
  const Page page_;
  const std::string host_;
  const bool behind_proxy_;
  Guard guard_;
  Conversations conversations_{shared_};
  Seats seats_;
  std::uint64_t last_connection_ = 0;
  std::uint16_t port_ = 0;
  bool leaving_ = false;
  asio::io_context io_{1};
  std::map<std::uint64_t, std::shared_ptr<SocketConnection>> connections_;
  tcp::acceptor acceptor_{io_};
  asio::steady_timer sweeper_{io_};
  asio::steady_timer goodbye_{io_};
  std::thread thread_;

  asio::awaitable<void> accept_all() {
    for (;;) {
      Fault fault;
      tcp::socket socket = co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, fault));
      if (!acceptor_.is_open()) co_return;
      if (fault) {  // too many open files, perhaps: others may be closed meanwhile
        asio::steady_timer pause(io_, std::chrono::milliseconds(50));
        co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, fault));
        continue;
      }
      socket.set_option(tcp::no_delay(true), fault);
      const auto peer = socket.remote_endpoint(fault);
      if (fault) continue;  // it has gone already
      auto seat = std::make_shared<Seat>(seats_, peer.address().to_string(), Clock::now());
      asio::co_spawn(io_, serve(beast::tcp_stream(std::move(socket)), std::move(seat)), asio::detached);
    }
  }

  asio::awaitable<void> serve(beast::tcp_stream stream, std::shared_ptr<Seat> seat) {
    seat->closes([&stream] { stream.close(); });
    if (!seats_.make_room(*seat, Clock::now())) {
      co_await send(stream,
                    refusal(HttpStatus::service_unavailable, {"Too many connections; try again later.",
                                                              "接続が多すぎます。後でもう一度お試しください。"}));
      co_await linger(stream);
      co_return;
    }
    beast::flat_buffer buffer(read_buffer);
    for (;;) {
      http::request_parser<http::empty_body> parser;
      parser.header_limit(longest_header);
      stream.expires_after(shared_.limits.request_time);
      Fault fault;
      co_await http::async_read_header(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, fault));
      if (fault && fault.category() != http::make_error_code(http::error::bad_method).category()) co_return;
      if (fault == http::error::end_of_stream) co_return;
      if (auto refused = fault ? refuse_unreadable(fault) : refuse(parser)) {
        co_await send(stream, std::move(*refused));
        break;
      }
      const HttpRequest& request = parser.get();
      seat->alive(Clock::now());
      if (path_of_target(as_view(request.target())) == "ws") {
        if (const auto from = as_view(request["X-Forwarded-For"]); behind_proxy_ && !from.empty()) {
          seat->comes_from(last_of_list(from));
        }
        seat->closes({});
        co_await begin_talk(std::move(stream), request, std::move(seat));
        co_return;
      }
      const bool again = request.keep_alive();
      if (!co_await send(stream, page_reply(request, page_)) || !again) break;
    }
    co_await linger(stream);
  }

  asio::awaitable<bool> send(beast::tcp_stream& stream, HttpReply reply) {
    stream.expires_after(shared_.limits.request_time);
    Fault fault;
    co_await beast::async_write(stream, std::move(reply), asio::redirect_error(asio::use_awaitable, fault));
    co_return !fault;
  }

  // Lets the client read the last reply: closing while it still sends would take the reply from it.
  asio::awaitable<void> linger(beast::tcp_stream& stream) {
    Fault fault;
    stream.socket().shutdown(tcp::socket::shutdown_send, fault);
    stream.expires_after(linger_time);
    std::array<char, 4096> ignored;
    for (std::size_t all = 0; !fault && all < most_ignored;) {
      all += co_await stream.async_read_some(asio::buffer(ignored), asio::redirect_error(asio::use_awaitable, fault));
    }
  }

  static HttpReply refuse_unreadable(const Fault& fault) {
    if (fault == http::error::header_limit || fault == http::error::buffer_overflow) {
      return refusal(HttpStatus::request_header_fields_too_large,
                     {"The request's header is too long.", "要求のヘッダーが長すぎます。"});
    }
    return refusal(HttpStatus::bad_request, {"This is not an HTTP request.", "HTTP の要求として読めません。"});
  }

  // What is wrong with a request whoever sends it, if anything.
  std::optional<HttpReply> refuse(const http::request_parser<http::empty_body>& parser) const {
    const HttpRequest& request = parser.get();
    if (request.method() != http::verb::get && request.method() != http::verb::head) {
      return refusal(HttpStatus::method_not_allowed, {"Only GET and HEAD.", "GET と HEAD だけが使えます。"});
    }
    if (!parser.is_done()) {
      return refusal(HttpStatus::bad_request, {"A GET has no body.", "GET に本文は付けられません。"});
    }
    if (request.count(http::field::host) > 1) {
      return refusal(HttpStatus::bad_request, {"A request has one Host.", "Host は一つだけです。"});
    }
    const std::string_view host = as_view(request[http::field::host]);
    if (!guard_.host_allowed(host)) {
      return refusal(HttpStatus::misdirected_request,
                     {"This server does not answer to that name; asobi serve --allow-host allows one.",
                      "このサーバーはその名前では応答しません。asobi serve --allow-host で許可できます。"});
    }
    if (path_of_target(as_view(request.target())) != "ws") return std::nullopt;
    const std::string_view origin = as_view(request[http::field::origin]);
    if (origin.empty() && !guard_.program_allowed(as_view(request[http::field::authorization]))) {
      return refusal(
          HttpStatus::forbidden,
          {"Programs show a token here: Authorization: Bearer TOKEN (asobi serve --token).",
           "プログラムからの接続にはトークンが要ります: Authorization: Bearer TOKEN（asobi serve --token）。"});
    }
    if (!origin.empty() && !guard_.origin_allowed(origin, host)) {
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

  asio::awaitable<void> begin_talk(beast::tcp_stream stream, HttpRequest request, std::shared_ptr<Seat> seat) {
    const auto connection =
        std::make_shared<SocketConnection>(++last_connection_, std::move(stream), shared_.limits, std::move(seat));
    if (!co_await connection->accept(request)) co_return;
    const std::string_view target = as_view(request.target());
    const auto taken = to_integer(field_of(target, "received"));
    const std::string token = taken && *taken >= 0 ? field_of(target, "token") : std::string();
    begin(connection, token, token.empty() ? 0 : static_cast<std::uint64_t>(*taken));
  }

  void begin(const std::shared_ptr<SocketConnection>& connection, const std::string& token, std::uint64_t taken) {
    const auto conversation = conversations_.resume_or_begin(token, taken, connection->seat().address());
    if (const auto other = connections_.find(conversation->connection()); other != connections_.end()) {
      other->second->close(SocketConnection::taken_over, "another connection has taken over");
      connections_.erase(other);
    }
    const bool fresh = conversation->token() != token;
    const std::uint64_t received =
        conversation->attach(connection->id(), fresh ? 0 : taken, [this, id = connection->id()] {
          asio::post(io_, [this, id] {
            if (const auto found = connections_.find(id); found != connections_.end())
              std::shared_ptr(found->second)->pump();
          });
        });
    connections_.emplace(connection->id(), connection);
    const Json hello = json_of(Greeting{{conversation->token(), received}}, Lang::en);
    connection->start(conversation, to_line(hello),
                      [this](SocketConnection& gone, SocketConnection::End how) { end(gone, how); });
  }

  void end(SocketConnection& connection, SocketConnection::End how) {
    connections_.erase(connection.id());
    if (leaving_ && connections_.empty()) io_.stop();
    const Conversation& conversation = *connection.conversation();
    if (conversation.connection() != connection.id()) return;  // another has taken over
    connection.conversation()->detach(connection.id());
    if (how == SocketConnection::End::finished) {
      conversations_.end(conversation.token());
    } else {
      conversations_.alone(conversation.token(), Clock::now());
    }
  }

  void sweep_later() {
    sweeper_.expires_after(sweep_time);
    sweeper_.async_wait([this](const Fault& fault) {
      if (fault) return;
      conversations_.sweep(Clock::now());
      sweep_later();
    });
  }

  void goodbye() {
    leaving_ = true;
    Fault ignored;
    acceptor_.close(ignored);
    for (const auto& [id, connection] : connections_)
      connection->close(beast::websocket::close_code::going_away, "the server ends");
    conversations_.end_all();
    if (connections_.empty()) {
      io_.stop();
      return;
    }
    goodbye_.expires_after(goodbye_time);
    goodbye_.async_wait([this](const Fault&) { io_.stop(); });
  }
};

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;
std::uint16_t Server::port() const { return impl_->port(); }
std::string Server::address() const { return impl_->address(); }
bool Server::is_local() const { return impl_->is_local(); }
ServerCounts Server::counts() const { return impl_->counts(); }

Result<std::unique_ptr<Server>> Server::start(const Catalogue& catalogue, Jobs& jobs, const ServerSettings& settings) {
  auto impl = std::make_unique<Impl>(catalogue, jobs, settings);
  ASOBI_CHECK(impl->start(settings.port));
  return std::unique_ptr<Server>(new Server(std::move(impl)));
}

}  // namespace asobi

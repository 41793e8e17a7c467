#include "apps/server/server.hpp"

#include <atomic>
#include <cerrno>
#include <future>
#include <map>
#include <new>
#include <system_error>
#include <thread>
#include <type_traits>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <fcntl.h>

#include "apps/server/client_address.hpp"
#include "apps/server/conversations.hpp"
#include "apps/server/http_connection.hpp"
#include "apps/server/pending.hpp"
#include "apps/server/run_io.hpp"
#include "apps/server/seats.hpp"
#include "apps/server/socket_connection.hpp"
#include "base/json.hpp"
#include "service/messages.hpp"

namespace asobi {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;
using Fault = boost::system::error_code;
using Clock = Conversations::Clock;

constexpr auto goodbye_time = std::chrono::milliseconds(40);

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

Result<tcp::endpoint> endpoint_of(asio::io_context& io, const std::string& host, std::uint16_t port) {
  Fault fault;
  tcp::resolver resolver(io);
  const auto found = resolver.resolve(host, std::to_string(port), tcp::resolver::passive, fault);
  if (fault == asio::error::no_memory) throw std::bad_alloc();
  if (fault || found.empty()) {
    return fail(Code::invalid, "there is no address {}; --host takes a name or an address of this machine",
                "アドレス {} が見つかりません。--host にはこの計算機の名前かアドレスを指定してください", shown(host));
  }
  return found.begin()->endpoint();
}

std::unexpected<Error> cannot_begin(const std::string& why) {
  return fail(Code::limit, "the server cannot begin: {}; end other programs and try again",
              "サーバーを開始できません: {}。他のプログラムを終了してからもう一度お試しください", why);
}

// What the system lacks is an error.
template <class Body>
std::invoke_result_t<Body> unless_lacking(const Body& body) {
  try {
    return body();
  } catch (const boost::system::system_error& fault) {
    return cannot_begin(fault.code().message());
  } catch (const std::system_error& fault) {
    return cannot_begin(fault.code().message());
  }
}

// The socket that it is told of, or one of its own.
Result<void> listen_on(tcp::acceptor& acceptor, const tcp::endpoint& endpoint, const ServerSettings& settings) {
  const std::string& host = settings.host;
  Fault fault;
  if (settings.socket >= 0) {
    acceptor.assign(endpoint.protocol(), settings.socket, fault);
    if (!fault) return {};
    return cannot_begin(fault.message());
  }
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

// Where it is to listen, if all that it is told makes sense.
Result<tcp::endpoint> endpoint_for(asio::io_context& io, const ServerSettings& settings) {
  if (const auto wrong = std::ranges::find_if_not(settings.frames, is_origin); wrong != settings.frames.end()) {
    return fail(Code::invalid, "{} is not a page's origin; write it as https://example.org",
                "{} はページの origin ではありません。https://example.org の形で書いてください", shown(*wrong));
  }
  if (settings.site && !is_page_address(*settings.site)) {
    return fail(Code::invalid, "{} is not a page's address; write it as https://example.org/asobi/",
                "{} はページのアドレスではありません。https://example.org/asobi/ の形で書いてください",
                shown(*settings.site));
  }
  ASOBI_TRY(tcp::endpoint endpoint, endpoint_of(io, settings.host, settings.port));
  if (!endpoint.address().is_loopback() && settings.hosts.empty()) {
    return fail(
        Code::invalid,
        "whoever reaches {} could use this machine; say by which names it may be called, with --allow-host NAME "
        "(docs/serving.md)",
        "{} に届く人は誰でもこの計算機を使えてしまいます。応答してよい名前を --allow-host NAME で指定してください"
        "（docs/serving.md）",
        settings.host);
  }
  return endpoint;
}

std::string address_of(const std::string& host, std::uint16_t port) {
  const bool v6 = host.find(':') != std::string::npos;
  return fmt::format("http://{}:{}/", v6 ? "[" + host + "]" : host, port);
}

}  // namespace

class Server::Impl {
 public:
  Impl(const Catalogue& catalogue, Jobs& jobs, const ServerSettings& settings)
      : request_threads_(settings.limits.request_threads),
        shared_{catalogue, jobs, request_threads_, settings.limits},
        page_(settings.page, settings.frames),
        host_(settings.host),
        site_(settings.site),
        seats_(shared_.limits),
        http_{shared_.limits, page_, guard_, settings.behind_proxy,
              [this](beast::tcp_stream stream, const HttpRequest& request, std::shared_ptr<Seat> seat) {
                talk(std::move(stream), request, std::move(seat));
              }} {
    guard_.origins = settings.origins;
    guard_.hosts = settings.hosts;
    guard_.token = settings.token;
  }

  ~Impl() {
    if (!thread_.joinable()) return;
    leaving_ = true;
    io_.stop();
    thread_.join();
  }

  Result<void> start(const ServerSettings& settings) {
    ASOBI_TRY(const tcp::endpoint endpoint, endpoint_for(io_, settings));
    guard_.loopback = endpoint.address().is_loopback();
    if (guard_.loopback) guard_.hosts.push_back(host_);
    ASOBI_CHECK(listen_on(acceptor_, endpoint, settings));
    port_ = acceptor_.local_endpoint().port();
    accept();
    thread_ = std::thread([this] { run(); });
    return {};
  }

  std::uint16_t port() const { return port_; }
  bool is_local() const { return guard_.loopback; }

  std::string address() const { return address_of(host_, port()); }

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
  const std::optional<std::string> site_;
  Guard guard_;
  Conversations conversations_{shared_};
  Seats seats_;
  const HttpParts http_;
  std::uint64_t last_connection_ = 0;
  std::uint16_t port_ = 0;
  bool accepting_ = false;
  std::atomic<bool> leaving_ = false;
  asio::io_context io_{1};
  std::map<std::uint64_t, std::shared_ptr<SocketConnection>> connections_;
  tcp::acceptor acceptor_{io_};
  std::thread thread_;

  void accept() {
    acceptor_.async_accept([this, pending = Pending(accepting_)](const Fault& fault, tcp::socket socket) mutable {
      pending.called();
      if (fault || !acceptor_.is_open())
        return;  // too many open files, perhaps: others may be closed until the next turn
      accept();
      welcome(std::move(socket));
    });
  }

  void welcome(tcp::socket socket) {
    Fault fault;
    socket.set_option(tcp::no_delay(true), fault);
    const auto peer = socket.remote_endpoint(fault);
    if (fault) return;  // it has gone already
    const auto now = Clock::now();
    const auto seat = std::make_shared<Seat>(seats_, client_address(peer.address().to_string()), now);
    const bool has_place = seats_.make_room(*seat, now);
    std::make_shared<HttpConnection>(http_, beast::tcp_stream(std::move(socket)), seat)->start(has_place);
  }

  void talk(beast::tcp_stream stream, const HttpRequest& request, std::shared_ptr<Seat> seat) {
    const auto connection =
        std::make_shared<SocketConnection>(++last_connection_, std::move(stream), shared_.limits, std::move(seat));
    const std::string_view target = as_view(request.target());
    const auto taken = to_integer(field_of(target, "received"));
    std::string token = taken && *taken >= 0 ? field_of(target, "token") : std::string();
    const auto already = token.empty() ? 0 : static_cast<std::uint64_t>(*taken);
    connection->accept(request,
                       [this, connection, token = std::move(token), already] { begin(connection, token, already); });
  }

  void begin(const std::shared_ptr<SocketConnection>& connection, const std::string& token, std::uint64_t taken) {
    const auto now = Clock::now();
    const auto conversation = conversations_.resume_or_begin(token, taken, connection->seat().address(), now);
    if (const auto found = connections_.find(conversation->connection()); found != connections_.end()) {
      const auto other = found->second;
      connections_.erase(found);
      other->close(SocketConnection::taken_over, "another connection has taken over");
    }
    const bool fresh = conversation->token() != token;
    connection->carry(conversation, [this](SocketConnection& gone, SocketConnection::End how) { end(gone, how); });
    connections_.emplace(connection->id(), connection);
    connection->careful([&] {
      const auto received = conversation->attach(connection->id(), fresh ? 0 : taken, word_for(connection->id()));
      conversations_.joined(conversation->token());
      connection->greet(to_line(json_of(Greeting{{conversation->token(), received}, site_}, Lang::en)));
    });
  }

  // Leaves word for the connection that there may be something to do; if there is no memory for it, the next turn does.
  std::function<void()> word_for(std::uint64_t id) {
    return [this, id] {
      attempt([&] {
        asio::post(io_, [this, id] {
          if (const auto found = connections_.find(id); found != connections_.end())
            std::shared_ptr(found->second)->pump();
        });
      });
    };
  }

  void end(SocketConnection& connection, SocketConnection::End how) {
    connections_.erase(connection.id());
    const Conversation& conversation = *connection.conversation();
    if (conversation.connection() != connection.id()) return;  // another has taken over
    connection.conversation()->detach(connection.id());
    if (how == SocketConnection::End::finished) {
      conversations_.end(conversation.token());
    } else {
      conversations_.alone(conversation.token(), Clock::now());
    }
  }

  void run() {
    run_io(io_, leaving_, [this] { tend(); });
    goodbye();
  }

  void tend() {
    conversations_.sweep(Clock::now());
    for (auto next = connections_.begin(); next != connections_.end();) {
      const auto connection = (next++)->second;  // which may take itself off the list
      connection->tend();
    }
    if (!accepting_) accept();
  }

  void goodbye() {
    Fault ignored;
    acceptor_.close(ignored);
    for (auto next = connections_.begin(); next != connections_.end();) {
      const auto connection = (next++)->second;
      connection->close(beast::websocket::close_code::going_away, "the server ends");
    }
    conversations_.end_all();
    const auto until = Clock::now() + goodbye_time;
    while (!connections_.empty() && Clock::now() < until) {
      io_.restart();
      attempt([&] { io_.run_one_until(until); });
    }
  }
};

Result<Listening> listen_for(const ServerSettings& settings) {
  return unless_lacking([&]() -> Result<Listening> {
    asio::io_context io;
    tcp::acceptor acceptor(io);
    ASOBI_TRY(const tcp::endpoint endpoint, endpoint_for(io, settings));
    ASOBI_CHECK(listen_on(acceptor, endpoint, settings));
    const std::uint16_t port = acceptor.local_endpoint().port();
    const int socket = ::fcntl(acceptor.native_handle(), F_DUPFD_CLOEXEC, 0);
    if (socket < 0) return cannot_begin(std::generic_category().message(errno));
    return Listening{socket, port, endpoint.address().is_loopback(), address_of(settings.host, port)};
  });
}

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;
std::uint16_t Server::port() const { return impl_->port(); }
std::string Server::address() const { return impl_->address(); }
bool Server::is_local() const { return impl_->is_local(); }
ServerCounts Server::counts() const { return impl_->counts(); }

Result<std::unique_ptr<Server>> Server::start(const Catalogue& catalogue, Jobs& jobs, const ServerSettings& settings) {
  return unless_lacking([&]() -> Result<std::unique_ptr<Server>> {
    auto impl = std::make_unique<Impl>(catalogue, jobs, settings);
    ASOBI_CHECK(impl->start(settings));
    return std::unique_ptr<Server>(new Server(std::move(impl)));
  });
}

}  // namespace asobi

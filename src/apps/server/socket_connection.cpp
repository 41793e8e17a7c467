#include "apps/server/socket_connection.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>

namespace asobi {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using Fault = boost::system::error_code;

constexpr auto patience_with_close = std::chrono::seconds(2);
constexpr std::size_t usual_buffer = std::size_t{16} << 10;
constexpr std::size_t piece = std::size_t{4} << 10;

// Large replies are packed, at little cost in memory for each client.
websocket::permessage_deflate packing() {
  websocket::permessage_deflate options;
  options.server_enable = true;
  options.server_no_context_takeover = true;
  options.client_no_context_takeover = true;
  options.server_max_window_bits = 13;
  options.compLevel = 3;
  options.memLevel = 5;
  options.msg_size_threshold = 4096;
  return options;
}

}  // namespace

SocketConnection::SocketConnection(std::uint64_t id, beast::tcp_stream stream, const ServerLimits& limits,
                                   std::shared_ptr<Seat> seat)
    : id_(id),
      limits_(limits),
      seat_(std::move(seat)),
      socket_(std::move(stream)),
      patience_(socket_->get_executor()) {}

asio::awaitable<bool> SocketConnection::accept(const Request& request) {
  const auto self = shared_from_this();
  beast::get_lowest_layer(*socket_).expires_never();  // the WebSocket keeps time itself
  socket_->set_option(websocket::stream_base::timeout{limits_.request_time, limits_.idle_time, true});
  socket_->set_option(packing());
  socket_->read_message_max(limits_.message_bytes);
  socket_->text(true);
  Fault fault;
  co_await socket_->async_accept(request, asio::redirect_error(asio::use_awaitable, fault));
  co_return !fault;
}

void SocketConnection::start(std::shared_ptr<Conversation> conversation, std::string hello, Gone gone) {
  conversation_ = std::move(conversation);
  gone_ = std::move(gone);
  seat_->closes([this] { close(place_needed, "the place is needed"); });
  write(std::make_shared<const std::string>(std::move(hello)));
  pump();
}

void SocketConnection::pump() {
  if (!gone_ || closing_) return;
  if (conversation_->lost()) {
    close(websocket::close_code::try_again_later, "too many replies were left unread");
    end(End::finished);
    return;
  }
  if (!writing_) {
    if (auto message = conversation_->next()) write(std::move(message));
  }
  if (!reading_ && conversation_->has_room()) read();
}

// In pieces: a read of a whole message that is told to go on while a close is under way fails an assertion of
// Beast 1.81.
void SocketConnection::read() {
  reading_ = true;
  socket_->async_read_some(buffer_.prepare(piece), [self = shared_from_this()](const Fault& fault, std::size_t bytes) {
    self->reading_ = false;
    if (fault) {
      const bool finished = fault == websocket::error::closed && self->socket_ &&
                            self->socket_->reason().code == websocket::close_code::normal;
      self->end(finished ? End::finished : End::dropped);
    } else if (self->gone_ && !self->closing_) {
      self->buffer_.commit(bytes);
      if (self->socket_->is_message_done()) {
        self->take_message();
      } else {
        self->read();
      }
    }  // else the close under way reads the rest, and nobody else may
  });
}

void SocketConnection::take_message() {
  if (!socket_->got_text()) {
    close(websocket::close_code::unknown_data, "messages are text");
    return;
  }
  seat_->alive(std::chrono::steady_clock::now());
  std::string message = beast::buffers_to_string(buffer_.data());
  buffer_.clear();
  if (buffer_.capacity() > usual_buffer) buffer_.shrink_to_fit();
  conversation_->receive(std::move(message));
  pump();
}

void SocketConnection::write(Conversation::Message message) {
  writing_ = std::move(message);
  socket_->async_write(asio::buffer(*writing_), [self = shared_from_this()](const Fault& fault, std::size_t) {
    self->writing_.reset();
    if (fault) {
      self->end(End::dropped);
    } else {
      self->pump();
    }
  });
}

void SocketConnection::close(std::uint16_t code, const std::string& reason) {
  if (closing_) return;
  closing_ = true;
  // A client that takes nothing does not take the goodbye either.
  patience_.expires_after(patience_with_close);
  patience_.async_wait([self = shared_from_this()](const Fault& fault) {
    if (!fault) self->give_up();
  });
  socket_->async_close({static_cast<websocket::close_code>(code), reason}, [self = shared_from_this()](const Fault&) {
    self->patience_.cancel();
    self->end(End::dropped);
  });
}

void SocketConnection::end(End how) {
  if (!gone_) return;
  const Gone gone = std::exchange(gone_, {});
  gone(*this, how);
}

// Reading what breaks the rules waits for closing, and closing waits for reading (Beast 1.81): each would keep this
// connection, and its seat, for ever. They end with the socket.
void SocketConnection::give_up() {
  beast::get_lowest_layer(*socket_).close();
  socket_.reset();
  end(End::dropped);
}

}  // namespace asobi

#include "apps/server/socket_connection.hpp"

#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_to_string.hpp>

#include "apps/server/pending.hpp"

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

void SocketConnection::accept(const Request& request, std::function<void()> then) {
  beast::get_lowest_layer(*socket_).expires_never();  // the WebSocket keeps time itself
  socket_->set_option(websocket::stream_base::timeout{limits_.request_time, limits_.idle_time, true});
  socket_->set_option(packing());
  socket_->read_message_max(limits_.message_bytes);
  socket_->text(true);
  socket_->async_accept(request, [self = shared_from_this(), then = std::move(then)](const Fault& fault) {
    if (!fault) then();
  });
}

void SocketConnection::carry(std::shared_ptr<Conversation> conversation, Gone gone) {
  conversation_ = std::move(conversation);
  gone_ = std::move(gone);
  seat_->closes([this] { close(place_needed, "the place is needed"); });
}

void SocketConnection::greet(std::string hello) {
  write(std::make_shared<const std::string>(std::move(hello)));
  pump();
}

void SocketConnection::pump() {
  if (!gone_ || closing_) return;
  if (conversation_->lost()) {
    close(websocket::close_code::try_again_later, "replies were lost");
    end(End::finished);
    return;
  }
  careful([this] {
    if (!writing_) {
      if (auto message = conversation_->next()) write(std::move(message));
    }
    if (!reading_ && conversation_->has_room()) read();
  });
}

void SocketConnection::tend() {
  const bool perished = (reading_ && !read_pending_) || (writing_ && !write_pending_) || (closing_ && !close_pending_);
  if (perished) {
    give_up();
  } else {
    pump();
  }
}

// In pieces: a read of a whole message that is told to go on while a close is under way fails an assertion of
// Beast 1.81.
void SocketConnection::read() {
  reading_ = true;
  socket_->async_read_some(buffer_.prepare(piece), [this, pending = Pending(read_pending_, shared_from_this())](
                                                       const Fault& fault, std::size_t bytes) mutable {
    pending.called();
    reading_ = false;
    if (fault) {
      const bool finished =
          fault == websocket::error::closed && socket_ && socket_->reason().code == websocket::close_code::normal;
      const End how = finished ? End::finished : End::dropped;
      if (closing_) {
        end(how);  // the close under way goes on
      } else {
        give_up(how);
      }
    } else if (gone_ && !closing_) {
      careful([&] { take_piece(bytes); });
    }  // else the close under way reads the rest, and nobody else may
  });
}

void SocketConnection::take_piece(std::size_t bytes) {
  buffer_.commit(bytes);
  if (socket_->is_message_done()) {
    take_message();
  } else if (conversation_->holds_part(buffer_.size())) {
    read();
  } else {
    buffer_ = {};
    conversation_->holds_part(0);
    close(no_room, "too much is held for all at present");
  }
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
  socket_->async_write(asio::buffer(*writing_), [this, pending = Pending(write_pending_, shared_from_this())](
                                                    const Fault& fault, std::size_t) mutable {
    pending.called();
    writing_.reset();
    if (!fault) {
      pump();
    } else if (fault == asio::error::operation_aborted) {
      end(End::dropped);  // by a close that goes on
    } else {
      give_up();
    }
  });
}

void SocketConnection::close(std::uint16_t code, std::string_view reason) {
  if (closing_ || !socket_) return;
  closing_ = true;
  careful([&] {
    // A client that takes nothing does not take the goodbye either.
    patience_.expires_after(patience_with_close);
    patience_.async_wait([self = shared_from_this()](const Fault& fault) {
      if (!fault) self->give_up();
    });
    socket_->async_close({static_cast<websocket::close_code>(code), beast::string_view(reason.data(), reason.size())},
                         [this, pending = Pending(close_pending_, shared_from_this())](const Fault&) mutable {
                           pending.called();
                           patience_.cancel();
                           end(End::dropped);
                         });
  });
}

void SocketConnection::end(End how) {
  if (!gone_) return;
  const Gone gone = std::exchange(gone_, {});
  gone(*this, how);
}

// Reading what breaks the rules waits for closing, and closing waits for reading (Beast 1.81): each would keep this
// connection, and its seat, for ever. They end with the socket; but one that takes its leave of the other side still
// refers to it, and hears first that it is closed.
void SocketConnection::give_up(End how) {
  patience_.cancel();
  if (socket_) {
    beast::get_lowest_layer(*socket_).close();
    attempt([this] { asio::post(socket_->get_executor(), [self = shared_from_this()] { self->socket_.reset(); }); });
  }
  end(how);
}

}  // namespace asobi

// One WebSocket and the conversation it carries at present. All of it runs on the server's one input and output thread.
// When something cannot be done, for want of memory perhaps, the connection is dropped and its client may come back.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket.hpp>

#include "apps/server/conversation.hpp"
#include "apps/server/run_io.hpp"
#include "apps/server/seats.hpp"

namespace asobi {

class SocketConnection : public std::enable_shared_from_this<SocketConnection> {
 public:
  using Request = boost::beast::http::request<boost::beast::http::empty_body>;

  // How it ended, for the conversation.
  enum class End {
    dropped,   // the client may come back
    finished,  // it said so (close code 1000), or its replies were lost
  };
  using Gone = std::function<void(SocketConnection&, End)>;

  // Close codes of our own.
  static constexpr std::uint16_t taken_over = 4000;
  static constexpr std::uint16_t place_needed = 4001;
  static constexpr std::uint16_t no_room = 4002;

  // seat: kept for as long as the connection lives.
  SocketConnection(std::uint64_t id, boost::beast::tcp_stream stream, const ServerLimits& limits,
                   std::shared_ptr<Seat> seat);

  std::uint64_t id() const { return id_; }
  const Seat& seat() const { return *seat_; }
  const std::shared_ptr<Conversation>& conversation() const { return conversation_; }

  // The WebSocket handshake; `then` is called if it succeeds.
  void accept(const Request& request, std::function<void()> then);
  // From now on it is for this conversation, until `gone` is called, once.
  void carry(std::shared_ptr<Conversation> conversation, Gone gone);
  void greet(std::string hello);  // and then everything else
  // Goes on with whatever has become possible: sending, receiving, giving up.
  void pump();
  void tend();  // the same, and finds out that something under way has perished
  void close(std::uint16_t code, std::string_view reason);

  // Drops the connection if the body throws.
  template <class Body>
  void careful(const Body& body) {
    if (!attempt(body)) give_up();
  }

 private:
  const std::uint64_t id_;
  const ServerLimits& limits_;
  const std::shared_ptr<Seat> seat_;
  std::optional<boost::beast::websocket::stream<boost::beast::tcp_stream>> socket_;  // until it is given up
  boost::asio::steady_timer patience_;
  boost::beast::flat_buffer buffer_;
  std::shared_ptr<Conversation> conversation_;
  Conversation::Message writing_;
  Gone gone_;
  bool reading_ = false, closing_ = false;                                     // wanted
  bool read_pending_ = false, write_pending_ = false, close_pending_ = false;  // under way

  void read();
  void take_piece(std::size_t bytes);
  void take_message();
  void write(Conversation::Message message);
  void end(End how);
  void give_up(End how = End::dropped);
};

}  // namespace asobi

// A WebSocket after its handshake, with frames as the bytes choose them: requests whole, in fragments or packed, with
// pings between; and frames that break the rules. As long as none did, and no other connection took over, every text
// gets exactly one final reply; after that the connection is closed. Either way the next client is served.
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <fuzzer/FuzzedDataProvider.h>

#include "served.hpp"

namespace {

using namespace asobi;

constexpr std::size_t longest_text = 600;
constexpr int most_steps = 12;
constexpr unsigned last_frame = 0x80, packed_frame = 0x40;
constexpr unsigned text_frame = 1, close_frame = 8, ping_frame = 9, pong_frame = 10;

const std::array requests = {
    R"({"op":"hello")",
    R"({"op":"list","lang":"ja")",
    R"({"op":"info","game":"nim")",
    R"({"op":"at","game":"nim","options":{"heaps":"1 2 3"},"moves":"1:1")",
    R"({"op":"at","game":"count","moves":"take1","with":["moves"])",
    R"({"op":"open","game":"nim")",
    R"({"op":"ask","game":"count","tool":"left")",
    R"({"op":"ask","game":"count","tool":"slow","arguments":{"ms":2})",
    R"({"op":"ask","game":"count","tool":"large","arguments":{"bytes":9000})",
    R"({"op":"ask","game":"count","tool":"table","arguments":{"bytes":1099511627776})",
    R"({"op":"cancel","job":0)",
    R"({"op":"遊び")",
};

// `told`: the length it claims to have.
std::string frame(unsigned first, std::string_view payload, std::uint64_t told, bool masked, unsigned length_bytes) {
  std::string out(1, static_cast<char>(first));
  const unsigned length = length_bytes == 8 ? 127 : length_bytes == 2 ? 126 : static_cast<unsigned>(told % 126);
  out += static_cast<char>(length | (masked ? 0x80 : 0));
  for (unsigned i = length_bytes; i-- > 0;) out += static_cast<char>(told >> (8 * i) & 255);
  constexpr std::string_view mask = "\x12\x34\x56\x78";
  if (masked) out += mask;
  for (std::size_t i = 0; i < payload.size(); ++i) out += static_cast<char>(payload[i] ^ (masked ? mask[i % 4] : 0));
  return out;
}

std::string sound_frame(unsigned first, std::string_view payload) {
  return frame(first, payload, payload.size(), true, payload.size() < 126 ? 0 : 2);
}

// As permessage-deflate packs it, in one block that is stored as it is, and the begin of an empty one.
std::string packed(std::string_view text) {
  const auto size = static_cast<unsigned>(text.size());
  std::string out(1, '\0');
  for (const unsigned word : {size, ~size}) {
    out += static_cast<char>(word & 255);
    out += static_cast<char>(word >> 8 & 255);
  }
  return out.append(text) + '\0';
}

class Talk {
 public:
  Talk(Served& served, const std::uint8_t* data, std::size_t size)
      : in_(data, size),
        packs_(in_.ConsumeBool()),
        port_(served.port()),
        client_(port_, {.headers = packs_ ? offer : ""}) {
    demand(client_.status() == 101 && !client_.token().empty(), "the WebSocket does not open");
  }

  void run() {
    for (int step = 0; step < most_steps && in_.remaining_bytes() > 0; ++step) act();
    if (sound_) {
      while (finals_ < sent_) read_final();
      send_text(R"({"op":"hello","id":"last"})");
      const auto last = read_final();
      demand(client_.last_was_packed() || Json::parse(last).value("id", Json()) == "last",
             "a request was answered twice");
      send(sound_frame(last_frame | close_frame, "\x03\xe8"));
    }
    Served::rest(client_.wire());
    if (other_) Served::rest(other_->wire());
  }

 private:
  static constexpr const char* offer = "Sec-WebSocket-Extensions: permessage-deflate\r\n";

  FuzzedDataProvider in_;
  bool packs_;
  std::uint16_t port_;
  WebClient client_;
  std::optional<WebClient> other_;
  bool sound_ = true;  // nothing was sent that breaks the rules, and nobody took over
  int sent_ = 0;       // texts
  int finals_ = 0;     // replies to them

  void send(const std::string& bytes) { client_.wire().send(bytes); }

  std::string read_final() {
    for (;;) {
      const auto text = client_.read_text();
      demand(text.has_value(), "a request gets no reply");
      if (!client_.last_was_packed() && Json::parse(*text).at("final") != true) continue;
      ++finals_;
      return *text;
    }
  }

  void act() {
    switch (in_.ConsumeIntegralInRange(0, 11)) {
      case 0:
        return odd_frame();
      case 1:
        return odd_bytes();
      case 2:
        return close();
      case 3:
        return any_text();
      case 4:
        return send(sound_frame(last_frame | ping_frame, in_.ConsumeBytesAsString(in_.ConsumeIntegralInRange(0, 125))));
      case 5:
        return send(sound_frame(last_frame | pong_frame, in_.ConsumeBytesAsString(in_.ConsumeIntegralInRange(0, 125))));
      case 6:
        if (sound_ && finals_ < sent_) read_final();
        return;
      case 7:
        return take_over();
      default:
        return send_text(fmt::format("{},\"id\":{}}}", in_.PickValueInArray(requests), sent_));
    }
  }

  // In one frame or in several.
  void send_text(const std::string& text) {
    ++sent_;
    const bool pack = packs_ && in_.ConsumeBool();
    const std::string whole = pack ? packed(text) : text;
    std::string_view rest = whole;
    unsigned first = text_frame | (pack ? packed_frame : 0);
    for (int cuts = in_.ConsumeIntegralInRange(0, 3); cuts > 0; --cuts) {
      const auto size = in_.ConsumeIntegralInRange<std::size_t>(0, rest.size());
      send(sound_frame(first, rest.substr(0, size)));
      rest.remove_prefix(size);
      first = 0;
      if (in_.ConsumeBool()) send(sound_frame(last_frame | ping_frame, "?"));
    }
    send(sound_frame(last_frame | first, rest));
  }

  void any_text() {
    std::string text = in_.ConsumeRandomLengthString(longest_text);
    for (char& c : text) c = static_cast<char>(c & 127);
    send_text(text);
  }

  // Another connection goes on with the conversation; this one is told to go, and may send what it likes.
  void take_over() {
    sound_ = false;
    other_.emplace(WebClient::resumed(port_, client_.token(), static_cast<std::uint64_t>(finals_)));
    demand(!other_->token().empty(), "the second connection does not open");
  }

  void close() {
    sound_ = false;
    send(sound_frame(last_frame | close_frame, in_.ConsumeRandomLengthString(125)));
  }

  void odd_frame() {
    sound_ = false;
    const auto first = in_.ConsumeIntegral<std::uint8_t>();
    const bool masked = in_.ConsumeBool();
    const unsigned length_bytes = in_.PickValueInArray({0u, 2u, 8u});
    const bool honest = in_.ConsumeBool();
    const std::uint64_t lie = honest ? 0 : in_.ConsumeIntegral<std::uint64_t>();
    const std::string payload = in_.ConsumeRandomLengthString(2 * Served::longest_message);
    send(frame(first, payload, honest ? payload.size() : lie, masked, length_bytes));
  }

  void odd_bytes() {
    sound_ = false;
    send(in_.ConsumeRandomLengthString(2 * Served::longest_message));
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Served served;
  Talk(served, data, size).run();
  served.demand_still_serves();
  return 0;
}

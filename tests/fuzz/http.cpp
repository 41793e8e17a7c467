// Any bytes to the server's port, in two parts: they are answered or the connection is closed, and the next client is
// served.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "served.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace asobi;
  static Served served;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const std::size_t cut = bytes.empty() ? 0 : data[size - 1] % size;
  {
    Wire wire(served.port());
    wire.send(bytes.substr(0, cut));
    if (cut > 0) std::this_thread::yield();
    wire.send(bytes.substr(cut));
    const std::string answer = Served::rest(wire);
    demand(answer.empty() || answer.starts_with("HTTP/1."), "the answer is not HTTP");
  }
  served.demand_still_serves();
  return 0;
}

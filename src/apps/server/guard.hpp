// Who may talk to the server. A browser sends requests on behalf of any page it shows, so a server on the loopback
// address answers only to loopback names (a foreign name that was made to point here is refused: DNS rebinding), and a
// WebSocket is opened only for pages of this server, of the same machine, or named by the person who runs it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace asobi {

struct Guard {
  bool loopback = true;              // listening on the loopback address
  std::string host = {};             // the name it was told to listen on; always a good one
  std::vector<std::string> origins;  // more pages that may open a WebSocket: "https://example.org"

  // host: the Host header of the request.
  bool host_allowed(std::string_view host_header) const;
  // origin: the Origin header; empty when there is none, as in requests of programs.
  bool origin_allowed(std::string_view origin, std::string_view host_header) const;
};

// The name in "name:port", "[::1]:port" or "name", in lower case; empty when it is none.
std::string host_name(std::string_view authority);
bool is_loopback_name(std::string_view name);

}  // namespace asobi

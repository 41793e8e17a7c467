// Who may talk to the server. A browser sends requests on behalf of any page it shows, so a server answers only to
// loopback names and to those that the person who runs it has said (a foreign name that was made to point here is
// refused: DNS rebinding), and a WebSocket is opened only for pages of this server, of the same machine, or named by
// that person. Programs, which send no Origin, show a token wherever others can reach the server.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace asobi {

// "https://example.org:8443", and nothing that could mean more in a header.
bool is_origin(std::string_view text);
// "https://example.org/asobi/": an origin and a path, without what follows # or ?.
bool is_page_address(std::string_view text);

struct Guard {
  bool loopback = true;                   // listening on the loopback address
  std::vector<std::string> hosts = {};    // names it answers to besides those of the loopback address
  std::string token = {};                 // with which programs may open a WebSocket; empty: none
  std::vector<std::string> origins = {};  // more pages that may open a WebSocket: "https://example.org"

  // host: the Host header of the request.
  bool host_allowed(std::string_view host_header) const;
  // origin: the Origin header, which is not empty.
  bool origin_allowed(std::string_view origin, std::string_view host_header) const;
  // authorization: the Authorization header of a request without an Origin.
  bool program_allowed(std::string_view authorization) const;
};

// The name in "name:port", "[::1]:port" or "name", in lower case; empty when it is none.
std::string host_name(std::string_view authority);
bool is_loopback_name(std::string_view name);

}  // namespace asobi

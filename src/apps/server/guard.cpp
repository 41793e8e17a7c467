#include "apps/server/guard.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace asobi {

namespace {

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

bool all_digits(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
}

// What follows "http://" or "https://".
std::string_view authority_of(std::string_view origin) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (origin.starts_with(scheme)) return origin.substr(scheme.size());
  }
  return {};
}

}  // namespace

std::string host_name(std::string_view authority) {
  std::string_view name = authority;
  std::string_view port;
  if (authority.starts_with('[')) {
    const std::size_t end = authority.find(']');
    if (end == std::string_view::npos) return {};
    name = authority.substr(1, end - 1);
    port = authority.substr(end + 1);
    if (!std::ranges::all_of(name, [](char c) { return plain(c) || c == ':'; })) return {};
  } else {
    const std::size_t colon = authority.find(':');
    name = authority.substr(0, colon);
    if (colon != std::string_view::npos) port = authority.substr(colon);
    if (!std::ranges::all_of(name, plain)) return {};
  }
  if (!port.empty() && (port[0] != ':' || !all_digits(port.substr(1)))) return {};
  return lower(name);
}

bool is_loopback_name(std::string_view name) {
  if (name == "localhost" || name == "::1") return true;
  // 127.0.0.0/8, written out; a name such as 127.evil.example is none of them.
  return name.starts_with("127.") && std::ranges::count(name, '.') == 3 &&
         std::ranges::all_of(name, [](char c) { return c == '.' || (c >= '0' && c <= '9'); });
}

bool is_origin(std::string_view text) { return !host_name(authority_of(text)).empty(); }

bool is_page_address(std::string_view text) {
  const std::size_t scheme = text.find("://");
  if (scheme == text.npos) return false;
  const std::string_view path = text.substr(std::min(text.find('/', scheme + 3), text.size()));
  const bool plain = std::ranges::all_of(path, [](char c) { return c > ' ' && c < '\x7F' && c != '#' && c != '?'; });
  return plain && is_origin(text.substr(0, text.size() - path.size()));
}

bool Guard::host_allowed(std::string_view host_header) const {
  const std::string name = host_name(host_header);
  if (name.empty()) return false;
  return is_loopback_name(name) || std::ranges::any_of(hosts, [&](const std::string& h) { return name == lower(h); });
}

bool Guard::origin_allowed(std::string_view origin, std::string_view host_header) const {
  if (std::ranges::any_of(origins, [&](const std::string& o) { return equal_ignoring_case(o, origin); })) return true;
  const std::string_view authority = authority_of(origin);
  const std::string name = host_name(authority);
  if (name.empty()) return false;
  return equal_ignoring_case(authority, host_header) || (loopback && is_loopback_name(name));
}

bool Guard::program_allowed(std::string_view authorization) const {
  if (loopback) return true;
  constexpr std::string_view scheme = "Bearer ";
  if (token.empty() || !authorization.starts_with(scheme)) return false;
  authorization.remove_prefix(scheme.size());
  // In the same time, wherever they differ.
  unsigned different = authorization.size() == token.size() ? 0 : 1;
  for (std::size_t i = 0; i < authorization.size(); ++i) {
    different |= static_cast<unsigned char>(authorization[i]) ^ static_cast<unsigned char>(token[i % token.size()]);
  }
  return different == 0;
}

}  // namespace asobi

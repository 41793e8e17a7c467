// Whom an address stands for: one client. Whoever has an IPv6 address has as a rule a whole /64 of them, so those count
// as one; and an IPv4 address counts as itself, however it is written.
#pragma once

#include <string>
#include <string_view>

namespace asobi {

// What is no address (a proxy may say so) stands for itself.
std::string client_address(std::string_view text);

}  // namespace asobi

#include "apps/server/client_address.hpp"

#include <algorithm>

#include <boost/asio/ip/address.hpp>

namespace asobi {

std::string client_address(std::string_view text) {
  namespace ip = boost::asio::ip;
  boost::system::error_code fault;
  const ip::address address = ip::make_address(std::string(text), fault);
  if (fault) return std::string(text);
  if (address.is_v4()) return address.to_string();
  const ip::address_v6 v6 = address.to_v6();
  if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6).to_string();
  ip::address_v6::bytes_type bytes = v6.to_bytes();
  if (v6.is_loopback()) return v6.to_string();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return ip::make_address_v6(bytes).to_string() + "/64";
}

}  // namespace asobi

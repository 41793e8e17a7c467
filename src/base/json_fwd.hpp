// The one JSON type: fields keep the order in which they were written.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace asobi {

// Nothing binary is ever written; this makes the type our own, which other programs' use of the library does not touch.
struct JsonBytes : std::vector<std::uint8_t> {
  using std::vector<std::uint8_t>::vector;
};

using Json = nlohmann::basic_json<nlohmann::ordered_map, std::vector, std::string, bool, std::int64_t, std::uint64_t,
                                  double, std::allocator, nlohmann::adl_serializer, JsonBytes>;

}  // namespace asobi

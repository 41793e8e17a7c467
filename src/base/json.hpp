// The JSON type in full; include it in sources, and json_fwd.hpp in headers.
#pragma once

#include <nlohmann/json.hpp>

#include "base/json_fwd.hpp"
#include "base/text.hpp"

// The library moves all that is inside a value to a list before the value goes, lest deep ones take much stack. A list
// takes memory, and where there is none a destructor ends the program. Ours are a few levels deep
// (base/json_depth.hpp), so what is inside goes with what holds it.
template <>
inline void asobi::Json::json_value::destroy(value_t type) {
  switch (type) {
    case value_t::object:
      delete object;
      break;
    case value_t::array:
      delete array;
      break;
    case value_t::string:
      delete string;
      break;
    case value_t::binary:
      delete binary;
      break;
    default:
      break;
  }
}

namespace asobi {

// One line of JSON. Bytes that are not UTF-8 (they can come from a command line) become U+FFFD.
inline std::string to_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

// The text of a field, empty where there is none.
inline std::string text_of(const Json& object, const char* field) { return object.value(field, std::string()); }

inline Json to_json(const Text& text) { return {{"en", text.en}, {"ja", text.ja}}; }

}  // namespace asobi

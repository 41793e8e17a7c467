// The JSON type in full; include it in sources, and json_fwd.hpp in headers.
#pragma once

#include <nlohmann/json.hpp>

#include "base/json_fwd.hpp"
#include "base/text.hpp"

namespace asobi {

// One line of JSON. Bytes that are not UTF-8 (they can come from a command line) become U+FFFD.
inline std::string to_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

// The text of a field, empty where there is none.
inline std::string text_of(const Json& object, const char* field) { return object.value(field, std::string()); }

inline Json to_json(const Text& text) { return {{"en", text.en}, {"ja", text.ja}}; }

}  // namespace asobi

// JSON that somebody has written by hand: read, or refused with the place of the fault.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "base/json.hpp"

namespace asobi {

// The value, or the byte of the text, from 1, where it ceases to be JSON.
std::expected<Json, std::size_t> read_json(std::string_view text);

// The first key that stands twice in one object, if one does: of such keys only the last would be read.
std::optional<std::string> repeated_key(std::string_view text);

}  // namespace asobi

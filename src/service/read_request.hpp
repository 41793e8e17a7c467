// A request as JSON. A stranger's text is counted before anything is built of it: its bytes, how deep its values stand
// in one another, and the members of each object, since every member is looked for among those before it. So what is
// refused costs one walk over the text, and what is read costs about as much.
#pragma once

#include <cstddef>
#include <string_view>

#include "base/json.hpp"
#include "base/result.hpp"

namespace asobi {

constexpr int most_members = 64;  // of one object

Result<Json> read_request(std::string_view line, std::size_t most_bytes);

}  // namespace asobi

// The one JSON type: fields keep the order in which they were written.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace asobi {

using Json = nlohmann::ordered_json;

}  // namespace asobi

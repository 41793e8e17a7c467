// The whole protocol as one JSON Schema (2020-12). The schema itself holds for any single message; among its
// definitions are maps from operations, games and tools to what belongs to them: Results, Options, Arguments, Answers.
#pragma once

#include "base/json_fwd.hpp"
#include "play/entry.hpp"

namespace asobi {

Json protocol_schema(const Catalogue& catalogue);

}  // namespace asobi

// What a page needs to draw and to turn a puzzle, as JSON: docs/protocol.md. Positions are rounded to 1e-9.
// Cost: O(stickers * axes of the solid).
#pragma once

#include "base/json_fwd.hpp"
#include "games/twisty/model/model.hpp"

namespace asobi::twisty {

Json shape_json(const Model& model, Lang lang);

}  // namespace asobi::twisty

// The sliding puzzle in the catalogue: the game with its options and its tools.
#pragma once

#include "play/entry.hpp"

namespace asobi::sliding {

Entry entry();

}  // namespace asobi::sliding

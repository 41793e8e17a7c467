// Twisty puzzles in the catalogue.
#pragma once

#include "play/entry.hpp"

namespace asobi::twisty {

Entry entry();

}  // namespace asobi::twisty

// The diamond game in the catalogue: its options and its tools.
#pragma once

#include "play/entry.hpp"

namespace asobi::diamond {

Entry entry();

}  // namespace asobi::diamond

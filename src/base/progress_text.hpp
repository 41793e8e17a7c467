// What a person at a terminal sees of long work: one line, with the rate and, where it is known how much there is to
// do, the time left, which is guessed from the time gone.
#pragma once

#include <string>

#include "base/progress.hpp"
#include "base/text.hpp"

namespace asobi {

// "stage ████▌     47 %  12.3 M/s  00:12 left"; where the total is not known "stage  1,234,567  12.3 M/s  00:10". The
// bar takes what room is left; the whole is no wider than `width` unless the rest alone is.
std::string progress_text(const Report& report, int width, Lang lang);

}  // namespace asobi

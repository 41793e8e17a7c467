// The lines of certificates (law_lines.hpp), as strictly as they are written, so that nobody can read them in two ways:
//
//   line      = [ "exists " name { ", " name } ": " ] condition { " and " condition }
//   condition = sum " = " sum | sum " <= " sum | name " = " name " xor " name
//   sum       = term { ( " + " | " - " ) term }
//   term      = [ number " " ] name | number
//   name      = a small letter | "v" and up to four digits
//   number    = digits without a 0 before others, up to statements::largest_number
//
// Each name is a free one or bound by the line, once; x, y and z are never bound. (tools/check_proof has the same.)
#pragma once

#include <string_view>

#include "base/result.hpp"

namespace asobi::chocolate {

// `free`: the letters that are not bound. Errors of code `invalid` name the column.
Result<void> check_line(std::string_view line, std::string_view free);

}  // namespace asobi::chocolate

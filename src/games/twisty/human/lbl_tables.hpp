// The procedures of the LBL method (14.2), one in a line, in the paper's commands (xn' is the official R, yn' is U, zn'
// is F). Found with finder.hpp: for every case the shortest in quarter turns that keeps what is done, and shorter ones
// that keep less of it, for earlier stages. Only the paper's numbers of cases are given there (43, 96, 58, 22).
#pragma once

#include <string_view>

namespace asobi::twisty::human::lbl {

extern const std::string_view cross;  // the edge piece (m,0,n)
extern const std::string_view pair;   // the corner (n,0,n) with the edge piece (n,m,n) above it
extern const std::string_view oll;    // the colour of Y+ on top; the whole may be turned first
extern const std::string_view pll;    // all of the top; the whole and the top may be turned first

}  // namespace asobi::twisty::human::lbl

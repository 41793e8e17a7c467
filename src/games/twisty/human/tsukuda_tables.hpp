// The procedures of the Tsukuda method (14.1) in the paper's commands, one in a line. Each list holds, for every case
// of its step, a shortest procedure in quarter turns that keeps what the step must keep; found with finder.hpp (the
// paper prints only two of its own, Fig. 14.1 Nos. 1 and 23, of 8 and 5 turns). Procedures that begin by turning the
// whole about Y, or turning the free layers, are not written again.
#pragma once

#include <string_view>

namespace asobi::twisty::human::tsukuda {

extern const std::string_view lower_corner;        // into (n,0,n); 14.1.3
extern const std::string_view lower_edge;          // the piece (l,0,n), other than central; 14.1.4
extern const std::string_view lower_central_edge;  // into (m,0,n); 14.1.5
extern const std::string_view upper_corners;       // positions; 14.1.7
extern const std::string_view upper_twists;        // directions; 14.1.8
extern const std::string_view upper_edge;          // (l,n,n); 14.1.9
extern const std::string_view upper_central_edge;  // (m,n,n); 14.1.10
extern const std::string_view pairing;             // 14.1.11
extern const std::string_view pair_positions;      // 14.1.12
extern const std::string_view pair_directions;     // 14.1.13
extern const std::string_view central_positions;   // 14.1.14
extern const std::string_view central_directions;  // 14.1.15

// For the improved method: (l,0,n) and (r,0,n) together in at most 6 turns; (l,n,n) and (r,n,n) in at most 10.
extern const std::string_view lower_pair;
extern const std::string_view upper_pair;

}  // namespace asobi::twisty::human::tsukuda

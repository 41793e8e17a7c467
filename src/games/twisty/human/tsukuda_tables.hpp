// The procedures of the Tsukuda method (14.1) in the paper's commands, one in a line. Each list holds, for every case
// of its step, a shortest procedure in quarter turns that keeps what the step must keep; found with finder.hpp (the
// paper prints only two of its own, Fig. 14.1 Nos. 1 and 23, of 8 and 5 turns). Procedures that begin by turning the
// whole about Y, or turning the free layers, are not written again.
#pragma once

#include <array>
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

// As the paper writes them. 14.1.3: rows No.1 and No.23 are printed (Fig. 14.1) and stand here to the letter: a corner
// is taken out by three turns, the top is turned, and it is put in by zn yn' zn'. The other 21 are lost; here they are
// what the same three parts, or the mirror image xn' yn xn of the last, do in the fewest turns. The longest takes 8, as
// the paper's.
extern const std::string_view paper_lower_corner;
// 14.1.8: 8 turns, by which three corners are twisted.
extern const std::string_view paper_twist;
// 14.1.11: A of 6 turns and B of 9, of which the figure is lost and the permutations are printed, A = (1 2 3 5 6),
// B = (1 2 5 4); and their mirror images. With the pair that stays at (0,0) these words do just that.
extern const std::string_view paper_pairing_a, paper_pairing_a_mirrored;
extern const std::string_view paper_pairing_b, paper_pairing_b_mirrored;
// Table 14.4 but for the case in which nothing is to be done; a small letter stands for the mirror image.
inline constexpr std::array<std::string_view, 14> paper_pairing = {"a",  "A",   "aB", "Ab", "AAa", "b",  "bB",
                                                                   "bA", "BBa", "Aa", "aA", "B",   "Bb", "Ba"};
// 14.1.13: A of 20 turns, B of 21. Both are lost; these are of that length. The shortest that do the same take 14, 21.
extern const std::string_view paper_directions_a, paper_directions_b;
// 14.1.14: three edges in a circle, by 6 turns, since two of them make the 12 of the longest; 14.1.15: 14 turns.
extern const std::string_view paper_central_positions, paper_central_directions;

}  // namespace asobi::twisty::human::tsukuda

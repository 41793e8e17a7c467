// The five conditions of the paper (section 1), as checks that refuse a description with the number of the condition:
//   1 the whole is a regular solid (parse_description);
//   2 a turn of any layer brings back its shape (parse_description);
//   3 after a turn, congruent pieces stand where pieces stood;
//   4 there are planes that meet inside;
//   5 exchanging axes of one kind changes nothing.
// 5 is read with all rotations of the solid. Then 5 implies 3, because a turn is a part of a rotation of the whole; and
// a description that breaks 5 is looked at in the slow way to tell whether 3 is broken too, and by which piece. (The
// paper says that 3 already forces cuts on both sides of vertex axes; it does not, 5 does.)
#pragma once

#include "base/result.hpp"
#include "games/twisty/geometry/description.hpp"

namespace asobi::twisty {

// Conditions 3 and 5.
Result<void> check_symmetry(const Description& description);
// Condition 4.
Result<void> check_meeting(const Description& description, const Planes& planes);

}  // namespace asobi::twisty

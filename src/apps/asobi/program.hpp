// The program from the words typed to how it ends: what the environment says is read here and nowhere else.
#pragma once

#include <string>
#include <vector>

#include "base/team.hpp"

namespace asobi {

// Without the program's name. With a team every member runs the same words.
int run_program(const std::vector<std::string>& words, Team* team = nullptr);

}  // namespace asobi

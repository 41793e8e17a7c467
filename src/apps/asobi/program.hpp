// The program from the words typed to how it ends: what the environment says is read here and nowhere else.
#pragma once

#include <string>
#include <vector>

#include "base/team.hpp"
#include "games/catalogue.hpp"

namespace asobi {

// In what programs of the same words differ. With a team every member runs the same words.
struct Program {
  std::string name = "asobi";
  std::vector<Entry> (*games)() = all_games;
  Team* team = nullptr;
};

// Words without the program's name.
int run_program(const std::vector<std::string>& words, const Program& program);

}  // namespace asobi

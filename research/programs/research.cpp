// asobi-research: the same words as asobi, and work of minutes to hours on gigabytes besides (docs/research.md).
#include "apps/asobi/program.hpp"
#include "research/catalogue.hpp"

int main(int argc, char** argv) {
  return asobi::run_program({argv + 1, argv + argc}, {.name = "asobi-research", .games = asobi::research_games});
}

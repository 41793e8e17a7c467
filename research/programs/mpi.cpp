// asobi-mpi: the same words as asobi-research, computed by all processes that mpirun has started together
// (docs/research.md). The first of them says what comes of it.
#include <cstdio>

#include "apps/asobi/program.hpp"
#include "research/catalogue.hpp"
#include "research/team/mpi_team.hpp"

int main(int argc, char** argv) {
  asobi::MpiTeam team(&argc, &argv);
  if (team.rank() > 0 &&
      (std::freopen("/dev/null", "w", stdout) == nullptr || std::freopen("/dev/null", "w", stderr) == nullptr)) {
    return 1;
  }
  const int code =
      asobi::run_program({argv + 1, argv + argc}, {.name = "asobi-mpi", .games = asobi::research_games, .team = &team});
  team.leave(code);
  return code;
}

#include "papers/papers.hpp"

#include "games/catalogue.hpp"
#include "papers/chocolate/checks.hpp"
#include "papers/diamond/checks.hpp"
#include "papers/nim/checks.hpp"
#include "papers/paper_file.hpp"
#include "papers/sliding/checks.hpp"
#include "papers/solvers/claims.hpp"
#include "papers/twisty/checks.hpp"

namespace asobi {

const std::vector<Paper>& all_papers() {
  static const std::vector<Entry> games = all_games();
  const auto paper = [](std::string_view id, const std::vector<Check>& checks) {
    return read_paper(paper_file(id), checks, games).value();
  };
  static const std::vector<Paper> all = {
      paper("sliding", sliding_checks()),
      paper("nim", nim_checks()),
      paper("chocolate", chocolate_checks()),
      paper("twisty", twisty_checks()),
      solvers_paper(),
      paper("diamond", diamond_checks()),
  };
  return all;
}

}  // namespace asobi

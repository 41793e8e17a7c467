#include "papers/papers.hpp"

#include "papers/chocolate/claims.hpp"
#include "papers/diamond/claims.hpp"
#include "papers/nim/claims.hpp"
#include "papers/sliding/claims.hpp"
#include "papers/solvers/claims.hpp"
#include "papers/twisty/claims.hpp"

namespace asobi {

const std::vector<Paper>& all_papers() {
  static const std::vector<Paper> all = {sliding_paper(), nim_paper(),     chocolate_paper(),
                                         twisty_paper(),  solvers_paper(), diamond_paper()};
  return all;
}

}  // namespace asobi

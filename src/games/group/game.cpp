#include "games/group/game.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/group/tools.hpp"
#include "play/typed_session.hpp"

namespace asobi::group {

std::vector<int> View::images() const {
  std::vector<int> out;
  for (const Point image : permutation.images()) out.push_back(image + 1);
  return out;
}

Rules::Rules(std::vector<Permutation> generators, Permutation start)
    : generators_(std::move(generators)), start_(std::move(start)) {
  for (const Permutation& g : generators_) inverses_.push_back(g.inverse());
}

void Rules::moves(const Permutation&, std::vector<Letter>& out) const {
  for (int k = 1; k <= static_cast<int>(generators_.size()); ++k) {
    out.push_back(k);
    // An involution undoes itself.
    if (generators_[k - 1] != inverses_[k - 1]) out.push_back(-k);
  }
}

Permutation Rules::after(const Permutation& state, Letter letter) const {
  return state * (letter > 0 ? generators_[letter - 1] : inverses_[-letter - 1]);
}

std::string letter_name(Letter letter) {
  const int k = std::abs(letter);
  const std::string name = k <= 26 ? std::string(1, static_cast<char>('a' + k - 1)) : fmt::format("g{}", k);
  return letter > 0 ? name : name + "'";
}

std::string Rules::move_name(const Permutation&, Letter letter) const { return letter_name(letter); }

std::string Rules::picture(const Permutation& state, Lang) const { return cycle_text(state) + "\n"; }

Result<Game> open(const Options& options) {
  std::string text = options.generators;
  std::ranges::replace(text, ';', '\n');
  ASOBI_TRY(auto generators, parse_generators(text));
  const int degree = generators.front().degree();
  Permutation start = Permutation::identity(degree);
  if (options.start) {
    ASOBI_TRY(start, parse_permutation(*options.start, degree));
  }
  return Game(Rules(std::move(generators), std::move(start)));
}

Entry entry() {
  return game_entry<Game, Options>(
      {.id = "group",
       .title = {"Permutation puzzles and their groups", "置換パズルとその群"},
       .about = {"Type permutations and play with them, or ask for the group they generate: exact order, orbits, "
                 "membership, words.",
                 "置換を入力して遊び、それらが生成する群の正確な位数・軌道・所属・語を調べる。"},
       .paper = ""},
      {
          argument("generators", &Options::generators, {"Generators", "生成元"},
                   {"permutations in cycles or images, one a line (or separated by ;)",
                    "巡回置換または像の列。一行に一つ（または ; で区切る）"})
              .kind(ParameterKind::lines),
          argument("start", &Options::start, {"Start", "初期状態"},
                   {"the permutation to begin with (default: solved)", "始めの置換（既定: 完成形）"}),
      },
      open, tools());
}

}  // namespace asobi::group

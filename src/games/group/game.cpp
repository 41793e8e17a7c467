#include "games/group/game.hpp"

#include <algorithm>
#include <cstdlib>

#include "base/json.hpp"
#include "games/group/tools.hpp"
#include "play/typed_session.hpp"

namespace asobi::group {

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

Json Rules::view(const Permutation& state, Lang) const {
  Json images = Json::array();
  for (const Point image : state.images()) images.push_back(image + 1);
  return {{"kind", "permutation"}, {"degree", degree()}, {"images", images}, {"cycles", cycle_text(state)}};
}

std::string Rules::picture(const Permutation& state, Lang) const { return cycle_text(state) + "\n"; }

const std::vector<ToolRow<Game>>& Game::tools() {
  static const std::vector<ToolRow<Game>> rows = group_tools();
  return rows;
}

namespace {

constexpr const char* usual_generators = "[1,3,6,2,4,5]; [1,5,3,2,4,6]";  // the loops X and Y of the 5-game

Result<std::unique_ptr<Session>> open(const Json& options) {
  std::string text = options.value("generators", std::string(usual_generators));
  std::ranges::replace(text, ';', '\n');
  ASOBI_TRY(auto generators, parse_generators(text));
  const int degree = generators.front().degree();
  Permutation start = Permutation::identity(degree);
  if (const auto text_start = options.find("start"); text_start != options.end()) {
    ASOBI_TRY(start, parse_permutation(text_start->get<std::string>(), degree));
  }
  return std::make_unique<TypedSession<Game>>(Game(Rules(std::move(generators), std::move(start))));
}

}  // namespace

Entry entry() {
  return {
      .id = "group",
      .title = {"Permutation puzzles and their groups", "置換パズルとその群"},
      .about =
          {"Type permutations and play with them, or ask for the group they generate: exact order, orbits, membership, "
           "words.",
           "置換を入力して遊び、それらが生成する群の正確な位数・軌道・所属・語を調べる。"},
      .paper = "",
      .options =
          {
              {"generators",
               {"permutations in cycles or images, one a line (or separated by ;)",
                "巡回置換または像の列。一行に一つ（または ; で区切る）"},
               ParameterKind::lines},
              {"start", {"the permutation to begin with (default: solved)", "始めの置換（既定: 完成形）"}},
          },
      .tools = tools_of<Game>(),
      .open_checked = open,
  };
}

}  // namespace asobi::group

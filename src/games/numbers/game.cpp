#include "games/numbers/game.hpp"

#include <algorithm>
#include <numeric>

#include "games/numbers/shelf.hpp"
#include "games/numbers/tools.hpp"

namespace asobi::numbers {

Status Game::status(const State& state) const {
  if (rules().game().can_move(state.position)) return {Status::Kind::running, state.to_move};
  return {Status::Kind::won, misere() ? state.to_move : 1 - state.to_move};
}

Result<std::vector<Tuple>> Game::winning_moves(const State& state, Context& context) const {
  automata::Work work(context.progress);
  ASOBI_TRY(const LostBelow lost, rules().game().lost_after(state.position, work));
  std::vector<Tuple> out;
  rules().moves(state.position, out);
  std::erase_if(out, [&](const Tuple& after) { return !lost.has(after); });
  return out;
}

// The number that the move changes; of several, the first.
impartial::Where Game::where(const State& state, const Tuple& move) const {
  const auto changed = std::ranges::mismatch(state.position, move).in1 - state.position.begin();
  const auto number = static_cast<std::size_t>(changed);
  return {say("change {}", "{} を変える", rules().told().names[number]), {.heap = number}};
}

Result<impartial::Reason> Game::why(const State& state, const std::vector<Tuple>& winning, Context& context) const {
  const std::string here = tuple_text(state.position);
  if (!rules().game().can_move(state.position)) {
    return impartial::Reason{misere()
                                 ? say("from {} there is no move, and in misère play that wins",
                                       "{} からは手がなく、逆形ではそれが勝ち", here)
                                 : say("from {} there is no move, and that loses", "{} からは手がなく、負け", here)};
  }
  if (winning.empty()) {
    return impartial::Reason{say("every move from {} leads to a position from which the opponent can reach a lost one",
                                 "{} からのどの手の後も、相手は負け局面を作れる", here)};
  }
  const Tuple& after = winning.front();
  ASOBI_TRY(const std::vector<Tuple> next, winning_moves({after, 1 - state.to_move}, context));
  if (!next.empty())
    return fail(Code::internal, "the move {} does not win", "手 {} は勝ちになりません", tuple_text(after));
  const impartial::Spot spot = {.move = move_name(state, after)};
  if (!rules().game().can_move(after)) {
    return impartial::Reason{say("from {} there is no move", "{} からは手がない", tuple_text(after)), spot};
  }
  return impartial::Reason{say("{} is lost: whatever the opponent does there, a lost position can be reached again",
                               "{} は負け局面で、そこで相手が何をしても、また負け局面を作れる", tuple_text(after)),
                           spot};
}

View Game::view(const State& state) const {
  const NumberRules& told = rules().told();
  return {.kind = {},
          .title = title_,
          .names = told.names,
          .values = state.position,
          .position = told.position,
          .move = told.move,
          .numeration = told.numeration.name(),
          .misere = told.misere};
}

std::string Game::picture(const State& state, Lang lang) const {
  const NumberRules& told = rules().told();
  std::string out;
  for (std::size_t i = 0; i < told.names.size(); ++i) {
    out += fmt::format("{}{} = {}", i == 0 ? "" : ", ", told.names[i], state.position[i]);
  }
  return out + say(lang, "\nmove: {}\n", "\n手: {}\n", told.move);
}

namespace {

Result<const Known*> known(std::string_view id) {
  const auto found = std::ranges::find(shelf(), id, &Known::id);
  if (found == shelf().end()) {
    return fail(Code::unknown_name, "there are no rules called {}", "{} という規則はありません", shown(id));
  }
  return &*found;
}

std::vector<std::string> known_ids() {
  std::vector<std::string> out;
  for (const Known& one : shelf()) out.emplace_back(one.id);
  return out;
}

std::vector<Text> known_titles() {
  std::vector<Text> out;
  for (const Known& one : shelf()) out.push_back({std::string(one.title_en), std::string(one.title_ja)});
  return out;
}

Result<NumberRules> rules_of(const Options& options, const Known& usual) {
  const bool typed = options.move.has_value();
  if (!typed && (options.names || options.position)) {
    return fail(Code::invalid, "names and position belong to a game whose move is typed, too",
                "names と position は、move も書くときに使います");
  }
  ASOBI_TRY(auto names, parse_names(typed ? options.names.value_or("x, y") : std::string(usual.names)));
  const std::string numeration = options.numeration.value_or(typed ? "base 2" : std::string(usual.numeration));
  ASOBI_TRY(const auto digits, automata::Numeration::named(numeration));
  return NumberRules{.names = std::move(names),
                     .position = typed ? options.position.value_or("true") : std::string(usual.position),
                     .move = typed ? *options.move : std::string(usual.move),
                     .misere = options.misere,
                     .numeration = digits};
}

// None where the game may begin anywhere.
Result<std::optional<Tuple>> start_of(const Options& options, const Known& usual) {
  if (!options.start && options.move) return std::nullopt;
  return parse_tuple(options.start ? *options.start : std::string(usual.start));
}

}  // namespace

Result<Game> open(const Options& options) {
  ASOBI_TRY(const Known* usual, known(options.rules));
  ASOBI_TRY(NumberRules told, rules_of(options, *usual));
  ASOBI_TRY(const auto start, start_of(options, *usual));
  ASOBI_TRY(Rules rules, Rules::make(std::move(told), start));
  if (options.move) return Game(std::move(rules));
  return Game(std::move(rules), Text{std::string(usual->title_en), std::string(usual->title_ja)});
}

Entry entry() {
  return game_entry<Game, Options>(
      {.id = "numbers",
       .title = {"Games on numbers", "数のゲーム"},
       .about =
           {"Wythoff's queen and her kin, or a game of your own: type its moves as a statement about numbers, play "
            "it, see which positions are lost, and have what you guess proved for all of them.",
            "ワイトホフの女王とその仲間、または自分で作るゲーム。手を数についての文で書き、遊び、負け局面を見て、"
            "予想を全ての局面について証明する。"}},
      {
          argument("start", &Options::start, {"Start", "始めの局面"},
                   {"where it begins, like 8 11", "始めの局面。8 11 のように"}),
          argument("rules", &Options::rules, {"Rules", "規則"}, {"rules that have a name", "名前のある規則"})
              .one_of(known_ids(), known_titles()),
          argument("move", &Options::move, {"Moves", "手"},
                   {"your own rules: where a move may lead from x, y, as a statement about x, y, x', y'",
                    "自分の規則。x, y から行ける x', y' の条件を文で"}),
          argument("names", &Options::names, {"Names", "名前"},
                   {"what the numbers are called in it; up to four", "数の名前（四つまで）"}),
          argument("position", &Options::position, {"Positions", "局面"},
                   {"which numbers are a position, as a statement about them", "局面の条件を文で"}),
          argument(
              "numeration", &Options::numeration, {"Digits", "数の表し方"},
              {"the digits that a law may read: base 2 … base 10, zeckendorf, metallic 2 … (usually what the rules "
               "need, else base 2)",
               "法則が読む数の表し方: base 2 〜 base 10、zeckendorf、metallic 2 〜（省略時は規則に合うもの、なければ "
               "base 2）"}),
          argument("misere", &Options::misere, {"Misère", "逆形"},
                   {"who cannot move wins", "手のない方が勝ち（逆形、ミゼール）"}),
      },
      open, tools());
}

}  // namespace asobi::numbers

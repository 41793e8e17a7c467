#include "games/numbers/game.hpp"

#include <algorithm>
#include <numeric>

#include "games/numbers/shelf.hpp"
#include "games/numbers/tools.hpp"

namespace asobi::numbers {

namespace {

// The first few.
std::string some_text(const std::vector<Tuple>& tuples) {
  constexpr std::size_t most = 6;
  std::vector<std::string> out;
  for (const Tuple& tuple : tuples) {
    if (out.size() < most) out.push_back(tuple_text(tuple));
  }
  return fmt::format("{}{}", fmt::join(out, " "), tuples.size() > most ? " …" : "");
}

}  // namespace

// Whoever forbids must forbid all moves into lost positions, and in misère play leave another.
Result<Game::Worth> Game::worth(const State& state, Context& context) const {
  automata::Work work(context.progress);
  ASOBI_TRY(const LostBelow lost, rules().game().lost_after(state.position, work));
  Worth out{.lost = open_moves(state)};
  const std::size_t open = out.lost.size();
  std::erase_if(out.lost, [&](const Tuple& to) { return !lost.has(to); });
  out.all_lost = out.lost.size() == open;
  const std::size_t forbids = state.forbidding ? blocks() - state.forbidden.size() : 0;
  out.wins = out.lost.size() > forbids || (misere() && out.all_lost);
  return out;
}

Result<std::vector<Move>> Game::winning_moves(const State& state, Context& context) const {
  ASOBI_TRY(const Worth here, worth(state, context));
  return winning_moves(state, here);
}

std::vector<Move> Game::winning_moves(const State& state, const Worth& here) const {
  std::vector<Move> out;
  if (here.wins == state.forbidding) return out;
  const auto kind = state.forbidding ? Move::Kind::forbid : Move::Kind::go;
  for (const Tuple& to : here.lost) out.push_back({to, kind});
  if (state.forbidding && out.empty()) out.push_back({{}, Move::Kind::done});
  return out;
}

// The number that the move changes; of several, the first.
impartial::Where Game::where(const State& state, const Move& move) const {
  if (move.kind == Move::Kind::done) {
    return {{"enough is forbidden", "禁止はもう十分"}, {.move = move_name(state, move)}};
  }
  const auto changed = std::ranges::mismatch(state.position, move.to).in1 - state.position.begin();
  const auto number = static_cast<std::size_t>(changed);
  const std::string& name = rules().told().names[number];
  if (state.forbidding) return {say("forbid a change of {}", "{} を変える手を禁止", name), {.heap = number}};
  return {say("change {}", "{} を変える", name), {.heap = number}};
}

// Of the player who forbids.
impartial::Reason Game::why_forbid(const State& state, const Worth& worth) const {
  const std::string here = tuple_text(state.position), lost = some_text(worth.lost);
  const std::size_t left = blocks() - state.forbidden.size();
  if (misere() && worth.all_lost) {
    return {
        say("from {} only moves into lost positions are left; who forbids them all leaves no move, and in misère "
            "play that wins",
            "{} から残る手はどれも負け局面に行く手で、全部禁止すると相手は手がなくなり、逆形ではそれが勝ち", here)};
  }
  if (worth.lost.empty()) {
    return {
        say("no move that is left from {} leads to a lost position", "{} から残る手はどれも負け局面に行かない", here),
        impartial::Spot{.move = move_name(state, {{}, Move::Kind::done})}};
  }
  if (worth.wins) {
    return {say("from {} {} moves lead to lost positions, {}, and only {} more may be forbidden",
                "{} から負け局面に行く手は {} 通り（{}）あり、禁止できるのはあと {} 手だけ", here, worth.lost.size(),
                lost, left)};
  }
  return {say("all moves from {} into lost positions can be forbidden: {}",
              "{} から負け局面に行く手 {} は全て禁止できる", here, lost),
          impartial::Spot{.move = move_name(state, {worth.lost.front(), Move::Kind::forbid})}};
}

Result<impartial::Reason> Game::why(const State& state, const std::vector<Move>& winning, Context& context) const {
  const std::string here = tuple_text(state.position);
  if (state.forbidding) {
    ASOBI_TRY(const Worth all, worth(state, context));
    return why_forbid(state, all);
  }
  if (status(state).kind == Status::Kind::won) {
    if (!state.forbidden.empty()) {
      return impartial::Reason{misere() ? say("all moves from {} are forbidden, and in misère play that wins",
                                              "{} からの手は全て禁止されていて、逆形ではそれが勝ち", here)
                                        : say("all moves from {} are forbidden, and that loses",
                                              "{} からの手は全て禁止されていて、負け", here)};
    }
    return impartial::Reason{misere()
                                 ? say("from {} there is no move, and in misère play that wins",
                                       "{} からは手がなく、逆形ではそれが勝ち", here)
                                 : say("from {} there is no move, and that loses", "{} からは手がなく、負け", here)};
  }
  if (winning.empty()) {
    if (blocks() != 0) {
      return impartial::Reason{say("no move that is left from {} leads to a lost position",
                                   "{} から残る手はどれも負け局面に行かない", here)};
    }
    return impartial::Reason{say("every move from {} leads to a position from which the opponent can reach a lost one",
                                 "{} からのどの手の後も、相手は負け局面を作れる", here)};
  }
  const Tuple& to = winning.front().to;
  const State next = after(state, winning.front());
  ASOBI_TRY(const Worth reached, worth(next, context));
  if (reached.wins) return fail(Code::internal, "the move {} does not win", "手 {} は勝ちになりません", tuple_text(to));
  const impartial::Spot spot = {.move = move_name(state, winning.front())};
  if (!rules().game().can_move(to)) {
    return impartial::Reason{say("from {} there is no move", "{} からは手がない", tuple_text(to)), spot};
  }
  if (next.forbidding) {
    return impartial::Reason{reached.lost.empty()
                                 ? say("{} is lost: no move from there leads to a lost position",
                                       "{} は負け局面で、そこから負け局面に行く手はない", tuple_text(to))
                                 : say("{} is lost: the moves from there into lost positions, {}, can all be forbidden",
                                       "{} は負け局面で、そこから負け局面に行く手 {} は全て禁止できる", tuple_text(to),
                                       some_text(reached.lost)),
                             spot};
  }
  return impartial::Reason{say("{} is lost: whatever the opponent does there, a lost position can be reached again",
                               "{} は負け局面で、そこで相手が何をしても、また負け局面を作れる", tuple_text(to)),
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
          .misere = told.misere,
          .blocks = told.blocked,
          .forbidding = state.forbidding,
          .forbidden = state.forbidden};
}

std::string Game::picture(const State& state, Lang lang) const {
  const NumberRules& told = rules().told();
  std::string out;
  for (std::size_t i = 0; i < told.names.size(); ++i) {
    out += fmt::format("{}{} = {}", i == 0 ? "" : ", ", told.names[i], state.position[i]);
  }
  out += say(lang, "\nmove: {}\n", "\n手: {}\n", told.move);
  if (blocks() == 0) return out;
  if (!state.forbidden.empty()) out += say(lang, "forbidden: {}\n", "禁止: {}\n", some_text(state.forbidden));
  if (state.forbidding) {
    return out + say(lang, "player {} forbids: {} of at most {} (forbid:…, then done)\n",
                     "プレイヤー {} が禁止する: {} 手（{} 手まで。forbid:…、終わったら done）\n", state.to_move + 1,
                     state.forbidden.size(), blocks());
  }
  if (status(state).kind != Status::Kind::running) return out;
  return out + say(lang, "player {} moves\n", "プレイヤー {} が動かす\n", state.to_move + 1);
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
                     .blocked = options.blocks.value_or(typed ? 0 : usual.blocks),
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
  const bool as_named = !options.move && (usual->blocks == 0 || usual->blocks == told.blocked);
  const auto from = options.move || options.numeration || options.blocks ? Rules::From::someone : Rules::From::shelf;
  ASOBI_TRY(Rules rules, Rules::make(std::move(told), start, from));
  if (!as_named) return Game(std::move(rules));
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
          argument("blocks", &Options::blocks, {"Moves that may be forbidden", "禁止できる手の数"},
                   {"how many moves the other player may forbid before each move (usually what the rules say, else 0)",
                    "一手ごとに、その前に相手が禁止できる手の数（省略時は規則の通り、なければ 0）"})
              .within(0, most_blocks),
      },
      open, tools());
}

}  // namespace asobi::numbers

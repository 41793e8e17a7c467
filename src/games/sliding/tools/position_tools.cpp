// Tools about one position: show, solve, hint, parity, scramble; and about the whole board: census, bench.
#include <algorithm>

#include "base/json.hpp"
#include "games/sliding/board/manhattan.hpp"
#include "games/sliding/board/normal.hpp"
#include "games/sliding/board/parity.hpp"
#include "games/sliding/board/picture.hpp"
#include "games/sliding/methods/solver.hpp"
#include "games/sliding/table/distance_table.hpp"
#include "games/sliding/tools/tools.hpp"

namespace asobi::sliding {

namespace {

const Parameter nodes_parameter = {"nodes",
                                   {"give up after so many positions (0: the usual limit of the board)",
                                    "調べる局面数の上限（0: その盤の普通の上限）"},
                                   ParameterKind::integer,
                                   false,
                                   0};

// --- show ---

Result<Json> run_show(const Game& game, const Position& position, const Json&, Context&) {
  Json out = {{"tiles", position.tiles}, {"goal", game.goal().tiles}, {"solved", game.solved(position)}};
  std::string drawn = picture(position);
  if (const auto pieces = paper_pieces(position, game.goal())) {
    out["paper"] = {{"pieces", *pieces}, {"permutation", paper_permutation(*pieces)}};
    drawn = side_by_side(drawn, paper_picture(position, game.goal()));
  }
  out["picture"] = drawn;
  return out;
}

std::string text_show(const Json& answer, Lang lang) {
  std::string out = text_of(answer, "picture");
  if (!answer.contains("paper")) return out;
  const Json& paper = answer.at("paper");
  const auto list = [&](const char* field) {
    return fmt::format("{}", fmt::join(paper.at(field).get<std::vector<int>>(), ", "));
  };
  out += fmt::format(
      fmt::runtime(ja(lang)
                       ? "論文の番号では、座席 1, 2, … にいるピースは {}\n論文の置換 [{}]\n"
                       : "in the paper's numbers, the pieces on seats 1, 2, … are {}\nthe paper's permutation [{}]\n"),
      list("pieces"), list("permutation"));
  return out;
}

// --- solve ---

Result<Json> run_solve(const Game& game, const Position& position, const Json& arguments, Context& context) {
  const bool fast = arguments.value("fast", false);
  const bool optimal = arguments.value("optimal", false);
  if (fast && optimal)
    return fail(Code::invalid, "fast and optimal exclude each other", "fast と optimal は同時に使えません");
  const Method method = fast ? Method::fast : optimal ? Method::optimal : Method::automatic;
  const auto solution = solve(position, game.goal(), method, arguments.value("nodes", std::uint64_t{0}), context);
  if (!solution && solution.error().code == Code::unsolvable) {
    return Json{{"solvable", false}, {"length", nullptr},
                {"moves", nullptr},  {"optimal", false},
                {"nodes", 0},        {"reason", parity_argument(position, game.goal()).words.in(context.lang)}};
  }
  if (!solution) return fail(solution.error());
  return Json{{"solvable", true},
              {"length", solution->slides.size()},
              {"moves", letters(solution->slides)},
              {"optimal", solution->optimal},
              {"nodes", solution->nodes}};
}

// LRUD… in groups of five, so that a finger can follow.
std::string in_fives(const std::string& moves) {
  std::string out;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (i > 0) out += i % 50 == 0 ? "\n" : i % 5 == 0 ? " " : "";
    out += moves[i];
  }
  return out;
}

std::string text_solve(const Json& answer, Lang lang) {
  if (!answer.at("solvable").get<bool>()) return text_of(answer, "reason") + "\n";
  const bool optimal = answer.at("optimal").get<bool>();
  const auto nodes = answer.at("nodes").get<std::uint64_t>();
  std::string out = fmt::format(fmt::runtime(ja(lang) ? "{} 手{}\n" : "{} moves{}\n"),
                                grouped(answer.at("length").get<std::uint64_t>()),
                                optimal ? ja(lang) ? "（最短）" : ", the fewest possible" : "");
  if (const auto moves = text_of(answer, "moves"); !moves.empty()) out += in_fives(moves) + "\n";
  if (nodes > 0)
    out += fmt::format(fmt::runtime(ja(lang) ? "{} 局面を調べた\n" : "{} positions looked at\n"), grouped(nodes));
  return out;
}

// --- hint ---

// On small boards every good move is known; elsewhere the first of a solution is one.
Result<Json> run_hint(const Game& game, const Position& position, const Json&, Context& context) {
  if (game.solved(position)) return Json{{"solved", true}, {"moves", Json::array()}, {"left", 0}, {"optimal", true}};
  if (game.shape().cells() <= most_table_cells && solvable(position, game.goal())) {
    const Normal normal = normalise(position, game.goal());
    ASOBI_TRY(const DistanceTable table, distance_table(normal.shape, normal.goal_blank, context));
    ASOBI_TRY(const int left, table.distance(normal));
    ASOBI_TRY(const auto best, table.best_slides(normal));
    Json moves = Json::array();
    for (const Slide slide : restored(normal, best)) moves.push_back(std::string(1, letter(slide)));
    return Json{{"solved", false}, {"moves", moves}, {"left", left}, {"optimal", true}};
  }
  const bool searched = game.shape().cells() <= 16;
  ASOBI_TRY(const Solution solution,
            solve(position, game.goal(), searched ? Method::automatic : Method::fast, 0, context));
  return Json{{"solved", false},
              {"moves", {std::string(1, letter(solution.slides.front()))}},
              {"left", solution.slides.size()},
              {"optimal", solution.optimal}};
}

std::string text_hint(const Json& answer, Lang lang) {
  if (answer.at("solved").get<bool>()) return ja(lang) ? "完成しています\n" : "it is solved\n";
  const auto moves =
      fmt::format("{}", fmt::join(answer.at("moves").get<std::vector<std::string>>(), ja(lang) ? " か " : " or "));
  const auto left = answer.at("left").get<std::uint64_t>();
  if (!answer.at("optimal").get<bool>()) {
    return fmt::format(
        fmt::runtime(ja(lang) ? "{}（この先 {} 手の解がある）\n" : "{} (a solution of {} moves begins so)\n"), moves,
        left);
  }
  return fmt::format(fmt::runtime(ja(lang) ? "{}（最短であと {} 手）\n" : "{} ({} moves to go at best)\n"), moves,
                     left);
}

// --- parity ---

Result<Json> run_parity(const Game& game, const Position& position, const Json&, Context& context) {
  const auto argument = parity_argument(position, game.goal());
  return Json{{"solvable", argument.solvable}, {"reason", argument.words.in(context.lang)}};
}

std::string text_parity(const Json& answer, Lang) { return text_of(answer, "reason") + "\n"; }

// --- scramble ---

Result<Json> run_scramble(const Game&, const Position& position, const Json&, Context&) {
  return Json{{"tiles", tiles_text(position)}, {"picture", picture(position)}};
}

std::string text_scramble(const Json& answer, Lang) {
  return text_of(answer, "picture") + text_of(answer, "tiles") + "\n";
}

// --- census ---

constexpr std::size_t antipodes_given = 20;

Result<Json> run_census(const Game& game, const Position&, const Json&, Context& context) {
  const Position goal = game.goal();
  const Normal normal = normalise(goal, goal);
  ASOBI_TRY(const DistanceTable table, distance_table(normal.shape, normal.goal_blank, context));
  std::uint64_t states = 0;
  for (const std::uint64_t count : table.census()) states += count;
  std::vector<Normal> farthest = table.farthest();
  Json antipodes = Json::array();
  for (Normal& far : farthest) {
    if (antipodes.size() == antipodes_given) break;
    far.symmetry = normal.symmetry;
    antipodes.push_back(tiles_text(original(far, goal)));
  }
  return Json{
      {"states", states}, {"diameter", table.diameter()}, {"distribution", table.census()}, {"antipodes", antipodes}};
}

std::string text_census(const Json& answer, Lang lang) {
  const auto counts = answer.at("distribution").get<std::vector<std::uint64_t>>();
  const auto states = answer.at("states").get<std::uint64_t>();
  const std::uint64_t most = *std::ranges::max_element(counts);
  const std::size_t width = grouped(most).size();
  std::string out;
  double sum = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    sum += static_cast<double>(i) * static_cast<double>(counts[i]);
    std::string bar;
    for (std::uint64_t b = 0; b < counts[i] * 40 / most; ++b) bar += "█";
    out += fmt::format("{:>3}  {:>{}}{}{}\n", i, grouped(counts[i]), width, bar.empty() ? "" : "  ", bar);
  }
  out += fmt::format(fmt::runtime(ja(lang) ? "局面 {}、最も遠いもの {} 手、平均 {:.4f} 手\n"
                                           : "{} positions, the farthest {} moves away, mean {:.4f}\n"),
                     grouped(states), answer.at("diameter").get<int>(), sum / static_cast<double>(states));
  if (!answer.at("antipodes").empty()) {
    out += fmt::format("{}: {}\n", ja(lang) ? "最も遠い局面の例" : "a farthest position",
                       answer.at("antipodes")[0].get<std::string>());
  }
  return out;
}

// --- bench ---

// Positions expanded by plain search on fixed instances: a number about the algorithm, the same on every machine.
Result<Json> run_bench(const Game&, const Position&, const Json&, Context& context) {
  constexpr std::uint64_t instances = 20;
  const Position goal = Position::ordered({3, 4});
  std::uint64_t nodes = 0;
  for (std::uint64_t seed = 1; seed <= instances; ++seed) {
    Random random(seed);
    const Position position = random_position(goal, random);
    ASOBI_TRY(const OptimalAnswer answer, solve_by_manhattan(normalise(position, goal), 0, context.progress));
    nodes += answer.nodes;
  }
  const Text what = {"positions expanded by plain search on 20 positions of the 3x4 board",
                     "3x4 盤の 20 局面を単純な探索で展開した局面数"};
  return Json{{"signature", nodes}, {"what", what.in(context.lang)}};
}

std::string text_bench(const Json& answer, Lang) {
  return fmt::to_string(answer.at("signature").get<std::uint64_t>()) + "\n";
}

}  // namespace

std::vector<ToolRow<Game>> position_tools() {
  return {
      {{.name = "show",
        .summary = {"the position, with the paper's numbering beside the usual one", "局面を、論文の番号と並べて"},
        .setup = {"size"},
        .setup_optional = {"tiles", "goal", "paper", "seed"},
        .example = "asobi sliding show 2x3 --tiles \"4 1 2 5 0 3\"",
        .text = text_show},
       run_show},
      {{.name = "solve",
        .summary = {"a solution; a shortest one wherever that can be found", "解。できるかぎり最短のもの"},
        .setup = {"size", "tiles"},
        .setup_optional = {"goal", "paper"},
        .parameters = {{"fast", {"at once, not necessarily shortest", "すぐに。最短とは限らない"}, ParameterKind::flag},
                       {"optimal", {"a shortest one or none", "最短でなければ答えない"}, ParameterKind::flag},
                       nodes_parameter},
        .example = "asobi sliding solve 3x3 8 6 7 2 5 4 3 0 1",
        .yes_field = "solvable",
        .text = text_solve},
       run_solve},
      {{.name = "hint",
        .summary = {"the next good move", "次の良い手"},
        .setup = {"size", "tiles"},
        .setup_optional = {"goal", "paper"},
        .example = "asobi sliding hint 3x3 8 6 7 2 5 4 3 0 1",
        .text = text_hint},
       run_hint},
      {{.name = "parity",
        .summary = {"whether it can be solved, and why", "解けるかどうか、その理由"},
        .setup = {"size", "tiles"},
        .setup_optional = {"goal", "paper"},
        .example = "asobi sliding parity 3x3 1 2 3 4 5 6 8 7 0",
        .yes_field = "solvable",
        .text = text_parity},
       run_parity},
      {{.name = "scramble",
        .summary = {"a random solvable position; the same for the same seed",
                    "解ける局面を乱数で。種が同じなら同じ局面"},
        .setup = {"size"},
        .setup_optional = {"seed", "goal", "paper"},
        .example = "asobi sliding scramble 4x4 --seed 7",
        .text = text_scramble},
       run_scramble},
      {{.name = "census",
        .summary = {"how many positions are 0, 1, 2, … moves from home (boards up to 12 cells)",
                    "完成形から 0, 1, 2, … 手の局面の数（12 マスまで）"},
        .setup = {"size"},
        .setup_optional = {"goal", "paper"},
        .example = "asobi sliding census 3x3",
        .text = text_census},
       run_census},
      {{.name = "bench",
        .summary = {"the behaviour number of this game's search", "探索の振る舞いを示す数"},
        .example = "asobi sliding bench",
        .text = text_bench},
       run_bench},
  };
}

}  // namespace asobi::sliding

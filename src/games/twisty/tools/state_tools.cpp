#include "games/twisty/tools/state_tools.hpp"

#include "base/trials.hpp"
#include "games/twisty/methods/fair_scrambles.hpp"
#include "games/twisty/puzzle/scramble.hpp"
#include "games/twisty/show/labels.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {

namespace {

constexpr std::int64_t most_scramble_turns = 10'000;
constexpr std::int64_t most_scrambles = 100'000;

}  // namespace

// --- apply ---

Result<StateAnswer> state_after(const Game& game, const State& state, const ApplyArguments& asked, Context&) {
  const Model& model = game.model();
  const std::vector<std::string> names = sticker_names(model);
  StateAnswer out{
      .solved = game.solved(state), .oriented_solved = game.mover().is_oriented_solved(state), .facelets = {}};
  for (int s = 0; s < game.puzzle().sticker_count(); ++s) {
    out.facelets.emplace_back(names[s], colour_name(model, game.mover().colour_at(state, s)));
  }
  if (!asked.facelets) out.picture = Text{game.picture(state, Lang::en), game.picture(state, Lang::ja)};
  return out;
}

std::string text(const StateAnswer& answer, Lang lang) {
  std::string out;
  if (answer.picture) {
    out = answer.picture->in(lang);
  } else {
    for (const auto& [sticker, colour] : answer.facelets) out += fmt::format("{} {}\n", sticker, colour);
  }
  const auto yes = [&](bool is) { return is ? say(lang, "yes", "はい") : say(lang, "no", "いいえ"); };
  return out + say(lang, "solved by colour: {}   solved by marks: {}\n", "色が揃っている: {}　印まで揃っている: {}\n",
                   yes(answer.solved), yes(answer.oriented_solved));
}

// --- scramble ---

namespace {

constexpr std::uint64_t bytes_of_turn = 8;  // written out, about

Result<std::vector<std::string>> scrambles_by_turns(const Game& game, const ScrambleArguments& asked, std::size_t count,
                                                    Context& context) {
  const int turns = asked.turns.value_or(usual_turns(game.puzzle(), Turning::around_core));
  ASOBI_CHECK(context.progress.needs(bytes_of_turn * count * static_cast<std::uint64_t>(turns)));
  std::vector<std::string> out;
  for (std::size_t i = 0; i < count; ++i) {
    ASOBI_CHECK(context.progress.check());
    Random random(i == 0 ? asked.seed : seed_of_trial(asked.seed, i));
    out.push_back(turns_text(game.model(), scramble(game.puzzle(), random, asked.turns)));
  }
  return out;
}

}  // namespace

Result<Scramble> random_scramble(const Game& game, const State&, const ScrambleArguments& asked, Context& context) {
  if (asked.fair && asked.turns) {
    return fail(Code::invalid, "turns and fair do not go together: a fair scramble takes as many turns as its state",
                "turns と fair は同時に使えません。fair では状態によって手数が決まります");
  }
  const auto count = static_cast<std::size_t>(asked.count.value_or(1));
  std::vector<std::string> all;
  if (asked.fair) {
    // A solution takes a few turns for each piece.
    ASOBI_CHECK(
        context.progress.needs(bytes_of_turn * count * static_cast<std::uint64_t>(game.puzzle().piece_count())));
    ASOBI_TRY(all, fair_scrambles(game.model(), count, asked.seed, context));
  } else {
    ASOBI_TRY(all, scrambles_by_turns(game, asked, count, context));
  }
  Scramble out{.scramble = all.front()};
  if (asked.count) out.scrambles = std::move(all);
  return out;
}

std::string text(const Scramble& scramble, Lang) {
  if (!scramble.scrambles) return scramble.scramble + "\n";
  return fmt::format("{}\n", fmt::join(*scramble.scrambles, "\n"));
}

// --- moves ---

Result<MovesAnswer> moves_in_all_ways(const Game& game, const State&, const MovesArguments& asked, Context&) {
  const Model& model = game.model();
  ASOBI_TRY(const auto turns, parse_turns(model, asked.moves));
  MovesAnswer out{count(game.puzzle(), turns), turns_text(model, turns),
                  turns_text(model, simplified(game.puzzle(), turns, model.named.turning)),
                  turns_text(model, twisty::inverse(game.puzzle(), turns)), turns.size()};
  if (auto paper = paper_text(model, turns)) {
    out.paper = std::move(*paper);
  } else {
    out.no_paper = std::move(paper).error().message;
  }
  return out;
}

std::string text(const MovesAnswer& answer, Lang lang) {
  std::string out = say(lang, "moves:      {}\n", "手順:   {}\n", answer.moves);
  out += say(lang, "simplified: {}\n", "簡約:   {}\n", answer.simplified);
  out += say(lang, "inverse:    {}\n", "逆手順: {}\n", answer.inverse);
  out += say(lang, "paper:      {}\n", "論文:   {}\n", answer.paper ? *answer.paper : "– " + answer.no_paper->in(lang));
  const auto turns = [](auto number) { return grouped(static_cast<std::uint64_t>(number)); };
  return out + say(lang, "turns: {}; HTM: {}, QTM: {}, turns of layers: {} (rotations of the whole are free)\n",
                   "{} 手。HTM {}、QTM {}、層の回転 {}（全体の回転は数えない）\n", turns(answer.turns),
                   turns(answer.half), turns(answer.quarter), turns(answer.layers));
}

// --- shape ---

Result<Shape> puzzle_shape(const Game& game, const State&, const NoArguments&, Context&) {
  return shape_of(game.model());
}

std::string text(const Shape& shape, Lang lang) {
  return say(lang, "{} ({}): {} faces of {} stickers, {} axes; the data holds all that is needed to draw it\n",
             "{}（{}）: 面 {}、一面のステッカー {}、軸 {}。描画に必要なものはデータにある\n", shape.title.in(lang),
             shape.description, shape.faces.size(), shape.cells.size(), shape.axes.size());
}

ToolRows<Game> state_tools() {
  return {
      tool_row({.name = "apply",
                .label = {"Apply turns", "手順を行う"},
                .summary = {"the state after turns, in any notation", "回転を行った後の状態。記法は自由"},
                .setup = {"puzzle", "scramble"},
                .example = R"(asobi twisty apply rubik "R U R' U'")"},
               {argument("facelets", &ApplyArguments::facelets, {"Every sticker", "すべてのステッカー"},
                         {"every sticker by its name", "すべてのステッカーを名前つきで"})},
               state_after),
      tool_row({.name = "scramble",
                .label = {"Scramble", "スクランブル"},
                .summary = {"random turns that do not cancel, or turns to a state that is drawn at random",
                            "打ち消し合わない乱数の回転、または無作為に選んだ状態への手順"},
                .setup = {"puzzle"},
                .example = "asobi twisty scramble megaminx --seed 7"},
               {argument("seed", &ScrambleArguments::seed, {"Seed", "乱数の種"},
                         {"the same seed gives the same turns", "同じ種なら同じ回転"}),
                argument("turns", &ScrambleArguments::turns, {"Turns", "回転数"},
                         {"how many (default: 3 for each layer, at least 20)",
                          "回転の数（既定は層ごとに 3、少なくとも 20）"})
                    .within(0, most_scramble_turns),
                argument("fair", &ScrambleArguments::fair, {"Every state as likely", "どの状態も等確率"},
                         {"every state as likely as any other: one is drawn, solved, and the solution turned backward",
                          "すべての状態を同じ確率で選び、解いた手順を逆にたどる"}),
                argument("count", &ScrambleArguments::count, {"How many", "いくつ"},
                         {"so many scrambles, one a line", "スクランブルの数。一行に一つ"})
                    .within(1, most_scrambles)},
               random_scramble),
      tool_row(
          {.name = "moves",
           .label = {"Rewrite turns", "手順を書き直す"},
           .summary = {"turns simplified, inverted, counted, and in the paper's notation",
                       "手順の簡約・逆・手数と、論文の記法"},
           .setup = {"puzzle"},
           .words = {"moves"},
           .example = R"(asobi twisty moves rubik "[R, U] R R")"},
          {argument("moves", &MovesArguments::moves, {"Moves", "手順"}, {"turns, in any notation", "手順。記法は自由"})
               .required()},
          moves_in_all_ways),
      tool_row({.name = "shape",
                .label = {"Data to draw it", "描画データ"},
                .summary = {"faces, stickers, axes, layers and cuts, to draw the puzzle",
                            "面・ステッカー・軸・層・切断面。パズルを描くためのデータ"},
                .setup = {"puzzle"},
                .example = "asobi twisty shape dino --json"},
               {}, puzzle_shape),
  };
}

}  // namespace asobi::twisty

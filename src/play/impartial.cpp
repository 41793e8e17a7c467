#include "play/impartial.hpp"

namespace asobi::impartial {

namespace {

const Text errs_help = {"how often of 100 moves the one who errs moves blindly",
                        "ときどき間違える相手が 100 手に何手でたらめに指すか"};
const Text dice_help = {"seed of the opponents' choices", "相手の選択の乱数の種"};

}  // namespace

Arguments<HintArguments> hint_arguments() {
  return {argument("level", &HintArguments::level, {"Level", "段階"}, {"1 to 4", "1 から 4"}).within(1, 4)};
}

Arguments<ReplyArguments> reply_arguments() {
  return {
      argument("opponent", &ReplyArguments::opponent, {"Opponent", "対戦相手"},
               {"how well the computer plays", "コンピュータの強さ"}),
      argument("errs", &ReplyArguments::errs, {"Mistakes of 100", "100 回中の誤り"}, errs_help).within(0, 100),
      argument("dice", &ReplyArguments::dice, {"Seed", "乱数の種"}, dice_help),
  };
}

Arguments<MatchArguments> match_arguments() {
  return {
      argument("first", &MatchArguments::first, {"First player", "先手"},
               {"how well whoever begins plays", "先に指す方の強さ"}),
      argument("second", &MatchArguments::second, {"Second player", "後手"},
               {"how well the other plays", "後に指す方の強さ"}),
      argument("games", &MatchArguments::games, {"Games", "対局数"}, {"how many games", "対局の数"})
          .within(1, most_games),
      argument("errs", &MatchArguments::errs, {"Mistakes of 100", "100 回中の誤り"}, errs_help).within(0, 100),
      argument("dice", &MatchArguments::dice, {"Seed", "乱数の種"}, dice_help),
  };
}

Match match_of(const std::array<Opponent, 2>& players, const std::vector<Played>& games) {
  Match out{.games = games.size(), .first = players[0], .second = players[1]};
  std::uint64_t moves = 0;
  for (const Played& game : games) {
    out.lengths.resize(std::max(out.lengths.size(), game.length + 1));
    ++out.lengths[game.length];
    moves += game.length;
    ++out.wins[game.first_won ? 0 : 1];
  }
  out.mean = static_cast<double>(moves) / static_cast<double>(games.size());
  return out;
}

std::string text(const Reply& reply, Lang) { return reply.move + "\n"; }

std::string text(const Hint& hint, Lang lang) {
  std::string out = hint.wins ? say(lang, "the player to move can win\n", "手番の勝ち\n")
                              : say(lang, "the player to move loses against good play\n", "手番の負け\n");
  if (hint.where && !hint.where->empty()) {
    std::vector<std::string> places;
    for (const Text& place : *hint.where) places.push_back(place.in(lang));
    out += say(lang, "look at: {}\n", "見るところ: {}\n", fmt::join(places, ", "));
  }
  if (hint.moves && !hint.moves->empty()) {
    out += say(lang, "winning moves: {}\n", "勝つ手: {}\n", fmt::join(*hint.moves, ", "));
  }
  if (hint.why) out += hint.why->in(lang) + "\n";
  return out;
}

std::string text(const Match& match, Lang lang) {
  std::string out =
      say(lang, "{} games: first, {}, won {}; second, {}, won {}\n", "{} 局: 先手 {} の {} 勝、後手 {} の {} 勝\n",
          grouped(match.games), label(match.first).in(lang), grouped(match.wins[0]), label(match.second).in(lang),
          grouped(match.wins[1]));
  for (std::size_t i = 0; i < match.lengths.size(); ++i) {
    if (match.lengths[i] == 0) continue;
    out += say(lang, "{:>6} moves  {}\n", "{:>6} 手  {}\n", i, grouped(match.lengths[i]));
  }
  return out + say(lang, "mean {:.2f} moves\n", "平均 {:.2f} 手\n", match.mean);
}

}  // namespace asobi::impartial

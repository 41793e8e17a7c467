#include "play/impartial.hpp"

namespace asobi::impartial {

Parameter opponent_parameter(const std::string& name, const Text& help) {
  return {.name = name, .help = help, .choices = {"perfect", "skilled", "random"}};
}

Parameter errs_parameter() {
  return {"errs",
          {"how often of 100 the skilled one moves blindly (default 20)",
           "skilled が 100 回に何回でたらめに指すか（既定 20）"},
          Kind::integer,
          false,
          0,
          100};
}

Parameter dice_parameter() {
  return {"dice", {"seed of the opponents' choices", "相手の選択の乱数の種"}, Kind::integer, false, 0};
}

Json match_json(const std::array<std::string, 2>& players, const std::vector<Played>& games) {
  std::vector<std::uint64_t> lengths;
  std::uint64_t won = 0, moves = 0;
  for (const Played& game : games) {
    lengths.resize(std::max(lengths.size(), game.length + 1));
    ++lengths[game.length];
    moves += game.length;
    won += game.first_won ? 1 : 0;
  }
  return {{"games", games.size()}, {"first", players[0]},
          {"second", players[1]},  {"wins", {won, games.size() - won}},
          {"lengths", lengths},    {"mean", static_cast<double>(moves) / static_cast<double>(games.size())}};
}

std::string text_reply(const Json& answer, Lang) { return answer.at("move").get<std::string>() + "\n"; }

std::string text_hint(const Json& answer, Lang lang) {
  const bool ja = lang == Lang::ja;
  std::string out = answer.at("wins").get<bool>() ? ja ? "手番の勝ち\n" : "the player to move can win\n"
                    : ja                          ? "手番の負け\n"
                                                  : "the player to move loses against good play\n";
  const auto list = [&](const char* field, const char* en, const char* in_japanese) {
    if (!answer.contains(field) || answer.at(field).empty()) return;
    out += fmt::format("{}: {}\n", ja ? in_japanese : en,
                       fmt::join(answer.at(field).get<std::vector<std::string>>(), ", "));
  };
  list("where", "look at", "見るところ");
  list("moves", "winning moves", "勝つ手");
  if (answer.contains("why")) out += answer.at("why").get<std::string>() + "\n";
  return out;
}

std::string text_match(const Json& answer, Lang lang) {
  const bool ja = lang == Lang::ja;
  const auto wins = answer.at("wins").get<std::vector<std::uint64_t>>();
  const auto lengths = answer.at("lengths").get<std::vector<std::uint64_t>>();
  std::string out = fmt::format(fmt::runtime(ja ? "{} 局: 先手 {} の {} 勝、後手 {} の {} 勝\n"
                                                : "{} games: first, {}, won {}; second, {}, won {}\n"),
                                grouped(wins[0] + wins[1]), answer.at("first").get<std::string>(), grouped(wins[0]),
                                answer.at("second").get<std::string>(), grouped(wins[1]));
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    if (lengths[i] == 0) continue;
    out += fmt::format(fmt::runtime(ja ? "{:>6} 手  {}\n" : "{:>6} moves  {}\n"), i, grouped(lengths[i]));
  }
  return out +
         fmt::format(fmt::runtime(ja ? "平均 {:.2f} 手\n" : "mean {:.2f} moves\n"), answer.at("mean").get<double>());
}

}  // namespace asobi::impartial

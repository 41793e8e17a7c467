#include "play/impartial.hpp"

namespace asobi::impartial {

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

}  // namespace asobi::impartial

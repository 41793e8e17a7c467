// Playing in the terminal: the picture, a prompt, moves by name, and every tool of the game by its name.
#include <algorithm>
#include <cctype>
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "apps/asobi/commands.hpp"
#include "base/fields_json.hpp"
#include "base/json.hpp"
#include "base/json_depth.hpp"

namespace asobi {

namespace {

class Sitting {
 public:
  Sitting(Client& client, const Entry& entry, Json options, Json opponent, bool second)
      : client_(client),
        entry_(entry),
        options_(std::move(options)),
        lang_(client.settings().lang),
        opponent_(std::move(opponent)),
        person_(second ? 1 : 0) {}

  int run() {
    if (!open()) return failed_;
    show();
    answer();
    say("Type a move, or: hint, undo, redo, new, tools, help, quit.",
        "手を入力してください。命令: hint, undo, redo, new, tools, help, quit");
    std::string line;
    while (prompt(line)) {
      const auto typed = words(line);
      if (typed.empty()) continue;
      if (typed[0] == "quit" || typed[0] == "exit" || typed[0] == "q") break;
      obey(std::vector<std::string>(typed.begin(), typed.end()));
    }
    return Exit::done;
  }

 private:
  Client& client_;
  const Entry& entry_;
  Json options_;
  Lang lang_;
  Json opponent_;   // arguments of the tool `reply`; null when people play among themselves
  int person_ = 0;  // the player at the keyboard, if there is an opponent
  std::unique_ptr<Session> session_;
  int failed_ = Exit::done;

  void say(const char* en, const char* ja) const { fmt::print("{}\n", lang_ == Lang::ja ? ja : en); }

  bool prompt(std::string& line) {
    fmt::print("> ");
    std::fflush(stdout);
    if (std::getline(std::cin, line)) return true;
    fmt::print("\n");
    return false;
  }

  bool open() {
    auto opened = entry_.open(options_);
    if (!opened) {
      failed_ = report_error({{"error", json_of(opened.error(), lang_)}}, client_.settings());
      return false;
    }
    session_ = std::move(*opened);
    return true;
  }

  void show() const {
    fmt::print("{}", session_->picture(lang_));
    const SessionStatus status = session_->status();
    if (!status.over) return;
    const bool ja = lang_ == Lang::ja;
    if (!opponent_.is_null() && status.winner) {
      const bool won = *status.winner == person_;
      fmt::print("{}\n", won ? ja ? "あなたの勝ちです" : "You have won." : ja ? "あなたの負けです" : "You have lost.");
    } else {
      fmt::print("{}\n", asobi::say(lang_, "Done, in {} moves.", "終わりです。{} 手", status.played));
    }
  }

  bool opponent_to_move() const {
    return !opponent_.is_null() && session_->status().to_move.value_or(person_) != person_;
  }

  // Lets the opponent move while it is not the person's turn.
  void answer() {
    while (opponent_to_move()) {
      const Json reply = answer_of({{"tool", "reply"}, {"arguments", opponent_}});
      if (reply.is_null()) return;
      opponent_["dice"] = opponent_.value("dice", std::uint64_t{1}) + 1;
      fmt::print("{} {}\n", lang_ == Lang::ja ? "相手の手:" : "the opponent plays",
                 reply.at("move").get<std::string>());
      change(session_->play(reply.at("move").get<std::string>()));
    }
  }

  // Of a tool about this position, or null after its error was printed.
  Json answer_of(Json asked) {
    asked.update({{"op", "ask"},
                  {"game", entry_.id},
                  {"options", options_},
                  {"moves", fmt::format("{}", fmt::join(session_->line(), " "))},
                  {"at", session_->status().played}});
    const Json reply = client_.call(std::move(asked));
    if (reply.at("ok").get<bool>()) return reply.at("result");
    fmt::print("{}\n", reply.at("error").at("message").get<std::string>());
    return nullptr;
  }

  bool done(const Result<void>& changed) const {
    if (!changed) fmt::print("{}\n", changed.error().message.in(lang_));
    return changed.has_value();
  }

  void change(const Result<void>& changed) const {
    if (done(changed)) show();
  }

  void obey(const std::vector<std::string>& typed) {
    const std::string& first = typed[0];
    if (first == "undo" || first == "redo") return step(first);
    if (first == "help" || first == "?") return help();
    if (first == "moves") return list_moves();
    if (first == "show") return show();
    if (first == "new") return begin_anew(typed);
    if (first == "tools") return list_tools();
    if (entry_.tool(first)) return ask(typed);
    play(typed);
  }

  // Back or forth to the person's own turn.
  void step(const std::string& op) {
    do {
      const auto stepped = op == "undo" ? session_->undo() : session_->redo();
      change(stepped);
      if (!stepped) break;
    } while (opponent_to_move());
    answer();  // at the very beginning, where there is no further back
  }

  void help() const {
    say("moves  the moves there are\nundo, redo  back and forth\nnew [name=value …]  another game, with these "
        "options\nhint  the "
        "next good move\n"
        "tools  what else can be asked; TOOL name=value … asks it\nshow  the position again\nquit  leave",
        "moves  指せる手の一覧\nundo, redo  一手戻す・やり直す\nnew [名前=値 …]  別のゲーム（この設定で）\nhint  "
        "次の良い手\n"
        "tools  他に尋ねられること。「ツール 名前=値 …」で尋ねる\nshow  局面をもう一度\nquit  終わる");
  }

  void list_moves() const { fmt::print("{}\n", fmt::join(session_->moves(), " ")); }

  void list_tools() const {
    for (const Tool& tool : entry_.tools) fmt::print("{}  {}\n", tool.name, tool.summary.in(lang_));
  }

  void begin_anew(const std::vector<std::string>& typed) {
    const Json before = options_;
    const bool drawn = std::ranges::find(entry_.options, "seed", &Parameter::name) != entry_.options.end();
    if (drawn) options_["seed"] = before.value("seed", std::int64_t{0}) + 1;
    options_.update(named_values(typed, entry_.options));
    if (!open()) {
      options_ = before;
      return;
    }
    show();
    answer();
  }

  // name=value …; a bare name is a flag. The value of a text stays a text, even if it looks like a number.
  static Json named_values(const std::vector<std::string>& typed, const std::vector<Parameter>& parameters) {
    Json out = Json::object();
    for (std::size_t i = 1; i < typed.size(); ++i) {
      const auto equals = typed[i].find('=');
      const std::string value = equals == std::string::npos ? "true" : typed[i].substr(equals + 1);
      const std::string name = typed[i].substr(0, equals);
      const bool text = std::ranges::any_of(
          parameters, [&](const Parameter& p) { return p.name == name && p.kind == ParameterKind::text; });
      const Json parsed =
          nested_too_deeply(value) ? Json(Json::value_t::discarded) : Json::parse(value, nullptr, false);
      out[name] = text || parsed.is_discarded() || parsed.is_structured() ? Json(value) : parsed;
    }
    return out;
  }

  void ask(const std::vector<std::string>& typed) {
    const Tool& tool = **entry_.tool(typed[0]);
    const Json answer =
        answer_of({{"tool", tool.name}, {"arguments", named_values(typed, tool.parameters)}, {"text", true}});
    if (!answer.is_null()) fmt::print("{}", text_of(answer, "text"));
  }

  // Where no opponent answers, a whole line as the game writes lines; false if it is none.
  bool play_line(const std::vector<std::string>& typed) {
    if (!opponent_.is_null()) return false;
    if (!session_->plan(fmt::format("{}", fmt::join(typed, " ")))) return false;
    change(session_->go(session_->line().size()));
    return true;
  }

  // Moves may be run together: each time the longest name of a legal move that fits is taken off the front, up to a
  // letter or the end, and what no listed name fits is tried whole. An opponent answers each of them.
  void play(const std::vector<std::string>& typed) {
    if (play_line(typed)) return;
    bool seen = false;
    for (std::string rest : typed) {
      while (!rest.empty()) {
        std::string best;
        for (const std::string& name : session_->moves()) {
          const bool fits =
              name.size() <= rest.size() && equal_ignoring_case(name, std::string_view(rest).substr(0, name.size())) &&
              (name.size() == rest.size() || std::isalpha(static_cast<unsigned char>(rest[name.size()])) != 0);
          if (fits && name.size() > best.size()) best = name;
        }
        if (best.empty()) best = rest;
        if (!done(session_->play(best))) return show();
        rest.erase(0, best.size());
        seen = opponent_to_move();
        if (!seen) continue;
        show();
        answer();
      }
    }
    if (!seen) show();
  }
};

}  // namespace

int run_play(Client& client, const Entry& entry, const Json& options, const Json& opponent, bool second) {
  return Sitting(client, entry, options, opponent, second).run();
}

}  // namespace asobi

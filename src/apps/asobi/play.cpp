// Playing in the terminal: the picture, a prompt, moves by name, and every tool of the game by its name.
#include <algorithm>
#include <cctype>
#include <iostream>
#include <map>

#include <fmt/format.h>

#include "apps/asobi/commands.hpp"
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
  Json state_;
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
    const Json reply = client_.call({{"op", "open"}, {"game", entry_.id}, {"options", options_}});
    if (!reply.at("ok").get<bool>()) {
      failed_ = report_error(reply, client_.settings());
      return false;
    }
    state_ = reply.at("result");
    return true;
  }

  void show() const {
    fmt::print("{}", state_.at("picture").get<std::string>());
    const Json& status = state_.at("status");
    if (!status.at("over").get<bool>()) return;
    const bool ja = lang_ == Lang::ja;
    if (!opponent_.is_null() && status.contains("winner")) {
      const bool won = status.at("winner").get<int>() == person_;
      fmt::print("{}\n", won ? ja ? "あなたの勝ちです" : "You have won." : ja ? "あなたの負けです" : "You have lost.");
    } else {
      fmt::print("{}\n", asobi::say(lang_, "Done, in {} moves.", "終わりです。{} 手", status.at("played").get<int>()));
    }
  }

  bool opponent_to_move() const {
    return !opponent_.is_null() && state_.at("status").value("to_move", person_) != person_;
  }

  // Lets the opponent move while it is not the person's turn.
  void answer() {
    while (opponent_to_move()) {
      const Json reply = request({{"op", "ask"}, {"tool", "reply"}, {"arguments", opponent_}});
      if (reply.is_null()) return;
      opponent_["dice"] = opponent_.value("dice", std::uint64_t{1}) + 1;
      fmt::print("{} {}\n", lang_ == Lang::ja ? "相手の手:" : "the opponent plays",
                 reply.at("move").get<std::string>());
      change({{"op", "play"}, {"move", reply.at("move")}});
    }
  }

  // The result of a request about this session, or null after its error was printed.
  Json request(Json what) {
    what["session"] = state_.at("session");
    const Json reply = client_.call(std::move(what));
    if (reply.at("ok").get<bool>()) return reply.at("result");
    fmt::print("{}\n", reply.at("error").at("message").get<std::string>());
    return nullptr;
  }

  void change(const Json& what) {
    if (Json next = request(what); !next.is_null()) {
      state_ = std::move(next);
      show();
    }
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
      const Json before = state_;
      change({{"op", op}});
      if (state_ == before) break;
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

  void list_moves() {
    const Json answer = request({{"op", "moves"}});
    if (!answer.is_null()) fmt::print("{}\n", fmt::join(answer.at("moves").get<std::vector<std::string>>(), " "));
  }

  void list_tools() const {
    for (const Tool& tool : entry_.tools) fmt::print("{}  {}\n", tool.name, tool.summary.in(lang_));
  }

  void begin_anew(const std::vector<std::string>& typed) {
    const Json before = options_;
    const bool drawn = std::ranges::find(entry_.options, "seed", &Parameter::name) != entry_.options.end();
    if (drawn) options_["seed"] = before.value("seed", std::int64_t{0}) + 1;
    options_.update(named_values(typed, entry_.options));
    const Json old = state_;
    if (!open()) {
      options_ = before;
      return;
    }
    client_.call({{"op", "close"}, {"session", old.at("session")}});
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
    const Json answer = request(
        {{"op", "ask"}, {"tool", tool.name}, {"arguments", named_values(typed, tool.parameters)}, {"text", true}});
    if (!answer.is_null()) fmt::print("{}", text_of(answer, "text"));
  }

  // Where no opponent answers, a whole line as the game writes lines; false if it is none.
  bool play_line(const std::vector<std::string>& typed) {
    if (!opponent_.is_null()) return false;
    const Json line = {
        {"op", "plan"}, {"session", state_.at("session")}, {"moves", fmt::format("{}", fmt::join(typed, " "))}};
    const Json reply = client_.call(line);
    if (!reply.at("ok").get<bool>()) return false;
    change({{"op", "go"}, {"at", reply.at("result").at("line").size()}});
    return true;
  }

  // Moves may be run together: each time the longest name of a legal move that fits is taken off the front, up to a
  // letter or the end, and what no listed name fits is tried whole. An opponent answers each of them.
  void play(const std::vector<std::string>& typed) {
    if (play_line(typed)) return;
    bool seen = false;
    for (std::string rest : typed) {
      while (!rest.empty()) {
        const Json legal = request({{"op", "moves"}});
        std::string best;
        for (const std::string& name : legal.at("moves").get<std::vector<std::string>>()) {
          const bool fits =
              name.size() <= rest.size() && equal_ignoring_case(name, std::string_view(rest).substr(0, name.size())) &&
              (name.size() == rest.size() || std::isalpha(static_cast<unsigned char>(rest[name.size()])) != 0);
          if (fits && name.size() > best.size()) best = name;
        }
        if (best.empty()) best = rest;
        Json next = request({{"op", "play"}, {"move", best}});
        if (next.is_null()) return show();
        state_ = std::move(next);
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

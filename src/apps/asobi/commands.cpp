#include "apps/asobi/commands.hpp"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <iostream>
#include <map>
#include <set>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "apps/asobi/render.hpp"
#include "apps/asobi/usage.hpp"
#include "base/fields_json.hpp"
#include "base/files.hpp"
#include "base/json.hpp"
#include "service/protocol_schema.hpp"
#include "service/stdio.hpp"

namespace asobi {

namespace {

// What was typed for one list of parameters, before it becomes JSON.
struct Typed {
  std::map<std::string, std::vector<std::string>> words;
  std::map<std::string, bool> flags;
  std::set<std::string> from_input;  // read from standard input unless typed
};

std::string example(const std::string& command, Lang lang) {
  return (lang == Lang::ja ? "例: " : "Example: ") + command;
}

void add_parameter(CLI::App* command, const Parameter& p, bool as_word, bool last_word, Typed& typed, Lang lang) {
  if (p.kind == ParameterKind::flag) {
    command->add_flag("--" + p.name, typed.flags[p.name], p.help.in(lang));
    return;
  }
  ParameterInfo info = describe(p);
  if (as_word) info.usual.reset();
  const std::string help = told(info, lang);
  CLI::Option* option = command->add_option(as_word ? p.name : "--" + p.name, typed.words[p.name], help);
  option->type_name(p.kind == ParameterKind::integer                                 ? "N"
                    : p.kind == ParameterKind::file || p.kind == ParameterKind::path ? "FILE"
                                                                                     : "TEXT");
  // The last word may be typed without quotes: 1 2 3 4 5 0
  option->expected(1, as_word && last_word ? 1'000 : 1)->allow_extra_args(as_word && last_word)->required(as_word);
}

// The contents of a file that is named, or the text itself.
Result<std::string> named_or_written(const std::string& text) {
  std::error_code ignored;
  const bool there = std::filesystem::exists(text, ignored) && !std::filesystem::is_directory(text, ignored);
  return there ? read_text(text) : Result<std::string>(text);
}

// CLI11 takes whatever follows an option for its value.
bool is_option(std::string_view text) {
  return text.size() > 2 && text.starts_with("--") && std::isalpha(static_cast<unsigned char>(text[2])) != 0;
}

Result<Json> to_json(const std::vector<Parameter>& parameters, const Typed& typed) {
  Json out = Json::object();
  for (const Parameter& p : parameters) {
    if (p.kind == ParameterKind::flag) {
      if (const auto flag = typed.flags.find(p.name); flag != typed.flags.end() && flag->second) out[p.name] = true;
      continue;
    }
    const auto found = typed.words.find(p.name);
    if (found == typed.words.end()) continue;
    if (found->second.empty()) {
      if (!typed.from_input.contains(p.name)) continue;
      ASOBI_TRY(out[p.name], read_text("/dev/stdin"));
      continue;
    }
    const std::string text = fmt::format("{}", fmt::join(found->second, " "));
    if (is_option(text)) {
      return fail(Code::invalid, "--{} needs a value; {} is another option",
                  "--{} の値がありません（{} は別のオプションです）", p.name, shown(text));
    }
    if (p.kind == ParameterKind::file) {
      ASOBI_TRY(out[p.name], named_or_written(text));
    } else if (p.kind == ParameterKind::path) {
      out[p.name] = text == "-" ? "/dev/stdout" : text;
    } else if (p.kind != ParameterKind::integer) {
      out[p.name] = text;
    } else if (const auto number = to_integer(text)) {
      out[p.name] = *number;
    } else {
      return fail(Code::invalid, "{} must be a whole number from {} to {}, not {}",
                  "{} は {} から {} までの整数でなければなりません（{} は不可）", p.name, p.least, p.greatest,
                  shown(text));
    }
  }
  return out;
}

const Parameter& option_named(const Entry& entry, const std::string& name) {
  for (const Parameter& p : entry.options) {
    if (p.name == name) return p;
  }
  throw std::logic_error("the tool names an option that the game does not have: " + name);
}

// Builds the tree of commands; the one that was typed leaves its action.
class CommandLine {
 public:
  CommandLine(const Catalogue& catalogue, Settings settings, Interrupts& interrupts)
      : catalogue_(catalogue), settings_(std::move(settings)), interrupts_(interrupts) {
    build();
  }

  int run(std::vector<std::string> words) {
    if (words.empty()) words.emplace_back("tour");
    // CLI11 takes [a, b] for a list of its own; a blank at the end keeps it a word.
    for (std::string& word : words) {
      if (word.starts_with('[') && word.ends_with(']')) word += ' ';
    }
    std::ranges::reverse(words);                                          // CLI11 takes them off the back
    const bool json = std::ranges::find(words, "--json") != words.end();  // CLI11 may not come so far
    try {
      app_.parse(words);
    } catch (const CLI::ParseError& e) {
      if (e.get_exit_code() == 0) return app_.exit(e, std::cout, std::cerr);  // --help, --version
      settings_.json = json;
      return refuse(usage_error(app_, e).error());
    }
    return action_ ? action_() : Exit::bad_input;
  }

 private:
  const Catalogue& catalogue_;
  Settings settings_;
  Interrupts& interrupts_;
  CLI::App app_{"", settings_.program};
  std::function<int()> action_;
  std::vector<std::unique_ptr<Typed>> typed_;
  std::string cache_;
  std::uint64_t mebibytes_ = 0;  // 0: any
  std::string lang_;
  ReproduceOptions reproduce_;
  std::string game_;
  ServeOptions serve_;

  bool ja() const { return settings_.lang == Lang::ja; }
  std::string say(const char* en, const char* in_japanese) const { return ja() ? in_japanese : en; }

  void build() {
    app_.description(
        say("Asobi, a laboratory for mathematical games and puzzles", "Asobi 遊び — 数学のゲームとパズルの実験室"));
    app_.footer(example("asobi sliding solve 3x3 8 6 7 2 5 4 3 0 1", settings_.lang));
    app_.require_subcommand(1);
    app_.fallthrough();
    app_.set_version_flag("--version", ASOBI_VERSION);
    app_.set_help_flag("-h,--help", say("Help", "使い方"));
    app_.add_flag("--json", settings_.json, say("the answer as one JSON object", "答えを一つの JSON で"));
    app_.add_option("--lang", lang_, say("en or ja", "en または ja"))->check(CLI::IsMember({"en", "ja"}));
    app_.add_option("--threads", settings_.threads, say("threads to use", "使うスレッドの数"))
        ->check(CLI::Range(1, 256));
    app_.add_option("--seconds", settings_.seconds, say("time allowed; 0 for no limit", "制限時間（秒）。0 は無制限"))
        ->check(CLI::Range(0, 1'000'000));
    app_.add_option("--memory", mebibytes_,
                    say("MiB of memory allowed; what needs more ends with an error",
                        "使ってよいメモリ（MiB）。これを超える計算はエラーで終わる"))
        ->check(CLI::Range(1, 1 << 24));
    app_.add_option("--cache,--tables", cache_, say("folder for tables", "表を保存するフォルダ"));
    add_house_commands();
    for (const Entry& entry : catalogue_.entries) add_game(entry);
  }

  CLI::App* command(CLI::App* parent, const std::string& name, const std::string& about, const std::string& sample,
                    std::function<int()> action) {
    CLI::App* sub = parent->add_subcommand(name, about);
    sub->fallthrough();
    sub->footer(example(sample, settings_.lang));
    if (action) {
      sub->callback([this, action = std::move(action)] {
        action_ = [this, action] {
          if (!cache_.empty()) settings_.cache = cache_;
          if (mebibytes_ > 0) settings_.memory = mebibytes_ << 20;
          return action();
        };
      });
    }
    return sub;
  }

  void add_house_commands() {
    command(&app_, "tour", say("a short guided tour that really computes", "実際に計算する短い案内"), "asobi tour",
            [this] { return run_tour(catalogue_, settings_, interrupts_); });
    command(&app_, "list", say("the games", "ゲームの一覧"), "asobi list",
            [this] { return print(list_of_games(catalogue_)); });
    command(&app_, "info", say("what a game can be told and asked", "ゲームの設定とツール"), "asobi info sliding",
            [this] {
              const auto entry = catalogue_.entry(game_);
              return entry ? print(describe(**entry)) : refuse(entry.error());
            })
        ->add_option("game", game_, say("the game's id", "ゲームの id"))
        ->required();
    CLI::App* reproduce = command(
        &app_, "reproduce", say("the claims of a paper, checked one by one", "論文の主張を一つずつ確かめる"),
        "asobi reproduce sliding", [this] { return run_reproduce(catalogue_, settings_, interrupts_, reproduce_); });
    reproduce->add_option("paper", reproduce_.paper,
                          say("the paper's id; all papers if absent or all", "論文の id。省くか all とすれば全部"));
    reproduce->add_flag("--thorough", reproduce_.thorough,
                        say("larger samples, which take longer", "標本を大きくする（時間がかかる）"));
    add_prove();
    command(&app_, "bench", say("one number that says: same behaviour", "振る舞いが同じことを示す一つの数"),
            "asobi bench", [this] { return bench(); });
    command(&app_, "stdio", say("the protocol, one JSON per line", "プロトコル（一行に一つの JSON）"),
            R"(echo '{"id":1,"op":"list"}' | asobi stdio)", [this] { return run_stdio(catalogue_, settings_); });
    command(&app_, "worker", say("what the server starts for each job at once", "サーバーが仕事のために起動するもの"),
            "asobi serve",
            [this] {
              return run_worker(catalogue_, settings_.cache,
                                {.threads = settings_.threads, .memory = settings_.memory});
            })
        ->group("");
    command(&app_, "schema", say("the whole protocol as one JSON Schema", "プロトコル全体の JSON Schema"),
            "asobi schema", [this] { return write(protocol_schema(catalogue_).dump(2) + "\n", true); });
    add_serve();
    CLI::App* play =
        command(&app_, "play", say("play in the terminal", "端末で遊ぶ"), "asobi play sliding --size 3x3", {});
    play->require_subcommand(1);
    for (const Entry& entry : catalogue_.entries) add_play(play, entry.id, entry.title.in(settings_.lang), entry);
  }

  // `asobi prove --check FILE`: whatever game it is about; so far there are proofs about one.
  void add_prove() {
    Typed& typed = new_typed();
    Typed& none = new_typed();
    command(&app_, "prove", say("checks the certificate of a proof", "証明書を検査する"), "asobi prove --check FILE",
            [this, &typed, &none] {
              const auto entry = catalogue_.entry("chocolate");
              return entry ? ask(**entry, **(*entry)->tool("verify"), none, typed) : refuse(entry.error());
            })
        ->add_option("--check", typed.words["certificate"], say("the certificate", "証明書"))
        ->required()
        ->type_name("FILE");
  }

  // `asobi play GAME` and `asobi GAME play` are the same.
  void add_play(CLI::App* parent, const std::string& called, const std::string& about, const Entry& entry) {
    Typed& typed = new_typed();
    Typed& opponent = new_typed();
    CLI::App* sub = command(parent, called, about, "asobi play " + entry.id,
                            [this, &entry, &typed, &opponent] { return play_game(entry, typed, opponent); });
    for (const Parameter& p : entry.options) add_parameter(sub, p, false, false, typed, settings_.lang);
    if (const auto reply = entry.tool("reply")) {
      for (const Parameter& p : (*reply)->parameters) add_parameter(sub, p, false, false, opponent, settings_.lang);
      sub->add_flag("--people", opponent.flags["people"], say("people only, no computer", "人間同士で遊ぶ"));
      sub->add_flag("--second", opponent.flags["second"], say("the computer begins", "コンピュータが先手"));
    }
  }

  void add_serve() {
    CLI::App* serve = command(
        &app_, "serve",
        say("the page in a browser, and the protocol for programs", "ブラウザのページと、プログラム用のプロトコル"),
        "asobi serve --open", [this] { return run_serve(catalogue_, settings_, interrupts_, serve_); });
    serve->add_option("--port", serve_.port, say("the port; 0 for any free one", "ポート番号。0 なら空きポート"))
        ->capture_default_str();
    serve
        ->add_option("--host", serve_.host,
                     say("the address to listen on; 0.0.0.0 for all", "待ち受けるアドレス。0.0.0.0 ですべて"))
        ->capture_default_str();
    serve->add_option("--allow-host", serve_.hosts,
                      say("a name or address by which this server may be called; needed with --host",
                          "このサーバーを呼んでよい名前やアドレス。--host と共に要る"));
    serve->add_option(
        "--token", serve_.token,
        say("with which programs of other machines may connect", "他の計算機のプログラムが接続するためのトークン"));
    serve->add_flag("--open", serve_.open, say("open a browser", "ブラウザを開く"));
    serve->add_option("--page", serve_.page, say("folder of the built page", "ビルドしたページのフォルダ"));
    serve->add_option("--origin", serve_.origins,
                      say("another page that may connect, as https://example.org",
                          "接続を許す他のページ（https://example.org の形）"));
    serve->add_option("--frame", serve_.frames,
                      say("another page that may show ours inside it, as https://example.org",
                          "このページを埋め込んでよい他のページ（https://example.org の形）"));
    serve->add_option("--site", serve_.site,
                      say("where others can open what is shown here, for links: a static site (docs/site.md)",
                          "リンクに使う、他の人が開けるアドレス。静的サイト（docs/site.md）"));
    serve
        ->add_option("--workers", serve_.workers,
                     say("processes that compute at once; each has the memory of --memory (2048 MiB)",
                         "同時に計算するプロセスの数。それぞれに --memory（既定 2048 MiB）まで"))
        ->capture_default_str()
        ->check(CLI::Range(2, 256));
    serve->add_option("--kept-by", serve_.keeper)->group("");  // said by ourselves
    serve->add_flag("--behind-proxy", serve_.behind_proxy,
                    say("clients are told apart by X-Forwarded-For, which your proxy must set",
                        "X-Forwarded-For で接続元を区別する（プロキシが付けること）"));
  }

  void add_game(const Entry& entry) {
    CLI::App* game = command(&app_, entry.id, entry.title.in(settings_.lang), "asobi info " + entry.id, {});
    game->require_subcommand(1);
    add_play(game, "play", say("play in the terminal", "端末で遊ぶ"), entry);
    for (const Tool& tool : entry.tools) {
      Typed& options = new_typed();
      Typed& arguments = new_typed();
      CLI::App* sub =
          command(game, tool.name, tool.summary.in(settings_.lang), tool.example,
                  [this, &entry, &tool, &options, &arguments] { return ask(entry, tool, options, arguments); });
      for (const std::string& name : tool.setup) {
        const Parameter& p = option_named(entry, name);
        const bool last = tool.words.empty() && name == tool.setup.back();
        add_parameter(sub, p, p.kind != ParameterKind::lines, last, options, settings_.lang);
        if (p.kind == ParameterKind::lines) options.from_input.insert(name);
      }
      for (const std::string& name : tool.setup_optional) {
        add_parameter(sub, option_named(entry, name), false, false, options, settings_.lang);
      }
      for (const Parameter& p : tool.parameters) {
        const bool word = std::ranges::find(tool.words, p.name) != tool.words.end();
        add_parameter(sub, p, word, word && p.name == tool.words.back(), arguments, settings_.lang);
      }
    }
  }

  Typed& new_typed() { return *typed_.emplace_back(std::make_unique<Typed>()); }

  int refuse(const Error& error) const { return report_error({{"error", json_of(error, settings_.lang)}}, settings_); }

  template <Described A>
  int print(const A& answer) const {
    const Lang lang = settings_.lang;
    return write(settings_.json ? to_line(json_of(answer, lang)) + "\n" : text(answer, lang), true);
  }

  // Whoever reads may have gone (asobi … | head), and the disk may be full.
  static int write(const std::string& text, bool yes) {
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (!written || std::fflush(stdout) != 0) return Exit::limit;
    return yes ? Exit::done : Exit::answer_is_no;
  }

  int ask(const Entry& entry, const Tool& tool, const Typed& options, const Typed& arguments) {
    const auto game = to_json(entry.options, options);
    if (!game) return refuse(game.error());
    const auto own = to_json(tool.parameters, arguments);
    if (!own) return refuse(own.error());
    Client client(catalogue_, settings_, interrupts_);
    const Json reply = client.call({{"op", "ask"},
                                    {"game", entry.id},
                                    {"options", *game},
                                    {"tool", tool.name},
                                    {"arguments", *own},
                                    {"seconds", settings_.seconds},
                                    {"text", !settings_.json}});
    if (!reply.at("ok").get<bool>()) return report_error(reply, settings_);
    const Json& result = reply.at("result");
    const Json& answer = settings_.json ? result : result.at("answer");
    return write(settings_.json ? to_line(answer) + "\n" : text_of(result, "text"),
                 tool.yes_field.empty() || answer.value(tool.yes_field, true));
  }

  int play_game(const Entry& entry, const Typed& typed, const Typed& against) {
    const auto options = to_json(entry.options, typed);
    if (!options) return refuse(options.error());
    Json opponent;
    const auto reply = entry.tool("reply");
    if (reply && !against.flags.at("people")) {
      const auto arguments = to_json((*reply)->parameters, against);
      if (!arguments) return refuse(arguments.error());
      if (const auto known = check_arguments((*reply)->parameters, *arguments); !known) return refuse(known.error());
      opponent = *arguments;
    }
    Client client(catalogue_, settings_, interrupts_);
    return run_play(client, entry, *options, opponent, reply && against.flags.at("second"));
  }

  // Every game with a tool named `bench` adds its number.
  int bench() {
    settings_.threads = 1;
    Client client(catalogue_, settings_, interrupts_);
    Json parts = Json::array();
    std::uint64_t signature = 0;
    for (const Entry& entry : catalogue_.entries) {
      if (!entry.tool("bench")) continue;
      const Json reply = client.call({{"op", "ask"}, {"game", entry.id}, {"tool", "bench"}});
      if (!reply.at("ok").get<bool>()) return report_error(reply, settings_);
      Json part = {{"game", entry.id}};
      part.update(reply.at("result"));
      signature += part.at("signature").get<std::uint64_t>();
      parts.push_back(part);
    }
    const Json answer = {{"signature", signature}, {"parts", parts}};
    return write(settings_.json ? to_line(answer) + "\n" : render_bench(answer, settings_.lang), true);
  }
};

}  // namespace

int run_command(const std::vector<std::string>& words, const Catalogue& catalogue, Settings settings,
                Interrupts& interrupts) {
  return CommandLine(catalogue, std::move(settings), interrupts).run(words);
}

}  // namespace asobi

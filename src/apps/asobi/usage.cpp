#include "apps/asobi/usage.hpp"

#include <CLI/CLI.hpp>

#include "base/text.hpp"

namespace asobi {
namespace {

// The command as far as it was understood.
const CLI::App& innermost(const CLI::App& app) {
  const CLI::App* at = &app;
  for (auto chosen = at->get_subcommands(); !chosen.empty(); chosen = at->get_subcommands()) at = chosen.front();
  return *at;
}

std::string path_of(const CLI::App& command) {
  const CLI::App* parent = command.get_parent();
  return parent == nullptr ? command.get_name() : path_of(*parent) + " " + command.get_name();
}

std::vector<std::string> known_commands(const CLI::App& command) {
  std::vector<std::string> out;
  for (const CLI::App* sub : command.get_subcommands([](const CLI::App*) { return true; })) {
    out.push_back(sub->get_name());
  }
  return out;
}

// Its own and those of the commands around it.
std::vector<std::string> known_options(const CLI::App& command) {
  std::vector<std::string> out;
  for (const CLI::App* at = &command; at != nullptr; at = at->get_parent()) {
    for (const CLI::Option* option : at->get_options()) {
      for (const std::string& name : option->get_lnames()) out.push_back("--" + name);
    }
  }
  return out;
}

std::unexpected<Error> unknown_word(const CLI::App& command, const std::string& word) {
  const std::string path = path_of(command);
  const Text hint = did_you_mean(word, word.starts_with('-') ? known_options(command) : known_commands(command));
  return fail(Code::unknown_name, "{0} does not know {1}{2} ({0} --help)", "{0} に {1} はありません{3}（{0} --help）",
              path, shown(word), hint.en, hint.ja);
}

// CLI11 begins its messages with the option: "--threads: Value 0 not in range 1 to 256".
std::unexpected<Error> bad_value(const CLI::App& command, const std::string& said) {
  const std::size_t from = said.find("--"), to = said.find_first_of(": ", from);
  if (from == std::string::npos) return fail(Code::invalid, "{}", "{}", said);
  const std::string name = said.substr(from, to - from);
  std::string kind;
  for (const CLI::App* at = &command; at != nullptr && kind.empty(); at = at->get_parent()) {
    if (const CLI::Option* option = at->get_option_no_throw(name)) kind = option->get_type_name();
  }
  kind.erase(0, kind.rfind(':') + 1);
  return fail(Code::invalid, "{0} does not take this; it takes {1} ({2} --help)",
              "{0} の値が正しくありません。使えるのは {1}（{2} --help）", name, kind, path_of(command));
}

}  // namespace

std::unexpected<Error> usage_error(const CLI::App& app, const CLI::ParseError& fault) {
  const CLI::App& command = innermost(app);
  const std::string path = path_of(command), said = fault.what();
  const std::vector<std::string> left = app.remaining(true);
  const bool required = fault.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError);
  if (!left.empty()) return unknown_word(command, left.front());
  if (required && command.get_require_subcommand_min() > 0) {
    return fail(Code::invalid, "{0} needs one more word: {1}", "{0} の次の言葉がありません: {1}", path,
                fmt::format("{}", fmt::join(known_commands(command), ", ")));
  }
  if (required) {
    return fail(Code::invalid, "{0} needs {1} ({0} --help)", "{0} には {1} が必要です（{0} --help）", path,
                said.substr(0, said.find(' ')));
  }
  if (fault.get_exit_code() == static_cast<int>(CLI::ExitCodes::ArgumentMismatch)) {
    return fail(Code::invalid, "{1} needs a value ({0} --help)", "{1} の値がありません（{0} --help）", path,
                said.substr(0, said.find(':')));
  }
  return bad_value(command, said);
}

}  // namespace asobi

#include "apps/asobi/program.hpp"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <new>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "apps/asobi/commands.hpp"
#include "papers/papers.hpp"

namespace {

using asobi::Lang;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// By the XDG Base Directory Specification, which has paths that are not absolute ignored.
std::filesystem::path cache_folder() {
  if (const std::filesystem::path xdg = environment("XDG_CACHE_HOME"); xdg.is_absolute()) return xdg / "asobi";
  if (const auto home = environment("HOME"); !home.empty()) return std::filesystem::path(home) / ".cache" / "asobi";
  return {};  // tables are kept in memory only
}

// --lang decides, else the locale. It is needed before the command line is read, because --help is a text too.
Lang language(const std::vector<std::string>& words) {
  std::string locale;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    if (locale = environment(name); !locale.empty()) break;
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--lang" && i + 1 < words.size()) locale = words[i + 1];
    if (words[i].starts_with("--lang=")) locale = words[i].substr(7);
  }
  return locale.starts_with("ja") ? Lang::ja : Lang::en;
}

}  // namespace

namespace asobi {

int run_program(const std::vector<std::string>& words, const Program& program) {
  Interrupts interrupts;
  const Settings settings = {.lang = language(words),
                             .threads = std::max(1u, std::thread::hardware_concurrency()),
                             .cache = cache_folder(),
                             .program = program.name,
                             .team = program.team};
  const Catalogue catalogue = {program.games(), all_papers};
  try {
    return run_command(words, catalogue, settings, interrupts);
  } catch (const std::bad_alloc&) {  // outside of any request
    std::fputs(settings.lang == Lang::ja ? "asobi: メモリが足りません\n" : "asobi: not enough memory\n", stderr);
    return Exit::limit;
  } catch (const std::exception& fault) {  // no thread can be started, for example
    std::fprintf(stderr, "asobi: %s\n", fault.what());
    return Exit::limit;
  }
}

}  // namespace asobi

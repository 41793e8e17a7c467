// The page and the protocol for browsers, until Ctrl-C.
#include <cstdio>
#include <filesystem>
#include <future>

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>

#include "apps/asobi/commands.hpp"
#include "apps/server/server.hpp"
#include "base/fields_json.hpp"
#include "base/json.hpp"
#include "base/say.hpp"

namespace asobi {

namespace {

namespace fs = std::filesystem;

// Where it is installed with the program, or beside the program, where building leaves a link to it.
fs::path usual_page() {
  std::error_code ignored;
  const fs::path here = fs::read_symlink("/proc/self/exe", ignored).parent_path();
  const fs::path installed = here.parent_path() / "share/asobi/page";
  return fs::exists(installed / "index.html", ignored) ? installed : here / "web";
}

// Where there is no browser to open, nothing happens.
void open_browser(const std::string& address) {
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSID);
  // The shell goes at once, and leaves the browser to itself.
  std::string shell = "sh", flag = "-c", line = "xdg-open \"$0\" </dev/null >/dev/null 2>&1 &", url = address;
  char* words[] = {shell.data(), flag.data(), line.data(), url.data(), nullptr};
  pid_t child = 0;
  if (::posix_spawnp(&child, "sh", nullptr, &attributes, words, environ) == 0) ::waitpid(child, nullptr, 0);
  posix_spawnattr_destroy(&attributes);
}

}  // namespace

int run_serve(const Catalogue& catalogue, const Settings& settings, Interrupts& interrupts,
              const ServeOptions& options) {
  std::promise<void> interrupted;
  interrupts.to([&] { interrupted.set_value(); });
  ServerSettings server_settings = {.host = options.host,
                                    .port = options.port,
                                    .page = options.page.empty() ? usual_page() : fs::path(options.page),
                                    .hosts = options.hosts,
                                    .origins = options.origins,
                                    .token = options.token,
                                    .threads = settings.threads};
  server_settings.limits.job_memory = options.memory << 20;
  if (settings.seconds > 0) server_settings.limits.job_seconds = static_cast<double>(settings.seconds);
  Shelf shelf(settings.cache, 2 * server_settings.limits.job_memory);
  const auto server = Server::start(catalogue, shelf, server_settings);
  if (!server) {
    const Error& error = server.error();
    interrupts.to({});
    return report_error({{"error", json_of(error, settings.lang)}}, settings);
  }
  const std::string address = (*server)->address();
  if (settings.json) {
    fmt::print("{}\n", to_line({{"address", address}, {"port", (*server)->port()}}));
  } else if (settings.lang == Lang::ja) {
    fmt::print("Asobi 遊び: {} （Ctrl-C で終了）\n", address);
  } else {
    fmt::print("Asobi: {} (Ctrl-C ends it)\n", address);
  }
  std::fflush(stdout);
  if (!(*server)->is_local()) {
    fmt::print(stderr, "{}",
               say(settings.lang, "Whoever reaches this machine as {} can compute on it, and nothing is encrypted.\n",
                   "{} としてこの計算機に届く人は誰でも計算に使えます。通信は暗号化されません。\n",
                   fmt::format("{}", fmt::join(options.hosts, ", "))));
  }
  if (options.open) open_browser(address);
  interrupted.get_future().wait();
  return Exit::done;
}

}  // namespace asobi

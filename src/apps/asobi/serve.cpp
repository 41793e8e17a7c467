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
#include "apps/server/workers.hpp"
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

// This program once more. /proc/self/exe stays the same when another version is installed meanwhile.
std::vector<std::string> worker_command(const Settings& settings) {
  constexpr std::uint64_t usual_memory = std::uint64_t{2} << 30, mebibyte = 1 << 20;
  const std::uint64_t memory = settings.memory == Progress::any_memory ? usual_memory : settings.memory;
  return {"/proc/self/exe", "worker",
          "--memory",       std::to_string(memory / mebibyte),
          "--threads",      std::to_string(settings.threads),
          "--cache",        settings.cache.string()};
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
                                    .frames = options.frames,
                                    .site = options.site,
                                    .token = options.token,
                                    .behind_proxy = options.behind_proxy};
  if (settings.seconds > 0) server_settings.limits.job_seconds = static_cast<double>(settings.seconds);
  Workers workers({.command = worker_command(settings),
                   .seats = {.seats = options.workers, .kept_free = (options.workers + 2) / 3}});
  const auto server = Server::start(catalogue, workers, server_settings);
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

// The page and the protocol for browsers, until Ctrl-C. This process listens and keeps another, the front, which
// accepts the connections and may die.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <future>

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "apps/asobi/commands.hpp"
#include "apps/asobi/front_keeper.hpp"
#include "apps/server/server.hpp"
#include "apps/server/workers.hpp"
#include "base/descriptor.hpp"
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

ServerSettings server_settings(const Settings& settings, const ServeOptions& options) {
  ServerSettings out = {.host = options.host,
                        .port = options.port,
                        .page = options.page.empty() ? usual_page() : fs::path(options.page),
                        .hosts = options.hosts,
                        .origins = options.origins,
                        .frames = options.frames,
                        .site = options.site,
                        .token = options.token,
                        .behind_proxy = options.behind_proxy};
  if (settings.seconds > 0) out.limits.job_seconds = static_cast<double>(settings.seconds);
  return out;
}

int failed(const Error& error, const Settings& settings) {
  return report_error({{"error", json_of(error, settings.lang)}}, settings);
}

// This process may die: its keeper begins it anew.
int run_front(const Catalogue& catalogue, const Settings& settings, Interrupts& interrupts,
              const ServeOptions& options) {
  end_with(options.keeper);
  std::promise<void> interrupted;
  interrupts.to([&] { interrupted.set_value(); });
  ServerSettings told = server_settings(settings, options);
  told.socket = FrontKeeper::socket_there;
  Workers workers({.command = worker_command(settings),
                   .seats = {.seats = options.workers, .kept_free = (options.workers + 2) / 3}});
  const auto server = Server::start(catalogue, workers, told);
  if (!server) {
    interrupts.to({});
    return failed(server.error(), settings);
  }
  interrupted.get_future().wait();
  return Exit::done;
}

// This command once more, as a front.
std::vector<std::string> front_command() {
  std::ifstream own("/proc/self/cmdline");
  std::vector<std::string> out;
  for (std::string word; std::getline(own, word, '\0');) out.push_back(word);
  out[0] = "/proc/self/exe";
  out.insert(out.end(), {"--kept-by", std::to_string(::getpid())});
  return out;
}

void tell(const Listening& listening, const Settings& settings, const ServeOptions& options) {
  if (settings.json) {
    fmt::print("{}\n", to_line({{"address", listening.address}, {"port", listening.port}}));
  } else if (settings.lang == Lang::ja) {
    fmt::print("Asobi 遊び: {} （Ctrl-C で終了）\n", listening.address);
  } else {
    fmt::print("Asobi: {} (Ctrl-C ends it)\n", listening.address);
  }
  std::fflush(stdout);
  if (!listening.local) {
    fmt::print(stderr, "{}",
               say(settings.lang, "Whoever reaches this machine as {} can compute on it, and nothing is encrypted.\n",
                   "{} としてこの計算機に届く人は誰でも計算に使えます。通信は暗号化されません。\n",
                   fmt::format("{}", fmt::join(options.hosts, ", "))));
  }
}

}  // namespace

int run_serve(const Catalogue& catalogue, const Settings& settings, Interrupts& interrupts,
              const ServeOptions& options) {
  if (options.keeper != 0) return run_front(catalogue, settings, interrupts, options);
  const auto listening = listen_for(server_settings(settings, options));
  if (!listening) return failed(listening.error(), settings);
  const Descriptor socket(listening->socket);
  FrontKeeper keeper(front_command(), socket.get());
  interrupts.to([&] { keeper.end(); });
  tell(*listening, settings, options);
  if (options.open) open_browser(listening->address);
  const auto ended = keeper.run();
  interrupts.to({});
  return ended ? *ended : failed(ended.error(), settings);
}

}  // namespace asobi

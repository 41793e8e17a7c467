// Whatever fails in a whole server while an honest client visits it, that client gets the right answers, clear errors,
// or the end of its connection, and none of it takes long; the next client is answered rightly; and when all have gone,
// nothing is left of them. The client's own calls are spared.
#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <stdexcept>
#include <thread>

#include <gtest/gtest.h>

#include "apps/server/client_for_tests.hpp"
#include "apps/server/server.hpp"
#include "apps/server/workers.hpp"
#include "base/files.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "chosen.hpp"
#include "games/catalogue.hpp"
#include "inject.hpp"

namespace asobi {
namespace {

using faults::Kind;
using faults::Thoroughness;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::string_view home = "<h1>home</h1>";
constexpr double patience = 8;  // seconds; what takes so long was never going to come

std::string_view name_of(Kind kind) { return faults::kind_names[static_cast<std::size_t>(kind)]; }

// One client's visit; what happens in it is checked as it goes.
class Visit {
 public:
  // spoiled: something may fail on the way.
  Visit(std::uint16_t port, bool spoiled) : port_(port), spoiled_(spoiled) {}

  void run() {
    read_page();
    read_page();
    WebClient client(port_);
    if (!opens(client) || !talks(client)) return;
    const std::string token = client.token();
    client.wire().reset();
    WebClient again = WebClient::resumed(port_, token, client.finals());
    if (!opens(again)) return;
    EXPECT_TRUE(spoiled_ || again.token() == token);
    if (again.token() == token) {
      if (!asked(again, {{"op", "hello"}})) return;
    }
    again.send_frame(8, std::string("\x03\xe8", 2));
    while (again.read(patience)) continue;
    expect_in_time();
    EXPECT_TRUE(spoiled_ || again.close_code() == 1000) << again.close_code();
  }

 private:
  const std::uint16_t port_;
  const bool spoiled_;
  const Clock::time_point begun_ = Clock::now();
  int last_id_ = 0;

  void expect_in_time() const {
    EXPECT_LT(Clock::now() - begun_, std::chrono::duration<double>(patience)) << "nobody heard of it";
  }

  void read_page() const {
    const HttpAnswer page = get(port_, "/index.html");
    expect_in_time();
    if (page.status == 200 && page.body == home) return;
    const bool broken_off = page.status == 0 || (page.status == 200 && page.body.size() < home.size());
    EXPECT_TRUE(spoiled_ && (broken_off || page.status == 503)) << page.status << ": " << page.body;
  }

  bool opens(const WebClient& client) const {
    expect_in_time();
    EXPECT_TRUE(client.status() == 101 || spoiled_) << client.status();
    EXPECT_TRUE(client.status() == 101 || client.status() == 0 || client.status() == 503) << client.status();
    EXPECT_TRUE(!client.token().empty() || spoiled_);
    return !client.token().empty();
  }

  // Whether the answer is right; else it must be a clear error, or none because the connection has ended.
  bool right(const std::optional<Json>& reply, const std::string& wanted = "ok") const {
    expect_in_time();
    EXPECT_TRUE(reply || spoiled_) << "no answer";
    if (!reply) return false;
    if (reply->at("ok") == (wanted == "ok")) {
      if (wanted == "ok" || reply->at("error").at("code") == wanted) return true;
    }
    EXPECT_TRUE(spoiled_) << *reply;
    EXPECT_EQ(reply->at("ok"), false) << *reply;
    if (reply->at("ok") == true) return false;
    const Json& error = reply->at("error");
    EXPECT_TRUE(error.at("code") == "limit" || error.at("code") == "internal") << *reply;
    EXPECT_FALSE(error.at("message").get<std::string>().empty());
    return false;
  }

  std::optional<Json> asked(WebClient& client, Json request) {
    request["id"] = ++last_id_;
    client.send(request);
    const auto reply = client.read_final(patience);
    if (reply) EXPECT_TRUE(reply->at("id") == last_id_ || (spoiled_ && reply->at("id").is_null())) << *reply;
    return right(reply) ? reply : std::nullopt;
  }

  bool talks(WebClient& client) {
    if (!asked(client, {{"op", "hello"}})) return false;
    const Json position = {{"game", "nim"}, {"options", {{"heaps", "3 5 7"}}}, {"moves", "1:1"}};
    Json at = position, analyze = position;
    at["op"] = "at";
    analyze.update({{"op", "ask"}, {"tool", "analyze"}});
    if (!asked(client, at)) return false;
    const auto analysed = asked(client, analyze);
    if (!analysed) return false;
    EXPECT_EQ(analysed->at("result").at("grundy"), 0) << *analysed;
    return cancels(client);
  }

  bool cancels(WebClient& client) {
    const int job = ++last_id_, cancel = ++last_id_;
    client.send({{"id", job},
                 {"op", "ask"},
                 {"game", "diamond"},
                 {"options", {{"dim", 2}, {"size", 4}, {"seats", "1-,1+"}}},
                 {"tool", "perft"},
                 {"arguments", {{"depth", 8}}}});
    client.send({{"id", cancel}, {"op", "cancel"}, {"job", job}});
    bool all_right = true;
    for (int i = 0; i < 2; ++i) {
      const auto reply = client.read_final(patience);
      if (!reply) return right(reply);
      // If the cancelling could not be read there is nothing more to come.
      if (reply->at("id") == job) {
        all_right &= right(reply, "cancelled");
      } else {
        const bool done = right(reply);
        all_right &= done;
        if (!done) return false;
      }
    }
    return all_right;
  }
};

class House {
 public:
  House() {
    EXPECT_TRUE(write_text(page_ / "index.html", home));
    workers_.emplace(worker_settings());
    ServerSettings settings = {.port = 0, .page = page_.path()};
    settings.limits.lone_time = std::chrono::seconds(1);
    auto started = Server::start(catalogue(), *workers_, settings);
    EXPECT_TRUE(started) << started.error().message.en;
    server_ = std::move(*started);
  }

  static const Catalogue& catalogue() {
    static const Catalogue out = {all_games(), {}};
    return out;
  }
  static WorkerSettings worker_settings() {
    return {.command = {ASOBI_PROGRAM, "worker", "--memory", "256", "--threads", "1", "--cache", ""},
            .seats = {.seats = 2, .kept_free = 1}};
  }

  void visit(bool spoiled) const { Visit(server_->port(), spoiled).run(); }

  // What is held when nobody is there any more: the least of what is seen in a while, since some end a little later.
  struct Held {
    std::int64_t memory, descriptors;
  };
  Held held() const {
    Held out = {std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::max()};
    for (int quiet = 0, tries = 0; quiet < 50; ++tries) {
      std::this_thread::sleep_for(milliseconds(5));
      const ServerCounts counts = server_->counts();
      if (counts.connections + counts.conversations + counts.held_bytes > 0) {
        EXPECT_LT(tries, 2'000) << counts.connections << " connections, " << counts.conversations << " conversations";
        if (tries >= 2'000) break;
        continue;
      }
      ++quiet;
      const std::filesystem::directory_iterator all("/proc/self/fd");
      out = {std::min(out.memory, faults::living()),
             std::min<std::int64_t>(out.descriptors, std::distance(begin(all), end(all)))};
    }
    return out;
  }

 private:
  ScratchFolder page_;
  std::optional<Workers> workers_;
  std::unique_ptr<Server> server_;
};

constexpr std::int64_t pieces_kept = 64;  // of memory, by those who remember who came; as the threads happen to meet

class ServerFaults : public testing::TestWithParam<Kind> {
 protected:
  const faults::Spared spared;
  House house;

  std::uint64_t calls() const {
    faults::begin();
    house.visit(false);
    return faults::end()[static_cast<std::size_t>(GetParam())];
  }

  void go_through(const Thoroughness& how, const std::function<void(Kind, std::uint64_t)>& spoil) {
    for (int i = 0; i < 3; ++i) house.visit(false);
    const House::Held before = house.held();
    const std::uint64_t all = calls();
    ASSERT_GT(all, 0u);
    for (const std::uint64_t n : faults::chosen(all, how)) {
      SCOPED_TRACE(fmt::format("{} {} of {}", name_of(GetParam()), n, all));
      spoil(GetParam(), n);
      house.visit(false);
      if (HasFailure()) return;
    }
    const House::Held after = house.held();
    EXPECT_LE(after.descriptors, before.descriptors);
    EXPECT_LE(after.memory, before.memory + pieces_kept);
  }

  void fail_one(const Thoroughness& how) {
    go_through(how, [this](Kind kind, std::uint64_t n) {
      faults::begin(kind, n);
      house.visit(true);
      faults::end();
    });
  }
  // All fail for a while.
  void fail_all(const Thoroughness& how, milliseconds time) {
    go_through(how, [this, time](Kind kind, std::uint64_t n) {
      faults::begin_from(kind, n);
      std::atomic<bool> over = false;
      std::thread client([&] {
        const faults::Spared of_client;
        house.visit(true);
        over = true;
      });
      while (!over && faults::so_far(kind) < n) std::this_thread::sleep_for(milliseconds(1));
      std::this_thread::sleep_for(time);
      faults::end();
      client.join();
    });
  }
};

using ServerFaultsStandard = ServerFaults;
using ServerFaultsExtreme = ServerFaults;
using ServerWithoutStandard = ServerFaults;
using ServerWithoutExtreme = ServerFaults;

TEST_P(ServerFaultsStandard, TheNextClientIsAnswered) { fail_one({20, 1.1}); }
TEST_P(ServerFaultsExtreme, TheNextClientIsAnswered) { fail_one({10'000, 1.1}); }
TEST_P(ServerWithoutStandard, ItGoesOnWhenThereIsSomeAgain) { fail_all({4, 1.4}, milliseconds(30)); }
TEST_P(ServerWithoutExtreme, ItGoesOnWhenThereIsSomeAgain) { fail_all({2'000, 1.1}, milliseconds(60)); }

std::string kind_of(const testing::TestParamInfo<Kind>& info) { return std::string(name_of(info.param)); }
const auto all_kinds = testing::Values(Kind::memory, Kind::read, Kind::write, Kind::accept);
INSTANTIATE_TEST_SUITE_P(Kinds, ServerFaultsStandard, all_kinds, kind_of);
INSTANTIATE_TEST_SUITE_P(Kinds, ServerFaultsExtreme, all_kinds, kind_of);
INSTANTIATE_TEST_SUITE_P(Kinds, ServerWithoutStandard, all_kinds, kind_of);
INSTANTIATE_TEST_SUITE_P(Kinds, ServerWithoutExtreme, all_kinds, kind_of);

// How many calls of this kind a server begins with when the n-th fails, which it does or says why not.
std::uint64_t calls_to_begin(Kind kind, std::uint64_t n) {
  std::optional<Error> error;
  faults::begin(kind, n);
  try {
    Workers workers(House::worker_settings());
    const auto server = Server::start(House::catalogue(), workers, {.port = 0});
    const faults::Spared spared;
    if (!server) error = server.error();
  } catch (const std::bad_alloc&) {      // the program says these
  } catch (const std::runtime_error&) {  // of the system, or of Boost for it
  }
  const std::uint64_t calls = faults::end()[static_cast<std::size_t>(kind)];
  if (error) EXPECT_EQ(error->code, Code::limit) << error->message.en;
  return calls;
}

TEST(ServerStartStandard, ItBeginsOrSaysWhyNot) {
  for (const Kind kind : {Kind::thread, Kind::memory}) {
    const std::uint64_t calls = calls_to_begin(kind, 0);
    EXPECT_GE(calls, 5u);  // the workers' thread, the server's, and three for requests
    for (std::uint64_t n = 1; n <= calls; ++n) {
      SCOPED_TRACE(fmt::format("{} {} of {}", name_of(kind), n, calls));
      calls_to_begin(kind, n);
    }
  }
}

}  // namespace
}  // namespace asobi

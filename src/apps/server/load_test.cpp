// Two hundred clients at once, good and bad ones: every request is answered or refused, nothing is lost or doubled when
// connections break, and nothing is left when they have gone.
#include <atomic>
#include <thread>

#include <gtest/gtest.h>

#include "apps/server/client_for_tests.hpp"
#include "apps/server/server.hpp"
#include "apps/server/workers.hpp"
#include "base/random.hpp"

namespace asobi {
namespace {

constexpr int groups = 10;
constexpr int clients_each = 20;
constexpr int rounds = 8;

// A well-behaved client on a bad line: after a drop it resumes and sends again what was not received.
class Visitor {
 public:
  Visitor(std::uint16_t port, std::uint64_t seed) : port_(port), random_(seed), client_(port) {}

  void act() {
    switch (random_.below(9)) {
      case 0:
        return expect_code({{"op", "list"}}, "ok");
      case 1:
        return play_a_game();
      case 2:
        return expect_code(job("left", {}), "ok");
      case 3:
        return expect_code(job("slow", {{"ms", 5}}), "ok");
      case 4:
        return cancel();
      case 5:
        return garbage();
      case 6:
        return drop();
      case 7:
        return expect_code(job("large", {{"bytes", 30'000}}), "ok");
      default:
        return expect_code({{"op", "ask"}, {"game", "nim"}, {"options", {{"heaps", "3 5 7"}}}, {"tool", "analyze"}},
                           "ok");
    }
  }

  void oversized() {
    client_.send_text(std::string((std::size_t{1} << 20) + 1, ' '));
    EXPECT_FALSE(client_.read_final());
    reconnect();
    expect_code({{"op", "hello"}}, "ok");
  }

  void finish() { client_.send_frame(8, std::string("\x03\xe8", 2)); }

 private:
  std::uint16_t port_;
  Random random_;
  WebClient client_;
  std::vector<Json> sent_;  // all requests, from the first

  static Json job(const char* tool, const Json& arguments) {
    return {{"op", "ask"},
            {"game", "count"},
            {"tool", tool},
            {"arguments", arguments.is_null() ? Json::object() : arguments}};
  }

  int send(Json request) {
    const int id = static_cast<int>(sent_.size());
    request["id"] = id;
    sent_.push_back(request);
    client_.send(request);
    return id;
  }

  Json receive() {
    auto reply = client_.read_final(60);
    EXPECT_TRUE(reply) << "no reply; closed with " << client_.close_code();
    return reply.value_or(Json{{"id", -1}, {"ok", false}, {"error", {{"code", "none"}}}});
  }

  static std::string code(const Json& reply) {
    return reply.at("ok") == true ? "ok" : reply.at("error").at("code").get<std::string>();
  }

  void expect_code(const Json& request, const char* expected) {
    const int id = send(request);
    const Json reply = receive();
    EXPECT_EQ(reply.at("id"), id);
    EXPECT_EQ(code(reply), expected) << reply;
  }

  void play_a_game() {
    const Json nim = {{"op", "at"}, {"game", "nim"}, {"options", {{"heaps", "1 2 3"}}}};
    const auto after = [&](const char* moves) {
      Json request = nim;
      request["moves"] = moves;
      return request;
    };
    expect_code(nim, "ok");
    expect_code(after("1:1"), "ok");
    expect_code(after("1:1 1:1"), "illegal_move");
  }

  void cancel() {
    const int id = send(job("slow", {{"ms", 1'000'000}}));
    send({{"op", "cancel"}, {"job", id}});
    std::vector<std::string> codes = {code(receive()), code(receive())};
    std::ranges::sort(codes);
    EXPECT_EQ(codes, (std::vector<std::string>{"cancelled", "ok"}));
  }

  void garbage() {
    sent_.emplace_back();
    client_.send_text("{\"id\": 1, \"op\": ");
    const Json reply = receive();
    EXPECT_TRUE(reply.at("id").is_null());
    EXPECT_EQ(code(reply), "invalid");
  }

  void drop() {
    std::vector<int> expected = {send(job("slow", {{"ms", 10}})), send({{"op", "hello"}})};
    reconnect();
    std::vector<int> got;
    for (std::size_t i = 0; i < expected.size(); ++i) got.push_back(receive().at("id").get<int>());
    std::ranges::sort(got);
    EXPECT_EQ(got, expected);
  }

  void reconnect() {
    const std::string token = client_.token();
    const std::uint64_t finals = client_.finals();
    client_.wire().reset();
    std::destroy_at(&client_);
    std::construct_at(&client_, WebClient::resumed(port_, token, finals));
    ASSERT_EQ(client_.token(), token);
    for (std::size_t i = client_.server_received(); i < sent_.size(); ++i) client_.send(sent_[i]);
  }
};

// Those who do not keep to the rules.
void misbehave(std::uint16_t port, std::uint64_t seed) {
  Random random(seed);
  Wire half(port);
  half.send("GET /ws HTT");
  Wire noise(port);
  std::string bytes;
  for (int i = 0; i < 2'000; ++i) bytes += static_cast<char>(random.next());
  noise.send(bytes);
  WebClient bad_frames(port);
  bad_frames.wire().send(bytes);
  WebClient silent(port);
  silent.send({{"id", 1}, {"op", "ask"}, {"game", "count"}, {"tool", "slow"}, {"arguments", {{"ms", 100}}}});
  silent.wire().reset();
  EXPECT_EQ(get(port, "/../../etc/passwd").status, 404);
  EXPECT_EQ(WebClient(port, {.headers = "Origin: https://evil.example\r\n"}).status(), 403);
}

TEST(LoadStandard, TwoHundredClientsGoodAndBad) {
  const Catalogue catalogue = catalogue_for_tests();
  Workers workers({.command = worker_command()});
  ServerSettings settings = {.port = 0};
  settings.limits.lone_time = std::chrono::seconds(1);
  settings.limits.request_time = std::chrono::seconds(30);
  auto started = Server::start(catalogue, workers, settings);
  ASSERT_TRUE(started);
  Server& server = **started;
  std::atomic<int> ready = 0;
  {
    std::vector<std::jthread> threads;
    for (int g = 0; g < groups; ++g) {
      threads.emplace_back([&, g] {
        std::vector<std::unique_ptr<Visitor>> visitors;
        for (int i = 0; i < clients_each; ++i) {
          visitors.push_back(std::make_unique<Visitor>(server.port(), static_cast<std::uint64_t>(g * 1000 + i)));
        }
        ++ready;
        while (ready < groups) std::this_thread::yield();
        for (int round = 0; round < rounds; ++round) {
          for (const auto& visitor : visitors) visitor->act();
          if (round == rounds / 2) visitors[0]->oversized();
          if (round % 4 == 0) misbehave(server.port(), static_cast<std::uint64_t>(g * rounds + round));
        }
        for (const auto& visitor : visitors) visitor->finish();
      });
    }
    while (ready < groups) std::this_thread::yield();
    EXPECT_GE(server.counts().conversations, static_cast<std::size_t>(groups * clients_each));
  }
  ServerCounts counts;
  for (int i = 0; i < 1'000; ++i) {
    counts = server.counts();
    if (counts.connections + counts.conversations + counts.held_bytes == 0) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_EQ(counts.connections, 0u);
  EXPECT_EQ(counts.conversations, 0u);
  EXPECT_EQ(counts.held_bytes, 0u);
}

}  // namespace
}  // namespace asobi

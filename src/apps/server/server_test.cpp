#include "apps/server/server.hpp"

#include <chrono>
#include <fstream>
#include <thread>

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/time.h>

#include "apps/server/client_for_tests.hpp"
#include "apps/server/workers.hpp"
#include "base/scratch_folder_for_tests.hpp"

namespace asobi {
namespace {

class ServerTest : public ::testing::Test {
 protected:
  const Catalogue catalogue = catalogue_for_tests();
  ScratchFolder folder;
  ServerLimits limits;
  std::vector<std::string> frames = {};
  std::optional<std::string> site = {};
  WorkerSettings workers = {.command = worker_command()};
  std::unique_ptr<Workers> jobs;
  std::unique_ptr<Server> server;

  void start() {
    jobs = std::make_unique<Workers>(workers);
    auto started = Server::start(catalogue, *jobs,
                                 {.port = 0, .page = folder.path(), .frames = frames, .site = site, .limits = limits});
    ASSERT_TRUE(started) << started.error().message.en;
    server = std::move(*started);
  }
  std::uint16_t port() const { return server->port(); }
  void write(const std::string& name, std::string_view text) const {
    std::filesystem::create_directories((folder / name).parent_path());
    std::ofstream(folder / name) << text;
  }

  // Waits for what must come to pass.
  template <class Condition>
  static bool eventually(const Condition& condition) {
    for (int i = 0; i < 2'000; ++i) {
      if (condition()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return false;
  }
};

using ServerStandard = ServerTest;

Json slow(int id, int ms) {
  return {{"id", id}, {"op", "ask"}, {"game", "count"}, {"tool", "slow"}, {"arguments", {{"ms", ms}}}};
}
Json large(int id, std::size_t bytes) {
  return {{"id", id}, {"op", "ask"}, {"game", "count"}, {"tool", "large"}, {"arguments", {{"bytes", bytes}}}};
}
Json hello(int id) { return {{"id", id}, {"op", "hello"}}; }

std::string code(const Json& reply) {
  return reply.is_null() ? "none" : reply.at("ok") == true ? "ok" : reply.at("error").at("code").get<std::string>();
}

TEST_F(ServerTest, SendsTheFilesOfThePage) {
  write("index.html", "<h1>home</h1>");
  write("assets/a-123.js", "let x");
  write("assets/a-123.js.gz", "packed");
  start();
  const HttpAnswer home = get(port(), "/");
  EXPECT_EQ(home.status, 200);
  EXPECT_EQ(home.body, "<h1>home</h1>");
  EXPECT_EQ(home.headers.at("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(home.headers.at("cache-control"), "no-cache");
  EXPECT_EQ(home.headers.at("x-content-type-options"), "nosniff");
  EXPECT_EQ(home.headers.at("referrer-policy"), "no-referrer");
  EXPECT_EQ(home.headers.at("cross-origin-opener-policy"), "same-origin");
  EXPECT_TRUE(home.headers.at("content-security-policy").starts_with("default-src 'self';"));
  EXPECT_EQ(get(port(), "/", "If-None-Match: " + home.headers.at("etag") + "\r\n").status, 304);
  const HttpAnswer head = get(port(), "/", "", "HEAD");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.headers.at("content-length"), "13");
  EXPECT_EQ(head.body, "");
  const HttpAnswer packed = get(port(), "/assets/a-123.js", "Accept-Encoding: gzip\r\n");
  EXPECT_EQ(packed.body, "packed");
  EXPECT_EQ(packed.headers.at("content-encoding"), "gzip");
  EXPECT_EQ(packed.headers.at("cache-control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(packed.headers.at("content-type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(get(port(), "/assets/a-123.js").body, "let x");
}

TEST_F(ServerTest, IsShownInsideOtherPagesOnlyIfTold) {
  write("index.html", "home");
  start();
  EXPECT_EQ(get(port(), "/").headers.at("x-frame-options"), "DENY");
  EXPECT_TRUE(get(port(), "/").headers.at("content-security-policy").ends_with("frame-ancestors 'none'"));
  frames = {"https://school.example", "http://127.0.0.1:8000"};
  start();
  const HttpAnswer home = get(port(), "/");
  for (const HttpAnswer& told : {home, get(port(), "/", "If-None-Match: " + home.headers.at("etag") + "\r\n")}) {
    EXPECT_FALSE(told.headers.contains("x-frame-options"));
    EXPECT_TRUE(told.headers.at("content-security-policy")
                    .ends_with("frame-ancestors 'self' https://school.example http://127.0.0.1:8000"));
  }
}

TEST_F(ServerTest, AnOriginCannotMeanMoreThanAPage) {
  EXPECT_TRUE(is_origin("https://school.example:8443"));
  EXPECT_TRUE(is_origin("http://[::1]:80"));
  for (const char* wrong : {"", "https://", "school.example", "https://a b", "https://a; script-src *",
                            "https://a\r\nX: y", "https://*", "https://a/path", "'self'"}) {
    EXPECT_FALSE(is_origin(wrong)) << wrong;
  }
}

TEST_F(ServerTest, TellsWhereOthersCanOpenThePage) {
  start();
  const auto greeting = [&] { return *WebClient(port(), {.greet = false}).read(); };
  EXPECT_FALSE(greeting().contains("site"));
  site = "https://school.example/asobi/";
  start();
  EXPECT_EQ(greeting().at("site"), *site);
  EXPECT_TRUE(is_page_address("http://127.0.0.1:8000"));
  for (const char* wrong :
       {"", "school.example", "https://", "https://a/b c", "https://a/#x", "javascript:x", "ftp://a/"}) {
    EXPECT_FALSE(is_page_address(wrong)) << wrong;
    auto refused = Server::start(catalogue, *jobs, {.port = 0, .site = wrong});
    EXPECT_FALSE(refused) << wrong;
  }
}

TEST_F(ServerTest, RefusesWhatItShould) {
  write("index.html", "home");
  std::ofstream(folder.path().parent_path() / (folder.path().filename().string() + ".secret")) << "secret";
  start();
  const std::string secret = folder.path().filename().string() + ".secret";
  EXPECT_EQ(get(port(), "/nothing").status, 404);
  for (const std::string& way : {"/../" + secret, "/%2e%2e/" + secret, "/..%2f" + secret, "/assets/../../" + secret}) {
    const HttpAnswer answer = get(port(), way);
    EXPECT_EQ(answer.status, 404) << way;
    EXPECT_EQ(answer.body.find("secret"), std::string::npos) << way;
  }
  std::filesystem::remove(folder.path().parent_path() / secret);
  EXPECT_EQ(get(port(), "/", "Content-Length: 3\r\n", "POST").status, 405);
  EXPECT_EQ(get(port(), "/", "", "DELETE").status, 405);
  EXPECT_EQ(get(port(), "/", "Content-Length: 3\r\n").status, 400);
  EXPECT_EQ(get(port(), "/", "Host: evil.example\r\n").status, 421);
  EXPECT_EQ(http(port(), "GET / HTTP/1.1\r\n\r\n").status, 421);
  EXPECT_EQ(http(port(), "this is not http\r\n\r\n").status, 400);
  EXPECT_EQ(get(port(), "/", "X: " + std::string(9'000, 'x') + "\r\n").status, 431);
  EXPECT_EQ(get(port(), "/ws").status, 426);
}

TEST_F(ServerTest, SeveralRequestsOnOneConnection) {
  write("index.html", "home");
  start();
  Wire wire(port());
  const std::string request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  wire.send(request + request);
  std::string text;
  while (text.find("home", text.find("home") + 1) == std::string::npos) {
    const std::string part = wire.receive();
    ASSERT_FALSE(part.empty()) << text;
    text += part;
  }
}

TEST_F(ServerTest, WithoutAPageItSaysHowToBuildOneAndSpeaksTheProtocol) {
  start();
  const HttpAnswer home = get(port(), "/");
  EXPECT_EQ(home.status, 200);
  EXPECT_NE(home.body.find("npm run build"), std::string::npos);
  EXPECT_NE(home.body.find("ページ"), std::string::npos);
  EXPECT_EQ(get(port(), "/other").status, 404);
  WebClient client(port());
  EXPECT_EQ(client.ask(hello(1)).at("result").at("program"), "asobi");
}

TEST_F(ServerTest, PagesOfOtherServersMayNotConnect) {
  start();
  EXPECT_EQ(WebClient(port(), {.headers = "Origin: https://evil.example\r\n"}).status(), 403);
  EXPECT_EQ(WebClient(port(), {.headers = "Origin: null\r\n"}).status(), 403);
  EXPECT_EQ(WebClient(port(), {.headers = "Host: evil.example\r\nOrigin: http://evil.example\r\n"}).status(), 421);
  EXPECT_EQ(WebClient(port(), {.headers = "Origin: http://localhost:5173\r\n"}).status(), 101);
  EXPECT_EQ(WebClient(port()).status(), 101);
}

TEST_F(ServerTest, PlaysAsksAndReportsProgress) {
  start();
  WebClient client(port());
  EXPECT_EQ(client.token().size(), 32u);
  const Json at = client.ask({{"id", 1}, {"op", "at"}, {"game", "count"}, {"moves", "take2"}});
  EXPECT_EQ(at.at("result").at("view").at("heaps"), Json::array({3}));
  const Json left = client.ask({{"id", 3}, {"op", "ask"}, {"game", "count"}, {"moves", "take2"}, {"tool", "left"}});
  EXPECT_EQ(left.at("result").at("left"), 3);
  EXPECT_EQ(client.ask(slow(4, 80)).at("result").at("waited"), 80);
  EXPECT_GE(client.progress(), 1);
}

TEST_F(ServerTest, CancelsAJob) {
  start();
  WebClient client(port());
  client.send(slow(1, 1'000'000));
  client.send({{"id", 2}, {"op", "cancel"}, {"job", 1}});
  std::map<int, Json> replies;
  for (int i = 0; i < 2; ++i) {
    const auto reply = client.read_final();
    ASSERT_TRUE(reply);
    replies[reply->at("id").get<int>()] = *reply;
  }
  EXPECT_EQ(replies[2].at("result").at("cancelled"), true);
  EXPECT_EQ(code(replies[1]), "cancelled");
}

TEST_F(ServerTest, ADroppedClientGoesOnInTheMiddleOfAJob) {
  start();
  WebClient first(port());
  first.ask(hello(1));
  first.send(slow(2, 60));
  ASSERT_TRUE(first.read());  // its first progress: the job runs
  const std::uint64_t finals = first.finals();
  first.wire().reset();
  WebClient second = WebClient::resumed(port(), first.token(), finals);
  EXPECT_EQ(second.token(), first.token());
  EXPECT_EQ(second.server_received(), 2u);
  const auto done = second.read_final();
  ASSERT_TRUE(done);
  EXPECT_EQ(done->at("id"), 2);
  EXPECT_EQ(code(*done), "ok");
  EXPECT_EQ(second.ask(hello(3)).at("id"), 3);
}

TEST_F(ServerTest, RepliesThatWereLostAreSentAgainInOrderAndOnce) {
  start();
  WebClient first(port());
  for (int id = 1; id <= 5; ++id) first.send(hello(id));
  for (int id = 1; id <= 5; ++id) ASSERT_EQ(first.read_final()->at("id"), id);
  first.wire().reset();
  WebClient second = WebClient::resumed(port(), first.token(), 2);  // as if the last three had been lost
  EXPECT_EQ(second.server_received(), 5u);
  for (int id = 3; id <= 5; ++id) EXPECT_EQ(second.read_final()->at("id"), id);
  EXPECT_EQ(second.ask(hello(6)).at("id"), 6);
}

TEST_F(ServerTest, ASecondConnectionTakesOver) {
  start();
  WebClient first(port());
  first.ask(hello(1));
  WebClient second = WebClient::resumed(port(), first.token(), 1);
  EXPECT_EQ(second.token(), first.token());
  EXPECT_FALSE(first.read());
  EXPECT_EQ(first.close_code(), 4000);
  EXPECT_EQ(second.ask(hello(2)).at("id"), 2);
  EXPECT_EQ(server->counts().conversations, 1u);
}

TEST_F(ServerTest, WhatCannotGoOnBeginsAnew) {
  start();
  WebClient first(port());
  first.ask(hello(1));
  for (const std::string& target :
       {"/ws?token=" + first.token() + "&received=2", "/ws?token=" + first.token(),
        "/ws?token=" + first.token() + "&received=-1", std::string("/ws?token=x&received=0"),
        "/ws?token=" + first.token() + "&received=99999999999999999999"}) {
    const WebClient other(port(), {.target = target});
    EXPECT_EQ(other.token().size(), 32u) << target;
    EXPECT_NE(other.token(), first.token()) << target;
    EXPECT_EQ(other.server_received(), 0u) << target;
  }
  EXPECT_EQ(first.ask(hello(2)).at("id"), 2);
}

TEST_F(ServerTest, AClientThatHasFinishedLeavesNothing) {
  start();
  WebClient client(port());
  client.send(slow(1, 1'000'000));
  client.send_frame(8, std::string("\x03\xe8", 2));
  while (client.read()) continue;
  EXPECT_EQ(client.close_code(), 1000);
  client.wire().close();
  EXPECT_TRUE(eventually([&] { return server->counts().conversations == 0; }));
  EXPECT_TRUE(eventually([&] { return server->counts().connections == 0; }));
}

TEST_F(ServerTest, AMessageTooLargeEndsTheConnectionButNotTheConversation) {
  limits.message_bytes = 1'000;
  start();
  WebClient client(port());
  client.ask(hello(1));
  client.send_text(std::string(1'001, ' '));
  EXPECT_FALSE(client.read());
  EXPECT_EQ(client.close_code(), 1009);
  WebClient again = WebClient::resumed(port(), client.token(), 1);
  EXPECT_EQ(again.token(), client.token());
  EXPECT_EQ(again.server_received(), 1u);
}

TEST_F(ServerTest, GarbageIsAnsweredOrRefused) {
  start();
  WebClient client(port());
  for (const char* text : {"", "{", "[]", "null", "\"x\"", "{\"op\": 3}", "{\"id\": {}, \"op\": \"hello\"}"}) {
    client.send_text(text);
    const auto reply = client.read();
    ASSERT_TRUE(reply) << text;
    EXPECT_NE(code(*reply), "ok") << text;
  }
  client.wire().send(std::string("\x82\x80mask\x83\x80mask", 12));  // neither text, nor a kind of frame there is
  EXPECT_FALSE(client.read());
  EXPECT_EQ(client.close_code(), 1003);
  client.wire().close();
  EXPECT_TRUE(eventually([&] { return server->counts().connections == 0; }));
  WebClient unmasked(port());
  unmasked.send_frame(1, "{}", false);
  EXPECT_FALSE(unmasked.read());
  EXPECT_EQ(unmasked.close_code(), 1002);
  WebClient not_utf8(port());
  not_utf8.send_text("\xff\xfe");
  EXPECT_FALSE(not_utf8.read());
  EXPECT_EQ(WebClient(port()).ask(hello(1)).at("ok"), true);
}

// As a fuzzer's alarm clock does to whoever connects.
TEST_F(ServerTest, ClientsConnectWhileSignalsRing) {
  sigset_t alarm;
  sigemptyset(&alarm);
  sigaddset(&alarm, SIGALRM);
  pthread_sigmask(SIG_BLOCK, &alarm, nullptr);  // for the server's threads, which begin with it
  start();
  struct sigaction quiet = {};
  struct sigaction before = {};
  quiet.sa_handler = [](int) {};
  sigaction(SIGALRM, &quiet, &before);
  pthread_sigmask(SIG_UNBLOCK, &alarm, nullptr);
  const itimerval often = {{0, 50}, {0, 50}};
  setitimer(ITIMER_REAL, &often, nullptr);
  int answered = 0;
  for (int i = 0; i < 200; ++i) answered += get(port(), "/").status == 200 ? 1 : 0;
  const itimerval never = {};
  setitimer(ITIMER_REAL, &never, nullptr);
  sigaction(SIGALRM, &before, nullptr);
  EXPECT_EQ(answered, 200);
}

TEST_F(ServerTest, AJobIsBoundedInNumberTimeMemoryAndFiles) {
  limits.jobs = 2;
  limits.job_seconds = 0.03;
  workers.command = worker_command(1'000'000);
  start();
  WebClient client(port());
  client.send(slow(1, 100'000));
  client.send(slow(2, 100'000));
  client.send(slow(3, 1));
  std::map<int, Json> replies;
  for (int i = 0; i < 3; ++i) {
    const auto reply = client.read_final();
    ASSERT_TRUE(reply);
    replies[reply->at("id").get<int>()] = *reply;
  }
  for (int id = 1; id <= 3; ++id) EXPECT_EQ(code(replies[id]), "limit") << replies[id];
  EXPECT_NE(to_line(replies[1]).find("0.03 seconds"), std::string::npos) << replies[1];
  EXPECT_NE(to_line(replies[3]).find("2 jobs"), std::string::npos) << replies[3];
  const auto table = [&](int bytes) {
    return client.ask(
        {{"id", 4}, {"op", "ask"}, {"game", "count"}, {"tool", "table"}, {"arguments", {{"bytes", bytes}}}});
  };
  EXPECT_EQ(code(table(1'000'000)), "ok");
  EXPECT_EQ(code(table(1'000'001)), "limit");
  const Json file = {{"id", 5}, {"op", "ask"}, {"game", "count"}, {"tool", "write"}, {"arguments", {{"to", "/tmp/x"}}}};
  EXPECT_EQ(code(client.ask(file)), "invalid");
}

TEST_F(ServerTest, ASlowReaderIsDroppedAndKeepsNobodyWaiting) {
  limits.unsent_bytes = 1'000'000;
  limits.jobs = 100;
  start();
  WebClient slow_one(port(), {.receive_buffer = 4096});
  WebClient other(port());
  for (int id = 1; id <= 100; ++id) slow_one.send(large(id, 200'000));
  for (int id = 1; id <= 20; ++id) EXPECT_EQ(other.ask(hello(id)).at("id"), id);
  // The slow one's conversation is given up; what it held is gone.
  EXPECT_TRUE(eventually([&] { return server->counts().conversations == 1; }));
  EXPECT_LT(server->counts().held_bytes, 1'000'000u);
  EXPECT_EQ(other.ask(hello(21)).at("id"), 21);
}

TEST_F(ServerTest, RepliesThatNobodyReadsAreBoundedForAllTogether) {
  limits.all_held_bytes = 3'000'000;
  limits.lone_time = std::chrono::milliseconds(100);
  start();
  std::vector<std::unique_ptr<WebClient>> silent;
  for (int i = 0; i < 20; ++i) {
    silent.push_back(std::make_unique<WebClient>(port(), WebClient::Options{.receive_buffer = 4096}));
    silent.back()->send(large(1, 1'000'000));
  }
  WebClient other(port());
  for (int id = 1; id <= 50; ++id) {
    EXPECT_EQ(other.ask(hello(id)).at("id"), id);
    EXPECT_LT(server->counts().held_bytes, 3'100'000u);
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_TRUE(eventually([&] { return server->counts().conversations < 10; }));
  silent.clear();
  EXPECT_TRUE(eventually([&] { return server->counts().conversations == 1; }));
  EXPECT_EQ(other.ask(large(60, 1'000'000)).at("ok"), true) << "there is room again";
}

TEST_F(ServerTest, RequestsThatHaveNotComeWholeAreBoundedForAllTogether) {
  limits.all_held_bytes = 1'000'000;
  start();
  const std::string part = std::string("\x01\xfe\xc3\x50\0\0\0\0", 8) + std::string(50'000, ' ');  // more will come
  const std::string more = std::string("\x00\xfe\xc3\x50\0\0\0\0", 8) + std::string(50'000, ' ');
  std::vector<std::unique_ptr<WebClient>> slow_ones;
  for (int i = 0; i < 8; ++i) {
    slow_ones.push_back(std::make_unique<WebClient>(port()));
    slow_ones.back()->wire().send(part + more);
  }
  EXPECT_TRUE(eventually([&] { return server->counts().held_bytes == 800'000; })) << server->counts().held_bytes;
  for (const auto& slow_one : slow_ones) slow_one->wire().send(more + more);
  EXPECT_TRUE(eventually([&] { return server->counts().connections < 8; }));
  EXPECT_LE(server->counts().held_bytes, 1'000'000u);
  int told = 0;
  for (const auto& slow_one : slow_ones) {
    while (slow_one->read(0.2)) continue;
    told += slow_one->close_code() == 4002 ? 1 : 0;
  }
  EXPECT_GT(told, 0);
  EXPECT_LT(told, 8) << "those that fit stay";
  WebClient other(port());
  EXPECT_EQ(other.ask(hello(1)).at("ok"), true) << "what is small is taken";
  slow_ones.clear();
  EXPECT_TRUE(eventually([&] { return server->counts().held_bytes < 1'000; }));
}

TEST_F(ServerTest, ASilentConnectionGivesItsPlaceToANewcomer) {
  limits.connections = 3;
  limits.busy_time = std::chrono::milliseconds(50);
  start();
  WebClient silent(port()), busy(port()), third(port());
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_EQ(busy.ask(hello(1)).at("ok"), true);
  EXPECT_EQ(third.ask(hello(1)).at("ok"), true);
  WebClient newcomer(port());
  EXPECT_EQ(newcomer.ask(hello(1)).at("ok"), true);
  EXPECT_EQ(busy.ask(hello(2)).at("ok"), true);
  EXPECT_FALSE(silent.read());
  EXPECT_EQ(silent.close_code(), 4001);
}

TEST_F(ServerTest, OneAddressGetsNotAllPlaces) {
  limits.connections_of_address = 2;
  start();
  WebClient first(port()), second(port());
  EXPECT_EQ(WebClient(port()).status(), 503);
  EXPECT_EQ(first.ask(hello(1)).at("ok"), true);
}

TEST_F(ServerTest, LargeRepliesArePackedForThoseWhoUnpackThem) {
  start();
  WebClient plain(port());
  EXPECT_EQ(plain.ask(large(1, 100'000)).at("result").at("text").get<std::string>().size(), 100'000u);
  EXPECT_FALSE(plain.last_was_packed());
  WebClient packing(port(), {.headers = "Sec-WebSocket-Extensions: permessage-deflate\r\n"});
  EXPECT_TRUE(packing.headers().at("sec-websocket-extensions").starts_with("permessage-deflate"));
  EXPECT_EQ(packing.ask(hello(1)).at("ok"), true);
  EXPECT_FALSE(packing.last_was_packed());
  packing.send(large(2, 100'000));
  const auto packed = packing.read_text();
  ASSERT_TRUE(packed);
  EXPECT_TRUE(packing.last_was_packed());
  EXPECT_LT(packed->size(), 10'000u);
}

TEST_F(ServerTest, ManyRequestsInARowAreAnsweredInOrder) {
  limits.waiting_bytes = 200;  // so that reading stops and goes on again
  start();
  WebClient client(port());
  std::string burst;
  for (int id = 1; id <= 300; ++id) client.send(hello(id));
  for (int id = 1; id <= 300; ++id) ASSERT_EQ(client.read_final()->at("id"), id);
}

TEST_F(ServerTest, OneConnectionTooManyIsRefused) {
  limits.connections = 2;
  start();
  WebClient first(port());
  WebClient second(port());
  EXPECT_EQ(get(port(), "/").status, 503);
  EXPECT_EQ(WebClient(port()).status(), 503);
  EXPECT_EQ(first.ask(hello(1)).at("ok"), true);
}

TEST_F(ServerTest, APortThatIsTakenIsNamed) {
  start();
  const auto second = Server::start(catalogue, *jobs, {.port = port()});
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().message.en.find(std::to_string(port())), std::string::npos);
  EXPECT_NE(second.error().message.en.find("--port"), std::string::npos);
  EXPECT_FALSE(Server::start(catalogue, *jobs, {.host = "no such host", .port = 0}));
}

TEST_F(ServerTest, WhereOthersReachItItAnswersToTheNamesItWasGiven) {
  Workers local(workers);
  const auto refused = Server::start(catalogue, local, {.host = "0.0.0.0", .port = 0});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::invalid);
  EXPECT_NE(refused.error().message.en.find("--allow-host"), std::string::npos);
  const auto open =
      Server::start(catalogue, local, {.host = "0.0.0.0", .port = 0, .hosts = {"lab.example"}, .token = "secret"});
  ASSERT_TRUE(open) << open.error().message.en;
  const auto asked = [&](const std::string& host) {
    return http((*open)->port(), "GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n").status;
  };
  EXPECT_NE(asked("lab.example"), 421);
  EXPECT_EQ(asked("evil.example"), 421);
  EXPECT_EQ(asked("lab.example\r\nHost: lab.example"), 400);
  EXPECT_EQ(WebClient((*open)->port()).status(), 403);
  EXPECT_EQ(WebClient((*open)->port(), {.headers = "Authorization: Bearer wrong\r\n"}).status(), 403);
  WebClient program((*open)->port(), {.headers = "Authorization: Bearer secret\r\n"});
  EXPECT_EQ(program.ask(hello(1)).at("ok"), true);
}

TEST_F(ServerTest, EndsWithJobsUnderWayAndSaysGoodbye) {
  start();
  WebClient client(port());
  for (int id = 1; id <= 4; ++id) client.send(slow(id, 1'000'000));
  ASSERT_TRUE(client.read());
  server.reset();
  while (client.read()) continue;
  EXPECT_EQ(client.close_code(), 1001);
}

TEST_F(ServerStandard, LoneConversationsEndInTime) {
  limits.lone_time = std::chrono::milliseconds(50);
  start();
  WebClient client(port());
  client.send(slow(1, 1'000'000));
  ASSERT_TRUE(client.read());
  client.wire().reset();
  EXPECT_TRUE(eventually([&] { return server->counts().conversations == 0; }));
  EXPECT_NE(WebClient::resumed(port(), client.token(), 0).token(), client.token());
}

TEST_F(ServerStandard, OfManyLoneConversationsTheOldestEnd) {
  limits.lone_conversations = 2;
  start();
  std::vector<std::string> tokens;
  for (int i = 0; i < 5; ++i) {
    WebClient client(port());
    tokens.push_back(client.token());
    client.wire().reset();
    ASSERT_TRUE(eventually([&] { return server->counts().connections == 0; }));
  }
  EXPECT_EQ(server->counts().conversations, 2u);
  EXPECT_NE(WebClient::resumed(port(), tokens[2], 0).token(), tokens[2]);
  EXPECT_EQ(WebClient::resumed(port(), tokens[4], 0).token(), tokens[4]);
}

TEST_F(ServerStandard, WhoBreaksTheRulesWhenToldToGoKeepsNoPlace) {
  start();
  WebClient client(port());
  client.wire().send(std::string("\x81\x85\0\0\0\0{", 7));  // one of five bytes
  const WebClient other = WebClient::resumed(port(), client.token(), 0);
  EXPECT_FALSE(client.read());
  EXPECT_EQ(client.close_code(), 4000);
  client.wire().send("\xff\xff\xff\xff");  // not UTF-8
  client.wire().close();
  EXPECT_TRUE(eventually([&] { return server->counts().connections == 1; }));
}

TEST_F(ServerStandard, TheSilentAreGivenUp) {
  limits.idle_time = std::chrono::milliseconds(500);
  limits.request_time = std::chrono::milliseconds(500);
  start();
  WebClient deaf(port());  // answers no ping
  Wire half(port());
  half.send("GET / HTTP/1.1\r\nHost: local");
  const Wire mute(port());
  EXPECT_TRUE(eventually([&] { return server->counts().connections == 0; }));
}

// A machine that stands still for a moment makes anyone silent, so of five one has to be kept.
TEST_F(ServerStandard, WhoAnswersIsNotGivenUp) {
  limits.idle_time = std::chrono::milliseconds(500);
  start();
  const auto is_kept = [&] {
    WebClient alive(port());
    const auto end = std::chrono::steady_clock::now() + 3 * limits.idle_time;
    while (std::chrono::steady_clock::now() < end) alive.read(0.02);  // answers pings
    return code(alive.ask(hello(1))) == "ok";
  };
  bool kept = false;
  for (int i = 0; i < 5 && !kept; ++i) kept = is_kept();
  EXPECT_TRUE(kept);
}

}  // namespace
}  // namespace asobi

#include "apps/server/page.hpp"

#include <fstream>

#include <gtest/gtest.h>

#include "apps/server/guard.hpp"
#include "base/scratch_folder_for_tests.hpp"

namespace asobi {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& path, std::string_view text) {
  fs::create_directories(path.parent_path());
  std::ofstream(path) << text;
}

TEST(Page, ATargetMeansAPathInsideOrNone) {
  EXPECT_EQ(path_of_target("/"), "index.html");
  EXPECT_EQ(path_of_target("/?x=1"), "index.html");
  EXPECT_EQ(path_of_target("/assets/a.js"), "assets/a.js");
  EXPECT_EQ(path_of_target("/assets/a.js?v=2"), "assets/a.js");
  EXPECT_EQ(path_of_target("/%E9%81%8A%E3%81%B3.svg"), "遊び.svg");
  EXPECT_EQ(path_of_target("/a%20b"), "a b");
  for (const char* bad :
       {"",          "index.html",  "//",       "/a//b",        "/a/",          "/..",       "/../x", "/a/../b",
        "/%2e%2e/x", "/%2E%2e%2fx", "/a/%2e/b", "/.git/config", "/a/.hidden",   "/%",        "/%4",   "/%zz",
        "/a%00b",    "/a%0ab",      "/a\\b",    "/%5c..%5cx",   "//etc/passwd", "http://x/", "*"}) {
    EXPECT_EQ(path_of_target(bad), std::nullopt) << bad;
  }
}

TEST(Page, FindsOnlyRegularFilesInsideTheFolder) {
  const ScratchFolder scratch;
  write(scratch / "page/index.html", "home");
  write(scratch / "page/assets/a.js", "x");
  write(scratch / "secret.txt", "secret");
  write(scratch / "page2/near.txt", "near");
  fs::create_symlink(scratch / "secret.txt", scratch / "page/leak.txt");
  fs::create_directory_symlink(scratch / "page2", scratch / "page/out");
  fs::create_symlink("assets/a.js", scratch / "page/inner.js");
  const Page page(scratch / "page");
  EXPECT_TRUE(page.built());
  ASSERT_TRUE(page.find("/", ""));
  EXPECT_EQ(page.find("/", "")->type, "text/html; charset=utf-8");
  EXPECT_FALSE(page.find("/", "")->forever);
  EXPECT_TRUE(page.find("/assets/a.js", "")->forever);
  EXPECT_TRUE(page.find("/inner.js", ""));
  EXPECT_FALSE(page.find("/assets", ""));
  EXPECT_FALSE(page.find("/nothing", ""));
  EXPECT_FALSE(page.find("/index.html/x", ""));
  EXPECT_FALSE(page.find("/leak.txt", ""));
  EXPECT_FALSE(page.find("/out/near.txt", ""));
  EXPECT_FALSE(page.find("/%2e%2e/secret.txt", ""));
  EXPECT_FALSE(Page(scratch / "nowhere").built());
  EXPECT_FALSE(Page(scratch / "nowhere").find("/", ""));
}

TEST(Page, ThePackedFileIsSentToThoseWhoUnpackIt) {
  const ScratchFolder scratch;
  write(scratch / "a.js", "long long text");
  write(scratch / "a.js.gz", "gz");
  write(scratch / "a.js.br", "b");
  write(scratch / "b.css", "text");
  write(scratch / "b.css.gz", "gz");
  const Page page(scratch.path());
  EXPECT_EQ(page.find("/a.js", "gzip, deflate, br")->encoding, "br");
  EXPECT_EQ(page.find("/a.js", "gzip;q=0.8, br;q=0")->encoding, "gzip");
  EXPECT_EQ(page.find("/a.js", "GZIP")->bytes, 2u);
  EXPECT_EQ(page.find("/a.js", "")->encoding, "");
  EXPECT_EQ(page.find("/b.css", "br")->encoding, "");
  EXPECT_EQ(page.find("/a.js", "br")->type, "text/javascript; charset=utf-8");
  EXPECT_NE(page.find("/a.js", "br")->tag, page.find("/a.js", "")->tag);
}

TEST(Page, ATagChangesWithTheFile) {
  const ScratchFolder scratch;
  write(scratch / "index.html", "one");
  const Page page(scratch.path());
  const std::string before = page.find("/", "")->tag;
  EXPECT_EQ(page.find("/", "")->tag, before);
  write(scratch / "index.html", "other");
  EXPECT_NE(page.find("/", "")->tag, before);
}

TEST(Page, KnowsTypesAndWeights) {
  EXPECT_EQ(content_type("a/b.JS"), "text/javascript; charset=utf-8");
  EXPECT_EQ(content_type("a.wasm"), "application/wasm");
  EXPECT_EQ(content_type("noending"), "application/octet-stream");
  EXPECT_TRUE(accepts_encoding("br", "br"));
  EXPECT_TRUE(accepts_encoding("gzip, br;q=0.1", "br"));
  EXPECT_FALSE(accepts_encoding("gzip, br;q=0", "br"));
  EXPECT_FALSE(accepts_encoding("gzip, br; q=0.000", "br"));
  EXPECT_FALSE(accepts_encoding("brotli", "br"));
  EXPECT_FALSE(accepts_encoding(",,;", "br"));
}

TEST(Page, SaysInBothLanguagesHowToBuildIt) {
  const std::string html = unbuilt_page("/a<b>/dist");
  EXPECT_NE(html.find("npm run build"), std::string::npos);
  EXPECT_NE(html.find("ビルド"), std::string::npos);
  EXPECT_NE(html.find("/a&lt;b&gt;/dist"), std::string::npos);
}

TEST(Guard, ReadsTheNameOfAHost) {
  EXPECT_EQ(host_name("LocalHost:8080"), "localhost");
  EXPECT_EQ(host_name("example.org"), "example.org");
  EXPECT_EQ(host_name("[::1]:80"), "::1");
  for (const char* bad : {"", "a b", "a:b", "[::1", "[::1]x", "a@b", "a/b", "localhost:80:80", "::1"}) {
    EXPECT_EQ(host_name(bad), "") << bad;
  }
}

TEST(Guard, OnTheLoopbackOnlyLoopbackNamesAreAnswered) {
  const Guard guard{.loopback = true, .hosts = {"my-box"}, .origins = {}};
  for (const char* good : {"localhost", "localhost:8080", "127.0.0.1:1", "127.1.2.3", "[::1]:8080", "MY-BOX:80"}) {
    EXPECT_TRUE(guard.host_allowed(good)) << good;
  }
  for (const char* bad : {"", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "127.evil.0.1",
                          "10.0.0.1", "localhost evil", "evil.example:8080"}) {
    EXPECT_FALSE(guard.host_allowed(bad)) << bad;
  }
  const Guard open{.loopback = false, .hosts = {"lab.example", "192.0.2.1"}, .origins = {}};
  for (const char* good : {"lab.example", "LAB.example:8080", "192.0.2.1:8080", "localhost:8080"}) {
    EXPECT_TRUE(open.host_allowed(good)) << good;
  }
  for (const char* bad : {"", "evil.example", "lab.example.evil.example", "192.0.2.2"}) {
    EXPECT_FALSE(open.host_allowed(bad)) << bad;
  }
}

TEST(Guard, PagesOfOthersMayNotConnect) {
  const Guard home{.loopback = true, .hosts = {"127.0.0.1"}, .origins = {"https://friend.example"}};
  const char* host = "localhost:8080";
  for (const char* good : {"http://localhost:8080", "http://127.0.0.1:5173", "http://[::1]:9", "https://localhost",
                           "https://friend.example", "https://FRIEND.example"}) {
    EXPECT_TRUE(home.origin_allowed(good, host)) << good;
  }
  for (const char* bad : {"null", "http://evil.example", "https://friend.example.evil.example", "file://",
                          "http://localhost.evil.example", "ftp://localhost", "http://localhost@evil.example",
                          "https://friend.example:81", "http://"}) {
    EXPECT_FALSE(home.origin_allowed(bad, host)) << bad;
  }
  const Guard open{.loopback = false, .hosts = {"lab.example"}, .origins = {}};
  EXPECT_TRUE(open.origin_allowed("http://lab.example:8080", "lab.example:8080"));
  EXPECT_TRUE(open.origin_allowed("https://lab.example", "LAB.example"));
  EXPECT_FALSE(open.origin_allowed("http://lab.example:81", "lab.example:8080"));
  EXPECT_FALSE(open.origin_allowed("http://localhost:8080", "lab.example:8080"));
}

TEST(Guard, ProgramsFromElsewhereShowTheToken) {
  const Guard home{.loopback = true};
  EXPECT_TRUE(home.program_allowed(""));
  const Guard shut{.loopback = false};
  for (const char* bad : {"", "Bearer ", "Bearer x"}) EXPECT_FALSE(shut.program_allowed(bad)) << bad;
  const Guard open{.loopback = false, .token = "a secret"};
  EXPECT_TRUE(open.program_allowed("Bearer a secret"));
  for (const char* bad : {"", "a secret", "Bearer", "Bearer ", "Bearer a secre", "Bearer a secret2", "Bearer A secret",
                          "Basic a secret"}) {
    EXPECT_FALSE(open.program_allowed(bad)) << bad;
  }
}

}  // namespace
}  // namespace asobi

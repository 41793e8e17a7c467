// Whatever fails, a request gets exactly one final reply: the right one, or a clear error. For each request of
// requests.jsonl, among which is every tool of every game, the calls for memory, of files and for threads are counted,
// and then the request is made again and again, the first of them failing, the second, and so on. Nothing damaged stays
// behind, and no memory is lost.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <functional>
#include <set>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/files.hpp"
#include "base/json.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "base/source_dir_for_tests.hpp"
#include "chosen.hpp"
#include "games/catalogue.hpp"
#include "inject.hpp"
#include "papers/papers.hpp"
#include "service/local_jobs.hpp"
#include "service/service.hpp"

namespace asobi {
namespace {

using faults::chosen;
using faults::Kind;
using faults::Thoroughness;

// Said when the program ends by itself.
std::string present_attempt = "nothing yet";

void say_what_was_tried() {
  const faults::Spared spared;
  std::fputs(("ended by: " + present_attempt + "\n").c_str(), stderr);
  std::abort();
}

struct Asked {
  std::string name;  // of the test
  std::string line;
  bool slow = false;    // tens of milliseconds: fewer calls are tried
  bool varies = false;  // where there is no memory for a table another answer is right, which says so

  friend void PrintTo(const Asked& asked, std::ostream* out) { *out << asked.name; }
};

std::vector<Asked> all_asked() {
  std::vector<Asked> out;
  std::istringstream lines(read_text(source_dir() / "tests" / "faults" / "requests.jsonl").value());
  for (std::string line; std::getline(lines, line);) {
    Json request = Json::parse(line);
    const bool slow = request.erase("slow") > 0, varies = request.erase("varies") > 0;
    request["id"] = out.size() + 1;
    const std::string op = request.at("op"), game = text_of(request, "game"), tool = text_of(request, "tool");
    const std::string name = op == "ask" ? game + "_" + tool : op + "_" + game;
    out.push_back({fmt::format("{}_{}", name, out.size() + 1), to_line(request), slow, varies});
  }
  return out;
}

TEST(Faults, EveryToolIsAsked) {
  std::set<std::pair<std::string, std::string>> asked;
  for (const Asked& one : all_asked()) {
    const Json request = Json::parse(one.line);
    asked.emplace(text_of(request, "game"), text_of(request, "tool"));
  }
  for (const Entry& entry : all_games()) {
    for (const Tool& tool : entry.tools) {
      EXPECT_TRUE(asked.contains({entry.id, tool.name})) << entry.id << " " << tool.name << " is not in requests.jsonl";
    }
  }
}

// The means themselves: each kind of call is counted, the second of two fails, and the third does not.
TEST(Faults, TheCallThatIsMeantFails) {
  const ScratchFolder folder;
  const std::string path = folder / "file";
  ASSERT_TRUE(write_text(path, "text"));
  std::FILE* const file = std::fopen(path.c_str(), "r+");
  ASSERT_NE(file, nullptr);
  const int descriptor = ::fileno(file);
  char letter = 'x';
  const int listening = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in here{};
  here.sin_family = AF_INET;
  here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof here;
  ASSERT_EQ(::bind(listening, reinterpret_cast<const sockaddr*>(&here), length), 0);
  ASSERT_EQ(::listen(listening, 3), 0);
  ASSERT_EQ(::getsockname(listening, reinterpret_cast<sockaddr*>(&here), &length), 0);
  const auto joined = [](pid_t process) { return process > 0 && ::waitpid(process, nullptr, 0) == process; };
  const std::array<std::function<bool()>, faults::kind_names.size()> calls = {
      [] {
        void* const given = std::malloc(1);
        std::free(given);
        return given != nullptr;
      },
      [&] { return ::read(descriptor, &letter, 1) == 1; },
      [&] { return ::write(descriptor, &letter, 1) == 1; },
      [&] { return ::rename(path.c_str(), path.c_str()) == 0; },
      [&] { return ::fsync(descriptor) == 0; },
      [] {
        void* const page = ::mmap(nullptr, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        return page != MAP_FAILED && ::munmap(page, 4096) == 0;
      },
      [] {
        try {
          std::thread([] {}).join();
          return true;
        } catch (const std::system_error&) {
          return false;
        }
      },
      [&] {
        const pid_t process = ::fork();
        if (process == 0) ::_exit(0);
        return joined(process);
      },
      [&] {
        pid_t process = 0;
        char* arguments[] = {nullptr};
        return ::posix_spawn(&process, "/bin/true", nullptr, nullptr, arguments, nullptr) == 0 && joined(process);
      },
      [&] {
        const int called = ::socket(AF_INET, SOCK_STREAM, 0);
        const bool connected = ::connect(called, reinterpret_cast<const sockaddr*>(&here), sizeof here) == 0;
        const int accepted = ::accept(listening, nullptr, nullptr);
        ::close(called);
        return connected && accepted >= 0 && ::close(accepted) == 0;
      }};
  for (std::size_t kind = 0; kind < calls.size(); ++kind) {
    SCOPED_TRACE(faults::kind_names[kind]);
    faults::begin(static_cast<Kind>(kind), 2);
    std::array<bool, 3> done{};
    for (bool& own : done) own = calls[kind]();
    const faults::Counts counts = faults::end();
    EXPECT_EQ(done, (std::array<bool, 3>{true, false, true}));
    EXPECT_EQ(counts[kind], 3u);
  }
  std::fclose(file);
  ::close(listening);
}

// What does not change from time to time: the reply without the seconds that it took.
std::string lasting(Json reply) {
  const std::function<void(Json&)> forget = [&](Json& part) {
    if (part.is_object()) {
      for (const char* time : {"seconds", "preparation", "text"}) part.erase(time);
    }
    if (part.is_structured()) {
      for (Json& inner : part) forget(inner);
    }
  };
  forget(reply);
  return to_line(reply);
}

struct Outcome {
  std::vector<std::string> finals;
  std::string code, message;  // of the error, if the last final reply is one
  faults::Counts counts{};
};

class Trial {
 public:
  explicit Trial(const Asked& asked) : name_(asked.name), line_(asked.line), varies_(asked.varies) {
    const std::string mark = "@folder@";
    if (const auto at = line_.find(mark); at != std::string::npos) line_.replace(at, mark.size(), folder_.path());
  }

  // What comes of it when the n-th call of this kind fails, or none.
  Outcome ask(Kind kind = Kind::memory, std::uint64_t n = 0) const {
    Outcome out;
    Shelf shelf(folder_.path());
    LocalJobs jobs(catalogue(), shelf, {.threads = 2});
    Service service(catalogue(), jobs, {}, [&](const Reply& written) {
      const faults::Spared spared;
      if (!written.final()) return;
      const Json reply = written.json();
      out.finals.push_back(lasting(reply));
      if (reply.at("ok") == true) return;
      out.code = reply.at("error").at("code");
      out.message = reply.at("error").at("message");
    });
    faults::begin(kind, n);
    service.handle(std::string_view(line_));
    service.wait();
    out.counts = faults::end();
    return out;
  }

  void run(const Thoroughness& how) {
    for (int warm_up = 0; warm_up < 2; ++warm_up) {
      const Outcome outcome = ask();
      right_ = outcome.finals;
      ASSERT_EQ(outcome.code, "") << outcome.message;
    }
    ASSERT_EQ(right_.size(), 1u);
    const bool keeps = !folder_.empty();
    go_through(how, keeps, false);
    if (keeps) go_through(how, true, true);
  }

 private:
  static constexpr int to_be_sure = 3;  // times in which something is lost each time

  ScratchFolder folder_;
  std::string name_, line_;
  bool varies_;
  std::vector<std::string> right_;

  static const Catalogue& catalogue() {
    static const Catalogue out = {all_games(), all_papers};
    out.papers();  // a first asking would count more calls than the next
    return out;
  }

  void clear() const {
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path())) std::filesystem::remove_all(entry);
  }

  // Every kind of call fails; `kept`: while files of an earlier time are there.
  void go_through(const Thoroughness& how, bool has_files, bool kept) const {
    if (!kept) clear();
    const faults::Counts counts = ask().counts;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
      for (const std::uint64_t n : chosen(counts[kind], how)) {
        present_attempt = fmt::format("{} {}: {} {} of {}", name_, kept ? "with kept files" : "without files",
                                      faults::kind_names[kind], n, counts[kind]);
        if (has_files && !kept) clear();
        expect_unharmed(static_cast<Kind>(kind), n);
        if (testing::Test::HasFailure()) return;
      }
      EXPECT_EQ(ask().finals, right_) << present_attempt << ", afterwards";
    }
  }

  void expect_unharmed(Kind kind, std::uint64_t n) const {
    int lost = 0;
    for (int time = 0; time < to_be_sure; ++time) {
      const std::int64_t before = faults::living();
      expect_right_or_clear(ask(kind, n), kind);
      if (faults::living() <= before) break;
      ++lost;
    }
    EXPECT_LT(lost, to_be_sure) << present_attempt << ": memory is lost";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_.path())) {
      EXPECT_EQ(entry.path().string().find(".part-"), std::string::npos) << present_attempt << ": " << entry.path();
    }
    if (kind != Kind::memory || n % 8 == 0) {
      EXPECT_EQ(ask().finals, right_) << present_attempt << ", afterwards";
    }
  }

  void expect_right_or_clear(const Outcome& outcome, Kind kind) const {
    ASSERT_EQ(outcome.finals.size(), 1u) << present_attempt;
    if (outcome.finals == right_ || (varies_ && kind == Kind::map && outcome.code.empty())) return;
    EXPECT_FALSE(outcome.code.empty()) << present_attempt << ": a wrong answer: " << outcome.finals[0];
    const bool scarce = kind == Kind::memory || kind == Kind::map || kind == Kind::thread;
    if (scarce) {
      EXPECT_EQ(outcome.code, "limit") << present_attempt << ": " << outcome.message;
    } else {
      EXPECT_NE(outcome.code, "internal") << present_attempt << ": " << outcome.message;
    }
    EXPECT_FALSE(outcome.message.empty()) << present_attempt;
  }
};

// Else nothing would be tried: a table is made and kept by calls of every kind, and read when it is asked for again.
TEST(Faults, TablesAreMadeAndReadByCallsThatAreCounted) {
  const Trial kept({"kept", R"({"op":"ask","game":"sliding","options":{"size":"2x3"},"tool":"census"})"});
  const Trial shared({"shared", R"({"op":"ask","game":"gridnim","options":{"size":"4x4"},"tool":"table"})"});
  const faults::Counts made = kept.ask().counts, again = kept.ask().counts, on_threads = shared.ask().counts;
  const auto met = [](const faults::Counts& counts, Kind kind) { return counts[static_cast<std::size_t>(kind)] > 0; };
  for (const Kind kind : {Kind::memory, Kind::write, Kind::rename, Kind::flush, Kind::map}) {
    EXPECT_TRUE(met(made, kind)) << faults::kind_names[static_cast<std::size_t>(kind)];
  }
  EXPECT_TRUE(met(again, Kind::read));
  EXPECT_TRUE(met(on_threads, Kind::thread));
}

class FaultsStandard : public testing::TestWithParam<Asked> {};
class FaultsExtreme : public testing::TestWithParam<Asked> {};

TEST_P(FaultsStandard, TheAnswerIsRightOrAClearError) {
  Trial(GetParam()).run(GetParam().slow ? Thoroughness{20, 1.5} : Thoroughness{400, 1.1});
}
TEST_P(FaultsExtreme, TheAnswerIsRightOrAClearError) {
  Trial(GetParam()).run(GetParam().slow ? Thoroughness{500, 1.03} : Thoroughness{5'000, 1.01});
}

std::string name_of(const testing::TestParamInfo<Asked>& info) { return info.param.name; }
INSTANTIATE_TEST_SUITE_P(Tools, FaultsStandard, testing::ValuesIn(all_asked()), name_of);
INSTANTIATE_TEST_SUITE_P(Tools, FaultsExtreme, testing::ValuesIn(all_asked()), name_of);

[[maybe_unused]] const auto unexpected_end = std::set_terminate(say_what_was_tried);

}  // namespace
}  // namespace asobi

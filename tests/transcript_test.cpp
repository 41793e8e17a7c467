// Golden transcripts: src/games/*/golden/*.jsonl hold requests and the final replies they must get, line by line, but
// for the seconds that an answer took. Write the transcripts anew with ASOBI_WRITE_GOLDEN=1 and read the difference
// before you keep it.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "base/files.hpp"
#include "base/json.hpp"
#include "base/source_dir_for_tests.hpp"
#include "games/catalogue.hpp"
#include "papers/papers.hpp"
#include "service/local_jobs.hpp"
#include "service/service.hpp"

namespace asobi {
namespace {

std::vector<std::filesystem::path> transcripts() {
  std::vector<std::filesystem::path> out;
  const auto games_folder = source_dir() / "src" / "games";
  for (const auto& file : std::filesystem::recursive_directory_iterator(games_folder)) {
    if (file.path().extension() == ".jsonl") out.push_back(file.path());
  }
  std::ranges::sort(out);
  return out;
}

// How long something took is another number every time.
void forget_seconds(Json& part) {
  if (part.is_object()) {
    for (const char* time : {"seconds", "preparation"}) part.erase(time);
  }
  if (part.is_structured()) {
    for (Json& inner : part) forget_seconds(inner);
  }
}

TEST(TranscriptStandard, EveryGoldenReplyComesAgain) {
  const Catalogue catalogue = {all_games(), all_papers};
  ASSERT_FALSE(transcripts().empty());
  for (const auto& path : transcripts()) {
    SCOPED_TRACE(path.string());
    Shelf shelf;
    LocalJobs jobs(catalogue, shelf, {});
    Json last;
    Service service(catalogue, jobs, {}, [&](const Reply& reply) {
      if (reply.final()) last = reply.json();
    });
    const auto text = read_text(path);
    ASSERT_TRUE(text);
    std::istringstream lines(*text);
    std::string request, reply, written;
    while (std::getline(lines, request)) {
      std::getline(lines, reply);
      service.handle(std::string_view(request));
      service.wait();
      forget_seconds(last);
      EXPECT_EQ(to_line(last), reply) << request;
      written += request + "\n" + to_line(last) + "\n";
    }
    if (std::getenv("ASOBI_WRITE_GOLDEN") != nullptr) {
      ASSERT_TRUE(write_text(path, written));
    }
  }
}

}  // namespace
}  // namespace asobi

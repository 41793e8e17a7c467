// The test program is its own worker: `server_test worker BYTES`.
#include <filesystem>
#include <string_view>

#include <gtest/gtest.h>

#include "apps/server/client_for_tests.hpp"
#include "base/text.hpp"
#include "games/nim/game.hpp"
#include "service/stdio.hpp"

namespace asobi {

Catalogue catalogue_for_tests() { return {{count_entry(), nim::entry()}, {}}; }

std::vector<std::string> worker_command(std::uint64_t memory) {
  return {std::filesystem::read_symlink("/proc/self/exe").string(), "worker", std::to_string(memory)};
}

}  // namespace asobi

int main(int argc, char** argv) {
  if (argc == 3 && std::string_view(argv[1]) == "worker") {
    return asobi::run_worker(asobi::catalogue_for_tests(), {}, {.memory = std::stoull(argv[2])});
  }
  ::testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}

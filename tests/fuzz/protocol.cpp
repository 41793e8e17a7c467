// Any bytes as one line of the protocol, twice, in a service that knows every game.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/json.hpp"
#include "games/catalogue.hpp"
#include "service/local_jobs.hpp"
#include "service/service.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const asobi::Catalogue catalogue = {asobi::all_games(), {}};
  static asobi::Shelf shelf;
  static asobi::LocalJobs jobs(catalogue, shelf, {.waiting = 4});
  std::size_t finals = 0;
  std::size_t requests = 0;
  {
    asobi::Service service(catalogue, jobs, {.request_bytes = 4096}, [&](const asobi::Reply& reply) {
      (void)reply.line();
      finals += reply.final() ? 1 : 0;
    });
    std::string_view text(reinterpret_cast<const char*>(data), size);
    while (!text.empty() && requests < 8) {
      const std::string_view line = text.substr(0, text.find('\n'));
      service.handle(line);
      ++requests;
      text.remove_prefix(std::min(text.size(), line.size() + 1));
    }
  }  // stops what is still at work
  if (finals != requests) __builtin_trap();
  return 0;
}

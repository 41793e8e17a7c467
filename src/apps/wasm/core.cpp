// The core in a browser, or wherever WebAssembly runs: a line of the protocol goes in by asobi_handle, replies come out
// by the host's `send`. An instance is a front, which holds the conversation and gives jobs to its host, or a worker,
// which does a job before asobi_handle returns and may be ended at any moment. docs/architecture.md says how they
// stand together.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>

#include "apps/wasm/host.hpp"
#include "base/json.hpp"
#include "games/catalogue.hpp"
#include "papers/papers.hpp"
#include "service/host_jobs.hpp"
#include "service/local_jobs.hpp"
#include "service/service.hpp"
#include "service/shared_jobs.hpp"

namespace asobi {
namespace {

void send(const Reply& reply) {
  const std::string line = reply.line();
  host_send(line.data(), static_cast<std::uint32_t>(line.size()), reply.final() ? 1 : 0);
}

[[noreturn]] void out_of_memory() {
  host_out_of_memory();
  std::abort();
}

class Core {
 public:
  virtual ~Core() = default;
  virtual void handle(std::string_view line) = 0;
  virtual void heard(std::uint32_t, std::string) {}
  virtual void ended(std::uint32_t, JobEnd) {}
};

class Front final : public Core {
 public:
  // `workers`: how many jobs its host has done at once.
  explicit Front(std::size_t workers) : shared_(jobs_, workers) {}
  void handle(std::string_view line) override { service_.handle(line); }
  void heard(std::uint32_t job, std::string line) override { jobs_.heard(job, std::move(line)); }
  void ended(std::uint32_t job, JobEnd end) override { jobs_.ended(job, end); }

 private:
  const Catalogue catalogue_ = {all_games(), all_papers};
  HostJobs jobs_{
      {.start = [](std::uint32_t job, std::string_view line,
                   double seconds) { host_start(job, line.data(), static_cast<std::uint32_t>(line.size()), seconds); },
       .stop = host_stop}};
  SharedJobs shared_;
  Service service_{catalogue_, shared_, {.files = false}, send};
};

class Worker final : public Core {
 public:
  Worker(const std::string& cache, std::uint64_t memory)
      : shelf_(cache), jobs_(catalogue_, shelf_, {.at_once = 0, .memory = memory}) {}
  void handle(std::string_view line) override {
    service_.handle(line);
    while (jobs_.run_next()) continue;
  }

 private:
  const Catalogue catalogue_ = {all_games(), all_papers};
  Shelf shelf_;
  LocalJobs jobs_;
  Service service_{catalogue_,
                   jobs_,
                   {.request_bytes = std::size_t{64} << 20, .answer_bytes = std::size_t{16} << 20, .files = false},
                   send};
};

// Null when the settings are not understood.
std::unique_ptr<Core> core_for(std::string_view settings) {
  const Json given = Json::parse(settings, nullptr, false);
  if (!given.is_object()) return nullptr;
  const Json role = given.value("role", Json()), memory = given.value("memory", Json()),
             cache = given.value("cache", Json());
  if (role == "front") return std::make_unique<Front>(given.value("workers", std::size_t{1}));
  if (role != "worker" || !memory.is_number_unsigned() || (!cache.is_null() && !cache.is_string())) return nullptr;
  constexpr std::uint64_t most_memory = std::uint64_t{1} << 30;  // of that for which it was linked
  return std::make_unique<Worker>(cache.is_null() ? std::string() : cache.get<std::string>(),
                                  std::min(memory.get<std::uint64_t>(), most_memory));
}

// What the host speaks with: there is one in an instance.
std::unique_ptr<Core> core;
std::string incoming;

}  // namespace
}  // namespace asobi

#define ASOBI_EXPORT(name) extern "C" [[clang::export_name(#name)]]

// Where the host writes the text of its next call, which takes it.
ASOBI_EXPORT(asobi_buffer) char* asobi_buffer(std::uint32_t bytes) {
  asobi::incoming.resize(bytes);
  return asobi::incoming.data();
}

// 0 when all is well.
ASOBI_EXPORT(asobi_open) int asobi_open(std::uint32_t bytes) {
  std::set_new_handler(asobi::out_of_memory);
  asobi::core = asobi::core_for(std::string_view(asobi::incoming).substr(0, bytes));
  return asobi::core ? 0 : 1;
}

ASOBI_EXPORT(asobi_handle) void asobi_handle(std::uint32_t bytes) {
  asobi::core->handle(std::string_view(asobi::incoming).substr(0, bytes));
}

ASOBI_EXPORT(asobi_job_reply) void asobi_job_reply(std::uint32_t job, std::uint32_t bytes) {
  asobi::core->heard(job, asobi::incoming.substr(0, bytes));
}

// why: a JobEnd; what is none is a worker that broke.
ASOBI_EXPORT(asobi_job_ended) void asobi_job_ended(std::uint32_t job, std::uint32_t why) {
  using asobi::JobEnd;
  const auto most = static_cast<std::uint32_t>(JobEnd::broken);
  asobi::core->ended(job, static_cast<JobEnd>(why < most ? why : most));
}

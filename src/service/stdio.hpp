// The protocol on standard input and output: one JSON per line.
#pragma once

#include "base/shelf.hpp"
#include "play/entry.hpp"
#include "service/local_jobs.hpp"

namespace asobi {

struct StdioSettings {
  std::size_t request_bytes = std::size_t{1} << 20;
  bool files = true;
  // What is under way when the input ends: false, it is done first; true, the process ends at once with it.
  bool ends_with_input = false;
  LocalJobs::Settings jobs = {.at_once = 2};
};

// Until the input ends. False when the output could not be written.
bool talk_on_stdio(const Catalogue& catalogue, Shelf& shelf, const StdioSettings& settings);

// A worker: one job after the other for whoever holds the other ends of the pipes, who may kill it at any time. It
// stands back behind others who want to compute, takes no more memory than it was given, and writes no files.
int run_worker(const Catalogue& catalogue, const std::filesystem::path& cache, const LocalJobs::Settings& settings);

}  // namespace asobi

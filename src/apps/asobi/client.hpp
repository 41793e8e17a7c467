// The command line as a client of the service: one request, its progress on the terminal, its final reply.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "apps/asobi/terminal.hpp"
#include "service/local_jobs.hpp"
#include "service/service.hpp"

namespace asobi {

struct Settings {
  Lang lang = Lang::en;
  bool json = false;
  unsigned threads = 1;
  std::int64_t seconds = 0;                     // 0: no limit
  std::uint64_t memory = Progress::any_memory;  // bytes, for one table and for all
  std::filesystem::path cache;
  std::string program = "asobi";
  Team* team = nullptr;  // processes that compute together
};

enum Exit { done = 0, answer_is_no = 1, bad_input = 2, limit = 3 };

// What is heard of a request before its final reply.
struct Heard {
  std::function<void(const Json& claim)> claim = {};  // of a paper, when it is decided
  std::function<Exit(const Error& why)> stuck = {};   // the work does not end: the last words, and how the program ends
};

class Client {
 public:
  Client(const Catalogue& catalogue, const Settings& settings, Interrupts& interrupts);

  // Sends the request (id and lang are added) and waits for the final reply. Work that does not end when it is told to,
  // by Ctrl-C or because its time is over, is not waited for: then the program ends here.
  Json call(Json request, const Heard& heard = {});
  const Catalogue& catalogue() const { return catalogue_; }
  const Settings& settings() const { return settings_; }

 private:
  const Catalogue& catalogue_;
  Settings settings_;
  Interrupts& interrupts_;
  ProgressLine line_;
  Shelf shelf_;
  LocalJobs jobs_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::optional<Json> final_;
  const Heard* heard_ = nullptr;  // by the request under way
  bool told_to_stop_ = false;
  std::int64_t next_id_ = 1;
  Service service_;  // last: it ends first

  void receive(const Reply& reply);
  void stop(std::int64_t id);
  bool wait(std::unique_lock<std::mutex>& lock, std::int64_t seconds);
};

// Prints the error of a final reply (to standard error, or as JSON to standard output) and says how the program ends.
Exit report_error(const Json& reply, const Settings& settings);
Exit exit_of(std::string_view error_code);

}  // namespace asobi

#include "apps/asobi/client.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>

#include "base/fields_json.hpp"
#include "base/json.hpp"
#include "base/memory_limit.hpp"

namespace asobi {

Client::Client(const Catalogue& catalogue, const Settings& settings, Interrupts& interrupts)
    : catalogue_(catalogue),
      settings_(settings),
      interrupts_(interrupts),
      line_(settings.lang),
      shelf_(settings.cache),
      jobs_(catalogue, shelf_, {.threads = settings.threads, .memory = settings.memory, .team = settings.team}),
      service_(catalogue, jobs_, {.request_bytes = std::size_t{64} << 20},
               [this](const Reply& reply) { receive(reply); }) {
  if (settings.memory != Progress::any_memory) limit_memory(settings.memory);
}

Json Client::call(Json request, const Heard& heard) {
  const std::int64_t id = next_id_++;
  request["id"] = id;
  request["lang"] = settings_.lang == Lang::ja ? "ja" : "en";
  interrupts_.to([this, id] { stop(id); });
  heard_ = &heard;
  service_.handle(request);
  std::unique_lock lock(mutex_);
  if (!wait(lock, request.value("seconds", std::int64_t{0}))) {
    line_.clear();
    const Error error = (told_to_stop_ ? stopped_error() : late_error(request.value("seconds", 0.0))).error();
    const Exit exit =
        heard.stuck ? heard.stuck(error) : report_error({{"error", json_of(error, settings_.lang)}}, settings_);
    std::fflush(stdout);
    std::_Exit(exit);
  }
  Json reply = std::move(*final_);
  final_.reset();
  lock.unlock();
  interrupts_.to({});
  return reply;
}

void Client::stop(std::int64_t id) {
  service_.handle(Json{{"op", "cancel"}, {"job", id}});
  const std::lock_guard lock(mutex_);
  told_to_stop_ = true;
  arrived_.notify_all();
}

// Whether the final reply came, at the latest a moment after the work was told to stop or its time was over.
bool Client::wait(std::unique_lock<std::mutex>& lock, std::int64_t seconds) {
  constexpr auto moment = std::chrono::milliseconds(500);
  const auto came = [this] { return final_.has_value(); };
  const auto came_or_stopped = [this] { return final_.has_value() || told_to_stop_; };
  if (seconds > 0) {
    arrived_.wait_for(lock, std::chrono::seconds(seconds), came_or_stopped);
  } else {
    arrived_.wait(lock, came_or_stopped);
  }
  return arrived_.wait_for(lock, moment, came);
}

void Client::receive(const Reply& reply) {
  if (reply.id().is_null()) return;  // the answer to a cancel
  const std::lock_guard lock(mutex_);
  if (!reply.final()) {
    const Json whole = reply.json();
    const Json& progress = whole.at("progress");
    if (!progress.contains("claim")) return line_.show(progress);
    line_.clear();
    if (heard_->claim) heard_->claim(progress.at("claim"));
    return;
  }
  line_.clear();
  final_ = reply.json();
  arrived_.notify_all();
}

Exit exit_of(std::string_view code) {
  if (code == name(Code::unsolvable)) return Exit::answer_is_no;
  if (code == name(Code::limit) || code == name(Code::cancelled) || code == name(Code::internal)) return Exit::limit;
  return Exit::bad_input;
}

Exit report_error(const Json& reply, const Settings& settings) {
  const Json& error = reply.at("error");
  if (settings.json) fmt::print("{}\n", to_line(Json{{"error", error}}));
  fmt::print(stderr, "asobi: {}\n", error.at("message").get<std::string>());
  return exit_of(error.at("code").get<std::string>());
}

}  // namespace asobi

#include "apps/asobi/client.hpp"

#include <cstdio>

#include <fmt/format.h>

#include "base/json.hpp"

namespace asobi {

Client::Client(const Catalogue& catalogue, const Settings& settings, Interrupts& interrupts)
    : catalogue_(catalogue),
      settings_(settings),
      interrupts_(interrupts),
      line_(settings.lang),
      shelf_(settings.cache),
      jobs_(catalogue, shelf_, {.threads = settings.threads, .memory = settings.memory}),
      service_(catalogue, jobs_, {.request_bytes = std::size_t{64} << 20},
               [this](const Reply& reply) { receive(reply); }) {}

Json Client::call(Json request) {
  const std::int64_t id = next_id_++;
  request["id"] = id;
  request["lang"] = settings_.lang == Lang::ja ? "ja" : "en";
  interrupts_.to([this, id] { service_.handle(Json{{"op", "cancel"}, {"job", id}}); });
  service_.handle(request);
  std::unique_lock lock(mutex_);
  arrived_.wait(lock, [this] { return final_.has_value(); });
  Json reply = std::move(*final_);
  final_.reset();
  lock.unlock();
  interrupts_.to({});
  return reply;
}

void Client::receive(const Reply& reply) {
  if (reply.id().is_null()) return;  // the answer to a cancel
  const std::lock_guard lock(mutex_);
  if (!reply.final()) {
    line_.show(reply.json().at("progress"));
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

#include "service/service.hpp"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <vector>

#include "service/local_jobs.hpp"
#include "service/messages.hpp"
#include "service/operations.hpp"
#include "service/read_request.hpp"
#include "service/reproduce.hpp"

namespace asobi {

namespace {

Lang lang_of(const Json& request) {
  const auto found = request.find("lang");
  return found != request.end() && found->is_string() && found->get_ref<const std::string&>() == "ja" ? Lang::ja
                                                                                                      : Lang::en;
}

Result<void> check_no_file(const std::vector<Parameter>& parameters, const Json& given) {
  for (const Parameter& p : parameters) {
    if ((p.kind == ParameterKind::path || p.writes) && given.contains(p.name)) {
      return fail(Code::invalid, "{} would write a file, and no files are written here; leave it out",
                  "{} はファイルへの書き込みですが、ここではできません。省いてください", p.name);
    }
  }
  return {};
}

}  // namespace

struct Service::Call {
  const Json& request;
  Json id;
  std::string op;
  Lang lang;

  std::string text(const char* field) const { return request.value(field, std::string()); }
  Json object(const char* field) const { return request.value(field, Json::object()); }
};

// What the jobs know of their conversation. They may outlive it.
struct Service::Desk {
  Desk(Send to, std::size_t most) : answer_bytes(most), send(std::move(to)) {}

  const std::size_t answer_bytes;
  std::mutex sending;  // guards the next
  Send send;           // empty once nobody wants replies
  std::mutex mutex;    // guards what follows
  std::condition_variable idle;
  std::map<std::string, Jobs::Running> running;  // by the request's id, written as JSON
  std::size_t ending = 0;                        // jobs that only have to send their reply

  // An answer may be longer than is allowed, or writing it may need more memory than there is. Then a short reply says
  // so.
  void pass_on(const Reply& reply, Lang lang) {
    const std::lock_guard lock(sending);
    if (!send) return;
    const auto sent = guarded([&]() -> Result<Json> {
      if (answer_bytes == any_length || !reply.final()) {
        send(reply);
        return Json();
      }
      std::string line = reply.line();
      if (line.size() > answer_bytes) return answer_too_long_error(answer_bytes);
      send(Reply(reply.kind(), reply.id(), std::move(line)));
      return Json();
    });
    if (!sent && reply.final()) send(final_reply(reply.id(), lang, std::unexpected(sent.error())));
  }

  void of_job(const std::string& key, const Reply& reply, Lang lang) {
    if (!reply.final()) return pass_on(reply, lang);
    {  // Whoever reads the reply may use the id, and the place, again.
      const std::lock_guard lock(mutex);
      running.erase(key);
      ++ending;
    }
    struct Sent {
      Desk& desk;
      ~Sent() {
        const std::lock_guard lock(desk.mutex);
        --desk.ending;
        desk.idle.notify_all();
      }
    } const sent{*this};
    pass_on(reply, lang);
  }

  std::vector<Jobs::Running> under_way() {
    const std::lock_guard lock(mutex);
    std::vector<Jobs::Running> out;
    for (const auto& [id, job] : running) out.push_back(job);
    return out;
  }
};

Service::Service(const Catalogue& catalogue, Jobs& jobs, ServiceLimits limits, Send send,
                 std::shared_ptr<const JobClient> client)
    : catalogue_(catalogue),
      jobs_(jobs),
      limits_(limits),
      client_(std::move(client)),
      desk_(std::make_shared<Desk>(std::move(send), limits.answer_bytes)) {}

Service::~Service() {
  stop();
  wait();
}

void Service::stop() {
  for (const auto& job : desk_->under_way()) jobs_.stop(job);
}

void Service::leave() {
  {
    const std::lock_guard lock(desk_->sending);
    desk_->send = {};
  }
  left_ = true;
  std::map<std::string, Jobs::Running> running;
  {
    const std::lock_guard lock(desk_->mutex);
    running.swap(desk_->running);
  }
  for (const auto& [id, job] : running) jobs_.stop(job);
}

void Service::wait() {
  if (left_) return;
  std::unique_lock lock(desk_->mutex);
  desk_->idle.wait(lock, [this] { return desk_->running.empty() && desk_->ending == 0; });
}

void Service::finish(const Json& id, Lang lang, Result<Json> result) {
  desk_->pass_on(final_reply(id, lang, std::move(result)), lang);
}

void Service::handle(std::string_view line) {
  Result<Json> request = guarded([&] { return read_request(line, limits_.request_bytes); });
  if (request) {
    handle(*request);
  } else {
    finish(nullptr, Lang::en, std::move(request));
  }
}

void Service::handle(const Json& request) {
  Json id;
  Lang lang = Lang::en;
  Result<Json> result = guarded([&]() -> Result<Json> {
    if (!request.is_object()) {
      return fail(Code::invalid, "a request is a JSON object", "要求は JSON オブジェクトです");
    }
    lang = lang_of(request);
    Json given = request.value("id", Json());
    if (!given.is_null() && !given.is_string() && !given.is_number_integer()) {
      return fail(Code::invalid, "an id is a text or a whole number", "id は文字列か整数です");
    }
    id = std::move(given);
    const auto op = request.find("op");
    return answer({request, id, op != request.end() && op->is_string() ? op->get<std::string>() : "", lang});
  });
  // A job was started: its reply comes later.
  if (result && result->is_discarded()) return;
  finish(id, lang, std::move(result));
}

Result<Json> Service::answer(const Call& call) {
  struct Row {
    std::string_view op;
    Quick run = nullptr;                                 // quick ones
    Result<Job> (Service::*job)(const Call&) = nullptr;  // long ones: with a request that needs nothing but itself
  };
  static constexpr Row rows[] = {
      {"hello", &Service::hello},
      {"list", &Service::list},
      {"info", &Service::info},
      {"papers", &Service::papers},
      {"paper", &Service::paper},
      {"cancel", &Service::cancel},
      {"at", nullptr, &Service::job_of_at},
      {"ask", nullptr, &Service::job_of_ask},
      {"share", nullptr, &Service::job_of_ask},
      {"reproduce", nullptr, &Service::job_of_reproduce},
  };
  ASOBI_TRY(const Operation* operation, find_operation(call.op));
  ASOBI_CHECK(check_arguments(operation->fields, call.request));
  const Row& row = *std::ranges::find(rows, call.op, &Row::op);
  if (row.run != nullptr) return (this->*row.run)(call);
  ASOBI_TRY(Job job, (this->*row.job)(call));
  ASOBI_CHECK(start_job(call, std::move(job)));
  return Json(Json::value_t::discarded);
}

Result<void> Service::start_job(const Call& call, Job job) {
  const std::string key = call.id.dump();
  job.lang = call.lang;
  job.seconds = static_cast<double>(job.request.value("seconds", 0));
  if (limits_.seconds > 0) job.seconds = job.seconds > 0 ? std::min(job.seconds, limits_.seconds) : limits_.seconds;
  job.send = [desk = desk_, key, lang = call.lang](const Reply& reply) { desk->of_job(key, reply, lang); };
  if (call.op == "reproduce") {
    ASOBI_TRY(Wanted wanted, wanted_claims(catalogue_, call.request));
    job.send = completing(std::move(wanted), call.lang, std::move(job.send));
  }
  job.client = client_;
  // Held while the job is entered, so that it cannot end before it is known.
  const std::lock_guard lock(desk_->mutex);
  auto& running = desk_->running;
  if (running.contains(key)) {
    return fail(Code::invalid, "a request with the id {} is still under way", "id {} の要求はまだ実行中です", key);
  }
  if (running.size() >= limits_.jobs) {
    return fail(Code::limit, "{} jobs are under way, and no more are allowed; cancel one or wait",
                "{} 件の仕事が実行中で、これ以上は始められません。どれかを中止するか、お待ちください", running.size());
  }
  // The place is made before: once the job is entered nothing may fail, for it sends a reply of its own.
  std::map<std::string, Jobs::Running> entered;
  Jobs::Running& place = entered[key];
  ASOBI_TRY(place, jobs_.start(std::move(job)));
  running.merge(entered);
  return {};
}

// What is wrong with its options and moves is found where it is done.
Result<Job> Service::job_of_at(const Call& call) {
  ASOBI_CHECK(catalogue_.entry(call.text("game")));
  if (const auto with = call.request.find("with"); with != call.request.end()) {
    const bool known = with->is_array() && std::ranges::all_of(*with, [](const Json& one) { return one == "moves"; });
    if (!known) {
      return fail(Code::invalid, "with is a list of what else is wanted, and there is only \"moves\"",
                  "with は他に求めるもののリストで、今あるのは \"moves\" だけです");
    }
  }
  return Job{.request = call.request, .send = {}};
}

Result<Job> Service::job_of_ask(const Call& call) {
  ASOBI_TRY(const Entry* entry, catalogue_.entry(call.text("game")));
  ASOBI_TRY(const Tool* tool, entry->tool(call.text("tool")));
  const Json arguments = call.object("arguments");
  ASOBI_CHECK(check_arguments(tool->parameters, arguments));
  if (!limits_.files) ASOBI_CHECK(check_no_file(tool->parameters, arguments));
  if ((call.op == "share" || call.request.contains("outcomes")) && !tool->trials) {
    return fail(Code::invalid, "the work of {} is not made of trials that could be shared",
                "{} の仕事は、分担できる試行からできていません", tool->name);
  }
  const bool trials = tool->trials && call.op == "ask" && !call.request.contains("outcomes");
  return Job{.request = call.request, .send = {}, .trials = trials};
}

Result<Job> Service::job_of_reproduce(const Call& call) {
  ASOBI_CHECK(wanted_claims(catalogue_, call.request));
  return Job{.request = call.request, .send = {}};
}

Result<Json> Service::hello(const Call& call) {
  return json_of(Hello{.program = {}, .version = ASOBI_VERSION}, call.lang);
}

Result<Json> Service::list(const Call& call) { return json_of(list_of_games(catalogue_), call.lang); }

Result<Json> Service::info(const Call& call) {
  ASOBI_TRY(const Entry* entry, catalogue_.entry(call.text("game")));
  return json_of(describe(*entry), call.lang);
}

Result<Json> Service::papers(const Call& call) {
  PaperList out;
  for (const Paper& paper : catalogue_.papers()) {
    out.papers.push_back({paper.id, paper.title, paper.citation, paper.source, paper.claims.size()});
  }
  return json_of(out, call.lang);
}

Result<Json> Service::paper(const Call& call) {
  ASOBI_TRY(const Paper* paper, catalogue_.paper(call.text("paper")));
  PaperInfo out{paper->id, paper->title, paper->citation, paper->abstract, paper->source, {}};
  for (const Claim& claim : paper->claims) out.claims.push_back(claim_info(claim));
  return json_of(out, call.lang);
}

Result<Json> Service::cancel(const Call& call) {
  const std::string key = call.request.at("job").dump();
  Jobs::Running job;
  {
    const std::lock_guard lock(desk_->mutex);
    if (const auto found = desk_->running.find(key); found != desk_->running.end()) job = found->second;
  }
  if (job) jobs_.stop(job);
  return json_of(Cancelled{job != nullptr}, call.lang);
}

}  // namespace asobi

#include "service/service.hpp"

#include <algorithm>
#include <exception>
#include <new>
#include <vector>

#include "base/json.hpp"
#include "service/messages.hpp"
#include "service/operations.hpp"

namespace asobi {

namespace {

constexpr int deepest_nesting = 32;

Json progress_json(const Report& report, Lang lang) {
  return json_of(report.note ? ProgressMessage{.note = report.stage}
                             : ProgressMessage{report.stage, report.done, report.total, report.seconds},
                 lang);
}

Lang lang_of(const Json& request) {
  const auto found = request.find("lang");
  return found != request.end() && *found == "ja" ? Lang::ja : Lang::en;
}

// Copying and printing a JSON value takes stack for every level of it, so the depth is looked at before it is read.
bool nested_too_deeply(std::string_view text) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '\\') {
      ++i;
    } else if (c == '"') {
      quoted = !quoted;
    } else if (!quoted && (c == '[' || c == '{')) {
      if (++depth > deepest_nesting) return true;
    } else if (!quoted && (c == ']' || c == '}')) {
      --depth;
    }
  }
  return false;
}

// The one place where foreign exceptions end.
template <class Body>
Result<Json> guarded(const Body& body) {
  try {
    return body();
  } catch (const std::bad_alloc&) {
    return fail(Code::limit, "not enough memory", "メモリが足りません");
  } catch (const std::exception& e) {
    return fail(Code::internal, "unexpected fault: {}", "予期しない障害: {}", std::string_view(e.what()));
  }
}

SessionState state_of(const std::string& name, const Entry& entry, const Session& session, Lang lang) {
  return {name, entry.id, session.status(), {session.view(lang)}, session.picture(lang)};
}

ClaimInfo claim_of(const Claim& claim) {
  ClaimInfo out{claim.id, claim.section, claim.says};
  if (!claim.live.empty()) out.live = LiveRequest{Json::parse(claim.live)};
  return out;
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

namespace {

Result<void> check_no_file(const std::vector<Parameter>& parameters, const Json& given) {
  for (const Parameter& p : parameters) {
    if (p.kind == ParameterKind::path && given.contains(p.name)) {
      return fail(Code::invalid, "{} would write a file, and no files are written here; leave it out",
                  "{} はファイルへの書き込みですが、ここではできません。省いてください", p.name);
    }
  }
  return {};
}

}  // namespace

Service::Service(const Catalogue& catalogue, Jobs& jobs, Shelf& shelf, ServiceLimits limits, Send send)
    : catalogue_(catalogue), jobs_(jobs), shelf_(shelf), limits_(limits), send_(std::move(send)) {}

Service::~Service() {
  stop();
  wait();
}

void Service::stop() {
  std::vector<Jobs::Handle> stopping;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, job] : running_) stopping.push_back(job);
  }
  for (const auto& job : stopping) jobs_.stop(job);
}

void Service::wait() {
  std::unique_lock lock(mutex_);
  idle_.wait(lock, [this] { return running_.empty() && ending_ == 0; });
}

void Service::send(const Json& reply) {
  const std::lock_guard lock(sending_);
  send_(reply);
}

// Writing a large answer may need more memory than there is. Then the answer goes first, and a short reply says so.
void Service::finish(const Json& id, Lang lang, Result<Json> result) {
  const Result<Json> sent = guarded([&]() -> Result<Json> {
    Json reply = {{"id", id}, {"final", true}, {"ok", result.has_value()}};
    if (result) {
      reply["result"] = std::move(*result);
    } else {
      reply["error"] = json_of(result.error(), lang);
    }
    send(reply);
    return Json();
  });
  if (sent) return;
  send({{"id", id}, {"final", true}, {"ok", false}, {"error", json_of(sent.error(), lang)}});
}

void Service::handle(std::string_view line) {
  if (line.size() > limits_.request_bytes) {
    finish(nullptr, Lang::en,
           fail(Code::limit, "the request is too long: {} bytes, at most {}", "要求が長すぎます: {} バイト（上限 {}）",
                line.size(), limits_.request_bytes));
    return;
  }
  if (nested_too_deeply(line)) {
    finish(nullptr, Lang::en,
           fail(Code::limit, "the request is nested too deeply (at most {} levels)",
                "要求の入れ子が深すぎます（上限 {} 段）", deepest_nesting));
    return;
  }
  const Json request = Json::parse(line, nullptr, false);
  if (request.is_discarded()) {
    finish(nullptr, Lang::en, fail(Code::invalid, "the request is not JSON", "要求が JSON ではありません"));
    return;
  }
  handle(request);
}

void Service::handle(const Json& request) {
  if (!request.is_object()) {
    finish(nullptr, Lang::en, fail(Code::invalid, "a request is a JSON object", "要求は JSON オブジェクトです"));
    return;
  }
  const auto op = request.find("op");
  const Call call{request, request.value("id", Json()),
                  op != request.end() && op->is_string() ? op->get<std::string>() : std::string(), lang_of(request)};
  if (!call.id.is_null() && !call.id.is_string() && !call.id.is_number_integer()) {
    finish(nullptr, call.lang, fail(Code::invalid, "an id is a text or a whole number", "id は文字列か整数です"));
    return;
  }
  Result<Json> result = guarded([&] { return answer(call); });
  // A job was started: its reply comes later.
  if (result && result->is_discarded()) return;
  finish(call.id, call.lang, std::move(result));
}

Result<Json> Service::answer(const Call& call) {
  struct Row {
    std::string_view op;
    Quick run = nullptr;                                   // quick ones
    Result<Work> (Service::*work)(const Call&) = nullptr;  // long ones
  };
  static constexpr Row rows[] = {
      {"hello", &Service::hello},
      {"list", &Service::list},
      {"info", &Service::info},
      {"open", &Service::open},
      {"state", &Service::whole_state},
      {"moves", &Service::moves},
      {"play", &Service::play},
      {"plan", &Service::plan},
      {"go", &Service::go},
      {"undo", &Service::undo},
      {"redo", &Service::redo},
      {"close", &Service::close},
      {"papers", &Service::papers},
      {"paper", &Service::paper},
      {"cancel", &Service::cancel},
      {"ask", nullptr, &Service::work_of_ask},
      {"reproduce", nullptr, &Service::work_of_reproduce},
  };
  ASOBI_TRY(const Operation* operation, find_operation(call.op));
  ASOBI_CHECK(check_arguments(operation->fields, call.request));
  const Row& row = *std::ranges::find(rows, call.op, &Row::op);
  if (row.run != nullptr) return (this->*row.run)(call);
  ASOBI_TRY(Work work, (this->*row.work)(call));
  ASOBI_CHECK(start_job(call, static_cast<double>(call.request.value("seconds", 0)), std::move(work)));
  return Json(Json::value_t::discarded);
}

Result<void> Service::start_job(const Call& call, double seconds, Work work) {
  const std::string key = call.id.dump();
  if (limits_.seconds > 0) seconds = seconds > 0 ? std::min(seconds, limits_.seconds) : limits_.seconds;
  const auto run = [this, id = call.id, key, lang = call.lang, seconds, work = std::move(work)](std::stop_token stop) {
    Result<Json> result = guarded([&]() -> Result<Json> {
      Progress progress(
          stop,
          [&](const Report& report) {
            send({{"id", id}, {"final", false}, {"progress", progress_json(report, lang)}});
          },
          seconds, limits_.memory);
      ASOBI_CHECK(progress.check());
      Context context{progress, shelf_, limits_.threads, lang};
      return work(context);
    });
    {  // Whoever reads the reply may use the id, and the place, again.
      const std::lock_guard lock(mutex_);
      running_.erase(key);
      ++ending_;
    }
    finish(id, lang, std::move(result));
    const std::lock_guard lock(mutex_);
    --ending_;
    idle_.notify_all();
  };
  // Held while the job is entered, so that it cannot end before it is known.
  const std::lock_guard lock(mutex_);
  if (running_.contains(key)) {
    return fail(Code::invalid, "a request with the id {} is still under way", "id {} の要求はまだ実行中です", key);
  }
  if (running_.size() >= limits_.jobs) {
    return fail(Code::limit, "{} jobs are under way, and no more are allowed; cancel one or wait",
                "{} 件の仕事が実行中で、これ以上は始められません。どれかを中止するか、お待ちください", running_.size());
  }
  const Jobs::Handle job = jobs_.submit(run);
  if (!job)
    return fail(Code::limit, "too many jobs are waiting; try again later",
                "待機中の仕事が多すぎます。後でお試しください");
  running_.emplace(key, job);
  return {};
}

Result<Session*> Service::session(const Call& call) {
  const std::string name = call.text("session");
  const auto found = sessions_.find(name);
  if (found == sessions_.end()) {
    return fail(Code::unknown_name, "there is no session {}", "セッション {} はありません", shown(name));
  }
  return found->second.get();
}

// A game with its options, after the first of its moves: a position that needs no session.
Result<std::unique_ptr<Session>> Service::position_of(const Entry& entry, const Call& call) {
  ASOBI_TRY(std::unique_ptr<Session> out, entry.open(call.object("options")));
  ASOBI_CHECK(out->plan(call.text("moves")));
  ASOBI_CHECK(out->go(call.request.value("at", out->line().size())));
  return out;
}

Result<Service::Work> Service::work_of_ask(const Call& call) {
  const bool by_game = call.request.contains("game");
  if (by_game == call.request.contains("session")) {
    return fail(Code::invalid, "ask needs either a session or a game",
                "ask には session か game のどちらか一方が要ります");
  }
  std::shared_ptr<const Session> asked;
  const Entry* entry = nullptr;
  if (by_game) {
    ASOBI_TRY(entry, catalogue_.entry(call.text("game")));
    ASOBI_TRY(asked, position_of(*entry, call));
  } else {
    for (const char* field : {"options", "moves", "at"}) {
      if (!call.request.contains(field)) continue;
      return fail(Code::invalid, "{} goes with a game, not with a session", "{} は game と共に指定します", field);
    }
    ASOBI_TRY(const Session* present, session(call));
    entry = entry_of_.at(call.text("session"));
    asked = present->snapshot();
  }
  ASOBI_TRY(const Tool* tool, entry->tool(call.text("tool")));
  Json arguments = call.object("arguments");
  ASOBI_CHECK(check_arguments(tool->parameters, arguments));
  if (!limits_.files) ASOBI_CHECK(check_no_file(tool->parameters, arguments));
  const bool with_text = call.request.value("text", false);
  return [asked, tool, with_text, arguments = std::move(arguments)](Context& context) -> Result<Json> {
    ASOBI_TRY(Answer answer, asked->ask(tool->name, arguments, context));
    return ToolAnswer{std::move(answer), with_text}.json(context.lang);
  };
}

Result<Service::Work> Service::work_of_reproduce(const Call& call) {
  ASOBI_TRY(const Paper* paper, catalogue_.paper(call.text("paper")));
  const std::string only = call.text("claim");
  if (!only.empty() && std::ranges::find(paper->claims, only, &Claim::id) == paper->claims.end()) {
    return fail(Code::unknown_name, "the paper {} has no claim {}", "論文 {} に主張 {} はありません", paper->id,
                shown(only));
  }
  return [paper, only](Context& context) -> Result<Json> {
    Reproduction out{paper->id, paper->title, paper->source, {}};
    for (const Claim& claim : paper->claims) {
      if (!only.empty() && claim.id != only) continue;
      ASOBI_CHECK(context.progress.check());
      ASOBI_TRY(Finding finding, claim.check(context));
      out.claims.push_back({claim_of(claim), std::move(finding.got), finding.verdict});
    }
    return json_of(out, context.lang);
  };
}

Result<Json> Service::hello(const Call& call) {
  return json_of(Hello{.program = {}, .version = ASOBI_VERSION}, call.lang);
}

Result<Json> Service::list(const Call& call) { return json_of(list_of_games(catalogue_), call.lang); }

Result<Json> Service::info(const Call& call) {
  ASOBI_TRY(const Entry* entry, catalogue_.entry(call.text("game")));
  return json_of(describe(*entry), call.lang);
}

Result<Json> Service::open(const Call& call) {
  if (sessions_.size() >= limits_.sessions) {
    return fail(Code::limit, "too many sessions are open (at most {}); close one",
                "開いているセッションが多すぎます（上限 {}）。どれかを閉じてください", limits_.sessions);
  }
  ASOBI_TRY(const Entry* entry, catalogue_.entry(call.text("game")));
  ASOBI_TRY(std::unique_ptr<Session> opened, position_of(*entry, call));
  const std::string name = fmt::format("s{}", ++opened_);
  Json out = json_of(SessionWithLine{state_of(name, *entry, *opened, call.lang), opened->line()}, call.lang);
  sessions_[name] = std::move(opened);
  entry_of_[name] = entry;
  return out;
}

Result<Json> Service::state(const Call& call) {
  ASOBI_TRY(const Session* present, session(call));
  const std::string name = call.text("session");
  return json_of(state_of(name, *entry_of_.at(name), *present, call.lang), call.lang);
}

Result<Json> Service::whole_state(const Call& call) {
  ASOBI_TRY(const Session* present, session(call));
  const std::string name = call.text("session");
  return json_of(SessionWithLine{state_of(name, *entry_of_.at(name), *present, call.lang), present->line()}, call.lang);
}

Result<Json> Service::moves(const Call& call) {
  ASOBI_TRY(const Session* present, session(call));
  return json_of(MoveList{present->moves()}, call.lang);
}

Result<Json> Service::play(const Call& call) {
  ASOBI_TRY(Session * present, session(call));
  ASOBI_CHECK(present->play(call.text("move")));
  return state(call);
}

Result<Json> Service::plan(const Call& call) {
  ASOBI_TRY(Session * present, session(call));
  ASOBI_CHECK(present->plan(call.text("moves")));
  return whole_state(call);
}

Result<Json> Service::go(const Call& call) {
  ASOBI_TRY(Session * present, session(call));
  ASOBI_CHECK(present->go(call.request.at("at").get<std::size_t>()));
  return state(call);
}

Result<Json> Service::undo(const Call& call) {
  ASOBI_TRY(Session * present, session(call));
  ASOBI_CHECK(present->undo());
  return state(call);
}

Result<Json> Service::redo(const Call& call) {
  ASOBI_TRY(Session * present, session(call));
  ASOBI_CHECK(present->redo());
  return state(call);
}

Result<Json> Service::close(const Call& call) {
  ASOBI_CHECK(session(call));
  sessions_.erase(call.text("session"));
  entry_of_.erase(call.text("session"));
  return json_of(Closed{call.text("session")}, call.lang);
}

Result<Json> Service::papers(const Call& call) {
  PaperList out;
  for (const Paper& paper : catalogue_.papers) {
    out.papers.push_back({paper.id, paper.title, paper.source, paper.claims.size()});
  }
  return json_of(out, call.lang);
}

Result<Json> Service::paper(const Call& call) {
  ASOBI_TRY(const Paper* paper, catalogue_.paper(call.text("paper")));
  PaperInfo out{paper->id, paper->title, paper->source, {}};
  for (const Claim& claim : paper->claims) out.claims.push_back(claim_of(claim));
  return json_of(out, call.lang);
}

Result<Json> Service::cancel(const Call& call) {
  const std::string key = call.request.at("job").dump();
  Jobs::Handle job;
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = running_.find(key); found != running_.end()) job = found->second;
  }
  if (job) jobs_.stop(job);
  return json_of(Cancelled{job != nullptr}, call.lang);
}

}  // namespace asobi

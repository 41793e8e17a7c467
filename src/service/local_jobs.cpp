#include "service/local_jobs.hpp"

#include "base/trials.hpp"
#include "service/messages.hpp"
#include "service/reproduce.hpp"

namespace asobi {

namespace {

Json progress_json(const Json& id, const Report& report, Lang lang) {
  Json out = begun_reply(id, false);
  out["progress"] = json_of(report.note ? ProgressMessage{.note = report.stage}
                                        : ProgressMessage{report.stage, report.done, report.total, report.seconds},
                            lang);
  return out;
}

// Which of its trials a question is to do.
Result<std::optional<Share>> share_of(const Json& request) {
  if (const auto outcomes = request.find("outcomes"); outcomes != request.end()) return Share::all(*outcomes);
  if (text_of(request, "op") != "share") return std::nullopt;
  return Share::one(request.value("part", std::size_t{0}), request.value("of", std::size_t{1}));
}

Result<Json> ask(const Session& position, const Json& request, Context& context) {
  ASOBI_CHECK(context.progress.check());
  ASOBI_TRY(std::optional<Share> share, share_of(request));
  context.share = share ? &*share : nullptr;
  ASOBI_TRY(Answer answer, position.ask(text_of(request, "tool"), request.value("arguments", Json::object()), context));
  if (share && !share->known()) return ShareOutcomes{share->outcomes()}.json(context.lang);
  return ToolAnswer{std::move(answer), request.value("text", false)}.json(context.lang);
}

Result<Json> at(const Session& position, const Json& request, Context& context) {
  Position out{text_of(request, "game"),
               position.status(),
               {position.view(context.lang)},
               position.picture(context.lang),
               position.line()};
  if (request.contains("with") && !request.at("with").empty()) out.moves = position.moves();
  return json_of(out, context.lang);
}

}  // namespace

Result<Jobs::Running> LocalJobs::start(Job job) {
  auto task = pool_.submit([this, job = std::move(job)](const std::stop_token& stop) { run(job, stop); });
  if (!task) return too_many_waiting_error();
  return task;
}

void LocalJobs::stop(const Running& job) { pool_.stop(std::static_pointer_cast<ThreadPool::Task>(job)); }

void LocalJobs::run(const Job& job, const std::stop_token& stop) {
  const Json id = job.request.value("id", Json());
  Result<Json> result = guarded([&]() -> Result<Json> {
    const auto watch = [&](const Report& report) {
      job.send(Reply(report.note ? Reply::Kind::note : Reply::Kind::progress, id, progress_json(id, report, job.lang)));
    };
    Progress progress(stop, watch, job.seconds, settings_.memory);
    ASOBI_CHECK(progress.check());
    Context context{progress, shelf_, settings_.threads, job.lang, nullptr, settings_.team};
    return answer(job, context);
  });
  job.send(final_reply(id, job.lang, std::move(result)));
}

Result<Json> LocalJobs::answer(const Job& job, Context& context) {
  const std::string op = text_of(job.request, "op");
  if (op == "reproduce") return reproduction(job, context);
  ASOBI_TRY(const Entry* entry, catalogue_.entry(text_of(job.request, "game")));
  ASOBI_TRY(std::unique_ptr<Session> position, positions_.take(*entry, job.request));
  Result<Json> out = op == "at" ? at(*position, job.request, context) : ask(*position, job.request, context);
  positions_.keep(job.request, std::move(position));
  return out;
}

Result<Json> LocalJobs::reproduction(const Job& job, Context& context) const {
  ASOBI_TRY(const Wanted wanted, wanted_claims(catalogue_, job.request));
  const Json id = job.request.value("id", Json());
  const auto tell = [&](const Json& claim) { job.send(Reply(Reply::Kind::note, id, claim_reply(id, claim))); };
  return json_of(reproduce(wanted, context, tell), context.lang);
}

}  // namespace asobi

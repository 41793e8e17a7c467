#include "service/reproduce.hpp"

#include <algorithm>
#include <memory>
#include <mutex>

#include "base/fields_read.hpp"

namespace asobi {

namespace {

// The claims that were decided so far; replies may come from several threads.
struct Decided {
  std::mutex mutex;
  std::vector<Json> claims;

  void hear(const Reply& reply) {
    if (reply.kind() != Reply::Kind::note) return;
    const Json whole = reply.json();
    const Json& progress = whole.at("progress");
    const auto claim = progress.find("claim");
    if (claim == progress.end()) return;
    const std::lock_guard lock(mutex);
    claims.push_back(*claim);
  }
};

Reply completed(const Reply& reply, const Wanted& wanted, Decided& decided, Lang lang) {
  const Json whole = reply.json();
  if (whole.at("ok").get<bool>()) return reply;
  return final_reply(reply.id(), lang, guarded([&]() -> Result<Json> {
                       const std::lock_guard lock(decided.mutex);
                       return json_of(reproduction_of(wanted, decided.claims, error_told(whole.at("error"))), lang);
                     }));
}

}  // namespace

Error error_told(const Json& error) {
  const std::string message = text_of(error, "message");
  Error out{Code::internal, {message, message}};
  read_fields(error.at("code"), out.code);
  return out;
}

std::vector<const Claim*> Wanted::claims() const {
  std::vector<const Claim*> out;
  for (const Claim& one : paper->claims) {
    if (claim.empty() || one.id == claim) out.push_back(&one);
  }
  return out;
}

Result<Wanted> wanted_claims(const Catalogue& catalogue, const Json& request) {
  ASOBI_TRY(const Paper* paper, catalogue.paper(text_of(request, "paper")));
  Wanted out{paper, text_of(request, "claim"), request.value("thorough", false)};
  if (out.claims().empty()) {
    return fail(Code::unknown_name, "the paper {} has no claim {}", "論文 {} に主張 {} はありません", paper->id,
                shown(out.claim));
  }
  return out;
}

Reproduction reproduction_of(const Wanted& wanted, const std::vector<Json>& decided,
                             const std::optional<Error>& stopped) {
  Reproduction out{wanted.paper->id, wanted.paper->title, wanted.paper->source};
  for (const Json& claim : decided) out.claims.push_back({claim});
  const auto known = [&](const Claim& claim) {
    return std::ranges::any_of(decided, [&](const Json& one) { return one.at("id") == claim.id; });
  };
  for (const Claim* claim : wanted.claims()) {
    if (!known(*claim)) out.not_run.push_back(claim->id);
  }
  if (!out.not_run.empty()) out.stopped = stopped;
  return out;
}

Reproduction reproduce(const Wanted& wanted, Context& context, const std::function<void(const Json& claim)>& tell) {
  std::vector<Json> decided;
  for (const Claim* claim : wanted.claims()) {
    auto going_on = context.progress.check();
    if (!going_on) return reproduction_of(wanted, decided, going_on.error());
    const auto& check = wanted.thorough && claim->thorough ? claim->thorough : claim->check;
    const Result<Finding> finding = guarded([&] { return check(context); });
    going_on = context.progress.check();
    if (!finding && !going_on) return reproduction_of(wanted, decided, going_on.error());
    decided.push_back(json_of(checked_claim(*claim, finding), context.lang));
    tell(decided.back());
  }
  return reproduction_of(wanted, decided, std::nullopt);
}

Json claim_reply(const Json& id, const Json& claim) {
  Json out = begun_reply(id, false);
  out["progress"] = json_of(ProgressMessage{.claim = DecidedClaim{claim}}, Lang::en);
  return out;
}

Send completing(Wanted wanted, Lang lang, Send send) {
  return [wanted = std::move(wanted), lang, send = std::move(send),
          decided = std::make_shared<Decided>()](const Reply& reply) {
    decided->hear(reply);
    send(reply.final() ? completed(reply, wanted, *decided, lang) : reply);
  };
}

}  // namespace asobi

// A paper's claims, checked one after the other: each verdict is told when it is decided, and none is lost, however the
// work ends.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "play/entry.hpp"
#include "play/paper.hpp"
#include "service/messages.hpp"
#include "service/reply.hpp"

namespace asobi {

// Which claims are to be checked, and how.
struct Wanted {
  const Paper* paper;
  std::string claim = {};  // one; all if empty
  bool thorough = false;   // with larger samples

  std::vector<const Claim*> claims() const;
};

// What a request asks for; an error when there is no such paper or claim.
Result<Wanted> wanted_claims(const Catalogue& catalogue, const Json& request);

// What came of it: claims without a verdict were not run, because the work was `stopped`.
Reproduction reproduction_of(const Wanted& wanted, const std::vector<Json>& decided,
                             const std::optional<Error>& stopped);

// An error of a check is the verdict on its claim; that the work was stopped, or late, is none. `tell` hears each claim
// that was decided.
Reproduction reproduce(const Wanted& wanted, Context& context, const std::function<void(const Json& claim)>& tell);

// As a reply tells it, in one language.
Error error_told(const Json& error);

Json claim_reply(const Json& id, const Json& claim);
// Passes on all replies to such a job. Where its worker was ended, so that the final reply is an error, it becomes what
// had been decided.
Send completing(Wanted wanted, Lang lang, Send send);

}  // namespace asobi

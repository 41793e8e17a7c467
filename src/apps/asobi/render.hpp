// The house's own answers (not a game's) for people.
#pragma once

#include <string>

#include "base/json_fwd.hpp"
#include "base/text.hpp"
#include "service/messages.hpp"

namespace asobi {

std::string text(const GameList& list, Lang lang);
std::string text(const GameInfo& game, Lang lang);
std::string render_paper(const Paper& paper, Lang lang);
// These are made of what a service has answered.
std::string render_claim(const Json& claim, Lang lang);
std::string render_verdicts(const Json& reproduction, Lang lang);  // how many of each, and what was not run
std::string render_bench(const Json& answer, Lang lang);

}  // namespace asobi

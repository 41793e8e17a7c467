// The house's own answers (not a game's) for people.
#pragma once

#include <string>

#include "base/json_fwd.hpp"
#include "base/text.hpp"
#include "service/messages.hpp"

namespace asobi {

std::string text(const GameList& list, Lang lang);
std::string text(const GameInfo& game, Lang lang);
// These are made of what a service has answered.
std::string render_reproduce(const Json& answer, Lang lang);
std::string render_bench(const Json& answer, Lang lang);

}  // namespace asobi

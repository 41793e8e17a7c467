// The house's own answers (not a game's) for people.
#pragma once

#include <string>

#include "base/json_fwd.hpp"
#include "base/text.hpp"

namespace asobi {

std::string render_list(const Json& answer, Lang lang);
std::string render_info(const Json& answer, Lang lang);
std::string render_reproduce(const Json& answer, Lang lang);
std::string render_bench(const Json& answer, Lang lang);

}  // namespace asobi

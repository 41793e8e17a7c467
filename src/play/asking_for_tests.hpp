// What a tool answers, as the protocol would tell it.
#pragma once

#include "base/json.hpp"
#include "play/session.hpp"

namespace asobi {

inline Result<Json> ask_json(const Session& session, std::string_view tool, const Json& arguments, Context& context) {
  ASOBI_TRY(const Answer answer, session.ask(tool, arguments, context));
  return answer.json(context.lang);
}

}  // namespace asobi

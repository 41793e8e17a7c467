#include "service/reply.hpp"

#include <exception>
#include <new>

#include "base/fields_json.hpp"
#include "base/memory_error.hpp"

namespace asobi {

std::string Reply::line() const {
  const auto* json = std::get_if<Json>(&whole_);
  return json != nullptr ? to_line(*json) : std::get<std::string>(whole_);
}

Json Reply::json() const {
  const auto* json = std::get_if<Json>(&whole_);
  return json != nullptr ? *json : Json::parse(std::get<std::string>(whole_));
}

// Field by field: what is made from a list in braces is lost when memory ends on the way (nlohmann-json 3.11).
Json begun_reply(const Json& id, bool final) {
  Json out;
  out["id"] = id;
  out["final"] = final;
  return out;
}

Reply final_reply(const Json& id, Lang lang, Result<Json> result) {
  const auto write = [&](Result<Json>& told) -> Json {
    Json whole = begun_reply(id, true);
    whole["ok"] = told.has_value();
    if (told) {
      whole["result"] = std::move(*told);
    } else {
      whole["error"] = json_of(told.error(), lang);
    }
    return whole;
  };
  Result<Json> whole = guarded([&]() -> Result<Json> { return write(result); });
  if (!whole) whole = write(whole);  // no memory for it: a short reply says so
  return {Reply::Kind::final, id, std::move(*whole)};
}

std::unexpected<Error> caught_error() {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return no_memory_error();
  } catch (const std::exception& e) {
    return fail(Code::internal, "unexpected fault: {}", "予期しない障害: {}", std::string_view(e.what()));
  }
}

}  // namespace asobi

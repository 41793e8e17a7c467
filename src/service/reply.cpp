#include "service/reply.hpp"

#include <exception>
#include <new>

#include "base/fields_json.hpp"

namespace asobi {

std::string Reply::line() const {
  const auto* json = std::get_if<Json>(&whole_);
  return json != nullptr ? to_line(*json) : std::get<std::string>(whole_);
}

Json Reply::json() const {
  const auto* json = std::get_if<Json>(&whole_);
  return json != nullptr ? *json : Json::parse(std::get<std::string>(whole_));
}

Reply final_reply(const Json& id, Lang lang, Result<Json> result) {
  Json whole = {{"id", id}, {"final", true}, {"ok", result.has_value()}};
  if (result) {
    whole["result"] = std::move(*result);
  } else {
    whole["error"] = json_of(result.error(), lang);
  }
  return {Reply::Kind::final, id, std::move(whole)};
}

Result<Json> guarded(const std::function<Result<Json>()>& body) {
  try {
    return body();
  } catch (const std::bad_alloc&) {
    return fail(Code::limit, "not enough memory", "メモリが足りません");
  } catch (const std::exception& e) {
    return fail(Code::internal, "unexpected fault: {}", "予期しない障害: {}", std::string_view(e.what()));
  }
}

}  // namespace asobi

// One reply of the protocol, as JSON or, where another process has written it, as the line it came as: a long answer is
// not read only to be written again.
#pragma once

#include <functional>
#include <string>
#include <type_traits>
#include <variant>

#include "base/json.hpp"
#include "base/result.hpp"

namespace asobi {

class Reply {
 public:
  // A note may not be left out for a newer one: a remark, or a claim that was decided.
  enum class Kind : std::uint8_t { final, progress, note };

  Reply(Kind kind, Json id, Json whole) : kind_(kind), id_(std::move(id)), whole_(std::move(whole)) {}
  Reply(Kind kind, Json id, std::string line) : kind_(kind), id_(std::move(id)), whole_(std::move(line)) {}

  Kind kind() const { return kind_; }
  bool final() const { return kind_ == Kind::final; }
  const Json& id() const { return id_; }  // of the request
  std::string line() const;
  Json json() const;

 private:
  Kind kind_;
  Json id_;
  std::variant<Json, std::string> whole_;
};

using Send = std::function<void(const Reply&)>;

// A reply without what it says.
Json begun_reply(const Json& id, bool final);
Reply final_reply(const Json& id, Lang lang, Result<Json> result);

// To be called where an exception was caught: the error that it means.
std::unexpected<Error> caught_error();

// The one place where foreign exceptions end: what `body` answers (a Result), or the error that its exception means.
template <class Body>
std::invoke_result_t<Body> guarded(const Body& body) {
  try {
    return body();
  } catch (...) {
    return caught_error();
  }
}

}  // namespace asobi

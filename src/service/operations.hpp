// The operations of the protocol as data: what a request may say, and what its result looks like. The Service checks
// requests against this table; the schema of the protocol is made from it.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "base/fields.hpp"
#include "play/parameter.hpp"

namespace asobi {

struct Operation {
  std::string_view op;
  std::vector<Parameter> fields;  // with those that every request may have
  std::function<Json(Schemas&)> result;
};

const std::vector<Operation>& operations();
// An error that names all operations if there is none of that name.
Result<const Operation*> find_operation(std::string_view op);

}  // namespace asobi

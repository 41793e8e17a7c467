// What a tool or a game can be told, as data: the command line, the protocol and the page all read this one table.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "base/json_fwd.hpp"
#include "base/result.hpp"

namespace asobi {

// lines: a longer text; the command line reads it from standard input. file: a text; the command line reads it from the
// file of that name, if there is one. path: a file to be written; on the command line "-" is standard output. object
// and any occur in the protocol only.
enum class Kind { text, integer, flag, lines, file, path, object, any };

std::string_view name(Kind kind);

struct Parameter {
  std::string name;
  Text help;
  Kind kind = Kind::text;
  bool required = false;
  std::int64_t least = std::numeric_limits<std::int64_t>::min();
  std::int64_t greatest = std::numeric_limits<std::int64_t>::max();
  std::vector<std::string> choices = {};  // of a text; empty: any
};

// `given` must be an object with no other fields than `parameters`, all required ones, and each of its kind and range.
Result<void> check_arguments(const std::vector<Parameter>& parameters, const Json& given);

Json describe(const Parameter& parameter, Lang lang);

}  // namespace asobi

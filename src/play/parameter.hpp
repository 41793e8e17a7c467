// What a tool or a game can be told, as data: the command line, the protocol and the page all read this one table.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/json_fwd.hpp"
#include "base/result.hpp"

namespace asobi {

// lines: a longer text; the command line reads it from standard input. file: a text; the command line reads it from the
// file of that name, if there is one. path: a file to be written; on the command line "-" is standard output. object
// and any occur in the protocol only.
enum class ParameterKind { text, integer, flag, lines, file, path, object, any };

constexpr auto names(ParameterKind) {
  return std::to_array<std::string_view>({"text", "integer", "flag", "lines", "file", "path", "object", "any"});
}

using ParameterValue = std::variant<std::int64_t, std::string>;

// Of boards that are written as rows x columns.
struct GridBounds {
  int least = 1, greatest = 1;  // of a side
  int cells = 1;                // at most

  static constexpr auto fields() {
    return field_list(field("least", &GridBounds::least, "of a side"),
                      field("greatest", &GridBounds::greatest, "of a side"),
                      field("cells", &GridBounds::cells, "at most"));
  }
};

struct Parameter {
  std::string name;
  Text help;
  ParameterKind kind = ParameterKind::text;
  bool required = false;
  std::int64_t least = std::numeric_limits<std::int64_t>::min();
  std::int64_t greatest = std::numeric_limits<std::int64_t>::max();
  std::vector<std::string> choices = {};     // of a text; empty: any
  std::optional<ParameterValue> usual = {};  // where nothing is given; none: not one value
  std::optional<GridBounds> grid = {};       // of a text that is, or may be, the size of a board
  bool writes = false;                       // files: refused where none are written
  Text label = {};                           // what people call it, a few words; the protocol's own fields have none
  std::vector<Text> choice_labels = {};      // what people call the choices, in the same order
};

// `given` must be an object with no other fields than `parameters`, all required ones, and each of its kind and range.
Result<void> check_arguments(const std::vector<Parameter>& parameters, const Json& given);

// What `given` may be for this parameter, as JSON Schema.
Json schema_of(const Parameter& parameter);
// Of an object with these as its fields.
Json schema_of(const std::vector<Parameter>& parameters);

// A parameter as clients are told of it.
struct ParameterInfo {
  std::string name;
  Text label;
  ParameterKind kind = ParameterKind::text;
  Text help;
  std::optional<bool> required = {};
  std::optional<std::int64_t> least = {}, greatest = {};
  std::optional<std::vector<std::string>> choices = {};
  std::optional<std::vector<Text>> choice_labels = {};
  std::optional<ParameterValue> usual = {};
  std::optional<GridBounds> grid = {};

  static constexpr auto fields() {
    return field_list(field("name", &ParameterInfo::name), field("label", &ParameterInfo::label, "what people call it"),
                      field("kind", &ParameterInfo::kind), field("help", &ParameterInfo::help),
                      field("required", &ParameterInfo::required), field("least", &ParameterInfo::least),
                      field("greatest", &ParameterInfo::greatest), field("choices", &ParameterInfo::choices),
                      field("choice_labels", &ParameterInfo::choice_labels, "what people call them, in this order"),
                      field("default", &ParameterInfo::usual, "where nothing is given"),
                      field("grid", &ParameterInfo::grid, "of a size, rows x columns"));
  }
};
ParameterInfo describe(const Parameter& parameter);
std::vector<ParameterInfo> describe(const std::vector<Parameter>& parameters);

// What a person at a command line reads of it, with its choices: "how well it plays: perfect, skilled (errs) (default
// perfect)".
std::string told(const ParameterInfo& parameter, Lang lang);

}  // namespace asobi

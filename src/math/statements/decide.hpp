// Whether a statement is true for all natural numbers, and where not.
#pragma once

#include <optional>

#include "base/fields.hpp"
#include "math/statements/meaning.hpp"

namespace asobi::statements {

struct Value {
  std::string name;
  std::uint64_t value = 0;

  static constexpr auto fields() {
    return field_list(field("name", &Value::name), field("value", &Value::value).large());
  }
  friend bool operator==(const Value&, const Value&) = default;
};

struct Decision {
  bool holds = false;
  // Of the variables that the outermost forall binds: those with the smallest sum for which the statement fails; or,
  // where it begins with exists and holds, for which it does.
  std::optional<std::vector<Value>> example = {};
};

// Of a statement all of whose variables are bound; the numeration is that of the predicates.
Result<Decision> decide(const Node& statement, std::span<const Meaning> predicates, automata::Work& work,
                        automata::Numeration numeration = {});

}  // namespace asobi::statements

// Arguments as a struct: each member with its row of the table that the command line, the protocol and the page read
// (play/parameter.hpp). What was checked against the table is read into the struct, so a tool sees only the struct.
//
//   struct MatchArguments {
//     Opponent first = Opponent::perfect;
//     std::uint64_t games = 100;
//   };
//   const Arguments<MatchArguments> arguments = {
//       argument("first", &MatchArguments::first, {"First player", "先手"}, {"who moves first", "先に指す人"}),
//       argument("games", &MatchArguments::games, {"Games", "対局数"}, {"how many games", "対局の数"})
//           .within(1, 100'000),
//   };
//
// The first text is what people call it, the second explains it. The member's type gives the kind: a truth value is a
// flag, an enum with names and labels a text with choices. A std::optional
// member is empty where nothing was given; all others keep what the struct gives them, which the table tells as their
// usual value. Where a game has one for a std::optional member, too, it says so: .usually(3).
#pragma once

#include <concepts>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/fields.hpp"
#include "play/parameter.hpp"

namespace asobi {

namespace argument_detail {

template <class T>
struct Bare {
  using type = T;
};
template <class T>
struct Bare<std::optional<T>> {
  using type = T;
};

// What a checked value is; the only readers of JSON here.
bool flag_of(const Json& value);
std::int64_t integer_of(const Json& value);
std::string text_of(const Json& value);

template <class T>
T value_of(const Json& value) {
  if constexpr (std::same_as<T, bool>) {
    return flag_of(value);
  } else if constexpr (std::integral<T>) {
    return static_cast<T>(integer_of(value));
  } else if constexpr (Named<T>) {
    const std::string text = text_of(value);
    std::size_t i = 0;
    while (names(T{})[i] != text) ++i;  // it was checked
    return static_cast<T>(i);
  } else {
    return T(text_of(value));
  }
}

// None of an empty text, and of a flag, which is off.
template <class T>
std::optional<ParameterValue> usual_of(const T& value) {
  if constexpr (std::same_as<T, bool>) {
    return std::nullopt;
  } else if constexpr (std::integral<T>) {
    return static_cast<std::int64_t>(value);
  } else if constexpr (Named<T>) {
    return std::string(name(value));
  } else {
    std::string text = value;
    return text.empty() ? std::nullopt : std::optional<ParameterValue>(std::move(text));
  }
}
template <class T>
std::optional<ParameterValue> usual_of(const std::optional<T>& value) {
  return value ? usual_of(*value) : std::nullopt;
}

template <class T>
Parameter parameter_for(std::string name, Text label, Text help) {
  Parameter out{.name = std::move(name), .help = std::move(help), .label = std::move(label)};
  if constexpr (std::same_as<T, bool>) {
    out.kind = ParameterKind::flag;
  } else if constexpr (std::integral<T>) {
    out.kind = ParameterKind::integer;
    if (std::unsigned_integral<T>) out.least = 0;
  } else if constexpr (Named<T>) {
    for (const std::string_view choice : names(T{})) out.choices.emplace_back(choice);
    for (auto&& each : labels(T{})) out.choice_labels.push_back(each);
  }
  return out;
}

}  // namespace argument_detail

// A member's row, and how the member is set; the struct is known only to whoever made it, so that the code for lists of
// rows is there once, not for every struct.
struct ArgumentRow {
  Parameter parameter;
  std::function<void(void* out, const Json& value)> set;
};

// The row of a member of Base, for S, which is derived from it.
template <class S, class Base>
ArgumentRow inherited(const ArgumentRow& row) {
  static_assert(std::derived_from<S, Base>);
  return {row.parameter,
          [set = row.set](void* out, const Json& value) { set(static_cast<Base*>(static_cast<S*>(out)), value); }};
}

template <class S>
struct Argument : ArgumentRow {
  explicit Argument(ArgumentRow row) : ArgumentRow(std::move(row)) {}
  template <class Base>
    requires(!std::same_as<S, Base>)
  Argument(const Argument<Base>& of_base) : ArgumentRow(inherited<S, Base>(of_base)) {}

  Argument&& required() && {
    parameter.required = true;
    return std::move(*this);
  }
  Argument&& within(std::int64_t least, std::int64_t greatest) && {
    parameter.least = least;
    parameter.greatest = greatest;
    return std::move(*this);
  }
  Argument&& at_least(std::int64_t least) && {
    parameter.least = least;
    return std::move(*this);
  }
  Argument&& one_of(std::vector<std::string> choices, std::vector<Text> labels) && {
    parameter.choices = std::move(choices);
    parameter.choice_labels = std::move(labels);
    return std::move(*this);
  }
  Argument&& grid(GridBounds bounds) && {
    parameter.grid = bounds;
    return std::move(*this);
  }
  Argument&& usually(auto value) && {
    parameter.usual = argument_detail::usual_of(value);
    return std::move(*this);
  }
  Argument&& writes() && {
    parameter.writes = true;
    return std::move(*this);
  }
  Argument&& kind(ParameterKind kind) && {
    parameter.kind = kind;
    return std::move(*this);
  }
};

template <class S, class T>
Argument<S> argument(std::string name, T S::* member, Text label, Text help) {
  using Value = typename argument_detail::Bare<T>::type;
  Parameter parameter = argument_detail::parameter_for<Value>(std::move(name), std::move(label), std::move(help));
  parameter.usual = argument_detail::usual_of(S{}.*member);
  return Argument<S>({std::move(parameter), [member](void* out, const Json& value) {
                        static_cast<S*>(out)->*member = argument_detail::value_of<Value>(value);
                      }});
}

template <class S>
class Arguments {
 public:
  Arguments() = default;
  Arguments(std::initializer_list<Argument<S>> rows) {
    for (const ArgumentRow& row : rows) rows_.push_back(row);
  }

  void push_back(Argument<S> row) { rows_.push_back(std::move(row)); }
  const std::vector<ArgumentRow>& rows() const { return rows_; }

  // Those of a struct from which S is derived follow.
  template <class Base>
  void append(const Arguments<Base>& of_base) {
    for (const ArgumentRow& row : of_base.rows()) rows_.push_back(inherited<S, Base>(row));
  }

 private:
  std::vector<ArgumentRow> rows_;
};

// Those of a struct that is derived from others: joined<S>(own, of_base, …).
template <class S, class... Bases>
Arguments<S> joined(Arguments<S> own, const Arguments<Bases>&... more) {
  (own.append(more), ...);
  return own;
}

std::vector<Parameter> parameters_of(const std::vector<ArgumentRow>& rows);
// Sets the members of the struct at `out` that are given; `given` was checked against the parameters.
void read_into(void* out, const std::vector<ArgumentRow>& rows, const Json& given);

template <class S>
S read_arguments(const Arguments<S>& arguments, const Json& given) {
  S out{};
  read_into(&out, arguments.rows(), given);
  return out;
}

// For tools that are told nothing.
struct NoArguments {};

}  // namespace asobi

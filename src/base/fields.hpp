// One list of fields for every struct that leaves the program. From it come its JSON (base/fields_json.hpp) and its
// JSON Schema (base/fields_schema.hpp), and from that the page's types.
//
//   struct Block {
//     std::uint64_t size = 0;
//     std::optional<std::uint64_t> limit = {};
//
//     static constexpr auto fields() {
//       return field_list(field("size", &Block::size, "stones in it"), field("limit", &Block::limit).or_null());
//     }
//   };
//
// A field may be: a truth value, a number, a text (std::string, or Text, told in the language of the request), Digits,
// a Literal, an enum with names, a described struct, a std::optional (left out when empty; null in a list and with
// or_null()), a std::variant, a pair, tuple or array (a list of fixed length), a list of such, a map from texts or
// whole numbers, or InOrder; and what says itself how it is written (concept WritesItself). A struct that has all
// fields of another is derived from it and joins the lists.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/json_fwd.hpp"
#include "base/text.hpp"

namespace asobi {

template <class S, class T>
struct Field {
  std::string_view name;
  T S::* member;           // or a function of the struct, for what is derived from its members
  std::string_view about;  // for programmers
  bool null = false;       // an empty optional is written as null, not left out
  bool beyond_2_53 = false;

  constexpr decltype(auto) of(const S& value) const {
    if constexpr (std::is_function_v<T>) {
      return (value.*member)();
    } else {
      return (value.*member);
    }
  }

  constexpr Field or_null() const { return {name, member, about, true, beyond_2_53}; }
  // Its whole numbers may be beyond 2^53, and are texts of their digits then (base/fields_json.hpp).
  constexpr Field large() const { return {name, member, about, null, true}; }
};

template <class S, class T>
constexpr Field<S, T> field(std::string_view name, T S::* member, std::string_view about = {}) {
  return {name, member, about};
}

// What stands in it.
template <class S, class T>
using FieldValue = std::remove_cvref_t<decltype(std::declval<const Field<S, T>&>().of(std::declval<const S&>()))>;

// For field_list.
template <class S, class T, class F>
constexpr void hand_over(const Field<S, T>& field, const F& f) {
  f(field);
}
template <class List, class F>
constexpr void hand_over(const List& list, const F& f) {
  list(f);
}

// The fields of a struct in order; among them may be the list of another struct, from which this one is derived. It
// hands them to a function one by one. (A closure, not a std::tuple: sources full of answers compile in a seventh
// less.)
template <class... Parts>
constexpr auto field_list(const Parts&... parts) {
  return [=](const auto& f) { (hand_over(parts, f), ...); };
}

template <class T>
concept Described = requires { T::fields(); };

template <Described T, class F>
constexpr void for_each_field(const F& f) {
  T::fields()(f);
}

// Types of the lower layers, and what is written by other rules than these.
class Schemas;
template <class T>
concept WritesItself = requires(const T& value, Schemas& schemas) {
  { value.json(Lang::en) };
  { T::schema(schemas) };
};

// The names of an enum's values in order: `constexpr auto names(Colour) { return std::array{"red"sv, "blue"sv}; }`
template <class E>
concept Named = std::is_enum_v<E> && requires { names(E{})[0]; };

template <Named E>
constexpr std::string_view name(E value) {
  return names(E{})[static_cast<std::size_t>(value)];
}

// What people call an enum's values, where a person chooses among them: `inline auto labels(Colour)`, texts in the
// order of the names.
template <Named E>
  requires requires { labels(E{})[0]; }
Text label(E value) {
  return labels(E{})[static_cast<std::size_t>(value)];
}

// Always the same text: what kind of thing this is.
template <std::size_t N>
struct FixedText {
  char text[N];
  consteval FixedText(const char (&from)[N]) {
    for (std::size_t i = 0; i < N; ++i) text[i] = from[i];
  }
  constexpr std::string_view view() const { return {text, N - 1}; }
};
template <FixedText T>
struct Literal {
  static constexpr std::string_view value = T.view();
  friend bool operator==(const Literal&, const Literal&) = default;
};

// A whole number of any size, in decimal digits.
struct Digits {
  std::string text;
  friend bool operator==(const Digits&, const Digits&) = default;
};

// A map from texts that is written in the order in which it was filled, not by the alphabet. No key stands in it twice.
template <class T>
struct InOrder : std::vector<std::pair<std::string, T>> {
  using mapped_type = T;
  using std::vector<std::pair<std::string, T>>::vector;
};

// "NimTable" for asobi::nim::Table.
std::string schema_name(std::string_view qualified);

template <class T>
constexpr std::string_view qualified_name() {
  constexpr std::string_view all = __PRETTY_FUNCTION__;
  constexpr std::size_t from = all.find("T = ") + 4;
  return all.substr(from, all.find_first_of(";]", from) - from);
}

}  // namespace asobi

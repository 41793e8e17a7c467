// The JSON of whatever has a list of fields, or may stand in one (base/fields.hpp).
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <ranges>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "base/fields.hpp"
#include "base/json.hpp"

namespace asobi {

namespace fields_detail {

template <class T>
constexpr bool is_optional = false;
template <class T>
constexpr bool is_optional<std::optional<T>> = true;

template <class T>
constexpr bool is_variant = false;
template <class... T>
constexpr bool is_variant<std::variant<T...>> = true;

template <class T>
constexpr bool is_literal = false;
template <FixedText T>
constexpr bool is_literal<Literal<T>> = true;

template <class T>
concept Map = requires { typename T::mapped_type; };
template <class T>
concept TupleLike = requires { std::tuple_size<T>::value; };

template <class K>
std::string key_of(const K& key) {
  if constexpr (Named<K>) {
    return std::string(name(key));
  } else {
    return fmt::format("{}", key);
  }
}

// Out of the templates' way, of which there is one for every struct. A field comes after those that are there, and has
// a name that none of them has.
void append_field(Json& object, std::string_view name, Json value);
void append_item(Json& array, Json value);

// Readers that count in doubles know every whole number up to here, and so these are JSON's numbers; those beyond are
// texts of their decimal digits.
constexpr std::int64_t greatest_number = (std::int64_t{1} << 53) - 1;

Json whole_number(std::int64_t value);
Json whole_number(std::uint64_t value);
// Reads what whole_number has written, and nothing else.
bool read_whole_number(const Json& json, std::int64_t& out);
bool read_whole_number(const Json& json, std::uint64_t& out);

}  // namespace fields_detail

template <class T>
Json json_of(const T& value, Lang lang) {
  using namespace fields_detail;
  if constexpr (Described<T>) {
    Json out = Json::object();
    for_each_field<T>([&](const auto& field) {
      const auto& member = field.of(value);
      if constexpr (is_optional<std::remove_cvref_t<decltype(member)>>) {
        if (!member && !field.null) return;
      }
      append_field(out, field.name, json_of(member, lang));
    });
    return out;
  } else if constexpr (WritesItself<T>) {
    return value.json(lang);
  } else if constexpr (requires { wire(value); }) {
    return json_of(wire(value), lang);
  } else if constexpr (std::same_as<T, Text>) {
    return value.in(lang);
  } else if constexpr (std::same_as<T, Digits>) {
    return value.text;
  } else if constexpr (is_literal<T>) {
    return T::value;
  } else if constexpr (Named<T>) {
    return name(value);
  } else if constexpr (std::integral<T> && !std::same_as<T, bool>) {
    return whole_number(static_cast<std::conditional_t<std::signed_integral<T>, std::int64_t, std::uint64_t>>(value));
  } else if constexpr (std::is_arithmetic_v<T> || std::convertible_to<const T&, std::string_view>) {
    return value;
  } else if constexpr (is_optional<T>) {
    return value ? json_of(*value, lang) : Json(nullptr);
  } else if constexpr (is_variant<T>) {
    return std::visit([&](const auto& held) { return json_of(held, lang); }, value);
  } else if constexpr (Map<T>) {
    Json out = Json::object();
    for (const auto& [key, held] : value) append_field(out, key_of(key), json_of(held, lang));
    return out;
  } else if constexpr (std::ranges::range<T>) {
    Json out = Json::array();
    for (const auto& item : value) {
      // std::vector<bool> has no bools
      append_item(out, json_of(static_cast<const std::ranges::range_value_t<T>&>(item), lang));
    }
    return out;
  } else {
    static_assert(TupleLike<T>, "this type has no list of fields");
    return std::apply([&](const auto&... item) { return Json::array({json_of(item, lang)...}); }, value);
  }
}

}  // namespace asobi

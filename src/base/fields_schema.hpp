// The JSON Schema (2020-12) of whatever has a list of fields, or may stand in one (base/fields.hpp). Structs and enums
// become definitions under their names, each written once.
#pragma once

#include <limits>
#include <map>

#include "base/fields_json.hpp"

namespace asobi {

class Schemas {
 public:
  // A reference to the definition of a struct or enum; all others in full.
  template <class T>
  Json of() {
    using namespace fields_detail;
    if constexpr (Described<T>) {
      return defined<T>([&] { return object_of<T>(); });
    } else if constexpr (WritesItself<T>) {
      return T::schema(*this);
    } else if constexpr (requires(const T& value) { wire(value); }) {
      return of<std::remove_cvref_t<decltype(wire(std::declval<const T&>()))>>();
    } else if constexpr (std::same_as<T, Digits>) {
      return {{"type", "string"}, {"pattern", "^[0-9]+$"}};
    } else if constexpr (is_literal<T>) {
      return {{"const", T::value}};
    } else if constexpr (Named<T>) {
      return defined<T>([] { return Json{{"enum", names(T{})}}; });
    } else if constexpr (std::same_as<T, bool>) {
      return {{"type", "boolean"}};
    } else if constexpr (std::unsigned_integral<T>) {
      return {{"type", "integer"}, {"minimum", 0}};
    } else if constexpr (std::integral<T>) {
      return {{"type", "integer"}};
    } else if constexpr (std::floating_point<T>) {
      return {{"type", "number"}};
    } else if constexpr (std::same_as<T, Text> || std::convertible_to<const T&, std::string_view>) {
      return {{"type", "string"}};
    } else if constexpr (is_optional<T>) {
      return {{"anyOf", {of<typename T::value_type>(), {{"type", "null"}}}}};
    } else if constexpr (is_variant<T>) {
      return any_of(std::type_identity<T>{});
    } else if constexpr (Map<T>) {
      return {{"type", "object"}, {"additionalProperties", of<typename T::mapped_type>()}};
    } else if constexpr (TupleLike<T>) {
      return tuple_of<T>(std::make_index_sequence<std::tuple_size_v<T>>{});
    } else {
      return {{"type", "array"}, {"items", of<std::ranges::range_value_t<T>>()}};
    }
  }

  // Under a name of its own, for what no struct stands for. Returns the reference.
  Json define(const std::string& name, Json schema);

  const Json& definitions() const { return definitions_; }

 private:
  Json definitions_ = Json::object();
  std::map<std::string, std::string_view> owner_;  // by name of a definition: the type it was made from

  // Marks every whole number in it.
  static void mark_large(Json& schema);
  // Makes sure that no two types have the same name; false if it is defined, or being defined, already.
  bool claim(const std::string& name, std::string_view type);

  template <class T, class Make>
  Json defined(const Make& make) {
    const std::string name = schema_name(qualified_name<T>());
    if (claim(name, qualified_name<T>())) {
      definitions_[name] = nullptr;  // its place, before those it refers to
      Json schema = make();
      definitions_[name] = std::move(schema);
    }
    return {{"$ref", "#/$defs/" + name}};
  }

  template <class T>
  Json object_of() {
    Json properties = Json::object();
    Json required = Json::array();
    for_each_field<T>([&]<class S, class F>(const Field<S, F>& field) {
      using M = FieldValue<S, F>;
      Json schema;
      if constexpr (fields_detail::is_optional<M>) {
        schema = field.null ? of<M>() : of<typename M::value_type>();
        if (field.null) required.push_back(field.name);
      } else {
        schema = of<M>();
        required.push_back(field.name);
      }
      if (field.beyond_2_53) mark_large(schema);
      if (!field.about.empty()) schema["description"] = field.about;
      properties[std::string(field.name)] = std::move(schema);
    });
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", std::move(required)},
            {"additionalProperties", false}};
  }

  template <class... T>
  Json any_of(std::type_identity<std::variant<T...>>) {
    return {{"anyOf", Json::array({of<T>()...})}};
  }

  template <class T, std::size_t... I>
  Json tuple_of(std::index_sequence<I...>) {
    return {{"type", "array"},
            {"prefixItems", Json::array({of<std::tuple_element_t<I, T>>()...})},
            {"minItems", sizeof...(I)},
            {"maxItems", sizeof...(I)}};
  }
};

}  // namespace asobi

// The JSON Schema (2020-12) of whatever has a list of fields, or may stand in one (base/fields.hpp). Structs and enums
// become definitions under their names, each written once. What is said of a type stands in the source, so that the
// templates, of which there is one for every struct, only walk over the fields.
#pragma once

#include <initializer_list>
#include <map>
#include <string>

#include "base/fields_json.hpp"

namespace asobi {

namespace schema_detail {

Json of_type(const char* type);  // "boolean", "string" …
// Every whole number in the schema may be beyond 2^53, and is a text of its digits then.
void mark_large(Json& schema);
Json whole_number_from_0();
Json decimal_digits();
Json constant(std::string_view value);
Json one_of(std::span<const std::string_view> names);
Json or_null(Json schema);
Json any_of(std::initializer_list<Json> schemas);
Json list_of(Json items);
Json tuple_of(std::initializer_list<Json> items);
Json map_to(Json values);

struct About {
  std::string_view name, description;
  bool required = true, beyond_2_53 = false;
};

class Object {
 public:
  void add(const About& field, Json schema);
  Json finish() &&;

 private:
  Json properties_ = Json::object(), required_ = Json::array();
};

}  // namespace schema_detail

class Schemas {
 public:
  // A reference to the definition of a struct or enum; all others in full.
  template <class T>
  Json of() {
    using namespace fields_detail;
    using namespace schema_detail;
    if constexpr (Described<T>) {
      return defined(qualified_name<T>(), [](Schemas& schemas) { return schemas.object_of<T>(); });
    } else if constexpr (WritesItself<T>) {
      return T::schema(*this);
    } else if constexpr (requires(const T& value) { wire(value); }) {
      return of<std::remove_cvref_t<decltype(wire(std::declval<const T&>()))>>();
    } else if constexpr (std::same_as<T, Digits>) {
      return decimal_digits();
    } else if constexpr (is_literal<T>) {
      return constant(T::value);
    } else if constexpr (Named<T>) {
      return defined(qualified_name<T>(), [](Schemas&) { return one_of(names(T{})); });
    } else if constexpr (std::same_as<T, bool>) {
      return of_type("boolean");
    } else if constexpr (std::unsigned_integral<T>) {
      return whole_number_from_0();
    } else if constexpr (std::integral<T>) {
      return of_type("integer");
    } else if constexpr (std::floating_point<T>) {
      return of_type("number");
    } else if constexpr (std::same_as<T, Text> || std::convertible_to<const T&, std::string_view>) {
      return of_type("string");
    } else if constexpr (is_optional<T>) {
      return or_null(of<typename T::value_type>());
    } else if constexpr (is_variant<T>) {
      return of_each(std::type_identity<T>{});
    } else if constexpr (Map<T>) {
      return map_to(of<typename T::mapped_type>());
    } else if constexpr (TupleLike<T>) {
      return of_tuple<T>(std::make_index_sequence<std::tuple_size_v<T>>{});
    } else {
      return list_of(of<std::ranges::range_value_t<T>>());
    }
  }

  // Under a name of its own, for what no struct stands for. Returns the reference.
  Json define(const std::string& name, Json schema);

  const Json& definitions() const { return definitions_; }

 private:
  Json definitions_ = Json::object();
  std::map<std::string, std::string_view> owner_;  // by name of a definition: the type it was made from

  // Makes sure that no two types have the same name; false if it is defined, or being defined, already.
  bool claim(const std::string& name, std::string_view type);
  // The reference to the definition of this type, which is made where it is not there yet.
  Json defined(std::string_view type, Json (*make)(Schemas&));

  template <class T>
  Json object_of() {
    schema_detail::Object out;
    for_each_field<T>([&]<class S, class F>(const Field<S, F>& field) {
      using M = FieldValue<S, F>;
      constexpr bool optional = fields_detail::is_optional<M>;
      const schema_detail::About about{field.name, field.about, !optional || field.null, field.beyond_2_53};
      if constexpr (optional) {
        out.add(about, field.null ? of<M>() : of<typename M::value_type>());
      } else {
        out.add(about, of<M>());
      }
    });
    return std::move(out).finish();
  }

  template <class... T>
  Json of_each(std::type_identity<std::variant<T...>>) {
    return schema_detail::any_of({of<T>()...});
  }

  template <class T, std::size_t... I>
  Json of_tuple(std::index_sequence<I...>) {
    return schema_detail::tuple_of({of<std::tuple_element_t<I, T>>()...});
  }
};

}  // namespace asobi

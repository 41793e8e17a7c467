// Whether JSON is exactly what a struct with a list of fields is written as (base/fields_json.hpp): for what strangers
// send, where nothing may be passed over.
#pragma once

#include <optional>
#include <string>

#include <fmt/format.h>

#include "base/fields_read.hpp"
#include "base/text.hpp"

namespace asobi {

namespace fields_detail {
template <class T>
concept List = requires(T list) { list.emplace_back(); };
}  // namespace fields_detail

// Where JSON is not exactly what a T is written as, and why.
struct Misfit {
  std::string at;  // "automata.law.next[3][7]"; empty: the whole
  Text why;
};

// None: read_fields reads it, and nothing in it is passed over.
template <class T>
std::optional<Misfit> misfit(const Json& json, const std::string& at = {}) {
  using namespace fields_detail;
  const auto wrong = [&] {
    return Misfit{at, {"its type is wrong, or it is out of range", "型が違うか、範囲を外れています"}};
  };
  if constexpr (Described<T>) {
    if (!json.is_object()) return wrong();
    const auto path = [&](const std::string& key) { return at.empty() ? key : at + "." + key; };
    std::optional<Misfit> out;
    std::size_t known = 0;
    for_each_field<T>([&]<class S, class F>(const Field<S, F>& field) {
      const auto found = json.find(field.name);
      known += found != json.end() ? 1 : 0;
      if (out) return;
      if (found != json.end()) {
        out = misfit<F>(*found, path(std::string(field.name)));
      } else if (!is_optional<F>) {
        out = Misfit{path(std::string(field.name)), {"it is missing", "ありません"}};
      }
    });
    if (out || known == json.size()) return out;
    return Misfit{at, {"it has a key that does not belong there", "余分なキーがあります"}};
  } else if constexpr (is_optional<T>) {
    if (json.is_null()) return std::nullopt;
    return misfit<typename T::value_type>(json, at);
  } else if constexpr (List<T>) {
    if (!json.is_array()) return wrong();
    std::optional<Misfit> out;
    for (std::size_t i = 0; i < json.size() && !out; ++i) {
      out = misfit<typename T::value_type>(json[i], fmt::format("{}[{}]", at, i));
    }
    return out;
  } else {
    T read{};
    if (!read_fields(json, read)) return wrong();
    return std::nullopt;
  }
}

}  // namespace asobi

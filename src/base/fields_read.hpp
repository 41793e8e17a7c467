// What a struct with a list of fields was, from its JSON (base/fields_json.hpp): for what one process of ours tells
// another. Read are truth values, numbers, texts, enums with names, lists, std::optional and structs of these; a Text
// reads as it was written, so a struct that is to come back whole has none, or a TextPair instead.
#pragma once

#include <concepts>
#include <optional>

#include "base/fields_json.hpp"

namespace asobi {

// Both languages of a Text.
struct TextPair {
  std::string en, ja;

  TextPair() = default;
  TextPair(const Text& text) : en(text.en), ja(text.ja) {}
  Text text() const { return {en, ja}; }
  static constexpr auto fields() { return field_list(field("en", &TextPair::en), field("ja", &TextPair::ja)); }
};

// False where the JSON is not that of a T; what then stands in `out` means nothing.
template <class T>
bool read_fields(const Json& json, T& out) {
  using namespace fields_detail;
  if constexpr (Described<T>) {
    if (!json.is_object()) return false;
    bool well = true;
    for_each_field<T>([&]<class S, class F>(const Field<S, F>& field) {
      const auto found = json.find(field.name);
      if constexpr (is_optional<F>) {
        if (found == json.end()) return;
      }
      well = well && found != json.end() && read_fields(*found, out.*field.member);
    });
    return well;
  } else if constexpr (Named<T>) {
    if (!json.is_string()) return false;
    const auto known = names(T{});
    const auto found = std::ranges::find(known, json.get_ref<const std::string&>());
    out = static_cast<T>(found - known.begin());
    return found != known.end();
  } else if constexpr (std::same_as<T, bool>) {
    if (json.is_boolean()) out = json.get<bool>();
    return json.is_boolean();
  } else if constexpr (std::floating_point<T>) {
    if (json.is_number()) out = json.get<T>();
    return json.is_number();
  } else if constexpr (std::integral<T>) {
    std::conditional_t<std::signed_integral<T>, std::int64_t, std::uint64_t> value = 0;
    if (!read_whole_number(json, value) || !std::in_range<T>(value)) return false;
    out = static_cast<T>(value);
    return true;
  } else if constexpr (std::same_as<T, std::string>) {
    if (json.is_string()) out = json.get_ref<const std::string&>();
    return json.is_string();
  } else if constexpr (is_optional<T>) {
    out.reset();
    return json.is_null() || read_fields(json, out.emplace());
  } else {
    if (!json.is_array()) return false;
    out.clear();
    for (const Json& item : json) {
      if (!read_fields(item, out.emplace_back())) return false;
    }
    return true;
  }
}

}  // namespace asobi

#include "base/fields_json.hpp"

#include <charconv>
#include <concepts>

namespace asobi::fields_detail {

namespace {

template <std::integral T>
Json written(T value) {
  const bool small = std::cmp_less_equal(value, greatest_number) && std::cmp_greater_equal(value, -greatest_number);
  return small ? Json(value) : Json(fmt::to_string(value));
}

template <std::integral T>
bool read(const Json& json, T& out) {
  if (json.is_string()) {
    const auto& digits = json.get_ref<const std::string&>();
    if (std::from_chars(digits.data(), digits.data() + digits.size(), out).ec != std::errc()) return false;
  } else {
    if (!json.is_number_integer() || (std::unsigned_integral<T> && !json.is_number_unsigned())) return false;
    out = json.get<T>();
  }
  return written(out) == json;
}

}  // namespace

void append_field(Json& object, std::string_view name, Json value) {
  // emplace would look through all fields before
  object.get_ref<Json::object_t&>().emplace_back(std::string(name), std::move(value));
}

void append_item(Json& array, Json value) { array.get_ref<Json::array_t&>().push_back(std::move(value)); }

Json whole_number(std::int64_t value) { return written(value); }
Json whole_number(std::uint64_t value) { return written(value); }
bool read_whole_number(const Json& json, std::int64_t& out) { return read(json, out); }
bool read_whole_number(const Json& json, std::uint64_t& out) { return read(json, out); }

}  // namespace asobi::fields_detail

#include "base/fields_json.hpp"

namespace asobi::fields_detail {

void append_field(Json& object, std::string_view name, Json value) {
  // emplace would look through all fields before
  object.get_ref<Json::object_t&>().emplace_back(std::string(name), std::move(value));
}

void append_item(Json& array, Json value) { array.get_ref<Json::array_t&>().push_back(std::move(value)); }

}  // namespace asobi::fields_detail

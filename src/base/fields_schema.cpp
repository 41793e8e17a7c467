#include "base/fields_schema.hpp"

#include <cctype>
#include <stdexcept>

namespace asobi {

std::string schema_name(std::string_view qualified) {
  constexpr std::string_view home = "asobi::";
  if (qualified.starts_with(home)) qualified.remove_prefix(home.size());
  std::string out;
  bool capital = true;
  for (const char c : qualified) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) {
      capital = true;
    } else {
      out += capital ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
      capital = false;
    }
  }
  return out;
}

namespace schema_detail {

Json of_type(const char* type) { return {{"type", type}}; }
void mark_large(Json& schema) {
  if (!schema.is_structured()) return;
  if (schema.is_object() && schema.value("type", Json()) == "integer") {
    schema["type"] = {"integer", "string"};
    schema["pattern"] = "^-?[0-9]{16,20}$";
  }
  for (Json& inner : schema) mark_large(inner);
}
Json whole_number_from_0() { return {{"type", "integer"}, {"minimum", 0}}; }
Json decimal_digits() { return {{"type", "string"}, {"pattern", "^[0-9]+$"}}; }
Json constant(std::string_view value) { return {{"const", value}}; }
Json one_of(std::span<const std::string_view> names) { return {{"enum", names}}; }
Json or_null(Json schema) { return {{"anyOf", {std::move(schema), of_type("null")}}}; }
Json any_of(std::initializer_list<Json> schemas) { return {{"anyOf", Json(Json::array_t(schemas))}}; }
Json list_of(Json items) { return {{"type", "array"}, {"items", std::move(items)}}; }
Json tuple_of(std::initializer_list<Json> items) {
  return {{"type", "array"},
          {"prefixItems", Json(Json::array_t(items))},
          {"minItems", items.size()},
          {"maxItems", items.size()}};
}
Json map_to(Json values) { return {{"type", "object"}, {"additionalProperties", std::move(values)}}; }

void Object::add(const About& field, Json schema) {
  if (field.beyond_2_53) mark_large(schema);
  if (!field.description.empty()) schema["description"] = field.description;
  if (field.required) required_.push_back(field.name);
  properties_[std::string(field.name)] = std::move(schema);
}

Json Object::finish() && {
  return {{"type", "object"},
          {"properties", std::move(properties_)},
          {"required", std::move(required_)},
          {"additionalProperties", false}};
}

}  // namespace schema_detail

bool Schemas::claim(const std::string& name, std::string_view type) {
  const auto [found, fresh] = owner_.emplace(name, type);
  if (found->second != type) throw std::logic_error("two types have the name " + name + " in the schema");
  return fresh;
}

Json Schemas::defined(std::string_view type, Json (*make)(Schemas&)) {
  const std::string name = schema_name(type);
  if (claim(name, type)) {
    definitions_[name] = nullptr;  // its place, before those it refers to
    Json schema = make(*this);
    definitions_[name] = std::move(schema);
  }
  return {{"$ref", "#/$defs/" + name}};
}

Json Schemas::define(const std::string& name, Json schema) {
  if (claim(name, "")) definitions_[name] = std::move(schema);
  return {{"$ref", "#/$defs/" + name}};
}

}  // namespace asobi

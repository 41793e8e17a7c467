#include "base/fields.hpp"

#include <cctype>
#include <stdexcept>

#include "base/fields_schema.hpp"

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

bool Schemas::claim(const std::string& name, std::string_view type) {
  const auto [found, fresh] = owner_.emplace(name, type);
  if (found->second != type) throw std::logic_error("two types have the name " + name + " in the schema");
  return fresh;
}

void Schemas::mark_large(Json& schema) {
  if (!schema.is_structured()) return;
  if (schema.is_object() && schema.value("type", Json()) == "integer") schema["format"] = "uint64";
  for (Json& inner : schema) mark_large(inner);
}

Json Schemas::define(const std::string& name, Json schema) {
  if (claim(name, "")) definitions_[name] = std::move(schema);
  return {{"$ref", "#/$defs/" + name}};
}

}  // namespace asobi

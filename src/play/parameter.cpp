#include "play/parameter.hpp"

#include <algorithm>

#include "base/fields_schema.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "play/argument.hpp"

namespace asobi {

namespace {

const std::string& text_in(const Json& value) { return value.get_ref<const std::string&>(); }

// Then a text of its digits is taken, too: not everyone who asks can write such a number.
bool goes_beyond_numbers(const Parameter& parameter) {
  return parameter.least < -fields_detail::greatest_number || parameter.greatest > fields_detail::greatest_number;
}

Result<void> check_value(const Parameter& parameter, const Json& value) {
  const auto wrong = [&](const char* en, const char* ja) {
    return fail(Code::invalid, "{0} must be {1}", "{0} は{2}でなければなりません", parameter.name, std::string_view(en),
                std::string_view(ja));
  };
  switch (parameter.kind) {
    case ParameterKind::text:
    case ParameterKind::lines:
    case ParameterKind::file:
    case ParameterKind::path:
      if (!value.is_string()) return wrong("a text", "文字列");
      if (!parameter.choices.empty() && !std::ranges::count(parameter.choices, value.get<std::string>())) {
        return fail(Code::unknown_name, "{0} cannot be {1}; it is one of: {2}",
                    "{0} に {1} は指定できません。次のいずれかです: {2}", parameter.name,
                    shown(value.get<std::string>()), fmt::format("{}", fmt::join(parameter.choices, ", ")));
      }
      break;
    case ParameterKind::flag:
      if (!value.is_boolean()) return wrong("true or false", "真偽値");
      break;
    case ParameterKind::object:
      if (!value.is_object()) return wrong("an object", "オブジェクト");
      break;
    case ParameterKind::any:
      break;
    case ParameterKind::integer: {
      const bool digits = value.is_string() && goes_beyond_numbers(parameter) && to_integer(text_in(value));
      if (!value.is_number_integer() && !digits) {
        return fail(Code::invalid, "{} must be a whole number from {} to {}",
                    "{} は {} から {} までの整数でなければなりません", parameter.name, parameter.least,
                    parameter.greatest);
      }
      const bool huge =
          value.is_number_unsigned() && value.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max();
      const auto number = huge ? std::numeric_limits<std::int64_t>::max() : argument_detail::integer_of(value);
      if (huge || number < parameter.least || number > parameter.greatest) {
        return fail(Code::invalid, "{} must be from {} to {}", "{} は {} から {} まででなければなりません",
                    parameter.name, parameter.least, parameter.greatest);
      }
      break;
    }
  }
  return {};
}

}  // namespace

Result<void> check_arguments(const std::vector<Parameter>& parameters, const Json& given) {
  if (!given.is_object())
    return fail(Code::invalid, "arguments must be an object", "引数はオブジェクトでなければなりません");
  for (const auto& [key, value] : given.items()) {
    const auto found = std::ranges::find(parameters, key, &Parameter::name);
    if (found == parameters.end()) {
      std::vector<std::string> names;
      for (const Parameter& p : parameters) names.push_back(p.name);
      const Text hint = did_you_mean(key, names);
      return fail(Code::unknown_name, "there is no argument {0}{1}", "引数 {0} はありません{2}", shown(key), hint.en,
                  hint.ja);
    }
    ASOBI_CHECK(check_value(*found, value));
  }
  for (const Parameter& p : parameters) {
    if (p.required && !given.contains(p.name)) {
      return fail(Code::invalid, "the argument {0} is missing: {1}", "引数 {0} がありません: {2}", p.name, p.help.en,
                  p.help.ja);
    }
  }
  return {};
}

std::string told(const ParameterInfo& parameter, Lang lang) {
  std::string out = parameter.help.in(lang);
  if (parameter.choices) {
    std::vector<std::string> choices;
    for (std::size_t i = 0; i < parameter.choices->size(); ++i) {
      const std::string& choice = (*parameter.choices)[i];
      const std::string& label = (*parameter.choice_labels)[i].in(lang);
      choices.push_back(choice == label ? choice : say(lang, "{} ({})", "{}（{}）", choice, label));
    }
    out += say(lang, ": {}", ": {}", fmt::join(choices, ", "));
  }
  if (!parameter.usual) return out;
  const auto* number = std::get_if<std::int64_t>(&*parameter.usual);
  const std::string usual = !number       ? std::get<std::string>(*parameter.usual)
                            : *number < 0 ? fmt::to_string(*number)
                                          : grouped(static_cast<std::uint64_t>(*number));
  return out + say(lang, " (default {})", "（既定 {}）", usual);
}

ParameterInfo describe(const Parameter& parameter) {
  ParameterInfo out{.name = parameter.name, .label = parameter.label, .kind = parameter.kind, .help = parameter.help};
  if (parameter.required) out.required = true;
  if (parameter.least != std::numeric_limits<std::int64_t>::min()) out.least = parameter.least;
  if (parameter.greatest != std::numeric_limits<std::int64_t>::max()) out.greatest = parameter.greatest;
  if (!parameter.choices.empty()) {
    out.choices = parameter.choices;
    out.choice_labels = parameter.choice_labels;
  }
  if (!parameter.required) out.usual = parameter.usual;
  out.grid = parameter.grid;
  return out;
}

std::vector<ParameterInfo> describe(const std::vector<Parameter>& parameters) {
  std::vector<ParameterInfo> out;
  for (const Parameter& each : parameters) out.push_back(describe(each));
  return out;
}

Json schema_of(const Parameter& parameter) {
  Json out = Json::object();
  switch (parameter.kind) {
    case ParameterKind::text:
    case ParameterKind::lines:
    case ParameterKind::file:
    case ParameterKind::path:
      if (parameter.choices.empty()) {
        out["type"] = "string";
      } else {
        out["enum"] = parameter.choices;
      }
      break;
    case ParameterKind::flag:
      out["type"] = "boolean";
      break;
    case ParameterKind::object:
      out["type"] = "object";
      break;
    case ParameterKind::any:
      break;
    case ParameterKind::integer:
      out = schema_detail::of_type("integer");
      if (goes_beyond_numbers(parameter)) schema_detail::mark_large(out);
      if (parameter.least != std::numeric_limits<std::int64_t>::min()) out["minimum"] = parameter.least;
      if (parameter.greatest != std::numeric_limits<std::int64_t>::max()) out["maximum"] = parameter.greatest;
      break;
  }
  out["description"] = parameter.help.en;
  return out;
}

Json schema_of(const std::vector<Parameter>& parameters) {
  schema_detail::Object out;
  for (const Parameter& each : parameters) {
    out.add({.name = each.name, .description = {}, .required = each.required}, schema_of(each));
  }
  return std::move(out).finish();
}

namespace argument_detail {

bool flag_of(const Json& value) { return value.get<bool>(); }
std::int64_t integer_of(const Json& value) {
  return value.is_string() ? to_integer(text_in(value)).value_or(0) : value.get<std::int64_t>();
}
std::string text_of(const Json& value) { return value.get<std::string>(); }

}  // namespace argument_detail

std::vector<Parameter> parameters_of(const std::vector<ArgumentRow>& rows) {
  std::vector<Parameter> out;
  for (const ArgumentRow& row : rows) out.push_back(row.parameter);
  return out;
}

void read_into(void* out, const std::vector<ArgumentRow>& rows, const Json& given) {
  for (const ArgumentRow& row : rows) {
    if (const auto found = given.find(row.parameter.name); found != given.end()) row.set(out, *found);
  }
}

}  // namespace asobi

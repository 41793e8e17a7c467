#include "service/protocol_schema.hpp"

#include "service/messages.hpp"
#include "service/operations.hpp"

namespace asobi {

namespace {

const Json id_schema = {{"description", "the caller's name of the request"},
                        {"anyOf", {{{"type", "string"}}, {{"type", "integer"}}, {{"type", "null"}}}}};

Json object(const Json& properties) {
  schema_detail::Object out;
  for (const auto& [name, schema] : properties.items()) out.add({.name = name, .description = {}}, schema);
  return std::move(out).finish();
}

// "nim", "analyze" -> "NimAnalyze".
std::string joined_name(std::initializer_list<std::string_view> words) {
  std::string out;
  for (const std::string_view word : words) out += fmt::format("{} ", word);
  return schema_name(out);
}

// Where the request names this game (and tool), its field must be as this says.
Json where(const Json& named, const std::string& field, const Json& schema) {
  Json constants = Json::object();
  Json required = Json::array();
  for (const auto& [name, value] : named.items()) {
    constants[name] = {{"const", value}};
    required.push_back(name);
  }
  return {{"if", {{"properties", constants}, {"required", required}}}, {"then", {{"properties", {{field, schema}}}}}};
}

class Maker {
 public:
  explicit Maker(const Catalogue& catalogue) : catalogue_(catalogue) {}

  Json make() {
    games();
    requests();
    replies();
    return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
            {"title", "Message"},
            {"description", "Any message of the protocol of Asobi"},
            {"anyOf", {{{"$ref", "#/$defs/Request"}}, {{"$ref", "#/$defs/Reply"}}, schemas_.of<Greeting>()}},
            {"$defs", schemas_.definitions()}};
  }

 private:
  const Catalogue& catalogue_;
  Schemas schemas_;
  Json by_options_ = Json::array();    // for requests that open a game
  Json by_arguments_ = Json::array();  // for those that ask a tool

  // What every game and tool is told and answers.
  void games() {
    Json options = Json::object(), arguments = Json::object(), answers = Json::object();
    Json views = Json::array(), any_answer = Json::array();
    for (const Entry& entry : catalogue_.entries) {
      options[entry.id] = schemas_.define(joined_name({entry.id, "open", "options"}), schema_of(entry.options));
      by_options_.push_back(where({{"game", entry.id}}, "options", options[entry.id]));
      views.push_back(entry.view_schema(schemas_));
      Json told = Json::object(), answered = Json::object();
      for (const Tool& tool : entry.tools) {
        told[tool.name] = schemas_.define(joined_name({entry.id, tool.name, "arguments"}), schema_of(tool.parameters));
        answered[tool.name] = tool.schema(schemas_);
        by_arguments_.push_back(where({{"game", entry.id}, {"tool", tool.name}}, "arguments", told[tool.name]));
        if (std::ranges::find(any_answer, answered[tool.name]) == any_answer.end()) {
          any_answer.push_back(answered[tool.name]);
        }
      }
      arguments[entry.id] = object(told);
      answers[entry.id] = object(answered);
    }
    schemas_.define("Options", object(options));
    schemas_.define("Arguments", object(arguments));
    schemas_.define("Answers", object(answers));
    schemas_.define("View", {{"anyOf", views}});
    schemas_.define("Answer", {{"anyOf", any_answer}});
    schemas_.define("ToldAnswer", object({{"answer", {{"$ref", "#/$defs/Answer"}}}, {"text", {{"type", "string"}}}}));
  }

  void requests() {
    Json any = Json::array(), results = Json::object();
    for (const Operation& operation : operations()) {
      const std::string op(operation.op);
      Json request = schema_of(operation.fields);
      request["properties"]["op"] = schema_detail::constant(op);
      request["properties"]["id"] = id_schema;
      if (op == "at") {
        request["properties"]["with"]["type"] = "array";
        request["properties"]["with"]["items"] = {{"enum", {"moves"}}};
      }
      if (op == "at" || op == "ask") request["allOf"] = by_options_;
      if (op == "ask") request["allOf"].insert(request["allOf"].end(), by_arguments_.begin(), by_arguments_.end());
      any.push_back(schemas_.define(joined_name({op, "request"}), std::move(request)));
      results[op] = operation.result(schemas_);
    }
    schemas_.define("Request", {{"anyOf", any}});
    schemas_.define("Results", object(results));
    Json any_result = Json::array();
    for (const auto& [op, result] : results.items()) {
      if (std::ranges::find(any_result, result) == any_result.end()) any_result.push_back(result);
    }
    schemas_.define("Result", {{"anyOf", any_result}});
  }

  void replies() {
    const auto reply = [&](const char* name, bool final, const Json& more) {
      Json fields = {{"id", id_schema}, {"final", {{"const", final}}}};
      fields.update(more);
      return schemas_.define(name, object(fields));
    };
    const Json any = {
        reply("ProgressReply", false, {{"progress", schemas_.of<ProgressMessage>()}}),
        reply("ResultReply", true, {{"ok", {{"const", true}}}, {"result", {{"$ref", "#/$defs/Result"}}}}),
        reply("ErrorReply", true, {{"ok", {{"const", false}}}, {"error", schemas_.of<Error>()}}),
    };
    schemas_.define("Reply", {{"anyOf", any}});
  }
};

}  // namespace

Json protocol_schema(const Catalogue& catalogue) { return Maker(catalogue).make(); }

}  // namespace asobi

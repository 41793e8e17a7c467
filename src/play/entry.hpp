// The catalogue: every game as data plus a way to open it, and the papers' claims beside them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "play/session.hpp"

namespace asobi {

struct Paper;

struct Entry {
  std::string id = {};
  Text title = {};
  Text about = {};
  std::string paper = {};               // id of the paper it comes from; may be empty
  std::vector<Parameter> options = {};  // what `open` can be told
  std::vector<Tool> tools = {};
  std::function<Json(Schemas&)> view_schema = {};
  std::function<Result<std::unique_ptr<Session>>(const Json& options)> open_checked = {};

  // Checks the options, then opens.
  Result<std::unique_ptr<Session>> open(const Json& options) const;
  // An error that names the nearest tool when there is none of that name.
  Result<const Tool*> tool(std::string_view name) const;
};

struct Catalogue {
  std::vector<Entry> entries;
  // Called when somebody asks for papers: few do, and to write down all claims takes most of the time of a start.
  std::function<const std::vector<Paper>&()> list_papers = {};  // none: there are no papers

  const std::vector<Paper>& papers() const;
  Result<const Entry*> entry(std::string_view id) const;
  Result<const Paper*> paper(std::string_view id) const;
};

// A tool and a game as clients are told of them.
struct ToolInfo {
  std::string name;
  Text label, summary;
  std::vector<std::string> options, more_options;
  std::vector<ParameterInfo> arguments;
  std::vector<std::string> words;
  std::string example;

  static constexpr auto fields() {
    return field_list(
        field("name", &ToolInfo::name), field("label", &ToolInfo::label, "what people call it"),
        field("summary", &ToolInfo::summary),
        field("options", &ToolInfo::options, "of the game, that the command takes as words"),
        field("more_options", &ToolInfo::more_options), field("arguments", &ToolInfo::arguments, "its own"),
        field("words", &ToolInfo::words, "those of them that the command takes as words, after its options"),
        field("example", &ToolInfo::example, "a command that works"));
  }
};

struct GameInfo {
  std::string id;
  Text title, about;
  std::string paper;
  std::vector<ParameterInfo> options;
  std::vector<ToolInfo> tools;

  static constexpr auto fields() {
    return field_list(field("id", &GameInfo::id), field("title", &GameInfo::title), field("about", &GameInfo::about),
                      field("paper", &GameInfo::paper, "its id, or empty"), field("options", &GameInfo::options),
                      field("tools", &GameInfo::tools));
  }
};

GameInfo describe(const Entry& entry);

}  // namespace asobi

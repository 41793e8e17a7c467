// The catalogue: every game as data plus a way to open it, and the papers' claims beside them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "play/paper.hpp"
#include "play/session.hpp"

namespace asobi {

struct Entry {
  std::string id = {};
  Text title = {};
  Text about = {};
  std::string paper = {};               // id of the paper it comes from; may be empty
  std::vector<Parameter> options = {};  // what `open` can be told
  std::vector<Tool> tools = {};
  std::function<Result<std::unique_ptr<Session>>(const Json& options)> open_checked = {};

  // Checks the options, then opens.
  Result<std::unique_ptr<Session>> open(const Json& options) const;
  // An error that names the nearest tool when there is none of that name.
  Result<const Tool*> tool(std::string_view name) const;
};

struct Catalogue {
  std::vector<Entry> entries;
  std::vector<Paper> papers;

  Result<const Entry*> entry(std::string_view id) const;
  Result<const Paper*> paper(std::string_view id) const;
};

Json describe(const Entry& entry, Lang lang);

}  // namespace asobi

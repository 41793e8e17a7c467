#include "play/entry.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "play/paper.hpp"

namespace asobi {

namespace {

// The member of `list` whose name is `wanted`, or an error that suggests the nearest.
template <class T, class Name>
Result<const T*> find_by_name(const std::vector<T>& list, std::string_view wanted, Name name, const Text& what) {
  const auto found = std::ranges::find(list, wanted, name);
  if (found != list.end()) return &*found;
  std::vector<std::string> names;
  for (const T& item : list) names.push_back(std::invoke(name, item));
  Text hint = did_you_mean(wanted, names);
  if (hint.en.empty()) hint = say("; there are: {}", "。あるのは: {}", fmt::join(names, ", "));
  return fail(Code::unknown_name, "there is no {0} {2}{3}", "{1} {2} はありません{4}", what.en, what.ja, shown(wanted),
              hint.en, hint.ja);
}

ToolInfo describe(const Tool& tool) {
  return {tool.name,  tool.label,  tool.summary, tool.setup, tool.setup_optional, describe(tool.parameters),
          tool.words, tool.example};
}

}  // namespace

Result<std::unique_ptr<Session>> Entry::open(const Json& given) const {
  ASOBI_CHECK(check_arguments(options, given));
  return open_checked(given);
}

Result<const Tool*> Entry::tool(std::string_view wanted) const {
  return find_by_name(tools, wanted, &Tool::name, {"tool", "ツール"});
}

Result<const Entry*> Catalogue::entry(std::string_view wanted) const {
  return find_by_name(entries, wanted, &Entry::id, {"game", "ゲーム"});
}

const std::vector<Paper>& Catalogue::papers() const {
  static const std::vector<Paper> none;
  return list_papers ? list_papers() : none;
}

Result<const Paper*> Catalogue::paper(std::string_view wanted) const {
  return find_by_name(papers(), wanted, &Paper::id, {"paper", "論文"});
}

GameInfo describe(const Entry& entry) {
  GameInfo out{entry.id, entry.title, entry.about, entry.paper, describe(entry.options), {}};
  for (const Tool& tool : entry.tools) out.tools.push_back(describe(tool));
  return out;
}

}  // namespace asobi

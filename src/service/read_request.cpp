#include "service/read_request.hpp"

#include <array>

#include "base/json_depth.hpp"

namespace asobi {

namespace {

// What is wrong with how it is built, if anything. Every member has a colon after its name.
Result<void> check_counts(std::string_view text) {
  std::array<int, std::size_t{deepest_nesting} + 1> members{};  // by depth
  std::size_t depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '\\') {
      ++i;
    } else if (c == '"') {
      quoted = !quoted;
    } else if (quoted) {
      continue;
    } else if (c == '{' || c == '[') {
      if (depth == deepest_nesting) {
        return fail(Code::limit, "the request is nested too deeply (at most {} levels)",
                    "要求の入れ子が深すぎます（上限 {} 段）", deepest_nesting);
      }
      members[++depth] = 0;
    } else if (c == '}' || c == ']') {
      depth -= depth > 0 ? 1 : 0;
    } else if (c == ':' && ++members[depth] > most_members) {
      return fail(Code::limit, "an object of the request has too many members (at most {})",
                  "要求の中のオブジェクトの項目が多すぎます（上限 {}）", most_members);
    }
  }
  return {};
}

}  // namespace

Result<Json> read_request(std::string_view line, std::size_t most_bytes) {
  if (line.size() > most_bytes) {
    return fail(Code::limit, "the request is too long: {} bytes, at most {}", "要求が長すぎます: {} バイト（上限 {}）",
                line.size(), most_bytes);
  }
  ASOBI_CHECK(check_counts(line));
  Json read = Json::parse(line, nullptr, false);
  if (read.is_discarded()) return fail(Code::invalid, "the request is not JSON", "要求が JSON ではありません");
  return read;
}

}  // namespace asobi

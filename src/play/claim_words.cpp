// The words of the papers' values in the other language. Values are compared word for word as one string, so they are
// written once, and translated where they are shown: phrase by phrase, and whatever is no word stays.
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "play/paper.hpp"

namespace asobi {
namespace {

// A hole ({}) stands for a number or a formula without a space; in Japanese they are numbered, because their order
// differs.
struct Phrase {
  std::string_view en;
  std::string_view ja;
};

// Where one begins with another, the longer comes first.
constexpr auto phrases = std::to_array<Phrase>({
    {"all but {} of {}", "{1} のうち {0} を除くすべて"},
    {"or", "または"},
    {"every but", "次を除くすべて:"},
    {"every", "すべて"},
    {"none about {}", "{0} 軸まわりになし"},
    {"none", "なし"},
    {"yes", "はい"},
    {"no", "いいえ"},
    {"and", "と"},
    {"odd, even at the vertices of the cube", "奇数、立方体の頂点では偶数"},
    {"odd", "奇数"},
    {"even", "偶数"},
    {"left", "左"},
    {"right corner, squares of legs", "直角の角、辺の 2 乗の比"},
    {"right triangle", "直角三角形"},
    {"right", "右"},
    {"partners about {} axis", "{0} 軸まわりに相手あり"},
    {"condition {}", "条件 {0}"},
    {"forbidden by {}", "条件 {0} で不可"},
    {"allowed by {}", "条件 {0} で可"},
    {"not {}", "条件 {0} に反する"},
    {"lopsided", "片側"},
    {"symmetric", "対称"},
    {"a puzzle", "パズル"},
    {"{} axes", "{0} 軸"},
    {"{} points", "{0} 点"},
    {"forward", "順方向"},
    {"reverse", "逆方向"},
    {"{} from N = {}", "{0} は N = {1} から"},
    {"on {} side", "({0} 面)"},
    {"on {} sides", "({0} 面)"},
    {"on {} … {}", "({0} … {1})"},
    {"{} side", "{0} 面"},
    {"{} sides", "{0} 面"},
    {"{} layers", "{0} 層"},
    {"{} kinds", "{0} 種類"},
    {"{} shape", "{0} 種類の形"},
    {"{} pieces in N = {}", "N = {1} のピース {0} 個"},
    {"inner pieces", "内部のピース"},
    {"edge pieces", "エッジピース"},
    {"corner pieces", "コーナーピース"},
    {"fewer turns", "手数が減る"},
    {"more turns", "手数が増える"},
    {"as many turns", "手数は同じ"},
    {"inner", "インナー"},
    {"missing", "存在しない"},
    {"with the layers {}, {} glued", "(層 {0}、{1} を接着)"},
    {"half an octahedron", "八面体の半分"},
    {"a quarter of an octahedron", "八面体の 4 分の 1"},
    {"with {} corners of a cube", "＋ 立方体のコーナー {0} 個"},
    {"corner of a cube", "立方体のコーナー"},
    {"cube without a corner", "コーナーを欠いた立方体"},
    {"two triangular pyramids", "三角錐 2 個"},
    {"regular tetrahedron", "正四面体"},
    {"regular octahedron", "正八面体"},
    {"regular pentagonal pyramid", "正五角錐"},
    {"regular pentagon", "正五角形"},
    {"regular hexagon", "正六角形"},
    {"equilateral triangle", "正三角形"},
    {"isosceles triangle", "二等辺三角形"},
    {"triangle", "三角形"},
    {"hexagon", "六角形"},
    {"6-gon", "六角形"},
    {"decagon", "十角形"},
    {"rectangle", "長方形"},
    {"rhombus", "ひし形"},
    {"trapezoid", "台形"},
    {"parallelepiped", "平行六面体"},
    {"the first to {}", "最初は {0} まで"},
    {"corner", "コーナー"},
    {"edge", "エッジ"},
    {"centre", "センター"},
    {"{} of {}", "{1} のうち {0}"},
});

// Words that are quoted from the papers, which are Japanese.
constexpr auto quoted = std::to_array<Phrase>({
    {"both even or both odd", "ともに偶数かともに奇数"},
    {"one even and one odd", "偶数と奇数の組合せ"},
    {"two or more", "2 個以上"},
    {"twice or more", "2 回以上"},
    {"in other directions", "方向を変える"},
    {"even", "偶数"},
    {"odd", "奇数"},
    {"told by how many 3-cycles it is a product of", "何個の 3 サイクルの積かで決まる"},
    {"unbalanced", "アンバランス"},
    {"balanced", "バランス"},
    {"the first player wins", "先手必勝"},
    {"the second player wins", "後手必勝"},
    {"second coordinate", "第 2 座標"},
    {"third coordinate", "第 3 座標"},
    {"or", "または"},
    {"regular tetrahedron", "正四面体"},
    {"regular octahedron", "正八面体"},
    {"left", "左"},
    {"in front", "手前"},
    {"up", "上"},
});

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

struct Match {
  std::size_t length = 0;
  std::vector<std::string_view> holes;
};

// Up to a space or a mark; brackets inside it belong to it.
std::string_view filling(std::string_view text) {
  text = text.substr(0, text.find_first_of(" ,;:"));
  if (text.ends_with(')') && !text.contains('(')) text.remove_suffix(1);
  return text;
}

// Whether the text begins with the phrase.
std::optional<Match> match(std::string_view text, std::string_view phrase) {
  constexpr std::string_view hole = "{}";
  Match out;
  while (!phrase.empty()) {
    const std::size_t literal = std::min(phrase.find(hole), phrase.size());
    if (!text.substr(out.length).starts_with(phrase.substr(0, literal))) return std::nullopt;
    out.length += literal;
    phrase.remove_prefix(literal);
    if (phrase.empty()) break;
    out.holes.push_back(filling(text.substr(out.length)));
    if (out.holes.back().empty()) return std::nullopt;
    out.length += out.holes.back().size();
    phrase.remove_prefix(hole.size());
  }
  if (out.length < text.size() && is_letter(text[out.length - 1]) && is_letter(text[out.length])) return std::nullopt;
  return out;
}

std::string filled(std::string_view phrase, const std::vector<std::string_view>& holes) {
  std::string out;
  for (std::size_t i = 0; i < phrase.size(); ++i) {
    if (phrase[i] != '{') {
      out += phrase[i];
      continue;
    }
    out += holes[static_cast<std::size_t>(phrase[i + 1] - '0')];
    i += 2;
  }
  return out;
}

std::string in_japanese(std::string_view value) {
  std::string out;
  while (!value.empty()) {
    const bool begins = out.empty() || (!is_letter(out.back()) && out.back() != '-');  // a word, not a part of one
    std::optional<Match> found;
    const auto phrase = std::ranges::find_if(phrases, [&](const Phrase& one) {
      if (begins) found = match(value, one.en);
      return found.has_value();
    });
    if (phrase == phrases.end()) {
      out += value.front();
      value.remove_prefix(1);
      continue;
    }
    out += filled(phrase->ja, found->holes);
    value.remove_prefix(found->length);
  }
  return out;
}

std::string in_english(std::string value) {
  for (const Phrase& one : quoted) {
    for (std::size_t at = 0; (at = value.find(one.ja, at)) != std::string::npos; at += one.en.size()) {
      value.replace(at, one.ja.size(), one.en);
    }
  }
  return value;
}

}  // namespace

Text worded(const std::string& value) { return {in_english(value), in_japanese(value)}; }

}  // namespace asobi

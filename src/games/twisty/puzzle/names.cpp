#include "games/twisty/puzzle/names.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace asobi::twisty {
namespace {

constexpr int largest = 40, largest_cube = 100;
constexpr int largest_solid = 39;  // N(N+1)(N+2) stickers, of which there may be 65,000

// p/q in lowest terms, times a unit such as "*R".
std::string ratio(int p, int q, std::string_view unit) {
  if (p == 0) return "0";
  const int g = std::gcd(p, q);
  return q == g ? fmt::format("{}{}", p / g, unit) : fmt::format("{}/{}{}", p / g, q / g, unit);
}

// SOLID KIND (count - 2j)/count * unit for all planes between `count` layers of equal thickness; both sides at once.
std::string equal_layers(std::string_view head, int count, std::string_view unit) {
  std::string out(head.substr(0, 1));
  for (int k = count - 2; k >= 0; k -= 2) {
    out += fmt::format(" {} {}", head.substr(2), ratio(k, count, unit));
  }
  return out;
}

std::string cube_face(int n) { return equal_layers("c f", n, ""); }
std::string cube_solid(int n) { return cube_face(n) + " solid"; }
std::string cube_vertex1(int n) { return equal_layers("c v", 3 * n, "*R"); }
// Layers 0, 2, …, 6N-6 with planes between them: a thin end, and steps of one third of 1/(N-1).
std::string cube_vertex2(int n) {
  std::string out = "c";
  for (int s = 6 * n - 7; s >= 3 * n - 3; s -= 2) out += " v " + ratio(s - 3 * (n - 1), 3 * (n - 1), "*R");
  return out;
}
std::string cube_edge(int n) { return equal_layers("c e", 2 * n, "*m"); }
std::string cube_edge_odd(int m) { return equal_layers("c e", m, "*m"); }
std::string tetra_vertexface(int n) {
  std::string out = "t";
  for (int j = 1; j < n; ++j) out += " v " + ratio(4 * j - n, n, "");
  return out;
}
std::string tetra_edge(int n) { return equal_layers("t e", n, "*m"); }
std::string octa_face(int n) { return equal_layers("o f", n, ""); }
std::string octa_vertex(int n) { return equal_layers("o v", 2 * n, "*R"); }
std::string octa_edge(int n) { return equal_layers("o e", n, "*m"); }
// N equal parts from the vertex to its five neighbours, N between those and the opposite five.
std::string icosa_vertex(int n) {
  std::string out = "i";
  for (int j = n - 1; j > 0; --j) out += fmt::format(" v (1/sqrt(5)+{})*R", ratio(j, n, "*(1-1/sqrt(5))"));
  for (int k = n; k >= 0; k -= 2) out += " v " + ratio(k, n, "*R/sqrt(5)");
  return out;
}

const std::array<Family, 20>& all_families() {
  static const std::array<Family, 20> list = {{
      {"cube-face", {"cube, face axes", "正六面体・面型"}, "3", 2, largest_cube, cube_face},
      {"cube-vertex1", {"cube, vertex axes, type I", "正六面体・頂点型I"}, "4", 1, largest, cube_vertex1},
      {"cube-vertex2", {"cube, vertex axes, type II", "正六面体・頂点型II"}, "5", 2, largest, cube_vertex2},
      {"cube-edge", {"cube, edge axes", "正六面体・辺型"}, "6", 1, largest, cube_edge},
      {"tetra-vertexface", {"tetrahedron, vertex-face axes", "正四面体・頂点-面型"}, "7", 2, largest, tetra_vertexface},
      {"tetra-edge", {"tetrahedron, edge axes", "正四面体・辺型"}, "8", 2, largest, tetra_edge},
      {"octa-face", {"octahedron, face axes", "正八面体・面型"}, "9", 2, largest, octa_face},
      {"octa-vertex", {"octahedron, vertex axes", "正八面体・頂点型"}, "10", 2, largest, octa_vertex},
      {"dodeca-face1",
       {"dodecahedron, face axes, type I", "正十二面体・面型I"},
       "11",
       0,
       0,
       [](int) -> std::string { return "d f 0"; }},
      {"dodeca-face2",
       {"dodecahedron, face axes, type II", "正十二面体・面型II"},
       "12",
       0,
       0,
       [](int) -> std::string { return "d f 1/phi"; }},
      {"octa-edge", {"octahedron, edge axes", "正八面体・辺型"}, "13", 2, largest, octa_edge},
      {"dodeca-vertex",
       {"dodecahedron, vertex axes", "正十二面体・頂点型"},
       "13",
       0,
       0,
       [](int) -> std::string { return "d v sqrt(5)/3*R v 1/3*R"; }},
      {"dodeca-edge",
       {"dodecahedron, edge axes", "正十二面体・辺型"},
       "13",
       0,
       0,
       [](int) -> std::string { return "d e 0"; }},
      {"dodeca-face-vertices",
       {"dodecahedron, face axes, cut through vertices", "正十二面体・面型（頂点を通る切断）"},
       "13",
       0,
       0,
       [](int) -> std::string { return "d f sqrt(5)-2"; }},
      {"dodeca-face-centres",
       {"dodecahedron, face axes, cut through face centres", "正十二面体・面型（面の中心を通る切断）"},
       "13",
       0,
       0,
       [](int) -> std::string { return "d f 1/sqrt(5)"; }},
      {"icosa-face",
       {"icosahedron, face axes", "正二十面体・面型"},
       "13",
       0,
       0,
       [](int) -> std::string { return "i f 0"; }},
      {"icosa-vertex", {"icosahedron, vertex axes", "正二十面体・頂点型"}, "13", 1, largest, icosa_vertex},
      {"icosa-edge",
       {"icosahedron, edge axes", "正二十面体・辺型"},
       "13",
       0,
       0,
       [](int) -> std::string { return "i e 0"; }},
      {"cube-edge-odd",
       {"cube, edge axes, odd number of layers", "正六面体・辺型（奇数層）"},
       "13",
       3,
       largest - 1,
       cube_edge_odd},
      {"cube-solid", {"solid cube, face axes", "中身のある正六面体・面型"}, "15.1", 2, largest_solid, cube_solid},
  }};
  return list;
}

// One spelling for all: lower case, dashes between words.
std::string plain_spelling(std::string_view text) {
  std::string out;
  for (const char c : trimmed(text)) {
    if (c == '\'') continue;
    if (c == ' ' || c == '_' || c == '\t') {
      if (!out.ends_with('-')) out += '-';
    } else {
      out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
  }
  return out;
}

bool is_description(std::string_view text) {
  const auto parts = words(text);
  return !parts.empty() && parts[0].size() == 1;
}

Result<Named> member(const Family& family, std::int64_t wanted) {
  const bool odd_only = family.step() == 2;
  if (wanted < family.least || wanted > family.most || (wanted - family.least) % family.step() != 0) {
    return fail(Code::invalid, "{}-N is made for N from {} to {}{}, not for {}",
                "{0}-N の N は {1}〜{2}{5} です（{4} ではなく）", family.stem, family.least, family.most,
                odd_only ? ", odd" : "", wanted, odd_only ? " の奇数" : "");
  }
  const int n = static_cast<int>(wanted);
  ASOBI_TRY(Description description, parse_description(family.description(n)));
  const bool numbered = family.most > 0;
  // The paper keeps N = 2 in this family although its planes do not meet inside (section 7).
  const bool waived = family.stem == "tetra-vertexface" && n == 2;
  const std::string name = numbered ? fmt::format("{}-{}", family.stem, n) : family.stem;
  return Named{name,
               {numbered ? fmt::format("{}, N = {}", family.title.en, n) : family.title.en,
                numbered ? fmt::format("{} N = {}", family.title.ja, n) : family.title.ja},
               std::move(description),
               Turning::all,
               waived ? Meeting::waived : Meeting::required,
               name};
}

std::optional<Result<Named>> find_member(std::string_view name) {
  for (const Family& family : families()) {
    if (family.most == 0) {
      if (name == family.stem) return member(family, 0);
      continue;
    }
    if (!name.starts_with(family.stem) || name.size() < family.stem.size() + 2 || name[family.stem.size()] != '-')
      continue;
    const auto n = to_integer(name.substr(family.stem.size() + 1));
    if (n) return member(family, *n);
  }
  return std::nullopt;
}

constexpr std::string_view solid_prefix = "solid-";

// "solid 5x5x5": a puzzle by any of its names, with its inner pieces.
Result<Named> kept_inside(std::string_view name) {
  ASOBI_TRY(Named out, find_named(name));
  if (const std::string_view stem = "cube-face-"; out.member.starts_with(stem)) {
    return find_named(fmt::format("cube-solid-{}", out.member.substr(stem.size())));
  }
  out.name = fmt::format("solid {}", out.name);
  out.title = {fmt::format("solid {}", out.title.en), fmt::format("内部のある {}", out.title.ja)};
  out.member.clear();
  out.description.keeps_inside = true;
  return out;
}

}  // namespace

std::string Family::name() const { return most == 0 ? stem : stem + (step() == 2 ? "-M" : "-N"); }

SolidLetter Family::solid() const { return Solid::of(*Solid::kind_of_letter(description(least)[0])).letter(); }

std::span<const Family> families() { return all_families(); }

Result<Named> find_named(std::string_view text) {
  if (is_description(text)) {
    ASOBI_TRY(Description description, parse_description(text));
    const std::string name = description.text();
    return Named{name, {name, name}, std::move(description)};
  }
  const std::string name = plain_spelling(text);
  if (auto found = find_member(name)) return std::move(*found);
  for (const Alias& alias : commercial_names()) {
    if (plain_spelling(alias.name) != name) continue;
    ASOBI_TRY(Named target, find_named(alias.target));
    target.name = alias.name;
    target.title = alias.title;
    target.turning = alias.turning;
    return target;
  }
  for (const PuzzleGeometryName& known : puzzle_geometry_names()) {
    if (plain_spelling(known.name) != name) continue;
    ASOBI_TRY(Description description, parse_description(known.description));
    return Named{known.name, {known.name, known.name}, std::move(description)};
  }
  if (name.starts_with(solid_prefix) && !name.substr(solid_prefix.size()).starts_with(solid_prefix)) {
    return kept_inside(name.substr(solid_prefix.size()));
  }
  std::vector<std::string> candidates;
  for (const Family& family : families()) candidates.push_back(family.most == 0 ? family.stem : family.stem + "-3");
  for (const Alias& alias : commercial_names()) candidates.push_back(alias.name);
  for (const PuzzleGeometryName& known : puzzle_geometry_names()) candidates.push_back(plain_spelling(known.name));
  if (const Text hint = did_you_mean(name, candidates); !hint.en.empty()) {
    return fail(Code::unknown_name, "there is no puzzle named {0}{1}", "{0} という名のパズルはありません{2}",
                shown(text), hint.en, hint.ja);
  }
  return fail(Code::unknown_name,
              "there is no puzzle named {}; write a name such as cube-face-3 or a description such as c f 1/3",
              "{} という名のパズルはありません。cube-face-3 のような名か、c f 1/3 のような記述を書いてください",
              shown(text));
}

Result<Puzzle> make_named(std::string_view text) {
  ASOBI_TRY(const Named named, find_named(text));
  return Puzzle::make(named.description, named.meeting);
}

}  // namespace asobi::twisty

#include "games/twisty/geometry/description.hpp"

#include <algorithm>

#include "base/text_reader.hpp"

namespace asobi::twisty {
namespace {

constexpr std::size_t longest_description = 4000;
constexpr std::string_view keeping_inside = "solid";

bool begins_cut(std::string_view word) {
  return axis_letters.find(word[0]) != std::string_view::npos && (word.size() == 1 || word[1] == ':' || word[1] == '/');
}

Result<std::vector<AxisEnd>> parse_axes(const Solid& solid, AxisKind kind, std::string_view list) {
  std::vector<AxisEnd> out;
  for (const std::string_view name : words(list, ",")) {
    const auto end = solid.find_axis(kind, name);
    if (!end) {
      std::string known;
      for (const Axis& axis : solid.axes()) {
        if (axis.kind == kind) known += (known.empty() ? "" : " ") + axis.name;
      }
      return fail_at(place_of(name, list), Code::unknown_name, "there is no such axis here: {}; there are {}",
                     "そのような軸はありません: {}。軸は {} です", shown(name), known);
    }
    out.push_back(*end);
  }
  if (out.empty()) {
    return fail(Code::invalid, "after the colon comes a list of axes, as in f:X,Y 1/3",
                "コロンの後には f:X,Y 1/3 のように軸を並べてください");
  }
  return out;
}

// "f", "f:X,Y+", "e/4", "e:I/4"
struct Head {
  AxisKind kind;
  std::vector<AxisEnd> on;
  int order = 0;
};

Result<Head> parse_head(const Solid& solid, std::string_view word) {
  Head head{static_cast<AxisKind>(axis_letters.find(word[0])), {}, 0};
  // A face of the tetrahedron is the negative end of a vertex axis; planes_of turns the sign.
  const bool mirrored = solid.shape().kind() == SolidKind::tetrahedron && head.kind == AxisKind::face;
  const AxisKind line = mirrored ? AxisKind::vertex : head.kind;
  std::string_view rest = word.substr(1);
  if (const std::size_t slash = rest.find('/'); slash != std::string_view::npos) {
    const std::string_view digits = rest.substr(slash + 1);
    const auto order = to_integer(digits);
    if (!order || *order < 2 || *order > 100) {
      return fail_at(place_of(digits, word), Code::invalid,
                     "after the slash in {} comes the number of turns in a circle, 2 to 100",
                     "{} の / の後には一周に要する回転の数（2〜100）を書いてください", shown(word));
    }
    head.order = static_cast<int>(*order);
    rest = rest.substr(0, slash);
  }
  if (rest.starts_with(':')) {
    const std::string_view list = rest.substr(1);
    ASOBI_TRY(head.on, within(parse_axes(solid, line, list), list, word));
  }
  return head;
}

// Condition 2: a turn must bring the whole solid back.
Result<void> check_order(const Solid& solid, const Head& head, std::string_view word) {
  if (head.order == 0) return {};
  const bool mirrored = solid.shape().kind() == SolidKind::tetrahedron && head.kind == AxisKind::face;
  const AxisKind line = mirrored ? AxisKind::vertex : head.kind;
  const auto axis = std::ranges::find(solid.axes(), line, &Axis::kind);
  if (axis->order % head.order == 0) return {};
  return fail(Code::invalid,
              "condition 2 is broken by {}: a turn of 360/{} degrees does not bring the solid back to its shape; this "
              "axis has turns of 360/{} degrees",
              "{} は条件 2 に反します: 360/{} 度の回転では全体の形が元に戻りません。この軸の単位回転角は 360/{} 度です",
              shown(word), head.order, axis->order);
}

}  // namespace

Result<Description> parse_description(std::string_view text) {
  if (text.size() > longest_description) {
    return fail(Code::limit, "a description has at most {} characters", "記述は {} 文字までです", longest_description);
  }
  auto parts = words(text);
  const bool keeps_inside = parts.size() > 1 && parts.back() == keeping_inside;
  if (keeps_inside) parts.pop_back();
  const auto kind = !parts.empty() && parts[0].size() == 1 ? Solid::kind_of_letter(parts[0][0]) : std::nullopt;
  if (!kind) {
    return fail_at(
        place_of(parts.empty() ? text.substr(text.size()) : parts[0], text), Code::invalid,
        "condition 1: a puzzle is cut from a regular solid; the description begins with t, c, o, d or i "
        "(tetrahedron, cube, octahedron, dodecahedron, icosahedron), as in c f 1/3, not with {}",
        "条件 1: 全体の形は正多面体です。記述は c f 1/3 のように t, c, o, d, i（正四・六・八・十二・二十面体）で"
        "始めてください（{} ではなく）",
        shown(parts.empty() ? std::string_view() : parts[0]));
  }
  Description out;
  out.solid = *kind;
  out.keeps_inside = keeps_inside;
  const Solid& solid = Solid::of(*kind);
  const Lengths lengths{solid.shape().midradius(), solid.shape().circumradius()};
  for (std::size_t i = 1; i < parts.size();) {
    if (!begins_cut(parts[i])) {
      return fail_at(place_of(parts[i], text), Code::invalid,
                     "a cut begins with f, v or e and a distance follows, as in f 1/3; this does not: {}",
                     "切断は f 1/3 のように f, v, e のどれかと距離で書きます。これは違います: {}", shown(parts[i]));
    }
    ASOBI_TRY(Head head, within(parse_head(solid, parts[i]), parts[i], text));
    ASOBI_CHECK(within(check_order(solid, head, parts[i]), parts[i], text));
    int& order = out.orders[static_cast<std::size_t>(head.kind)];
    if (order != 0 && head.order != 0 && order != head.order) {
      return fail_at(place_of(parts[i], text), Code::invalid,
                     "condition 5: axes of one kind turn by one angle, but {} asks for another",
                     "条件 5: 同種の軸の単位回転角は同じです。{} は別の角度を求めています", shown(parts[i]));
    }
    if (head.order != 0) order = head.order;
    const std::string_view name = parts[i];
    const std::size_t first = ++i;
    while (i < parts.size() && !begins_cut(parts[i])) ++i;
    if (i == first) {
      return fail_at(place_of(name, text), Code::invalid, "the distance after {} is missing",
                     "{} の後に距離がありません", shown(name));
    }
    const std::string_view number(parts[first].begin(), parts[i - 1].end());
    ASOBI_TRY(Number distance, within(parse_number(number, lengths), number, text));
    out.cuts.push_back({head.kind, std::move(head.on), std::move(distance)});
    if (out.cuts.size() > most_cuts) {
      return fail_at(place_of(name, text), Code::limit, "at most {} cuts are allowed", "切断は {} 個までです",
                     most_cuts);
    }
  }
  return out;
}

std::string cut_text(const Description& description, const Cut& cut) {
  const Solid& solid = Solid::of(description.solid);
  std::string out(1, axis_letters[static_cast<std::size_t>(cut.kind)]);
  for (std::size_t i = 0; i < cut.on.size(); ++i) {
    const Axis& axis = solid.axes()[cut.on[i].axis];
    const bool letters = axis.name == solid.end_letters(cut.on[i].axis, 1);
    out += i == 0 ? ':' : ',';
    if (letters && cut.on[i].sign != 0) {
      out += solid.end_letters(cut.on[i].axis, cut.on[i].sign);
    } else {
      out += axis.name;
      if (cut.on[i].sign != 0) out += cut.on[i].sign > 0 ? '+' : '-';
    }
  }
  if (const int order = description.orders[static_cast<std::size_t>(cut.kind)]; order != 0) {
    out += fmt::format("/{}", order);
  }
  return out + " " + cut.distance.text;
}

std::string Description::text() const {
  std::string out(name(Solid::of(solid).letter()));
  for (const Cut& cut : cuts) out += " " + cut_text(*this, cut);
  if (keeps_inside) out += fmt::format(" {}", keeping_inside);
  return out;
}

int turn_order(const Description& description, const Axis& axis) {
  int asked = description.orders[static_cast<std::size_t>(axis.kind)];
  if (description.solid == SolidKind::tetrahedron && axis.kind == AxisKind::vertex) {
    asked = std::max(asked, description.orders[static_cast<std::size_t>(AxisKind::face)]);
  }
  return asked == 0 ? axis.order : asked;
}

Planes planes_of(const Description& description) {
  const Solid& solid = Solid::of(description.solid);
  Planes planes(solid.axes().size());
  const bool tetrahedron = description.solid == SolidKind::tetrahedron;
  for (std::size_t c = 0; c < description.cuts.size(); ++c) {
    const Cut& cut = description.cuts[c];
    const bool towards_faces = tetrahedron && cut.kind == AxisKind::face;
    const AxisKind line = towards_faces ? AxisKind::vertex : cut.kind;
    const auto add = [&](int axis, int sign) {
      planes[axis].push_back({sign * cut.distance.value, static_cast<int>(c), sign});
    };
    for (int a = 0; a < static_cast<int>(planes.size()); ++a) {
      if (solid.axes()[a].kind != line) continue;
      const bool one_sided = tetrahedron && line == AxisKind::vertex;
      if (cut.on.empty() && one_sided) {
        add(a, towards_faces ? -1 : 1);
      } else if (cut.on.empty()) {
        add(a, 1);
        add(a, -1);
      }
    }
    for (const auto& [axis, sign] : cut.on) {
      if (tetrahedron && line == AxisKind::vertex) {
        add(axis, towards_faces ? -1 : 1);
      } else {
        if (sign >= 0) add(axis, 1);
        if (sign <= 0) add(axis, -1);
      }
    }
  }
  for (auto& on_axis : planes) {
    std::ranges::sort(on_axis, {}, &Plane::at);
    const auto rest =
        std::ranges::unique(on_axis, [](const Plane& a, const Plane& b) { return std::abs(a.at - b.at) < same_plane; });
    on_axis.erase(rest.begin(), rest.end());
  }
  return planes;
}

}  // namespace asobi::twisty

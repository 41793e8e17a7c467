// KPuzzle definitions read from JSON, with every field checked.
#include <algorithm>
#include <map>
#include <set>

#include "base/json.hpp"
#include "base/json_depth.hpp"
#include "base/json_read.hpp"
#include "games/twisty/exchange/kpuzzle.hpp"

namespace asobi::twisty {
namespace {

constexpr std::size_t most_text = 64u << 20;
constexpr int most_pieces = 20'000, most_orientations = 120;
constexpr std::size_t most_points = 60'000, most_moves = 2'000;
constexpr std::size_t most_derived_turns = 100'000;

// A value of the definition with the way to it, for messages.
struct Field {
  const Json& value;
  std::string path;
};

// A fault at one place, in both languages.
template <class... Args>
std::unexpected<Error> definition_fault(const std::string& path, fmt::format_string<const Args&...> en,
                                        fmt::format_string<const Args&...> ja, const Args&... args) {
  const Text what = say<const Args&...>(en, ja, args...);
  return fail(Code::invalid, "{}: {}", "{2}: {3}", path.empty() ? "definition" : path, what.en,
              path.empty() ? "定義" : path, what.ja);
}

Result<Field> field_of(const Field& object, const std::string& name) {
  const std::string path = object.path.empty() ? name : object.path + "." + name;
  if (!object.value.is_object())
    return definition_fault(object.path, "must be an object", "オブジェクトでなければなりません");
  const auto found = object.value.find(name);
  if (found == object.value.end()) return definition_fault(path, "this field is missing", "この項目がありません");
  return Field{*found, path};
}

Result<void> only_fields(const Field& object, std::initializer_list<std::string_view> names) {
  if (!object.value.is_object())
    return definition_fault(object.path, "must be an object", "オブジェクトでなければなりません");
  for (const auto& [name, value] : object.value.items()) {
    if (std::ranges::find(names, name) != names.end() || name.starts_with("experimental")) continue;
    return definition_fault(object.path, "has an unknown field {}", "知らない項目 {} があります", shown(name));
  }
  return {};
}

Result<std::string> text_in(const Field& field) {
  if (!field.value.is_string()) return definition_fault(field.path, "must be a text", "文字列でなければなりません");
  return field.value.get<std::string>();
}

Result<int> number_in(const Field& field, int least, int most) {
  const bool whole = field.value.is_number_integer();
  const std::int64_t n = whole && !(field.value.is_number_unsigned() && field.value.get<std::uint64_t>() > 1u << 30)
                             ? field.value.get<std::int64_t>()
                             : std::int64_t{1} << 40;
  if (!whole || n < least || n > most) {
    return definition_fault(field.path, "must be a whole number from {} to {}",
                            "{} から {} までの整数でなければなりません", least, most);
  }
  return static_cast<int>(n);
}

Result<std::vector<int>> numbers_in(const Field& field, int count, int most) {
  if (!field.value.is_array() || field.value.size() != static_cast<std::size_t>(count)) {
    return definition_fault(field.path, "must be an array of {} numbers", "{} 個の数の配列でなければなりません", count);
  }
  std::vector<int> out;
  for (std::size_t i = 0; i < field.value.size(); ++i) {
    ASOBI_TRY(const int n, number_in({field.value[i], fmt::format("{}[{}]", field.path, i)}, 0, most));
    out.push_back(n);
  }
  return out;
}

Result<std::vector<OrbitShape>> orbits_in(const Field& field) {
  if (!field.value.is_array() || field.value.empty()) {
    return definition_fault(field.path, "must be an array of at least one orbit",
                            "一つ以上の軌道の配列でなければなりません");
  }
  std::vector<OrbitShape> out;
  std::set<std::string> names;
  std::size_t points = 0;
  for (std::size_t i = 0; i < field.value.size(); ++i) {
    const Field orbit{field.value[i], fmt::format("{}[{}]", field.path, i)};
    ASOBI_CHECK(only_fields(orbit, {"orbitName", "numPieces", "numOrientations"}));
    ASOBI_TRY(const Field name, field_of(orbit, "orbitName"));
    ASOBI_TRY(const Field pieces, field_of(orbit, "numPieces"));
    ASOBI_TRY(const Field orientations, field_of(orbit, "numOrientations"));
    OrbitShape shape;
    ASOBI_TRY(shape.name, text_in(name));
    ASOBI_TRY(shape.pieces, number_in(pieces, 1, most_pieces));
    ASOBI_TRY(shape.orientations, number_in(orientations, 1, most_orientations));
    if (!names.insert(shape.name).second) {
      return definition_fault(name.path, "the name {} appears twice", "名前 {} が二度現れます", shown(shape.name));
    }
    points += static_cast<std::size_t>(shape.pieces) * static_cast<std::size_t>(shape.orientations);
    if (points > most_points) {
      return definition_fault(field.path, "more than {} pieces times orientations",
                              "ピース数と向き数の積の和が {} を超えます", most_points);
    }
    out.push_back(std::move(shape));
  }
  return out;
}

// {orbit: {numbers, orientations}} with exactly the orbits of the definition.
Result<OrbitState> parts_in(const Field& field, const std::vector<OrbitShape>& orbits, const char* pieces,
                            const char* orientation, bool permutation) {
  OrbitState out;
  for (const OrbitShape& shape : orbits) {
    ASOBI_TRY(const Field part, field_of(field, shape.name));
    ASOBI_TRY(const Field at, field_of(part, pieces));
    ASOBI_TRY(const Field way, field_of(part, orientation));
    ASOBI_TRY(const std::vector<int> places, numbers_in(at, shape.pieces, shape.pieces - 1));
    ASOBI_TRY(const std::vector<int> ways, numbers_in(way, shape.pieces, shape.orientations - 1));
    std::vector<bool> seen(shape.pieces, false);
    for (std::size_t i = 0; permutation && i < places.size(); ++i) {
      if (seen[places[i]]) {
        return definition_fault(fmt::format("{}[{}]", at.path, i), "{} appears twice", "{} が二度現れます", places[i]);
      }
      seen[places[i]] = true;
    }
    out.push_back({{places.begin(), places.end()}, {ways.begin(), ways.end()}});
  }
  for (const auto& [name, part] : field.value.items()) {
    const Field here{part, field.path + "." + name};
    if (std::ranges::find(orbits, name, &OrbitShape::name) == orbits.end()) {
      return definition_fault(here.path, "there is no orbit of this name", "この名の軌道はありません");
    }
    if (permutation) {
      ASOBI_CHECK(only_fields(here, {pieces, orientation}));
    } else {
      ASOBI_CHECK(only_fields(here, {pieces, orientation, "orientationMod"}));
    }
  }
  return out;
}

Result<std::vector<int>> orientation_mod_in(const Field& pattern, const OrbitShape& shape) {
  const Json& part = pattern.value.at(shape.name);
  if (!part.contains("orientationMod")) return std::vector<int>{};
  const Field field{part.at("orientationMod"), pattern.path + "." + shape.name + ".orientationMod"};
  ASOBI_TRY(std::vector<int> out, numbers_in(field, shape.pieces, shape.orientations - 1));
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (out[i] != 0 && shape.orientations % out[i] != 0) {
      return definition_fault(fmt::format("{}[{}]", field.path, i), "must be 0 or divide {}",
                              "0 か {} の約数でなければなりません", shape.orientations);
    }
  }
  return out;
}

// How many moves a derived move stands for; each of its words is a move or another derived move, with an amount and a
// prime or not.
class DerivedMoves {
 public:
  explicit DerivedMoves(const KPuzzle& definition) : definition_(definition) {}

  Result<void> check() {
    for (const auto& [name, sequence] : definition_.derived_moves) ASOBI_CHECK(length(name, 0));
    return {};
  }

 private:
  Result<std::size_t> length(const std::string& name, std::size_t depth) {
    if (std::ranges::find(definition_.moves, name, &KPuzzle::Move::name) != definition_.moves.end()) return 1;
    const std::string path = "derivedMoves." + name;
    const auto found = std::ranges::find(definition_.derived_moves, name, &std::pair<std::string, std::string>::first);
    if (found == definition_.derived_moves.end()) {
      return definition_fault("derivedMoves", "there is no move {}", "手 {} はありません", shown(name));
    }
    if (depth > definition_.derived_moves.size()) {
      return definition_fault(path, "is defined by itself", "自分自身で定義されています");
    }
    if (const auto known = lengths_.find(name); known != lengths_.end()) return known->second;
    std::size_t sum = 0;
    for (const std::string_view word : words(found->second)) {
      ASOBI_TRY(const std::size_t one, word_length(word, path, depth));
      sum += one;
      if (sum > most_derived_turns) return definition_fault(path, "is too long", "長すぎます");
    }
    return lengths_[name] = sum;
  }

  Result<std::size_t> word_length(std::string_view word, const std::string& path, std::size_t depth) {
    std::string name(word);
    if (name.ends_with('\'')) name.pop_back();
    std::size_t digits = name.size();
    while (digits > 0 && name[digits - 1] >= '0' && name[digits - 1] <= '9') --digits;
    const auto amount = digits == name.size() ? std::optional<std::int64_t>(1) : to_integer(name.substr(digits));
    if (digits == 0 || !amount || *amount > 1000 || name.find_first_of("[](),:") != std::string::npos) {
      return definition_fault(path, "{} is no move with an amount", "{} は手（と回数）ではありません", shown(word));
    }
    ASOBI_TRY(const std::size_t one, length(name.substr(0, digits), depth + 1));
    return one * static_cast<std::size_t>(*amount);
  }

  const KPuzzle& definition_;
  std::map<std::string, std::size_t> lengths_;
};

}  // namespace

Result<KPuzzle> read_kpuzzle(std::string_view text) {
  if (text.size() > most_text) {
    return fail(Code::limit, "the definition has more than {} bytes", "定義が {} バイトを超えています", most_text);
  }
  if (nested_too_deeply(text)) {
    return fail(Code::invalid, "the definition is nested too deeply (at most {} levels)",
                "定義の入れ子が深すぎます（上限 {} 段）", deepest_nesting);
  }
  const auto read = read_json(text);
  if (!read) {
    return fail(Code::invalid, "the definition is no JSON: fault at byte {}",
                "定義が JSON ではありません: {} バイト目に誤りがあります", read.error());
  }
  const Json& json = *read;
  const Field root{json, ""};
  ASOBI_CHECK(only_fields(root, {"name", "orbits", "defaultPattern", "moves", "derivedMoves"}));
  KPuzzle out;
  ASOBI_TRY(const Field name, field_of(root, "name"));
  ASOBI_TRY(out.name, text_in(name));
  ASOBI_TRY(const Field orbits, field_of(root, "orbits"));
  ASOBI_TRY(out.orbits, orbits_in(orbits));
  ASOBI_TRY(const Field pattern, field_of(root, "defaultPattern"));
  ASOBI_TRY(out.solved, parts_in(pattern, out.orbits, "pieces", "orientation", false));
  for (const OrbitShape& shape : out.orbits) {
    ASOBI_TRY(std::vector<int> mod, orientation_mod_in(pattern, shape));
    out.orientation_mod.push_back(std::move(mod));
  }
  ASOBI_TRY(const Field moves, field_of(root, "moves"));
  if (!moves.value.is_object() || moves.value.size() > most_moves) {
    return definition_fault(moves.path, "must be an object of at most {} moves",
                            "{} 手以下のオブジェクトでなければなりません", most_moves);
  }
  for (const auto& [move, effect] : moves.value.items()) {
    ASOBI_TRY(OrbitState state,
              parts_in({effect, "moves." + move}, out.orbits, "permutation", "orientationDelta", true));
    out.moves.push_back({move, std::move(state)});
  }
  if (json.contains("derivedMoves")) {
    const Field derived{json.at("derivedMoves"), "derivedMoves"};
    if (!derived.value.is_object())
      return definition_fault(derived.path, "must be an object", "オブジェクトでなければなりません");
    for (const auto& [move, sequence] : derived.value.items()) {
      ASOBI_TRY(std::string words_of, text_in({sequence, "derivedMoves." + move}));
      out.derived_moves.emplace_back(move, std::move(words_of));
    }
    ASOBI_CHECK(DerivedMoves(out).check());
  }
  return out;
}

}  // namespace asobi::twisty

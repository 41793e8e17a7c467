// Other puzzles and other programs: a puzzle inside another, definitions written and read, colours as a string.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/exchange/kpuzzle.hpp"
#include "games/twisty/game.hpp"
#include "games/twisty/inside/equivalence.hpp"

namespace asobi::twisty {

// --- map ---

struct MapArguments {
  std::string other;  // a name or a description
};

struct TurnNames {
  std::string from;
  std::optional<std::string> to = {};

  static constexpr auto fields() {
    return field_list(field("from", &TurnNames::from),
                      field("to", &TurnNames::to, "null where nothing of that layer was found").or_null());
  }
};

// An Equivalence with its turns and puzzles by name.
struct PuzzleMap {
  std::string from, to;
  bool inside = false, whole = false;
  std::size_t pieces = 0;
  int shown = 0, hidden = 0, absent = 0;
  std::size_t joined = 0, oriented = 0;
  bool exhaustive = true;
  std::vector<TurnNames> turns;
  std::vector<std::vector<int>> map;

  static constexpr auto fields() {
    return field_list(field("from", &PuzzleMap::from), field("to", &PuzzleMap::to),
                      field("inside", &PuzzleMap::inside, "all pieces of the first were found in the second"),
                      field("whole", &PuzzleMap::whole, "each by one piece that shows a sticker, with its orientation"),
                      field("pieces", &PuzzleMap::pieces, "of the first"), field("shown", &PuzzleMap::shown),
                      field("hidden", &PuzzleMap::hidden, "found where the second shows no sticker"),
                      field("absent", &PuzzleMap::absent),
                      field("joined", &PuzzleMap::joined, "for which several pieces of the second stand together"),
                      field("oriented", &PuzzleMap::oriented, "of which one also sees how they are turned"),
                      field("exhaustive", &PuzzleMap::exhaustive, "every way was tried"),
                      field("turns", &PuzzleMap::turns),
                      field("map", &PuzzleMap::map, "by piece of the first: those of the second that stand for it"));
  }
};
PuzzleMap puzzle_map(const Model& from, const Model& to, const Equivalence& found);
Result<PuzzleMap> map_to_other(const Game& game, const State& state, const MapArguments& asked, Context& context);
std::string text(const PuzzleMap& map, Lang lang);

// --- export ---

enum class DefinitionFormat { kpuzzle, tws };
constexpr auto names(DefinitionFormat) { return std::to_array<std::string_view>({"kpuzzle", "tws"}); }
inline auto labels(DefinitionFormat) {
  return std::to_array<Text>({{"KPuzzle (cubing.js)", "KPuzzle（cubing.js）"}, {"twsearch", "twsearch"}});
}

struct ExportArguments {
  DefinitionFormat format = DefinitionFormat::kpuzzle;
  std::optional<std::string> out = {};  // a file to be written
  bool marks = false, rotations = false;
};

struct Export {
  DefinitionFormat format = DefinitionFormat::kpuzzle;
  std::size_t orbits = 0, moves = 0;
  std::optional<std::string> out = {}, definition = {};  // one of them

  static constexpr auto fields() {
    return field_list(field("format", &Export::format), field("orbits", &Export::orbits),
                      field("moves", &Export::moves), field("out", &Export::out, "the file that was written, if asked"),
                      field("definition", &Export::definition, "otherwise the text itself"));
  }
};
Result<Export> exported(const Game& game, const State& state, const ExportArguments& asked, Context& context);
std::string text(const Export& answer, Lang lang);

// --- import ---

struct ImportArguments {
  std::string definition;  // the text
};

struct Import {
  std::string name;
  std::vector<OrbitShape> orbits;
  std::vector<std::string> moves;
  Natural order;
  std::string puzzle;
  bool same = false;
  Text why;
  std::optional<std::string> move = {};

  static constexpr auto fields() {
    return field_list(field("name", &Import::name), field("orbits", &Import::orbits), field("moves", &Import::moves),
                      field("order", &Import::order, "of the group"), field("puzzle", &Import::puzzle, "ours"),
                      field("same", &Import::same, "whether they are the same"), field("why", &Import::why),
                      field("move", &Import::move, "the move that the reason speaks of"));
  }
};
Result<Import> imported(const Game& game, const State& state, const ImportArguments& asked, Context& context);
std::string text(const Import& answer, Lang lang);

// --- facelets ---

struct FaceletsArguments {
  std::optional<std::string> colours = {};
};

struct Facelets {
  bool possible = true;
  std::optional<Text> why = {};
  std::optional<std::string> facelets = {};
  std::optional<bool> solved = {};
  std::optional<Text> picture = {};

  static constexpr auto fields() {
    return field_list(field("possible", &Facelets::possible), field("why", &Facelets::why, "it is not"),
                      field("facelets", &Facelets::facelets, "if it is"), field("solved", &Facelets::solved),
                      field("picture", &Facelets::picture, "for people"));
  }
};
// With colours: whether they can be; without: those of the present state.
Result<Facelets> facelets_of(const Game& game, const State& state, const FaceletsArguments& asked, Context& context);
std::string text(const Facelets& facelets, Lang lang);

}  // namespace asobi::twisty

// What a puzzle is: the puzzles that have a name, stickers and pieces, orbits, and the group.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/game.hpp"
#include "games/twisty/group/group.hpp"
#include "games/twisty/show/labels.hpp"
#include "play/argument.hpp"

namespace asobi::twisty {

// --- list ---

struct PuzzleList {
  std::span<const Family> families;
  std::span<const Alias> commercial;
  std::span<const PuzzleGeometryName> puzzle_geometry;

  static constexpr auto fields() {
    return field_list(field("families", &PuzzleList::families, "of the paper"),
                      field("commercial", &PuzzleList::commercial),
                      field("puzzle_geometry", &PuzzleList::puzzle_geometry));
  }
};
Result<PuzzleList> puzzle_list(const Game& game, const State& state, const NoArguments&, Context& context);
std::string text(const PuzzleList& list, Lang lang);

// --- info ---

// One value for a puzzle with cuts on one kind of axis; by kind for a mixture.
template <class T>
using ByAxis = std::variant<T, std::map<AxisLetter, T>>;

struct PuzzleInfo {
  std::string name;
  Text title;
  std::string member, description;
  std::vector<Snap> snaps;
  int pieces = 0, stickers = 0;
  ByAxis<int> layers;
  std::map<PieceKind, int> pieces_by_type;
  ByAxis<std::vector<std::size_t>> pieces_per_layer;
  std::size_t orbits = 0;
  std::vector<std::string> axes;
  Turning turning = Turning::all;
  std::optional<std::vector<int>> paper_layers;
  std::optional<std::vector<int>> shells;

  static constexpr auto fields() {
    return field_list(
        field("name", &PuzzleInfo::name), field("title", &PuzzleInfo::title),
        field("member", &PuzzleInfo::member, "of a family of the paper, or empty"),
        field("description", &PuzzleInfo::description),
        field("snaps", &PuzzleInfo::snaps, "decimals that were taken for the exact value which they round"),
        field("pieces", &PuzzleInfo::pieces), field("stickers", &PuzzleInfo::stickers),
        field("layers", &PuzzleInfo::layers, "on an axis; by kind of axis where several have cuts"),
        field("pieces_by_type", &PuzzleInfo::pieces_by_type),
        field("pieces_per_layer", &PuzzleInfo::pieces_per_layer, "likewise"), field("orbits", &PuzzleInfo::orbits),
        field("axes", &PuzzleInfo::axes), field("turning", &PuzzleInfo::turning, "core: not the layers in the middle"),
        field("paper_layers", &PuzzleInfo::paper_layers, "the paper's numbers of layers, if it has any").or_null(),
        field("shells", &PuzzleInfo::shells, "pieces by shell from outside, where the inner ones are kept"));
  }
};
Result<PuzzleInfo> puzzle_info(const Game& game, const State& state, const NoArguments&, Context& context);
std::string text(const PuzzleInfo& info, Lang lang);

// --- pieces ---

struct PiecesArguments {
  bool all = false;
};

struct OrbitOfPieces {
  Text name;
  std::size_t pieces = 0;
  int stickers = 0, orientations = 0;
  std::size_t look_alike = 0;
  std::string example;
  std::optional<std::vector<std::string>> names = {};

  static constexpr auto fields() {
    return field_list(field("name", &OrbitOfPieces::name), field("pieces", &OrbitOfPieces::pieces),
                      field("stickers", &OrbitOfPieces::stickers, "of each piece"),
                      field("orientations", &OrbitOfPieces::orientations),
                      field("look_alike", &OrbitOfPieces::look_alike, "groups of pieces with the same colours"),
                      field("example", &OrbitOfPieces::example, "the name of the first piece"),
                      field("names", &OrbitOfPieces::names, "of all pieces, if asked for"));
  }
};

struct PieceList {
  int pieces = 0;
  std::vector<OrbitOfPieces> orbits;

  static constexpr auto fields() {
    return field_list(field("pieces", &PieceList::pieces), field("orbits", &PieceList::orbits));
  }
};
Result<PieceList> piece_list(const Game& game, const State& state, const PiecesArguments& asked, Context& context);
std::string text(const PieceList& list, Lang lang);

// --- order ---

struct OrderArguments {
  Turning turning = Turning::all;
};

struct GroupAnswer : GroupFacts {
  Turning turning = Turning::all;
  std::vector<Text> laws;
  std::vector<std::vector<std::size_t>> law_orbits;  // by law: those it speaks of, from 0; none if of all
  bool laws_complete = false;

  static constexpr auto fields() {
    return field_list(
        GroupFacts::fields(), field("turning", &GroupAnswer::turning), field("laws", &GroupAnswer::laws, "for people"),
        field("law_orbits", &GroupAnswer::law_orbits, "by law: the orbits it speaks of, from 0; none: all"),
        field("laws_complete", &GroupAnswer::laws_complete, "every state that obeys them can be reached"));
  }
};
Result<GroupAnswer> group_order(const Game& game, const State& state, const OrderArguments& asked, Context& context);
std::string text(const GroupAnswer& answer, Lang lang);

}  // namespace asobi::twisty

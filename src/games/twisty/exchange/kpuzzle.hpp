// Puzzles in the exchange format of cubing.js, KPuzzle definitions: orbits of pieces with orientations, a solved
// pattern, and moves. In a move, permutation[i] is the place from which a piece comes to place i, and
// orientationDelta[i] is added to its orientation there: exactly an OrbitState, which is what a move makes of the
// solved state. The format is cubing.js 0.63's KPuzzleDefinitionJSON; fields that begin with "experimental" are passed
// over.
//
// A definition is written by its list of fields (base/fields_json.hpp) and read by read_kpuzzle.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/orbit_state.hpp"
#include "math/natural.hpp"

namespace asobi::twisty {

struct KPuzzle {
  struct Move {
    std::string name;
    OrbitState effect;

    friend bool operator==(const Move&, const Move&) = default;
  };
  std::string name;
  std::vector<OrbitShape> orbits;
  // Pieces with the same number look alike. orientation_mod: by orbit, empty or by place: the orientation is known only
  // modulo this number; 0: wholly.
  OrbitState solved;
  std::vector<std::vector<int>> orientation_mod;
  std::vector<Move> moves;
  InOrder<std::string> derived_moves;  // sequences of moves by their names

  // As the format has it; what is returned refers to the definition.
  struct Orbit : OrbitShape {
    static constexpr auto fields() {
      return field_list(field("orbitName", &Orbit::name), field("numPieces", &Orbit::pieces),
                        field("numOrientations", &Orbit::orientations));
    }
  };
  struct Pattern {
    std::span<const Point> pieces;
    std::span<const std::uint8_t> orientation;
    std::optional<std::span<const int>> orientation_mod;

    static constexpr auto fields() {
      return field_list(field("pieces", &Pattern::pieces), field("orientation", &Pattern::orientation),
                        field("orientationMod", &Pattern::orientation_mod));
    }
  };
  struct Transformation {
    std::span<const Point> permutation;
    std::span<const std::uint8_t> orientation_delta;

    static constexpr auto fields() {
      return field_list(field("permutation", &Transformation::permutation),
                        field("orientationDelta", &Transformation::orientation_delta));
    }
  };
  std::vector<Orbit> named_orbits() const;
  InOrder<Pattern> default_pattern() const;                  // by orbit
  InOrder<InOrder<Transformation>> transformations() const;  // by move and orbit
  std::optional<InOrder<std::string>> derived_moves_if_any() const;

  static constexpr auto fields() {
    return field_list(field("name", &KPuzzle::name), field("orbits", &KPuzzle::named_orbits),
                      field("defaultPattern", &KPuzzle::default_pattern), field("moves", &KPuzzle::transformations),
                      field("derivedMoves", &KPuzzle::derived_moves_if_any));
  }
  friend bool operator==(const KPuzzle&, const KPuzzle&) = default;
};

struct KPuzzleOptions {
  // stickers: middle stickers show no direction and pieces that look alike share a number; marks: all are told apart.
  Telling telling = Telling::stickers;
  // Also rotations of the whole, about every axis; they are no moves of the puzzle's group, and may join orbits.
  bool rotations = false;
};

// The unit turn of every turning layer, in the sense whose name is shorter: clockwise as seen from outside.
Result<KPuzzle> kpuzzle_of(const Model& model, const KPuzzleOptions& options, const Progress& progress);
KPuzzle kpuzzle_of(const Model& model, const KPuzzleOptions& options = {});  // however long it takes

// Strict; an error names the field and its place, as in moves.F.EDGES.permutation[3].
Result<KPuzzle> read_kpuzzle(std::string_view text);

// The moves on points (as_permutation) and the order of the group that they generate.
std::vector<Permutation> moves_as_permutations(const KPuzzle& definition);
Result<Natural> order_of(const KPuzzle& definition, Progress& progress);

struct Comparison {
  bool same = false;
  Telling telling = Telling::stickers;   // of ours, when they are the same
  Text why;                              // in a sentence
  std::optional<std::string> move = {};  // of the definition, that is no turn of ours, where this is the reason
};
// Whether the definition's moves, read in our notation, do to its pieces what they do to ours: then sending moves to
// turns is an isomorphism of the two groups. How places are numbered and orientations counted does not matter.
Result<Comparison> compare(const KPuzzle& definition, const Model& model, Progress& progress);

}  // namespace asobi::twisty

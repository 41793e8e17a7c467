// Puzzles by name: the paper's families with their N, commercial names, and the names of PuzzleGeometry.
// `solid` before a name keeps the inner pieces: solid 5x5x5.
// Upper and lower case are the same, and so are spaces, dashes and underlines; apostrophes are left out.
// Where a commercial puzzle has fewer layers than the paper's (Skewb, Master Skewb, Magic Octahedron) it is cut less;
// where layers do not turn by themselves (Megaminx) its `turning` says so.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/twisty/puzzle/orbits.hpp"
#include "games/twisty/puzzle/puzzle.hpp"

namespace asobi::twisty {

// A family of the paper: `stem`-N for N = least, least + step, … up to most, or just `stem` if it has no N (least =
// most = 0).
struct Family {
  std::string stem;
  Text title;
  std::string section;  // of the paper
  int least, most;
  std::string (*description)(int n);

  std::string name() const;  // with -N, or -M where the paper counts layers by M
  std::optional<int> least_n() const { return most == 0 ? std::nullopt : std::optional(least); }
  std::optional<int> most_n() const { return most == 0 ? std::nullopt : std::optional(most); }
  int step() const { return stem == "cube-edge-odd" ? 2 : 1; }
  SolidLetter solid() const;

  static constexpr auto fields() {
    return field_list(field("name", &Family::name), field("title", &Family::title),
                      field("section", &Family::section, "of the paper"),
                      field("least", &Family::least_n, "N; null if the family has one member").or_null(),
                      field("most", &Family::most_n).or_null(), field("step", &Family::step, "from one N to the next"),
                      field("stem", &Family::stem, "the name of a member is stem-N, or the stem"),
                      field("solid", &Family::solid, "as descriptions write it"));
  }
};
std::span<const Family> families();

// Another name for a family's member or for a description.
struct Alias {
  std::string name;
  Text title;
  std::string target;
  Turning turning = Turning::all;

  static constexpr auto fields() {
    return field_list(field("name", &Alias::name), field("title", &Alias::title), field("is", &Alias::target),
                      field("turning", &Alias::turning));
  }
};
std::span<const Alias> commercial_names();

struct PuzzleGeometryName {
  std::string name, description;

  static constexpr auto fields() {
    return field_list(field("name", &PuzzleGeometryName::name), field("is", &PuzzleGeometryName::description));
  }
};
std::span<const PuzzleGeometryName> puzzle_geometry_names();

struct Named {
  std::string name;  // in its usual spelling; for a description, the description
  Text title;
  Description description;
  Turning turning = Turning::all;
  Meeting meeting = Meeting::required;
  std::string member = {};  // of a family, such as cube-face-3, whatever it is called here; may be empty
};

// A name of any of the three kinds, or a description. Unknown names are answered with the nearest known one.
Result<Named> find_named(std::string_view text);
Result<Puzzle> make_named(std::string_view text);

}  // namespace asobi::twisty

// Laws: families of points {x, y, z} written as in section 3 of paper 001, in Mathematica's words.
//
//   AA[n_] := Union[Join[Table[{6 n - 1, 4 n + 2 k - 1, 4 n - 4 k - 1}, {k, 0, n - 1}], …]];
//   Table[{y ⊕ z, y, z}, {y, 0, Infinity}, {z, 0, y/2}]
//   {{0, 0, 0}, {6 n, 4 n, 4 n}}
//
// Every statement adds its points. A name that no range binds runs through 0, 1, 2, …; but if it stands only in upper
// ends of ranges (the paper's m in CC[n_, m_]), it is a cut-off, and those ranges have no end; and if it is itself the
// third number of a point, and the second is another, it runs through all that are positions of the bar: {y ⊕ z, y, z}
// is theorem 4's set. A range without end must make x or y grow, so that only finitely many points lie below any bound.
// A range may be empty for some n.
//
// A law may also be a statement (proof/law_statement.hpp); then it has no tables.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/progress.hpp"
#include "games/chocolate/edge.hpp"
#include "math/automata/automaton.hpp"

namespace asobi::chocolate {

using Point = std::array<Integer, 3>;

// "{3, 2, 1}"
std::string point_text(const Point& point);

// variable = low, low + 1, …, high (none: without end)
struct Range {
  std::size_t variable;
  Formula low;
  std::optional<Formula> high;
  std::vector<Affine> floors = {};  // each is ≤ x or ≤ y whatever the inner ranges do, and grows with the variable
};

struct PointTable {
  std::array<Formula, 3> point;
  std::vector<Range> ranges;  // outermost first
};

// The points of which a statement holds, as an automaton on the tracks 0, 1 and 2.
struct StatedPoints {
  std::string read;  // the statement
  std::shared_ptr<const automata::Automaton> points;
  Edge bar;
  std::optional<Point> outside;  // one of them that is no position
};

class Law {
 public:
  // Errors tell the line and the character. Without a bar no name runs through its positions.
  static Result<Law> parse(std::string_view text, const Edge* bar = nullptr);
  static Law of(StatedPoints stated);

  // Calls visit(points) for all points with x ≤ most and y ≤ most, some hundred at once, negative coordinates included;
  // a point may come more than once. Errors: what a formula does wrong; `limit` when there is no end of points; a
  // statement that holds of what is no position; whatever visit returns.
  using Visit = std::function<Result<void>(std::span<const Point>)>;
  Result<void> each_point(Integer most, const Visit& visit, const Progress& progress) const;

  const std::vector<PointTable>& tables() const { return tables_; }
  const StatedPoints* stated() const { return stated_.get(); }
  // How it was read: every range and all brackets written out; what is read as the same law again.
  std::vector<std::string> read() const;
  // How many variables the tables have; each of a table stands in one of its ranges.
  std::size_t variables() const { return names_.size(); }
  // Slips of the text that did not keep it from being read (a missing bracket, as in the paper).
  const std::vector<Text>& notes() const { return notes_; }

 private:
  friend class LawParser;
  Names names_;
  std::vector<PointTable> tables_;
  std::vector<Text> notes_;
  std::shared_ptr<const StatedPoints> stated_;
};

}  // namespace asobi::chocolate

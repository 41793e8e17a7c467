// A law against the computed L-states, and the proof sketch of section 3 of paper 001 as properties of the law alone.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/chocolate/law.hpp"
#include "games/chocolate/plane.hpp"

namespace asobi::chocolate {

struct Comparison {
  std::uint64_t lstates = 0;        // with x, y ≤ most
  std::uint64_t missing_count = 0;  // L-states that the law lacks
  std::uint64_t surplus_count = 0;  // points of the law that are no L-states (perhaps not even positions)
  bool surplus_more = false;        // there are more than were counted
  std::vector<Point> missing;       // the first of them, by y and z
  std::vector<Point> surplus;       // the first of them, by x, y and z

  bool holds() const { return missing_count == 0 && surplus_count == 0; }

  static constexpr auto fields() {
    return field_list(
        field("holds", &Comparison::holds), field("count", &Comparison::lstates, "L-states with x, y ≤ max"),
        field("missing", &Comparison::missing, "the first L-states that the law lacks"),
        field("surplus", &Comparison::surplus, "the first points of the law that are no L-states").large(),
        field("missing_count", &Comparison::missing_count), field("surplus_count", &Comparison::surplus_count),
        field("surplus_more", &Comparison::surplus_more, "there are more than were counted"));
  }
};

// `plane` has the rows 0 … most. At most `listed` points of each kind are listed. Cost: one look-up a point.
Result<Comparison> compare(const Law& law, const Plane& plane, std::uint32_t most, std::size_t listed,
                           Progress& progress);

// The sketch: no cut leads from a point of the law to another, and from every other position some cut leads to one;
// then the points are the L-states. It says "different x never share (y, z); the same x never shares y or z". That is
// not all: a cut of y may also lower z, and end in an edge point (x, y', f(y')). Each fault is given with an example.
struct ProofSketch {
  std::uint64_t points = 0;           // of the law with x, y ≤ most
  std::uint64_t positions = 0;        // {x, y, z} with x, y ≤ most
  std::optional<Point> outside;       // a point that is not a position
  std::optional<Point> shares_yz;     // another x has the same (y, z): cutting x leads on
  std::optional<Point> shares_y;      // a cut of z leads to another point
  std::optional<Point> shares_z;      // a cut of y that leaves z leads to another point
  std::optional<Point> reaches_edge;  // a cut of y that lowers z leads to another point
  std::optional<Point> reaches_none;  // a position outside the law from which no cut leads into it

  bool holds() const { return !outside && !shares_yz && !shares_y && !shares_z && !reaches_edge && !reaches_none; }
};

// Uses no Grundy numbers. heights: f(0), …, f(most). Cost: positions / 64. Errors: `limit` when the plane is too large,
// or when more than a million points share their (y, z) with one of smaller x.
Result<ProofSketch> check_sketch(const Law& law, const std::vector<std::uint32_t>& heights, Progress& progress);

}  // namespace asobi::chocolate

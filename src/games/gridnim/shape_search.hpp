// Grundy numbers of connected shapes, by asking "is it n?" (Lemoine, Viennot: Nimbers are inevitable, 2012): a number
// is refuted by one move to it, so most moves of most shapes are never looked at. What is known at once is not
// searched: without a limit per turn a line of n has number n; shapes that the mirror method shows lost have 0; for the
// usual turn small ones stand in tables.
#pragma once

#include <optional>
#include <vector>

#include "base/context.hpp"
#include "games/gridnim/shape_memo.hpp"
#include "games/gridnim/table.hpp"

namespace asobi::gridnim {

class ShapeSearch {
 public:
  // A turn as Turn::on gives it.
  ShapeSearch(std::uint64_t limit, Context& context, const Turn& turn = {})
      : limit_(limit), context_(context), turn_(turn) {}

  const Turn& turn() const { return turn_; }

  // For the usual turn only. Brings the whole tables of 5x5, 6x4 and 8x3: half a second, 42 MiB, kept on the shelf.
  Result<void> use_tables();
  // The table of 6x5: ten seconds of one processor, 640 MiB, not kept.
  Result<void> use_large_table();

  // Set once the limit is reached or the work is stopped; from then on the answers mean nothing.
  const std::optional<Error>& error() const { return error_; }
  std::uint64_t shapes() const { return memo_.size(); }

  // Of a sum: the XOR over the components.
  int grundy(const Grid& grid, Mask stones);
  // Whether it is n, which is often cheaper to know.
  bool is(const Grid& grid, Mask stones, int n);

 private:
  // Components that are not known at once, and the XOR of the others.
  struct Sum {
    std::vector<Shape> open;
    int known = 0;
  };

  std::uint64_t limit_;
  Context& context_;
  Turn turn_;
  std::vector<GrundyTable> tables_;
  ShapeMemo memo_;
  std::optional<Error> error_;

  Sum split(const Grid& grid, Mask stones) const;
  std::optional<int> known(const Shape& shape) const;
  int connected(const Shape& canonical);
  bool connected_is(const Shape& canonical, int n);
  bool sum_is(const Sum& sum, int n);
  bool reaches(const Shape& canonical, int n);
  void keep(const Shape& canonical, const Knowledge& knowledge);
};

std::unexpected<Error> too_large(std::uint64_t limit);

}  // namespace asobi::gridnim

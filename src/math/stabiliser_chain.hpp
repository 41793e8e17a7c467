// A chain of point stabilisers with transversals (Sims 1970): order, membership, uniform random elements.
//
// Level i has generators T_i, T_0 those of the group, a base point b_i and its orbit O_i under H_i = <T_i>. Every
// element of T_{i+1} is made from elements of H_i and fixes b_i. Proof that the finished chain is exact, whatever the
// random choices were: all Schreier generators u_x t u_{xt}^-1 (x in O_i, t in T_i) were sifted to the identity through
// the levels below, so they lie in H_{i+1}; by Schreier's lemma they generate the stabiliser of b_i in H_i, which is
// thus contained in H_{i+1}, and contains it by construction. The last level is followed by the trivial group. Hence
// |H_i| = |O_i| |H_{i+1}| for every i, and |H_0| is the product of the orbit lengths.
//
// Cost: sum |O_i| |T_i| sifts of at most (levels * degree) steps each; T_i are a few random elements, mostly 2 to 6.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/progress.hpp"
#include "base/random.hpp"
#include "math/natural.hpp"
#include "math/permutation.hpp"

namespace asobi {

class StabiliserLevel {
 public:
  StabiliserLevel(int degree, Point base);

  Point base() const { return base_; }
  const std::vector<Point>& orbit() const { return orbit_; }
  const std::vector<Permutation>& generators() const { return generators_; }
  bool in_orbit(Point x) const { return place_[x] != absent; }

  // Extends the orbit. `room` is how many more bytes of explicit transversal may be kept; elements without one are read
  // off the Schreier tree. What is already known of the orbit never changes.
  Result<void> add(const Permutation& generator, std::size_t& room, const Progress& progress);

  // g <- g * u_x^-1 for a point x of the orbit, where u_x takes the base point to x.
  void divide(std::span<Point> g, Point x) const;
  // The Schreier generator of x = orbit()[point] and generators()[generator] is trivial: an edge of the tree.
  bool is_edge(std::size_t point, std::size_t generator) const;

  std::size_t checked_points = 0;  // Schreier generators of this rectangle of pairs are known to lie in the next group
  std::size_t checked_generators = 0;

 private:
  static constexpr std::uint32_t absent = ~std::uint32_t{0};
  struct Edge {
    Point from;
    std::uint32_t generator;
  };

  void append(Point x, Edge edge, std::size_t& room);

  Point base_;
  std::vector<Permutation> generators_, inverses_;
  std::vector<Point> orbit_;
  std::vector<Edge> edges_;           // by place in the orbit; the first is not used
  std::vector<std::uint32_t> place_;  // by point
  std::size_t explicit_ = 0;          // the first so many elements have their u_x^-1 in maps_
  std::vector<std::unique_ptr<Point[]>> maps_;
  std::size_t degree_;
};

class StabiliserChain {
 public:
  static constexpr std::size_t default_room = std::size_t{1} << 30;

  // Points of `first` are preferred as base points, in that order.
  static Result<StabiliserChain> build(int degree, const std::vector<Permutation>& generators, Progress& progress,
                                       std::span<const Point> first = {}, std::size_t room = default_room);

  int degree() const { return degree_; }
  std::vector<Point> base() const;
  std::vector<std::uint64_t> orbit_sizes() const;
  Natural order() const { return product(orbit_sizes()); }
  bool contains(const Permutation& p) const;  // p of this degree
  Permutation random(Random& random) const;   // uniform
  const std::vector<StabiliserLevel>& levels() const { return levels_; }

 private:
  friend class ChainBuilder;
  int degree_ = 0;
  std::vector<StabiliserLevel> levels_;

  // Sifts g from that level on; true when it becomes the identity.
  bool sift(std::span<Point> g, std::size_t level) const;
};

}  // namespace asobi

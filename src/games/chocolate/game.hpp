// The chocolate game of paper 001 as a game of the catalogue. A position {x, y, z}, z ≤ f(y), tells how often the bar
// can be cut on each of three sides of its bitter square: x to the left, y to the right, z above. A cut names what is
// left: x2, y5, z0; cutting y to y' also lowers z to f(y') where the bar is lower there. Who gets only the bitter
// square loses.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/chocolate/edge.hpp"
#include "games/chocolate/plane.hpp"
#include "play/impartial.hpp"
#include "solve/adapters.hpp"

namespace asobi::chocolate {

struct Cut {
  char side;         // 'x', 'y', 'z'
  std::uint32_t to;  // what is left of it
  friend bool operator==(const Cut&, const Cut&) = default;
};

class Rules {
 public:
  using State = Position;
  using Move = Cut;
  static constexpr bool impartial = true;

  // heights: f(0), …, f(start.y) at least.
  Rules(Edge edge, std::vector<std::uint32_t> heights, Position start)
      : edge_(std::move(edge)),
        heights_(std::make_shared<const std::vector<std::uint32_t>>(std::move(heights))),
        start_(start) {}

  const Edge& edge() const { return edge_; }
  std::uint32_t height(std::uint32_t y) const { return (*heights_)[y]; }

  Position start() const { return start_; }
  void moves(const Position& position, std::vector<Cut>& out) const;
  Position after(const Position& position, const Cut& cut) const;
  std::uint64_t key(const Position& p) const { return (std::uint64_t{p.x} << 42) | (std::uint64_t{p.y} << 21) | p.z; }

 private:
  Edge edge_;
  std::shared_ptr<const std::vector<std::uint32_t>> heights_;
  Position start_;
};

struct View {
  Literal<"bar"> kind;
  Position position;
  std::string f;                       // the edge
  std::vector<std::uint32_t> heights;  // squares of the bitter column and of those to its right

  std::uint32_t x() const { return position.x; }
  std::uint32_t y() const { return position.y; }
  std::uint32_t z() const { return position.z; }
  std::array<std::uint32_t, 2> bitter() const { return {position.x, 0}; }

  static constexpr auto fields() {
    return field_list(field("kind", &View::kind), field("x", &View::x), field("y", &View::y), field("z", &View::z),
                      field("f", &View::f, "the edge: z ≤ f(y)"),
                      field("left", &View::x, "columns of one square to the left of the bitter one"),
                      field("heights", &View::heights, "squares of the bitter column and of those to its right"),
                      field("bitter", &View::bitter, "column and row of the bitter square, from the lower left"));
  }
};

class Game : public Alternating<Rules> {
 public:
  using Alternating<Rules>::Alternating;

  // All, or of a large bar some.
  void moves(const State& state, std::vector<Cut>& out) const;
  Result<Cut> parse_move(const State& state, std::string_view text) const;
  std::string move_name(const State& state, const Cut& cut) const;
  View view(const State& state) const;
  std::string picture(const State& state, Lang lang) const;

  // The Grundy numbers of all positions that can be reached from this one.
  Result<Plane> plane(const State& state, Context& context) const;
  std::vector<Cut> winning_moves(const State& state, const Plane& plane) const;

  Result<std::vector<Cut>> winning_moves(const State& state, Context& context) const;
  impartial::Where where(const State& state, const Cut& cut) const;
  Result<impartial::Reason> why(const State& state, const std::vector<Cut>& winning, Context& context) const;
};

constexpr std::uint32_t greatest_coordinate = 100'000;

// How a game begins: the bar by k or by f, the position by its coordinates or at random.
struct Options {
  std::optional<std::uint32_t> x = {}, y = {}, z = {};
  std::optional<Integer> k = {};
  std::optional<std::string> f = {};
  std::optional<std::uint64_t> seed = {};
};
Result<Game> open(const Options& options);

Entry entry();

}  // namespace asobi::chocolate

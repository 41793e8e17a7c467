// Chapter 16: from the solved cube/face N = 2 all states are reached in 14 turns. The corner (0, 0, 0) stands still,
// and only layers 1 turn, so each of the 7! * 3^6 states is met once up to turning the whole. A state is a permutation
// of the other seven corners and a twist for each of their places; tables tell what a turn does to each, made from the
// paper's model. Time: half a second.
#include "solve/census.hpp"

#include <array>

#include "games/twisty/paper/puzzle.hpp"
#include "math/ranking.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using namespace twisty::paper;
using twisty::paper::Puzzle;

constexpr int free_corners = 7;
constexpr std::uint32_t permutations = 5040, twists = 729;  // the twists of all seven add up to 0 modulo 3

// The sides of a corner, right-handed about the way out from the centre, the one on Y+ or Y- first.
std::array<Side, 3> sides_around(const Piece& piece) {
  std::array<Side, 3> out = {piece.sides[1], piece.sides[2], piece.sides[0]};
  if (out[0].sign * out[1].sign * out[2].sign < 0) std::swap(out[1], out[2]);
  return out;
}

class PocketCube {
 public:
  using State = std::uint32_t;  // permutation * twists + twist
  using Move = std::uint8_t;    // 2 * axis, + 1 for the other way round

  PocketCube() : puzzle_(family("cube-face"), 2) {
    for (int axis = 0; axis < 3; ++axis) {
      for (const int times : {1, -1}) add_turn({axis, 1, times});
    }
  }

  State start() const { return 0; }
  void moves(const State&, std::vector<Move>& out) const {
    for (Move move = 0; move < 6; ++move) out.push_back(move);
  }
  State after(const State& state, const Move& move) const {
    return permuted_[move][state / twists] * twists + twisted_[move][state % twists];
  }
  std::uint32_t key(const State& state) const { return state; }
  std::uint64_t size() const { return std::uint64_t{permutations} * twists; }
  std::uint64_t rank(const State& state) const { return state; }
  State unrank(std::uint64_t number) const { return static_cast<State>(number); }

 private:
  // Place 0 is (0, 0, 0); the others are numbered from 0 without it.
  void add_turn(const Turn& turn) {
    twisty::paper::State state = puzzle_.solved();
    puzzle_.apply(state, turn);
    std::array<int, free_corners> from{}, twist{};
    for (int place = 0; place < free_corners; ++place) {
      const auto& [piece, direction] = state[static_cast<std::size_t>(place + 1)];
      const auto here = sides_around(puzzle_.pieces()[static_cast<std::size_t>(place + 1)]);
      const Side first = sides_around(puzzle_.pieces()[static_cast<std::size_t>(piece)])[0];
      from[static_cast<std::size_t>(place)] = piece - 1;
      twist[static_cast<std::size_t>(place)] =
          static_cast<int>(std::ranges::find(here, direction.image(first)) - here.begin());
    }
    add_permutations(from);
    add_twists(from, twist);
  }

  void add_permutations(const std::array<int, free_corners>& from) {
    auto& table = permuted_.emplace_back(permutations);
    std::array<std::uint8_t, free_corners> before{}, after{};
    for (std::uint32_t rank = 0; rank < permutations; ++rank) {
      unrank_permutation(rank, before);
      for (std::size_t place = 0; place < free_corners; ++place) {
        after[place] = before[static_cast<std::size_t>(from[place])];
      }
      table[rank] = static_cast<std::uint32_t>(rank_permutation(after));
    }
  }

  void add_twists(const std::array<int, free_corners>& from, const std::array<int, free_corners>& twist) {
    auto& table = twisted_.emplace_back(twists);
    for (std::uint32_t number = 0; number < twists; ++number) {
      std::array<int, free_corners> before{};
      int sum = 0, rest = static_cast<int>(number);
      for (std::size_t place = 0; place + 1 < free_corners; ++place, rest /= 3) sum += before[place] = rest % 3;
      before[free_corners - 1] = (3 - sum % 3) % 3;
      std::uint32_t after = 0;
      for (std::size_t place = free_corners - 1; place-- > 0;) {
        after =
            after * 3 + static_cast<std::uint32_t>((before[static_cast<std::size_t>(from[place])] + twist[place]) % 3);
      }
      table[number] = after;
    }
  }

  twisty::paper::Puzzle puzzle_;
  std::vector<std::vector<std::uint32_t>> permuted_, twisted_;  // by move
};

Result<Finding> check_pocket_cube(Context& context) {
  ASOBI_TRY(const auto counts, asobi::census(PocketCube(), context.progress));
  std::uint64_t all = 0;
  for (const std::uint64_t count : counts) all += count;
  const auto list = fmt::format("{}", fmt::join(counts, ", "));
  return computes(std::to_string(counts.size() - 1),
                  {fmt::format("true of all {} states; so many need 0, 1, 2, … quarter turns: {}", grouped(all), list),
                   fmt::format("全 {} 状態で成立。90° 回転 0, 1, 2, … 手の状態数: {}", grouped(all), list)},
                  all == PocketCube().size());
}

}  // namespace

std::vector<Check> census() { return {{"pocket-cube", check_pocket_cube}}; }

}  // namespace asobi::twisty_claims_by_part

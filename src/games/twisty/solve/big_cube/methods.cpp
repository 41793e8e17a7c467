#include "games/twisty/solve/big_cube/methods.hpp"

#include <algorithm>
#include <optional>

#include "games/twisty/solve/big_cube/centres.hpp"
#include "games/twisty/solve/big_cube/edges.hpp"
#include "games/twisty/solve/big_cube/finish.hpp"
#include "games/twisty/solve/big_cube/packing.hpp"

namespace asobi::twisty::big_cube {
namespace {

constexpr std::size_t turns_of_odd_wings = 8;
constexpr std::size_t ways_tried = 3;

class ShortSolver final : public Solver {
 public:
  ShortSolver(const Model& model, Centres centres, Finish finish)
      : mover_(model.puzzle),
        reader_(model),
        centres_(std::move(centres)),
        edges_(reader_.size()),
        finish_(std::move(finish)) {}

  Result<Solution> solve(const State& state, Progress& progress) const override {
    ASOBI_TRY(const Grid grid, reader_.read(mover_, state));
    ASOBI_CHECK(odd_corners_of(grid));
    ASOBI_CHECK(EdgePieces::read(grid));
    progress.stage({"solving the centres", "センターを揃えています"});
    ASOBI_TRY(const auto ways, centres_.solve(grid, progress));
    std::optional<Packed> best;
    ASOBI_TRY(const std::vector<Begun> hopeful, most_hopeful(grid, ways));
    for (const Begun& begun : hopeful) {
      ASOBI_TRY(Packed found, finished(begun, progress));
      if (!best || found.blocks.size() < best->blocks.size()) best = std::move(found);
    }
    return Solution{.turns = reader_.turns(best->blocks), .phases = bands(best->part_ends)};
  }

 private:
  struct Begun {
    Grid grid;
    std::vector<Block> blocks;
    std::size_t way, hoped;  // turns of what is done, and more where wings are in an odd permutation
  };

  Result<std::vector<Begun>> most_hopeful(const Grid& grid, const std::vector<std::vector<Block>>& ways) const {
    std::vector<Begun> out;
    for (const std::vector<Block>& blocks : ways) {
      Begun& begun = out.emplace_back(grid, blocks, out.size(), packed(blocks, {}, grid.size()).blocks.size());
      begun.grid.turn(blocks);
      ASOBI_TRY(const EdgePieces pieces, EdgePieces::read(begun.grid));
      if (has_odd_wings(pieces)) begun.hoped += turns_of_odd_wings;
    }
    std::ranges::sort(out, {}, [](const Begun& begun) { return std::pair(begun.hoped, begun.way); });
    if (out.size() > ways_tried) out.erase(out.begin() + static_cast<std::ptrdiff_t>(ways_tried), out.end());
    return out;
  }

  Result<Packed> finished(Begun begun, Progress& progress) const {
    Grid& grid = begun.grid;
    std::vector<Block>& blocks = begun.blocks;
    std::vector<std::size_t> ends = {blocks.size()};
    const auto append = [&](const std::vector<Block>& more) {
      grid.turn(more);
      blocks.insert(blocks.end(), more.begin(), more.end());
      ends.push_back(blocks.size());
    };
    progress.stage({"joining the edges", "エッジを揃えています"});
    ASOBI_TRY(const bool odd_corners, odd_corners_of(grid));
    ASOBI_TRY(const std::vector<Block> edges, edges_.solve(grid, odd_corners, progress));
    append(edges);
    progress.stage({"solving as a 3x3x3", "3×3×3として解いています"});
    ASOBI_TRY(const std::vector<Block> last, finish_.solve(grid, progress));
    append(last);
    return packed(blocks, ends, grid.size());
  }

  static std::vector<PhaseSpan> bands(const std::vector<std::size_t>& ends) {
    return {{"centres", {"centres", "センター"}, 0, ends[0]},
            {"edges", {"edges", "エッジ"}, ends[0], ends[1]},
            {"cube3", {"as a 3x3x3", "3×3×3として"}, ends[1], ends[2]}};
  }

  Mover mover_;
  GridReader reader_;
  Centres centres_;
  Edges edges_;
  Finish finish_;
};

Result<void> fits_short(const Model& model, Progress&) {
  ASOBI_CHECK(GridReader::fits(model));
  const int size = model.cube_layers();
  if (size < Centres::least_size) {
    return fail(Code::invalid, "the method short is for four layers or more; for {} use {}",
                "解法 short は 4 層以上のためのものです。{} には {} を使ってください", model.named.name,
                size == 3 ? "twophase" : "table");
  }
  if (size > Centres::most_size) {
    return fail(Code::limit, "the method short is for at most {} layers, not for {}",
                "解法 short は {} 層までです（{} 層ではなく）", Centres::most_size, size);
  }
  return {};
}

Result<std::unique_ptr<Solver>> make_short(const Model& model, const MethodOptions&, Context& context) {
  ASOBI_TRY(Centres centres, Centres::make(model.cube_layers(), context));
  ASOBI_TRY(Finish finish, Finish::make(context));
  return std::make_unique<ShortSolver>(model, std::move(centres), std::move(finish));
}

}  // namespace

std::vector<Method> big_cube_methods() {
  return {
      {.id = "short",
       .title = {"short", "短手数"},
       .about = {"N×N×N with 4 ≤ N ≤ 100: centres, then edges, then as a 3x3x3, in few turns of blocks; one to five "
                 "seconds",
                 "N×N×N（4 ≤ N ≤ 100）。センター、エッジ、3×3×3 "
                 "の順に、ブロックの回転で数えて短く解く。1 秒から 5 秒ほど"},
       .fits = fits_short,
       .make = make_short}};
}

}  // namespace asobi::twisty::big_cube

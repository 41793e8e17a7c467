#include "games/twisty/solve/big_cube/methods.hpp"

#include <algorithm>
#include <optional>

#include "games/twisty/solve/big_cube/centres.hpp"
#include "games/twisty/solve/big_cube/edges.hpp"
#include "games/twisty/solve/big_cube/finish.hpp"
#include "games/twisty/solve/big_cube/packing.hpp"
#include "games/twisty/solve/big_cube/view.hpp"

namespace asobi::twisty::big_cube {
namespace {

constexpr std::size_t turns_of_odd_wings = 8;

struct Effort {
  CentreEffort centres;
  std::size_t ways;  // from the centres on that are gone to the end
};

constexpr Effort usual = {.centres = {}, .ways = 3};
// Where a length is asked for, from one side after the other: some seven times as long for each of them.
constexpr Effort large = {.centres = {.times = 5, .longer = 3, .ends = 30}, .ways = 20};
constexpr int most_views = 8;

class ShortSolver final : public Solver {
 public:
  // `length`: so many turns are short enough; 0 if whatever comes first is.
  ShortSolver(const Model& model, std::size_t length, Centres centres, Finish finish)
      : mover_(model.puzzle),
        reader_(model),
        length_(length),
        centres_(std::move(centres)),
        edges_(reader_.size()),
        finish_(std::move(finish)) {}

  Result<Solution> solve(const State& state, Progress& progress) const override {
    ASOBI_TRY(const Grid grid, reader_.read(mover_, state));
    ASOBI_CHECK(odd_corners_of(grid));
    ASOBI_CHECK(EdgePieces::read(grid));
    ASOBI_TRY(Packed best, best_of(grid, usual, progress));
    for (int i = 0; i < most_views && length_ > 0 && best.blocks.size() > length_; ++i) {
      const View view(i * View::count / most_views, grid.size());
      auto found = best_of(view.seen(grid), large, progress);
      if (!found && found.error().code == Code::limit) break;  // no time is left, and there is a solution
      if (!found) return fail(found.error());
      if (found->blocks.size() >= best.blocks.size()) continue;
      best = {view.as_usual(std::move(found->blocks)), std::move(found->part_ends)};
    }
    return Solution{.turns = reader_.turns(best.blocks), .phases = bands(best.part_ends)};
  }

 private:
  struct Begun {
    Grid grid;
    std::vector<Block> blocks;
    std::size_t way, hoped;  // turns of what is done, and more where wings are in an odd permutation
  };

  Result<Packed> best_of(const Grid& grid, const Effort& effort, Progress& progress) const {
    progress.stage({"solving the centres", "センターを揃えています"});
    ASOBI_TRY(const auto ways, centres_.solve(grid, effort.centres, progress));
    std::optional<Packed> best;
    ASOBI_TRY(const std::vector<Begun> hopeful, most_hopeful(grid, ways, effort.ways));
    for (const Begun& begun : hopeful) {
      ASOBI_TRY(Packed found, finished(begun, progress));
      if (!best || found.blocks.size() < best->blocks.size()) best = std::move(found);
    }
    return *std::move(best);
  }

  Result<std::vector<Begun>> most_hopeful(const Grid& grid, const std::vector<std::vector<Block>>& ways,
                                          std::size_t most) const {
    std::vector<Begun> out;
    for (const std::vector<Block>& blocks : ways) {
      Begun& begun = out.emplace_back(grid, blocks, out.size(), packed(blocks, {}, grid.size()).blocks.size());
      begun.grid.turn(blocks);
      ASOBI_TRY(const EdgePieces pieces, EdgePieces::read(begun.grid));
      if (has_odd_wings(pieces)) begun.hoped += turns_of_odd_wings;
    }
    std::ranges::sort(out, {}, [](const Begun& begun) { return std::pair(begun.hoped, begun.way); });
    if (out.size() > most) out.erase(out.begin() + static_cast<std::ptrdiff_t>(most), out.end());
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
  std::size_t length_;
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

Result<std::unique_ptr<Solver>> make_short(const Model& model, const MethodOptions& options, Context& context) {
  ASOBI_TRY(Centres centres, Centres::make(model.cube_layers(), context));
  ASOBI_TRY(Finish finish, Finish::make(context));
  return std::make_unique<ShortSolver>(model, static_cast<std::size_t>(options.length), std::move(centres),
                                       std::move(finish));
}

}  // namespace

std::vector<Method> big_cube_methods() {
  return {
      {.id = "short",
       .title = {"short", "短手数"},
       .about = {"N×N×N with 4 ≤ N ≤ 100: centres, then edges, then as a 3x3x3, in few turns of blocks; one to five "
                 "seconds, or, where a length is asked for, up to minutes",
                 "N×N×N（4 ≤ N ≤ 100）。センター、エッジ、3×3×3 "
                 "の順に、ブロックの回転で数えて短く解く。1 秒から 5 秒ほど。手数を指定すると数分かけて探す"},
       .takes_length = true,
       .fits = fits_short,
       .make = make_short}};
}

}  // namespace asobi::twisty::big_cube

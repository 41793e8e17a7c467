#include "games/twisty/solve/big_cube/centres.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "games/twisty/solve/big_cube/centre_beam.hpp"
#include "games/twisty/solve/big_cube/edges_slots.hpp"
#include "games/twisty/solve/big_cube/tail.hpp"
#include "math/ranking.hpp"

namespace asobi::twisty::big_cube {
namespace {

// How many states are kept for each number of turns; 0 if one only is led on.
int beam_width(int size) {
  constexpr std::array widths = {40, 20, 40, 32, 8, 6, 4, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1};  // from 4 layers on
  return size < 4 + static_cast<int>(widths.size()) ? widths[static_cast<std::size_t>(size) - 4] : 0;
}

// Which turns of faces are tried first at each state: one in so many.
int turns_tried(int size) { return size < 15 ? 1 : size < 17 ? 6 : 18; }

constexpr int wide_enough = 5;  // to bring middles home again
constexpr int wide_enough_for_ends = 30;
constexpr int narrow_enough = 33;  // to try every turn of a face before all other words
constexpr int phases_width = 4000;
constexpr int most_fruitless = 1000;  // turns of faces

void append_centres(std::vector<Block>& blocks, const std::vector<Block>& more) {
  blocks.insert(blocks.end(), more.begin(), more.end());
}

}  // namespace

Result<Centres> Centres::make(int size, Context& context) {
  if (size < least_size || size > most_size) {
    return fail(Code::invalid, "centres are solved for cubes of {} to {} layers, not {}",
                "センターの解法は {} 層から {} 層までの立方体用で、{} 層には使えません", least_size, most_size, size);
  }
  Centres out(size);
  if (size <= CentrePhases::most_size) {
    ASOBI_TRY(CentrePhases phases, CentrePhases::make(out.cells_, context.progress));
    out.phases_ = std::make_shared<const CentrePhases>(std::move(phases));
  }
  return out;
}

Result<void> Centres::check(const Cells& cells) const {
  const int width = cells_.width(), half = (width + 1) / 2, middle = width / 2;
  for (int face = 0; face < 6 && width % 2 == 1; ++face) {
    if (cells[face * cells_.cells_of_face() + middle * width + middle] != face) {
      return fail(Code::unsolvable, "a middle of a face is not at home", "面の中央のピースが元の面にありません");
    }
  }
  for (int row = 0; row < width / 2; ++row) {
    for (int column = 0; column < half; ++column) {
      std::array<int, 6> count{};
      for (int face = 0; face < 6; ++face) {
        int x = face % 2 == 1 ? row : column, y = face % 2 == 1 ? column : row;
        for (int i = 0; i < 4; ++i) {
          ++count[cells[face * cells_.cells_of_face() + x * width + y]];
          x = std::exchange(y, width - 1 - x);
        }
      }
      if (std::ranges::count(count, 4) != 6) {
        return fail(
            Code::unsolvable,
            "the centres in row {} and column {} and those that can take their places are not four of each colour",
            "{} 行 {} 列のセンターと、それに入れ替わりうるセンターの色が 4 個ずつになっていません", row + 2,
            column + 2);
      }
    }
  }
  return {};
}

Result<std::vector<std::vector<Block>>> Centres::solve(const Grid& grid, const CentreEffort& effort,
                                                       Progress& progress) const {
  Cells cells = cells_.read(grid);
  ASOBI_CHECK(check(cells));
  if (phases_) {
    ASOBI_TRY(auto blocks, phases_->solve(cells_, cells, effort.times * phases_width, progress));
    if (blocks) return std::vector(1, *std::move(blocks));
  }
  if (const int width = effort.times * beam_width(cells_.size()); width > 0) {
    ASOBI_TRY(const EdgePieces pieces, EdgePieces::read(grid));
    WordBeamLimits limits = {.width = width, .every = turns_tried(cells_.size())};
    for (std::size_t i = 0; i < pieces.wings.size(); ++i) {
      if (is_odd(pieces.wings[i])) limits.odd |= std::uint64_t{1} << i;
    }
    if (width >= wide_enough_for_ends) limits.longer = effort.longer, limits.ends = effort.ends;
    for (const auto middles : {WordFinder::Middles::move, WordFinder::Middles::stay}) {
      if (middles == WordFinder::Middles::move && width < wide_enough) continue;
      ASOBI_TRY(const auto ends, search_words(cells_, cells, limits, middles, progress));
      std::vector<std::vector<Block>> out;
      for (const std::vector<CentreWord>& words : ends) {
        std::vector<Block>& blocks = out.emplace_back();
        for (const CentreWord& word : words) append_centres(blocks, blocks_of(cells_, word));
        blocks = merged(blocks);
      }
      if (!out.empty()) return out;
    }
  }
  ASOBI_TRY(const std::vector<Block> blocks, lead(std::move(cells), progress));
  return std::vector(1, blocks);
}

// Words that gain much for each turn are done as they are met, sweep by sweep; then less is asked for. In the end a
// sweep that finds nothing turns a face at random, so that all positions of the faces come.
Result<std::vector<Block>> Centres::lead(Cells cells, Progress& progress) const {
  const int width = cells_.width();
  WordFinder finder(cells_, WordFinder::Middles::stay);
  std::vector<FoundWord> found;
  std::vector<Block> out;
  std::vector<int> least(8 + 2 * width);
  int cost = cost_of(cells_, cells);
  Tail tail(cells_.size());
  const auto act = [&](const CentreWord& word) {
    for (const Block& block : blocks_of(cells_, word)) {
      cells_.turn(cells, block);
      tail.turn(block);
      out.push_back(block);
    }
  };
  const auto exhaust = [&](const auto& find) -> Result<void> {
    for (;;) {
      ASOBI_CHECK(progress.check());
      found.clear();
      find();
      if (found.empty()) return {};
      const int before = tail.turns();
      for (FoundWord& word : found) {
        Tail after = tail;
        for (const Block& block : blocks_of(cells_, word.word)) after.turn(block);
        word.turns = std::max(1, after.turns() - before);
      }
      const FoundWord& best = *std::ranges::max_element(
          found, [](const FoundWord& a, const FoundWord& b) { return a.gain * b.turns < b.gain * a.turns; });
      act(best.word);
      cost -= best.gain;
    }
  };
  const auto sweep = [&]() -> Result<void> {
    ASOBI_CHECK(exhaust([&] { finder.find_lines(cells, least, found); }));
    for (int layer = 0; layer < width && cost > 0; ++layer) {
      ASOBI_CHECK(exhaust([&] { finder.find_across(cells, layer, least, found); }));
    }
    for (int turn = 0; turn < 18 && cost > 0 && width <= narrow_enough; ++turn) {
      ASOBI_CHECK(exhaust([&] { finder.find(cells, turn / 3, turn % 3 + 1, least, found); }));
    }
    return {};
  };
  Random random(1);
  const auto turn_a_face = [&] {
    CentreWord turn;
    turn.first_face = static_cast<std::uint8_t>(random.below(6));
    turn.first_quarters = static_cast<std::uint8_t>(1 + random.below(3));
    act(turn);
  };
  for (int rate = 32 * width; rate > 0; rate -= std::max(1, rate / (width > 40 ? 2 : 16))) {  // in eighths
    for (std::size_t turns = 0; turns < least.size(); ++turns) {
      least[turns] = std::max(1, rate * static_cast<int>(turns) / 8);
    }
    finder.set_price(std::clamp(rate / 8, 1, 30));
    for (int before = cost + rate; cost > 0 && before - cost >= rate;) {
      before = cost;
      ASOBI_CHECK(sweep());
      if (before - cost >= rate) turn_a_face();
    }
  }
  for (int fruitless = 0; cost > 0 && fruitless < most_fruitless;) {
    const int before = cost;
    ASOBI_CHECK(sweep());
    for (int turn = 0; turn < 18 && cost == before; ++turn) {
      ASOBI_CHECK(exhaust([&] {
        if (cost == before) finder.find(cells, turn / 3, turn % 3 + 1, least, found);
      }));
    }
    if (cost < before) continue;
    ++fruitless;
    turn_a_face();
  }
  if (cost == 0) return merged(out);
  return fail(Code::internal, "no word improves the centres", "センターを改善する手順が見つかりません");
}

}  // namespace asobi::twisty::big_cube

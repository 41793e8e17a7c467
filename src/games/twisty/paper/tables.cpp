#include "games/twisty/paper/tables.hpp"

#include <algorithm>

#include "games/twisty/paper/formula.hpp"

namespace asobi::twisty::paper {

namespace {

const Column inner_and_centre = {{"inner and centre", "センター+インナーピース"}, Count::one_side};
const Column inner = {{"inner", "インナーピース"}, Count::one_side};
const Column centre = {{"centre", "センターピース"}, Count::one_side};
const Column edge = {{"edge", "エッジピース"}, Count::two_sides};
const Column corner = {{"corner", "コーナーピース"}, Count::three_sides};
const Column side = {{"side", "側面ピース"}, Count::to_neighbour};
const Column base = {{"base", "底面ピース"}, Count::to_opposite};
const Column forward = {{"forward", "順方向ピース"}, Count::forward};
const Column reverse = {{"reverse", "逆方向ピース"}, Count::reverse};
const Column all = {{"all", "全ピース"}, Count::all};

LayerRange one(std::string_view layer) { return {layer, layer}; }

std::vector<PaperTable> make_tables() {
  return {
      {.id = "3.1",
       .family = "cube-face",
       .columns = {inner_and_centre, edge, corner, all},
       .printed = {{{one("0"), one("N-1")}, {"(N-2)^2", "4(N-2)", "4", "N^2"}},
                   {{{"1", "N-2"}}, {"4(N-2)", "4", "0", "4(N-1)"}}},
       .corrected = {}},
      {.id = "4.1",
       .family = "cube-vertex1",
       .columns = {inner, edge, all},
       .printed = {{{{"1", "2N-1"}}, {"3(L-1)", "3", "3L"}},
                   {{{"2N+1", "4N-1"}}, {"6N", "6", "6(N+1)"}},
                   {{{"4N+1", "6N-1"}}, {"3(6N-1-L)", "3", "3(6N-L)"}}},
       .corrected = {{{{"1", "2N-1"}}, {"3(L-1)", "3", "3L"}},
                     {{{"2N+1", "4N-1"}}, {"6(N-1)", "6", "6N"}},
                     {{{"4N+1", "6N-1"}}, {"3(6N-1-L)", "3", "3(6N-L)"}}}},
      {.id = "5.1",
       .family = "cube-vertex2",
       .columns = {inner, edge, corner, all},
       .printed = {{{one("0")}, {"0", "0", "1", "1"}},
                   {{{"2", "2(N-2)"}}, {"3(L-1)", "3", "0", "3L"}},
                   {{one("2(N-1)")}, {"3(2N-3)", "0", "3", "6(N-1)"}},
                   {{{"2N", "4(N-2)"}}, {"6(N-2)", "6", "0", "6(N-1)"}},
                   {{one("4(N-1)")}, {"3(2N-3)", "0", "3", "6(N-1)"}},
                   {{{"4N", "6(N-2)"}}, {"3(6N-7-L)", "3", "0", "3(6N-6-L)"}},
                   {{one("6(N-1)")}, {"0", "0", "1", "1"}}},
       .corrected = {{{one("0")}, {"0", "0", "1", "1"}},
                     {{{"2", "2(N-2)"}}, {"3(L-1)", "3", "0", "3L"}},
                     {{one("2(N-1)")}, {"3(2N-3)", "0", "3", "6(N-1)"}},
                     {{{"2N", "4N-6"}}, {"6(N-2)", "6", "0", "6(N-1)"}},
                     {{one("4(N-1)")}, {"3(2N-3)", "0", "3", "6(N-1)"}},
                     {{{"4N-2", "6N-8"}}, {"3(6N-7-L)", "3", "0", "3(6N-6-L)"}},
                     {{one("6(N-1)")}, {"0", "0", "1", "1"}}}},
      {.id = "6.2",
       .family = "cube-edge",
       .columns = {side, base, all},
       .printed = {{{{"2", "4N-2"}}, {"8N", "2L", "2(4N+L)"}}, {{{"4N+2", "8N-2"}}, {"8N", "2(8N-L)", "2(16N-L)"}}},
       .corrected = {{{{"2", "4N-2"}}, {"8N", "2L", "2(4N+L)"}}, {{{"4N+2", "8N-2"}}, {"8N", "2(8N-L)", "2(12N-L)"}}}},
      {.id = "7.1",
       .family = "tetra-vertexface",
       .columns = {forward, reverse, all},
       .printed = {{{one("0")}, {"N(N+1)/2", "N(N-1)/2", "N^2"}},
                   {{{"1", "N-2"}}, {"3(N-1-L)", "3(N-1-L)", "6(N-1-L)"}},
                   {{one("N-1")}, {"1", "0", "1"}}},
       .corrected = {{{one("0")}, {"N(N+1)/2", "N(N-1)/2", "N^2"}},
                     {{{"1", "N-3"}}, {"3(N-1-L)", "3(N-2-L)", "3(2N-3-2L)"}},
                     {{one("N-2")}, {"3", "1", "4"}},
                     {{one("N-1")}, {"1", "0", "1"}}}},
      {.id = "8.1",
       .family = "tetra-edge",
       .columns = {forward, reverse, all},
       .printed = {{{one("0"), one("N-1")}, {"N", "2(N-1)", "3N-2"}}, {{{"1", "N-2"}}, {"2(N-1)", "2(N-1)", "4(N-1)"}}},
       .corrected = {}},
      {.id = "9.1",
       .family = "octa-face",
       .columns = {forward, reverse, all},
       .printed = {{{one("0"), one("N-1")}, {"N(N+1)/2", "N(N-1)/2", "N^2"}},
                   {{{"1", "N-2"}}, {"3(N-1)", "3(N-1)", "6(N-1)"}}},
       .corrected = {{{one("0"), one("N-1")}, {"N(N+1)/2", "(N-1)(N+6)/2", "N^2+3N-3"}},
                     {{{"1", "N-2"}}, {"3(N-1)", "3(N-1)", "6(N-1)"}}}},
      {.id = "10.1",
       .family = "octa-vertex",
       .columns = {forward, reverse, all},
       .printed = {{{{"0", "N-1"}}, {"4(L+1)", "4L", "4(2L+1)"}},
                   {{{"N-1", "2N-1"}}, {"4(2N-L)", "4(2N-1-L)", "4(4N-1-2L)"}}},
       .corrected = {{{{"0", "N-1"}}, {"4(L+1)", "4L", "4(2L+1)"}},
                     {{{"N", "2N-1"}}, {"4(2N-L)", "4(2N-1-L)", "4(4N-1-2L)"}}}},
      {.id = "11.1.2",  // a sentence
       .family = "dodeca-face1",
       .columns = {centre, corner},
       .printed = {{{{"0", "1"}}, {"6", "10"}}},
       .corrected = {}},
      {.id = "12.1",
       .family = "dodeca-face2",
       .columns = {centre, edge, corner},
       .printed = {{{one("0"), one("2")}, {"1", "5", "5"}}, {{one("1")}, {"10", "20", "10"}}},
       .corrected = {}},
  };
}

std::vector<int> values(const TableRow& row, int n, int layer) {
  std::vector<int> out;
  for (const std::string_view cell : row.cells) out.push_back(evaluate(cell, n, layer));
  return out;
}

// The different answers that the rows give for a layer, in the order of the rows.
std::vector<std::vector<int>> answers(const std::vector<TableRow>& rows, int n, int layer) {
  std::vector<std::vector<int>> out;
  for (const TableRow& row : rows) {
    const bool speaks = std::ranges::any_of(row.layers, [&](const LayerRange& range) {
      return evaluate(range.first, n) <= layer && layer <= evaluate(range.last, n);
    });
    if (!speaks) continue;
    std::vector<int> answer = values(row, n, layer);
    if (std::ranges::find(out, answer) == out.end()) out.push_back(std::move(answer));
  }
  return out;
}

bool counts_for(const Puzzle& puzzle, int axis, int place, Count count) {
  const Piece& piece = puzzle.pieces()[static_cast<std::size_t>(place)];
  const auto to_opposite = [&] {
    const Side shown = piece.sides.front();
    return puzzle.family().axes[static_cast<std::size_t>(axis)].matrix.image(shown) == shown.opposite();
  };
  switch (count) {
    case Count::one_side:
      return piece.sides.size() == 1;
    case Count::two_sides:
      return piece.sides.size() == 2;
    case Count::three_sides:
      return piece.sides.size() == 3;
    case Count::forward:
      return !piece.reverse;
    case Count::reverse:
      return piece.reverse;
    case Count::to_neighbour:
      return !to_opposite();
    case Count::to_opposite:
      return to_opposite();
    case Count::all:
      break;
  }
  return true;
}

}  // namespace

std::string row_text(const TableRow& row) {
  std::vector<std::string> ranges;
  for (const LayerRange& range : row.layers) {
    ranges.push_back(range.first == range.last ? std::string(range.first)
                                               : fmt::format("{}~{}", range.first, range.last));
  }
  return fmt::format("{}: {}", fmt::join(ranges, ", "), fmt::join(row.cells, ", "));
}

const std::vector<PaperTable>& paper_tables() {
  static const std::vector<PaperTable> tables = make_tables();
  return tables;
}

int count_in_layer(const Puzzle& puzzle, int axis, int layer, Count count) {
  return static_cast<int>(std::ranges::count_if(puzzle.places_in(axis, layer),
                                                [&](int place) { return counts_for(puzzle, axis, place, count); }));
}

Result<std::vector<TableLine>> compare(const PaperTable& table, int n) {
  const auto family = std::ranges::find(families(), table.family, &Family::name);
  const Puzzle puzzle(*family, n);
  std::vector<TableLine> out;
  for (const int layer : puzzle.layers()) {
    TableLine line{n, layer, std::nullopt, {}, {}};
    const auto printed = answers(table.printed, n, layer);
    if (printed.size() == 1) line.printed = printed.front();
    const auto right = answers(table.corrected.empty() ? table.printed : table.corrected, n, layer);
    if (!right.empty()) line.formula = right.front();
    for (int axis = 0; axis < puzzle.axes(); ++axis) {
      std::vector<int> counted;
      for (const Column& column : table.columns) {
        counted.push_back(count_in_layer(puzzle, axis, layer, column.count));
      }
      if (axis > 0 && counted != line.counted) {
        return fail(Code::internal, "{}: layer {} has other pieces about axis {}",
                    "{}: 層 {} のピースが軸 {} で異なります", puzzle.name(), layer,
                    puzzle.family().axis_frame->letters[static_cast<std::size_t>(axis)]);
      }
      line.counted = std::move(counted);
    }
    out.push_back(std::move(line));
  }
  return out;
}

}  // namespace asobi::twisty::paper

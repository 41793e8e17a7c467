// The tables of chapters 3-12 that count the pieces of a layer: what the paper prints, what is true, and both compared
// with the model, layer by layer, for any range of N. Formulas as in formula.hpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/twisty/paper/puzzle.hpp"

namespace asobi::twisty::paper {

// What a column counts. Side pieces and base pieces of Table 6.2 (側面ピース, 底面ピース) go to a neighbouring and to
// the opposite side in the layer's turn.
enum class Count { one_side, two_sides, three_sides, forward, reverse, to_neighbour, to_opposite, all };

struct Column {
  Text title;
  Count count;
};

struct LayerRange {
  std::string_view first, last;
};

struct TableRow {
  std::vector<LayerRange> layers;
  std::vector<std::string_view> cells;  // one for each column
};

std::string row_text(const TableRow& row);  // "2N+1~4N-1: 6(N-1), 6, 6N"

struct PaperTable {
  std::string_view id;      // "3.1"
  std::string_view family;  // "cube-face"
  std::vector<Column> columns;
  std::vector<TableRow> printed;
  std::vector<TableRow> corrected;  // empty where the print is right; the first row that has the layer counts
};

const std::vector<PaperTable>& paper_tables();

int count_in_layer(const Puzzle& puzzle, int axis, int layer, Count count);

// One layer of one puzzle. `printed` is empty where no row, or no single row, of the printed table speaks of the layer.
struct TableLine {
  int n = 0;
  int layer = 0;
  std::optional<std::vector<int>> printed;
  std::vector<int> formula;  // by the corrected table
  std::vector<int> counted;  // by the model; the same about every axis

  bool print_is_right() const { return printed == counted; }
};

// Counts about every axis; an error of code `internal` if the axes differ.
Result<std::vector<TableLine>> compare(const PaperTable& table, int n);

}  // namespace asobi::twisty::paper

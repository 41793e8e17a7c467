// Tables 3.1, 4.1, 5.1, 6.2, 7.1, 8.1, 9.1, 10.1, 12.1 and 11.1.2: pieces of a layer, for the paper's whole range of N.
// A finding ends with a line for each N: layers and what is counted, in brackets what is printed where it differs.
#include "games/twisty/paper/tables.hpp"

#include <iterator>

#include "papers/twisty/formulas.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using namespace twisty::paper;
using twisty::paper::Puzzle;

struct Comparison {
  int layers = 0, misprinted = 0;
  std::vector<LayerCounts> counted;
  std::string listing;  // all layers, a line for each N
};

// "12 6 18 [18 6 24]"; [-] where no single row speaks of the layer.
std::string counts_text(const TableLine& line) {
  std::string out = fmt::format("{}", fmt::join(line.counted, " "));
  if (line.print_is_right()) return out;
  return out + (line.printed ? fmt::format(" [{}]", fmt::join(*line.printed, " ")) : std::string(" [-]"));
}

// "5: 12 3 15; 7~11: 12 6 18 [18 6 24]": neighbouring layers that are alike stand together.
std::string lines_text(const std::vector<TableLine>& lines) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < lines.size();) {
    const std::string counts = counts_text(lines[i]);
    std::size_t last = i;
    while (last + 1 < lines.size() && counts_text(lines[last + 1]) == counts) ++last;
    const std::string range = last == i ? "" : fmt::format("~{}", lines[last].layer);
    out.push_back(fmt::format("{}{}: {}", lines[i].layer, range, counts));
    i = last + 1;
  }
  return fmt::format("{}", fmt::join(out, "; "));
}

Result<Comparison> compare_all(const PaperTable& table, Context& context) {
  Comparison out;
  const Range range = family(table.family).in_paper;
  for (int n = range.first; n <= range.last; ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const auto lines, compare(table, n));
    for (const TableLine& line : lines) {
      ++out.layers;
      out.misprinted += !line.print_is_right();
      out.counted.push_back({n, line.layer, line.counted});
    }
    const std::string n_text = range.last > 0 ? fmt::format("N={} ", n) : "";
    out.listing += fmt::format("\n    {}{}", n_text, lines_text(lines));
  }
  return out;
}

Result<Finding> check_table(const PaperTable& table, Context& context) {
  ASOBI_TRY(const Comparison all, compare_all(table, context));
  const auto rows = fmt::format("{}", fmt::join(rows_of(all.counted), "; "));
  if (all.misprinted == 0) {
    return computes(rows,
                    {fmt::format("counted: all {} layers have as many about every axis{}", all.layers, all.listing),
                     fmt::format("数え上げ: 全 {} 層で、どの軸のまわりでも一致{}", all.layers, all.listing)});
  }
  return computes(rows, {fmt::format("{} of {} layers are misprinted. True rows: {}. Counted [printed]:{}",
                                     all.misprinted, all.layers, rows, all.listing),
                         fmt::format("{1} 層のうち {0} 層で誤り。正しい行: {2}。数え上げ [印刷]:{3}", all.misprinted,
                                     all.layers, rows, all.listing)});
}

Result<Finding> check_printed_table(const Json& with, Context& context) {
  return check_table(*std::ranges::find(paper_tables(), text_of(with, "table"), &PaperTable::id), context);
}

}  // namespace

std::vector<Check> layer_tables() { return {{"table", check_printed_table}}; }

}  // namespace asobi::twisty_claims_by_part

// Which coordinates pieces and points have, and their numbers in an array: index formulas, and the conditions of
// chapters 3 to 10. Coordinates are read off the cut solid, by layers or by where polygons lie, and written as formulas
// of N; the paper's model, which is made from these conditions, is not asked.
#include <cmath>
#include <iterator>
#include <set>

#include "papers/twisty/cut_solids.hpp"
#include "papers/twisty/formulas.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

// ---- Numbers in an array --------------------------------------------------------------------------------------------

// "x+N(y+Nz)", "i+N(j+N(k+Nl))".
std::string index_text(std::string_view letters, const std::string& base) {
  const std::string factor = base.size() == 1 ? base : "(" + base + ")";
  std::string out(1, letters.back());
  for (std::size_t i = letters.size() - 1; i-- > 0;) {
    const std::string rest = out.size() == 1 ? factor + out : fmt::format("{}({})", factor, out);
    out = fmt::format("{}+{}", letters[i], rest);
  }
  return out;
}

Result<Finding> check_index(const Json& with, Context& context) {
  const std::string name = text_of(with, "family");
  std::string letters;
  for (const char letter : family(name).coordinate_frame->letters) letters += static_cast<char>(letter - 'A' + 'a');

  std::vector<Value> bases;
  std::int64_t pieces = 0;
  ASOBI_TRY(const bool unique, for_every_n(name, context, [&](const twisty::paper::Puzzle& puzzle) {
              int greatest = 0;
              for (const auto& piece : puzzle.pieces()) {
                greatest = std::max(greatest, std::ranges::max(piece.at));
              }
              bases.push_back({puzzle.n(), 0, greatest + 1});
              std::set<std::int64_t> numbers;
              bool same_number = true;
              for (const auto& piece : puzzle.pieces()) {
                std::int64_t number = 0;
                for (std::size_t i = piece.at.size(); i-- > 0;) {
                  number = number * (greatest + 1) + piece.at[i];
                }
                numbers.insert(number);
                same_number = same_number && number == piece.number;
              }
              pieces += static_cast<std::int64_t>(numbers.size());
              return same_number && numbers.size() == puzzle.pieces().size();
            }));
  return computes(index_text(letters, formula_of(bases)),
                  {fmt::format("one number for each of the {} pieces of all N", grouped(pieces)),
                   fmt::format("すべての N の {} 個のピースと 1 対 1 に対応", grouped(pieces))},
                  unique);
}

// 3.2.2: as many points along an axis as there are planes, with both ends.
Result<Finding> check_grid_index(Context& context) {
  std::vector<Value> points;
  ASOBI_CHECK(for_every_solid("cube-face", context, [&](const twisty::Puzzle& puzzle, int n) {
    points.push_back({n, 0, static_cast<int>(puzzle.axes()[0].offsets.size()) + 2});
  }));
  const std::string base = formula_of(points);
  return computes(fmt::format("({})^3 points, {}", base, index_text("xyz", base)),
                  {"counted along the axes of the cut solid", "立体の軸に沿って数えて一致"});
}

// ---- Equations of the sides -----------------------------------------------------------------------------------------

const Text all_stickers = {"seen in all stickers of the cut solid, for every N",
                           "切断した立体の全ピース面で、すべての N について確認"};

// What is added up on a side: a sign for each axis.
struct Sum {
  std::string_view side;
  std::vector<int> signs;

  std::string text(std::string_view letters) const {
    std::string out;
    for (std::size_t i = 0; i < signs.size(); ++i) {
      out += fmt::format("{}{}", signs[i] < 0 ? "-" : i > 0 ? "+" : "", letters[i]);
    }
    return out;
  }
};

// The sums as the paper writes them.
std::vector<Sum> tetrahedron_sums() {
  return {{"I", {1, 1, 1}}, {"J", {-1, 1, 1}}, {"K", {1, -1, 1}}, {"L", {1, 1, -1}}};
}
std::vector<Sum> octahedron_sums() {
  return {{"I+", {1, 1, 1}}, {"J+", {1, -1, -1}}, {"K+", {-1, 1, -1}}, {"L+", {-1, -1, 1}},
          {"I-", {1, 1, 1}}, {"J-", {-1, 1, 1}},  {"K-", {1, -1, 1}},  {"L-", {1, 1, -1}}};
}
// 10.2.1 has the sums of the negative sides for the positive ones, too.
std::vector<Sum> octahedron_point_sums() {
  return {{"I+", {1, 1, 1}},  {"I-", {1, 1, 1}},  {"J+", {-1, 1, 1}}, {"J-", {-1, 1, 1}},
          {"K+", {1, -1, 1}}, {"K-", {1, -1, 1}}, {"L+", {1, 1, -1}}, {"L-", {1, 1, -1}}};
}

// "I: x+y+z = N-1, N-2; …": forward and reverse pieces of each side, coordinates being layers.
Result<Finding> check_piece_sums(std::string_view name, const std::vector<Sum>& sums, Context& context) {
  std::vector<std::vector<Value>> forward(sums.size()), reverse(sums.size());
  ASOBI_CHECK(for_every_solid(name, context, [&](const twisty::Puzzle& puzzle, int n) {
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      for (std::size_t k = 0; k < sums.size(); ++k) {
        if (sums[k].side != side_of(puzzle, s)) continue;
        int sum = 0;
        for (std::size_t a = 0; a < sums[k].signs.size(); ++a) {
          sum += sums[k].signs[a] * puzzle.layer_of_sticker(s, static_cast<int>(a));
        }
        (is_reverse(puzzle, s) ? reverse : forward)[k].push_back({n, 0, sum});
      }
    }
  }));
  std::vector<std::string> out;
  for (std::size_t k = 0; k < sums.size(); ++k) {
    out.push_back(fmt::format("{}: {} = {}, {}", sums[k].side, sums[k].text("xyz"), formula_of(forward[k]),
                              formula_of(reverse[k])));
  }
  return computes(fmt::format("{}", fmt::join(out, "; ")), all_stickers);
}

// i + j + k + l of forward pieces, and of reverse ones on the sides of either sign.
Result<Finding> check_four_sums(std::string_view name, const Text& got, Context& context) {
  std::vector<Value> forward, reverse_plus, reverse_minus;
  ASOBI_CHECK(for_every_solid(name, context, [&](const twisty::Puzzle& puzzle, int n) {
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      int sum = 0;
      for (int axis = 0; axis < 4; ++axis) sum += puzzle.layer_of_sticker(s, axis);
      const bool minus = side_of(puzzle, s).ends_with('-');
      (!is_reverse(puzzle, s) ? forward : minus ? reverse_minus : reverse_plus).push_back({n, 0, sum});
    }
  }));
  const std::string plus = formula_of(reverse_plus), minus = formula_of(reverse_minus);
  const std::string reverse =
      minus.empty() || minus == plus ? plus : fmt::format("{} on I+ … L+, {} on I- … L-", plus, minus);
  return computes(fmt::format("forward {}, reverse {}", formula_of(forward), reverse), got);
}

// The coordinate of a point along an axis, 0 at the negative end and one more for each layer.
double coordinate(const twisty::Puzzle& puzzle, int axis, const Vector& point) {
  const auto& line = puzzle.line_of(axis);
  return (dot(point, line.direction) + line.back) / (line.reach + line.back) *
         puzzle.axes()[static_cast<std::size_t>(axis)].layer_count();
}

// "I: N; J: N; …" for the corners of all stickers.
Result<Finding> check_point_sums(std::string_view name, const std::vector<Sum>& sums, std::string_view letters,
                                 Context& context) {
  std::vector<std::vector<Value>> values(sums.size());
  bool whole = true;
  ASOBI_CHECK(for_every_solid(name, context, [&](const twisty::Puzzle& puzzle, int n) {
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      for (std::size_t k = 0; k < sums.size(); ++k) {
        if (!sums[k].side.empty() && sums[k].side != side_of(puzzle, s)) continue;
        for (const Vector& corner : puzzle.polygon(s)) {
          double sum = 0;
          for (std::size_t a = 0; a < sums[k].signs.size(); ++a) {
            sum += sums[k].signs[a] * coordinate(puzzle, static_cast<int>(a), corner);
          }
          values[k].push_back({n, 0, static_cast<int>(std::lround(sum))});
          whole = whole && std::abs(sum - values[k].back().value) < 1e-6;
        }
      }
    }
  }));
  std::vector<std::string> out;
  for (std::size_t k = 0; k < sums.size(); ++k) {
    const std::string side = sums[k].side.empty() ? "" : fmt::format("{}: ", sums[k].side);
    out.push_back(fmt::format("{}{} = {}", side, sums[k].text(letters), formula_of(values[k])));
  }
  return computes(fmt::format("{}", fmt::join(out, "; ")),
                  {"seen in the corners of all stickers, for every N", "すべての N の全ピース面の頂点で確認"}, whole);
}

}  // namespace

std::vector<Check> coordinates() {
  std::vector<Check> out = {
      {"grid-index", check_grid_index},
      {"coordinates-tetra-vertexface",
       [](Context& context) { return check_four_sums("tetra-vertexface", all_stickers, context); }},
      {"points-tetra-vertexface",
       [](Context& context) { return check_point_sums("tetra-vertexface", {{"", {1, 1, 1, 1}}}, "ijkl", context); }},
      {"coordinates-tetra-edge",
       [](Context& context) { return check_piece_sums("tetra-edge", tetrahedron_sums(), context); }},
      {"points-tetra-edge",
       [](Context& context) { return check_point_sums("tetra-edge", tetrahedron_sums(), "xyz", context); }},
      {"reverse-equation",
       [](Context& context) {
         return check_four_sums("octa-face",
                                {"2N-3 on the sides I+ … L+ and 2N-1 on I- … L-; the first alone is half of them",
                                 "I+ … L+ 面では 2N-3、I- … L- 面では 2N-1。前者だけでは半分になる"},
                                context);
       }},
      {"coordinates-octa-vertex",
       [](Context& context) { return check_piece_sums("octa-vertex", octahedron_sums(), context); }},
      {"points-octa-vertex",
       [](Context& context) { return check_point_sums("octa-vertex", octahedron_point_sums(), "xyz", context); }},
      {"index", check_index}};
  std::ranges::move(grids_of_cubes(), std::back_inserter(out));
  return out;
}

}  // namespace asobi::twisty_claims_by_part

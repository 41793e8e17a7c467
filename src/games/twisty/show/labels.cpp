#include "games/twisty/show/labels.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "games/twisty/notation/notation.hpp"
#include "games/twisty/paper/geometry.hpp"

namespace asobi::twisty {
namespace {

std::vector<std::string> paper_sticker_names(const Model& model) {
  const auto same = paper::correspondence(*model.paper, model.puzzle).value();
  std::vector<std::string> out(static_cast<std::size_t>(model.puzzle.sticker_count()));
  for (std::size_t s = 0; s < same.sticker.size(); ++s) {
    out[static_cast<std::size_t>(same.sticker[s])] = model.paper->sticker_name(model.paper->stickers()[s]);
  }
  return out;
}

std::vector<std::string> paper_piece_names(const Model& model) {
  const auto same = paper::correspondence(*model.paper, model.puzzle).value();
  std::vector<std::string> out(static_cast<std::size_t>(model.puzzle.piece_count()));
  for (std::size_t place = 0; place < same.piece.size(); ++place) {
    out[static_cast<std::size_t>(same.piece[place])] =
        fmt::format("{}", fmt::join(model.paper->pieces()[place].at, ","));
  }
  return out;
}

// The paper's coordinates of 3.1.1, which go for the pieces inside as well.
std::string coordinates(const Puzzle& puzzle, int piece) {
  std::vector<int> out;
  for (int a = 0; a < static_cast<int>(puzzle.axes().size()); ++a) out.push_back(puzzle.layer_of_piece(piece, a));
  return fmt::format("{}", fmt::join(out, ","));
}

std::string cell_name(const Puzzle& puzzle, int sticker) {
  const int face = puzzle.face_of(sticker);
  if (puzzle.keeps_inside()) {
    return fmt::format("{}|{}", coordinates(puzzle, puzzle.piece_of(sticker)), puzzle.solid().paper_name(face));
  }
  return fmt::format("{}{}", puzzle.solid().letters(face), puzzle.cell_of(sticker) + 1);
}

bool touches_a_vertex(const Puzzle& puzzle, int piece) {
  for (const Point sticker : puzzle.stickers_of(piece)) {
    for (const Vector& corner : puzzle.polygon(sticker)) {
      if (length(corner) > puzzle.height_of(sticker) * puzzle.solid().shape().circumradius() - 1e-9) return true;
    }
  }
  return false;
}

// Equal names are numbered from 1.
template <class Name>
void number_equal(std::vector<Name>& names, Name (*numbered)(const Name&, int), std::string (*key)(const Name&)) {
  std::map<std::string, int> count, used;
  for (const Name& name : names) ++count[key(name)];
  for (Name& name : names) {
    const std::string k = key(name);
    if (count[k] > 1) name = numbered(name, ++used[k]);
  }
}

}  // namespace

std::string colour_name(const Model& model, int face) {
  return model.paper || model.puzzle.keeps_inside() ? model.puzzle.solid().paper_name(face)
                                                    : model.puzzle.solid().letters(face);
}

std::vector<std::string> sticker_names(const Model& model) {
  if (model.paper) return paper_sticker_names(model);
  std::vector<std::string> out;
  for (int s = 0; s < model.puzzle.sticker_count(); ++s) out.push_back(cell_name(model.puzzle, s));
  return out;
}

std::vector<std::string> piece_names(const Model& model) {
  const Puzzle& puzzle = model.puzzle;
  if (model.paper) return paper_piece_names(model);
  std::vector<std::string> out;
  for (int p = 0; p < puzzle.piece_count(); ++p) {
    const auto stickers = puzzle.stickers_of(p);
    if (puzzle.keeps_inside()) {
      out.push_back(coordinates(puzzle, p));
      continue;
    }
    if (stickers.size() == 1) {
      out.push_back(cell_name(puzzle, stickers[0]));
      continue;
    }
    std::string name;
    for (const Point s : stickers) name += puzzle.solid().letters(puzzle.face_of(s));
    out.push_back(std::move(name));
  }
  number_equal<std::string>(
      out, [](const std::string& name, int number) { return fmt::format("{}{}", name, number); },
      [](const std::string& name) { return name; });
  return out;
}

Text kind_text(PieceKind kind) {
  static constexpr auto japanese =
      std::to_array<std::string_view>({"センター", "インナー", "エッジ", "コーナー", "軸", "コア"});
  return {std::string(name(kind)), std::string(japanese[static_cast<std::size_t>(kind)])};
}

PieceKind kind_of(const Puzzle& puzzle, int piece) {
  const auto stickers = puzzle.stickers_of(piece);
  if (stickers.size() == 1) return puzzle.is_middle(stickers[0]) ? PieceKind::centre : PieceKind::inner;
  if (stickers.size() == puzzle.solid().shape().faces().size()) return PieceKind::core;
  if (stickers.size() == 2) return PieceKind::edge;
  return touches_a_vertex(puzzle, piece) ? PieceKind::corner : PieceKind::axial;
}

std::vector<Text> orbit_names(const Puzzle& puzzle, const std::vector<Orbit>& orbits) {
  std::vector<Text> out;
  for (const Orbit& orbit : orbits) out.push_back(kind_text(kind_of(puzzle, orbit.pieces[0])));
  number_equal<Text>(
      out,
      [](const Text& name, int number) {
        return Text{fmt::format("{} {}", name.en, number), fmt::format("{} {}", name.ja, number)};
      },
      [](const Text& name) { return name.en; });
  return out;
}

}  // namespace asobi::twisty

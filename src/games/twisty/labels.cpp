#include "games/twisty/labels.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <map>

#include "games/twisty/notation.hpp"

namespace asobi::twisty {
namespace {

// The axis of a puzzle that is an axis of the paper, and whether it points the same way.
struct PaperAxis {
  int axis;
  bool same_way;
};

std::vector<PaperAxis> paper_axes(const Model& model) {
  std::vector<PaperAxis> out;
  for (const paper::Vector& v : model.paper->family().axis_frame->vectors) {
    for (int a = 0; a < static_cast<int>(model.puzzle.axes().size()); ++a) {
      const double along = dot(model.puzzle.line_of(a).direction, Vector{v[0], v[1], v[2]});
      if (std::abs(along) > 1 - 1e-9) out.push_back({a, along > 0});
    }
  }
  assert(static_cast<int>(out.size()) == model.paper->axes());
  return out;
}

// By piece, its place in the paper's model: the one with the same layers.
std::vector<int> paper_places(const Model& model) {
  std::map<std::vector<int>, int> place_of;
  for (int place = 0; place < static_cast<int>(model.paper->pieces().size()); ++place) {
    place_of[model.paper->layer_indices(place)] = place;
  }
  const auto axes = paper_axes(model);
  std::vector<int> out;
  for (int piece = 0; piece < model.puzzle.piece_count(); ++piece) {
    std::vector<int> layers;
    for (const auto [axis, same_way] : axes) {
      const int layer = model.puzzle.layer_of_piece(piece, axis);
      layers.push_back(same_way ? layer : model.puzzle.axes()[axis].layer_count() - 1 - layer);
    }
    const auto found = place_of.find(layers);
    assert(found != place_of.end());
    out.push_back(found->second);
  }
  return out;
}

paper::Side side_of_face(const Model& model, const paper::Piece& piece, int face) {
  for (const paper::Side side : piece.sides) {
    if (model.paper->family().side_name(side) == colour_name(model, face)) return side;
  }
  assert(false);
  return {};
}

std::vector<std::string> paper_sticker_names(const Model& model) {
  const std::vector<int> places = paper_places(model);
  std::vector<std::string> out;
  for (int s = 0; s < model.puzzle.sticker_count(); ++s) {
    const int place = places[model.puzzle.piece_of(s)];
    const auto side = side_of_face(model, model.paper->pieces()[place], model.puzzle.face_of(s));
    out.push_back(model.paper->sticker_name({place, side}));
  }
  return out;
}

std::string cell_name(const Puzzle& puzzle, int sticker) {
  return fmt::format("{}{}", puzzle.solid().letters(puzzle.face_of(sticker)), puzzle.cell_of(sticker) + 1);
}

bool touches_a_vertex(const Puzzle& puzzle, int piece) {
  for (const Point sticker : puzzle.stickers_of(piece)) {
    for (const Vector& corner : puzzle.polygon(sticker)) {
      if (length(corner) > puzzle.solid().shape().circumradius() - 1e-9) return true;
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
  return model.paper ? model.puzzle.solid().paper_name(face) : model.puzzle.solid().letters(face);
}

std::vector<std::string> sticker_names(const Model& model) {
  if (model.paper) return paper_sticker_names(model);
  std::vector<std::string> out;
  for (int s = 0; s < model.puzzle.sticker_count(); ++s) out.push_back(cell_name(model.puzzle, s));
  return out;
}

std::vector<std::string> piece_names(const Model& model) {
  const Puzzle& puzzle = model.puzzle;
  std::vector<std::string> out;
  if (model.paper) {
    for (const int place : paper_places(model)) {
      out.push_back(fmt::format("{}", fmt::join(model.paper->pieces()[place].at, ",")));
    }
    return out;
  }
  for (int p = 0; p < puzzle.piece_count(); ++p) {
    const auto stickers = puzzle.stickers_of(p);
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
  static const std::array<Text, piece_kinds> texts = {{{"centre", "センター"},
                                                       {"inner", "インナー"},
                                                       {"edge", "エッジ"},
                                                       {"corner", "コーナー"},
                                                       {"axial", "軸"},
                                                       {"core", "コア"}}};
  return texts[static_cast<std::size_t>(kind)];
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

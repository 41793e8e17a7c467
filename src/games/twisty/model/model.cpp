#include "games/twisty/model/model.hpp"

#include <algorithm>
#include <utility>

namespace asobi::twisty {

Result<Model> Model::make(std::string_view text) {
  ASOBI_TRY(Named named, find_named(text));
  ASOBI_TRY(Puzzle puzzle, Puzzle::make(named.description, named.meeting));
  std::optional<paper::Puzzle> paper;
  if (const auto name = paper::parse_name(named.member)) paper.emplace(*name->family, name->n);
  return Model{std::move(named), std::move(puzzle), std::move(paper)};
}

int Model::cube_layers() const {
  if (puzzle.keeps_inside() || puzzle.solid().shape().kind() != SolidKind::cube || puzzle.axes().size() != 3) return 0;
  const int count = puzzle.axes()[0].layer_count();
  const bool cube = std::ranges::all_of(puzzle.axes(), [&](const TurnAxis& axis) {
    return puzzle.solid().axes()[axis.axis].kind == AxisKind::face && axis.order == 4 && axis.layer_count() == count;
  });
  return cube ? count : 0;
}

}  // namespace asobi::twisty

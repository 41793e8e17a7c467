#include "games/twisty/model.hpp"

#include <utility>

namespace asobi::twisty {

Result<Model> Model::make(std::string_view text) {
  ASOBI_TRY(Named named, find_named(text));
  ASOBI_TRY(Puzzle puzzle, Puzzle::make(named.description, named.meeting));
  std::optional<paper::Puzzle> paper;
  if (const auto name = paper::parse_name(named.member)) paper.emplace(*name->family, name->n);
  return Model{std::move(named), std::move(puzzle), std::move(paper)};
}

}  // namespace asobi::twisty

#include <algorithm>

#include "base/json.hpp"
#include "games/twisty/inside/equivalence.hpp"
#include "games/twisty/notation/notation.hpp"

namespace asobi::twisty {

Json to_json(const Model& from, const Model& to, const Equivalence& map) {
  Json turns = Json::array();
  for (const auto& [turn, image] : map.turns) {
    turns.push_back({{"from", turn_text(from, turn)}, {"to", image ? Json(turn_text(to, *image)) : Json()}});
  }
  return {{"from", from.named.name},
          {"to", to.named.name},
          {"inside", map.inside()},
          {"whole", map.whole()},
          {"pieces", map.fate.size()},
          {"shown", map.count(Fate::shown)},
          {"hidden", map.count(Fate::hidden)},
          {"absent", map.count(Fate::absent)},
          {"joined", std::ranges::count_if(map.pieces, [](const auto& list) { return list.size() > 1; })},
          {"oriented", std::ranges::count(map.oriented, true)},
          {"exhaustive", map.exhaustive},
          {"turns", std::move(turns)},
          {"map", map.pieces}};
}

}  // namespace asobi::twisty

#include "games/twisty/exchange/kpuzzle.hpp"

#include <algorithm>
#include <ranges>
#include <set>

#include <gtest/gtest.h>

#include "base/fields_json.hpp"
#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "base/text_reader.hpp"
#include "games/twisty/exchange/twsearch_text.hpp"
#include "games/twisty/group/group.hpp"
#include "games/twisty/model/models_for_tests.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/puzzle/state.hpp"

namespace asobi::twisty {
namespace {

const char* const exported[] = {"cube-face-2",  "cube-face-3",    "cube-face-4", "dino",        "skewb",
                                "cube-edge-1",  "pyraminx",       "megaminx",    "octa-face-2", "octa-vertex-2",
                                "tetra-edge-3", "icosa-vertex-1", "helicopter",  "rubik",       "d e phi/2*m"};

TEST(TwistyKPuzzle, WhatIsWrittenIsReadAgain) {
  for (const char* name : exported) {
    const Model model = model_named(name);
    for (const Telling telling : {Telling::stickers, Telling::marks}) {
      const KPuzzle definition = kpuzzle_of(model, {telling, true});
      const auto again = read_kpuzzle(to_line(json_of(definition, Lang::en)));
      ASSERT_TRUE(again) << name << ": " << again.error().message.en;
      EXPECT_EQ(*again, definition) << name;
    }
  }
}

void expect_same_groups(const char* name) {
  Quiet quiet;
  const Model model = model_named(name);
  const auto facts = group_facts(model.puzzle, model.named.turning, quiet.progress);
  ASSERT_TRUE(facts) << name;
  EXPECT_EQ(*order_of(kpuzzle_of(model), quiet.progress), facts->order) << name;
  EXPECT_EQ(*order_of(kpuzzle_of(model, {Telling::marks}), quiet.progress), facts->oriented) << name;
}

TEST(TwistyKPuzzleStandard, TheGroupsOfExportedPuzzlesAreTheirs) {
  for (const std::string_view name : exported) {
    if (!name.starts_with("d ") && name != "megaminx") expect_same_groups(name.data());
  }
}

TEST(TwistyKPuzzleExtreme, TheGroupsOfExportedDodecahedraAreTheirs) {
  for (const char* name : {"megaminx", "dodeca-face1", "d e phi/2*m"}) expect_same_groups(name);
}

TEST(TwistyKPuzzle, TheCubeInTheUsualNames) {
  const KPuzzle definition = kpuzzle_of(model_named("cube-face-3"), {Telling::stickers, true});
  std::vector<std::string> names;
  for (const auto& move : definition.moves) names.push_back(move.name);
  std::erase_if(names, [](const std::string& name) { return name.ends_with("v"); });  // about edges and corners
  std::ranges::sort(names);
  EXPECT_EQ(names, (std::vector<std::string>{"B", "D", "E", "F", "L", "M", "R", "S", "U", "x", "y", "z"}));
  EXPECT_EQ(json_of(definition, Lang::en)["orbits"][0],
            Json::parse(R"({"orbitName":"CORNERS","numPieces":8,"numOrientations":3})"));
}

// Which mark stands where after a word of turns of the solved puzzle.
auto marks_after(const Model& model, const std::string& word) {
  const Mover mover(model.puzzle);
  State state = mover.solved();
  mover.apply(state, parse_turns(model, word).value());
  return state.at;
}

// With those that stand for others written out.
std::string written_out(const KPuzzle& definition, const std::string& word) {
  std::string out;
  for (const std::string_view turn : words(word, " ")) {
    const bool back = turn.ends_with('\'');
    const std::string_view name = turn.substr(0, turn.size() - (back ? 1 : 0));
    const auto found = std::ranges::find(definition.derived_moves, name, [](const auto& one) { return one.first; });
    if (found == definition.derived_moves.end()) {
      EXPECT_TRUE(std::ranges::count(definition.moves, name, &KPuzzle::Move::name)) << name;
      out += fmt::format("{} ", turn);
    } else {
      out += fmt::format("({}){} ", written_out(definition, found->second), back ? "'" : "");
    }
  }
  return out;
}

std::vector<Turn> all_blocks(const Model& model) {
  std::vector<Turn> out;
  const std::vector<int> turning = turning_layers(model.puzzle, model.named.turning);
  for (const TurnAxis& axis : model.puzzle.axes()) {
    for (int first = 0; first < axis.layer_count(); ++first) {
      for (int last = first; last < axis.layer_count(); ++last) {
        if (!std::ranges::count(turning, axis.first_layer + last)) break;
        out.push_back({axis.axis, first, last, 1});
      }
    }
  }
  return out;
}

TEST(TwistyKPuzzle, EveryBlockOfTurningLayersHasItsName) {
  for (const char* name : exported) {
    const Model model = model_named(name);
    for (const bool rotations : {false, true}) {
      const KPuzzle definition = kpuzzle_of(model, {Telling::marks, rotations});
      std::set<std::string> known;
      for (const auto& move : definition.moves) EXPECT_TRUE(known.insert(move.name).second) << name << move.name;
      for (const auto& [block, layers] : definition.derived_moves) {
        EXPECT_TRUE(known.insert(block).second) << name << " " << block;
        EXPECT_EQ(marks_after(model, block), marks_after(model, written_out(definition, layers)))
            << name << " " << block;
      }
      for (const Turn& block : all_blocks(model)) {
        std::string unit = turn_text(model, block);
        if (unit.ends_with('\'')) unit.pop_back();
        EXPECT_TRUE(known.contains(unit)) << name << " " << unit;
      }
    }
  }
}

// Turns of the skewb keep two halves of its corners apart, which a quarter turn of the whole exchanges.
TEST(TwistyKPuzzle, RotationsThatNoTurnsMakeAreMovesOnRequest) {
  const Model model = model_named("skewb");
  const KPuzzle turns = kpuzzle_of(model), whole = kpuzzle_of(model, {Telling::stickers, true});
  const auto knows = [](const KPuzzle& definition, const char* name) {
    return std::ranges::count(definition.moves, name, &KPuzzle::Move::name) > 0 ||
           std::ranges::count(definition.derived_moves, name, [](const auto& one) { return one.first; }) > 0;
  };
  EXPECT_TRUE(knows(turns, "UFRv") && knows(whole, "UFRv"));
  EXPECT_FALSE(knows(turns, "x"));
  EXPECT_TRUE(knows(whole, "x"));
  EXPECT_LT(whole.orbits.size(), turns.orbits.size());
}

TEST(TwistyKPuzzle, LookAlikesShareANumberInTheSolvedPattern) {
  const Json json = json_of(kpuzzle_of(model_named("cube-face-4")), Lang::en);
  std::vector<int> pieces = json["defaultPattern"]["CENTERS"]["pieces"];
  std::ranges::sort(pieces);
  pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
  EXPECT_EQ(pieces.size(), 6u);
}

// The 2x2x2 by hand, corners URF UFL ULB UBR DFR DLF DBL DRB as Kociemba numbers them: places, sense of twist and the
// start of the list are others than ours.
constexpr const char* pocket_cube = R"({
  "name": "2x2x2",
  "orbits": [{"orbitName": "CORNERS", "numPieces": 8, "numOrientations": 3}],
  "defaultPattern": {"CORNERS": {"pieces": [0,1,2,3,4,5,6,7], "orientation": [0,0,0,0,0,0,0,0]}},
  "moves": {
    "U": {"CORNERS": {"permutation": [3,0,1,2,4,5,6,7], "orientationDelta": [0,0,0,0,0,0,0,0]}},
    "R": {"CORNERS": {"permutation": [4,1,2,0,7,5,6,3], "orientationDelta": [2,0,0,1,1,0,0,2]}},
    "F": {"CORNERS": {"permutation": [1,5,2,3,0,4,6,7], "orientationDelta": [1,2,0,0,2,1,0,0]}}
  },
  "derivedMoves": {"sexy": "R U R' U'", "twice": "sexy2"},
  "experimentalAnything": 1
})";

TEST(TwistyKPuzzle, ADefinitionByAnotherHandIsRecognised) {
  Quiet quiet;
  const auto definition = read_kpuzzle(pocket_cube);
  ASSERT_TRUE(definition) << definition.error().message.en;
  EXPECT_EQ(to_string(*order_of(*definition, quiet.progress)), "3674160");
  const auto same = compare(*definition, model_named("cube-face-2"), quiet.progress);
  ASSERT_TRUE(same);
  EXPECT_TRUE(same->same) << same->why.en;
  // The corners of the 3x3x3 move so, but its edges are not there.
  EXPECT_FALSE(compare(*definition, model_named("cube-face-3"), quiet.progress)->same);
  EXPECT_FALSE(compare(*definition, model_named("dino"), quiet.progress)->same);

  KPuzzle wrong = *definition;
  wrong.moves[1].effect[0].orientation = {1, 0, 0, 2, 2, 0, 0, 1};  // R twists the other way than F
  EXPECT_FALSE(compare(wrong, model_named("cube-face-2"), quiet.progress)->same);
  std::swap(wrong.moves[1].effect, wrong.moves[0].effect);
  EXPECT_FALSE(compare(wrong, model_named("cube-face-2"), quiet.progress)->same);
}

TEST(TwistyKPuzzle, OursIsOurs) {
  Quiet quiet;
  for (const char* name : {"cube-face-3", "pyraminx", "dino", "octa-face-2", "dodeca-face1"}) {
    const Model model = model_named(name);
    for (const Telling telling : {Telling::stickers, Telling::marks}) {
      for (const bool rotations : {false, true}) {
        const auto same = compare(kpuzzle_of(model, {telling, rotations}), model, quiet.progress);
        ASSERT_TRUE(same);
        EXPECT_TRUE(same->same) << name << same->why.en;
      }
    }
  }
}

TEST(TwistyKPuzzle, FaultsAreNamedWithTheirPlace) {
  const auto fault = [](auto change) {
    Json json = Json::parse(pocket_cube);
    change(json);
    const auto definition = read_kpuzzle(to_line(json));
    if (definition) return std::string("accepted");
    EXPECT_EQ(definition.error().code, Code::invalid);
    EXPECT_FALSE(definition.error().message.ja.empty());
    return definition.error().message.en;
  };
  EXPECT_EQ(fault([](Json&) {}), "accepted");
  EXPECT_EQ(fault([](Json& j) { j.erase("name"); }), "name: this field is missing");
  EXPECT_EQ(fault([](Json& j) { j["colour"] = 1; }), "definition: has an unknown field \"colour\"");
  EXPECT_EQ(fault([](Json& j) { j["orbits"] = Json::object(); }), "orbits: must be an array of at least one orbit");
  EXPECT_EQ(fault([](Json& j) { j["orbits"][0]["numPieces"] = -1; }),
            "orbits[0].numPieces: must be a whole number from 1 to 20000");
  EXPECT_EQ(fault([](Json& j) { j["orbits"][0]["numPieces"] = 1e300; }),
            "orbits[0].numPieces: must be a whole number from 1 to 20000");
  EXPECT_EQ(fault([](Json& j) { j["orbits"][0]["numOrientations"] = 18446744073709551615u; }),
            "orbits[0].numOrientations: must be a whole number from 1 to 120");
  EXPECT_EQ(fault([](Json& j) { j["orbits"].push_back(j["orbits"][0]); }),
            "orbits[1].orbitName: the name \"CORNERS\" appears twice");
  EXPECT_EQ(fault([](Json& j) { j["moves"]["R"]["CORNERS"]["permutation"][3] = 4; }),
            "moves.R.CORNERS.permutation[3]: 4 appears twice");
  EXPECT_EQ(fault([](Json& j) { j["moves"]["R"]["CORNERS"]["permutation"][3] = 8; }),
            "moves.R.CORNERS.permutation[3]: must be a whole number from 0 to 7");
  EXPECT_EQ(fault([](Json& j) { j["moves"]["F"]["CORNERS"]["orientationDelta"].push_back(0); }),
            "moves.F.CORNERS.orientationDelta: must be an array of 8 numbers");
  EXPECT_EQ(fault([](Json& j) { j["moves"]["F"]["EDGES"] = j["moves"]["F"]["CORNERS"]; }),
            "moves.F.EDGES: there is no orbit of this name");
  EXPECT_EQ(fault([](Json& j) { j["moves"]["F"].erase("CORNERS"); }), "moves.F.CORNERS: this field is missing");
  EXPECT_EQ(fault([](Json& j) { j["moves"] = 3; }), "moves: must be an object of at most 2000 moves");
  EXPECT_EQ(fault([](Json& j) { j["defaultPattern"]["CORNERS"]["orientationMod"] = {1, 1, 1, 2, 0, 0, 0, 0}; }),
            "defaultPattern.CORNERS.orientationMod[3]: must be 0 or divide 3");
  EXPECT_EQ(fault([](Json& j) { j["derivedMoves"]["sexy"] = "twice"; }), "derivedMoves.twice: is defined by itself");
  EXPECT_EQ(fault([](Json& j) { j["derivedMoves"]["sexy"] = "R X"; }), "derivedMoves: there is no move \"X\"");
  EXPECT_EQ(fault([](Json& j) { j["derivedMoves"]["sexy"] = "[R, U]"; }),
            "derivedMoves.sexy: \"[R,\" is no move with an amount");
  EXPECT_EQ(read_kpuzzle("{").error().message.en, "the definition is no JSON: fault at byte 2");
  const std::string deep(100'000, '[');
  EXPECT_EQ(read_kpuzzle(deep + std::string(deep.size(), ']')).error().message.en,
            "the definition is nested too deeply (at most 32 levels)");
  EXPECT_FALSE(read_kpuzzle("[]"));
  EXPECT_FALSE(read_kpuzzle(""));
  EXPECT_FALSE(read_kpuzzle(std::string(100'000, '[')));
}

TEST(TwistyKPuzzle, DamagedTextsAreRefusedOrRead) {
  Random random(3);
  const std::string text = pocket_cube;
  for (int trial = 0; trial < 300; ++trial) {
    std::string damaged = text;
    for (int i = 0; i < 3; ++i) damaged[random.below(damaged.size())] = static_cast<char>(random.below(256));
    Quiet quiet;
    const auto definition = read_kpuzzle(damaged);
    EXPECT_TRUE(!definition || order_of(*definition, quiet.progress));
  }
}

// twsearch's own example: as a state 1 3 4 2 5 with 0 2 0 1 1, as a move the same with 0 1 2 0 1.
TEST(TwistyTws, OrientationsOfMovesBelongToPieces) {
  KPuzzle definition{"a b", {{"ALL", 5, 3}}, {}, {{}}, {}, {}};
  definition.solved = solved_state(definition.orbits);
  definition.moves.push_back({"X", {{{0, 2, 3, 1, 4}, {0, 2, 0, 1, 1}}}});
  EXPECT_EQ(
      twsearch_text(definition),
      "Name a_b\n\nSet ALL 5 3\n\nSolved\nALL\n1 2 3 4 5\n0 0 0 0 0\nEnd\n\nMove X\nALL\n1 3 4 2 5\n0 1 2 0 1\nEnd\n");
}

TEST(TwistyTws, NumbersOfLookAlikesHaveNoGaps) {
  const std::string text = twsearch_text(kpuzzle_of(model_named("cube-face-4")));
  const auto lines = words(text, "\n");
  EXPECT_NE(text.find("Set CENTERS 24 1\n"), std::string::npos);
  const std::size_t at = text.find("CENTERS\n", text.find("Solved"));
  std::vector<std::string_view> numbers =
      words(std::string_view(text).substr(at + 8, text.find('\n', at + 8) - at - 8));
  std::ranges::sort(numbers);
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  EXPECT_EQ(numbers, (std::vector<std::string_view>{"1", "2", "3", "4", "5", "6"}));
  EXPECT_FALSE(lines.empty());
}

}  // namespace
}  // namespace asobi::twisty

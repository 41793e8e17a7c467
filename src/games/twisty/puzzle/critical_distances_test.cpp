#include "games/twisty/puzzle/critical_distances.hpp"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "base/fields_json.hpp"
#include "games/twisty/geometry/reference.hpp"
#include "games/twisty/tools/distance_tools.hpp"

namespace asobi::twisty {
namespace {

AxisKind kind_of_letter(char letter) { return static_cast<AxisKind>(axis_letters.find(letter)); }

std::vector<Stage> stages_of(const std::string& others, char kind) {
  Progress progress;
  auto out = stages(*parse_description(others), kind_of_letter(kind), Counting::yes, progress);
  if (!out) throw std::runtime_error(others + ": " + out.error().message.en);
  return std::move(*out);
}

// Stickers and pieces in the slow way.
std::pair<int, int> counted(const std::string& others, char kind, double distance) {
  Description description = *parse_description(others);
  description.cuts.push_back({kind_of_letter(kind), {}, {distance, "", -1}});
  const ReferencePuzzle puzzle = reference_puzzle(Solid::of(description.solid), planes_of(description));
  return {static_cast<int>(puzzle.stickers.size()), puzzle.pieces};
}

std::pair<int, int> counts_of(const Stage& stage) {
  return stage.census ? std::pair(stage.census->stickers, stage.census->pieces) : std::pair(0, 0);
}

// The distances and gaps follow each other without holes, and at each distance something changes.
void expect_order(const std::string& others, const std::vector<Stage>& all) {
  const RegularSolid& shape = Solid::of(parse_description(others)->solid).shape();
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(all[i].exact.empty(), all[i].from < all[i].to);
    if (i > 0) {
      EXPECT_EQ(all[i].from, all[i - 1].to);
      EXPECT_NE(all[i].exact.empty(), all[i - 1].exact.empty());
    }
    if (all[i].exact.empty()) continue;
    const auto number = parse_number(all[i].exact, {shape.midradius(), shape.circumradius()});
    ASSERT_TRUE(number.has_value()) << all[i].exact;
    EXPECT_NEAR(number->value, all[i].from, 1e-12);
    ASSERT_LT(i + 1, all.size());
    const bool changed = all[i].census != all[i + 1].census || (i > 0 && all[i].census != all[i - 1].census);
    EXPECT_TRUE(changed || i == 0) << all[i].exact;
  }
}

// Everywhere in a gap the slow way counts what the gap says; so no critical distance is missing.
void expect_counts(const std::string& others, char kind, const std::vector<Stage>& all, int samples) {
  std::mt19937 random(7);
  for (const Stage& stage : all) {
    if (!stage.census) continue;
    if (!stage.exact.empty()) {
      EXPECT_EQ(counted(others, kind, stage.from), counts_of(stage)) << stage.exact;
      continue;
    }
    for (int i = 0; i < samples; ++i) {
      const double t = std::uniform_real_distribution(0.02, 0.98)(random);
      const double distance = stage.from + t * (stage.to - stage.from);
      EXPECT_EQ(counted(others, kind, distance), counts_of(stage)) << distance;
    }
  }
}

TEST(TwistyCriticalStandard, EveryKindOfAxisAlone) {
  for (const auto& [solid, kinds] : {std::pair("t", "fve"), std::pair("c", "fve"), std::pair("o", "fve"),
                                     std::pair("d", "fv"), std::pair("i", "fv")}) {
    for (const char kind : std::string(kinds)) {
      SCOPED_TRACE(std::string(solid) + " " + kind);
      const auto all = stages_of(solid, kind);
      expect_order(solid, all);
      expect_counts(solid, kind, all, 4);
      for (const Stage& stage : all) EXPECT_EQ(stage.exact.find('.'), std::string::npos) << stage.exact;
    }
  }
}

TEST(TwistyCriticalStandard, EdgesOfTheLargeSolids) {
  for (const char* solid : {"d", "i"}) {
    SCOPED_TRACE(solid);
    const auto all = stages_of(solid, 'e');
    expect_order(solid, all);
    expect_counts(solid, 'e', all, 1);
    for (const Stage& stage : all) EXPECT_EQ(stage.exact.find('.'), std::string::npos) << stage.exact;
  }
}

TEST(TwistyCriticalStandard, BesideOtherCuts) {
  for (const auto& [others, kind] : {std::pair("c f 1/3", 'v'), std::pair("c v 0.577", 'f'), std::pair("c f 1/3", 'f'),
                                     std::pair("t v 1/3", 'e'), std::pair("o f 0.4", 'v'), std::pair("c e 0", 'e')}) {
    SCOPED_TRACE(std::string(others) + " " + kind);
    const auto all = stages_of(others, kind);
    expect_order(others, all);
    const std::string exact = others == std::string("c v 0.577") ? "c v sqrt(1/3)" : others;
    expect_counts(exact, kind, all, 2);
  }
}

// Known puzzles at and between the distances (facts: section 13 of the paper, and the names of PuzzleGeometry).
TEST(TwistyCritical, KnownDistances) {
  const auto texts = [](const std::string& others, char kind) {
    std::string out;
    for (const Stage& stage : stages_of(others, kind)) {
      out += stage.exact.empty() ? fmt::format("{} ", stage.census->stickers) : stage.exact + " ";
    }
    return out;
  };
  EXPECT_EQ(texts("c", 'f'), "0 54 ");
  EXPECT_EQ(texts("c", 'v'), "0 78 sqrt(1/3) 54 sqrt(4/3) 30 ");
  EXPECT_EQ(texts("d", 'f'), "0 192 sqrt(5)-2 192 sqrt(1/5) 192 (sqrt(5)-1)/2 132 ");
  EXPECT_EQ(texts("t", 'v'), "28 1/3 28 1 16 ");
}

TEST(TwistyCritical, SaysWherePlanesNoLongerMeet) {
  const auto all = stages_of("c", 'v');
  EXPECT_TRUE(all[3].census->planes_meet);
  EXPECT_FALSE(all[4].census->planes_meet);
  EXPECT_EQ(all[4].exact, "sqrt(4/3)");
}

TEST(TwistyCritical, BadDescriptionsAndStopping) {
  Progress progress;
  EXPECT_FALSE(stages(*parse_description("c f 3"), AxisKind::vertex, Counting::no, progress).has_value());
  EXPECT_FALSE(stages(*parse_description("c f:X 1/3"), AxisKind::vertex, Counting::no, progress).has_value());
  std::stop_source source;
  source.request_stop();
  Progress stopped(source.get_token());
  const auto result = stages(*parse_description("c f 1/3"), AxisKind::vertex, Counting::no, stopped);
  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(result.error().code, Code::cancelled);
}

TEST(TwistyCritical, AnswersForTools) {
  const Description cube = *parse_description("c");
  Progress progress;
  const auto asked = [&](Counting counting) {
    return Distances{cube.text(), AxisLetter::vertex, *stages(cube, AxisKind::vertex, counting, progress)};
  };
  const Distances answer = asked(Counting::yes);
  const Json counted = json_of(answer, Lang::en);
  EXPECT_EQ(counted.at("stages")[2].at("exact"), "sqrt(1/3)");
  EXPECT_EQ(counted.at("stages")[2].at("counts").at("pieces"), 12);
  EXPECT_EQ(counted.at("stages")[2].at("counts").at("by_stickers"), Json({{"2", 12}}));
  EXPECT_TRUE(counted.at("stages")[1].at("exact").is_null());
  EXPECT_NE(text(answer, Lang::en).find("sqrt(1/3) = 0.577350: 24 stickers, 12 pieces, 1 orbits"), std::string::npos);
  EXPECT_NE(text(answer, Lang::ja).find("（面が内部で交わらない）"), std::string::npos);
  const Json quick = json_of(asked(Counting::no), Lang::en);
  EXPECT_EQ(quick.at("stages").size(), counted.at("stages").size());
  EXPECT_TRUE(quick.at("stages")[2].at("counts").is_null());
}

}  // namespace
}  // namespace asobi::twisty

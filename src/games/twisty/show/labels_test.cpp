// Names of stickers and colours, proved on turned puzzles: the paper's model and ours show the same.
#include "games/twisty/show/labels.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/twisty/model/models_for_tests.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/paper/notation.hpp"
#include "games/twisty/puzzle/scramble.hpp"
#include "games/twisty/puzzle/state.hpp"

namespace asobi::twisty {
namespace {

std::map<std::string, std::string> our_facelets(const Model& model, std::span<const Turn> turns) {
  const Mover mover(model.puzzle);
  State state = mover.solved();
  mover.apply(state, turns);
  const auto names = sticker_names(model);
  std::map<std::string, std::string> out;
  for (int s = 0; s < model.puzzle.sticker_count(); ++s) {
    out[names[s]] = colour_name(model, mover.colour_at(state, s));
  }
  return out;
}

TEST(TwistyLabelsStandard, ThePaperShowsTheSameColours) {
  for (const paper::Family& family : paper::families()) {
    for (int n = family.in_paper.first; n <= std::min(7, family.in_paper.last); ++n) {
      const std::string name = family.has_n() ? fmt::format("{}-{}", family.name, n) : std::string(family.name);
      const Model model = model_named(name);
      ASSERT_TRUE(model.paper) << name;
      Random random(static_cast<std::uint64_t>(n) + 17);
      const auto turns = random_turns(model.puzzle, Turning::all, 40, random);
      const auto text = paper_text(model, turns);
      ASSERT_TRUE(text) << name;
      const auto theirs = paper::parse_turns(*model.paper, *text);
      ASSERT_TRUE(theirs) << name << ": " << *text;
      auto state = model.paper->solved();
      model.paper->apply(state, *theirs);
      EXPECT_EQ(our_facelets(model, turns), model.paper->facelets(state)) << name << ": " << *text;
    }
  }
}

TEST(TwistyLabels, NamesAreUnique) {
  for (const char* name : {"cube-face-5", "pyraminx", "megaminx", "icosa-face", "c f 1/3 v 0.577", "octa-edge-3"}) {
    const Model model = model_named(name);
    const auto stickers = sticker_names(model);
    const auto pieces = piece_names(model);
    EXPECT_EQ(std::set<std::string>(stickers.begin(), stickers.end()).size(), stickers.size()) << name;
    EXPECT_EQ(std::set<std::string>(pieces.begin(), pieces.end()).size(), pieces.size()) << name;
    EXPECT_EQ(static_cast<int>(pieces.size()), model.puzzle.piece_count()) << name;
  }
}

TEST(TwistyLabels, KindsAreThePapers) {
  const auto counts = [](const char* name) {
    const Model model = model_named(name);
    std::map<std::string, int> out;
    for (int p = 0; p < model.puzzle.piece_count(); ++p) ++out[kind_text(kind_of(model.puzzle, p)).en];
    return out;
  };
  using Counts = std::map<std::string, int>;
  EXPECT_EQ(counts("cube-face-5"), (Counts{{"centre", 6}, {"inner", 48}, {"edge", 36}, {"corner", 8}}));
  EXPECT_EQ(counts("dodeca-face2"), (Counts{{"centre", 12}, {"edge", 30}, {"corner", 20}}));
  EXPECT_EQ(counts("pyraminx"), (Counts{{"edge", 6}, {"corner", 4}, {"axial", 4}}));
  EXPECT_EQ(counts("tetra-vertexface-2"), (Counts{{"corner", 4}, {"core", 1}}));
  EXPECT_EQ(counts("icosa-face"), (Counts{{"centre", 20}, {"edge", 60}, {"corner", 12}}));
}

}  // namespace
}  // namespace asobi::twisty

// The fast way to cut against the slow, obvious one, on named, mixed and random descriptions.
#include "games/twisty/geometry/reference.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty {
namespace {

// By sticker of the slow puzzle, the sticker of the fast one with the same corners.
std::vector<int> matching(const ReferencePuzzle& slow, const Puzzle& fast) {
  std::vector<int> out;
  for (const ReferenceSticker& s : slow.stickers) {
    int found = no_partner;
    for (int t = 0; t < fast.sticker_count() && found == no_partner; ++t) {
      if (fast.face_of(t) != s.face) continue;
      const auto polygon = fast.polygon(t);
      const bool same = polygon.size() == s.polygon.size() && std::ranges::all_of(polygon, [&](const Vector& p) {
                          return std::ranges::any_of(s.polygon, [&](const Vector& q) { return length(p - q) < 1e-7; });
                        });
      if (same) found = t;
    }
    out.push_back(found);
  }
  return out;
}

void expect_same(const Puzzle& fast) {
  const std::string name = fast.description().text();
  const ReferencePuzzle slow = reference_puzzle(fast.solid(), planes_of(fast.description()));
  ASSERT_EQ(slow.stickers.size(), static_cast<std::size_t>(fast.sticker_count())) << name;
  ASSERT_EQ(slow.pieces, fast.piece_count()) << name;
  const std::vector<int> to_fast = matching(slow, fast);
  std::vector<int> sorted = to_fast;
  std::ranges::sort(sorted);
  for (int i = 0; i < fast.sticker_count(); ++i) ASSERT_EQ(sorted[i], i) << name;
  for (std::size_t s = 0; s < slow.stickers.size(); ++s) {
    for (std::size_t t = 0; t < s; ++t) {
      ASSERT_EQ(slow.stickers[s].piece == slow.stickers[t].piece,
                fast.piece_of(to_fast[s]) == fast.piece_of(to_fast[t]))
          << name;
    }
  }
  for (int l = 0; l < static_cast<int>(fast.layers().size()); ++l) {
    const Layer& layer = fast.layers()[l];
    const TurnAxis& axis = fast.axes()[layer.axis];
    const auto images = reference_turn(slow, axis.axis, layer.index, axis.order);
    const Permutation turn = fast.turn(l);
    for (std::size_t s = 0; s < images.size(); ++s) {
      ASSERT_NE(images[s], no_partner) << name;
      ASSERT_EQ(to_fast[images[s]], turn[to_fast[s]]) << name << " layer " << l;
    }
  }
}

TEST(TwistyPlainStandard, FastAndSlowAgreeOnKnownPuzzles) {
  for (const char* name : {"cube-face-2",          "cube-face-4",         "cube-vertex1-1",
                           "cube-vertex1-2",       "cube-vertex2-2",      "cube-vertex2-3",
                           "cube-edge-1",          "cube-edge-odd-3",     "tetra-vertexface-2",
                           "tetra-vertexface-5",   "tetra-edge-2",        "tetra-edge-4",
                           "octa-face-2",          "octa-face-3",         "octa-vertex-2",
                           "octa-edge-2",          "octa-edge-3",         "dodeca-face1",
                           "dodeca-face2",         "dodeca-vertex",       "dodeca-edge",
                           "dodeca-face-vertices", "dodeca-face-centres", "icosa-face",
                           "icosa-vertex-2",       "icosa-edge",          "skewb",
                           "professor skewb",      "curvy copter",        "c f 1/3 v 0.577",
                           "c f/2 0.3 e 1/2",      "t v 1/3 e 0.2 f 0.4", "starminx combo"}) {
    const auto puzzle = make_named(name);
    ASSERT_TRUE(puzzle) << name;
    expect_same(*puzzle);
  }
}

std::string random_description(Random& random, int most_cuts_here) {
  const std::string_view solids = "tcodi";
  std::string out(1, solids[random.below(5)]);
  for (auto cuts = 1 + random.below(most_cuts_here); cuts > 0; --cuts) {
    const int digits = static_cast<int>(1 + random.below(6));
    out += fmt::format(" {} {:.{}f}", axis_letters[random.below(3)], random.unit() * 1.2, digits);
  }
  return out;
}

TEST(TwistyPlainStandard, FastAndSlowAgreeOnRandomMixtures) {
  Random random(7);
  int made = 0;
  for (int i = 0; i < 400 && made < 60; ++i) {
    const auto puzzle = Puzzle::make(random_description(random, 3));
    if (!puzzle || puzzle->sticker_count() > 350) continue;
    ++made;
    expect_same(*puzzle);
  }
  EXPECT_EQ(made, 60);
}

// Whatever the distances: a puzzle that is whole, or an error in both languages.
TEST(TwistyPlainStandard, RandomDistancesNeverBreakTheCutting) {
  Random random(11);
  int made = 0;
  for (int i = 0; i < 1500; ++i) {
    const std::string text = random_description(random, 5);
    const auto puzzle = Puzzle::make(text);
    if (!puzzle) {
      EXPECT_FALSE(puzzle.error().message.en.empty() || puzzle.error().message.ja.empty());
      EXPECT_TRUE(puzzle.error().code == Code::invalid || puzzle.error().code == Code::limit) << text;
      continue;
    }
    ++made;
    for (int a = 0; a < static_cast<int>(puzzle->axes().size()); ++a) {
      ASSERT_TRUE(Permutation::from_images(puzzle->rotation(puzzle->axes()[a].rotation).images())) << text;
      std::vector<int> pieces(puzzle->axes()[a].layer_count(), 0);
      for (int p = 0; p < puzzle->piece_count(); ++p) ++pieces[puzzle->layer_of_piece(p, a)];
      ASSERT_EQ(std::ranges::count(pieces, 0), 0) << text << ": an empty layer";
    }
  }
  EXPECT_GT(made, 500);
}

// Just beside critical distances, from far to very near: always right or refused, never something in between.
TEST(TwistyPlainStandard, NearCriticalDistancesAreRightSnappedOrRefused) {
  struct Critical {
    const char* head;
    const char* exact;
    int at;  // stickers per face
  };
  const auto slow_count = [](const std::string& text) {
    const Description description = *parse_description(text);
    const Solid& solid = Solid::of(description.solid);
    return static_cast<int>(reference_puzzle(solid, planes_of(description)).stickers.size() /
                            solid.shape().faces().size());
  };
  for (const Critical& c :
       {Critical{"c v", "sqrt(1/3)", 4}, Critical{"d f", "1/phi", 11}, Critical{"d f", "1/sqrt(5)", 10},
        Critical{"o f", "1/3", 9}, Critical{"c e", "sqrt(1/2)", 8}}) {
    const double exact = parse_number(c.exact)->value;
    const int below = slow_count(fmt::format("{} {}", c.head, exact - 0.01));
    const int above = slow_count(fmt::format("{} {}", c.head, exact + 0.01));
    EXPECT_EQ(Puzzle::make(fmt::format("{} {}", c.head, c.exact))->stickers_per_face(), c.at) << c.head << c.exact;
    for (int digits = 3; digits <= 16; ++digits) {
      for (const double shift : {-3.0, -1.0, 1.0, 3.0}) {
        const std::string text = fmt::format("{} {:.17f}", c.head, exact + shift * std::pow(10.0, -digits));
        const auto puzzle = Puzzle::make(text);
        if (digits <= 5) {
          ASSERT_TRUE(puzzle) << text;
          EXPECT_EQ(puzzle->stickers_per_face(), shift < 0 ? below : above) << text;
        } else if (puzzle) {
          const int found = puzzle->stickers_per_face();
          EXPECT_TRUE(found == c.at || (digits == 6 && found == (shift < 0 ? below : above))) << text;
        } else {
          EXPECT_NE(puzzle.error().message.en.find(closed_form(exact)), std::string::npos)
              << text << ": " << puzzle.error().message.en;
        }
      }
      const auto rounded = Puzzle::make(fmt::format("{} {:.{}f}", c.head, exact, digits));
      ASSERT_TRUE(rounded) << c.head << " " << exact << " " << digits;
      EXPECT_EQ(rounded->stickers_per_face(), c.at);
      if (digits < 10) {
        ASSERT_EQ(rounded->snaps().size(), 1u);
        EXPECT_EQ(rounded->snaps()[0].exact, closed_form(exact));
      }
    }
  }
}

}  // namespace
}  // namespace asobi::twisty

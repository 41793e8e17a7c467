#include "games/chocolate/law_check.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/chocolate/reference.hpp"
#include "games/chocolate/shipped_laws.hpp"

namespace asobi::chocolate {
namespace {

Comparison compared(std::string_view law, Integer k, std::uint32_t most) {
  Progress progress;
  const auto plane = plane_up_to(Edge::quotient(k), most, progress);
  const auto out = compare(*law_named_or_written(law), *plane, most, 50, progress);
  EXPECT_TRUE(out) << (out ? "" : out.error().message.en);
  return *out;
}

ProofSketch sketch(std::string_view law, Integer k, std::uint32_t most) {
  Progress progress;
  return *check_sketch(*law_named_or_written(law), *Edge::quotient(k).heights(most, no_cap), progress);
}

TEST(LawCheck, TheShippedLawsHold) {
  EXPECT_TRUE(compared("conjecture", 1, 150).holds());
  EXPECT_EQ(compared("conjecture", 1, 150).lstates, 9'551u);
  EXPECT_EQ(compared("conjecture", 1, 60).lstates, 1'571u);
  EXPECT_TRUE(compared("theorem4", 2, 300).holds());
  for (std::uint32_t most = 0; most < 40; ++most) EXPECT_TRUE(compared("conjecture", 1, most).holds()) << most;
}

TEST(LawCheckStandard, TheConjectureHoldsToTwoThousand) {
  const Comparison found = compared("conjecture", 1, 2'000);
  EXPECT_TRUE(found.holds());
  EXPECT_EQ(found.lstates, 1'669'001u);
  EXPECT_TRUE(sketch("conjecture", 1, 1'000).holds());
}

TEST(LawCheck, MissingAndSurplusAreFoundExactly) {
  const Comparison few = compared("{{0,0,0},{1,1,0},{2,2,1},{-1,3,0},{1,2,5},{1,1,0},{9,9,9}}", 1, 2);
  EXPECT_EQ(few.lstates, 5u);
  EXPECT_EQ(few.missing, (std::vector<Point>{{2, 1, 1}, {2, 2, 0}, {1, 2, 1}}));
  EXPECT_EQ(few.surplus, (std::vector<Point>{{1, 2, 5}, {2, 2, 1}}));
  const Comparison negative = compared("{{0,0,0},{-1,1,0}}", 1, 0);
  EXPECT_TRUE(negative.holds());  // {-1, 1, 0} lies beyond y ≤ 0
  EXPECT_EQ(compared("{{0,0,0},{-1,0,0}}", 1, 0).surplus, (std::vector<Point>{{-1, 0, 0}}));
  EXPECT_FALSE(compared("theorem4", 1, 20).holds());
  EXPECT_FALSE(compared("conjecture", 2, 20).holds());
}

TEST(LawCheck, OneSpoiledTableIsNoticed) {
  std::string text(shipped_laws()[1].text);
  const auto place = text.find("4 n - 4 k - 3}, {k, 0, n - 1}");
  ASSERT_NE(place, std::string::npos);
  text.replace(place, 29, "4 n - 4 k - 3}, {k, 1, n - 1}");
  const Comparison found = compared(text, 1, 12);
  EXPECT_EQ(found.missing, (std::vector<Point>{{6, 5, 1}, {12, 9, 5}}));
  EXPECT_EQ(found.surplus_count, 0u);
  const ProofSketch proof = sketch(text, 1, 12);
  EXPECT_FALSE(proof.holds());
  EXPECT_FALSE(proof.shares_y || proof.shares_z || proof.shares_yz || proof.reaches_edge);
  EXPECT_EQ(*proof.reaches_none, (Point{6, 5, 1}));
}

TEST(LawCheck, EachPropertyOfTheSketchCanFail) {
  EXPECT_EQ(*sketch("{{0,0,0},{1,0,0}}", 1, 3).shares_yz, (Point{1, 0, 0}));
  EXPECT_EQ(*sketch("{{1,2,0},{1,2,1}}", 1, 3).shares_y, (Point{1, 2, 1}));
  EXPECT_EQ(*sketch("{{1,2,1},{1,3,1}}", 1, 3).shares_z, (Point{1, 3, 1}));
  EXPECT_EQ(*sketch("{{1,1,2}}", 1, 3).outside, (Point{1, 1, 2}));
  // {1, 2, 2} and {1, 3, 3} share neither y nor z, but cutting y leads from one to the other.
  const ProofSketch edge = sketch("{{1,2,2},{1,3,3}}", 1, 3);
  EXPECT_FALSE(edge.shares_y || edge.shares_z || edge.shares_yz);
  EXPECT_EQ(*edge.reaches_edge, (Point{1, 3, 3}));
}

// The sketch once more, cut by cut.
using Points = std::set<Point>;

struct PlainSketch {
  std::vector<std::uint32_t> heights;
  Points law = {};

  Points positions() const {
    Points out;
    const auto most = static_cast<Integer>(heights.size()) - 1;
    for (Integer x = 0; x <= most; ++x) {
      for (Integer y = 0; y <= most; ++y) {
        for (Integer z = 0; z <= height(y); ++z) out.insert({x, y, z});
      }
    }
    return out;
  }
  Integer height(Integer y) const { return heights[static_cast<std::size_t>(y)]; }

  // What one kind of cut makes of a position: of x; of z; of y, leaving z; of y, lowering z to the edge ('e').
  Points after(char cut, const Point& p) const {
    Points out;
    for (Integer x = 0; cut == 'x' && x < p[0]; ++x) out.insert({x, p[1], p[2]});
    for (Integer z = 0; cut == 'z' && z < p[2]; ++z) out.insert({p[0], p[1], z});
    for (Integer y = 0; (cut == 'y' || cut == 'e') && y < p[1]; ++y) {
      const Integer z = std::min(p[2], height(y));
      if ((z == p[2]) == (cut == 'y')) out.insert({p[0], y, z});
    }
    return out;
  }
  bool leads_in(char cut, const Point& p) const {
    return std::ranges::any_of(after(cut, p), [&](const Point& to) { return law.contains(to); });
  }
  bool reaches_none(const Point& p) const {
    return std::ranges::none_of(std::string_view("xzye"), [&](char cut) { return leads_in(cut, p); });
  }
};

void expect_plain(const Edge& edge, std::uint32_t most, const std::vector<Point>& listed) {
  Progress progress;
  const PlainSketch plain{edge.heights(most, no_cap).value(), Points(listed.begin(), listed.end())};
  std::string text;
  for (const Point& p : listed) text += point_text(p) + ";";
  SCOPED_TRACE(edge.text() + " " + text);
  const ProofSketch fast = check_sketch(Law::parse(text).value(), plain.heights, progress).value();
  const Points positions = plain.positions();
  EXPECT_EQ(fast.points, plain.law.size());
  EXPECT_EQ(fast.positions, positions.size());
  EXPECT_FALSE(fast.outside);
  // Whether there is a fault is told, and the example is one.
  const auto expect_told = [&](const std::optional<Point>& example, const auto& is_fault) {
    EXPECT_EQ(example.has_value(), std::ranges::any_of(positions, is_fault));
    EXPECT_TRUE(!example || is_fault(*example));
  };
  const auto leads_on = [&](char cut) {
    return [&plain, cut](const Point& p) { return plain.law.contains(p) && plain.leads_in(cut, p); };
  };
  expect_told(fast.shares_yz, leads_on('x'));
  expect_told(fast.shares_y, leads_on('z'));
  expect_told(fast.shares_z, leads_on('y'));
  expect_told(fast.reaches_edge, leads_on('e'));
  expect_told(fast.reaches_none, [&](const Point& p) { return !plain.law.contains(p) && plain.reaches_none(p); });
}

TEST(LawCheckStandard, TheSketchIsThatOfPlainCuts) {
  const Edge root = Edge::parse("Floor[Sqrt[y]]").value();
  expect_plain(root, 3, {{3, 3, 0}, {2, 2, 0}, {2, 1, 1}, {1, 2, 1}, {0, 0, 0}, {0, 3, 0}, {1, 1, 0}, {1, 3, 0}});
  Random random(3);
  for (int round = 0; round < 400; ++round) {
    const std::uint32_t most = 1 + static_cast<std::uint32_t>(random.below(6));
    const Edge edge = random.below(3) == 0 ? root : Edge::quotient(1 + static_cast<Integer>(random.below(3)));
    const auto heights = edge.heights(most, no_cap).value();
    const ReferenceTable numbers(heights, most);
    std::vector<Point> listed;  // many of the L-states, few others
    for (const Point& p : PlainSketch{heights}.positions()) {
      const auto at = [&](std::size_t i) { return static_cast<std::uint32_t>(p[i]); };
      const bool lost = numbers({at(0), at(1), at(2)}) == 0;
      if (random.below(20) < (lost ? 18u : 1u)) listed.push_back(p);
    }
    if (listed.empty()) continue;
    random.shuffle(listed);
    expect_plain(edge, most, listed);
  }
}

TEST(LawCheckStandard, TooManyPointsThatShareAreRefused) {
  const Law law = Law::parse("Table[{x, y, z}, {x, 0, Infinity}, {y, 0, Infinity}, {z, 0, y}]").value();
  Progress progress;
  const auto checked = [&](std::uint32_t most) {
    return check_sketch(law, Edge::quotient(1).heights(most, no_cap).value(), progress);
  };
  EXPECT_EQ(checked(50).value().points, 51u * 51 * 52 / 2);
  const auto refused = checked(150);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::limit);
}

// The sketch proves what it says: it holds for the L-states of plain search and for no other set tried.
TEST(LawCheck, TheSketchHoldsForTheLStatesAndForNothingElse) {
  const ReferenceTable plain(*Edge::quotient(3).heights(8, no_cap), 8);
  std::vector<std::string> points;
  std::vector<std::string> others;
  for (std::uint32_t x = 0; x <= 8; ++x) {
    for (std::uint32_t y = 0; y <= 8; ++y) {
      for (std::uint32_t z = 0; z <= y / 3; ++z) {
        (plain({x, y, z}) == 0 ? points : others).push_back(fmt::format("{{{},{},{}}};", x, y, z));
      }
    }
  }
  const std::string all = fmt::format("{}", fmt::join(points, ""));
  EXPECT_TRUE(sketch(all, 3, 8).holds());
  for (const std::string& other : others) EXPECT_FALSE(sketch(all + other, 3, 8).holds()) << other;
  for (std::size_t i = 0; i < points.size(); ++i) {
    auto fewer = points;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_FALSE(sketch(fmt::format("{}", fmt::join(fewer, "")), 3, 8).holds()) << points[i];
  }
}

}  // namespace
}  // namespace asobi::chocolate

#include "games/chocolate/law.hpp"

#include <filesystem>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "base/files.hpp"
#include "base/source_dir_for_tests.hpp"
#include "games/chocolate/shipped_laws.hpp"

namespace asobi::chocolate {
namespace {

std::set<Point> points(const Law& law, Integer most) {
  std::set<Point> out;
  Progress progress;
  const auto done = law.each_point(
      most,
      [&](std::span<const Point> found) -> Result<void> {
        out.insert(found.begin(), found.end());
        return {};
      },
      progress);
  EXPECT_TRUE(done) << done.error().message.en;
  return out;
}

std::set<Point> points(std::string_view text, Integer most) {
  const auto law = Law::parse(text);
  EXPECT_TRUE(law) << text << ": " << (law ? "" : law.error().message.en);
  return law ? points(*law, most) : std::set<Point>();
}

void refused(std::string_view text, std::string_view part, Code code = Code::invalid) {
  const auto law = Law::parse(text);
  ASSERT_FALSE(law) << text;
  EXPECT_EQ(law.error().code, code);
  EXPECT_NE(law.error().message.en.find(part), std::string::npos) << text << ": " << law.error().message.en;
  EXPECT_FALSE(law.error().message.ja.empty());
  EXPECT_EQ(law.error().place.has_value(), code == Code::invalid) << text;
}

// Points that are affine are stepped along; with a coordinate that is not, each is computed for itself.
TEST(Law, PointsAlongALineAreThoseComputedOneByOne) {
  int compared = 0;
  for (const char* range :
       {"{k, 0, n - 1}", "{k, -3, 5}", "{k, 2, Infinity}", "{k, n, 2 n}", "{k, 5, 4}", "{k, 0, Min[n, 3]}"}) {
    for (const char* point : {"6 n - 1, 4 n + 2 k - 1, 4 n - 4 k - 1", "k, n, 3", "n + k, k, n - 2 k", "n, k + n, 0"}) {
      const auto along = Law::parse(fmt::format("Table[{{{}}}, {}]", point, range));
      const auto one_by_one = Law::parse(fmt::format("Table[{{{} + Min[0, 0]}}, {}]", point, range));
      ASSERT_EQ(along.has_value(), one_by_one.has_value()) << point << range;
      if (!along) continue;
      for (const Integer most : {0, 1, 17, 60}) {
        EXPECT_EQ(points(*along, most), points(*one_by_one, most)) << point << range << most;
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 60);
}

TEST(Law, ATableOfThePaper) {
  const std::set<Point> expected = {{5, 3, 3}, {11, 7, 7}, {11, 9, 3}};
  const char* table = "Table[{6n-1, 4n+2k-1, 4n-4k-1}, {k,0,n-1}]";
  EXPECT_EQ(points(table, 12), expected);
  EXPECT_EQ(points(std::string("AA[n_] := Union[Join[") + table + "]];", 12), expected);
  EXPECT_EQ(points("Table[{6n-1, 4n+2k-1, 4n-4k-1}, {n, 0, Infinity}, {k,0,n-1}]", 12), expected);
  EXPECT_EQ(points("Table[{6n-1, 4n+2k-1, 4n-4k-1}, {n, 0, 1}, {k,0,n-1}]", 12), (std::set<Point>{{5, 3, 3}}));
}

TEST(Law, PointsAndUnions) {
  EXPECT_EQ(points("{1, 2, 3}", 9), (std::set<Point>{{1, 2, 3}}));
  EXPECT_EQ(points("{{0,0,0},{1,1,0}} ; {2,1,1}", 9), (std::set<Point>{{0, 0, 0}, {1, 1, 0}, {2, 1, 1}}));
  EXPECT_EQ(points("Union[{1,1,0}, Join[{2,2,0}, {3,3,0}]]", 9), (std::set<Point>{{1, 1, 0}, {2, 2, 0}, {3, 3, 0}}));
  EXPECT_EQ(points("{3n, n, 0}", 7), (std::set<Point>{{0, 0, 0}, {3, 1, 0}, {6, 2, 0}}));
}

TEST(Law, ACutOffHasNoEnd) {
  const std::set<Point> expected = {{1, 2, 1}, {1, 3, 2}, {1, 4, 3}, {1, 5, 4}};
  EXPECT_EQ(points("Table[{1, k + 2, k + 1}, {k, 0, Infinity}]", 5), expected);
  EXPECT_EQ(points("Table[{1, k + 2, k + 1}, {k, 0, ∞}]", 5), expected);
  EXPECT_EQ(points("Table[{1, k + 2, k + 1}, {k, 0, m}]", 5), expected);
  EXPECT_EQ(points("CC[m_] := Table[{1, k + 2, k + 1}, {k, 0, 2m + 1}]", 5), expected);
}

TEST(Law, NothingBeyondTheBoundAndNothingLost) {
  // The walk stops early where it can prove that nothing follows; the plain double loop is the judge.
  std::set<Point> plain;
  for (Integer n = 0; n <= 60; ++n) {
    for (Integer k = 0; k <= n - 1; ++k) {
      const Point p = {60 - n + k, 2 * n - k, n};
      if (p[0] <= 40 && p[1] <= 40) plain.insert(p);
    }
  }
  EXPECT_EQ(points("Table[{60 - n + k, 2n - k, n}, {n, 0, 60}, {k, 0, n - 1}]", 40), plain);
}

TEST(Law, EndlessRangesMustGrow) {
  refused("Table[{1, 2, k}, {k, 0, Infinity}]", "runs on without end");
  refused("Table[{1, 0 - k, k}, {k, 0, Infinity}]", "runs on without end");
  refused("Table[{4n - 4k, 2, k}, {k, 0, n}]", "n runs on without end");
  refused("{n ⊕ 1, 3, n}", "runs on without end");
  refused("Table[{k, k, n}, {k, 0, 3}]", "n runs on without end");
}

TEST(Law, FaultsTellWhereTheyAre) {
  refused("", "no points");
  refused("(* only a comment *)", "no points");
  refused("Table[{1, 2}, {k, 0, 3}]", "line 1, character 12");
  refused("Table[{n, n, 0}, {n, 0, 10", "line 1, character 27");
  refused("Table[{n, n, 0}, {n, 0, 10}", "] is expected");
  refused("Tabel[{n, n, 0}, {n, 0, 10}]", "parameter");
  refused("42", "expected here");
  refused("AA[n] := {n, n, 0}", "_ is expected");
  refused("AA[n_] := \n  Table[{n, q, 1}, {k, 0, n}]", "line 2, character 3");
  refused("Table[{n, k, 1}, {k, 5, 2}]", "always empty");
  refused("Table[{n, k, 1}, {k, n + 1, n}]", "always empty");
  refused("Table[{1, k, 1}, {k, 0, j}, {j, 0, 3}]", "not yet known");
  refused("Table[{1, k, 1}, {k, 0, 3}, {k, 0, 3}]", "two ranges");
  refused("Table[{1, k, n}, {k, 0, 9 - n}, {j, 0, 3}]", "n runs on");
  refused("Table[{1, k, 1}, {k, 0, 9 - m}]", "longer");
  refused(std::string(2'000'000, ' '), "too long", Code::limit);
  std::string deep;
  for (int i = 0; i < 100; ++i) deep += "Union[";
  refused(deep, "brackets");
  EXPECT_EQ(Law::parse("{1, 1, 0};\nTable[{1, 2, k}, {k, 0, ∞}]  ;").error().place, (Place{2, 1, 27}));
  EXPECT_EQ(Law::parse("Table[{n, k, 1},\n {k, 5, 1 + 1}]").error().place, (Place{2, 9, 5}));
}

// {y ⊕ z, y, z} of paper 001: what no range binds and is the third number runs through the positions.
TEST(Law, AThirdNumberWithoutARangeRunsThroughThePositions) {
  const auto read = [](std::string_view text, const Edge& bar) {
    const auto law = Law::parse(text, &bar);
    EXPECT_TRUE(law) << law.error().message.en;
    return law ? fmt::format("{}", fmt::join(law->read(), "; ")) : "";
  };
  const Edge half = Edge::quotient(2), low = *Edge::parse("min(y, 7)");
  EXPECT_EQ(read("{y ⊕ z, y, z}", half), "Table[{(y ⊕ z), y, z}, {y, 0, Infinity}, {z, 0, (y / 2)}]");
  EXPECT_EQ(points(*Law::parse("{y ⊕ z, y, z}", &half), 40), points(shipped_laws()[0].text, 40));
  EXPECT_EQ(read("{y ⊕ z, y, z}", low), "Table[{(y ⊕ z), y, z}, {y, 0, Infinity}, {z, 0, Min[y, 7]}]");
  EXPECT_EQ(read("Table[{b, 2a, b}, {a, 3, 9}]", half), "Table[{b, (2 * a), b}, {a, 3, 9}, {b, 0, ((2 * a) / 2)}]");
  // Where the others depend on it, it is what it was.
  EXPECT_EQ(read("{n, 2n, n}", half), "Table[{n, (2 * n), n}, {n, 0, Infinity}]");
  EXPECT_EQ(Law::parse("{y ⊕ z, y, z}").error().code, Code::invalid);
  const Edge list = *Edge::parse("0,0,1 then f(y-2)+1");
  EXPECT_NE(Law::parse("{y ⊕ z, y, z}", &list).error().message.en.find("f is a list"), std::string::npos);
}

TEST(Law, IsReadAgainAsItIsWrittenOut) {
  for (const std::string_view text :
       {std::string_view(shipped_laws()[0].text), std::string_view(shipped_laws()[1].text),
        std::string_view("{{1, 2, 1}, {0, 0, 0}}"),
        std::string_view("Table[{-n + Sqrt[n] + n * n, 3n - -2, Mod[n, 3] ⊕ pow2(k)}, {k, 0, Max[n, 3, 2 - n]}]"),
        std::string_view("BB[n_, m_] := Table[{6 n, 4 n + 2 k, (4 n - 4 k)/3 - 1}, {k, -n, n + m}]")}) {
    const auto law = Law::parse(text);
    ASSERT_TRUE(law) << law.error().message.en;
    const std::string out = fmt::format("{};", fmt::join(law->read(), ";\n"));
    const auto again = Law::parse(out);
    ASSERT_TRUE(again) << out << again.error().message.en;
    EXPECT_EQ(again->read(), law->read());
    EXPECT_EQ(points(*again, 40), points(*law, 40)) << out;
  }
}

TEST(Law, FaultsOfArithmeticTellForWhichValues) {
  Progress progress;
  const auto run = [&](std::string_view text) {
    const auto law = Law::parse(text);
    EXPECT_TRUE(law) << text;
    return law->each_point(20, [](std::span<const Point>) -> Result<void> { return {}; }, progress);
  };
  const auto zero = run("Table[{n, n, n/(n - 3)}, {n, 0, 5}]");
  ASSERT_FALSE(zero);
  EXPECT_NE(zero.error().message.en.find("for n = 3: the formula divides by zero"), std::string::npos);
  EXPECT_FALSE(run("Table[{n, n, 9223372036854775807 n}, {n, 0, 5}]"));
  EXPECT_FALSE(run("Table[{n, n, 0}, {n, 0, 5/0}]"));
}

TEST(Law, AWalkCanBeStoppedAndOneThatIsTooLongDoesNotBegin) {
  std::stop_source stop;
  stop.request_stop();
  Progress stopped(stop.get_token());
  const auto code = [&](std::string_view text) {
    const auto law = Law::parse(text);
    const auto out = law->each_point(5, [](std::span<const Point>) -> Result<void> { return {}; }, stopped);
    return out ? std::nullopt : std::optional(out.error().code);
  };
  EXPECT_EQ(code("Table[{1, 1, 1}, {k, 0, 999999998}]"), Code::cancelled);
  EXPECT_EQ(code("Table[{1, 1, 1}, {k, 0, 99999999999}]"), Code::limit);
}

TEST(ShippedLaws, AreTheFilesBesideTheCode) {
  const auto folder = source_dir() / "src/games/chocolate/laws";
  std::size_t files = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder)) files += file.path().extension() == ".law";
  EXPECT_EQ(files, shipped_laws().size());
  for (const ShippedLaw& law : shipped_laws()) {
    EXPECT_EQ(*read_text(folder / (law.name + ".law")), law.text) << law.name;
    EXPECT_TRUE(Law::parse(law.text)->notes().empty());
  }
  EXPECT_EQ(law_named_or_written("conjecture")->tables().size(), 26u);
  const auto near = law_named_or_written("conjectur");
  ASSERT_FALSE(near);
  EXPECT_EQ(near.error().code, Code::unknown_name);
  EXPECT_NE(near.error().message.en.find("did you mean conjecture?"), std::string::npos);
}

}  // namespace
}  // namespace asobi::chocolate

// What is exported, against MONA where it is installed.
#include "math/statements/export.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>

#include <gtest/gtest.h>

#include "math/statements/decide.hpp"
#include "math/statements/texts_for_tests.hpp"

namespace asobi::statements {
namespace {

bool is_mona_here() {
  return std::system("command -v mona > /dev/null 2>&1") == 0;  // NOLINT(bugprone-command-processor): our own words
}

// What MONA prints about a program.
std::string mona_says(const std::string& program) {
  const std::string path = testing::TempDir() + testing::UnitTest::GetInstance()->current_test_info()->name() + ".mona";
  std::ofstream(path) << program;
  std::FILE* pipe = popen(("mona -q " + path + " 2>&1").c_str(), "r");  // NOLINT(bugprone-command-processor)
  if (pipe == nullptr) return "no pipe";
  std::string out;
  std::array<char, 4096> buffer{};
  for (std::size_t read = 0; (read = std::fread(buffer.data(), 1, buffer.size(), pipe)) != 0;) {
    out.append(buffer.data(), read);
  }
  pclose(pipe);
  std::remove(path.c_str());
  return out;
}

Definition defined(const std::string& name, const std::vector<std::string>& variables, std::string_view text,
                   const std::vector<Predicate>& before = {}) {
  return {{name, variables.size()}, *parsed(text, {variables, before})};
}

TEST(ExportStandard, MonaSaysTheSameOfTextsAtRandom) {
  if (!is_mona_here()) GTEST_SKIP() << "mona is not installed";
  int holding = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto* quantifier = seed % 2 == 0 ? "forall" : "exists";
    const std::string text = fmt::format("{} a, b: {}", quantifier, Texts(seed, 2).statement(2, 2));
    SCOPED_TRACE(text);
    const auto statement = parsed(text, {});
    ASSERT_TRUE(statement) << statement.error().message.en;
    Progress progress;
    automata::Work work(progress);
    const auto decision = decide(**statement, {}, work);
    ASSERT_TRUE(decision);
    const auto program = export_mona(**statement, {});
    ASSERT_TRUE(program);
    const std::string said = mona_says(*program);
    holding += decision->holds ? 1 : 0;
    EXPECT_NE(said.find(decision->holds ? "Formula is valid" : "Formula is unsatisfiable"), std::string::npos)
        << said << *program;
  }
  EXPECT_GT(holding, 10);
  EXPECT_LT(holding, 50);
}

// Nim of three heaps: the law, and a spoiled one.
TEST(Export, MonaProvesALawOfAGame) {
  if (!is_mona_here()) GTEST_SKIP() << "mona is not installed";
  const std::vector<std::string> names = {"x", "y", "z"}, both = {"x", "y", "z", "x'", "y'", "z'"};
  for (const bool spoiled : {false, true}) {
    const std::vector<Definition> definitions = {
        defined("move", both,
                "x' < x and y' = y and z' = z or x' = x and y' < y and z' = z or x' = x and y' = y and z' < z"),
        defined("law", names, spoiled ? "x + y = z" : "x ⊕ y ⊕ z = 0")};
    const auto statement =
        parsed("forall x, y, z: law(x, y, z) <=> not exists u, v, w: move(x, y, z, u, v, w) and law(u, v, w)",
               {{}, {{"move", 6}, {"law", 3}}});
    ASSERT_TRUE(statement);
    const std::string said = mona_says(*export_mona(**statement, definitions));
    EXPECT_EQ(said.find("Formula is valid") != std::string::npos, !spoiled) << said;
    EXPECT_EQ(said.find("rror"), std::string::npos) << said;
  }
}

TEST(Export, WalnutsLanguage) {
  const automata::Numeration golden = automata::Numeration::zeckendorf();
  const auto statement = parsed("forall x: pair(x, x + 1) => 2phi(x) - 3 <= x", {{}, {{"pair", 2}}, golden});
  ASSERT_TRUE(statement);
  const std::vector<Definition> definitions = {{{"pair", 2}, *parsed("y < shift(x)", {{"x", "y"}, {}, golden})}};
  EXPECT_EQ(*export_walnut(**statement, definitions, golden),
            R"+(reg shift msd_fib msd_fib "([0,0]|[0,1][1,0])*":
def golden "?msd_fib (n = 0 & s = 0) | (Ex,y (n = x + 1 & $shift(x,y) & s = y + 1))":
def the_pair "?msd_fib ((Et0 (($shift(v00,t0)) & (v01 + 1 <= t0)))) & v00 = v00 & v01 = v01":
eval statement "?msd_fib (Av00 ((((Et1 ((v00 + 1 = t1) & ($the_pair(v00,t1))))) => ((Et2 (($golden(v00,t2)) & (2*t2 <= v00 + 3)))))))":
)+");
  EXPECT_EQ(*export_walnut(**parsed("exists x, y: x ⊕ y = 7", {}), {}, 2),
            R"+(reg nim_sum msd_2 msd_2 msd_2 "([0,0,0]|[0,1,1]|[1,0,1]|[1,1,0])*":
eval statement "?msd_2 (Ev00,v01 ((Et0 (($nim_sum(v00,v01,t0)) & (7 = t0)))))":
)+");
  EXPECT_EQ(*export_walnut(**parsed("exists x: shift(x) / 2 = 3", {{}, {}, 3}), {}, 3),
            R"+(eval statement "?msd_3 (Ev00 ((Et0,t1 ((t0 = 3*v00) & (2*t1 <= t0) & (t0 <= 2*t1 + 1) & (3 = t1)))))":
)+");
  // Only where it has a value is it compared, != too.
  const std::string partial = *export_walnut(**parsed("exists x: phi2(x - 1) != x", {{}, {}, golden}), {}, golden);
  EXPECT_EQ(
      partial.substr(partial.find("eval")),
      "eval statement \"?msd_fib (Ev00 ((Et0,t1 ((v00 = t0 + 1) & ($golden(t0,t1)) & (~(v00 = t0 + t1))))))\":\n");
  // What does not occur cannot be bound there, and what is closed would forget the variables beside it.
  EXPECT_EQ(
      *export_walnut(**parsed("forall x, y: exists z: x < 3 or 2 < 1 or exists n: n = 5", {}), {}, 3),
      R"+(eval statement "?msd_3 (Av00 ((((((v00 <= 2) | (~((Et ((t = t) & v00 = v00)))))) | ((Ev03 ((5 = v03) & v00 = v00)))))))":
)+");
  EXPECT_FALSE(export_walnut(**parsed("true", {}), {}, automata::Numeration::metallic(2)));
}

}  // namespace
}  // namespace asobi::statements

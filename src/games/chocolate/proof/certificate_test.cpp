// Forged certificates: each is a true one with one step changed, or that of a bar whose edge is none, and both checkers
// must refuse it and say why. What neither may take for a proof, whoever wrote it.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <span>

#include <gtest/gtest.h>

#include "base/fields_json.hpp"
#include "base/files.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "base/source_dir_for_tests.hpp"
#include "games/chocolate/proof/certificate_check.hpp"
#include "games/chocolate/proof/line_grammar.hpp"
#include "games/chocolate/shipped_laws.hpp"

namespace asobi::chocolate {

namespace {

// A place of a true certificate, which stands there once or first, and what is written there instead.
struct Step {
  std::string_view kind, from, to;
};

// Of theorem 4, whose edge is "exists n: 2 n <= y and y <= 2 n + 1 and z = n", and whose law is "exists n, k, j, i:
// 2 j <= n and n <= 2 j + 1 and k <= j and i = n xor k and x = i and y = n and z = k".
constexpr auto steps_of_theorem4 = std::to_array<Step>({
    {"an automaton of another name", R"("automata":{)",
     R"("automata":{"<=":{"accepting":[0],"next":[[0,0,0,0,0,0,0,0]]},)"},
    {"an automaton of another name", R"("automata":{)",
     R"("automata":{"=":{"accepting":[0],"next":[[0,0,0,0,0,0,0,0]]},)"},
    {"an automaton of another name", R"("automata":{)",
     R"("automata":{"2":{"accepting":[0],"next":[[0,0,0,0,0,0,0,0]]},)"},
    {"an automaton of another name", R"("automata":{)",
     R"("automata":{"xor":{"accepting":[],"next":[[0,0,0,0,0,0,0,0]]},)"},
    {"an automaton of another name", R"("both":)", R"("both ":)"},
    {"binders", "exists n: 2 n", "exists y, n: 2 n"},
    {"binders", "exists n: 2 n", "exists n, z: 2 n"},
    {"binders", "exists n, k", "exists x, n, k"},
    {"binders", "exists n, k", "exists n, n, k"},
    {"binders", "exists n, k, j, i: ", ""},
    {"binders", "exists n, k, j, i: ", "exists n, k, j: "},
    {"binders", "exists n, k, j, i: ", "exists n, k, j, i, : "},
    {"binders", "exists n, k, j, i: ", "forall n, k, j, i: "},
    {"binders", "exists n: 2 n", "exists n: exists z: 2 n"},
    {"binders", "and z = n", "and z = n and x = x"},
    {"numerals for variables", "z = k\"", "z = k and x = x xor 0\""},
    {"numerals for variables", "z = k\"", "z = k and x = y xor 1\""},
    {"numerals for variables", "i = n xor k", "7 = n xor k"},
    {"numerals for variables", "exists n, k", "exists 7, n, k"},
    {"misère", R"("misere":false)", R"("misere":true)"},
    {"misère", R"("misere":false)", R"("misere":0)"},
    {"misère", R"("misere":false)", R"("misere":-1)"},
    {"misère", R"("misere":false)", R"("misere":"")"},
    {"misère", R"("misere":false)", R"("misere":null)"},
    {"misère", R"("misere":false)", R"("misere":[])"},
    {"misère", R"("misere":false)", R"("misere":False)"},
    {"an edge that is none", R"(and z = n"])", R"(and z = n","y = 0 and z = 1"])"},
    {"an edge that is none", "exists n: 2 n", "exists n: 1 <= y and 2 n"},
    {"an edge that is none", R"("exists n: 2 n <= y and y <= 2 n + 1 and z = n")", ""},
    {"an edge that is none", "y <= 2 n + 1", "y <= 2 n + 2"},
    {"another edge", "2 n <= y and y <= 2 n + 1", "4 n <= y and y <= 4 n + 3"},
    {"another edge", "and z = n", "and z = n + 1"},
    {"another edge", "and z = n", "and z <= n"},
    {"keys twice", R"("misere":false)", R"("misere":true,"misere":false)"},
    {"keys twice", R"("edge":[)", R"("edge":["z = 1"],"edge":[)"},
    {"keys twice", R"("law":[)", R"("law":["x = 0 and y = 0 and z = 0"],"law":[)"},
    {"keys twice", R"("law":[)", R"("l\u0061w":[],"law":[)"},
    {"keys twice", R"("law":{"accepting":[0)", R"("law":{"accepting":[],"accepting":[0)"},
    {"keys twice", R"("positions":)", R"("edge":{"accepting":[],"next":[[0,0,0,0,0,0,0,0]]},"positions":)"},
    {"unknown keys", R"("misere":false)", R"("misere":false,"proved":true)"},
    {"unknown keys", R"("law":{"accepting")", R"("law":{"base":3,"accepting")"},
    {"unknown keys", R"("misere":false)", R"("misère":false)"},
    {"missing keys", R"("misere":false,)", ""},
    {"missing keys", R"("format":"asobi chocolate law 2",)", ""},
    {"missing keys", R"("law":{"accepting":[0,2,3],)", R"("law":{)"},
    {"numbers", "[0,1,2,1,0,1,2,1]", "[0.0,1,2,1,0,1,2,1]"},
    {"numbers", "[0,1,2,1,0,1,2,1]", "[0,1,2,1,0,1,2,1.5]"},
    {"numbers", "[0,1,2,1,0,1,2,1]", "[0,1,2,1,0,1,2,1e0]"},
    {"numbers", "[0,1,2,1,0,1,2,1]", "[-3,1,2,1,0,1,2,1]"},
    {"numbers", "[0,1,2,1,0,1,2,1]", "[-0,1,2,1,0,1,2,1]"},
    {"numbers", "[0,1,2,1,0,1,2,1]", "[18446744073709551616,1,2,1,0,1,2,1]"},
    {"numbers", "[0,1,2,1,0,1,2,1]", "[4294967296,1,2,1,0,1,2,1]"},
    {"numbers", "[0,1,2,1,0,1,2,1]", R"(["0",1,2,1,0,1,2,1])"},
    {"numbers", "[0,1,2,1,0,1,2,1]", "[false,true,2,1,0,1,2,1]"},
    {"numbers", "[0,1,2,1,0,1,2,1]", "[NaN,1,2,1,0,1,2,1]"},
    {"numbers", "2 n + 1", "2 n + 01"},
    {"numbers", "2 n + 1", "2 n + 1.0"},
    {"numbers", "2 n + 1", "2 n + 18446744073709551617"},
    {"numbers", "2 n + 1", "2 n + \xEF\xBC\x91"},
    {"states that are not there", "[0,1,2,1,0,1,2,1]", "[3,1,2,1,0,1,2,1]"},
    {"states that are not there", R"("edge":{"accepting":[0,2])", R"("edge":{"accepting":[0,2,3])"},
    {"states that are not there",
     R"("edge":{"accepting":[0,2],"next":[[0,1,2,1,0,1,2,1],[1,1,1,1,1,1,1,1],[1,0,1,2,1,0,1,2]]})",
     R"("edge":{"accepting":[],"next":[]})"},
    {"accepting states", R"("edge":{"accepting":[0,2])", R"("edge":{"accepting":[0])"},
    {"accepting states", R"("edge":{"accepting":[0,2])", R"("edge":{"accepting":[0,1,2])"},
    {"accepting states", R"("edge":{"accepting":[0,2])", R"("edge":{"accepting":[0,2,2])"},
    {"accepting states", R"("edge":{"accepting":[0,2])", R"("edge":{"accepting":[2,0])"},
    {"accepting states", R"("edge":{"accepting":[0,2])", R"("edge":{"accepting":0)"},
    {"accepting states", R"("positions":{"accepting":[0,2,3])", R"("positions":{"accepting":[0,3])"},
    {"accepting states", R"("x":{"accepting":[2,4,6])", R"("x":{"accepting":[2,4])"},
    {"accepting states", R"("both":{"accepting":[3])", R"("both":{"accepting":[])"},
    {"transitions", "[3,1,1,2,1,0,3,1]", "[3,1,1,2,1,2,3,1]"},
    {"transitions", "[1,0,1,2,1,0,1,2]", "[1,0,1,2,1,0,1,0]"},
    {"transitions", "[5,1,6,3,1,0,5,2]", "[5,1,6,3,1,5,5,2]"},
    {"transitions", "[4,4,6,6,1,1,3,3]", "[4,4,6,6,1,1,3,1]"},
    {"lines of the law", "k <= j", "k <= j + 1"},
    {"lines of the law", "x = i", "x = i + 1"},
    {"lines of the law", "i = n xor k", "i = n + k"},
    {"lines of the law", R"("law":["exists n)", R"("law":["x = 1 and y = 0 and z = 0","exists n)"},
    {"lines of the law", R"("law":["exists n)", R"("law":["","exists n)"},
    {"lines of the law", R"("law":["exists n)", R"("law":[null,"exists n)"},
    {"another base", "[0,1,2,1,0,1,2,1]", "[0,1,2,1]"},
    {"another base", "[0,1,2,1,0,1,2,1]", "[0,1,2,1,0,1,2,1,1]"},
    {"another base", "law 2", "law 3"},
    {"before or after it", R"({"format")", R"(x{"format")"},
    {"before or after it", R"({"format")", R"([{"format")"},
    {"before or after it", R"([[0,1,2,3,4,4,5,6])", R"(][[0,1,2,3,4,4,5,6])"},
    {"before or after it", "[4,7,4,7,4,2,4,2]]}}}", "[4,7,4,7,4,2,4,2]]}}}}"},
    {"before or after it", "[4,7,4,7,4,2,4,2]]}}}", "[4,7,4,7,4,2,4,2]]}}} {}"},
    {"before or after it", "[4,7,4,7,4,2,4,2]]}}}", "[4,7,4,7,4,2,4,2]]}}"},
    {"before or after it", "[4,7,4,7,4,2,4,2]]}}}", "[4,7,4,7,4,2,4,2]]}}} // proved"},
    {"other words in a line", "and z = n", "and (z = n)"},
    {"other words in a line", "and z = n", "or z = n"},
    {"other words in a line", "and z = n", "and not z = n"},
    {"other words in a line", "and z = n", "and z <= n <= z"},
    {"other words in a line", "and z = n", "and n >= z"},
    {"other words in a line", "and z = n", "and z == n"},
    {"other words in a line", "and z = n", "and  z = n"},
    {"other words in a line", "and z = n", R"(and\tz = n)"},
    {"other words in a line", "and z = n", "and z = n and"},
    {"other words in a line", "and z = n", "and z = n and edge(x, y, z)"},
    {"other words in a line", "and z = n", "and true"},
    {"other words in a line", "and z = n", R"(and z = n\nand z = n)"},
    {"other words in a line", "2 n <= y", "2n <= y"},
    {"other words in a line", "2 n <= y", "2 * n <= y"},
    {"other words in a line", "2 n <= y", "n + n <= y + law"},
    {"other words in a line", "i = n xor k", "i = n ^ k"},
    {"other words in a line", "i = n xor k", "i = n xor k xor k"},
    {"other words in a line", "i = n xor k", "i + 0 = n xor k"},
});

// In misère play, without a cut of y that matters: f(y) = 0.
constexpr auto steps_of_misere = std::to_array<Step>({
    {"misère", R"("misere":true)", R"("misere":false)"},
    {"misère", R"("misere":true)", R"("misere":-1)"},
    {"misère", R"("misere":true)", R"("misere":1)"},
    {"misère", R"("misere":true)", R"("misere":"true")"},
    {"lines of the law", R"("law":["x)", R"("law":["x = 0 and y = 0 and z = 0","x)"},
    {"lines of the law", R"("exists n: x)", R"("exists n: 1 <= n and x)"},
});

// Everything in them is right, but what they call the edge is none: of y = 0 it has 0 and 1, and 1 of all others; it
// falls from 1 to 0; it has no z for y = 0.
constexpr std::string_view two_for_one_y =
    R"({"format":"asobi chocolate law 2","edge":["z = 1","y = 0 and z = 0"],"misere":false,"law":["exists n: x )"
    R"(= n and y = n and z = 0","exists n: x = n + 1 and y = n and z = 1"],"automata":{"law":{"accepting":[0,3])"
    R"(,"next":[[0,1,1,1,2,3,0,1],[1,1,1,1,1,1,1,1],[1,1,2,3,1,1,1,1],[1,1,1,1,1,1,1,1]]},"edge":{"accepting":[)"
    R"(0,1],"next":[[0,1,2,1,0,1,2,1],[3,3,3,3,3,3,3,3],[2,1,2,1,2,1,2,1],[3,3,3,3,3,3,3,3]]},"positions":{"acc)"
    R"(epting":[0,1],"next":[[0,1,0,1,0,1,0,1],[2,2,2,2,2,2,2,2],[2,2,2,2,2,2,2,2]]},"x":{"accepting":[2,3,4],")"
    R"(next":[[0,1,1,1,2,1,0,1],[1,1,1,1,1,1,1,1],[3,4,2,1,3,4,3,4],[3,4,3,4,3,4,3,4],[1,1,1,1,1,1,1,1]]},"y":{)"
    R"("accepting":[2,4,5],"next":[[0,1,2,1,1,1,3,4],[1,1,1,1,1,1,1,1],[2,1,2,1,5,4,5,4],[3,4,5,4,1,1,3,4],[1,1)"
    R"(,1,1,1,1,1,1],[5,4,5,4,5,4,5,4]]},"z":{"accepting":[1,5],"next":[[0,1,2,2,3,4,0,1],[1,1,2,2,5,5,1,1],[2,)"
    R"(2,2,2,2,2,2,2],[2,2,3,4,2,2,2,2],[2,2,5,5,2,2,2,2],[2,2,5,5,2,2,2,2]]},"both":{"accepting":[3,7],"next":)"
    R"([[0,1,2,3,4,4,5,6],[1,1,3,3,4,4,7,7],[2,3,2,3,8,9,8,9],[3,3,3,3,3,3,3,3],[4,4,4,4,4,4,4,4],[5,6,8,9,4,4,)"
    R"(5,6],[7,7,3,3,4,4,7,7],[7,7,3,3,4,4,7,7],[8,9,8,9,8,9,8,9],[3,3,3,3,3,3,3,3]]}}})";

constexpr std::string_view falling =
    R"({"format":"asobi chocolate law 2","edge":["exists n: y = n + 1 and z = 0","y = 0 and z = 1"],"misere":fa)"
    R"(lse,"law":["exists n: x = n and y = n and z = 0","x = 1 and y = 0 and z = 1"],"automata":{"law":{"accept)"
    R"(ing":[0,2,3],"next":[[0,1,1,1,1,2,3,1],[1,1,1,1,1,1,1,1],[1,1,1,1,1,1,1,1],[3,1,1,1,1,1,3,1]]},"edge":{")"
    R"(accepting":[1,2],"next":[[0,1,2,3,0,1,2,3],[3,3,3,3,3,3,3,3],[2,3,2,3,2,3,2,3],[3,3,3,3,3,3,3,3]]},"posi)"
    R"(tions":{"accepting":[0,1,2],"next":[[0,1,2,3,0,1,2,3],[3,3,3,3,3,3,3,3],[2,3,2,3,2,3,2,3],[3,3,3,3,3,3,3)"
    R"(,3]]},"x":{"accepting":[2,4,5],"next":[[0,1,1,1,2,1,3,1],[1,1,1,1,1,1,1,1],[2,4,5,1,2,4,5,1],[3,1,1,1,5,)"
    R"(1,3,1],[1,1,1,1,1,1,1,1],[5,1,5,1,5,1,5,1]]},"y":{"accepting":[2,4,5],"next":[[0,1,2,1,1,1,3,4],[1,1,1,1)"
    R"(,1,1,1,1],[2,1,2,1,5,4,5,4],[3,1,5,1,1,1,3,1],[1,1,1,1,1,1,1,1],[5,1,5,1,5,1,5,1]]},"z":{"accepting":[1,)"
    R"(4,5],"next":[[0,1,2,2,2,2,3,4],[1,1,2,2,5,5,4,4],[2,2,2,2,2,2,2,2],[3,4,2,2,2,2,3,4],[4,4,2,2,2,2,4,4],[)"
    R"(2,2,2,2,2,2,2,2]]},"both":{"accepting":[7,9],"next":[[0,1,2,3,4,4,5,6],[1,1,3,3,4,4,7,7],[2,3,2,3,8,9,8,)"
    R"(9],[3,3,3,3,9,9,9,9],[4,4,4,4,4,4,4,4],[5,6,8,9,4,4,5,6],[6,6,9,9,4,4,6,6],[6,6,9,9,4,4,6,6],[8,9,8,9,8,)"
    R"(9,8,9],[9,9,9,9,9,9,9,9]]}}})";

constexpr std::string_view none_for_one_y =
    R"({"format":"asobi chocolate law 2","edge":["exists n: y = n + 1 and z = 0"],"misere":false,"law":["exists)"
    R"( n: x = n and y = n + 1 and z = 0"],"automata":{"law":{"accepting":[2],"next":[[0,1,2,1,1,1,0,1],[1,1,1,)"
    R"(1,1,1,1,1],[1,1,1,1,2,1,1,1]]},"edge":{"accepting":[2],"next":[[0,1,2,1,0,1,2,1],[1,1,1,1,1,1,1,1],[2,1,)"
    R"(2,1,2,1,2,1]]},"positions":{"accepting":[2],"next":[[0,1,2,1,0,1,2,1],[1,1,1,1,1,1,1,1],[2,1,2,1,2,1,2,1)"
    R"(]]},"x":{"accepting":[3,4],"next":[[0,1,1,1,2,1,3,1],[1,1,1,1,1,1,1,1],[2,1,4,1,2,1,4,1],[3,1,1,1,4,1,3,)"
    R"(1],[4,1,4,1,4,1,4,1]]},"y":{"accepting":[3],"next":[[0,1,2,1,1,1,0,1],[1,1,1,1,1,1,1,1],[3,1,3,1,2,1,3,1)"
    R"(],[3,1,3,1,3,1,3,1]]},"z":{"accepting":[3],"next":[[0,1,2,3,4,4,0,1],[1,1,3,3,4,4,1,1],[4,4,4,4,2,3,4,4])"
    R"(,[4,4,4,4,3,3,4,4],[4,4,4,4,4,4,4,4]]},"both":{"accepting":[6],"next":[[0,1,2,3,4,4,0,1],[1,1,3,3,4,4,1,)"
    R"(1],[5,6,5,6,2,3,5,6],[6,6,6,6,3,3,6,6],[4,4,4,4,4,4,4,4],[5,6,5,6,5,6,5,6],[6,6,6,6,6,6,6,6]]}}})";

struct Forgery {
  std::string kind, text;
};

std::string true_certificate(const std::string& law, const Edge& edge, bool misere) {
  Progress quiet;
  const auto read = law_named_or_written(law);
  const auto proof = prove_law(*read, edge, misere, quiet);
  EXPECT_TRUE(proof && proof->proved()) << law;
  const auto certificate = certificate_of(*proof, *read, edge, misere);
  EXPECT_TRUE(certificate) << law;
  return json_of(*certificate, Lang::en).dump();
}

void add_steps(std::vector<Forgery>& out, const std::string& whole, std::span<const Step> steps) {
  for (const Step& step : steps) {
    const std::size_t at = whole.find(step.from);
    ASSERT_NE(at, std::string::npos) << step.from << " in " << whole;
    std::string text = whole;
    out.push_back({std::string(step.kind), text.replace(at, step.from.size(), step.to)});
  }
}

std::vector<std::string> true_certificates() {
  return {true_certificate("theorem4", Edge::quotient(2), false),
          true_certificate("{{1, 0, 0}, {0, 1, 0}, {n + 2, n + 2, 0}}", *Edge::parse("0"), true),
          true_certificate("conjecture", Edge::quotient(1), false)};
}

std::vector<Forgery> forgeries() {
  std::vector<Forgery> out;
  const auto whole = true_certificates();
  add_steps(out, whole[0], steps_of_theorem4);
  add_steps(out, whole[1], steps_of_misere);
  for (const std::string_view edge : {two_for_one_y, falling, none_for_one_y}) {
    out.push_back({"an edge that is none", std::string(edge)});
  }
  const std::string deep(100'000, '[');
  add_steps(out, whole[0],
            std::to_array<Step>({{"nested", R"("law":[)", R"("law":[[[)"},
                                 {"nested", R"("law":[)", R"("law":{"law":[)"},
                                 {"nested", R"("misere":false)",
                                  R"("misere":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]])"},
                                 {"nested", R"("misere":)", R"("misere":)" + deep}}));
  // A line of many that is left out.
  const std::size_t end = whole[2].find(R"(",")", whole[2].find(R"("law":[")"));
  std::string without = whole[2];
  const std::size_t begin = without.find(R"("law":[")") + 7;
  out.push_back({"lines of the law", without.erase(begin, end + 2 - begin)});
  return out;
}

TEST(Certificate, EveryForgeryIsRefusedForAReason) {
  Progress quiet;
  for (const std::string& whole : true_certificates()) {
    const auto checked = check_certificate(whole, quiet);
    ASSERT_TRUE(checked);
    EXPECT_TRUE(checked->proved()) << checked->fault->en;
    EXPECT_FALSE(checked->edge.empty() || checked->law.empty());
  }
  std::map<std::string, int> kinds;
  for (const Forgery& forgery : forgeries()) {
    const auto checked = check_certificate(forgery.text, quiet);
    ASSERT_TRUE(checked) << checked.error().message.en;
    ASSERT_FALSE(checked->proved()) << forgery.kind << ": " << forgery.text;
    EXPECT_FALSE(checked->fault->en.empty() || checked->fault->ja.empty());
    ++kinds[forgery.kind];
  }
  EXPECT_GE(kinds.size(), 16u);
}

// tools/check_proof, which shares nothing with us: its answers about all files at once, by the name of the file.
std::map<std::string, std::string> independent_answers(const ScratchFolder& folder) {
  const std::string command =
      fmt::format("{} {}/*.json 2>&1", (source_dir() / "tools" / "check_proof").string(), folder.path().string());
  std::map<std::string, std::string> out;
  std::FILE* answers = ::popen(command.c_str(), "r");
  std::string line;
  for (int c = std::fgetc(answers); c != EOF; c = std::fgetc(answers)) {
    if (c != '\n') {
      line += static_cast<char>(c);
      continue;
    }
    const std::size_t end = line.find(".json: ");
    if (end != line.npos) {
      const std::string file = std::filesystem::path(line.substr(0, end)).filename().string();
      out[file] = line.substr(end + 7);
    }
    line.clear();
  }
  ::pclose(answers);
  return out;
}

TEST(CertificateStandard, TheIndependentCheckerRefusesEveryForgery) {
  const ScratchFolder folder;
  const auto put = [&](const std::string& name, const std::string& text) {
    std::ofstream(folder / (name + ".json"), std::ios::binary) << text;
  };
  const auto all = forgeries();
  for (std::size_t i = 0; i < all.size(); ++i) put(fmt::format("forged-{}", i), all[i].text);
  put("true-0", true_certificates()[0]);
  put("true-1", true_certificates()[1]);
  const auto answers = independent_answers(folder);
  ASSERT_EQ(answers.size(), all.size() + 2);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string& answer = answers.at(fmt::format("forged-{}", i));
    EXPECT_TRUE(answer.starts_with("not a proof: ") && answer.size() > 20) << answer << "\n"
                                                                           << all[i].kind << ": " << all[i].text;
  }
  EXPECT_TRUE(answers.at("true-0").starts_with("proved: ")) << answers.at("true-0");
  EXPECT_TRUE(answers.at("true-1").contains("in misere play")) << answers.at("true-1");
}

TEST(Certificate, LinesAreReadAsTheyAreWritten) {
  for (const char* line : {"z = 0", "exists n, v12: y = 2 n + 3 v12 - 1 and z = n", "0 - y + 4 <= z and y = z xor y",
                           "exists a: 16777216 <= 3 a and z = 0 and a = y", "exists n: 3 n = 2 and z = n"}) {
    EXPECT_TRUE(check_line(line, "yz")) << line;
  }
  const auto fault = check_line("exists n: 2 n <= y and y <= 2 m", "yz");
  ASSERT_FALSE(fault);
  EXPECT_EQ(fault.error().message.en, "column 31: the name m is not known here");
  for (const char* line : {"x = 0", "16777217 <= y", "exists n, n: z = n", "exists y: z = y", "z = 1 2", "z = ", "",
                           "exists v12345: z = v12345", "z = y xor 1", "z = 1 n", "nn = z", "z = 0 ", " z = 0"}) {
    EXPECT_FALSE(check_line(line, "yz")) << line;
  }
}

}  // namespace

}  // namespace asobi::chocolate

#include "games/chocolate/proof/law_proof.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <tuple>

#include <gtest/gtest.h>

#include "base/fields_json.hpp"
#include "base/files.hpp"
#include "base/json_read.hpp"
#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "base/source_dir_for_tests.hpp"
#include "games/chocolate/game.hpp"
#include "games/chocolate/law_search.hpp"
#include "games/chocolate/proof/certificate_check.hpp"
#include "games/chocolate/proof/law_statement.hpp"
#include "games/chocolate/proof/numbered.hpp"
#include "games/chocolate/shipped_laws.hpp"
#include "play/asking_for_tests.hpp"

namespace asobi::chocolate {

namespace {

Result<LawProof> proof_of(const std::string& law, const Edge& edge, bool misere = false) {
  Progress quiet;
  const auto parsed = law_named_or_written(law);
  EXPECT_TRUE(parsed) << parsed.error().message.en;
  return prove_law(*parsed, edge, misere, quiet);
}

// The statement itself, position by position: the first that breaks it by x + y + z, x, y, with all coordinates below
// the bound. A set that leaves the positions is judged by that alone.
std::optional<Point> slow_counterexample(const std::string& law, const Edge& edge, std::uint32_t bound,
                                         bool misere = false) {
  Progress quiet;
  std::set<Point> points;
  EXPECT_TRUE(law_named_or_written(law)->each_point(
      bound,
      [&](std::span<const Point> found) -> Result<void> {
        points.insert(found.begin(), found.end());
        return {};
      },
      quiet));
  const auto heights = *edge.heights(bound, no_cap);
  const Rules rules(edge, heights, {0, 0, 0});
  std::vector<std::pair<Integer, Point>> astray, broken;
  for (const Point& p : points) {
    if (p[0] < 0 || p[1] < 0 || p[2] < 0 || p[2] > heights[static_cast<std::size_t>(p[1])]) {
      astray.emplace_back(p[0] + p[1] + p[2], p);
    }
  }
  for (std::uint32_t x = 0; x < bound; ++x) {
    for (std::uint32_t y = 0; y < bound; ++y) {
      for (std::uint32_t z = 0; z <= heights[y] && z < bound; ++z) {
        const Point p = {x, y, z};
        std::vector<Cut> cuts;
        rules.moves({x, y, z}, cuts);
        const bool leads = std::ranges::any_of(cuts, [&](const Cut& cut) {
          const Position q = rules.after({x, y, z}, cut);
          return points.contains({q.x, q.y, q.z});
        });
        const bool should = misere && cuts.empty() ? false : !leads;
        if (points.contains(p) != should) broken.emplace_back(p[0] + p[1] + p[2], p);
      }
    }
  }
  auto& faults = astray.empty() ? broken : astray;
  if (faults.empty()) return std::nullopt;
  return std::ranges::min(faults).second;
}

void expect_same_as_slow(const std::string& law, const Edge& edge, bool misere = false) {
  const auto proof = proof_of(law, edge, misere);
  ASSERT_TRUE(proof) << law << ": " << proof.error().message.en;
  std::optional<Point> slow;
  for (const std::uint32_t bound : {6, 12, 24}) {
    slow = slow_counterexample(law, edge, bound, misere);
    if (slow && (*slow)[0] + (*slow)[1] + (*slow)[2] < bound) break;  // none beyond the bound is smaller
  }
  ASSERT_EQ(proof->proved(), !slow) << law << " " << edge.text();
  // The steps tell the same; but who is left with the bitter square wins in misère play, which is no step.
  const bool steps_hold = std::ranges::all_of(proof->steps, &ProofPart::holds);
  EXPECT_EQ(steps_hold, proof->proved() || (misere && *slow == Point{})) << law << " " << edge.text();
  EXPECT_TRUE(!proof->proved() || proof->steps.size() == 6) << law << " " << edge.text();
  if (slow) EXPECT_EQ(proof->counterexample->position, *slow) << law << " " << edge.text();
}

// Each table by itself, as text.
std::vector<std::string> tables_of(std::string law) {
  std::vector<std::string> out;
  for (std::size_t at = law.find("Table["); at != std::string::npos; at = law.find("Table[", at + 1)) {
    std::size_t end = at;
    for (int depth = 0; end == at || depth > 0 || law[end - 1] != ']'; ++end) {
      depth += law[end] == '[' ? 1 : law[end] == ']' ? -1 : 0;
    }
    out.push_back(law.substr(at, end - at));
  }
  return out;
}

TEST(LawProof, TheoremFourAndTheConjectureHoldForAllPositions) {
  const auto theorem = proof_of("theorem4", Edge::quotient(2));
  ASSERT_TRUE(theorem) << theorem.error().message.en;
  EXPECT_TRUE(theorem->proved());
  const auto conjecture = proof_of("conjecture", Edge::quotient(1));
  ASSERT_TRUE(conjecture) << conjecture.error().message.en;
  EXPECT_TRUE(conjecture->proved());
  EXPECT_FALSE(proof_of("theorem4", Edge::quotient(1))->proved());
}

// The whole bar's Grundy number is x ⊕ g(y, z), and x = g(y, z) are the L-states, of which the law is known.
TEST(LawProofStandard, GrundyNumbersOfBarsAreSpokenOf) {
  const auto asked = [](std::uint32_t k, const std::string& statement) {
    Progress quiet;
    automata::Work work(quiet);
    const auto game = open({.k = k});
    const auto bar = numbered(*game, work);
    const auto found = decided(*bar, statement, work);
    const std::string out = found ? text(*found, Lang::en) : found.error().message.en;
    return out.substr(0, out.find('\n'));
  };
  const std::string nim_sum = "forall x, y, z: position(x, y, z) => grundy(x, y, z) = x xor y xor z";
  EXPECT_EQ(asked(2, nim_sum), "true for all positions");
  EXPECT_EQ(asked(1, nim_sum), "false: x = 0, y = 1, z = 1");
  EXPECT_EQ(asked(1, "forall x, y, z: position(x, y, z) => grundy(x, y, z) = (x xor grundy(0, y, z))"),
            "true for all positions");
  EXPECT_EQ(asked(1, "forall x, y, z: position(x, y, z) => (lost(x, y, z) <=> grundy(0, y, z) = x)"),
            "true for all positions");
  EXPECT_EQ(asked(1, "forall y, z: position(0, y, z) => grundy(0, y, z) <= y"), "false: y = 1, z = 1");
}

Json certificate_json(const std::string& law, const Edge& edge, bool misere = false) {
  const auto proof = proof_of(law, edge, misere);
  EXPECT_TRUE(proof && proof->proved()) << law << " " << edge.text();
  const auto certificate = certificate_of(*proof, *law_named_or_written(law), edge, misere);
  EXPECT_TRUE(certificate) << certificate.error().message.en;
  return certificate ? json_of(*certificate, Lang::en) : Json::object();
}

// Laws and edges of every kind that can be said: floors, min, max, mod, nim-sums, negative parts, misère.
std::vector<Json> good_certificates() {
  const auto nim = [](std::string_view f) {
    return certificate_json(fmt::format("Table[{{y ⊕ z, y, z}}, {{y, 0, Infinity}}, {{z, 0, {}}}]", f),
                            *Edge::parse(f));
  };
  return {
      certificate_json("theorem4", Edge::quotient(2)),
      certificate_json("conjecture", Edge::quotient(1)),
      nim("3"),
      nim("min(y/2, 5)"),
      nim("2 (y/4)"),
      nim("max((y - 4)/4, 0 - 1) + 1"),
      nim("y/2 - mod(y/2, 2)"),
      nim("pow2(y)/2"),
      nim("(y ⊕ 1)/2"),
      certificate_json("Table[{y ⊕ z, y, z}, {y, 0, Infinity}, {z, 0, y/2}]", *Edge::parse("0,0,1,1 then f(y-2)+1")),
      certificate_json("Table[{y ⊕ z, y, z}, {y, 0, Infinity}, {z, 0, y/2}]", *Edge::parse("0,0,1 then y/2")),
      certificate_json("{{1, 0, 0}, {0, 1, 0}, {n + 2, n + 2, 0}}", *Edge::parse("0"), true)};
}

// A law with lines, and every way to spoil a certificate by one entry.
std::vector<std::pair<std::string, Json>> spoiled_certificates(const Json& whole) {
  std::vector<std::pair<std::string, Json>> out;
  const auto add = [&](const std::string& name, const auto& change) {
    Json spoiled = whole;
    change(spoiled);
    out.emplace_back(name, std::move(spoiled));
  };
  for (const auto& [name, automaton] : whole.at("automata").items()) {
    const std::size_t states = automaton.at("next").size();
    add("next of " + name, [&](Json& it) {
      Json& state = it["automata"][name]["next"][states / 2][2];
      state = (state.get<std::size_t>() + 1) % states;
    });
    add("accepting of " + name, [&](Json& it) { it["automata"][name]["accepting"].erase(0); });
    add("rows of " + name, [&](Json& it) { it["automata"][name]["next"][0] = Json::array({0, 0}); });
  }
  for (const char* lines : {"law", "edge"}) {
    add(fmt::format("{} without a line", lines), [&](Json& it) {
      it[lines].erase(0);
      if (it[lines].empty()) it[lines].push_back("1 <= 0");
    });
    add(fmt::format("{} with another line", lines),
        [&](Json& it) { it[lines].push_back("x = 1 and y = 7 and z = 9"); });
    add(fmt::format("{} with a condition more", lines),
        [&](Json& it) { it[lines][0] = it[lines][0].get<std::string>() + " and y = 1"; });
    add(fmt::format("{} with another number", lines),
        [&](Json& it) { it[lines][0] = it[lines][0].get<std::string>() + " + 1"; });
  }
  add("misere", [](Json& it) { it["misere"] = !it["misere"].get<bool>(); });
  return out;
}

TEST(LawProofStandard, ACertificateIsCheckedAndASpoiledOneIsNot) {
  Progress quiet;
  for (const Json& good : good_certificates()) {
    const auto checked = check_certificate(good.dump(), quiet);
    ASSERT_TRUE(checked) << checked.error().message.en;
    EXPECT_TRUE(checked->proved()) << checked->fault->en << ": " << good.at("edge").dump();
    for (const auto& [name, spoiled] : spoiled_certificates(good)) {
      const auto other = check_certificate(spoiled.dump(), quiet);
      ASSERT_TRUE(other) << name << ": " << other.error().message.en;
      EXPECT_FALSE(other->proved()) << name << ": " << good.at("edge").dump();
    }
  }
}

// The lines say what the automata say, for all points: where a law is not told, its automaton is it.
TEST(LawProof, ACertificateWithoutLinesProvesWhatItsAutomatonReads) {
  Progress quiet;
  Json automatic = certificate_json("conjecture", Edge::quotient(1));
  automatic["law"] = Json::array();
  EXPECT_TRUE(check_certificate(automatic.dump(), quiet)->proved());
  automatic["automata"]["law"]["accepting"].erase(0);
  EXPECT_FALSE(check_certificate(automatic.dump(), quiet)->proved());
}

// Whether the checker that uses nothing of ours agrees: it answers by its exit code.
bool agreed(const Json& certificate) {
  const ScratchFolder folder;
  EXPECT_TRUE(write_text(folder / "proof.json", certificate.dump()));
  const std::string command =
      (source_dir() / "tools" / "check_proof").string() + " " + (folder / "proof.json").string() + " > /dev/null 2>&1";
  return std::system(command.c_str()) == 0;
}

TEST(LawProofStandard, TheIndependentCheckerAgrees) {
  const auto all = good_certificates();
  for (const Json& good : all) EXPECT_TRUE(agreed(good)) << good.at("edge").dump();
  for (const auto& [name, spoiled] : spoiled_certificates(all.back())) {
    if (!name.starts_with("rows") && !name.starts_with("next")) EXPECT_FALSE(agreed(spoiled)) << name;
  }
}

Result<Json> asked_of(const Json& options, std::string_view tool, const Json& arguments) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
  ASOBI_TRY(const auto session, entry().open(options));
  return ask_json(*session, tool, arguments, context);
}

// Of what `search` finds and proves, with its lines; of what `law` finds, nim-sum, families or automaton, without.
TEST(LawProofStandard, WhatIsFoundHasACertificateToo) {
  const ScratchFolder folder;
  const std::string file = (folder / "found.json").string();
  const auto checked = [&](const Json& options, std::string_view tool, const Json& arguments) {
    EXPECT_TRUE(asked_of(options, tool, arguments)) << options << tool;
    const auto written = read_text(file);
    EXPECT_TRUE(written) << options << tool;
    const Json certificate = Json::parse(*written);
    Progress quiet;
    EXPECT_TRUE(check_certificate(*written, quiet)->proved()) << options << tool;
    EXPECT_TRUE(agreed(certificate)) << options << tool;
    std::filesystem::remove(file);
    return certificate.at("law").size();
  };
  EXPECT_EQ(checked({{"k", 1}}, "search", {{"prove", true}, {"certificate", file}}), 28u);
  EXPECT_EQ(checked({{"k", 1}}, "search", {{"certificate", file}}), 28u);
  for (const Json& options : {Json{{"k", 1}}, Json{{"k", 2}}, Json{{"f", "(y + 1)/2"}}}) {
    EXPECT_EQ(checked(options, "law", {{"certificate", file}}), 0u);
  }
  // Of the nim-sum, too, with lines where the edge is a formula.
  EXPECT_EQ(checked({{"k", 2}}, "search", {{"max", 60}, {"prove", true}, {"certificate", file}}), 1u);
  EXPECT_EQ(checked({{"f", "0,0 then f(y-2)+1"}}, "search", {{"max", 60}, {"certificate", file}}), 0u);
  // Nothing is written where nothing is found, or what fits is refuted; and that is said.
  const auto why = [&](const Json& options, int max) {
    const auto found = asked_of(options, "search", {{"max", max}, {"certificate", file}});
    EXPECT_TRUE(found) << options;
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_FALSE(found->at("certificate").contains("file"));
    return found->at("certificate").at("why_not").get<std::string>();
  };
  EXPECT_EQ(why({{"f", "2 y"}}, 60), "no law was found");
  EXPECT_EQ(why({{"f", "max(y/2, y - 20)"}}, 20).substr(0, 51), "the nim-sum fits as far as was looked, but not beyo");
}

TEST(LawProofExtreme, TheIndependentCheckerRefusesEverySpoiledCertificate) {
  for (const Json& good : good_certificates()) {
    for (const auto& [name, spoiled] : spoiled_certificates(good)) {
      EXPECT_FALSE(agreed(spoiled)) << name << ": " << good.at("edge").dump();
    }
  }
}

// A law as a statement, as tables and as points is the same law.
TEST(LawProof, LawsAndStatementsTakeOneAnothersForms) {
  Progress quiet;
  const Edge half = Edge::quotient(2);
  const auto proved = [&](std::string_view text, const Edge& edge) -> std::string {
    const auto law = law_told_of(text, edge, quiet);
    if (!law) return law.error().message.en;
    const auto proof = prove_law(*law, edge, false, quiet);
    if (!proof) return proof.error().message.en;
    return proof->proved() ? "proved" : point_text(proof->counterexample->position);
  };
  for (const char* text : {"{y ⊕ z, y, z}", "theorem4", "x = y ⊕ z", "x ⊕ y ⊕ z = 0", "y >= 2z and y = x ⊕ z",
                           "lost(x, y, z) <=> position(x, y, z) and x = (y xor z)",
                           "forall a, b, c: b >= 2c and a = (b xor c) <=> lost(a, b, c)"}) {
    EXPECT_EQ(proved(text, half), "proved") << text;
  }
  EXPECT_EQ(proved("x = y ⊕ z", *Edge::parse("0,0,1 then f(y-2)+1")), "proved");
  // Spoiled ones fail where the same tables do.
  for (const auto& [statement, points] : {std::pair{"x = y + z", "{y + z, y, z}"},
                                          {"x = y ⊕ z and y < 9", "Table[{y ⊕ z, y, z}, {y, 0, 8}, {z, 0, y/2}]"},
                                          {"exists n: x = n and y = n and z = 0", "{n, n, 0}"}}) {
    EXPECT_EQ(proved(statement, half), proved(points, half)) << statement;
    EXPECT_EQ(proved(statement, half)[0], '{');
  }
  EXPECT_EQ(proved("lost(x, y, z) <=> x = (y xor z)", half), "{0, 1, 1}");
  const auto refused = [&](std::string_view text, std::string_view part) {
    EXPECT_NE(proved(text, half).find(part), std::string::npos) << text << ": " << proved(text, half);
  };
  refused("x = n", "column 5: nothing is called so here; known: x, y, z");
  refused("x = y ^ z", "column 7: ^ can be read in two ways");
  refused("forall x, y, z: grundy(x, y, z) = x xor y xor z", "a law tells which positions are lost");
  refused("lost(x, y, z) => x <= y", "a law tells which positions are lost");
  refused("teorem4", "there is no law \"teorem4\"");
  const auto law = law_told_of("x = y ⊕ z", half, quiet);
  EXPECT_EQ(law->read(),
            std::vector<std::string>{"forall x, y, z: (lost(x, y, z) <=> (position(x, y, z) and x = (y xor z)))"});
}

TEST(LawProof, AStatementHasThePointsOfItsTables) {
  Progress quiet;
  for (const Edge& edge : {Edge::quotient(2), *Edge::parse("min(2 y, 5)"), *Edge::parse("0,0,1 then f(y-2)+1")}) {
    const auto plane = *plane_up_to(edge, 40, quiet);
    for (const std::uint32_t most : {0u, 1u, 6u, 40u}) {
      const auto nim = compare(*law_told_of("x = y ⊕ z", edge, quiet), *plane_up_to(edge, most, quiet), most, 9, quiet);
      ASSERT_TRUE(nim) << nim.error().message.en;
      EXPECT_EQ(nim->holds(), search_nim_sum(*plane_up_to(edge, most, quiet), quiet)->holds());
      std::uint64_t count = 0;
      for (std::uint32_t y = 0; y <= most; ++y) {
        for (std::uint32_t z = 0; z <= plane.height(y); ++z) count += (y ^ z) <= most ? 1 : 0;
      }
      std::uint64_t visited = 0;
      const auto visit = [&](std::span<const Point> points) -> Result<void> {
        for (const Point& p : points) {
          EXPECT_EQ(p[0], p[1] ^ p[2]);
          ++visited;
        }
        return {};
      };
      ASSERT_TRUE(law_told_of("x = y ⊕ z", edge, quiet)->each_point(most, visit, quiet));
      EXPECT_EQ(visited, count) << edge.text() << most;
    }
  }
  const auto astray = law_told_of("lost(x, y, z) <=> x = (y xor z)", Edge::quotient(2), quiet);
  const auto visit = [](std::span<const Point>) -> Result<void> { return {}; };
  EXPECT_EQ(astray->each_point(5, visit, quiet).error().message.en.substr(0, 40),
            "the law has {0, 1, 1}, which is no posit");
}

TEST(LawProof, AStatementMayBeALaw) {
  const auto decided = [](const Json& options, const std::string& statement) {
    const auto found = asked_of(options, "conjecture", {{"statement", statement}});
    EXPECT_TRUE(found) << found.error().message.en;
    return found ? *found : Json();
  };
  const Json points = decided({{"k", 2}}, "{y ⊕ z, y, z}");
  EXPECT_TRUE(points.at("holds"));
  EXPECT_EQ(points.at("read").get<std::string>().substr(0, 42), "forall x, y, z: (lost(x, y, z) <=> (exists");
  EXPECT_TRUE(decided({{"k", 2}}, "theorem4").at("holds"));
  EXPECT_TRUE(decided({{"k", 1}}, "conjecture").at("holds"));
  EXPECT_FALSE(decided({{"k", 1}}, "theorem4").at("holds"));
  EXPECT_TRUE(decided({{"k", 2}}, "lost(x, y, z) <=> position(x, y, z) and x = y xor z").at("holds"));
  EXPECT_FALSE(asked_of({{"k", 2}}, "conjecture", {{"statement", "{y - z - 1, y, z}"}}));
  // Where a term has no value, nothing is said of it.
  EXPECT_FALSE(decided({{"k", 2}}, "exists x, y, z: grundy(x, y, z) >= x + y + z + 1").at("holds"));
  EXPECT_FALSE(decided({{"k", 2}}, "exists x, y, z: grundy(x, y, z) > x + y + z").at("holds"));
}

TEST(LawProofStandard, OneTableLeftOutIsRefutedByTheSmallestPosition) {
  const auto tables = tables_of(std::string(shipped_laws()[1].text));
  ASSERT_EQ(tables.size(), 26u);
  for (std::size_t out = 0; out < tables.size(); ++out) {
    std::string law;
    for (std::size_t i = 0; i < tables.size(); ++i) {
      if (i != out)
        law += tables[i].substr(0, tables[i].find(", n + m}")) +
               (tables[i].contains(", n + m}") ? ", Infinity}]" : "") + ";";
    }
    expect_same_as_slow(law, Edge::quotient(1));
  }
}

TEST(LawProof, EdgesAndMisereAsPlayed) {
  for (const char* f : {"y", "2 y", "3", "(2 y + 1)/3", "min(y, 5)", "max(y - 3, 0)", "y ⊕ 0"}) {
    const auto edge = Edge::parse(f);
    ASSERT_TRUE(edge) << f;
    expect_same_as_slow("Table[{y ⊕ z, y, z}, {y, 0, Infinity}, {z, 0, " + std::string(f) + "}]", *edge);
  }
  expect_same_as_slow("{1, 0, 0}", *Edge::parse("0"), true);
  expect_same_as_slow("theorem4", Edge::quotient(2), true);
  // Nim of two heaps, who takes the last loses: 0, 1 and 1, 0, then equal heaps.
  expect_same_as_slow("{{1, 0, 0}, {0, 1, 0}, {n + 2, n + 2, 0}}", *Edge::parse("0"), true);
}

TEST(LawProof, LawsAtRandomAsPlayed) {
  Random random(5);
  const auto small = [&] { return static_cast<int>(random.below(3)); };
  for (int i = 0; i < 40; ++i) {
    std::string law = fmt::format("{{{} n + {}, {} n + {}, {}}}", 1 + small(), small(), small(), small(), small());
    law += fmt::format("; Table[{{{} n, {} n + {} k, k + {}}}, {{k, {}, n + {}}}]", 1 + small(), 1 + small(), small(),
                       small(), small(), small());
    expect_same_as_slow(law, Edge::quotient(1 + small()), small() == 0);
  }
}

// The same bars told as formulas and as lists that go on.
TEST(LawProofStandard, ListsThatGoOnAsPlayed) {
  for (const auto& [f, list] : {std::pair{"y/2", "0,0,1,1 then f(y-2)+1"},
                                {"y/2", "0,0,1 then y/2"},
                                {"min(y/2, 5)", "0,0,1,1,2,2,3,3,4,4,5 then f(y-1)"},
                                {"(2 y + 1)/3", "0,1,1 then f(y-3)+2"},
                                {"2 (y/4)", "0,0,0,0,2 then f(y-4)+2"}}) {
    const std::string law = fmt::format("Table[{{y ⊕ z, y, z}}, {{y, 0, Infinity}}, {{z, 0, {}}}]", f);
    expect_same_as_slow(law, *Edge::parse(list));
    EXPECT_EQ(proof_of(law, *Edge::parse(list))->proved(), proof_of(law, *Edge::parse(f))->proved()) << f;
  }
}

// What MONA says of a law, told in its language: theorem 4 and its kin hold, others are refuted.
TEST(LawProofStandard, MonaSaysTheSameOfExportedLaws) {
  if (std::system("command -v mona > /dev/null 2>&1") != 0) GTEST_SKIP() << "mona is not installed";
  const ScratchFolder folder;
  for (const auto& [f, law, holds] : {std::tuple{"y/2", "x = (y xor z)", true},
                                      {"y", "x = (y xor z)", false},
                                      {"min(y/2, 5)", "x = (y xor z)", true},
                                      {"0,0,1 then f(y-2)+1", "x = (y xor z)", true},
                                      {"0,1 then y/2", "x = (y xor z)", false}}) {
    const auto session = entry().open({{"f", f}});
    ASSERT_TRUE(session) << f;
    const std::string statement = fmt::format("forall x, y, z: lost(x, y, z) <=> position(x, y, z) and {}", law);
    Quiet quiet;
    const auto answer = ask_json(**session, "export", {{"statement", statement}}, quiet.context);
    ASSERT_TRUE(answer) << answer.error().message.en;
    ASSERT_TRUE(write_text(folder / "law.mona", answer->at("program").get<std::string>()));
    const std::string command = fmt::format("mona -q {} | grep -q 'Formula is valid'", (folder / "law.mona").string());
    EXPECT_EQ(std::system(command.c_str()) == 0, holds) << f;
  }
}

TEST(LawProof, WhatCannotBeSaidIsRefused) {
  for (const auto& [f, law] : {std::pair{"sqrt(y)", "{n, n, 0}"},
                               {"y", "{n n, n, 0}"},
                               {"0,0,1", "{n, n, 0}"},
                               {"0,9,9 then f(y-3)+1", "{n, n, 0}"},
                               {"0,1,2 then sqrt(y)", "{n, n, 0}"},
                               {"0,1 then y - 3", "{n, n, 0}"},
                               {"y", "{(n - 1) ⊕ 1, n, 0}"},
                               {"5 - y", "{n, n, 0}"},
                               {"y - 1", "{n, n, 0}"},
                               {"mod(y, 3)", "{n, n, 0}"}}) {
    const auto proof = proof_of(law, *Edge::parse(f));
    ASSERT_FALSE(proof) << f << " " << law;
    EXPECT_EQ(proof.error().code, Code::invalid) << f << " " << law;
  }
}

TEST(LawProofStandard, TheSearchedLawsHoldForAllPositions) {
  for (const auto& [k, most] : {std::pair{3, 300u}, std::pair{5, 900u}}) {
    Progress quiet;
    const auto plane = plane_up_to(Edge::quotient(k), most, quiet);
    const auto lstates = LStates::of(*plane, most, quiet);
    const auto found = search_law(*plane, *lstates, quiet);
    ASSERT_TRUE(found && *found) << k;
    const auto proof = proof_of((*found)->text, Edge::quotient(k));
    ASSERT_TRUE(proof) << proof.error().message.en;
    EXPECT_TRUE(proof->proved()) << k;
    const std::string& text = (*found)->text;
    const auto spoiled = proof_of(text.substr(text.find('\n') + 1), Edge::quotient(k));
    ASSERT_TRUE(spoiled);
    EXPECT_FALSE(spoiled->proved()) << k;
  }
}

}  // namespace

}  // namespace asobi::chocolate

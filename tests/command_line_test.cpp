// The program as a person or a script meets it: words in, text or JSON out, exit codes, damaged caches, full disks,
// Ctrl-C.
#include <chrono>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <unistd.h>

#include "base/files.hpp"
#include "base/json.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "program_for_tests.hpp"

namespace asobi {
namespace {

class CommandLine : public ::testing::Test {
 protected:
  std::filesystem::path folder;

  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "asobi-test-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder); }

  // `line` is for the shell; asobi is the program with a cache of its own.
  Outcome shell(const std::string& line) const {
    const std::string program = std::string(ASOBI_PROGRAM) + " --cache " + (folder / "cache").string();
    const std::string command = "export LC_ALL=C; program=\"" + program + "\"; asobi() { $program \"$@\"; }; " + line;
    return run_in_shell("bash -c '" + command + "'");
  }

  // Starts a server, asks it for the page, does what `then` says to $port, and ends it.
  Outcome serve(const std::string& program, const std::string& then) const {
    return shell(
        "cd " + folder.string() + "; " + program +
        " serve --port 0 --json > said & pid=$!; for i in {1..200}; do [ -s said ] && break; sleep 0.02; done; "
        "port=$(grep -o \"[0-9]*}\" said | tr -d \"}\"); exec 3<>/dev/tcp/127.0.0.1/$port; "
        "printf \"GET / HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n\" >&3; cat <&3; " +
        then + "kill -INT $pid; wait $pid; echo ended $?");
  }

  Json json(const std::string& line) const { return Json::parse(shell(line).out); }
};

using CommandLineStandard = CommandLine;

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST_F(CommandLine, SolvesWithTheNamesOtherProgramsRelyOn) {
  const Json answer = json("asobi sliding solve 3x3 \"8 6 7 2 5 4 3 0 1\" --json");
  EXPECT_EQ(answer.at("solvable"), true);
  EXPECT_EQ(answer.at("length"), 31);
  EXPECT_EQ(answer.at("moves").get<std::string>().size(), 31u);
  EXPECT_EQ(answer.at("optimal"), true);
  EXPECT_TRUE(answer.at("nodes").is_number_unsigned());
  EXPECT_EQ(json("asobi sliding solve 2x2 3 1 2 0 --goal \"0 3 2 1\" --json").at("length"), 2);
  EXPECT_EQ(
      json("asobi sliding solve 6x7 --fast --json 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 "
           "27 28 29 30 31 32 33 34 35 36 37 38 39 40 0 41")
          .at("length"),
      1);
}

TEST_F(CommandLineStandard, TurnsTwistyPuzzlesWithTheNamesOtherProgramsRelyOn) {
  const Json info = json("asobi twisty info \"c f 1/3\" --json");
  EXPECT_EQ(info.at("pieces"), 26);
  EXPECT_EQ(info.at("stickers"), 54);
  EXPECT_EQ(info.at("layers"), 3);
  EXPECT_EQ(info.at("pieces_by_type"), (Json{{"centre", 6}, {"edge", 12}, {"corner", 8}}));
  EXPECT_EQ(info.at("pieces_per_layer"), (Json{9, 8, 9}));
  EXPECT_EQ(info.at("orbits"), 3);
  const Json turned = json("asobi twisty apply cube-face-3 X2+ --facelets --json");
  EXPECT_EQ(turned.at("solved"), false);
  EXPECT_EQ(turned.at("oriented_solved"), false);
  EXPECT_EQ(turned.at("facelets").size(), 54u);
  EXPECT_EQ(turned.at("facelets").at("2,2,2|Y+"), "Z-") << "a right-handed turn about X takes Z- to Y+";
  EXPECT_EQ(turned.at("facelets").at("1,2,2|Y+"), "Y+");
  const Json order = json("asobi twisty order pyraminx --json");
  EXPECT_EQ(order.at("order"), "906992640");
  EXPECT_EQ(order.at("states"), "906992640");
  EXPECT_EQ(order.at("states_up_to_rotation"), "75582720");
  const std::string scramble = json("asobi twisty scramble dino --seed 3 --json").at("scramble");
  EXPECT_EQ(Json(scramble), json("asobi twisty scramble dino --seed 3 --json").at("scramble"));
  EXPECT_EQ(json("asobi twisty apply dino \"$(asobi twisty scramble dino --seed 3)\" --json").at("solved"), false);
  // A commutator is one word to the shell, and stays one.
  EXPECT_EQ(json("asobi twisty apply rubik \"[R, U]\" --json"), json("asobi twisty apply rubik \"[R,U] \" --json"));
  EXPECT_EQ(json("asobi twisty moves rubik \"[R, U]\" --json").at("turns"), 4);
  EXPECT_EQ(shell("asobi twisty map dino octa-face-3").code, 0);
  EXPECT_EQ(shell("asobi twisty map rubik pyraminx 2>&1").code, 1);
  EXPECT_EQ(shell("asobi twisty info rubick 2>&1").code, 2);
  EXPECT_EQ(shell("asobi twisty export skewb --out " + (folder / "skewb.json").string()).code, 0);
  EXPECT_EQ(shell("asobi twisty import skewb " + (folder / "skewb.json").string()).code, 0);
  EXPECT_EQ(shell("asobi twisty import pocket-cube " + (folder / "skewb.json").string()).code, 1);
}

TEST_F(CommandLine, CountsAndGeneratesWithTheNamesOtherProgramsRelyOn) {
  const Json census = json("asobi sliding census 2x3 --json");
  EXPECT_EQ(census.at("states"), 360);
  EXPECT_EQ(census.at("diameter"), 21);
  EXPECT_EQ(census.at("distribution").size(), 22u);
  const Json group = json("asobi sliding group 2x3 --loops outer,inner --words --json");
  EXPECT_EQ(group.at("order"), "60");
  EXPECT_EQ(group.at("elements").size(), 60u);
  EXPECT_EQ(group.at("elements")[3], (Json{{"index", 4}, {"permutation", {1, 4, 6, 3, 2, 5}}, {"word", "X^1 * Y^1"}}));
  const Json order = json("printf \"(1 2 3 4 5)\\n[2,1,3,4,5]\\n\" | asobi group order --json");
  EXPECT_EQ(order.at("order"), "120");
  EXPECT_EQ(order.at("degree"), 5);
}

TEST_F(CommandLine, ExitCodesSayHowItEnded) {
  EXPECT_EQ(shell("asobi sliding solve 3x3 1 2 3 4 5 6 7 0 8").code, 0);
  const Outcome unsolvable = shell("asobi sliding solve 3x3 1 2 3 4 5 6 8 7 0");
  EXPECT_EQ(unsolvable.code, 1);
  EXPECT_TRUE(has(unsolvable.out, "parity") || has(unsolvable.out, "odd")) << unsolvable.out;
  EXPECT_EQ(json("asobi sliding solve 3x3 1 2 3 4 5 6 8 7 0 --json").at("solvable"), false);
  EXPECT_EQ(shell("asobi sliding census 5x5 2>/dev/null").code, 3);
  EXPECT_EQ(shell("echo \"(1 2 3)\" | asobi group contains --permutation \"(1 2)\"").code, 1);
}

TEST_F(CommandLine, BadInputNamesTheFault) {
  const std::vector<std::pair<std::string, std::string>> faults = {
      {"sliding solve 3x3 1 2 3 4 5 x 7 8 0", "\"x\" at place 6"},
      {"sliding solve 3x3 1 2 3 4 5 5 7 8 0", "tile 5 appears twice"},
      {"sliding solve 3x3 1 2 3 4 5 6 7 0", "9 cells, but 8 tiles"},
      {"sliding solve 0x3 0", "0x3"},
      {"sliding solve 99x99 0", "99x99"},
      {"sliding solve 3y3 0", "3y3"},
      {"sliding solve 3x3 1 2 3 4 5 6 7 8 0 --goal \"1 2 3\"", "9 cells, but 3 tiles"},
      {"sliding group 2x3 --loops outer,inside", "inside"},
      {"sliding scramble 3x3 --seed -4", "seed"},
      {"sliding scramble 3x3 --seed seven", "seven"},
      {"info slidign", "did you mean sliding"},
      {"reproduce slide", "sliding"},
  };
  for (const auto& [words, fault] : faults) {
    const Outcome outcome = shell("asobi " + words + " 2>&1");
    EXPECT_EQ(outcome.code, 2) << words << "\n" << outcome.out;
    EXPECT_TRUE(has(outcome.out, fault)) << words << "\n" << outcome.out;
  }
  const Json error = json("asobi sliding census 1x1 --json 2>/dev/null");
  EXPECT_EQ(error.at("error").at("code"), "invalid");
  EXPECT_EQ(shell("asobi nonsense 2>/dev/null").code, 2);
  EXPECT_EQ(shell("asobi 2>/dev/null sliding").code, 2);
}

TEST_F(CommandLine, ACertificateTellsWhatItProves) {
  const std::string file = (folder / "proof.json").string();
  ASSERT_EQ(shell("asobi chocolate prove --k 2 --law theorem4 --certificate " + file).code, 0);
  const Json proof = json("asobi prove --check " + file + " --json");
  EXPECT_EQ(proof.at("proved"), true);
  EXPECT_EQ(proof.at("edge"), Json::array({"exists n: 2 n <= y and y <= 2 n + 1 and z = n"}));
  EXPECT_EQ(proof.at("law").size(), 1u);
  EXPECT_EQ(proof.at("misere"), false);
  ASSERT_EQ(shell("sed -i \"s/:false/:-1/\" " + file).code, 0);
  const Outcome forged = shell("asobi prove --check " + file);
  EXPECT_EQ(forged.code, 1);
  EXPECT_TRUE(has(forged.out, "misere: ")) << forged.out;
  EXPECT_EQ(json("asobi prove --check " + file + " --json").at("proved"), false);
}

TEST_F(CommandLine, EveryCommandHasHelpWithAnExample) {
  for (const char* command : {"",
                              "list",
                              "info",
                              "play",
                              "reproduce",
                              "stdio",
                              "serve",
                              "bench",
                              "tour",
                              "sliding",
                              "sliding solve",
                              "sliding census",
                              "sliding group",
                              "sliding words",
                              "sliding pairs",
                              "sliding loop",
                              "sliding loops",
                              "sliding cycles",
                              "sliding show",
                              "sliding hint",
                              "sliding parity",
                              "sliding scramble",
                              "group",
                              "group order",
                              "play sliding"}) {
    const Outcome en = shell(std::string("asobi ") + command + " --help");
    EXPECT_EQ(en.code, 0) << command;
    EXPECT_TRUE(has(en.out, "Example: ")) << command;
    EXPECT_TRUE(has(shell(std::string("asobi ") + command + " --help --lang ja").out, "例: ")) << command;
  }
}

TEST_F(CommandLine, SaysWhatIsWrongWithTheLine) {
  const std::vector<std::tuple<std::string, std::string, std::string>> lines = {
      {"twisti", "did you mean twisty?", "twisty のことですか"},
      {"twisty", "needs one more word: play, list", "の次の言葉がありません: play, list"},
      {"twisty bogus", "asobi twisty does not know \"bogus\"", "asobi twisty に \"bogus\" はありません"},
      {"twisty solve", "asobi twisty solve needs puzzle", "puzzle が必要です"},
      {"twisty solve rubik --scrambel R", "did you mean --scramble?", "--scramble のことですか"},
      {"twisty solve rubik --scramble", "--scramble needs a value", "--scramble の値がありません"},
      {"info nim --threads 0", "it takes INT in [1 - 256]", "使えるのは INT in [1 - 256]"},
      {"serve --port x", "--port does not take this", "--port の値が正しくありません"}};
  for (const auto& [line, en, ja] : lines) {
    const Outcome outcome = shell("asobi " + line + " 2>&1");
    EXPECT_EQ(outcome.code, 2) << line;
    EXPECT_TRUE(has(outcome.out, en)) << line << ": " << outcome.out;
    EXPECT_TRUE(has(shell("asobi --lang ja " + line + " 2>&1").out, ja)) << line;
    const Outcome json = shell("asobi --json " + line);
    EXPECT_TRUE(Json::parse(json.out).at("error").contains("code")) << line;
  }
}

TEST_F(CommandLine, StdioSpeaksTheProtocol) {
  const Outcome outcome = shell("printf \"{\\\"id\\\":1,\\\"op\\\":\\\"list\\\"}\\n\\nrubbish\\n\" | asobi stdio");
  EXPECT_EQ(outcome.code, 0);
  std::istringstream lines(outcome.out);
  std::string first, second;
  std::getline(lines, first);
  std::getline(lines, second);
  EXPECT_EQ(Json::parse(first).at("ok"), true);
  EXPECT_EQ(Json::parse(second).at("error").at("code"), "invalid");
  const Outcome huge = shell("head -c 3000000 /dev/zero | tr \"\\0\" x | asobi stdio");
  EXPECT_TRUE(has(huge.out, "\"limit\"")) << huge.out.substr(0, 200);
}

TEST_F(CommandLine, PlaysInTheTerminal) {
  const Outcome outcome = shell(
      "printf \"hint\\nU\\nundo\\nd\\nR\\nl l\\nmoves\\nsolve fast\\nnew seed=3\\nbad\\nhelp\\ntools\\nquit\\n\" | "
      "asobi play sliding --size 2x3 --tiles \"1 2 3 4 0 5\"");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(has(outcome.out, "1 moves to go")) << outcome.out;
  EXPECT_TRUE(has(outcome.out, "is not a move here")) << outcome.out;
}

TEST_F(CommandLine, AnIllegalChainIsNotHalfPlayedAndANewGameNeedsNoSeed) {
  const std::string play = " | asobi play diamond --dim 2 --size 4 --seats 1-,1+ --people";
  const Outcome chain = shell("printf -- \"-2,4,4:0,2,4:-2,4,4\\nundo\\n\"" + play);
  EXPECT_TRUE(has(chain.out, "not end there")) << chain.out;
  EXPECT_TRUE(has(chain.out, "no move to take back")) << chain.out;
  const Outcome anew = shell("printf \"new size=2\\n\"" + play);
  EXPECT_TRUE(has(anew.out, "home 0/1")) << anew.out;
}

TEST_F(CommandLine, NimHasTheNamesOtherProgramsRelyOn) {
  const Json answer = json("asobi nim analyze 3 5 7 --json");
  EXPECT_EQ(answer.at("outcome"), "N");
  EXPECT_EQ(answer.at("grundy"), 1);
  EXPECT_EQ(answer.at("winning_moves").at(1), (Json{{"heap", 1}, {"take", 1}}));
  EXPECT_EQ(json("asobi nim analyze 1 1 1 --misere --json").at("outcome"), "P");
  EXPECT_EQ(json("asobi nim analyze 8 4 --limit 3 --json").at("outcome"), "P");
  EXPECT_EQ(json("asobi nim analyze 9223372036854775808 --json").at("winning_moves").at(0).at("take"),
            "9223372036854775808");
}

TEST_F(CommandLine, DiamondHasTheNamesOtherProgramsRelyOn) {
  const Json board = json("asobi diamond board --dim 3 --size 2 --json");
  EXPECT_EQ(board.at("points"), 51);
  EXPECT_EQ(board.at("home"), 4);
  EXPECT_EQ(board.at("players"), 4);
  EXPECT_EQ(board.at("sum"), 4);
  EXPECT_EQ(board.at("neighbours"), (Json{{"3", 8}, {"6", 24}, {"8", 6}, {"11", 12}, {"12", 1}}));
  EXPECT_EQ(json("asobi diamond perft --dim 2 --size 2 --seats 1-,1+ --depth 2 --json").at("nodes"), (Json{2, 4}));
  const Json solved = json("asobi diamond solve --dim 2 --size 2 --seats 1-,1+ --json");
  EXPECT_EQ(solved.at("value"), "win");
  EXPECT_EQ(solved.at("distance"), 9);
  EXPECT_EQ(solved.at("positions"), 13 * 12 * 2);
  EXPECT_EQ(solved.at("wins").get<int>() + solved.at("losses").get<int>() + solved.at("draws").get<int>(), 312);
  const Json solo = json("asobi diamond solo --dim 3 --size 1 --json");
  EXPECT_EQ(solo.at("moves"), 3);
  EXPECT_EQ(solo.at("proved"), true);
  EXPECT_EQ(solo.at("lower_bound"), 3);
  EXPECT_EQ(solo.at("line").size(), 3u);
  const Json match = json("asobi diamond match --dim 2 --size 2 --seats 1-,1+ --a greedy --b random --games 4 --json");
  EXPECT_EQ(match.at("a_wins").get<int>() + match.at("b_wins").get<int>() + match.at("draws").get<int>(), 4);
  EXPECT_GT(match.at("mean_length"), 0);
  EXPECT_EQ(shell("asobi diamond board --dim 4 --size 4 2>/dev/null").code, 2);
}

TEST_F(CommandLine, NimNamesTheFault) {
  for (const char* words :
       {"3 -5", "3 x", "1.5", "9223372036854775809", "3 5 --limit 0", "3 5 --limit 1,2,3", "3 5 --limit --json"}) {
    const Outcome outcome = shell(std::string("asobi nim analyze ") + words + " 2>&1");
    EXPECT_EQ(outcome.code, 2) << words;
    EXPECT_TRUE(has(outcome.out, "heap") || has(outcome.out, "limit")) << outcome.out;
  }
}

TEST_F(CommandLine, PlaysNimAgainstTheComputer) {
  // Numbers are not cut in two (1:23), moves that are not listed can be played (1:35), and each move is answered.
  const Outcome outcome = shell(
      "printf \"1:23\\n1:1 1:1\\nnew heaps=9223372036854775808,1\\n1:35\\nnew heaps=4\\n1:4\\n\" | "
      "asobi play nim --heaps 3,5,7");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(has(outcome.out, "from heap 1 you may take at least 1 and at most 3, not 23")) << outcome.out;
  EXPECT_TRUE(has(outcome.out, "9,223,372,036,854,775,773")) << outcome.out;
  EXPECT_TRUE(has(outcome.out, "You have won.")) << outcome.out;
  std::size_t answers = 0;
  for (std::size_t at = 0; (at = outcome.out.find("the opponent plays", at)) != std::string::npos; ++at) ++answers;
  EXPECT_EQ(answers, 3u) << outcome.out;
}

TEST_F(CommandLine, AnUnknownOpponentIsRefusedBeforeTheGameBegins) {
  const Outcome outcome = shell("asobi play nim --opponent nobody < /dev/null 2>&1");
  EXPECT_EQ(outcome.code, 2);
  EXPECT_TRUE(has(outcome.out, "opponent cannot be \"nobody\"; it is one of: perfect, skilled, random")) << outcome.out;
}

TEST_F(CommandLine, ADamagedTableIsMadeAnewWithANote) {
  const std::string solve = "asobi sliding census 2x4 --json";
  const Outcome first = shell(solve);
  std::filesystem::path table;
  for (const auto& file : std::filesystem::directory_iterator(folder / "cache")) table = file.path();
  ASSERT_TRUE(std::filesystem::is_regular_file(table));
  const auto whole = *read_text(table);
  const auto again = [&](const std::string& note) {
    const Outcome outcome = shell(solve + " 2>" + (folder / "notes").string());
    EXPECT_EQ(outcome.code, 0);
    EXPECT_EQ(outcome.out, first.out);
    EXPECT_TRUE(has(*read_text(folder / "notes"), note)) << *read_text(folder / "notes");
  };
  for (const std::string& damaged : {whole.substr(0, whole.size() / 2), whole.substr(0, 8), whole + "x"}) {
    ASSERT_TRUE(write_text(table, damaged));
    again("made anew");
    EXPECT_EQ(*read_text(table), whole);
  }
  // What is not a table of ours stays, and so does what a link leads to.
  for (const std::string& foreign : {std::string("not a table at all"), std::string()}) {
    ASSERT_TRUE(write_text(table, foreign));
    again("a file that is not Asobi");
    EXPECT_EQ(*read_text(table), foreign);
  }
  std::filesystem::rename(table, folder / "foreign");
  std::filesystem::create_symlink(folder / "foreign", table);
  again("a symbolic link stands there");
  EXPECT_TRUE(std::filesystem::is_symlink(table));
  EXPECT_EQ(*read_text(folder / "foreign"), "");
}

TEST_F(CommandLine, AFullDiskCostsTheCacheNotTheAnswer) {
  const Outcome full = shell("ulimit -f 0; asobi sliding census 2x4 --json 2>&1 | cat");
  EXPECT_TRUE(has(full.out, "could not be kept")) << full.out;
  EXPECT_TRUE(has(full.out, "\"states\":20160")) << full.out;
  EXPECT_TRUE(kept_in(folder / "cache").empty());
}

// Making the largest cube ready to be written takes many seconds, and does not look at the clock.
TEST_F(CommandLineStandard, TheTimeAllowedHoldsWhateverTheWorkDoes) {
  const auto begun = std::chrono::steady_clock::now();
  const Outcome late =
      shell("$program twisty export cube-face-100 --seconds 1 2>&1 | tail -c 200; echo ${PIPESTATUS[0]}");
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(4));
  EXPECT_TRUE(has(late.out, "the time allowed (1 seconds) is over")) << late.out;
  EXPECT_TRUE(has(late.out, "\n3\n")) << late.out;
}

// All verdicts there are, in one object; on standard error one line of JSON a claim, and why it ended.
TEST_F(CommandLineStandard, APaperThatIsStoppedTellsWhatWasDecided) {
  const std::string said = (folder / "said").string();
  const auto stopped = [&](const std::string& line, const std::string& code) {
    const Outcome outcome = shell(line);
    EXPECT_EQ(outcome.code, 3) << outcome.out;
    const Json answer = Json::parse(outcome.out);
    EXPECT_EQ(answer.at("holds"), false);
    EXPECT_EQ(answer.at("stopped").at("code"), code);
    EXPECT_EQ(answer.at("papers").size(), 6u);
    std::size_t decided = 0, not_run = 0;
    for (const Json& paper : answer.at("papers")) {
      decided += paper.at("claims").size();
      not_run += paper.at("not_run").size();
    }
    EXPECT_GT(decided, 0u);
    EXPECT_GT(not_run, 0u);
    EXPECT_EQ(answer.at("not_run").size(), not_run);
    EXPECT_EQ(answer.at("papers")[5].at("claims").size(), 0u);
    std::ifstream lines(said);
    std::string claim;
    for (std::size_t i = 0; i < decided; ++i) {
      ASSERT_TRUE(std::getline(lines, claim));
      EXPECT_TRUE(Json::parse(claim).contains("verdict"));
      EXPECT_TRUE(Json::parse(claim).contains("paper"));
    }
    ASSERT_TRUE(std::getline(lines, claim));
    EXPECT_TRUE(claim.starts_with("asobi: ")) << claim;
  };
  stopped("asobi reproduce all --json --seconds 5 2>" + said, "limit");
  std::filesystem::remove(said);
  stopped("$program reproduce all --json 2>" + said + " & pid=$!; until [ -s " + said +
              " ]; do sleep 0.01; done; kill -INT $pid; wait $pid",
          "cancelled");
}

TEST_F(CommandLine, EachClaimIsToldWhenItIsDecided) {
  const Outcome outcome = shell("asobi reproduce sliding --seconds 100 | head -3");
  EXPECT_TRUE(has(outcome.out, "A study of the 5-, 7- and 8-games")) << outcome.out;
  EXPECT_TRUE(has(outcome.out, "✓ reproduced")) << outcome.out;
  const Outcome unknown = shell("asobi reproduce slide --json 2>/dev/null");
  EXPECT_EQ(unknown.code, 2);
  EXPECT_EQ(Json::parse(unknown.out).at("error").at("code"), "unknown_name");
}

TEST_F(CommandLineStandard, MemoryIsLimitedBySystem) {
  const Outcome held =
      shell("$program sliding words 3x4 --all --inverses --memory 100 --seconds 120 2>&1 | tail -c 200");
  EXPECT_TRUE(has(held.out, "memory") || has(held.out, "MiB")) << held.out;
}

TEST_F(CommandLineStandard, ServesUntilCtrlC) {
  const Outcome served = serve("$program", "$program serve --port $port 2>&1; echo taken $?; ");
  EXPECT_TRUE(has(served.out, "HTTP/1.1 200 OK")) << served.out;
  EXPECT_TRUE(has(served.out, "already in use")) << served.out;
  EXPECT_TRUE(has(served.out, "taken 2")) << served.out;
  EXPECT_TRUE(has(served.out, "ended 0")) << served.out;
}

// Who comes while there is no front waits for the next.
TEST_F(CommandLineStandard, AFrontThatDiesIsBegunAnew) {
  const Outcome served = serve(
      "$program",
      "front=$(cat /proc/$pid/task/$pid/children); kill -KILL $front; exec 4<>/dev/tcp/127.0.0.1/$port; "
      "printf \"GET / HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n\" >&4; echo again; cat <&4; "
      "next=$(cat /proc/$pid/task/$pid/children); [ \"$front\" != \"$next\" ] && echo another; ");
  const std::size_t again = served.out.find("again\n");
  ASSERT_NE(again, std::string::npos) << served.out;
  EXPECT_TRUE(has(served.out.substr(again), "HTTP/1.1 200 OK")) << served.out;
  EXPECT_TRUE(has(served.out, "another")) << served.out;
  EXPECT_TRUE(has(served.out, "ended 0")) << served.out;
}

TEST_F(CommandLineStandard, ServesThePageThatIsInstalledWithIt) {
  std::filesystem::create_directories(folder / "bin");
  std::filesystem::create_directories(folder / "share/asobi/page");
  std::filesystem::copy_file(ASOBI_PROGRAM, folder / "bin/asobi");
  ASSERT_TRUE(write_text(folder / "share/asobi/page/index.html", "the installed page"));
  const Outcome served = serve("bin/asobi", "");
  EXPECT_TRUE(has(served.out, "the installed page")) << served.out;
}

// The work takes longer than three seconds, and the program less to begin with it, even where sanitizers slow it down.
TEST_F(CommandLineStandard, CtrlCStopsAndLeavesNothingBehind) {
  const Outcome stopped = shell(
      "timeout --foreground --preserve-status -s INT 3 $program sliding solve 4x4 12 4 13 5 0 10 6 1 8 7 2 14 3 9 15 "
      "11 2>&1");
  EXPECT_EQ(stopped.code, 3) << stopped.out;
  EXPECT_TRUE(has(stopped.out, "stopped")) << stopped.out;
  EXPECT_TRUE(kept_in(folder / "cache").empty());
}

}  // namespace
}  // namespace asobi

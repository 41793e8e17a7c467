// `./run` without arguments: a few commands, really computed, with a sentence before each.
#include <cstdio>

#include <fmt/format.h>

#include "apps/asobi/commands.hpp"

namespace asobi {

namespace {

struct Stop {
  Text says;
  std::vector<std::string> command;
};

const std::vector<Stop>& stops() {
  static const std::vector<Stop> all = {
      {{"Asobi is a laboratory for mathematical games. These are its games.",
        "Asobi は数学のゲームの実験室です。いまあるゲームは次のとおりです。"},
       {"list"}},
      {{"The 8-puzzle farthest from home, solved with as few moves as possible.",
        "完成形から最も遠い 8 パズルの一つを、最短手数で解きます。"},
       {"sliding", "solve", "3x3", "8 6 7 2 5 4 3 0 1"}},
      {{"Every position of the 2x3 board, counted by its distance from home.",
        "2x3 盤のすべての局面を、完成形からの距離ごとに数えます。"},
       {"sliding", "census", "2x3"}},
      {{"Not every position can be solved; the reason is a parity.", "解けない局面もあります。理由は偶奇です。"},
       {"sliding", "parity", "3x3", "1 2 3 4 5 6 8 7 0"}},
      {{"The paper's loops X and Y generate the alternating group A5.", "論文の周回 X と Y は交代群 A5 を生成します。"},
       {"sliding", "group", "2x3"}},
      {{"Nim: who wins, and by which moves, with the paper's table of binary digits.",
        "ニム: どちらが勝つか、どの手で勝つか。論文の二進数の表と共に。"},
       {"nim", "analyze", "3", "5", "7"}},
      {{"Two-dimensional Nim: the mirror strategy for a placement with point symmetry.",
        "二次元の石取り: 点対称な配置での対称の戦略。"},
       {"gridnim", "strategy", "101/010/101"}},
      {{"The chocolate paper's conjecture, proved for all positions.",
        "チョコレートゲームの論文の予想を、全ての局面について証明します。"},
       {"chocolate", "prove", "--k", "1", "--law", "conjecture"}},
      {{"A game of your own: its rules as a statement, its lost positions as a law, proved.",
        "自分で作ったゲーム。規則を文で書き、負け局面の法則を証明します。"},
       {"numbers", "conjecture", "--move", "x' < x and x - x' <= 3 and y' = y or x' = x and y' < y and y - y' <= 3",
        "--statement", "forall x, y: lost(x, y) <=> x mod 4 = y mod 4"}},
      {{"And a paper, claim by claim.", "最後に、一つの論文の主張を一つずつ確かめます。"}, {"reproduce", "sliding"}},
  };
  return all;
}

}  // namespace

int run_tour(const Catalogue& catalogue, const Settings& settings, Interrupts& interrupts) {
  for (const Stop& stop : stops()) {
    std::string typed = "asobi";
    for (const std::string& word : stop.command) {
      typed += word.find(' ') == std::string::npos ? " " + word : " \"" + word + "\"";
    }
    const bool bold = output_is_terminal();
    fmt::print("{}\n{}$ {}{}\n", stop.says.in(settings.lang), bold ? "\x1b[1m" : "", typed, bold ? "\x1b[0m" : "");
    std::fflush(stdout);
    const int code = run_command(stop.command, catalogue, settings, interrupts);
    if (code != Exit::done && code != Exit::answer_is_no) return code;
    fmt::print("\n");
  }
  const bool ja = settings.lang == Lang::ja;
  fmt::print("{}\n", ja ? "次は: ./run play sliding --size 3x3 で遊ぶ、./run --help で全部の命令を見る。"
                        : "Next: ./run play sliding --size 3x3 plays, ./run --help shows every command.");
  return Exit::done;
}

}  // namespace asobi

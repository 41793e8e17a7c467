#include "papers/nim/gridnim.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "games/gridnim/analysis.hpp"
#include "games/gridnim/mirror.hpp"
#include "games/gridnim/shape.hpp"
#include "games/gridnim/table.hpp"
#include "papers/finding.hpp"

namespace asobi {

namespace {

using namespace gridnim;  // this part of the paper speaks of nothing else

constexpr int side = 5;  // the claims are checked on every board up to side x side

using Visit = std::function<void(const Position&, const Mirror&)>;

// Every placement with point symmetry whose smallest rectangle is at most side x side, that rectangle being the board.
void each_symmetric(const Visit& visit) {
  for (int rows = 1; rows <= side; ++rows) {
    for (int cols = 1; cols <= side; ++cols) {
      const Size box = {rows, cols};
      for (Mask half = 0; half < Mask{1} << (box.cells() + 1) / 2; ++half) {
        const Position position = {box, half | half_turn(box, half)};
        const auto mirror = mirror_method(position);
        if (mirror && mirror->box == box) visit(position, *mirror);
      }
    }
  }
}

bool won(const GrundyTable& table, const Position& position) {
  Mask wide = 0;
  for (int row = 0; row < position.size.rows; ++row) {
    wide |= (position.stones >> row * position.size.cols & first_cells(position.size.cols)) << row * side;
  }
  return table.grundy(wide) != 0;
}

bool legal(const Position& position, const Run& run) {
  const auto runs = runs_of(position);
  return std::ranges::find(runs, run) != runs.end();
}

// Stones 1 to 9 of the figure of the rules, those in `numbers`.
Mask numbered(const std::vector<int>& numbers) {
  Mask out = 0;
  for (const int number : numbers) out |= Mask{1} << (number - 1);
  return out;
}

bool can_take(const Position& position, Mask stones) {
  return std::ranges::any_of(runs_of(position), [&](const Run& run) { return run.cells(position.size) == stones; });
}

// "1 4 7: yes": whether these can be taken at once.
std::string told_take(const Position& position, const std::vector<int>& numbers) {
  return fmt::format("{}: {}", fmt::join(numbers, " "), can_take(position, numbered(numbers)) ? "yes" : "no");
}

Result<Finding> check_rule_run(Context&) {
  const Position full = {{3, 3}, numbered({1, 2, 3, 4, 5, 6, 7, 8, 9})};
  return computes(told_take(full, {1, 4, 7}) + ", " + told_take(full, {5, 6}),
                  {"both are moves (c1:1-3 and r2:2-3)", "どちらも指せる（c1:1-3 と r2:2-3）"});
}

Result<Finding> check_rule_gap(Context&) {
  const Position gap = {{3, 3}, numbered({1, 2, 3, 5, 6, 7, 8, 9})};
  return computes(told_take(gap, {1, 7}), {"not a move; 1 alone and 7 alone are", "指せない。1 だけ、7 だけなら取れる"},
                  can_take(gap, numbered({1})) && can_take(gap, numbered({7})));
}

// Who wins all of so many placements.
std::string winner_of_all(std::size_t won_by_first, std::size_t placements) {
  if (placements == 0) return "-";
  if (won_by_first != 0 && won_by_first != placements) {
    return fmt::format("先手必勝 {}, 後手必勝 {}", won_by_first, placements - won_by_first);
  }
  return won_by_first == 0 ? "後手必勝" : "先手必勝";
}

// One of the cases: placements of that kind, with or without stones in the centre.
Result<Finding> check_case(MirrorCase which, bool centre, Context& context) {
  ASOBI_TRY(const GrundyTable table, GrundyTable::kept({side, side}, context));
  std::size_t placements = 0, by_first = 0;
  bool first_move_wins = true;
  each_symmetric([&](const Position& position, const Mirror& mirror) {
    if (mirror.which != which || mirror.first_move.has_value() != centre) return;
    ++placements;
    by_first += won(table, position) ? 1 : 0;
    first_move_wins = first_move_wins && (!centre || !won(table, without(position, *mirror.first_move)));
  });
  return computes(winner_of_all(by_first, placements),
                  {fmt::format("true of all {} such placements up to 5x5", grouped(placements)),
                   fmt::format("5x5 までの該当する {} 通りすべてで正しい", grouped(placements))},
                  first_move_wins);
}

Check mirror_case(std::string name, MirrorCase which, bool centre) {
  return {std::move(name), [=](Context& context) { return check_case(which, centre, context); }};
}

bool takes_two_partners(const Position& position, const Mirror& mirror, const Run& run) {
  const Mask cells = run.cells(position.size);
  for (Mask left = cells; left != 0; left &= left - 1) {
    if ((cells >> mirror.partner(position.size, std::countr_zero(left)) & 1) != 0) return true;
  }
  return false;
}

Result<Finding> check_decided_by_partners(Context& context) {
  ASOBI_TRY(const GrundyTable table, GrundyTable::kept({side, side}, context));
  std::size_t placements = 0, right = 0;
  each_symmetric([&](const Position& position, const Mirror& mirror) {
    ++placements;
    const bool together = std::ranges::any_of(
        runs_of(position), [&](const Run& run) { return takes_two_partners(position, mirror, run); });
    right += won(table, position) == together ? 1 : 0;
  });
  return computes(
      every_but(placements - right, placements),
      {fmt::format("true of all {} placements up to 5x5 (a stone in the centre is its own partner)",
                   grouped(placements)),
       fmt::format("5x5 までの {} 通りすべてで正しい（中心の石は自分自身と対応する）", grouped(placements))});
}

// Every move of the loser is answered by its image, and what is left is symmetric again.
Result<Finding> check_answers(Context&) {
  std::size_t moves = 0, answered = 0;
  each_symmetric([&](const Position& position, const Mirror& mirror) {
    const Position lost = mirror.first_move ? without(position, *mirror.first_move) : position;
    for (const Run& run : runs_of(lost)) {
      ++moves;
      const Position after = without(lost, run);
      const Run answer = mirror.answer(run);
      answered += legal(after, answer) && lost_by_mirror(without(after, answer)) ? 1 : 0;
    }
  });
  return computes(every_but(moves - answered, moves),
                  {fmt::format("{} of {} moves have the answer", grouped(answered), grouped(moves)),
                   fmt::format("{1} 手のうち {0} 手に応手がある", grouped(answered), grouped(moves))});
}

// The steps of the proof in docs/theorems.md, for a board of which every placement with the symmetry is a part: a move
// is a run of cells that all have stones, so what is so of all runs of the full board is so of all moves of them all.
struct PairingSteps {
  std::size_t runs = 0;
  std::size_t image_is_no_run = 0;   // 1: the partners of a run are a run, as long
  std::size_t image_goes_on = 0;     // 2: their partners are the run again, so that both together are symmetric
  std::size_t meet_elsewhere = 0;    // 3: a run meets its image exactly if it holds all of the centre
  std::size_t centre_is_no_run = 0;  // 4: what is in the centre can be taken at once, and is its own image
};

void add_steps(const Size size, PairingSteps& steps) {
  const Position full = {size, size.full()};
  const Mirror mirror = mirror_method(full).value();
  const auto image_of = [&](Mask cells) {
    Mask out = 0;
    for (; cells != 0; cells &= cells - 1) out |= Mask{1} << mirror.partner(size, std::countr_zero(cells));
    return out;
  };
  std::set<Mask> runs;
  for (const Run& run : runs_of(full)) runs.insert(run.cells(size));
  Mask centre = 0;
  for (const int cell : mirror.centre) centre |= Mask{1} << cell;
  for (const Run& run : runs_of(full)) {
    const Mask cells = run.cells(size), image = mirror.answer(run).cells(size);
    const bool centred = centre != 0 && (cells & centre) == centre;
    ++steps.runs;
    steps.image_is_no_run += runs.contains(image) && std::popcount(image) == std::popcount(cells) ? 0 : 1;
    steps.image_goes_on += image == image_of(cells) && cells == image_of(image) ? 0 : 1;
    steps.meet_elsewhere += ((cells & image) != 0) == centred ? 0 : 1;
  }
  steps.centre_is_no_run += centre == 0 || (runs.contains(centre) && image_of(centre) == centre) ? 0 : 1;
}

Result<Finding> check_every_size(Context& context) {
  PairingSteps steps;
  std::size_t boards = 0;
  for (int rows = 1; rows <= most_cells; ++rows) {
    ASOBI_CHECK(context.progress.check());
    for (int cols = 1; rows * cols <= most_cells; ++cols) {
      add_steps({rows, cols}, steps);
      ++boards;
    }
  }
  return computes(
      fmt::format("{}, {}, {}, {}", every_but(steps.image_is_no_run, steps.runs),
                  every_but(steps.image_goes_on, steps.runs), every_but(steps.meet_elsewhere, steps.runs),
                  every_but(steps.centre_is_no_run, boards)),
      {fmt::format("proved for all m × n (docs/theorems.md); each step of the proof checked for all {} runs of all {} "
                   "boards of up to {} cells, and so for every placement on them",
                   grouped(steps.runs), boards, most_cells),
       fmt::format("すべての m × n で証明（docs/theorems.md）。証明の各段階を {2} マスまでの {1} 種の盤の {0} "
                   "通りの並びすべてで、したがってその上の全配置で確認",
                   grouped(steps.runs), boards, most_cells)});
}

// Every full board, also those far larger than can be searched: which sides each of the cases has.
Result<Finding> check_rectangles(Context&) {
  std::map<MirrorCase, std::set<std::string>> sides;
  std::map<MirrorCase, int> boards;
  const auto word = [](bool odd) { return odd ? "奇数" : "偶数"; };
  for (int rows = 1; rows <= most_cells; ++rows) {
    for (int cols = 1; rows * cols <= most_cells; ++cols) {
      const Size size = {rows, cols};
      const auto mirror = mirror_method({size, size.full()});
      if (!mirror) return computes(size.name(), same(size.name()), false);
      const bool one = rows % 2 == 1, other = cols % 2 == 1;
      sides[mirror->which].insert(fmt::format("{}×{}", word(one && other), word(one || other)));
      ++boards[mirror->which];
    }
  }
  std::vector<std::string> cases, counts;
  for (const auto& [which, found] : sides) {
    const std::string_view number = names(which)[static_cast<std::size_t>(which)];
    cases.push_back(fmt::format("{} {}", number, fmt::join(found, ", ")));
    counts.push_back(fmt::format("{} {}", number, boards[which]));
  }
  return computes(fmt::format("{}", fmt::join(cases, "; ")),
                  {fmt::format("full boards up to 64 cells: {}", fmt::join(counts, ", ")),
                   fmt::format("64 マスまでの全マスに石のある盤: {}", fmt::join(counts, ", "))});
}

Result<Finding> check_without_symmetry(Context& context) {
  ASOBI_TRY(const GrundyTable table, GrundyTable::kept({side, side}, context));
  std::uint64_t positions = 0;
  for (const std::uint64_t count : table.histogram()) positions += count;
  ASOBI_TRY(const Position example, parse_position("110/011/111"));
  ASOBI_TRY(const Analysis found, analyze(example, context));
  const bool holds = positions == std::uint64_t{1} << side * side && found.grundy == 7 && found.winning.size() == 2;
  const auto lost = grouped(table.histogram()[0]);
  return answered_if(
      holds, {fmt::format("any placement: of the {} on 5x5, {} are lost for the player to move; 110/011/111 is won "
                          "by r2:3 and r3:2-3",
                          grouped(positions), lost),
              fmt::format("どの配置でも判別できる。5x5 の {} 通りのうち後手必勝は {}。110/011/111 は r2:3 か r3:2-3 "
                          "で先手の勝ち",
                          grouped(positions), lost)});
}

// All placements of a board by plain search: won.
std::vector<bool> won_with(Size size, const Turn& turn) {
  std::vector<bool> won;
  for (const std::uint8_t number : plain_grundy(size, turn)) won.push_back(number != 0);
  return won;
}

// How many placements with point symmetry are not won as cases (i) to (iii) say, and how many there are.
std::pair<std::size_t, std::size_t> against_the_cases(Size size, const std::vector<bool>& won) {
  std::size_t wrong = 0, placements = 0;
  for (Mask stones = 1; stones < won.size(); ++stones) {
    const auto mirror = mirror_method({size, stones});
    if (!mirror) continue;
    ++placements;
    wrong += won[stones] == mirror->first_player_wins() ? 0 : 1;
  }
  return {wrong, placements};
}

// The rule may also be read as: any stones of one stretch.
Result<Finding> check_other_readings(Context& context) {
  const Size size = {4, 4};
  ASOBI_CHECK(context.progress.check());
  const auto [any_wrong, placements] = against_the_cases(size, won_with(size, {.any = true}));
  ASOBI_CHECK(context.progress.check());
  std::size_t limited_wrong = 0;
  for (int most = 2; most < size.cols; ++most) limited_wrong += against_the_cases(size, won_with(size, {most})).first;
  const std::size_t single_wrong = against_the_cases(size, won_with(size, {1})).first;
  return answered_if(
      any_wrong == 0 && limited_wrong == 0 && single_wrong > 0,
      {fmt::format(
           "the cases (i) to (iii) stay right if any stones of one stretch may be taken, and with a limit of two "
           "or more stones a turn: all {} symmetric placements on 4x4 searched. With one stone a turn they fail "
           "for {}, where the two middle stones cannot be taken at once",
           placements, single_wrong),
       fmt::format(
           "途切れない並びの中の好きな石を取れると読んでも、一手に 2 個以上の上限を付けても、(i)–(iii) は正しい"
           "（4x4 の点対称な {} 通りを探索）。一手に 1 個だけなら、中央の 2 個を同時に取れないので {} 通りで外れる",
           placements, single_wrong)});
}

}  // namespace

std::vector<Check> gridnim_checks() {
  return {{"grid-run", check_rule_run},
          {"grid-gap", check_rule_gap},
          {"grid-readings", check_other_readings},
          {"grid-partners", check_decided_by_partners},
          {"grid-answers", check_answers},
          {"grid-every-size", check_every_size},
          {"grid-rectangles", check_rectangles},
          mirror_case("grid-i-first", MirrorCase::even_by_odd, true),
          mirror_case("grid-i-second", MirrorCase::even_by_odd, false),
          mirror_case("grid-ii-first", MirrorCase::odd_by_odd, true),
          mirror_case("grid-ii-second", MirrorCase::odd_by_odd, false),
          mirror_case("grid-iii", MirrorCase::even_by_even, false),
          {"grid-others", check_without_symmetry}};
}

}  // namespace asobi

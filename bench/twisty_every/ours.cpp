// Every puzzle, every N: mean turns, time and preparation of the method `universal`, and of the one that `auto` chooses
// where it is another. Random states, CPU time of one thread; every solution is replayed on a fresh state.
//   bench_twisty_every [largest N] [states] [seconds for a puzzle] [seconds for all] [file without ending] [threads]
// writes file.csv and file.md, and again after each puzzle; without a file, the table goes to the standard output.
// Threads take a puzzle each. A puzzle whose seconds are over gets no further state, one that is not solved by then is
// said to be so.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <mutex>
#include <thread>

#include <fmt/format.h>

#include "base/random.hpp"
#include "games/twisty/methods/methods.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/puzzle/scramble.hpp"

namespace asobi::twisty {
namespace {

struct Limits {
  int largest = 4, trials = 1;
  double puzzle = 60, all = 600;  // seconds by the clock on the wall
  int threads = 1;
};

struct Row {
  std::string puzzle, method;
  int pieces = 0, solved = 0, failed = 0;
  double quarter = 0, half = 0, seconds = 0, longest = 0, preparation = 0;  // CPU seconds
  std::string remark = {};
};

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// The small ones of all families first, then larger and larger ones.
std::vector<std::string> all_puzzles(int largest) {
  std::vector<std::string> out;
  for (int n = 1; n <= largest; n = n < 10 ? n + 1 : 2 * n) {
    for (const Family& family : families()) {
      const int own = family.stem == "cube-edge-odd" ? 2 * n - 1 : n;  // N is the number of layers there
      if (family.most > 0 && own >= family.least && own <= family.most) {
        out.push_back(fmt::format("{}-{}", family.stem, own));
      }
    }
    if (n != 3) continue;
    for (const Family& family : families()) {
      if (family.most == 0) out.push_back(family.stem);
    }
    for (const char* name : {"skewb", "master-skewb", "helicopter", "magic-octahedron", "megaminx", "gigaminx",
                             "professor skewb", "curvy copter", "tetraminx", "mastermorphix", "Jing pyraminx",
                             "starminx", "chopasaurus", "octastar", "icosamate", "Eitan's star", "Icosaminx"}) {
      out.emplace_back(name);
    }
    for (const char* mixed : {"c f 0 v 1/3*R", "c f 1/3 v 1/3*R", "c f 0 e 0", "c v 1/3*R e 0", "c f 1/3 e 1/2*m",
                              "o f 1/3 v 1/3*R", "t f 0 e 0", "d f 1/phi v 0"}) {
      out.emplace_back(mixed);
    }
  }
  return out;
}

Row measured(const Model& model, const Method& method, const Limits& limits) {
  Progress progress({}, {}, limits.puzzle);
  Shelf shelf;
  Context context{progress, shelf, 1};
  Row row{.puzzle = model.named.name, .method = method.id, .pieces = model.puzzle.piece_count()};
  double begun = cpu_seconds();
  const auto solver = method.make(model, {}, context);
  row.preparation = cpu_seconds() - begun;
  if (!solver) {
    row.failed = limits.trials;
    row.remark = solver.error().message.en;
    return row;
  }
  const Mover mover(model.puzzle);
  for (int trial = 0; trial < limits.trials && (row.solved == 0 || progress.check()); ++trial) {
    Random random(static_cast<std::uint64_t>(trial) + 1);
    State state = mover.solved();
    const int turns = usual_turns(model.puzzle, model.named.turning);
    mover.apply(state, random_turns(model.puzzle, model.named.turning, turns, random));
    begun = cpu_seconds();
    const auto solution = solve_and_replay(method, **solver, mover, state, progress);
    const double taken = cpu_seconds() - begun;
    if (!solution) {
      if (row.solved > 0 && solution.error().code == Code::limit) break;  // its seconds are over
      ++row.failed;
      row.remark = solution.error().message.en;
      continue;
    }
    const TurnCount counts = count(model.puzzle, solution->turns);
    ++row.solved;
    row.quarter += counts.quarter;
    row.half += counts.half;
    row.seconds += taken;
    row.longest = std::max(row.longest, taken);
  }
  if (row.solved == 0) return row;
  for (double* sum : {&row.quarter, &row.half, &row.seconds}) *sum /= row.solved;
  return row;
}

void write_csv(std::ostream& out, const std::vector<Row>& rows) {
  out << "puzzle,pieces,method,solved,failed,half,quarter,seconds,longest,preparation,remark\n";
  for (const Row& r : rows) {
    out << fmt::format("\"{}\",{},{},{},{},{:.1f},{:.1f},{:.4f},{:.4f},{:.3f},\"{}\"\n", r.puzzle, r.pieces, r.method,
                       r.solved, r.failed, r.half, r.quarter, r.seconds, r.longest, r.preparation, r.remark);
  }
}

void write_table(std::ostream& out, const std::vector<Row>& rows, const std::vector<std::string>& left_out) {
  out << "| puzzle | pieces | method | states | turns of blocks | unit turns | seconds | longest | preparation | |\n"
         "|---|---|---|---|---|---|---|---|---|---|\n";
  for (const Row& r : rows) {
    const std::string remark = r.failed > 0 ? fmt::format("**{} not solved**: {}", r.failed, r.remark) : "";
    out << fmt::format("| {} | {} | {} | {} | {:.1f} | {:.1f} | {:.3f} | {:.3f} | {:.2f} | {} |\n", r.puzzle, r.pieces,
                       r.method, r.solved, r.half, r.quarter, r.seconds, r.longest, r.preparation, remark);
  }
  if (!left_out.empty()) out << fmt::format("\nLeft out for want of time: {}.\n", fmt::join(left_out, ", "));
}

// All puzzles, each by whichever thread is free.
class Run {
 public:
  Run(const Limits& limits, const char* file)
      : limits_(limits), file_(file), puzzles_(all_puzzles(limits.largest)), rows_(puzzles_.size()) {}

  int all() {
    {
      std::vector<std::jthread> workers;
      for (int i = 0; i < limits_.threads; ++i) workers.emplace_back([this] { work(); });
    }
    write();
    int failed = static_cast<int>(unknown_);
    for (const auto& rows : rows_) {
      for (const Row& row : rows) failed += row.failed;
    }
    return failed > 0;
  }

 private:
  using Clock = std::chrono::steady_clock;

  const Limits& limits_;
  const char* file_;
  const std::vector<std::string> puzzles_;
  const Clock::time_point end_ =
      Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(limits_.all));
  std::mutex mutex_;                    // of all below
  std::vector<std::vector<Row>> rows_;  // by puzzle
  std::size_t next_ = 0, unknown_ = 0;
  std::vector<std::string> left_out_;

  void work() {
    for (std::unique_lock lock(mutex_); next_ < puzzles_.size();) {
      const std::size_t puzzle = next_++;
      if (Clock::now() > end_) {
        left_out_.push_back(puzzles_[puzzle]);
        continue;
      }
      lock.unlock();
      std::vector<Row> found = measured_by_all(puzzles_[puzzle]);
      lock.lock();
      if (found.empty()) ++unknown_;
      rows_[puzzle] = std::move(found);
      if (file_ != nullptr) write();
    }
  }

  std::vector<Row> measured_by_all(const std::string& name) const {
    std::vector<Row> out;
    const auto model = Model::make(name);
    if (!model) {
      std::cerr << name + ": " + model.error().message.en + "\n";
      return out;
    }
    Progress progress;
    std::vector<const Method*> chosen = {*find_method("universal", *model, progress)};
    if (const Method* best = *best_method(*model, progress); best->id != "universal") chosen.push_back(best);
    for (const Method* method : chosen) {
      const Row& row = out.emplace_back(measured(*model, *method, limits_));
      std::cerr << fmt::format("{} {} {:.1f} turns {:.3f} s, prepared {:.2f} s {}\n", row.puzzle, row.method, row.half,
                               row.seconds, row.preparation, row.remark);
    }
    return out;
  }

  void write() const {
    std::vector<Row> rows;
    for (const auto& some : rows_) rows.insert(rows.end(), some.begin(), some.end());
    if (file_ == nullptr) return write_table(std::cout, rows, left_out_);
    std::ofstream csv(std::string(file_) + ".csv"), table(std::string(file_) + ".md");
    write_csv(csv, rows);
    write_table(table, rows, left_out_);
  }
};

}  // namespace
}  // namespace asobi::twisty

int main(int argc, char** argv) {
  asobi::twisty::Limits limits;
  if (argc > 1) limits.largest = std::atoi(argv[1]);
  if (argc > 2) limits.trials = std::atoi(argv[2]);
  if (argc > 3) limits.puzzle = std::atof(argv[3]);
  if (argc > 4) limits.all = std::atof(argv[4]);
  if (argc > 6) limits.threads = std::max(1, std::atoi(argv[6]));
  return asobi::twisty::Run(limits, argc > 5 ? argv[5] : nullptr).all();
}

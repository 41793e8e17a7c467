#include "games/twisty/human/method.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "games/twisty/human/word.hpp"

namespace asobi::twisty::human {

bool Hand::follow(const Table& table, unsigned keep) {
  const Procedure* procedure = table.find(board_, keep);
  if (procedure == nullptr) return false;
  if (watcher) watcher(table, *procedure);
  leave_open_up_to(table.open_turns(*procedure));
  make(procedure->word);
  return true;
}

void Hand::leave_open(std::span<const int> ways) {
  leave_open(std::ranges::max(ways), ways[chance_.below(ways.size())]);
}

void Hand::leave_open_up_to(int turns) {
  leave_open(turns, static_cast<int>(chance_.below(static_cast<std::uint64_t>(turns) + 1)));
}

void Hand::leave_open(int worst, int drawn) {
  open_turns_ += worst;
  drawn_turns_ += drawn;
}

void Hand::shorten(std::size_t from) {
  const Word tail = shortened(mechanism(), std::span(turns_).subspan(from));
  turns_.resize(from);
  turns_.insert(turns_.end(), tail.begin(), tail.end());
}

bool reached(const Phase& phase, const Board& board) {
  return std::ranges::all_of(phase.goal,
                             [&](const Look& look) { return look.seen(board) == look.solved(board.mechanism()); });
}

namespace {

std::string place_text(const Mechanism& mechanism, int mark, bool by_piece) {
  std::vector<int> layers;
  for (int axis = 0; axis < mechanism.axes(); ++axis) layers.push_back(mechanism.layer(mark, axis));
  const std::string at = fmt::format("({})", fmt::join(layers, ","));
  return by_piece ? at : mechanism.puzzle().solid().paper_name(mechanism.colour(mark)) + " " + at;
}

// Where each mark is, or, in groups, where the group is.
std::vector<std::string> seen_text(const Mechanism& mechanism, const Look& look, const Key& key) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < key.size(); ++i) {
    const int mark = look.by_piece ? static_cast<int>(mechanism.puzzle().stickers_of(key[i])[0]) : key[i];
    const std::string at = place_text(mechanism, mark, look.by_piece);
    out.push_back(look.group == 1 ? place_text(mechanism, look.places[i], look.by_piece) + ": " + at : at);
  }
  return out;
}

Lesson lesson_of(const Mechanism& mechanism, const Phase& phase) {
  const Table& table = *phase.tables[0];
  Lesson out{phase.id, phase.section, phase.name, table.cases().size(), {}};
  struct Shortest {
    const Key* key;
    const Procedure* procedure;
  };
  std::map<int, Shortest> by_row;
  for (const auto& [key, procedures] : table.cases()) {
    for (const Procedure& one : procedures) {
      if (one.row < 0 || (one.touches & table.possible(key)) != 0) continue;
      const auto order = [](const Procedure& p, const Key& k) { return std::tuple(p.cost, p.word.size(), k); };
      const auto [at, is_new] = by_row.try_emplace(one.row, Shortest{&key, &one});
      if (order(one, key) < order(*at->second.procedure, *at->second.key)) at->second = {&key, &one};
    }
  }
  for (const auto& [row, shortest] : by_row) {
    out.cases.push_back({seen_text(mechanism, table.look(), *shortest.key), shortest.procedure->word});
  }
  return out;
}

}  // namespace

std::vector<Lesson> lessons_of(const Mechanism& mechanism, const std::vector<Phase>& phases) {
  std::vector<Lesson> out;
  for (const Phase& phase : phases) {
    if (!phase.tables.empty()) out.push_back(lesson_of(mechanism, phase));
  }
  return out;
}

Result<Solution> follow_phases(const std::vector<Phase>& phases, Hand& hand) {
  Solution out;
  for (std::size_t i = 0; i < phases.size(); ++i) {
    const std::size_t from = hand.turns().size();
    const bool found = phases[i].run(hand);
    ASOBI_CHECK(hand.check());
    if (!found) {
      const Text reason = phases[i].unreachable.en.empty()
                              ? Text{"a piece stands as no turns can bring it (" + phases[i].name.en + ")",
                                     "回転では作れない状態のピースがあります（" + phases[i].name.ja + "）"}
                              : phases[i].unreachable;
      return fail(Code::unsolvable, "no turns lead from here to the goal: {0}",
                  "ここから完成に至る回転はありません: {1}", reason.en, reason.ja);
    }
    if (!phases[i].as_written) hand.shorten(from);
    for (std::size_t j = 0; j <= i; ++j) {
      if (!reached(phases[j], hand.board())) {
        return fail(Code::internal, "after the phase {} the goal of {} is not reached",
                    "{} の段階の後で {} の目標が満たされていません", phases[i].id, phases[j].id);
      }
    }
    out.phases.push_back({phases[i].id, phases[i].name, from, hand.turns().size()});
  }
  out.turns = hand.turns();
  if (std::ranges::all_of(phases, &Phase::as_written)) {
    out.open_turns = hand.open_turns();
    out.drawn_turns = hand.drawn_turns();
  }
  return out;
}

}  // namespace asobi::twisty::human

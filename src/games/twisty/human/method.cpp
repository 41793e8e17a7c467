#include "games/twisty/human/method.hpp"

#include <algorithm>

#include "games/twisty/human/word.hpp"

namespace asobi::twisty::human {

bool Hand::follow(const Table& table, unsigned keep) {
  const Procedure* procedure = table.find(board_, keep);
  if (procedure == nullptr) return false;
  if (watcher) watcher(table, *procedure);
  make(procedure->word);
  return true;
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

Result<Solution> follow_phases(const std::vector<Phase>& phases, Hand& hand) {
  Solution out;
  for (std::size_t i = 0; i < phases.size(); ++i) {
    const std::size_t from = hand.turns().size();
    if (!phases[i].run(hand)) {
      return fail(Code::unsolvable, "no turns lead from here to the goal: {}",
                  "ここから完成に至る回転はありません: {1}", phases[i].unreachable.en, phases[i].unreachable.ja);
    }
    hand.shorten(from);
    for (std::size_t j = 0; j <= i; ++j) {
      if (!reached(phases[j], hand.board())) {
        return fail(Code::internal, "after the phase {} the goal of {} is not reached",
                    "{} の段階の後で {} の目標が満たされていません", phases[i].id, phases[j].id);
      }
    }
    out.phases.push_back({phases[i].id, phases[i].name, from, hand.turns().size()});
  }
  out.turns = hand.turns();
  return out;
}

}  // namespace asobi::twisty::human

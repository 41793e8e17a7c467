#include "games/twisty/solve/chain/plan.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "base/sort_stably.hpp"

namespace asobi::twisty {
namespace {

constexpr double lost_by_a_stage = 2;  // turns that a stage takes beyond what its number of states asks for
constexpr double for_one_lead = 20;    // a stage goes on until there are many leads
constexpr double many_leads = 30;      // an end is begun from many places, so the nearest one needs fewer nodes
constexpr std::size_t most_ends = 2, least_in_end = 5;

using Pieces = std::vector<HomePiece>;

class Planner {
 public:
  Planner(const TurnActions& actions, const ChainAim& aim, const ChainEffort& effort)
      : actions_(actions), aim_(aim), effort_(effort), layer_of_(actions.layers()) {
    const std::size_t layers = layer_of_.empty() ? 0 : layer_of_.back() + std::size_t{1};
    used_.assign(layers, true);
    for (std::size_t o = 0; o < actions.shapes.size(); ++o) {
      for (int place = 0; place < actions.shapes[o].pieces; ++place) {
        pieces_.push_back({o, static_cast<std::uint8_t>(place)});
        std::vector<bool> moved(layers, false);
        for (std::size_t t = 0; t < actions.turns.size(); ++t) {
          if (moves(actions.effects[t][o], static_cast<std::size_t>(place))) moved[layer_of_[t]] = true;
        }
        moved_by_.push_back(std::move(moved));
      }
    }
  }

  Result<ChainPlan> plan(const Progress& progress) {
    ASOBI_CHECK(let_go(progress));
    ChainPlan out;
    join(out);
    add_ends(out);
    return out;
  }

 private:
  struct Step {
    Letters turns;  // in use before it
    Pieces pieces;  // that no turn moves after it
  };

  const TurnActions& actions_;
  const ChainAim& aim_;
  const ChainEffort& effort_;
  std::vector<std::uint16_t> layer_of_;
  std::vector<bool> used_;                   // by layer
  Pieces pieces_;                            // all
  std::vector<std::vector<bool>> moved_by_;  // by piece, by layer
  std::vector<Step> steps_;                  // with at least one piece each
  std::vector<double> least_;                // by step: turns before it
  std::vector<std::size_t> cuts_;            // between stages, before the first and after the last: which step follows

  bool is_moved(std::size_t piece) const {
    for (std::size_t l = 0; l < used_.size(); ++l) {
      if (used_[l] && moved_by_[piece][l]) return true;
    }
    return false;
  }
  Letters turns_in_use() const {
    Letters out;
    for (std::size_t t = 0; t < layer_of_.size(); ++t) {
      if (used_[layer_of_[t]]) out.push_back(static_cast<std::uint16_t>(t));
    }
    return out;
  }

  // The one without which most pieces rest; of several, the one whose best successor does best.
  std::size_t next_to_go() const {
    const std::size_t layers = used_.size();
    std::vector<std::size_t> alone(layers, 0);  // by layer: pieces that no other one in use moves
    std::vector<std::size_t> both(layers * layers, 0);
    for (std::size_t p = 0; p < pieces_.size(); ++p) {
      std::vector<std::size_t> by;
      for (std::size_t l = 0; l < layers && by.size() < 3; ++l) {
        if (used_[l] && moved_by_[p][l]) by.push_back(l);
      }
      if (by.size() == 1) ++alone[by[0]];
      if (by.size() == 2) ++both[by[0] * layers + by[1]], ++both[by[1] * layers + by[0]];
    }
    std::pair<std::size_t, std::size_t> best{0, 0};
    std::size_t out = layers;
    for (std::size_t l = 0; l < layers; ++l) {
      if (!used_[l]) continue;
      std::pair<std::size_t, std::size_t> worth{alone[l], 0};
      for (std::size_t m = 0; m < layers; ++m) {
        if (used_[m] && m != l) worth.second = std::max(worth.second, alone[l] + alone[m] + both[l * layers + m]);
      }
      if (out < layers && worth <= best) continue;
      best = worth;
      out = l;
    }
    return out;
  }

  Result<void> let_go(const Progress& progress) {
    Letters turns = turns_in_use();
    std::vector<bool> rests(pieces_.size(), false);
    for (std::size_t p = 0; p < pieces_.size(); ++p) rests[p] = !is_moved(p);
    for (std::size_t l; (l = next_to_go()) < used_.size();) {
      ASOBI_CHECK(progress.check());
      used_[l] = false;
      Step step{turns, {}};
      for (std::size_t p = 0; p < pieces_.size(); ++p) {
        if (rests[p] || is_moved(p)) continue;
        rests[p] = true;
        step.pieces.push_back(pieces_[p]);
      }
      if (step.pieces.empty()) continue;  // the turns stay in use until something is gained
      if (layer_of_[turns.front()] == layer_of_[turns.back()]) break;
      leave_out(step);
      steps_.push_back(std::move(step));
      turns = turns_in_use();
    }
    return {};
  }

  // Pieces that would make the step too large stay away until the end; those that can be in the most places first.
  void leave_out(Step& step) const {
    std::vector<std::size_t> moved(actions_.shapes.size(), 0);
    for (std::size_t p = 0; p < pieces_.size(); ++p) moved[pieces_[p].orbit] += is_moved(p) ? 1 : 0;
    sort_stably(step.pieces, {}, [&](const HomePiece& piece) {
      return moved[piece.orbit] * static_cast<std::size_t>(actions_.shapes[piece.orbit].orientations);
    });
    while (step.pieces.size() > 1 && std::isinf(cost(step.turns, step.pieces, effort_.nodes / for_one_lead))) {
      step.pieces.pop_back();
    }
  }

  // Logarithm of the number of ways in which pieces can stand that are moved by these turns.
  double log_states(const Letters& turns, const Pieces& pieces) const {
    double out = 0;
    std::vector<int> free(actions_.shapes.size(), 0);
    for (std::size_t o = 0; o < free.size(); ++o) {
      for (int place = 0; place < actions_.shapes[o].pieces; ++place) {
        free[o] += std::ranges::any_of(
            turns, [&](std::uint16_t t) { return moves(actions_.effects[t][o], static_cast<std::size_t>(place)); });
      }
    }
    for (const HomePiece& piece : pieces) {
      out += std::log(std::max(1, free[piece.orbit]--) * actions_.shapes[piece.orbit].orientations);
    }
    return out;
  }

  // Turns that it takes to bring these pieces home together; infinite if the search would take more than so many nodes.
  double cost(const Letters& turns, const Pieces& pieces, double nodes) const {
    const double states = log_states(turns, pieces);
    const double branches = std::log(std::max(2.0, 0.8 * static_cast<double>(turns.size())));
    const bool found =
        pieces.size() <= most_pieces_in_stage && states - std::log(entries(turns)) + branches <= std::log(nodes);
    return found ? states / branches + lost_by_a_stage : std::numeric_limits<double>::infinity();
  }
  double entries(const Letters& turns) const { return effort_.entries(turns.size()); }
  Pieces together(std::size_t from, std::size_t to) const {
    Pieces out;
    for (std::size_t s = from; s < to; ++s) out.insert(out.end(), steps_[s].pieces.begin(), steps_[s].pieces.end());
    return out;
  }

  // The cheapest way to cut the steps into stages, up to the first step that no search can take.
  void join(ChainPlan& plan) {
    least_.assign(1, 0);
    std::vector<std::size_t> before{0};
    for (std::size_t to = 1; to <= steps_.size(); ++to) {
      least_.push_back(std::numeric_limits<double>::infinity());
      before.push_back(to);
      for (std::size_t from = 0; from < to; ++from) {
        const double with = least_[from] + cost(steps_[from].turns, together(from, to), effort_.nodes / for_one_lead);
        if (with < least_[to]) least_[to] = with, before[to] = from;
      }
    }
    std::size_t end = steps_.size();
    while (std::isinf(least_[end])) --end;
    for (; end > 0; end = before[end]) {
      plan.stages.push_back({steps_[before[end]].turns, together(before[end], end)});
      cuts_.push_back(end);
    }
    cuts_.push_back(0);
    std::ranges::reverse(plan.stages);
    std::ranges::reverse(cuts_);
  }

  void add_ends(ChainPlan& plan) const {
    std::vector<std::pair<double, ChainPlan::End>> all;
    for (std::size_t after = 0; after < cuts_.size(); ++after) {
      if (cuts_[after] == steps_.size()) continue;
      const Letters& turns = steps_[cuts_[after]].turns;
      const Pieces left = together(cuts_[after], steps_.size());
      for (std::size_t o = 0; o < actions_.shapes.size(); ++o) {
        Pieces own;
        std::ranges::copy_if(left, std::back_inserter(own), [&](const HomePiece& piece) { return piece.orbit == o; });
        if (own.size() < least_in_end || own.size() == left.size()) continue;
        double others = 0;
        for (const HomePiece& piece : left) others += piece.orbit != o ? aim_.turns_for_a_piece[piece.orbit] : 0;
        const double turns_in_all = least_[cuts_[after]] + cost(turns, own, many_leads * effort_.nodes) + others;
        if (!std::isinf(turns_in_all)) all.push_back({turns_in_all, {after, {turns, std::move(own)}}});
      }
    }
    std::ranges::sort(all, {}, [](const auto& one) { return std::pair(one.first, one.second.after); });
    for (std::size_t e = 0; e < std::min(all.size(), most_ends); ++e) plan.ends.push_back(std::move(all[e].second));
  }
};

}  // namespace

Result<ChainPlan> plan_chain(const TurnActions& actions, const ChainAim& aim, const ChainEffort& effort,
                             const Progress& progress) {
  return Planner(actions, aim, effort).plan(progress);
}

}  // namespace asobi::twisty

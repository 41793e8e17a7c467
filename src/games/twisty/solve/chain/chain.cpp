#include "games/twisty/solve/chain/chain.hpp"

#include <algorithm>

#include <boost/unordered/unordered_flat_set.hpp>

#include "base/hash.hpp"
#include "games/twisty/solve/common/look_alikes.hpp"

namespace asobi::twisty {
namespace {

constexpr std::size_t kept_leads = 1000;
constexpr int unreachable = 1000;  // turns, for what these turns cannot do

std::uint64_t hash_of(const Chain::Lead& lead) {
  std::uint64_t out = lead.from;
  for (const OrbitPart& part : lead.now) {
    for (std::size_t i = 0; i < part.pieces.size(); ++i) {
      out = folded(out, (std::uint64_t{part.pieces[i]} << 8) + part.orientation[i]);
    }
  }
  return out;
}

}  // namespace

// One stage, from several leads.
class Chain::Search {
 public:
  Search(const Chain& chain, const Block& block, const Progress& progress)
      : chain_(chain), block_(block), progress_(progress) {}

  Result<std::vector<Lead>> run(const std::vector<Lead>& from) {
    struct Begun {
      std::size_t lead;
      Block::Codes codes;
      int bound;  // of all turns, those made among them
    };
    std::vector<Begun> begun;
    for (std::size_t l = 0; l < from.size(); ++l) {
      if (const auto codes = block_.read(from[l].now)) {
        begun.push_back({l, *codes, static_cast<int>(from[l].word.size()) + block_.distance(*codes)});
      }
    }
    if (begun.empty()) return std::vector<Lead>{};
    std::ranges::sort(begun, {}, [](const Begun& one) { return std::pair(one.bound, one.lead); });
    for (int turns = begun[0].bound; !enough(); ++turns) {
      for (const Begun& one : begun) {
        if (one.bound > turns || enough()) break;
        lead_ = &from[one.lead];
        path_.clear();
        deepen(one.codes, turns - static_cast<int>(lead_->word.size()), chain_.after_.size() - 1);
        ASOBI_CHECK(progress_.check());
      }
    }
    return std::move(found_);
  }

 private:
  static constexpr std::size_t many = 5 * kept_leads;
  static constexpr std::uint64_t nodes_between_looks = 1 << 16;

  const Chain& chain_;
  const Block& block_;
  const Progress& progress_;
  const Lead* lead_ = nullptr;
  Letters path_;
  std::vector<Lead> found_;
  boost::unordered_flat_set<std::uint64_t> seen_;
  std::uint64_t nodes_ = 0;

  // Many leads, or some after a long search, or none after a very long one.
  bool enough() const {
    if (found_.size() >= many || progress_.stopped()) return true;
    const double most = found_.size() >= kept_leads ? 1 : found_.empty() ? 20 : 2;
    return static_cast<double>(nodes_) > most * chain_.effort_.nodes;
  }

  // Returns whether to go on.
  bool deepen(const Block::Codes& codes, int left, std::size_t last) {
    if (left == 0) {
      if (block_.is_home(codes)) found();
      return found_.size() < many;
    }
    for (std::size_t t = 0; t < block_.turn_count(); ++t) {
      const std::size_t layer = chain_.layer_of_[block_.turn(t)];
      if (!chain_.after_[last][layer]) continue;
      if (++nodes_ % nodes_between_looks == 0 && enough()) return false;
      const Block::Codes next = block_.after(codes, t);
      if (!block_.within(next, left - 1)) continue;
      path_.push_back(block_.turn(t));
      const bool go_on = deepen(next, left - 1, layer);
      path_.pop_back();
      if (!go_on) return false;
    }
    return true;
  }

  void found() {
    Lead out = *lead_;
    for (const std::uint16_t t : path_)
      out.now = product(chain_.actions_->shapes, out.now, chain_.actions_->effects[t]);
    if (!seen_.insert(hash_of(out)).second) return;  // as good a way led there before
    out.word.insert(out.word.end(), path_.begin(), path_.end());
    found_.push_back(std::move(out));
  }
};

double Chain::promise(const Lead& lead) const {
  auto out = static_cast<double>(lead.word.size());
  for (std::size_t o = 0; o < lead.now.size(); ++o) {
    out += turns_for_a_piece_[o] *
           static_cast<double>(pieces_away(lead.now[o], looks_[o], actions_->shapes[o].orientations));
  }
  return out;
}

Result<Chain> Chain::make(const TurnActions& actions, const ChainAim& aim, const ChainEffort& effort,
                          Progress& progress) {
  Chain out;
  out.actions_ = &actions;
  out.looks_ = aim.looks;
  out.turns_for_a_piece_ = aim.turns_for_a_piece;
  out.effort_ = effort;
  ASOBI_TRY(const ChainPlan plan, plan_chain(actions, aim, effort, progress));
  out.layer_of_ = actions.layers();
  out.after_ = actions.commuting_layers();
  for (std::size_t a = 0; a < out.after_.size(); ++a) {
    for (std::size_t b = 0; b < out.after_.size(); ++b) out.after_[a][b] = b > a || !out.after_[a][b];
  }
  out.after_.emplace_back(out.after_.size(), true);
  progress.stage({"making tables of pieces", "ピースの表を作っています"}, plan.stages.size() + plan.ends.size());
  for (const ChainStage& stage : plan.stages) {
    ASOBI_TRY(Block block, Block::make(actions, stage, effort, progress));
    out.blocks_.push_back(std::move(block));
    progress.advance();
  }
  for (const auto& [after, stage] : plan.ends) {
    ASOBI_TRY(Block block, Block::make(actions, stage, effort, progress));
    out.ends_.push_back({after, std::move(block)});
    progress.advance();
  }
  return out;
}

// Ranked by what the next block needs at least, or by the pieces that are left.
Result<std::vector<Chain::Lead>> Chain::pass(const Block& block, const Block* next, const std::vector<Lead>& from,
                                             const Progress& progress) const {
  ASOBI_TRY(std::vector<Lead> found, Search(*this, block, progress).run(from));
  std::vector<std::pair<double, std::size_t>> ranked;
  for (std::size_t l = 0; l < found.size(); ++l) {
    const auto codes = next != nullptr ? next->read(found[l].now) : std::nullopt;
    const double least = static_cast<double>(found[l].word.size()) + (codes ? next->distance(*codes) : unreachable);
    ranked.emplace_back(next != nullptr ? least : promise(found[l]), l);
  }
  std::ranges::sort(ranked);
  ranked.resize(std::min(ranked.size(), kept_leads));
  std::vector<Lead> out;
  for (const auto& [rank, l] : ranked) out.push_back(std::move(found[l]));
  return out;
}

Result<std::vector<std::vector<Chain::Lead>>> Chain::lead(const std::vector<OrbitState>& states,
                                                          const Progress& progress) const {
  std::vector<std::vector<Lead>> out(1);
  for (std::size_t s = 0; s < states.size(); ++s) out[0].push_back({states[s], {}, s});
  for (std::size_t b = 0; b < blocks_.size() && !out.back().empty(); ++b) {
    const Block* next = b + 1 < blocks_.size() ? &blocks_[b + 1] : nullptr;
    ASOBI_TRY(std::vector<Lead> passed, pass(blocks_[b], next, out.back(), progress));
    out.push_back(std::move(passed));
  }
  const std::size_t passed = out.size();
  for (const auto& [after, block] : ends_) {
    if (after >= passed) continue;
    ASOBI_TRY(std::vector<Lead> ended, pass(block, nullptr, out[after], progress));
    out.push_back(std::move(ended));
  }
  return out;
}

}  // namespace asobi::twisty

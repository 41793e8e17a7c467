#include "games/twisty/human/table.hpp"

#include <algorithm>
#include <cassert>

namespace asobi::twisty::human {

namespace {

int rotation_of(const Mechanism& mechanism, std::span<const Turn> word) {
  int hold = 0;
  for (const Turn& turn : word) hold = mechanism.hold_after(hold, turn);
  return hold;
}

}  // namespace

Key Look::key(const Mechanism& mechanism, Key positions) const {
  if (by_piece) {
    for (char16_t& p : positions) p = static_cast<char16_t>(mechanism.piece(p));
  }
  if (group == 1) return positions;
  const auto size = static_cast<std::size_t>(group);
  std::vector<Key> groups;
  for (std::size_t i = 0; i < positions.size(); i += size) {
    Key one = positions.substr(i, size);
    std::ranges::sort(one);
    groups.push_back(std::move(one));
  }
  if (any_order) std::ranges::sort(groups);
  Key out;
  for (const Key& one : groups) out += one;
  return out;
}

Key Look::seen(const Board& board) const {
  Key positions;
  for (const int place : places) positions.push_back(static_cast<char16_t>(board.where_is(place)));
  return key(board.mechanism(), std::move(positions));
}

Key Look::solved(const Mechanism& mechanism) const { return before(mechanism, {}); }

Key Look::before(const Mechanism& mechanism, std::span<const Turn> word) const {
  const int rotation = rotation_of(mechanism, word);
  Key positions;
  for (const int place : places) {
    positions.push_back(static_cast<char16_t>(mechanism.fetched(mechanism.rotated(rotation, place), word)));
  }
  return key(mechanism, std::move(positions));
}

bool Look::kept_by(const Mechanism& mechanism, std::span<const Turn> word) const {
  return before(mechanism, word) == solved(mechanism);
}

Table::Table(const Mechanism& mechanism, Look look, std::vector<Look> guards)
    : mechanism_(&mechanism), look_(std::move(look)), guards_(std::move(guards)), solved_(look_.solved(mechanism)) {
  assert(guards_.size() <= 32);
  for (const Look& guard : guards_) guards_solved_.push_back(guard.solved(mechanism));
  cases_[solved_].push_back({});
}

void Table::add(const Word& word, int row, std::span<const Word> first, Written written) {
  static const Word nothing;
  const std::span<const Word> starts = first.empty() ? std::span(&nothing, 1) : first;
  for (const Word& start : starts) {
    Procedure procedure{start, 0, 0, row};
    procedure.word.insert(procedure.word.end(), word.begin(), word.end());
    if (written == Written::shortened) procedure.word = shortened(*mechanism_, procedure.word);
    procedure.cost = mechanism_->cost(procedure.word);
    const Key key = look_.before(*mechanism_, procedure.word);
    auto& known = cases_[key];
    for (std::size_t g = 0; g < guards_.size(); ++g) {
      if (guards_[g].before(*mechanism_, procedure.word) != guards_solved_[g]) procedure.touches |= 1u << g;
    }
    const auto no_better_than = [](const Procedure& a, const Procedure& b) {
      return b.cost <= a.cost && (b.touches & ~a.touches) == 0;
    };
    if (std::ranges::any_of(known, [&](const Procedure& p) { return no_better_than(procedure, p); })) continue;
    std::erase_if(known, [&](const Procedure& p) { return no_better_than(p, procedure); });
    const auto at = std::ranges::lower_bound(known, procedure.cost, {}, &Procedure::cost);
    known.insert(at, std::move(procedure));
  }
}

void Table::add(const std::vector<Word>& words, std::span<const Word> first, Written written) {
  for (std::size_t row = 0; row < words.size(); ++row) add(words[row], static_cast<int>(row), first, written);
}

const Procedure* Table::find(const Key& seen, unsigned keep) const {
  const auto found = cases_.find(seen);
  if (found == cases_.end()) return nullptr;
  const auto one = std::ranges::find_if(found->second, [keep](const Procedure& p) { return (p.touches & keep) == 0; });
  return one == found->second.end() ? nullptr : &*one;
}

const Procedure* Table::find(const Board& board, unsigned keep) const { return find(look_.seen(board), keep); }

unsigned Table::possible(const Key& seen) const {
  unsigned out = 0;
  for (std::size_t g = 0; g < guards_.size(); ++g) {
    const bool taken = std::ranges::any_of(guards_[g].places, [&](int place) {
      return std::ranges::any_of(
          seen, [&](char16_t at) { return (look_.by_piece ? at : mechanism_->piece(at)) == mechanism_->piece(place); });
    });
    if (!taken) out |= 1u << g;
  }
  return out;
}

unsigned Table::standing(const Board& board) const {
  unsigned out = 0;
  for (std::size_t g = 0; g < guards_.size(); ++g) {
    if (guards_[g].seen(board) == guards_solved_[g]) out |= 1u << g;
  }
  return out;
}

}  // namespace asobi::twisty::human

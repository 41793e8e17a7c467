#include "games/twisty/solve/chain/block.hpp"

#include <algorithm>

namespace asobi::twisty {
namespace {

constexpr std::size_t most_tables = 2;  // for a block

// By place and orientation: where a turn takes what is there.
std::vector<std::uint8_t> goes(const OrbitPart& turn, int ways) {
  std::vector<std::uint8_t> out(turn.pieces.size() * static_cast<std::size_t>(ways));
  for (std::size_t to = 0; to < turn.pieces.size(); ++to) {
    for (int twist = 0; twist < ways; ++twist) {
      const int after = (twist + turn.orientation[to]) % ways;
      out[turn.pieces[to] * static_cast<std::size_t>(ways) + static_cast<std::size_t>(twist)] =
          static_cast<std::uint8_t>(to * static_cast<std::size_t>(ways) + static_cast<std::size_t>(after));
    }
  }
  return out;
}

}  // namespace

Result<Block> Block::make(const TurnActions& actions, const ChainStage& stage, const ChainEffort& effort,
                          const Progress& progress) {
  Block out;
  out.pieces_ = stage.pieces;
  out.turns_ = stage.turns;
  out.number_codes(actions);
  for (std::vector<std::uint8_t>& slots : out.choose_slots(effort)) {
    ASOBI_TRY(Table table, out.fill(std::move(slots), progress));
    out.tables_.push_back(std::move(table));
  }
  return out;
}

// Only what these turns can reach from home has a code.
void Block::number_codes(const TurnActions& actions) {
  rows_.resize(turns_.size() * pieces_.size());
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    const std::size_t orbit = pieces_[i].orbit;
    const int ways = ways_.emplace_back(actions.shapes[orbit].orientations);
    std::vector<std::vector<std::uint8_t>> by_turn;
    for (const std::uint16_t t : turns_) by_turn.push_back(goes(actions.effects[t][orbit], ways));
    std::vector<std::uint8_t> reached{static_cast<std::uint8_t>(pieces_[i].place * ways)};
    std::vector<std::uint8_t>& code = code_.emplace_back(
        static_cast<std::size_t>(actions.shapes[orbit].pieces) * static_cast<std::size_t>(ways), nowhere);
    code[reached[0]] = 0;
    for (std::size_t r = 0; r < reached.size(); ++r) {
      for (std::size_t t = 0; t < turns_.size(); ++t) {
        const std::uint8_t to = by_turn[t][reached[r]];
        if (code[to] == nowhere) {
          code[to] = static_cast<std::uint8_t>(reached.size());
          reached.push_back(to);
        }
        rows_[t * pieces_.size() + i][r] = code[to];
      }
    }
    code_count_.push_back(static_cast<std::uint8_t>(reached.size()));
  }
}

std::optional<Block::Codes> Block::read(const OrbitState& state) const {
  Codes out{};
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    const OrbitPart& part = state[pieces_[i].orbit];
    const auto place = static_cast<std::size_t>(std::ranges::find(part.pieces, pieces_[i].place) - part.pieces.begin());
    out[i] = code_[i][place * static_cast<std::size_t>(ways_[i]) + part.orientation[place]];
    if (out[i] == nowhere) return std::nullopt;
  }
  return out;
}

// As many pieces as fit, each table from another one on.
std::vector<std::vector<std::uint8_t>> Block::choose_slots(const ChainEffort& effort) const {
  std::vector<std::vector<std::uint8_t>> out;
  for (std::size_t t = 0; t < most_tables; ++t) {
    std::vector<std::uint8_t> slots;
    double entries = 1, steps = static_cast<double>(turns_.size());
    for (std::size_t n = 0; n < pieces_.size(); ++n) {
      const std::size_t i = (n + t * pieces_.size() / most_tables) % pieces_.size();
      const auto same = std::ranges::count(slots, pieces_[i].orbit, [&](std::uint8_t s) { return pieces_[s].orbit; });
      const double free = std::max<double>(1, code_count_[i] - static_cast<double>(same * ways_[i]));
      if (entries * code_count_[i] > effort.table || steps * free > effort.steps) continue;
      entries *= code_count_[i];
      steps *= free;
      slots.push_back(static_cast<std::uint8_t>(i));
    }
    std::ranges::sort(slots);
    if (std::ranges::find(out, slots) == out.end()) out.push_back(std::move(slots));
  }
  return out;
}

Result<Block::Table> Block::fill(std::vector<std::uint8_t> slots, const Progress& progress) const {
  Table out{std::move(slots), {}, {}};
  std::uint32_t size = 1;
  for (const std::uint8_t slot : out.slots) {
    out.units.push_back(size);
    size *= code_count_[slot];
  }
  const std::size_t count = out.slots.size();
  std::vector<std::array<std::uint32_t, most_codes>> shares(turns_.size() * count);  // of the index, after a turn
  for (std::size_t t = 0; t < turns_.size(); ++t) {
    for (std::size_t i = 0; i < count; ++i) {
      const Row& row = rows_[t * pieces_.size() + out.slots[i]];
      for (std::size_t c = 0; c < most_codes; ++c) shares[t * count + i][c] = row[c] * out.units[i];
    }
  }
  out.turns.assign(size, nowhere);
  out.turns[0] = 0;
  std::vector<std::uint32_t> level{0}, next;
  Codes digits{};
  for (std::uint8_t depth = 1; !level.empty(); ++depth, std::swap(level, next), next.clear()) {
    for (std::size_t at = 0; at < level.size(); ++at) {
      if (at % 4096 == 0) ASOBI_CHECK(progress.check());
      std::uint32_t rest = level[at];
      for (std::size_t i = 0; i < count; ++i) {
        digits[i] = static_cast<std::uint8_t>(rest % code_count_[out.slots[i]]);
        rest /= code_count_[out.slots[i]];
      }
      for (std::size_t t = 0; t < turns_.size(); ++t) {
        std::uint32_t to = 0;
        for (std::size_t i = 0; i < count; ++i) to += shares[t * count + i][digits[i]];
        if (out.turns[to] != nowhere) continue;
        out.turns[to] = depth;
        next.push_back(to);
      }
    }
  }
  return out;
}

}  // namespace asobi::twisty

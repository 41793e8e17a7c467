// Some pieces of a puzzle while only some turns are made: where each stands and how, as one small number, its *code*;
// and tables that say how many turns a few of them need at least to come home, all together.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/chain/plan.hpp"

namespace asobi::twisty {

class Block {
 public:
  using Codes = std::array<std::uint8_t, most_pieces_in_stage>;  // 0: at home

  // Cost of the tables: O(entries * turns) each.
  static Result<Block> make(const TurnActions& actions, const ChainStage& stage, const ChainEffort& effort,
                            const Progress& progress);

  std::size_t turn_count() const { return turns_.size(); }
  std::uint16_t turn(std::size_t number) const { return turns_[number]; }

  // Nothing if these turns cannot bring one of the pieces home.
  std::optional<Codes> read(const OrbitState& state) const;
  bool is_home(const Codes& codes) const { return codes == Codes{}; }
  Codes after(const Codes& codes, std::size_t turn) const {
    Codes out{};
    for (std::size_t i = 0; i < pieces_.size(); ++i) out[i] = rows_[turn * pieces_.size() + i][codes[i]];
    return out;
  }
  // At least so many turns are needed.
  int distance(const Codes& codes) const {
    int out = 0;
    for (const Table& table : tables_) out = std::max(out, table.at(codes));
    return out;
  }
  bool within(const Codes& codes, int turns) const {
    for (const Table& table : tables_) {
      if (table.at(codes) > turns) return false;
    }
    return true;
  }

 private:
  static constexpr std::size_t most_codes = 64;
  static constexpr std::uint8_t nowhere = 0xFF;
  using Row = std::array<std::uint8_t, most_codes>;  // by code: the code after a turn

  struct Table {
    std::vector<std::uint8_t> slots;  // which pieces of the block
    std::vector<std::uint32_t> units;
    std::vector<std::uint8_t> turns;  // by the sum of codes times units

    int at(const Codes& codes) const {
      std::uint32_t index = 0;
      for (std::size_t i = 0; i < slots.size(); ++i) index += codes[slots[i]] * units[i];
      return turns[index];
    }
  };

  std::vector<HomePiece> pieces_;
  std::vector<int> ways_;  // by piece: orientations
  Letters turns_;
  std::vector<std::uint8_t> code_count_;         // by piece
  std::vector<std::vector<std::uint8_t>> code_;  // by piece, by place and orientation: its code, or nowhere
  std::vector<Row> rows_;                        // by turn, by piece
  std::vector<Table> tables_;

  void number_codes(const TurnActions& actions);
  std::vector<std::vector<std::uint8_t>> choose_slots(const ChainEffort& effort) const;
  Result<Table> fill(std::vector<std::uint8_t> slots, const Progress& progress) const;
};

}  // namespace asobi::twisty

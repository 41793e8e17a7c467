// Short words of turns for the centres, chosen layer by layer. S turns the layers of one axis, each by its own number
// of quarters; f turns a face beside that axis, t one layer across it. After a first turn of any face, if it helps:
//
//   slices     S              moves whole lines
//   exchange   S f S'         exchanges lines of that face and of the faces that S brings to it
//   insertion  S t S'         turns one layer with some of its centres replaced
//   pair       S t R t' …     two cycles of three centres for every layer of S; quarters of t only
//   cycle      S f t f' R f t' f' …   a cycle of three centres for every layer of S
//
// R turns every layer from its place after S to another one, and … turns it back; where R does that already, nothing
// is left to do, and the cycle needs no f' in the end. If a layer is turned by i quarters after S and by j after R,
// what is at i quarters before the crossing with t goes to j, what t brings comes to i, and what is at j goes where t
// brings from: all cycles of three places out of the ring of the layer and that one are there.
//
// Whole faces may turn as they like, since all their centres are to have one colour. What a layer of S gains is
// independent of the other layers (but for the crossings of an exchange, which are counted apart), so the best S of a
// given number of turns is found at once for all its layers.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/twisty/solve/big_cube/centre_cells.hpp"
#include "games/twisty/solve/big_cube/layer_blocks.hpp"

namespace asobi::twisty::big_cube {

struct CentreWord {
  enum class Kind : std::uint8_t { slices, exchange, insertion, pair, cycle, face };

  Kind kind = Kind::face;
  std::uint8_t first_face = 0, first_quarters = 0;  // the turn before it
  std::uint8_t axis = 0, face = 0, face_quarters = 0, across = 0, layer = 0, layer_quarters = 0;
  LayerTurns layers{}, then{};  // quarters after S; of pairs and cycles also after R
};

struct FoundWord {
  CentreWord word;
  int turns = 0, gain = 0;
};

// Which words are asked for, by their number of turns: those that gain at least so much. Longer ones are not.
using LeastGains = std::span<const int>;

// The cost of a colour on a face: none at home, a bit less on the opposite face than on the others, so that two centres
// of neighbouring faces, which no cycle can exchange at once, have a way down.
constexpr int cost_of_colour(int colour, int face) { return colour == face ? 0 : (colour ^ face) == 1 ? 9 : 10; }
int cost_of(const CentreCells& map, const Cells& cells);

void apply(const CentreCells& map, const CentreWord& word, Cells& cells);
std::vector<Block> blocks_of(const CentreCells& map, const CentreWord& word);

class WordFinder {
 public:
  // Whether words may leave middles of faces on other faces.
  enum class Middles { move, stay };

  WordFinder(const CentreCells& map, Middles middles)
      : map_(&map), middles_(middles), gains_(map.width()), lines_(24 * map.width()) {}

  // What a turn more of a layer is to gain at least; 6 if nothing is said.
  void set_price(int price) { price_ = price; }

  // Adds words after one turn of a face (or none, quarters 0): all of them, those with slices and exchanges only, or
  // those with a turn of one layer across S.
  void find(const Cells& cells, int face, int quarters, LeastGains least, std::vector<FoundWord>& out);
  void find_lines(const Cells& cells, LeastGains least, std::vector<FoundWord>& out);
  void find_across(const Cells& cells, int layer, LeastGains least, std::vector<FoundWord>& out);

 private:
  using Costs = std::array<std::int32_t, 8>;  // by the face where they would be, or by colour
  // What is there for every layer is computed for sixteen at once.
  static constexpr std::size_t lanes = 16, most_vectors = (most_layers + lanes - 1) / lanes;
  using Bytes = std::int8_t __attribute__((vector_size(lanes)));
  struct ByteLine {
    std::array<Bytes, most_vectors> vectors;

    std::int8_t operator[](std::size_t layer) const { return vectors[layer / lanes][layer % lanes]; }
    void set(std::size_t layer, int value) { vectors[layer / lanes][layer % lanes] = static_cast<std::int8_t>(value); }
  };
  using CostLines = std::array<ByteLine, 6>;  // by the face where the colours of a line would be
  // By quarters of S or of the layer across it.
  struct End {
    int strip = 0, place = 0;
    std::array<ByteLine, 4> own, beside;  // colours
    std::array<CostLines, 4> own_costs, beside_costs;
    std::array<int, 4> own_face{}, beside_face{};
  };

  const CentreCells* map_;
  Middles middles_;
  const Cells* cells_ = nullptr;
  LeastGains least_;
  std::vector<FoundWord>* out_ = nullptr;
  CentreWord word_;
  std::vector<std::array<int, 4>> gains_;  // by layer of S and its quarters
  std::array<ByteLine, 16> cycle_gains_;   // by quarters after S and after R, i + 4j
  std::vector<Costs> lines_;               // by axis, strip, layer or place (a line across the layers)
  std::array<End, 2> ends_;
  int price_ = 6;
  std::vector<std::pair<int, int>> order_;

  void begin(const Cells& cells, LeastGains least, std::vector<FoundWord>& out);
  void find_all_lines();
  void find_all_across(int layer);
  void sum_lines();
  const Costs& line(int axis, int strip, int layer, int quarters) const;
  void find_slices(int axis);
  void find_exchanges(int axis, int strip);
  int crossings(int strip, const LayerTurns& layers) const;
  void read_ends(int axis, int across, int layer);
  void find_insertions();
  std::size_t used_vectors() const { return (static_cast<std::size_t>(map_->width()) + lanes - 1) / lanes; }
  void clear(ByteLine& line) const;
  void fill_costs(const ByteLine& line, CostLines& out) const;
  void add_cycles(const End& end, int third_face, const CostLines& third, bool first);
  int best_cycle_at(int layer) const;
  void forbid_cycles_at(int layer);
  void choose_cycles(int other_turns);
  void find_pairs();
  void find_cycles(const End& end);
  bool stays(int layer) const { return middles_ == Middles::stay && 2 * layer == map_->width() - 1; }
  // Whether a word that uses the face may be new after the first turn.
  bool relevant(int face) const { return word_.first_quarters == 0 || word_.first_face == face; }
  void choose(int other_turns, int times, Ends ends);
  void choose_from(const LayerTurns& begun, int turns, int gain, int other_turns, int times, Ends ends);
  bool wanted(int turns, int gain) const {
    return gain > 0 && turns < static_cast<int>(least_.size()) && gain >= least_[turns];
  }
  void offer(const LayerTurns& layers, int other_turns, int times, int gain, Ends ends);
  int turns_of(const CentreWord& word) const;
  void offer_cycles(const LayerTurns& layers, const LayerTurns& then, int other_turns, int gain);
  int colour_at(int cell) const { return (*cells_)[cell]; }
};

}  // namespace asobi::twisty::big_cube

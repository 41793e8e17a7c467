// Everything that the searches on the 3x3x3 cube look up. What moves do to coordinates is found anew each time (0.4 s);
// the tables of distances are kept on the shelf.
//
// First phase (to the group of half turns and turns about axis 1): class of flips and places of the slice's edges x
// twist of the corners: the exact distance modulo 3, and for each face whether some turn of it lowers the distance, in
// a byte; 141 MB. Second phase: class of the corners' order x order of the eight edges off the slice, 56 MB, exact as
// far as `second_reach`; and order of the corners x order of the slice's edges, 0.5 MB.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/solve/cube3/distance_rows.hpp"
#include "games/twisty/solve/cube3/first_moves.hpp"

namespace asobi::twisty::cube3 {

// What is known of a place of the first phase.
struct FirstEntry {
  std::uint8_t byte;

  unsigned distance_modulo_3() const { return byte & 3u; }
  // Whether a turn of this face, as it is seen from the class's representative, lowers the distance.
  bool lowered_by(int face_seen) const { return (byte >> (2 + face_seen) & 1) != 0; }
};

class FirstTable {
  static constexpr std::size_t row_bytes = 2192;  // of twist_values columns, a multiple of 16

 public:
  static constexpr std::uint64_t bytes = flip_slice_classes * row_bytes;

  static Result<FirstTable> make(const FirstMoves& moves, Context& context);
  // As for SecondTable.
  Result<bool> is_current(const FirstMoves& moves, Context& context) const;

  const std::vector<std::uint64_t>& census() const { return table_->census; }
  FirstEntry entry(const FirstMoves& moves, FirstCoordinates at) const { return {bytes_[place(moves, at)]}; }
  void fetch(const FirstMoves& moves, FirstCoordinates at) const { __builtin_prefetch(&bytes_[place(moves, at)]); }
  // By going down, a step of each in turn, so that the memory is waited for once. More than there are in the census if
  // there is no way down, as in a table that was numbered otherwise.
  void distances(const FirstMoves& moves, std::span<const FirstCoordinates> from, std::span<unsigned> out) const;
  unsigned distance(const FirstMoves& moves, FirstCoordinates at) const {
    unsigned out = 0;
    distances(moves, std::span(&at, 1), std::span(&out, 1));
    return out;
  }

 private:
  static std::size_t place(const FirstMoves& moves, FirstCoordinates at) {
    return std::size_t{at.edges / kept_symmetries} * row_bytes + moves.column(at);
  }
  explicit FirstTable(std::shared_ptr<const Table> table)
      : table_(std::move(table)), bytes_(table_->data.as<std::uint8_t>().data()) {}
  static Result<Buffer> with_faces(const FirstMoves& moves, const ColumnMaps& maps, const Buffer& distances,
                                   unsigned threads, Progress& progress);

  std::shared_ptr<const Table> table_;
  const std::uint8_t* bytes_;
};

// The distance of a neighbour from its own and the neighbour's value modulo 3.
inline unsigned neighbour_distance(unsigned distance, unsigned value) {
  // distance + ((value - distance + 1) mod 3) - 1
  return distance - 1 + (value + 1 + 2 * distance) % 3;
}

struct SecondCoordinates {
  std::uint32_t corners, edges, slice;
};

constexpr unsigned second_reach = 12;

class SecondTable {
  using Format = RowFormat<4>;
  static constexpr std::uint64_t row_words = Format::words_for(order_values);

 public:
  static constexpr std::uint64_t bytes = corner_order_classes * row_words * sizeof(std::uint64_t);

  static Result<SecondTable> make(Context& context);
  // Whether the shelf has the same table still: one whose file has changed is made anew.
  Result<bool> is_current(Context& context) const;

  const std::vector<std::uint64_t>& census() const { return table_->census; }
  // Moves are places in second_phase_moves().
  SecondCoordinates after(SecondCoordinates at, std::uint32_t move) const {
    return {corners_.moved[at.corners * 10 + move], edges_.moved[at.edges * 10 + move],
            slice_.moved[at.slice * 10 + move]};
  }
  unsigned corner_slice_distance(std::uint32_t corners, std::uint32_t slice) const {
    const std::uint32_t place = corners * 24 + slice;
    return corner_slice_[place / 2] >> (place % 2 * 4) & 15u;
  }
  // Where the distance of corners and edges stands, which is fetched ahead.
  struct Spot {
    const std::uint64_t* word;
    std::uint32_t shift;
  };
  Spot spot(std::uint32_t corners, std::uint32_t edges) const {
    const std::uint32_t seen = classes_.of_value[corners];
    const std::uint32_t column = edges_.conjugated[seen % kept_symmetries * order_values + edges];
    const std::uint64_t* const word = words_ + seen / kept_symmetries * row_words + Format::word_of(column);
    __builtin_prefetch(word);
    return {word, Format::shift_of(column)};
  }
  // second_reach + 1 stands for all greater ones.
  static unsigned distance(const Spot& spot) {
    const auto value = static_cast<unsigned>(*spot.word >> spot.shift & Format::unseen);
    return value == Format::unseen ? second_reach + 1 : value;
  }

 private:
  SecondTable(Classes classes, Coordinate corners, Coordinate edges, Coordinate slice)
      : classes_(std::move(classes)), corners_(std::move(corners)), edges_(std::move(edges)), slice_(std::move(slice)) {
    fill_corner_slice();
  }
  void fill_corner_slice();
  Result<std::shared_ptr<const Table>> kept(Context& context) const;

  Classes classes_;
  Coordinate corners_, edges_, slice_;
  std::vector<std::uint8_t> corner_slice_;  // two to a byte
  std::shared_ptr<const Table> table_;
  const std::uint64_t* words_ = nullptr;
};

}  // namespace asobi::twisty::cube3

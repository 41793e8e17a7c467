// Sequences of words, each kept once and known by its number, in the order in which they came: the nodes of diagrams,
// the sets of a subset construction, the tuples of a product. Open addressing over one pool of words.
// Cost: a look-up reads the sequence once, 20 to 60 ns; 4 bytes a word, and 12 to 16 a sequence.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace asobi::automata {

class Sequences {
 public:
  using Word = std::uint32_t;

  // All of this length; 0: of any.
  explicit Sequences(std::uint32_t length = 0) : length_(length) {}

  // Its number; it is new if that is what size() was before. `words` may not be a view into this pool.
  std::uint32_t intern(std::span<const Word> words);
  std::span<const Word> operator[](std::uint32_t number) const {
    if (length_ != 0) return {pool_.data() + std::size_t{number} * length_, length_};
    const std::size_t begin = number == 0 ? 0 : ends_[number - 1];
    return {pool_.data() + begin, ends_[number] - begin};
  }
  std::uint32_t size() const { return count_; }
  std::uint64_t bytes() const {
    return sizeof(Word) * (pool_.capacity() + slots_.capacity()) + sizeof(std::size_t) * ends_.capacity();
  }
  // No more will come.
  void freeze();

 private:
  std::uint32_t length_;
  std::uint32_t count_ = 0;
  std::vector<Word> pool_;
  std::vector<std::size_t> ends_;     // where lengths differ
  std::vector<std::uint32_t> slots_;  // numbers + 1; 0: free

  void grow();
};

}  // namespace asobi::automata
